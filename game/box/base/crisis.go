package base

import "battlestar/game/card"

// crises returns the Crisis deck: 70 cards. Cards of the same name with different icons have an entry each.
func crises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "a-traitor-accused", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.SendChosen{By: card.Current, To: card.Brig}),
			},
			Options: instead(discard(card.Current, 5)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "admiral-grilled", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), discard(card.Admiral, 2)),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "ambush", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Basestars},
			Setup: card.Do(
				card.Put(4, card.Raider, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Basestar, card.Stern),
				card.Put(4, card.Raider, card.Stern),
				card.Put(2, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.UnmannedVipersRollLess})},
		},
		{
			ID: "analyze-enemy-fighter", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.RestoreRaptor{}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Population, 1), discard(card.Current, 2))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "besieged", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Civilian, card.Bow),
				card.Put(1, card.Civilian, card.StarboardBow),
				card.Put(1, card.HeavyRaider, card.Stern),
				card.Put(1, card.Basestar, card.PortStern),
				card.Put(4, card.Raider, card.PortBow),
				card.Put(2, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Effect: card.Do(card.ActivatePlaced{N: 4})},
		},
		{
			ID: "boarding-parties", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.HeavyRaiders},
			Setup: card.Do(
				card.Put(2, card.HeavyRaider, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(4, card.Raider, card.StarboardBow),
				card.Put(2, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(2, card.Civilian, card.PortStern)),
		},
		{
			ID: "bomb-threat", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Destroy{N: 1, Ship: card.Civilian}),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.FailResult{})}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "build-cylon-detector", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.DiscardNuke{}),
				card.Do(card.Lose(card.Morale, 1), discard(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "colonial-day", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Tactics),
				Pass: card.Do(card.Gain(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "crash-landing", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Tactics, card.Piloting),
				Fail: card.Do(
					card.OneOf{By: card.Admiral, Options: either(
						card.Do(card.Lose(card.Fuel, 1)),
						card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)))}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "crippled-raider", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Put(3, card.Raider, card.Bow), card.Put(1, card.Civilian, card.Stern))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "cylon-accusation", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(send(card.Current, card.Brig)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "cylon-screenings", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), card.LookAtLoyalty{By: card.Current, Of: card.PresidentOrAdmiral}),
			},
			Options: instead(discard(card.EachPlayer, 2)),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "cylon-swarm", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Basestars},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(5, card.Raider, card.Bow),
				card.Put(1, card.HeavyRaider, card.StarboardBow),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.BasestarsLaunchMore})},
		},
		{
			ID: "cylon-tracking-device", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(
					card.Destroy{N: 1, Ship: card.Raptor},
					card.Put(1, card.Basestar, card.Bow),
					card.Put(2, card.Civilian, card.Stern)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "cylon-virus", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.SendAllIn{From: card.FTLControl, To: card.Sickbay}, centurions(1)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "declare-martial-law", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
				card.Do(card.Lose(card.Population, 1), discard(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "detector-sabotage", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.SendAllIn{From: card.ResearchLab, To: card.Sickbay}, card.Lasts{What: card.NoLookingAtLoyalty}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "elections-loom", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Partial: 5, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.Lose(card.Morale, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), discard(card.President, 4)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "food-shortage", Count: 4, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 2)),
				card.Do(card.Lose(card.Food, 1), discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "forced-water-mining", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 17, Skills: skills(card.Politics, card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.Gain(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Population, 1), card.Lose(card.Morale, 1)),
			},
			Options: instead(card.Gain(card.Food, 1), card.Lose(card.Morale, 1), discardRandom(card.EachPlayer, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "fulfiller-of-prophecy", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.Draw{Who: card.Current, N: 1, Types: skills(card.Politics)}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(discard(card.Current, 1), card.AnotherCrisis{}),
			Icons:   card.Icons{Activate: card.Basestars},
		},
		{
			ID: "guilt-by-collusion", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Pass: card.Do(card.May{Who: card.Current, Then: card.Do(card.SendChosen{By: card.Current, To: card.Brig})}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "hangar-accident", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Partial: 7, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Middle: card.Do(card.Lose(card.Population, 1)),
				Fail:   card.Do(card.Lose(card.Population, 1), card.DamageVipers{N: 2, In: card.InReserves}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "heavy-assault", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Effect: card.Do(card.Activate{Ships: card.Basestars})},
		},
		{
			ID: "informing-the-public", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.Current, Of: card.AnyPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "jammed-assault", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Civilian, card.Bow),
				card.Put(4, card.Raider, card.StarboardBow),
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(2, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.NoCommunications})},
		},
		{
			ID: "jump-computer-failure", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.Lose(card.Population, 1), card.JumpPrep{By: -1}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "keep-tabs-on-visitor", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Population, 2))}),
			},
			Options: instead(discardRandom(card.Current, 4)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "legendary-discovery", Count: 1, Kind: card.CheckOnly,
			Distance: 1,
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.KeepWithObjective{Distance: 1}),
				Fail: card.Do(card.Lose(card.Food, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "loss-of-a-friend", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Partial: 7, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(discard(card.Current, 2)),
				Fail:   card.Do(card.Lose(card.Morale, 1), discard(card.Current, 2)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "low-supplies", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(
					card.Lose(card.Morale, 1),
					card.IfAtMost{Resource: card.Food, N: 5, Then: card.Do(card.Lose(card.Morale, 1))}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "mandatory-testing", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Partial: 9, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.President, Of: card.CurrentPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "missing-g4-explosives", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Food, 1), card.SendAllIn{From: card.Armory, To: card.Brig}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "network-computers", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Politics, card.Tactics, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Population, 1), centurions(1)),
			},
			Options: instead(card.Lose(card.Population, 1), card.JumpPrep{By: -1}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "prison-labor", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Food, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "prisoner-revolt", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Partial: 6, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Middle: card.Do(card.Lose(card.Population, 1)),
				Fail: card.Do(
					card.Lose(card.Population, 1),
					card.GiveTitle{Title: card.PresidentTitle, To: card.ToChosenByPresident}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "raiding-party", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(3, card.Raider, card.StarboardStern),
				card.Put(2, card.HeavyRaider, card.Stern),
				card.Put(2, card.Raider, card.Stern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(2, card.Viper, card.PortBow),
				card.Put(2, card.Civilian, card.PortBow)),
			Special: card.Special{Effect: card.Do(card.JumpPrep{By: -1})},
		},
		{
			ID: "requested-resignation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(discard(card.President, 2), discard(card.Admiral, 2)),
				card.Do(card.OneOf{By: card.President, Options: either(
					card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
					card.Do(send(card.President, card.Brig)))})),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "rescue-caprica-survivors", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Food, 1), card.Gain(card.Population, 1)),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "rescue-mission-basestars", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor})),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "rescue-mission-raiders", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "rescue-the-fleet", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Population, 2)),
				card.Do(card.Lose(card.Morale, 1), card.Put(1, card.Basestar, card.Bow), card.Put(3, card.Raider, card.Bow), card.Put(3, card.Civilian, card.Stern))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "resistance", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 9, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Middle: card.Do(card.Lose(card.Food, 1)),
				Fail:   card.Do(card.Lose(card.Food, 1), card.Lose(card.Fuel, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "riots-basestars", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Food, 1), card.Lose(card.Morale, 1)),
				card.Do(card.Lose(card.Population, 1), card.Lose(card.Fuel, 1))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "riots-launch-raiders", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Food, 1), card.Lose(card.Morale, 1)),
				card.Do(card.Lose(card.Population, 1), card.Lose(card.Fuel, 1))),
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "scouting-for-fuel", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.Gain(card.Fuel, 1)),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Fuel, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "scouting-for-water", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.Gain(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Lose(card.Food, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "security-breach", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.SendAllIn{From: card.Command, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "send-survey-team", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 15, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(send(card.Current, card.Sickbay), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Roll{Upto: 5, Low: card.Do(card.Lose(card.Fuel, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "sleep-deprivation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.RecallVipers{}, send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "surrounded", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Basestars},
			Setup: card.Do(
				card.Put(4, card.Raider, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(3, card.Raider, card.StarboardStern),
				card.Put(1, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Effect: card.Do(discard(card.Current, 3))},
		},
		{
			ID: "tactical-strike", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.HeavyRaider, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(2, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Basestar, card.PortBow),
				card.Put(5, card.Raider, card.PortBow)),
			Special: card.Special{Effect: card.Do(card.DamageVipers{N: 2, In: card.InReserves})},
		},
		{
			ID: "terrorist-bomber", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "terrorist-investigations", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.Current, Of: card.AnyPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "the-olympic-carrier", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Partial: 8, Skills: skills(card.Politics, card.Leadership, card.Piloting),
				Middle: card.Do(card.Lose(card.Population, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "thirty-three", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilCivilianOrBasestarDestroyed, Effect: card.Do(card.Lasts{What: card.RelentlessPursuit})},
		},
		{
			ID: "unexpected-reunion", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.DiscardHand{Who: card.Current}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "unidentified-ship", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Tactics, card.Piloting),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "water-sabotaged", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Food, 2)),
			},
			Options: instead(card.Lose(card.Food, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "water-shortage-basestars-jump", Count: 3, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "water-shortage-basestars-no-jump", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "water-shortage-raiders-jump", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "weapon-malfunction", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(
					card.DamageVipers{N: 2, In: card.InSpace},
					card.SendAllIn{From: card.WeaponsControl, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "witch-hunt", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.Lose(card.Morale, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), card.SendChosen{By: card.Current, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
	}
}
