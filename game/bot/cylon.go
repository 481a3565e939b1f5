package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// cylons is how a revealed Cylon player moves and acts, at the Cylon locations and with the Cylon ships.
type cylons struct{ *mind }

// move scores where a Cylon player goes: where their action hurts most.
func (m cylons) move(o game.Option) float64 {
	if o.Kind == game.FromHand {
		return 0
	}
	place := m.Seats[m.me].Place
	if o.Kind == game.ThePlace {
		place = o.Place
	}
	return m.use(place) - 0.1*one(o.Kind == game.ThePlace)
}

// use returns how much the action of a Cylon location hurts the humans.
func (m cylons) use(place card.Place) float64 {
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
		if m.Distance <= m.giftUpTo() && loyalties(m).unrevealed() > 0 {
			return 9
		}
		return 0
	case card.BasestarBridge:
		return m.bridgeUse()
	case card.HumanFleet:
		if slices.Contains(m.Boxes.Locations.Of(place).Action, card.Effect(card.LookAtTop{})) { // the one from Pegasus does no immediate harm
			return 5
		}
		return 5 - 0.5*damage(m.View, 1)
	default:
		return ground(m).cylonUse(place)
	}
}

// launchBoth returns the worth of the launch at the Cylon Fleet location.
func (m cylons) launchBoth() float64 {
	return activation(m.View, card.LaunchRaiders)*2/3 + one(activation(m.View, card.LaunchRaiders) < 0)*heavyWorth
}

// fleet scores which ships act.
func (m cylons) fleet(o game.Option) float64 {
	if ships := card.Activation(o.N); ships != card.LaunchRaiders {
		return -activation(m.View, ships)
	}
	return -m.launchBoth()
}

// caprica scores what to play at Caprica: a Super Crisis card, if the player has one.
func (m cylons) caprica(o game.Option) float64 { return one(o.Deck != game.CrisisDeck) }

// bridge scores an option of Basestar Bridge.
func (m cylons) bridge(o game.Option) float64 {
	for _, option := range m.Boxes.Locations.Of(card.BasestarBridge).Options {
		if option.ID == o.Card {
			return -worthOf(m.View, option.Effect, nil)
		}
	}
	return 0
}

// bridgeUse returns how much the best two options of Basestar Bridge hurt the humans.
func (m cylons) bridgeUse() float64 {
	first, second := 0.0, 0.0
	for _, option := range m.Boxes.Locations.Of(card.BasestarBridge).Options {
		switch worth := -worthOf(m.View, option.Effect, nil); {
		case worth > first:
			first, second = worth, first
		case worth > second:
			second = worth
		}
	}
	return first + second
}

// ships scores what reinforces the Cylon Fleet board: a basestar if one is left.
func (m cylons) ships(o game.Option) float64 {
	left := 0
	for _, b := range m.Basestars[:2] {
		if b.Area == card.NoArea && b.Behind == card.NoArea {
			left++
		}
	}
	if o.Ship == card.Basestar {
		return -basestarWorth * float64(min(left, 1))
	}
	return -3 * raiderWorth
}

// area scores where ships wait on the Cylon Fleet board: where they will find civilian ships.
func (m cylons) area(o game.Option) float64 {
	return float64(m.Count(game.Civilians(o.Area))) - 0.5*float64(m.VipersIn(o.Area)) + 0.2*m.luck().Float64()
}

// damageToken scores which damage a Cylon player inflicts on revealing.
func (m cylons) damageToken(o game.Option) float64 {
	token := m.Boxes.Token(o.Card)
	if token.Place == "" {
		return -worthOf(m.View, token.Effect, nil)
	}
	worth := firstDamage + eachMoreDamage*float64(m.DamagedLocations())
	switch token.Place {
	case card.FTLControl, card.Command:
		worth += 4
	case card.WeaponsControl:
		worth += 2
	}
	return worth + 2*float64(len(at(m.View, token.Place)))
}

// giftUpTo returns the distance up to which the Resurrection Ship gives Loyalty cards away.
func (m cylons) giftUpTo() int {
	for _, e := range m.Boxes.Locations.Of(card.ResurrectionShip).Action {
		if gift, ok := e.(card.GiveLoyalty); ok {
			return gift.MaxDistance
		}
	}
	return -1
}
