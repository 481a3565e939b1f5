package daybreak

import "battlestar/game/card"

// loyalty returns the two Loyalty cards. The Mutineer replaces the Sympathizer; its effect is the one on every human player who receives it
// (D-MTR-04).
func loyalty() []card.Loyalty {
	return []card.Loyalty{
		{ID: "you-are-not-a-cylon", Count: 1, Team: card.HumanTeam},
		{
			ID: "you-are-the-mutineer", Count: 1, Team: card.MutineerTeam,
			Effect: card.Do(card.PassTitlesOn{Who: card.You}, mutiny(card.You)),
		},
	}
}

// loyaltyDecks returns the table of D-LOY-01 without Exodus, which adds a card to each.
func loyaltyDecks() []card.LoyaltyMakeup {
	return []card.LoyaltyMakeup{
		{Players: 3, Cylon: 1, NotCylon: 5},
		{Players: 4, Cylon: 1, NotCylon: 7, Mutineer: true},
		{Players: 4, Cylon: 1, NotCylon: 5, Leader: true},
		{Players: 5, Cylon: 2, NotCylon: 8},
		{Players: 5, Cylon: 1, NotCylon: 7, Mutineer: true, Leader: true},
		{Players: 6, Cylon: 2, NotCylon: 10, Mutineer: true},
		{Players: 6, Cylon: 2, NotCylon: 8, Leader: true},
		{Players: 7, Cylon: 2, NotCylon: 10, Mutineer: true, Leader: true},
	}
}
