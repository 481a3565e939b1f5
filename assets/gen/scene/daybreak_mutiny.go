package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// stand puts a crate on the stage for somebody to stand on, its top at z.
func stand(s *set.Stage, x, y, w, z float64) {
	s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(x, y, 0, w, z))
}

// agitator is somebody on a crate who speaks to a crowd, in front of a torn flag.
func agitator(light solid.Color, who string, pose figure.Pose, seed int) *set.Stage {
	s := &set.Stage{Eye: solid.V(0, -5, 1.6), Aim: solid.V(0, 2, 1.6), Zoom: 1.6, Above: light.Mul(0.03), Below: light.Mul(0.014), Fog: light.Mul(0.010), FogDensity: 0.04, Far: 50}
	s.Room(0x3a3632, 6.5, 9, 5)
	s.CloseUp(solid.V(0.35, -3.6, 1.75), solid.V(0.02, 1.5, 1.92), 1.95, light)
	stand(s, 0, 1.6, 0.9, 0.55)
	stand(s, 1.1, 2.3, 0.8, 0.8)
	stand(s, 1.2, 2.2, 0.6, 1.3)
	s.Exactly(pose, solid.V(-0.02, 1.6, 0.55), 6, character(who))
	flag := set.Metal(0x2a4a6a, 0.1)
	flag.Paint = func(p, n solid.Vec, f *set.Surface) {
		if r := math.Hypot(p.X+0.5, p.Z-2.55); r > 0.36 && r < 0.44 || math.Abs(p.X+0.5) < 0.035 && r < 0.36 {
			f.Color = solid.Hex(0xc0983c)
		}
	}
	torn := solid.New(func(p solid.Vec) float64 {
		fold := 0.07*math.Sin(p.X*4+1) + 0.04*math.Sin(p.X*9+p.Z*2)
		d := max(math.Abs(p.X+0.5)-1.15, math.Abs(p.Y-4.4-fold)-0.015, p.Z-3.5)
		low := 1.55 + 0.55*solid.Noise(p.X*2.6+20, 3, 5) + 0.22*math.Abs(math.Mod(p.X*4+20, 1)-0.5)
		tear := 0.05 - math.Abs(p.X-0.12-0.2*math.Sin(p.Z*2)) - 0.02*(p.Z-1.4)
		hole := math.Hypot(p.X+1.15, (p.Z-2.3)*0.8) - 0.16 - 0.1*solid.Noise(p.X*5+20, p.Z*5+20, 3)
		return max(d, low-p.Z, -hole, tear) * 0.6
	}, -1.8, 4.2, 0.8, 4.7)
	s.Put(flag, torn)
	for i, x := range []float64{-1.55, -0.95, -0.45, 0.42, 0.95, 1.5} {
		s.Someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Standing}[(i+seed)%3], solid.V(x, -0.7+0.5*solid.Hash(i, 1, seed), -0.12), 180-14*x, people.Anybody(i*3+seed))
	}
	for i, x := range []float64{-1.7, -1.15, 1.95, 2.5} {
		s.Someone([]figure.Pose{figure.Calling, figure.Folded}[i%2], solid.V(x, 2.6+0.5*solid.Hash(i, 2, seed), 0), -30*math.Copysign(1, x), people.DeckHand(i+seed))
	}
	s.Lamp(solid.V(0.4, 0.8, 4.4), light.Mul(4), 0.4, true)
	s.Lamp(solid.V(-1.6, 3.6, 4.0), light.Mix(set.Warm, 0.4).Mul(2.6), 0.3, false)
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Rays: [][3]float64{{0.1, 0.5, 0.5}}, Clear: true}
	return s
}

