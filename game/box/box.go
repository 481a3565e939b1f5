// Package box gathers the boxes of the game that are built, and prints what they hold.
package box

import (
	"battlestar/game/box/base"
	"battlestar/game/card"
)

// All is every box that is built, in the order of their publication.
func All() []card.Box { return []card.Box{base.Box()} }
