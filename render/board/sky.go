package board

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// Sky returns the number of the sky over the fleet, below [ui.Skies]. It changes with each jump, from the jump on, even before the destination is
// chosen. It depends only on what everyone can see, so undoing a jump undoes the sky too.
func Sky(v *game.View) uint64 {
	jumps, mark, next := uint64(0), uint64(0), uint64(0)
	for _, slot := range v.Piles[game.Traveled] {
		if slot.Card == "legendary-discovery" { // there is no jump to it
			continue
		}
		jumps++
		mark, next = next, 0
		for _, b := range []byte(slot.Card) {
			next = next*31 + uint64(b)
		}
	}
	if v.Count(game.DestinationDrawn) > 0 { // the fleet is on its way to one of them
		jumps++
		mark = next
	}
	// Each jump could lead to two skies; where the fleet was before decides which. The first sky is that of the menus.
	return 1 + (2*jumps+mark%2)%(ui.Skies-1)
}
