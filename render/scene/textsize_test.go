package scene_test

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// grows checks that something is drawn larger by the factor of each text size.
func grows(t *testing.T, what string, px [3]float64) {
	t.Helper()
	for i, factor := range shell.TextFactors {
		if want := math.Floor(px[0] * factor); px[i] < want {
			t.Errorf("%s: %.0f pixels at text size %d, %.0f at the first; want %.0f", what, px[i], i, px[0], want)
		}
	}
}

// least returns the size of the smallest text of several words in a rectangle that has the given ending, or 0 if there is none. Texts of one word are
// left out, since they may be the caps of keys.
func least(h *uitest.Hands, in ui.Rect, tip bool, end string) float64 {
	px := math.Inf(1)
	for _, g := range h.Placed() {
		if x, y := g.Rect.Center(); g.Kind == "text" && g.Tip == tip && len(strings.Fields(g.Text)) > 1 && in.Contains(x, y) && strings.HasSuffix(g.Text, end) {
			px = min(px, g.Px)
		}
	}
	if math.IsInf(px, 1) {
		return 0
	}
	return px
}

// TestLargerTextIsLarger measures the whole log, its end, the question and tips at every size of text.
func TestLargerTextIsLarger(t *testing.T) {
	for _, moment := range []string{"act", "peek", "attack"} {
		_, p := tabletest.AtMoment(t, moment)
		p.Table.CloseCurtain()
		p.Shell.Settings.NoGuide = true
		app, err := render.New(func(*render.App) render.Scene { return p })
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
			h := uitest.Take(t, app, size[0], size[1])
			var end, all, asks, tips [3]float64
			for i, factor := range shell.TextFactors {
				app.SetTextSize(factor)
				app.Size(size[0], size[1])
				h.Move(5, 5)
				h.Ticks(3)
				place, ok := scenetest.Has(h.Targets(), "log")
				if !ok {
					t.Fatal("there is no log")
				}
				end[i] = least(h, place.Rect, false, "")
				for _, g := range h.Placed() {
					if rest := strings.TrimSpace(g.Text); g.Kind == "text" && rest != "" && strings.HasSuffix(p.Say.Prompt(p.View, p.View.Decision), rest) && len(rest) > 12 {
						asks[i] = g.Px
					}
				}
				h.MoveTo("resource:0")
				h.Ticks(90)
				tips[i] = least(h, ui.R(0, 0, size[0], size[1]), true, "")
				h.Move(5, 5)
				h.Key(ebiten.KeyL)
				h.Ticks(3)
				all[i] = least(h, ui.R(size[0]*0.3, size[1]*0.2, size[0], size[1]*0.6), false, ".")
				h.Key(ebiten.KeyL)
				h.Ticks(3)
			}
			for what, px := range map[string][3]float64{"the end of the log": end, "the log": all, "the question": asks, "a tip": tips} {
				if px[0] == 0 {
					t.Errorf("%s %v: %s is not seen", moment, size, what)
				}
				grows(t, moment+": "+what, px)
			}
		}
	}
}

// TestLargerTextMakesHandsLarger measures the words of each card of a hand while the pointer is on it, compared with the same card lying in the hand
// at the first size.
func TestLargerTextMakesHandsLarger(t *testing.T) {
	for _, moment := range []string{"curtain-5", "curtain-10", "curtain-12"} {
		_, p := tabletest.AtMoment(t, moment)
		p.Shell.Settings.NoGuide = true
		seat := p.View.Decision.Seat()
		if err := p.Table.OpenCurtain(seat, ""); err != nil {
			t.Fatal(err)
		}
		app, err := render.New(func(*render.App) render.Scene { return p })
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
			h := uitest.Take(t, app, size[0], size[1])
			hand := curtain.Heaps(p.Rooms.Curtain.PileTray(game.Hand(seat), card.SkillCards).Cards)
			words := func(n int) (px float64) { // those of the card that was drawn last
				lines := p.Say.Face(card.SkillCards, hand[n].Id).Lines
				begins := strings.Join(strings.Fields(lines[0].Text)[:2], " ")
				for _, g := range h.Placed() {
					if strings.HasPrefix(g.Text, begins) {
						px = g.Px
					}
				}
				return px
			}
			lay := make([]float64, len(hand))
			for i, factor := range shell.TextFactors {
				app.SetTextSize(factor)
				app.Size(size[0], size[1])
				for n := range hand {
					h.Move(5, 5)
					h.Ticks(3)
					if i == 0 {
						lay[n] = words(n)
					}
					h.MoveTo(curtain.CardID(n))
					h.Ticks(3)
					if px, want := words(n), math.Floor(lay[n]*factor); px < want || px == 0 {
						t.Errorf("%s %v: %s has %.0f pixels at text size %d, want %.0f", moment, size, hand[n].Id, px, i, want)
					}
				}
			}
		}
	}
}
