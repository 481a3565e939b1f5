package shell

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
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
	Store    *save.Store          // where games are kept
	Reports  string               // the folder for what is written after a crash
	Bots     map[string]table.Bot // who may sit in for a player
	Audible  bool                 // the sound device is opened with the window
	Sound    *audio.Player        // silent unless it is
	// Play plays a cue, higher by a number of semitones, on a side from -1 (left) to 1, unless sound is off.
	Play func(c audio.Cue, semitones int, side float64)
	Seed func() uint64 // of all chance in the games
	// OpenFile and SaveFile are the system's file choosers; see package input. They block.
	OpenFile func(title, dir, ext string) (path string, err error)
	SaveFile func(title, dir, name string) (path string, err error)
	// OpenFolder shows a folder in the system's file manager; see package input.
	OpenFolder func(dir string) error
	// Saves lists the games of the Store, and ReadDir any folder. Both may take long: see Beside.
	Saves    func() ([]save.Info, error)
	ReadDir  func(dir string) ([]os.DirEntry, error)
	Patience time.Duration // how long a frame waits for them before it goes on without
	Notice   string        // what the player should know, in a sentence, until it has been shown on the title

	Playing *table.Table // the table on the screen, so that a crash can go on with its game; nil when none is
	// Sit shows a table: the game that is being played, or how it ended.
	Sit func(a *render.App, t *table.Table) render.Scene
	// Replay shows a table from its first turn on, to go through what happened.
	Replay func(a *render.App, t *table.Table) render.Scene

	Languages []*say.Language // that may be chosen; the first counts if none was

	Path   string // of the settings
	hidden bool   // a curtain was open in the frame before
	muted  int    // tick at which the sound was turned off or on by its key, 0 for never
}

// New makes a shell with the settings in a file; "" for settings that are not kept. A settings file that cannot be used gives
// the defaults and a notice.
func New(store *save.Store, bots map[string]table.Bot, settings string) *Shell {
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
		s.Notice = fmt.Sprintf(s.Text(say.SettingsUnread), s.Fault(err))
	}
	return s
}

// Apply makes the settings count, for the window and for the sound.
func (s *Shell) Apply(a *render.App) {
	a.SetTextSize(s.Settings.textFactor())
	a.SetApart(s.Settings.Apart)
	s.volumes()
}

// Speaker says things about a table in the language of the settings.
func (s *Shell) Speaker(t *table.Table) *say.Speaker {
	speaker := s.SpeakerFor(t.Setup())
	for seat, info := range t.Seats() {
		speaker.Rename(game.Seat(seat), info.Name)
	}
	return speaker
}

// Language is that of the settings, or the first that is offered.
func (s *Shell) Language() *say.Language {
	for _, l := range s.Languages {
		if l.ID == s.Settings.Language {
			return l
		}
	}
	return s.Languages[0]
}

// Book is the rules as players read them, in the language of the settings.
func (s *Shell) Book() *rulebook.Book { return s.Language().Book }

// Text is a text of the screens in the language of the settings.
func (s *Shell) Text(t say.Text) string { return s.Language().Texts[t] }

// Count is a text about a number of things in the language of the settings.
func (s *Shell) Count(t say.Text, n int) string { return s.Language().Count(t, n) }

// Words says in the language of the settings what has to do with no game.
func (s *Shell) Words() *say.Speaker { return say.New(s.Language(), nil, nil) }

// SpeakerFor says things about a game with a setup, in the language of the settings.
func (s *Shell) SpeakerFor(setup game.Setup) *say.Speaker {
	var names []string
	for _, p := range setup.Players {
		names = append(names, p.Name)
	}
	return say.New(s.Language(), setup.Catalogue(), names)
}

// Away closes the curtain, whatever is shown, when the window has lost the keyboard or the machine has slept.
func (s *Shell) Away() {
	if s.Playing != nil {
		s.Playing.Away()
		s.Playing.Hold()
	}
}

// ToggleFullScreen fills the screen or leaves it, and keeps that as the setting.
func (s *Shell) ToggleFullScreen() {
	s.Settings.FullScreen = !s.Settings.FullScreen
	ebiten.SetFullscreen(s.Settings.FullScreen)
	s.Keep()
}

// Remember keeps who plays at this laptop, for the next game; no PINs.
func (s *Shell) Remember(seats []table.SeatInfo) {
	s.Settings.Seats = nil
	for _, seat := range seats {
		seat.PIN = ""
		s.Settings.Seats = append(s.Settings.Seats, seat)
	}
	s.Keep()
}

// Keep writes the settings; what goes wrong is a notice.
func (s *Shell) Keep() {
	if err := writeSettings(s.Path, s.Settings); err != nil {
		s.Notice = fmt.Sprintf(s.Text(say.SettingsNotKept), s.Fault(err))
	}
}
