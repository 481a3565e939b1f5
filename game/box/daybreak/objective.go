package daybreak

import "battlestar/game/card"

// objectives returns Earth, which replaces Kobol with Search for Home (D-HOME-01).
func objectives() []card.Objective {
	return []card.Objective{
		{ID: "earth", OnlyWith: card.OptionSearchForHome, Thresholds: []card.Threshold{
			{At: 4, Effect: card.Do(card.SleeperAgent{})},
			{At: 10, Effect: card.Do(card.NextJumpWins{})},
		}},
	}
}
