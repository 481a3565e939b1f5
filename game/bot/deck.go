package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// decks is what a player chooses about Crisis and Destination cards that they see before the others, mostly in private.
type decks struct{ *mind }

// crisisValue returns what a Crisis card is worth to the humans, including its icons.
func (m decks) crisisValue(id card.ID) float64 {
	c := m.Boxes.Crisis(id)
	if c == nil {
		return crisisWorth
	}
	worth := 0.0
	switch {
	case c.Kind == card.Attack:
		for _, a := range c.Activate {
			worth += activation(m.View, a)
		}
		worth += worthOf(m.View, c.Setup, c) + worthOf(m.View, c.Special.Effect, c)
	default:
		best := -1000.0
		if c.Check != nil {
			best = checks(m).worth(c.Check, c)
		}
		for _, list := range c.Options {
			best = max(best, worthOf(m.View, list, c))
		}
		worth = best
	}
	worth += activation(m.View, c.Icons.Activate)
	if c.Icons.Jump {
		worth += jumpPrep(m.View, 1)
	}
	if c.Icons.Forces {
		worth += march(m.View)
	}
	if c.Icons.Evacuate && m.Stage() == game.InOrbit {
		worth += saves(m.View)
	}
	return worth
}

// destinationValue returns the worth of a destination.
func (m decks) destinationValue(id card.ID) float64 {
	d := m.Boxes.Destinations.Of(id)
	if d == nil {
		return 0
	}
	return worthOf(m.View, d.Effect, nil) + distanceWorth*float64(d.Distance)
}

// crisis scores which Crisis card to keep, or which Super Crisis card to play.
func (m decks) crisis(o game.Option) float64 { return m.secret(m.crisisValue(o.Card)) }

// destination scores which destination to take.
func (m decks) destination(o game.Option) float64 { return m.secret(m.destinationValue(o.Card)) }

// bury scores whether a card that was looked at goes to the bottom.
func (m decks) bury(o game.Option) float64 {
	if o.Kind != game.Bottom {
		return 0
	}
	if m.Boxes.Destinations.Of(m.d.About) != nil {
		return m.secret(20 - m.destinationValue(m.d.About))
	}
	return m.secret(crisisWorth/2 - m.crisisValue(m.d.About))
}

// onTop scores which Crisis card to put on top. If none left is better than an unknown card, they go to the bottom.
func (m decks) onTop(o game.Option) float64 {
	if o.Kind == game.Bottom {
		return m.secret(crisisWorth / 2)
	}
	return m.secret(m.crisisValue(o.Card))
}

// scoutDeck scores which deck to look at: the Destination deck when a jump is near.
func (m decks) scoutDeck(o game.Option) float64 {
	return one((o.Deck == game.DestinationDeck) == (m.JumpPrep >= 3 && !m.LastJump))
}

// risk scores whether to risk ships at a destination.
func (m decks) risk(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	r, _ := find[card.Risk](m.View, m.d.About)
	return m.secret(worthOf(m.View, card.Do(r.Roll), nil))
}
