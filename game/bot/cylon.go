package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// reveal is what a hidden Cylon gains by revealing himself: more the less he can do in hiding, and the nearer the humans are.
func (m *mind) reveal() float64 {
	worth := -20.0
	if m.Thresholds > 0 { // after the Sleeper Agent phase nobody hides from more cards
		worth += 8
	}
	if m.Seats[m.me].Place == card.Brig {
		worth += 14
	}
	if m.Distance >= 6 || m.LastJump {
		worth += 8
	}
	for _, r := range card.Resources {
		if m.Resources[r] <= 3 {
			worth += 4
		}
	}
	return worth + danger(m.View)/6
}

// cylonMove is where a Cylon player goes: where his action hurts most.
func (m *mind) cylonMove(o game.Option) float64 {
	place := m.Seats[m.me].Place
	if o.Kind == game.ThePlace {
		place = o.Place
	}
	return m.cylonUse(place) - 0.1*one(o.Kind == game.ThePlace)
}

// cylonUse is how much the action of a Cylon location hurts the humans.
func (m *mind) cylonUse(place card.Place) float64 {
	switch place {
	case card.Caprica:
		if m.Count(game.SuperHand(m.me)) > 0 && m.Seats[m.me].Allegiance != game.Sympathizer {
			return 25
		}
		return 12
	case card.CylonFleet:
		if m.Seats[m.me].Allegiance == game.Sympathizer {
			return 0
		}
		worst := min(activation(m.View, card.Raiders), activation(m.View, card.HeavyRaiders), activation(m.View, card.Basestars), m.launchBoth())
		return -worst
	case card.ResurrectionShip:
		if m.Distance <= 7 && m.unrevealed() > 0 {
			return 9
		}
		return 0
	case card.BasestarBridge:
		return m.bridgeUse()
	case "human-fleet":
		return 5 - 0.5*damage(m.View, 1)
	default:
		return 0
	}
}

// unrevealed is how many Cylon cards a Cylon player could still give away.
func (m *mind) unrevealed() int {
	n := 0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam && !slot.FaceUp() {
			n++
		}
	}
	return n
}

// launchBoth is the launch of the Cylon Fleet location.
func (m *mind) launchBoth() float64 {
	return activation(m.View, card.LaunchRaiders)*2/3 + one(activation(m.View, card.LaunchRaiders) < 0)*heavyWorth
}

// cylonFleet is which ships act.
func (m *mind) cylonFleet(o game.Option) float64 {
	if ships := card.Activation(o.N); ships != card.LaunchRaiders {
		return -activation(m.View, ships)
	}
	return -m.launchBoth()
}

// caprica is a Super Crisis card if he has one.
func (m *mind) caprica(o game.Option) float64 { return one(o.Deck != game.CrisisDeck) }

// gift is who receives the Loyalty cards of a Cylon player: a human, if there is a Cylon card among them.
func (m *mind) gift(to game.Seat) float64 {
	return float64(m.unrevealed()) * one(isHuman(m.View, to)) * (1 + m.usefulness(to))
}

// ownLoyalty is to look; and for a Cylon player who was dealt the Sympathizer, to give it to somebody whom it turns.
func (m *mind) ownLoyalty(o game.Option) float64 {
	if o.Kind != game.TheSeat {
		return 0.5
	}
	for _, r := range card.Resources {
		if m.InRed(r) {
			return m.usefulness(o.Seat) / 2 // it puts him into the Brig
		}
	}
	return m.usefulness(o.Seat)
}
