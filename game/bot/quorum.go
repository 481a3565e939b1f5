package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// quorumCards is what a President does with the Quorum hand.
type quorumCards struct{ *mind }

// value returns the worth of playing a Quorum card.
func (m quorumCards) value(id card.ID) float64 {
	q := m.Boxes.Quorum.Of(id)
	if q == nil {
		return 0
	}
	switch id {
	case "arrest-order":
		return brigWorth * one(m.knowsCylonAtLarge()) * 0.8
	case "presidential-pardon":
		for s := range m.Seats {
			if s := game.Seat(s); m.Seats[s].Jailed() && s != m.me && m.trust(s) > 0 {
				return brigWorth
			}
		}
		return 0
	case "encourage-mutiny":
		return 3 * one(m.accuses(m.Admiral()))
	case "execute-prisoner":
		for s := range m.Seats {
			if s := game.Seat(s); m.Seats[s].Jailed() && m.knownCylon(s) {
				return executionWorth
			}
		}
		return 0
	}
	return worthOf(m.View, q.Effect, nil)
}

// keeps reports whether a kept Quorum card is in front of this player.
func (m *mind) keeps(id card.ID) bool {
	return slices.ContainsFunc(m.Piles[game.KeptQuorum(m.me)], func(s game.Slot) bool { return s.Card == id })
}

// best returns the worth of the best Quorum card in a pile that this player sees.
func (m quorumCards) best(p game.Pile) float64 {
	best := 0.0
	for _, slot := range m.Piles[p] {
		best = max(best, m.value(slot.Card))
	}
	return best
}

func (m quorumCards) play(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	return m.value(o.Card)
}

// drawOrPlay scores the second half of the President's Office.
func (m quorumCards) drawOrPlay(o game.Option) float64 {
	switch o.Card {
	case "draw-quorum":
		return quorumWorth - 0.5*float64(m.Count(game.QuorumHand))
	case "play-quorum":
		return m.best(game.QuorumHand)
	default:
		return 0
	}
}

// discard scores the Quorum card that a President values least. In an exchange, cards worth less than a new card are given up.
func (m quorumCards) discard(o game.Option) float64 { return quorumWorth - 1 - m.value(o.Card) }

// order scores what should be drawn next.
func (m quorumCards) order(o game.Option) float64 { return m.secret(m.value(o.Card)) }
