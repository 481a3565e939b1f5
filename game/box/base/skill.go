package base

import "battlestar/game/card"

// skillCards returns the five Skill decks of 21 cards each. Only human players use the texts (B-CHECK-14, B-CPL-01).
func skillCards() []card.SkillCard {
	low := func() map[int]int { return map[int]int{1: 8, 2: 6} }
	high := func() map[int]int { return map[int]int{3: 4, 4: 2, 5: 1} }
	return []card.SkillCard{
		{
			ID: "consolidate-power", Type: card.Politics, Copies: low(),
			Timing: card.Action,
			Effect: card.Do(draw(2)),
		},
		{
			ID: "investigative-committee", Type: card.Politics, Copies: high(),
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.AllFaceUp{}),
		},
		{
			ID: card.ExecutiveOrder, Type: card.Leadership, Copies: low(),
			Timing: card.Action, Limit: card.OncePerTurn,
			Effect: card.Do(card.Order{}),
		},
		{
			ID: "declare-emergency", Type: card.Leadership, Copies: high(),
			Timing: card.AfterStrengthTotaled, Limit: card.OncePerCheck,
			Effect: card.Do(card.Difficulty{By: -2}),
		},
		{
			ID: "launch-scout", Type: card.Tactics, Copies: low(),
			Timing: card.Action, Needs: card.NeedsRaptor,
			Effect: card.Do(card.Risk{N: 1, Ship: card.Raptor, Roll: card.Roll{
				Upto: 2,
				Low:  card.Do(card.Destroy{N: 1, Ship: card.Raptor}),
				High: card.Do(card.LookAtTop{}),
			}}),
		},
		{
			ID: "strategic-planning", Type: card.Tactics, Copies: high(),
			Timing: card.BeforeDieRoll, Limit: card.OncePerRoll,
			Effect: card.Do(card.RollBonus{By: 2}),
		},
		{
			ID: "evasive-maneuvers", Type: card.Piloting, Copies: low(),
			Timing: card.AfterViperAttacked,
			Effect: card.Do(card.RerollAttack{Piloted: -2}),
		},
		{
			ID: "maximum-firepower", Type: card.Piloting, Copies: high(),
			Timing: card.Action, Needs: card.NeedsPiloting,
			Effect: card.Do(card.ViperAttacks{N: 4}),
		},
		{
			ID: card.RepairCard, Type: card.Engineering, Copies: low(),
			Timing: card.Action,
			Effect: card.Do(card.Repair{Vipers: 2}),
		},
		{
			ID: "scientific-research", Type: card.Engineering, Copies: high(),
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.CountsPositive{Type: card.Engineering}),
		},
	}
}
