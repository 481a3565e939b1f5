package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// blast is an explosion.
type blast struct {
	x, y, size  float64
	begin, long int
	behind      bool // on the Cylon Fleet board
}

// explode blows up something on the main board at a tick, for a number of ticks at full pace.
func (m *motion) explode(x, y, size float64, at, long int) {
	m.blasts = append(m.blasts, blast{x: x, y: y, size: size, begin: at, long: m.ticks(long)})
}

// shot is the fire of an attack, from one place to another.
type shot struct {
	attack         game.Event
	x0, y0, x1, y1 float64
	begin, long    int
	hit            bool
	burst          bool // it has hit
}

// nuclear reports whether it is a nuke in flight.
func (s *shot) nuclear() bool {
	return s.attack.RollFor == game.RollForNuke || s.attack.RollFor == game.RollForAreaNuke
}

// hits returns the tick at which it reaches its target.
func (s *shot) hits() int { return s.begin + s.long*3/4 }

// Hits reports whether an event is an effect of a hit.
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
		return e.Damages() != nil || e.To == game.Removed
	}
	return false
}

// fired shows the fire of an attack.
func (b *Board) fired(e *game.Event, v *game.View, hit bool) {
	m := &b.motion
	s := shot{attack: *e, begin: m.cursor, hit: hit}
	long := ShotTicks
	if s.nuclear() {
		long = NukeTicks
	}
	s.long = m.ticks(long)
	if b.train(&s, v) {
		m.shots = append(m.shots, s)
		m.cursor = s.hits()
	}
}

// train aims a shot from where its ship is at where its target is, or past it. It returns false if one of them is not visible.
func (b *Board) train(s *shot, v *game.View) bool {
	from, to, ok := b.ends(&s.attack, v)
	if !ok {
		return false
	}
	s.x0, s.y0, s.x1, s.y1 = from.x, from.y, to.x, to.y
	if !s.hit {
		dx, dy := s.x1-s.x0, s.y1-s.y0
		s.x1, s.y1 = s.x1+dx*0.3-dy*0.16, s.y1+dy*0.3+dx*0.16
	}
	return true
}

// fight aims the shots not yet fired at where the ships lie now, and blows up what has been hit.
func (b *Board) fight(u *ui.UI, v *game.View) {
	m := &b.motion
	for i := range m.shots {
		s := &m.shots[i]
		switch {
		case u.Tick < s.begin:
			b.train(s, v)
		case s.hit && !s.burst && u.Tick >= s.hits():
			s.burst = true
			if s.nuclear() { // a fireball in a light that fills the area
				m.explode(s.x1, s.y1, 520, s.hits(), blastTicks/2)
				m.explode(s.x1, s.y1, 240, s.hits(), blastTicks*3/2)
			} else {
				m.explode(s.x1, s.y1, 56, s.hits(), blastTicks)
			}
		}
	}
}

// hullNear returns the place on Galactica's hull that is nearest to something.
func (b *Board) hullNear(p pose) pose {
	f := &b.field
	dx := max(-420*f.k, min(420*f.k, p.x-f.x))
	dy := max(-bodyHalf*f.k*0.8, min(bodyHalf*f.k*0.8, p.y-f.y))
	return pose{f.x + dx, f.y + dy, 60, 0}
}

// damaged reports whether a location is shown as damaged yet: the hit comes first.
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
			x, y := r.Center()
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
	switch {
	case u.Tick < s.begin:
	case s.nuclear():
		s.drawNuke(u)
	default:
		s.drawTracers(u)
	}
}

// drawNuke draws a nuke and the flame it flies on, until it goes off.
func (s *shot) drawNuke(u *ui.UI) {
	t := part(u.Tick, s.begin, s.hits()-s.begin)
	if t >= 1 {
		return
	}
	k := t * t * (1.6 - 0.6*t) // it gathers speed and does not slow down
	dx, dy := s.x1-s.x0, s.y1-s.y0
	x, y := s.x0+dx*k, s.y0+dy*k
	far := max(1, math.Hypot(dx, dy))
	const puffs, apart = 9, 13.0
	for i := range puffs {
		back := float64(i+1) * apart
		if back > k*far {
			break
		}
		left := 1 - float64(i)/puffs
		u.Spark(x-dx/far*back, y-dy/far*back, 8+14*left, ui.Alpha(ui.Mix(fireColor, ui.White, left*left), 0.75*left))
	}
	u.Flying(ship.Nuke, x, y, 52, math.Atan2(dx, -dy)*180/math.Pi, ship.Options{Bank: leastBank, Lights: 1, Lift: 1})
}

