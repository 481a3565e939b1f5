package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// players is how a player picks other players, for good or ill.
type players struct{ *mind }

// trusted scores who becomes President.
func (m players) trusted(o game.Option) float64 { return m.open(m.usefulness(o.Seat)) }

// victim scores who goes to the Brig or to Sickbay: a known Cylon, otherwise whoever is missed least.
func (m players) victim(o game.Option) float64 {
	worth := m.usefulness(o.Seat)
	if o.Seat == m.me {
		worth += 3
	}
	if m.side != human {
		return worth // the player whom the humans need most
	}
	return -worth
}

// player scores a player for the card or ability named.
func (m players) player(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	s := o.Seat
	switch {
	case m.d.About == card.ExecutiveOrder:
		return actions(m).orderFor(s) + 0.2*m.usefulness(s)
	case m.accusing() && s == m.me && leaders(m).wantsCell():
		return planned
	case m.accusing():
		return m.open(-10*m.trust(s)) - 20*one(s == m.me)
	case m.d.Place == card.Administration:
		return m.open(m.usefulness(s)) + 2*one(s == m.me)
	case m.d.Place == card.Brig, m.d.Place == card.Detention: // to be freed
		return m.open(m.usefulness(s))
	case m.d.About == card.ID(card.ResurrectionShip):
		return loyalties(m).gift(s)
	case m.d.About == "human-fleet":
		return float64(m.Count(game.Hand(s))) * one(isHuman(m.View, s))
	}
	if _, kills := find[card.ExecuteIn](m.View, m.d.About); kills {
		return m.open(-10*m.trust(s)) - 20*one(s == m.me)
	}
	if _, looks := find[card.LookAtLoyalty](m.View, m.d.About); looks {
		return loyalties(m).unknown(s)
	}
	return m.open(m.usefulness(s)) + m.luck().Float64()
}

// accusing reports whether a location is about to lock up or execute the chosen player.
func (m players) accusing() bool {
	return slices.Contains([]card.Place{card.AdmiralsQuarters, card.Airlock, card.ResistanceHQ}, m.d.Place)
}

// character is a matter of taste.
func (m players) character(game.Option) float64 { return m.luck().Float64() }
