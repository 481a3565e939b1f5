package table

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/save"
)

// Seven people share one laptop. Each must be able to open the curtain with a PIN, and the evening must be saved and loaded with all of them.
func TestSevenAtTheTable(t *testing.T) {
	defer box.Try(func() card.Box {
		return card.Box{ID: "table-for-seven", LoyaltyMakeups: []card.LoyaltyMakeup{{Players: 7, Cylon: 2, NotCylon: 9}}}
	})()
	s, seats := setup(7, 3)
	s.Boxes = append(s.Boxes, "table-for-seven")
	pin := func(seat game.Seat) string { return fmt.Sprint("100", seat) }
	for i := range seats {
		seats[i].Color, seats[i].Emblem, seats[i].PIN = i, i, HashPIN(pin(game.Seat(i)))
	}
	store := &save.Store{Dir: t.TempDir()}
	tb, err := New(s, seats, store, "seven", testBots)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 0))
	opened := map[game.Seat]bool{}
	for n := 0; n < 400 && tb.View().Over == nil; n++ {
		asked := tb.Asked()
		seat := asked.Seats.List()[0]
		if asked.For == HandOver {
			if tb.OpenCurtain(seat, pin((seat+1)%7)) == nil {
				t.Fatalf("the PIN of another opens the curtain of seat %d", seat)
			}
			if err := tb.OpenCurtain(seat, pin(seat)); err != nil {
				t.Fatal(err)
			}
			opened[seat] = true
		}
		if err := tb.Answer(seat, pick(tb.View().Decision, seat, rng).Picks...); err != nil {
			t.Fatal(err)
		}
	}
	if len(opened) != 7 {
		t.Errorf("%d of 7 were ever behind the curtain", len(opened))
	}
	turn := tb.View().Turn
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Load(filepath.Join(store.Dir, "seven"+save.Ext), testBots)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if v := again.View(); v.Turn != turn || len(v.Seats) != 7 || again.Seats()[6].Emblem != 6 || again.Diverged() != nil {
		t.Errorf("loaded at turn %d of %d, with %d seats, %v", v.Turn, turn, len(v.Seats), again.Diverged())
	}
}
