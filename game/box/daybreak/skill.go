package daybreak

import "battlestar/game/card"

// skillCards returns five more cards for each Skill deck, and a Treachery deck that replaces any earlier one.
func skillCards() []card.SkillCard {
	ability := map[int]int{0: 2}
	middling := map[int]int{3: 1, 4: 1}
	strong := map[int]int{5: 1}
	return []card.SkillCard{
		{
			ID: "force-their-hand", Type: card.Politics, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.ForceTheirHand{}),
		},
		{
			ID: "popular-influence", Type: card.Politics, Copies: middling,
			Timing: card.Action,
			Effect: card.Do(card.ShareQuorum{}),
		},
		{
			ID: "negotiation", Type: card.Politics, Copies: strong,
			Timing: card.Action,
			Effect: card.Do(
				card.Put(1, card.Basestar, card.Bow), card.Draw{Who: card.You, N: 1, Types: skills(card.Politics)}, card.Truce{}),
		},
		{
			ID: "all-hands-on-deck", Type: card.Leadership, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.ZeroesHelp{By: 1}),
		},
		{
			ID: "restore-order", Type: card.Leadership, Copies: middling,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.NoAbilities{}),
		},
		{
			ID: "change-of-plans", Type: card.Leadership, Copies: strong,
			Timing: card.AfterPass,
			Effect: card.Do(card.InsteadOfPass{Draw: 2}),
		},
		{
			ID: "quick-thinking", Type: card.Tactics, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.TakeFromCheck{Most: 3}),
		},
		{
			ID: "unorthodox-plan", Type: card.Tactics, Copies: middling,
			Timing: card.Action,
			Effect: card.Do(card.ActivateOneOf{Places: []card.Place{card.Command, card.Armory, card.WeaponsControl, card.Communications}}),
		},
		{
			ID: "a-second-chance", Type: card.Tactics, Copies: strong,
			Timing: card.BeforeCardsAdded,
			Effect: card.Do(card.MiracleIfBeaten{By: 4}),
		},
		{
			ID: "dogfight", Type: card.Piloting, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.DamageToRemove{}),
		},
		{
			ID: "combat-veteran", Type: card.Piloting, Copies: middling,
			Timing: card.Action,
			Effect: card.Do(card.ActivateOften{N: 3}),
		},
		{
			ID: "launch-reserves", Type: card.Piloting, Copies: strong,
			Timing: card.Action, Needs: card.NeedsPilotInSpace,
			Effect: card.Do(card.JoinPilot{N: 2}),
		},
		{
			ID: "install-upgrades", Type: card.Engineering, Copies: ability,
			Timing: card.InCheck,
			Effect: card.Do(card.DrawByResult{Type: card.Engineering, Pass: 2, Fail: 1}),
		},
		{
			ID: "raptor-specialist", Type: card.Engineering, Copies: middling,
			Timing: card.Action,
			Effect: card.Do(card.OneOf{By: card.You, Options: either(
				card.Do(card.Destroy{N: 1, Ship: card.Raptor}, card.GainAssaultRaptor{}),
				card.Do(card.RestoreRaptor{}))}),
		},
		{
			ID: "test-the-limits", Type: card.Engineering, Copies: strong,
			Timing: card.Action, Needs: card.NeedsRedSpace,
			Effect: card.Do(card.JumpPrep{By: 1}, upto(5, card.Damage{N: 1})),
		},

		{
			ID: "bait", Type: card.Treachery, Copies: map[int]int{0: 6},
			Timing:  card.InCheck,
			Effect:  card.Do(card.Put(1, card.Civilian, card.Stern)),
			Dropped: card.Do(mutiny(card.You)),
		},
		{
			ID: "dradis-contact", Type: card.Treachery, Copies: map[int]int{0: 6},
			Timing:  card.InCheck,
			Effect:  card.Do(card.Put(2, card.Raider, card.Bow)),
			Dropped: card.Do(mutiny(card.You)),
		},
		{
			ID: "a-better-machine", Type: card.Treachery, Copies: map[int]int{3: 4},
			Timing: card.InCheck,
			Effect: card.Do(intoDestiny(2)),
		},
		{
			ID: "personal-vices", Type: card.Treachery, Copies: map[int]int{3: 4},
			Timing: card.InCheck,
			Effect: card.Do(treachery(card.EachHuman, 1), mutiny(card.Current)),
		},
		{
			ID: "violent-outbursts", Type: card.Treachery, Copies: map[int]int{4: 3},
			Timing: card.InCheck,
			Effect: card.Do(send(card.Current, card.Sickbay)),
		},
		{
			ID: "exploit-a-weakness", Type: card.Treachery, Copies: map[int]int{5: 3},
			Timing: card.InCheck,
			Effect: card.Do(card.MutinyForChosen{By: card.Current}),
		},
	}
}
