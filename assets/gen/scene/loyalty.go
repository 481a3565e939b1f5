package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// beyond is somebody in a dark room in front of a lit opening; what adds what is seen through it. All Loyalty cards show the same room, light and
// view, so that nobody can tell them apart from across the table.
func beyond(what func(s *set.Stage)) func() *set.Stage {
	return func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.15, -3.9, 1.62), Aim: solid.V(0.1, 2, 1.42), Zoom: 1.72, Above: set.Cold.Mul(0.022), Below: set.Cold.Mul(0.010), Fog: set.Cold.Mul(0.014), FogDensity: 0.028, Far: 60}
		s.Put(set.DeckPlates(0x2a3138, 0.5), set.Floor(0))
		s.Put(set.WallPlates(0x39424a), solid.Less(set.Slab(-9, 9, 2.2, 2.5, -1, 6), solid.New(func(p solid.Vec) float64 {
			return max(set.Octagon(p.X-0.1, p.Z-1.55, 1.75, 1.5, 0.8), math.Abs(p.Y-2.3)-1)
		}, -2, 1, 2, 4), 0.02))
		s.Put(set.Metal(0x55606a, 0.6), solid.New(func(p solid.Vec) float64 {
			d := set.Octagon(p.X-0.1, p.Z-1.55, 1.75, 1.5, 0.8)
			return max(math.Abs(d-0.09)-0.07, math.Abs(p.Y-2.16)-0.10)
		}, -2.2, 2, 2.3, 2.3))
		s.Someone(figure.Composed, solid.V(-0.62, 0.55, 0), 172, people.Officer(8))
		s.Sky = set.Nebula(solid.RGB(0.03, 0.09, 0.16), solid.RGB(0.03, 0.06, 0.12), 301)
		s.Sun = set.Sun{From: solid.V(0.4, 0.5, 0.6).Unit(), Light: set.Cold.Mul(0.10)}
		what(s)
		s.Lamp(solid.V(0.3, 6.4, 3.2), set.Cold.Mix(set.Pale, 0.35).Mul(10), 0.5, true)
		s.Lamp(solid.V(0.9, 2.9, 2.9), set.Cold.Mix(set.Pale, 0.5).Mul(1.3), 0.2, false)
		s.Lamp(solid.V(-2.6, -1.5, 3.2), set.Cold.Mul(1.1), 0, false)
		s.Look = set.Look{Bright: 1.1, Bloom: 0.25, Paint: 0.7, Rays: [][3]float64{{0.08, 0.16, 0.5}}}
		return s
	}
}

// coolCenturion puts a centurion on the stage whose eye has the color of the room. A red one could be recognized from across the table.
func coolCenturion(s *set.Stage, at solid.Vec, turn float64, stance figure.Stance) {
	s.Cast(figure.Centurion(stance, at, turn, solid.Hex(0x8a929a), set.Cold.Mul(1.75)))
}

// bars puts the bars of a cell across the opening.
func bars(s *set.Stage, y float64) {
	s.Put(set.Metal(0x1c2126, 0.7), set.RepeatX(solid.Drum(0, y, 0, 3.6, 0.035, 0.005), -2.0, 0.36, 13), set.Slab(-2.4, 2.6, y-0.05, y+0.05, 1.0, 1.07))
}

// bed puts a bed on the stage with somebody under a sheet.
func bed(s *set.Stage, x, y float64) {
	s.Put(set.Metal(0x4a5458, 0.5), set.Slab(x-0.9, x+0.9, y-0.3, y+0.3, 0.66, 0.74), solid.Drum(x-0.7, y, 0, 0.7, 0.05, 0.01), solid.Drum(x+0.7, y, 0, 0.7, 0.05, 0.01))
	s.Put(set.Metal(0xaebcc0, 0.05), solid.New(func(p solid.Vec) float64 {
		d := rod{solid.V(x-0.45, y, 0.88), solid.V(x+0.85, y, 0.86), 0.17, 0.09}.dist(p)
		d = solid.Blend(d, rod{solid.V(x-0.3, y-0.15, 0.87), solid.V(x-0.3, y+0.15, 0.87), 0.15, 0.15}.dist(p), 0.1)
		return max(d, 0.74-p.Z)
	}, x-0.8, y-0.35, x+1.05, y+0.35))
}

// robedRow puts n people in long robes on the stage, in a row that faces the camera.
func robedRow(s *set.Stage, n int, y float64) {
	for i := range n {
		o := float64(i) - 2
		s.Someone(figure.Composed, solid.V(0.35+0.62*o, y+0.35*math.Abs(o), 0), -4*o, robed(0xb4bcc4, true))
	}
}

