package sim

import (
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Seven must be able to play with any box that allows it. Here the base box gets a trial Loyalty deck for seven. As in all runs, each game is
// checked: who sees what, saving and loading, the replay, and the count of pieces.
func TestSevenSeats(t *testing.T) {
	defer box.Try(func() card.Box {
		return card.Box{ID: "for-seven", LoyaltyMakeups: []card.LoyaltyMakeup{{Players: 7, Cylon: 2, NotCylon: 9}}}
	})()
	for _, bots := range []string{"random", "good"} {
		for _, boxes := range [][]card.ID{{"base", "for-seven"}, {"base", "exodus", "for-seven"}} {
			r, err := Run(Options{Games: 3, Players: 7, Boxes: boxes, Seed: 1, Bots: bots})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range r.Violations {
				t.Errorf("%v, %s: %v", boxes, bots, v)
			}
			if r.Games != 3 {
				t.Errorf("%v, %s: %d games were played", boxes, bots, r.Games)
			}
		}
	}
	for _, boxes := range [][]card.ID{{"base"}, {"base", "pegasus"}, {"base", "pegasus", "exodus"}} {
		if _, err := Run(Options{Games: 1, Players: 7, Boxes: boxes, Bots: "random"}); err == nil {
			t.Errorf("seven play %v without a Cylon Leader", boxes)
		}
	}
}

// With Pegasus, seven can play if one of them is a Cylon Leader (P-SEVEN-01).
func TestSevenWithALeader(t *testing.T) {
	for _, bots := range []string{"random", "good"} {
		for _, boxes := range [][]card.ID{{"base", "pegasus"}, {"base", "pegasus", "exodus"}} {
			r, err := Run(Options{Games: 3, Players: 7, Boxes: boxes, Options: []string{card.OptionCylonLeader}, Seed: 1, Bots: bots})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range r.Violations {
				t.Errorf("%v, %s: %v", boxes, bots, v)
			}
		}
	}
}
