package card

import (
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Back draws a card from behind: the deck's sign in a colour, which is the seat's for cards of a hand.
func (f *Faces) Back(u *ui.UI, r ui.Rect, deck say.Deck, c ui.Color) ui.Rect {
	Back(u, r, LookOf(deck).Icon, deck == say.SkillCards, c)
	return r
}

// Back draws the back of a card with a sign in the middle; plain backs have a diamond there.
func Back(u *ui.UI, r ui.Rect, sign ui.Icon, plain bool, c ui.Color) {
	k := r.W / 112
	u.Panel(r, ui.Plain.Cutting(14*k).Edged(ui.Mix(c, ui.LineBase, 0.25), 2))
	in := r.Inset(10 * k)
	u.Panel(in, ui.Look{Top: ui.Mix(ui.PanelBase, c, 0.10), Bottom: ui.Mix(ui.PanelBase, c, 0.04), LineTop: ui.Alpha(c, 0.6), LineBottom: ui.Alpha(c, 0.35), Line: 1.2, Cut: 9 * k})
	x, y := r.Centre()
	if plain {
		d := 19 * k
		u.Polygon([]float64{x, y - d, x + d, y, x, y + d, x - d, y}, c, ui.Color{}, 0)
		return
	}
	u.Icon(sign, r.Around(54*k, 54*k), c)
}
