package card

import (
	"fmt"
	"math"
	"strings"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// Back draws a card from behind: the deck's sign in a color. For cards of a hand, that is the color of the seat.
func (f *Faces) Back(u *ui.UI, r ui.Rect, deck card.Deck, c ui.Color) ui.Rect {
	Back(u, r, LookOf(deck).Icon, deck == card.SkillCards, c)
	return r
}

// Back draws the back of a card with a sign in the middle; a plain back has a diamond there.
func Back(u *ui.UI, r ui.Rect, sign ui.Icon, plain bool, c ui.Color) {
	k := min(r.W, r.H*0.72) / 112
	if plain {
		sign = Ready
	}
	// A frame of metal around a field of enamel.
	u.Panel(r, ui.Look{
		Top: ui.Mix(ui.MetalTop, c, 0.20), Bottom: ui.Mix(ui.MetalBase, c, 0.06), LineTop: ui.Mix(c, ui.White, 0.20), LineBottom: ui.Mix(c, ui.Void, 0.45),
		Line: 2, Cut: 14 * k, Shadow: true, Fine: true,
	})
	in := r.Inset(8 * k)
	u.Panel(in, ui.Look{Top: ui.Mix(ui.Void, c, 0.36), Bottom: ui.Mix(ui.Void, c, 0.13), LineTop: ui.Alpha(c, 0.85), LineBottom: ui.Alpha(c, 0.45), Line: max(1, 1.4*k), Cut: 10 * k})
	x, y := r.Center()
	size := min(in.W, in.H)
	if r.W*u.Scale > 60 { // below that, the engraving would be a gray blur
		u.Icon(rosette, ui.R(x-size*0.49, y-size*0.49, size*0.98, size*0.98), ui.Alpha(c, 0.55))
		if over := (in.H - size) / 2; over > size*0.12 {
			h := min(size*0.5, over*1.1)
			u.Icon(fan, ui.R(x-h/2, in.Y+6*k, h, h), ui.Alpha(c, 0.5))
			u.Icon(fanBelow, ui.R(x-h/2, in.Bottom()-6*k-h, h, h), ui.Alpha(c, 0.5))
		}
	}
	// The emblem on its boss.
	boss := ui.R(x-size*0.33, y-size*0.33, size*0.66, size*0.66)
	u.Panel(boss, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.16), Bottom: ui.Mix(ui.Void, c, 0.10), LineTop: ui.Mix(c, ui.White, 0.15), LineBottom: ui.Mix(c, ui.Void, 0.35), Line: max(1, 2*k), Cut: boss.W * 0.29, Shadow: true})
	u.Icon(sign, boss.Inset(boss.W*0.17), ui.Mix(c, ui.White, 0.12))
}

// The engraving: rays between rings, and a fan of rings above and below.
var (
	rosette  = engraving()
	fan      = rings(20, 200, 340)
	fanBelow = rings(4, 20, 160)
)

func engraving() ui.Icon {
	var b strings.Builder
	for _, r := range []float64{11.5, 10.9, 7.6} {
		arc(&b, 12, r, 0, 180)
		arc(&b, 12, r, 180, 360)
	}
	for i := range 32 { // long and short rays, as on a compass rose
		long := []float64{10.9, 9.3}[i%2]
		ray := func(turn, r float64) {
			sin, cos := math.Sincos((float64(i) + turn) * math.Pi / 16)
			fmt.Fprintf(&b, "%.2f %.2f ", 12+r*cos, 12+r*sin)
		}
		b.WriteString("f M")
		ray(-0.28, 7.6)
		b.WriteString("L")
		ray(0, long)
		b.WriteString("L")
		ray(0.28, 7.6)
		b.WriteString("Z; ")
	}
	return ui.Icon(strings.TrimSuffix(b.String(), "; "))
}

func rings(y, from, to float64) ui.Icon {
	var b strings.Builder
	for _, r := range []float64{4, 7, 10, 13} {
		arc(&b, y, r, from, to)
	}
	return ui.Icon(strings.TrimSuffix(b.String(), "; "))
}

// arc writes a hairline about (12, y).
func arc(b *strings.Builder, y, r, from, to float64) {
	fmt.Fprintf(b, "f A12 %g %g %g %g A12 %g %g %g %g Z; ", y, r, from, to, y, r-0.28, to, from)
}
