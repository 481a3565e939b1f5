package exodus

import "battlestar/game/card"

// allies returns the 35 Ally cards, one copy each. The player who encounters one is the current player (E-ION-25).
func allies() []card.Ally {
	roll := func(lost card.Change) card.Effects { return card.Do(card.Roll{Upto: 4, Low: card.Do(lost)}) }
	draws := func(n int, skill card.Skill) card.Effects {
		return card.Do(card.Draw{Who: card.Current, N: n, Types: skills(skill)})
	}
	sufferOrDiscard := card.Do(card.OneOf{By: card.Current, Options: either(card.Do(suffer(card.Current, 2)), card.Do(discard(card.Current, 3)))})
	tormented := card.Do(suffer(card.Current, 1), discardRandom(card.Current, 1))
	brig, sickbay := card.Do(send(card.Current, card.Brig)), card.Do(send(card.Current, card.Sickbay))
	hit := card.Do(card.Damage{N: 1})
	return []card.Ally{
		{ID: "aaron-doral", At: card.Administration, Is: "aaron-doral", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.ResolveQuorum{N: 3}),
			Antagonistic: hit,
		}},
		{ID: "aaron-kelly", At: card.Command, Results: card.Results{
			Benevolent:   card.Do(card.ActivateVipers{N: 4}),
			Antagonistic: hit,
		}},
		{ID: "alex-quartararo", At: card.Armory, Results: card.Results{
			Benevolent:   card.Do(card.LookAtTop{Of: card.Destinations}),
			Antagonistic: roll(card.Lose(card.Population, 1)),
		}},
		{ID: "anastasia-dualla", At: card.Communications, Is: "anastasia-dualla", From: "pegasus", Results: card.Results{
			Benevolent:   card.Do(card.LookAtCivilians{}),
			Antagonistic: card.Do(suffer(card.Current, 2)),
		}},
		{ID: "billy-keikeya", At: card.Administration, Results: card.Results{
			Benevolent:   card.Do(card.Gain(card.Morale, 1)),
			Antagonistic: tormented,
		}},
		{ID: "brendan-costanza", At: card.WeaponsControl, Is: "brendan-hot-dog-costanza", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.DestroyInArea{Raiders: 2}),
			Antagonistic: roll(card.Lose(card.Morale, 1)),
		}},
		{ID: "cavil", At: card.ResearchLab, Is: "cavil", From: "pegasus", Results: card.Results{
			Benevolent: card.Do(shed(card.Current, 1), card.DiscardTrauma{Who: card.Current, N: 1, Random: true}),
			Antagonistic: card.Do(
				card.Put(1, card.Basestar, card.Bow), card.Put(3, card.Raider, card.Bow), card.Put(1, card.Civilian, card.Stern)),
		}},
		{ID: "callandra-tyrol", At: card.HangarDeck, Is: "callandra-tyrol", From: "exodus", Results: card.Results{
			Benevolent:   draws(3, card.Engineering),
			Antagonistic: roll(card.Lose(card.Morale, 1)),
		}},
		{ID: "caprica-six", At: card.Brig, Is: "caprica-six", From: "pegasus", Results: card.Results{
			Benevolent:   card.Do(card.JumpPrep{By: 1}),
			Antagonistic: card.Do(discardRandom(card.Current, 3), card.TakeDestiny{N: 2}),
		}},
		{ID: "galen-tyrol", At: card.HangarDeck, Is: "galen-tyrol", From: "base", Results: card.Results{
			Benevolent:   card.Do(card.RepairAny{Locations: 2, Vipers: 4}),
			Antagonistic: sickbay,
		}},
		{ID: "danna-biers", At: card.PressRoom, Is: "danna-biers", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.Gain(card.Morale, 1)),
			Antagonistic: sufferOrDiscard,
		}},
		{ID: "diana-seelix", At: card.Armory, Results: card.Results{
			Benevolent:   card.Do(card.RestoreVipers{N: 3}),
			Antagonistic: sickbay,
		}},
		{ID: "sherman-cottle", At: card.Sickbay, Is: "sherman-doc-cottle", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.MoveAnywhere{First: card.Do(shed(card.Current, 3))}),
			Antagonistic: card.Do(card.MoveAnywhere{First: card.Do(discard(card.Current, 3))}),
		}},
		{ID: "ellen-tigh", At: card.AdmiralsQuarters, Is: "ellen-tigh", From: "pegasus", Results: card.Results{
			Benevolent:   card.Do(may(card.Current, card.Appoint{Titles: []card.Title{card.PresidentTitle, card.AdmiralTitle}})),
			Antagonistic: brig,
		}},
		{ID: "felix-gaeta", At: card.FTLControl, Is: "felix-gaeta", From: "exodus", Results: card.Results{
			Benevolent:   card.Do(card.JumpPrep{By: 1}),
			Antagonistic: sufferOrDiscard,
		}},
		{ID: "gaius-baltar", At: card.ResearchLab, Is: "gaius-baltar", From: "base", Results: card.Results{
			Benevolent:   card.Do(may(card.Current, card.LookAtLoyalty{By: card.Current})),
			Antagonistic: card.Do(card.IfDistance{AtMost: 7, Then: card.Do(card.AddNotCylon{}, card.DrawLoyalty{})}),
		}},
		{ID: "helena-cain", At: card.Command, Is: "helena-cain", From: "pegasus", Results: card.Results{
			Benevolent:   card.Do(may(card.Current, card.ExecuteAnother{})),
			Antagonistic: card.Do(send(card.Admiral, card.Brig)),
		}},
		{ID: "kara-thrace", At: card.HangarDeck, Is: "kara-thrace", From: "base", Results: card.Results{
			Benevolent:   card.Do(card.ActivateOneViper{Times: 4}),
			Antagonistic: card.Do(card.Activate{Ships: card.Raiders}),
		}},
		{ID: "karl-agathon", At: card.WeaponsControl, Is: "karl-agathon", From: "base", Results: card.Results{
			Benevolent:   draws(3, card.Tactics),
			Antagonistic: roll(card.Lose(card.Morale, 1)),
		}},
		{ID: "kendra-shaw", At: card.WeaponsControl, Results: card.Results{
			Benevolent: card.Do(may(card.Current, card.Lose(card.Morale, 1),
				card.OneOf{By: card.Current, Options: either(card.Do(card.Gain(card.Fuel, 1)), card.Do(card.Gain(card.Food, 1)))})),
			Antagonistic: card.Do(card.Destroy{N: 1, Ship: card.Civilian}),
		}},
		{ID: "laura-roslin", At: card.PresidentsOffice, Is: "laura-roslin", From: "base", Results: card.Results{
			Benevolent:   card.Do(shed(card.Current, 2)),
			Antagonistic: card.Do(suffer(card.Current, 2)),
		}},
		{ID: "lee-adama", At: card.HangarDeck, Is: "lee-adama", From: "base", Results: card.Results{
			Benevolent:   card.Do(card.VipersDestroy{}),
			Antagonistic: card.Do(card.Activate{Ships: card.LaunchRaiders}),
		}},
		{ID: "leoben-conoy", At: card.Communications, Is: "leoben-conoy", From: "pegasus", Results: card.Results{
			Benevolent:   card.Do(card.DestroyInArea{}),
			Antagonistic: card.Do(suffer(card.Current, 2)),
		}},
		{ID: "louanne-katraine", At: card.HangarDeck, Is: "louanne-katraine", From: "pegasus", Results: card.Results{
			Benevolent:   draws(3, card.Piloting),
			Antagonistic: card.Do(discard(card.Current, 3)),
		}},
		{ID: "louis-hoshi", At: card.Communications, Is: "louis-hoshi", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.HideCivilian{}),
			Antagonistic: card.Do(card.Activate{Ships: card.Basestars}),
		}},
		{ID: "margaret-edmondson", At: card.WeaponsControl, Results: card.Results{
			Benevolent:   card.Do(card.Gain(card.Fuel, 1)),
			Antagonistic: tormented,
		}},
		{ID: "elosha", At: card.PresidentsOffice, Results: card.Results{
			Benevolent:   card.Do(card.LookAtTop{Of: card.Crises}),
			Antagonistic: card.Do(suffer(card.Current, 2)),
		}},
		{ID: "romo-lampkin", At: card.Brig, Is: "romo-lampkin", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.MoveAnywhere{}),
			Antagonistic: card.Do(card.DiscardHand{Who: card.Current}),
		}},
		{ID: "samuel-t-anders", At: card.Armory, Is: "samuel-anders", From: "exodus", Results: card.Results{
			Benevolent:   card.Do(card.PushBack{}),
			Antagonistic: card.Do(card.DamageVipers{N: 2, In: card.InSpace, Unmanned: true}),
		}},
		{ID: "saul-tigh", At: card.Command, Is: "saul-tigh", From: "base", Results: card.Results{
			Benevolent:   card.Do(may(card.Current, sendAnother(card.Current, card.Brig))),
			Antagonistic: brig,
		}},
		{ID: "sharon-valerii", At: card.Armory, Is: "sharon-valerii", From: "base", Results: card.Results{
			Benevolent:   card.Do(card.Gain(card.Food, 1)),
			Antagonistic: hit,
		}},
		{ID: "simon-oneill", At: card.Sickbay, Is: "simon-oneill", From: "daybreak", Results: card.Results{
			Benevolent:   card.Do(card.MoveAnywhere{First: card.Do(card.Draw{Who: card.Current, N: 2})}),
			Antagonistic: card.Do(card.MoveAnywhere{First: card.Do(suffer(card.Current, 2))}),
		}},
		{ID: "tom-zarek", At: card.Administration, Is: "tom-zarek", From: "base", Results: card.Results{
			Benevolent: card.Do(may(card.Current, card.Lose(card.Population, 1), card.OneOf{By: card.Current, Options: either(
				card.Do(card.Gain(card.Fuel, 1)), card.Do(card.Gain(card.Food, 1)), card.Do(card.Gain(card.Morale, 1)))})),
			Antagonistic: brig,
		}},
		{ID: "tory-foster", At: card.PressRoom, Is: "tory-foster", From: "exodus", Results: card.Results{
			Benevolent:   draws(3, card.Politics),
			Antagonistic: card.Do(discardRandom(card.Current, 2)),
		}},
		{ID: "william-adama", At: card.AdmiralsQuarters, Is: "william-adama", From: "base", Results: card.Results{
			Benevolent:   draws(3, card.Leadership),
			Antagonistic: card.Do(card.JumpPrep{By: -1}),
		}},
	}
}
