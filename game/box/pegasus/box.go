// Package pegasus is what the Pegasus box holds, as literals in the words of package card: a file per deck, in the order of the reference, and no
// rules.
package pegasus

import "battlestar/game/card"

// Box is the Pegasus box. Each call makes it anew, so that nobody can change it for others.
func Box() card.Box {
	return card.Box{
		ID:             "pegasus",
		Crises:         append(crises(), newCapricaCrises()...),
		SuperCrises:    superCrises(),
		Quorum:         quorum(),
		Destinations:   destinations(),
		Characters:     characters(),
		Skills:         skillCards(),
		Locations:      append(locations(), ground()...),
		BoardActions:   boardActions(),
		Loyalty:        loyalty(),
		LoyaltyMakeups: loyaltyDecks(),
		Agendas:        agendas(),
		Titles:         titles(),
		Lines:          lines(),
		Objectives:     objectives(),
		PegasusDamage:  pegasusDamage(),
		Pieces:         pieces(),
	}
}
