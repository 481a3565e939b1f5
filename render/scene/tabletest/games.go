package tabletest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/input"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// EnvSaves is the environment variable that names the folder of saves to a guest.
const EnvSaves = "BATTLESTAR_TEST_SAVES"

// WholeApp returns the program as it starts: the title, with everything that it leads to. Nothing moves in it.
func WholeApp(dir string) (*render.App, *shell.Shell, error) {
	s := scene.NewShell(&save.Store{Dir: filepath.Join(dir, "saves")}, shell.Bots(), filepath.Join(dir, "settings.json"))
	s.Settings.Motion = shell.Off
	s.Settings.Guided = []string{"box pegasus", "box exodus", "box daybreak"} // these were introduced on an earlier evening
	s.Seed = rand.New(rand.NewPCG(1, 13)).Uint64
	s.OpenFile = func(string, string, string) (string, error) { return "", input.ErrCanceled }
	s.SaveFile = func(string, string, string) (string, error) { return "", input.ErrCanceled }
	app, err := scene.NewApp(s, "")
	return app, s, err
}

// Whole shows the whole program with the saves in the folder of [EnvSaves]. A panic ends the process.
func Whole() (*render.App, error) {
	app, _, err := WholeApp(os.Getenv(EnvSaves))
	if err == nil {
		app.Crashed = nil
	}
	return app, err
}

// Kept shows a kept game in its ninth turn.
func Kept() (*render.App, error) {
	app, _, err := NewKept(os.Getenv(EnvSaves), 9, nil)
	return app, err
}

// KindOf returns the kind of screen, by what can be clicked on it.
func KindOf(targets []ui.Target) string {
	for _, k := range []struct{ id, kind string }{
		{"again", "game-over"},
		{"recap.close", "recap"},
		{"pause.hold", "pause"},
		{"take", "characters"},
		{"handover.hold", "hand-over"},
		{"curtain.close", "curtain"},
		{"begin", "new-game"},
		{"quit", "title"},
		{"large.close", "large"},
		{"show-board", "card"},
		{"go-on", "window"},
		{"menu", "table"},
	} {
		if _, ok := scenetest.Has(targets, k.id); ok {
			return k.kind
		}
	}
	return "nothing"
}

// KeptTable returns a game of people that is kept in a store, played up to a turn.
func KeptTable(store *save.Store, players int, seed uint64, turn int) (*table.Table, error) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
	}
	t, err := table.New(setup, seats, store, "Friday", shell.Bots())
	if err != nil {
		return nil, err
	}
	return t, scenetest.PlayOn(t, rand.New(rand.NewPCG(seed, 3)), func(v *game.View) bool { return v.Turn >= turn && !v.Decision.Private })
}

// NewKept shows such a game as the program does after loading it.
func NewKept(dir string, turn int, shown func(p *scene.Play)) (*render.App, *shell.Shell, error) {
	s := scene.NewShell(&save.Store{Dir: dir}, shell.Bots(), "")
	s.Settings.Motion = shell.Off
	t, err := KeptTable(s.Store, 5, 3, turn)
	if err != nil {
		return nil, nil, err
	}
	if err := t.Close(); err != nil {
		return nil, nil, err
	}
	app, err := render.New(func(a *render.App) render.Scene {
		s.Apply(a)
		t, err := table.Load(filepath.Join(dir, "Friday"+save.Ext), s.Bots)
		if err != nil {
			panic(err)
		}
		p := s.Sit(a, t).(*scene.Play)
		if shown != nil {
			shown(p)
		}
		return p
	})
	if err == nil {
		app.Leaving, app.Away = func() { scene.Leave(s) }, s.Away
	}
	return app, s, err
}

// TakeKept shows a kept game in a window.
func TakeKept(t *testing.T, w, h float64) (*uitest.Hands, *scene.Play, *shell.Shell) {
	t.Helper()
	var p *scene.Play
	app, s, err := NewKept(t.TempDir(), 9, func(play *scene.Play) { p = play })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Table.Close() })
	return uitest.Take(t, app, w, h), p, s
}

// Undoable returns a game of five whose last answer can be undone, with or without the consent of the others.
func Undoable(consent bool, is func(b table.Back, v *game.View) bool) (*table.Table, error) {
	for seed := uint64(4); seed < 24; seed++ {
		tab, err := scenetest.Table(5, seed)
		if err != nil {
			return nil, err
		}
		err = scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 4)), func(v *game.View) bool {
			b, ok := tab.Back()
			return ok && v.Turn > 2 && b.Consent == consent && is(b, v)
		})
		if err != nil || tab.View().Decision != nil {
			return tab, err
		}
	}
	return nil, errors.New("no game comes to what is wanted")
}

// MustUndo is [Undoable] for a test.
func MustUndo(t *testing.T, consent bool, is func(b table.Back, v *game.View) bool) *table.Table {
	t.Helper()
	tab, err := Undoable(consent, is)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// AnyBack accepts any answer that can be undone.
func AnyBack(table.Back, *game.View) bool { return true }

// Options of games with the Ionian Nebula.
var (
	NebulaAlone = []string{card.OptionIonianNebula}
	NebulaToo   = append(slices.Clone(scenetest.AllOptions), card.OptionIonianNebula)
)

// OnNewCaprica returns a table of people where a golden save has come to New Caprica, arranged so that there is most to choose: humans at the
// Shipyard, Cylons at Occupation Authority, occupation forces on the whole road, ships in both fields.
func OnNewCaprica(t *testing.T, name string) *table.Table {
	t.Helper()
	contents, err := save.Read(golden("caprica-" + name))
	if err != nil {
		t.Fatal(err)
	}
	var state *game.State
	for _, r := range contents.Records {
		if s, ok := r.(save.Snapshot); ok {
			state = s.State
		}
	}
	if state.Stage() == game.BeforeLanding {
		t.Fatalf("%s has not landed", name)
	}
	state = state.Clone()
	state.NewCaprica.Forces, state.NewCaprica.Boxed = [game.PatrolSpaces]int{1, 1, 1}, 0
	ships := slices.Concat(state.Piles[game.LockedShips], state.Piles[game.PreparedShips])
	state.Piles[game.LockedShips], state.Piles[game.PreparedShips] = ships[:len(ships)/2:len(ships)/2], ships[len(ships)/2:]
	for i := range state.Seats {
		s := &state.Seats[i]
		if s.Piloting() || s.OffBoard {
			continue
		}
		s.Place = card.Shipyard
		if s.Cylon() {
			s.Place = card.OccupationAuthority
		}
	}
	return Standing(t, contents.Header.Setup, state)
}

// Texts returns lines of the log with their indentation.
func Texts(lines []say.LogLine) (list []string) {
	for _, l := range lines {
		list = append(list, fmt.Sprint(strings.Repeat(" ", l.Indent), l.Text))
	}
	return list
}

// golden returns the path of a golden save, from the folder of any package.
func golden(name string) string {
	up := "."
	for range 6 {
		if path := filepath.Join(up, "game", "save", "testdata", name+save.Ext); exists(path) {
			return path
		}
		up = filepath.Join(up, "..")
	}
	return name + save.Ext
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
