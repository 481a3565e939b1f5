package board

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Every location of every box must be a site of its own board and of no other, and as hazardous there as in the box.
func TestPlansHoldTheLocationsOfTheBoxes(t *testing.T) {
	known := map[card.Place]int{}
	for _, b := range box.All() {
		for i := range b.Locations {
			l := &b.Locations[i]
			known[l.ID] = 0 // an overlay brings it again
			for _, p := range plans {
				for _, s := range p.sites {
					if s.place != l.ID {
						continue
					}
					known[l.ID]++
					if p.id != l.Board || s.hazard && !l.Hazardous {
						t.Errorf("%s lies on %s, hazardous %v; in its box on %s, %v", s.place, p.id, s.hazard, l.Board, l.Hazardous)
					}
				}
			}
			if known[l.ID] != 1 {
				t.Errorf("%s lies %d times on the boards", l.ID, known[l.ID])
			}
		}
	}
	for _, p := range plans {
		for _, s := range p.sites {
			if known[s.place] == 0 {
				t.Errorf("%s is no location of any box", s.place)
			}
			if s.icon == "" {
				t.Errorf("%s has no icon", s.place)
			}
		}
	}
}

// Every craft that can be flown must have a sign of its own beside it.
func TestEveryCraftHasAMark(t *testing.T) {
	for _, c := range game.Crafts {
		if MarkNames[c.Ship] == "" {
			t.Errorf("nothing stands beside a %s", c.Word)
		}
	}
}
