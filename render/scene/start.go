package scene

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
)

// Open opens the window and plays until the players leave. load is a saved game to open at once, or "".
func Open(load string) error {
	if load != "" {
		switch info := save.Describe(load); {
		case info.Rescue != nil:
			return fmt.Errorf("%w; to go on with what is left start without -load, and take it in by Load, From a file", info.Err)
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
	shell := NewShell(&save.Store{Dir: places.Saves}, Bots(rand.Uint64()), places.Settings)
	shell.Reports = places.Reports
	shell.Audible = true
	app, err := NewApp(shell, load)
	if err != nil {
		return err
	}
	ebiten.SetFullscreen(shell.Settings.FullScreen)
	if err := app.Run("Battlestar Galactica", &ebiten.RunGameOptions{X11ClassName: "Battlestar", X11InstanceName: "battlestar"}); err != nil {
		return fmt.Errorf("the window could not be opened: %w", err)
	}
	return nil
}

// NewApp makes the app that begins with the title, or with a saved game.
func NewApp(shell *Shell, load string) (*render.App, error) {
	app, err := render.New(func(a *render.App) render.Scene {
		if shell.Audible {
			// Not before the window is there: the sound system writes its own troubles to stderr.
			shell.Sound = audio.New()
		}
		shell.Apply(a)
		if load == "" {
			return NewTitle(shell)
		}
		t, err := table.Load(load, shell.Bots)
		if err != nil {
			shell.Notice = sentence(err)
			return NewTitle(shell)
		}
		return shell.sit(a, t)
	})
	if err != nil {
		return nil, err
	}
	app.Crashed, app.Leaving, app.Away, app.Above = shell.crashed, shell.leave, shell.away, shell.above
	return app, nil
}

// Bots are the players that the program can play itself, by the names that saves know them by.
func Bots(seed uint64) map[string]table.Bot {
	bots := map[string]table.Bot{}
	for i, kind := range []struct {
		name string
		make func(*rand.Rand) bot.Player
	}{{"random", bot.Random}, {"good", bot.Good}} {
		play := kind.make(rand.New(rand.NewPCG(seed, uint64(i))))
		bots[kind.name] = func(v *game.View, _ *game.Decision) game.Answer { return play(v) }
	}
	return bots
}

// sit shows a table: the game that is being played, or how it ended.
func (s *Shell) sit(a *render.App, t *table.Table) render.Scene {
	s.Apply(a)
	s.Playing(t)
	t.Seed = s.Seed
	if t.View().Over != nil {
		return NewGameOver(s, t)
	}
	p := NewPlay(s, t)
	if p.View.Turn > 0 || t.Diverged() != nil {
		p.recap = lastTime(p)
	}
	return p
}
