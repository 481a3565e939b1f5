// Package daybreak holds the contents of the Daybreak box, as literals in the vocabulary of package card: one file per deck, in the order of the
// reference, without any rules.
package daybreak

import "battlestar/game/card"

// Box returns the Daybreak box. Each call builds a new value, so that no caller can change it for others.
func Box() card.Box {
	return card.Box{
		ID:             "daybreak",
		Crises:         crises(),
		Characters:     characters(),
		Skills:         skillCards(),
		Locations:      locations(),
		Loyalty:        loyalty(),
		LoyaltyMakeups: loyaltyDecks(),
		Lines:          lines(),
		Objectives:     objectives(),
		Mutinies:       mutinies(),
		Missions:       missions(),
		Motives:        motives(),
		Pieces:         pieces(),
	}
}