// jumpDrive puts the ring of the jump drive on the stage.
func jumpDrive(s *set.Stage, at solid.Vec, r float64, core solid.Color) {
	s.Put(set.Metal(0x6d757d, 0.7), solid.New(func(p solid.Vec) float64 {
		q := p.Sub(at)
		return math.Hypot(math.Hypot(q.X, q.Z)-r, q.Y) - 0.17*r - 0.02*math.Cos(16*math.Atan2(q.Z, q.X))
	}, at.X-1.3*r, at.Y-0.4*r, at.X+1.3*r, at.Y+0.4*r))
	s.Put(set.Shining(core), solid.Egg(at, solid.V(0.4*r, 0.15*r, 0.4*r)))
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		s.Put(set.Metal(0x3a4046, 0.6), solid.Rod(at.Add(solid.V(0.9*r*cos, 0, 0.9*r*sin)), at.Add(solid.V(0.4*r*cos, 0, 0.4*r*sin)), 0.05*r, 0.03*r))
	}
}

// wreckage hangs torn girders into the opening.
func wreckage(s *set.Stage) {
	k := set.Metal(0x2c333a, 0.5)
	for i := range 9 {
		a := solid.V(-1.7+0.45*float64(i), 3.2+1.2*solid.Hash(i, 1, 6), 3.2)
		b := a.Add(solid.V(1.4*(solid.Hash(i, 2, 6)-0.5), 0.3, -0.6-1.3*solid.Hash(i, 3, 6)))
		s.Put(k, solid.Rod(a, b, 0.07, 0.03))
		if i%2 == 0 {
			s.Effects = append(s.Effects, set.Glow(b, 0.04, set.Cold.Mul(0.9)), set.Streak(b, b.Add(solid.V(0.2, -0.1, -0.5)), 0.008, set.Cold.Mul(0.5)))
		}
	}
}

