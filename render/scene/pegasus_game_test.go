package scene

import (
	"os"
	"testing"

	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
)

// Whole games with Pegasus, by the pointer and by keys alone: alone, and with Exodus.
func TestWholeGameWithPegasus(t *testing.T) {
	for i, c := range []struct {
		name    string
		w, h    float64
		boxes   []card.ID
		options []string
		keys    bool
		seed    uint64
	}{
		{"pointer", 1280, 720, []card.ID{"pegasus"}, nil, false, 41},
		{"pointer, with Exodus", 1920, 1080, []card.ID{"pegasus", "exodus"}, scenetest.AllOptions, false, 42},
		{"keys", 1280, 720, []card.ID{"pegasus"}, nil, true, 43},
	} {
		t.Run(c.name, func(t *testing.T) {
			if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
				t.Skip("each takes a minute: with build/test -long only")
			}
			hands, _, shell := takeWhole(t, c.w, c.h)
			shell.Settings.Boxes, shell.Settings.Options = c.boxes, c.options
			p := newPlayer(t, hands, c.seed)
			if c.keys {
				p.byKeyboard(t, hands)
			}
			seen, problems := map[string]int{}, map[string]bool{}
			p.each = func(kind string) {
				seen[kind]++
				if c.keys || kind == "curtain" && seen[kind]%7 > 0 {
					return // looked at often enough
				}
				for _, problem := range hands.Problems() {
					if !problems[problem.String()] {
						problems[problem.String()] = true
						t.Errorf("%s: %v", kind, problem)
					}
				}
			}
			p.begin()
			n := p.play(30000)
			t.Logf("%d choices; screens seen: %v", n, seen)
			list, err := shell.Store.List()
			if err != nil || len(list) != 1 || list[0].Over == nil {
				t.Errorf("the store holds %+v, %v", list, err)
			}
		})
	}
}
