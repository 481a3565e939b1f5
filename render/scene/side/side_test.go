package side_test

import (
	"slices"
	"testing"

	"battlestar/game/card"
	"battlestar/render/scene/side"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
)

// Each resource must say by its own value alone whether it is low or in danger, in the capitals in which the words are drawn.
func TestResourcesSayHowLowTheyAre(t *testing.T) {
	tab, err := tabletest.Glimpses[0].Find()
	if err != nil {
		t.Fatal(err)
	}
	h, p, app := tabletest.Sized(t, tab, 1280, 720)
	words := func(values [4]int) (low, danger int) {
		for i, res := range card.Resources {
			p.View.Resources[res] = values[i]
		}
		app.UI.Wake(2)
		h.Ticks(4)
		tabletest.Clean(t, h, "")
		for _, at := range h.Placed() {
			switch at.Text {
			case "LOW":
				low++
			case "DANGER":
				danger++
			}
		}
		return low, danger
	}
	for _, c := range []struct {
		values      [4]int
		low, danger int
	}{
		{[4]int{5, 5, 6, 7}, 0, 0},
		{[4]int{4, 4, 5, 6}, 4, 0},
		{[4]int{3, 2, 1, 12}, 1, 2},
	} {
		if low, danger := words(c.values); low != c.low || danger != c.danger {
			t.Errorf("%v: %d low, %d in danger", c.values, low, danger)
		}
	}
	if !slices.ContainsFunc(h.Targets(), func(at ui.Target) bool { return at.ID == side.ResourceSpot(card.Fuel) }) {
		t.Error("fuel cannot be pointed at")
	}
}
