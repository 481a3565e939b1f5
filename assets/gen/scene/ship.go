package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// helix is a double helix across the picture.
func helix(light, other solid.Color) *set.Stage {
	s := &set.Stage{Eye: solid.V(0, -5, 0), Aim: solid.V(0, 0, -0.1), Zoom: 1.2, Above: light.Mul(0.05), Below: light.Mul(0.03), Fog: light.Mul(0.012), FogDensity: 0.07, Far: 30}
	s.Sky = func(x, y float64, d solid.Vec) solid.Color {
		g := math.Exp(-3.5 * math.Hypot(x, y+0.1))
		return light.Mul(0.02 + 0.10*g + 0.05*math.Pow(set.Readout(x*0.6+0.1, y*0.7, 4)-0.16, 2))
	}
	a, b := &set.Material{Color: light.Mul(0.25), Gloss: 0.8, Light: light.Mul(0.05)}, &set.Material{Color: other.Mul(0.25), Gloss: 0.8, Light: other.Mul(0.06)}
	tilt := 0.5
	at := func(t float64, side float64) solid.Vec {
		p := solid.V(0.62*math.Cos(t+side), 0.62*math.Sin(t+side), 0)
		along := solid.V(math.Cos(tilt), 0.3, math.Sin(tilt)*0.55)
		up := solid.V(-math.Sin(tilt), 0, math.Cos(tilt))
		return along.Mul(t*0.44 - 1.5).Add(up.Mul(p.X)).Add(solid.V(0, p.Y, 0))
	}
	for i := range 34 {
		t := float64(i)*0.30 - 2.2
		p, q := at(t, 0), at(t, math.Pi)
		s.PutBall(a, solid.Egg(p, solid.V(0.105, 0.105, 0.105)), p, 0.12)
		s.PutBall(b, solid.Egg(q, solid.V(0.105, 0.105, 0.105)), q, 0.12)
		m := p.Add(q).Mul(0.5)
		s.PutBall(a, solid.Rod(p, m, 0.028, 0.028), m, 0.72)
		s.PutBall(b, solid.Rod(m, q, 0.028, 0.028), m, 0.72)
	}
	s.Lamp(solid.V(-2, -3, 2.5), set.Pale.Mul(5), 0, false)
	s.Lamp(solid.V(2.5, 1, -1), other.Mul(4), 0.2, false)
	s.Lamp(solid.V(-2, 2, 0), light.Mul(4), 0.2, false)
	s.Look = set.Look{Bright: 1.2, Bloom: 0.3, Paint: 0.5}
	return s
}

// bench is a laboratory with glassware and the Cylon detector on a table.
func bench(light solid.Color, wrecked bool) *set.Stage {
	s := set.Chamber(light, 0x3a444a, 1.75)
	s.Desk(-1.7, 1.7, 0.3, 1.1, 0.9, set.Steel())
	glass := func(c solid.Color) *set.Material {
		return &set.Material{Color: c.Mul(0.1), Light: c.Mul(0.45), Gloss: 1}
	}
	for i, x := range []float64{-1.3, -0.95, 0.95, 1.3} {
		h := 0.28 + 0.16*solid.Hash(i, 1, 3)
		g := glass([]solid.Color{set.Teal, set.Hope, set.Amber, set.Teal}[i])
		if wrecked {
			g = glass(set.Alarm)
			h *= 0.5
		}
		s.Put(g, solid.Drum(x, 0.7, 0.9, 0.9+h, 0.09, 0.02))
	}
	// The detector: an upright ring with a lit core.
	s.Put(set.Metal(0x7d868e, 0.7), solid.New(func(p solid.Vec) float64 {
		q := p.Sub(solid.V(0, 0.7, 1.32))
		return math.Hypot(math.Hypot(q.X, q.Z)-0.34, q.Y) - 0.055
	}, -0.42, 0.6, 0.42, 0.8), set.Slab(-0.28, 0.28, 0.5, 0.9, 0.9, 0.98))
	core := light
	if wrecked {
		core = set.Alarm
	}
	s.Put(set.Shining(core.Mul(1.6)), solid.Egg(solid.V(0, 0.7, 1.32), solid.V(0.12, 0.12, 0.12)))
	s.Lamp(solid.V(0, 0.4, 1.35), core.Mul(1.0), 0.3, false)
	if wrecked {
		s.Someone(figure.Downcast, solid.V(-0.9, 1.9, 0), 10, people.Doctor(5))
		s.Effects = append(s.Effects, set.Blast(solid.V(0.7, 0.6, 1.4), 0.45, 0.35, 4), set.Blast(solid.V(0.5, 0.7, 1.75), 0.5, 0.1, 6), set.Glow(solid.V(-0.5, 0.3, 1.0), 0.08, solid.RGB(1.8, 1.0, 0.4)))
	} else {
		s.CloseUp(solid.V(-0.35, -1.6, 1.55), solid.V(-0.22, 1.5, 1.36), 1.45, light)
		p := figure.Working // he holds a sample up to the light
		p.Look, p.Nod, p.Right.At = -6, 6, solid.V(-0.30, -0.34, 1.32)
		f := figure.New(character("gaius-baltar"), p, solid.V(-0.62, 1.62, 0), 14)
		s.Cast(f)
		h := f.Hand()
		s.Put(glass(set.Hope), solid.Drum(h.X, h.Y-0.01, h.Z-0.07, h.Z+0.13, 0.018, 0.004))
		s.Exactly(figure.Folded, solid.V(1.05, 2.9, 0), -25, people.Officer(7))
	}
	s.Display(-2.5, 4.9, 2.2, 1.5, 1.0, func(u, v float64) solid.Color { return core.Mul(0.6 * set.Readout(u, v, 5)) })
	s.Display(2.4, 4.9, 2.2, 1.5, 1.0, func(u, v float64) solid.Color { return core.Mul(0.6 * set.Readout(u, v, 15)) })
	s.Lamp(solid.V(0, 1.4, 3.6), light.Mul(3), 0.3, true)
	return s
}

// ranks is soldiers on both sides of a corridor, with Tigh in front.
func ranks(light solid.Color, wall uint32, who func(int) people.Person) *set.Stage {
	s := set.Corridor(light, wall, 1.7, 1.2)
	for i := range 8 {
		x := []float64{-1.15, 1.15}[i%2]
		s.Someone(figure.Guarding, solid.V(x, 0.4+1.3*float64(i/2), 0), -x*14, who(i))
	}
	s.CloseUp(solid.V(0.25, -3.8, 1.45), solid.V(0.1, -1.1, 1.36), 1.5, light)
	s.Exactly(figure.Proud, solid.V(-0.36, -1.1, 0), 12, character("saul-tigh"))
	s.Lamp(solid.V(0, 7, 2.6), light.Mul(4), 0.35, true)
	s.Look.Rays = [][3]float64{{0, 0.12, 0.6}}
	return s
}

// robots is centurions in a corridor, the first of them in a given stance.
func robots(light solid.Color, wall uint32, first figure.Stance, list ...solid.Vec) *set.Stage {
	s := set.Corridor(light, wall, 1.5, 1.15)
	for i, at := range list {
		stance := first
		if i > 0 {
			stance = []figure.Stance{figure.Marching, figure.Firing, figure.Watching}[i%3]
		}
		s.Centurion(stance, at, 14*(solid.Hash(i, 2, 4)-0.5)-at.X*6, 0x7f868d)
	}
	s.Lamp(solid.V(0, 6.5, 2.7), light.Mul(8), 0.8, true)
	s.Lamp(solid.V(-1.5, -3, 3), set.Cold.Mul(1.6), 0, false)
	return s
}

// councilTable is people at a long table, in talks or in a quarrel.
func councilTable(light solid.Color, angry bool) *set.Stage {
	s := set.Chamber(light, 0x3c3a38, 1.6)
	s.Eye = solid.V(-0.9, -4.0, 2.1)
	s.Put(set.Wood(), solid.New(func(p solid.Vec) float64 {
		q := solid.V(math.Abs(p.X)-1.2, p.Y-1.2, p.Z-0.76)
		d := math.Hypot(max(q.X, 0), q.Y) - 0.78
		return max(d, math.Abs(q.Z)-0.045)
	}, -2, 0.4, 2, 2), set.Slab(-0.9, 0.9, 0.95, 1.45, 0, 0.74))
	if angry {
		group(s, one{figure.Pointing, -1.75, 1.9, 62, people.Officer(30)}, one{figure.Leaning, 1.75, 1.7, -70, people.Anybody(31)}, one{figure.Folded, -0.5, 3.0, 10, people.Anybody(32)}, one{figure.Composed, 0.75, 3.1, -10, people.Officer(33)})
	} else {
		s.CloseUp(solid.V(-0.25, -1.8, 1.7), solid.V(0, 2.3, 1.20), 1.5, light)
		p := figure.Writing // hands on the table, looking up
		p.Lean, p.Nod, p.Right.Grip = 8, 0, figure.Flat
		for i, id := range []string{"lee-adama", "william-adama", "laura-roslin", "saul-tigh"} {
			x := -0.93 + 0.62*float64(i)
			s.Stool(x, 2.35)
			p.Look = []float64{-6, 12, 4, 8}[i]
			s.Exactly(p, solid.V(x, 2.35, 0), -22*x+6, character(id))
		}
		group(s, one{figure.Standing, 1.9, 3.6, -20, people.Marine(44)}, one{figure.Standing, -1.9, 3.6, 25, people.Marine(45)})
	}
	paper := set.Metal(0xd8d2c0, 0.05)
	for i := range 5 {
		s.Put(paper, solid.Turn(set.Slab(-0.14, 0.14, -0.10, 0.10, 0.80, 0.812), 0, 0, 40*solid.Hash(i, 1, 5)).Shifted(solid.V(-1.3+0.65*float64(i), 1.1+0.3*solid.Hash(i, 2, 5), 0)))
	}
	s.HangingLamp(0, 1.3, 2.75, light, 3.4, 0.35)
	s.Look.Clear = true
	return s
}

