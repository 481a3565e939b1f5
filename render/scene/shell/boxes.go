package shell

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// Variant returns an option by its id.
func Variant(id string) *game.Variant {
	return &game.Variants[slices.IndexFunc(game.Variants, func(v game.Variant) bool { return v.ID == id })]
}

// BoxText returns what players read about a box.
func (s *Shell) BoxText(id card.ID) say.BoxText { return s.Language().Boxes[id] }
