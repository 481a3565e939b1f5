// Package daybreak is what the Daybreak box holds, as literals in the words of package card: a file per deck, in the order of the reference, and no
// rules.
package daybreak

import "battlestar/game/card"

// Box is the Daybreak box. Each call makes it anew, so that nobody can change it for others.
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
