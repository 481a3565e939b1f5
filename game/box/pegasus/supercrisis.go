package pegasus

import "battlestar/game/card"

// superCrises returns the Super Crisis cards: 5, without icons.
func superCrises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "demand-peace-manifesto", Count: 1, Kind: card.Choice, Chooser: card.Admiral,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), card.Damage{N: 2}),
				card.Do(card.DiscardHand{Who: card.President}, card.DiscardHand{Who: card.Admiral})),
		},
		{
			ID: "footage-transmitted", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 17, Partial: 12, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass:   card.Do(treachery(card.EachPlayer, 1)),
				Middle: card.Do(treachery(card.EachCylon, 2)),
				Fail:   card.Do(treachery(card.EachCylon, 2), card.DrawSuperCrisis{Who: card.EachCylon, N: 1}),
			},
		},
		{
			ID: "lured-into-a-trap", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.Raiders},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(3, card.Raider, card.StarboardBow),
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(3, card.Raider, card.StarboardStern),
				card.Put(1, card.HeavyRaider, card.Stern),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(1, card.Civilian, card.PortStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Civilian, card.PortBow)),
			Special: card.Special{Keep: card.UntilAfterJump, Effect: card.Do(card.Lasts{What: card.DangerousRepairs})},
		},
		{
			ID: "psychological-warfare", Count: 1, Kind: card.Choice, Chooser: card.President,
			Options: either(
				card.Do(card.Lose(card.Morale, 1), eachForTreachery(2)),
				card.Do(treachery(card.EachCylon, 2), card.NewDestiny{N: 6, Type: card.Treachery})),
		},
		{
			ID: "the-farm", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 15, Partial: 8, Skills: skills(card.Tactics, card.Engineering),
				Middle: card.Do(card.Lose(card.Food, 1)),
				Fail:   card.Do(card.Lose(card.Food, 1), card.Lose(card.Population, 1), card.Lasts{What: card.NoOncePerGame}),
			},
		},
	}
}
