package scene

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/ui/uitest"
)

// showScene drives a scene at the smallest window.
func showScene(t *testing.T, s *Shell, open func() render.Scene) (*uitest.Hands, *render.App) {
	t.Helper()
	app, err := render.New(func(a *render.App) render.Scene { return open() })
	if err != nil {
		t.Fatal(err)
	}
	app.Crashed = s.crashed
	return uitest.Take(t, app, 1280, 720), app
}

func shows(h *uitest.Hands, id string) bool {
	_, ok := has(h.Targets(), id)
	return ok
}

// text is all that stands on the screen.
func text(app *render.App) string {
	var all []string
	for _, p := range app.UI.Placed() {
		if p.Kind == "text" {
			all = append(all, p.Text)
		}
	}
	return strings.Join(all, " | ")
}

func TestCopyWithTheOwnFileList(t *testing.T) {
	s := testShell(t)
	put(t, s)
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	s.SaveFile = func(string, string, string) (string, error) { return "", input.ErrNoDialog }
	s.OpenFile = func(string, string) (string, error) { return "", input.ErrNoDialog }
	var l *Load
	h, app := showScene(t, s, func() render.Scene { l = NewLoad(s); return l })
	l.find("An evening with a long name 2")
	h.Move(1, 1)
	h.ClickOn("export")
	wait(t, h, func() bool { return shows(h, "ok") })
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.ClickOn("ok")
	h.Ticks(6)
	path := filepath.Join(dir, "An evening with a long name 2"+save.Ext)
	if info := save.Describe(path); info.Err != nil || info.Turn != 5 {
		t.Fatalf("the copy: %+v; the screen says %s", info, text(app))
	}

	// A second copy to the same place asks first.
	h.ClickOn("export")
	wait(t, h, func() bool { return shows(h, "ok") })
	h.ClickOn("ok")
	if !strings.Contains(text(app), "Once more to replace it") {
		t.Error("it does not ask before it replaces a file")
	}
	h.ClickOn("cancel")

	h.ClickOn("import")
	wait(t, h, func() bool { return shows(h, "ok") })
	h.ClickOn("file." + filepath.Base(path))
	h.Ticks(6)
	if list, err := s.Store.List(); err != nil || len(list) != 5 {
		t.Errorf("after taking a game in the list has %d, %v; the screen says %s", len(list), err, text(app))
	}
}

func TestLoadDeletesRenamesAndRefuses(t *testing.T) {
	s := testShell(t)
	put(t, s)
	var l *Load
	h, app := showScene(t, s, func() render.Scene { l = NewLoad(s); return l })
	l.find("An evening with a long name 1")
	h.Move(1, 1)
	h.ClickOn("rename")
	for range 40 {
		h.Key(ebiten.KeyBackspace)
	}
	h.Type("Friday / Zoë")
	h.ClickOn("keep")
	if l.list[l.chosen].Name != "Friday / Zoë" {
		t.Errorf("renamed to %q; the screen says %s", l.list[l.chosen].Name, text(app))
	}
	h.Key(ebiten.KeyDelete)
	if len(l.list) != 4 {
		t.Error("deleted at the first click")
	}
	h.Key(ebiten.KeyDelete)
	if len(l.list) != 3 {
		t.Errorf("not deleted; the screen says %s", text(app))
	}
	l.find("Broken")
	h.Move(3, 3)
	if shows(h, "open") {
		t.Error("a damaged game can be opened")
	}
	if !strings.Contains(text(app), `"Broken.bsg" is not a saved game`) {
		t.Errorf("it is not said what is wrong with a damaged game: %s", text(app))
	}
	// A game that somebody else plays.
	l.find("An evening with a long name 2")
	h.Move(2, 2)
	path, err := s.Store.Path("An evening with a long name 2")
	if err != nil {
		t.Fatal(err)
	}
	j, _, err := save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	h.ClickOn("open")
	if !strings.Contains(text(app), "in use") {
		t.Errorf("a game in use: the screen says %s", text(app))
	}
}

func TestNewGameInAFolderThatCannotBeWritten(t *testing.T) {
	s := testShell(t)
	// The folder of saves would have to lie inside a file.
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.Store.Dir = filepath.Join(file, "saves")
	h, app := showScene(t, s, func() render.Scene { return NewNewGame(s, nil) })
	h.ClickOn("begin")
	h.Ticks(4)
	if !shows(h, "take") {
		t.Fatalf("the game does not begin: %s", text(app))
	}
	h.ClickOn("menu")
	h.Ticks(3)
	if !strings.Contains(text(app), "Not safe on the disk") {
		t.Errorf("the menu does not say that the game is not saved: %s", text(app))
	}
	h.ClickOn("title")
	if !shows(h, "resume") {
		t.Error("it leaves without asking again")
	}
	h.ClickOn("title")
	h.Ticks(3)
	if !shows(h, "new") {
		t.Errorf("it does not leave when asked twice: %s", text(app))
	}
}

func TestSettingsThatCannotBeKept(t *testing.T) {
	s := testShell(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.path = filepath.Join(file, "settings.json")
	h, app := showScene(t, s, func() render.Scene { return NewSettings(s, nil) })
	h.ClickOn("text.1")
	h.Ticks(3)
	if !strings.Contains(text(app), "could not be kept") {
		t.Errorf("the screen says %s", text(app))
	}
}

func TestChooserOfTheSystem(t *testing.T) {
	s := testShell(t)
	put(t, s)
	s.SaveFile = func(string, string, string) (string, error) { return "", errors.New("the portal fell asleep") }
	h, app := showScene(t, s, func() render.Scene { return NewLoad(s) })
	// The newest stands first, and one of them cannot be opened; which, depends on the instant that each was written.
	for i := 0; !shows(h, "export"); i++ {
		h.ClickOn(fmt.Sprint("save", i))
	}
	h.ClickOn("export")
	wait(t, h, func() bool { return strings.Contains(text(app), "The portal fell asleep.") })
	if !shows(h, "ok") {
		t.Errorf("the game's own list is not shown: %s", text(app))
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}
