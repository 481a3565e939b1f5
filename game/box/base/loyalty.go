package base

import "battlestar/game/card"

// loyalty returns the Loyalty cards: 16.
func loyalty() []card.Loyalty {
	return []card.Loyalty{
		{ID: "not-a-cylon", Count: 11, Team: card.HumanTeam},
		{
			ID: "cylon-brig", Variant: "sends a character to Brig", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(youMay(card.SendChosen{By: card.You, To: card.Brig, OnGalactica: true})),
		},
		{
			ID: "cylon-damage", Variant: "damages Galactica", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(youMay(card.ChooseDamage{Draw: 5, Resolve: 2})),
		},
		{
			ID: "cylon-morale", Variant: "lowers morale", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(youMay(card.Lose(card.Morale, 1))),
		},
		{
			ID: "cylon-sickbay", Variant: "sends a character to Sickbay", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(youMay(card.SendChosen{By: card.You, To: card.Sickbay, Discard: 5, OnGalactica: true})),
		},
		{
			ID: "sympathizer", Count: 1, Team: card.TeamWhenRevealed,
			Effect: card.Do(card.Sympathize{}),
		},
	}
}

// loyaltyDecks returns the table of B-SETUP-09.
func loyaltyDecks() []card.LoyaltyMakeup {
	return []card.LoyaltyMakeup{
		{Players: 3, Cylon: 1, NotCylon: 5},
		{Players: 4, Cylon: 1, NotCylon: 6, Sympathizer: true},
		{Players: 5, Cylon: 2, NotCylon: 8},
		{Players: 6, Cylon: 2, NotCylon: 9, Sympathizer: true},
	}
}
