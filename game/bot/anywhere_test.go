package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// Good has a legal answer to whatever games come to that it would never have played so: those of random players, some begun late.
func TestGoodAnywhere(t *testing.T) {
	kinds := map[game.Kind]bool{}
	for seed := range uint64(40) {
		rng := rand.New(rand.NewPCG(seed, 0))
		random, good := Random(rng), Good(rng)
		boxes, options := []card.ID{"base"}, []string(nil)
		if seed >= 20 {
			boxes = append(boxes, "exodus")
		}
		if seed >= 30 {
			options = []string{card.OptionCylonFleet}
		}
		g, err := game.New(game.Setup{Boxes: boxes, Options: options, Seed: seed, Deal: true, Players: make([]game.Player, 3+seed%4)})
		if err != nil {
			t.Fatal(err)
		}
		for begun := false; ; {
			d := g.Decision(game.Everyone)
			if d == nil {
				break
			}
			if !begun && g.Uncovered().Turn > 0 {
				begun = true
				s := g.Snapshot()
				s.Distance = int(seed) % 3 * 3
				g.Close()
				if g, err = game.Restore(s); err != nil {
					t.Fatal(err)
				}
				continue
			}
			for _, seat := range d.Seats.List() {
				v := g.View(seat)
				kinds[d.Kind] = true
				if a := good(v); !legal(v.Decision, a) || a.Seat != seat {
					t.Fatalf("seed %d: to %s (%v) the answer of seat %d is %v", seed, d.Kind, v.Decision.Options, seat, a.Picks)
				}
			}
			if err := g.Decide(random(g.View(d.Seats.List()[0]))); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	if len(kinds) < int(game.NumKinds)-18 { // those of other boxes too
		t.Errorf("only %d of %d kinds of decisions came up", len(kinds), game.NumKinds-1)
	}
}

func legal(d *game.Decision, a game.Answer) bool {
	for i, pick := range a.Picks {
		if slices.Contains(a.Picks[:i], pick) || !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Choice == pick }) {
			return false
		}
	}
	return d.Allows(len(a.Picks))
}
