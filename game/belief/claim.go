package belief

import "battlestar/game"

// Claim is what a player says to the table of a Loyalty card of another player, which nobody else has seen, or of all their cards.
type Claim struct {
	By, About game.Seat
	Cylon     bool // it is a Cylon card, or one of them is
	All       bool `json:",omitempty"`
}

// wrong is how often a human is wrong about a card.
const wrong = 0.02

// Framed is how often a hidden Cylon calls a human a Cylon after a look at their card. They cover for other Cylons always.
const Framed = 0.35

// Heard takes in what a player says. It is remembered: when a card is revealed later, whoever lied of it stands there as a liar.
func (b *Belief) Heard(c Claim) {
	by, about := b.places(c.By), b.places(c.About)&^against
	all := about.cards()
	if all == 0 || b.openly(c.By) { // nobody listens to a Cylon player
		return
	}
	before := b.chance(b.places(c.About))
	b.weigh(func(x world) float64 {
		saw := float64((x.cylon & about).cards()) / float64(all) // one of their cards, at random
		if c.All {
			saw = float64(number(x.cylon&about != 0))
		}
		ofCylon, ofHuman := 1-wrong, wrong
		if x.cylon&by != 0 {
			ofCylon, ofHuman = wrong, Framed
		}
		p := saw*ofCylon + (1-saw)*ofHuman
		if !c.Cylon {
			p = 1 - p
		}
		return p
	})
	what := SaidHuman
	switch {
	case c.Cylon:
		what = SaidCylon
	case c.All:
		what = SaidAllHuman
	}
	b.note(Clue{What: what, Seat: c.About, By: c.By}, before)
}
