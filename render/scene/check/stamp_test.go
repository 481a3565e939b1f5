package check

import (
	"testing"

	"battlestar/game"
	"battlestar/render/ui"
)

// Every result has its word and its colour, and no result has none.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		result game.CheckResult
		text   string
		color  ui.Color
	}{{game.NoResult, "", ui.Color{}}, {game.Passed, "Passed", ui.Green}, {game.Middle, "9 or more", ui.AmberTop}, {game.Failed, "Failed", ui.Red}} {
		if text, color := verdictOf(c.result, 9); text != c.text || color != c.color {
			t.Errorf("%d: %q in %v", c.result, text, color)
		}
	}
}
