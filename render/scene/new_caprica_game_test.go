package scene

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
)

// onNewCaprica is a table of people where a saved game has come to New Caprica, with the people where most is chosen: humans at the Shipyard, Cylons at
// Occupation Authority, forces on all of the road, ships in both fields.
func onNewCaprica(t *testing.T, name string) *table.Table {
	t.Helper()
	contents, err := save.Read(filepath.Join("..", "..", "game", "save", "testdata", "caprica-"+name+save.Ext))
	if err != nil {
		t.Fatal(err)
	}
	var state *game.State
	for _, r := range contents.Records {
		if s, ok := r.(save.Snapshot); ok {
			state = s.State
		}
	}
	if state.Stage() == game.BeforeLanding {
		t.Fatalf("%s has not landed", name)
	}
	state = state.Clone()
	state.NewCaprica.Forces, state.NewCaprica.Boxed = [game.PatrolSpaces]int{1, 1, 1}, 0
	ships := slices.Concat(state.Piles[game.LockedShips], state.Piles[game.PreparedShips])
	state.Piles[game.LockedShips], state.Piles[game.PreparedShips] = ships[:len(ships)/2:len(ships)/2], ships[len(ships)/2:]
	for i := range state.Seats {
		s := &state.Seats[i]
		if s.Piloting() || s.OffBoard {
			continue
		}
		s.Place = card.Shipyard
		if s.Cylon() {
			s.Place = card.OccupationAuthority
		}
	}
	return standing(t, contents.Header.Setup, state)
}

// onTheGround reports whether a choice lies on New Caprica, as a force or a field of ships.
func onTheGround(c game.Choice) bool {
	return slices.Contains([]game.ChoiceKind{game.TheForce, game.Prepare, game.Evacuate}, c.Kind) || c.Card == card.AttackOccupation || c.Card == card.DetainHuman
}

// The phase of New Caprica is played to its end from where saved games have come to, by the pointer and by keys alone, by chance and as often as it
// takes until what is chosen among the forces and the ships has come up. It lies on the board, over the prompt bar, and nothing is cut or unreadable on
// the way.
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
				tab := onNewCaprica(t, c.save)
				tab.Seed = rand.New(rand.NewPCG(seed, 5)).Uint64
				h, play, app := takePlay(t, tab, c.w, c.h)
				play.Shell.Settings.TextSize = c.text
				play.Shell.Apply(app)
				p := newPlayer(t, h, seed)
				if c.keys {
					p.byKeyboard(t, h)
				}
				problems := map[string]bool{}
				p.each = func(kind string) {
					if d := play.View.Decision; d != nil && (kind == "table" || kind == "nothing") && play.OpenChoice() {
						bar := layTable(app.UI).prompt.Y * app.UI.Scale
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
						return // looked at often enough
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

// Whole games that fly for New Caprica, from the title on.
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

// The bar tells how far the fleet has to come for the landing, then how far Galactica is on her way back, then that she is there.
func TestBarTellsTheWay(t *testing.T) {
	_, play, _ := takePlay(t, onNewCaprica(t, "occupied"), 1280, 720)
	v := play.View.Copy()
	v.JumpPrep = 3
	if text, number, _, _ := play.wayTo(v); play.Say.Text(text) != "Return" || number != "3 / 5" {
		t.Errorf("in the occupation it says %s %s", play.Say.Text(text), number)
	}
	v.NewCaprica.Stage = game.InOrbit
	if text, number, _, _ := play.wayTo(v); play.Say.Text(text) != "In orbit" || number != "" {
		t.Errorf("after the return it says %s %s", play.Say.Text(text), number)
	}
	v.NewCaprica.Stage, v.Distance = game.BeforeLanding, 4
	if text, number, _, _ := play.wayTo(v); play.Say.Text(text) != "Distance" || number != "4 / 7" {
		t.Errorf("on the way it says %s %s", play.Say.Text(text), number)
	}
}
