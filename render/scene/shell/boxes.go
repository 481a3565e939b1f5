package shell

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// Variant is an option by its id.
func Variant(id string) *game.Variant {
	return &game.Variants[slices.IndexFunc(game.Variants, func(v game.Variant) bool { return v.ID == id })]
}

// AllBoxes are the boxes in the order in which they came out. What players read of one is in the language (Shell.BoxText).
var AllBoxes = []card.ID{"base", "pegasus", "exodus", "daybreak"}

// BoxText is what players read of a box.
func (s *Shell) BoxText(id card.ID) say.BoxText { return s.Language().Boxes[id] }
