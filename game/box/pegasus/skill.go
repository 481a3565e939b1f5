package pegasus

import "battlestar/game/card"

// skillCards returns five more cards for each Skill deck, the seven that replace the Investigative Committee of the base game, and Treachery.
func skillCards() []card.SkillCard {
	low := map[int]int{1: 1, 2: 1}
	high := map[int]int{3: 1, 4: 1, 5: 1}
	return []card.SkillCard{
		{
			ID: "support-the-people", Type: card.Politics, Copies: low, Reckless: true,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.DrawWithFew{Holds: 4, N: 2}),
		},
		{
			ID: "preventative-policy", Type: card.Politics, Copies: high,
			Timing: card.InMovement,
			Effect: card.Do(card.Spare{By: 1}),
		},
		{
			ID: "investigative-committee", Type: card.Politics, Copies: map[int]int{3: 4, 4: 2, 5: 1},
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.AllFaceUp{ButDestiny: true}),
		},
		{
			ID: "major-victory", Type: card.Leadership, Copies: low,
			Timing: card.AfterVictory, Limit: card.OncePerTurn,
			Effect: card.Do(card.Roll{Upto: 4, High: card.Do(card.Gain(card.Morale, 1))}),
		},
		{
			ID: "at-any-cost", Type: card.Leadership, Copies: high, Reckless: true,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.CountsPositive{Type: card.Treachery}),
		},
		{
			ID: "guts-and-initiative", Type: card.Tactics, Copies: low, Reckless: true,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.NoDestiny{}),
		},
		{
			ID: "critical-situation", Type: card.Tactics, Copies: high,
			Timing: card.InMovement, Limit: card.OncePerTurnOrdered,
			Effect: card.Do(card.OneAction{}),
		},
		{
			ID: "full-throttle", Type: card.Piloting, Copies: low,
			Timing: card.InMovementOrAction, Needs: card.NeedsPiloting,
			Effect: card.Do(card.FlyAndAttack{}),
		},
		{
			ID: "run-interference", Type: card.Piloting, Copies: high,
			Timing: card.BeforeRaidersAct, Needs: card.NeedsPiloting,
			Effect: card.Do(card.RaidersMiss{N: 4}),
		},
		{
			ID: "jury-rigged", Type: card.Engineering, Copies: low, Reckless: true,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.Difficulty{By: -4}),
		},
		{
			ID: "calculations", Type: card.Engineering, Copies: high,
			Timing: card.AfterDieRoll, Limit: card.OncePerRoll,
			Effect: card.Do(card.ChangeDie{By: 1}),
		},

		{
			ID: "broadcast-location", Type: card.Treachery, Copies: map[int]int{1: 8}, NeedsReckless: true,
			Timing: card.InCheck, Limit: card.OncePerCheck,
			Effect: card.Do(card.Put(1, card.Basestar, card.Bow), card.Put(1, card.Civilian, card.Stern)),
		},
		{
			ID: "by-your-command", Type: card.Treachery, Copies: map[int]int{1: 4}, NeedsReckless: true,
			Timing: card.InCheck, Limit: card.OncePerCheck,
			Effect: card.Do(card.Activate{Ships: card.Raiders}, card.HeavyRaidersOnly{}, card.ActivateForces{}),
		},
		{
			ID: "special-destiny", Type: card.Treachery, Copies: map[int]int{2: 5}, NeedsReckless: true,
			Timing: card.InCheck, Limit: card.OncePerCheck,
			Effect: card.Do(card.Draw{Who: card.EachPlayer, N: 1, Types: skills(card.Treachery)}),
		},
		{
			ID: "gods-plan", Type: card.Treachery, Copies: map[int]int{2: 3},
			Timing: card.InMovement,
			Effect: card.Do(card.SwapWithDestiny{}),
		},
		{
			ID: "human-weakness", Type: card.Treachery, Copies: map[int]int{3: 2},
			Timing: card.Action,
			Effect: card.Do(card.LoseIfJailed{N: 1}),
		},
		{
			ID: "sabotage", Type: card.Treachery, Copies: map[int]int{3: 4},
			Timing: card.TreacheryDropped, Limit: card.OncePerTurn,
			Effect: card.Do(card.Damage{N: 1}),
		},
	}
}
