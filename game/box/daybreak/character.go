package daybreak

import "battlestar/game/card"

// line is a line of a skill set: n cards, divided freely between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters returns the eight human sheets and those of the four Cylon Leaders, with abilities in the order of the sheet. The ability that costs
// each a miracle token is the one that is once per game without Daybreak (D-MIR-01).
func characters() []card.Character {
	return append(humans(), leaders()...)
}

func humans() []card.Character {
	return []card.Character{
		{
			ID: "karl-helo-agathon-pilot", Class: card.Pilot, Other: "karl-agathon",
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Piloting)},
			Setup: card.AdmiralsQuarters, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.RaptorPilot, Kind: card.Passive, When: card.ScoutLaunched, Power: card.LookAtMore{N: 2}},
				{ID: card.NoOneLeftBehind, Kind: card.OncePerGame, When: card.ShipsRemoved, Power: card.TradeFuel{Fuel: 1, Population: 2}},
				{ID: card.FamilyCommitments, Kind: card.Drawback, When: card.SkillsReceived, Power: card.DrawsLessAway{N: 1}},
			},
		},

		{
			ID: "lee-adama-political", Class: card.PoliticalLeader, Other: "lee-adama",
			Draws: []card.SkillLine{line(1, card.Tactics), line(2, card.Piloting), line(2, card.Leadership, card.Politics)},
			Setup: card.AdmiralsQuarters, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.ForwardThinker, Kind: card.Passive, When: card.OwnOrderEnds, Power: card.ActsAfterOrder{}},
				{ID: card.DifferentPath, Kind: card.OncePerGame, When: card.OwnCrisisChoice, Power: card.AnotherOption{Discard: 5}},
				{ID: card.MoralDilemma, Kind: card.Drawback, When: card.OwnMutinyDrawn, Power: card.PaysForMutiny{N: 2}},
			},
		},

		{
			ID: "tom-zarek-military", Class: card.MilitaryLeader, Other: "tom-zarek",
			Draws: []card.SkillLine{line(2, card.Politics), line(2, card.Leadership), line(1, card.Tactics)},
			Setup: card.WeaponsControl,
			Abilities: []card.Ability{
				{ID: card.NecessarySteps, Kind: card.Passive, When: card.MutinyDrawn, Power: card.ChoosesMutiny{Of: 2}},
				{ID: card.AbusePower, Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.PlayOneMutiny{Draw: 4})},
				{ID: card.Disreputable, Kind: card.Drawback, When: card.AtSetup, Power: card.BeginsWithMutiny{N: 1}},
			},
		},

		{
			ID: "gaius-baltar-support", Class: card.Support, Other: "gaius-baltar",
			Draws: []card.SkillLine{line(2, card.Politics), line(2, card.Leadership), line(1, card.Engineering)},
			Setup: card.AdmiralsQuarters, Miracles: 3,
			Abilities: []card.Ability{
				{ID: card.CultLeader, Kind: card.Passive, When: card.AsAction, Effect: card.Do(card.PassMiracle{})},
				{ID: card.Broadcast, Kind: card.OncePerGame, When: card.AsAction, Price: 3, Effect: card.Do(card.RaiseAny{By: 2})},
				{ID: card.SpiritualCrisis, Kind: card.Drawback, When: card.AlwaysOn, Power: card.RevealsInBrig{}},
			},
		},

		{
			ID: "brendan-hot-dog-costanza", Class: card.Pilot,
			Draws: []card.SkillLine{line(1, card.Leadership), line(1, card.Tactics), line(2, card.Piloting), line(1, card.Engineering)},
			Setup: card.HangarDeck, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: card.Memento, Kind: card.Passive, When: card.PopulationDrops, Limit: card.OncePerTurn,
					Power: card.DrawWhenLost{Type: card.Piloting, Draw: 3, Keep: 2},
				},
				{ID: card.EscortAbility, Kind: card.OncePerGame, When: card.CivilianLost, Power: card.ViperForCivilian{}},
				{ID: card.ForcedToEject, Kind: card.Drawback, When: card.OwnViperDamaged, Power: card.NeverDamaged{}},
			},
		},

		{
			ID: "louis-hoshi", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Engineering)},
			Setup: card.Communications,
			Abilities: []card.Ability{
				{
					ID: card.Dutiful, Kind: card.Passive, When: card.OwnTurnActivated,
					Power: card.ActivateAgain{Places: []card.Place{card.Command, card.Communications, card.WeaponsControl}, Pay: 1},
				},
				{
					ID: card.Organized, Kind: card.OncePerGame, When: card.AsAction, Needs: card.NeedsFreedom,
					Effect: card.Do(card.ActivateSeveral{N: 3}),
				},
				{ID: card.Reluctant, Kind: card.Drawback, When: card.OwnSkillAction, Power: card.PaysForActions{N: 1}},
			},
		},

		{
			ID: "romo-lampkin", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(2, card.Tactics)},
			Setup: card.Administration,
			Abilities: []card.Ability{
				{ID: card.Deceitful, Kind: card.Passive, When: card.CrisisForcesDiscard, Power: card.DiscardsLess{N: 1}},
				{ID: card.Attorney, Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.Defend{})},
				{ID: card.Kleptomania, Kind: card.Drawback, When: card.MovementEndsBesidePlayer, Power: card.StealsOrPays{N: 2}},
			},
		},

		{
			ID: "sherman-doc-cottle", Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(2, card.Tactics), line(2, card.Engineering)},
			Setup: card.ResearchLab,
			Abilities: []card.Ability{
				{ID: card.Treatment, Kind: card.Passive, When: card.AsAction, Effect: card.Do(card.Treat{N: 2})},
				{ID: card.Quarantine, Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.Exchange{})},
				{ID: card.Specialized, Kind: card.Drawback, When: card.AlwaysOn, Power: card.NoActionsOf{Type: card.Engineering}},
			},
		},
	}
}

