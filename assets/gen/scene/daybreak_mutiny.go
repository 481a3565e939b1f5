package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// stand is a crate that somebody stands on, its top at z.
func (s *stage) stand(x, y, w, z float64) { s.put(metal(0x7b6a45, 0.1), crate(x, y, 0, w, z)) }

// agitator is somebody on a crate who talks to those around him, a torn flag behind him.
func agitator(light solid.Color, who string, pose figure.Pose, seed int) *stage {
	s := &stage{eye: solid.V(0, -5, 1.6), aim: solid.V(0, 2, 1.6), zoom: 1.6, above: light.Mul(0.03), below: light.Mul(0.014), air: light.Mul(0.010), thick: 0.04, far: 50}
	s.room(0x3a3632, 6.5, 9, 5)
	s.near(solid.V(0.35, -3.6, 1.75), solid.V(0.02, 1.5, 1.92), 1.95, light)
	s.stand(0, 1.6, 0.9, 0.55)
	s.stand(1.1, 2.3, 0.8, 0.8)
	s.stand(1.2, 2.2, 0.6, 1.3)
	s.exactly(pose, solid.V(-0.02, 1.6, 0.55), 6, character(who))
	flag := metal(0x2a4a6a, 0.1)
	flag.paint = func(p, n solid.Vec, f *surface) {
		if r := math.Hypot(p.X+0.5, p.Z-2.55); r > 0.36 && r < 0.44 || math.Abs(p.X+0.5) < 0.035 && r < 0.36 {
			f.color = solid.Hex(0xc0983c)
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
	s.put(flag, torn)
	for i, x := range []float64{-1.55, -0.95, -0.45, 0.42, 0.95, 1.5} {
		s.someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Standing}[(i+seed)%3], solid.V(x, -0.7+0.5*solid.Hash(i, 1, seed), -0.12), 180-14*x, people.Anybody(i*3+seed))
	}
	for i, x := range []float64{-1.7, -1.15, 1.95, 2.5} {
		s.someone([]figure.Pose{figure.Calling, figure.Folded}[i%2], solid.V(x, 2.6+0.5*solid.Hash(i, 2, seed), 0), -30*math.Copysign(1, x), people.DeckHand(i+seed))
	}
	s.lamp(solid.V(0.4, 0.8, 4.4), light.Mul(4), 0.4, true)
	s.lamp(solid.V(-1.6, 3.6, 4.0), light.Mix(warm, 0.4).Mul(2.6), 0.3, false)
	s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7, rays: [][3]float64{{0.1, 0.5, 0.5}}, clear: true}
	return s
}

// heap is crates and plates thrown together across a corridor.
func (s *stage) heap(y float64) {
	k, g := metal(0x7b6a45, 0.1), metal(0x4a5440, 0.2)
	s.put(k, crate(-1.5, y, 0, 0.9, 0.8), crate(-0.45, y+0.1, 0, 0.8, 0.6), crate(1.55, y, 0, 0.9, 0.9), solid.Turn(crate(-1.2, y, 0.8, 0.6, 0.5), -1.2, y, 18))
	s.put(g, crate(0.55, y-0.05, 0, 0.9, 0.7), solid.Turn(crate(1.35, y, 0.9, 0.6, 0.4), 1.35, y, -14))
	s.put(steel(), solid.Lean(slab(-0.95, 0.95, y-0.45, y-0.38, 0.3, 1.0), 0, 0.6, 9), solid.Rod(solid.V(-1.9, y-0.3, 0.1), solid.V(-0.2, y-0.35, 1.15), 0.04, 0.04), solid.Rod(solid.V(1.9, y-0.3, 0.1), solid.V(0.5, y-0.3, 1.25), 0.04, 0.04))
}

