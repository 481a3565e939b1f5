package shell

import (
	"os"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
)

// Machine describes this machine line by line: program version, system, graphics, sound and folders. Like a report it is in English, for whoever
// maintains the program. The home folder, which contains somebody's name, is written ~.
func (s *Shell) Machine() []string {
	var graphics ebiten.DebugInfo
	ebiten.ReadDebugInfo(&graphics)
	drawn := graphics.GraphicsLibrary.String()
	if graphics.GraphicsLibrary == ebiten.GraphicsLibraryUnknown {
		drawn = "not known before the window is open"
	}
	sound := "no device"
	switch {
	case s.Sound == nil:
		sound = "not opened before the window is"
	case s.Sound.Works():
		sound = "a device, which works"
	}
	return []string{
		"battlestar " + save.Program(),
		"system: " + runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version(),
		"graphics: " + drawn,
		"sound: " + sound,
		"saves: " + fromHome(s.Store.Dir),
		"settings: " + fromHome(s.Path),
		"reports: " + fromHome(s.Reports),
	}
}

// fromHome returns a path with the home folder written ~.
func fromHome(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home); err == nil && home != "" && ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		return "~" + rest
	}
	return path
}
