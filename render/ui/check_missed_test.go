package ui

import "testing"

// A click must count as missed where the outline reaches further than the zone that takes it, but not where something lies on the outline.
func TestMissed(t *testing.T) {
	wide := Placed{Kind: "offer", Rect: R(0, 0, 200, 100)}
	left := func(x, _ float64) (string, bool) {
		if x < 100 {
			return "it", true
		}
		return "", false
	}
	for name, c := range map[string]struct {
		placed []Placed
		hit    func(x, y float64) (string, bool)
		misses int
	}{
		"all of it":            {[]Placed{wide}, func(float64, float64) (string, bool) { return "it", true }, 0},
		"half of it":           {[]Placed{wide}, left, 1},
		"none of it":           {[]Placed{wide}, func(float64, float64) (string, bool) { return "", false }, 1},
		"the rest is covered":  {[]Placed{wide, {Kind: "panel", Rect: R(100, 0, 100, 100)}}, left, 0},
		"covered before":       {[]Placed{{Kind: "panel", Rect: R(100, 0, 100, 100)}, wide}, left, 1},
		"the outline is there": {[]Placed{{Kind: "offer", Rect: R(0, 0, 200, 100), Outline: []float64{0, 0, 98, 0, 98, 100, 0, 100}}}, left, 0},
	} {
		if found := Missed(c.placed, c.hit); len(found) != c.misses {
			t.Errorf("%s: %v", name, found)
		}
	}
}

// A zone that only explains something must leave the click to what may be chosen under it, and take the pointer where there is nothing else.
func TestWhatTellsLeavesTheClick(t *testing.T) {
	zones := []zone{{id: "area", rect: R(0, 0, 100, 100), legal: true}, {id: "note", rect: R(50, 0, 100, 100), tells: true}, {id: "plate", rect: R(0, 50, 20, 20)}}
	for _, c := range []struct {
		x, y float64
		id   string
		told bool
	}{{10, 10, "area", false}, {60, 10, "area", true}, {120, 10, "note", false}, {10, 60, "plate", false}} {
		if z, tells := topmost(zones, nil, c.x, c.y); z == nil || z.id != c.id || (tells != nil) != c.told {
			t.Errorf("at %v, %v: %v %v", c.x, c.y, z, tells)
		}
	}
}
