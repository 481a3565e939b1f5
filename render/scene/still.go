package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// still says whether something is open that people read: then no bot answers and no bar runs on.
func (p *Play) still(u *ui.UI) bool {
	return u.IsInert() || p.HandTo != game.NoSeat || p.Large.ID != "" || p.Explained.Rule != "" || p.log.Open || p.recap.Open()
}

// skip ends all that moves.
func (p *Play) skip() {
	p.moves.Settle()
	if !p.moments.Still() { // what lies under one takes no click
		p.moments.End()
	}
	p.dice.Settle()
	p.check.TurnUp()
	p.Hurry()
}

// moving says whether something moves on the table, the dice apart.
func (p *Play) moving() bool { return p.check.Turning() || p.moves.Busy() }
