package table_test

import (
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// alone returns a game of computer players that is saved.
func alone(t *testing.T, seed uint64) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Seed: seed, Players: make([]game.Player, 5), Deal: true}
	seats := make([]table.SeatInfo, 5)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Bot: "good"}
	}
	tb, err := table.New(setup, seats, &save.Store{Dir: t.TempDir()}, "evening", goodBots)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

func ticks(t *testing.T, tb *table.Table, n int) {
	t.Helper()
	for range n {
		if _, err := tb.Tick(); err != nil {
			t.Fatal(err)
		}
	}
}

// Computer players of a loaded game go on exactly as they would have, and so does what the table believes. Nothing of it is in the save.
func TestComputerPlayersGoOnAfterLoading(t *testing.T) {
	for seed := range uint64(3) {
		tb := alone(t, seed)
		ticks(t, tb, 500)
		loaded := loadCopy(t, tb)
		if !reflect.DeepEqual(odds(tb), odds(loaded)) {
			t.Errorf("seed %d: loaded, the table believes %v, not %v", seed, odds(loaded), odds(tb))
		}
		ticks(t, tb, 300)
		ticks(t, loaded, 300)
		if !reflect.DeepEqual(tb.Log(), loaded.Log()) {
			t.Errorf("seed %d: the loaded game goes another way", seed)
		}
		if !reflect.DeepEqual(reasonsOf(tb), reasonsOf(loaded)) {
			t.Errorf("seed %d: in the loaded game they say something else", seed)
		}
		if err := tb.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// odds returns what the open table believes of each seat.
func odds(tb *table.Table) (list []float64) {
	for s := range tb.Seats() {
		list = append(list, tb.Belief().Cylon(game.Seat(s)))
	}
	return list
}

// loadCopy loads a copy of a table's saved game.
func loadCopy(t *testing.T, tb *table.Table) *table.Table {
	t.Helper()
	copied := filepath.Join(t.TempDir(), "copy"+save.Ext)
	if err := tb.Copy(copied); err != nil {
		t.Fatal(err)
	}
	loaded, err := table.Load(copied, goodBots)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { loaded.Close() })
	return loaded
}

var goodBots = map[string]bot.Player{"good": bot.Good}

// What is taken back was never believed: the table believes what a loaded game does, where only the standing answers were given.
func TestBeliefsAreTakenBack(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 4, Players: make([]game.Player, 4), Deal: true}
	seats := []table.SeatInfo{{Name: "Ada"}, {Name: "B", Bot: "good"}, {Name: "C", Bot: "good"}, {Name: "D", Bot: "good"}}
	tb, err := table.New(setup, seats, &save.Store{Dir: t.TempDir()}, "evening", goodBots)
	if err != nil {
		t.Fatal(err)
	}
	defer tb.Close()
	rng := rand.New(rand.NewPCG(4, 0))
	compared := 0
	for n := 0; n < 900 && playOn(t, tb, rng); n++ {
		if n%50 != 49 {
			continue
		}
		tb.CloseCurtain()
		if tb.TakeBack(true) != nil {
			continue
		}
		if loaded := loadCopy(t, tb); !reflect.DeepEqual(odds(tb), odds(loaded)) {
			t.Fatalf("after %d: believed %v, loaded %v", n, odds(tb), odds(loaded))
		}
		compared++
	}
	if compared < 5 {
		t.Errorf("only %d times taken back", compared)
	}
}
