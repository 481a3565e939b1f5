// Package base holds the contents of the base game's box, as literals in the vocabulary of package card: one file per deck, in the order of the
// reference, without any rules. What is always in force has no effect here; the rules look for it by its ID.
package base

import "battlestar/game/card"

// Box returns the base game. Each call builds a new value, so that no caller can change it for others.
func Box() card.Box {
	return card.Box{
		ID:              "base",
		Crises:          crises(),
		SuperCrises:     superCrises(),
		Skills:          skillCards(),
		Quorum:          quorum(),
		Destinations:    destinations(),
		Loyalty:         loyalty(),
		LoyaltyMakeups:  loyaltyDecks(),
		Locations:       locations(),
		Characters:      characters(),
		Titles:          titles(),
		Objectives:      objectives(),
		GalacticaDamage: galacticaDamage(),
		BasestarDamage:  basestarDamage(),
		Civilians:       civilians(),
		Pieces:          pieces(),
	}
}
