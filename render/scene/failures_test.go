package scene_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// botsAt shows a saved game in which the computer plays every seat, so that each tick brings an answer that is saved.
func botsAt(t *testing.T, s *shell.Shell) (*uitest.Hands, *render.App, *table.Table) {
	t.Helper()
	var tab *table.Table
	h, app := tabletest.ShowScene(t, s, func() render.Scene {
		tab = scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2))
		s.Playing = tab
		return scene.NewPlay(s, tab)
	})
	return h, app, tab
}

// goesOn lets the game go on, and fails if it does not.
func goesOn(t *testing.T, h *uitest.Hands, tab *table.Table) {
	t.Helper()
	before := tab.View().Decision.Number
	for range 400 { // something long may have to be read first
		if h.Ticks(3); tab.View().Over != nil || tab.View().Decision.Number > before+3 {
			return
		}
	}
	t.Fatalf("the game stands at decision %d", before)
}

// whole fails unless the file holds every answer that was given.
func whole(t *testing.T, tab *table.Table) {
	t.Helper()
	asked := tab.View().Decision.Number
	if err := tab.Close(); err != nil {
		t.Fatal(err)
	}
	c, err := save.Read(tab.Path())
	if err != nil {
		t.Fatal(err)
	}
	g, diverged, err := save.Replay(c.Header.Setup, save.Standing(c.Records), nil)
	if err != nil || len(diverged) > 0 {
		t.Fatalf("%v %v", err, diverged)
	}
	defer g.Close()
	if d := g.Decision(game.Everyone); d == nil || d.Number != asked {
		t.Errorf("the file stands at %+v, the table stood at decision %d", d, asked)
	}
}

// When the folder of saves vanishes in the middle of the game and something else is in its place, the screen must say so and the game must go on.
// When the place is free again, everything must be saved without a gap.
func TestFolderVanishes(t *testing.T) {
	s := tabletest.TestShell(t)
	h, app, tab := botsAt(t, s)
	goesOn(t, h, tab)
	if strings.Contains(scenetest.Text(app), notSaved) {
		t.Fatalf("before: %s", scenetest.Text(app))
	}
	if err := os.RemoveAll(s.Store.Dir); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(s.Store.Dir, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	goesOn(t, h, tab)
	if said := scenetest.Text(app); !strings.Contains(said, notSaved) {
		t.Errorf("the screen does not say that nothing is saved: %s", said)
	}
	if err := os.Remove(s.Store.Dir); err != nil {
		t.Fatal(err)
	}
	goesOn(t, h, tab)
	if strings.Contains(scenetest.Text(app), notSaved) {
		t.Errorf("it is saved again, and the screen says %s", scenetest.Text(app))
	}
	whole(t, tab)
}

// A game that another window plays must not be opened a second time.
func TestTwoProgramsOnOneSave(t *testing.T) {
	s := tabletest.TestShell(t)
	var path string
	first, _ := tabletest.ShowScene(t, s, func() render.Scene {
		tab := scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2))
		path = tab.Path()
		s.Playing = tab
		return scene.NewPlay(s, tab)
	})
	other := tabletest.TestShell(t)
	app, err := scene.NewApp(other, path)
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	if !scenetest.Shows(h, "new") || !strings.Contains(scenetest.Text(app), "in use by another window") {
		t.Errorf("the second program shows %s", scenetest.Text(app))
	}
	before, _ := os.Stat(path)
	goesOn(t, first, s.Playing)
	if after, err := os.Stat(path); err != nil || after.Size() <= before.Size() {
		t.Error("the first does not go on saving")
	}
	scene.Leave(s)
}

// A save with a date in the future, because the clock was set back since, must be listed and opened and the game must go on.
func TestClockSetBack(t *testing.T) {
	s := tabletest.TestShell(t)
	h, _, tab := botsAt(t, s)
	future := time.Now().Add(3 * 365 * 24 * time.Hour)
	if err := os.Chtimes(tab.Path(), future, future); err != nil {
		t.Fatal(err)
	}
	goesOn(t, h, tab)
	if err := os.Chtimes(tab.Path(), future, future); err != nil {
		t.Fatal(err)
	}
	path := tab.Path()
	whole(t, tab)
	s.Playing = nil
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewLoad(s) })
	if !strings.Contains(scenetest.Text(app), future.Local().Format("2 Jan 2006")) {
		t.Errorf("the list: %s", scenetest.Text(app))
	}
	h.ClickOn("open")
	h.Ticks(4)
	if s.Playing == nil || s.Playing.Path() != path {
		t.Fatalf("it is not opened: %s", scenetest.Text(app))
	}
	h.Key(ebiten.KeyEnter)
	goesOn(t, h, s.Playing)
	whole(t, s.Playing)
	s.Playing = nil
}

// When a laptop sleeps while a player holds the button that opens a curtain, nothing may open by itself when it wakes.
func TestSleepInTheMiddleOfAHold(t *testing.T) {
	for name, down := range map[string]func(h *uitest.Hands){
		"key":     func(h *uitest.Hands) { h.KeyDown(ebiten.KeySpace) },
		"pointer": func(h *uitest.Hands) { h.MoveTo("handover.hold"); h.Press() },
	} {
		t.Run(name, func(t *testing.T) {
			up := func(h *uitest.Hands) { h.KeyUp(); h.Release() }
			h, p := tabletest.AtMoment(t, "add")
			p.HandTo = p.View.Decision.Seat()
			h.Move(5, 5)
			down(h)
			h.Ticks(curtain.HoldTicks - 10)
			h.Sleep()
			h.Ticks(2 * curtain.HoldTicks)
			if p.Table.Eyes() != game.Everyone {
				t.Fatal("the curtain opened after the machine had slept")
			}
			up(h)
			if p.HandTo == game.NoSeat {
				p.HandTo = p.View.Decision.Seat()
				h.Move(6, 6)
			}
			down(h)
			h.Ticks(curtain.HoldTicks + 5)
			up(h)
			if p.Table.Eyes() == game.Everyone {
				t.Error("held anew, it does not open")
			}
		})
	}
}

// The folder of saves must be named, and shown in the system's file manager; if there is none, a sentence must say so.
func TestOpenTheFolder(t *testing.T) {
	s := tabletest.TestShell(t)
	scenetest.PutGames(t, s)
	opened := make(chan string, 1)
	s.OpenFolder = func(dir string) error { opened <- dir; return nil }
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewLoad(s) })
	if !strings.Contains(scenetest.Text(app), filepath.Dir(s.Store.Dir)[:20]) {
		t.Errorf("it is not said where the files are: %s", scenetest.Text(app))
	}
	h.ClickOn("folder")
	scenetest.Wait(t, h, func() bool { return strings.Contains(scenetest.Text(app), "shows the folder") })
	if got := <-opened; got != s.Store.Dir {
		t.Errorf("opened %s", got)
	}
	s.OpenFolder = func(dir string) error { return os.ErrPermission }
	h.ClickOn("folder")
	scenetest.Wait(t, h, func() bool { return strings.Contains(scenetest.Text(app), "Permission denied.") })
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}

// notSaved is how the screen begins to say that nothing is saved.
var notSaved, _, _ = strings.Cut(english.Language().Texts[say.PromptNotSaved], "%")