// shipScenes are the pictures on board of Galactica and the civilian ships.
var shipScenes = map[string]func() *set.Stage{
	"tribunal": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x3a322a, 1.6)
		s.Put(set.Wood(), set.Slab(-2.2, 2.2, 3.0, 3.5, 0, 1.55), set.Slab(-2.4, 2.4, 2.95, 3.5, 1.5, 1.6))
		for i := range 3 {
			s.Someone(figure.Sitting, solid.V(-1.4+1.4*float64(i), 3.85, 0.95), 0, people.Priest(i))
		}
		s.Put(set.Wood(), set.Slab(-0.55, 0.55, 0.15, 0.22, 0, 0.95))
		s.Someone(figure.Standing, solid.V(0, 0.75, 0), 180, people.Anybody(8))
		s.Someone(figure.Guarding, solid.V(-1.7, 1.2, 0), 150, people.Marine(4))
		s.Someone(figure.Guarding, solid.V(1.7, 1.2, 0), 210, people.Marine(5))
		s.Lamp(solid.V(0, 2.4, 3.6), set.Warm.Mul(4), 0.6, true)
		s.Lamp(solid.V(0, 4.6, 3.4), set.Amber.Mul(2), 0.3, false)
		s.Look.Clear = true
		return s
	},
	"press": func() *set.Stage {
		s := set.Chamber(set.Pale, 0x2c3640, 2.0)
		s.Put(set.Metal(0x3a4450, 0.4), set.Slab(-0.5, 0.5, 1.0, 1.35, 0, 1.15))
		s.Someone(figure.Proud, solid.V(0, 1.75, 0.05), 0, people.Officer(6))
		for i := range 6 {
			x := -0.32 + 0.13*float64(i)
			s.Put(set.Metal(0x101214, 0.5), solid.Rod(solid.V(x*1.4, 0.9, 1.12), solid.V(x, 1.15, 1.36), 0.010, 0.022))
		}
		for i := range 7 {
			s.Someone([]figure.Pose{figure.Standing, figure.Pointing, figure.Calling}[i%3], solid.V(-2.1+0.7*float64(i), -1.3+0.4*solid.Hash(i, 2, 3), -0.52), 180, people.Anybody(i+50))
		}
		for i, c := range []uint32{0x2a4a6a, 0x7a6024, 0x2a4a6a} {
			s.Put(set.Metal(c, 0.1), set.Banner(-1.7+1.7*float64(i), 4.9, 3.6, 1.1, 2.9))
		}
		s.Lamp(solid.V(0, 0.4, 3.4), set.Pale.Mul(4), 0.4, true)
		for i, at := range []solid.Vec{solid.V(-1.5, -0.7, 1.5), solid.V(1.2, -0.8, 1.6), solid.V(0.5, -0.6, 1.35)} {
			s.Effects = append(s.Effects, set.Glow(at, 0.10, solid.RGB(3, 3.2, 3.4).Mul(1-0.25*float64(i))))
			s.Lamp(at, set.Pale.Mul(1.0), 0.3, false)
		}
		s.Look.Clear = true
		return s
	},
	"captured-raider": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x39424a, 1.5)
		s.Parked = true
		s.CloseUp(solid.V(-0.6, -4.4, 1.55), solid.V(-0.05, -1.1, 1.33), 1.6, set.Cold)
		s.Craft("raider", solid.V(0.5, 1.8, 1.25), 4.0, 196, -12, 0)
		trestle := set.Metal(0xb08a30, 0.4) // it rests on trestles
		for _, x := range []float64{-0.5, 0.5, 1.5} {
			s.Put(trestle, set.Slab(x-0.35, x+0.35, 1.6, 1.72, 0.92, 1.02), solid.Rod(solid.V(x-0.3, 1.66, 0.95), solid.V(x-0.42, 1.5, 0), 0.035, 0.035), solid.Rod(solid.V(x+0.3, 1.66, 0.95), solid.V(x+0.42, 1.5, 0), 0.035, 0.035))
		}
		group(s, one{figure.Working, -1.25, 0.6, 120, people.Doctor(60)}, one{figure.Pointing, 1.75, 0.2, -120, people.Doctor(61)})
		s.Exactly(figure.Folded, solid.V(-0.45, -1.3, 0), 22, character("kara-thrace"))
		s.Lamp(solid.V(-2.2, 0, 3.5), set.Cold.Mul(6), 0.4, true)
		s.Lamp(solid.V(2.6, 1, 3.5), set.Pale.Mul(3), 0.3, false)
		return s
	},
	"centurions": func() *set.Stage {
		return robots(set.Alarm, 0x3a3432, figure.Marching, solid.V(-0.2, 0.2, 0), solid.V(1.15, 1.7, 0), solid.V(-1.35, 2.2, 0), solid.V(0.3, 3.8, 0))
	},
	"centurion-line": func() *set.Stage {
		s := robots(set.Cold, 0x36404a, figure.Firing, solid.V(-0.95, -0.3, 0), solid.V(0.85, 0.3, 0), solid.V(-0.6, 2.4, 0), solid.V(0.9, 3.4, 0), solid.V(-0.7, 5, 0))
		s.Tracers(solid.V(-1.15, -1.3, 1.55), solid.V(-2.0, -3.4, 1.4), 3, set.Warm, 3)
		return s
	},
	"intruders": func() *set.Stage {
		s := robots(set.Amber, 0x40382e, figure.Marching, solid.V(0.55, 1.6, 0), solid.V(-0.7, 3.0, 0), solid.V(0.9, 4.2, 0))
		group(s, one{figure.Aiming, -0.9, -1.3, 170, people.Marine(70)}, one{figure.Aiming, 1.25, -1.6, 190, people.Marine(71)})
		s.Tracers(solid.V(-0.85, -0.6, 1.35), solid.V(0.4, 1.4, 1.5), 3, set.Warm, 5)
		s.Effects = append(s.Effects, set.Blast(solid.V(-0.2, 3.6, 1.2), 0.9, 0.7, 6))
		return s
	},
	"prisoner": func() *set.Stage {
		s := robots(set.Alarm, 0x2e2a2e, figure.Watching, solid.V(-0.85, 1.0, 0), solid.V(0.85, 1.0, 0), solid.V(0, 4.2, 0))
		s.Someone(figure.Bound, solid.V(0, 0.55, 0), 0, people.Anybody(8))
		return s
	},
	"bomb": func() *set.Stage {
		s := set.Chamber(set.Alarm, 0x33302e, 2.2)
		s.Desk(-1.2, 1.2, 0.2, 1.1, 0.85, set.Steel())
		k := set.Metal(0x5a4a3a, 0.3)
		for i := range 5 {
			s.Put(k, solid.At(set.LyingDrum(0.085, 0.62), solid.V(0, 0.45+0.10*float64(i%3), 0.94+0.15*float64(i/3))))
		}
		s.Put(set.Metal(0x1a1d20, 0.5), set.Slab(-0.16, 0.16, 0.36, 0.42, 0.92, 1.16))
		s.Put(set.Shining(solid.RGB(3.2, 0.2, 0.1)), set.Slab(-0.10, -0.02, 0.345, 0.37, 1.06, 1.12), set.Slab(0.03, 0.11, 0.345, 0.37, 1.06, 1.12))
		wire := set.Metal(0x8a2a20, 0.4)
		s.Put(wire, solid.Rod(solid.V(-0.16, 0.40, 1.05), solid.V(-0.42, 0.36, 0.98), 0.012, 0.012), solid.Rod(solid.V(0.16, 0.40, 1.05), solid.V(0.44, 0.40, 1.0), 0.012, 0.012), solid.Rod(solid.V(0.1, 0.38, 1.16), solid.V(0.30, 0.55, 1.16), 0.012, 0.012))
		s.Someone(figure.Working, solid.V(-0.35, 1.55, 0), -8, people.Marine(3))
		s.Someone(figure.Standing, solid.V(1.8, 3.4, 0), -30, people.Marine(9))
		s.Lamp(solid.V(0, -0.1, 1.2), set.Alarm.Mul(0.9), 0.3, false)
		s.Lamp(solid.V(-1.2, 0.8, 3.2), set.Warm.Mul(2.6), 0.4, true)
		s.Look.Clear = true
		return s
	},
	"laboratory":         func() *set.Stage { return bench(set.Teal, false) },
	"wrecked-laboratory": func() *set.Stage { return bench(set.Alarm.Mix(set.Warm, 0.3), true) },
	"helix":              func() *set.Stage { return helix(set.Cold, set.Teal) },
	"red-helix":          func() *set.Stage { return helix(set.Alarm, set.Amber) },
	"celebration": func() *set.Stage {
		s := set.Chamber(set.Dusk, 0x3a3038, 1.8)
		s.CloseUp(solid.V(0.15, -2.4, 1.55), solid.V(0, 1.6, 1.43), 1.4, set.Warm)
		// Two people dance, and those around them cheer.
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look, q.Nod, q.Right.At.Z = -42, 14, -4, 1.19
		s.Exactly(p, solid.V(-0.42, 1.56, 0), 66, character("galen-tyrol"))
		s.Exactly(q, solid.V(0.36, 1.46, 0), -66, character("callandra-tyrol"))
		for i, x := range []float64{-1.35, -0.75, -0.12, 0.55, 1.25, 1.7} {
			s.Someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Cheering}[i%3], solid.V(x, 2.7+0.5*solid.Hash(i, 1, 5), 0), -14*x, people.Anybody(i+60))
		}
		// Lanterns on strings from wall to wall.
		for i := range 26 {
			t := float64(i%13)/6 - 1
			at := solid.V(2.6*t, 2.3+1.5*float64(i/13), 2.42+0.35*t*t-0.06*float64(i/13))
			c := []solid.Color{set.Amber, set.Teal, set.Dusk, set.Hope}[i%4]
			s.Put(set.Shining(c.Mul(0.9)), solid.Egg(at, solid.V(0.075, 0.075, 0.095)))
			s.Effects = append(s.Effects, set.Glow(at, 0.12, c.Mul(0.25)))
		}
		for i := range 70 {
			at := solid.V((solid.Hash(i, 1, 3)-0.5)*4, 3*solid.Hash(i, 2, 3)-0.2, 0.8+1.6*solid.Hash(i, 3, 3))
			s.Put(set.Shining([]solid.Color{set.Amber, set.Teal, set.Alarm, set.Hope}[i%4].Mul(0.4)), solid.Turn(set.Slab(-0.018, 0.018, -0.003, 0.003, -0.011, 0.011), 0, 0, 180*solid.Hash(i, 4, 3)).Shifted(at))
		}
		s.Lamp(solid.V(0, 1.6, 3.4), set.Warm.Mul(3), 0.3, true)
		s.Lamp(solid.V(-2.4, 2.5, 3), set.Teal.Mul(2), 0.2, false)
		s.Lamp(solid.V(2.4, 2.5, 3), set.Dusk.Mul(3), 0.2, false)
		s.Look.Clear = true
		return s
	},
	"accused": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x34302e, 1.75)
		s.Someone(figure.Bound, solid.V(0, 1.6, 0), 0, people.Anybody(8))
		group(s, one{figure.Pointing, -1.7, 0.5, 75, people.Anybody(80)}, one{figure.Pointing, 1.8, 0.4, -75, people.Officer(81)}, one{figure.Pointing, -1.5, 2.6, 60, people.Anybody(82)}, one{figure.Pointing, 1.5, 2.8, -60, people.Anybody(83)}, one{figure.Folded, 2.7, 1.7, -80, people.Anybody(84)}, one{figure.Folded, -2.8, 1.8, 80, people.Anybody(85)})
		s.Lamp(solid.V(0, 1.5, 3.7), set.Warm.Mul(5), 0.9, true)
		s.Look.Rays = [][3]float64{{0, 0.45, 0.6}}
		s.Look.Clear = true
		return s
	},
	"device": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2c343c, 2.1)
		s.Console(0, 2.1, 0, set.Metal(0x343d46, 0.4), set.Teal, 3)
		s.Console(-1.6, 2.3, 16, set.Metal(0x343d46, 0.4), set.Teal.Mul(0.7), 13)
		s.Console(1.6, 2.3, -16, set.Metal(0x343d46, 0.4), set.Teal.Mul(0.7), 23)
		s.Put(set.Metal(0x15181b, 0.8), set.Slab(-0.30, 0.10, 1.36, 1.62, 0.42, 0.62), solid.Rod(solid.V(-0.1, 1.4, 0.62), solid.V(-0.1, 1.36, 0.9), 0.012, 0.008))
		s.Put(set.Shining(solid.RGB(3.4, 0.2, 0.12)), solid.Egg(solid.V(-0.1, 1.34, 0.55), solid.V(0.035, 0.035, 0.035)))
		s.Lamp(solid.V(-0.1, 1.2, 0.55), set.Alarm.Mul(0.7), 0.3, false)
		s.Someone(figure.Kneeling, solid.V(0.75, 0.9, 0), 130, people.DeckHand(2))
		s.Lamp(solid.V(0, 1.2, 3.6), set.Cold.Mul(2.4), 0.3, true)
		return s
	},
	"virus": func() *set.Stage { return screens(set.Alarm, 5, true) },
	"computers": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x252c33, 1.6, 1.3)
		rack := set.Metal(0x1c2228, 0.5)
		rack.Paint = func(p, n solid.Vec, f *set.Surface) {
			if math.Abs(n.X) > 0.5 {
				row, col := math.Floor(p.Z*9), math.Floor(p.Y*13)
				if solid.Hash(int(row), int(col), 7) > 0.72 {
					f.Light = []solid.Color{set.Teal, set.Cold, set.Hope, set.Amber}[int(solid.Hash(int(row), int(col), 8)*4)].Mul(0.9)
				}
			}
		}
		s.Put(rack, set.RepeatY(set.Slab(-2.2, -1.25, -0.62, 0.62, 0, 2.3), 0.8, 1.5, 7), set.RepeatY(set.Slab(1.25, 2.2, -0.62, 0.62, 0, 2.3), 0.8, 1.5, 7))
		for i := range 5 {
			y := 1 + 1.5*float64(i)
			s.Put(set.Metal(0x2a4a6a, 0.4), solid.Rod(solid.V(-1.3, y, 2.2), solid.V(0, y+0.4, 1.9), 0.03, 0.03), solid.Rod(solid.V(0, y+0.4, 1.9), solid.V(1.3, y+0.2, 2.25), 0.03, 0.03))
		}
		s.Someone(figure.Working, solid.V(-0.75, 1.3, 0), -75, people.DeckHand(3))
		return s
	},
	"marines": func() *set.Stage { return ranks(set.Warm, 0x3a3630, people.Marine) },
	"arrest": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x363e46, 1.75, 1.3)
		group(s, one{figure.Bound, 0, 0.6, 5, people.Anybody(90)}, one{figure.Guarding, -0.75, 0.9, 12, people.Marine(91)}, one{figure.Guarding, 0.75, 1.0, -12, people.Marine(92)}, one{figure.Folded, 1.5, 3, -20, people.Officer(93)}, one{figure.Standing, -1.5, 3.4, 20, people.Anybody(94)})
		s.Lamp(solid.V(0, 5, 2.8), set.Cold.Mul(6), 0.7, true)
		return s
	},
	"ballot": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x38342e, 1.95)
		s.Desk(-0.8, 0.8, 0.5, 1.1, 0.8, set.Wood())
		s.Put(set.Metal(0x8a93a0, 0.5), solid.Less(set.Slab(-0.28, 0.28, 0.6, 1.0, 0.8, 1.22), set.Slab(-0.14, 0.14, 0.77, 0.83, 1.1, 1.4), 0.005))
		s.Put(set.Metal(0xe8e2d0, 0.05), solid.Turn(set.Slab(-0.10, 0.10, 0.795, 0.81, 1.2, 1.42), 0, 0.8, 4))
		s.Someone(figure.Working, solid.V(-0.12, 1.55, 0), -4, people.Anybody(4))
		for i := range 7 {
			s.Someone([]figure.Pose{figure.Standing, figure.Folded, figure.Composed}[i%3], solid.V(-2.4+0.8*float64(i)+0.2*solid.Hash(i, 1, 4), 3.2+0.5*solid.Hash(i, 2, 4), 0), 10-5*float64(i), people.Anybody(i+30))
		}
		s.Put(set.Metal(0x2a4a6a, 0.1), set.Banner(-1.9, 5.2, 3.8, 0.9, 2.4), set.Banner(1.9, 5.2, 3.8, 0.9, 2.4))
		s.HangingLamp(0, 0.8, 2.7, set.Warm, 3.6, 0.4)
		s.Look.Clear = true
		return s
	},
	"prophecy": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x382a22, 1.8)
		s.Someone(figure.Kneeling, solid.V(0, 1.1, 0), 180, people.Priest(4))
		s.Put(set.Stone(0x6a5a48), set.Slab(-1.2, 1.2, 3.0, 3.8, 0, 0.8), set.Slab(-1.4, 1.4, 2.9, 3.9, 0.74, 0.86))
		for i := range 13 {
			x := -1.15 + 0.19*float64(i)
			h := 0.10 + 0.28*solid.Hash(i, 1, 5)
			s.Put(set.Metal(0xd8caa8, 0.1), solid.Drum(x, 3.2+0.3*solid.Hash(i, 2, 5), 0.86, 0.86+h, 0.032, 0.005))
			s.Effects = append(s.Effects, set.Glow(solid.V(x, 3.2+0.3*solid.Hash(i, 2, 5), 0.93+h), 0.035, solid.RGB(2.6, 1.3, 0.4)))
		}
		for i := range 9 {
			a := float64(i)/8*math.Pi + 0.0
			x, y := 1.5*math.Cos(a), 1.0+1.0*math.Sin(a)*0.2
			s.Put(set.Metal(0xd8caa8, 0.1), solid.Drum(x, y, 0, 0.14, 0.03, 0.004))
			s.Effects = append(s.Effects, set.Glow(solid.V(x, y, 0.2), 0.03, solid.RGB(2.4, 1.2, 0.36)))
		}
		s.Lamp(solid.V(0, 3.0, 1.5), set.Amber.Mul(2.2), 0.5, true)
		s.Lamp(solid.V(0, 4.8, 3.7), set.Warm.Mul(2.4), 0.6, false)
		s.Look.Rays = [][3]float64{{0, 0.42, 0.5}}
		return s
	},
	"visitor": func() *set.Stage {
		s := brigOne(set.Teal)
		s.Bodies = s.Bodies[:len(s.Bodies)-2] // without the prisoner and the lamp panel of brigOne
		s.CloseUp(solid.V(-0.1, -3.9, 1.5), solid.V(-0.05, -0.6, 1.37), 1.3, set.Teal)
		p := figure.Barred // his hands are round two of the bars
		p.Left.At, p.Right.At = solid.V(0.241, -0.34, 1.27), solid.V(-0.241, -0.34, 1.36)
		p.Turn, p.Twist, p.Look, p.Nod = 0, 0, -4, 2
		s.Exactly(p, solid.V(0.35, -0.246, 0), 0, character("tom-zarek"))
		q := figure.Composed
		q.Look = -32
		s.Exactly(q, solid.V(-0.62, -1.0, 0), 64, character("laura-roslin"))
		s.Lamp(solid.V(0.1, 1.8, 3.3), set.Teal.Mul(4), 0.5, true)
		s.Lamp(solid.V(-2, -3, 2.5), set.Warm.Mul(1), 0, false)
		return s
	},
	"pardon": func() *set.Stage {
		s := set.Corridor(set.Warm, 0x38342e, 1.75, 1.3)
		s.Put(set.Metal(0x22262b, 0.7), set.RepeatX(solid.Drum(0, 1.2, 0, 3.8, 0.03, 0.005), -2.6, 0.3, 7), set.RepeatX(solid.Drum(0, 1.2, 0, 3.8, 0.03, 0.005), 0.9, 0.3, 7), set.Slab(-2.7, -0.75, 1.15, 1.25, 2.3, 2.4), set.Slab(0.85, 2.7, 1.15, 1.25, 2.3, 2.4))
		s.Someone(figure.Walking, solid.V(0.05, 0.9, 0), 0, people.Anybody(5))
		s.Someone(figure.Standing, solid.V(-1.4, 0.2, 0), 60, people.Marine(6))
		s.Lamp(solid.V(0, 5.5, 2.4), set.Warm.Mul(8), 0.8, true)
		s.Look.Rays = [][3]float64{{0, 0.15, 1.0}}
		return s
	},
	"hangar-fire": func() *set.Stage {
		s := flightDeck()
		group(s, one{figure.Running, -1.6, -0.6, -50, people.DeckHand(33)}, one{figure.Running, 1.9, -0.2, 40, people.DeckHand(34)})
		s.Lamp(solid.V(-0.8, 0.6, 1.6), set.Amber.Mul(8), 0.5, true)
		s.Effects = append(s.Effects, set.Blast(solid.V(-0.9, 1.2, 1.5), 1.2, 1, 3), set.Blast(solid.V(-0.4, 1.6, 2.7), 1.3, 0.25, 5))
		return s
	},
	"jammed":   func() *set.Stage { return screens(set.Teal, 9, false) },
	"monitors": monitors,
	"drive-failure": func() *set.Stage {
		s := set.Chamber(set.Alarm, 0x33363a, 1.7)
		s.Put(set.Metal(0x6d757d, 0.7), solid.New(func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0, 3.0, 1.7))
			r := math.Hypot(q.X, q.Z)
			return math.Hypot(r-1.35, q.Y) - 0.24 - 0.03*math.Cos(16*math.Atan2(q.Z, q.X))
		}, -1.8, 2.6, 1.8, 3.4), set.Slab(-0.9, 0.9, 2.6, 3.4, 0, 0.5))
		s.Put(set.Shining(set.Alarm.Mul(0.9)), solid.Egg(solid.V(0, 3.1, 1.7), solid.V(0.55, 0.2, 0.55)))
		for i := range 6 {
			a := float64(i) * math.Pi / 3
			s.Put(set.Metal(0x3a4046, 0.6), solid.Rod(solid.V(1.2*math.Cos(a), 3.0, 1.7+1.2*math.Sin(a)), solid.V(0.55*math.Cos(a), 3.0, 1.7+0.55*math.Sin(a)), 0.07, 0.04))
		}
		s.Lamp(solid.V(0, 2.4, 1.7), set.Alarm.Mul(3), 0.6, true)
		s.Lamp(solid.V(-3, -1, 3), set.Cold.Mul(2), 0, false)
		group(s, one{figure.Working, -1.1, 1.3, 150, people.DeckHand(15)}, one{figure.Pointing, 1.3, 1.1, 200, people.Officer(16)})
		for i := range 4 {
			a := solid.V(0.8*(solid.Hash(i, 1, 6)-0.2), 2.6, 1.2+solid.Hash(i, 2, 6))
			s.Effects = append(s.Effects, set.Glow(a, 0.05, solid.RGB(2.6, 2.2, 1.6)), set.Streak(a, a.Add(solid.V(0.5*(solid.Hash(i, 3, 6)-0.5), -0.3, -0.5)), 0.01, set.Warm))
		}
		return s
	},
	"followed": func() *set.Stage {
		s := set.Corridor(set.Amber, 0x33302c, 1.7, 1.25)
		s.Someone(figure.Walking, solid.V(0.5, 3.6, 0), 180, people.Anybody(6))
		s.Someone(figure.Folded, solid.V(-1.05, 0.5, 0), 140, people.Officer(9))
		s.Lamp(solid.V(0.3, 7.5, 2.5), set.Amber.Mul(9), 1, true)
		return s
	},
	"ghost": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x2c3640, 1.7, 1.3)
		s.Someone(figure.Standing, solid.V(-0.75, 0.2, 0), 165, people.Officer(6))
		s.Someone(figure.Composed, solid.V(0.45, 3.4, 0), -8, robed(0x8a9aaa, false)).Ghostly(set.Cold)
		s.Lamp(solid.V(0.45, 4.4, 1.6), set.Cold.Mul(3), 0.9, true)
		return s
	},
	"guide": func() *set.Stage {
		s := set.Corridor(set.Pale, 0x8a9298, 1.7, 1.3)
		s.Someone(figure.Composed, solid.V(0.1, 2.8, 0), 0, robed(0xd8dcdf, false))
		s.Someone(figure.Standing, solid.V(-0.9, -0.6, 0), 170, people.Officer(7))
		s.Lamp(solid.V(0.1, 5.5, 1.8), solid.RGB(2.2, 2.0, 1.6).Mul(5), 0.7, true)
		s.Look.Rays = [][3]float64{{0, 0.1, 1.0}}
		return s
	},
	"reunion": func() *set.Stage {
		s := set.Corridor(set.Warm, 0x3c362e, 1.85, 1.35)
		s.CloseUp(solid.V(0.1, -1.7, 1.5), solid.V(0, 1.6, 1.40), 1.4, set.Warm)
		p, q := figure.Reaching, figure.Reaching // they hold hands
		p.Look, q.Look, q.Nod = -38, 14, -6
		s.Exactly(p, solid.V(-0.44, 1.66, 0), 66, character("karl-agathon"))
		s.Exactly(q, solid.V(0.44, 1.56, 0), -66, character("sharon-valerii"))
		s.Lamp(solid.V(0, 5.5, 2.0), set.Warm.Mul(4), 0.5, true)
		s.Look.Rays = [][3]float64{{0, 0.05, 0.9}}
		return s
	},
	"child": func() *set.Stage {
		s := set.Corridor(set.Hope, 0x36403a, 1.95, 1.1)
		s.CloseUp(solid.V(0.15, -1.9, 1.3), solid.V(0.02, 1.3, 1.14), 1.35, set.Hope)
		s.Exactly(figure.Leading, solid.V(-0.25, 1.3, 0), 4, character("sharon-valerii"))
		s.Exactly(figure.Led, solid.V(0.30, 1.17, 0), 0, people.Child(5))
		s.Lamp(solid.V(0, 5.0, 1.9), solid.RGB(2.0, 2.2, 1.2).Mul(2.5), 0.3, true)
		s.Look.Rays = [][3]float64{{0, 0.05, 0.9}}
		return s
	},
	"funeral": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x33363c, 1.7)
		for i, x := range []float64{-1.7, 0, 1.7} {
			s.Put(set.Metal(0x2c3138, 0.4), set.Slab(x-0.42, x+0.42, 0.8, 2.5, 0.35, 0.85))
			s.Put(set.Metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024}[i], 0.1), set.Slab(x-0.46, x+0.46, 0.95, 2.35, 0.55, 0.89))
		}
		for i := range 5 {
			s.Someone(figure.Saluting, solid.V(-2.2+1.1*float64(i), 3.4, 0), 0, people.Officer(i+3))
		}
		s.Lamp(solid.V(0, 4.6, 3.4), set.Warm.Mul(6), 0.9, true)
		s.Lamp(solid.V(0, 0, 3.4), set.Cold.Mul(2), 0, false)
		s.Look.Rays = [][3]float64{{0, 0.35, 0.7}}
		s.Look.Clear = true
		return s
	},
	"empty-shelves": func() *set.Stage {
		s := set.Corridor(set.Hope, 0x3a3f3a, 1.6, 1.35)
		shelf := set.Metal(0x4a504c, 0.4)
		for _, z := range []float64{0.35, 0.95, 1.55, 2.15} {
			s.Put(shelf, set.Slab(-2.3, -1.45, 0, 12, z, z+0.04), set.Slab(1.45, 2.3, 0, 12, z, z+0.04))
		}
		s.Put(shelf, set.RepeatY(set.Slab(-1.50, -1.45, -0.03, 0.03, 0, 2.4), 0.3, 1.6, 8), set.RepeatY(set.Slab(1.45, 1.50, -0.03, 0.03, 0, 2.4), 0.3, 1.6, 8))
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-1.85, 1.3, 0.99, 0.4, 0.32), set.Crate(1.85, 2.6, 0.39, 0.42, 0.35), set.Crate(1.85, 0.8, 1.59, 0.36, 0.26))
		s.Someone(figure.Standing, solid.V(0.1, 2.2, 0), 150, people.Anybody(6))
		return s
	},
	"explosives": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x2f2c28, 2.1)
		s.Put(set.Metal(0x4a5038, 0.2), solid.Less(set.Crate(0, 0.7, 0, 1.5, 0.7), set.Slab(-0.62, 0.62, 0.08, 1.32, 0.12, 1), 0.01))
		s.Put(set.Metal(0x4a5038, 0.2), set.Crate(-1.9, 1.7, 0, 1.1, 0.8), set.Crate(1.9, 1.9, 0, 1.1, 0.8), set.Crate(1.8, 2.0, 0.8, 0.9, 0.6))
		for i := range 10 {
			if i == 3 || i == 6 || i == 7 {
				continue // these are stolen
			}
			s.Put(set.Metal(0xb0522a, 0.3), set.Slab(-0.56+0.235*float64(i%5), -0.36+0.235*float64(i%5), 0.2+0.5*float64(i/5), 0.62+0.5*float64(i/5), 0.2, 0.58))
		}
		s.Someone(figure.Kneeling, solid.V(-0.3, 1.75, 0), 10, people.Marine(5))
		s.Someone(figure.Standing, solid.V(0.9, 2.6, 0), -20, people.Officer(8))
		s.HangingLamp(0.1, 0.8, 2.5, set.Warm, 3.4, 0.5)
		s.Look.Clear = true
		return s
	},
	"revolt": func() *set.Stage {
		s := brig(set.Alarm, 9, 6)
		s.CloseUp(solid.V(-0.5, -4.2, 1.6), solid.V(-0.45, 0, 1.46), 1.6, set.Alarm)
		for i := range 3 {
			s.Someone([]figure.Pose{figure.Cheering, figure.Cheering, figure.Calling}[i], solid.V([]float64{-1.4, 0.35, 1.1}[i], 0.2+0.3*solid.Hash(i, 2, 9), 0), 0, people.Anybody([]int{12, 14, 15}[i]))
		}
		s.Key = s.Key.Mul(1.6) // or they would be dark, since the light is behind them
		p := figure.Calling
		p.Look, p.Nod = -12, 0
		s.Exactly(p, solid.V(-0.62, -0.1, 0), 4, character("tom-zarek"))
		s.Someone(figure.Guarding, solid.V(0.62, -1.7, 0), 170, people.Marine(3))
		return s
	},
	"desk": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x352c24, 1.95)
		s.Desk(-1.1, 1.1, 0.6, 1.3, 0.78, set.Wood())
		s.Stool(0.05, 1.80)
		s.CloseUp(solid.V(-0.25, -1.2, 1.5), solid.V(0.16, 1.5, 1.12), 1.15, set.Warm)
		p := figure.Writing
		p.Lean, p.Nod = 12, 8
		s.Exactly(p, solid.V(0.05, 1.74, 0), 4, character("laura-roslin"))
		s.Put(set.Metal(0xe0d8c4, 0.05), set.Slab(-0.25, 0.10, 0.75, 1.05, 0.78, 0.79), set.Slab(-0.75, -0.45, 0.8, 1.1, 0.78, 0.83))
		s.Put(set.Metal(0x2a5a48, 0.5), solid.Rod(solid.V(0.7, 0.95, 0.78), solid.V(0.7, 0.95, 1.15), 0.02, 0.02), solid.New(func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.66, 0.92, 1.18))
			return max(math.Hypot(q.X, q.Y)-0.17+0.25*(q.Z+0.06), math.Abs(q.Z)-0.08) * 0.9
		}, 0.4, 0.7, 0.9, 1.2))
		s.Put(set.Shining(set.Warm.Mul(1.6)), solid.Egg(solid.V(0.66, 0.92, 1.11), solid.V(0.06, 0.06, 0.04)))
		s.Lamp(solid.V(0.62, 0.86, 1.05), set.Warm.Mul(0.9), 0.4, true)
		for i := range 5 {
			s.Put(set.Metal([]uint32{0x6a2420, 0x3a4a5a, 0x5a4a2a, 0x2a3a30, 0x4a2a3a}[i], 0.2), set.Slab(-2.6+0.10*float64(i), -2.52+0.10*float64(i), 4.2, 4.5, 1.5, 1.82+0.05*float64(i%3)))
		}
		s.Put(set.Wood(), set.Slab(-3.2, -1.6, 4.1, 4.7, 1.42, 1.5))
		s.Put(set.Metal(0x2a4a6a, 0.1), set.Banner(1.8, 5.0, 3.3, 0.9, 2.2))
		s.Lamp(solid.V(-2.2, 3.6, 3.2), set.Amber.Mul(1.6), 0.3, false)
		s.Lamp(solid.V(1.6, 3.6, 3.2), set.Amber.Mul(1.6), 0.3, false)
		s.Look.Clear = true
		return s
	},
	"standoff": func() *set.Stage {
		s := set.Corridor(set.Alarm, 0x38322e, 1.75, 1.25)
		group(s, one{figure.Aiming, -0.9, -0.9, 168, people.Marine(20)}, one{figure.Aiming, 0.25, -1.2, 176, people.Marine(21)}, one{figure.Aiming, 1.3, -0.8, 190, people.Marine(22)})
		for i := range 8 {
			s.Someone([]figure.Pose{figure.Calling, figure.Pointing, figure.Cheering, figure.Folded}[i%4], solid.V(-1.6+0.46*float64(i), 2.0+0.9*solid.Hash(i, 1, 8), 0), 0, people.Anybody(i+9))
		}
		s.Lamp(solid.V(0, 6.5, 2.6), solid.RGB(2.8, 0.8, 0.3).Mul(9), 1, true)
		return s
	},
	"mutiny": func() *set.Stage {
		s := set.Chamber(set.Alarm, 0x2c3036, 1.7)
		s.CloseUp(solid.V(0.1, -1.8, 1.55), solid.V(0, 1.7, 1.42), 1.5, set.Alarm)
		p, q := figure.Covering, figure.Covering
		p.Look, q.Look = -44, -10
		s.Exactly(p, solid.V(-0.80, 1.3, 0), 62, character("tom-zarek"))
		s.Exactly(q, solid.V(0.86, 1.5, 0), -70, character("felix-gaeta"))
		s.Exactly(figure.Proud, solid.V(0.05, 2.35, 0), 12, character("william-adama"))
		group(s, one{figure.Guarding, 1.6, 3.2, -40, people.Marine(27)}, one{figure.Folded, -1.6, 3.3, 40, people.Officer(28)})
		s.Console(-2.6, 4.4, 20, set.Metal(0x2b333b, 0.4), set.Alarm.Mul(0.7), 3)
		s.Console(2.6, 4.4, -20, set.Metal(0x2b333b, 0.4), set.Alarm.Mul(0.7), 9)
		s.Display(0, 4.9, 2.3, 1.8, 1.1, set.Radar(set.Alarm, 3, 8, set.Amber))
		s.Lamp(solid.V(0, 3.6, 3.6), set.Alarm.Mul(4), 0.4, true)
		s.Lamp(solid.V(-2, -1, 3), set.Cold.Mul(1.8), 0, false)
		return s
	},
	"breach": func() *set.Stage {
		s := set.Corridor(set.Alarm, 0x33302f, 1.75, 1.2)
		s.Put(set.WallPlates(0x4a4642), solid.New(func(p solid.Vec) float64 {
			hole := math.Hypot(p.X-0.1, (p.Z-1.35)*0.85) - 1.05 - 0.25*(solid.Cloud(math.Atan2(p.Z-1.35, p.X)*2+20, 3, 4)-0.5)*2
			return max(math.Abs(p.Y-2.6)-0.12, -hole)
		}, -9, 2.4, 9, 2.8))
		s.Centurion(figure.Marching, solid.V(0.1, 3.5, 0), 0, 0x6f767d)
		s.Lamp(solid.V(0.1, 5.5, 2.2), set.Alarm.Mul(6), 0.5, true)
		s.Effects = append(s.Effects, set.Blast(solid.V(-1.2, 2.4, 0.6), 0.7, 0.15, 4), set.Blast(solid.V(1.4, 2.4, 0.7), 0.7, 0.15, 7))
		s.Look.Rays = [][3]float64{{0, 0.0, 0.8}}
		return s
	},
	"bunks": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x2c343c, 1.7, 1.25)
		for _, z := range []float64{0.42, 1.45} {
			s.Put(set.Steel(), set.Slab(-2.4, -1.0, -0.3, 9, z, z+0.08), set.Slab(1.0, 2.4, -0.3, 9, z, z+0.08))
			s.Put(set.Metal(0x6a665c, 0.05), set.Slab(-2.4, -1.04, -0.25, 9, z+0.08, z+0.18), set.Slab(1.04, 2.4, -0.25, 9, z+0.08, z+0.18))
		}
		s.Put(set.Steel(), set.RepeatY(solid.Drum(-1.05, 0, 0, 2.4, 0.035, 0.005), 0, 2.0, 5), set.RepeatY(solid.Drum(1.05, 0, 0, 2.4, 0.035, 0.005), 0, 2.0, 5))
		s.Someone(figure.Weary, solid.V(-1.15, 1.2, 0.08), 70, people.Officer(3))
		s.Someone(figure.Weary, solid.V(1.2, 2.6, 0.08), -60, people.Pilot(4))
		s.Lamp(solid.V(0, 3.5, 3.2), set.Cold.Mul(3), 0.4, true)
		return s
	},
	"bomber": func() *set.Stage {
		s := set.Corridor(set.Warm, 0x3c362e, 1.85, 1.3)
		s.Someone(figure.Composed, solid.V(0.05, 1.0, 0), 0, people.Infiltrator(5))
		s.Put(set.Metal(0x5a3a2a, 0.3), set.RepeatX(solid.At(solid.Rod(solid.V(0, 0, -0.10), solid.V(0, 0, 0.10), 0.035, 0.035), solid.V(0.05, 0.83, 1.18)), -0.13, 0.088, 4))
		s.Put(set.Shining(solid.RGB(3, 0.2, 0.1)), solid.Egg(solid.V(0.05, 0.80, 1.36), solid.V(0.025, 0.025, 0.025)))
		s.Effects = append(s.Effects, set.Glow(solid.V(0.05, 0.74, 1.36), 0.05, solid.RGB(2.2, 0.2, 0.1)))
		for i := range 9 {
			x := -2.1 + 0.52*float64(i)
			if math.Abs(x) < 0.4 {
				continue
			}
			s.Someone([]figure.Pose{figure.Walking, figure.Standing, figure.Folded}[i%3], solid.V(x, 2.2+1.5*solid.Hash(i, 1, 8), 0), 30*(solid.Hash(i, 2, 8)-0.5), people.Anybody(i+9))
		}
		s.Lamp(solid.V(0, 5.5, 2.8), set.Warm.Mul(7), 0.9, true)
		s.Lamp(solid.V(0.05, 0.3, 1.4), set.Alarm.Mul(0.4), 0.2, false)
		return s
	},
	"interrogation": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2c3238, 1.95)
		s.CloseUp(solid.V(0.35, -2.0, 1.5), solid.V(-0.05, 1.45, 1.17), 1.5, set.Cold)
		s.Desk(-0.9, 0.9, 0.75, 1.45, 0.79, set.Steel())
		p := figure.Leaning // both hands on the table
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.12, 0.87), 40, -20, -2
		p.Left.At.Z, p.Right.At.Z = 0.79, 0.79
		s.Key = s.Key.Mul(0.6) // the lamp is close to him
		s.Exactly(p, solid.V(0.12, 1.72, 0), 2, character("saul-tigh"))
		s.Stool(-0.55, 0.25)
		s.Exactly(figure.Sitting, solid.V(-0.55, 0.25, 0), 160, people.Anybody(6))
		s.HangingLamp(0, 1.25, 2.35, set.Pale, 2.6, 0.4)
		s.Display(0, 5.2, 1.9, 2.6, 1.1, func(u, v float64) solid.Color { return set.Cold.Mul(0.10 + 0.06*v) })
		return s
	},
	"clock": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2a3138, 1.75)
		dial := func(u, v float64) solid.Color {
			r, a := math.Hypot(u, v), math.Atan2(v, u)
			if r > 0.98 {
				return solid.Color{}
			}
			c := set.Warm.Mul(0.30)
			tick := math.Abs(math.Mod(a/(math.Pi/6)+12.5, 1)-0.5) * r
			if r > 0.78 && r < 0.93 && tick < 0.05 {
				c = solid.Color{}
			}
			hand := func(angle, long, wide float64) {
				s2, c2 := math.Sincos(angle)
				along, side := u*c2+v*s2, math.Abs(-u*s2+v*c2)
				if along > -0.1 && along < long && side < wide {
					c = solid.RGB(0.01, 0.01, 0.01)
				}
			}
			hand(math.Pi/2-3.3*math.Pi/3, 0.72, 0.035)
			hand(math.Pi/2-0.4, 0.48, 0.05)
			return c.Add(set.Alarm.Mul(0.5 * solid.Smooth(0.06, 0.02, math.Abs(r-0.96))))
		}
		s.Display(0, 4.8, 2.55, 1.9, 1.9, dial)
		s.Console(-1.5, 2.2, 14, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 3)
		s.Console(1.5, 2.2, -14, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 9)
		s.Stool(-1.35, 1.5)
		s.Stool(1.3, 1.5)
		s.Someone(figure.Weary, solid.V(-1.35, 1.5, 0), 165, people.Officer(3))
		s.Someone(figure.Weary, solid.V(1.3, 1.5, 0), 195, people.Officer(14))
		s.Someone(figure.Downcast, solid.V(0.1, 3.3, 0), 10, people.Officer(8))
		s.Lamp(solid.V(0, 4.2, 2.5), set.Warm.Mul(2), 0.4, true)
		s.Lamp(solid.V(0, 0.5, 3.6), set.Cold.Mul(2.2), 0.2, false)
		return s
	},
	"tank":     func() *set.Stage { return tanks(false) },
	"dry-tank": func() *set.Stage { return tanks(true) },
	"queue": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x36424a, 1.7, 1.3)
		for i := range 7 {
			y := 0.2 + 1.05*float64(i)
			s.Someone([]figure.Pose{figure.Standing, figure.Folded, figure.Composed, figure.Downcast}[i%4], solid.V(-0.75+0.18*float64(i), y, 0), 20, people.Anybody(i+3))
			s.Put(set.Metal(0x4a7a9a, 0.4), solid.At(solid.Box(solid.V(0, 0, 0.17), solid.V(0.12, 0.16, 0.17), 0.03), solid.V(-0.36+0.18*float64(i), y-0.1, 0)))
		}
		s.Put(set.Metal(0x5a6a76, 0.6), solid.Drum(1.55, 0.4, 0, 1.9, 0.55, 0.05), solid.Rod(solid.V(1.0, 0.3, 0.8), solid.V(0.75, 0.2, 0.78), 0.05, 0.04))
		s.Put(set.Shining(set.Cold.Mul(0.5)), solid.Rod(solid.V(0.75, 0.2, 0.74), solid.V(0.75, 0.2, 0.1), 0.018, 0.012))
		s.Someone(figure.Guarding, solid.V(1.1, -0.7, 0), 40, people.Marine(6))
		return s
	},
	"turret": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.AmberSky(77), set.FromRight, set.Sunlight)
		s.Eye, s.Aim, s.Zoom = solid.V(0, -7, 0.2), solid.V(0, 0, 0.55), 1.15
		hull := set.WallPlates(0x22272c)
		s.Put(hull, set.Unbounded(func(p solid.Vec) float64 { return p.Z + 0.9 + 0.02*p.Y*p.Y*0.1 }))
		k := set.Metal(0x5a626a, 0.6)
		for i, x := range []float64{-2.6, 0.1, 3.0} {
			y := []float64{2.5, -1.5, 4}[i]
			s.Put(k, solid.Drum(x, y, -0.9, -0.3, 0.9, 0.1), solid.Box(solid.V(x, y, 0), solid.V(0.62, 0.6, 0.42), 0.12))
			for _, o := range []float64{-0.28, 0.28} {
				a := solid.V(x+o, y-0.3, 0.1)
				b := solid.V(x+o+0.5, y-1.9, 1.5)
				if i == 1 && o > 0 {
					b = solid.V(x+o+1.2, y-1.5, 0.75) // bent
				}
				s.Put(k, solid.Rod(a, b, 0.13, 0.09))
			}
		}
		s.Effects = append(s.Effects, set.Blast(solid.V(0.9, -2.4, 0.7), 0.5, 0.9, 4), set.Blast(solid.V(1.2, -2.2, 1.25), 0.7, 0.12, 6), set.Glow(solid.V(0.3, -2.0, 0.45), 0.06, solid.RGB(2.5, 2, 1.2)))
		s.Tracers(solid.V(-2.2, 1.5, 1.2), solid.V(-5.5, -3, 5.5), 6, set.Warm, 4)
		return s
	},
	"mob": func() *set.Stage {
		s := set.Corridor(set.Amber, 0x2f2822, 1.7, 1.15)
		for i := range 12 {
			x, y := -1.8+0.72*float64(i%6)+0.3*solid.Hash(i, 2, 5), 1.2+1.4*float64(i/6)+0.8*solid.Hash(i, 3, 5)
			p := []figure.Pose{figure.Calling, figure.Walking, figure.Pointing}[i%3]
			f := figure.New(people.Anybody(i+4), p, solid.V(x, y, 0), 20*(solid.Hash(i, 4, 5)-0.5))
			s.Cast(f)
			if i%3 == 0 {
				t := f.Hand().Add(solid.V(0, -0.04, 0.30))
				s.Put(set.Wood(), solid.Rod(t.Sub(solid.V(0, 0, 0.45)), t, 0.02, 0.025))
				s.Effects = append(s.Effects, set.Blast(t.Add(solid.V(0, 0, 0.1)), 0.20, 1, i), set.Glow(t, 0.12, solid.RGB(1.6, 0.7, 0.2)))
				s.Lamp(t.Add(solid.V(0, 0.15, 0.1)), set.Amber.Mul(1.3), 0.5, false)
			}
		}
		s.Lamps = s.Lamps[5:] // only their torches are lit
		s.Lamp(solid.V(0, 7, 2.5), set.Amber.Mul(4), 0.7, true)
		return s
	},
	"airlock": func() *set.Stage {
		s := set.Chamber(set.Alarm, 0x3a4046, 1.75)
		s.Put(set.WallPlates(0x4a525a), solid.New(func(p solid.Vec) float64 {
			hole := math.Hypot(p.X, p.Z-1.45) - 1.15
			return max(math.Abs(p.Y-2.2)-0.25, -hole)
		}, -9, 1.9, 9, 2.5))
		s.Put(set.Metal(0x767f88, 0.6), solid.New(func(p solid.Vec) float64 {
			return math.Hypot(math.Hypot(p.X, p.Z-1.45)-1.2, p.Y-1.95) - 0.10
		}, -1.4, 1.8, 1.4, 2.1))
		haz := set.Metal(0x2a2a2a, 0.3)
		haz.Paint = func(p, n solid.Vec, f *set.Surface) {
			if math.Mod(math.Abs(p.X+p.Z)*3+20, 1) > 0.5 {
				f.Color = solid.Hex(0xc08a1c)
			}
		}
		s.Put(haz, set.Slab(-1.7, 1.7, 1.82, 1.95, 0, 0.16), set.Slab(-1.7, 1.7, 1.82, 1.95, 2.72, 2.9))
		s.Put(set.Shining(solid.RGB(0.02, 0.03, 0.06)), set.Slab(-4, 4, 5.0, 5.1, 0, 4))
		s.Someone(figure.Barred, solid.V(0.05, 3.0, 0.25), 0, people.Pilot(6))
		group(s, one{figure.Pointing, -1.35, 0.8, 160, people.DeckHand(12)}, one{figure.Running, 1.7, 0.4, 120, people.DeckHand(13)})
		s.Lamp(solid.V(0, 3.6, 2.6), set.Cold.Mul(4), 0.8, true)
		s.Lamp(solid.V(-1.9, 1.3, 2.8), set.Alarm.Mul(2.2), 0.5, false)
		s.Lamp(solid.V(1.9, 1.3, 2.8), set.Alarm.Mul(2.2), 0.5, false)
		for i := range 5 {
			a := solid.V(0.9, 1.9, 2.2)
			s.Effects = append(s.Effects, set.Streak(a, a.Add(solid.V(0.8+0.3*solid.Hash(i, 1, 3), -0.6, 0.5*(solid.Hash(i, 2, 3)-0.5))), 0.03, set.Pale.Mul(0.13)))
		}
		return s
	},
	"manuscript": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.5, -1.1, 1.75), Aim: solid.V(0, 0.2, 0.86), Zoom: 1.35, Above: set.Amber.Mul(0.03), Below: set.Amber.Mul(0.02), Fog: set.Amber.Mul(0.006), FogDensity: 0.03, Far: 20}
		s.Put(set.Wood(), set.Slab(-3, 3, -1.2, 2.5, 0.6, 0.78))
		sheet := set.Metal(0xe4dac0, 0.05)
		sheet.Paint = func(p, n solid.Vec, f *set.Surface) {
			// Lines of unreadable writing.
			row := math.Floor(p.Y * 26)
			if n.Z > 0.5 && math.Mod(p.Y*26+99, 1) > 0.55 && solid.Cloud(p.X*30, row, 5) > 0.42 {
				f.Color = f.Color.Mul(0.25)
			}
		}
		for i := range 6 {
			s.Put(sheet, solid.Turn(set.Slab(-0.30, 0.30, -0.40, 0.40, 0.78+0.012*float64(i), 0.788+0.012*float64(i)), 0, 0, -20+14*float64(i)).Shifted(solid.V(-0.5+0.2*float64(i), 0.15+0.05*float64(i%2), 0)))
		}
		s.Put(set.Metal(0x1a1512, 0.8), solid.Rod(solid.V(0.15, -0.10, 0.90), solid.V(0.62, 0.10, 1.12), 0.012, 0.022))
		s.Put(set.Metal(0x30241a, 0.6), solid.Drum(-0.95, 0.75, 0.78, 0.98, 0.12, 0.03), solid.Drum(0.95, 0.9, 0.78, 1.05, 0.10, 0.02))
		s.Lamp(solid.V(0.9, 1.0, 1.5), set.Warm.Mul(1.3), 0.3, true)
		s.Lamp(solid.V(-1.6, -0.6, 1.6), set.Cold.Mul(0.3), 0, false)
		s.Look = set.Look{Bright: 1.2, Bloom: 0.25, Paint: 0.7}
		return s
	},
	"meeting": func() *set.Stage { return councilTable(set.Cold.Mix(set.Pale, 0.4), false) },
	"quarrel": func() *set.Stage { return councilTable(set.Alarm.Mix(set.Warm, 0.5), true) },
	"copies": func() *set.Stage {
		s := set.Corridor(set.Dusk, 0x3a343e, 1.75, 1.3)
		for i := range 7 {
			s.Someone(figure.Composed, solid.V([]float64{0, -0.85, 0.85, -1.5, 1.5, -0.5, 0.5}[i], []float64{0.3, 1.5, 1.5, 2.8, 2.8, 3.6, 3.6}[i], 0), 0, people.Infiltrator(5))
		}
		s.Lamp(solid.V(0, 7, 2.4), set.Dusk.Mul(9), 1, true)
		s.Look.Rays = [][3]float64{{0, 0.1, 0.7}}
		return s
	},
	"window": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2a2e34, 1.8)
		s.Bodies = s.Bodies[:0]
		s.Put(set.DeckPlates(0x2a2e34, 0.5), set.Floor(0))
		s.Put(set.WallPlates(0x2f353c), solid.Less(set.Slab(-6, 6, 3.4, 3.7, -1, 5), set.Slab(-2.2, 2.2, 3, 4, 0.9, 3.1), 0.05), set.Slab(-6, 6, -3, 4, 4, 4.3))
		s.Put(set.Metal(0x22272c, 0.5), set.Slab(-0.06, 0.06, 3.4, 3.6, 0.9, 3.1), set.Slab(-2.3, 2.3, 3.3, 3.75, 0.82, 0.92))
		s.Sky = set.Planet(set.BlueSky(222), set.Orb{X: 0.24, Y: 0.02, R: 0.26, Sun: solid.V(-0.6, 0.5, 0.3), Land: solid.Hex(0x6a7a8a), Sea: solid.Hex(0x24405c), Air: solid.RGB(0.3, 0.6, 1), Seed: 14})
		s.CloseUp(solid.V(0.25, -1.2, 1.6), solid.V(-0.05, 2.1, 1.45), 1.35, set.Cold)
		p := figure.Composed
		p.Look = -20
		s.Exactly(p, solid.V(-0.42, 2.1, 0), 62, character("william-adama"))
		s.Lamp(solid.V(0.5, 3.1, 2.2), set.Cold.Mul(1.8), 0.1, true)
		s.Lamp(solid.V(-3, 0, 2.6), set.Amber.Mul(1.6), 0.2, false)
		s.Look.Clear = true
		return s
	},
	"identity": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.1, -1.9, 1.62), Aim: solid.V(0, 0, 1.54), Zoom: 1.55, Above: set.Cold.Mul(0.012), Below: set.Cold.Mul(0.008), Fog: solid.RGB(0.005, 0.008, 0.012), FogDensity: 0.05, Far: 20}
		s.Put(set.WallPlates(0x2a3036), set.Slab(-6, 6, 3, 3.2, -1, 5))
		f := figure.New(people.Infiltrator(5), figure.Standing, solid.V(0, 0.15, 0), 0)
		s.Cast(f)
		s.KeyLeft, s.Key, s.Rim = true, set.Cold.Mix(set.Pale, 0.6).Mul(1.3), set.Alarm.Mul(0.7)
		s.Lamp(solid.V(-1.3, -0.5, 2.1), set.Cold.Mul(2.4), 0, true)
		s.Lamp(solid.V(1.2, 1.0, 1.6), set.Alarm.Mul(1.8), 0.4, true)
		s.Lamp(solid.V(0.9, 2.6, 1.6), set.Alarm.Mul(1.5), 0.5, false)
		s.Effects = append(s.Effects, set.Glow(f.Pupil(), 0.014, solid.RGB(2.2, 0.2, 0.1)))
		s.Look = set.Look{Bright: 1.3, Bloom: 0.3, Paint: 0.7}
		return s
	},
	"ring": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x2c2826, 1.75)
		s.Put(set.Metal(0x5a6470, 0.15), set.Slab(-2.4, 2.4, 0.2, 3.6, 0, 0.45))
		s.Put(set.Metal(0x8a2a22, 0.3), solid.Drum(-2.3, 0.3, 0, 1.75, 0.07, 0.01), solid.Drum(2.3, 0.3, 0, 1.75, 0.07, 0.01), solid.Drum(-2.3, 3.5, 0, 1.75, 0.07, 0.01), solid.Drum(2.3, 3.5, 0, 1.75, 0.07, 0.01))
		for _, z := range []float64{0.85, 1.2, 1.55} {
			s.Put(set.Metal(0xc0b8a8, 0.2), solid.Rod(solid.V(-2.3, 0.3, z), solid.V(2.3, 0.3, z), 0.018, 0.018), solid.Rod(solid.V(-2.3, 3.5, z), solid.V(2.3, 3.5, z), 0.018, 0.018))
		}
		s.CloseUp(solid.V(0.1, -4.2, 2.0), solid.V(0.02, 1.6, 1.75), 1.55, set.Warm)
		p, q := figure.Punching.Mirrored(), figure.Boxing.Mirrored()
		p.Look, q.Look = 12, -4
		s.Exactly(p, solid.V(-0.52, 1.7, 0.45), 78, boxer("lee-adama", 0x8a2a24))
		s.Exactly(q, solid.V(0.55, 1.7, 0.45), -84, boxer("karl-agathon", 0x24508a))
		for i := range 5 {
			s.Someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Cheering}[i%3], solid.V(-1.2+0.6*float64(i), -1.5+0.3*solid.Hash(i, 1, 3), -0.30), 180, people.DeckHand(i))
		}
		s.Lamp(solid.V(0, 1.9, 3.7), set.Pale.Mul(4), 0.6, true)
		s.Lamp(solid.V(-2.5, 4.5, 3.2), set.Amber.Mul(3), 0.4, false)
		s.Lamp(solid.V(2.5, 4.5, 3.2), set.Amber.Mul(3), 0.4, false)
		s.Look.Rays = [][3]float64{{0, 0.42, 0.6}}
		return s
	},
	"bar": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x32281f, 1.85)
		s.CloseUp(solid.V(0.3, -1.7, 1.6), solid.V(0.02, 1.5, 1.38), 1.2, set.Amber)
		s.Put(set.Wood(), set.Slab(-2.8, 2.8, 0.7, 1.2, 0, 1.08), set.Slab(-2.9, 2.9, 0.6, 1.3, 1.08, 1.15))
		for i := range 22 {
			x := -2.4 + 0.22*float64(i)
			z := 1.35 + 0.5*float64(i%2)
			c := []solid.Color{set.Amber, set.Hope, set.Warm, set.Teal}[int(solid.Hash(i, 1, 6)*4)]
			s.Put(&set.Material{Color: c.Mul(0.1), Light: c.Mul(0.22), Gloss: 1}, solid.Drum(x, 4.3, z, z+0.24+0.1*solid.Hash(i, 2, 6), 0.05, 0.02))
		}
		s.Put(set.Wood(), set.Slab(-2.6, 2.6, 4.15, 4.5, 1.3, 1.35), set.Slab(-2.6, 2.6, 4.15, 4.5, 1.8, 1.85))
		p := figure.Stooped
		p.Nod = 6
		for i, who := range []people.Person{people.Pilot(50), character("saul-tigh"), people.DeckHand(52)} {
			x := -0.95 + 0.95*float64(i)
			s.Put(set.Upholstery(), solid.Drum(x, 1.65, 0.66, 0.72, 0.2, 0.02), solid.Drum(x, 1.65, 0, 0.68, 0.04, 0.01))
			p.Look = []float64{24, 4, -18}[i]
			s.Exactly(p, solid.V(x, 1.65, 0), []float64{20, 8, -24}[i], who)
		}
		s.Drink(0.36, 0.95, 1.15, 0.045)
		s.HangingLamp(-1.1, 1.8, 2.5, set.Warm, 1.6, 0.4)
		s.HangingLamp(1.1, 1.8, 2.5, set.Warm, 1.6, 0.4)
		s.Lamp(solid.V(0, 3.9, 2.4), set.Amber.Mul(1.4), 0.2, false)
		s.Look.Clear = true
		return s
	},
	"dispute": func() *set.Stage {
		s := flightDeck()
		s.CloseUp(solid.V(-2.4, -5.6, 1.6), solid.V(-1.25, -2.4, 1.36), 1.5, set.Cold)
		s.Exactly(figure.Folded, solid.V(-1.42, -2.5, 0), 2, character("galen-tyrol"))
		for i := range 5 { // the crew stands behind the chief
			s.Someone([]figure.Pose{figure.Proud, figure.Folded, figure.Standing}[i%3], solid.V([]float64{-1.75, -0.45, -0.75, 0.25, -1.35}[i], []float64{-1.2, -2.0, -1.0, -1.4, -0.2}[i], 0), -14, people.DeckHand(i+1))
		}
		return s
	},
	"return": func() *set.Stage {
		s := flightDeck()
		s.CloseUp(solid.V(-2.4, -5.6, 1.6), solid.V(-1.2, -2.4, 1.36), 1.5, set.Cold)
		p := figure.Walking
		p.Look = -26
		s.Exactly(p, solid.V(-1.62, -2.7, 0), 0, character("lee-adama"))
		s.Exactly(figure.Saluting, solid.V(-0.55, -2.2, 0), -50, people.DeckHand(7))
		return s
	},
	"medal": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.25, -1.9, 0.35), Aim: solid.V(0, 0, 0.05), Zoom: 1.5, Above: set.Warm.Mul(0.03), Below: set.Warm.Mul(0.02), Fog: solid.RGB(0.01, 0.008, 0.006), FogDensity: 0.02, Far: 12}
		cloth := set.Metal(0x241e2c, 0.05)
		s.Put(cloth, set.Unbounded(func(p solid.Vec) float64 {
			return (0.35 + 0.05*math.Sin(p.X*3+p.Z*2) + 0.03*math.Sin(p.X*7) - p.Y) * 0.8
		}))
		gold := set.Metal(0xd09a3a, 0.9)
		s.Put(gold, solid.New(func(p solid.Vec) float64 {
			q := solid.V(p.X, p.Z+0.20, p.Y-0.12)
			st := solid.Spoke(q, 2*math.Pi/8, 0)
			d := math.Abs(st.X)*0.92 + (st.Y-0.42)*0.39
			d = max(d, math.Abs(q.Z)-0.045+0.05*math.Hypot(q.X, q.Y))
			disk := max(math.Hypot(q.X, q.Y)-0.20, math.Abs(q.Z+0.02)-0.05)
			rim := math.Hypot(math.Hypot(q.X, q.Y)-0.20, q.Z+0.06) - 0.018
			return min(d, disk, rim) * 0.8
		}, -0.6, -0.2, 0.6, 0.4))
		ribbon := set.Metal(0x2a4a7a, 0.15)
		ribbon.Paint = func(p, n solid.Vec, f *set.Surface) {
			if math.Abs(p.X) < 0.045 || math.Abs(math.Abs(p.X)-0.13) < 0.015 {
				f.Color = solid.Hex(0xc8b070)
			}
		}
		s.Put(ribbon, solid.New(func(p solid.Vec) float64 {
			return max(math.Abs(p.X)-0.18, math.Abs(p.Y-0.16-0.04*math.Sin(p.Z*7))-0.012, 0.20-p.Z, p.Z-1.2) * 0.8
		}, -0.2, 0, 0.2, 0.3))
		s.Lamp(solid.V(-1.1, -1.2, 1.3), set.Warm.Mul(1.7), 0, true)
		s.Lamp(solid.V(1.2, -0.6, -0.3), set.Cold.Mul(0.8), 0, false)
		s.Look = set.Look{Bright: 1.2, Bloom: 0.4, Paint: 0.5}
		return s
	},
	"message": func() *set.Stage {
		s := set.Chamber(set.Teal, 0x2a3138, 2.0)
		s.Console(0, 2.4, 0, set.Metal(0x343d46, 0.4), set.Teal, 5)
		s.Stool(-0.1, 1.45)
		s.Someone(figure.Sitting, solid.V(-0.1, 1.45, 0), 180, people.Officer(8))
		s.Display(0, 4.6, 2.3, 3.4, 1.3, func(u, v float64) solid.Color {
			w := v - 0.55*math.Exp(-u*u*3)*math.Sin(u*26)*(0.4+0.6*solid.Noise(u*7+20, 3, 5))
			return set.Teal.Mul(0.05 + 1.2*math.Exp(-w*w*700) + 0.25*math.Exp(-w*w*30))
		})
		s.Lamp(solid.V(0, 4.2, 2.3), set.Teal.Mul(1.8), 0.3, false)
		s.Lamp(solid.V(-0.1, 1.2, 3.6), set.Cold.Mul(1.6), 0.2, true)
		return s
	},
	"power-failure": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.8, -4.2, 1.7), Aim: solid.V(0, 2, 1.45), Zoom: 1.75, Above: set.Alarm.Mul(0.006), Below: set.Alarm.Mul(0.003), Fog: set.Alarm.Mul(0.003), FogDensity: 0.05, Far: 40}
		s.Room(0x2c343c, 6.5, 7.5, 4.4)
		dead := set.Metal(0x343c44, 0.5)
		s.Console(-1.9, 1.7, 30, dead, solid.Color{}, 3)
		s.Console(0.35, 2.3, 0, dead, solid.Color{}, 9)
		s.Console(2.3, 2.6, -22, dead, solid.Color{}, 13)
		s.Console(-0.9, 5.4, 8, dead, solid.Color{}, 17)
		// Red lamps high on the walls.
		for _, at := range []solid.Vec{solid.V(-3.6, 5.2, 3.0), solid.V(3.4, 4.6, 3.0)} {
			s.Put(set.Shining(set.Alarm.Mul(0.8)), solid.Egg(at, solid.V(0.13, 0.13, 0.10)))
			s.Lamp(at.Sub(solid.V(0, 0.3, 0.1)), set.Alarm.Mul(1.5), 0.2, true)
		}
		// Somebody shines a torch on a dead console.
		torch := figure.Pointing
		torch.Right.Grip = figure.Fist
		f := figure.New(people.Officer(3), torch, solid.V(-0.60, 1.6, 0), turnTo(0.8, 0.5))
		s.Cast(f)
		h := f.Hand()
		s.Put(set.Metal(0x101214, 0.5), solid.Rod(h, h.Add(solid.V(0.16, 0.12, -0.06)), 0.025, 0.040))
		s.Put(set.Shining(set.Hope.Mix(set.Warm, 0.5).Mul(1.6)), solid.Egg(h.Add(solid.V(0.18, 0.14, -0.07)), solid.V(0.045, 0.045, 0.045)))
		s.Lamp(solid.V(0.3, 1.85, 1.32), set.Warm.Mix(set.Cold, 0.5).Mul(1.5), 0.35, true)
		s.Someone(figure.Folded, solid.V(1.35, 1.75, 0), -60, people.Officer(8))
		s.Someone(figure.Standing, solid.V(-2.2, 3.6, 0), 30, people.Officer(17))
		s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7}
		return s
	},
	"circle": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x2a2522, 1.8)
		jury := [...]string{"samuel-anders", "saul-tigh", "galen-tyrol", "callandra-tyrol", "felix-gaeta", "tory-foster"}
		for i := range jury {
			x := []float64{-1.02, 0.32, 1.08, 0.70, -0.62, -0.20}[i]
			p := []figure.Pose{figure.Composed, figure.Standing, figure.Folded}[i%3]
			p.Look = 4
			s.Exactly(p, solid.V(x, []float64{1.5, 1.95, 1.45, 1.95, 1.95, 1.5}[i]+0.1*math.Abs(x), 0), -18*x+4, character(jury[i]))
		}
		s.CloseUp(solid.V(0.1, -2.4, 1.65), solid.V(0.02, 1.7, 1.43), 1.5, set.Amber)
		s.Put(set.Metal(0x3a3024, 0.5), solid.Drum(0, 0.4, 0, 0.66, 0.22, 0.03))
		s.Put(set.Shining(set.Amber.Mul(1.8)), solid.Egg(solid.V(0, 0.4, 0.76), solid.V(0.10, 0.10, 0.13)))
		s.Lamp(solid.V(0, 0.4, 0.86), set.Amber.Mul(1.4), 0.3, true)
		s.Lamp(solid.V(0.8, -0.6, 2.8), set.Warm.Mul(3), 0, false)
		return s
	},
	"morgue": func() *set.Stage {
		s := set.Corridor(set.Cold, 0x3a444c, 1.7, 1.5)
		for i := range 8 {
			x, y := []float64{-1.2, 1.2}[i%2], 0.5+1.7*float64(i/2)
			s.Put(set.Steel(), set.Slab(x-0.75, x+0.75, y-0.33, y+0.33, 0.62, 0.70), solid.Drum(x-0.6, y, 0, 0.65, 0.03, 0.005), solid.Drum(x+0.6, y, 0, 0.65, 0.03, 0.005))
			s.Put(set.Metal(0xaeb9c0, 0.05), solid.New(func(p solid.Vec) float64 {
				d := rod{solid.V(x-0.6, y, 0.78), solid.V(x+0.62, y, 0.76), 0.14, 0.10}.dist(p)
				d = solid.Blend(d, rod{solid.V(x-0.42, y-0.14, 0.76), solid.V(x-0.42, y+0.14, 0.76), 0.12, 0.12}.dist(p), 0.1)
				return max(d, 0.70-p.Z)
			}, x-0.8, y-0.32, x+0.8, y+0.32))
		}
		s.Someone(figure.Composed, solid.V(0.05, 3.4, 0), 5, people.Doctor(5))
		return s
	},
	"starving": func() *set.Stage {
		s := set.Corridor(set.Amber, 0x38332c, 1.75, 1.05)
		for i := range 9 {
			x := []float64{-1.75, 1.75}[i%2]
			y := 0.2 + 0.85*float64(i/2) + 0.3*solid.Hash(i, 1, 5)
			s.Someone(figure.Huddled, solid.V(x, y, 0), -x*38, people.Anybody(i+7))
		}
		s.Someone(figure.Standing, solid.V(0.25, 3.2, 0), 10, people.Anybody(3))
		s.Someone(figure.Standing, solid.V(-0.15, 3.0, 0), 0, people.Child(9))
		s.Lamp(solid.V(0, 7, 2.4), set.Amber.Mul(8), 1, true)
		return s
	},
	"handshake": func() *set.Stage {
		s := set.Chamber(set.Warm, 0x38342e, 2.0)
		s.CloseUp(solid.V(0, -1.8, 1.5), solid.V(0, 1.6, 1.30), 1.4, set.Warm)
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look = -42, 14
		s.Exactly(p, solid.V(-0.44, 1.66, 0), 70, character("laura-roslin"))
		s.Exactly(q, solid.V(0.46, 1.57, 0), -70, character("gaius-baltar"))
		for i, x := range []float64{-2.1, -1.1, 1.1, 2.1} {
			s.Put(set.Metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024, 0x2a5a48}[i], 0.1), set.Banner(x, 4.9, 3.7, 0.75, 3.0))
		}
		group(s, one{figure.Standing, -1.9, 3.3, 20, people.Anybody(44)}, one{figure.Folded, 1.9, 3.4, -20, people.Anybody(45)}, one{figure.Standing, -0.2, 3.8, 5, people.Officer(46)}, one{figure.Standing, 0.35, 4.1, -5, people.Anybody(47)})
		s.Lamp(solid.V(0, 1.0, 3.6), set.Warm.Mul(3.4), 0.4, true)
		s.Lamp(solid.V(0, 4.4, 3.6), set.Warm.Mul(2.6), 0.6, false)
		s.Look.Clear = true
		return s
	},
	"shanty": func() *set.Stage {
		s := flightDeck()
		s.Bodies = s.Bodies[:len(s.Bodies)-3]
		for i := range 5 {
			x, y := -2.6+1.35*float64(i), 2.4+1.2*solid.Hash(i, 1, 8)
			c := []uint32{0x6a4a2a, 0x4a5a3a, 0x3a4a5a, 0x6a3a2e, 0x5a5244}[i]
			s.Put(set.Metal(c, 0.05), solid.New(func(p solid.Vec) float64 {
				q := p.Sub(solid.V(x, y, 0))
				ridge := (q.Z - 1.75 + 0.75*math.Abs(q.X)) * 0.8
				open := max(math.Abs(q.X)-0.3, q.Z-1.2, q.Y)
				return max(max(ridge, math.Abs(q.X)-0.62, math.Abs(q.Y)-0.6, -q.Z), -open)
			}, x-0.65, y-0.65, x+0.65, y+0.65))
			s.Lamp(solid.V(x, y, 0.8), set.Amber.Mul(0.8), 0.3, false)
		}
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-0.5, 1.05, 0, 0.5, 0.42))
		group(s, one{figure.Standing, -1.9, 0.6, 40, people.Anybody(66)}, one{figure.Weary, -0.5, 1.0, 20, people.Anybody(67)}, one{figure.Walking, 0.8, 0.4, -60, people.Anybody(68)}, one{figure.Folded, 2.1, 0.9, -20, people.Anybody(69)})
		s.Lamp(solid.V(0.1, 0.3, 1.2), set.Amber.Mul(1.5), 0.4, false)
		return s
	},
	"nuke": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x33363a, 1.8)
		s.Put(set.Metal(0x8a9299, 0.7), solid.At(set.LyingDrum(0.36, 2.6), solid.V(0.1, 1.5, 1.05)), solid.Egg(solid.V(1.42, 1.5, 1.05), solid.V(0.5, 0.34, 0.34)))
		s.Put(set.Metal(0x9c1c17, 0.4), solid.At(set.LyingDrum(0.372, 0.16), solid.V(0.95, 1.5, 1.05)), solid.At(set.LyingDrum(0.372, 0.10), solid.V(-0.9, 1.5, 1.05)))
		s.Put(set.Metal(0xc08a1c, 0.3), set.Slab(-1.0, -0.7, 1.1, 1.9, 0, 0.8), set.Slab(0.7, 1.0, 1.1, 1.9, 0, 0.8))
		group(s, one{figure.Working, -0.25, 2.3, 0, people.DeckHand(81)}, one{figure.Folded, -1.8, 2.6, 40, people.Officer(82)}, one{figure.Guarding, 2.3, 2.9, -30, people.Marine(83)})
		s.Lamp(solid.V(-0.3, 1.2, 3.5), set.Warm.Mul(3.4), 0.5, true)
		s.Lamp(solid.V(2.5, 0.2, 3), set.Cold.Mul(2), 0, false)
		return s
	},
}

