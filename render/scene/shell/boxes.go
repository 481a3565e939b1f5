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

// Box is a box of the game. What players read of it is in the language (Shell.BoxText).
type Box struct {
	Id    card.ID
	Built bool // or it cannot be chosen at all
}

// AllBoxes are the boxes in the order in which they came out.
var AllBoxes = []Box{{"base", true}, {"pegasus", true}, {"exodus", true}, {"daybreak", false}}

// BoxText is what players read of a box.
func (s *Shell) BoxText(id card.ID) say.BoxText { return s.Language().Boxes[id] }
