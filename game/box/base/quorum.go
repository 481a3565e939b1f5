package base

import "battlestar/game/card"

// quorum returns the Quorum deck: 17 cards, each played by the President as an action (B-PRES-02).
func quorum() []card.Quorum {
	return []card.Quorum{
		{
			ID: card.AcceptProphecy, Count: 1,
			Effect: card.Do(draw(1)),
			Then:   card.ThenKeep,
			Kept: card.Kept{
				Holder: card.InPlayForAll,
				When:   card.ProphecyAsked,
				Effect: card.Do(card.Difficulty{By: 2}),
				Once:   true,
			},
		},
		{
			ID: "arrest-order", Count: 2,
			Effect: card.Do(card.SendChosen{By: card.You, To: card.Brig}),
		},
		{
			ID: card.AssignArbitrator, Count: 1,
			Effect: card.Do(draw(2, card.Politics), card.GiveThisCard{}),
			Then:   card.ThenKeep,
			Kept: card.Kept{
				Holder: card.GivenPlayer,
				When:   card.AdmiralsQuartersActivated,
				Effect: card.Do(youMay(card.OneOf{By: card.You, Options: either(
					card.Do(card.Difficulty{By: -3}),
					card.Do(card.Difficulty{By: +3}))})),
				Once: true,
			},
		},
		{
			ID: card.AssignSpecialist, Count: 1,
			Effect: card.Do(draw(2, card.Politics), card.GiveThisCard{}),
			Then:   card.ThenKeep,
			Kept:   card.Kept{Holder: card.GivenPlayer, When: card.NextJump, Power: card.DrawDestinations{N: 3}, Once: true},
		}, // B-JUMP-07
		{
			ID: card.AssignVicePresident, Count: 1,
			Effect: card.Do(draw(2, card.Politics), card.GiveThisCard{}),
			Then:   card.ThenKeep,
			Kept:   card.Kept{Holder: card.GivenPlayer, When: card.HolderNotPresident, Power: card.OnlyHeir{}},
		}, // B-LOC-10
		{
			ID: "authorization-of-brutal-force", Count: 2,
			Effect: card.Do(
				card.OneOf{By: card.You, Options: either(
					card.Do(card.Destroy{N: 3, Ship: card.Raider}),
					card.Do(card.Destroy{N: 1, Ship: card.HeavyRaider}),
					card.Do(card.Destroy{N: 1, Ship: card.Centurion}))},
				card.Roll{Upto: 2, Low: card.Do(card.Lose(card.Population, 1))}),
		},
		{
			ID: "encourage-mutiny", Count: 1,
			Effect: card.Do(card.Mutiny{Upto: 2, Low: card.Do(card.Lose(card.Morale, 1))}),
		},
		{
			ID: "food-rationing", Count: 2,
			Effect: card.Do(card.Roll{Upto: 5, High: card.Do(card.Gain(card.Food, 1))}),
			Then:   card.ThenRemoveOnSuccess,
		},
		{
			ID: "inspirational-speech", Count: 4,
			Effect: card.Do(card.Roll{Upto: 5, High: card.Do(card.Gain(card.Morale, 1))}),
			Then:   card.ThenRemoveOnSuccess,
		},
		{
			ID: "presidential-pardon", Count: 1,
			Effect: card.Do(card.ReleaseOther{}),
		},
		{
			ID: "release-cylon-mugshots", Count: 1,
			Effect: card.Do(
				card.LookAtLoyalty{By: card.You, Of: card.AnotherPlayer},
				card.Roll{Upto: 3, Low: card.Do(card.Lose(card.Morale, 1))}),
		},
	}
}
