package game

import (
	"testing"

	"battlestar/game/card"
)

// TestExecutedCylon executes a Cylon player, which no effect does: he reveals nothing, keeps his Super Crisis cards and goes to the Resurrection
// Ship; hand and kept Quorum cards go (E-EXEC-05).
func TestExecutedCylon(t *testing.T) {
	setup := Setup{Boxes: []card.ID{"base", "exodus"}, Seed: 3, Deal: true, Players: make([]Player, 4)}
	s := playedTo(t, setup, Movement)
	const who = 2
	s.Seats[who].Cylon, s.Seats[who].Place, s.Seats[who].Area, s.Seats[who].OffBoard = true, card.Caprica, card.NoArea, false
	s.Piles[SuperHand(who)] = append(s.Piles[SuperHand(who)], Slot{Card: s.Piles[SuperDeck][0].Card, Seen: SeatsOf(who)})
	s.Piles[SuperDeck] = s.Piles[SuperDeck][1:]
	hidden := len(s.Piles[Loyalty(who)])
	g := newGame(*s, mustCatalogue(t, setup))
	defer g.Close()
	g.execute(who, "E-EXEC-01")
	switch {
	case g.seat(who).Place != card.ResurrectionShip:
		t.Errorf("he is at %q", g.seat(who).Place)
	case g.state.Count(SuperHand(who)) != 1:
		t.Errorf("he has %d Super Crisis cards", g.state.Count(SuperHand(who)))
	case g.state.Count(Hand(who)) > 0:
		t.Errorf("he keeps %d cards", g.state.Count(Hand(who)))
	case len(g.hiddenLoyalty(who)) != hidden:
		t.Errorf("%d Loyalty cards are face down, not %d", len(g.hiddenLoyalty(who)), hidden)
	case len(g.state.Executed) > 0:
		t.Errorf("%v left the game", g.state.Executed)
	}
}

// playedTo is the snapshot at the beginning of a step that a game of first options comes to.
func playedTo(t *testing.T, setup Setup, step Step) *State {
	t.Helper()
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for g.state.Step != step {
		d := g.pending
		a := Answer{Seat: d.Seats.List()[0]}
		for _, o := range d.Options[:d.Min] {
			a.Picks = append(a.Picks, o.Choice)
		}
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
	}
	return g.Snapshot()
}

func mustCatalogue(t *testing.T, setup Setup) *catalogue {
	t.Helper()
	cat, err := newCatalogue(setup)
	if err != nil {
		t.Fatal(err)
	}
	return cat
}
