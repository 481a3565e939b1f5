package shot

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/madeup"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/seats"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// opened lists scenes that a key or a click opens, or that other tests show by themselves.
var opened = []shown{
	{name: "log", fits: midGame, keys: []ebiten.Key{ebiten.KeyL}},
	{name: "seating", fits: midGame, prepare: func(s *stage, p *scene.Play) { s.over = seats.NewSeating(p.Session, p.Rooms.Recap) }},
	{name: "added", fits: func(t *table.Table) bool { v := t.View(); return v.Turn > 3 && v.Check != nil && v.Check.Revealed }},
}

// fit shows a scene in windows of the given sizes at all sizes of text, and lists what is cut, overlapped or unreadable in them, and what may be
// chosen but cannot be clicked.
func fit(t *testing.T, what shown, o options, speak []*say.Language, sizes [][2]float64, look func(app *render.App)) (problems []string) {
	t.Helper()
	s, err := newStage(o, what)
	if err != nil {
		t.Fatalf("%s: %v", what.name, err)
	}
	defer s.close()
	if speak != nil {
		s.shell.Languages = speak
	}
	for i, name := range players[:o.people] {
		s.shell.Settings.Seats = append(s.shell.Settings.Seats, table.SeatInfo{Name: name, Color: i, Emblem: i})
	}
	app, err := render.New(func(a *render.App) render.Scene {
		s.shell.Apply(a)
		return s.begin(a)
	})
	if err != nil {
		t.Fatal(err)
	}
	hands := uitest.Take(t, app, sizes[0][0], sizes[0][1])
	for n := range settle {
		s.act(n, app)
		hands.Ticks(1)
	}
	for _, key := range what.keys {
		hands.Key(key)
	}
	if s.err != nil {
		t.Fatalf("%s: %v", what.name, s.err)
	}
	for _, size := range sizes {
		for text := range shell.TextFactors {
			s.shell.Settings.TextSize = text
			s.shell.Apply(app)
			app.Size(size[0], size[1])
			hands.Ticks(3)
			if len(app.UI.Placed()) < 3 {
				t.Errorf("%s shows nothing", what.name)
			}
			for _, problem := range slices.Concat(hands.Problems(), hands.Missed()) {
				if problem.Rule == "size" && scenetest.Small(size) {
					continue
				}
				problems = append(problems, fmt.Sprintf("%s, %.0fx%.0f at text size %d: %v", what.name, size[0], size[1], text, problem))
			}
			if look != nil {
				look(app)
			}
		}
	}
	return problems
}

// With seven players nothing may be cut, overlapped or unreadable on any screen, not even in a small window with the largest text. Each scene takes
// one of the smallest, widest and tallest windows in turn.
func TestSevenFitOnEveryScreen(t *testing.T) {
	for i, what := range slices.Concat(scenes, laid, opened) {
		t.Run(what.name, func(t *testing.T) {
			sizes := [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, scenetest.Edges[i%len(scenetest.Edges)]}
			// In the games from this seed on every scene comes up, even a Trial of seven.
			o := options{seed: 91, seat: -1, boxes: []card.ID{"base", "pegasus"}, played: []string{card.OptionCylonLeader}, people: 7}
			for _, problem := range fit(t, what, o, nil, sizes, nil) {
				t.Error(problem)
			}
		})
	}
}

// With all boxes on the table and six players, everything must be readable and reachable in the smallest, widest and tallest windows, too. With
// BATTLESTAR_LONG every scene takes all of them, otherwise one in turn.
func TestAllBoxesFitAtTheEdges(t *testing.T) {
	for i, what := range slices.Concat(scenes, laid, opened) {
		t.Run(what.name, func(t *testing.T) {
			sizes := scenetest.Edges
			if os.Getenv("BATTLESTAR_LONG") == "" {
				n := i % len(sizes)
				sizes = sizes[n : n+1]
			}
			o := options{seed: 91, seat: -1, boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}, people: 6}
			for _, problem := range fit(t, what, o, nil, sizes, nil) {
				t.Error(problem)
			}
		})
	}
}

// TestScenesInAnotherLanguage shows every scene in a made-up language whose words are 40 % longer: nothing may be cut, and no word may be shown that
// is in no language table. With BATTLESTAR_LONG it tries every shape of a window at every size of text, otherwise a part that differs from scene to
// scene.
func TestScenesInAnotherLanguage(t *testing.T) {
	var plain []string
	for i, what := range slices.Concat(scenes, laid, opened) {
		t.Run(what.name, func(t *testing.T) {
			sizes := scenetest.Shapes
			if os.Getenv("BATTLESTAR_LONG") == "" {
				sizes = [][2]float64{sizes[0], sizes[1+i%(len(sizes)-1)]}
			}
			o := options{seed: 1, seat: -1, boxes: []card.ID{"base"}, people: 5}
			for _, problem := range fit(t, what, o, []*say.Language{madeup.Language(english.Language())}, sizes, func(app *render.App) {
				for _, word := range scenetest.English(app, gameName, "a test of this screen", "battlestar-shot") {
					if seen := what.name + ": " + word; !slices.Contains(plain, seen) {
						plain = append(plain, seen)
					}
				}
			}) {
				if !strings.Contains(problem, ": size: ") { // smaller than in English, but still readable
					t.Error(problem)
				}
			}
		})
	}
	if len(plain) > 0 {
		t.Errorf("English is shown in another language: %q", plain)
	}
}
