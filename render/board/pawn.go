package board

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// pawn is a character's figure on its way from plate to plate.
type pawn struct {
	place         card.Place
	x, y, size    float64
	fromX, fromY  float64
	fromHull      bool // it comes from a location of Galactica
	begin         int
	known, flying bool
}

// step draws the figure of a seat at a place, or on its way there. If stands is true, the figure has its foot.
func (b *Board) step(u *ui.UI, s game.Seat, place card.Place, x, y, size float64, stands bool) {
	m := &b.motion
	p := &m.pawns[s]
	if p.known && p.place != place && m.ticks != nil && m.ticks(pawnTicks) > 0 {
		p.flying, p.begin = true, max(u.Tick, b.camera.there)
		p.fromX, p.fromY, p.fromHull = p.x, p.y, b.field.aboard(p.place)
	}
	p.known, p.place, p.x, p.y, p.size = true, place, x, y, size
	if p.flying && u.Tick < p.begin+m.ticks(pawnTicks) {
		return // drawn above everything
	}
	p.flying = false
	if b.Host.Pawn(u, s, ui.R(x, y, size, size)).Carried {
		b.carried = func(px, py float64) { Pawn(u, px-size/2, py-size*0.8, size, b.Host.Color(s), b.Host.Emblem(s)) }
	}
	if stands {
		Pawn(u, x, y, size, b.Host.Color(s), b.Host.Emblem(s))
	} else {
		u.Badge(ui.R(x, y, size, size), b.Host.Emblem(s), b.Host.Color(s))
	}
}
