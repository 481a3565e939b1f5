package game

import (
	"reflect"
	"slices"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// TestExecutedCylon executes a Cylon player, which no effect of base and Exodus does. He reveals nothing, keeps his Super Crisis cards and goes to
// the Resurrection Ship; he loses his hand and his kept Quorum cards (E-EXEC-05).
func TestExecutedCylon(t *testing.T) {
	setup := Setup{Boxes: []card.ID{"base", "exodus"}, Seed: 3, Deal: true, Players: make([]Player, 4)}
	s := playedTo(t, setup, Movement)
	const who = 2
	s.Seats[who].Allegiance, s.Seats[who].Place, s.Seats[who].Area, s.Seats[who].OffBoard = CylonPlayer, card.Caprica, card.NoArea, false
	s.Piles[SuperHand(who)] = append(s.Piles[SuperHand(who)], Slot{Card: s.Piles[SuperDeck][0].Card, Seen: SeatsOf(who)})
	s.Piles[SuperDeck] = s.Piles[SuperDeck][1:]
	hidden := len(s.Piles[Loyalty(who)])
	g := newGame(*s, mustCatalog(t, setup))
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

// TestExecutionTellsNoOrder executes a human who was dealt the same three cards in different orders. The table must see the same events.
func TestExecutionTellsNoOrder(t *testing.T) {
	setup := Setup{Boxes: []card.ID{"base", "exodus"}, Options: []string{card.OptionPersonalGoals, card.OptionFinalFive}, Seed: 3, Deal: true, Players: make([]Player, 4)}
	const who = 2
	seen := func(cards ...card.ID) []Event {
		s := playedTo(t, setup, Movement)
		var others []Slot // his old cards go back, his new ones come out of their pile
		for _, slot := range s.Piles[Loyalty(who)] {
			others = append(others, Slot{Card: slot.Card})
		}
		s.Piles[Loyalty(who)] = nil
		for _, id := range cards {
			s.Piles[Loyalty(who)] = append(s.Piles[Loyalty(who)], Slot{Card: id, Seen: SeatsOf(who)})
			s.Piles[NotCylonDeck] = slices.DeleteFunc(s.Piles[NotCylonDeck], func(slot Slot) bool { return slot.Card == id })
		}
		s.Piles[LoyaltyUnused] = append(s.Piles[LoyaltyUnused], others...)
		g := newGame(*s, mustCatalog(t, setup))
		defer g.Close()
		g.turnUpAll(Loyalty(who), ByExecution, "E-EXEC-04")
		g.discardLoyalty(who)
		return g.Events(Everyone, 0)
	}
	a := seen("goal-selfish", "final-five-damage-galactica", "goal-devastation")
	b := seen("goal-devastation", "goal-selfish", "final-five-damage-galactica")
	if !reflect.DeepEqual(a, b) {
		t.Errorf("the table sees the order in which the cards were dealt:\n%+v\n%+v", a, b)
	}
}

// playedTo plays a game, picking the first options, and returns a snapshot at the beginning of a step.
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

func mustCatalog(t *testing.T, setup Setup) *box.Catalog {
	t.Helper()
	cat, err := setup.catalog()
	if err != nil {
		t.Fatal(err)
	}
	return cat
}
