package board

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// Sky is the number of the sky over the fleet, below [ui.Skies]: another after each jump. It follows from what lies open beside the
// objective, so a jump that is taken back is undone in the sky too.
func Sky(v *game.View) uint64 {
	jumps, mark := uint64(0), uint64(0)
	for _, slot := range v.Piles[game.Travelled] {
		if slot.Card == "legendary-discovery" { // there is no jump to it
			continue
		}
		jumps++
		mark = 0
		for _, b := range []byte(slot.Card) {
			mark = mark*31 + uint64(b)
		}
	}
	// Two of the skies could follow each jump; which of them does is a matter of the destination. The first is that of the menus.
	return 1 + (2*jumps+mark%2)%(ui.Skies-1)
}
