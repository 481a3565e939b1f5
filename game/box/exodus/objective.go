package exodus

import "battlestar/game/card"

// objectives returns the Ionian Nebula, which replaces Kobol (E-SET-05).
func objectives() []card.Objective {
	return []card.Objective{
		{ID: "ionian-nebula", OnlyWith: card.OptionIonianNebula, Thresholds: []card.Threshold{
			{At: 4, Effect: card.Do(card.SleeperAgent{})},
			{At: 8, Effect: card.Do(card.CrossroadsPhase{}, card.NextJumpWins{})},
		}, Battle: card.Do(
			card.Put(1, card.Basestar, card.StarboardBow), card.Put(4, card.Raider, card.StarboardBow),
			card.Put(1, card.Basestar, card.StarboardStern), card.Put(4, card.Raider, card.StarboardStern),
			card.Put(2, card.Viper, card.PortBow), card.Put(2, card.Viper, card.PortStern))},
	}
}
