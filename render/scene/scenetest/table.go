package scenetest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/shell"
)

// Saved returns a saved game of bots, played until a view is as wanted.
func Saved(t testing.TB, s *shell.Shell, name string, players int, seed uint64, until func(*game.View) bool) *table.Table {
	t.Helper()
	return Agreed(t, s, name, game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}, players, until)
}

// Agreed is Saved with options and house rules.
func Agreed(t testing.TB, s *shell.Shell, name string, setup game.Setup, players int, until func(*game.View) bool) *table.Table {
	t.Helper()
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i, Bot: "random"})
	}
	tab, err := table.New(setup, seats, s.Store, name, s.Bots)
	if err != nil {
		t.Fatal(err)
	}
	for !until(tab.View()) && tab.View().Over == nil {
		if _, err := tab.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	return tab
}

// SoloTable returns a solo game with every house rule of the base box.
func SoloTable(t testing.TB, s *shell.Shell, turns int) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Solo}, Seed: 5, Deal: true}
	for _, q := range game.Questions {
		if q.Box == "base" {
			setup.House = append(setup.House, q.House)
		}
	}
	return Agreed(t, s, "Alone", setup, 1, InTurn(turns))
}

// InTurn returns a condition that holds from a turn on.
func InTurn(n int) func(*game.View) bool { return func(v *game.View) bool { return v.Turn >= n } }

// Never is a condition that never holds: the game is played to its end.
func Never(*game.View) bool { return false }

// PutGames saves some games in the shell's folder, one of them damaged, one over.
func PutGames(t testing.TB, s *shell.Shell) {
	t.Helper()
	for i, until := range []func(*game.View) bool{InTurn(1), InTurn(5), Never} {
		tab := Saved(t, s, fmt.Sprintf("An evening with a long name %d", i+1), 3+i, uint64(i+1), until)
		if err := tab.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(s.Store.Dir, "Broken"+save.Ext), []byte("this is a letter"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// AllOptions are the options of Exodus.
var AllOptions = []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}

// ExodusTable returns a game with Exodus that is not saved.
func ExodusTable(players int, seed uint64, options ...string) (*table.Table, error) {
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: options, Seed: seed, Deal: true}
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i})
	}
	return waitAnywhere(table.New(setup, seats, nil, "", nil))
}

// PegasusTable returns a game with Pegasus that is not saved.
func PegasusTable(seed uint64) (*table.Table, error) {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Seed: seed, Deal: true}
	var seats []table.SeatInfo
	for i := range 5 {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i})
	}
	return waitAnywhere(table.New(setup, seats, nil, "", nil))
}

// NebulaGame returns a game of the Ionian Nebula, played to its end by good bots: random play hardly ever reaches the Crossroads.
func NebulaGame(seed uint64) (*table.Table, error) {
	return playedWell(game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: []string{card.OptionIonianNebula}, Seed: seed}, 4)
}

// LeaderGame is similar, with Pegasus and a Cylon Leader, if someone takes one.
func LeaderGame(seed uint64) (*table.Table, error) {
	return playedWell(game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionCylonLeader}, Seed: seed}, 5)
}

// SympatheticGame is similar, with the Sympathetic Cylon.
func SympatheticGame(seed uint64) (*table.Table, error) {
	return playedWell(game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionSympatheticCylon}, Seed: seed}, 4)
}

// CapricaGame is similar and flies to New Caprica, with Pegasus.
func CapricaGame(seed uint64) (*table.Table, error) {
	return playedWell(game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionNewCaprica}, Seed: seed}, 5)
}

// HomeGame is similar and searches for Earth, with a Cylon Leader and their Motives.
func HomeGame(seed uint64) (*table.Table, error) {
	return playedWell(game.Setup{Boxes: []card.ID{"base", "daybreak"}, Options: []string{card.OptionSearchForHome, card.OptionCylonLeader}, Seed: seed}, 5)
}

// playedWell returns a game at its end, played by that many good bots.
func playedWell(setup game.Setup, players int) (*table.Table, error) {
	setup.Deal = true
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i, Bot: "good"})
	}
	t, err := table.New(setup, seats, nil, "", shell.Bots())
	for err == nil && t.View().Over == nil {
		_, err = t.Tick()
	}
	return t, err
}

// waitAnywhere makes a table stop at idle windows too, so that a test reaches every moment.
func waitAnywhere(t *table.Table, err error) (*table.Table, error) {
	if err == nil {
		stops := t.Stops()
		stops.Idle = true
		t.SetStops(stops)
	}
	return t, err
}

// Names are the names of the players in the tests.
var Names = []string{"Nóra", "Ben", "Zoë", "Győző", "Mia", "Maximilian", "Csilla"}

// Table returns a game of a number of players that is not saved.
func Table(players int, seed uint64) (*table.Table, error) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: seed%2 == 0}
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i})
	}
	return waitAnywhere(table.New(setup, seats, nil, "", nil))
}

// PlayOn answers at random until the table's view is as wanted, or the game ends.
func PlayOn(t *table.Table, r *rand.Rand, until func(v *game.View) bool) error {
	for range 20000 {
		t.CloseCurtain()
		v := t.View()
		if v.Decision == nil || until(v) {
			return nil
		}
		if err := AnswerAny(t, r); err != nil {
			return err
		}
	}
	return fmt.Errorf("the game does not come to what is wanted")
}

// AnswerAny gives a random answer to the pending decision. People act in few windows.
func AnswerAny(t *table.Table, r *rand.Rand) error {
	d := t.View().Decision
	seats := d.Seats.List()
	seat := seats[r.IntN(len(seats))]
	if d.Private {
		if err := t.OpenCurtain(seat, ""); err != nil {
			return err
		}
		d = t.View().Decision
	}
	if d.Kind == game.AskWindow && r.IntN(12) > 0 {
		return t.GoOn()
	}
	n := d.Min + r.IntN(d.Max-d.Min+1)
	for !d.Allows(n) {
		n++
	}
	var picks []game.Choice
	for _, i := range r.Perm(len(d.Options))[:n] {
		picks = append(picks, d.Options[i].Choice)
	}
	return t.Answer(seat, picks...)
}

// Asks returns a condition: a kind of decision is pending, from a turn on.
func Asks(k game.Kind, turn int) func(v *game.View) bool {
	return func(v *game.View) bool { return v.Decision.Kind == k && v.Turn >= turn }
}

// Suspected returns a game of computer players and a person, far enough that somebody is suspected.
func Suspected(t testing.TB, players int) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 5, Deal: true}
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: Names[i]})
		seats = append(seats, table.SeatInfo{Name: Names[i], Color: i, Emblem: i, Bot: bot.NameGood})
	}
	tab, err := table.New(setup, seats, nil, "", shell.Bots())
	for err == nil && tab.View().Turn < 12 {
		_, err = tab.Tick()
	}
	if err == nil {
		err = tab.SetSeat(0, table.SeatInfo{Name: Names[0]})
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tab.Close() })
	return tab
}
