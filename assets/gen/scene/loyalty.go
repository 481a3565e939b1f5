package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// beyond is somebody before a lit opening in a dark room, and what he sees beyond it. All Loyalty cards show it in one light and from one
// place: whoever looks from across the table cannot tell one from another.
func beyond(what func(s *stage)) func() *stage {
	return func() *stage {
		s := &stage{eye: solid.V(-0.15, -3.9, 1.62), aim: solid.V(0.1, 2, 1.42), zoom: 1.72, above: cold.Mul(0.022), below: cold.Mul(0.010), air: cold.Mul(0.014), thick: 0.028, far: 60}
		s.put(deckStuff(0x2a3138, 0.5), floorAt(0))
		s.put(wallStuff(0x39424a), solid.Less(slab(-9, 9, 2.2, 2.5, -1, 6), solid.New(func(p solid.Vec) float64 {
			return max(octagon2(p.X-0.1, p.Z-1.55, 1.75, 1.5, 0.8), math.Abs(p.Y-2.3)-1)
		}, -2, 1, 2, 4), 0.02))
		s.put(metal(0x55606a, 0.6), solid.New(func(p solid.Vec) float64 {
			d := octagon2(p.X-0.1, p.Z-1.55, 1.75, 1.5, 0.8)
			return max(math.Abs(d-0.09)-0.07, math.Abs(p.Y-2.16)-0.10)
		}, -2.2, 2, 2.3, 2.3))
		s.someone(figure.Composed, solid.V(-0.62, 0.55, 0), 172, people.Officer(8))
		s.sky = space(solid.RGB(0.03, 0.09, 0.16), solid.RGB(0.03, 0.06, 0.12), 301)
		s.sun = sun{from: solid.V(0.4, 0.5, 0.6).Unit(), light: cold.Mul(0.10)}
		what(s)
		s.lamp(solid.V(0.3, 6.4, 3.2), cold.Mix(pale, 0.35).Mul(10), 0.5, true)
		s.lamp(solid.V(0.9, 2.9, 2.9), cold.Mix(pale, 0.5).Mul(1.3), 0.2, false)
		s.lamp(solid.V(-2.6, -1.5, 3.2), cold.Mul(1.1), 0, false)
		s.look = look{bright: 1.1, bloom: 0.25, paint: 0.7, rays: [][3]float64{{0.08, 0.16, 0.5}}}
		return s
	}
}

// cool puts a centurion on the stage whose eye burns in the light of the room, not red.
func (s *stage) cool(at solid.Vec, turn float64, stance figure.Stance) {
	s.cast(figure.Centurion(stance, at, turn, solid.Hex(0x8a929a), cold.Mul(1.75)))
}

// barsAt is the bars of a cell across the opening.
func (s *stage) barsAt(y float64) {
	s.put(metal(0x1c2126, 0.7), across(solid.Drum(0, y, 0, 3.6, 0.035, 0.005), -2.0, 0.36, 13), slab(-2.4, 2.6, y-0.05, y+0.05, 1.0, 1.07))
}

// bedAt is a bed with somebody under a sheet.
func (s *stage) bedAt(x, y float64) {
	s.put(metal(0x4a5458, 0.5), slab(x-0.9, x+0.9, y-0.3, y+0.3, 0.66, 0.74), solid.Drum(x-0.7, y, 0, 0.7, 0.05, 0.01), solid.Drum(x+0.7, y, 0, 0.7, 0.05, 0.01))
	s.put(metal(0xaebcc0, 0.05), solid.New(func(p solid.Vec) float64 {
		d := rod2{solid.V(x-0.45, y, 0.88), solid.V(x+0.85, y, 0.86), 0.17, 0.09}.dist(p)
		d = solid.Blend(d, rod2{solid.V(x-0.3, y-0.15, 0.87), solid.V(x-0.3, y+0.15, 0.87), 0.15, 0.15}.dist(p), 0.1)
		return max(d, 0.74-p.Z)
	}, x-0.8, y-0.35, x+1.05, y+0.35))
}

// five is people in long robes who stand in a row and look to the eye.
func (s *stage) five(n int, y float64) {
	for i := range n {
		o := float64(i) - 2
		s.someone(figure.Composed, solid.V(0.35+0.62*o, y+0.35*math.Abs(o), 0), -4*o, robed(0xb4bcc4, true))
	}
}

