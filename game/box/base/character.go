package base

import "battlestar/game/card"

// line is a line of a skill set: n cards, divided freely between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters returns the ten character sheets, with abilities in the order of the sheet.
func characters() []card.Character {
	return []card.Character{
		{
			ID: "gaius-baltar", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(2, card.Politics), line(1, card.Leadership), line(1, card.Engineering)},
			Setup: card.ResearchLab,
			Abilities: []card.Ability{
				{
					ID: card.DelusionalIntuition, Kind: card.Passive,
					When:   card.AfterCrisisDrawn,
					Effect: card.Do(draw(1)),
				},
				{
					ID: card.CylonDetector, Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.LookAtLoyalty{By: card.You, Of: card.AnotherPlayer, All: true}),
				},
				{ID: card.Coward, Kind: card.Drawback, When: card.AtSetup, Power: card.FirstLoyalty{N: 2}},
			},
			President: 2, Admiral: 9, PresidentAll: 2, AdmiralAll: 23, CAGAll: 23,
		},

		{
			ID: "galen-tyrol", Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(2, card.Leadership), line(2, card.Engineering)},
			Setup: card.HangarDeck,
			Abilities: []card.Ability{
				{
					ID: card.MaintenanceEngineer, Kind: card.Passive,
					When: card.AfterRepair, Limit: card.OncePerTurn,
					Effect: card.Do(card.ExtraAction{}),
				},
				{
					ID: card.BlindDevotion, Kind: card.OncePerGame,
					When: card.BeforeCheckRevealed, Power: card.ZeroStrength{},
				},
				{ID: card.Reckless, Kind: card.Drawback, When: card.AlwaysOn, Power: card.HandLimit{N: 8}},
			},
			President: 7, Admiral: 7, PresidentAll: 13, AdmiralAll: 16, CAGAll: 17,
		},

		{
			ID: "kara-thrace", Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Tactics), line(2, card.Piloting), line(1, card.Leadership, card.Engineering)},
			Setup: card.HangarDeck, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.ExpertPilot, Kind: card.Passive, When: card.OwnTurnBeginsInViper, Power: card.ActionsInTurn{N: 2}},
				{
					ID: card.SecretDestiny, Kind: card.OncePerGame,
					When: card.AfterCrisisRevealed, Power: card.ReplaceCrisis{},
				},
				{
					ID: card.Insubordinate, Kind: card.Drawback,
					When:   card.AdmiralsQuartersChooseYou,
					Effect: card.Do(card.Difficulty{By: -3}),
				},
			},
			President: 10, Admiral: 5, PresidentAll: 25, AdmiralAll: 11, CAGAll: 2,
		},

		{
			ID: "karl-agathon", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Piloting)},
			Setup: card.StartsOffBoard, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: card.ECOOfficer, Kind: card.Passive,
					When: card.OwnTurnDieRolled, Limit: card.OncePerTurn, Power: card.RollAgain{},
				},
				{
					ID: card.MoralCompass, Kind: card.OncePerGame,
					When: card.AfterCrisisChoice, Power: card.ChangeChoice{},
				},
				{ID: card.Stranded, Kind: card.Drawback, When: card.FromTheStart, Power: card.ArriveLater{Turn: 2, To: card.HangarDeck}},
			},
			President: 6, Admiral: 3, PresidentAll: 12, AdmiralAll: 4, CAGAll: 9,
		},

		{
			ID: "laura-roslin", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(2, card.Leadership)},
			Setup: card.PresidentsOffice,
			Abilities: []card.Ability{
				{ID: card.ReligiousVisions, Kind: card.Passive, When: card.CrisisDrawn, Power: card.ChooseCrisis{N: 2}},
				{
					ID: "skilled-politician", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ResolveQuorum{N: 4}),
				},
				{ID: card.TerminalIllness, Kind: card.Drawback, When: card.BeforeActivating, Power: card.DiscardToActivate{N: 2}},
			},
			President: 1, Admiral: 10, PresidentAll: 1, AdmiralAll: 26, CAGAll: 26,
		},

		{
			ID: "lee-adama", Class: card.Pilot,
			Draws: []card.SkillLine{line(1, card.Tactics), line(2, card.Piloting), line(2, card.Leadership, card.Politics)},
			Setup: card.StartsInViper, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: card.AlertViperPilot, Kind: card.Passive,
					When: card.ViperPlacedUnmanned, Power: card.PilotPlaced{},
				},
				{
					ID: "cag", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.ActivateVipers{N: 6}),
				},
				{ID: card.Headstrong, Kind: card.Drawback, When: card.ForcedToDiscard, Power: card.DiscardAtRandom{}},
			},
			President: 4, Admiral: 4, PresidentAll: 8, AdmiralAll: 8, CAGAll: 1,
		},

		{
			ID: "saul-tigh", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(3, card.Tactics)},
			Setup: card.Command,
			Abilities: []card.Ability{
				{
					ID: card.CylonHatred, Kind: card.Passive,
					When:   card.AdmiralsQuartersActivated,
					Effect: card.Do(youMay(card.Difficulty{By: -3})),
				},
				{
					ID: "declare-martial-law", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
				},
				{
					ID: card.Alcoholic, Kind: card.Drawback,
					When:   card.AnyTurnBeginsWithOneCard,
					Effect: card.Do(discard(card.You, 1)),
				},
			},
			President: 9, Admiral: 2, PresidentAll: 22, AdmiralAll: 3, CAGAll: 12,
		},

		{
			ID: "sharon-valerii", Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Tactics), line(2, card.Piloting), line(1, card.Engineering)},
			Setup: card.Armory, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.Recon, Kind: card.Passive, When: card.OwnTurnEnds, Power: card.LookAtCrisis{}},
				{
					ID: card.MysteriousIntuition, Kind: card.OncePerGame,
					When: card.BeforeCrisisCheck, Power: card.ChooseResult{},
				},
				{
					ID: card.SleeperDrawback, Kind: card.Drawback,
					When: card.SleeperAgentPhase, Power: card.SleeperLoyalty{N: 2}, // the second Loyalty card is dealt by B-SLEEP-02
					Effect: card.Do(send(card.You, card.Brig)),
				},
			},
			President: 8, Admiral: 6, PresidentAll: 21, AdmiralAll: 13, CAGAll: 5,
		},

		{
			ID: "tom-zarek", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(2, card.Politics), line(2, card.Leadership), line(1, card.Tactics)},
			Setup: card.Administration,
			Abilities: []card.Ability{
				{
					ID: card.FriendsInLowPlaces, Kind: card.Passive,
					When: card.AdministrationOrBrigActivated,
					Effect: card.Do(youMay(card.OneOf{By: card.You, Options: either(
						card.Do(card.Difficulty{By: -2}),
						card.Do(card.Difficulty{By: +2}))})),
				},
				{
					ID: "unconventional-tactics", Kind: card.OncePerGame, When: card.AsAction,
					Effect: card.Do(card.Lose(card.Population, 1), card.OneOf{By: card.You, Options: either(
						card.Do(card.Gain(card.Fuel, 1)),
						card.Do(card.Gain(card.Food, 1)),
						card.Do(card.Gain(card.Morale, 1)))}),
				},
				{ID: card.ConvictedCriminal, Kind: card.Drawback, When: card.AlwaysOn, Power: card.NotWithOthers{But: card.Brig}},
			},
			President: 3, Admiral: 8, PresidentAll: 4, AdmiralAll: 20, CAGAll: 20,
		},

		{
			ID: "william-adama", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(3, card.Leadership), line(2, card.Tactics)},
			Setup: card.AdmiralsQuarters,
			Abilities: []card.Ability{
				{
					ID: card.InspirationalLeader, Kind: card.Passive,
					When: card.OwnCrisisCheck, Power: card.OnesCount{},
				},
				{
					ID: card.CommandAuthority, Kind: card.OncePerGame,
					When: card.AfterCheck, Power: card.TakeCheckCards{},
				},
				{ID: card.EmotionallyAttached, Kind: card.Drawback, When: card.AlwaysOn, Power: card.NotActivate{Places: []card.Place{card.AdmiralsQuarters}}},
			},
			President: 5, Admiral: 1, PresidentAll: 11, AdmiralAll: 2, CAGAll: 10,
		},
	}
}
