package scene_test

import (
	"os"
	"path/filepath"
	"testing"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
)

// TestGoldenSavesAreShown puts golden saves on the screen: one with a window that passes by itself, so that something is told before anything has
// been shown, and with BATTLESTAR_LONG all of them.
func TestGoldenSavesAreShown(t *testing.T) {
	saves := filepath.Join("..", "..", "game", "save", "testdata")
	const waits = "house-no-sympathizer" + save.Ext
	paths := []string{filepath.Join(saves, waits)}
	if os.Getenv("BATTLESTAR_LONG") != "" {
		var err error
		if paths, err = filepath.Glob(filepath.Join(saves, "*"+save.Ext)); err != nil || len(paths) < 50 {
			t.Fatalf("%d golden saves, %v", len(paths), err)
		}
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			own := filepath.Join(t.TempDir(), filepath.Base(path))
			if err := os.WriteFile(own, data, 0o600); err != nil {
				t.Fatal(err)
			}
			tb, err := table.Load(own, shell.Bots())
			if err != nil {
				t.Fatal(err)
			}
			defer tb.Close()
			asked := tb.View().Decision
			p := scene.NewPlay(tabletest.TestShell(t), tb)
			if filepath.Base(path) == waits && p.View.Decision.Number == asked.Number {
				t.Error("its window did not pass")
			}
		})
	}
}
