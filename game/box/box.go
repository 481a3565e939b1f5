// Package box gathers the boxes of the game that are built, and prints what they hold.
package box

import (
	"battlestar/game/box/base"
	"battlestar/game/card"
)

// All is every box that is built, in the order of their publication.
func All() []card.Box { return []card.Box{base.Box()} }

// Named is the built box of an id, and whether there is one.
func Named(id card.ID) (card.Box, bool) {
	for _, b := range All() {
		if b.ID == id {
			return b, true
		}
	}
	return card.Box{}, false
}
