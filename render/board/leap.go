package board

import (
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// standing is a miniature that stands in space.
type standing struct {
	kind ship.Kind
	pose
}

// Stretch and Flash are the moments in a jump when the stars become lines, and when everything is white.
const (
	Stretch = 0.28
	Flash   = 0.58
)

// leapAway makes the fleet jump. Everything else that was moving ends.
func (b *Board) leapAway() {
	m := &b.motion
	m.left = append(m.left[:0], m.stood...)
	b.Settle()
}

// left draws what the fleet leaves behind until it has jumped; it winks out ship by ship. It reports whether the fleet has yet to jump.
func (b *Board) left(u *ui.UI) bool {
	if b.Leap == 0 || b.Leap >= Flash || len(b.motion.left) == 0 {
		return false
	}
	m := &b.motion
	for i, s := range m.left {
		gone := Stretch + (Flash-Stretch)*0.7*float64(i+1)/float64(len(m.left)+1)
		t := (b.Leap - gone) / 0.1 // from here until it is gone
		m.stood = append(m.stood, s)
		if t < 0 {
			u.Flying(s.kind, s.x, s.y, s.size, s.heading, livery(s.kind))
			continue
		}
		if t < 1 {
			o := livery(s.kind)
			o.Bank, o.Fade, o.Flash, o.Lift = leastBank, t, 1-t, -1
			u.Flying(s.kind, s.x, s.y, s.size*(1-0.5*t), s.heading, o)
			u.Spark(s.x, s.y, s.size*(0.3+t), ui.Alpha(ui.Cyan, (1-t)*0.8))
		}
	}
	return true
}

// windUp draws the light of Galactica's engines, which grows before a jump.
func (b *Board) windUp(u *ui.UI, f *field) {
	if b.Leap == 0 || b.Leap >= Flash {
		return
	}
	power := ease(b.Leap / Flash)
	for _, y := range [...]float64{-84, -50, -16, 16, 50, 84} {
		u.Spark(f.x+500*f.k, f.y+y*f.k, (40+90*power)*f.k, ui.Alpha(ui.Cyan, 0.15+0.6*power))
	}
	u.Spark(f.x+510*f.k, f.y, 420*power*f.k, ui.Alpha(ui.White, 0.35*power*power))
}
