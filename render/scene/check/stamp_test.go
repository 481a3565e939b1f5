package check

import (
	"testing"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render/ui"
)

// Every result must have its word and its color, and no result must have neither.
func TestVerdicts(t *testing.T) {
	words := say.New(english.Language(), nil, nil)
	for _, c := range []struct {
		result game.CheckResult
		text   string
		color  ui.Color
	}{{game.NoResult, "", ui.Color{}}, {game.Passed, "Passed", ui.Green}, {game.Middle, "9 or more", ui.AmberTop}, {game.Failed, "Failed", ui.Red}} {
		if text, color := verdictOf(words, c.result, 9); text != c.text || color != c.color {
			t.Errorf("%d: %q in %v", c.result, text, color)
		}
	}
}