// quorumRoom is the quorum: twelve delegates at a table that is bent round whoever stands before it, under the twelve flags.
func quorumRoom(light solid.Color, pose func(i int) figure.Pose, standing bool) *stage {
	s := &stage{eye: solid.V(-0.5, -4.6, 2.0), aim: solid.V(0, 2, 1.4), zoom: 1.6, above: light.Mul(0.032), below: light.Mul(0.014), air: light.Mul(0.009), thick: 0.035, far: 50}
	s.room(0x3c3a3c, 6.5, 7.5, 4.6)
	s.put(metal(0x4a2c34, 0.05), slab(-6, 6, -4, 7.4, 0, 0.012))
	table := solid.New(func(p solid.Vec) float64 { // a ring, cut open to the eye
		r := math.Hypot(p.X, p.Y-1.4)
		d := max(math.Abs(r-2.15)-0.30, math.Abs(p.Z-0.76)-0.04)
		panel := max(math.Abs(r-1.90)-0.03, math.Abs(p.Z-0.38)-0.38)
		return max(min(d, panel), 0.15-(p.Y-1.4)) * 0.9
	}, -2.6, 1.4, 2.6, 4.2)
	s.put(wood(), table)
	for i := range 9 {
		a := math.Pi * (0.06 + 0.88*float64(i)/8)
		x, y := 2.62*math.Cos(a), 1.4+2.62*math.Sin(a)
		turn := -turnTo(x, -(y - 1.4)) // he looks to the middle
		at := solid.V(x, y, 0)
		if !standing {
			s.seat(x, y)
		}
		who := people.Anybody(i*5 + 301)
		who.Dress, who.Cloth = []people.Dress{people.Suit, people.Suit, people.Blouse}[i%3], []uint32{0x3a4048, 0x4a3a3c, 0x5a4a5e, 0x3c4a44, 0x54503e}[i%5]
		s.someone(pose(i), at, turn, who)
	}
	for i := range 7 {
		x := -3.9 + 1.3*float64(i)
		s.put(metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024, 0x2a5a48, 0x5a3a6a, 0x6a4a2a, 0x3a4a5a}[i], 0.1), banner(x, 7.1, 4.2, 0.8, 2.9))
	}
	s.lamp(solid.V(0, 1.8, 4.1), light.Mul(4.2), 0.35, true)
	s.lamp(solid.V(-3, 5.2, 3.8), warm.Mul(1.8), 0.3, false)
	s.lamp(solid.V(3, 5.2, 3.8), warm.Mul(1.8), 0.3, false)
	s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7, clear: true}
	return s
}

