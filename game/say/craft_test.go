package say

import (
	"testing"

	"battlestar/game"
)

// Every craft needs its own lines for being launched and flown.
func TestEveryCraftHasLines(t *testing.T) {
	for _, c := range game.Crafts {
		if of := ofCraft[c.Ship]; of.launch == NoLine || of.flies == NoLine {
			t.Errorf("a %s has no lines of its own", c.Word)
		}
	}
}
