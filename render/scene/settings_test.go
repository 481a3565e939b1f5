package scene

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ui/uitest"
)

func TestSettingsAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "settings.json")
	s := DefaultSettings()
	s.TextSize, s.Motion, s.Sounds, s.Music, s.Mute, s.FullScreen = 2, Fast, 3, 0, true, true
	s.Stops[game.BeforeCards][0] = false
	s.Stops[game.BeforeRoll][game.RollRaiderAtViper] = true
	s.Seats = []table.SeatInfo{{Name: "Zoë", Colour: 3, Emblem: 1}, {Name: "Bot", Bot: "good"}}
	s.Boxes, s.Options = []card.ID{"exodus"}, []string{card.OptionPersonalGoals, card.OptionCylonFleet}
	if err := writeSettings(path, s); err != nil {
		t.Fatal(err)
	}
	got, err := readSettings(path)
	if err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("read %+v, %v; want %+v", got, err, s)
	}
}

func TestSettingsThatCannotBeUsed(t *testing.T) {
	dir := t.TempDir()
	write := func(text string) string {
		path := filepath.Join(dir, "settings.json")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, text := range []string{"", "{", "not settings", `{"volume": "loud"}`, "\x00\x01\x02"} {
		got, err := readSettings(write(text))
		if err == nil || !reflect.DeepEqual(got, DefaultSettings()) {
			t.Errorf("%q: %+v, %v", text, got, err)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: more than one line: %v", text, err)
		}
	}
	// What a newer or another program wrote counts as far as it is known.
	got, err := readSettings(write(`{"volume": 99, "text_size": "gigantic", "motion": "off", "stops": {"no-such-window": true}, "new": 1, "seats": [{"Name":"A","Colour":-7}]}`))
	if err != nil || got.Sounds != maxVolume || got.Music != maxVolume || got.Mute || got.TextSize != 0 || got.Motion != Off || got.Stops != table.DefaultStops() {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := readSettings(filepath.Join(dir, "missing.json")); err != nil || !reflect.DeepEqual(got, DefaultSettings()) {
		t.Errorf("missing: %+v, %v", got, err)
	}
}

func TestDamagedSettingsAreTold(t *testing.T) {
	s := testShell(t)
	if err := os.WriteFile(s.path, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	s = NewShell(s.Store, s.Bots, s.path)
	if !strings.HasSuffix(s.Notice, "damaged, so the game starts with its own settings.") {
		t.Errorf("the notice is %q", s.Notice)
	}
}

func TestSettingsCountAtOnce(t *testing.T) {
	s := testShell(t)
	app, err := render.New(func(*render.App) render.Scene { return NewSettings(s, nil) })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.ClickOn("text.2")
	h.ClickOn("colours.1")
	h.ClickOn("motion.1")
	h.ClickOn("tempo.2")
	h.ClickOn("volume.less")
	h.ClickOn("stop." + game.ChoiceMade.String())
	if app.UI.TextFactor != 1.3 {
		t.Errorf("the text factor is %v", app.UI.TextFactor)
	}
	if !app.UI.Apart {
		t.Error("the colours are not apart")
	}
	got, err := readSettings(s.path)
	if err != nil || got.TextSize != 2 || got.Tempo != Quick || !got.Apart || got.Motion != Fast || got.Sounds != DefaultSettings().Sounds-1 || got.Music != DefaultSettings().Music || got.Stops[game.ChoiceMade][0] {
		t.Errorf("kept %+v, %v", got, err)
	}
}
