package daybreak

import "battlestar/game/card"

// mutinies returns the Mutiny cards: 22, one copy each.
func mutinies() []card.MutinyCard {
	return []card.MutinyCard{
		{
			ID: "armed-resistance", Count: 1,
			Effect: card.Do(send(card.Admiral, card.Sickbay), lookAtTop(card.Crises)),
		},
		{
			ID: "assume-command", Count: 1, Needs: needs(card.NeedsFiveCards, card.NeedsNotAdmiral, card.NeedsOutOfBrig),
			Effect: card.Do(discard(card.You, 5), card.GiveTitle{Title: card.AdmiralTitle, To: card.ToYou}),
		},
		{
			ID: "bait-and-switch", Count: 1,
			Effect: card.Do(anySkill(card.You, 2), intoDestiny(2)),
		},
		{
			ID: "betrayal-of-trust", Count: 1,
			Effect: card.Do(treachery(card.You, 2), lookAtTop(card.Destinations)),
		},
		{
			ID: "blackmail", Count: 1, Needs: needs(card.NeedsNotPresident, card.NeedsRichPresident),
			Effect: card.Do(card.TakeRandom{From: card.President, N: 3}),
		},
		{
			ID: "clipped-wings", Count: 1, Needs: needs(card.NeedsViperInSpace),
			Effect: card.Do(card.RecallVipers{}, card.RepairAllVipers{}, treachery(card.You, 2)),
		},
		{
			ID: "controversial-speech", Count: 1,
			Effect: card.Do(card.Roll{Upto: 5, Low: card.Do(treachery(card.EachPlayer, 1)), High: card.Do(card.Gain(card.Morale, 1))}),
			Then:   card.ThenRemoveOnSuccess,
		},
		{
			ID: "feed-the-people", Count: 1,
			Effect: card.Do(card.JumpPrep{By: -2}, card.Gain(card.Food, 1)),
			Then:   card.ThenRemove,
		},
		{
			ID: "impeachment", Count: 1, Needs: needs(card.NeedsFiveCards, card.NeedsNotPresident),
			Effect: card.Do(discard(card.You, 5), card.GiveTitle{Title: card.PresidentTitle, To: card.ToYou}),
		},
		{
			ID: "make-a-deal", Count: 1, Needs: needs(card.NeedsPrisoner),
			Effect: card.Do(card.ReleaseAny{}, card.DiscardThis{}, card.MutinyForChosen{By: card.You}),
		},
		{
			ID: "necessary-risk", Count: 1,
			Effect: card.Do(card.Gain(card.Food, 1), card.PlaceTogether{Basestars: 1, Raiders: 3}),
			Then:   card.ThenRemove,
		},
		{
			ID: "panic", Count: 1,
			Effect: card.Do(card.Put(1, card.Civilian, card.Stern), card.ActivateViper{}),
		},
		{
			ID: "peaceful-resistance", Count: 1,
			Effect: card.Do(send(card.You, card.Sickbay), upto(4, send(card.Admiral, card.Brig))),
		},
		{
			ID: "ruined-reputation", Count: 1,
			Effect: card.Do(card.DrawForChosen{N: 2}, upto(4, card.SendTarget{To: card.Brig})),
		},
		{
			ID: "scavenging-for-parts", Count: 1,
			Effect: card.Do(card.Damage{N: 1}, card.HideCivilian{}),
		},
		{
			ID: "selfish-act", Count: 1,
			Effect: card.Do(card.DrawOwn{Who: card.You, N: 2}, card.DiscardThis{}, mutiny(card.You)),
		},
		{
			ID: "send-a-message", Count: 1,
			Effect: card.Do(card.Damage{N: 1}, card.RepelBoarders{Bonus: 2}),
		},
		{
			ID: "set-the-agenda", Count: 1, Needs: needs(card.NeedsNotPresident),
			Effect: card.Do(card.DrawQuorum{N: 2, Who: card.President}, card.BuryQuorum{N: 2}),
		},
		{
			ID: "the-strong-survive", Count: 1,
			Effect: card.Do(card.Destroy{N: 1, Ship: card.Civilian}, card.JumpPrep{By: 1}),
			Then:   card.ThenRemove,
		},
		{
			ID: "unauthorized-usage", Count: 1, Needs: needs(card.NeedsAdmiralsNuke),
			Effect: card.Do(card.LaunchLastNuke{}),
			Then:   card.ThenRemove,
		},
		{
			ID: "violent-protest", Count: 1,
			Effect: card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Politics)}, send(card.President, card.Sickbay)),
		},
		{
			ID: "weapons-armed", Count: 1, Needs: needs(card.NeedsRaptor),
			Effect: card.Do(card.Destroy{N: 1, Ship: card.Raptor}, card.GainAssaultRaptor{}, card.LaunchEach{N: 2, Ship: card.Raider}),
		},
	}
}
