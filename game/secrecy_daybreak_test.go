package game

import (
	"slices"
	"testing"

	"battlestar/game/card"
)

// inDaybreak returns a setup with Daybreak. Depending on the seed it has the other boxes, the search for a home, a Cylon Leader or the house rules.
// One character chooses which Mutiny cards others draw.
func inDaybreak(seed uint64) Setup {
	s := testSetup(4+int(seed)%3, seed)
	s.Boxes = []card.ID{"base", "daybreak"}
	if seed%2 == 1 {
		s.Boxes = []card.ID{"base", "pegasus", "exodus", "daybreak"}
	}
	if seed%4 < 3 {
		s.Options = append(s.Options, card.OptionSearchForHome)
	}
	if seed%3 > 0 {
		s.Options = append(s.Options, card.OptionCylonLeader)
	}
	s.Players[0].Character = "tom-zarek-military"
	if seed%5 == 4 {
		for _, q := range Questions {
			if q.Box == "daybreak" {
				s.House = append(s.House, q.House)
			}
		}
	}
	return s
}

// Mutiny cards, missions, Motives, and Treachery cards that skill check abilities bring must be visible to their owners only.
func TestNobodySeesWhatIsHiddenInDaybreak(t *testing.T) {
	nobodySees(t, 200, 60, 8, inDaybreak,
		"mutiny", "mutiny-deck", "mission-deck", "motive", "motive-deck", "treachery in hand", "treachery in deck", "treachery in destiny", "hand", "destiny",
		"loyalty", "loyalty-deck", "crisis-deck", "quorum-deck", "destination-deck", "damage-pile", "civilian-pile",
	)
}

// TestPlantedLeaksOfDaybreakAreFound does for Mutiny cards, missions and Motives what TestPlantedLeaksAreFound does for the base game.
func TestPlantedLeaksOfDaybreakAreFound(t *testing.T) {
	leaks := []leak{
		{name: "the Mutiny cards of a player are seen", shows: func(g *Game, v *View) {
			for _, slot := range g.state.Piles[MutinyHand(0)] {
				v.Turn += len(slot.Card)
			}
		}},
		{name: "the next Mutiny card is seen", shows: func(g *Game, v *View) { v.Turn += len(g.state.Top(MutinyDeck)) }},
		{name: "the next mission is seen", shows: func(g *Game, v *View) { v.Turn += len(g.state.Top(MissionDeck)) }},
		{name: "that a Motive has become true is noticed", shows: func(g *Game, v *View) {
			for s := range g.seats() {
				if v.Decision != nil && len(g.View(s).Unveilable()) > 0 {
					v.Decision.Idle = !v.Decision.Idle
				}
			}
		}},
		{name: "who has a Mutiny card that cannot be played is not asked", skips: func(g *Game) bool {
			d := g.pending
			return d.Kind == ChooseFromHand && !slices.ContainsFunc(d.Options, func(o Option) bool { return g.cat.Mutinies.Of(o.Card) != nil })
		}},
	}
	for _, leak := range leaks {
		t.Run(leak.name, func(t *testing.T) { leak.mustBeFound(t, 3, inDaybreak) })
	}
}
