package pegasus

import "battlestar/game/card"

// crises returns the Crisis cards: 20, one copy each.
func crises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "a-verdict-of-guilty", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Execute{Who: card.Current}, discard(card.Admiral, 3)),
				card.Do(card.Damage{N: 2})),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "an-offer-of-peace", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 6, Skills: skills(card.Politics, card.Leadership),
				Middle: card.Do(card.IntoDestiny{N: 2, Type: card.Treachery}),
				Fail:   card.Do(card.Lose(card.Morale, 1), card.IntoDestiny{N: 2, Type: card.Treachery}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "assassination-plot", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(discard(card.Current, 3), treachery(card.Current, 3), discard(card.Admiral, 3), treachery(card.Admiral, 3)),
				card.Do(card.Execute{Who: card.Admiral})),
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "civilian-ship-nuked", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Destroy{N: 1, Ship: card.Civilian}, eachForTreachery(1)),
				card.Do(card.Destroy{N: 2, Ship: card.Civilian})),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "code-blue", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass: card.Do(card.LookAtLoyalty{By: card.Current}),
				Fail: card.Do(card.Lose(card.Morale, 1), send(card.Current, card.Brig)),
			},
			Options: instead(eachForTreachery(2)),
			Icons:   card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "defending-a-prisoner", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 11, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Roll{Upto: 4, Low: card.Do(card.Execute{Who: card.Current})}),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: "dogfight", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(2, card.Raider, card.StarboardStern),
				card.Put(2, card.Raider, card.Stern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilJumpOrNoRaider, Effect: card.Do(card.Lasts{What: card.ConstantBarrage})},
		},
		{
			ID: "food-hoarding-in-the-fleet", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.Roll{Upto: 3, Low: card.Do(card.Destroy{N: 1, Ship: card.Civilian})}),
				card.Do(card.Lose(card.Food, 2))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "medical-breakthrough", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 12, Partial: 6, Skills: skills(card.Politics, card.Leadership, card.Engineering),
				Pass: card.Do(card.DrawOwn{Who: card.EachHuman, N: 1}),
				Fail: card.Do(card.Lose(card.Morale, 1), eachForTreachery(1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders},
		},
		{
			ID: "pressure-the-supply-ships", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Gain(card.Food, 1), card.Lose(card.Morale, 1), discard(card.Admiral, 2), treachery(card.Admiral, 2)),
				card.Do(card.Lose(card.Food, 2))),
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "reunite-the-fleet", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 10, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.Gain(card.Population, 1)),
				Fail: card.Do(card.Lose(card.Morale, 1), eachForTreachery(1)),
			},
			Options: instead(discardRandom(card.Current, 2), treachery(card.Current, 2)),
			Icons:   card.Icons{Activate: card.Raiders},
		},
		{
			ID: "review-galacticas-log", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 14, Partial: 6, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Middle: card.Do(discard(card.Admiral, 3)),
				Fail:   card.Do(card.Lose(card.Morale, 1), discard(card.Admiral, 5)),
			},
			Icons: card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "sabotage-investigated", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Tactics, card.Engineering),
				Pass: card.Do(card.Lose(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Lose(card.Fuel, 1), card.Lose(card.Food, 1)),
			},
			Icons: card.Icons{Activate: card.HeavyRaiders, Jump: true},
		},
		{
			ID: card.ScarCrisis, Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Raider, card.StarboardBow),
				card.PutScar{At: card.StarboardBow},
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(2, card.Civilian, card.Stern)),
			Special: card.Special{Keep: card.UntilJumpOrScarDestroyed, Effect: card.Do(card.Lasts{What: card.PersonalVendetta})},
		},
		{
			ID: "standoff-with-pegasus", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 22, Skills: skills(card.Politics, card.Leadership, card.Tactics, card.Piloting),
				Pass: card.Do(may(card.Current, card.ReleaseChosen{By: card.Current})),
				Fail: card.Do(card.Lose(card.Population, 1), card.Lose(card.Morale, 1), card.DamageVipers{N: 1, In: card.InSpace}),
			},
			Icons: card.Icons{Activate: card.LaunchRaiders},
		},
		{
			ID: "suspicious-election-results", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToNextInLine}),
				card.Do(discardRandom(card.Admiral, 1), treachery(card.Admiral, 1))),
			Icons: card.Icons{Activate: card.Raiders},
		},
		{
			ID: "the-black-market", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 13, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass: card.Do(card.Gain(card.Food, 1)),
				Fail: card.Do(card.Lose(card.Food, 2), card.Lose(card.Morale, 1)),
			},
			Options: instead(card.Lose(card.Food, 1), eachForTreachery(1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
		{
			ID: "the-guardians", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Basestars},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.Bow),
				card.Put(2, card.Raider, card.StarboardBow),
				card.Put(1, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Civilian, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(2, card.Raider, card.PortBow)),
			Special: card.Special{Keep: card.UntilJump, Effect: card.Do(card.Lasts{What: card.RaptorCrewCaptured})},
		},
		{
			ID: "training-snafu", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 8, Skills: skills(card.Leadership, card.Piloting),
				Fail: card.Do(card.DamageVipers{N: 3}),
			},
			Icons: card.Icons{Activate: card.Basestars, Jump: true},
		},
		{
			ID: "unsettling-stories", Count: 1, Kind: card.CheckOrChoice, Chooser: card.Current,
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Leadership),
				Fail: card.Do(card.Lose(card.Morale, 1), eachForTreachery(1)),
			},
			Options: instead(card.Lose(card.Morale, 1)),
			Icons:   card.Icons{Activate: card.Raiders, Jump: true},
		},
	}
}
