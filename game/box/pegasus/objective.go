package pegasus

import "battlestar/game/card"

// objectives returns New Caprica, which replaces Kobol (P-SETUP-05, P-NC-01). Its battle takes place when Galactica returns (P-NC-29).
func objectives() []card.Objective {
	return []card.Objective{
		{ID: "new-caprica", OnlyWith: card.OptionNewCaprica, Thresholds: []card.Threshold{
			{At: 4, Effect: card.Do(card.SleeperAgent{})},
			{At: 7, Effect: card.Do(card.NewCapricaPhase{})},
		}, Battle: card.Do(
			card.Put(1, card.Basestar, card.StarboardBow), card.Put(4, card.Raider, card.StarboardBow),
			card.Put(1, card.Basestar, card.StarboardStern), card.Put(4, card.Raider, card.StarboardStern),
			card.Put(2, card.Viper, card.PortBow), card.Put(2, card.Viper, card.PortStern))},
	}
}
