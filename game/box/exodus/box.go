// Package exodus holds the contents of the Exodus box, as literals in the vocabulary of package card: one file per deck, in the order of the
// reference, without any rules. Whatever belongs to an option is marked; package box leaves it out of games without that option.
package exodus

import "battlestar/game/card"

// Box returns the Exodus box. Each call builds a new value, so that no caller can change it for others.
func Box() card.Box {
	return card.Box{
		ID:             "exodus",
		Crises:         crises(),
		SuperCrises:    superCrises(),
		Quorum:         quorum(),
		Destinations:   destinations(),
		Characters:     characters(),
		Skills:         skillCards(),
		Locations:      locations(),
		Titles:         titles(),
		Loyalty:        loyalty(),
		Lines:          lines(),
		Objectives:     objectives(),
		BasestarDamage: basestarDamage(),
		Allies:         allies(),
		Crossroads:     crossroads(),
		Trauma:         trauma(),
		Pieces:         pieces(),
	}
}
