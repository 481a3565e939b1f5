package game

import (
	"math/rand/v2"
	"testing"

	"battlestar/game/card"
)

// conflicted is a game with Conflicted Loyalties, with a Cylon Detector in it and the house rules or not.
func conflicted(seed uint64) Setup {
	setup := usual(seed)
	setup.Boxes = []card.ID{"base", "exodus"}
	setup.Options = []string{card.OptionPersonalGoals, card.OptionFinalFive}
	setup.Players[0].Character = "gaius-baltar"
	if seed%2 == 1 {
		setup.House = []House{ExecutionAfterCrisis, FinalFiveTextTwice}
	}
	return setup
}

// Goals and Final Five cards in hands, the Loyalty deck that is left over, the "not a Cylon" deck: nobody sees them, through executions too.
func TestNobodySeesConflictedLoyalties(t *testing.T) {
	steps := 400
	if testing.Short() {
		steps = 80
	}
	moved, executions := map[string]int{}, 0
	eachStep(t, 6, conflicted, func(from *State, rng *rand.Rand) bool {
		executions += len(from.Executed)
		if err := swapAndReplay(t, from, rng, moved, leak{}); err != nil {
			t.Error(from.Setup.House, err)
		}
		steps--
		return steps > 0 && !t.Failed()
	})
	t.Logf("cards swapped by pile: %v; executed before: %d", moved, executions)
	for _, kind := range []string{"loyalty", "loyalty-deck", "not-cylon-deck"} {
		if moved[kind] == 0 {
			t.Errorf("nothing was ever swapped in %s", kind)
		}
	}
	if executions == 0 {
		t.Error("nobody was ever executed")
	}
}

// TestPlantedLeaksOfLoyaltyAreFound is TestPlantedLeaksAreFound for what Conflicted Loyalties and executions keep secret.
func TestPlantedLeaksOfLoyaltyAreFound(t *testing.T) {
	kind := func(g *Game, id card.ID) int {
		l := g.cat.Loyalty.Of(id)
		return one(l != nil && l.Goal != nil) + 2*one(l != nil && l.Final != nil)
	}
	leaks := []leak{
		{name: "the menu tells who holds a goal or is one of the Final Five", shows: func(g *Game, v *View) {
			if d := v.Decision; d != nil && d.Kind == ChooseAction {
				for _, at := range g.hiddenLoyalty(d.Seat()) {
					d.N += kind(g, g.state.Piles[Loyalty(d.Seat())][at].Card)
				}
			}
		}},
		{name: "the top of the not-a-Cylon deck is seen", shows: func(g *Game, v *View) { v.Turn += kind(g, g.state.Top(NotCylonDeck)) }},
		{name: "the Loyalty deck is seen", shows: func(g *Game, v *View) { v.Turn += len(g.state.Top(LoyaltyDeck)) }},
	}
	for _, leak := range leaks {
		t.Run(leak.name, func(t *testing.T) { leak.mustBeFound(t, 3, conflicted) })
	}
}
