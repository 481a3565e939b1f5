package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// candles puts n candles on the floor, in an arc around a place between two angles in degrees.
func candles(s *set.Stage, at solid.Vec, r, from, to float64, n int) {
	for i := range n {
		a := (from + (to-from)*float64(i)/float64(max(1, n-1))) * math.Pi / 180
		x, y, h := at.X+r*math.Cos(a), at.Y+r*math.Sin(a), 0.10+0.16*solid.Hash(i, 1, n)
		s.Put(set.Metal(0xd8caa8, 0.1), solid.Drum(x, y, at.Z, at.Z+h, 0.035, 0.005))
		s.Effects = append(s.Effects, set.Glow(solid.V(x, y, at.Z+h+0.05), 0.028, solid.RGB(2.4, 1.25, 0.38)))
	}
}

// cult is a crowd of followers kneeling around the man they take for a saint, or the moment when others raid the place.
func cult(raided bool) *set.Stage {
	light := set.Dusk.Mix(set.Amber, 0.6)
	s := set.Chamber(light, 0x352a30, 1.75)
	s.CloseUp(solid.V(0.1, -2.8, 1.75), solid.V(0.0, 1.6, 1.08), 2.25, set.Amber)
	for i, x := range []float64{-2.2, -0.75, 0.75, 2.2} {
		s.Put(set.Metal([]uint32{0x5a2a4a, 0x7a4a2c, 0x7a4a2c, 0x5a2a4a}[i], 0.1), set.Banner(x, 4.2, 3.9, 1.3, 3.7))
	}
	s.Put(set.Metal(0x6a2430, 0.05), set.Slab(-1.5, 1.5, 0.9, 3.0, 0, 0.02))
	saint := character("gaius-baltar-support")
	if raided {
		s.CloseUp(solid.V(0.1, -2.6, 1.65), solid.V(0.0, 1.5, 1.24), 1.95, set.Alarm)
		p := figure.Huddled
		p.Left, p.Right = figure.Hand{At: solid.V(0.24, -0.34, 0.78), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.16, -0.36, 0.92), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
		p.Nod, p.Look, p.Lean = -4, -18, 10
		s.Exactly(p, solid.V(0.12, 1.35, 0.02), -16, saint)
		for i, at := range []solid.Vec{solid.V(-0.95, 1.7, 0), solid.V(-1.5, 2.5, 0), solid.V(-0.5, 2.9, 0)} {
			who := people.DeckHand(i*5 + 3)
			q := []figure.Pose{figure.Punching, figure.Calling, figure.Pointing}[i]
			f := figure.New(who, q, at, 62-10*float64(i))
			s.Cast(f)
			if i == 1 {
				h := f.Hand()
				s.Put(set.Steel(), solid.Rod(h.Add(solid.V(-0.05, 0, -0.1)), h.Add(solid.V(0.22, 0, 0.45)), 0.028, 0.028))
			}
		}
		s.Exactly(figure.Covering, solid.V(1.2, 1.95, 0), -66, people.Anybody(62))
		s.Someone(figure.Running, solid.V(1.75, 2.9, 0), 60, woman(70, 0x8a7a9a))
		s.Someone(figure.Kneeling, solid.V(0.85, 2.6, 0), -20, woman(72, 0x9a8a7a))
		for i := range 6 {
			x, y := -1.4+0.55*float64(i), 0.3+0.4*solid.Hash(i, 1, 4)
			s.Put(set.Metal(0xd8caa8, 0.1), solid.Turn(solid.Rod(solid.V(x-0.10, y, 0.04), solid.V(x+0.12, y, 0.04), 0.035, 0.035), x, y, 180*solid.Hash(i, 2, 4)))
		}
		candles(s, solid.V(0, 3.3, 0), 1.3, 20, 160, 6)
		s.Fire(solid.V(1.6, 4.1, 1.0), 0.75, 5)
		s.Lamp(solid.V(0, 1.0, 3.4), set.Alarm.Mul(2.4), 0.3, true)
		s.Look.Clear = true
		return s
	}
	p := figure.Standing
	p.Left, p.Right = figure.Hand{At: solid.V(0.46, -0.22, 1.20), Grip: figure.Spread, Elbow: solid.V(0.6, 0, -1), Palm: solid.V(0, -0.7, 1)}, figure.Hand{At: solid.V(-0.46, -0.22, 1.22), Grip: figure.Spread, Elbow: solid.V(-0.6, 0, -1), Palm: solid.V(0, -0.7, 1)}
	p.Look, p.Nod, p.Twist = 6, 6, 0
	dais(s, 0, 2.2, 0.16)
	s.Exactly(p, solid.V(0, 2.2, 0.16), 0, saint)
	for i, at := range []solid.Vec{solid.V(-1.05, 1.5, 0), solid.V(1.05, 1.5, 0), solid.V(-0.6, 0.55, 0), solid.V(0.62, 0.5, 0), solid.V(-1.55, 2.5, 0), solid.V(1.55, 2.5, 0)} {
		q := figure.Kneeling
		q.Nod = 8
		s.Someone(q, at, -turnTo(-at.X, -(2.2-at.Y))+0, woman(70+i*4, []uint32{0x8a7a9a, 0x9a8a7a, 0x7a8a9a}[i%3]))
	}
	candles(s, solid.V(0, 2.2, 0), 1.15, 190, 350, 11)
	candles(s, solid.V(0, 3.4, 0), 1.6, 20, 160, 9)
	s.Lamp(solid.V(0, 1.1, 0.5), set.Amber.Mul(0.8), 0.2, false)
	s.Lamp(solid.V(0, 3.6, 2.6), set.Amber.Mul(3), 0.5, true)
	s.Look.Rays = [][3]float64{{0, 0.30, 0.5}}
	s.Look.Clear = true
	return s
}

// dais puts a low round step on the stage, z high.
func dais(s *set.Stage, x, y, z float64) { s.Put(set.Wood(), solid.Drum(x, y, 0, z, 0.55, 0.03)) }

// woman is one of the followers in a light blouse.
func woman(number int, cloth uint32) people.Person {
	p := people.Anybody(number)
	p.Woman, p.Beard, p.Dress, p.Cloth, p.Wears = true, people.Shaven, people.Blouse, cloth, nil
	if p.Hair.Cut < people.Curls || p.Hair.Cut == people.Crest {
		p.Hair.Cut = people.Shoulder
	}
	return p
}

