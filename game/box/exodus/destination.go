package exodus

import "battlestar/game/card"

// destinations is what the box adds to the Destination deck: 7 cards.
func destinations() []card.Destination {
	return []card.Destination{
		{
			ID: "algae-planet", Name: "Algae Planet", Count: 1, Distance: 1,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Gain(card.Food, 1)),
		},
		{
			ID: "cylon-raiders", Name: "Cylon Raiders", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 2), card.Put(3, card.Raider, card.Stern)),
		},
		{
			ID: "derelict-basestar", Name: "Derelict Basestar", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Put(2, card.Civilian, card.Stern), card.Put(1, card.Basestar, card.Bow), card.DamagePlaced{N: 1}),
		},
		{
			ID: "dying-star", Name: "Dying Star", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Damage{N: 1}),
		},
		{
			ID: "gas-giant", Name: "Gas Giant", Count: 1, Distance: 1,
			Effect: card.Do(may(card.Admiral, card.Destroy{N: 1, Ship: card.Viper}, card.Gain(card.Fuel, 1))),
		},
		{
			ID: "lions-head-nebula", Name: "Lion's Head Nebula", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 4), card.PrepareAfterJump{By: 2}),
		},
		{
			ID: "radioactive-cloud", Name: "Radioactive Cloud", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Population, 1)),
		},
	}
}
