package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// aimed is a ship or a place at which an attack begins or ends.
type aimed struct {
	pose
	look ship.Kind
	none bool // no ship: the hull, or an area
}

// aim marks attacker and target while the attack is undecided: the corners of a frame around each, and a line between them. Where nothing else can be
// chosen, the rest is dimmed. It must be drawn when all ships lie where this frame has them.
func (b *Board) aim(u *ui.UI, v *game.View, seen ui.Rect) {
	e := &b.Aim
	if e.Kind != game.AttackMade || b.acts(u.Tick) {
		return
	}
	from, to, ok := b.ends(e, v)
	if !ok {
		return
	}
	c := ui.Cyan
	if byCylons(e.RollFor) {
		c = ui.Red
	}
	if b.Aside {
		u.Fill(seen, ui.Alpha(ui.Void, 0.42))
	}
	near, far := from.frame(), to.frame()
	if from.none {
		near = 0
	}
	dx, dy := to.x-from.x, to.y-from.y
	long := math.Hypot(dx, dy)
	if room := long - 14; near+far*sights > room { // the frames of two close ships keep clear of one another
		small := max(0.82, room/(near+far*sights)) // and off the ships
		near, far = near*small, far*small
	}
	if long > 0 {
		dx, dy = dx/long, dy/long
	}
	edge := 1 / max(math.Abs(dx), math.Abs(dy), 0.5) // of a square, in this direction
	if out, in := near*edge, far*edge+4; long > out+in+8 {
		x0, y0 := from.x+dx*out, from.y+dy*out
		x1, y1 := to.x-dx*in, to.y-dy*in
		u.Line(x0, y0, x1, y1, 9, ui.Alpha(c, 0.22))
		const dash, gap = 15.0, 8.0
		for at, end := 0.0, math.Hypot(x1-x0, y1-y0)-10; at < end; at += dash + gap {
			stop := min(end, at+dash)
			u.Line(x0+dx*at, y0+dy*at, x0+dx*stop, y0+dy*stop, 3, c)
		}
		u.Polygon([]float64{x1, y1, x1 - dx*20 - dy*10, y1 - dy*20 + dx*10, x1 - dx*20 + dy*10, y1 - dy*20 - dx*10}, c, ui.Color{}, 0)
	}
	if out, in := near*edge, far*edge; !from.none && long <= out+in+12 { // no room for a line
		x, y := to.x-dx*(in-6), to.y-dy*(in-6)
		u.Polygon([]float64{x, y, x - dx*14 - dy*9, y - dy*14 + dx*9, x - dx*14 + dy*9, y - dy*14 - dx*9}, c, ui.Color{}, 0)
	}
	for _, end := range [...]*aimed{&from, &to} {
		if !end.none && b.Aside {
			u.Ship(end.look, end.x, end.y, end.size, end.heading)
		}
		if end == &from && end.none {
			continue // Galactica herself fires
		}
		r := far
		if end == &from {
			r = near
		}
		corners(u, end.x, end.y, r, c)
	}
	// The target also bears the sights.
	for _, d := range [...][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		u.Line(to.x+d[0]*far, to.y+d[1]*far, to.x+d[0]*far*sights, to.y+d[1]*far*sights, 3, c)
	}
}

// corners draws the corners of a square around a ship. Its sides stay open, so that the ship stays visible.
func corners(u *ui.UI, x, y, r float64, c ui.Color) {
	arm := r * 0.42
	for _, d := range [...][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		cx, cy := x+d[0]*r, y+d[1]*r
		for _, width := range [...]float64{8, 3.5} {
			ink := c
			if width > 4 {
				ink = ui.Alpha(c, 0.25) // its glow
			}
			u.Line(cx+d[0]*1.7, cy, cx-d[0]*arm, cy, width, ink)
			u.Line(cx, cy+d[1]*1.7, cx, cy-d[1]*arm, width, ink)
		}
	}
}

// sights is how far the target's sights reach, in half sides of its frame.
const sights = 1.22

// byCylons reports whether a Cylon ship attacks.
func byCylons(roll game.RollFor) bool {
	return roll >= game.RollRaiderAtViper && roll <= game.RollBasestarAtGalactica
}

// frame returns half the side of the frame around it.
func (a *aimed) frame() float64 { return max(26, a.size*0.62) }

// ends returns the attacker and the target of an attack, where they lie.
func (b *Board) ends(e *game.Event, v *game.View) (from, to aimed, ok bool) {
	at := func(look ship.Kind, t thing) (aimed, bool) {
		p, ok := b.motion.last()[t]
		return aimed{pose: p, look: look}, ok
	}
	heap := func(kind ship.Kind) (aimed, bool) { return at(kind, heapOf(kind, e.Area)) }
	viper := func(s game.Seat) (aimed, bool) {
		look := ship.ViperII
		if s >= 0 && int(s) < len(v.Seats) {
			look = KindOf(v.Seats[s].Craft)
		}
		return at(look, viperOf(s, e.Area))
	}
	basestar := func() (aimed, bool) {
		look := ship.Basestar
		if v.Count(game.BasestarTokens(e.N)) > 0 {
			look = ship.BasestarDamaged
		}
		return at(look, basestarOf(e.Area, e.N))
	}
	target := func() (aimed, bool) {
		if e.Ship == card.Basestar {
			return basestar()
		}
		if e.Ship == card.Raider && e.N == game.ScarIsIt {
			return at(ship.Raider, scarOf(e.Area))
		}
		return heap(KindOf(e.Ship))
	}
	raider := func() (aimed, bool) {
		if a, ok := heap(ship.Raider); ok {
			return a, true
		}
		return at(ship.Raider, scarOf(e.Area))
	}
	hull := func(of pose) aimed { return aimed{pose: b.hullNear(of), none: true} }
	var one, other bool
	// no ship flies for the others
	//exhaustive:ignore
	switch e.RollFor {
	case game.RollViperAtRaider, game.RollViperAtHeavyRaider, game.RollViperAtBasestar:
		to, other = target()
		if from, one = viper(e.Seat); !one {
			if from, one = heap(ship.ViperII); !one {
				from, one = heap(ship.ViperVII)
			}
		}
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar, game.RollForNuke:
		to, other = target()
		from, one = hull(to.pose), other
	case game.RollRaiderAtViper:
		from, one = raider()
		if to, other = heap(KindOf(e.Ship)); !other {
			to, other = heap(ship.ViperVII)
		}
	case game.RollRaiderAtPilot:
		from, one = raider()
		to, other = viper(e.Other)
	case game.RollRaiderAtGalactica:
		from, one = raider()
		to, other = hull(from.pose), one
	case game.RollBasestarAtGalactica:
		from, one = basestar()
		to, other = hull(from.pose), one
	case game.RollForAreaNuke:
		for _, s := range b.field.sectors() {
			if s.area == e.Area {
				x, y := s.ships.Center()
				to, other = aimed{pose: pose{x, y, min(s.ships.W, s.ships.H), 0}, none: true}, true
			}
		}
		from, one = hull(to.pose), other
	}
	return from, to, one && other
}
