package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"battlestar/game/card"
)

func testSetup(players int, seed uint64) Setup {
	s := Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	for i := range players {
		s.Players = append(s.Players, Player{Name: fmt.Sprintf("P%d", i)})
	}
	return s
}

// randomAnswer picks at random. In windows it mostly passes, as people do.
func randomAnswer(d *Decision, r *rand.Rand) Answer {
	seats := d.Seats.List()
	a := Answer{Seat: seats[r.IntN(len(seats))]}
	if d.Kind == AskWindow && r.IntN(10) > 0 {
		a.Picks = []Choice{d.Options[0].Choice}
		return a
	}
	n := d.Min + r.IntN(d.Max-d.Min+1)
	for !d.Allows(n) {
		n = d.Min + r.IntN(d.Max-d.Min+1)
	}
	for _, i := range r.Perm(len(d.Options))[:n] {
		a.Picks = append(a.Picks, d.Options[i].Choice)
	}
	return a
}

// TestRandomGames plays whole games at random. Every game must end, and the events must turn each observer's old view into the new one.
func TestRandomGames(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 8
	}
	for seed := range games {
		setup := usual(uint64(seed))
		if seed%3 == 2 {
			setup = unusual(uint64(seed / 3))
		}
		g, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		for n := 0; g.pending != nil; n++ {
			if n > 100000 {
				t.Fatalf("seed %d: game does not end", seed)
			}
			observer := []Seat{0, 1, Everyone}[n%3]
			if n%7 == 0 {
				for range g.Steps(observer) {
				}
				got := g.cursor(observer).view.Tabletop
				want := g.View(observer).Tabletop
				if !reflect.DeepEqual(normal(got), normal(want)) {
					t.Fatalf("seed %d decision %d: events do not give the view of %d\n%s", seed, n, observer, difference(got, want))
				}
			}
			d := g.pending
			if err := g.Decide(randomAnswer(d, r)); err != nil {
				t.Fatalf("seed %d decision %d kind %d: %v", seed, n, d.Kind, err)
			}
		}
		for _, observer := range []Seat{0, 1, Everyone} { // at the end every card is revealed
			for range g.Steps(observer) {
			}
			if got, want := g.cursor(observer).view.Tabletop, g.View(observer).Tabletop; !reflect.DeepEqual(normal(got), normal(want)) {
				t.Fatalf("seed %d at the end: events do not give the view of %d\n%s", seed, observer, difference(got, want))
			}
		}
		if g.state.Over == nil {
			t.Fatalf("seed %d: no decision and no end", seed)
		}
		g.Close()
	}
}

// normal makes empty and nil lists equal.
func normal(t Tabletop) Tabletop {
	for p := range t.Piles {
		if len(t.Piles[p]) == 0 {
			t.Piles[p] = nil
		}
	}
	if len(t.UsedThisTurn) == 0 {
		t.UsedThisTurn = nil
	}
	if len(t.Icons) == 0 {
		t.Icons = nil
	}
	return t
}

func difference(got, want Tabletop) string {
	text := ""
	for p := range got.Piles {
		if !reflect.DeepEqual(normal(got).Piles[p], normal(want).Piles[p]) {
			text += fmt.Sprintf("%s:\n got  %v\n want %v\n", Pile(p), got.Piles[p], want.Piles[p])
		}
	}
	got.Piles, want.Piles = [NumPiles][]Slot{}, [NumPiles][]Slot{}
	if !reflect.DeepEqual(normal(got), normal(want)) {
		text += fmt.Sprintf("got  %+v\nwant %+v\n", got, want)
	}
	return text
}
