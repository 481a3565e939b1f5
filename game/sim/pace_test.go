package sim

import (
	"testing"

	"battlestar/game/card"
)

// With good bots an evening must keep the target pace, whether all seats are people or only two. The kinds of hand-overs and stops must add up to
// about their number.
func TestPace(t *testing.T) {
	for _, o := range []Options{
		{Games: 8, Players: 3},
		{Games: 20, Players: 6},
		{Games: 20, Players: 6, Boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}},
	} {
		o.Bots, o.Seed = "good", 1
		players, handOvers := o.Players, 3.0
		if players >= 5 {
			handOvers = 4
		}
		r, err := Run(o)
		if err != nil {
			t.Fatal(err)
		}
		for who, p := range map[string]*Pace{"people": &r.Pace, "two people": &r.Mixed} {
			for name, c := range map[string]struct {
				median, most, aim float64
				by                map[string]float64
			}{"hand-overs": {p.HandoversPerTurn, p.HandoversMost, handOvers, p.HandoversBy}, "stops": {p.StopsPerTurn, p.StopsMost, 2, p.StopsBy}} {
				sum := 0.0
				for _, mean := range c.by {
					sum += mean
				}
				if c.median > c.aim || c.most < c.median {
					t.Errorf("%s of %d: %v %s in a turn, nine of ten at most %v; the aim is %v: %v", who, players, c.median, name, c.most, c.aim, c.by)
				}
				if sum < c.median-1 || sum > c.median+1.5 {
					t.Errorf("%s of %d: %v %s in a turn, but they consist of %v: %v", who, players, c.median, name, sum, c.by)
				}
			}
			if p.Fights < 20 || p.StopsPerFight > 2 || p.LargeFights >= 20 && p.StopsPerLarge > 2 { // of few, chance decides
				t.Errorf("%s of %d: %v stops in %d fights, %v in %d large ones", who, players, p.StopsPerFight, p.Fights, p.StopsPerLarge, p.LargeFights)
			}
		}
		if r.HandoversBy["contribute-cards"] == 0 || r.StopsBy["before-roll/card"] == 0 || r.Mixed.HandoversPerTurn >= r.HandoversPerTurn {
			t.Errorf("%v %v; %v hand-overs a turn, of two people %v", r.HandoversBy, r.StopsBy, r.HandoversPerTurn, r.Mixed.HandoversPerTurn)
		}
	}
}

func TestMiddle(t *testing.T) {
	of := func(n int) int { return n }
	for _, c := range []struct {
		list         []int
		median, most float64
	}{
		{nil, 0, 0},
		{[]int{4}, 4, 4},
		{[]int{3, 1}, 2, 3},
		{[]int{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, 5.5, 9},
		{[]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 6, 10},
	} {
		if median, most := middle(c.list, of); median != c.median || most != c.most {
			t.Errorf("%v: %v and %v, want %v and %v", c.list, median, most, c.median, c.most)
		}
	}
}
