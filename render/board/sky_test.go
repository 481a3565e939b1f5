package board

import (
	"fmt"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Wherever the fleet jumps, the next sky is another, and it is one that there is.
func TestSkyChangesWithEachJump(t *testing.T) {
	for trip := range 8 { // each asks for other destinations
		v := &game.View{}
		was := Sky(v)
		for jump := range 12 {
			v.Piles[game.DestinationDrawn] = make([]game.Slot, 2)
			under := Sky(v) // while the Admiral chooses
			v.Piles[game.DestinationDrawn] = nil
			v.Piles[game.Travelled] = append(v.Piles[game.Travelled], game.Slot{Card: card.ID(fmt.Sprintf("destination-%d", (trip*jump)%5))})
			sky := Sky(v)
			if sky == was {
				t.Errorf("trip %d, jump %d: the same sky %d again", trip, jump, sky)
			}
			if sky != under {
				t.Errorf("trip %d, jump %d: the sky changes from %d to %d when the destination is turned up", trip, jump, under, sky)
			}
			if sky == 0 || sky >= ui.Skies {
				t.Errorf("there is no sky %d for the table", sky)
			}
			was = sky
		}
		v.Piles[game.Travelled] = append(v.Piles[game.Travelled], game.Slot{Card: "legendary-discovery"})
		if Sky(v) != was {
			t.Error("the sky changes without a jump")
		}
	}
}
