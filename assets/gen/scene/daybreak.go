package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// candles is n of them on the floor in an arc around a place, from an angle to another in degrees.
func (s *stage) candles(at solid.Vec, r, from, to float64, n int) {
	for i := range n {
		a := (from + (to-from)*float64(i)/float64(max(1, n-1))) * math.Pi / 180
		x, y, h := at.X+r*math.Cos(a), at.Y+r*math.Sin(a), 0.10+0.16*solid.Hash(i, 1, n)
		s.put(metal(0xd8caa8, 0.1), solid.Drum(x, y, at.Z, at.Z+h, 0.035, 0.005))
		s.veils = append(s.veils, glow(solid.V(x, y, at.Z+h+0.05), 0.028, solid.RGB(2.4, 1.25, 0.38)))
	}
}

// cult is those who kneel around him whom they take for a saint; or the others break in.
func cult(raided bool) *stage {
	light := dusk.Mix(amber, 0.6)
	s := chamber(light, 0x352a30, 1.75)
	s.near(solid.V(0.1, -2.8, 1.75), solid.V(0.0, 1.6, 1.08), 2.25, amber)
	for i, x := range []float64{-2.2, -0.75, 0.75, 2.2} {
		s.put(metal([]uint32{0x5a2a4a, 0x7a4a2c, 0x7a4a2c, 0x5a2a4a}[i], 0.1), banner(x, 4.2, 3.9, 1.3, 3.7))
	}
	s.put(metal(0x6a2430, 0.05), slab(-1.5, 1.5, 0.9, 3.0, 0, 0.02))
	saint := character("gaius-baltar-support")
	if raided {
		s.near(solid.V(0.1, -2.6, 1.65), solid.V(0.0, 1.5, 1.24), 1.95, alarm)
		p := figure.Huddled
		p.Left, p.Right = figure.Hand{At: solid.V(0.24, -0.34, 0.78), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.16, -0.36, 0.92), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
		p.Nod, p.Look, p.Lean = -4, -18, 10
		s.exactly(p, solid.V(0.12, 1.35, 0.02), -16, saint)
		for i, at := range []solid.Vec{solid.V(-0.95, 1.7, 0), solid.V(-1.5, 2.5, 0), solid.V(-0.5, 2.9, 0)} {
			who := people.DeckHand(i*5 + 3)
			q := []figure.Pose{figure.Punching, figure.Calling, figure.Pointing}[i]
			f := figure.New(who, q, at, 62-10*float64(i))
			s.cast(f)
			if i == 1 {
				h := f.Hand()
				s.put(steel(), solid.Rod(h.Add(solid.V(-0.05, 0, -0.1)), h.Add(solid.V(0.22, 0, 0.45)), 0.028, 0.028))
			}
		}
		s.exactly(figure.Covering, solid.V(1.2, 1.95, 0), -66, people.Anybody(62))
		s.someone(figure.Running, solid.V(1.75, 2.9, 0), 60, woman(70, 0x8a7a9a))
		s.someone(figure.Kneeling, solid.V(0.85, 2.6, 0), -20, woman(72, 0x9a8a7a))
		for i := range 6 {
			x, y := -1.4+0.55*float64(i), 0.3+0.4*solid.Hash(i, 1, 4)
			s.put(metal(0xd8caa8, 0.1), solid.Turn(solid.Rod(solid.V(x-0.10, y, 0.04), solid.V(x+0.12, y, 0.04), 0.035, 0.035), x, y, 180*solid.Hash(i, 2, 4)))
		}
		s.candles(solid.V(0, 3.3, 0), 1.3, 20, 160, 6)
		s.burning(solid.V(1.6, 4.1, 1.0), 0.75, 5)
		s.lamp(solid.V(0, 1.0, 3.4), alarm.Mul(2.4), 0.3, true)
		s.look.clear = true
		return s
	}
	p := figure.Standing
	p.Left, p.Right = figure.Hand{At: solid.V(0.46, -0.22, 1.20), Grip: figure.Spread, Elbow: solid.V(0.6, 0, -1), Palm: solid.V(0, -0.7, 1)}, figure.Hand{At: solid.V(-0.46, -0.22, 1.22), Grip: figure.Spread, Elbow: solid.V(-0.6, 0, -1), Palm: solid.V(0, -0.7, 1)}
	p.Look, p.Nod, p.Twist = 6, 6, 0
	s.stand0(0, 2.2, 0.16)
	s.exactly(p, solid.V(0, 2.2, 0.16), 0, saint)
	for i, at := range []solid.Vec{solid.V(-1.05, 1.5, 0), solid.V(1.05, 1.5, 0), solid.V(-0.6, 0.55, 0), solid.V(0.62, 0.5, 0), solid.V(-1.55, 2.5, 0), solid.V(1.55, 2.5, 0)} {
		q := figure.Kneeling
		q.Nod = 8
		s.someone(q, at, -turnTo(-at.X, -(2.2-at.Y))+0, woman(70+i*4, []uint32{0x8a7a9a, 0x9a8a7a, 0x7a8a9a}[i%3]))
	}
	s.candles(solid.V(0, 2.2, 0), 1.15, 190, 350, 11)
	s.candles(solid.V(0, 3.4, 0), 1.6, 20, 160, 9)
	s.lamp(solid.V(0, 1.1, 0.5), amber.Mul(0.8), 0.2, false)
	s.lamp(solid.V(0, 3.6, 2.6), amber.Mul(3), 0.5, true)
	s.look.rays = [][3]float64{{0, 0.30, 0.5}}
	s.look.clear = true
	return s
}

// stand0 is a low round step.
func (s *stage) stand0(x, y, z float64) { s.put(wood(), solid.Drum(x, y, 0, z, 0.55, 0.03)) }

// woman is one of the crowd in a light robe or gown.
func woman(number int, cloth uint32) people.Person {
	p := people.Anybody(number)
	p.Woman, p.Beard, p.Dress, p.Cloth, p.Wears = true, people.Shaven, people.Blouse, cloth, nil
	if p.Hair.Cut < people.Curls || p.Hair.Cut == people.Crest {
		p.Hair.Cut = people.Shoulder
	}
	return p
}

