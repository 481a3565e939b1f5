package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/madeup"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// What pages still do wrong in a language that is not English, over all of them: texts that are cut, and words of English that are shown. These
// may only go down; at 0 another language can be offered.
const (
	cutAbroad     = 0
	englishAbroad = 620
)

// TestPagesInAnotherLanguage shows the pages in a language that nobody speaks and whose words are 40 % longer: nothing is cut, and no word is
// shown that stands in no language table.
func TestPagesInAnotherLanguage(t *testing.T) {
	var cut, plain []string
	small := 0
	for _, p := range pages {
		for factor, size := range scenetest.Sizes {
			s := testShell(t)
			s.Languages = []*say.Language{madeup.Language(english.Language())}
			s.Settings.TextSize = factor % len(shell.TextFactors)
			app, err := render.New(func(a *render.App) render.Scene {
				s.Apply(a)
				return p.open(t, s)
			})
			if err != nil {
				t.Fatal(err)
			}
			hands := uitest.Take(t, app, float64(size[0]), float64(size[1]))
			if p.after != nil {
				p.after(hands)
			}
			hands.Ticks(3)
			for _, problem := range hands.Problems() {
				if problem.Rule == "size" { // smaller than in English, and still read
					small++
					continue
				}
				cut = append(cut, fmt.Sprintf("%s, %dx%d at text size %d: %v", p.name, size[0], size[1], s.Settings.TextSize, problem))
			}
			for _, word := range strings.FieldsFunc(scenetest.Text(app), func(r rune) bool { return !madeup.Plain(r) }) {
				if seen := p.name + ": " + word; len(word) > 3 && !slices.Contains(plain, seen) {
					plain = append(plain, seen)
				}
			}
		}
	}
	if len(cut) > cutAbroad {
		t.Errorf("%d texts are cut in a language of longer words, %d were; such as %q", len(cut), cutAbroad, cut)
	}
	if len(plain) > englishAbroad {
		t.Errorf("%d words of English are shown in another language, %d were; such as %q", len(plain), englishAbroad, plain[max(0, len(plain)-9):])
	}
	t.Logf("%d texts small, %d cut, %d words of English", small, len(cut), len(plain))
}
