package scenetest

import (
	"path/filepath"
	"testing"
	"time"

	"battlestar/game/save"
	"battlestar/render/scene/shell"
)

// Shell returns a shell that keeps its games in a temporary folder. It shows no table.
func Shell(t testing.TB) *shell.Shell {
	t.Helper()
	dir := t.TempDir()
	s := shell.New(&save.Store{Dir: filepath.Join(dir, "saves")}, shell.Bots(), filepath.Join(dir, "settings.json"))
	s.Reports = filepath.Join(dir, "reports")
	s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
	s.Patience = time.Minute // so that a busy machine shows the same as a fast one
	return s
}