// boxer returns a character in a vest.
func boxer(id string, cloth uint32) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Tanks, cloth, nil
	return p
}

// tanks is the water store, with a leak, or dry.
func tanks(dry bool) *set.Stage {
	s := set.Corridor(set.Cold, 0x2f3a42, 1.65, 1.3)
	k := set.Metal(0x56707e, 0.6)
	k.Paint = func(p, n solid.Vec, f *set.Surface) {
		if math.Abs(math.Mod(p.Z+0.1, 1.1)-0.5) < 0.03 {
			f.Color = f.Color.Mul(0.4)
		}
	}
	for i := range 4 {
		y := 0.9 + 2.3*float64(i)
		s.Put(k, solid.Drum(-1.75, y, 0, 3.0, 0.95, 0.08), solid.Drum(1.75, y, 0, 3.0, 0.95, 0.08))
	}
	if dry {
		cracked := &set.Material{Color: solid.Hex(0x6a5a48), Gloss: 0.05}
		s.Put(cracked, set.Floor(0.022))
		s.Someone(figure.Kneeling, solid.V(0, 1.2, 0), 0, people.Anybody(5))
		s.Put(set.Metal(0x8a939a, 0.5), solid.Drum(0.1, 0.55, 0.02, 0.26, 0.13, 0.01))
		s.Lamps[0].Light = set.Amber
		s.Lamp(solid.V(0, 6.5, 2.5), set.Amber.Mul(7), 0.8, true)
		return s
	}
	group(s, one{figure.Running, 0.35, 1.4, -30, people.DeckHand(18)}, one{figure.Pointing, -0.5, 3.2, 20, people.Officer(19)})
	hole := solid.V(-0.95, 0.3, 1.35)
	for i := range 46 {
		d := solid.V(0.9+0.9*solid.Hash(i, 1, 4), -0.7*solid.Hash(i, 2, 4)-0.1, 0.5*(solid.Hash(i, 3, 4)-0.45))
		mid := hole.Add(d.Mul(0.5))
		end := hole.Add(d).Add(solid.V(0, 0, -0.55-0.5*solid.Hash(i, 4, 4)))
		s.Effects = append(s.Effects, set.Streak(hole, mid, 0.018, set.Cold.Mul(0.22)), set.Streak(mid, end, 0.022, set.Cold.Mul(0.16)))
	}
	s.Lamp(solid.V(-0.6, 0, 1.3), set.Cold.Mul(1.5), 0.4, false)
	return s
}

