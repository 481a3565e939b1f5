package daybreak

import "battlestar/game/card"

// crises returns the Crisis cards: 30, one copy each.
func crises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "a-desperate-pact", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 15, Skills: skills(card.Politics, card.Leadership, card.Piloting),
				Fail: card.Do(card.Lose(card.Morale, 1), card.GiveTitle{Title: card.PresidentTitle, To: card.ToNextInLine}),
			},
			Options: instead(discard(card.President, 3), mutiny(card.Current)),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "abandon-galactica", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.DiscardNuke{}),
				card.Do(card.Lose(card.Food, 1), treachery(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "an-ambitious-operation", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Fuel, 1), card.MiracleForChosen{By: card.Admiral}),
				card.Do(upto(4, card.Lose(card.Fuel, 1)))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "blindsided", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(1, card.HeavyRaider, card.Bow),
				card.Put(3, card.Raider, card.StarboardBow),
				card.Put(1, card.Basestar, card.Stern),
				card.Put(1, card.HeavyRaider, card.Stern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(2, card.Civilian, card.PortBow),
				card.Put(1, card.Civilian, card.PortStern)),
			Special: card.Special{Effect: card.Do(card.Destroy{N: 1, Ship: card.Raptor})},
		},
		{
			ID: "consult-the-hybrid", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(mutiny(card.Current), anySkill(card.Current, 2)),
				Fail: card.Do(card.Lose(card.Food, 1), intoDestiny(2)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "dangerous-plots", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(mutiny(card.Admiral), mutiny(card.President)),
				card.Do(card.Lose(card.Morale, 1), discard(card.Current, 3))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "dishonest-tactics", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(
					card.Lose(card.Morale, 1),
					card.May{Who: card.President, Then: card.Do(card.ReleaseTo{By: card.President, To: card.Command})}),
				card.Do(card.Lose(card.Fuel, 1), card.DrawQuorum{N: 2, Who: card.President})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "domestic-dispute", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Sickbay)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "earth-in-ruins", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass: card.Do(card.Lose(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Options: instead(card.Lose(card.Food, 1), mutiny(card.Current)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "enemy-of-my-enemy", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Piloting),
				Pass: card.Do(card.Lose(card.Morale, 1)),
				Fail: card.Do(card.Lose(card.Morale, 2), card.Damage{N: 1}),
			},
			Options: instead(card.Damage{N: 2}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "event-horizon", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(2, card.Raider, card.Bow),
				card.Put(1, card.Viper, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(1, card.Basestar, card.Stern),
				card.Put(2, card.Raider, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Viper, card.PortBow)),
			Special: card.Special{Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.VipersCostCard})},
		},
		{
			ID: "galactica-falling-apart", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Piloting, card.Engineering),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Damage{N: 1}),
			},
			Options: instead(upto(6, card.Lose(card.Food, 1))),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "give-in-to-despair", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 14, Partial: 9, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.Lose(card.Food, 1), treachery(card.Current, 3)),
				Fail:   card.Do(card.Lose(card.Morale, 2)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "hornets-nest", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(3, card.Raider, card.Bow),
				card.Put(1, card.Viper, card.Bow),
				card.Put(1, card.Civilian, card.Bow),
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(3, card.Raider, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(2, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilJumpOrBasestarDestroyed, Effect: card.Do(card.Lasts{What: card.NoPilotingAction})},
		},
		{
			ID: "hybrid-in-panic", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 8, Skills: skills(card.Tactics, card.Engineering),
				Pass:   card.Do(card.JumpPrep{By: 1}),
				Middle: card.Do(discard(card.Current, 2)),
				Fail:   card.Do(card.Lose(card.Fuel, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "incitement-to-mutiny", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 13, Partial: 7, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Middle: card.Do(intoDestiny(2)),
				Fail:   card.Do(intoDestiny(4)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "insubordinate-crew", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), card.DrawMutiny{Who: card.EachPlayer, N: 1, Lacking: true}),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "lockdown", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.HeavyRaiders},
			Setup: card.Do(
				card.Put(2, card.HeavyRaider, card.Bow),
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(2, card.HeavyRaider, card.StarboardBow),
				card.Put(1, card.Viper, card.Stern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Civilian, card.PortStern)),
			Special: card.Special{Keep: card.UntilJumpOrBasestarDestroyed, Effect: card.Do(card.Lasts{What: card.NoArmory})},
		},
		{
			ID: "one-last-cocktail", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Engineering),
				Fail: card.Do(card.Lose(card.Food, 1), card.Lose(card.Morale, 1)),
			},
			Options: instead(upto(6, card.Lose(card.Morale, 1), send(card.President, card.Sickbay))),
			Icons:   card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "question-procedure", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1)),
				card.Do(card.Damage{N: 1}, discard(card.President, 3))),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "quorum-in-uproar", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.DiscardQuorum{N: 2}, card.Discard{Who: card.President, N: 2, Random: true}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "rallying-support", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Population, 1), mutiny(card.Current), treachery(card.Current, 1)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "reactor-critical", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(treachery(card.Current, 2)),
				Fail: card.Do(card.Lose(card.Fuel, 1)),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "rebuild-trust", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.FreeAll{}),
				Fail: card.Do(card.Lose(card.Morale, 2)),
			},
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "religious-turmoil", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Tactics),
				Fail: card.Do(card.Lose(card.Morale, 1), discard(card.EachPlayer, 1)),
			},
			Options: instead(upto(4, card.Lose(card.Food, 1), card.Lose(card.Population, 1))),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "reprisal", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(2, card.Raider, card.Bow),
				card.Put(1, card.Civilian, card.Bow),
				card.Put(1, card.Viper, card.StarboardBow),
				card.Put(1, card.Viper, card.StarboardStern),
				card.Put(1, card.HeavyRaider, card.Stern),
				card.Put(3, card.Raider, card.Stern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Basestar, card.PortBow)),
			Special: card.Special{Effect: card.Do(intoDestiny(2), mutiny(card.Current))},
		},
		{
			ID: "requisition-for-demetrius", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Food, 1), upto(6, intoDestiny(2))),
				card.Do(mutiny(card.Admiral), treachery(card.Admiral, 2))),
			Icons: card.Icons{Activate: card.Basestars},
		},
		{
			ID: "secret-meetings", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Tactics, card.Engineering),
				Fail: card.Do(card.Lose(card.Morale, 1)),
			},
			Options: instead(mutiny(card.Current), card.MutinyForChosen{By: card.Current}),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "starvation-in-dogsville", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(upto(4, card.Lose(card.Population, 1), card.Lose(card.Food, 1))),
				card.Do(upto(4, card.Lose(card.Food, 2)))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "trial-by-fire", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(3, card.Raider, card.Bow),
				card.Put(2, card.HeavyRaider, card.Bow),
				card.Put(1, card.Viper, card.StarboardBow),
				card.Put(1, card.Basestar, card.Stern),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Effect: card.Do(card.GainAssaultRaptor{Launched: true})},
		},
	}
}
