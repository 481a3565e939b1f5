package ui_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

func TestMain(m *testing.M) { uitest.Main(m, uitest.Guests{"demo": newDemo, "swatches": newSwatches}) }

// take opens a demo in an invisible window, at the given text size.
func take(t *testing.T, w, h, factor float64) *uitest.Hands {
	t.Helper()
	app, err := newDemo()
	if err != nil {
		t.Fatal(err)
	}
	app.SetTextSize(factor)
	return uitest.Take(t, app, w, h)
}

// sizes lists windows from the smallest to the largest for which the game is meant, and two odd ones.
var sizes = [][2]float64{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {1600, 1200}, {3840, 2160}}

func TestDemoLayoutHasNoFaults(t *testing.T) {
	for _, factor := range []float64{1, 1.15, 1.3} {
		for _, size := range sizes {
			h := take(t, size[0], size[1], factor)
			for page := range 4 {
				h.ClickOn(fmt.Sprint("page.", page))
				for _, p := range h.Problems() {
					t.Errorf("%v, text %v, page %d: %v", size, factor, page, p)
				}
			}
		}
	}
}

// In a window too small for any layout the whole picture must shrink, so that everything can still be pressed.
func TestTinyWindow(t *testing.T) {
	h := take(t, 300, 200, 1)
	if n := len(h.Targets()); n == 0 {
		t.Error("nothing can be pressed in a tiny window")
	}
}

func TestCheckFindsFaults(t *testing.T) {
	u, err := ui.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Resize(1280, 720)
	u.Begin(u.In)
	u.Panel(ui.R(0, 0, 400, 400), ui.Plain)
	u.Text(ui.R(10, 10, 30, 40), "far too long for this", ui.Fact, ui.TextMain, ui.Left)
	u.Text(ui.R(10, 100, 300, 40), "faint", ui.Fact, ui.LineOff, ui.Left)
	u.Text(ui.R(10, 200, 300, 40), "below", ui.Fact, ui.TextMain, ui.Left)
	u.Text(ui.R(12, 204, 300, 40), "above", ui.Fact, ui.TextMain, ui.Left)
	u.Text(ui.R(1910, 300, 300, 40), "outside", ui.Fact, ui.TextMain, ui.Left)
	u.Text(ui.R(10, 300, 300, 8), "higher than its box", ui.Fact, ui.TextMain, ui.Left)
	u.Group("row", ui.R(0, 500, 200, 100), func() {
		u.Area("a", "a", ui.R(0, 500, 100, 50), ui.Options{})
		u.Area("b", "b", ui.R(50, 500, 200, 50), ui.Options{})
	})
	u.End()
	found := map[string]bool{}
	for _, p := range ui.Check(u.Placed(), 1280, 720) {
		found[p.Rule] = true
	}
	for _, rule := range []string{"cut", "contrast", "text on text", "window", "fit", "overlap"} {
		if !found[rule] {
			t.Errorf("rule %q found nothing", rule)
		}
	}
}

// pictures is the environment variable that names a folder for the pictures of the demo; if it is unset, they are taken and dropped.
const pictures = "BATTLESTAR_PICTURES"

func TestPictures(t *testing.T) {
	dir, sizes := os.Getenv(pictures), [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}}
	if dir == "" {
		dir, sizes = t.TempDir(), sizes[:1] // with software drawing the large ones take seconds
	}
	for _, size := range sizes {
		s := uitest.Start(t, "demo", size[0], size[1])
		for page, name := range []string{"widgets", "icons", "ships", "cards"} {
			s.ClickOn(fmt.Sprint("page.", page))
			s.SaveShot(fmt.Sprintf("%s/%s-%d.png", dir, name, size[1]))
		}
		s.ClickOn("page.0")
		s.MoveTo("other")
		s.Ticks(30)
		s.SaveShot(fmt.Sprintf("%s/tip-%d.png", dir, size[1]))
		s.Key(ebiten.KeyTab)
		s.SaveShot(fmt.Sprintf("%s/focus-%d.png", dir, size[1]))
		for _, p := range s.Problems() {
			t.Errorf("%v: %v", size, p)
		}
	}

	s := uitest.Start(t, "demo", 300, 200)
	s.SaveShot(dir + "/tiny.png")
}

// The system's input method must be able to write a field through all its intermediate states, such as dead keys and a choice among syllables.
func TestInputMethod(t *testing.T) {
	s := uitest.Start(t, "demo", 1280, 720)
	s.ClickOn("name")
	s.Key(ebiten.KeyEnd)
	s.Type("ßÉ")
	holds := func(want string) {
		t.Helper()
		for _, g := range s.Targets() {
			if g.ID == "name" && g.Label != want {
				t.Errorf("the field holds %q, not %q", g.Label, want)
			}
		}
	}
	holds("GyőzőßÉ")
	s.Ticks(3)
	s.Compose("´")
	holds("GyőzőßÉ")
	if !slices.ContainsFunc(s.Placed(), func(p ui.Placed) bool { return p.Text == "GyőzőßÉ´" }) {
		t.Error("a dead key is not seen")
	}
	s.Type("é")
	holds("GyőzőßÉé")
	s.Key(ebiten.KeyBackspace)
	s.Type("ő")
	holds("GyőzőßÉő")
}
