package pegasus

import "battlestar/game/card"

// quorum returns the Quorum cards: 9, one copy each, played by the President as an action (B-PRES-02).
func quorum() []card.Quorum {
	return []card.Quorum{
		{
			ID: card.ChiefOfStaff, Count: 1,
			Effect: card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Politics)}, card.GiveThisCard{}),
			Then:   card.ThenKeep,
			Kept: card.Kept{
				Holder: card.GivenPlayer,
				When:   card.CardsToBeAdded,
				Effect: card.Do(may(card.You, card.CountsPositive{Type: card.Politics})),
				Once:   true,
			},
		},
		{
			ID: "civilian-self-defense", Count: 1,
			Effect: card.Do(card.DefendCivilian{Raiders: 3, HeavyRaiders: 1, Upto: 2}),
		},
		{
			ID: "consult-the-oracle", Count: 1,
			Effect: card.Do(card.LookAtBottom{}, card.SearchDestiny{Who: card.You, N: 2}),
		},
		{
			ID: "enact-production-quotas", Count: 1,
			Effect: card.Do(card.Gain(card.Food, 1), card.Lose(card.Morale, 1)),
		},
		{
			ID: "eulogy", Count: 1,
			Effect: card.Do(card.IfMourned{Then: card.Do(card.Gain(card.Morale, 1))}),
		},
		{
			ID: "execute-prisoner", Count: 1,
			Effect: card.Do(card.ExecuteIn{Place: card.Brig}),
		},
		{
			ID: card.Probation, Count: 1,
			Effect: card.Do(card.GiveThisCard{Self: true}),
			Then:   card.ThenKeep,
			Kept:   card.Kept{Holder: card.GivenPlayer, When: card.HolderAddedCards, Power: card.SeeAdded{}, Once: true},
		},
		{
			ID: "resources-for-galactica", Count: 1,
			Effect: card.Do(card.RepairBoth{Locations: 1, Vipers: 2}),
		},
		{
			ID: "unsavory-connections", Count: 1,
			Effect: card.Do(
				discardRandom(card.You, 2), treachery(card.You, 2),
				card.OneOf{By: card.You, Options: either(card.Do(card.Gain(card.Food, 1)), card.Do(card.Gain(card.Fuel, 1)))}),
		},
	}
}
