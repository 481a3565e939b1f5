package exodus

import "battlestar/game/card"

// line is a line of a skill set: n cards, divided freely between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters returns the four character sheets, with abilities in the order of the sheet.
func characters() []card.Character {
	return []card.Character{
		{
			ID: "felix-gaeta", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Tactics), line(1, card.Engineering), line(2, card.Leadership, card.Politics)},
			Setup: card.FTLControl,
			Abilities: []card.Ability{
				{ID: card.FTLOperator, Kind: card.Passive, When: card.FTLControlActivated, Power: card.RollAgain{}},
				{
					ID: "coup", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.LeaveBrigFor{To: card.Command}, card.GiveTitle{Title: card.AdmiralTitle, To: card.ToYou}),
				},
				{ID: card.Misguided, Kind: card.Drawback, When: card.WhileInCheck, Power: card.MostCards{N: 3}},
			},
		},

		{
			ID: "tory-foster", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(1, card.Leadership), line(1, card.Tactics)},
			Setup: card.PressRoom,
			Abilities: []card.Ability{
				{
					ID: card.Adaptable, Kind: card.Passive, When: card.QuorumCardUsed,
					Effect: card.Do(may(card.You, card.Draw{Who: card.You, N: 2})),
				},
				{
					ID: "influential", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ArrangeQuorum{N: 5}),
				},
				{ID: card.Amoral, Kind: card.Drawback, When: card.Throughout, Power: card.FirstOption{}},
			},
		},

		{
			ID: "samuel-anders", Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Tactics, card.Piloting)},
			Setup: card.Armory, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: "star-player", Kind: card.Passive, When: card.AsAction,
					Effect: card.Do(card.ExchangeSkills{}),
				},
				{ID: card.Longshot, Kind: card.OncePerGame, When: card.OwnTurnDieToRoll, Power: card.ChooseDie{}},
				{ID: card.StartsOnTheBench, Kind: card.Drawback, When: card.OwnFirstTurn, Power: card.NoSkills{}},
			},
		},

		{
			ID: "callandra-tyrol", Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(1, card.Leadership), line(1, card.Tactics), line(2, card.Engineering)},
			Setup: card.HangarDeck,
			Abilities: []card.Ability{
				{ID: card.QuickFix, Kind: card.Passive, When: card.OwnTurnCheckRevealed, Power: card.DiscardFromCheck{}},
				{
					ID: "discharge-of-a-firearm", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ExecuteHere{}),
				},
				{ID: card.Impulsive, Kind: card.Drawback, When: card.WhileInCheck, Power: card.NotExactlyOne{}},
			},
		},
	}
}
