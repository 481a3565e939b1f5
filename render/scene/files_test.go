package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
)

func TestNewGameInAFolderThatCannotBeWritten(t *testing.T) {
	s := testShell(t)
	// The folder of saves would have to lie inside a file.
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s.Store.Dir = filepath.Join(file, "saves")
	h, app := showScene(t, s, func() render.Scene { return menu.NewNewGame(s, nil) })
	h.ClickOn("begin")
	h.Ticks(4)
	if !scenetest.Shows(h, "take") {
		t.Fatalf("the game does not begin: %s", scenetest.Text(app))
	}
	h.ClickOn("menu")
	h.Ticks(3)
	if !strings.Contains(scenetest.Text(app), "Not safe on the disk") {
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
