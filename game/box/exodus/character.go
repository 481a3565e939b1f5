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
				{ID: "ftl-operator", Name: "FTL Operator", Kind: card.Passive, Timing: "any player activates FTL Control"},
				{
					ID: "coup", Name: "Coup", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.LeaveBrigFor{To: card.Command}, card.GiveTitle{Title: card.AdmiralTitle, To: card.ToYou}),
				},
				{ID: "misguided", Name: "Misguided", Kind: card.Drawback, Timing: "skill check"},
			},
		},

		{
			ID: "tory-foster", Name: "Tory Foster", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(1, card.Leadership), line(1, card.Tactics)},
			Setup: card.PressRoom,
			Abilities: []card.Ability{
				{
					ID: "adaptable", Name: "Adaptable", Kind: card.Passive, Timing: "after any player uses the action of a quorum card",
					Effect: card.Do(may(card.You, card.Draw{Who: card.You, N: 2})),
				},
				{
					ID: "influential", Name: "Influential", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.ArrangeQuorum{N: 5}),
				},
				{ID: "amoral", Name: "Amoral", Kind: card.Drawback, Timing: "passive"},
			},
		},

		{
			ID: "samuel-anders", Name: "Samuel T. Anders", Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Tactics, card.Piloting)},
			Setup: card.Armory, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: "star-player", Name: "Star Player", Kind: card.Passive, Timing: "action", Action: true,
					Effect: card.Do(card.ExchangeSkills{}),
				},
				{ID: "longshot", Name: "Longshot", Kind: card.OncePerGame, Timing: "a die is to be rolled on your turn"},
				{ID: "starts-on-the-bench", Name: "Starts on the Bench", Kind: card.Drawback, Timing: "your first turn"},
			},
		},

		{
			ID: "callandra-tyrol", Name: `Callandra "Cally" Tyrol`, Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(1, card.Leadership), line(1, card.Tactics), line(2, card.Engineering)},
			Setup: card.HangarDeck,
			Abilities: []card.Ability{
				{ID: "quick-fix", Name: "Quick Fix", Kind: card.Passive, Timing: "on your turn, once the cards of a skill check are revealed"},
				{
					ID: "discharge-of-a-firearm", Name: "Discharge of a Firearm", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.ExecuteHere{}),
				},
				{ID: "impulsive", Name: "Impulsive", Kind: card.Drawback, Timing: "skill check"},
			},
		},
	}
}
