package exodus

import "battlestar/game/card"

// skillCards returns four more cards for each Skill deck: three of strength 0 with a skill check ability, and one of strength 6.
func skillCards() []card.SkillCard {
	ability := map[int]int{0: 3}
	strong := map[int]int{6: 1}
	return []card.SkillCard{
		{
			ID: "red-tape", Type: card.Politics, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.TakeOut{From: 5, To: 6}),
		},
		{
			ID: "political-prowess", Type: card.Politics, Copies: strong,
			Timing: card.BeforeCheck,
			Effect: card.Do(card.DecideCheck{}),
		},
		{
			ID: "iron-will", Type: card.Leadership, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.IronWill{Short: 4, Morale: 1}),
		},
		{
			ID: card.StateOfEmergency, Type: card.Leadership, Copies: strong,
			Timing: card.Action,
			Effect: card.Do(card.Lose(card.Food, 1), card.MoveOrAct{}),
		},
		{
			ID: "trust-instincts", Type: card.Tactics, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.AddDestiny{N: 2}),
		},
		{
			ID: "scout-for-fuel", Type: card.Tactics, Copies: strong,
			Timing: card.Action,
			Effect: card.Do(card.Risk{N: 1, Ship: card.Raptor, Roll: card.Roll{
				Upto: 3,
				Low:  card.Do(card.Destroy{N: 1, Ship: card.Raptor}),
				High: card.Do(card.Gain(card.Fuel, 1)),
			}}),
		},
		{
			ID: "protect-the-fleet", Type: card.Piloting, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.VipersIfStrong{Type: card.Piloting, Strength: 3, Vipers: 1}),
		},
		{
			ID: "best-of-the-best", Type: card.Piloting, Copies: strong,
			Timing: card.BeforeDieRoll,
			Effect: card.Do(card.RaidersForAttack{}),
		},
		{
			ID: "establish-network", Type: card.Engineering, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.CountsDouble{Type: card.Engineering}),
		},
		{
			ID: "build-nuke", Type: card.Engineering, Copies: strong,
			Timing: card.Action,
			Effect: card.Do(card.GainNuke{}),
		},
	}
}
