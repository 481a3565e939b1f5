package evening_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/tabletest"
)

// onTheGround reports whether a choice lies on New Caprica, as a force or in a field of ships.
func onTheGround(c game.Choice) bool {
	return slices.Contains([]game.ChoiceKind{game.TheForce, game.Prepare, game.Evacuate}, c.Kind) || c.Card == card.AttackOccupation || c.Card == card.DetainHuman
}

// The phase of New Caprica is played to its end from saved games, by the pointer and by keys alone, at random and as often as it takes until every
// wanted choice among the forces and the ships has come up. It must lie on the board, above the prompt bar, and nothing on the way may be cut or
// unreadable.
func TestNewCapricaToItsEnd(t *testing.T) {
	for i, c := range []struct {
		save  string
		w, h  float64
		text  int
		keys  bool
		wants []game.ChoiceKind
	}{
		{"occupied", 1280, 720, 2, false, []game.ChoiceKind{game.TheAction}},
		{"in-orbit", 1280, 720, 0, true, []game.ChoiceKind{game.Prepare, game.Evacuate}},
		{"in-orbit", 1280, 720, 2, false, []game.ChoiceKind{game.Prepare, game.Evacuate}},
		{"occupied", 1920, 1080, 0, true, []game.ChoiceKind{game.TheAction}},
		{"detained", 1920, 1080, 0, false, []game.ChoiceKind{game.TheAction}},
	} {
		t.Run(c.save, func(t *testing.T) {
			if i > 1 && os.Getenv("BATTLESTAR_LONG") == "" {
				t.Skip("with build/test -long only, as build/test has to stay under twenty minutes, and the same screens come up in the first two")
			}
			chosen := map[game.ChoiceKind]int{}
			missing := func(k game.ChoiceKind) bool { return chosen[k] == 0 }
			for seed := uint64(0); seed < 25 && slices.ContainsFunc(c.wants, missing); seed++ {
				tab := tabletest.OnNewCaprica(t, c.save)
				tab.Seed = rand.New(rand.NewPCG(seed, 5)).Uint64
				h, play, app := tabletest.TakePlay(t, tab, c.w, c.h)
				play.Shell.Settings.TextSize = c.text
				play.Shell.Apply(app)
				p := newPlayer(t, h, seed)
				if c.keys {
					p.byKeyboard(t, h)
				}
				problems := map[string]bool{}
				p.each = func(kind string) {
					if d := play.View.Decision; d != nil && (kind == "table" || kind == "nothing") && play.OpenChoice() {
						bar := scene.PromptBar(app.UI).Y * app.UI.Scale
						targets := h.Targets()
						for _, o := range d.Options {
							if !onTheGround(o.Choice) {
								continue
							}
							chosen[o.Kind]++
							if g, ok := scenetest.Has(targets, session.OptionID(o.Choice)); !ok || !g.Glow || g.Rect.Bottom() > bar {
								t.Errorf("%v does not glow on the board: %v %v", o.Choice, ok, g.Rect)
							}
						}
					}
					if c.keys || kind == "curtain" && p.rng.IntN(7) > 0 {
						return // checked often enough
					}
					for _, problem := range h.Problems() {
						if !problems[problem.String()] {
							problems[problem.String()] = true
							t.Errorf("%s: %v", kind, problem)
						}
					}
				}
				p.play(30000)
				tab.Close()
			}
			if t.Logf("chosen on the ground: %v", chosen); slices.ContainsFunc(c.wants, missing) {
				t.Errorf("of %v not all could be chosen: this proves nothing of them", c.wants)
			}
		})
	}
}

// These are whole games that fly for New Caprica, from the title on.
func TestWholeGameWithNewCaprica(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("with build/test -long only, as build/test has to stay under twenty minutes; its phase is played without it")
	}
	pegasus, option := []card.ID{"pegasus"}, []string{card.OptionNewCaprica}
	for _, c := range []wholeGame{
		{"pointer", 1280, 720, pegasus, option, false, 71, 0, 0},
		{"keys", 1280, 720, pegasus, option, true, 72, 0, 0},
		{"with Exodus", 1920, 1080, []card.ID{"pegasus", "exodus"}, append(slices.Clone(scenetest.AllOptions), card.OptionNewCaprica), false, 73, 0, 0},
	} {
		t.Run(c.name, c.play)
	}
}
