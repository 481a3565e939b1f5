package ui

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"
)

// Rooms taken on a sheet must never overlap, and once all are given back the sheet must be whole again.
func TestRoomsOfASheet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	whole := &room{rect: image.Rect(0, 0, 1024, 512)}
	var taken []*room
	full := 0
	for range 5000 {
		if len(taken) > 0 && r.IntN(3) == 0 {
			i := r.IntN(len(taken))
			taken[i].taken = false
			taken = slices.Delete(taken, i, i+1)
			continue
		}
		w, h := 1+r.IntN(200), 1+r.IntN(60)
		free := whole.find(w, h)
		if free == nil {
			full++
			whole.join()
			continue
		}
		got := free.take(w, h)
		if got.rect.Size() != image.Pt(w, h) || !got.rect.In(whole.rect) {
			t.Fatalf("asked for %dx%d, got %v of %v", w, h, got.rect, whole.rect)
		}
		for _, other := range taken {
			if got.rect.Overlaps(other.rect) {
				t.Fatalf("%v overlaps %v", got.rect, other.rect)
			}
		}
		taken = append(taken, got)
	}
	if full == 0 {
		t.Error("there was always room: this tests little")
	}
	pixels := 0
	for _, one := range taken {
		pixels += one.area()
		one.taken = false
	}
	if pixels < whole.area()/2 {
		t.Errorf("only %d of %d pixels were in use", pixels, whole.area())
	}
	if used := whole.join(); used != 0 || whole.find(1024, 512) == nil {
		t.Errorf("all was given back, and %d pixels are taken", used)
	}
}
