package scene

import (
	"os"
	"testing"

	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
)

// Whole games with Pegasus, by the pointer and by keys alone: alone, and with Exodus.
func TestWholeGameWithPegasus(t *testing.T) {
	for i, c := range []wholeGame{
		{"pointer", 1280, 720, []card.ID{"pegasus"}, nil, false, 41},
		{"pointer, with Exodus", 1920, 1080, []card.ID{"pegasus", "exodus"}, scenetest.AllOptions, false, 42},
		{"keys", 1280, 720, []card.ID{"pegasus"}, nil, true, 43},
	} {
		t.Run(c.name, func(t *testing.T) {
			if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
				// build/test has to stay under twenty minutes on two cores, and the same screens come up in the first
				t.Skip("with build/test -long only")
			}
			c.play(t)
		})
	}
}
