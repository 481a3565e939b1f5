package scene_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
	"battlestar/render"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// felt lists the screens on which every widget is tried.
var felt = map[string]func(t *testing.T) (*render.App, error){
	"title":    func(t *testing.T) (*render.App, error) { return pageNamed(t, "title") },
	"new game": func(t *testing.T) (*render.App, error) { return pageNamed(t, "new game with options") },
	"load":     func(t *testing.T) (*render.App, error) { return pageNamed(t, "load") },
	"settings": func(t *testing.T) (*render.App, error) { return pageNamed(t, "settings") },
	"rules":    func(t *testing.T) (*render.App, error) { return pageNamed(t, "rules") },
	"over":     func(t *testing.T) (*render.App, error) { return pageNamed(t, "game over") },
	"menu":     func(t *testing.T) (*render.App, error) { return pageNamed(t, "menu") },
	"table":    func(t *testing.T) (*render.App, error) { return playAt(tabletest.Glimpses[2]) },
	"window":   func(t *testing.T) (*render.App, error) { return playAt(tabletest.Glimpses[5]) },
	"check":    func(t *testing.T) (*render.App, error) { return momentNamed("revealed") },
	"crisis":   func(t *testing.T) (*render.App, error) { return momentNamed("choice") },
	"curtain":  func(t *testing.T) (*render.App, error) { return momentNamed("add") },
	"cards":    func(t *testing.T) (*render.App, error) { return momentNamed("act") },
}

func pageNamed(t *testing.T, name string) (*render.App, error) {
	p := pages[slices.IndexFunc(pages, func(p pageAt) bool { return p.name == name })]
	s := tabletest.TestShell(t)
	return render.New(func(*render.App) render.Scene { return p.open(t, s) })
}

func momentNamed(name string) (*render.App, error) {
	for i := range tabletest.Moments {
		if tabletest.Moments[i].Name == name {
			return tabletest.NewMoment(i)
		}
	}
	return nil, fmt.Errorf("no moment %q", name)
}

// chosenAlready lists widgets on which a click changes nothing, because what they choose is chosen from the start and looks so.
var chosenAlready = []string{
	"language.0", "text.0", "colours.0", "seating.0", "save0", "page.0", "characters.0", "curtain.tray.0",
}

// openPage is the page of the rules that is open from the start. Its number in the list changes with the pages before it.
const openPage = "The attack table"

// outside lists widgets that ask the system for a window of its own, which tests do without.
var outside = []string{"folder", "copy"}

// byTheSystem lists widgets that first ask the system for a file, on a separate goroutine. If the system cannot, that is known a moment later, and
// then the program's own list opens.
var byTheSystem = []string{"import", "export", "picture"}

// Whatever can be clicked must respond in the frame in which the pointer reaches it, and be pressed in the frame in which the button goes down. A
// click on it must do something, or say at once why not. With BATTLESTAR_LONG all screens are tried, otherwise some.
func TestEveryWidgetAnswers(t *testing.T) {
	for name, open := range felt {
		if os.Getenv("BATTLESTAR_LONG") == "" && !slices.Contains([]string{"title", "table", "check", "curtain"}, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			f := feeler{t: t, open: func() *render.App {
				app, err := open(t)
				if err != nil {
					t.Fatal(err)
				}
				return app
			}, menu: name == "menu"}
			f.again()
			tried := map[string]bool{}
			for {
				i := slices.IndexFunc(f.h.Targets(), func(g ui.Target) bool { return !tried[g.ID] })
				if i < 0 {
					break
				}
				g := f.h.Targets()[i]
				tried[g.ID] = true
				f.feel(g)
			}
			if f.covered*2 > len(tried) {
				t.Errorf("of %d widgets %d cannot be reached", len(tried), f.covered)
			}
		})
	}
}

// feeler tries the widgets of a screen, and opens it again if one led away from it.
type feeler struct {
	t       *testing.T
	open    func() *render.App
	menu    bool // the screen is the menu of the table
	covered int
	app     *render.App
	h       *uitest.Hands
}

func (f *feeler) again() {
	f.app = f.open()
	f.h = uitest.Take(f.t, f.app, 1920, 1080)
	if f.menu {
		f.h.Key(ebiten.KeyEscape)
	}
	f.h.Move(-1, -1)
	f.h.Ticks(5)
}

// step runs one frame with the pointer at a point.
func (f *feeler) step(x, y float64, down, pressed, released bool) (frame string, over bool) {
	in := input.State{X: x, Y: y, Focused: true}
	in.Down[input.Left], in.Pressed[input.Left], in.Released[input.Left] = down, pressed, released
	over = f.app.Step(in) != nil
	return tabletest.FrameOf(f.app.UI), over
}

