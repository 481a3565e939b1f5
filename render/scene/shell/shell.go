package shell

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/say/languages"
	"battlestar/game/say/rulebook"
	"battlestar/game/table"
	"battlestar/input"
	"battlestar/render"
)

// Shell is what every scene needs. There is one for each window.
type Shell struct {
	Settings Settings
	Store    *save.Store           // where games are saved
	Reports  string                // the folder for what is written after a crash
	Bots     map[string]bot.Player // that may play for a player
	Audible  bool                  // the sound device is opened with the window
	Sound    *audio.Player         // silent if it is not
	// Play plays a cue, higher by a number of semitones, on a side from -1 (left) to 1, unless sound is off.
	Play func(c audio.Cue, semitones int, side float64)
	Seed func() uint64 // for all chance in the games
	// OpenFile and SaveFile are the system's file choosers; see package input. They block.
	OpenFile func(title, dir, ext string) (path string, err error)
	SaveFile func(title, dir, name string) (path string, err error)
	// OpenFolder shows a folder in the system's file manager; see package input.
	OpenFolder func(dir string) error
	// Saves lists the games of the Store, and ReadDir any folder. Both may take long: see Beside.
	Saves    func() ([]save.Info, error)
	ReadDir  func(dir string) ([]os.DirEntry, error)
	Patience time.Duration // how long a frame waits for them before it continues without
	Notice   string        // what the player should know, in a sentence, until the title has shown it

	Playing *table.Table // the table on the screen, so that a crash can continue its game; nil when there is none
	// Sit shows a table: the game that is being played, or how it ended.
	Sit func(a *render.App, t *table.Table) render.Scene
	// Replay shows a table from its first turn on, to go through what happened.
	Replay func(a *render.App, t *table.Table) render.Scene

	Languages []*say.Language // to choose from; the first is the default

	Path   string // of the settings file
	hidden bool   // a curtain was open in the previous frame
	muted  int    // tick at which the sound key was last pressed, 0 for never
}

// New makes a shell with the settings in a file; "" for settings that are not saved. If the file cannot be used, the settings are the defaults and
// there is a notice.
func New(store *save.Store, bots map[string]bot.Player, settings string) *Shell {
	s := &Shell{
		Store: store, Bots: bots, Sound: new(audio.Player), Seed: rand.Uint64, Languages: languages.Offered(),
		OpenFile: input.OpenFile, SaveFile: input.SaveFile, OpenFolder: input.OpenFolder, Path: settings,
		ReadDir: os.ReadDir, Patience: 100 * time.Millisecond,
	}
	s.Saves = func() ([]save.Info, error) { return s.Store.List() }
	s.Play = func(c audio.Cue, semitones int, side float64) { s.Sound.Play(c, semitones, side) }
	var err error
	s.Settings, err = ReadSettings(settings)
	switch {
	case errors.Is(err, errDamaged):
		s.Notice = fmt.Sprintf(s.Text(say.SettingsDamaged), settings)
	case err != nil:
		s.Notice = fmt.Sprintf(s.Text(say.SettingsUnread), s.Clause(err))
	}
	return s
}

// Apply applies the settings to the window and to the sound.
func (s *Shell) Apply(a *render.App) {
	a.SetTextSize(s.Settings.textFactor())
	a.SetApart(s.Settings.Apart)
	s.volumes()
}

// Speaker returns a speaker for a table, in the language of the settings.
func (s *Shell) Speaker(t *table.Table) *say.Speaker {
	speaker := s.SpeakerFor(t.Setup())
	for seat, info := range t.Seats() {
		speaker.Rename(game.Seat(seat), Called(speaker, &info, t.View().Seats[seat].Character))
	}
	return speaker
}

// Called returns what a player with a character, or "", is called.
func Called(words *say.Speaker, info *table.SeatInfo, character card.ID) string {
	if info.AsCharacter && character != "" {
		return words.ShortCharacter(character)
	}
	return info.Name
}

// Language returns the language of the settings, or the first one offered.
func (s *Shell) Language() *say.Language {
	for _, l := range s.Languages {
		if l.ID == s.Settings.Language {
			return l
		}
	}
	return s.Languages[0]
}

// Book returns the rules as players read them, in the language of the settings.
func (s *Shell) Book() *rulebook.Book { return s.Language().Book }

// Text returns a text of the screens in the language of the settings.
func (s *Shell) Text(t say.Text) string { return s.Language().Texts[t] }

// Count returns a text about a number of things in the language of the settings.
func (s *Shell) Count(t say.Text, n int) string { return s.Language().Count(t, n) }

// Words returns a speaker, in the language of the settings, for what concerns no game.
func (s *Shell) Words() *say.Speaker { return say.New(s.Language(), nil, nil) }

// SpeakerFor returns a speaker for a game with a setup, in the language of the settings.
func (s *Shell) SpeakerFor(setup game.Setup) *say.Speaker {
	var names []string
	for _, p := range setup.Players {
		names = append(names, p.Name)
	}
	return say.New(s.Language(), setup.Catalog(), names)
}

// Away closes the curtain, whatever is shown, when the window has lost the keyboard or the machine has slept.
func (s *Shell) Away() {
	if s.Playing != nil {
		s.Playing.Away()
		s.Playing.Hold()
	}
}

// ToggleFullScreen enters or leaves full screen, and saves that as the setting.
func (s *Shell) ToggleFullScreen() {
	s.Settings.FullScreen = !s.Settings.FullScreen
	ebiten.SetFullscreen(s.Settings.FullScreen)
	s.Keep()
}

// Remember saves who plays at this laptop, for the next game, but no PINs.
func (s *Shell) Remember(seats []table.SeatInfo) {
	s.Settings.Seats = nil
	for _, seat := range seats {
		seat.PIN = ""
		s.Settings.Seats = append(s.Settings.Seats, seat)
	}
	s.Keep()
}

// Once reports whether something was not told at this laptop yet, and remembers that it is told now.
func (s *Shell) Once(name string) bool {
	if slices.Contains(s.Settings.Guided, name) {
		return false
	}
	s.Settings.Guided = append(s.Settings.Guided, name)
	s.Keep()
	return true
}

// Keep writes the settings; an error becomes a notice.
func (s *Shell) Keep() {
	if err := writeSettings(s.Path, s.Settings); err != nil {
		s.Notice = fmt.Sprintf(s.Text(say.SettingsNotKept), s.Clause(err))
	}
}