// ash is the shore of Earth: grey sand, a leaden sea, and what stands of a city.
func ash(seed int) *stage {
	s := land(solid.RGB(0.52, 0.50, 0.44), solid.RGB(0.15, 0.17, 0.20), solid.V(-0.5, -0.1, 0.6), solid.RGB(0.95, 0.92, 0.84), 0x85827a, 0.22, seed)
	s.thick, s.sun.shadow = 0.020, false
	s.put(&stuff{color: solid.Hex(0x2a2e32), gloss: 0.6, mirror: 0.35}, solid.New(func(p solid.Vec) float64 { return max(p.Z+0.06+0.02*math.Sin(p.Y*2+p.X*0.4), 9-p.Y) }, -200, 9, 200, 300))
	k := metal(0x4a4a48, 0.05)
	for i := range 9 {
		x := -11 + 2.7*float64(i)
		s.broken(x, 15+9*solid.Hash(i, 1, seed), 1.8+1.0*solid.Hash(i, 2, seed), 3.0+5.5*solid.Hash(i, 3, seed), i+seed, k)
	}
	// The arch of a bridge that ends in the air.
	s.put(k, solid.New(func(p solid.Vec) float64 {
		deck := max(math.Abs(p.Z-3.2-0.012*(p.X+4)*(p.X+4)*-1)-0.14, math.Abs(p.Y-12)-0.7, p.X+0.4+0.3*math.Sin(p.Y*5), -9-p.X)
		pier := max(math.Abs(math.Mod(p.X+20.5, 2.6)-1.3)-0.2, math.Abs(p.Y-12)-0.45, p.Z-3.2, p.X+0.8, -9-p.X)
		return min(deck, pier) * 0.7
	}, -9, 11, 0, 13))
	return s
}

// freighter is the narrow bridge of the Demetrius: rust, pipes, a window over the desks.
func freighter(light solid.Color, zoom float64) *stage {
	s := &stage{eye: solid.V(-0.4, -3.4, 1.6), aim: solid.V(0, 2, 1.4), zoom: zoom, above: light.Mul(0.032), below: light.Mul(0.014), air: light.Mul(0.008), thick: 0.035, far: 300}
	s.sky = planet(tealSky(602), orb{x: 0.30, y: 0.14, r: 0.15, sun: solid.V(-0.7, 0.4, 0.3), land: solid.Hex(0x8a7a9a), sea: solid.Hex(0x3a4a6a), air: solid.RGB(0.4, 0.45, 0.9), seed: 15, ring: true})
	rust := wallStuff(0x4a3a2e)
	s.put(deckStuff(0x33302c, 0.3), floorAt(0))
	window := solid.New(func(p solid.Vec) float64 {
		return max(math.Abs(p.X)-1.75, math.Abs(p.Z-1.92)-0.50+0.10*math.Abs(p.X), math.Abs(p.Y-3.9)-1)
	}, -2, 3, 2, 5)
	s.put(rust, solid.Less(slab(-5, 5, 3.8, 4.0, -1, 4), window, 0.03), slab(-2.9, -2.6, -3, 4, 0, 3), slab(2.6, 2.9, -3, 4, 0, 3), slab(-3, 3, -3, 4, 2.75, 3.0))
	bar := metal(0x3a322a, 0.5)
	for _, x := range []float64{-0.85, 0, 0.85} {
		s.put(bar, slab(x-0.045, x+0.045, 3.75, 3.95, 1.3, 2.5))
	}
	for i, z := range []float64{2.45, 2.58, 2.68} {
		s.put(metal([]uint32{0x7a4a2c, 0x5a5a54, 0x6a5a34}[i], 0.5), solid.Rod(solid.V(-2.52, -3, z), solid.V(-2.52, 3.8, z), 0.05, 0.05), solid.Rod(solid.V(2.52, -3, z), solid.V(2.52, 3.8, z), 0.05, 0.05))
	}
	s.put(metal(0x6a5a34, 0.5), across(solid.Rod(solid.V(0, 3.7, 0), solid.V(0, 3.7, 1.0), 0.04, 0.04), -2.3, 1.15, 5))
	s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7, clear: true}
	return s
}

