package evening_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// If two real programs open one save, the second must say so and stay where it is. After both were killed, the next one must play on.
func TestTwoProcessesOnOneSave(t *testing.T) {
	s := tabletest.TestShell(t)
	if err := scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2)).Close(); err != nil {
		t.Fatal(err)
	}
	t.Setenv(tabletest.EnvSaves, filepath.Dir(s.Store.Dir))
	onTitle := func(s *uitest.Session) bool {
		_, ok := scenetest.Has(s.Targets(), "new")
		return ok
	}
	t.Run("both", func(t *testing.T) { // a guest is killed at the end of its test
		first, second := uitest.Start(t, "whole", 1280, 720), uitest.Start(t, "whole", 1280, 720)
		first.ClickOn("continue")
		first.Ticks(5)
		if onTitle(first) {
			t.Fatal("the first does not open the game")
		}
		second.ClickOn("continue")
		second.Ticks(5)
		var said []string
		for _, p := range second.Placed() {
			said = append(said, p.Text)
		}
		if text := strings.Join(said, " "); !onTitle(second) || !strings.Contains(text, "in use by another window of this program") {
			t.Errorf("the second shows %s", text)
		}
		if dir := os.Getenv("BATTLESTAR_PICTURES"); dir != "" {
			second.SaveShot(filepath.Join(dir, "two-720.png"))
		}
	})
	third := uitest.Start(t, "whole", 1280, 720)
	third.ClickOn("continue")
	third.Ticks(5)
	if onTitle(third) {
		t.Error("after the others were killed the game is not opened")
	}
}
