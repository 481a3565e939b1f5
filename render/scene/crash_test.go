package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/render"
	"battlestar/render/ui"
)

// broken is a table that stops in the middle of drawing.
type broken struct {
	*Play
	now *bool
}

func (b broken) Frame(u *ui.UI, a *render.App) {
	if *b.now {
		u.Clip(u.Window(), func() { panic("a hole in the hull") })
	}
	b.Play.Frame(u, a)
}

func TestCrashGoesOn(t *testing.T) {
	s := testShell(t)
	now := false
	h, app := showScene(t, s, func() render.Scene {
		tab := savedTable(t, s, "Friday", 4, 1, turn(4))
		for i, seat := range tab.Seats() {
			seat.Bot = ""
			if err := tab.SetSeat(game.Seat(i), seat); err != nil {
				t.Fatal(err)
			}
		}
		s.Playing(tab)
		return broken{NewPlay(s, tab), &now}
	})
	h.Move(5, 5)
	now = true
	h.Move(6, 6)
	if !strings.Contains(text(app), "“Friday” is safe") || !strings.Contains(text(app), "a hole in the hull") {
		t.Fatalf("the screen says %s", text(app))
	}
	h.ClickOn("report")
	reports, err := filepath.Glob(filepath.Join(s.Store.Dir, "report *.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("reports: %q, %v", reports, err)
	}
	data, err := os.ReadFile(reports[0])
	if err != nil || !strings.Contains(string(data), "a hole in the hull") || !strings.Contains(string(data), "crash_test.go") {
		t.Errorf("the report: %v\n%s", err, data)
	}
	h.ClickOn("again")
	h.Ticks(5)
	if !shows(h, "menu") && !shows(h, "handover.hold") || s.again == nil || s.again.View().Turn < 4 {
		t.Errorf("the game does not go on; the screen says %s", text(app))
	}
	s.leave()
}

func TestCrashOutsideAGame(t *testing.T) {
	s := testShell(t)
	h, app := showScene(t, s, func() render.Scene { panic("no title") })
	h.Move(5, 5)
	if !strings.Contains(text(app), "No game was being played.") {
		t.Fatalf("the screen says %s", text(app))
	}
	h.ClickOn("title")
	h.Ticks(3)
	if !shows(h, "new") {
		t.Errorf("it does not lead to the title: %s", text(app))
	}
}
