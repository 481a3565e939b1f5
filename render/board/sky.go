package board

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// Sky is the number of the sky over the fleet, below [ui.Skies]: another after each jump, from the jump on, though its destination is not
// chosen yet. It follows from what lies open, so a jump that is taken back is undone in the sky too.
func Sky(v *game.View) uint64 {
	jumps, mark, next := uint64(0), uint64(0), uint64(0)
	for _, slot := range v.Piles[game.Travelled] {
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
	// Two of the skies could follow each jump; which of them does is a matter of where the fleet was before. The first is that of the menus.
	return 1 + (2*jumps+mark%2)%(ui.Skies-1)
}
