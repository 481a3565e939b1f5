package gameover

import (
	"fmt"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// The end of a game must be told whole: no word of any of its pages is cut, at any shape of the window and size of the text, whatever became of
// players with names of the greatest length.
func TestGameOverIsToldWhole(t *testing.T) {
	s := scenetest.Shell(t)
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: scenetest.AllOptions, Seed: 8, Deal: true}
	over := NewGameOver(s, scenetest.Agreed(t, s, "Over", setup, 6, scenetest.Never))
	for seat := range 6 {
		info := over.table.Seats()[seat]
		info.Name = "Maximilian Baron"
		if seat%2 == 0 {
			over.story.unmet[seat] = 2
		}
		if err := over.table.SetSeat(game.Seat(seat), info); err != nil {
			t.Fatal(err)
		}
	}
	for i := range over.story.moments {
		if i%3 == 0 { // as long as the longest
			over.story.moments[i].text += " Maximilian Baron had taken 12 from it, and nobody knew."
		}
	}
	app, err := render.New(func(*render.App) render.Scene { return over })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1920, 1080)
	for _, shape := range scenetest.Shapes {
		for size, factor := range shell.TextFactors {
			app.SetTextSize(factor)
			app.Size(shape[0], shape[1])
			for page := range 4 {
				over.page = page
				app.UI.Redraw()
				h.Ticks(2)
				at := fmt.Sprintf("%gx%g at text size %d, page %d: ", shape[0], shape[1], size, page)
				for _, problem := range h.Problems() {
					t.Error(at, problem)
				}
				for _, placed := range h.Placed() {
					if strings.Contains(placed.Text, "…") || placed.Clipped {
						t.Errorf("%s%q is cut", at, placed.Text)
					}
				}
			}
		}
	}
}
