package menu

import (
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// The settings must lead to the description of this machine, in the words of a report.
func TestSettingsShowTheMachine(t *testing.T) {
	s := scenetest.Shell(t)
	h, app := scenetest.Take(t, func() render.Scene { return NewSettings(s, nil) })
	h.ClickOn("machine")
	h.Ticks(3)
	text := strings.ReplaceAll(scenetest.Text(app), " | ", " ")
	for _, line := range s.Machine() {
		if !strings.Contains(text, line) {
			t.Errorf("it does not say %q: %s", line, text)
		}
	}
	h.Key(ebiten.KeyEscape)
	if !scenetest.Shows(h, "defaults") {
		t.Error("it does not lead back")
	}
}

func TestDamagedSettingsAreTold(t *testing.T) {
	s := scenetest.Shell(t)
	if err := os.WriteFile(s.Path, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	s = shell.New(s.Store, s.Bots, s.Path)
	if !strings.HasSuffix(s.Notice, "damaged. The game is using the defaults.") {
		t.Errorf("the notice is %q", s.Notice)
	}
}

func TestSettingsCountAtOnce(t *testing.T) {
	s := scenetest.Shell(t)
	app, err := render.New(func(*render.App) render.Scene { return NewSettings(s, nil) })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.ClickOn("text.2")
	h.ClickOn("colours.1")
	h.ClickOn("motion.1")
	h.ClickOn("speed.telling.more")
	h.ClickOn("volume.less")
	h.ClickOn("stop." + game.ChoiceMade.String())
	if app.UI.TextFactor != 1.3 {
		t.Errorf("the text factor is %v", app.UI.TextFactor)
	}
	if !app.UI.Apart {
		t.Error("the colours are not apart")
	}
	got, err := shell.ReadSettings(s.Path)
	if err != nil || got.TextSize != 2 || got.Telling != shell.Quick || got.Bots != shell.Usual || !got.Apart || got.Motion != shell.Fast || got.Sounds != shell.DefaultSettings().Sounds-1 || got.Music != shell.DefaultSettings().Music || got.Stops.Waits[game.ChoiceMade][0] {
		t.Errorf("kept %+v, %v", got, err)
	}
}
