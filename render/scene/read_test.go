package scene_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// A right click must show anything on the table large, or its rule: places, players, titles, ships, tracks, resources, pieces, decks, the steps of the
// turn. Another one must close it.
func TestRightClickReadsAnything(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range tabletest.Glimpses {
		app, err := playAt(m)
		if err != nil {
			t.Fatal(err)
		}
		h := uitest.Take(t, app, 1280, 720)
		h.Ticks(30)
		p := app.Top().(*scene.Play)
		for _, w := range h.Placed() {
			kind, _, _ := strings.Cut(w.ID, ":")
			kind, _, _ = strings.Cut(kind, ".")
			x, y := w.Rect.Center()
			if id, _ := app.UI.At(x, y); w.Kind != "widget" || id != w.ID || !readable[kind] {
				continue
			}
			seen[kind] = true
			h.RightClick(x, y)
			if p.Large.ID == "" && p.Explained.Rule == "" {
				t.Errorf("%s: nothing is shown of %q", m.Name, w.ID)
				continue
			}
			h.RightClick(5, 5)
			if p.Large.ID != "" || p.Explained.Rule != "" {
				t.Fatalf("%s: what was shown of %q does not close", m.Name, w.ID)
			}
			h.Ticks(3)
		}
	}
	for kind := range readable {
		if !seen[kind] {
			t.Errorf("nothing of the kind %q was seen", kind)
		}
	}
}

// readable are the kinds of widgets on the table that are there to be read.
var readable = map[string]bool{
	"place": true, "seat": true, "tag": true, "ship": true, "track": true, "resource": true, "piece": true, "deck": true, "step": true, "turn": true, "way": true,
}

// F1 must open the rules on every page that has no other use for it, and a rule where something is asked.
func TestF1Everywhere(t *testing.T) {
	for _, page := range pages {
		if strings.HasPrefix(page.name, "crash") {
			continue // nothing but the page itself is trusted to run then
		}
		t.Run(page.name, func(t *testing.T) {
			s := tabletest.TestShell(t)
			app, err := scene.NewApp(s, "")
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			var under render.Scene = page.open(t, s)
			app.Clear(under)
			h.Ticks(4)
			h.Key(ebiten.KeyF1)
			h.Ticks(3)
			switch top := app.Top().(type) {
			case *rules.Rules:
			case *scene.Play:
				if top.Explained.Rule == "" {
					t.Error("F1 says nothing about the question")
				}
			default:
				t.Errorf("F1 leads to %T", top)
			}
		})
	}
}