// drive is the ring of the jump drive.
func (s *stage) drive(at solid.Vec, r float64, core solid.Color) {
	s.put(metal(0x6d757d, 0.7), solid.New(func(p solid.Vec) float64 {
		q := p.Sub(at)
		return math.Hypot(math.Hypot(q.X, q.Z)-r, q.Y) - 0.17*r - 0.02*math.Cos(16*math.Atan2(q.Z, q.X))
	}, at.X-1.3*r, at.Y-0.4*r, at.X+1.3*r, at.Y+0.4*r))
	s.put(shining(core), solid.Egg(at, solid.V(0.4*r, 0.15*r, 0.4*r)))
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		s.put(metal(0x3a4046, 0.6), solid.Rod(at.Add(solid.V(0.9*r*cos, 0, 0.9*r*sin)), at.Add(solid.V(0.4*r*cos, 0, 0.4*r*sin)), 0.05*r, 0.03*r))
	}
}

// wreckage is girders that hang torn into the opening.
func (s *stage) wreckage() {
	k := metal(0x2c333a, 0.5)
	for i := range 9 {
		a := solid.V(-1.7+0.45*float64(i), 3.2+1.2*solid.Hash(i, 1, 6), 3.2)
		b := a.Add(solid.V(1.4*(solid.Hash(i, 2, 6)-0.5), 0.3, -0.6-1.3*solid.Hash(i, 3, 6)))
		s.put(k, solid.Rod(a, b, 0.07, 0.03))
		if i%2 == 0 {
			s.veils = append(s.veils, glow(b, 0.04, cold.Mul(0.9)), streak(b, b.Add(solid.V(0.2, -0.1, -0.5)), 0.008, cold.Mul(0.5)))
		}
	}
}