// tracers is the number of tracers in a shot, one after the other.
const tracers = 4

// drawTracers draws fire as streaks of light, which end in the target or fade past it.
func (s *shot) drawTracers(u *ui.UI) {
	t := part(u.Tick, s.begin, s.long)
	c := ui.AmberTop
	if byCylons(s.attack.RollFor) {
		c = ui.Red
	}
	dx, dy := s.x1-s.x0, s.y1-s.y0
	long := min(0.45, 58/max(1, math.Hypot(dx, dy)))
	core := ui.Mix(c, ui.White, 0.65)
	for i := range tracers {
		head := t*2.05 - float64(i)*0.22
		if head <= 0 || head > 1+long {
			continue
		}
		if head < 0.3 {
			u.Spark(s.x0, s.y0, 26, ui.Alpha(c, 1-head/0.3))
		}
		light := 1.0
		if !s.hit {
			light = min(1, (1+long-head)*2)
		}
		a, b := max(0, head-long), min(1, head)
		if a >= b {
			continue
		}
		x0, y0, x1, y1 := s.x0+dx*a, s.y0+dy*a, s.x0+dx*b, s.y0+dy*b
		u.Line(x0, y0, x1, y1, 8, ui.Alpha(c, 0.28*light))
		u.Line(x0, y0, x1, y1, 3, ui.Alpha(core, light))
		u.Spark(x1, y1, 13, ui.Alpha(c, light))
		if s.hit && head >= 1 {
			u.Spark(s.x1, s.y1, 30, ui.Alpha(core, 1-(head-1)/long))
		}
	}
}

// sparks makes sparks fly for a moment where something is damaged.
func (m *motion) sparks(r ui.Rect, at int) {
	for i := range 7 {
		// At scattered places, the same each time.
		x, y := math.Mod(float64(i)*0.754877666+0.2, 1), math.Mod(float64(i)*0.569840291+0.4, 1)
		m.explode(r.X+r.W*x, r.Y+r.H*y, 22, at+m.ticks(16+13*i), 22)
	}
}

// Explode draws an explosion of the given size at (x, y), when t of it has passed, 0 to 1.
func Explode(u *ui.UI, x, y, size, t float64) {
	b := blast{x: x, y: y, size: size, begin: u.Tick - int(t*1000), long: 1000}
	b.draw(u)
}

var fireColor = ui.Color{R: 0xFF, G: 0xA5, B: 0x4A, A: 255}

// embers is the number of directions in which the sparks of a blast fly.
const embers = 9

func (bl *blast) draw(u *ui.UI) {
	if u.Tick < bl.begin {
		return
	}
	t := part(u.Tick, bl.begin, bl.long)
	left := 1 - t
	u.Spark(bl.x, bl.y, bl.size*(0.5+0.9*t), ui.Alpha(fireColor, left*left))
	if t < 0.4 {
		u.Spark(bl.x, bl.y, bl.size*(0.7-t), ui.Alpha(ui.White, 1-t/0.4))
	}
	for i := range embers {
		a := float64(i)*2*math.Pi/embers + float64(i%3)*0.37
		speed := bl.size * (0.75 + 0.4*float64(i*5%7)/7)
		out := speed * (1 - left*left)
		in := speed * (1 - (left+0.12)*(left+0.12))
		sin, cos := math.Sincos(a)
		u.Line(bl.x+cos*max(0, in), bl.y+sin*max(0, in), bl.x+cos*out, bl.y+sin*out, 2, ui.Alpha(ui.Mix(fireColor, ui.White, left*0.6), left))
	}
}