// barricade puts a pile of crates and plates across a corridor.
func barricade(s *set.Stage, y float64) {
	k, g := set.Metal(0x7b6a45, 0.1), set.Metal(0x4a5440, 0.2)
	s.Put(k, set.Crate(-1.5, y, 0, 0.9, 0.8), set.Crate(-0.45, y+0.1, 0, 0.8, 0.6), set.Crate(1.55, y, 0, 0.9, 0.9), solid.Turn(set.Crate(-1.2, y, 0.8, 0.6, 0.5), -1.2, y, 18))
	s.Put(g, set.Crate(0.55, y-0.05, 0, 0.9, 0.7), solid.Turn(set.Crate(1.35, y, 0.9, 0.6, 0.4), 1.35, y, -14))
	s.Put(set.Steel(), solid.Lean(set.Slab(-0.95, 0.95, y-0.45, y-0.38, 0.3, 1.0), 0, 0.6, 9), solid.Rod(solid.V(-1.9, y-0.3, 0.1), solid.V(-0.2, y-0.35, 1.15), 0.04, 0.04), solid.Rod(solid.V(1.9, y-0.3, 0.1), solid.V(0.5, y-0.3, 1.25), 0.04, 0.04))
}

// quorumRoom is the room of the Quorum: delegates at a curved table around the speaker, under the flags of the colonies.
func quorumRoom(light solid.Color, pose func(i int) figure.Pose, standing bool) *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.5, -4.6, 2.0), Aim: solid.V(0, 2, 1.4), Zoom: 1.6, Above: light.Mul(0.032), Below: light.Mul(0.014), Fog: light.Mul(0.009), FogDensity: 0.035, Far: 50}
	s.Room(0x3c3a3c, 6.5, 7.5, 4.6)
	s.Put(set.Metal(0x4a2c34, 0.05), set.Slab(-6, 6, -4, 7.4, 0, 0.012))
	table := solid.New(func(p solid.Vec) float64 { // half a ring, open towards the camera
		r := math.Hypot(p.X, p.Y-1.4)
		d := max(math.Abs(r-2.15)-0.30, math.Abs(p.Z-0.76)-0.04)
		panel := max(math.Abs(r-1.90)-0.03, math.Abs(p.Z-0.38)-0.38)
		return max(min(d, panel), 0.15-(p.Y-1.4)) * 0.9
	}, -2.6, 1.4, 2.6, 4.2)
	s.Put(set.Wood(), table)
	for i := range 9 {
		a := math.Pi * (0.06 + 0.88*float64(i)/8)
		x, y := 2.62*math.Cos(a), 1.4+2.62*math.Sin(a)
		turn := -turnTo(x, -(y - 1.4)) // towards the middle
		at := solid.V(x, y, 0)
		if !standing {
			s.Stool(x, y)
		}
		who := people.Anybody(i*5 + 301)
		who.Dress, who.Cloth = []people.Dress{people.Suit, people.Suit, people.Blouse}[i%3], []uint32{0x3a4048, 0x4a3a3c, 0x5a4a5e, 0x3c4a44, 0x54503e}[i%5]
		s.Someone(pose(i), at, turn, who)
	}
	for i := range 7 {
		x := -3.9 + 1.3*float64(i)
		s.Put(set.Metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024, 0x2a5a48, 0x5a3a6a, 0x6a4a2a, 0x3a4a5a}[i], 0.1), set.Banner(x, 7.1, 4.2, 0.8, 2.9))
	}
	s.Lamp(solid.V(0, 1.8, 4.1), light.Mul(4.2), 0.35, true)
	s.Lamp(solid.V(-3, 5.2, 3.8), set.Warm.Mul(1.8), 0.3, false)
	s.Lamp(solid.V(3, 5.2, 3.8), set.Warm.Mul(1.8), 0.3, false)
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Clear: true}
	return s
}

