package exodus

import "battlestar/game/card"

// destinations returns what the box adds to the Destination deck: 7 cards.
func destinations() []card.Destination {
	return []card.Destination{
		{
			ID: "algae-planet", Count: 1, Distance: 1,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Gain(card.Food, 1)),
		},
		{
			ID: "cylon-raiders", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 2), card.Put(3, card.Raider, card.Stern)),
		},
		{
			ID: "derelict-basestar", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Put(2, card.Civilian, card.Stern), card.Put(1, card.Basestar, card.Bow), card.DamagePlaced{N: 1}),
		},
		{
			ID: "dying-star", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Damage{N: 1}),
		},
		{
			ID: "gas-giant", Count: 1, Distance: 1,
			Effect: card.Do(may(card.Admiral, card.Destroy{N: 1, Ship: card.Viper}, card.Gain(card.Fuel, 1))),
		},
		{
			ID: "lions-head-nebula", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 4), card.PrepareAfterJump{By: 2}),
		},
		{
			ID: "radioactive-cloud", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Population, 1)),
		},
	}
}
