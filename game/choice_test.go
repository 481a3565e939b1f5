package game

import (
	"math/rand/v2"
	"testing"

	"battlestar/game/card"
)

// Saves and scenarios name a choice by its String, so two different choices must never share one. The test compares all choices that whole games
// offer, across decisions, and checks that every kind of choice occurs.
func TestChoicesHaveNamesOfTheirOwn(t *testing.T) {
	named := map[string]Choice{}
	kinds := map[ChoiceKind]bool{}
	hold := func(c Choice) {
		kinds[c.Kind] = true
		switch c.Kind {
		case Locate: // a decision has at most one, and the place follows from the table
			c.Place = ""
		case TheBasestar: // its number identifies it
			c.Area = card.NoArea
		}
		if other, ok := named[c.String()]; ok && other != c {
			t.Fatalf("both %+v and %+v are %q", other, c, c)
		}
		named[c.String()] = c
	}
	for n := range int8(8) { // random games hardly ever reach these
		hold(Choice{Kind: TheCenturion, N: n})
		hold(Choice{Kind: TheResult, N: n + 1})
	}
	for n := range int8(PatrolSpaces) {
		hold(Choice{Kind: TheForce, N: n})
	}
	hold(Choice{Kind: Prepare})
	hold(Choice{Kind: Evacuate})
	hold(Choice{Kind: TheMiracle})
	hold(Choice{Kind: Unveil, Card: "end-the-chase"}) // no decision offers it
	for _, r := range card.Resources {
		hold(Choice{Kind: TheResource, N: int8(r)})
	}
	exodus := []card.ID{"base", "exodus"}
	all := []string{card.OptionCylonFleet, card.OptionPersonalGoals, card.OptionFinalFive}
	for seed := range uint64(60) {
		setup := testSetup(3+int(seed)%4, seed)
		if seed%3 > 0 {
			setup.Boxes = exodus
		}
		switch {
		case seed%6 == 5:
			setup.Boxes, setup.Options = []card.ID{"base", "daybreak"}, []string{card.OptionSearchForHome}
		case seed%3 == 2:
			setup.Options = all
		case seed%3 == 0 && len(setup.Players) > 3:
			setup.Boxes, setup.Options = []card.ID{"base", "pegasus"}, []string{card.OptionCylonLeader}
			if seed%6 == 0 {
				setup.Options = append(setup.Options, card.OptionNewCaprica)
			}
		}
		g, err := New(setup)
		if setup.with(card.OptionNewCaprica) {
			g, err = landed(setup)
		}
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		for g.pending != nil {
			for _, o := range g.pending.Options {
				hold(o.Choice)
			}
			if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	var unseen []string
	for kind := range NumChoices {
		if !kinds[kind] {
			unseen = append(unseen, choiceNames[kind])
		}
	}
	if len(unseen) > 0 {
		t.Errorf("no game offered a choice of the kinds %v", unseen)
	}
}