// screens is a wall of screens with people in front of it: infected ones if sick is set, jammed ones otherwise.
func screens(light solid.Color, seed int, sick bool) *set.Stage {
	s := set.Chamber(light, 0x262c32, 1.9)
	for i := range 9 {
		x, z := -2.3+2.3*float64(i%3), 0.85+1.15*float64(i/3)
		s.Display(x, 4.4, z, 1.95, 0.95, func(u, v float64) solid.Color {
			if sick {
				n := solid.Cloud(u*3+float64(i)*5, v*2+9, seed+i)
				return light.Mul(0.10 + 0.9*solid.Smooth(0.50, 0.56, n) + 0.4*set.Readout(u, v, seed+i)*solid.Smooth(0.5, 0.4, n))
			}
			row := math.Floor(v * 26)
			snow := solid.Hash(int(math.Floor(u*60))+i*99, int(row), seed)
			shift := math.Sin(v*9+float64(i)) * 0.3
			return light.Mul(0.06 + 0.55*snow*snow).Add(set.Radar(light, seed, 4, set.Alarm)(u+shift*solid.Noise(v*11+9, 3, seed), v).Mul(0.35))
		})
	}
	s.Someone([]figure.Pose{figure.Leaning, figure.Standing}[seed%2], solid.V(-0.7, 2.3, 0), 170, people.Officer(seed))
	s.Someone(figure.Pointing, solid.V(0.8, 2.5, 0), 190, people.Officer(seed+5))
	s.Console(-0.6, 3.2, 0, set.Metal(0x2b333b, 0.4), light.Mul(0.6), seed)
	s.Console(0.9, 3.2, 0, set.Metal(0x2b333b, 0.4), light.Mul(0.6), seed+3)
	s.Lamp(solid.V(0, 3.4, 2.2), light.Mul(2.4), 0.25, true)
	return s
}

// monitors is portraits of people on a wall of screens.
func monitors() *set.Stage {
	s := set.Chamber(set.Cold, 0x242a30, 1.85)
	for i := range 12 {
		x, z := -2.55+1.7*float64(i%4), 0.9+1.05*float64(i/4)
		face := set.Mugshot(people.Infiltrator(i+2), 30*(solid.Hash(i, 1, 8)-0.5))
		s.Display(x, 4.4, z, 1.45, 0.9, func(u, v float64) solid.Color {
			lines := 0.85 + 0.15*math.Sin(v*70)
			c := set.Cold
			if i == 6 {
				c = set.Alarm.Mul(1.3)
			}
			return c.Mul((0.03 + 1.5*face(u, v)) * lines)
		})
	}
	s.Someone(figure.Folded, solid.V(-0.5, 2.0, 0), 170, people.Officer(8))
	s.Someone(figure.Pointing, solid.V(0.55, 2.2, 0), 175, people.Officer(11))
	s.Lamp(solid.V(0, 3.2, 2.2), set.Cold.Mul(2.2), 0.25, true)
	return s
}
