package evening_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// windowsTests is the environment variable in which build/test -long names this test binary for Windows.
const windowsTests = "BATTLESTAR_WINDOWS_TESTS"

// This is a game in a window under Wine, from the title through four rounds of turns, with three computer players, and with a real pointer only. The
// program is this test binary for Windows, which reports where there is something to press. Games are played to their end by TestWholeGame and others
// like it.
func TestPointerUnderWine(t *testing.T) {
	p, _, store := underWine(t, 0)
	p.begin()
	p.toTurn(store, 17)
}

// Real keys alone must lead through the title, the choice of characters, curtains, cards and more than a round of turns under Wine. Each key is a program of
// its own there and takes its time, so the game is not played to its end: TestWholeGameByKeyboard does that with keys that are not real.
func TestKeysUnderWine(t *testing.T) {
	p, w, store := underWine(t, 1)
	p.byKeyboard(t, w)
	enter := p.press
	p.press = func(g ui.Target) {
		for range 12 { // quicker than Tab
			if g.Glow && w.Focus() != g.ID {
				w.Key(ebiten.KeyN)
			}
		}
		enter(g)
	}
	p.begin()
	p.toTurn(store, 6)
}

// toTurn plays until a turn begins or the game is over.
func (p *player) toTurn(store *save.Store, turn int) {
	p.t.Helper()
	began := time.Now()
	for n := range 2000 {
		over := p.step()
		list, err := store.List()
		if err != nil || len(list) != 1 {
			p.t.Fatalf("the store holds %+v, %v", list, err)
		}
		if over || list[0].Turn >= turn {
			p.t.Logf("%d choices to turn %d, in %v", n, list[0].Turn, time.Since(began).Round(time.Second))
			return
		}
	}
	p.t.Fatalf("turn %d does not come; the screen is %q", turn, tabletest.KindOf(p.h.Targets()))
}

// underWine opens this test binary for Windows, with a table for one person and three computer players, and returns a player of that table, its
// window and its saved games. Without such a binary it skips the test.
func underWine(t *testing.T, seed uint64) (*player, *uitest.Window, *save.Store) {
	t.Helper()
	program := os.Getenv(windowsTests)
	if program == "" {
		t.Skip("played with build/test -long only, where Wine can be installed")
	}
	dir := t.TempDir()
	s := shell.New(nil, nil, filepath.Join(dir, "settings.json"))
	s.Settings.Mute, s.Settings.NoGuide = true, true
	s.Settings.Bots, s.Settings.Telling, s.Settings.Bars = shell.Quick, shell.Quick, shell.Quick
	s.Settings.Seats = []table.SeatInfo{{Name: "Anna"}, {Name: "Bea", Bot: "good"}, {Name: "Carl", Bot: "good"}, {Name: "Dora", Bot: "good"}}
	for i := range s.Settings.Seats {
		s.Settings.Seats[i].Color, s.Settings.Seats[i].Emblem = i, i
	}
	if s.Keep(); s.Notice != "" {
		t.Fatal(s.Notice)
	}
	cmd := exec.Command("../../../build/wine", program)
	cmd.Env = append(cmd.Environ(), tabletest.EnvSaves+"="+dir)
	w := uitest.Open(t, "whole", cmd)
	return newPlayer(t, w, seed), w, &save.Store{Dir: filepath.Join(dir, "saves")}
}

// After a crash in a window under Wine, a report that is asked for must lie where the README says, and the screen must name the place.
func TestCrashUnderWine(t *testing.T) {
	program := os.Getenv(windowsTests)
	if program == "" {
		t.Skip("played with build/test -long only, where Wine can be installed")
	}
	reports := func() []string {
		list, err := filepath.Glob("../../../.out/wine/prefix/drive_c/users/*/AppData/Local/battlestar/reports/report *" + save.ReportExt)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	if before := reports(); len(before) > 0 {
		t.Fatalf("there are reports already: %q", before)
	}
	cmd := exec.Command("../../../build/wine", program)
	cmd.Env = append(cmd.Environ(), tabletest.EnvSaves+"="+t.TempDir())
	w := uitest.Open(t, "crash", cmd)
	p := newPlayer(t, w, 1)
	p.begin()
	w.Ticks(10)
	report, ok := scenetest.Has(w.Targets(), "report")
	if !ok {
		t.Fatalf("the screen says %q", said(w))
	}
	if !strings.Contains(said(w), "is safe") {
		t.Errorf("the screen says %q", said(w))
	}
	w.Click(report.Rect.Center())
	w.Ticks(30)
	list := reports()
	if len(list) != 1 {
		t.Fatalf("the reports are %q, and the screen says %q", list, said(w))
	}
	t.Cleanup(func() { _ = os.RemoveAll(filepath.Dir(filepath.Dir(list[0]))) })
	if place := `AppData\Local\battlestar\reports\` + filepath.Base(list[0]); !strings.Contains(said(w), place) {
		t.Errorf("the screen does not name %s: %q", place, said(w))
	}
	if r, err := save.ReadReport(list[0]); err != nil || r == nil || r.System != "windows/amd64" || !strings.Contains(r.Problem, hole) {
		t.Errorf("the report: %v %+v", err, r)
	}
}

// said returns all text on the screen.
func said(w *uitest.Window) string {
	var all []string
	for _, p := range w.Placed() {
		if p.Kind == "text" {
			all = append(all, p.Text)
		}
	}
	return strings.Join(all, " ")
}

// hole is the message of the panic of the guest "crash".
const hole = "a hole in the hull"

// sunk is a table that cannot be drawn.
type sunk struct{ render.Scene }

func (sunk) Frame(*ui.UI, *render.App) { panic(hole) }

func init() {
	guests["crash"] = func() (*render.App, error) {
		places, err := save.FindPlaces()
		if err != nil {
			return nil, err
		}
		app, s, err := tabletest.WholeApp(os.Getenv(tabletest.EnvSaves))
		if err != nil {
			return nil, err
		}
		s.Reports = places.Reports
		sit := s.Sit
		s.Sit = func(a *render.App, t *table.Table) render.Scene { return sunk{sit(a, t)} }
		return app, nil
	}
}
