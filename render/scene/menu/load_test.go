package menu

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
	"battlestar/render/scene/scenetest"
)

func TestCopyWithTheOwnFileList(t *testing.T) {
	s := scenetest.Shell(t)
	scenetest.PutGames(t, s)
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("USERPROFILE", dir)
	s.SaveFile = func(string, string, string) (string, error) { return "", input.ErrNoDialog }
	s.OpenFile = func(string, string, string) (string, error) { return "", input.ErrNoDialog }
	var l *Load
	h, app := scenetest.Take(t, func() render.Scene { l = NewLoad(s); return l })
	l.find("An evening with a long name 2")
	h.Move(1, 1)
	h.ClickOn("export")
	scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.ClickOn("ok")
	h.Ticks(6)
	path := filepath.Join(dir, "An evening with a long name 2"+save.Ext)
	if info := save.Describe(path); info.Err != nil || info.Turn != 5 {
		t.Fatalf("the copy: %+v; the screen says %s", info, scenetest.Text(app))
	}

	// A second copy to the same place must ask first.
	h.ClickOn("export")
	scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
	h.ClickOn("ok")
	if !strings.Contains(scenetest.Text(app), "Click again to replace it") {
		t.Error("it does not ask before it replaces a file")
	}
	h.ClickOn("cancel")

	h.ClickOn("import")
	scenetest.Wait(t, h, func() bool { return scenetest.Shows(h, "ok") })
	h.ClickOn("file." + filepath.Base(path))
	h.Ticks(6)
	if list, err := s.Store.List(); err != nil || len(list) != 5 {
		t.Errorf("after taking a game in the list has %d, %v; the screen says %s", len(list), err, scenetest.Text(app))
	}
}

func TestLoadDeletesRenamesAndRefuses(t *testing.T) {
	s := scenetest.Shell(t)
	scenetest.PutGames(t, s)
	var l *Load
	h, app := scenetest.Take(t, func() render.Scene { l = NewLoad(s); return l })
	l.find("An evening with a long name 1")
	h.Move(1, 1)
	h.ClickOn("rename")
	for range 40 {
		h.Key(ebiten.KeyBackspace)
	}
	h.Type("Friday / Zoë")
	h.ClickOn("keep")
	if l.list[l.chosen].Name != "Friday / Zoë" {
		t.Errorf("renamed to %q; the screen says %s", l.list[l.chosen].Name, scenetest.Text(app))
	}
	h.Key(ebiten.KeyDelete)
	if len(l.list) != 4 {
		t.Error("deleted at the first click")
	}
	l.deleting = ""
	h.Move(1, 1)
	h.ClickOn("delete")
	h.Press()
	h.Release()
	if len(l.list) != 4 {
		t.Error("a double click deletes")
	}
	h.Key(ebiten.KeyDelete)
	if len(l.list) != 3 {
		t.Errorf("not deleted; the screen says %s", scenetest.Text(app))
	}
	l.find("Broken")
	h.Move(3, 3)
	if scenetest.Shows(h, "open") {
		t.Error("a damaged game can be opened")
	}
	if !strings.Contains(scenetest.Text(app), "“Broken.bsg” is not a saved game") {
		t.Errorf("it is not said what is wrong with a damaged game: %s", scenetest.Text(app))
	}
	// This is a game that another program plays.
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
	if !strings.Contains(scenetest.Text(app), "in use") {
		t.Errorf("a game in use: the screen says %s", scenetest.Text(app))
	}
}

func TestSettingsThatCannotBeKept(t *testing.T) {
	s := scenetest.Shell(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.Path = filepath.Join(file, "settings.json")
	h, app := scenetest.Take(t, func() render.Scene { return NewSettings(s, nil) })
	h.ClickOn("text.1")
	h.Ticks(3)
	if !strings.Contains(scenetest.Text(app), "could not be saved") {
		t.Errorf("the screen says %s", scenetest.Text(app))
	}
}

func TestChooserOfTheSystem(t *testing.T) {
	s := scenetest.Shell(t)
	scenetest.PutGames(t, s)
	s.SaveFile = func(string, string, string) (string, error) { return "", errors.New("the portal fell asleep") }
	h, app := scenetest.Take(t, func() render.Scene { return NewLoad(s) })
	// The newest comes first, and one of them cannot be opened; which one depends on the instant at which each was written.
	for i := 0; !scenetest.Shows(h, "export"); i++ {
		h.ClickOn(fmt.Sprint("save", i))
	}
	h.ClickOn("export")
	scenetest.Wait(t, h, func() bool { return strings.Contains(scenetest.Text(app), "The portal fell asleep.") })
	if !scenetest.Shows(h, "ok") {
		t.Errorf("the game's own list is not shown: %s", scenetest.Text(app))
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
}
