// Package exodus is what the Exodus box holds, as literals in the words of package card: a file per deck, in the order of the reference, and
// no rules. What belongs to an option says so; package box leaves it out of games without that option.
package exodus

import "battlestar/game/card"

// Box is the Exodus box. Each call makes it anew, so that nobody can change it for others.
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
