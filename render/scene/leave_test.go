package scene_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

// The menu must ask before it leaves the table for the title, so that one slip of the pointer does not end anyone's evening.
func TestTitleAsksFirst(t *testing.T) {
	s := tabletest.TestShell(t)
	h, app, tab := botsAt(t, s)
	goesOn(t, h, tab)
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if !scenetest.Shows(h, "title") {
		t.Fatalf("no menu: %s", scenetest.Text(app))
	}
	h.ClickOn("title")
	h.Ticks(3)
	if s.Playing == nil || !scenetest.Shows(h, "resume") {
		t.Fatal("one press takes the table away")
	}
	if said := scenetest.Text(app); !strings.Contains(said, "Everything is saved up to this moment. Click again to leave the table.") {
		t.Errorf("the menu says %s", said)
	}
	h.ClickOn("rules") // something else is done in between
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	h.Key(ebiten.KeyT)
	h.Ticks(3)
	if s.Playing == nil {
		t.Fatal("one press takes the table away after something else was done in the menu")
	}
	h.Key(ebiten.KeyT)
	h.Ticks(3)
	if s.Playing != nil || !scenetest.Shows(h, "new") {
		t.Errorf("the second press does not lead to the title: %s", scenetest.Text(app))
	}
}
