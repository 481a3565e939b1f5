package base

import "battlestar/game/card"

// crises is the Crisis deck: 70 cards. Cards of one name that differ in their icons have an entry each.
func crises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "a-traitor-accused", Name: "A Traitor Accused", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.SendChosen{By: card.Current, To: card.Brig}),
			},
			Options: instead(discard(card.Current, 5)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "admiral-grilled", Name: "Admiral Grilled", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), discard(card.Admiral, 2)),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "ambush", Name: "Ambush", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Basestars},
			Setup: card.Do(
				card.Put(4, card.Raider, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Basestar, card.Stern),
				card.Put(4, card.Raider, card.Stern),
				card.Put(2, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Name: "Training New Pilots", Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.UnmannedVipersRollLess})},
		},
		{
			ID: "analyze-enemy-fighter", Name: "Analyze Enemy Fighter", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.RestoreRaptor{}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Population, 1), discard(card.Current, 2))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "besieged", Name: "Besieged", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Civilian, card.Bow),
				card.Put(1, card.Civilian, card.StarboardBow),
				card.Put(1, card.HeavyRaider, card.Stern),
				card.Put(1, card.Basestar, card.PortStern),
				card.Put(4, card.Raider, card.PortBow),
				card.Put(2, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Name: "Heavy Casualties", Effect: card.Do(card.ActivatePlaced{N: 4})},
		},
		{
			ID: "boarding-parties", Name: "Boarding Parties", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.HeavyRaiders},
			Setup: card.Do(
				card.Put(2, card.HeavyRaider, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(4, card.Raider, card.StarboardBow),
				card.Put(2, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(2, card.Civilian, card.PortStern)),
			Special: card.Special{Name: "Surprise Assault"},
		},
		{
			ID: "bomb-threat", Name: "Bomb Threat", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Destroy{N: 1, Ship: card.Civilian}),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.FailResult{})}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "build-cylon-detector", Name: "Build Cylon Detector", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.DiscardNuke{}),
				card.Do(card.Lose(card.Morale, 1), discard(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "colonial-day", Name: "Colonial Day", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Tactics),
				Pass: card.Do(card.Gain(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "crash-landing", Name: "Crash Landing", Count: 1, Kind: card.CheckOnly,
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
			ID: "crippled-raider", Name: "Crippled Raider", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Put(3, card.Raider, card.Bow), card.Put(1, card.Civilian, card.Stern))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "cylon-accusation", Name: "Cylon Accusation", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(send(card.Current, card.Brig)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "cylon-screenings", Name: "Cylon Screenings", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), card.LookAtLoyalty{By: card.Current, Of: card.PresidentOrAdmiral}),
			},
			Options: instead(discard(card.EachPlayer, 2)),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "cylon-swarm", Name: "Cylon Swarm", Count: 1, Kind: card.Attack,
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
			Special: card.Special{Name: "Massive Deployment", Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.BasestarsLaunchMore})},
		},
		{
			ID: "cylon-tracking-device", Name: "Cylon Tracking Device", Count: 1, Kind: card.CheckOnly,
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
			ID: "cylon-virus", Name: "Cylon Virus", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.SendAllIn{From: card.FTLControl, To: card.Sickbay}, centurions(1)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "declare-martial-law", Name: "Declare Martial Law", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
				card.Do(card.Lose(card.Population, 1), discard(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "detector-sabotage", Name: "Detector Sabotage", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.SendAllIn{From: card.ResearchLab, To: card.Sickbay}, card.Lasts{What: card.NoLookingAtLoyalty}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "elections-loom", Name: "Elections Loom", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Partial: 5, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.Lose(card.Morale, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), discard(card.President, 4)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "food-shortage", Name: "Food Shortage", Count: 4, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 2)),
				card.Do(card.Lose(card.Food, 1), discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "forced-water-mining", Name: "Forced Water Mining", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 17, Skills: skills(card.Politics, card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.Gain(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Population, 1), card.Lose(card.Morale, 1)),
			},
			Options: instead(card.Gain(card.Food, 1), card.Lose(card.Morale, 1), discardRandom(card.EachPlayer, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "fulfiller-of-prophecy", Name: "Fulfiller of Prophecy", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.Draw{Who: card.Current, N: 1, Types: skills(card.Politics)}),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Options: instead(discard(card.Current, 1), card.AnotherCrisis{}),
			Icons:   card.Icons{Activate: card.Basestars},
		},
		{
			ID: "guilt-by-collusion", Name: "Guilt by Collusion", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Pass: card.Do(card.May{Who: card.Current, Then: card.Do(card.SendChosen{By: card.Current, To: card.Brig})}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "hangar-accident", Name: "Hangar Accident", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Partial: 7, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Middle: card.Do(card.Lose(card.Population, 1)),
				Fail:   card.Do(card.Lose(card.Population, 1), card.DamageVipers{N: 2, In: card.InReserves}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "heavy-assault", Name: "Heavy Assault", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Name: "Heavy Bombardment", Effect: card.Do(card.Activate{Ships: card.Basestars})},
		},
		{
			ID: "informing-the-public", Name: "Informing the Public", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.Current, Of: card.AnyPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "jammed-assault", Name: "Jammed Assault", Count: 1, Kind: card.Attack,
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
			Special: card.Special{Name: "Communications Jamming", Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.NoCommunications})},
		},
		{
			ID: "jump-computer-failure", Name: "Jump Computer Failure", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.Lose(card.Population, 1), card.JumpPrep{By: -1}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "keep-tabs-on-visitor", Name: "Keep Tabs on Visitor", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Population, 2))}),
			},
			Options: instead(discardRandom(card.Current, 4)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "legendary-discovery", Name: "Legendary Discovery", Count: 1, Kind: card.CheckOnly,
			Distance: 1,
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.KeepWithObjective{Distance: 1}),
				Fail: card.Do(card.Lose(card.Food, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "loss-of-a-friend", Name: "Loss of a Friend", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Partial: 7, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(discard(card.Current, 2)),
				Fail:   card.Do(card.Lose(card.Morale, 1), discard(card.Current, 2)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "low-supplies", Name: "Low Supplies", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(
					card.Lose(card.Morale, 1),
					card.IfAtMost{Resource: card.Food, N: 5, Then: card.Do(card.Lose(card.Morale, 1))}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "mandatory-testing", Name: "Mandatory Testing", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Partial: 9, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.President, Of: card.CurrentPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "missing-g4-explosives", Name: "Missing G4 Explosives", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Food, 1), card.SendAllIn{From: card.Armory, To: card.Brig}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "network-computers", Name: "Network Computers", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Politics, card.Tactics, card.Engineering),
				Pass: card.Do(card.JumpPrep{By: 1}),
				Fail: card.Do(card.Lose(card.Population, 1), centurions(1)),
			},
			Options: instead(card.Lose(card.Population, 1), card.JumpPrep{By: -1}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "prison-labor", Name: "Prison Labor", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Food, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "prisoner-revolt", Name: "Prisoner Revolt", Count: 1, Kind: card.CheckOnly,
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
			ID: "raiding-party", Name: "Raiding Party", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(3, card.Raider, card.StarboardStern),
				card.Put(2, card.HeavyRaider, card.Stern),
				card.Put(2, card.Raider, card.Stern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(2, card.Viper, card.PortBow),
				card.Put(2, card.Civilian, card.PortBow)),
			Special: card.Special{Name: "FTL Failure", Effect: card.Do(card.JumpPrep{By: -1})},
		},
		{
			ID: "requested-resignation", Name: "Requested Resignation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(discard(card.President, 2), discard(card.Admiral, 2)),
				card.Do(card.OneOf{By: card.President, Options: either(
					card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToAdmiral}),
					card.Do(send(card.President, card.Brig)))})),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "rescue-caprica-survivors", Name: "Rescue Caprica Survivors", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Food, 1), card.Gain(card.Population, 1)),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "rescue-mission-basestars", Name: "Rescue Mission", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor})),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "rescue-mission-raiders", Name: "Rescue Mission", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "rescue-the-fleet", Name: "Rescue the Fleet", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Population, 2)),
				card.Do(card.Lose(card.Morale, 1), card.Put(1, card.Basestar, card.Bow), card.Put(3, card.Raider, card.Bow), card.Put(3, card.Civilian, card.Stern))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "resistance", Name: "Resistance", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 9, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Middle: card.Do(card.Lose(card.Food, 1)),
				Fail:   card.Do(card.Lose(card.Food, 1), card.Lose(card.Fuel, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "riots-basestars", Name: "Riots", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Food, 1), card.Lose(card.Morale, 1)),
				card.Do(card.Lose(card.Population, 1), card.Lose(card.Fuel, 1))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "riots-launch-raiders", Name: "Riots", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Food, 1), card.Lose(card.Morale, 1)),
				card.Do(card.Lose(card.Population, 1), card.Lose(card.Fuel, 1))),
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "scouting-for-fuel", Name: "Scouting for Fuel", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.Gain(card.Fuel, 1)),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Roll{Upto: 4, Low: card.Do(card.Lose(card.Fuel, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "scouting-for-water", Name: "Scouting for Water", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.Gain(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Lose(card.Food, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "security-breach", Name: "Security Breach", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 6, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.SendAllIn{From: card.Command, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "send-survey-team", Name: "Send Survey Team", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 15, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(send(card.Current, card.Sickbay), card.Destroy{N: 1, Ship: card.Raptor}),
			},
			Options: instead(card.Roll{Upto: 5, Low: card.Do(card.Lose(card.Fuel, 1))}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "sleep-deprivation", Name: "Sleep Deprivation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.RecallVipers{}, send(card.Current, card.Sickbay)),
				card.Do(card.Lose(card.Morale, 1))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "surrounded", Name: "Surrounded", Count: 1, Kind: card.Attack,
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
			Special: card.Special{Name: "Panic", Effect: card.Do(discard(card.Current, 3))},
		},
		{
			ID: "tactical-strike", Name: "Tactical Strike", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.HeavyRaider, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(2, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Basestar, card.PortBow),
				card.Put(5, card.Raider, card.PortBow)),
			Special: card.Special{Name: "Hangar Assault", Effect: card.Do(card.DamageVipers{N: 2, In: card.InReserves})},
		},
		{
			ID: "terrorist-bomber", Name: "Terrorist Bomber", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "terrorist-investigations", Name: "Terrorist Investigations", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.LookAtLoyalty{By: card.Current, Of: card.AnyPlayer}),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "the-olympic-carrier", Name: "The Olympic Carrier", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Partial: 8, Skills: skills(card.Politics, card.Leadership, card.Piloting),
				Middle: card.Do(card.Lose(card.Population, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), card.Lose(card.Population, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "thirty-three", Name: "Thirty-Three", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(1, card.Civilian, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Name: "Relentless Pursuit", Keep: card.UntilCivilianOrBasestarDestroyed, Effect: card.Do(card.Lasts{What: card.RelentlessPursuit})},
		},
		{
			ID: "unexpected-reunion", Name: "Unexpected Reunion", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.DiscardHand{Who: card.Current}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "unidentified-ship", Name: "Unidentified Ship", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Tactics, card.Piloting),
				Fail: card.Do(card.Lose(card.Population, 1)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "water-sabotaged", Name: "Water Sabotaged", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Food, 2)),
			},
			Options: instead(card.Lose(card.Food, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "water-shortage-basestars-jump", Name: "Water Shortage", Count: 3, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "water-shortage-basestars-no-jump", Name: "Water Shortage", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "water-shortage-raiders-jump", Name: "Water Shortage", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Food, 1)),
				card.Do(discard(card.President, 2), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "weapon-malfunction", Name: "Weapon Malfunction", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(
					card.DamageVipers{N: 2, In: card.InSpace},
					card.SendAllIn{From: card.WeaponsControl, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "witch-hunt", Name: "Witch Hunt", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.Lose(card.Morale, 1)),
				Fail:   card.Do(card.Lose(card.Morale, 1), card.SendChosen{By: card.Current, To: card.Sickbay}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
	}
}
