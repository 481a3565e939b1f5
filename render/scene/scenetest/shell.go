package scenetest

import (
	"path/filepath"
	"testing"
	"time"

	"battlestar/game/save"
	"battlestar/render/scene/shell"
)

// Shell keeps its games in a folder of the test. It shows no table.
func Shell(t testing.TB) *shell.Shell {
	t.Helper()
	dir := t.TempDir()
	s := shell.New(&save.Store{Dir: filepath.Join(dir, "saves")}, shell.Bots(1), filepath.Join(dir, "settings.json"))
	s.Reports = filepath.Join(dir, "reports")
	s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
	s.Patience = time.Minute // a busy machine shows what a quick one does
	return s
}
