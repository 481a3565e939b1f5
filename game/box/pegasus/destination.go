package pegasus

import "battlestar/game/card"

// destinations returns what the box adds to the Destination deck: 5 cards, one copy each.
func destinations() []card.Destination {
	return []card.Destination{
		{
			ID: "binary-star", Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.Put(1, card.Civilian, card.Bow), card.Put(1, card.Civilian, card.Stern)),
		},
		{
			ID: "a-civilian-convoy", Count: 1, Distance: 3,
			Effect: card.Do(
				card.Lose(card.Fuel, 3), card.Gain(card.Population, 1),
				may(card.Admiral, card.Lose(card.Morale, 1), card.Gain(card.Fuel, 1))),
		},
		{
			ID: "gas-cloud", Count: 1, Distance: 1,
			Effect: card.Do(may(card.Admiral, card.ArrangeCrises{N: 3})),
		},
		{
			ID: "mining-asteroid", NotWith: card.OptionCylonFleet, Count: 1, Distance: 2,
			Effect: card.Do(card.Lose(card.Fuel, 1), card.RestoreVipers{N: 2}, card.FindCrisis{Card: card.ScarCrisis}),
		},
		{
			ID: "misjump", Count: 1,
			Effect: card.Do(card.Destroy{N: 1, Ship: card.Civilian}, card.Misjump{}),
		},
	}
}
