package table

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/save"
)

// A person leaves, a bot takes over, and the person returns with a PIN. Each change must be reported, count at once, and survive loading.
func TestSeatsChange(t *testing.T) {
	table := newTable(t, 4, 21)
	rng := rand.New(rand.NewPCG(2, 2))
	some := func(n int) {
		for range n {
			if asked := table.Asked(); asked.For == HandOver && asked.Seat == 2 && table.Seats()[2].PIN != "" {
				if err := table.OpenCurtain(2, "1234"); err != nil {
					t.Fatal(err)
				}
				if err := table.Answer(2, pick(table.View().Decision, 2, rng).Picks...); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if !play(t, table, rng) {
				t.Fatal("the game is over too soon")
			}
		}
	}
	ada := SeatInfo{Name: "Ada", Color: 3, Emblem: 2, PIN: HashPIN("1234")}
	if err := table.SetSeat(2, ada); err != nil {
		t.Fatal(err)
	}
	some(30)
	away := ada
	away.Bot = "random"
	if err := table.TakeSeat(2, away, "0000"); !errors.Is(err, ErrPIN) || table.Seats()[2] != ada {
		t.Fatalf("a wrong PIN changes a seat: %v", err)
	}
	if err := table.TakeSeat(1, away, ""); !errors.Is(err, ErrPIN) {
		t.Fatalf("a seat without a PIN is taken without the others: %v", err)
	}
	if err := table.TakeSeat(2, away, "1234"); err != nil {
		t.Fatal(err)
	}
	if err := table.OpenCurtain(2, "1234"); !errors.Is(err, ErrBot) {
		t.Fatalf("the curtain of a bot opens: %v", err)
	}
	if asked := table.Asked(); asked.Seats.Has(2) {
		t.Fatalf("who has left is asked: %v", asked)
	}
	some(60)
	if err := table.TakeSeat(2, ada, "1234"); err != nil {
		t.Fatal(err)
	}
	if err := table.OpenCurtain(2, ""); !errors.Is(err, ErrPIN) {
		t.Fatalf("the PIN is gone: %v", err)
	}
	table.CloseCurtain()
	plain := ada
	plain.PIN = ""
	if err := table.SetSeat(2, plain); err != nil || table.OpenCurtain(2, "") != nil {
		t.Fatal("all agree, and the PIN is not lifted")
	}
	if err := table.SetSeat(2, SeatInfo{Name: "Ada", Bot: "nobody"}); !errors.Is(err, ErrSeats) {
		t.Fatalf("an unknown bot sits down: %v", err)
	}
	var got []bool
	was := SeatInfo{Name: "C"}
	at := 0
	for _, r := range table.Remarks() {
		if r.What != SeatsChanged || r.Seat != 2 || r.Was != was || r.At < at {
			t.Fatalf("the remark %+v does not follow %+v", r, was)
		}
		was, at = r.Is, r.At
		got = append(got, r.ByPIN)
	}
	if want := []bool{false, true, true, false}; !slices.Equal(got, want) || was != plain {
		t.Fatalf("remarks by PIN: %v, want %v; last %+v", got, want, was)
	}
	table = reload(t, table)
	info := save.Describe(table.Path())
	if info.Err != nil || info.Players[2] != "Ada" {
		t.Errorf("listed as %v, %v", info.Players, info.Err)
	}
	contents, err := save.Read(table.Path())
	if err != nil || !slices.Equal(SeatsIn(contents), table.Seats()) {
		t.Errorf("the file tells of other seats: %v", err)
	}
}

// Taking back answers must not bring back a player who left, and the log must still report the change.
func TestTakeBackLeavesSeats(t *testing.T) {
	table := newTable(t, 4, 22)
	rng := rand.New(rand.NewPCG(3, 3))
	backs := 0
	for i := range 300 {
		if !play(t, table, rng) {
			break
		}
		if i%7 == 3 {
			seat := game.Seat(rng.IntN(4))
			info := table.Seats()[seat]
			info.Name += "+"
			if err := table.SetSeat(seat, info); err != nil {
				t.Fatal(err)
			}
			seats, changes := table.Seats(), seatChanges(table)
			if err := table.TakeBack(true); err == nil {
				backs++
			} else if !errors.Is(err, ErrNothing) {
				t.Fatal(err)
			}
			if !slices.Equal(table.Seats(), seats) || seatChanges(table) != changes {
				t.Fatalf("after a take-back the seats are %v, told of %d changes; want %v and %d", table.Seats(), seatChanges(table), seats, changes)
			}
			if i%2 == 0 {
				table = reload(t, table)
				if !slices.Equal(table.Seats(), seats) || seatChanges(table) != changes {
					t.Fatalf("loaded, %d seat changes are told of, not %d", seatChanges(table), changes)
				}
			}
		}
	}
	if backs < 12 {
		t.Fatalf("only %d answers were taken back", backs)
	}
}

func seatChanges(t *Table) int {
	n := 0
	for _, r := range t.Remarks() {
		if r.What == SeatsChanged {
			n++
		}
	}
	return n
}
