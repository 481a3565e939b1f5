package game

import (
	"math/rand/v2"
	"testing"

	"battlestar/game/card"
)

// conflicted returns a setup with Conflicted Loyalties and a Cylon Detector. Every second seed adds house rules.
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

// Goals and Final Five cards in hands, the rest of the Loyalty deck and the "not a Cylon" deck must stay hidden, through executions too.
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

// TestPlantedLeaksOfLoyaltyAreFound does for the secrets of Conflicted Loyalties and executions what TestPlantedLeaksAreFound does for the base
// game.
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

// inTheNebula returns a setup with the Ionian Nebula. Depending on the seed it has the Cylon Fleet option or house rules too.
func inTheNebula(seed uint64) Setup {
	setup := usual(seed)
	setup.Boxes = []card.ID{"base", "exodus"}
	setup.Options = []string{card.OptionIonianNebula}
	if seed%4 > 1 {
		setup.Options = append(setup.Options, card.OptionCylonFleet)
	}
	if seed%2 == 1 {
		setup.House = []House{AllyTokenBackAtOnce, MetAllyReplacedByPlayer}
	}
	return setup
}

// Trauma tokens in hands, on allies, on locations and in the pool, as well as Crossroads cards, must stay hidden through meetings, executions and
// the Trial.
func TestNobodySeesTrauma(t *testing.T) {
	steps := 600
	if testing.Short() {
		steps = 100
	}
	moved, met, trials := map[string]int{}, 0, 0
	eachStep(t, 5, inTheNebula, func(from *State, rng *rand.Rand) bool {
		met += len(from.Piles[Removed])
		trials += one(from.Phase == AfterTrial)
		if err := swapAndReplay(t, from, rng, moved, leak{}); err != nil {
			t.Error(from.Setup.Options, from.Setup.House, err)
		}
		steps--
		return steps > 0 && !t.Failed()
	})
	t.Logf("cards swapped by pile: %v; steps after a Trial: %d", moved, trials)
	for _, kind := range []string{"trauma", "ally-trauma", "trauma-pool", "sickbay-trauma", "ally-deck", "crossroads-deck"} {
		if moved[kind] == 0 {
			t.Errorf("nothing was ever swapped in %s", kind)
		}
	}
	if met == 0 || trials == 0 {
		t.Errorf("%d allies met, %d Trials", met, trials)
	}
}

// TestPlantedLeaksOfTraumaAreFound does for trauma tokens, allies and Crossroads cards what TestPlantedLeaksAreFound does for the base game.
func TestPlantedLeaksOfTraumaAreFound(t *testing.T) {
	benevolent := func(g *Game, p Pile) (n int) {
		for _, slot := range g.state.Piles[p] {
			n += one(slot.Card == card.TraumaBenevolent)
		}
		return n
	}
	leaks := []leak{
		{name: "what somebody holds is seen", shows: func(g *Game, v *View) { v.Turn += benevolent(g, Trauma(0)) }},
		{name: "what lies on an ally is seen", shows: func(g *Game, v *View) { v.Turn += benevolent(g, AllyTrauma(0)) }},
		{name: "the token of Sickbay is seen", shows: func(g *Game, v *View) { v.Turn += benevolent(g, SickbayTrauma) }},
		{name: "the next ally is seen", shows: func(g *Game, v *View) { v.Turn += len(g.state.Top(AllyDeck)) }},
		{name: "a look at tokens is skipped where none is antagonistic", skips: func(g *Game) bool {
			d := g.pending
			return d.Kind == LookAtTrauma && benevolent(g, Trauma(d.Seat())) == g.state.Count(Trauma(d.Seat()))
		}},
		{name: "a die more is thrown for a token", before: func(g *Game) {
			if g.pending.Kind == ChooseMove && benevolent(g, AllyTrauma(0)) > 0 {
				g.state.draw(ChanceDice, 8)
			}
		}},
	}
	for _, leak := range leaks {
		t.Run(leak.name, func(t *testing.T) { leak.mustBeFound(t, 2, inTheNebula) })
	}
}
