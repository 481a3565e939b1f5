package exodus

import "battlestar/game/card"

// line is a line of a skill set: n cards, split as liked between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters is the four sheets, abilities in the order of the sheet.
func characters() []card.Character {
	return []card.Character{
		{
			ID: "felix-gaeta", Name: "Felix Gaeta", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Tactics), line(1, card.Engineering), line(2, card.Leadership, card.Politics)},
			Setup: card.FTLControl,
			Abilities: []card.Ability{
				{ID: card.FTLOperator, Name: "FTL Operator", Kind: card.Passive, When: card.FTLControlActivated, Power: card.RollAgain{}},
				{
					ID: "coup", Name: "Coup", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.LeaveBrigFor{To: card.Command}, card.GiveTitle{Title: card.AdmiralTitle, To: card.ToYou}),
				},
				{ID: card.Misguided, Name: "Misguided", Kind: card.Drawback, When: card.WhileInCheck, Power: card.MostCards{N: 3}},
			},
		},

		{
			ID: "tory-foster", Name: "Tory Foster", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(1, card.Leadership), line(1, card.Tactics)},
			Setup: card.PressRoom,
			Abilities: []card.Ability{
				{
					ID: card.Adaptable, Name: "Adaptable", Kind: card.Passive, When: card.QuorumCardUsed,
					Effect: card.Do(may(card.You, card.Draw{Who: card.You, N: 2})),
				},
				{
					ID: "influential", Name: "Influential", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ArrangeQuorum{N: 5}),
				},
				{ID: card.Amoral, Name: "Amoral", Kind: card.Drawback, When: card.Throughout, Power: card.FirstOption{}},
			},
		},

		{
			ID: "samuel-anders", Name: "Samuel T. Anders", Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Tactics, card.Piloting)},
			Setup: card.Armory, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: "star-player", Name: "Star Player", Kind: card.Passive, When: card.AsAction,
					Effect: card.Do(card.ExchangeSkills{}),
				},
				{ID: card.Longshot, Name: "Longshot", Kind: card.OncePerGame, When: card.OwnTurnDieToRoll, Power: card.ChooseDie{}},
				{ID: card.StartsOnTheBench, Name: "Starts on the Bench", Kind: card.Drawback, When: card.OwnFirstTurn, Power: card.NoSkills{}},
			},
		},

		{
			ID: "callandra-tyrol", Name: `Callandra "Cally" Tyrol`, Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(1, card.Leadership), line(1, card.Tactics), line(2, card.Engineering)},
			Setup: card.HangarDeck,
			Abilities: []card.Ability{
				{ID: card.QuickFix, Name: "Quick Fix", Kind: card.Passive, When: card.OwnTurnCheckRevealed, Power: card.DiscardFromCheck{}},
				{
					ID: "discharge-of-a-firearm", Name: "Discharge of a Firearm", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ExecuteHere{}),
				},
				{ID: card.Impulsive, Name: "Impulsive", Kind: card.Drawback, When: card.WhileInCheck, Power: card.NotExactlyOne{}},
			},
		},
	}
}
