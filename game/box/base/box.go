// Package base is what the box of the base game holds, as literals in the words of package card: a file per deck, in the
// order of the reference, and no rules. What is always on has no effect here; the rules ask for it by its ID.
package base

import "battlestar/game/card"

// Box is the base game. Each call makes it anew, so that nobody can change it for others.
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
