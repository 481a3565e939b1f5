package game

import (
	"math/rand/v2"
	"testing"

	"battlestar/game/card"
)

// landed is a game that has just landed on New Caprica: the first turn's fleet has travelled far enough.
func landed(setup Setup) (*Game, error) {
	g, err := New(setup)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(setup.Seed, 7))
	for g.pending != nil && g.state.Step != Movement {
		if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
			return nil, err
		}
	}
	s := g.Snapshot()
	g.Close()
	for _, t := range g.cat.Objective().Thresholds {
		s.Distance = t.At
	}
	s.Arrived = true
	if g, err = Restore(s); err != nil {
		return nil, err
	}
	for g.pending != nil && g.state.Stage() == BeforeLanding { // the second Loyalty cards come first
		if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// The landing leaves nothing where it was, and nothing of it tells what lies face down (P-NC-02, P-NC-28).
func TestLandingTellsNothing(t *testing.T) {
	setup := testSetup(4, 3)
	setup.Boxes, setup.Options = []card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica}
	g, err := landed(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if g.state.Stage() != Occupied {
		t.Fatalf("the fleet has not landed: stage %q", g.state.Stage())
	}
	for s := range Seat(4) {
		v := g.View(s)
		for _, p := range []Pile{LockedShips, CrisisDeck, OutOfGame} {
			for at, slot := range v.Piles[p] {
				if slot.Card != "" {
					t.Errorf("seat %d sees %q at %d in %s", s, slot.Card, at, p)
				}
			}
		}
	}
	if n := g.state.Count(LockedShips); n != 12 || g.state.CiviliansInSpace()+g.state.Count(CivilianPile) > 0 {
		t.Errorf("%d civilian ships are locked, %d are elsewhere", n, g.state.CiviliansInSpace()+g.state.Count(CivilianPile))
	}
}
