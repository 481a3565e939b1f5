package menu

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
)

// putGame saves a game in the shell's folder.
func putGame(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	if err := scenetest.Saved(t, s, name, 3, 1, scenetest.InTurn(1)).Close(); err != nil {
		t.Fatal(err)
	}
}

// slowShell returns a shell whose folders answer only after answer is called.
func slowShell(t *testing.T) (s *shell.Shell, answer func()) {
	t.Helper()
	s = scenetest.Shell(t)
	putGame(t, s, "Friday")
	s.Patience = 0
	let := make(chan struct{})
	s.Saves = func() ([]save.Info, error) {
		<-let
		return s.Store.List()
	}
	s.ReadDir = func(dir string) ([]os.DirEntry, error) {
		<-let
		return os.ReadDir(dir)
	}
	return s, func() { close(let) }
}

// A folder on a network or a sleeping disk must not block any page, and the page must say what it waits for.
func TestSlowFolderOfSaves(t *testing.T) {
	for name, open := range map[string]func(s *shell.Shell) render.Scene{
		"continue": func(s *shell.Shell) render.Scene { return NewTitle(s) },
		"open":     func(s *shell.Shell) render.Scene { return NewLoad(s) },
	} {
		s, answer := slowShell(t)
		h, app := scenetest.Take(t, func() render.Scene { return open(s) })
		reads := "Reading " + s.Store.Dir[:8]
		if text := scenetest.Text(app); strings.Contains(text, "Reading ") || strings.Contains(text, "no saved game") {
			t.Errorf("%s: something is said at once: %s", name, text)
		}
		h.Ticks(2 * shell.ReadingTicks)
		if text := scenetest.Text(app); !strings.Contains(text, reads) || strings.Contains(text, "no saved game") {
			t.Errorf("%s: it is not said what is waited for: %s", name, text)
		}
		for _, problem := range h.Problems() {
			t.Errorf("%s: %v", name, problem)
		}
		answer()
		scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, name) })
		if text := scenetest.Text(app); strings.Contains(text, "Reading ") {
			t.Errorf("%s: it is still said: %s", name, text)
		}
	}
}

// A list that comes late must find the game that is being edited, wherever it is in the list by then.
func TestLateListKeepsWhatIsChosen(t *testing.T) {
	s := scenetest.Shell(t)
	for _, name := range []string{"Friday", "Saturday", "Sunday"} {
		putGame(t, s, name)
	}
	var l *Load
	h, _ := scenetest.Take(t, func() render.Scene { l = NewLoad(s); return l })
	h.ClickOn("save1")
	chosen := l.list[1].Name
	h.ClickOn("rename")
	if err := os.Remove(l.list[0].Path); err != nil {
		t.Fatal(err)
	}
	l.stale = true
	h.Move(1, 1)
	if len(l.list) != 2 || l.list[l.chosen].Name != chosen || !l.renaming {
		t.Errorf("%q is renamed, not %q", l.list[l.chosen].Name, chosen)
	}
	if err := os.Remove(l.list[l.chosen].Path); err != nil {
		t.Fatal(err)
	}
	l.stale = true
	h.Move(2, 2)
	if len(l.list) != 1 || l.renaming {
		t.Errorf("%q is renamed, and not what went away", l.list[l.chosen].Name)
	}
}

// The game's own list of files must not wait for a slow folder either, and can be left meanwhile.
func TestSlowFolderInTheOwnList(t *testing.T) {
	s, answer := slowShell(t)
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	if err := os.Mkdir(filepath.Join(dir, "Games"), 0o755); err != nil {
		t.Fatal(err)
	}
	s.Saves = s.Store.List
	s.OpenFile = func(string, string, string) (string, error) { return "", input.ErrNoDialog }
	h, app := scenetest.Take(t, func() render.Scene { return NewLoad(s) })
	for range 2 {
		h.ClickOn("import")
		scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
		h.Ticks(2 * shell.ReadingTicks)
		if text := scenetest.Text(app); !strings.Contains(text, "Reading "+dir[:9]) || strings.Contains(text, "No folders") {
			t.Errorf("it is not said what is waited for: %s", text)
		}
		for _, problem := range h.Problems() {
			t.Error(problem)
		}
		if scenetest.Shows(h, "file.Games") {
			t.Error("the folder was not waited for")
		}
		h.Key(ebiten.KeyEscape)
		if scenetest.Shows(h, "ok") {
			t.Fatal("the list cannot be left")
		}
	}
	h.ClickOn("import")
	scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
	answer()
	scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "file.Games") })
}

// While the system's dialog is open the screen must say so, and say how to go on without it.
func TestDialogOfTheSystemIsTold(t *testing.T) {
	const told = "The system’s file dialog is open"
	for _, way := range []string{"answered", "failed", "left", "own list"} {
		s := scenetest.Shell(t)
		putGame(t, s, "Friday")
		path := filepath.Join(t.TempDir(), "copy"+save.Ext)
		let := make(chan error)
		s.SaveFile = func(string, string, string) (string, error) { return path, <-let }
		h, app := scenetest.Take(t, func() render.Scene { return NewLoad(s) })
		h.ClickOn("export")
		if scenetest.Seen(app, told) {
			t.Errorf("%s: it is told at once", way)
		}
		h.Ticks(60)
		if !scenetest.Seen(app, told) {
			t.Fatalf("%s: it is not told: %s", way, scenetest.Text(app))
		}
		for _, problem := range h.Problems() {
			t.Errorf("%s: %v", way, problem)
		}
		is := func() bool { return scenetest.Shows(h, "export") }
		switch way {
		case "answered":
			let <- nil
		case "failed":
			let <- errors.New("the portal fell asleep")
			is = func() bool {
				return scenetest.Shows(h, "ok") && strings.Contains(scenetest.Text(app), "The portal fell asleep.")
			}
		case "left":
			h.Key(ebiten.KeyEscape)
		case "own list":
			h.ClickOn("own")
			is = func() bool { return scenetest.Shows(h, "ok") }
		}
		scenetest.Wait(t, h, func() bool { return !scenetest.Seen(app, told) && is() })
		if way == "left" { // the dialog is still open, and there is only one at a time
			h.ClickOn("export")
			scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
		}
		if _, err := os.Stat(path); (err == nil) != (way == "answered") {
			t.Errorf("%s: the file: %v", way, err)
		}
	}
}