// daybreakMutiny are the pictures of the Mutiny cards and of what leads to a mutiny.
var daybreakMutiny = map[string]func() *set.Stage{
	"agitator": func() *set.Stage {
		p := figure.Calling
		p.Look, p.Nod = -10, 2
		return agitator(set.Alarm.Mix(set.Warm, 0.45), "tom-zarek-military", p, 12)
	},
	"rally": func() *set.Stage {
		p := figure.Speaking
		p.Look, p.Nod = -6, 4
		return agitator(set.Amber, "lee-adama-political", p, 31)
	},
	// A man with a rifle controls the corridor.
	"mutineer": func() *set.Stage {
		s := set.Corridor(set.Alarm, 0x36322f, 1.7, 1.3)
		s.CloseUp(solid.V(0.15, -2.6, 1.35), solid.V(0.0, 0.9, 1.42), 1.55, set.Alarm)
		p := figure.Guarding
		p.Look, p.Nod = -4, 4
		s.Exactly(p, solid.V(0.10, 0.9, 0), -8, marineOf("felix-gaeta"))
		s.Someone(figure.Aiming, solid.V(-0.95, 1.8, 0), 150, people.Marine(17))
		s.Someone(figure.Guarding, solid.V(1.05, 2.2, 0), -14, people.DeckHand(24))
		s.Someone(figure.Bound, solid.V(-0.55, 3.6, 0), 10, people.Officer(12))
		s.Someone(figure.Guarding, solid.V(0.35, 4.6, 0), -8, people.Marine(19))
		s.Lamp(solid.V(0, 6.5, 2.6), set.Alarm.Mul(5), 0.5, true)
		s.Lamp(solid.V(-2, -2.4, 2.6), set.Cold.Mul(1.4), 0, false)
		s.Look.Rays = [][3]float64{{0, 0.12, 0.6}}
		return s
	},
	// The mutineers hold Command.
	"usurper": func() *set.Stage {
		s := bridge()
		s.Bodies = s.Bodies[:0]
		s.Room(0x2c343c, 6.5, 7.5, 4.4)
		s.Lamps = nil
		s.Put(set.Metal(0x232a31, 0.5), solid.Drum(0, 1.2, 0, 0.86, 1.15, 0.04))
		plot := &set.Material{Gloss: 0.5}
		plot.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 {
				f.Light = set.Radar(set.Alarm, 3, 9, set.Amber)(p.X/1.1, (p.Y-1.2)/1.1).Mul(0.9)
			}
		}
		s.Put(plot, solid.Drum(0, 1.2, 0.84, 0.885, 1.1, 0.005))
		s.CloseUp(solid.V(-0.2, -0.9, 1.75), solid.V(0.14, 2.6, 1.30), 1.6, set.Alarm)
		p := figure.Leaning
		p.Nod, p.Look = -16, 2
		s.Exactly(p, solid.V(-0.10, 2.62, 0), 2, character("tom-zarek-military"))
		s.Exactly(figure.Folded, solid.V(0.82, 2.85, 0), -16, character("felix-gaeta"))
		s.Exactly(figure.Guarding, solid.V(-1.05, 3.0, 0), 16, people.Marine(61))
		s.Exactly(figure.Bound, solid.V(-1.62, 3.5, 0), 26, people.Officer(18))
		s.Someone(figure.Guarding, solid.V(1.75, 3.8, 0), -20, people.Marine(64))
		s.Console(-2.9, 5.2, 18, set.Metal(0x2b333b, 0.4), set.Alarm.Mul(0.7), 3)
		s.Console(2.9, 5.2, -18, set.Metal(0x2b333b, 0.4), set.Alarm.Mul(0.7), 9)
		s.Display(0.2, 6.2, 2.7, 2.6, 1.3, set.Radar(set.Alarm, 7, 6, set.Amber))
		s.Lamp(solid.V(0, 1.2, 1.25), set.Alarm.Mul(1.2), 0.2, false)
		s.Lamp(solid.V(0, 1.6, 3.9), set.Cold.Mix(set.Pale, 0.3).Mul(1.8), 0.3, true)
		s.Lamp(solid.V(0.2, 5.2, 3.2), set.Alarm.Mul(2.4), 0.3, false)
		s.Look.Clear = true
		return s
	},
	// A friend holds a gun to his back.
	"betrayal": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x2e3640, 1.7, 1.4)
		s.CloseUp(solid.V(0.25, -1.9, 1.55), solid.V(0.02, 1.5, 1.50), 1.45, set.Cold)
		s.KeyLeft = true
		q := figure.Standing
		q.Left, q.Right = figure.Hand{At: solid.V(0.34, -0.10, 1.60), Grip: figure.Spread, Elbow: solid.V(1, 0, -0.5), Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.34, -0.10, 1.58), Grip: figure.Spread, Elbow: solid.V(-1, 0, -0.5), Palm: solid.V(0, -1, 0)}
		q.Look, q.Nod, q.Twist = 22, 6, 0
		s.Exactly(q, solid.V(-0.36, 1.2, 0), -18, character("saul-tigh"))
		p := figure.Covering
		p.Look, p.Nod = -18, 4
		s.Exactly(p, solid.V(0.50, 1.85, 0), -52, character("aaron-kelly"))
		s.Someone(figure.Guarding, solid.V(-1.15, 3.2, 0), 12, people.Marine(22))
		s.Someone(figure.Guarding, solid.V(1.25, 3.6, 0), -12, people.Marine(25))
		s.Key, s.Look.Clear = s.Key.Mul(1.3), true
		s.Lamp(solid.V(0, 5.5, 2.6), set.Alarm.Mul(4), 0.5, true)
		return s
	},
	// Photographs for blackmail are on the table.
	"blackmail": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.15, -1.0, 1.75), Aim: solid.V(0.02, 0.28, 0.84), Zoom: 1.62, Above: set.Cold.Mul(0.03), Below: set.Cold.Mul(0.02), Fog: set.Cold.Mul(0.004), FogDensity: 0.03, Far: 20}
		s.Put(set.Wood(), set.Slab(-3, 3, -1.2, 2.5, 0.6, 0.78))
		faces := []func(u, v float64) float64{set.Mugshot(character("gaius-baltar"), 24), set.Mugshot(character("caprica-six"), -30), set.Mugshot(character("laura-roslin"), 18), set.Mugshot(character("tom-zarek"), -20)}
		for i, at := range []solid.Vec{solid.V(-0.60, 0.36, 0), solid.V(-0.10, 0.18, 0.008), solid.V(0.46, 0.40, 0.004), solid.V(0.30, -0.10, 0.012)} {
			sin, cos := math.Sincos([]float64{-0.24, 0.10, 0.30, -0.12}[i])
			local := func(p solid.Vec) (x, y float64) {
				x, y = p.X-at.X, p.Y-at.Y
				return x*cos + y*sin, -x*sin + y*cos
			}
			z := 0.785 + at.Z
			sheet := &set.Material{Gloss: 0.5}
			sheet.Paint = func(p, n solid.Vec, f *set.Surface) {
				x, y := local(p)
				f.Color = solid.RGB(0.7, 0.7, 0.68)
				if math.Abs(x) < 0.225 && math.Abs(y) < 0.145 {
					v := 1.7 * faces[i](0.62*x/0.225, 0.62*y/0.145+0.12)
					f.Color = solid.RGB(v, v*0.97, v*0.90)
				}
				if i == 1 { // the person in question, circled in red
					if r := math.Abs(math.Hypot(x, y-0.01) - 0.115); r < 0.007 {
						f.Color = solid.Hex(0xb01812)
					}
				}
			}
			s.PutBall(sheet, solid.Solid{Dist: func(p solid.Vec) float64 {
				x, y := local(p)
				return max(math.Abs(x)-0.25, math.Abs(y)-0.17, math.Abs(p.Z-z)-0.003) * 0.9
			}}, solid.V(at.X, at.Y, z), 0.33)
		}
		s.Put(set.Metal(0xb09a6a, 0.05), solid.Turn(set.Slab(-1.35, -0.85, -0.15, 0.25, 0.78, 0.79), -1.1, 0, -16))
		s.Drink(0.95, 0.62, 0.78, 0.075)
		s.Put(set.Metal(0x16181c, 0.5), solid.Rod(solid.V(-0.95, 0.62, 0.80), solid.V(-0.55, 0.80, 0.80), 0.016, 0.010)) // a pen
		s.Lamp(solid.V(-0.1, 0.5, 1.75), set.Warm.Mix(set.Pale, 0.6).Mul(1.3), 0.2, true)
		s.Lamp(solid.V(1.5, 1.2, 1.4), set.Alarm.Mul(0.7), 0, false)
		s.Look = set.Look{Bright: 1.15, Bloom: 0.25, Paint: 0.5}
		return s
	},
	// A shell game: the prize is under one of the cups.
	"cups": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(0.05, -1.35, 1.38), Aim: solid.V(0, 0.2, 1.03), Zoom: 1.42, Above: set.Amber.Mul(0.03), Below: set.Amber.Mul(0.02), Fog: set.Amber.Mul(0.006), FogDensity: 0.03, Far: 20}
		s.Put(set.Wood(), set.Slab(-3, 3, -1.2, 1.6, 0.6, 0.78))
		tin := set.Metal(0x9aa0a6, 0.9)
		tin.Mirror = 0.12
		cup := func(x, y, lean, lift float64) {
			s.Put(tin, solid.Lean(solid.New(func(p solid.Vec) float64 {
				q := solid.V(p.X-x, p.Y-y, p.Z-0.78-lift)
				r := math.Hypot(q.X, q.Y) - (0.135 - 0.13*q.Z)
				d := max(math.Abs(r)-0.007, q.Z-0.25, -q.Z)
				d = min(d, max(r, math.Abs(q.Z-0.245)-0.008))
				rim := math.Hypot(math.Hypot(q.X, q.Y)-0.135, q.Z-0.01) - 0.012
				return min(d, rim) * 0.8
			}, x-0.2, y-0.2, x+0.2, y+0.2), x, 0.78+lift, lean))
		}
		cup(-0.52, 0.18, 0, 0)
		cup(0.02, 0.18, 0, 0)
		cup(0.52, 0.12, 38, 0.10)
		s.Put(set.Metal(0xc09a3a, 0.9), solid.Drum(0.48, 0.02, 0.78, 0.80, 0.055, 0.006))
		s.Put(set.Shining(set.Alarm.Mul(0.5)), solid.Egg(solid.V(0.48, 0.02, 0.805), solid.V(0.018, 0.018, 0.008)))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.16, 0.88), 26, -8, 4
		p.Left, p.Right = figure.Hand{At: solid.V(0.42, -0.50, 1.02), Grip: figure.Fist, Elbow: solid.V(1, 0.4, 0), Palm: solid.V(-1, 0, -0.4)}, figure.Hand{At: solid.V(-0.24, -0.46, 0.86), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.4, 0)}
		s.Exactly(p, solid.V(0.05, 0.86, 0), 0, dealer())
		s.Key = set.Warm.Mix(set.Pale, 0.5).Mul(0.5)
		s.Lamp(solid.V(-0.4, -0.5, 2.0), set.Warm.Mul(1.2), 0.2, true)
		s.Lamp(solid.V(1.5, 1.4, 1.5), set.Alarm.Mul(0.8), 0, false)
		s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.6}
		return s
	},
	// The vipers are grounded.
	"grounded": func() *set.Stage {
		s := flightDeck()
		s.CloseUp(solid.V(-2.4, -5.6, 1.6), solid.V(-1.2, -2.2, 1.40), 1.7, set.Cold)
		chain := set.Metal(0x9a9ea2, 0.7)
		for i := range 24 { // a chain in front of the vipers
			t := float64(i) / 23
			at := solid.V(-2.6+3.0*t, -1.35, 0.62+0.55*math.Pow(2*t-1, 2))
			s.PutBall(chain, solid.Egg(at, solid.V(0.075, 0.035+0.03*float64(i%2), 0.05)), at, 0.085)
		}
		s.Put(set.Metal(0x8a2a20, 0.4), solid.Drum(-2.65, -1.35, 0, 1.25, 0.06, 0.01), solid.Drum(0.45, -1.35, 0, 1.25, 0.06, 0.01))
		p := figure.Downcast
		s.Exactly(p, solid.V(-1.65, -2.35, 0), 28, character("louanne-katraine"))
		s.Exactly(figure.Folded, solid.V(-1.02, -2.05, 0), -4, character("kara-thrace"))
		s.Exactly(figure.Guarding, solid.V(-0.28, -2.1, 0), -24, people.Marine(71))
		s.Look.Clear = true
		return s
	},
	// Bread for everybody.
	"feeding": func() *set.Stage {
		s := set.Corridor(set.Warm, 0x3c362e, 1.8, 1.35)
		s.CloseUp(solid.V(0.15, -2.2, 1.55), solid.V(-0.02, 1.4, 1.24), 1.65, set.Warm)
		s.Put(set.Metal(0x7b6a45, 0.1), solid.Less(set.Crate(0.62, 0.95, 0, 0.9, 0.72), set.Slab(0.25, 0.99, 0.58, 1.32, 0.3, 1), 0.01), set.Crate(1.5, 1.6, 0, 0.9, 0.8), set.Crate(1.55, 1.6, 0.8, 0.7, 0.6))
		loaf := set.Metal(0xa86a2c, 0.2)
		for i := range 16 {
			at := solid.V(0.34+0.19*float64(i%4), 0.66+0.19*float64(i/4), 0.68+0.06*solid.Hash(i, 1, 4))
			s.PutBall(loaf, solid.Egg(at, solid.V(0.13, 0.075, 0.07)), at, 0.14)
		}
		p := figure.Reaching
		p.Right.At, p.Look, p.Nod = solid.V(-0.10, -0.46, 1.16), -16, 8
		f := figure.New(character("callandra-tyrol"), p, solid.V(0.42, 1.72, 0), -46)
		s.Cast(f)
		h := f.Hand().Add(solid.V(-0.05, -0.05, 0.05))
		s.PutBall(loaf, solid.Egg(h, solid.V(0.12, 0.07, 0.065)), h, 0.13)
		q := figure.Reaching
		q.Right.At, q.Look = solid.V(-0.06, -0.42, 1.14), 6
		s.Exactly(q, solid.V(-0.52, 1.36, 0), 62, people.Anybody(17))
		child := people.Child(9)
		s.Exactly(figure.Composed, solid.V(-0.22, 0.75, 0), 78, child)
		for i := range 5 {
			s.Someone([]figure.Pose{figure.Standing, figure.Folded, figure.Downcast}[i%3], solid.V(-1.05-0.16*float64(i), 1.9+0.75*float64(i), 0), 40, people.Anybody(i*4+26))
		}
		s.Lamp(solid.V(0.3, 1.1, 3.2), set.Warm.Mul(2), 0.3, true)
		return s
	},
	// Everybody runs, nobody knows where to.
	"panic": func() *set.Stage {
		s := set.Corridor(set.Alarm.Mix(set.Amber, 0.4), 0x3a322c, 1.7, 1.35)
		s.CloseUp(solid.V(0.1, -3.2, 1.45), solid.V(0.0, 0.6, 1.40), 1.9, set.Amber)
		for i, at := range []solid.Vec{solid.V(-0.10, -0.2, 0), solid.V(0.85, 0.3, 0), solid.V(-0.95, 0.5, 0), solid.V(0.35, 1.6, 0), solid.V(-0.5, 2.1, 0), solid.V(1.15, 2.5, 0), solid.V(-1.25, 2.9, 0), solid.V(0.1, 3.4, 0)} {
			who := people.Anybody(i*7 + 40)
			p := figure.Running
			if i%3 == 2 {
				p = figure.Running.Mirrored()
			}
			p.Nod = 2
			s.Someone(p, at, 20*(solid.Hash(i, 1, 8)-0.5)-at.X*8, who)
		}
		s.Someone(figure.Running, solid.V(-0.55, -0.3, 0), 4, people.Child(4))
		s.Someone(figure.Huddled, solid.V(1.5, -0.2, 0), -40, people.Anybody(82))
		s.Lamp(solid.V(0, 6.2, 2.4), solid.RGB(3, 1.0, 0.3).Mul(5), 0.6, true)
		s.Effects = append(s.Effects, set.Blast(solid.V(1.1, 7.5, 1.7), 1.9, 0.9, 6))
		s.Look.Rays = [][3]float64{{0, 0.08, 0.7}}
		return s
	},
	// A sit-in blocks the way.
	"sit-in": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x363e46, 1.7, 1.3)
		s.CloseUp(solid.V(0.25, -3.0, 1.55), solid.V(0.0, 0.9, 1.06), 1.95, set.Cold)
		for i := range 9 {
			x := -1.5 + 0.75*float64(i%5)
			if i > 4 {
				x = -1.1 + 0.72*float64(i-5)
			}
			p := figure.Huddled
			p.Nod, p.Lean = -2, 14
			s.Someone(p, solid.V(x, 0.25+0.75*float64(i/5), 0), -6*x, people.Anybody(i*3+61))
		}
		board := set.Metal(0xc8bfa4, 0.05)
		board.Paint = func(p, n solid.Vec, f *set.Surface) { // an open hand is painted on it
			x, z := p.X-0.62, p.Z-1.30
			d := math.Hypot(x, (z+0.05)*0.9) - 0.085
			for k := range 5 {
				a := 1.57 + 0.42*(float64(k)-2)
				d = min(d, rod{solid.V(0.05*math.Cos(a), 0, -0.05+0.05*math.Sin(a)), solid.V((0.17+0.01*float64(k%2))*math.Cos(a), 0, -0.04+0.20*math.Sin(a)), 0.024, 0.018}.dist(solid.V(x, 0, z)))
			}
			if d < 0 {
				f.Color = solid.Hex(0x8a1c14)
			}
		}
		s.Put(board, set.Slab(0.32, 0.92, 0.95, 0.98, 1.02, 1.58))
		s.Put(set.Wood(), solid.Rod(solid.V(0.62, 1.0, 0.3), solid.V(0.62, 1.0, 1.1), 0.018, 0.018))
		s.Lamp(solid.V(0.6, 0.2, 1.7), set.Pale.Mul(0.5), 0, false)
		for i, x := range []float64{-1.05, -0.2, 1.35} {
			s.Someone(figure.Guarding, solid.V(x, 2.3+0.3*float64(i%2), 0), -8*x, people.Marine(91+i))
		}
		s.Lamp(solid.V(0, 1.2, 3.4), set.Pale.Mul(2), 0.3, true)
		return s
	},
	// Parts are taken from one ship to repair another.
	"scavenging": func() *set.Stage {
		s := flightDeck()
		s.Bodies = s.Bodies[:len(s.Bodies)-5]
		s.Parked = true
		s.CloseUp(solid.V(-2.0, -4.8, 1.75), solid.V(-0.3, -0.4, 1.25), 2.2, set.Cold)
		s.Craft("viper-ii", solid.V(0.3, 0.9, 1.0), 4.6, 232, 2, 0)
		b := &s.Bodies[len(s.Bodies)-1]
		whole := b.Dist
		b.Dist = func(p solid.Vec) float64 { // some panels are removed
			cut := max(math.Hypot(p.X-0.25, p.Z-1.30)-0.30, -p.Y-3)
			return solid.Carve(whole(p), -cut, 0.01) * 0.85
		}
		s.Craft("viper-ii", solid.V(4.6, 7.5, 1.05), 5.6, 205, 2, 0)
		for i := range 7 {
			x, y := -1.7+0.32*float64(i), -0.9+0.35*solid.Hash(i, 1, 5)
			s.Put(set.Metal([]uint32{0x6d757d, 0x9a5a2a, 0x4c545c}[i%3], 0.6), []solid.Solid{solid.Drum(x, y, 0, 0.18+0.2*solid.Hash(i, 2, 5), 0.11, 0.02), solid.At(set.LyingDrum(0.09, 0.4), solid.V(x, y, 0.10)), set.Slab(x-0.16, x+0.16, y-0.1, y+0.1, 0, 0.14)}[i%3])
		}
		p := figure.Working
		s.Exactly(p, solid.V(-0.45, 0.15, 0), 108, character("callandra-tyrol"))
		q := figure.Walking
		f := figure.New(people.DeckHand(33), q, solid.V(-1.35, -0.35, 0), -30)
		s.Cast(f)
		h := f.Hand()
		s.Put(set.Metal(0x9a5a2a, 0.6), solid.Rod(h.Add(solid.V(-0.12, 0, -0.10)), h.Add(solid.V(0.16, 0, 0.12)), 0.05, 0.05))
		s.Someone(figure.Pointing, solid.V(0.95, -0.55, 0), 150, people.DeckHand(35))
		s.Lamp(solid.V(-0.3, -0.4, 2.4), set.Warm.Mul(1.6), 0.1, false)
		s.Look.Clear = true
		return s
	},
	// Mutineers hold out behind a barricade.
	"barricade": func() *set.Stage {
		s := set.Corridor(set.Amber, 0x36302a, 1.7, 1.3)
		s.CloseUp(solid.V(0.35, -3.6, 1.75), solid.V(0.0, 0.8, 1.24), 2.1, set.Amber)
		barricade(s, 1.4)
		s.Exactly(figure.Aiming, solid.V(-0.92, 0.70, 0), 176, people.DeckHand(14))
		s.Exactly(figure.Aiming, solid.V(0.18, 0.62, 0), 184, marineOf("samuel-anders"))
		s.Exactly(figure.Kneeling, solid.V(1.15, 0.5, 0), 190, people.Anybody(43))
		s.Centurion(figure.Firing, solid.V(0.55, 5.6, 0), 0, 0x7f868d)
		s.Centurion(figure.Marching, solid.V(-0.6, 7.0, 0), 0, 0x7f868d)
		s.Tracers(solid.V(-0.9, 1.0, 1.40), solid.V(0.4, 5.2, 1.5), 3, set.Warm, 4)
		s.Tracers(solid.V(0.3, 4.8, 1.6), solid.V(0.9, 1.2, 1.2), 3, set.Alarm, 7)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.75, 4.9, 1.3), 0.55, 0.9, 6))
		s.Lamp(solid.V(0.4, 4.6, 2.4), solid.RGB(3, 1.1, 0.35).Mul(3), 0.4, true)
		s.Lamp(solid.V(-1.6, -1.2, 2.6), set.Cold.Mul(2.2), 0, false)
		s.Lamp(solid.V(0.3, 0.6, 2.9), set.Amber.Mul(1.2), 0, false)
		return s
	},
	"quorum": func() *set.Stage {
		s := quorumRoom(set.Cold.Mix(set.Pale, 0.5), func(i int) figure.Pose {
			p := figure.Sitting
			p.Lean, p.Nod = 8, 2
			return p
		}, false)
		s.CloseUp(solid.V(-0.9, -1.0, 1.85), solid.V(0.05, 2.9, 1.24), 1.7, set.Warm)
		s.Lamp(solid.V(-0.6, 0.2, 1.5), set.Warm.Mul(0.9), 0, false)
		return s
	},
	"uproar": func() *set.Stage {
		s := quorumRoom(set.Alarm.Mix(set.Warm, 0.6), func(i int) figure.Pose {
			return []figure.Pose{figure.Calling, figure.Pointing, figure.Cheering, figure.Calling, figure.Folded}[i%5]
		}, true)
		s.CloseUp(solid.V(-0.35, -2.9, 2.05), solid.V(0.0, 2.2, 1.36), 2.9, set.Warm)
		s.Exactly(figure.Composed, solid.V(0.05, 1.1, 0), 170, character("laura-roslin"))
		paper := &set.Material{Color: solid.Hex(0xd8d2c0), Light: solid.RGB(0.20, 0.17, 0.13), Gloss: 0.05}
		for i := range 14 { // papers fly
			at := solid.V(3.4*(solid.Hash(i, 1, 7)-0.5), 1.2+2*solid.Hash(i, 2, 7), 1.3+1.2*solid.Hash(i, 3, 7))
			s.Put(paper, solid.Lean(solid.Turn(set.Slab(-0.08, 0.08, -0.004, 0.004, -0.11, 0.11), 0, 0, 80*(solid.Hash(i, 4, 7)-0.5)), 0, 0, 180*solid.Hash(i, 5, 7)).Shifted(at))
		}
		return s
	},
	// She is asked to resign.
	"impeachment": func() *set.Stage {
		s := quorumRoom(set.Cold, func(i int) figure.Pose {
			p := figure.Sitting
			p.Lean, p.Nod = 8, 4
			if i == 4 {
				p = figure.Pointing
			}
			return p
		}, false)
		s.CloseUp(solid.V(0.25, -1.7, 1.7), solid.V(0.0, 1.9, 1.40), 1.7, set.Cold)
		p := figure.Composed
		p.Look, p.Nod = 30, 4
		s.Exactly(p, solid.V(-0.34, 1.1, 0), 8, character("laura-roslin"))
		s.Exactly(figure.Guarding, solid.V(0.62, 1.6, 0), -20, people.Marine(55))
		s.Exactly(figure.Guarding, solid.V(-1.15, 1.7, 0), 24, people.Marine(57))
		return s
	},
}
