package check_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// adds returns a table at which a player chooses the cards to add to a check, behind an open curtain.
func adds(t *testing.T, is func(check *game.CheckState) bool) (*uitest.Hands, *scene.Play, *render.App) {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		tab, err := scenetest.Table(4, seed)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { tab.Close() })
		at := func(v *game.View) bool {
			return tabletest.KindIs(v, game.ContributeCards) && v.Check != nil && is(v.Check)
		}
		if scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 5)), at) != nil || !at(tab.View()) {
			continue
		}
		if err := tab.OpenCurtain(tab.View().Decision.Seat(), ""); err != nil {
			t.Fatal(err)
		}
		return tabletest.TakePlay(t, tab, 1280, 720)
	}
	t.Fatal("no game comes there")
	return nil, nil, nil
}

// The foot of the hand must list every result that the check may have, none of them in smaller letters than the text beside it.
func TestFootTellsAllResults(t *testing.T) {
	partial := func(c *game.CheckState) bool { return c.Partial > 0 }
	for _, is := range []func(*game.CheckState) bool{func(*game.CheckState) bool { return true }, partial} {
		h, p, app := adds(t, is)
		for text, factor := range shell.TextFactors {
			app.SetTextSize(factor)
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
				app.Size(size[0], size[1])
				h.Ticks(3)
				all := tabletest.Words(h)
				check := p.Faces().Check(p.View.Check.Card, p.View.Check.Place)
				for _, r := range p.Say.Results(check) {
					for _, does := range append(r.Does, r.Label+":") {
						if !strings.Contains(all, does) {
							t.Errorf("%v at text size %d: %q is not told: %s", size, text, does, all)
						}
					}
				}
				px := 0.0
				for _, g := range h.Placed() {
					if g.Text == p.Say.Text(say.CurtainCountsFor) {
						px = g.Px
					}
				}
				for _, g := range h.Placed() {
					if strings.HasPrefix(g.Text, p.Say.Results(check)[0].Label+":") && g.Px < px {
						t.Errorf("%v at text size %d: results in %.0f pixels, beside text in %.0f", size, text, g.Px, px)
					}
				}
				for _, problem := range h.Problems() {
					t.Error(size, text, problem)
				}
			}
		}
	}
}

// If cards of strength 1 count for a check, as with Adama’s crises, the foot must say so.
func TestFootTellsWhatOnesDo(t *testing.T) {
	h, p, _ := adds(t, func(c *game.CheckState) bool { return c.OnesCount })
	if all := tabletest.Words(h); !strings.Contains(all, "every 1") || strings.Contains(all, p.Say.Text(say.CurtainRestCountsAgainst)) {
		t.Errorf("the ones are not told: %s", all)
	}
}
