package exodus

import "battlestar/game/card"

// crises returns the Crisis deck: 40 cards, one copy each. The cards with a choice for the CAG are used only with the Cylon Fleet (E-SET-02).
func crises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "airlock-leak", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.Damage{N: 1}, send(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "ambushed-by-the-press", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1)),
				card.Do(card.DiscardHand{Who: card.President})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "appoint-head-of-security", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.RecallVipers{}, discardRandom(card.Admiral, 2)),
				card.Do(card.Lose(card.Morale, 1), card.Damage{N: 1})),
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "centurion-assault", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Tactics, card.Piloting),
				Fail: card.Do(card.Destroy{N: 1, Ship: card.Raptor}, send(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "consult-the-prisoner", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Tactics, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(discard(card.EachPlayer, 1), send(card.Current, card.Brig)),
			},
			Options: instead(discard(card.Admiral, 2), discard(card.Current, 3)),
			Icons:   card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "controversial-manuscript", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1)),
				card.Do(card.Gain(card.Morale, 1), card.Damage{N: 2})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "cylon-genocide", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 21, Skills: skills(card.Politics, card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.DestroyCylons{}),
				Fail: card.Do(
					card.Lose(card.Morale, 1),
					card.Activate{Ships: card.Basestars},
					card.Activate{Ships: card.LaunchRaiders},
					card.Activate{Ships: card.HeavyRaiders}),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(send(card.Current, card.Brig))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "detente", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.RecallVipers{}, card.Pursuit{By: 1}),
				card.Do(card.Activate{Ships: card.Basestars}, card.Activate{Ships: card.Raiders}, card.Activate{Ships: card.HeavyRaiders})),
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "divisive-behavior", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail:        card.Do(card.Lose(card.Morale, 1)),
				Consequence: card.Do(sendAnother(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "familiar-face", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass: card.Do(may(card.Admiral, card.SendChosen{By: card.Admiral, To: card.Brig})),
				Fail: card.Do(card.Lose(card.Morale, 1), card.DiscardHand{Who: card.Admiral}),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "guilty-conscience", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(discardRandom(card.Current, 3)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "haunted-by-the-past", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership),
				Fail:        card.Do(discardRandom(card.EachPlayer, 1)),
				Consequence: card.Do(card.PassTitlesOn{Who: card.Current}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "hera-rescued", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 2), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "hidden-explosives", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Destroy{N: 1, Ship: card.Raptor}, send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "hidden-identity", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Brig)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "in-the-ring", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass:        card.Do(card.Gain(card.Morale, 1)),
				Fail:        card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
				Consequence: card.Do(sendAnother(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "interrogation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(sendAnother(card.Admiral, card.Sickbay), may(card.Admiral, card.LookAtLoyalty{By: card.Admiral, Of: card.ChosenPlayer})),
				card.Do(discard(card.Admiral, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "joes-bar", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Engineering),
				Pass: card.Do(card.Gain(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Brig)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "labor-dispute", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 2)),
				card.Do(card.Lose(card.Fuel, 1), card.JumpPrep{By: -1})),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "medal-of-distinction", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Gain(card.Morale, 1), card.PlaceAnywhere{N: 2}, card.Activate{Ships: card.Raiders}),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "mysterious-guide", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.DiscardHand{Who: card.Current}),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "mysterious-message", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Engineering),
				Pass: card.Do(may(card.Current, card.SearchDestiny{Who: card.Current, N: 2})),
				Fail: card.Do(card.Activate{Ships: card.LaunchRaiders}, card.Activate{Ships: card.Basestars}),
			},
			Options: instead(card.Activate{Ships: card.Basestars}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "power-failure", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Leadership, card.Tactics, card.Engineering),
				Fail:        card.Do(card.JumpPrep{By: -1}),
				Consequence: card.Do(card.Damage{N: 1}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "raiders-inbound", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.Lose(card.Population, 1), card.Damage{N: 1}),
				card.Do(discard(card.CAG, 3), discard(card.Admiral, 3))),
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "raptor-malfunction", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(card.Damage{N: 1}, card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(send(card.Current, card.Sickbay)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "return-to-duty", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.LaunchPilots{}, card.Activate{Ships: card.LaunchRaiders}),
				card.Do(card.Activate{Ships: card.Basestars})),
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "review-camera-footage", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.DamageVipers{N: 2, In: card.InReserves}, card.Pursuit{By: 1}, card.ActivateViper{By: card.CAG, May: true}),
				card.Do(discard(card.CAG, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "set-a-trap", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Leadership, card.Tactics),
				Pass: card.Do(card.Destroy{N: 1, Ship: card.Centurion}),
				Fail: card.Do(centurions(1), send(card.Current, card.Sickbay)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(centurions(1))}),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "strange-beacon", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(card.ClearArea{}),
				Fail: card.Do(card.JumpPrep{By: -1}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "temple-of-the-five", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(may(card.Current, card.DrawOwn{Who: card.Current, N: 2})),
				Fail: card.Do(card.JumpPrep{By: -1}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "the-circle", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.OneOf{By: card.President, Options: either(
					card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToChosenByPresident}),
					card.Do(card.Execute{Who: card.Current}))}),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "the-passage", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Destroy{N: 2, Ship: card.Civilian, Bare: true}),
			},
			Options: instead(card.Roll{Upto: 6, Low: card.Do(send(card.Current, card.Sickbay))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "threat-of-super-nova", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Leadership, card.Piloting, card.Engineering),
				Fail:        card.Do(card.Lose(card.Population, 1), card.Damage{N: 1}),
				Consequence: card.Do(card.Activate{Ships: card.Basestars}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "tracked-by-radiation", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.Put(1, card.Basestar, card.Bow), card.Put(3, card.Raider, card.Bow), card.Put(2, card.Civilian, card.Stern)),
				card.Do(card.Lose(card.Fuel, 1))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "training-a-rookie", Count: 1, OnlyWith: card.OptionCylonFleet, Kind: card.Choice, Chooser: card.CAG,
			Options: either(
				card.Do(card.ActivateViper{}, card.Activate{Ships: card.Raiders}),
				card.Do(card.DamageVipers{N: 2, By: card.CAG})),
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "truth-and-reconciliation", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.SendChosen{By: card.President, To: card.Brig}),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "unexplained-deaths", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "unfair-bias", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Damage{N: 1}, card.DiscardHand{Who: card.Current}),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "unwelcome-faces", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.DiscardHand{Who: card.Admiral}, card.SendChosen{By: card.Admiral, To: card.Brig}),
				card.Do(card.Lose(card.Morale, 1), card.Damage{N: 1})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "widespread-starvation", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 2)),
				card.Do(card.Lose(card.Food, 1), card.Lose(card.Population, 1))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
	}
}
