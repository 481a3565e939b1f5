package scene_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// A layout must hold in windows of every shape, with text of every size: no text is cut or leaves its box, nothing lies on another thing or outside
// the window, no text is too small or too faint, and a click inside the outline of what may be chosen chooses it. Each scene takes some shapes and
// text sizes in turn; with BATTLESTAR_LONG it takes all.
func TestLayoutHoldsInEveryShape(t *testing.T) {
	type seen struct {
		name string
		app  func(t *testing.T) (*render.App, func(h *uitest.Hands))
	}
	var list []seen
	must := func(t *testing.T, app *render.App, err error) *render.App {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return app
	}
	for _, m := range tabletest.Glimpses {
		list = append(list, seen{"table/" + m.Name, func(t *testing.T) (*render.App, func(*uitest.Hands)) {
			app, err := playAt(m)
			return must(t, app, err), nil
		}})
	}
	for i, m := range tabletest.Moments {
		list = append(list, seen{"moment/" + m.Name, func(t *testing.T) (*render.App, func(*uitest.Hands)) {
			app, err := tabletest.NewMoment(i)
			return must(t, app, err), nil
		}})
	}
	for name := range poses {
		list = append(list, seen{"pose/" + name, func(t *testing.T) (*render.App, func(*uitest.Hands)) {
			app, err := newPose(name)
			return must(t, app, err), nil
		}})
	}
	for _, p := range pages {
		list = append(list, seen{"page/" + p.name, func(t *testing.T) (*render.App, func(*uitest.Hands)) {
			s := tabletest.TestShell(t)
			app, err := render.New(func(*render.App) render.Scene { return p.open(t, s) })
			return must(t, app, err), p.after
		}})
	}
	slices.SortFunc(list, func(a, b seen) int { return strings.Compare(a.name, b.name) })
	long := os.Getenv("BATTLESTAR_LONG") != ""
	for i, s := range list {
		t.Run(s.name, func(t *testing.T) {
			app, after := s.app(t)
			h := uitest.Take(t, app, 1920, 1080)
			if after != nil {
				after(h)
			}
			shapes := slices.Concat(scenetest.Shapes, scenetest.Edges)
			for n, shape := range shapes {
				for text, factor := range shell.TextFactors {
					if !long && (i+n)%len(shapes) != 0 && (i*3+n*5+text)%7 != 0 {
						continue
					}
					app.SetTextSize(factor)
					app.Size(shape[0], shape[1])
					h.Ticks(4)
					for _, problem := range slices.Concat(h.Problems(), h.Missed()) {
						if problem.Rule == "size" && scenetest.Small(shape) {
							continue
						}
						t.Errorf("%gx%g at text size %d: %v", shape[0], shape[1], text, problem)
					}
				}
			}
		})
	}
}
