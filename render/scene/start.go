package scene

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/gameover"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Version returns what `battlestar -version` prints: the version in the first line, then what this machine offers. If the system names no folders,
// they are empty here, and the window says so.
func Version() string {
	places, _ := save.FindPlaces()
	s := shell.Shell{Store: &save.Store{Dir: places.Saves}, Path: places.Settings, Reports: places.Reports}
	return strings.Join(s.Machine(), "\n")
}

// Open opens the window and plays until the players leave. load is a saved game to open at once, or "".
func Open(load string) error {
	if load != "" {
		switch info := save.Describe(load); {
		case info.Rescue != nil:
			return fmt.Errorf("%w; to continue with what is left, start without -load and use Load, Import save", info.Err)
		case info.Err != nil:
			return info.Err
		}
	}
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return errors.New("there is no display to open a window on; the commands sim, content and replay work without one")
	}
	places, err := save.FindPlaces()
	if err != nil {
		return err
	}
	s := NewShell(&save.Store{Dir: places.Saves}, shell.Bots(), places.Settings)
	s.Reports = places.Reports
	s.Audible = true
	app, err := NewApp(s, load)
	if err != nil {
		return err
	}
	ebiten.SetFullscreen(s.Settings.FullScreen)
	if err := app.Run("Battlestar Galactica", &ebiten.RunGameOptions{X11ClassName: "Battlestar", X11InstanceName: "battlestar", ApplePressAndHoldEnabled: true}); err != nil {
		return fmt.Errorf("the window could not be opened: %w", err)
	}
	return nil
}

// NewShell makes the shell of the whole program: one that can show a table. Settings are kept in a file, or not at all if settings is "". An unusable
// settings file gives the defaults and a notice.
func NewShell(store *save.Store, bots map[string]bot.Player, settings string) *shell.Shell {
	s := shell.New(store, bots, settings)
	ShowTables(s)
	return s
}

// ShowTables makes a shell able to show a table.
func ShowTables(s *shell.Shell) {
	s.Sit = func(a *render.App, t *table.Table) render.Scene { return sit(s, a, t) }
	s.Replay = func(a *render.App, t *table.Table) render.Scene { return replay(s, a, t) }
}

// NewApp makes the app that begins with the title, or with a saved game.
func NewApp(s *shell.Shell, load string) (*render.App, error) {
	app, err := render.New(func(a *render.App) render.Scene {
		if s.Audible {
			// Not before the window exists: the sound system writes its own errors to stderr.
			s.Sound = audio.New()
		}
		s.Apply(a)
		if load == "" {
			return menu.NewTitle(s)
		}
		t, err := table.Open(load, s.Bots, s.Seed)
		if err != nil {
			s.Notice = s.Sentence(err)
			return menu.NewTitle(s)
		}
		return s.Sit(a, t)
	})
	if err != nil {
		return nil, err
	}
	app.Crashed = func(_ *render.App, problem any, stack []byte) render.Scene { return NewCrash(s, problem, stack) }
	app.Leaving = func() { Leave(s) }
	app.Away, app.FullScreen = s.Away, s.ToggleFullScreen
	app.Above = func(u *ui.UI) {
		s.Above(u)
		help(s, app, u)
	}
	return app, nil
}

// help opens the rules on F1 wherever nothing on the screen has a use for the key. What is private is hidden first.
func help(s *shell.Shell, a *render.App, u *ui.UI) {
	if !u.Typed("F1") {
		return
	}
	switch a.Top().(type) {
	case *rules.Rules, *Crash:
		return
	}
	setup := game.Setup{}
	if s.Playing != nil {
		s.Playing.CloseCurtain()
		setup = s.Playing.Setup()
	}
	a.Push(rules.NewRules(s, setup, ""))
}

// replay shows a table from its first turn on, for a shell.
func replay(s *shell.Shell, a *render.App, t *table.Table) render.Scene {
	s.Apply(a)
	s.Playing = t
	t.Seed = s.Seed
	p := NewPlay(s, t)
	if p.Rooms.Retell.Can() {
		p.Rooms.Retell.FirstTurn()
	}
	return p
}

// sit shows a table, for a shell.
func sit(s *shell.Shell, a *render.App, t *table.Table) render.Scene {
	s.Apply(a)
	s.Playing = t
	t.Seed = s.Seed
	if t.View().Over != nil {
		return gameover.NewGameOver(s, t)
	}
	p := NewPlay(s, t)
	if p.View.Turn > 0 || t.Diverged() != nil {
		p.Rooms.Recap.LastTime(p.Rooms.Log.Text)
	}
	return p
}
