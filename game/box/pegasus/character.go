package pegasus

import "battlestar/game/card"

// line is a line of a skill set: n cards, divided freely between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters returns the four human sheets and those of the three Cylon Leaders, with abilities in the order of the sheet.
func characters() []card.Character {
	return []card.Character{
		{
			ID: "helena-cain", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Leadership, card.Tactics)},
			Setup: card.PegasusCIC, SetupOr: card.Command,
			Abilities: []card.Ability{
				{ID: card.Intolerant, Kind: card.Passive, When: card.AdmiralsQuartersPassed, Power: card.ExecuteInstead{From: 10}},
				{
					ID: "blind-jump", Kind: card.OncePerGame, When: card.AsAction, Needs: card.NeedsDistance,
					Effect: card.Do(card.Destroy{N: 2, Ship: card.Civilian}, card.BlindJump{}),
				},
				{
					ID: card.BentOnRevenge, Kind: card.Drawback, When: card.AlwaysOn,
					Power: card.NotActivate{Places: []card.Place{card.FTLControl, card.EngineRoom}},
				},
			},
			President: 9, Admiral: 1, PresidentAll: 17, AdmiralAll: 1, CAGAll: 11,
		},

		{
			ID: "anastasia-dualla", Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Leadership), line(3, card.Tactics), line(1, card.Engineering)},
			Setup: card.Communications,
			Abilities: []card.Ability{
				{ID: card.Efficient, Kind: card.Passive, When: card.CommunicationsActivated, Power: card.SeeAllCivilians{}},
				{ID: card.FastLearner, Kind: card.OncePerGame, When: card.BeforeCheckCards, Power: card.LookAtDeck{N: 3}},
				{ID: card.EmotionallyFragile, Kind: card.Drawback, When: card.MoraleDrops, Power: card.ExecutedAt{Morale: 2}},
			},
			President: 10, Admiral: 6, PresidentAll: 18, AdmiralAll: 9, CAGAll: 14,
		},

		{
			ID: "ellen-tigh", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(2, card.Politics), line(2, card.Leadership), line(1, card.Treachery)},
			Setup: card.AdmiralsQuarters,
			Abilities: []card.Ability{
				{ID: card.PoliticallyAdroit, Kind: card.Passive, When: card.MovementEnds, Power: card.CardForCards{Draw: 2}},
				{ID: card.Manipulative, Kind: card.OncePerGame, When: card.OwnTurnBegins, Power: card.BorrowTitle{}},
				{ID: "nothing-but-trouble", Kind: card.Drawback, When: card.AlwaysOn, Power: card.OwnTreachery{}},
			},
			President: 4, Admiral: 12, PresidentAll: 7, AdmiralAll: 21, CAGAll: 21,
		},

		{
			ID: "louanne-katraine", Class: card.Pilot,
			Draws: []card.SkillLine{line(1, card.Leadership), line(2, card.Tactics), line(2, card.Piloting)},
			Setup: card.HangarDeck, Pilot: true,
			Abilities: []card.Ability{
				{ID: card.Hotshot, Kind: card.Passive, When: card.OwnActionDieToRoll, Power: card.CardForDie{More: 2}},
				{
					ID: "sacrifice", Kind: card.OncePerGame, When: card.AsAction, Needs: card.NeedsPiloting,
					Effect: card.Do(card.Sacrifice{Raiders: 5, HeavyRaiders: 2, Basestars: 1, Civilians: 1}),
				},
				{ID: card.StimJunkie, Kind: card.Drawback, When: card.OwnActionEnds, Effect: card.Do(card.Send{Who: card.You, To: card.Sickbay})},
			},
			President: 14, Admiral: 8, PresidentAll: 26, AdmiralAll: 12, CAGAll: 3,
		},

		{
			ID: "cavil", Class: card.CylonLeader, OnlyWith: card.OptionCylonLeader,
			Draws: []card.SkillLine{line(1, card.Tactics), line(1, card.Treachery, card.Engineering)},
			Setup: card.CylonFleet,
			Abilities: []card.Ability{
				{
					ID: "primacy", Kind: card.Passive, When: card.AsAction,
					Effect: card.Do(card.BringFleet{Raiders: card.Put(3, card.Raider, card.Bow), Civilians: card.Put(1, card.Civilian, card.Stern)}),
				},
				{ID: "aggressive-tactics", Kind: card.OncePerGame, When: card.AsMovement, Effect: card.Do(card.TakeActions{N: 2})},
				{ID: card.LiesAndSecrets, Kind: card.Drawback, When: card.CylonRevealed, Effect: card.Do(card.DiscardHand{Who: card.You})},
			},
		},

		{
			ID: "leoben-conoy", Class: card.CylonLeader, OnlyWith: card.OptionCylonLeader,
			Draws: []card.SkillLine{line(1, card.Politics), line(1, card.Treachery, card.Engineering)},
			Setup: card.HumanFleet,
			Abilities: []card.Ability{
				{
					ID: "glimpse-the-face-of-god", Kind: card.Passive, When: card.AsMovement,
					Effect: card.Do(card.TakeDestiny{N: 2}, card.PutOnDestiny{N: 2}),
				},
				{ID: "cryptic-message", Kind: card.OncePerGame, When: card.AsAction, Effect: card.Do(card.SwapHands{})},
				{ID: card.Clouded, Kind: card.Drawback, When: card.AlwaysOn, Power: card.NotToOthers{}},
			},
		},

		{
			ID: "caprica-six", Class: card.CylonLeader, OnlyWith: card.OptionCylonLeader,
			Draws: []card.SkillLine{line(1, card.Leadership), line(1, card.Treachery, card.Engineering)},
			Setup: card.Caprica,
			Abilities: []card.Ability{
				{ID: "intimate", Kind: card.Passive, When: card.AsMovement, Effect: card.Do(card.TakeAndGive{})},
				{ID: card.HumanDelusion, Kind: card.OncePerGame, When: card.CheckRevealed, Power: card.AddAfterReveal{}},
				{
					ID: card.ConflictedLoyalties, Kind: card.Drawback, When: card.CylonFleetActivated,
					Power: card.PayToActivate{Place: card.CylonFleet, N: 1},
				},
			},
		},
	}
}
