package evening_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

// TestNotesCoverNothing plays games with the guide on: no note may lie on anything that glows or goes on, on the table or behind a curtain, and no
// note for one player may come up behind the curtain of another. Most notes are left as they are, and some are dismissed.
func TestNotesCoverNothing(t *testing.T) {
	told := map[string]bool{}
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		hands, app, shell := takeWhole(t, size[0], size[1])
		shell.Settings.NoGuide = false
		p := newPlayer(t, hands, uint64(size[1]))
		chance := rand.New(rand.NewPCG(1, uint64(size[1])))
		p.begin()
		for range 500 {
			targets := hands.Targets()
			if ok, shown := scenetest.Has(targets, "guide.ok"); shown {
				tabletest.Lies(t, app, targets)
				for _, problem := range hands.Problems() {
					if n := tabletest.LastNote(app); strings.Contains(problem.What, tabletest.TitleOf(n)) || strings.Contains(problem.What, "guide.") {
						t.Errorf("%s: %v", n, problem)
					}
				}
				if chance.IntN(3) == 0 {
					told[tabletest.LastNote(app)] = true
					hands.Click(ok.Rect.Center())
					hands.Ticks(3)
				}
			}
			if p.step() {
				break
			}
		}
		for _, name := range shell.Settings.Guided {
			told[strings.Split(name, " · ")[0]] = true
		}
	}
	t.Logf("%d told: %v", len(told), told)
	for _, name := range []string{"skills", "move", "action", "handover", "own-loyalty", "window"} {
		if !told[name] {
			t.Errorf("the note %q was not told", name)
		}
	}
}
