package daybreak

import "battlestar/game/card"

// missions returns the 8 Mission cards of Search for Home.
func missions() []card.Mission {
	return []card.Mission{
		{
			ID: "attack-on-the-colony",
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Tactics, card.Piloting),
				Pass: card.Do(card.ClearBoard{Ships: []card.Ship{card.Basestar}, Boxed: 1}),
				Fail: card.Do(card.Put(1, card.Basestar, card.Bow), card.Damage{N: 1}),
			},
		},
		{
			ID: "cylon-civil-war",
			Check: &card.Check{
				Difficulty: 21, Skills: skills(card.Politics, card.Leadership, card.Tactics),
				Pass: card.Do(card.BringRebels{Humans: true}),
				Fail: card.Do(card.BringRebels{}),
			},
		},
		{
			ID: "destroy-the-hub",
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Leadership, card.Tactics, card.Piloting),
				Pass: card.Do(card.DestroyHub{}),
				Fail: card.Do(card.Lose(card.Population, 1), card.RecallVipers{}, card.DamageVipers{N: 2}),
			},
		},
		{
			ID: "digging-up-the-past", Distance: 1,
			Check: &card.Check{
				Difficulty: 14, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.GainDistance{By: 1}),
				Fail: card.Do(intoDestiny(2), card.TurnMissionDown{}),
			},
		},
		{
			ID: "needs-of-the-people",
			Check: &card.Check{
				Difficulty: 18, Skills: skills(card.Politics, card.Leadership, card.Engineering),
				Pass: card.Do(card.Gain(card.Food, 2), card.RepairLocation{}),
				Fail: card.Do(card.Lose(card.Food, 1), treachery(card.EachHuman, 1)),
			},
		},
		{
			ID: "rescue-hera",
			Check: &card.Check{
				Difficulty: 20, Skills: skills(card.Politics, card.Tactics, card.Piloting),
				Pass: card.Do(card.GainMiracle{Who: card.EachHuman, Lacking: true}),
				Fail: card.Do(card.Lose(card.Morale, 1), card.Destroy{N: 1, Ship: card.Raptor}),
			},
		},
		{
			ID: "the-red-stripes",
			Check: &card.Check{
				Difficulty: 16, Skills: skills(card.Tactics, card.Piloting, card.Engineering),
				Pass: card.Do(card.ClearBoard{Ships: []card.Ship{card.HeavyRaider, card.Centurion}, Boxed: 2}),
				Fail: card.Do(card.Put(1, card.HeavyRaider, card.Bow), card.Put(1, card.Centurion, card.NoArea)),
			},
		},
		{
			ID: "the-search-for-home", Distance: 2,
			Check: &card.Check{
				Difficulty: 25, Skills: skills(card.Politics, card.Leadership, card.Tactics, card.Engineering),
				Pass: card.Do(card.GainDistance{By: 2}),
				Fail: card.Do(card.Lose(card.Fuel, 1), card.TurnMissionDown{}),
			},
		},
	}
}
