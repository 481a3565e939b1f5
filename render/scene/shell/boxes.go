package shell

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Variant is an option by its id.
func Variant(id string) *game.Variant {
	return &game.Variants[slices.IndexFunc(game.Variants, func(v game.Variant) bool { return v.ID == id })]
}

// Box is a box: what it changes, what is advised, and why it cannot be chosen at all.
type Box struct {
	Id                      card.ID
	Name, Line, Advice, Why string
}

// AllBoxes are the boxes in the order in which they came out.
var AllBoxes = []Box{
	{"base", "Base game", "The flight to Kobol. What the rulebook advises for a first game.", "", ""},
	{"pegasus", "Pegasus", "A second ship, Cylon leaders, treachery, New Caprica.", "", notBuilt},
	{
		"exodus", "Exodus",
		"New crises, skill cards with abilities in checks, four characters, executions, one Loyalty card more. The Ionian Nebula comes later.",
		"For those who know the base game; the first time without its options.", "",
	},
	{"daybreak", "Daybreak", "Mutiny, miracles, the search for a home.", "", notBuilt},
}

const notBuilt = "Not built yet."

// BoxName is the name of a box.
func BoxName(id card.ID) string {
	return AllBoxes[slices.IndexFunc(AllBoxes, func(b Box) bool { return b.Id == id })].Name
}