// ash is the shore of Earth: gray sand, a leaden sea, and the ruins of a city.
func ash(seed int) *set.Stage {
	s := set.Land(solid.RGB(0.52, 0.50, 0.44), solid.RGB(0.15, 0.17, 0.20), solid.V(-0.5, -0.1, 0.6), solid.RGB(0.95, 0.92, 0.84), 0x85827a, 0.22, seed)
	s.FogDensity, s.Sun.Shadow = 0.020, false
	s.Put(&set.Material{Color: solid.Hex(0x2a2e32), Gloss: 0.6, Mirror: 0.35}, solid.New(func(p solid.Vec) float64 { return max(p.Z+0.06+0.02*math.Sin(p.Y*2+p.X*0.4), 9-p.Y) }, -200, 9, 200, 300))
	k := set.Metal(0x4a4a48, 0.05)
	for i := range 9 {
		x := -11 + 2.7*float64(i)
		s.Ruin(x, 15+9*solid.Hash(i, 1, seed), 1.8+1.0*solid.Hash(i, 2, seed), 3.0+5.5*solid.Hash(i, 3, seed), i+seed, k)
	}
	// A broken bridge.
	s.Put(k, solid.New(func(p solid.Vec) float64 {
		deck := max(math.Abs(p.Z-3.2-0.012*(p.X+4)*(p.X+4)*-1)-0.14, math.Abs(p.Y-12)-0.7, p.X+0.4+0.3*math.Sin(p.Y*5), -9-p.X)
		pier := max(math.Abs(math.Mod(p.X+20.5, 2.6)-1.3)-0.2, math.Abs(p.Y-12)-0.45, p.Z-3.2, p.X+0.8, -9-p.X)
		return min(deck, pier) * 0.7
	}, -9, 11, 0, 13))
	return s
}

// freighter is the narrow bridge of the Demetrius: rust, pipes, and a window above the desks.
func freighter(light solid.Color, zoom float64) *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.4, -3.4, 1.6), Aim: solid.V(0, 2, 1.4), Zoom: zoom, Above: light.Mul(0.032), Below: light.Mul(0.014), Fog: light.Mul(0.008), FogDensity: 0.035, Far: 300}
	s.Sky = set.Planet(set.TealSky(602), set.Orb{X: 0.30, Y: 0.14, R: 0.15, Sun: solid.V(-0.7, 0.4, 0.3), Land: solid.Hex(0x8a7a9a), Sea: solid.Hex(0x3a4a6a), Air: solid.RGB(0.4, 0.45, 0.9), Seed: 15, Ring: true})
	rust := set.WallPlates(0x4a3a2e)
	s.Put(set.DeckPlates(0x33302c, 0.3), set.Floor(0))
	window := solid.New(func(p solid.Vec) float64 {
		return max(math.Abs(p.X)-1.75, math.Abs(p.Z-1.92)-0.50+0.10*math.Abs(p.X), math.Abs(p.Y-3.9)-1)
	}, -2, 3, 2, 5)
	s.Put(rust, solid.Less(set.Slab(-5, 5, 3.8, 4.0, -1, 4), window, 0.03), set.Slab(-2.9, -2.6, -3, 4, 0, 3), set.Slab(2.6, 2.9, -3, 4, 0, 3), set.Slab(-3, 3, -3, 4, 2.75, 3.0))
	bar := set.Metal(0x3a322a, 0.5)
	for _, x := range []float64{-0.85, 0, 0.85} {
		s.Put(bar, set.Slab(x-0.045, x+0.045, 3.75, 3.95, 1.3, 2.5))
	}
	for i, z := range []float64{2.45, 2.58, 2.68} {
		s.Put(set.Metal([]uint32{0x7a4a2c, 0x5a5a54, 0x6a5a34}[i], 0.5), solid.Rod(solid.V(-2.52, -3, z), solid.V(-2.52, 3.8, z), 0.05, 0.05), solid.Rod(solid.V(2.52, -3, z), solid.V(2.52, 3.8, z), 0.05, 0.05))
	}
	s.Put(set.Metal(0x6a5a34, 0.5), set.RepeatX(solid.Rod(solid.V(0, 3.7, 0), solid.V(0, 3.7, 1.0), 0.04, 0.04), -2.3, 1.15, 5))
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Clear: true}
	return s
}