// loyaltyScenes are the pictures of the Loyalty cards.
var loyaltyScenes = map[string]func() *set.Stage{
	"mirror-human": beyond(func(s *set.Stage) {
		s.Someone(figure.Composed, solid.V(0.55, 3.7, 0), -4, people.Officer(8))
	}),
	"mirror-brig": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.6, 4.1, 0), -6, figure.Watching)
		bars(s, 3.1)
	}),
	"mirror-damage": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.6, 4.0, 0), -6, figure.Watching)
		wreckage(s)
	}),
	"mirror-morale": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.6, 3.6, 0), -6, figure.Watching)
		for i := range 5 {
			s.Someone(figure.Downcast, solid.V(-1.4+0.85*float64(i), 5.0+0.6*solid.Hash(i, 1, 3), 0), 0, people.Anybody(i+4))
		}
	}),
	"mirror-sickbay": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.75, 4.4, 0), -6, figure.Watching)
		bed(s, 0.45, 3.2)
	}),
	"mirror-boarding": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.45, 3.5, 0), -6, figure.Firing)
		coolCenturion(s, solid.V(1.45, 4.6, 0), -8, figure.Firing)
		coolCenturion(s, solid.V(-0.55, 5.0, 0), 2, figure.Firing)
	}),
	"mirror-jump": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.65, 3.6, 0), -6, figure.Watching)
		jumpDrive(s, solid.V(0.2, 5.4, 1.7), 1.1, set.Cold.Mul(0.5))
	}),
	"mirror-both": beyond(func(s *set.Stage) {
		s.Someone(figure.Composed, solid.V(0.1, 3.7, 0), -2, people.Officer(8))
		coolCenturion(s, solid.V(1.0, 3.9, 0), -8, figure.Watching)
	}),
	"mirror-treachery": beyond(func(s *set.Stage) {
		s.Someone(figure.Composed, solid.V(0.05, 3.7, 0), -2, people.Officer(3))
		s.Someone(figure.Composed, solid.V(0.85, 4.3, 0), -6, robed(0x3a4048, true))
		coolCenturion(s, solid.V(1.75, 5.2, 0), -8, figure.Watching)
	}),
	"goal-power": beyond(func(s *set.Stage) {
		s.Put(set.Metal(0x4a4f56, 0.3), set.Slab(-0.7, 1.7, 4.4, 6, 0, 0.3), set.Slab(-0.4, 1.4, 4.8, 6, 0.3, 0.5))
		s.Put(set.Metal(0x3c4650, 0.5), set.Slab(0.15, 0.85, 5.0, 5.5, 0.5, 0.95), set.Slab(0.12, 0.88, 5.4, 5.55, 0.5, 2.0), set.Slab(0.10, 0.2, 5.0, 5.5, 0.5, 1.2), set.Slab(0.8, 0.9, 5.0, 5.5, 0.5, 1.2))
		for _, x := range []float64{-0.75, 1.75} {
			s.Put(set.Metal(0x2e4256, 0.1), set.Banner(x, 5.7, 3.3, 0.6, 2.6))
		}
	}),
	"goal-devastation": beyond(func(s *set.Stage) {
		s.Put(set.Metal(0x8a9299, 0.7), solid.At(set.LyingDrum(0.30, 1.9), solid.V(0.4, 4.0, 1.0)), solid.Egg(solid.V(1.36, 4.0, 1.0), solid.V(0.42, 0.28, 0.28)))
		s.Put(set.Metal(0x3a4650, 0.4), set.Slab(-0.3, -0.1, 3.7, 4.3, 0, 0.78), set.Slab(0.85, 1.05, 3.7, 4.3, 0, 0.78), solid.At(set.LyingDrum(0.31, 0.12), solid.V(-0.2, 4.0, 1.0)), solid.At(set.LyingDrum(0.31, 0.12), solid.V(0.95, 4.0, 1.0)))
	}),
	"goal-intrigue": beyond(func(s *set.Stage) {
		s.Someone(figure.Barred, solid.V(0.62, 3.45, 0), -6, people.Priest(3))
		s.Put(set.Metal(0x2e4256, 0.1), set.Banner(-0.5, 5.7, 3.3, 0.7, 2.4))
		bars(s, 3.1)
	}),
	"goal-sacrifice": beyond(func(s *set.Stage) {
		s.Parked = true
		s.Craft("viper-ii", solid.V(0.4, 5.2, 0.75), 4.0, 215, -6, 22)
		k := s.Bodies[len(s.Bodies)-1].Material
		paint := k.Paint
		k.Paint = func(p, n solid.Vec, f *set.Surface) { // a red eye could be recognized from across the table
			paint(p, n, f)
			f.Color, f.Light = set.Cold.Mul(0.25*(f.Color.R+f.Color.G+f.Color.B)), solid.Color{}
		}
		s.Someone(figure.Kneeling, solid.V(0.75, 3.5, 0), -10, people.Pilot(4))
	}),
	"goal-self": beyond(func(s *set.Stage) {
		s.Someone(figure.Weary, solid.V(0.55, 3.9, 0.05), -8, people.Officer(8))
		s.Put(set.Metal(0x4a5058, 0.3), set.Slab(0.0, 1.3, 3.7, 4.4, 0.36, 0.5))
		bars(s, 3.1)
	}),
	"goal-selfish": beyond(func(s *set.Stage) {
		s.Put(set.Metal(0x5a646c, 0.1), set.Crate(0.1, 4.6, 0, 1.0, 0.8), set.Crate(1.2, 4.5, 0, 0.9, 0.7), set.Crate(0.2, 4.7, 0.8, 0.9, 0.7), set.Crate(-0.9, 4.9, 0, 0.9, 0.9), set.Crate(1.1, 4.6, 0.7, 0.7, 0.6), set.Crate(0.25, 4.7, 1.5, 0.6, 0.5))
		s.Someone(figure.Folded, solid.V(0.62, 3.6, 0), -6, people.Anybody(8))
	}),
	"goal-stand": beyond(func(s *set.Stage) {
		for i := range 10 {
			y := 4.4 + 1.1*float64(i)
			s.Craft("raider", solid.V(0.45+(solid.Hash(i, 1, 12)-0.4)*(1.0+0.33*y), y, 1.35+(solid.Hash(i, 2, 12)-0.4)*(0.9+0.13*y)), 1.1, 184+20*(solid.Hash(i, 3, 12)-0.5), -16, 40*(solid.Hash(i, 5, 12)-0.5))
		}
	}),
	"goal-caution": beyond(func(s *set.Stage) {
		s.Sky = set.Planet(s.Sky, set.Orb{X: 0.2, Y: 0.0, R: 0.17, Sun: solid.V(-0.6, 0.5, 0.3), Land: solid.Hex(0x6a7a8a), Sea: solid.Hex(0x35506c), Air: solid.RGB(0.3, 0.6, 1), Seed: 14})
		s.Craft("civilian-liner", solid.V(0.65, 5.5, 1.25), 1.7, 285, 8, -6)
	}),
	"five-executed": beyond(func(s *set.Stage) {
		robedRow(s, 5, 4.4)
		s.Someone(figure.Kneeling, solid.V(0.5, 3.2, 0), -6, people.Officer(3))
	}),
	"five-ships": beyond(func(s *set.Stage) {
		robedRow(s, 5, 3.9)
		for i := range 5 {
			s.Craft("raider", solid.V(-1.6+1.0*float64(i), 9+solid.Hash(i, 1, 5), 3.0+0.5*solid.Hash(i, 2, 5)), 1.3, 184, -20, 30*(solid.Hash(i, 5, 5)-0.5))
		}
	}),
	"five-damage": beyond(func(s *set.Stage) {
		robedRow(s, 5, 4.4)
		wreckage(s)
	}),
	"five-fallen": beyond(func(s *set.Stage) {
		robedRow(s, 5, 4.9)
		bed(s, 0.45, 3.2)
	}),
	"five-brig": beyond(func(s *set.Stage) {
		robedRow(s, 5, 4.2)
		bars(s, 3.1)
	}),
}
