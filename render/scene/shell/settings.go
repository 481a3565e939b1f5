package shell

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// Motion is how much moves on the screen.
type Motion uint8

// The motions.
const (
	Full Motion = iota
	Fast        // in a third of the time
	Off         // nothing moves: changes appear at once
)

// Speed is how fast something continues by itself.
type Speed uint8

// The speeds.
const (
	Usual Speed = iota
	Slow        // half as fast
	Quick       // twice as fast
)

// Factor returns how much faster than usual a speed is.
func (s Speed) Factor() float64 { return [...]float64{1, 0.5, 2}[s] }

// Settings are the preferences of the people at this laptop.
type Settings struct {
	Language   string // its id; empty for the first one offered
	TextSize   int    // 0 normal, 1 large, 2 larger
	Apart      bool   // colors for color-blind eyes
	Motion     Motion
	Bots       Speed // how fast bots play
	Telling    Speed // how long what is told stays on the screen
	Bars       Speed // how fast the table goes on where it does not wait
	Sounds     int   // volume of the sound effects, 0..10
	Music      int   // volume of the background, 0..10
	Mute       bool
	FullScreen bool
	Stops      table.Stops
	Seats      []table.SeatInfo // the last players
	Boxes      []card.ID        // what they played with besides the base game
	Options    []string         // the options that they played with
	House      []game.House     // the house rules that they played by
	NoGuide    bool             // the first-game guide was dismissed
	Guided     []string         // its notes that were read
}

// MaxVolume is the loudest volume.
const MaxVolume = 10

// DefaultSettings returns the settings of a first start.
func DefaultSettings() Settings {
	return Settings{Sounds: 7, Music: 7, Stops: table.DefaultStops()}
}

// TextFactors are the scales of the text sizes.
var TextFactors = [...]float64{1, 1.15, 1.3}

func (s *Settings) textFactor() float64 { return TextFactors[s.TextSize] }

// Ticks returns how long something takes that takes n ticks in full motion; 0 if motion is off.
func (s *Settings) Ticks(n int) int {
	switch s.Motion {
	case Off:
		return 0
	case Fast:
		return max(1, n/3)
	}
	return n
}

// settingsFile is the settings as the file has them: by name, so that newer and older programs can read each other's files. What is not in the file
// stays at its default.
type settingsFile struct {
	Language   string           `json:"language,omitempty"`
	TextSize   string           `json:"text_size"`
	Apart      bool             `json:"colours_apart"`
	Motion     string           `json:"motion"`
	Tempo      string           `json:"tempo,omitempty"` // once for all three speeds
	Bots       string           `json:"speed_of_bots"`
	Telling    string           `json:"speed_of_telling"`
	Bars       string           `json:"speed_of_bars"`
	Sounds     *int             `json:"volume"` // once for all sound
	Music      *int             `json:"music"`
	Mute       bool             `json:"mute"`
	FullScreen bool             `json:"full_screen"`
	NoGuide    bool             `json:"no_guide"`
	Guided     []string         `json:"guided"`
	Stops      table.Stops      `json:"stops"`
	Seats      []table.SeatInfo `json:"seats"`
	Boxes      []card.ID        `json:"boxes,omitempty"`
	Options    []string         `json:"options,omitempty"`
	House      []game.House     `json:"house,omitempty"`
}

var (
	textSizeNames = [...]string{"normal", "large", "larger"}
	motionNames   = [...]string{"full", "fast", "off"}
	speedNames    = [...]string{"usual", "slow", "quick"}
)

// errDamaged is the error for a file that holds no settings.
var errDamaged = errors.New("damaged")

// ReadSettings reads the settings. An error says what is wrong with the file; the settings are usable in any case.
func ReadSettings(path string) (Settings, error) {
	s := DefaultSettings()
	if path == "" {
		return s, nil
	}
	file, err := save.OpenRegular(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	var data []byte
	if err == nil {
		data, err = io.ReadAll(io.LimitReader(file, maxSettings+1))
		file.Close()
	}
	if err != nil {
		return s, Reason(err)
	}
	s, ok := settingsOf(data)
	if !ok {
		return s, errDamaged
	}
	return s, nil
}

// maxSettings is far more than settings need, in bytes.
const maxSettings = 128 << 10

// settingsOf returns the settings that a file holds, and whether it holds any; otherwise, those of a first start.
func settingsOf(data []byte) (Settings, bool) {
	s := DefaultSettings()
	f := settingsFile{Stops: s.Stops}
	if len(data) > maxSettings || json.Unmarshal(data, &f) != nil {
		return s, false
	}
	for i, name := range textSizeNames {
		if f.TextSize == name {
			s.TextSize = i
		}
	}
	for i, name := range motionNames {
		if f.Motion == name {
			s.Motion = Motion(i)
		}
	}
	for _, speed := range []struct {
		name string
		is   *Speed
	}{{f.Bots, &s.Bots}, {f.Telling, &s.Telling}, {f.Bars, &s.Bars}} {
		if i := slices.Index(speedNames[:], cmp.Or(speed.name, f.Tempo)); i >= 0 {
			*speed.is = Speed(i)
		}
	}
	if f.Sounds != nil {
		s.Sounds = min(MaxVolume, max(0, *f.Sounds))
		s.Music = s.Sounds
	}
	if f.Music != nil {
		s.Music = min(MaxVolume, max(0, *f.Music))
	}
	s.Mute = f.Mute
	s.Language = f.Language
	s.Apart, s.FullScreen, s.Seats = f.Apart, f.FullScreen, f.Seats
	s.NoGuide, s.Guided = f.NoGuide, f.Guided
	s.Stops = f.Stops
	// In their own order, and only those that this program knows.
	for _, b := range box.IDs()[1:] {
		if slices.Contains(f.Boxes, b) {
			s.Boxes = append(s.Boxes, b)
		}
	}
	for _, v := range game.Variants {
		if slices.Contains(f.Options, v.ID) {
			s.Options = append(s.Options, v.ID)
		}
	}
	for _, q := range game.Questions {
		if slices.Contains(f.House, q.House) {
			s.House = append(s.House, q.House)
		}
	}
	return s, true
}

func fileOf(s Settings) settingsFile {
	return settingsFile{
		Language: s.Language, TextSize: textSizeNames[s.TextSize], Apart: s.Apart, Motion: motionNames[s.Motion], Bots: speedNames[s.Bots], Telling: speedNames[s.Telling], Bars: speedNames[s.Bars],
		Sounds: &s.Sounds, Music: &s.Music, Mute: s.Mute, FullScreen: s.FullScreen, NoGuide: s.NoGuide, Guided: s.Guided,
		Stops: s.Stops, Seats: s.Seats, Boxes: s.Boxes, Options: s.Options, House: s.House,
	}
}

// writeSettings first writes a new file beside the old one, so that a full disk leaves the old settings.
func writeSettings(path string, s Settings) error {
	if path == "" {
		return nil
	}
	data, err := json.MarshalIndent(fileOf(s), "", "\t")
	if err != nil {
		return err
	}
	beside := path + ".part"
	os.Remove(beside)
	err = os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = os.WriteFile(beside, append(data, '\n'), 0o644)
	}
	if err == nil {
		err = os.Rename(beside, path)
	}
	if err != nil {
		os.Remove(beside)
		return Reason(err)
	}
	return nil
}

// Reason returns an error of the system without the paths that it repeats.
func Reason(err error) error {
	if inner := (*fs.PathError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	if inner := (*os.LinkError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	return err
}
