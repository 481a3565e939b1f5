package sim

import "testing"

// With four good bots an evening keeps the aimed pace, and what hand-overs and stops consist of adds up to about as many as there are.
func TestPace(t *testing.T) {
	r, err := Run(Options{Games: 6, Players: 4, Bots: "good", Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		median, aim float64
		by          map[string]float64
	}{"hand-overs": {r.HandoversPerTurn, 3, r.HandoversBy}, "stops": {r.StopsPerTurn, 2, r.StopsBy}} {
		sum := 0.0
		for _, mean := range c.by {
			sum += mean
		}
		if c.median > c.aim {
			t.Errorf("%v %s in a turn, more than %v: %v", c.median, name, c.aim, c.by)
		}
		if sum < c.median-1 || sum > c.median+1.5 {
			t.Errorf("%v %s in a turn, but they consist of %v: %v", c.median, name, sum, c.by)
		}
	}
	if r.HandoversBy["contribute-cards"] == 0 || r.StopsBy["before-roll/card"] == 0 {
		t.Errorf("%v %v", r.HandoversBy, r.StopsBy)
	}
}
