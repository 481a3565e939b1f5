package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// blast is where something blows up.
type blast struct {
	x, y, size  float64
	begin, long int
	behind      bool // on the Cylon Fleet board
}

// explode lets something on the main board blow up at a tick, for so many ticks of the full pace.
func (m *motion) explode(x, y, size float64, at, long int) {
	m.blasts = append(m.blasts, blast{x: x, y: y, size: size, begin: at, long: m.ticks(long)})
}

// shot is fire from one place to another.
type shot struct {
	x0, y0, x1, y1 float64
	begin, long    int
	hit            bool
	color          ui.Color
	missile        bool
}

// Hits says whether an event is what a hit of an attack does.
func Hits(e *game.Event) bool {
	switch e.Kind {
	case game.ShipMoved, game.BasestarGone, game.CharacterMoved, game.CenturionMoved:
		return true
	case game.CardMoved:
		for n := range basestars {
			if e.To == game.BasestarTokens(n) {
				return true
			}
		}
		return e.To == game.DamageOnBoard || e.To == game.Removed
	}
	return false
}

// fired shows the fire of an attack.
func (b *Board) fired(e *game.Event, v *game.View, hit bool) {
	from, to, ok := b.ends(e, v)
	if !ok {
		return
	}
	m, c := &b.motion, ui.AmberTop
	if byCylons(e.RollFor) {
		c = ui.Red
	}
	long := ShotTicks
	nuke := e.RollFor == game.RollForNuke || e.RollFor == game.RollForAreaNuke
	if nuke {
		long = NukeTicks
	}
	s := shot{x0: from.x, y0: from.y, x1: to.x, y1: to.y, begin: m.cursor, long: m.ticks(long), hit: hit, color: c, missile: nuke}
	if !hit { // past it
		dx, dy := s.x1-s.x0, s.y1-s.y0
		s.x1, s.y1 = s.x1+dx*0.3-dy*0.16, s.y1+dy*0.3+dx*0.16
	}
	m.shots = append(m.shots, s)
	m.cursor = s.begin + s.long*3/4
	if hit {
		size, long := 46.0, blastTicks
		if nuke { // a ball of fire in a light that fills the area
			size, long = 240, blastTicks*3/2
			m.explode(to.x, to.y, 520, m.cursor, blastTicks/2)
		}
		m.explode(to.x, to.y, size, m.cursor, long)
	}
}

// hullNear is the place on Galactica's hull that is nearest to something.
func (b *Board) hullNear(p pose) pose {
	f := &b.field
	dx := max(-420*f.k, min(420*f.k, p.x-f.x))
	dy := max(-bodyHalf*f.k*0.8, min(bodyHalf*f.k*0.8, p.y-f.y))
	return pose{f.x + dx, f.y + dy, 60, 0}
}

// damaged says whether a location is seen to be damaged yet: the hit comes first.
func (b *Board) damaged(u *ui.UI, place card.Place, is bool, r ui.Rect) bool {
	m := &b.motion
	if !is {
		delete(m.hurt, place)
		return false
	}
	at, known := m.hurt[place]
	if !known {
		if m.drawn && m.ticks != nil && m.ticks(blastTicks) > 0 {
			at = max(u.Tick, m.cursor)
			x, y := r.Centre()
			m.explode(x, y, 110, at, blastTicks)
			m.sparks(r, at)
		}
		if m.hurt == nil {
			m.hurt = map[card.Place]int{}
		}
		m.hurt[place] = at
	}
	return u.Tick >= at
}

func (s *shot) draw(u *ui.UI) {
	if u.Tick < s.begin {
		return
	}
	t := part(u.Tick, s.begin, s.long)
	dx, dy := s.x1-s.x0, s.y1-s.y0
	if s.missile {
		k := ease(t)
		u.Flying(ship.Nuke, s.x0+dx*k, s.y0+dy*k, 44, math.Atan2(dx, -dy)*180/math.Pi, ship.Options{Bank: leastBank, Lights: 1, Lift: 1})
		return
	}
	far := max(1, math.Hypot(dx, dy))
	length := min(0.5, 30/far)
	for i := range 3 { // three tracers one after the other
		head := t*1.9 - float64(i)*0.28
		if head <= 0 || head > 1+length {
			continue
		}
		a, b := max(0, head-length), min(1, head)
		if a >= b {
			continue
		}
		u.Line(s.x0+dx*a, s.y0+dy*a, s.x0+dx*b, s.y0+dy*b, 3, s.color)
		u.Spark(s.x0+dx*b, s.y0+dy*b, 9, s.color)
	}
	if t < 0.6 {
		u.Spark(s.x0, s.y0, 16, ui.Alpha(s.color, 0.8*(1-t/0.6)))
	}
}

// sparks fly for a moment where something is damaged.
func (m *motion) sparks(r ui.Rect, at int) {
	for i := range 7 {
		// Here and there, the same each time.
		x, y := math.Mod(float64(i)*0.754877666+0.2, 1), math.Mod(float64(i)*0.569840291+0.4, 1)
		m.explode(r.X+r.W*x, r.Y+r.H*y, 22, at+m.ticks(16+13*i), 22)
	}
}

// Explode draws what blows up at (x, y), size large, when t of it has passed, 0 to 1.
func Explode(u *ui.UI, x, y, size, t float64) {
	b := blast{x: x, y: y, size: size, begin: u.Tick - int(t*1000), long: 1000}
	b.draw(u)
}

// embers are the ways that the sparks of a blast fly.
const embers = 9

func (bl *blast) draw(u *ui.UI) {
	if u.Tick < bl.begin {
		return
	}
	t := part(u.Tick, bl.begin, bl.long)
	left := 1 - t
	fire := ui.Color{R: 0xFF, G: 0xA5, B: 0x4A, A: 255}
	u.Spark(bl.x, bl.y, bl.size*(0.5+0.9*t), ui.Alpha(fire, left*left))
	if t < 0.4 {
		u.Spark(bl.x, bl.y, bl.size*(0.7-t), ui.Alpha(ui.White, 1-t/0.4))
	}
	for i := range embers {
		a := float64(i)*2*math.Pi/embers + float64(i%3)*0.37
		speed := bl.size * (0.75 + 0.4*float64(i*5%7)/7)
		out := speed * (1 - left*left)
		in := speed * (1 - (left+0.12)*(left+0.12))
		sin, cos := math.Sincos(a)
		u.Line(bl.x+cos*max(0, in), bl.y+sin*max(0, in), bl.x+cos*out, bl.y+sin*out, 2, ui.Alpha(ui.Mix(fire, ui.White, left*0.6), left))
	}
}
