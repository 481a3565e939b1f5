package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// still reports whether something is open that players read: then no bot answers and no bar runs.
func (p *Play) still(u *ui.UI) bool {
	return u.IsInert() || p.HandTo != game.NoSeat || p.Large.ID != "" || p.Explained.Rule != "" || p.Rooms.Log.Open || p.Rooms.Recap.Open()
}

// barRest is how many ticks a bar still rests after what covered the table is gone.
const barRest = 60

// barRests reports whether no bar runs: something covers the table, or did a moment ago. away means that another scene was shown since the last
// frame.
func (p *Play) barRests(u *ui.UI, away bool) bool {
	if away || p.still(u) || p.Rooms.Guide.Lies() {
		p.restsUntil = u.Tick + barRest
	}
	return u.Tick < p.restsUntil
}

// skip ends all movement.
func (p *Play) skip() {
	p.Rooms.Moves.Settle()
	if !p.Rooms.Moments.Still() { // what lies under a moment takes no click
		p.Rooms.Moments.End()
	}
	p.Rooms.Dice.Settle()
	p.Rooms.Check.TurnUp()
	p.Hurry()
}

// Moving reports whether something moves on the table, apart from the dice.
func (p *Play) Moving() bool { return p.Rooms.Check.Turning() || p.Rooms.Moves.Busy() }
