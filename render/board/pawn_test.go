package board

import (
	"testing"

	"battlestar/game"
	"battlestar/render/ui"
)

// Seven characters at one place must be easy to tell apart: none is hidden by another for more than a quarter, none is too small, and all are on the
// plate.
func TestSevenOnOnePlate(t *testing.T) {
	for _, slots := range newStage(t, none).b.field.slots {
		s := newStage(t, none)
		s.v.Seats = make([]game.SeatState, game.MaxSeats)
		for i := range s.v.Seats {
			s.v.Seats[i].Place = slots.place
		}
		s.frame()
		for i := range s.b.motion.pawns {
			p := &s.b.motion.pawns[i]
			box := ui.R(p.x, p.y, p.size, p.size)
			if p.size < leastPawn {
				t.Errorf("%s: figure %d is %.1f large", slots.place, i, p.size)
			}
			if over := box.Overlap(slots.rect); over.W*over.H < 0.95*p.size*p.size {
				t.Errorf("%s: figure %d at %v is not on the plate %v", slots.place, i, box, slots.rect)
			}
			for j := range i {
				q := &s.b.motion.pawns[j]
				if over := box.Overlap(ui.R(q.x, q.y, q.size, q.size)); over.W > 0 && over.H > 0 && over.W*over.H > box.W*box.H/4 {
					t.Errorf("%s: figures %d and %d lie on each other: %v", slots.place, i, j, over)
				}
			}
		}
	}
}
