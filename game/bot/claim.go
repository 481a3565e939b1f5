package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// Claim returns what a player says to the table of the Loyalty cards of another player, of which they are looking at one, and whether they say anything.
// Humans tell the truth. A hidden Cylon covers for a Cylon, and now and then accuses a human.
func Claim(k Known) (belief.Claim, bool) {
	d := k.Decision
	l := k.Boxes.Loyalty.Of(d.About)
	if d.Kind != game.SeeCard || d.Other == game.NoSeat || l == nil || l.Final != nil { // one of the Final Five is shown to everyone (E-CL-11)
		return belief.Claim{}, false
	}
	m := &mind{Known: k, d: d, me: k.Seat}
	c := belief.Claim{By: k.Seat, About: d.Other, All: true}
	for _, slot := range k.Piles[game.Loyalty(d.Other)] {
		known := k.Boxes.Loyalty.Of(slot.Card)
		c.All = c.All && known != nil
		c.Cylon = c.Cylon || known != nil && !slot.FaceUp() && known.Team == card.CylonTeam
	}
	switch m.sideOf() {
	case human:
	case hidden:
		c.Cylon = !c.Cylon && m.luck().Float64() < belief.Framed
	case revealed:
		return belief.Claim{}, false
	}
	return c, true
}
