package table

import (
	"errors"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/save"
)

// The end of a saved game consists of its current table and the events of the current and the previous turn.
func TestLast(t *testing.T) {
	table := newTable(t, 4, 3)
	rng := rand.New(rand.NewPCG(3, 3))
	for table.View().Turn < 4 && play(t, table, rng) {
	}
	want := table.g.View(game.Everyone)
	if want.Turn < 4 {
		t.Fatal("the game ended early")
	}
	path := table.Path()
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	last, err := Last(path)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(last.View.Tabletop, want.Tabletop) || len(last.Seats) != 4 || last.Seats[1].Name != "B" || len(last.Setup.Players) != 4 {
		t.Errorf("the table is not as it stood: %+v", last.Seats)
	}
	var turns []int
	for _, e := range last.Events {
		if e.Kind == game.TurnBegan {
			turns = append(turns, e.N)
		}
	}
	if !reflect.DeepEqual(turns, []int{3, 4}) {
		t.Errorf("it tells the turns %v", turns)
	}
	if _, err := Last(filepath.Join(t.TempDir(), "none"+save.Ext)); err == nil {
		t.Error("a file that is not there has an end")
	}
}

// A table that is not saved has no file, and no errors from writing.
func TestNotKept(t *testing.T) {
	s, seats := setup(3, 1)
	table, err := New(s, seats, nil, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	if table.Path() != "" || table.SaveErr() != nil || table.Copy(filepath.Join(t.TempDir(), "copy"+save.Ext)) == nil {
		t.Error("a game that is not kept has a file")
	}
	if err := table.InOrder(); !errors.Is(err, ErrNoOrder) {
		t.Errorf("in order while a character is chosen: %v", err)
	}
	if err := table.GoOn(); !errors.Is(err, ErrNoWindow) {
		t.Errorf("go on while a character is chosen: %v", err)
	}
	if _, err := New(s, seats[:2], nil, "", nil); !errors.Is(err, ErrSeats) {
		t.Errorf("2 seats for 3 players: %v", err)
	}
	if _, err := New(game.Setup{Players: s.Players}, seats, nil, "", nil); !errors.Is(err, game.ErrSetup) {
		t.Errorf("no box: %v", err)
	}
}

// A copy must hold the same game as the file.
func TestCopy(t *testing.T) {
	table := newTable(t, 3, 1)
	rng := rand.New(rand.NewPCG(1, 1))
	for range 20 {
		play(t, table, rng)
	}
	path := filepath.Join(t.TempDir(), "copy"+save.Ext)
	if err := table.Copy(path); err != nil {
		t.Fatal(err)
	}
	again, err := Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if !reflect.DeepEqual(again.View(), table.View()) {
		t.Error("the copy goes on elsewhere")
	}
}

// Nobody may answer for a bot, and a bot may only answer for itself.
func TestBotsAnswerForThemselves(t *testing.T) {
	s, seats := setup(3, 1)
	for i := range seats {
		seats[i].Bot = "wrong"
	}
	table, err := New(s, seats, nil, "", map[string]bot.Player{"wrong": func(v bot.Known) game.Answer {
		return game.Answer{Seat: v.Seat + 1, Picks: []game.Choice{v.Decision.Options[0].Choice}}
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	d := table.View().Decision
	if err := table.Answer(d.Seat(), d.Options[0].Choice); !errors.Is(err, ErrBot) {
		t.Errorf("an answer for a bot: %v", err)
	}
	if answered, err := table.Tick(); answered || err == nil {
		t.Errorf("a bot answered for another: %v", err)
	}
	if !reflect.DeepEqual(table.View().Decision, d) {
		t.Error("something was answered")
	}
}

// A finished game must accept no answer, no order and no correction.
func TestOverTakesNothing(t *testing.T) {
	table := newTable(t, 3, 2)
	rng := rand.New(rand.NewPCG(2, 2))
	for play(t, table, rng) {
	}
	for what, err := range map[string]error{
		"an answer":    table.Answer(0, game.Choice{Kind: game.Pass}),
		"a correction": table.Correct([]game.Edit{{Kind: game.SetCounter, Counter: game.NukesLeft, N: 1}}),
		"a character":  table.Correct([]game.Edit{{Kind: game.SetTurn}}),
	} {
		if !errors.Is(err, ErrOver) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if answered, err := table.Tick(); answered || err != nil {
		t.Errorf("somebody played on: %v", err)
	}
	if r := table.Refused(game.Choice{Kind: game.Pass}); r.Why != game.NothingAsked {
		t.Errorf("refused for reason %d", r.Why)
	}
}
