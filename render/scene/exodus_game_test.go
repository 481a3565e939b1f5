package scene

import (
	"testing"

	"battlestar/game/card"
)

// A whole game with Exodus and all its options, by the pointer on the screen from the title to the end.
func TestWholeGameWithExodus(t *testing.T) {
	for i, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		if i > 0 && testing.Short() {
			t.Skip("the other size takes as long again")
		}
		hands, _, shell := takeWhole(t, size[0], size[1])
		shell.Settings.Boxes, shell.Settings.Options = []card.ID{"exodus"}, allOptions
		p := newPlayer(t, hands, uint64(i)+21)
		seen, problems := map[string]int{}, map[string]bool{}
		p.each = func(kind string) {
			seen[kind]++
			if kind == "curtain" && seen[kind]%7 > 0 {
				return // looked at often enough
			}
			for _, problem := range hands.Problems() {
				if !problems[problem.String()] {
					problems[problem.String()] = true
					t.Errorf("%v, %s: %v", size, kind, problem)
				}
			}
		}
		p.begin()
		n := p.play(30000)
		t.Logf("%v: %d choices; screens seen: %v", size, n, seen)
		list, err := shell.Store.List()
		if err != nil || len(list) != 1 || list[0].Over == nil {
			t.Errorf("the store holds %+v, %v", list, err)
		}
	}
}