var loyaltyScenes = map[string]func() *stage{
	"mirror-human": beyond(func(s *stage) {
		s.someone(figure.Composed, solid.V(0.55, 3.7, 0), -4, people.Officer(8))
	}),
	"mirror-brig": beyond(func(s *stage) {
		s.cool(solid.V(0.6, 4.1, 0), -6, figure.Watching)
		s.barsAt(3.1)
	}),
	"mirror-damage": beyond(func(s *stage) {
		s.cool(solid.V(0.6, 4.0, 0), -6, figure.Watching)
		s.wreckage()
	}),
	"mirror-morale": beyond(func(s *stage) {
		s.cool(solid.V(0.6, 3.6, 0), -6, figure.Watching)
		for i := range 5 {
			s.someone(figure.Downcast, solid.V(-1.4+0.85*float64(i), 5.0+0.6*solid.Hash(i, 1, 3), 0), 0, people.Anybody(i+4))
		}
	}),
	"mirror-sickbay": beyond(func(s *stage) {
		s.cool(solid.V(0.75, 4.4, 0), -6, figure.Watching)
		s.bedAt(0.45, 3.2)
	}),
	"mirror-boarding": beyond(func(s *stage) {
		s.cool(solid.V(0.45, 3.5, 0), -6, figure.Firing)
		s.cool(solid.V(1.45, 4.6, 0), -8, figure.Firing)
		s.cool(solid.V(-0.55, 5.0, 0), 2, figure.Firing)
	}),
	"mirror-jump": beyond(func(s *stage) {
		s.cool(solid.V(0.65, 3.6, 0), -6, figure.Watching)
		s.drive(solid.V(0.2, 5.4, 1.7), 1.1, cold.Mul(0.5))
	}),
	"mirror-both": beyond(func(s *stage) {
		s.someone(figure.Composed, solid.V(0.1, 3.7, 0), -2, people.Officer(8))
		s.cool(solid.V(1.0, 3.9, 0), -8, figure.Watching)
	}),
	"mirror-treachery": beyond(func(s *stage) {
		s.someone(figure.Composed, solid.V(0.05, 3.7, 0), -2, people.Officer(3))
		s.someone(figure.Composed, solid.V(0.85, 4.3, 0), -6, robed(0x3a4048, true))
		s.cool(solid.V(1.75, 5.2, 0), -8, figure.Watching)
	}),
	"goal-power": beyond(func(s *stage) {
		s.put(metal(0x4a4f56, 0.3), slab(-0.7, 1.7, 4.4, 6, 0, 0.3), slab(-0.4, 1.4, 4.8, 6, 0.3, 0.5))
		s.put(metal(0x3c4650, 0.5), slab(0.15, 0.85, 5.0, 5.5, 0.5, 0.95), slab(0.12, 0.88, 5.4, 5.55, 0.5, 2.0), slab(0.10, 0.2, 5.0, 5.5, 0.5, 1.2), slab(0.8, 0.9, 5.0, 5.5, 0.5, 1.2))
		for _, x := range []float64{-0.75, 1.75} {
			s.put(metal(0x2e4256, 0.1), banner(x, 5.7, 3.3, 0.6, 2.6))
		}
	}),
	"goal-devastation": beyond(func(s *stage) {
		s.put(metal(0x8a9299, 0.7), solid.At(lieDown(0.30, 1.9), solid.V(0.4, 4.0, 1.0)), solid.Egg(solid.V(1.36, 4.0, 1.0), solid.V(0.42, 0.28, 0.28)))
		s.put(metal(0x3a4650, 0.4), slab(-0.3, -0.1, 3.7, 4.3, 0, 0.78), slab(0.85, 1.05, 3.7, 4.3, 0, 0.78), solid.At(lieDown(0.31, 0.12), solid.V(-0.2, 4.0, 1.0)), solid.At(lieDown(0.31, 0.12), solid.V(0.95, 4.0, 1.0)))
	}),
	"goal-intrigue": beyond(func(s *stage) {
		s.someone(figure.Barred, solid.V(0.62, 3.45, 0), -6, people.Priest(3))
		s.put(metal(0x2e4256, 0.1), banner(-0.5, 5.7, 3.3, 0.7, 2.4))
		s.barsAt(3.1)
	}),
	"goal-sacrifice": beyond(func(s *stage) {
		s.parked = true
		s.craft("viper-ii", solid.V(0.4, 5.2, 0.75), 4.0, 215, -6, 22)
		k := s.bodies[len(s.bodies)-1].stuff
		paint := k.paint
		k.paint = func(p, n solid.Vec, f *surface) { // its red would be seen from afar
			paint(p, n, f)
			f.color, f.light = cold.Mul(0.25*(f.color.R+f.color.G+f.color.B)), solid.Color{}
		}
		s.someone(figure.Kneeling, solid.V(0.75, 3.5, 0), -10, people.Pilot(4))
	}),
	"goal-self": beyond(func(s *stage) {
		s.someone(figure.Weary, solid.V(0.55, 3.9, 0.05), -8, people.Officer(8))
		s.put(metal(0x4a5058, 0.3), slab(0.0, 1.3, 3.7, 4.4, 0.36, 0.5))
		s.barsAt(3.1)
	}),
	"goal-selfish": beyond(func(s *stage) {
		s.put(metal(0x5a646c, 0.1), crate(0.1, 4.6, 0, 1.0, 0.8), crate(1.2, 4.5, 0, 0.9, 0.7), crate(0.2, 4.7, 0.8, 0.9, 0.7), crate(-0.9, 4.9, 0, 0.9, 0.9), crate(1.1, 4.6, 0.7, 0.7, 0.6), crate(0.25, 4.7, 1.5, 0.6, 0.5))
		s.someone(figure.Folded, solid.V(0.62, 3.6, 0), -6, people.Anybody(8))
	}),
	"goal-stand": beyond(func(s *stage) {
		for i := range 10 {
			y := 4.4 + 1.1*float64(i)
			s.craft("raider", solid.V(0.45+(solid.Hash(i, 1, 12)-0.4)*(1.0+0.33*y), y, 1.35+(solid.Hash(i, 2, 12)-0.4)*(0.9+0.13*y)), 1.1, 184+20*(solid.Hash(i, 3, 12)-0.5), -16, 40*(solid.Hash(i, 5, 12)-0.5))
		}
	}),
	"goal-caution": beyond(func(s *stage) {
		s.sky = planet(s.sky, orb{x: 0.2, y: 0.0, r: 0.17, sun: solid.V(-0.6, 0.5, 0.3), land: solid.Hex(0x6a7a8a), sea: solid.Hex(0x35506c), air: solid.RGB(0.3, 0.6, 1), seed: 14})
		s.craft("civilian-liner", solid.V(0.65, 5.5, 1.25), 1.7, 285, 8, -6)
	}),
	"five-executed": beyond(func(s *stage) {
		s.five(5, 4.4)
		s.someone(figure.Kneeling, solid.V(0.5, 3.2, 0), -6, people.Officer(3))
	}),
	"five-ships": beyond(func(s *stage) {
		s.five(5, 3.9)
		for i := range 5 {
			s.craft("raider", solid.V(-1.6+1.0*float64(i), 9+solid.Hash(i, 1, 5), 3.0+0.5*solid.Hash(i, 2, 5)), 1.3, 184, -20, 30*(solid.Hash(i, 5, 5)-0.5))
		}
	}),
	"five-damage": beyond(func(s *stage) {
		s.five(5, 4.4)
		s.wreckage()
	}),
	"five-fallen": beyond(func(s *stage) {
		s.five(5, 4.9)
		s.bedAt(0.45, 3.2)
	}),
	"five-brig": beyond(func(s *stage) {
		s.five(5, 4.2)
		s.barsAt(3.1)
	}),
}