// daybreakScenes are the pictures of Daybreak that are not in another file.
var daybreakScenes = map[string]func() *set.Stage{
	"cult":    func() *set.Stage { return cult(false) },
	"turmoil": func() *set.Stage { return cult(true) },
	// Nobody has lived here for two thousand years.
	"ashes": func() *set.Stage {
		s := ash(21)
		s.CloseUp(solid.V(0.5, -5.2, 1.5), solid.V(0.05, 0, 1.42), 2.35, set.Pale)
		p := figure.Downcast
		s.Exactly(figure.Standing, solid.V(-0.62, -0.2, 0), 164, character("william-adama"))
		s.Exactly(p, solid.V(0.16, 0.1, 0), 20, character("laura-roslin"))
		s.Someone(figure.Kneeling, solid.V(1.25, 1.2, 0), 200, character("lee-adama"))
		s.Someone(figure.Standing, solid.V(-1.75, 2.6, 0), 170, people.Pilot(5))
		s.Someone(figure.Downcast, solid.V(0.75, 3.6, 0), -150, people.Officer(9))
		s.Parked = true
		s.Craft("raptor", solid.V(-3.8, 6.0, 0.85), 4.0, 150, 0, 0)
		return s
	},
	// Under the ash are remains of what was here before.
	"digging": func() *set.Stage {
		s := ash(37)
		s.CloseUp(solid.V(0.2, -3.4, 1.75), solid.V(0.0, 0, 0.70), 1.85, set.Pale)
		p := figure.Kneeling
		p.Left, p.Right = figure.Hand{At: solid.V(0.12, -0.42, 0.32), Palm: solid.V(-1, 0, 0)}, figure.Hand{At: solid.V(-0.12, -0.42, 0.34), Grip: figure.Fist, Palm: solid.V(1, 0, 0)}
		p.Lean, p.Nod = 26, 24
		s.Exactly(p, solid.V(-0.62, 0.15, 0), 48, character("galen-tyrol"))
		q := figure.Kneeling
		q.Nod, q.Look = 16, 10
		s.Exactly(q, solid.V(0.85, 0.4, 0), -58, character("samuel-anders"))
		// An old machine, its eye dark.
		f := figure.Centurion(figure.Watching, solid.V(0.08, -0.30, -1.50), -14, solid.Hex(0x5e5a52), solid.Color{})
		s.Cast(f)
		for i := range 12 {
			a := 6.28 * float64(i) / 12
			c := solid.V(0.06+0.55*math.Cos(a), -0.40+0.42*math.Sin(a), 0.0)
			s.PutBall(set.Stone(0x4e4c48), set.Rock(c, 0.12+0.08*solid.Hash(i, 1, 3), 60+i), c, 0.3)
		}
		return s
	},
	"demetrius-bridge": func() *set.Stage {
		s := freighter(set.Teal.Mix(set.Amber, 0.3), 1.6)
		s.CloseUp(solid.V(-0.3, -2.0, 1.62), solid.V(0.02, 1.8, 1.40), 1.75, set.Teal)
		s.Console(-1.25, 2.7, 18, set.Metal(0x4a4238, 0.4), set.Amber.Mul(0.7), 3)
		s.Console(1.25, 2.7, -18, set.Metal(0x4a4238, 0.4), set.Teal.Mul(0.8), 9)
		s.Console(0, 3.1, 0, set.Metal(0x4a4238, 0.4), set.Teal.Mul(0.8), 13)
		s.Stool(1.2, 1.95)
		s.Exactly(figure.Sitting, solid.V(1.2, 1.95, 0), 168, character("karl-agathon"))
		p := figure.Pocketed
		p.Look = -16
		s.Exactly(p, solid.V(-0.34, 1.7, 0), 22, dutyOf("kara-thrace"))
		s.Exactly(figure.Folded, solid.V(-1.25, 2.0, 0), 30, dutyOf("diana-seelix"))
		s.Lamp(solid.V(0, 1.4, 2.6), set.Amber.Mul(1.1), 0.3, true)
		s.Lamp(solid.V(0, 3.3, 2.0), set.Cold.Mul(0.9), 0.1, false)
		return s
	},
	// Courses between stars are drawn on a wall.
	"tactical-plot": func() *set.Stage {
		s := freighter(set.Amber, 1.6)
		s.Bodies = append(s.Bodies[:1:1], s.Bodies[2:]...)
		s.CloseUp(solid.V(0.3, -1.9, 1.6), solid.V(0.0, 1.9, 1.38), 1.7, set.Amber)
		board := &set.Material{Gloss: 0.3}
		board.Paint = func(p, n solid.Vec, f *set.Surface) {
			x, z := p.X, p.Z-1.5
			f.Color = solid.Hex(0x16222c)
			grid := min(math.Abs(math.Mod(x+10, 0.3)-0.15), math.Abs(math.Mod(z+10, 0.3)-0.15))
			f.Light = set.Teal.Mul(0.10 * solid.Smooth(0.008, 0.002, math.Abs(grid-0.15)))
			last := [2]float64{-1.9, -0.5}
			for i := range 9 {
				a := [2]float64{-1.7 + 0.43*float64(i), 0.55 * math.Sin(float64(i)*1.7+0.4) * (0.4 + 0.6*solid.Hash(i, 2, 9))}
				d := rod{solid.V(last[0], 0, last[1]), solid.V(a[0], 0, a[1]), 0.006, 0.006}.dist(solid.V(x, 0, z))
				f.Light = f.Light.Add(set.Amber.Mul(0.6 * solid.Smooth(0.008, 0, d)))
				r := math.Hypot(x-a[0], z-a[1])
				f.Light = f.Light.Add(set.Amber.Mul(0.8 * solid.Smooth(0.03, 0.02, r))).Add(set.Alarm.Mul(0.6 * solid.Smooth(0.012, 0.004, math.Abs(r-0.06))))
				last = a
			}
			for i := range 40 {
				r := math.Hypot(x-(4*solid.Hash(i, 1, 5)-2), z-(1.5*solid.Hash(i, 2, 5)-0.75))
				f.Light = f.Light.Add(set.Pale.Mul(0.5 * solid.Smooth(0.014, 0.006, r)))
			}
		}
		s.Put(board, set.Slab(-2.1, 2.1, 2.85, 2.9, 0.7, 2.3))
		s.Put(set.Metal(0x4a3a2e, 0.4), set.Slab(-2.2, 2.2, 2.88, 3.0, 0.6, 2.4))
		p := figure.Pointing
		p.Right.At, p.Look = solid.V(-0.22, -0.52, 1.58), -24
		s.Exactly(p, solid.V(-0.62, 2.05, 0), 150, dutyOf("kara-thrace"))
		q := figure.Folded
		q.Look = -26
		s.Exactly(q, solid.V(0.66, 2.0, 0), -64, character("karl-agathon"))
		s.Lamp(solid.V(0, 1.5, 2.5), set.Amber.Mul(1.2), 0.3, true)
		return s
	},
	// She paints what she has seen, again and again.
	"captains-cabin": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x3a3028, 1.75)
		s.CloseUp(solid.V(0.25, -2.3, 1.6), solid.V(0.0, 1.8, 1.34), 1.75, set.Amber)
		swirl := func(x, z float64, seed int) solid.Color {
			r, a := math.Hypot(x, z), math.Atan2(z, x)
			arm := solid.Noise(a*1.6+r*5+20, r*4, seed)
			c := solid.Hex(0x14283c).Mix(solid.Hex(0xb85a20), solid.Smooth(0.35, 0.7, arm)*math.Exp(-r*1.1))
			c = c.Mix(solid.Hex(0xe0c060), 0.9*math.Exp(-math.Pow((r-0.42)*9, 2))).Mix(solid.Hex(0xd0d8e0), 0.9*math.Exp(-r*r*40))
			return c.Mul(0.7 + 0.5*solid.Noise(x*60+90, z*14+90, seed+3))
		}
		wall := &set.Material{Gloss: 0.15}
		wall.Paint = func(p, n solid.Vec, f *set.Surface) { f.Color = swirl((p.X-0.25)*1.15, (p.Z-1.60)*1.15, 5) }
		s.Put(wall, set.Slab(-1.6, 2.1, 3.05, 3.1, 0.55, 2.75))
		s.Put(set.Metal(0x3a3028, 0.3), set.Slab(-6, 6, 3.08, 3.4, 0, 4.2))
		s.Put(set.Metal(0x3a4046, 0.4), set.Slab(1.1, 2.8, 1.6, 2.6, 0.36, 0.46))
		s.Put(set.Metal(0x6a5a4a, 0.1), set.Slab(1.12, 2.8, 1.62, 2.6, 0.45, 0.56))
		pots := []uint32{0xb85a20, 0x2a5a8a, 0xd0b040, 0xb0b0a8}
		for i, c := range pots {
			x := -1.35 + 0.2*float64(i)
			s.Put(set.Metal(0x9a9ea2, 0.6), solid.Drum(x, 1.9+0.1*float64(i%2), 0.62, 0.80, 0.07, 0.008))
			s.Put(set.Metal(c, 0.4), solid.Drum(x, 1.9+0.1*float64(i%2), 0.78, 0.808, 0.062, 0.003))
		}
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-1.05, 1.95, 0, 0.9, 0.62))
		who := character("kara-thrace")
		who.Dress, who.Cloth, who.Wears = people.Tanks, 0x4a4a44, nil
		p := figure.Working
		p.Right, p.Nod, p.Lean, p.Look = figure.Hand{At: solid.V(-0.14, -0.52, 1.46), Grip: figure.Fist, Elbow: solid.V(-0.7, 0.3, -1)}, 0, 8, -6
		f := figure.New(who, p, solid.V(-0.42, 2.35, 0), 128)
		s.Cast(f)
		h := f.Hand()
		s.Put(set.Wood(), solid.Rod(h.Add(solid.V(-0.10, -0.10, -0.04)), h.Add(solid.V(0.10, 0.12, 0.06)), 0.012, 0.009))
		s.HangingLamp(-0.2, 1.5, 2.35, set.Warm, 1.0, 0.3)
		s.Lamp(solid.V(1.2, 1.6, 2.2), set.Amber.Mul(1.2), 0, false)
		s.Look.Clear = true
		return s
	},
	// Experienced pilots are briefed for a dangerous mission.
	"briefing": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2e363e, 1.75)
		s.CloseUp(solid.V(0.35, -2.9, 1.85), solid.V(0.0, 1.8, 1.36), 2.1, set.Cold)
		s.Display(0.35, 4.2, 1.95, 2.6, 1.35, func(u, v float64) solid.Color {
			c := set.Radar(set.Teal, 9, 5, set.Alarm)(u*1.3, v)
			way := math.Abs(v - 0.5*math.Sin(u*2.6-0.6) + 0.1)
			return c.Mul(0.6).Add(set.Amber.Mul(0.9 * math.Exp(-way*way*900)))
		})
		s.Put(set.Metal(0x3a4450, 0.4), set.Slab(-1.55, -0.95, 2.3, 2.7, 0, 1.12))
		p := figure.Pointing
		p.Look, p.Right.At = 26, solid.V(-0.50, -0.40, 1.46)
		s.Exactly(p, solid.V(-0.70, 3.0, 0), 12, character("william-adama"))
		for i, x := range []float64{-1.45, -0.72, 0.02, 0.78, 1.5} {
			s.Stool(x, 0.75)
			q := figure.Sitting
			q.Nod = 0
			s.Exactly(q, solid.V(x, 0.75+0.1*float64(i%2), 0.05), 176-6*x, people.Pilot(i*3+2))
		}
		s.Exactly(figure.Folded, solid.V(1.62, 2.6, 0), -40, character("lee-adama"))
		s.Lamp(solid.V(0.3, 3.2, 2.2), set.Teal.Mul(1.4), 0.2, false)
		s.Lamp(solid.V(-0.7, 2.2, 3.4), set.Pale.Mul(2.2), 0.3, true)
		s.Look.Clear = true
		return s
	},
	// They speak low, with their heads together.
	"plotters": func() *set.Stage {
		s := set.Corridor(set.Amber, 0x2c2824, 1.7, 1.4)
		s.CloseUp(solid.V(0.1, -1.7, 1.6), solid.V(0.0, 1.4, 1.54), 1.25, set.Amber)
		s.Lamps = nil
		for i := range 7 { // light falls through a grating
			s.Put(set.Metal(0x1a1c1e, 0.5), set.Slab(-2.4, 2.4, 2.40, 2.46, 0.55+0.36*float64(i), 0.61+0.36*float64(i)))
		}
		p := figure.Folded
		p.Look, p.Nod, p.Lean = -18, 8, 4
		s.Exactly(p, solid.V(-0.36, 1.45, 0), 68, character("tom-zarek"))
		q := figure.Standing
		q.Look, q.Nod, q.Twist = 14, 8, 0
		s.Exactly(q, solid.V(0.38, 1.40, 0), -72, character("felix-gaeta"))
		s.Someone(figure.Proud, solid.V(0.95, 5.2, 0), 0, character("william-adama"))
		s.Lamp(solid.V(0, 6.0, 2.4), set.Warm.Mul(7), 0.5, true)
		s.Lamp(solid.V(0.1, 1.0, 2.6), set.Amber.Mul(0.5), 0, false)
		s.Look.Rays, s.Look.Clear = [][3]float64{{0.05, 0.05, 0.8}}, true
		return s
	},
	// One lamp, and nobody says his name.
	"backroom": func() *set.Stage {
		s := set.Chamber(set.Teal, 0x24292c, 1.7)
		s.CloseUp(solid.V(0.15, -1.9, 1.75), solid.V(0.0, 1.5, 1.24), 1.75, set.Amber)
		s.Put(set.Metal(0x4a5440, 0.2), set.Crate(0, 1.25, 0, 1.2, 0.76), set.Crate(-2.0, 3.4, 0, 1.1, 1.0), set.Crate(2.0, 3.5, 0, 1.2, 1.1), set.Crate(-1.9, 3.4, 1.0, 0.9, 0.8))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod = solid.V(0.02, 0.14, 0.86), 30, -4
		p.Left.At.Z, p.Right.At.Z = 0.78, 0.78
		p.Left.At.X, p.Right.At.X = 0.20, -0.20
		s.Exactly(p, solid.V(0.05, 2.15, 0), 0, character("samuel-anders"))
		for i, at := range []solid.Vec{solid.V(-0.92, 1.75, 0), solid.V(0.95, 1.8, 0), solid.V(-0.55, 2.6, 0), solid.V(0.68, 2.7, 0)} {
			who := []people.Person{people.DeckHand(21), people.Officer(32), people.Pilot(9), people.Anybody(45)}[i]
			s.Exactly([]figure.Pose{figure.Folded, figure.Composed, figure.Standing, figure.Folded}[i], at, []float64{52, -52, 20, -20}[i], who)
		}
		s.Exactly(figure.Standing, solid.V(-0.85, 0.15, 0), 160, people.DeckHand(40))
		s.HangingLamp(0, 1.35, 1.98, set.Warm, 0.9, 0.3)
		s.Key = s.Key.Mul(0.5)
		s.Look.Clear = true
		return s
	},
	// The lawyer takes any case, and prefers hopeless ones.
	"advocate": func() *set.Stage {
		s := court(set.Amber, 0x3a3228, -0.75, "louis-hoshi", "william-adama", "helena-cain")
		s.CloseUp(solid.V(0.25, -2.1, 1.55), solid.V(0.02, 1.5, 1.48), 1.45, set.Warm)
		p := figure.Speaking
		p.Look, p.Nod = -8, 2
		f := figure.New(character("romo-lampkin"), p, solid.V(0.28, 1.15, 0), 4)
		s.Cast(f)
		shades(s, f, 4-8-4)
		q := figure.Sitting
		q.Nod, q.Look = 12, -8
		accused := character("gaius-baltar")
		accused.Dress, accused.Wears = people.Prison, nil
		s.Exactly(q, solid.V(-0.95, 1.75, 0.25), 24, accused)
		return s
	},
	// What is said here stays here.
	"counsel": func() *set.Stage {
		s := brigOne(set.Amber)
		s.Bodies = s.Bodies[:len(s.Bodies)-2]
		s.CloseUp(solid.V(-0.1, -3.9, 1.5), solid.V(-0.05, -0.6, 1.40), 1.4, set.Amber)
		p := figure.Reaching
		p.Look, p.Nod, p.Right.At = -30, 4, solid.V(-0.10, -0.36, 1.16)
		f := figure.New(character("romo-lampkin"), p, solid.V(-0.60, -1.05, 0), 62)
		s.Cast(f)
		shades(s, f, 62-30)
		h := f.Hand()
		s.Put(set.Metal(0xc09a3a, 0.9), solid.Rod(h, h.Add(solid.V(0.12, 0.02, 0.01)), 0.012, 0.010), solid.Ring(h.X+0.15, h.Y+0.02, h.Z, 0.032, 0.010, 0.010, 0.003)) // a key
		q := figure.Barred
		q.Left.At, q.Right.At = solid.V(0.241, -0.34, 1.27), solid.V(-0.241, -0.34, 1.36)
		q.Turn, q.Twist, q.Look, q.Nod = 0, 0, -16, 6
		s.Exactly(q, solid.V(0.35, -0.246, 0), 0, prisonerOf("karl-agathon"))
		s.Lamp(solid.V(0.1, 1.8, 3.3), set.Amber.Mul(3), 0.4, true)
		s.Lamp(solid.V(-2, -3, 2.5), set.Cold.Mul(1), 0, false)
		s.Lamp(solid.V(0.9, -1.8, 2.2), set.Warm.Mul(0.9), 0, false)
		s.Look.Clear = true
		return s
	},
	// Somebody has thrown a glass.
	"domestic": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x332c26, 1.8)
		for i := range 3 {
			s.Books(-2.6, -0.7, 4.5, 1.1+0.5*float64(i), 3+i)
			s.Books(0.9, 2.7, 4.5, 1.1+0.5*float64(i), 13+i)
		}
		s.Desk(-2.4, -1.3, 2.4, 3.2, 0.78, set.Wood())
		s.TableLamp(-1.55, 2.7, 0.78)
		s.Put(set.Metal(0x5a2a26, 0.1), set.Slab(0.9, 2.4, 2.9, 3.7, 0.3, 0.55), set.Slab(0.9, 2.4, 3.6, 3.85, 0.4, 1.05))
		s.Lamp(solid.V(1.8, 3.7, 2.6), set.Amber.Mul(2.2), 0.3, false)
		s.Lamp(solid.V(0.4, 0.2, 2.8), set.Warm.Mul(1.2), 0, true)
		s.Look.Clear = true
		s.CloseUp(solid.V(0.1, -2.2, 1.6), solid.V(0.02, 1.9, 1.36), 1.75, set.Warm)
		p := figure.Pointing
		p.Look, p.Nod = -26, 0
		s.Exactly(p, solid.V(-0.62, 1.85, 0), 62, character("ellen-tigh"))
		q := figure.Calling
		q.Look, q.Right, q.Nod = 20, figure.Hand{At: solid.V(-0.40, -0.30, 1.36), Grip: figure.Spread, Elbow: solid.V(-1, 0.2, -0.6), Palm: solid.V(0, -1, 0.3)}, 2
		s.Exactly(q, solid.V(0.66, 2.0, 0), -58, character("saul-tigh"))
		glass := &set.Material{Color: set.Pale.Mul(0.3), Light: set.Pale.Mul(0.15), Gloss: 1}
		for i := range 14 {
			at := solid.V(0.1+0.7*(solid.Hash(i, 1, 8)-0.5), 1.5+0.4*solid.Hash(i, 2, 8), 1.10+0.65*solid.Hash(i, 3, 8))
			s.Put(glass, solid.Lean(solid.Turn(set.Slab(-0.022, 0.022, -0.004, 0.004, -0.014, 0.018), 0, 0, 180*solid.Hash(i, 4, 8)), 0, 0, 180*solid.Hash(i, 5, 8)).Shifted(at))
		}
		for i := range 9 {
			at := solid.V(0.15+0.6*(solid.Hash(i, 1, 9)-0.5), 1.5, 1.15+0.5*solid.Hash(i, 2, 9))
			s.PutBall(&set.Material{Color: set.Amber.Mul(0.3), Light: set.Amber.Mul(0.25), Gloss: 1}, solid.Egg(at, solid.V(0.020, 0.020, 0.028)), at, 0.03)
		}
		return s
	},
	// The old ship is cracking, and no weld holds.
	"falling-apart": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x3a4046, 1.7, 1.35)
		s.CloseUp(solid.V(-0.25, -3.0, 1.5), solid.V(0.15, 1.0, 1.42), 1.95, set.Cold)
		wall := set.Metal(0x4a5058, 0.4)
		crack := func(z float64) float64 {
			return 0.75 + 0.22*math.Sin(z*2.3) + 0.12*math.Sin(z*6.1+1) + 0.08*math.Abs(math.Mod(z*3.3, 1)-0.5)
		}
		wall.Paint = func(p, n solid.Vec, f *set.Surface) {
			f.Color = f.Color.Mul(0.6 + 0.7*solid.Cloud(p.X*1.6+30, p.Z*1.6+30, 6))
			d := math.Abs(p.X - crack(p.Z))
			branch := math.Abs(p.X - crack(1.7) - 0.9*(p.Z-1.7) - 0.05*math.Sin(p.Z*19))
			if p.Z < 1.7 || p.Z > 2.5 {
				branch = 1
			}
			if d = min(d, branch); d < 0.16 {
				f.Color = f.Color.Mul(0.25 + 0.75*solid.Smooth(0.02, 0.16, d))
			}
			if seam := math.Abs(math.Mod(p.Z+0.05, 0.9) - 0.45); seam < 0.012 {
				f.Color = f.Color.Mul(0.5)
			}
		}
		s.Put(wall, solid.New(func(p solid.Vec) float64 {
			gap := 0.085*(0.5+0.5*math.Sin(p.Z*3+1)) + 0.025 - math.Abs(p.X-crack(p.Z))
			return max(math.Abs(p.Y-2.2)-0.12, gap) * 0.7
		}, -9, 2, 9, 2.4))
		s.Put(set.Shining(set.Alarm.Mul(0.8)), set.Slab(-0.4, 2.2, 2.75, 2.8, 0, 4))
		p := figure.Reaching // his hand is on the crack
		p.Right.At, p.Look, p.Nod = solid.V(-0.12, -0.50, 1.44), -10, -4
		s.Exactly(p, solid.V(0.05, 1.45, 0), 138, character("galen-tyrol"))
		s.Exactly(figure.Downcast, solid.V(-0.95, 1.1, 0), 40, character("william-adama"))
		s.Put(set.Metal(0x2c3036, 0.5), solid.Rod(solid.V(1.9, 1.6, 3.9), solid.V(1.35, 1.2, 0.9), 0.09, 0.07), solid.Rod(solid.V(-1.9, 2.0, 3.8), solid.V(-1.1, 1.9, 2.2), 0.06, 0.04))
		for i := range 16 {
			a := solid.V(crack(2.4)+0.2*(solid.Hash(i, 1, 5)-0.5), 1.95, 1.2+1.6*solid.Hash(i, 2, 5))
			s.Effects = append(s.Effects, set.Streak(a, a.Add(solid.V(0.5*(solid.Hash(i, 3, 5)-0.5), -0.3, -0.3-0.3*solid.Hash(i, 4, 5))), 0.005, set.Warm.Mul(0.7)))
		}
		s.Lamp(solid.V(1.0, 1.4, 1.6), set.Alarm.Mul(0.7), 0.2, false)
		return s
	},
	// The model of the sailing ship is smashed, and he lies next to it.
	"despair": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2c2a2a, 1.75)
		s.CloseUp(solid.V(0.2, -2.6, 0.95), solid.V(0.05, 1.3, 0.62), 1.45, set.Cold)
		for i := range 3 {
			s.Books(-2.6, 2.6, 4.5, 0.8+0.5*float64(i), 23+i)
		}
		p := figure.Huddled
		p.Nod, p.Look, p.Lean = 20, -6, 16
		p.Left, p.Right = figure.Hand{At: solid.V(0.10, -0.46, 0.40), Palm: solid.V(-0.3, 1, 0), Elbow: solid.V(1, 0, -0.3)}, figure.Hand{At: solid.V(-0.36, -0.20, 0.10), Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.2, 0)}
		s.Put(set.Metal(0x4a2a26, 0.1), set.Slab(-1.3, 0.9, 1.85, 2.5, 0.0, 0.42), set.Slab(-1.3, 0.9, 2.4, 2.7, 0.3, 0.95))
		s.Exactly(p, solid.V(-0.42, 1.55, 0), 22, character("william-adama"))
		// Its masts are broken.
		modelShip(s, solid.V(0.62, 1.0, 0.10), 0.62)
		b := s.Bodies[len(s.Bodies)-15 : len(s.Bodies)-3]
		for i := range b {
			whole := b[i].Dist
			b[i].Dist = func(p solid.Vec) float64 { return max(whole(p), (p.Z-0.36-0.30*(p.X-0.5))*0.9) }
		}
		rag := set.Metal(0xd8ccb0, 0.05)
		for i := range 5 {
			x, y := 0.15+0.3*float64(i), 0.55+0.35*solid.Hash(i, 1, 6)
			s.Put(rag, solid.Turn(set.Slab(x-0.10, x+0.10, y-0.07, y+0.07, 0.005, 0.015), x, y, 150*solid.Hash(i, 2, 6)))
			s.Put(set.Wood(), solid.Turn(solid.Rod(solid.V(x-0.2, y-0.12, 0.02), solid.V(x+0.2, y-0.12, 0.02), 0.012, 0.008), x, y, 150*solid.Hash(i, 3, 6)))
		}
		s.Put(&set.Material{Color: set.Amber.Mul(0.12), Light: set.Amber.Mul(0.07), Gloss: 1, Mirror: 0.2}, solid.Turn(solid.At(set.LyingDrum(0.055, 0.24), solid.V(-1.0, 0.75, 0.06)), -1.0, 0.75, 24))
		s.Put(&set.Material{Color: solid.Hex(0x241408), Gloss: 1, Mirror: 0.4}, solid.Drum(-0.78, 0.66, 0, 0.006, 0.20, 0.002))
		s.Lamp(solid.V(-1.5, 0.6, 2.4), set.Amber.Mul(1.4), 0.2, true)
		s.Lamp(solid.V(1.8, 0.2, 1.8), set.Cold.Mul(1.2), 0, false)
		s.Look.Clear = true
		return s
	},
	// He drinks to what is lost.
	"cocktail": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x3a2c28, 1.8)
		s.CloseUp(solid.V(0.15, -1.5, 1.28), solid.V(0.0, 1.1, 1.10), 1.05, set.Amber)
		s.Desk(-1.4, 1.4, 0.35, 1.05, 0.78, set.Wood())
		cup := func(x, y, k float64, drink solid.Color) {
			clear := &set.Material{Color: set.Pale.Mul(0.10), Light: set.Pale.Mul(0.05), Gloss: 1, Mirror: 0.25}
			s.Put(clear, solid.Drum(x, y, 0.78, 0.79, 0.075*k, 0.004), solid.Rod(solid.V(x, y, 0.79), solid.V(x, y, 0.79+0.15*k), 0.010*k, 0.008*k))
			cone := func(p solid.Vec, z0, z1, slope float64) float64 {
				return max(math.Hypot(p.X-x, p.Y-y)-slope*(p.Z-0.79-0.14*k), z0-p.Z, p.Z-z1) * 0.6
			}
			low, high := 0.79+0.14*k, 0.79+0.27*k
			s.Put(&set.Material{Color: drink.Mul(0.25), Light: drink.Mul(0.34), Gloss: 1}, solid.New(func(p solid.Vec) float64 { return cone(p, low, high-0.03*k, 0.92) }, x-0.2, y-0.2, x+0.2, y+0.2))
			s.Put(clear, solid.New(func(p solid.Vec) float64 {
				return max(math.Abs(cone(p, low, high, 1.0)/0.6)-0.004, low+0.09*k-p.Z, p.Z-high) * 0.6
			}, x-0.2, y-0.2, x+0.2, y+0.2))
			s.Put(clear, solid.Ring(x, y, high, 0.128*k, 0.006, 0.006, 0.002))
			olive := solid.V(x+0.02*k, y-0.03, 0.79+0.235*k)
			s.PutBall(set.Metal(0x6a8a2a, 0.6), solid.Egg(olive, solid.V(0.024*k, 0.024*k, 0.024*k)), olive, 0.04)
			s.Put(set.Steel(), solid.Rod(olive.Add(solid.V(-0.07*k, 0, -0.06*k)), olive.Add(solid.V(0.10*k, 0, 0.09*k)), 0.004, 0.004))
		}
		cup(0.34, 0.55, 1.25, set.Hope.Mix(set.Amber, 0.55))
		s.Put(&set.Material{Color: solid.Hex(0x9aa2a8), Gloss: 1, Mirror: 0.4}, solid.Drum(0.86, 0.80, 0.78, 1.02, 0.085, 0.02), solid.Drum(0.86, 0.80, 1.02, 1.10, 0.055, 0.02)) // the shaker
		s.TableLamp(-0.98, 0.85, 0.78)
		s.Put(set.Metal(0xb0a890, 0.05), solid.Turn(set.Slab(-0.42, -0.10, 0.45, 0.66, 0.78, 0.785), -0.25, 0.55, 14)) // a picture of somebody
		who := character("saul-tigh")
		p := figure.Stooped
		p.Hip, p.Holds = solid.V(0, 0, 0.50), nil
		p.Left, p.Right = figure.Hand{At: solid.V(0.16, -0.46, 0.82), Palm: solid.V(-0.4, 0, -1), Elbow: solid.V(1, 0, -0.3)}, figure.Hand{At: solid.V(-0.16, -0.48, 0.82), Palm: solid.V(0.4, 0, -1), Elbow: solid.V(-1, 0, -0.3)}
		p.LFoot.At.Z, p.RFoot.At.Z, p.Nod, p.Look = 0, 0, 16, 10
		who.Wears = nil
		s.Stool(-0.18, 1.5)
		s.Exactly(p, solid.V(-0.18, 1.5, 0), 8, who)
		s.Books(-2.6, 2.6, 4.5, 1.1, 5)
		s.Books(-2.6, 2.6, 4.5, 1.6, 6)
		s.Lamp(solid.V(0.8, -0.2, 1.9), set.Warm.Mul(0.9), 0, true)
		s.Lamp(solid.V(1.6, 2.6, 2.2), set.Cold.Mul(1.2), 0.2, false)
		s.Look.Clear = true
		return s
	},
	"reactor-critical": func() *set.Stage {
		s := reactors()
		s.CloseUp(solid.V(-0.2, -3.0, 1.6), solid.V(0.05, 1.4, 1.42), 2.1, set.Alarm)
		for i := range s.Bodies { // what was blue becomes red
			if k := s.Bodies[i].Material; k.Light != (solid.Color{}) {
				k.Light = set.Alarm.Mix(set.Amber, 0.3).Mul(1.3)
			}
		}
		for i := range s.Lamps {
			s.Lamps[i].Light = set.Alarm.Mix(set.Amber, 0.25).Mul(2.2)
		}
		s.Above, s.Below, s.Fog = set.Alarm.Mul(0.03), set.Alarm.Mul(0.014), set.Alarm.Mul(0.008)
		p := figure.Running
		p.Nod = -2
		s.Exactly(p, solid.V(-0.62, 0.4, 0), 14, people.DeckHand(31))
		s.Exactly(figure.Pointing, solid.V(0.62, 1.2, 0), 130, character("galen-tyrol"))
		s.Someone(figure.Working, solid.V(1.35, 3.4, 0), 110, people.DeckHand(35))
		for i := range 6 { // steam
			a := solid.V([]float64{-1.7, 1.75, -1.8}[i%3], 1.6+1.6*float64(i/3), 1.4+0.5*solid.Hash(i, 1, 4))
			s.Effects = append(s.Effects, set.Blast(a, 0.55+0.3*solid.Hash(i, 2, 4), 0.12, 6+i))
		}
		s.Fire(solid.V(1.55, 2.2, 2.9), 0.45, 8)
		s.Look.Rays, s.Look.Clear = nil, true
		return s
	},
	// A list of everything that the ship can do without.
	"requisition": func() *set.Stage {
		s := flightDeck()
		s.Parked = true
		s.CloseUp(solid.V(-2.4, -5.6, 1.75), solid.V(-1.05, -2.2, 1.28), 1.95, set.Amber)
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-2.15, -1.9, 0, 0.8, 0.7), set.Crate(-2.1, -1.85, 0.7, 0.7, 0.55), set.Crate(0.05, -1.2, 0, 0.9, 0.8), set.Crate(-0.75, -0.6, 0, 0.9, 0.8), set.Crate(0.1, -1.1, 0.8, 0.7, 0.6))
		s.Put(set.Metal(0x5c6654, 0.1), solid.Drum(-1.55, -1.25, 0, 0.75, 0.24, 0.03), solid.Drum(-1.35, -0.75, 0, 0.75, 0.24, 0.03))
		who := character("kara-thrace")
		who.Dress, who.Cloth, who.Wears = people.Duty, 0, nil
		p := figure.Pointing
		p.Look = 4
		s.Exactly(p, solid.V(-1.52, -2.55, 0), 40, who)
		hoshi := character("louis-hoshi")
		hoshi.Wears = []people.Gear{people.Glasses, people.Folder}
		q := figure.Working
		q.Right.At, q.Nod, q.Look = solid.V(-0.04, -0.34, 1.18), 12, 10
		s.Exactly(q, solid.V(-0.72, -2.25, 0), -40, hoshi)
		s.Someone(figure.Walking, solid.V(-0.05, -2.0, 0), -60, people.DeckHand(8))
		s.Lamp(solid.V(-2.9, -3.4, 2.2), set.Warm.Mul(1.6), 0, false)
		s.Look.Clear = true
		return s
	},
	// Weapon pods are fitted to a ship that never had any.
	"arming": func() *set.Stage {
		s := flightDeck()
		s.Bodies = s.Bodies[:len(s.Bodies)-5]
		s.Parked = true
		s.CloseUp(solid.V(-2.2, -5.0, 1.6), solid.V(-0.35, -0.4, 1.30), 2.3, set.Cold)
		at := solid.V(0.5, 1.1, 1.25)
		s.Craft("raptor", at, 4.8, 222, 2, 0)
		h := set.Headed(222, 2, 0)
		red, tube := set.Metal(0x9c2018, 0.4), set.Metal(0x5c636a, 0.6)
		for i := range 6 { // the pod on the side that faces the camera
			o := solid.V(0.62+0.10*float64(i%3), 0.1, -0.10-0.10*float64(i/3)).Mul(2.4)
			a, b := h.Out(o.Add(solid.V(0, -0.7, 0))).Add(at), h.Out(o.Add(solid.V(0, 0.8, 0))).Add(at)
			c := h.Out(o.Add(solid.V(0, 1.02, 0))).Add(at)
			s.Put(tube, solid.Rod(a, b, 0.105, 0.105))
			s.Put(red, solid.Rod(b, c, 0.085, 0.03))
		}
		s.Craft("viper-ii", solid.V(4.6, 7.5, 1.05), 5.6, 205, 2, 0)
		s.Put(set.Metal(0xb08a30, 0.4), set.Slab(-2.1, -1.1, -0.5, 0.1, 0.32, 0.45), solid.Drum(-1.9, -0.45, 0, 0.3, 0.10, 0.02), solid.Drum(-1.3, -0.45, 0, 0.3, 0.10, 0.02))
		s.Put(tube, solid.At(set.LyingDrum(0.10, 1.2), solid.V(-1.6, -0.2, 0.56)))
		s.Put(red, solid.Rod(solid.V(-0.95, -0.2, 0.56), solid.V(-0.72, -0.2, 0.56), 0.085, 0.02))
		s.Exactly(figure.Working, solid.V(-0.95, 0.25, 0), 96, people.DeckHand(12))
		s.Exactly(figure.Pointing, solid.V(-0.15, -1.3, 0), 150, character("galen-tyrol"))
		s.Exactly(figure.Folded, solid.V(0.62, -1.0, 0), 190, people.Pilot(8))
		s.Lamp(solid.V(-1.3, -1.2, 2.6), set.Warm.Mul(2.0), 0.1, false)
		s.Look.Clear = true
		return s
	},
	// Everybody runs to their stations.
	"all-hands": func() *set.Stage {
		s := flightDeck()
		s.CloseUp(solid.V(-2.2, -5.2, 1.5), solid.V(-0.9, -1.6, 1.40), 2.2, set.Amber)
		for i, at := range []solid.Vec{solid.V(-1.75, -2.1, 0), solid.V(-0.75, -1.6, 0), solid.V(0.35, -1.1, 0), solid.V(-1.45, -0.4, 0), solid.V(0.0, 0.2, 0)} {
			who := []people.Person{people.Pilot(3), people.DeckHand(14), people.Pilot(11), people.DeckHand(16), people.Pilot(18)}[i]
			p := figure.Running
			if i%2 == 1 {
				p = p.Mirrored()
			}
			p.Nod = -2
			s.Someone(p, at, 58+10*float64(i%3), who)
		}
		p := figure.Calling
		p.Look = 10
		s.Exactly(p, solid.V(-2.25, -1.2, 0), 30, character("saul-tigh"))
		for _, x := range []float64{-3.6, 0.9} {
			s.Put(set.Shining(set.Alarm.Mul(1.3)), solid.Egg(solid.V(x, 3.0, 4.1), solid.V(0.16, 0.16, 0.12)))
			s.Lamp(solid.V(x, 2.4, 3.9), set.Alarm.Mul(5), 0.4, false)
		}
		s.Look.Clear = true
		return s
	},
	// A veteran who has come back every time.
	"veteran": func() *set.Stage {
		s := flightDeck()
		s.CloseUp(solid.V(-2.3, -5.2, 1.6), solid.V(-1.1, -1.9, 1.48), 1.55, set.Cold)
		p := figure.Pocketed
		p.Look, p.Nod = -6, -2
		who := character("brendan-hot-dog-costanza")
		who.Wears = nil
		s.Exactly(p, solid.V(-1.42, -2.1, 0), 14, who)
		// The marks on the side of his viper.
		hull := set.Metal(0xb8b4a8, 0.4)
		hull.Paint = func(p, n solid.Vec, f *set.Surface) {
			u, v := p.X+0.95, p.Z-1.12
			f.Color = f.Color.Mul(0.75 + 0.4*solid.Cloud(p.X*3+20, p.Z*3+20, 4))
			if math.Abs(p.Z-2.02) < 0.09 {
				f.Color = solid.Hex(0x8a1c16)
			}
			for i := range 15 {
				x, z := 0.14*float64(i%5), 0.17*float64(i/5)
				q := solid.V(u-0.12-x, 0, v-0.08-z)
				if math.Hypot(q.X, q.Z) < 0.062 && math.Hypot(q.X, q.Z+0.040) > 0.054 { // a raider, bent like a sickle
					f.Color = solid.Hex(0x16181a)
				}
			}
		}
		s.Put(hull, solid.New(func(p solid.Vec) float64 {
			return (math.Hypot((p.Y+0.55)*0.9, p.Z-1.42) - 0.78 + 0.10*max(0, -p.X-1.2)) * 0.8
		}, -6, -1.5, 6, 0.5))
		s.Put(set.Metal(0xc8ccd0, 0.7), solid.Egg(solid.V(-0.62, -1.55, 0.92), solid.V(0.15, 0.17, 0.16))) // his helmet, on a crate
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-0.62, -1.55, 0, 0.6, 0.78))
		s.Put(set.Metal(0x10141a, 0.9), solid.Egg(solid.V(-0.65, -1.64, 0.925), solid.V(0.125, 0.115, 0.055)))
		s.Lamp(solid.V(-1.9, -3.6, 2.8), set.Warm.Mul(2.4), 0, true)
		s.Look.Clear = true
		return s
	},
	// The screens show many enemies.
	"dradis": func() *set.Stage {
		s := set.Chamber(set.Teal, 0x242a30, 1.8)
		s.CloseUp(solid.V(0.1, -1.8, 1.55), solid.V(0.05, 1.4, 1.48), 1.35, set.Teal)
		s.Display(0.36, 2.5, 1.62, 1.5, 1.5, func(u, v float64) solid.Color {
			c := set.Radar(set.Teal, 5, 3, set.Hope)(u, v)
			for i := range 17 {
				a, r := 0.5+0.9*solid.Hash(i, 1, 6), 0.45+0.5*solid.Hash(i, 2, 6)
				x, y := r*math.Cos(a), r*math.Sin(a)
				if d := math.Max(math.Abs(u-x), math.Abs(v-y)); d < 0.035 {
					c = c.Add(set.Alarm.Mul(1.1))
				}
			}
			return c.Mul(0.85)
		})
		p := figure.Standing
		p.Look, p.Nod = 26, -4
		s.Exactly(p, solid.V(-0.52, 1.35, 0), 128, character("anastasia-dualla"))
		s.Console(0.5, 1.9, 0, set.Metal(0x343d46, 0.4), set.Teal.Mul(0.7), 5)
		s.Lamp(solid.V(0.2, 2.0, 1.6), set.Teal.Mul(0.9), 0.1, false)
		s.Lamp(solid.V(-1.6, -0.6, 2.6), set.Alarm.Mul(0.9), 0, false)
		return s
	},
}

// shades puts dark glasses on a figure that stands with a turn.
func shades(s *set.Stage, f *figure.Figure, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	e := f.Eyes()
	k := set.Metal(0x0a0a0c, 1)
	k.Mirror = 0.25
	s.PutBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := p.Sub(e)
		x, y := q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos
		ax := math.Abs(x)
		lens := max(math.Hypot((ax-0.034)*0.85, q.Z-0.002)-0.024, math.Abs(y+0.022-0.25*ax)-0.004)
		bow := max(math.Abs(q.Z-0.008)-0.004, math.Abs(ax-0.074)-0.003, -y-0.01, y-0.07)
		bar := max(math.Abs(q.Z-0.014)-0.004, ax-0.075, math.Abs(y+0.022-0.25*ax)-0.004)
		return min(lens, bow, bar) * 0.85
	}}, e, 0.13)
}

// dutyOf returns a character in the dark blue uniform of the fleet.
func dutyOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Duty, 0, nil
	return p
}

// prisonerOf returns a character in prison clothes.
func prisonerOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Prison, 0, nil
	return p
}
