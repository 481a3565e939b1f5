package game

import (
	"math/rand/v2"
	"testing"
)

// Every allegiance needs a row in the table: a player whose allegiance has none would have no properties at all.
func TestEveryAllegianceStandsForSomething(t *testing.T) {
	for a := range NumAllegiances {
		row := a.standing()
		if row.name == "" || row.human && row.cylon || row.playing && !row.human && !row.cylon {
			t.Errorf("allegiance %d: %+v", a, *row)
		}
		var back Allegiance
		if text, err := a.MarshalText(); err != nil || back.UnmarshalText(text) != nil && a != Human || back != a {
			t.Errorf("%s is read as %s", a, back)
		}
	}
}

// A player who is out of the game must be skipped everywhere: he has no turn, is asked nothing, appears in no window, and inherits no title.
func TestWhoIsOutIsPassedOver(t *testing.T) {
	defer func(row standing) { standings[Sympathizer] = row }(standings[Sympathizer])
	standings[Sympathizer] = standing{name: "sympathizer"} // the row of a player who has left the game
	for seed := range uint64(12) {
		setup := testSetup(5, seed)
		s := playedTo(t, setup, Movement)
		out := (s.Current + Seat(seed%4) + 1) % 5
		g, err := restore(s, func(g *Game) error {
			g.state.Seats[out] = SeatState{Character: g.state.Seats[out].Character, Allegiance: Sympathizer, OffBoard: true}
			g.state.Piles[Hand(out)] = nil
			g.passTitles(out, "E-ION-65")
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 0))
		turns := map[Seat]int{}
		for n := 0; n < 600 && g.state.Over == nil; n++ {
			turns[g.state.Current]++
			d := g.Decision(Everyone)
			if g.state.Current == out || d.Seats.Has(out) {
				t.Fatalf("seed %d: seat %d, who is out, is asked %v in the turn of seat %d", seed, out, d.Kind, g.state.Current)
			}
			for _, held := range g.state.Titles {
				if held.Holder == out {
					t.Fatalf("seed %d: seat %d, who is out, is %s", seed, out, held.Title)
				}
			}
			for _, o := range g.pending.Options {
				if o.Kind == TheSeat && o.Seat == out {
					t.Fatalf("seed %d: seat %d, who is out, can be chosen: %v", seed, out, d.Kind)
				}
			}
			if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
				t.Fatal(err)
			}
		}
		if g.state.Over == nil && len(turns) != 4 {
			t.Errorf("seed %d: %d players had turns", seed, len(turns))
		}
		if g.state.Over != nil && g.View(Everyone).Winners().Has(out) {
			t.Errorf("seed %d: who is out has won", seed)
		}
		g.Close()
	}
}
