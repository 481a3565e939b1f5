package shell

import (
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game/save"
)

// Reports are sent to others, so the description of the machine must say nothing about the person who plays on it.
func TestMachine(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("home", home)
	s := New(&save.Store{Dir: filepath.Join(home, "saves")}, nil, filepath.Join(home, "settings.json"))
	s.Reports = home + "sick"
	text := strings.Join(s.Machine(), "\n")
	for _, want := range []string{"battlestar ", "system: ", "graphics: ", "sound: no device", "saves: ~", "settings: ~", "reports: " + s.Reports} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not say %q: %s", want, text)
		}
	}
	if strings.Contains(strings.ReplaceAll(text, s.Reports, ""), home) {
		t.Errorf("it names the home folder: %s", text)
	}
}
