package table

import (
	"testing"

	"battlestar/game"
)

// Where the total of a check is known the table waits only if 2 less of difficulty would change what comes of it: the result, or whether
// Iron Will spares the humans.
func TestWaitsWhereDeclareEmergencyHelps(t *testing.T) {
	stops := DefaultStops()
	for _, c := range []struct {
		total, spared int
		waits         bool
	}{
		{10, 0, false},
		{9, 0, true},
		{8, 0, true},
		{7, 0, false},
		{10, 4, false},
		{9, 4, true},
		{7, 4, false},
		{6, 4, false},
		{5, 4, true},
		{4, 4, true},
		{3, 4, false},
	} {
		check := &game.CheckState{Difficulty: 10, Total: c.total, Spared: c.spared}
		if got := stops.waits(&game.Decision{Kind: game.AskWindow, Window: game.StrengthTotaled}, check); got != c.waits {
			t.Errorf("total %d, spared at %d less: the table waits is %v", c.total, c.spared, got)
		}
	}
}