// daybreakScenes are the other pictures of Daybreak.
var daybreakScenes = map[string]func() *stage{
	"cult":    func() *stage { return cult(false) },
	"turmoil": func() *stage { return cult(true) },
	// Nobody lives here, nobody has for two thousand years.
	"ashes": func() *stage {
		s := ash(21)
		s.near(solid.V(0.5, -5.2, 1.5), solid.V(0.05, 0, 1.42), 2.35, pale)
		p := figure.Downcast
		s.exactly(figure.Standing, solid.V(-0.62, -0.2, 0), 164, character("william-adama"))
		s.exactly(p, solid.V(0.16, 0.1, 0), 20, character("laura-roslin"))
		s.someone(figure.Kneeling, solid.V(1.25, 1.2, 0), 200, character("lee-adama"))
		s.someone(figure.Standing, solid.V(-1.75, 2.6, 0), 170, people.Pilot(5))
		s.someone(figure.Downcast, solid.V(0.75, 3.6, 0), -150, people.Officer(9))
		s.parked = true
		s.craft("raptor", solid.V(-3.8, 6.0, 0.85), 4.0, 150, 0, 0)
		return s
	},
	// Under the ash lies what was here before.
	"digging": func() *stage {
		s := ash(37)
		s.near(solid.V(0.2, -3.4, 1.75), solid.V(0.0, 0, 0.70), 1.85, pale)
		p := figure.Kneeling
		p.Left, p.Right = figure.Hand{At: solid.V(0.12, -0.42, 0.32), Palm: solid.V(-1, 0, 0)}, figure.Hand{At: solid.V(-0.12, -0.42, 0.34), Grip: figure.Fist, Palm: solid.V(1, 0, 0)}
		p.Lean, p.Nod = 26, 24
		s.exactly(p, solid.V(-0.62, 0.15, 0), 48, character("galen-tyrol"))
		q := figure.Kneeling
		q.Nod, q.Look = 16, 10
		s.exactly(q, solid.V(0.85, 0.4, 0), -58, character("samuel-anders"))
		// A machine of old, its eye dark.
		f := figure.Centurion(figure.Watching, solid.V(0.08, -0.30, -1.50), -14, solid.Hex(0x5e5a52), solid.Color{})
		s.cast(f)
		for i := range 12 {
			a := 6.28 * float64(i) / 12
			c := solid.V(0.06+0.55*math.Cos(a), -0.40+0.42*math.Sin(a), 0.0)
			s.putBall(stone(0x4e4c48), rock(c, 0.12+0.08*solid.Hash(i, 1, 3), 60+i), c, 0.3)
		}
		return s
	},
	"demetrius-bridge": func() *stage {
		s := freighter(teal.Mix(amber, 0.3), 1.6)
		s.near(solid.V(-0.3, -2.0, 1.62), solid.V(0.02, 1.8, 1.40), 1.75, teal)
		s.console(-1.25, 2.7, 18, metal(0x4a4238, 0.4), amber.Mul(0.7), 3)
		s.console(1.25, 2.7, -18, metal(0x4a4238, 0.4), teal.Mul(0.8), 9)
		s.console(0, 3.1, 0, metal(0x4a4238, 0.4), teal.Mul(0.8), 13)
		s.seat(1.2, 1.95)
		s.exactly(figure.Sitting, solid.V(1.2, 1.95, 0), 168, character("karl-agathon"))
		p := figure.Pocketed
		p.Look = -16
		s.exactly(p, solid.V(-0.34, 1.7, 0), 22, dutyOf("kara-thrace"))
		s.exactly(figure.Folded, solid.V(-1.25, 2.0, 0), 30, dutyOf("diana-seelix"))
		s.lamp(solid.V(0, 1.4, 2.6), amber.Mul(1.1), 0.3, true)
		s.lamp(solid.V(0, 3.3, 2.0), cold.Mul(0.9), 0.1, false)
		return s
	},
	// Where the ways of a whole sky are drawn on a wall.
	"tactical-plot": func() *stage {
		s := freighter(amber, 1.6)
		s.bodies = append(s.bodies[:1:1], s.bodies[2:]...)
		s.near(solid.V(0.3, -1.9, 1.6), solid.V(0.0, 1.9, 1.38), 1.7, amber)
		board := &stuff{gloss: 0.3}
		board.paint = func(p, n solid.Vec, f *surface) {
			x, z := p.X, p.Z-1.5
			f.color = solid.Hex(0x16222c)
			grid := min(math.Abs(math.Mod(x+10, 0.3)-0.15), math.Abs(math.Mod(z+10, 0.3)-0.15))
			f.light = teal.Mul(0.10 * solid.Smooth(0.008, 0.002, math.Abs(grid-0.15)))
			last := [2]float64{-1.9, -0.5}
			for i := range 9 {
				a := [2]float64{-1.7 + 0.43*float64(i), 0.55 * math.Sin(float64(i)*1.7+0.4) * (0.4 + 0.6*solid.Hash(i, 2, 9))}
				d := rod2{solid.V(last[0], 0, last[1]), solid.V(a[0], 0, a[1]), 0.006, 0.006}.dist(solid.V(x, 0, z))
				f.light = f.light.Add(amber.Mul(0.6 * solid.Smooth(0.008, 0, d)))
				r := math.Hypot(x-a[0], z-a[1])
				f.light = f.light.Add(amber.Mul(0.8 * solid.Smooth(0.03, 0.02, r))).Add(alarm.Mul(0.6 * solid.Smooth(0.012, 0.004, math.Abs(r-0.06))))
				last = a
			}
			for i := range 40 {
				r := math.Hypot(x-(4*solid.Hash(i, 1, 5)-2), z-(1.5*solid.Hash(i, 2, 5)-0.75))
				f.light = f.light.Add(pale.Mul(0.5 * solid.Smooth(0.014, 0.006, r)))
			}
		}
		s.put(board, slab(-2.1, 2.1, 2.85, 2.9, 0.7, 2.3))
		s.put(metal(0x4a3a2e, 0.4), slab(-2.2, 2.2, 2.88, 3.0, 0.6, 2.4))
		p := figure.Pointing
		p.Right.At, p.Look = solid.V(-0.22, -0.52, 1.58), -24
		s.exactly(p, solid.V(-0.62, 2.05, 0), 150, dutyOf("kara-thrace"))
		q := figure.Folded
		q.Look = -26
		s.exactly(q, solid.V(0.66, 2.0, 0), -64, character("karl-agathon"))
		s.lamp(solid.V(0, 1.5, 2.5), amber.Mul(1.2), 0.3, true)
		return s
	},
	// She paints what she has seen, again and again.
	"captains-cabin": func() *stage {
		s := chamber(amber, 0x3a3028, 1.75)
		s.near(solid.V(0.25, -2.3, 1.6), solid.V(0.0, 1.8, 1.34), 1.75, amber)
		swirl := func(x, z float64, seed int) solid.Color {
			r, a := math.Hypot(x, z), math.Atan2(z, x)
			arm := solid.Noise(a*1.6+r*5+20, r*4, seed)
			c := solid.Hex(0x14283c).Mix(solid.Hex(0xb85a20), solid.Smooth(0.35, 0.7, arm)*math.Exp(-r*1.1))
			c = c.Mix(solid.Hex(0xe0c060), 0.9*math.Exp(-math.Pow((r-0.42)*9, 2))).Mix(solid.Hex(0xd0d8e0), 0.9*math.Exp(-r*r*40))
			return c.Mul(0.7 + 0.5*solid.Noise(x*60+90, z*14+90, seed+3))
		}
		wall := &stuff{gloss: 0.15}
		wall.paint = func(p, n solid.Vec, f *surface) { f.color = swirl((p.X-0.25)*1.15, (p.Z-1.60)*1.15, 5) }
		s.put(wall, slab(-1.6, 2.1, 3.05, 3.1, 0.55, 2.75))
		s.put(metal(0x3a3028, 0.3), slab(-6, 6, 3.08, 3.4, 0, 4.2))
		s.put(metal(0x3a4046, 0.4), slab(1.1, 2.8, 1.6, 2.6, 0.36, 0.46))
		s.put(metal(0x6a5a4a, 0.1), slab(1.12, 2.8, 1.62, 2.6, 0.45, 0.56))
		pots := []uint32{0xb85a20, 0x2a5a8a, 0xd0b040, 0xb0b0a8}
		for i, c := range pots {
			x := -1.35 + 0.2*float64(i)
			s.put(metal(0x9a9ea2, 0.6), solid.Drum(x, 1.9+0.1*float64(i%2), 0.62, 0.80, 0.07, 0.008))
			s.put(metal(c, 0.4), solid.Drum(x, 1.9+0.1*float64(i%2), 0.78, 0.808, 0.062, 0.003))
		}
		s.put(metal(0x7b6a45, 0.1), crate(-1.05, 1.95, 0, 0.9, 0.62))
		who := character("kara-thrace")
		who.Dress, who.Cloth, who.Wears = people.Tanks, 0x4a4a44, nil
		p := figure.Working
		p.Right, p.Nod, p.Lean, p.Look = figure.Hand{At: solid.V(-0.14, -0.52, 1.46), Grip: figure.Fist, Elbow: solid.V(-0.7, 0.3, -1)}, 0, 8, -6
		f := figure.New(who, p, solid.V(-0.42, 2.35, 0), 128)
		s.cast(f)
		h := f.Hand()
		s.put(wood(), solid.Rod(h.Add(solid.V(-0.10, -0.10, -0.04)), h.Add(solid.V(0.10, 0.12, 0.06)), 0.012, 0.009))
		s.pendant(-0.2, 1.5, 2.35, warm, 1.0, 0.3)
		s.lamp(solid.V(1.2, 1.6, 2.2), amber.Mul(1.2), 0, false)
		s.look.clear = true
		return s
	},
	// The old pilots are told what they are to dare.
	"briefing": func() *stage {
		s := chamber(cold, 0x2e363e, 1.75)
		s.near(solid.V(0.35, -2.9, 1.85), solid.V(0.0, 1.8, 1.36), 2.1, cold)
		s.display(0.35, 4.2, 1.95, 2.6, 1.35, func(u, v float64) solid.Color {
			c := sweep(teal, 9, 5, alarm)(u*1.3, v)
			way := math.Abs(v - 0.5*math.Sin(u*2.6-0.6) + 0.1)
			return c.Mul(0.6).Add(amber.Mul(0.9 * math.Exp(-way*way*900)))
		})
		s.put(metal(0x3a4450, 0.4), slab(-1.55, -0.95, 2.3, 2.7, 0, 1.12))
		p := figure.Pointing
		p.Look, p.Right.At = 26, solid.V(-0.50, -0.40, 1.46)
		s.exactly(p, solid.V(-0.70, 3.0, 0), 12, character("william-adama"))
		for i, x := range []float64{-1.45, -0.72, 0.02, 0.78, 1.5} {
			s.seat(x, 0.75)
			q := figure.Sitting
			q.Nod = 0
			s.exactly(q, solid.V(x, 0.75+0.1*float64(i%2), 0.05), 176-6*x, people.Pilot(i*3+2))
		}
		s.exactly(figure.Folded, solid.V(1.62, 2.6, 0), -40, character("lee-adama"))
		s.lamp(solid.V(0.3, 3.2, 2.2), teal.Mul(1.4), 0.2, false)
		s.lamp(solid.V(-0.7, 2.2, 3.4), pale.Mul(2.2), 0.3, true)
		s.look.clear = true
		return s
	},
	// They speak low, with their heads together.
	"plotters": func() *stage {
		s := corridor(amber, 0x2c2824, 1.7, 1.4)
		s.near(solid.V(0.1, -1.7, 1.6), solid.V(0.0, 1.4, 1.54), 1.25, amber)
		s.lamps = nil
		for i := range 7 { // light falls through a grating
			s.put(metal(0x1a1c1e, 0.5), slab(-2.4, 2.4, 2.40, 2.46, 0.55+0.36*float64(i), 0.61+0.36*float64(i)))
		}
		p := figure.Folded
		p.Look, p.Nod, p.Lean = -18, 8, 4
		s.exactly(p, solid.V(-0.36, 1.45, 0), 68, character("tom-zarek"))
		q := figure.Standing
		q.Look, q.Nod, q.Twist = 14, 8, 0
		s.exactly(q, solid.V(0.38, 1.40, 0), -72, character("felix-gaeta"))
		s.someone(figure.Proud, solid.V(0.95, 5.2, 0), 0, character("william-adama"))
		s.lamp(solid.V(0, 6.0, 2.4), warm.Mul(7), 0.5, true)
		s.lamp(solid.V(0.1, 1.0, 2.6), amber.Mul(0.5), 0, false)
		s.look.rays, s.look.clear = [][3]float64{{0.05, 0.05, 0.8}}, true
		return s
	},
	// One lamp, and nobody says his name.
	"backroom": func() *stage {
		s := chamber(teal, 0x24292c, 1.7)
		s.near(solid.V(0.15, -1.9, 1.75), solid.V(0.0, 1.5, 1.24), 1.75, amber)
		s.put(metal(0x4a5440, 0.2), crate(0, 1.25, 0, 1.2, 0.76), crate(-2.0, 3.4, 0, 1.1, 1.0), crate(2.0, 3.5, 0, 1.2, 1.1), crate(-1.9, 3.4, 1.0, 0.9, 0.8))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod = solid.V(0.02, 0.14, 0.86), 30, -4
		p.Left.At.Z, p.Right.At.Z = 0.78, 0.78
		p.Left.At.X, p.Right.At.X = 0.20, -0.20
		s.exactly(p, solid.V(0.05, 2.15, 0), 0, character("samuel-anders"))
		for i, at := range []solid.Vec{solid.V(-0.92, 1.75, 0), solid.V(0.95, 1.8, 0), solid.V(-0.55, 2.6, 0), solid.V(0.68, 2.7, 0)} {
			who := []people.Person{people.DeckHand(21), people.Officer(32), people.Pilot(9), people.Anybody(45)}[i]
			s.exactly([]figure.Pose{figure.Folded, figure.Composed, figure.Standing, figure.Folded}[i], at, []float64{52, -52, 20, -20}[i], who)
		}
		s.exactly(figure.Standing, solid.V(-0.85, 0.15, 0), 160, people.DeckHand(40))
		s.pendant(0, 1.35, 1.98, warm, 0.9, 0.3)
		s.key = s.key.Mul(0.5)
		s.look.clear = true
		return s
	},
	// He takes any case, the worst ones gladly.
	"advocate": func() *stage {
		s := court(amber, 0x3a3228, -0.75, "louis-hoshi", "william-adama", "helena-cain")
		s.near(solid.V(0.25, -2.1, 1.55), solid.V(0.02, 1.5, 1.48), 1.45, warm)
		p := figure.Speaking
		p.Look, p.Nod = -8, 2
		f := figure.New(character("romo-lampkin"), p, solid.V(0.28, 1.15, 0), 4)
		s.cast(f)
		s.shades(f, 4-8-4)
		q := figure.Sitting
		q.Nod, q.Look = 12, -8
		accused := character("gaius-baltar")
		accused.Dress, accused.Wears = people.Prison, nil
		s.exactly(q, solid.V(-0.95, 1.75, 0.25), 24, accused)
		return s
	},
	// What is said here stays here.
	"counsel": func() *stage {
		s := brigOne(amber)
		s.bodies = s.bodies[:len(s.bodies)-2]
		s.near(solid.V(-0.1, -3.9, 1.5), solid.V(-0.05, -0.6, 1.40), 1.4, amber)
		p := figure.Reaching
		p.Look, p.Nod, p.Right.At = -30, 4, solid.V(-0.10, -0.36, 1.16)
		f := figure.New(character("romo-lampkin"), p, solid.V(-0.60, -1.05, 0), 62)
		s.cast(f)
		s.shades(f, 62-30)
		h := f.Hand()
		s.put(metal(0xc09a3a, 0.9), solid.Rod(h, h.Add(solid.V(0.12, 0.02, 0.01)), 0.012, 0.010), solid.Ring(h.X+0.15, h.Y+0.02, h.Z, 0.032, 0.010, 0.010, 0.003)) // a key
		q := figure.Barred
		q.Left.At, q.Right.At = solid.V(0.241, -0.34, 1.27), solid.V(-0.241, -0.34, 1.36)
		q.Turn, q.Twist, q.Look, q.Nod = 0, 0, -16, 6
		s.exactly(q, solid.V(0.35, -0.246, 0), 0, prisonerOf("karl-agathon"))
		s.lamp(solid.V(0.1, 1.8, 3.3), amber.Mul(3), 0.4, true)
		s.lamp(solid.V(-2, -3, 2.5), cold.Mul(1), 0, false)
		s.lamp(solid.V(0.9, -1.8, 2.2), warm.Mul(0.9), 0, false)
		s.look.clear = true
		return s
	},
	// A glass flew.
	"domestic": func() *stage {
		s := chamber(warm, 0x332c26, 1.8)
		for i := range 3 {
			s.books(-2.6, -0.7, 4.5, 1.1+0.5*float64(i), 3+i)
			s.books(0.9, 2.7, 4.5, 1.1+0.5*float64(i), 13+i)
		}
		s.desk(-2.4, -1.3, 2.4, 3.2, 0.78, wood())
		s.lampOn(-1.55, 2.7, 0.78)
		s.put(metal(0x5a2a26, 0.1), slab(0.9, 2.4, 2.9, 3.7, 0.3, 0.55), slab(0.9, 2.4, 3.6, 3.85, 0.4, 1.05))
		s.lamp(solid.V(1.8, 3.7, 2.6), amber.Mul(2.2), 0.3, false)
		s.lamp(solid.V(0.4, 0.2, 2.8), warm.Mul(1.2), 0, true)
		s.look.clear = true
		s.near(solid.V(0.1, -2.2, 1.6), solid.V(0.02, 1.9, 1.36), 1.75, warm)
		p := figure.Pointing
		p.Look, p.Nod = -26, 0
		s.exactly(p, solid.V(-0.62, 1.85, 0), 62, character("ellen-tigh"))
		q := figure.Calling
		q.Look, q.Right, q.Nod = 20, figure.Hand{At: solid.V(-0.40, -0.30, 1.36), Grip: figure.Spread, Elbow: solid.V(-1, 0.2, -0.6), Palm: solid.V(0, -1, 0.3)}, 2
		s.exactly(q, solid.V(0.66, 2.0, 0), -58, character("saul-tigh"))
		glass := &stuff{color: pale.Mul(0.3), light: pale.Mul(0.15), gloss: 1}
		for i := range 14 {
			at := solid.V(0.1+0.7*(solid.Hash(i, 1, 8)-0.5), 1.5+0.4*solid.Hash(i, 2, 8), 1.10+0.65*solid.Hash(i, 3, 8))
			s.put(glass, solid.Lean(solid.Turn(slab(-0.022, 0.022, -0.004, 0.004, -0.014, 0.018), 0, 0, 180*solid.Hash(i, 4, 8)), 0, 0, 180*solid.Hash(i, 5, 8)).Shifted(at))
		}
		for i := range 9 {
			at := solid.V(0.15+0.6*(solid.Hash(i, 1, 9)-0.5), 1.5, 1.15+0.5*solid.Hash(i, 2, 9))
			s.putBall(&stuff{color: amber.Mul(0.3), light: amber.Mul(0.25), gloss: 1}, solid.Egg(at, solid.V(0.020, 0.020, 0.028)), at, 0.03)
		}
		return s
	},
	// The old ship breaks, and no weld will hold it.
	"falling-apart": func() *stage {
		s := corridor(cold, 0x3a4046, 1.7, 1.35)
		s.near(solid.V(-0.25, -3.0, 1.5), solid.V(0.15, 1.0, 1.42), 1.95, cold)
		wall := metal(0x4a5058, 0.4)
		crack := func(z float64) float64 {
			return 0.75 + 0.22*math.Sin(z*2.3) + 0.12*math.Sin(z*6.1+1) + 0.08*math.Abs(math.Mod(z*3.3, 1)-0.5)
		}
		wall.paint = func(p, n solid.Vec, f *surface) {
			f.color = f.color.Mul(0.6 + 0.7*solid.Cloud(p.X*1.6+30, p.Z*1.6+30, 6))
			d := math.Abs(p.X - crack(p.Z))
			branch := math.Abs(p.X - crack(1.7) - 0.9*(p.Z-1.7) - 0.05*math.Sin(p.Z*19))
			if p.Z < 1.7 || p.Z > 2.5 {
				branch = 1
			}
			if d = min(d, branch); d < 0.16 {
				f.color = f.color.Mul(0.25 + 0.75*solid.Smooth(0.02, 0.16, d))
			}
			if seam := math.Abs(math.Mod(p.Z+0.05, 0.9) - 0.45); seam < 0.012 {
				f.color = f.color.Mul(0.5)
			}
		}
		s.put(wall, solid.New(func(p solid.Vec) float64 {
			gap := 0.085*(0.5+0.5*math.Sin(p.Z*3+1)) + 0.025 - math.Abs(p.X-crack(p.Z))
			return max(math.Abs(p.Y-2.2)-0.12, gap) * 0.7
		}, -9, 2, 9, 2.4))
		s.put(shining(alarm.Mul(0.8)), slab(-0.4, 2.2, 2.75, 2.8, 0, 4))
		p := figure.Reaching // his hand is on the crack
		p.Right.At, p.Look, p.Nod = solid.V(-0.12, -0.50, 1.44), -10, -4
		s.exactly(p, solid.V(0.05, 1.45, 0), 138, character("galen-tyrol"))
		s.exactly(figure.Downcast, solid.V(-0.95, 1.1, 0), 40, character("william-adama"))
		s.put(metal(0x2c3036, 0.5), solid.Rod(solid.V(1.9, 1.6, 3.9), solid.V(1.35, 1.2, 0.9), 0.09, 0.07), solid.Rod(solid.V(-1.9, 2.0, 3.8), solid.V(-1.1, 1.9, 2.2), 0.06, 0.04))
		for i := range 16 {
			a := solid.V(crack(2.4)+0.2*(solid.Hash(i, 1, 5)-0.5), 1.95, 1.2+1.6*solid.Hash(i, 2, 5))
			s.veils = append(s.veils, streak(a, a.Add(solid.V(0.5*(solid.Hash(i, 3, 5)-0.5), -0.3, -0.3-0.3*solid.Hash(i, 4, 5))), 0.005, warm.Mul(0.7)))
		}
		s.lamp(solid.V(1.0, 1.4, 1.6), alarm.Mul(0.7), 0.2, false)
		return s
	},
	// The ship of old lies in pieces, and he beside it.
	"despair": func() *stage {
		s := chamber(cold, 0x2c2a2a, 1.75)
		s.near(solid.V(0.2, -2.6, 0.95), solid.V(0.05, 1.3, 0.62), 1.45, cold)
		for i := range 3 {
			s.books(-2.6, 2.6, 4.5, 0.8+0.5*float64(i), 23+i)
		}
		p := figure.Huddled
		p.Nod, p.Look, p.Lean = 20, -6, 16
		p.Left, p.Right = figure.Hand{At: solid.V(0.10, -0.46, 0.40), Palm: solid.V(-0.3, 1, 0), Elbow: solid.V(1, 0, -0.3)}, figure.Hand{At: solid.V(-0.36, -0.20, 0.10), Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.2, 0)}
		s.put(metal(0x4a2a26, 0.1), slab(-1.3, 0.9, 1.85, 2.5, 0.0, 0.42), slab(-1.3, 0.9, 2.4, 2.7, 0.3, 0.95))
		s.exactly(p, solid.V(-0.42, 1.55, 0), 22, character("william-adama"))
		// Its masts are broken.
		s.sailing(solid.V(0.62, 1.0, 0.10), 0.62)
		b := s.bodies[len(s.bodies)-15 : len(s.bodies)-3]
		for i := range b {
			whole := b[i].Dist
			b[i].Dist = func(p solid.Vec) float64 { return max(whole(p), (p.Z-0.36-0.30*(p.X-0.5))*0.9) }
		}
		rag := metal(0xd8ccb0, 0.05)
		for i := range 5 {
			x, y := 0.15+0.3*float64(i), 0.55+0.35*solid.Hash(i, 1, 6)
			s.put(rag, solid.Turn(slab(x-0.10, x+0.10, y-0.07, y+0.07, 0.005, 0.015), x, y, 150*solid.Hash(i, 2, 6)))
			s.put(wood(), solid.Turn(solid.Rod(solid.V(x-0.2, y-0.12, 0.02), solid.V(x+0.2, y-0.12, 0.02), 0.012, 0.008), x, y, 150*solid.Hash(i, 3, 6)))
		}
		s.put(&stuff{color: amber.Mul(0.12), light: amber.Mul(0.07), gloss: 1, mirror: 0.2}, solid.Turn(solid.At(lieDown(0.055, 0.24), solid.V(-1.0, 0.75, 0.06)), -1.0, 0.75, 24))
		s.put(&stuff{color: solid.Hex(0x241408), gloss: 1, mirror: 0.4}, solid.Drum(-0.78, 0.66, 0, 0.006, 0.20, 0.002))
		s.lamp(solid.V(-1.5, 0.6, 2.4), amber.Mul(1.4), 0.2, true)
		s.lamp(solid.V(1.8, 0.2, 1.8), cold.Mul(1.2), 0, false)
		s.look.clear = true
		return s
	},
	// He drinks to what is gone.
	"cocktail": func() *stage {
		s := chamber(amber, 0x3a2c28, 1.8)
		s.near(solid.V(0.15, -1.5, 1.28), solid.V(0.0, 1.1, 1.10), 1.05, amber)
		s.desk(-1.4, 1.4, 0.35, 1.05, 0.78, wood())
		cup := func(x, y, k float64, drink solid.Color) {
			clear := &stuff{color: pale.Mul(0.10), light: pale.Mul(0.05), gloss: 1, mirror: 0.25}
			s.put(clear, solid.Drum(x, y, 0.78, 0.79, 0.075*k, 0.004), solid.Rod(solid.V(x, y, 0.79), solid.V(x, y, 0.79+0.15*k), 0.010*k, 0.008*k))
			cone := func(p solid.Vec, z0, z1, slope float64) float64 {
				return max(math.Hypot(p.X-x, p.Y-y)-slope*(p.Z-0.79-0.14*k), z0-p.Z, p.Z-z1) * 0.6
			}
			low, high := 0.79+0.14*k, 0.79+0.27*k
			s.put(&stuff{color: drink.Mul(0.25), light: drink.Mul(0.34), gloss: 1}, solid.New(func(p solid.Vec) float64 { return cone(p, low, high-0.03*k, 0.92) }, x-0.2, y-0.2, x+0.2, y+0.2))
			s.put(clear, solid.New(func(p solid.Vec) float64 {
				return max(math.Abs(cone(p, low, high, 1.0)/0.6)-0.004, low+0.09*k-p.Z, p.Z-high) * 0.6
			}, x-0.2, y-0.2, x+0.2, y+0.2))
			s.put(clear, solid.Ring(x, y, high, 0.128*k, 0.006, 0.006, 0.002))
			olive := solid.V(x+0.02*k, y-0.03, 0.79+0.235*k)
			s.putBall(metal(0x6a8a2a, 0.6), solid.Egg(olive, solid.V(0.024*k, 0.024*k, 0.024*k)), olive, 0.04)
			s.put(steel(), solid.Rod(olive.Add(solid.V(-0.07*k, 0, -0.06*k)), olive.Add(solid.V(0.10*k, 0, 0.09*k)), 0.004, 0.004))
		}
		cup(0.34, 0.55, 1.25, hope.Mix(amber, 0.55))
		s.put(&stuff{color: solid.Hex(0x9aa2a8), gloss: 1, mirror: 0.4}, solid.Drum(0.86, 0.80, 0.78, 1.02, 0.085, 0.02), solid.Drum(0.86, 0.80, 1.02, 1.10, 0.055, 0.02)) // the shaker
		s.lampOn(-0.98, 0.85, 0.78)
		s.put(metal(0xb0a890, 0.05), solid.Turn(slab(-0.42, -0.10, 0.45, 0.66, 0.78, 0.785), -0.25, 0.55, 14)) // a picture of somebody
		who := character("saul-tigh")
		p := figure.Stooped
		p.Hip, p.Holds = solid.V(0, 0, 0.50), nil
		p.Left, p.Right = figure.Hand{At: solid.V(0.16, -0.46, 0.82), Palm: solid.V(-0.4, 0, -1), Elbow: solid.V(1, 0, -0.3)}, figure.Hand{At: solid.V(-0.16, -0.48, 0.82), Palm: solid.V(0.4, 0, -1), Elbow: solid.V(-1, 0, -0.3)}
		p.LFoot.At.Z, p.RFoot.At.Z, p.Nod, p.Look = 0, 0, 16, 10
		who.Wears = nil
		s.seat(-0.18, 1.5)
		s.exactly(p, solid.V(-0.18, 1.5, 0), 8, who)
		s.books(-2.6, 2.6, 4.5, 1.1, 5)
		s.books(-2.6, 2.6, 4.5, 1.6, 6)
		s.lamp(solid.V(0.8, -0.2, 1.9), warm.Mul(0.9), 0, true)
		s.lamp(solid.V(1.6, 2.6, 2.2), cold.Mul(1.2), 0.2, false)
		s.look.clear = true
		return s
	},
	"reactor-critical": func() *stage {
		s := reactors()
		s.near(solid.V(-0.2, -3.0, 1.6), solid.V(0.05, 1.4, 1.42), 2.1, alarm)
		for i := range s.bodies { // what shone blue shines red
			if k := s.bodies[i].stuff; k.light != (solid.Color{}) {
				k.light = alarm.Mix(amber, 0.3).Mul(1.3)
			}
		}
		for i := range s.lamps {
			s.lamps[i].light = alarm.Mix(amber, 0.25).Mul(2.2)
		}
		s.above, s.below, s.air = alarm.Mul(0.03), alarm.Mul(0.014), alarm.Mul(0.008)
		p := figure.Running
		p.Nod = -2
		s.exactly(p, solid.V(-0.62, 0.4, 0), 14, people.DeckHand(31))
		s.exactly(figure.Pointing, solid.V(0.62, 1.2, 0), 130, character("galen-tyrol"))
		s.someone(figure.Working, solid.V(1.35, 3.4, 0), 110, people.DeckHand(35))
		for i := range 6 { // steam
			a := solid.V([]float64{-1.7, 1.75, -1.8}[i%3], 1.6+1.6*float64(i/3), 1.4+0.5*solid.Hash(i, 1, 4))
			s.veils = append(s.veils, blast(a, 0.55+0.3*solid.Hash(i, 2, 4), 0.12, 6+i))
		}
		s.burning(solid.V(1.55, 2.2, 2.9), 0.45, 8)
		s.look.rays, s.look.clear = nil, true
		return s
	},
	// Everything that can be done without goes on the list.
	"requisition": func() *stage {
		s := flightDeck()
		s.parked = true
		s.near(solid.V(-2.4, -5.6, 1.75), solid.V(-1.05, -2.2, 1.28), 1.95, amber)
		s.put(metal(0x7b6a45, 0.1), crate(-2.15, -1.9, 0, 0.8, 0.7), crate(-2.1, -1.85, 0.7, 0.7, 0.55), crate(0.05, -1.2, 0, 0.9, 0.8), crate(-0.75, -0.6, 0, 0.9, 0.8), crate(0.1, -1.1, 0.8, 0.7, 0.6))
		s.put(metal(0x5c6654, 0.1), solid.Drum(-1.55, -1.25, 0, 0.75, 0.24, 0.03), solid.Drum(-1.35, -0.75, 0, 0.75, 0.24, 0.03))
		who := character("kara-thrace")
		who.Dress, who.Cloth, who.Wears = people.Duty, 0, nil
		p := figure.Pointing
		p.Look = 4
		s.exactly(p, solid.V(-1.52, -2.55, 0), 40, who)
		hoshi := character("louis-hoshi")
		hoshi.Wears = []people.Gear{people.Glasses, people.Folder}
		q := figure.Working
		q.Right.At, q.Nod, q.Look = solid.V(-0.04, -0.34, 1.18), 12, 10
		s.exactly(q, solid.V(-0.72, -2.25, 0), -40, hoshi)
		s.someone(figure.Walking, solid.V(-0.05, -2.0, 0), -60, people.DeckHand(8))
		s.lamp(solid.V(-2.9, -3.4, 2.2), warm.Mul(1.6), 0, false)
		s.look.clear = true
		return s
	},
	// Pods for a ship that never carried a weapon.
	"arming": func() *stage {
		s := flightDeck()
		s.bodies = s.bodies[:len(s.bodies)-5]
		s.parked = true
		s.near(solid.V(-2.2, -5.0, 1.6), solid.V(-0.35, -0.4, 1.30), 2.3, cold)
		at := solid.V(0.5, 1.1, 1.25)
		s.craft("raptor", at, 4.8, 222, 2, 0)
		h := headed(222, 2, 0)
		red, tube := metal(0x9c2018, 0.4), metal(0x5c636a, 0.6)
		for i := range 6 { // the pod under its near side
			o := solid.V(0.62+0.10*float64(i%3), 0.1, -0.10-0.10*float64(i/3)).Mul(2.4)
			a, b := h.out(o.Add(solid.V(0, -0.7, 0))).Add(at), h.out(o.Add(solid.V(0, 0.8, 0))).Add(at)
			c := h.out(o.Add(solid.V(0, 1.02, 0))).Add(at)
			s.put(tube, solid.Rod(a, b, 0.105, 0.105))
			s.put(red, solid.Rod(b, c, 0.085, 0.03))
		}
		s.craft("viper-ii", solid.V(4.6, 7.5, 1.05), 5.6, 205, 2, 0)
		s.put(metal(0xb08a30, 0.4), slab(-2.1, -1.1, -0.5, 0.1, 0.32, 0.45), solid.Drum(-1.9, -0.45, 0, 0.3, 0.10, 0.02), solid.Drum(-1.3, -0.45, 0, 0.3, 0.10, 0.02))
		s.put(tube, solid.At(lieDown(0.10, 1.2), solid.V(-1.6, -0.2, 0.56)))
		s.put(red, solid.Rod(solid.V(-0.95, -0.2, 0.56), solid.V(-0.72, -0.2, 0.56), 0.085, 0.02))
		s.exactly(figure.Working, solid.V(-0.95, 0.25, 0), 96, people.DeckHand(12))
		s.exactly(figure.Pointing, solid.V(-0.15, -1.3, 0), 150, character("galen-tyrol"))
		s.exactly(figure.Folded, solid.V(0.62, -1.0, 0), 190, people.Pilot(8))
		s.lamp(solid.V(-1.3, -1.2, 2.6), warm.Mul(2.0), 0.1, false)
		s.look.clear = true
		return s
	},
	// Everybody to his place.
	"all-hands": func() *stage {
		s := flightDeck()
		s.near(solid.V(-2.2, -5.2, 1.5), solid.V(-0.9, -1.6, 1.40), 2.2, amber)
		for i, at := range []solid.Vec{solid.V(-1.75, -2.1, 0), solid.V(-0.75, -1.6, 0), solid.V(0.35, -1.1, 0), solid.V(-1.45, -0.4, 0), solid.V(0.0, 0.2, 0)} {
			who := []people.Person{people.Pilot(3), people.DeckHand(14), people.Pilot(11), people.DeckHand(16), people.Pilot(18)}[i]
			p := figure.Running
			if i%2 == 1 {
				p = p.Mirrored()
			}
			p.Nod = -2
			s.someone(p, at, 58+10*float64(i%3), who)
		}
		p := figure.Calling
		p.Look = 10
		s.exactly(p, solid.V(-2.25, -1.2, 0), 30, character("saul-tigh"))
		for _, x := range []float64{-3.6, 0.9} {
			s.put(shining(alarm.Mul(1.3)), solid.Egg(solid.V(x, 3.0, 4.1), solid.V(0.16, 0.16, 0.12)))
			s.lamp(solid.V(x, 2.4, 3.9), alarm.Mul(5), 0.4, false)
		}
		s.look.clear = true
		return s
	},
	// One who came back each time.
	"veteran": func() *stage {
		s := flightDeck()
		s.near(solid.V(-2.3, -5.2, 1.6), solid.V(-1.1, -1.9, 1.48), 1.55, cold)
		p := figure.Pocketed
		p.Look, p.Nod = -6, -2
		who := character("brendan-hot-dog-costanza")
		who.Wears = nil
		s.exactly(p, solid.V(-1.42, -2.1, 0), 14, who)
		// The marks on the side of his viper.
		hull := metal(0xb8b4a8, 0.4)
		hull.paint = func(p, n solid.Vec, f *surface) {
			u, v := p.X+0.95, p.Z-1.12
			f.color = f.color.Mul(0.75 + 0.4*solid.Cloud(p.X*3+20, p.Z*3+20, 4))
			if math.Abs(p.Z-2.02) < 0.09 {
				f.color = solid.Hex(0x8a1c16)
			}
			for i := range 15 {
				x, z := 0.14*float64(i%5), 0.17*float64(i/5)
				q := solid.V(u-0.12-x, 0, v-0.08-z)
				if math.Hypot(q.X, q.Z) < 0.062 && math.Hypot(q.X, q.Z+0.040) > 0.054 { // a raider, bent like a sickle
					f.color = solid.Hex(0x16181a)
				}
			}
		}
		s.put(hull, solid.New(func(p solid.Vec) float64 {
			return (math.Hypot((p.Y+0.55)*0.9, p.Z-1.42) - 0.78 + 0.10*max(0, -p.X-1.2)) * 0.8
		}, -6, -1.5, 6, 0.5))
		s.put(metal(0xc8ccd0, 0.7), solid.Egg(solid.V(-0.62, -1.55, 0.92), solid.V(0.15, 0.17, 0.16))) // his helmet, on a crate
		s.put(metal(0x7b6a45, 0.1), crate(-0.62, -1.55, 0, 0.6, 0.78))
		s.put(metal(0x10141a, 0.9), solid.Egg(solid.V(-0.65, -1.64, 0.925), solid.V(0.125, 0.115, 0.055)))
		s.lamp(solid.V(-1.9, -3.6, 2.8), warm.Mul(2.4), 0, true)
		s.look.clear = true
		return s
	},
	// Something is out there, and it is many.
	"dradis": func() *stage {
		s := chamber(teal, 0x242a30, 1.8)
		s.near(solid.V(0.1, -1.8, 1.55), solid.V(0.05, 1.4, 1.48), 1.35, teal)
		s.display(0.36, 2.5, 1.62, 1.5, 1.5, func(u, v float64) solid.Color {
			c := sweep(teal, 5, 3, hope)(u, v)
			for i := range 17 {
				a, r := 0.5+0.9*solid.Hash(i, 1, 6), 0.45+0.5*solid.Hash(i, 2, 6)
				x, y := r*math.Cos(a), r*math.Sin(a)
				if d := math.Max(math.Abs(u-x), math.Abs(v-y)); d < 0.035 {
					c = c.Add(alarm.Mul(1.1))
				}
			}
			return c.Mul(0.85)
		})
		p := figure.Standing
		p.Look, p.Nod = 26, -4
		s.exactly(p, solid.V(-0.52, 1.35, 0), 128, character("anastasia-dualla"))
		s.console(0.5, 1.9, 0, metal(0x343d46, 0.4), teal.Mul(0.7), 5)
		s.lamp(solid.V(0.2, 2.0, 1.6), teal.Mul(0.9), 0.1, false)
		s.lamp(solid.V(-1.6, -0.6, 2.6), alarm.Mul(0.9), 0, false)
		return s
	},
}

// shades gives somebody dark glasses, who looks along turn.
func (s *stage) shades(f *figure.Figure, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	e := f.Eyes()
	k := metal(0x0a0a0c, 1)
	k.mirror = 0.25
	s.putBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := p.Sub(e)
		x, y := q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos
		ax := math.Abs(x)
		lens := max(math.Hypot((ax-0.034)*0.85, q.Z-0.002)-0.024, math.Abs(y+0.022-0.25*ax)-0.004)
		bow := max(math.Abs(q.Z-0.008)-0.004, math.Abs(ax-0.074)-0.003, -y-0.01, y-0.07)
		bar := max(math.Abs(q.Z-0.014)-0.004, ax-0.075, math.Abs(y+0.022-0.25*ax)-0.004)
		return min(lens, bow, bar) * 0.85
	}}, e, 0.13)
}

// dutyOf is a character in the dark blue of the fleet.
func dutyOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Duty, 0, nil
	return p
}

// prisonerOf is a character in prison.
func prisonerOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Prison, 0, nil
	return p
}
