package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// weighExodus is the worth of the verbs that the Exodus box adds.
func weighExodus(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.ExecuteHere:
		return -executionWorth / 2, true // the player hopes for a Cylon
	case card.DrawOwn:
		return cardWorth * float64(e.N*number(v, e.Who)), true
	case card.ExchangeSkills, card.ArrangeQuorum, card.SearchDestiny:
		return 1, true
	case card.TakeHand:
		return -placeWorth(e.To) - 5*cardWorth, true
	case card.ExchangeQuorum:
		return 0.5 * quorumWorth, true
	case card.Appoint, card.PassTitlesOn:
		return 0, true
	case card.LeaveBrigFor:
		if isHuman(v, v.Seat) && v.Seats[v.Seat].Place == card.Brig {
			return brigWorth, true
		}
		return 0, true
	case card.PlaceAnywhere:
		return 0.15 * civilian(v) * float64(e.N), true
	case card.DestroyCylons:
		return cylonShips(v), true
	case card.ClearArea:
		return cylonShips(v) / 2, true
	case card.DamagePlaced:
		return -basestarWorth / 3 * float64(e.N), true
	case card.LaunchPilots:
		return viperWorth / 2 * float64(len(on(v, card.GalacticaBoard))) / 2, true
	case card.PrepareAfterJump:
		return jumpPrepWorth * float64(e.By), true
	default:
		return 0, false
	}
}

// cylonShips is what it is worth to be rid of all Cylon ships on the board.
func cylonShips(v *game.View) float64 {
	worth := -raiderWorth*float64(v.RaidersInSpace()) - heavyWorth*float64(v.HeavyRaidersInSpace())
	for _, b := range v.Basestars {
		worth -= basestarWorth * one(b.Area != card.NoArea)
	}
	return worth
}

// weak is how much a card is below the one that may be drawn for it.
func (m *mind) weak(o game.Option) float64 { return 2.5 - m.keep(o.Card) }

// exchange is the worth of discarding the weak cards of the hand for new ones.
func (m *mind) exchange() float64 {
	worth := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		worth += max(0, m.weak(game.Option{Choice: game.Choice{Card: slot.Card}}))
	}
	return worth
}

// discardQuorum is what a President keeps least; in an exchange he gives away what is worth less than a new card.
func (m *mind) discardQuorum(o game.Option) float64 { return quorumWorth - 1 - m.quorumValue(o.Card) }

// quorumOrder is what should be drawn next.
func (m *mind) quorumOrder(o game.Option) float64 { return m.secret(m.quorumValue(o.Card)) }

// dieResult is the result of a die that is not rolled: high, but low for what the Cylons roll.
func (m *mind) dieResult(o game.Option) float64 {
	n := float64(o.N)
	if m.d.Roll >= game.RollRaiderAtViper && m.d.Roll <= game.RollBasestarAtGalactica {
		n = -n
	}
	return m.open(n)
}

// longshot is what it is worth to choose a result, which can be done once.
func (m *mind) longshot() float64 {
	const patience = 6
	return 2*m.rollGain() - patience
}