// mutinyScenes are the pictures of the Mutiny cards, and of what leads to them.
var mutinyScenes = map[string]func() *stage{
	"agitator": func() *stage {
		p := figure.Calling
		p.Look, p.Nod = -10, 2
		return agitator(alarm.Mix(warm, 0.45), "tom-zarek-military", p, 12)
	},
	"rally": func() *stage {
		p := figure.Speaking
		p.Look, p.Nod = -6, 4
		return agitator(amber, "lee-adama-political", p, 31)
	},
	// He has a rifle, and the corridor is his.
	"mutineer": func() *stage {
		s := corridor(alarm, 0x36322f, 1.7, 1.3)
		s.near(solid.V(0.15, -2.6, 1.35), solid.V(0.0, 0.9, 1.42), 1.55, alarm)
		p := figure.Guarding
		p.Look, p.Nod = -4, 4
		s.exactly(p, solid.V(0.10, 0.9, 0), -8, marineOf("felix-gaeta"))
		s.someone(figure.Aiming, solid.V(-0.95, 1.8, 0), 150, people.Marine(17))
		s.someone(figure.Guarding, solid.V(1.05, 2.2, 0), -14, people.DeckHand(24))
		s.someone(figure.Bound, solid.V(-0.55, 3.6, 0), 10, people.Officer(12))
		s.someone(figure.Guarding, solid.V(0.35, 4.6, 0), -8, people.Marine(19))
		s.lamp(solid.V(0, 6.5, 2.6), alarm.Mul(5), 0.5, true)
		s.lamp(solid.V(-2, -2.4, 2.6), cold.Mul(1.4), 0, false)
		s.look.rays = [][3]float64{{0, 0.12, 0.6}}
		return s
	},
	// Command has a new master.
	"usurper": func() *stage {
		s := bridge()
		s.bodies = s.bodies[:0]
		s.room(0x2c343c, 6.5, 7.5, 4.4)
		s.lamps = nil
		s.put(metal(0x232a31, 0.5), solid.Drum(0, 1.2, 0, 0.86, 1.15, 0.04))
		plot := &stuff{gloss: 0.5}
		plot.paint = func(p, n solid.Vec, f *surface) {
			if n.Z > 0.5 {
				f.light = sweep(alarm, 3, 9, amber)(p.X/1.1, (p.Y-1.2)/1.1).Mul(0.9)
			}
		}
		s.put(plot, solid.Drum(0, 1.2, 0.84, 0.885, 1.1, 0.005))
		s.near(solid.V(-0.2, -0.9, 1.75), solid.V(0.14, 2.6, 1.30), 1.6, alarm)
		p := figure.Leaning
		p.Nod, p.Look = -16, 2
		s.exactly(p, solid.V(-0.10, 2.62, 0), 2, character("tom-zarek-military"))
		s.exactly(figure.Folded, solid.V(0.82, 2.85, 0), -16, character("felix-gaeta"))
		s.exactly(figure.Guarding, solid.V(-1.05, 3.0, 0), 16, people.Marine(61))
		s.exactly(figure.Bound, solid.V(-1.62, 3.5, 0), 26, people.Officer(18))
		s.someone(figure.Guarding, solid.V(1.75, 3.8, 0), -20, people.Marine(64))
		s.console(-2.9, 5.2, 18, metal(0x2b333b, 0.4), alarm.Mul(0.7), 3)
		s.console(2.9, 5.2, -18, metal(0x2b333b, 0.4), alarm.Mul(0.7), 9)
		s.display(0.2, 6.2, 2.7, 2.6, 1.3, sweep(alarm, 7, 6, amber))
		s.lamp(solid.V(0, 1.2, 1.25), alarm.Mul(1.2), 0.2, false)
		s.lamp(solid.V(0, 1.6, 3.9), cold.Mix(pale, 0.3).Mul(1.8), 0.3, true)
		s.lamp(solid.V(0.2, 5.2, 3.2), alarm.Mul(2.4), 0.3, false)
		s.look.clear = true
		return s
	},
	// The gun at his back is a friend's.
	"betrayal": func() *stage {
		s := corridor(cold, 0x2e3640, 1.7, 1.4)
		s.near(solid.V(0.25, -1.9, 1.55), solid.V(0.02, 1.5, 1.50), 1.45, cold)
		s.left = true
		q := figure.Standing
		q.Left, q.Right = figure.Hand{At: solid.V(0.34, -0.10, 1.60), Grip: figure.Spread, Elbow: solid.V(1, 0, -0.5), Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.34, -0.10, 1.58), Grip: figure.Spread, Elbow: solid.V(-1, 0, -0.5), Palm: solid.V(0, -1, 0)}
		q.Look, q.Nod, q.Twist = 22, 6, 0
		s.exactly(q, solid.V(-0.36, 1.2, 0), -18, character("saul-tigh"))
		p := figure.Covering
		p.Look, p.Nod = -18, 4
		s.exactly(p, solid.V(0.50, 1.85, 0), -52, character("aaron-kelly"))
		s.someone(figure.Guarding, solid.V(-1.15, 3.2, 0), 12, people.Marine(22))
		s.someone(figure.Guarding, solid.V(1.25, 3.6, 0), -12, people.Marine(25))
		s.key, s.look.clear = s.key.Mul(1.3), true
		s.lamp(solid.V(0, 5.5, 2.6), alarm.Mul(4), 0.5, true)
		return s
	},
	// Pictures that nobody should see lie on the table.
	"blackmail": func() *stage {
		s := &stage{eye: solid.V(-0.15, -1.0, 1.75), aim: solid.V(0.02, 0.28, 0.84), zoom: 1.62, above: cold.Mul(0.03), below: cold.Mul(0.02), air: cold.Mul(0.004), thick: 0.03, far: 20}
		s.put(wood(), slab(-3, 3, -1.2, 2.5, 0.6, 0.78))
		faces := []func(u, v float64) float64{mugshot(character("gaius-baltar"), 24), mugshot(character("caprica-six"), -30), mugshot(character("laura-roslin"), 18), mugshot(character("tom-zarek"), -20)}
		for i, at := range []solid.Vec{solid.V(-0.60, 0.36, 0), solid.V(-0.10, 0.18, 0.008), solid.V(0.46, 0.40, 0.004), solid.V(0.30, -0.10, 0.012)} {
			sin, cos := math.Sincos([]float64{-0.24, 0.10, 0.30, -0.12}[i])
			local := func(p solid.Vec) (x, y float64) {
				x, y = p.X-at.X, p.Y-at.Y
				return x*cos + y*sin, -x*sin + y*cos
			}
			z := 0.785 + at.Z
			sheet := &stuff{gloss: 0.5}
			sheet.paint = func(p, n solid.Vec, f *surface) {
				x, y := local(p)
				f.color = solid.RGB(0.7, 0.7, 0.68)
				if math.Abs(x) < 0.225 && math.Abs(y) < 0.145 {
					v := 1.7 * faces[i](0.62*x/0.225, 0.62*y/0.145+0.12)
					f.color = solid.RGB(v, v*0.97, v*0.90)
				}
				if i == 1 { // he is meant
					if r := math.Abs(math.Hypot(x, y-0.01) - 0.115); r < 0.007 {
						f.color = solid.Hex(0xb01812)
					}
				}
			}
			s.putBall(sheet, solid.Solid{Dist: func(p solid.Vec) float64 {
				x, y := local(p)
				return max(math.Abs(x)-0.25, math.Abs(y)-0.17, math.Abs(p.Z-z)-0.003) * 0.9
			}}, solid.V(at.X, at.Y, z), 0.33)
		}
		s.put(metal(0xb09a6a, 0.05), solid.Turn(slab(-1.35, -0.85, -0.15, 0.25, 0.78, 0.79), -1.1, 0, -16))
		s.glassOf(0.95, 0.62, 0.78, 0.075)
		s.put(metal(0x16181c, 0.5), solid.Rod(solid.V(-0.95, 0.62, 0.80), solid.V(-0.55, 0.80, 0.80), 0.016, 0.010)) // a pen
		s.lamp(solid.V(-0.1, 0.5, 1.75), warm.Mix(pale, 0.6).Mul(1.3), 0.2, true)
		s.lamp(solid.V(1.5, 1.2, 1.4), alarm.Mul(0.7), 0, false)
		s.look = look{bright: 1.15, bloom: 0.25, paint: 0.5}
		return s
	},
	// Under one of the cups.
	"cups": func() *stage {
		s := &stage{eye: solid.V(0.05, -1.35, 1.38), aim: solid.V(0, 0.2, 1.03), zoom: 1.42, above: amber.Mul(0.03), below: amber.Mul(0.02), air: amber.Mul(0.006), thick: 0.03, far: 20}
		s.put(wood(), slab(-3, 3, -1.2, 1.6, 0.6, 0.78))
		tin := metal(0x9aa0a6, 0.9)
		tin.mirror = 0.12
		cup := func(x, y, lean, lift float64) {
			s.put(tin, solid.Lean(solid.New(func(p solid.Vec) float64 {
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
		s.put(metal(0xc09a3a, 0.9), solid.Drum(0.48, 0.02, 0.78, 0.80, 0.055, 0.006))
		s.put(shining(alarm.Mul(0.5)), solid.Egg(solid.V(0.48, 0.02, 0.805), solid.V(0.018, 0.018, 0.008)))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.16, 0.88), 26, -8, 4
		p.Left, p.Right = figure.Hand{At: solid.V(0.42, -0.50, 1.02), Grip: figure.Fist, Elbow: solid.V(1, 0.4, 0), Palm: solid.V(-1, 0, -0.4)}, figure.Hand{At: solid.V(-0.24, -0.46, 0.86), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.4, 0)}
		s.exactly(p, solid.V(0.05, 0.86, 0), 0, dealer())
		s.key = warm.Mix(pale, 0.5).Mul(0.5)
		s.lamp(solid.V(-0.4, -0.5, 2.0), warm.Mul(1.2), 0.2, true)
		s.lamp(solid.V(1.5, 1.4, 1.5), alarm.Mul(0.8), 0, false)
		s.look = look{bright: 1.15, bloom: 0.3, paint: 0.6}
		return s
	},
	// Nobody flies today.
	"grounded": func() *stage {
		s := flightDeck()
		s.near(solid.V(-2.4, -5.6, 1.6), solid.V(-1.2, -2.2, 1.40), 1.7, cold)
		chain := metal(0x9a9ea2, 0.7)
		for i := range 24 { // a chain before the vipers
			t := float64(i) / 23
			at := solid.V(-2.6+3.0*t, -1.35, 0.62+0.55*math.Pow(2*t-1, 2))
			s.putBall(chain, solid.Egg(at, solid.V(0.075, 0.035+0.03*float64(i%2), 0.05)), at, 0.085)
		}
		s.put(metal(0x8a2a20, 0.4), solid.Drum(-2.65, -1.35, 0, 1.25, 0.06, 0.01), solid.Drum(0.45, -1.35, 0, 1.25, 0.06, 0.01))
		p := figure.Downcast
		s.exactly(p, solid.V(-1.65, -2.35, 0), 28, character("louanne-katraine"))
		s.exactly(figure.Folded, solid.V(-1.02, -2.05, 0), -4, character("kara-thrace"))
		s.exactly(figure.Guarding, solid.V(-0.28, -2.1, 0), -24, people.Marine(71))
		s.look.clear = true
		return s
	},
	// Bread for everybody.
	"feeding": func() *stage {
		s := corridor(warm, 0x3c362e, 1.8, 1.35)
		s.near(solid.V(0.15, -2.2, 1.55), solid.V(-0.02, 1.4, 1.24), 1.65, warm)
		s.put(metal(0x7b6a45, 0.1), solid.Less(crate(0.62, 0.95, 0, 0.9, 0.72), slab(0.25, 0.99, 0.58, 1.32, 0.3, 1), 0.01), crate(1.5, 1.6, 0, 0.9, 0.8), crate(1.55, 1.6, 0.8, 0.7, 0.6))
		loaf := metal(0xa86a2c, 0.2)
		for i := range 16 {
			at := solid.V(0.34+0.19*float64(i%4), 0.66+0.19*float64(i/4), 0.68+0.06*solid.Hash(i, 1, 4))
			s.putBall(loaf, solid.Egg(at, solid.V(0.13, 0.075, 0.07)), at, 0.14)
		}
		p := figure.Reaching
		p.Right.At, p.Look, p.Nod = solid.V(-0.10, -0.46, 1.16), -16, 8
		f := figure.New(character("callandra-tyrol"), p, solid.V(0.42, 1.72, 0), -46)
		s.cast(f)
		h := f.Hand().Add(solid.V(-0.05, -0.05, 0.05))
		s.putBall(loaf, solid.Egg(h, solid.V(0.12, 0.07, 0.065)), h, 0.13)
		q := figure.Reaching
		q.Right.At, q.Look = solid.V(-0.06, -0.42, 1.14), 6
		s.exactly(q, solid.V(-0.52, 1.36, 0), 62, people.Anybody(17))
		child := people.Child(9)
		s.exactly(figure.Composed, solid.V(-0.22, 0.75, 0), 78, child)
		for i := range 5 {
			s.someone([]figure.Pose{figure.Standing, figure.Folded, figure.Downcast}[i%3], solid.V(-1.05-0.16*float64(i), 1.9+0.75*float64(i), 0), 40, people.Anybody(i*4+26))
		}
		s.lamp(solid.V(0.3, 1.1, 3.2), warm.Mul(2), 0.3, true)
		return s
	},
	// All run, nobody knows where to.
	"panic": func() *stage {
		s := corridor(alarm.Mix(amber, 0.4), 0x3a322c, 1.7, 1.35)
		s.near(solid.V(0.1, -3.2, 1.45), solid.V(0.0, 0.6, 1.40), 1.9, amber)
		for i, at := range []solid.Vec{solid.V(-0.10, -0.2, 0), solid.V(0.85, 0.3, 0), solid.V(-0.95, 0.5, 0), solid.V(0.35, 1.6, 0), solid.V(-0.5, 2.1, 0), solid.V(1.15, 2.5, 0), solid.V(-1.25, 2.9, 0), solid.V(0.1, 3.4, 0)} {
			who := people.Anybody(i*7 + 40)
			p := figure.Running
			if i%3 == 2 {
				p = figure.Running.Mirrored()
			}
			p.Nod = 2
			s.someone(p, at, 20*(solid.Hash(i, 1, 8)-0.5)-at.X*8, who)
		}
		s.someone(figure.Running, solid.V(-0.55, -0.3, 0), 4, people.Child(4))
		s.someone(figure.Huddled, solid.V(1.5, -0.2, 0), -40, people.Anybody(82))
		s.lamp(solid.V(0, 6.2, 2.4), solid.RGB(3, 1.0, 0.3).Mul(5), 0.6, true)
		s.veils = append(s.veils, blast(solid.V(1.1, 7.5, 1.7), 1.9, 0.9, 6))
		s.look.rays = [][3]float64{{0, 0.08, 0.7}}
		return s
	},
	// They sit down, and nobody gets past.
	"sit-in": func() *stage {
		s := corridor(cold, 0x363e46, 1.7, 1.3)
		s.near(solid.V(0.25, -3.0, 1.55), solid.V(0.0, 0.9, 1.06), 1.95, cold)
		for i := range 9 {
			x := -1.5 + 0.75*float64(i%5)
			if i > 4 {
				x = -1.1 + 0.72*float64(i-5)
			}
			p := figure.Huddled
			p.Nod, p.Lean = -2, 14
			s.someone(p, solid.V(x, 0.25+0.75*float64(i/5), 0), -6*x, people.Anybody(i*3+61))
		}
		board := metal(0xc8bfa4, 0.05)
		board.paint = func(p, n solid.Vec, f *surface) { // an open hand is on it
			x, z := p.X-0.62, p.Z-1.30
			d := math.Hypot(x, (z+0.05)*0.9) - 0.085
			for k := range 5 {
				a := 1.57 + 0.42*(float64(k)-2)
				d = min(d, rod2{solid.V(0.05*math.Cos(a), 0, -0.05+0.05*math.Sin(a)), solid.V((0.17+0.01*float64(k%2))*math.Cos(a), 0, -0.04+0.20*math.Sin(a)), 0.024, 0.018}.dist(solid.V(x, 0, z)))
			}
			if d < 0 {
				f.color = solid.Hex(0x8a1c14)
			}
		}
		s.put(board, slab(0.32, 0.92, 0.95, 0.98, 1.02, 1.58))
		s.put(wood(), solid.Rod(solid.V(0.62, 1.0, 0.3), solid.V(0.62, 1.0, 1.1), 0.018, 0.018))
		s.lamp(solid.V(0.6, 0.2, 1.7), pale.Mul(0.5), 0, false)
		for i, x := range []float64{-1.05, -0.2, 1.35} {
			s.someone(figure.Guarding, solid.V(x, 2.3+0.3*float64(i%2), 0), -8*x, people.Marine(91+i))
		}
		s.lamp(solid.V(0, 1.2, 3.4), pale.Mul(2), 0.3, true)
		return s
	},
	// What one ship lacks another has.
	"scavenging": func() *stage {
		s := flightDeck()
		s.bodies = s.bodies[:len(s.bodies)-5]
		s.parked = true
		s.near(solid.V(-2.0, -4.8, 1.75), solid.V(-0.3, -0.4, 1.25), 2.2, cold)
		s.craft("viper-ii", solid.V(0.3, 0.9, 1.0), 4.6, 232, 2, 0)
		b := &s.bodies[len(s.bodies)-1]
		whole := b.Dist
		b.Dist = func(p solid.Vec) float64 { // panels are off
			cut := max(math.Hypot(p.X-0.25, p.Z-1.30)-0.30, -p.Y-3)
			return solid.Carve(whole(p), -cut, 0.01) * 0.85
		}
		s.craft("viper-ii", solid.V(4.6, 7.5, 1.05), 5.6, 205, 2, 0)
		for i := range 7 {
			x, y := -1.7+0.32*float64(i), -0.9+0.35*solid.Hash(i, 1, 5)
			s.put(metal([]uint32{0x6d757d, 0x9a5a2a, 0x4c545c}[i%3], 0.6), []solid.Solid{solid.Drum(x, y, 0, 0.18+0.2*solid.Hash(i, 2, 5), 0.11, 0.02), solid.At(lieDown(0.09, 0.4), solid.V(x, y, 0.10)), slab(x-0.16, x+0.16, y-0.1, y+0.1, 0, 0.14)}[i%3])
		}
		p := figure.Working
		s.exactly(p, solid.V(-0.45, 0.15, 0), 108, character("callandra-tyrol"))
		q := figure.Walking
		f := figure.New(people.DeckHand(33), q, solid.V(-1.35, -0.35, 0), -30)
		s.cast(f)
		h := f.Hand()
		s.put(metal(0x9a5a2a, 0.6), solid.Rod(h.Add(solid.V(-0.12, 0, -0.10)), h.Add(solid.V(0.16, 0, 0.12)), 0.05, 0.05))
		s.someone(figure.Pointing, solid.V(0.95, -0.55, 0), 150, people.DeckHand(35))
		s.lamp(solid.V(-0.3, -0.4, 2.4), warm.Mul(1.6), 0.1, false)
		s.look.clear = true
		return s
	},
	// Those behind it do not give way.
	"barricade": func() *stage {
		s := corridor(amber, 0x36302a, 1.7, 1.3)
		s.near(solid.V(0.35, -3.6, 1.75), solid.V(0.0, 0.8, 1.24), 2.1, amber)
		s.heap(1.4)
		s.exactly(figure.Aiming, solid.V(-0.92, 0.70, 0), 176, people.DeckHand(14))
		s.exactly(figure.Aiming, solid.V(0.18, 0.62, 0), 184, marineOf("samuel-anders"))
		s.exactly(figure.Kneeling, solid.V(1.15, 0.5, 0), 190, people.Anybody(43))
		s.robot(figure.Firing, solid.V(0.55, 5.6, 0), 0, 0x7f868d)
		s.robot(figure.Marching, solid.V(-0.6, 7.0, 0), 0, 0x7f868d)
		s.tracers(solid.V(-0.9, 1.0, 1.40), solid.V(0.4, 5.2, 1.5), 3, warm, 4)
		s.tracers(solid.V(0.3, 4.8, 1.6), solid.V(0.9, 1.2, 1.2), 3, alarm, 7)
		s.veils = append(s.veils, blast(solid.V(0.75, 4.9, 1.3), 0.55, 0.9, 6))
		s.lamp(solid.V(0.4, 4.6, 2.4), solid.RGB(3, 1.1, 0.35).Mul(3), 0.4, true)
		s.lamp(solid.V(-1.6, -1.2, 2.6), cold.Mul(2.2), 0, false)
		s.lamp(solid.V(0.3, 0.6, 2.9), amber.Mul(1.2), 0, false)
		return s
	},
	"quorum": func() *stage {
		s := quorumRoom(cold.Mix(pale, 0.5), func(i int) figure.Pose {
			p := figure.Sitting
			p.Lean, p.Nod = 8, 2
			return p
		}, false)
		s.near(solid.V(-0.9, -1.0, 1.85), solid.V(0.05, 2.9, 1.24), 1.7, warm)
		s.lamp(solid.V(-0.6, 0.2, 1.5), warm.Mul(0.9), 0, false)
		return s
	},
	"uproar": func() *stage {
		s := quorumRoom(alarm.Mix(warm, 0.6), func(i int) figure.Pose {
			return []figure.Pose{figure.Calling, figure.Pointing, figure.Cheering, figure.Calling, figure.Folded}[i%5]
		}, true)
		s.near(solid.V(-0.35, -2.9, 2.05), solid.V(0.0, 2.2, 1.36), 2.9, warm)
		s.exactly(figure.Composed, solid.V(0.05, 1.1, 0), 170, character("laura-roslin"))
		paper := &stuff{color: solid.Hex(0xd8d2c0), light: solid.RGB(0.20, 0.17, 0.13), gloss: 0.05}
		for i := range 14 { // papers fly
			at := solid.V(3.4*(solid.Hash(i, 1, 7)-0.5), 1.2+2*solid.Hash(i, 2, 7), 1.3+1.2*solid.Hash(i, 3, 7))
			s.put(paper, solid.Lean(solid.Turn(slab(-0.08, 0.08, -0.004, 0.004, -0.11, 0.11), 0, 0, 80*(solid.Hash(i, 4, 7)-0.5)), 0, 0, 180*solid.Hash(i, 5, 7)).Shifted(at))
		}
		return s
	},
	// She is asked to go.
	"impeachment": func() *stage {
		s := quorumRoom(cold, func(i int) figure.Pose {
			p := figure.Sitting
			p.Lean, p.Nod = 8, 4
			if i == 4 {
				p = figure.Pointing
			}
			return p
		}, false)
		s.near(solid.V(0.25, -1.7, 1.7), solid.V(0.0, 1.9, 1.40), 1.7, cold)
		p := figure.Composed
		p.Look, p.Nod = 30, 4
		s.exactly(p, solid.V(-0.34, 1.1, 0), 8, character("laura-roslin"))
		s.exactly(figure.Guarding, solid.V(0.62, 1.6, 0), -20, people.Marine(55))
		s.exactly(figure.Guarding, solid.V(-1.15, 1.7, 0), 24, people.Marine(57))
		return s
	},
}