func (f *feeler) feel(g ui.Target) {
	x, y := g.Rect.Center()
	targets, before := slices.Clone(f.h.Targets()), tabletest.FrameOf(f.app.UI)
	hover, _ := f.step(x, y, false, false, false)
	if !f.app.UI.Hover(g.ID) {
		f.covered++ // something lies over its middle
		f.h.Move(-1, -1)
		f.h.Ticks(3)
		return
	}
	chosen := slices.Contains(chosenAlready, g.ID) || strings.HasPrefix(g.ID, "entry") && g.Label == openPage
	if hover == before && !chosen {
		f.t.Errorf("%q (%s) does not show that the pointer is on it", g.ID, g.Label)
	}
	if pressed, _ := f.step(x, y, true, true, false); pressed == hover {
		f.t.Errorf("%q (%s) does not show that it is pressed", g.ID, g.Label)
	}
	after, over := f.step(x, y, false, false, true)
	for n := 0; !over && (n < 3 || after == hover && n < 200 && slices.Contains(byTheSystem, g.ID)); n++ {
		if n >= 3 {
			time.Sleep(5 * time.Millisecond)
		}
		after, over = f.step(x, y, false, false, false)
	}
	if after == hover && !over && !chosen && !slices.Contains(outside, g.ID) {
		f.t.Errorf("a click on %q (%s) does nothing, and does not say why", g.ID, g.Label)
	}
	if !over {
		f.h.Move(-1, -1)
		f.h.Ticks(3)
	}
	if over || !slices.EqualFunc(f.h.Targets(), targets, func(a, b ui.Target) bool { return a.ID == b.ID }) {
		f.again()
	}
}

// Whatever is opened over the table must close with Esc, and with a button or a place that can be seen. What only shows something must also close
// with a click beside it.
func TestEveryPanelIsDismissed(t *testing.T) {
	menu := func(id string) func(h *uitest.Hands) {
		return func(h *uitest.Hands) {
			h.Key(ebiten.KeyEscape)
			h.Ticks(5)
			h.ClickOn(id)
		}
	}
	for _, panel := range []struct {
		name   string
		open   func(h *uitest.Hands)
		close  string // the button
		beside bool   // a click beside it closes it
		menu   bool   // Esc leads back to the menu
	}{
		{"log", func(h *uitest.Hands) { h.Key(ebiten.KeyL) }, "log.close", false, false},
		{"menu", func(h *uitest.Hands) { h.Key(ebiten.KeyEscape) }, "resume", true, false},
		{"why", func(h *uitest.Hands) { h.Key(ebiten.KeyF1) }, "why.close", true, false},
		{"large", func(h *uitest.Hands) { h.ClickOn("place:sickbay") }, "large.close", true, false},
		{"hand-over", func(h *uitest.Hands) { h.ClickOn("seat:0") }, "handover.back", false, false},
		{"correct", func(h *uitest.Hands) { h.Key(ebiten.KeyC) }, "back", false, false},
		{"seats", menu("seats"), "seating.back", false, false},
		{"settings", menu("settings"), "back", false, true},
		{"rules", menu("rules"), "back", false, true},
		{"agreed", menu("agreed"), "back", false, true},
	} {
		ways := map[string]func(h *uitest.Hands){
			"Esc":        func(h *uitest.Hands) { h.Key(ebiten.KeyEscape) },
			"its button": func(h *uitest.Hands) { h.ClickOn(panel.close) },
		}
		if panel.beside {
			ways["a click beside it"] = func(h *uitest.Hands) { h.Click(6, 1074) }
		}
		for way, leave := range ways {
			t.Run(panel.name+" by "+way, func(t *testing.T) {
				app, err := playAt(tabletest.Glimpses[2])
				if err != nil {
					t.Fatal(err)
				}
				h := uitest.Take(t, app, 1920, 1080)
				h.Ticks(5)
				before := len(h.Targets())
				panel.open(h)
				h.Ticks(5)
				if len(h.Targets()) == before {
					t.Fatal("it does not open")
				}
				leave(h)
				h.Ticks(5)
				if panel.menu {
					h.Key(ebiten.KeyEscape)
					h.Ticks(5)
				}
				if n := len(h.Targets()); n != before {
					t.Errorf("%d things can be clicked, want the %d of the table", n, before)
				}
			})
		}
	}
}
