package exodus

import "battlestar/game/card"

// locations returns the one location of the Cylon Fleet board (E-FLEET-08).
func locations() []card.Location {
	return []card.Location{
		{
			ID: card.BasestarBridge, Board: card.CylonFleetBoard, OnlyWith: card.OptionCylonFleet,
			Action: card.Do(card.ChooseTwo{}),
			Options: []card.LocationOption{
				{ID: "place-civilian", Effect: card.Do(card.PlaceCivilians{N: 1})},
				{ID: "jump-or-pursuit", Effect: card.Do(card.Roll{Upto: 3, Low: card.Do(card.JumpPrep{By: -1}), High: card.Do(card.Pursuit{By: 1})})},
				{ID: "reinforce", Effect: card.Do(card.Reinforce{Basestars: 1, Raiders: 3})},
				{ID: "damage-galactica", Effect: card.Do(card.RollBelowRaiders{Then: card.Do(card.ChooseDamage{Draw: 2, Resolve: 1})})},
			},
		},
	}
}
