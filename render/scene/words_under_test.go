package scene_test

import (
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"battlestar/render"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// Whatever is drawn must have words: an icon, a skill's shape, an emblem, a miniature or a number that stands alone is named beside it, or by the tip
// that comes when the pointer rests on it.
func TestEverythingDrawnHasWords(t *testing.T) {
	type seen struct {
		name string
		app  func() (*render.App, error)
	}
	var list []seen
	for i := range tabletest.Glimpses {
		m := tabletest.Glimpses[i]
		list = append(list, seen{"table/" + m.Name, func() (*render.App, error) { return playAt(m) }})
	}
	for i, m := range tabletest.Moments {
		list = append(list, seen{"moment/" + m.Name, func() (*render.App, error) { return tabletest.NewMoment(i) }})
	}
	for name := range poses {
		list = append(list, seen{"pose/" + name, func() (*render.App, error) { return newPose(name) }})
	}
	slices.SortFunc(list, func(a, b seen) int { return strings.Compare(a.name, b.name) })
	long := os.Getenv("BATTLESTAR_LONG") != ""
	for i, s := range list {
		if !long && i%4 != 0 {
			continue // the others come with build/test -long
		}
		t.Run(s.name, func(t *testing.T) {
			app, err := s.app()
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			h.Move(1, 1)
			h.Ticks(30)
			list, on := bareSigns(h.Placed()), map[ui.Rect]string{}
			for _, bare := range list {
				on[bare.Rect], _ = app.UI.At(bare.Rect.Center())
			}
			for _, bare := range list {
				x, y := bare.Rect.Center()
				shown := tipped(h, x, y)
				id, _ := app.UI.At(x, y)
				if id != on[bare.Rect] {
					continue // the game went on meanwhile
				}
				if id == "" || !shown {
					t.Errorf("%s %q at %.0f, %.0f (%.0f wide), in %q: no words", bare.Kind, bare.Text, x, y, bare.Rect.W, id)
				}
			}
		})
	}
}

// tipped reports whether a tip comes when the pointer rests at a place.
func tipped(h *uitest.Hands, x, y float64) bool {
	h.Move(x+1, y)
	h.Move(x, y)
	h.Ticks(22)
	return slices.ContainsFunc(h.Placed(), func(p ui.Placed) bool { return p.Tip })
}

// bareSigns returns the signs and numbers that no words in sight explain: neither of the widget that they lie on nor beside them.
func bareSigns(placed []ui.Placed) (list []ui.Placed) {
	worded := func(s string) bool {
		n := 0
		for _, r := range s {
			if unicode.IsLetter(r) {
				n++
			}
		}
		return n >= 3
	}
	for i, p := range placed {
		if p.Tip || p.Kind != "sign" && (p.Kind != "text" || worded(p.Text)) || p.Rect.W < 10 { // an arrow says that there is more to scroll
			continue
		}
		x, y := p.Rect.Center()
		covered := slices.ContainsFunc(placed[i+1:], func(q ui.Placed) bool {
			return (q.Kind == "panel" || q.Kind == "block") && q.Rect.Contains(x, y) && q.Rect.W > p.Rect.W
		})
		if covered {
			continue
		}
		named := slices.ContainsFunc(placed, func(q ui.Placed) bool {
			switch {
			case q.Kind == "text" && worded(q.Text): // beside it, or right above or below
				beside := math.Abs(q.Rect.Y+q.Rect.H/2-y) < max(p.Rect.H, q.Rect.H) && min(math.Abs(q.Rect.X-p.Rect.Right()), math.Abs(p.Rect.X-q.Rect.Right())) < max(30, p.Rect.W)
				near := math.Abs(q.Rect.X+q.Rect.W/2-x) < max(p.Rect.W, q.Rect.W)/2+40 && (math.Abs(q.Rect.Y-p.Rect.Bottom()) < 26 || math.Abs(p.Rect.Y-q.Rect.Bottom()) < 12)
				return beside || near
			case q.Kind == "widget" && q.Rect.W < 500 && q.Rect.Contains(x, y): // a button with its label
				return slices.ContainsFunc(placed, func(w ui.Placed) bool {
					return w.Kind == "text" && worded(w.Text) && !w.Rect.Overlap(q.Rect).Empty() && q.Rect.H < 90
				})
			}
			return false
		})
		if !named {
			list = append(list, p)
		}
	}
	return list
}
