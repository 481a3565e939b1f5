package base

import "battlestar/game/card"

// line is a line of a skill set: n cards, split as liked between the types (B-CHAR-03).
func line(n int, types ...card.Skill) card.SkillLine { return card.SkillLine{N: n, Types: types} }

// characters is the ten sheets, abilities in the order of the sheet.
func characters() []card.Character {
	return []card.Character{
		{
			ID: "gaius-baltar", Name: "Gaius Baltar", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(2, card.Politics), line(1, card.Leadership), line(1, card.Engineering)},
			Setup: card.ResearchLab,
			Abilities: []card.Ability{
				{
					ID: "delusional-intuition", Name: "Delusional Intuition", Kind: card.Passive,
					Timing: "after you draw a crisis card",
					Effect: card.Do(draw(1)),
				},
				{
					ID: "cylon-detector", Name: "Cylon Detector", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.LookAtLoyalty{By: card.You, Of: card.AnotherPlayer, All: true}),
				},
				{ID: "coward", Name: "Coward", Kind: card.Drawback, Timing: "setup"},
			},
			President: 2, Admiral: 9, PresidentAll: 2, AdmiralAll: 23, CAGAll: 23,
		},

		{
			ID: "galen-tyrol", Name: `"Chief" Galen Tyrol`, Class: card.Support,
			Draws: []card.SkillLine{line(1, card.Politics), line(2, card.Leadership), line(2, card.Engineering)},
			Setup: card.HangarDeck,
			Abilities: []card.Ability{
				{
					ID: "maintenance-engineer", Name: "Maintenance Engineer", Kind: card.Passive,
					Timing: "during your turn, after you use a Repair skill card (once per turn)",
					Effect: card.Do(card.ExtraAction{}),
				},
				{
					ID: "blind-devotion", Name: "Blind Devotion", Kind: card.OncePerGame,
					Timing: "in a skill check, after all cards are added and before they are revealed",
				},
				{ID: "reckless", Name: "Reckless", Kind: card.Drawback, Timing: "always"},
			},
			President: 7, Admiral: 7, PresidentAll: 13, AdmiralAll: 16, CAGAll: 17,
		},

		{
			ID: "kara-thrace", Name: `Kara "Starbuck" Thrace`, Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Tactics), line(2, card.Piloting), line(1, card.Leadership, card.Engineering)},
			Setup: card.HangarDeck, Pilot: true,
			Abilities: []card.Ability{
				{ID: "expert-pilot", Name: "Expert Pilot", Kind: card.Passive, Timing: "you start your turn piloting a viper"},
				{
					ID: "secret-destiny", Name: "Secret Destiny", Kind: card.OncePerGame,
					Timing: "at once after any crisis card is revealed",
				},
				{
					ID: "insubordinate", Name: "Insubordinate", Kind: card.Drawback,
					Timing: "a player chooses you with Admiral's Quarters",
					Effect: card.Do(card.Difficulty{By: -3}),
				},
			},
			President: 10, Admiral: 5, PresidentAll: 25, AdmiralAll: 11, CAGAll: 2,
		},

		{
			ID: "karl-agathon", Name: `Karl "Helo" Agathon`, Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(2, card.Tactics), line(1, card.Piloting)},
			Setup: card.StartsOffBoard, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: "eco-officer", Name: "ECO Officer", Kind: card.Passive,
					Timing: "during your turn, right after any die roll (once per turn)",
				},
				{
					ID: "moral-compass", Name: "Moral Compass", Kind: card.OncePerGame,
					Timing: "after a player makes a choice on a crisis card",
				},
				{ID: "stranded", Name: "Stranded", Kind: card.Drawback, Timing: "from the start of the game"},
			},
			President: 6, Admiral: 3, PresidentAll: 12, AdmiralAll: 4, CAGAll: 9,
		},

		{
			ID: "laura-roslin", Name: "Laura Roslin", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(3, card.Politics), line(2, card.Leadership)},
			Setup: card.PresidentsOffice,
			Abilities: []card.Ability{
				{ID: "religious-visions", Name: "Religious Visions", Kind: card.Passive, Timing: "you draw a crisis card"},
				{
					ID: "skilled-politician", Name: "Skilled Politician", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.ResolveQuorum{N: 4}),
				},
				{ID: "terminal-illness", Name: "Terminal Illness", Kind: card.Drawback, Timing: "you activate a location"},
			},
			President: 1, Admiral: 10, PresidentAll: 1, AdmiralAll: 26, CAGAll: 26,
		},

		{
			ID: "lee-adama", Name: `Lee "Apollo" Adama`, Class: card.Pilot,
			Draws: []card.SkillLine{line(1, card.Tactics), line(2, card.Piloting), line(2, card.Leadership, card.Politics)},
			Setup: card.StartsInViper, Pilot: true,
			Abilities: []card.Ability{
				{
					ID: "alert-viper-pilot", Name: "Alert Viper Pilot", Kind: card.Passive,
					Timing: "a viper is placed from Reserves in a space area while you are at a Galactica location other than Brig",
				},
				{
					ID: "cag", Name: "CAG", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.ActivateVipers{N: 6}),
				},
				{ID: "headstrong", Name: "Headstrong", Kind: card.Drawback, Timing: "you are forced to discard skill"},
			},
			President: 4, Admiral: 4, PresidentAll: 8, AdmiralAll: 8, CAGAll: 1,
		},

		{
			ID: "saul-tigh", Name: "Saul Tigh", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(2, card.Leadership), line(3, card.Tactics)},
			Setup: card.Command,
			Abilities: []card.Ability{
				{
					ID: "cylon-hatred", Name: "Cylon Hatred", Kind: card.Passive,
					Timing: "a player activates Admiral's Quarters",
					Effect: card.Do(youMay(card.Difficulty{By: -3})),
				},
				{
					ID: "declare-martial-law", Name: "Declare Martial Law", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
				},
				{
					ID: "alcoholic", Name: "Alcoholic", Kind: card.Drawback,
					Timing: "start of any player's turn, you hold exactly 1 skill card",
					Effect: card.Do(discard(card.You, 1)),
				},
			},
			President: 9, Admiral: 2, PresidentAll: 22, AdmiralAll: 3, CAGAll: 12,
		},

		{
			ID: "sharon-valerii", Name: `Sharon "Boomer" Valerii`, Class: card.Pilot,
			Draws: []card.SkillLine{line(2, card.Tactics), line(2, card.Piloting), line(1, card.Engineering)},
			Setup: card.Armory, Pilot: true,
			Abilities: []card.Ability{
				{ID: "recon", Name: "Recon", Kind: card.Passive, Timing: "end of your turn"},
				{
					ID: "mysterious-intuition", Name: "Mysterious Intuition", Kind: card.OncePerGame,
					Timing: "before a skill check on a crisis card is resolved",
				},
				{
					ID: "sleeper-agent", Name: "Sleeper Agent", Kind: card.Drawback,
					Timing: "Sleeper Agent phase", // the second Loyalty card is dealt by B-SLEEP-02
					Effect: card.Do(send(card.You, card.Brig)),
				},
			},
			President: 8, Admiral: 6, PresidentAll: 21, AdmiralAll: 13, CAGAll: 5,
		},

		{
			ID: "tom-zarek", Name: "Tom Zarek", Class: card.PoliticalLeader,
			Draws: []card.SkillLine{line(2, card.Politics), line(2, card.Leadership), line(1, card.Tactics)},
			Setup: card.Administration,
			Abilities: []card.Ability{
				{
					ID: "friends-in-low-places", Name: "Friends in Low Places", Kind: card.Passive,
					Timing: "a player activates Administration or Brig",
					Effect: card.Do(youMay(card.OneOf{By: card.You, Options: either(
						card.Do(card.Difficulty{By: -2}),
						card.Do(card.Difficulty{By: +2}))})),
				},
				{
					ID: "unconventional-tactics", Name: "Unconventional Tactics", Kind: card.OncePerGame, Timing: "action", Action: true,
					Effect: card.Do(card.Lose(card.Population, 1), card.OneOf{By: card.You, Options: either(
						card.Do(card.Gain(card.Fuel, 1)),
						card.Do(card.Gain(card.Food, 1)),
						card.Do(card.Gain(card.Morale, 1)))}),
				},
				{ID: "convicted-criminal", Name: "Convicted Criminal", Kind: card.Drawback, Timing: "always"},
			},
			President: 3, Admiral: 8, PresidentAll: 4, AdmiralAll: 20, CAGAll: 20,
		},

		{
			ID: "william-adama", Name: "William Adama", Class: card.MilitaryLeader,
			Draws: []card.SkillLine{line(3, card.Leadership), line(2, card.Tactics)},
			Setup: card.AdmiralsQuarters,
			Abilities: []card.Ability{
				{
					ID: "inspirational-leader", Name: "Inspirational Leader", Kind: card.Passive,
					Timing: "skill check on a crisis card that you drew",
				},
				{
					ID: "command-authority", Name: "Command Authority", Kind: card.OncePerGame,
					Timing: "after a skill check is resolved",
				},
				{ID: "emotionally-attached", Name: "Emotionally Attached", Kind: card.Drawback, Timing: "always"},
			},
			President: 5, Admiral: 1, PresidentAll: 11, AdmiralAll: 2, CAGAll: 10,
		},
	}
}
