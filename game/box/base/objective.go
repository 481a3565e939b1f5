package base

import "battlestar/game/card"

// objectives returns Kobol only (B-SLEEP-01, B-KOBOL-01).
func objectives() []card.Objective {
	return []card.Objective{
		{ID: "kobol", Thresholds: []card.Threshold{
			{At: 4, Effect: card.Do(card.SleeperAgent{})},
			{At: 8, Effect: card.Do(card.NextJumpWins{})},
		}},
	}
}
