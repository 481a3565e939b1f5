package base

import "battlestar/game/card"

// superCrises returns the Super Crisis deck: 5 cards without icons (B-SUPER-01..03).
func superCrises() []card.Crisis {
	return []card.Crisis{
		{
			ID: "bomb-on-colonial-1", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 15, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Fail: card.Do(
					card.Lose(card.Morale, 2),
					card.SendAllOn{From: card.ColonialOneBoard, To: card.Sickbay},
					card.Lasts{What: card.NoMovingToColonialOne}),
			},
		},
		{
			ID: "cylon-intruders", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 18, Partial: 14, Skills: skills(card.Leadership, card.Tactics),
				Middle: card.Do(centurions(1)),
				Fail:   card.Do(card.Damage{N: 1}, centurions(2)),
			},
		},
		{
			ID: "fleet-mobilization", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 24, Skills: skills(card.Leadership, card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(card.Activate{Ships: card.Basestars}, card.Activate{Ships: card.LaunchRaiders}),
				Fail: card.Do(
					card.Lose(card.Morale, 1),
					card.Activate{Ships: card.Basestars},
					card.Activate{Ships: card.Raiders},
					card.Activate{Ships: card.HeavyRaiders},
					card.Activate{Ships: card.LaunchRaiders}),
			},
		},
		{
			ID: "inbound-nukes", Count: 1, Kind: card.CheckOnly,
			Check: &card.Check{
				Difficulty: 15, Skills: skills(card.Leadership, card.Tactics),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.Lose(card.Food, 1), card.Lose(card.Population, 1)),
			},
		},
		{
			ID: "massive-assault", Count: 1, Kind: card.Attack,
			Activate: []card.Activation{card.HeavyRaiders, card.Basestars},
			Setup: card.Do(
				card.Put(1, card.Basestar, card.StarboardBow),
				card.Put(4, card.Raider, card.StarboardBow),
				card.Put(1, card.Basestar, card.StarboardStern),
				card.Put(2, card.Raider, card.StarboardStern),
				card.Put(1, card.HeavyRaider, card.StarboardStern),
				card.Put(1, card.Viper, card.PortBow),
				card.Put(1, card.Viper, card.PortStern),
				card.Put(2, card.Civilian, card.PortBow),
				card.Put(2, card.Civilian, card.PortStern)),
			Special: card.Special{Effect: card.Do(card.JumpPrep{By: -2})},
		},
	}
}
