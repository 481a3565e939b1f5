package shell

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
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
	got, err := ReadSettings(path)
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
		got, err := ReadSettings(write(text))
		if err == nil || !reflect.DeepEqual(got, DefaultSettings()) {
			t.Errorf("%q: %+v, %v", text, got, err)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: more than one line: %v", text, err)
		}
	}
	// What a newer or another program wrote counts as far as it is known.
	got, err := ReadSettings(write(`{"volume": 99, "text_size": "gigantic", "motion": "off", "stops": {"no-such-window": true}, "new": 1, "seats": [{"Name":"A","Colour":-7}]}`))
	if err != nil || got.Sounds != MaxVolume || got.Music != MaxVolume || got.Mute || got.TextSize != 0 || got.Motion != Off || got.Stops != table.DefaultStops() {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := ReadSettings(filepath.Join(dir, "missing.json")); err != nil || !reflect.DeepEqual(got, DefaultSettings()) {
		t.Errorf("missing: %+v, %v", got, err)
	}
}
