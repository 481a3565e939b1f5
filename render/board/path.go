package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Path is the way flown by a Viper Mark VII that may fly on (E-FLEET-36); the zero Path is none.
type Path struct{ From, To card.Area }

// path draws the way that was flown and, fainter, those that are open.
func (b *Board) path(u *ui.UI, f *field, v *game.View) {
	if b.Flown.To == card.NoArea {
		return
	}
	for _, a := range [...]card.Area{b.Flown.To.Clockwise(), b.Flown.To.Counterclockwise()} {
		if _, ok := b.Host.Legal(game.Choice{Kind: game.Fly, Area: a}); ok && a != b.Flown.From {
			f.way(u, b.Flown.To, a, ui.Alpha(ui.Amber, 0.75), 3)
		}
	}
	if b.Flown.From != card.NoArea {
		f.way(u, b.Flown.From, b.Flown.To, ui.Cyan, 5)
	}
}

// way draws a dashed arrow from the middle of an area to that of the next.
func (f *field) way(u *ui.UI, from, to card.Area, c ui.Color, wide float64) {
	const dash, gap, head = 20.0, 13.0, 15.0
	x0, y0 := f.middle(from)
	x1, y1 := f.middle(to)
	far := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/far, (y1-y0)/far
	ends := far - 34
	for at := 34.0; at < ends-head; at += dash + gap {
		end := min(at+dash, ends-head)
		u.Line(x0+dx*at, y0+dy*at, x0+dx*end, y0+dy*end, wide, c)
	}
	tx, ty := x0+dx*ends, y0+dy*ends
	bx, by := tx-dx*head*1.5, ty-dy*head*1.5
	u.Polygon([]float64{tx, ty, bx - dy*head*0.8, by + dx*head*0.8, bx + dy*head*0.8, by - dx*head*0.8}, c, ui.Color{}, 0)
}

// middle returns the middle of an area, where its ships are.
func (f *field) middle(a card.Area) (x, y float64) {
	for _, s := range f.sectors() {
		if s.area == a {
			return s.ships.Center()
		}
	}
	return f.x, f.y
}
