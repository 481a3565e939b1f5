package base

import "battlestar/game/card"

// destinations returns the Destination deck: 22 cards. The distance is added after the effect (B-JUMP-05).
func destinations() []card.Destination {
	return []card.Destination{
		{
			ID: "asteroid-field", Count: 2, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 2), card.Destroy{N: 1, Ship: card.Civilian}),
		},
		{
			ID: "barren-planet", Count: 4, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 2)),
		},
		{
			ID: "cylon-ambush", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Put(1, card.Basestar, card.Bow), card.Put(3, card.Raider, card.Bow), card.Put(3, card.Civilian, card.Stern)),
		},
		{
			ID: "cylon-refinery", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Risk{
				By: card.Admiral, N: 2, Ship: card.Viper,
				Roll: card.Roll{Upto: 5, Low: card.Do(card.DamageVipers{N: 2}), High: card.Do(card.Gain(card.Fuel, 2))},
			}),
		},
		{
			ID: "deep-space", Count: 3, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Morale, 1)),
		},
		{
			ID: "desolate-moon", Count: 1, Distance: 3,
			Effect: card.Do(card.Lose(card.Fuel, 3)),
		},
		{
			ID: "icy-moon", Count: 2, Distance: 1,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Risk{
				By: card.Admiral, N: 1, Ship: card.Raptor,
				Roll: card.Roll{Upto: 2, Low: card.Do(card.Destroy{N: 1, Ship: card.Raptor}), High: card.Do(card.Gain(card.Food, 1))},
			}),
		},
		{
			ID: "ragnar-anchorage", Count: 1, Distance: 1,
			Effect: card.Do(card.RepairShips{Vipers: 3, Raptors: 1}),
		},
		{
			ID: "remote-planet", Count: 3, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
		},
		{
			ID: "tylium-planet", Count: 4, Distance: 1,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Risk{
				By: card.Admiral, N: 1, Ship: card.Raptor,
				Roll: card.Roll{Upto: 2, Low: card.Do(card.Destroy{N: 1, Ship: card.Raptor}), High: card.Do(card.Gain(card.Fuel, 2))},
			}),
		},
	}
}
