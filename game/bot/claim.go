package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// Claim returns what a player says to the table of a Loyalty card of another player that they are looking at, and whether they look at one. Humans tell
// the truth. A hidden Cylon covers for a Cylon, and now and then accuses a human.
func Claim(k Known) (belief.Claim, bool) {
	d := k.Decision
	l := k.Boxes.Loyalty.Of(d.About)
	if d.Kind != game.SeeCard || d.Other == game.NoSeat || l == nil {
		return belief.Claim{}, false
	}
	m := &mind{Known: k, d: d, me: k.Seat}
	c := belief.Claim{By: k.Seat, About: d.Other, Cylon: l.Team == card.CylonTeam}
	if m.sideOf() == hidden {
		c.Cylon = !c.Cylon && m.luck().Float64() < belief.Framed
	}
	return c, true
}
