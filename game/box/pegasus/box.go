// Package pegasus holds the contents of the Pegasus box, as literals in the vocabulary of package card: one file per deck, in the order of the
// reference, without any rules.
package pegasus

import "battlestar/game/card"

// Box returns the Pegasus box. Each call builds a new value, so that no caller can change it for others.
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
