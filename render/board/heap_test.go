package board

import (
	"math"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render/ui"
)

// swarm puts as many ships into an area as there can be.
func swarm(s *stage, a card.Area) {
	s.v.Raiders[a], s.v.HeavyRaiders[a], s.v.Fleet(card.Viper).Space[a] = 12, 4, 6
	s.v.Basestars[0].Area, s.v.Basestars[1].Area = a, a
	s.v.Fleet(card.MarkVII).Space[a] = 2
	s.v.Piles[game.Civilians(a)] = make([]game.Slot, 8)
}

// skirmish returns a table with a few ships in every area, and as many as there can be in one.
func skirmish(t *testing.T, a card.Area) *stage {
	s := newStage(t, none)
	s.v.CylonFleet = &game.FleetBoard{}
	for _, other := range card.Areas {
		s.v.Raiders[other], s.v.HeavyRaiders[other], s.v.Fleet(card.Viper).Space[other], s.v.Fleet(card.MarkVII).Space[other] = 2, 1, 1, 1
	}
	s.v.Seats[1].Place, s.v.Seats[1].Area = "", card.Stern
	swarm(s, a)
	s.frame()
	return s
}

// A kind of ship must have one size in all areas, however full one of them is.
func TestOneSizeInAllAreas(t *testing.T) {
	for _, a := range card.Areas {
		s := skirmish(t, a)
		sizes := map[card.Ship]float64{}
		for i := range s.b.clusters {
			for _, p := range s.b.clusters[i].heaps {
				for n := range max(1, p.shown()) {
					was, known := s.b.motion.last()[p.thing(n, s.b.clusters[i].area)]
					if !known {
						t.Fatalf("all at %v: no %v is drawn at %v", a, p.kind, s.b.clusters[i].area)
					}
					kind := p.kind
					if kind == card.MarkVII {
						kind = card.Viper
					}
					if size, ok := sizes[kind]; ok && math.Abs(size-was.size) > 1e-9 {
						t.Errorf("all at %v: a %v at %v is %.1f large, others %.1f", a, p.kind, s.b.clusters[i].area, was.size, size)
					}
					sizes[kind] = was.size
				}
			}
		}
		if size := sizes[card.Raider]; size < 0.55*60 {
			t.Errorf("all at %v: a raider is only %.1f large", a, size)
		}
	}
}

// No badge may lie on a ship or on another badge. Every heap of several ships must show how many there are, and no other.
func TestBadgesKeepClearOfShips(t *testing.T) {
	for _, a := range card.Areas {
		s := skirmish(t, a)
		for i, badge := range s.b.badges {
			for _, ship := range s.b.motion.stood {
				box := ui.R(0, 0, ship.size, ship.size).Move(ship.x-ship.size/2, ship.y-ship.size/2)
				if over := badge.rect.Overlap(box); over.W > 0.5 && over.H > 0.5 {
					t.Errorf("all at %v: the badge %s %d at %v lies on a ship: %v and %v", a, badge.mark, badge.n, badge.area, badge.rect, box)
				}
			}
			for _, other := range s.b.badges[:i] {
				if over := badge.rect.Overlap(other.rect); over.W > 0.5 && over.H > 0.5 {
					t.Errorf("all at %v: two badges at %v lie on each other", a, badge.area)
				}
			}
		}
		told := 0
		for i := range s.b.clusters {
			for _, p := range s.b.clusters[i].heaps {
				if p.n > 1 {
					told++
				}
			}
		}
		for _, badge := range s.b.badges {
			if badge.n > 1 {
				told--
			}
		}
		if told != 0 {
			t.Errorf("all at %v: %d heaps of several ships do not tell how many", a, told)
		}
	}
}

// Thirty ships in an area must be counted by kind, and the heap under the pointer must be found, so that it spreads out.
func TestFan(t *testing.T) {
	s := skirmish(t, card.StarboardBow)
	for i := range s.b.badges {
		if badge := s.b.badges[i]; badge.area == card.StarboardBow && badge.icon == ui.IconRaider {
			x, y := badge.rect.Center()
			s.u.Begin(input.State{X: x, Y: y, Focused: true})
			s.u.Tick++
			under := s.b.ships(s.u, &s.b.field, &s.v)
			s.u.End()
			if under.heap.kind != card.Raider || under.heap.n != 12 || badge.n != 12 {
				t.Errorf("under the pointer are %d %v, told as %d; want 12 raiders", under.heap.n, under.heap.kind, badge.n)
			}
			return
		}
	}
	t.Error("the raiders at the starboard bow are not told")
}
