package scene_test

import (
	"os"
	"slices"
	"testing"

	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/madeup"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// typed lists words on the pages that come from people or from the system: names, searches, names of files, and messages of errors.
var typed = []string{
	"Baron", "Alone", "Friday evening", "Friday", "Broken", "a very long name of an evening with friends", "viper", "elephant", "TestPagesInAnotherLanguage",
	"a number that is too large", "a long story of what went wrong", settingsPath, "saves",
}

// TestPagesInAnotherLanguage shows the pages in a made-up language whose words are 40 % longer: nothing may be cut, and no word may be shown that is
// in no language table. With BATTLESTAR_LONG it tries every shape of a window at every size of text, otherwise a part that differs from page to page.
// TestScenesInAnotherLanguage of render/shot does the same with the moments of a game.
func TestPagesInAnotherLanguage(t *testing.T) {
	var plain []string
	small := 0
	for i, p := range pages {
		s := tabletest.TestShell(t)
		s.Languages = []*say.Language{madeup.Language(english.Language())}
		app, err := render.New(func(a *render.App) render.Scene {
			s.Apply(a)
			return p.open(t, s)
		})
		if err != nil {
			t.Fatal(err)
		}
		known := typed
		if p.name == machinePage {
			known = slices.Concat(typed, s.Machine())
		}
		sizes := scenetest.Shapes
		if os.Getenv("BATTLESTAR_LONG") == "" {
			sizes = [][2]float64{sizes[0], sizes[1+i%(len(sizes)-1)]}
		}
		hands := uitest.Take(t, app, sizes[0][0], sizes[0][1])
		if p.after != nil {
			p.after(hands)
		}
		for _, size := range sizes {
			for text := range shell.TextFactors {
				s.Settings.TextSize = text
				s.Apply(app)
				app.Size(size[0], size[1])
				hands.Ticks(3)
				for _, problem := range hands.Problems() {
					if problem.Rule == "size" { // smaller than in English, but still readable
						small++
						continue
					}
					t.Errorf("%s, %gx%g at text size %d: %v", p.name, size[0], size[1], text, problem)
				}
				for _, word := range scenetest.English(app, known...) {
					if seen := p.name + ": " + word; !slices.Contains(plain, seen) {
						plain = append(plain, seen)
					}
				}
			}
		}
	}
	if len(plain) > 0 {
		t.Errorf("English is shown in another language: %q", plain)
	}
	t.Logf("%d texts are smaller than in English", small)
}
