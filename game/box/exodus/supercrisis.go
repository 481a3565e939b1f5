package exodus

import "battlestar/game/card"

// superCrises returns the Super Crisis deck: 3 cards without icons (B-SUPER-01..03).
func superCrises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "fighting-blind", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(centurions(2)),
				card.Do(card.Execute{Who: card.CAG})),
		},
		{
			ID: "fire-all-missiles", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 22, Skills: skills(card.Tactics, card.Piloting),
				Fail:        card.Do(card.Destroy{N: 2, Ship: card.Civilian}),
				Consequence: card.Do(card.Damage{N: 2}),
			},
		},
		{
			ID: "human-prisoner", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 18, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.TakeHand{To: card.Sickbay}),
			},
		},
	}
}
