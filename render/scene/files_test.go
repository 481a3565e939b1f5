package scene_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
)

func TestNewGameInAFolderThatCannotBeWritten(t *testing.T) {
	s := tabletest.TestShell(t)
	// The folder of saves would have to lie inside a file.
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.Store.Dir = filepath.Join(file, "saves")
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewNewGame(s, nil) })
	h.ClickOn("begin")
	h.Ticks(4)
	if !scenetest.Shows(h, "take") {
		t.Fatalf("the game does not begin: %s", scenetest.Text(app))
	}
	h.ClickOn("menu")
	h.Ticks(3)
	if !strings.Contains(scenetest.Text(app), "Not saved to disk") {
		t.Errorf("the menu does not say that the game is not saved: %s", scenetest.Text(app))
	}
	h.ClickOn("title")
	if !scenetest.Shows(h, "resume") {
		t.Error("it leaves without asking again")
	}
	h.ClickOn("title")
	h.Ticks(3)
	if !scenetest.Shows(h, "new") {
		t.Errorf("it does not leave when asked twice: %s", scenetest.Text(app))
	}
}

// F11 must change the setting, wherever it is struck, and the next start must begin as this one was left.
func TestFullScreenKeyIsTheSetting(t *testing.T) {
	s := tabletest.TestShell(t)
	s.Path = filepath.Join(t.TempDir(), "settings.json")
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewSettings(s, nil) })
	app.FullScreen = s.ToggleFullScreen
	for _, want := range []bool{true, false} {
		h.Key(ebiten.KeyF11)
		kept, err := shell.ReadSettings(s.Path)
		if s.Settings.FullScreen != want || kept.FullScreen != want || err != nil {
			t.Errorf("after F11 the setting is %v, in the file %v (%v); want %v", s.Settings.FullScreen, kept.FullScreen, err, want)
		}
	}
}

// F11 must not dismiss the recap, so that players can switch to full screen and still read what happened last time. Any other key leads to the table.
func TestFullScreenKeyDismissesNoRecap(t *testing.T) {
	h, p := tabletest.AtMoment(t, "contribute")
	p.Rooms.Recap.LastTime(p.Rooms.Log.Text)
	h.Move(5, 5)
	h.Ticks(5)
	h.Key(ebiten.KeyF11)
	h.Ticks(2)
	if !p.Rooms.Recap.Open() {
		t.Error("F11 dismissed what happened last time")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(2)
	if p.Rooms.Recap.Open() {
		t.Error("another key did not dismiss what happened last time")
	}
}