func leaders() []card.Character {
	sheets := []card.Character{
		{
			ID:    "sharon-athena-agathon",
			Draws: []card.SkillLine{line(1, card.Piloting), line(1, card.Leadership, card.Engineering)},
			Setup: card.HangarDeck, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.ForLove, Kind: card.Passive, When: card.OtherForcedToDiscard, Limit: card.OncePerTurn, Power: card.SparesOthers{Draw: 1}},
				{ID: card.Resolute, Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.ActivateAny{})},
				{ID: card.Grieving, Kind: card.Drawback, When: card.SkillsReceived, Power: card.NoDrawsInHazard{}},
			},
		},

		{
			ID:    "danna-biers",
			Draws: []card.SkillLine{line(1, card.Politics, card.Leadership), line(1, card.Treachery, card.Engineering)},
			Setup: card.HumanFleet, SetupOr: card.PressRoom,
			Abilities: []card.Ability{
				{ID: card.Visions, Kind: card.Passive, When: card.AsAction, Effect: card.Do(card.LookAndLeave{})},
				{ID: card.DontTrustAnyone, Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.DrawSuperCrisis{Who: card.You, N: 2})},
				{ID: card.Heretic, Kind: card.Drawback, When: card.AlwaysOn, Power: card.PaysToLeave{N: 1}},
			},
		},

		{
			ID:    "aaron-doral",
			Draws: []card.SkillLine{line(1, card.Treachery), line(1, card.Politics, card.Tactics)},
			Setup: card.Caprica,
			Abilities: []card.Ability{
				{ID: card.Industrious, Kind: card.Passive, When: card.WhileInfiltrating, Power: card.ExtraCards{N: 2}},
				{ID: card.Meticulous, Kind: card.OncePerGame, When: card.InfiltrationEnds, Power: card.ReturnsAnywhere{}},
				{ID: card.Vanity, Kind: card.Drawback, When: card.WhileInCheck, Power: card.NoCardsInActions{}},
			},
		},

		{
			ID:    "simon-oneill",
			Draws: []card.SkillLine{line(1, card.Engineering), line(1, card.Treachery, card.Tactics)},
			Setup: card.CylonFleet,
			Abilities: []card.Ability{
				{ID: card.Calculating, Kind: card.Passive, When: card.WhileInCheck, Power: card.MostCardsAs{Cylon: 2, Infiltrating: 3}},
				{ID: card.Modifications, Kind: card.OncePerGame, When: card.ActivateStepBegins, Power: card.ActivateInstead{}},
				{ID: card.LogicBound, Kind: card.Drawback, When: card.WhileInCheck, Power: card.OneFaceUp{}},
			},
		},
	}
	for i := range sheets {
		sheets[i].Class, sheets[i].OnlyWith = card.CylonLeader, card.OptionCylonLeader
	}
	return sheets
}
