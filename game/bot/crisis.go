package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// box is which box of a crisis to take.
func (m *mind) box(o game.Option) float64 {
	c := m.Boxes.Crisis(m.d.About)
	if o.Kind == game.TheCheck {
		return m.open(m.checkWorth(c.Check, c))
	}
	return m.open(worthOf(m.View, c.Options[o.N], c) + m.mine(c.Options[o.N]))
}

// mine is what a list costs this player besides: his title, his freedom.
func (m *mind) mine(list card.Effects) float64 {
	if e, ok := findIn[card.GiveTitle](list); ok && e.Title == card.PresidentTitle && m.President() == m.me {
		return -presidentWorth
	}
	return 0
}

// oneOf is which list inside a result to take.
func (m *mind) oneOf(o game.Option) float64 {
	e, ok := find[card.OneOf](m.View, m.d.About)
	if !ok || int(o.N) >= len(e.Options) {
		return 0
	}
	return m.open(worthOf(m.View, e.Options[o.N], m.Boxes.Crisis(m.d.About)) + m.mine(e.Options[o.N]))
}

// may is whether to do what may be left.
func (m *mind) may(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	e, _ := find[card.May](m.View, m.d.About)
	if _, ok := findIn[card.SendChosen](e.Then); ok && m.side == human {
		return one(m.knowsCylonAtLarge()) - 0.5
	}
	return m.secret(worthOf(m.View, e.Then, nil)) // a Cylon is about to be suspected either way
}

// ignore is whether a Cylon player takes part in an effect: in one that gives, not in one that takes.
func (m *mind) ignore(o game.Option) float64 {
	_, gives := find[card.Draw](m.View, m.d.About)
	return one((o.Kind == game.Yes) == gives)
}

// trusted is who becomes President.
func (m *mind) trusted(o game.Option) float64 { return m.open(m.usefulness(o.Seat)) }

// victim is who goes to the Brig or to Sickbay: a Cylon if one is known, else whoever is missed least.
func (m *mind) victim(o game.Option) float64 {
	worth := m.usefulness(o.Seat)
	if o.Seat == m.me {
		worth += 3
	}
	if m.side != human {
		return worth // whom the humans need most
	}
	return -worth
}

// player is a player for the card or ability named.
func (m *mind) player(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	s := o.Seat
	switch {
	case m.d.About == "executive-order":
		return m.orderFor(s) + 0.2*m.usefulness(s)
	case m.d.Place == card.AdmiralsQuarters:
		return m.open(-10*m.trust(s)) - 20*one(s == m.me)
	case m.d.Place == card.Administration:
		return m.open(m.usefulness(s)) + 2*one(s == m.me)
	case m.d.Place == card.Brig: // to be freed
		return m.open(m.usefulness(s))
	case m.d.About == card.ID(card.ResurrectionShip):
		return m.gift(s)
	case m.d.About == "human-fleet":
		return float64(m.Count(game.Hand(s))) * one(isHuman(m.View, s))
	}
	if _, looks := find[card.LookAtLoyalty](m.View, m.d.About); looks {
		return m.unknown(s)
	}
	return m.open(m.usefulness(s)) + m.rng.Float64()
}

// unknown is how many Loyalty cards of a player this one has not seen.
func (m *mind) unknown(s game.Seat) float64 {
	n := 0.0
	for _, slot := range m.Piles[game.Loyalty(s)] {
		n += one(slot.Card == "")
	}
	return n + 0.5*one(s == m.President() || s == m.Admiral())
}

// character is a matter of taste.
func (m *mind) character(game.Option) float64 { return m.rng.Float64() }
