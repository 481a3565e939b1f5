package sim

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// neverGames is the number of games for each set of options, distance and kind of player. Good players are slow.
var neverGames = map[string]int{"random": 60, "good": 24}

const neverList = "testdata/never.txt"

// TestNeverIsListed plays thousands of games with every set of options. Whatever occurs in none of them must be in never.txt with the reason, so
// that additions that no game reaches are noticed.
func TestNeverIsListed(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("plays thousands of games: with build/test -long only")
	}
	expected, ever := map[string]bool{}, map[string]bool{}
	for _, set := range allOptions() {
		t.Run(fmt.Sprint(set.Boxes, set.Options), func(t *testing.T) {
			for n, distance := range []int{0, 3, 7} {
				for bots, games := range neverGames {
					o := set
					o.Games, o.Bots, o.Distance, o.Seed = games, bots, distance, *seed+uint64(1000*n)
					r, err := Run(o)
					if err != nil {
						t.Fatal(err)
					}
					for _, v := range r.Violations {
						t.Error(v)
					}
					r.seen.all(func(what string, came bool) {
						expected[what] = true
						ever[what] = ever[what] || came
					})
				}
			}
		})
	}
	reasons := readNever(t)
	for what := range expected {
		reason, known := reasons[what]
		switch {
		case !ever[what] && !known:
			t.Errorf("%q never came up, and does not stand in %s", what, neverList)
		case ever[what] && known: // it depends on chance, which changes with every rule
			t.Logf("%q stands in %s (%s), but came up", what, neverList, reason)
		}
	}
	for what := range reasons {
		if !expected[what] {
			t.Errorf("%q stands in %s, but is nothing that could come up", what, neverList)
		}
	}
}

// readNever returns the list of what never occurs, and why.
func readNever(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(neverList)
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{}
	for n, l := range strings.Split(string(text), "\n") {
		if l = strings.TrimSpace(l); l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		what, reason, _ := strings.Cut(l, ": ")
		if strings.TrimSpace(reason) == "" || reasons[what] != "" {
			t.Errorf("%s:%d: %q has no reason, or stands there twice", neverList, n+1, what)
		}
		reasons[what] = reason
	}
	return reasons
}

// TestNeverHasReasons checks that the list is sound before anybody waits for the long run.
func TestNeverHasReasons(t *testing.T) { readNever(t) }

// allOptions returns all sets of options: each option alone, those of a box together, and some combinations of boxes.
func allOptions() []Options {
	sets := []Options{
		{Players: 5, Boxes: []card.ID{"base"}},
		{Players: 6, Boxes: []card.ID{"base", "exodus"}},
		{Players: 5, Boxes: []card.ID{"base", "pegasus"}},
		{Players: 6, Boxes: []card.ID{"base", "pegasus", "exodus"}},
		{Players: 5, Boxes: []card.ID{"base", "daybreak"}},
		{Players: 6, Boxes: []card.ID{"base", "daybreak"}, Options: []string{card.OptionSearchForHome, card.OptionCylonLeader}},
		{
			Players: 7, Boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"},
			Options: []string{card.OptionSearchForHome, card.OptionCylonLeader, card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet},
		},
		{Players: 5, Boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}, Options: []string{card.OptionNewCaprica, card.OptionCylonFleet}},
	}
	var exodus, whole []string
	for _, v := range game.Variants {
		o := Options{Players: v.Players[len(v.Players)/2], Boxes: []card.ID{"base"}, Options: []string{v.ID}}
		if v.Box != "base" {
			o.Boxes = append(o.Boxes, v.Box)
			if !slices.ContainsFunc(whole, func(other string) bool { return !slices.Contains(v.With, other) }) {
				whole = append(whole, v.ID)
			}
		}
		if v.Box == "exodus" {
			exodus = append(exodus, v.ID)
		}
		sets = append(sets, o)
	}
	sets = append(sets, Options{Players: 2, Boxes: []card.ID{"base"}, Options: []string{game.TwoPlayers, game.Cooperative}})
	sets = append(sets, Options{Players: 7, Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionCylonLeader}})
	return append(sets, Options{Players: 4, Boxes: []card.ID{"base", "exodus"}, Options: exodus},
		Options{Players: 4, Boxes: []card.ID{"base", "pegasus", "exodus"}, Options: whole})
}
