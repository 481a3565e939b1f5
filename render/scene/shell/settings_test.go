package shell

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/table"
)

func TestSettingsAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "settings.json")
	s := DefaultSettings()
	s.TextSize, s.Motion, s.Sounds, s.Music, s.Mute, s.FullScreen = 2, Fast, 3, 0, true, true
	s.Stops.Waits[game.BeforeCards][0] = false
	s.Stops.Waits[game.BeforeRoll][game.RollRaiderAtViper] = true
	s.Seats = []table.SeatInfo{{Name: "Zoë", Color: 3, Emblem: 1}, {Name: "Bot", Bot: "good"}}
	s.Bots, s.Telling, s.Bars = Quick, Slow, Usual
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
	// What a newer or another program wrote must count as far as it is known.
	got, err := ReadSettings(write(`{"volume": 99, "text_size": "gigantic", "motion": "off", "stops": {"no-such-window": true}, "new": 1, "seats": [{"Name":"A","Colour":-7}]}`))
	if err != nil || got.Sounds != MaxVolume || got.Music != MaxVolume || got.Mute || got.TextSize != 0 || got.Motion != Off || got.Stops != table.DefaultStops() {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := ReadSettings(filepath.Join(dir, "missing.json")); err != nil || !reflect.DeepEqual(got, DefaultSettings()) {
		t.Errorf("missing: %+v, %v", got, err)
	}
}

// What is wrong with the settings must be told on the title, in one sentence.
func TestNoticeOfSettings(t *testing.T) {
	damaged := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(damaged, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if notice, want := New(nil, nil, damaged).Notice, "The settings file "+damaged+" is damaged. The game is using the defaults."; notice != want {
		t.Errorf("%q, want %q", notice, want)
	}
	folder := t.TempDir() // not a file
	if notice := New(nil, nil, folder).Notice; !strings.HasPrefix(notice, "The settings could not be read (") || !strings.HasSuffix(notice, "). The game is using the defaults.") {
		t.Errorf("%q", notice)
	}
	s := New(nil, nil, filepath.Join(t.TempDir(), "settings.json"))
	if s.Notice != "" {
		t.Errorf("without a file: %q", s.Notice)
	}
	s.Path = folder
	if s.Keep(); !strings.HasPrefix(s.Notice, "The settings apply now, but could not be saved for next time: ") {
		t.Errorf("not kept: %q", s.Notice)
	}
}

func TestEveryBoxHasWords(t *testing.T) {
	s := New(nil, nil, "")
	for _, b := range box.IDs() {
		for _, l := range s.Languages {
			if text := l.Boxes[b]; text.Name == "" || text.Line == "" {
				t.Errorf("%s has no words for the box %s", l.Name, b)
			}
		}
	}
}

// An old file with one tempo must set all three speeds by it; a newer one names each speed.
func TestOldTempo(t *testing.T) {
	for text, want := range map[string][3]Speed{
		`{"tempo": "slow"}`:                            {Slow, Slow, Slow},
		`{"tempo": "quick", "speed_of_bars": "usual"}`: {Quick, Quick, Usual},
		`{"speed_of_bots": "slow", "speed_of_telling": "quick", "tempo": "nonsense"}`: {Slow, Quick, Usual},
		`{}`: {},
	} {
		s, ok := settingsOf([]byte(text))
		if got := [3]Speed{s.Bots, s.Telling, s.Bars}; !ok || got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}
