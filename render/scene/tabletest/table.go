package tabletest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// TestShell returns the shell of the whole program, with a temporary folder for its games.
func TestShell(t testing.TB) *shell.Shell {
	t.Helper()
	s := scenetest.Shell(t)
	scene.ShowTables(s)
	return s
}

// TakePlay shows a table in a window. Nothing moves on it.
func TakePlay(t *testing.T, tab *table.Table, w, h float64) (*uitest.Hands, *scene.Play, *render.App) {
	t.Helper()
	hands, p, app := Sized(t, tab, w, h)
	hands.Ticks(3)
	return hands, p, app
}

// Sized shows a table in a window, before its first frame.
func Sized(t *testing.T, tab *table.Table, w, h float64) (*uitest.Hands, *scene.Play, *render.App) {
	t.Helper()
	p := scene.NewPlay(TestShell(t), tab)
	app, err := render.New(func(a *render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	return uitest.Take(t, app, w, h), p, app
}

// ShowTable shows a table in a window of 1920x1080. Nothing moves on it.
func ShowTable(t *testing.T, tab *table.Table) (*uitest.Hands, *scene.Play) {
	t.Helper()
	var p *scene.Play
	app, err := render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion = shell.Off
		p = scene.NewPlay(s, tab)
		return p
	})
	if err != nil {
		t.Fatal(err)
	}
	return uitest.Take(t, app, 1920, 1080), p
}

// ShowScene shows a scene as the whole program does: a crash leads to its screen.
func ShowScene(t *testing.T, s *shell.Shell, open func() render.Scene) (*uitest.Hands, *render.App) {
	t.Helper()
	app, err := render.New(func(*render.App) render.Scene { return open() })
	if err != nil {
		t.Fatal(err)
	}
	app.Crashed = func(_ *render.App, problem any, stack []byte) render.Scene { return scene.NewCrash(s, problem, stack) }
	return uitest.Take(t, app, 1280, 720), app
}

// OpenUntil returns a table of people, played at random until its open decision is of a kind and fits.
func OpenUntil(t *testing.T, players int, seed uint64, kind game.Kind, fits func(v *game.View) bool) *table.Table {
	t.Helper()
	tab, err := scenetest.Table(players, seed)
	if err != nil {
		t.Fatal(err)
	}
	wanted := func(v *game.View) bool { return v.Decision.Kind == kind && fits(v) }
	if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 3)), wanted); err != nil {
		t.Fatal(err)
	}
	if v := tab.View(); v.Decision == nil || !wanted(v) {
		t.Fatalf("seed %d never asks for %d", seed, kind)
	}
	return tab
}

// Open holds the button until the curtain of the seat that the screen is handed to is open.
func Open(t *testing.T, h *uitest.Hands, p *scene.Play) {
	t.Helper()
	h.MoveTo("handover.hold")
	h.Press()
	h.Ticks(curtain.HoldTicks + 2)
	h.Release()
	if p.Table.Eyes() == game.Everyone {
		t.Fatal("holding did not open the curtain")
	}
}

// Offers reports whether anything can be clicked whose id begins with the given text.
func Offers(h *uitest.Hands, id string) bool {
	for _, g := range h.Targets() {
		if strings.HasPrefix(g.ID, id) {
			return true
		}
	}
	return false
}

// Words returns all text on the screen.
func Words(h *uitest.Hands) string {
	var all []string
	for _, p := range h.Placed() {
		if p.Kind != "sign" {
			all = append(all, p.Text)
		}
	}
	return strings.Join(all, " ")
}

// Clean reports every fault of the layout as an error, with where it was found.
func Clean(t *testing.T, h *uitest.Hands, where string) {
	t.Helper()
	for _, problem := range h.Problems() {
		t.Error(where, problem)
	}
}

// KindIs reports whether a decision of a kind is pending.
func KindIs(v *game.View, k game.Kind) bool { return v.Decision != nil && v.Decision.Kind == k }

// Rests reports whether nothing moves on the table, the dice included. With motion off, a moment stands there and nothing waits for it.
func Rests(p *scene.Play) bool {
	return !p.Moving() && !p.Telling() && p.Rooms.Moments.On() == p.Rooms.Moments.Still()
}

// MostMoving is the largest number of ticks for which anything may move after an answer.
const MostMoving = 60 * 40

// TestRand returns a random source for a test.
func TestRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }
