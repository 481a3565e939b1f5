package exodus

import "battlestar/game/card"

// loyalty returns the Loyalty cards: 20.
func loyalty() []card.Loyalty {
	goal := func(id card.ID, needs card.GoalNeed, costs card.Resource) card.Loyalty {
		return card.Loyalty{
			ID: id, Count: 1, OnlyWith: card.OptionPersonalGoals, Team: card.HumanTeam,
			Goal: &card.Goal{Needs: needs, Costs: costs},
		}
	}
	final := func(id card.ID, variant string, examined ...card.Effect) card.Loyalty {
		return card.Loyalty{
			ID: id, Variant: variant, Count: 1, OnlyWith: card.OptionFinalFive, Team: card.HumanTeam,
			Final: &card.FinalFive{Examined: examined, Executed: card.Do(card.Discard{Who: card.EachPlayer, N: 2})},
		}
	}
	return []card.Loyalty{
		{ID: "not-a-cylon", Count: 5, Team: card.HumanTeam},
		{
			ID: "cylon-boarding-party", Variant: "places a centurion", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(card.May{Who: card.You, Then: card.Do(card.Placement{N: 1, Ship: card.Centurion})}),
		},
		{
			ID: "cylon-jump-preparation", Variant: "lowers jump preparation", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(card.May{Who: card.You, Then: card.Do(card.JumpPrep{By: -2})}),
		},

		goal("goal-acquire-power", card.TwoTitles, card.Food),
		goal("goal-devastation", card.NoNukes, card.Morale),
		goal("goal-political-intrigue", card.PresidentInBrig, card.Food),
		goal("goal-sacrifice", card.SixVipersLost, card.Fuel),
		goal("goal-self-destruction", card.InBrigOrSickbay, card.Morale),
		goal("goal-selfish", card.TwentyStrength, card.Fuel),
		goal("goal-stand-and-fight", card.TenRaiders, card.Population),
		goal("goal-use-caution", card.DistanceOneVisited, card.Population),

		final("final-five-examiner-executed", "examiner is executed", card.Execute{Who: card.Examiner}),
		final("final-five-activate-cylons", "Cylon ships are activated",
			card.Activate{Ships: card.Raiders}, card.Activate{Ships: card.Basestars}, card.Activate{Ships: card.HeavyRaiders}),
		final("final-five-damage-galactica", "Galactica is damaged", card.Damage{N: 2}),
		final("final-five-holder-executed", "its holder is executed",
			card.Execute{Who: card.You}, card.Discard{Who: card.EachOther, N: 2, Random: true}),
		final("final-five-examiner-brig", "examiner goes to the Brig", card.Send{Who: card.Examiner, To: card.Brig}),
	}
}
