package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// keep is what a Skill card in the own hand is worth to this player.
func (m *mind) keep(id card.ID) float64 {
	title, strength := card.SplitSkill(id)
	if m.side == revealed {
		return float64(strength) // of use only in checks
	}
	worth := 1.2 + 0.5*float64(strength)
	switch title {
	case "executive-order":
		worth += 2
	case "repair":
		worth += 0.5 + 0.5*float64(m.DamagedLocations())
	case "strategic-planning", "declare-emergency":
		worth += 0.7
	case "maximum-firepower":
		worth += 1.5 * one(m.Seats[m.me].Piloting())
	case "launch-scout":
		worth -= 0.3
	}
	return worth
}

// thrift is how dear cards are: what lies above the hand limit will be lost anyway.
func (m *mind) thrift() float64 {
	return min(max(1.45-0.12*float64(m.Count(game.Hand(m.me))), 0.2), 1)
}

// giveUp is what to discard: what is worth least.
func (m *mind) giveUp(o game.Option) float64 { return -m.keep(o.Card) }

// takeCard is what a Cylon takes out of a hand.
func (m *mind) takeCard(o game.Option) float64 {
	_, strength := card.SplitSkill(o.Card)
	return float64(strength)
}

// skillType is which card to draw: what the next checks ask for, and not all of a kind.
func (m *mind) skillType(o game.Option) float64 {
	liking := [...]float64{card.Politics: 2.4, card.Leadership: 3, card.Tactics: 2.6, card.Piloting: 1.2, card.Engineering: 2, card.Treachery: 0}
	if m.side == revealed {
		// What most checks count against them.
		liking = [...]float64{card.Politics: 0.2, card.Leadership: 0, card.Tactics: 0.1, card.Piloting: 3, card.Engineering: 2.5, card.Treachery: 3}
	}
	held := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if s := m.Boxes.Skill(slot.Card); s != nil && s.Type == o.Skill {
			held++
		}
	}
	worth := liking[o.Skill] - 0.5*held
	if o.Skill == card.Engineering {
		worth += 0.6 * float64(min(3, m.DamagedLocations()))
	}
	if o.Skill == card.Piloting && m.Seats[m.me].Piloting() {
		worth += 1.5
	}
	return worth + 0.3*m.rng.Float64()
}

// ---- Cards of the fleet ----

// crisisValue is what a Crisis card is worth to the humans, its icons included.
func (m *mind) crisisValue(id card.ID) float64 {
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
			best = m.checkWorth(c.Check, c)
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
	return worth
}

// destinationValue is what a destination is worth.
func (m *mind) destinationValue(id card.ID) float64 {
	d := m.Boxes.Destinations.Of(id)
	if d == nil {
		return 0
	}
	return worthOf(m.View, d.Effect, nil) + distanceWorth*float64(d.Distance)
}

// crisis is which Crisis card to keep, or which Super Crisis card to play.
func (m *mind) crisis(o game.Option) float64 { return m.secret(m.crisisValue(o.Card)) }

// destination is which destination to take.
func (m *mind) destination(o game.Option) float64 { return m.secret(m.destinationValue(o.Card)) }

// bury is whether a card that was looked at goes to the bottom.
func (m *mind) bury(o game.Option) float64 {
	if o.Kind != game.Bottom {
		return 0
	}
	if m.Boxes.Destinations.Of(m.d.About) != nil {
		return m.secret(20 - m.destinationValue(m.d.About))
	}
	return m.secret(crisisWorth/2 - m.crisisValue(m.d.About))
}

// scoutDeck is which deck to look at: destinations when a jump is near.
func (m *mind) scoutDeck(o game.Option) float64 {
	return one((o.Deck == game.DestinationDeck) == (m.JumpPrep >= 3 && !m.LastJump))
}

// risk is whether to risk ships at a destination.
func (m *mind) risk(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	r, _ := find[card.Risk](m.View, m.d.About)
	return m.secret(worthOf(m.View, card.Do(r.Roll), nil))
}

// ---- Quorum ----

// quorumValue is what playing a Quorum card is worth.
func (m *mind) quorumValue(id card.ID) float64 {
	q := m.Boxes.Quorum.Of(id)
	if q == nil {
		return 0
	}
	switch id {
	case "arrest-order":
		return brigWorth * one(m.knowsCylonAtLarge()) * 0.8
	case "presidential-pardon":
		for _, s := range at(m.View, card.Brig) {
			if s != m.me && !m.knownCylon(s) {
				return brigWorth
			}
		}
		return 0
	case "encourage-mutiny":
		return 3 * one(m.knownCylon(m.Admiral()))
	case "authorization-of-brutal-force":
		return worthOf(m.View, q.Effect, nil)
	}
	return worthOf(m.View, q.Effect, nil)
}

// knowsCylonAtLarge says whether this player knows a hidden Cylon who is not in the Brig.
func (m *mind) knowsCylonAtLarge() bool {
	for i := range m.Seats {
		if s := game.Seat(i); s != m.me && m.knownCylon(s) && isHuman(m.View, s) && m.Seats[s].Place != card.Brig {
			return true
		}
	}
	return false
}

// bestQuorum is the best Quorum card of a pile that this player sees.
func (m *mind) bestQuorum(p game.Pile) float64 {
	best := 0.0
	for _, slot := range m.Piles[p] {
		best = max(best, m.quorumValue(slot.Card))
	}
	return best
}

func (m *mind) quorum(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	return m.quorumValue(o.Card)
}

// quorumDraw is the second half of the President's Office.
func (m *mind) quorumDraw(o game.Option) float64 {
	switch o.Card {
	case "draw-quorum":
		return quorumWorth - 0.5*float64(m.Count(game.QuorumHand))
	case "play-quorum":
		return m.bestQuorum(game.QuorumHand)
	default:
		return 0
	}
}
