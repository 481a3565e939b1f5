package card_test

import (
	"math"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/german"
	"battlestar/game/say/hungarian"
	"battlestar/render"
	cards "battlestar/render/card"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// fates is a scene that shows one card of the Ionian Nebula at a time: large, as a card of a hand, and small.
type fates struct {
	faces *cards.Faces
	one   one
	named bool // the language has names for the cards
	whole bool // the large card shows all its words
}

// Frame implements render.Scene.
func (s *fates) Frame(u *ui.UI, _ *render.App) {
	win := u.Window()
	aspect := cards.Aspect(s.one.deck)
	high := min(win.H-150, 880) // as scene.Large does it
	wide := min(high*aspect, 720)
	s.faces.Any(u, ui.R(40, 60, wide, wide/aspect), s.one.deck, s.one.id, cards.State{})
	s.whole = s.faces.Whole()
	s.faces.Any(u, ui.R(800, 60, 232, 232/aspect), s.one.deck, s.one.id, cards.State{Legal: true})
	if s.named {
		s.faces.Any(u, ui.R(1100, 60, 116, 116/aspect), s.one.deck, s.one.id, cards.State{})
	}
	s.faces.Token(u, ui.R(1300, 60, 24, 24), s.one.id)
}

// Cards and tokens of the Ionian Nebula must have room for their words in all languages, at every size of the window and of the text; large ones must
// leave nothing out.
func TestFatesHaveRoom(t *testing.T) {
	in := box.Everything()
	for _, lang := range []*say.Language{english.Language(), german.Language(), hungarian.Language()} {
		s := &fates{faces: cards.New(in, say.New(lang, in, nil)), one: one{card.Allies, "elosha"}, named: lang.ID == "en"}
		app, err := render.New(func(*render.App) render.Scene { return s })
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range sizes[:2] {
			for _, factor := range shell.TextFactors {
				app.SetTextSize(factor)
				h := uitest.Take(t, app, size[0], size[1])
				for _, deck := range []card.Deck{card.Allies, card.Crossroads, card.TraumaTokens} {
					for id := range in.IDs(deck) {
						s.one = one{deck, id}
						app.UI.Wake(1)
						h.Ticks(1)
						for _, p := range h.Problems() {
							t.Errorf("%s %v, text %v: %s: %v", lang.ID, size, factor, id, p)
						}
						if !s.whole {
							t.Errorf("%s %v, text %v: %s leaves words out", lang.ID, size, factor, id)
						}
					}
				}
			}
		}
	}
}

// The marks must differ in shape, so that they can be told apart without color at the small size that they have beside a seat.
func TestMarksHaveShapes(t *testing.T) {
	seen := map[ui.Icon]bool{}
	for _, m := range []card.Mark{card.Benevolent, card.Antagonistic, card.Disaster} {
		look := cards.MarkLook(m)
		if seen[look.Icon] {
			t.Errorf("%s has the sign of another", m)
		}
		seen[look.Icon] = true
		if c := ui.Contrast(look.Color, ui.PanelBase); c < 4.5 || math.IsNaN(c) {
			t.Errorf("the contrast of %s is %.1f", m, c)
		}
	}
}
