package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// helixOf is a double strand that winds up the picture.
func helixOf(light, other solid.Color) *stage {
	s := &stage{eye: solid.V(0, -5, 0), aim: solid.V(0, 0, -0.1), zoom: 1.2, above: light.Mul(0.05), below: light.Mul(0.03), air: light.Mul(0.012), thick: 0.07, far: 30}
	s.sky = func(x, y float64, d solid.Vec) solid.Color {
		g := math.Exp(-3.5 * math.Hypot(x, y+0.1))
		return light.Mul(0.02 + 0.10*g + 0.05*math.Pow(screenLines(x*0.6+0.1, y*0.7, 4)-0.16, 2))
	}
	a, b := &stuff{color: light.Mul(0.25), gloss: 0.8, light: light.Mul(0.05)}, &stuff{color: other.Mul(0.25), gloss: 0.8, light: other.Mul(0.06)}
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
		s.putBall(a, solid.Egg(p, solid.V(0.105, 0.105, 0.105)), p, 0.12)
		s.putBall(b, solid.Egg(q, solid.V(0.105, 0.105, 0.105)), q, 0.12)
		m := p.Add(q).Mul(0.5)
		s.putBall(a, solid.Rod(p, m, 0.028, 0.028), m, 0.72)
		s.putBall(b, solid.Rod(m, q, 0.028, 0.028), m, 0.72)
	}
	s.lamp(solid.V(-2, -3, 2.5), pale.Mul(5), 0, false)
	s.lamp(solid.V(2.5, 1, -1), other.Mul(4), 0.2, false)
	s.lamp(solid.V(-2, 2, 0), light.Mul(4), 0.2, false)
	s.look = look{bright: 1.2, bloom: 0.3, paint: 0.5}
	return s
}

// bench is a laboratory with glass on a table.
func bench(light solid.Color, wrecked bool) *stage {
	s := chamber(light, 0x3a444a, 1.75)
	s.desk(-1.7, 1.7, 0.3, 1.1, 0.9, steel())
	glass := func(c solid.Color) *stuff { return &stuff{color: c.Mul(0.1), light: c.Mul(0.45), gloss: 1} }
	for i, x := range []float64{-1.3, -0.95, 0.95, 1.3} {
		h := 0.28 + 0.16*solid.Hash(i, 1, 3)
		g := glass([]solid.Color{teal, hope, amber, teal}[i])
		if wrecked {
			g = glass(alarm)
			h *= 0.5
		}
		s.put(g, solid.Drum(x, 0.7, 0.9, 0.9+h, 0.09, 0.02))
	}
	// The detector: a ring that stands, with a lit core.
	s.put(metal(0x7d868e, 0.7), solid.New(func(p solid.Vec) float64 {
		q := p.Sub(solid.V(0, 0.7, 1.32))
		return math.Hypot(math.Hypot(q.X, q.Z)-0.34, q.Y) - 0.055
	}, -0.42, 0.6, 0.42, 0.8), slab(-0.28, 0.28, 0.5, 0.9, 0.9, 0.98))
	core := light
	if wrecked {
		core = alarm
	}
	s.put(shining(core.Mul(1.6)), solid.Egg(solid.V(0, 0.7, 1.32), solid.V(0.12, 0.12, 0.12)))
	s.lamp(solid.V(0, 0.4, 1.35), core.Mul(1.0), 0.3, false)
	if wrecked {
		s.someone(figure.Downcast, solid.V(-0.9, 1.9, 0), 10, people.Doctor(5))
		s.veils = append(s.veils, blast(solid.V(0.7, 0.6, 1.4), 0.45, 0.35, 4), blast(solid.V(0.5, 0.7, 1.75), 0.5, 0.1, 6), glow(solid.V(-0.5, 0.3, 1.0), 0.08, solid.RGB(1.8, 1.0, 0.4)))
	} else {
		s.near(solid.V(-0.35, -1.6, 1.55), solid.V(-0.22, 1.5, 1.36), 1.45, light)
		p := figure.Working // he holds a sample to the light
		p.Look, p.Nod, p.Right.At = -6, 6, solid.V(-0.30, -0.34, 1.32)
		f := figure.New(character("gaius-baltar"), p, solid.V(-0.62, 1.62, 0), 14)
		s.cast(f)
		h := f.Hand()
		s.put(glass(hope), solid.Drum(h.X, h.Y-0.01, h.Z-0.07, h.Z+0.13, 0.018, 0.004))
		s.exactly(figure.Folded, solid.V(1.05, 2.9, 0), -25, people.Officer(7))
	}
	s.display(-2.5, 4.9, 2.2, 1.5, 1.0, func(u, v float64) solid.Color { return core.Mul(0.6 * screenLines(u, v, 5)) })
	s.display(2.4, 4.9, 2.2, 1.5, 1.0, func(u, v float64) solid.Color { return core.Mul(0.6 * screenLines(u, v, 15)) })
	s.lamp(solid.V(0, 1.4, 3.6), light.Mul(3), 0.3, true)
	return s
}

// ranks is soldiers in a corridor.
func ranks(light solid.Color, wall uint32, who func(int) people.Person) *stage {
	s := corridor(light, wall, 1.7, 1.2)
	for i := range 8 {
		x := []float64{-1.15, 1.15}[i%2]
		s.someone(figure.Guarding, solid.V(x, 0.4+1.3*float64(i/2), 0), -x*14, who(i))
	}
	s.near(solid.V(0.25, -3.8, 1.45), solid.V(0.1, -1.1, 1.36), 1.5, light)
	s.exactly(figure.Proud, solid.V(-0.36, -1.1, 0), 12, character("saul-tigh"))
	s.lamp(solid.V(0, 7, 2.6), light.Mul(4), 0.35, true)
	s.look.rays = [][3]float64{{0, 0.12, 0.6}}
	return s
}

// robots is centurions in a corridor, the first of them in a stance.
func robots(light solid.Color, wall uint32, first figure.Stance, list ...solid.Vec) *stage {
	s := corridor(light, wall, 1.5, 1.15)
	for i, at := range list {
		stance := first
		if i > 0 {
			stance = []figure.Stance{figure.Marching, figure.Firing, figure.Watching}[i%3]
		}
		s.robot(stance, at, 14*(solid.Hash(i, 2, 4)-0.5)-at.X*6, 0x7f868d)
	}
	s.lamp(solid.V(0, 6.5, 2.7), light.Mul(8), 0.8, true)
	s.lamp(solid.V(-1.5, -3, 3), cold.Mul(1.6), 0, false)
	return s
}

// table2 is people at a table.
func councilTable(light solid.Color, angry bool) *stage {
	s := chamber(light, 0x3c3a38, 1.6)
	s.eye = solid.V(-0.9, -4.0, 2.1)
	s.put(wood(), solid.New(func(p solid.Vec) float64 {
		q := solid.V(math.Abs(p.X)-1.2, p.Y-1.2, p.Z-0.76)
		d := math.Hypot(max(q.X, 0), q.Y) - 0.78
		return max(d, math.Abs(q.Z)-0.045)
	}, -2, 0.4, 2, 2), slab(-0.9, 0.9, 0.95, 1.45, 0, 0.74))
	if angry {
		s.people(one{figure.Pointing, -1.75, 1.9, 62, people.Officer(30)}, one{figure.Leaning, 1.75, 1.7, -70, people.Anybody(31)}, one{figure.Folded, -0.5, 3.0, 10, people.Anybody(32)}, one{figure.Composed, 0.75, 3.1, -10, people.Officer(33)})
	} else {
		s.near(solid.V(-0.25, -1.8, 1.7), solid.V(0, 2.3, 1.20), 1.5, light)
		p := figure.Writing // the hands on the table, and they look up
		p.Lean, p.Nod, p.Right.Grip = 8, 0, figure.Flat
		for i, id := range []string{"lee-adama", "william-adama", "laura-roslin", "saul-tigh"} {
			x := -0.93 + 0.62*float64(i)
			s.seat(x, 2.35)
			p.Look = []float64{-6, 12, 4, 8}[i]
			s.exactly(p, solid.V(x, 2.35, 0), -22*x+6, character(id))
		}
		s.people(one{figure.Standing, 1.9, 3.6, -20, people.Marine(44)}, one{figure.Standing, -1.9, 3.6, 25, people.Marine(45)})
	}
	paper := metal(0xd8d2c0, 0.05)
	for i := range 5 {
		s.put(paper, solid.Turn(slab(-0.14, 0.14, -0.10, 0.10, 0.80, 0.812), 0, 0, 40*solid.Hash(i, 1, 5)).Shifted(solid.V(-1.3+0.65*float64(i), 1.1+0.3*solid.Hash(i, 2, 5), 0)))
	}
	s.pendant(0, 1.3, 2.75, light, 3.4, 0.35)
	s.look.clear = true
	return s
}

var shipScenes = map[string]func() *stage{
	"tribunal": func() *stage {
		s := chamber(warm, 0x3a322a, 1.6)
		s.put(wood(), slab(-2.2, 2.2, 3.0, 3.5, 0, 1.55), slab(-2.4, 2.4, 2.95, 3.5, 1.5, 1.6))
		for i := range 3 {
			s.someone(figure.Sitting, solid.V(-1.4+1.4*float64(i), 3.85, 0.95), 0, people.Priest(i))
		}
		s.put(wood(), slab(-0.55, 0.55, 0.15, 0.22, 0, 0.95))
		s.someone(figure.Standing, solid.V(0, 0.75, 0), 180, people.Anybody(8))
		s.someone(figure.Guarding, solid.V(-1.7, 1.2, 0), 150, people.Marine(4))
		s.someone(figure.Guarding, solid.V(1.7, 1.2, 0), 210, people.Marine(5))
		s.lamp(solid.V(0, 2.4, 3.6), warm.Mul(4), 0.6, true)
		s.lamp(solid.V(0, 4.6, 3.4), amber.Mul(2), 0.3, false)
		s.look.clear = true
		return s
	},
	"press": func() *stage {
		s := chamber(pale, 0x2c3640, 2.0)
		s.put(metal(0x3a4450, 0.4), slab(-0.5, 0.5, 1.0, 1.35, 0, 1.15))
		s.someone(figure.Proud, solid.V(0, 1.75, 0.05), 0, people.Officer(6))
		for i := range 6 {
			x := -0.32 + 0.13*float64(i)
			s.put(metal(0x101214, 0.5), solid.Rod(solid.V(x*1.4, 0.9, 1.12), solid.V(x, 1.15, 1.36), 0.010, 0.022))
		}
		for i := range 7 {
			s.someone([]figure.Pose{figure.Standing, figure.Pointing, figure.Calling}[i%3], solid.V(-2.1+0.7*float64(i), -1.3+0.4*solid.Hash(i, 2, 3), -0.52), 180, people.Anybody(i+50))
		}
		for i, c := range []uint32{0x2a4a6a, 0x7a6024, 0x2a4a6a} {
			s.put(metal(c, 0.1), banner(-1.7+1.7*float64(i), 4.9, 3.6, 1.1, 2.9))
		}
		s.lamp(solid.V(0, 0.4, 3.4), pale.Mul(4), 0.4, true)
		for i, at := range []solid.Vec{solid.V(-1.5, -0.7, 1.5), solid.V(1.2, -0.8, 1.6), solid.V(0.5, -0.6, 1.35)} {
			s.veils = append(s.veils, glow(at, 0.10, solid.RGB(3, 3.2, 3.4).Mul(1-0.25*float64(i))))
			s.lamp(at, pale.Mul(1.0), 0.3, false)
		}
		s.look.clear = true
		return s
	},
	"captured-raider": func() *stage {
		s := chamber(cold, 0x39424a, 1.5)
		s.parked = true
		s.near(solid.V(-0.6, -4.4, 1.55), solid.V(-0.05, -1.1, 1.33), 1.6, cold)
		s.craft("raider", solid.V(0.5, 1.8, 1.25), 4.0, 196, -12, 0)
		trestle := metal(0xb08a30, 0.4) // it stands on trestles
		for _, x := range []float64{-0.5, 0.5, 1.5} {
			s.put(trestle, slab(x-0.35, x+0.35, 1.6, 1.72, 0.92, 1.02), solid.Rod(solid.V(x-0.3, 1.66, 0.95), solid.V(x-0.42, 1.5, 0), 0.035, 0.035), solid.Rod(solid.V(x+0.3, 1.66, 0.95), solid.V(x+0.42, 1.5, 0), 0.035, 0.035))
		}
		s.people(one{figure.Working, -1.25, 0.6, 120, people.Doctor(60)}, one{figure.Pointing, 1.75, 0.2, -120, people.Doctor(61)})
		s.exactly(figure.Folded, solid.V(-0.45, -1.3, 0), 22, character("kara-thrace"))
		s.lamp(solid.V(-2.2, 0, 3.5), cold.Mul(6), 0.4, true)
		s.lamp(solid.V(2.6, 1, 3.5), pale.Mul(3), 0.3, false)
		return s
	},
	"centurions": func() *stage {
		return robots(alarm, 0x3a3432, figure.Marching, solid.V(-0.2, 0.2, 0), solid.V(1.15, 1.7, 0), solid.V(-1.35, 2.2, 0), solid.V(0.3, 3.8, 0))
	},
	"centurion-line": func() *stage {
		s := robots(cold, 0x36404a, figure.Firing, solid.V(-0.95, -0.3, 0), solid.V(0.85, 0.3, 0), solid.V(-0.6, 2.4, 0), solid.V(0.9, 3.4, 0), solid.V(-0.7, 5, 0))
		s.tracers(solid.V(-1.15, -1.3, 1.55), solid.V(-2.0, -3.4, 1.4), 3, warm, 3)
		return s
	},
	"intruders": func() *stage {
		s := robots(amber, 0x40382e, figure.Marching, solid.V(0.55, 1.6, 0), solid.V(-0.7, 3.0, 0), solid.V(0.9, 4.2, 0))
		s.people(one{figure.Aiming, -0.9, -1.3, 170, people.Marine(70)}, one{figure.Aiming, 1.25, -1.6, 190, people.Marine(71)})
		s.tracers(solid.V(-0.85, -0.6, 1.35), solid.V(0.4, 1.4, 1.5), 3, warm, 5)
		s.veils = append(s.veils, blast(solid.V(-0.2, 3.6, 1.2), 0.9, 0.7, 6))
		return s
	},
	"prisoner": func() *stage {
		s := robots(alarm, 0x2e2a2e, figure.Watching, solid.V(-0.85, 1.0, 0), solid.V(0.85, 1.0, 0), solid.V(0, 4.2, 0))
		s.someone(figure.Bound, solid.V(0, 0.55, 0), 0, people.Anybody(8))
		return s
	},
	"bomb": func() *stage {
		s := chamber(alarm, 0x33302e, 2.2)
		s.desk(-1.2, 1.2, 0.2, 1.1, 0.85, steel())
		k := metal(0x5a4a3a, 0.3)
		for i := range 5 {
			s.put(k, solid.At(lieDown(0.085, 0.62), solid.V(0, 0.45+0.10*float64(i%3), 0.94+0.15*float64(i/3))))
		}
		s.put(metal(0x1a1d20, 0.5), slab(-0.16, 0.16, 0.36, 0.42, 0.92, 1.16))
		s.put(shining(solid.RGB(3.2, 0.2, 0.1)), slab(-0.10, -0.02, 0.345, 0.37, 1.06, 1.12), slab(0.03, 0.11, 0.345, 0.37, 1.06, 1.12))
		wire := metal(0x8a2a20, 0.4)
		s.put(wire, solid.Rod(solid.V(-0.16, 0.40, 1.05), solid.V(-0.42, 0.36, 0.98), 0.012, 0.012), solid.Rod(solid.V(0.16, 0.40, 1.05), solid.V(0.44, 0.40, 1.0), 0.012, 0.012), solid.Rod(solid.V(0.1, 0.38, 1.16), solid.V(0.30, 0.55, 1.16), 0.012, 0.012))
		s.someone(figure.Working, solid.V(-0.35, 1.55, 0), -8, people.Marine(3))
		s.someone(figure.Standing, solid.V(1.8, 3.4, 0), -30, people.Marine(9))
		s.lamp(solid.V(0, -0.1, 1.2), alarm.Mul(0.9), 0.3, false)
		s.lamp(solid.V(-1.2, 0.8, 3.2), warm.Mul(2.6), 0.4, true)
		s.look.clear = true
		return s
	},
	"laboratory":         func() *stage { return bench(teal, false) },
	"wrecked-laboratory": func() *stage { return bench(alarm.Mix(warm, 0.3), true) },
	"helix":              func() *stage { return helixOf(cold, teal) },
	"red-helix":          func() *stage { return helixOf(alarm, amber) },
	"celebration": func() *stage {
		s := chamber(dusk, 0x3a3038, 1.8)
		s.near(solid.V(0.15, -2.4, 1.55), solid.V(0, 1.6, 1.43), 1.4, warm)
		// Two dance, and who stands around them cheers.
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look, q.Nod, q.Right.At.Z = -42, 14, -4, 1.19
		s.exactly(p, solid.V(-0.42, 1.56, 0), 66, character("galen-tyrol"))
		s.exactly(q, solid.V(0.36, 1.46, 0), -66, character("callandra-tyrol"))
		for i, x := range []float64{-1.35, -0.75, -0.12, 0.55, 1.25, 1.7} {
			s.someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Cheering}[i%3], solid.V(x, 2.7+0.5*solid.Hash(i, 1, 5), 0), -14*x, people.Anybody(i+60))
		}
		// Lanterns on strings from wall to wall.
		for i := range 26 {
			t := float64(i%13)/6 - 1
			at := solid.V(2.6*t, 2.3+1.5*float64(i/13), 2.42+0.35*t*t-0.06*float64(i/13))
			c := []solid.Color{amber, teal, dusk, hope}[i%4]
			s.put(shining(c.Mul(0.9)), solid.Egg(at, solid.V(0.075, 0.075, 0.095)))
			s.veils = append(s.veils, glow(at, 0.12, c.Mul(0.25)))
		}
		for i := range 70 {
			at := solid.V((solid.Hash(i, 1, 3)-0.5)*4, 3*solid.Hash(i, 2, 3)-0.2, 0.8+1.6*solid.Hash(i, 3, 3))
			s.put(shining([]solid.Color{amber, teal, alarm, hope}[i%4].Mul(0.4)), solid.Turn(slab(-0.018, 0.018, -0.003, 0.003, -0.011, 0.011), 0, 0, 180*solid.Hash(i, 4, 3)).Shifted(at))
		}
		s.lamp(solid.V(0, 1.6, 3.4), warm.Mul(3), 0.3, true)
		s.lamp(solid.V(-2.4, 2.5, 3), teal.Mul(2), 0.2, false)
		s.lamp(solid.V(2.4, 2.5, 3), dusk.Mul(3), 0.2, false)
		s.look.clear = true
		return s
	},
	"accused": func() *stage {
		s := chamber(warm, 0x34302e, 1.75)
		s.someone(figure.Bound, solid.V(0, 1.6, 0), 0, people.Anybody(8))
		s.people(one{figure.Pointing, -1.7, 0.5, 75, people.Anybody(80)}, one{figure.Pointing, 1.8, 0.4, -75, people.Officer(81)}, one{figure.Pointing, -1.5, 2.6, 60, people.Anybody(82)}, one{figure.Pointing, 1.5, 2.8, -60, people.Anybody(83)}, one{figure.Folded, 2.7, 1.7, -80, people.Anybody(84)}, one{figure.Folded, -2.8, 1.8, 80, people.Anybody(85)})
		s.lamp(solid.V(0, 1.5, 3.7), warm.Mul(5), 0.9, true)
		s.look.rays = [][3]float64{{0, 0.45, 0.6}}
		s.look.clear = true
		return s
	},
	"device": func() *stage {
		s := chamber(cold, 0x2c343c, 2.1)
		s.console(0, 2.1, 0, metal(0x343d46, 0.4), teal, 3)
		s.console(-1.6, 2.3, 16, metal(0x343d46, 0.4), teal.Mul(0.7), 13)
		s.console(1.6, 2.3, -16, metal(0x343d46, 0.4), teal.Mul(0.7), 23)
		s.put(metal(0x15181b, 0.8), slab(-0.30, 0.10, 1.36, 1.62, 0.42, 0.62), solid.Rod(solid.V(-0.1, 1.4, 0.62), solid.V(-0.1, 1.36, 0.9), 0.012, 0.008))
		s.put(shining(solid.RGB(3.4, 0.2, 0.12)), solid.Egg(solid.V(-0.1, 1.34, 0.55), solid.V(0.035, 0.035, 0.035)))
		s.lamp(solid.V(-0.1, 1.2, 0.55), alarm.Mul(0.7), 0.3, false)
		s.someone(figure.Kneeling, solid.V(0.75, 0.9, 0), 130, people.DeckHand(2))
		s.lamp(solid.V(0, 1.2, 3.6), cold.Mul(2.4), 0.3, true)
		return s
	},
	"virus": func() *stage { return screens(alarm, 5, true) },
	"computers": func() *stage {
		s := corridor(cold, 0x252c33, 1.6, 1.3)
		rack := metal(0x1c2228, 0.5)
		rack.paint = func(p, n solid.Vec, f *surface) {
			if math.Abs(n.X) > 0.5 {
				row, col := math.Floor(p.Z*9), math.Floor(p.Y*13)
				if solid.Hash(int(row), int(col), 7) > 0.72 {
					f.light = []solid.Color{teal, cold, hope, amber}[int(solid.Hash(int(row), int(col), 8)*4)].Mul(0.9)
				}
			}
		}
		s.put(rack, repeat(slab(-2.2, -1.25, -0.62, 0.62, 0, 2.3), 0.8, 1.5, 7), repeat(slab(1.25, 2.2, -0.62, 0.62, 0, 2.3), 0.8, 1.5, 7))
		for i := range 5 {
			y := 1 + 1.5*float64(i)
			s.put(metal(0x2a4a6a, 0.4), solid.Rod(solid.V(-1.3, y, 2.2), solid.V(0, y+0.4, 1.9), 0.03, 0.03), solid.Rod(solid.V(0, y+0.4, 1.9), solid.V(1.3, y+0.2, 2.25), 0.03, 0.03))
		}
		s.someone(figure.Working, solid.V(-0.75, 1.3, 0), -75, people.DeckHand(3))
		return s
	},
	"marines": func() *stage { return ranks(warm, 0x3a3630, people.Marine) },
	"arrest": func() *stage {
		s := corridor(cold, 0x363e46, 1.75, 1.3)
		s.people(one{figure.Bound, 0, 0.6, 5, people.Anybody(90)}, one{figure.Guarding, -0.75, 0.9, 12, people.Marine(91)}, one{figure.Guarding, 0.75, 1.0, -12, people.Marine(92)}, one{figure.Folded, 1.5, 3, -20, people.Officer(93)}, one{figure.Standing, -1.5, 3.4, 20, people.Anybody(94)})
		s.lamp(solid.V(0, 5, 2.8), cold.Mul(6), 0.7, true)
		return s
	},
	"ballot": func() *stage {
		s := chamber(warm, 0x38342e, 1.95)
		s.desk(-0.8, 0.8, 0.5, 1.1, 0.8, wood())
		s.put(metal(0x8a93a0, 0.5), solid.Less(slab(-0.28, 0.28, 0.6, 1.0, 0.8, 1.22), slab(-0.14, 0.14, 0.77, 0.83, 1.1, 1.4), 0.005))
		s.put(metal(0xe8e2d0, 0.05), solid.Turn(slab(-0.10, 0.10, 0.795, 0.81, 1.2, 1.42), 0, 0.8, 4))
		s.someone(figure.Working, solid.V(-0.12, 1.55, 0), -4, people.Anybody(4))
		for i := range 7 {
			s.someone([]figure.Pose{figure.Standing, figure.Folded, figure.Composed}[i%3], solid.V(-2.4+0.8*float64(i)+0.2*solid.Hash(i, 1, 4), 3.2+0.5*solid.Hash(i, 2, 4), 0), 10-5*float64(i), people.Anybody(i+30))
		}
		s.put(metal(0x2a4a6a, 0.1), banner(-1.9, 5.2, 3.8, 0.9, 2.4), banner(1.9, 5.2, 3.8, 0.9, 2.4))
		s.pendant(0, 0.8, 2.7, warm, 3.6, 0.4)
		s.look.clear = true
		return s
	},
	"prophecy": func() *stage {
		s := chamber(amber, 0x382a22, 1.8)
		s.someone(figure.Kneeling, solid.V(0, 1.1, 0), 180, people.Priest(4))
		s.put(stone(0x6a5a48), slab(-1.2, 1.2, 3.0, 3.8, 0, 0.8), slab(-1.4, 1.4, 2.9, 3.9, 0.74, 0.86))
		for i := range 13 {
			x := -1.15 + 0.19*float64(i)
			h := 0.10 + 0.28*solid.Hash(i, 1, 5)
			s.put(metal(0xd8caa8, 0.1), solid.Drum(x, 3.2+0.3*solid.Hash(i, 2, 5), 0.86, 0.86+h, 0.032, 0.005))
			s.veils = append(s.veils, glow(solid.V(x, 3.2+0.3*solid.Hash(i, 2, 5), 0.93+h), 0.035, solid.RGB(2.6, 1.3, 0.4)))
		}
		for i := range 9 {
			a := float64(i)/8*math.Pi + 0.0
			x, y := 1.5*math.Cos(a), 1.0+1.0*math.Sin(a)*0.2
			s.put(metal(0xd8caa8, 0.1), solid.Drum(x, y, 0, 0.14, 0.03, 0.004))
			s.veils = append(s.veils, glow(solid.V(x, y, 0.2), 0.03, solid.RGB(2.4, 1.2, 0.36)))
		}
		s.lamp(solid.V(0, 3.0, 1.5), amber.Mul(2.2), 0.5, true)
		s.lamp(solid.V(0, 4.8, 3.7), warm.Mul(2.4), 0.6, false)
		s.look.rays = [][3]float64{{0, 0.42, 0.5}}
		return s
	},
	"visitor": func() *stage {
		s := brigOne(teal)
		s.bodies = s.bodies[:len(s.bodies)-2] // another prisoner
		s.near(solid.V(-0.1, -3.9, 1.5), solid.V(-0.05, -0.6, 1.37), 1.3, teal)
		p := figure.Barred // his hands are round two of the bars
		p.Left.At, p.Right.At = solid.V(0.241, -0.34, 1.27), solid.V(-0.241, -0.34, 1.36)
		p.Turn, p.Twist, p.Look, p.Nod = 0, 0, -4, 2
		s.exactly(p, solid.V(0.35, -0.246, 0), 0, character("tom-zarek"))
		q := figure.Composed
		q.Look = -32
		s.exactly(q, solid.V(-0.62, -1.0, 0), 64, character("laura-roslin"))
		s.lamp(solid.V(0.1, 1.8, 3.3), teal.Mul(4), 0.5, true)
		s.lamp(solid.V(-2, -3, 2.5), warm.Mul(1), 0, false)
		return s
	},
	"pardon": func() *stage {
		s := corridor(warm, 0x38342e, 1.75, 1.3)
		s.put(metal(0x22262b, 0.7), across(solid.Drum(0, 1.2, 0, 3.8, 0.03, 0.005), -2.6, 0.3, 7), across(solid.Drum(0, 1.2, 0, 3.8, 0.03, 0.005), 0.9, 0.3, 7), slab(-2.7, -0.75, 1.15, 1.25, 2.3, 2.4), slab(0.85, 2.7, 1.15, 1.25, 2.3, 2.4))
		s.someone(figure.Walking, solid.V(0.05, 0.9, 0), 0, people.Anybody(5))
		s.someone(figure.Standing, solid.V(-1.4, 0.2, 0), 60, people.Marine(6))
		s.lamp(solid.V(0, 5.5, 2.4), warm.Mul(8), 0.8, true)
		s.look.rays = [][3]float64{{0, 0.15, 1.0}}
		return s
	},
	"hangar-fire": func() *stage {
		s := flightDeck()
		s.people(one{figure.Running, -1.6, -0.6, -50, people.DeckHand(33)}, one{figure.Running, 1.9, -0.2, 40, people.DeckHand(34)})
		s.lamp(solid.V(-0.8, 0.6, 1.6), amber.Mul(8), 0.5, true)
		s.veils = append(s.veils, blast(solid.V(-0.9, 1.2, 1.5), 1.2, 1, 3), blast(solid.V(-0.4, 1.6, 2.7), 1.3, 0.25, 5))
		return s
	},
	"jammed":   func() *stage { return screens(teal, 9, false) },
	"monitors": monitors,
	"drive-failure": func() *stage {
		s := chamber(alarm, 0x33363a, 1.7)
		s.put(metal(0x6d757d, 0.7), solid.New(func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0, 3.0, 1.7))
			r := math.Hypot(q.X, q.Z)
			return math.Hypot(r-1.35, q.Y) - 0.24 - 0.03*math.Cos(16*math.Atan2(q.Z, q.X))
		}, -1.8, 2.6, 1.8, 3.4), slab(-0.9, 0.9, 2.6, 3.4, 0, 0.5))
		s.put(shining(alarm.Mul(0.9)), solid.Egg(solid.V(0, 3.1, 1.7), solid.V(0.55, 0.2, 0.55)))
		for i := range 6 {
			a := float64(i) * math.Pi / 3
			s.put(metal(0x3a4046, 0.6), solid.Rod(solid.V(1.2*math.Cos(a), 3.0, 1.7+1.2*math.Sin(a)), solid.V(0.55*math.Cos(a), 3.0, 1.7+0.55*math.Sin(a)), 0.07, 0.04))
		}
		s.lamp(solid.V(0, 2.4, 1.7), alarm.Mul(3), 0.6, true)
		s.lamp(solid.V(-3, -1, 3), cold.Mul(2), 0, false)
		s.people(one{figure.Working, -1.1, 1.3, 150, people.DeckHand(15)}, one{figure.Pointing, 1.3, 1.1, 200, people.Officer(16)})
		for i := range 4 {
			a := solid.V(0.8*(solid.Hash(i, 1, 6)-0.2), 2.6, 1.2+solid.Hash(i, 2, 6))
			s.veils = append(s.veils, glow(a, 0.05, solid.RGB(2.6, 2.2, 1.6)), streak(a, a.Add(solid.V(0.5*(solid.Hash(i, 3, 6)-0.5), -0.3, -0.5)), 0.01, warm))
		}
		return s
	},
	"followed": func() *stage {
		s := corridor(amber, 0x33302c, 1.7, 1.25)
		s.someone(figure.Walking, solid.V(0.5, 3.6, 0), 180, people.Anybody(6))
		s.someone(figure.Folded, solid.V(-1.05, 0.5, 0), 140, people.Officer(9))
		s.lamp(solid.V(0.3, 7.5, 2.5), amber.Mul(9), 1, true)
		return s
	},
	"ghost": func() *stage {
		s := corridor(cold, 0x2c3640, 1.7, 1.3)
		s.someone(figure.Standing, solid.V(-0.75, 0.2, 0), 165, people.Officer(6))
		s.someone(figure.Composed, solid.V(0.45, 3.4, 0), -8, robed(0x8a9aaa, false)).ghostly(cold)
		s.lamp(solid.V(0.45, 4.4, 1.6), cold.Mul(3), 0.9, true)
		return s
	},
	"guide": func() *stage {
		s := corridor(pale, 0x8a9298, 1.7, 1.3)
		s.someone(figure.Composed, solid.V(0.1, 2.8, 0), 0, robed(0xd8dcdf, false))
		s.someone(figure.Standing, solid.V(-0.9, -0.6, 0), 170, people.Officer(7))
		s.lamp(solid.V(0.1, 5.5, 1.8), solid.RGB(2.2, 2.0, 1.6).Mul(5), 0.7, true)
		s.look.rays = [][3]float64{{0, 0.1, 1.0}}
		return s
	},
	"reunion": func() *stage {
		s := corridor(warm, 0x3c362e, 1.85, 1.35)
		s.near(solid.V(0.1, -1.7, 1.5), solid.V(0, 1.6, 1.40), 1.4, warm)
		p, q := figure.Reaching, figure.Reaching // they take each other's hands
		p.Look, q.Look, q.Nod = -38, 14, -6
		s.exactly(p, solid.V(-0.44, 1.66, 0), 66, character("karl-agathon"))
		s.exactly(q, solid.V(0.44, 1.56, 0), -66, character("sharon-valerii"))
		s.lamp(solid.V(0, 5.5, 2.0), warm.Mul(4), 0.5, true)
		s.look.rays = [][3]float64{{0, 0.05, 0.9}}
		return s
	},
	"child": func() *stage {
		s := corridor(hope, 0x36403a, 1.95, 1.1)
		s.near(solid.V(0.15, -1.9, 1.3), solid.V(0.02, 1.3, 1.14), 1.35, hope)
		s.exactly(figure.Leading, solid.V(-0.25, 1.3, 0), 4, character("sharon-valerii"))
		s.exactly(figure.Led, solid.V(0.30, 1.17, 0), 0, people.Child(5))
		s.lamp(solid.V(0, 5.0, 1.9), solid.RGB(2.0, 2.2, 1.2).Mul(2.5), 0.3, true)
		s.look.rays = [][3]float64{{0, 0.05, 0.9}}
		return s
	},
	"funeral": func() *stage {
		s := chamber(warm, 0x33363c, 1.7)
		for i, x := range []float64{-1.7, 0, 1.7} {
			s.put(metal(0x2c3138, 0.4), slab(x-0.42, x+0.42, 0.8, 2.5, 0.35, 0.85))
			s.put(metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024}[i], 0.1), slab(x-0.46, x+0.46, 0.95, 2.35, 0.55, 0.89))
		}
		for i := range 5 {
			s.someone(figure.Saluting, solid.V(-2.2+1.1*float64(i), 3.4, 0), 0, people.Officer(i+3))
		}
		s.lamp(solid.V(0, 4.6, 3.4), warm.Mul(6), 0.9, true)
		s.lamp(solid.V(0, 0, 3.4), cold.Mul(2), 0, false)
		s.look.rays = [][3]float64{{0, 0.35, 0.7}}
		s.look.clear = true
		return s
	},
	"empty-shelves": func() *stage {
		s := corridor(hope, 0x3a3f3a, 1.6, 1.35)
		shelf := metal(0x4a504c, 0.4)
		for _, z := range []float64{0.35, 0.95, 1.55, 2.15} {
			s.put(shelf, slab(-2.3, -1.45, 0, 12, z, z+0.04), slab(1.45, 2.3, 0, 12, z, z+0.04))
		}
		s.put(shelf, repeat(slab(-1.50, -1.45, -0.03, 0.03, 0, 2.4), 0.3, 1.6, 8), repeat(slab(1.45, 1.50, -0.03, 0.03, 0, 2.4), 0.3, 1.6, 8))
		s.put(metal(0x7b6a45, 0.1), crate(-1.85, 1.3, 0.99, 0.4, 0.32), crate(1.85, 2.6, 0.39, 0.42, 0.35), crate(1.85, 0.8, 1.59, 0.36, 0.26))
		s.someone(figure.Standing, solid.V(0.1, 2.2, 0), 150, people.Anybody(6))
		return s
	},
	"explosives": func() *stage {
		s := chamber(amber, 0x2f2c28, 2.1)
		s.put(metal(0x4a5038, 0.2), solid.Less(crate(0, 0.7, 0, 1.5, 0.7), slab(-0.62, 0.62, 0.08, 1.32, 0.12, 1), 0.01))
		s.put(metal(0x4a5038, 0.2), crate(-1.9, 1.7, 0, 1.1, 0.8), crate(1.9, 1.9, 0, 1.1, 0.8), crate(1.8, 2.0, 0.8, 0.9, 0.6))
		for i := range 10 {
			if i == 3 || i == 6 || i == 7 {
				continue // taken
			}
			s.put(metal(0xb0522a, 0.3), slab(-0.56+0.235*float64(i%5), -0.36+0.235*float64(i%5), 0.2+0.5*float64(i/5), 0.62+0.5*float64(i/5), 0.2, 0.58))
		}
		s.someone(figure.Kneeling, solid.V(-0.3, 1.75, 0), 10, people.Marine(5))
		s.someone(figure.Standing, solid.V(0.9, 2.6, 0), -20, people.Officer(8))
		s.pendant(0.1, 0.8, 2.5, warm, 3.4, 0.5)
		s.look.clear = true
		return s
	},
	"revolt": func() *stage {
		s := brig(alarm, 9, 6)
		s.near(solid.V(-0.5, -4.2, 1.6), solid.V(-0.45, 0, 1.46), 1.6, alarm)
		for i := range 3 {
			s.someone([]figure.Pose{figure.Cheering, figure.Cheering, figure.Calling}[i], solid.V([]float64{-1.4, 0.35, 1.1}[i], 0.2+0.3*solid.Hash(i, 2, 9), 0), 0, people.Anybody([]int{12, 14, 15}[i]))
		}
		s.key = s.key.Mul(1.6) // the light is behind them
		p := figure.Calling
		p.Look, p.Nod = -12, 0
		s.exactly(p, solid.V(-0.62, -0.1, 0), 4, character("tom-zarek"))
		s.someone(figure.Guarding, solid.V(0.62, -1.7, 0), 170, people.Marine(3))
		return s
	},
	"desk": func() *stage {
		s := chamber(amber, 0x352c24, 1.95)
		s.desk(-1.1, 1.1, 0.6, 1.3, 0.78, wood())
		s.seat(0.05, 1.80)
		s.near(solid.V(-0.25, -1.2, 1.5), solid.V(0.16, 1.5, 1.12), 1.15, warm)
		p := figure.Writing
		p.Lean, p.Nod = 12, 8
		s.exactly(p, solid.V(0.05, 1.74, 0), 4, character("laura-roslin"))
		s.put(metal(0xe0d8c4, 0.05), slab(-0.25, 0.10, 0.75, 1.05, 0.78, 0.79), slab(-0.75, -0.45, 0.8, 1.1, 0.78, 0.83))
		s.put(metal(0x2a5a48, 0.5), solid.Rod(solid.V(0.7, 0.95, 0.78), solid.V(0.7, 0.95, 1.15), 0.02, 0.02), solid.New(func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.66, 0.92, 1.18))
			return max(math.Hypot(q.X, q.Y)-0.17+0.25*(q.Z+0.06), math.Abs(q.Z)-0.08) * 0.9
		}, 0.4, 0.7, 0.9, 1.2))
		s.put(shining(warm.Mul(1.6)), solid.Egg(solid.V(0.66, 0.92, 1.11), solid.V(0.06, 0.06, 0.04)))
		s.lamp(solid.V(0.62, 0.86, 1.05), warm.Mul(0.9), 0.4, true)
		for i := range 5 {
			s.put(metal([]uint32{0x6a2420, 0x3a4a5a, 0x5a4a2a, 0x2a3a30, 0x4a2a3a}[i], 0.2), slab(-2.6+0.10*float64(i), -2.52+0.10*float64(i), 4.2, 4.5, 1.5, 1.82+0.05*float64(i%3)))
		}
		s.put(wood(), slab(-3.2, -1.6, 4.1, 4.7, 1.42, 1.5))
		s.put(metal(0x2a4a6a, 0.1), banner(1.8, 5.0, 3.3, 0.9, 2.2))
		s.lamp(solid.V(-2.2, 3.6, 3.2), amber.Mul(1.6), 0.3, false)
		s.lamp(solid.V(1.6, 3.6, 3.2), amber.Mul(1.6), 0.3, false)
		s.look.clear = true
		return s
	},
	"standoff": func() *stage {
		s := corridor(alarm, 0x38322e, 1.75, 1.25)
		s.people(one{figure.Aiming, -0.9, -0.9, 168, people.Marine(20)}, one{figure.Aiming, 0.25, -1.2, 176, people.Marine(21)}, one{figure.Aiming, 1.3, -0.8, 190, people.Marine(22)})
		for i := range 8 {
			s.someone([]figure.Pose{figure.Calling, figure.Pointing, figure.Cheering, figure.Folded}[i%4], solid.V(-1.6+0.46*float64(i), 2.0+0.9*solid.Hash(i, 1, 8), 0), 0, people.Anybody(i+9))
		}
		s.lamp(solid.V(0, 6.5, 2.6), solid.RGB(2.8, 0.8, 0.3).Mul(9), 1, true)
		return s
	},
	"mutiny": func() *stage {
		s := chamber(alarm, 0x2c3036, 1.7)
		s.near(solid.V(0.1, -1.8, 1.55), solid.V(0, 1.7, 1.42), 1.5, alarm)
		p, q := figure.Covering, figure.Covering
		p.Look, q.Look = -44, -10
		s.exactly(p, solid.V(-0.80, 1.3, 0), 62, character("tom-zarek"))
		s.exactly(q, solid.V(0.86, 1.5, 0), -70, character("felix-gaeta"))
		s.exactly(figure.Proud, solid.V(0.05, 2.35, 0), 12, character("william-adama"))
		s.people(one{figure.Guarding, 1.6, 3.2, -40, people.Marine(27)}, one{figure.Folded, -1.6, 3.3, 40, people.Officer(28)})
		s.console(-2.6, 4.4, 20, metal(0x2b333b, 0.4), alarm.Mul(0.7), 3)
		s.console(2.6, 4.4, -20, metal(0x2b333b, 0.4), alarm.Mul(0.7), 9)
		s.display(0, 4.9, 2.3, 1.8, 1.1, sweep(alarm, 3, 8, amber))
		s.lamp(solid.V(0, 3.6, 3.6), alarm.Mul(4), 0.4, true)
		s.lamp(solid.V(-2, -1, 3), cold.Mul(1.8), 0, false)
		return s
	},
	"breach": func() *stage {
		s := corridor(alarm, 0x33302f, 1.75, 1.2)
		s.put(wallStuff(0x4a4642), solid.New(func(p solid.Vec) float64 {
			hole := math.Hypot(p.X-0.1, (p.Z-1.35)*0.85) - 1.05 - 0.25*(solid.Cloud(math.Atan2(p.Z-1.35, p.X)*2+20, 3, 4)-0.5)*2
			return max(math.Abs(p.Y-2.6)-0.12, -hole)
		}, -9, 2.4, 9, 2.8))
		s.robot(figure.Marching, solid.V(0.1, 3.5, 0), 0, 0x6f767d)
		s.lamp(solid.V(0.1, 5.5, 2.2), alarm.Mul(6), 0.5, true)
		s.veils = append(s.veils, blast(solid.V(-1.2, 2.4, 0.6), 0.7, 0.15, 4), blast(solid.V(1.4, 2.4, 0.7), 0.7, 0.15, 7))
		s.look.rays = [][3]float64{{0, 0.0, 0.8}}
		return s
	},
	"bunks": func() *stage {
		s := corridor(cold, 0x2c343c, 1.7, 1.25)
		for _, z := range []float64{0.42, 1.45} {
			s.put(steel(), slab(-2.4, -1.0, -0.3, 9, z, z+0.08), slab(1.0, 2.4, -0.3, 9, z, z+0.08))
			s.put(metal(0x6a665c, 0.05), slab(-2.4, -1.04, -0.25, 9, z+0.08, z+0.18), slab(1.04, 2.4, -0.25, 9, z+0.08, z+0.18))
		}
		s.put(steel(), repeat(solid.Drum(-1.05, 0, 0, 2.4, 0.035, 0.005), 0, 2.0, 5), repeat(solid.Drum(1.05, 0, 0, 2.4, 0.035, 0.005), 0, 2.0, 5))
		s.someone(figure.Weary, solid.V(-1.15, 1.2, 0.08), 70, people.Officer(3))
		s.someone(figure.Weary, solid.V(1.2, 2.6, 0.08), -60, people.Pilot(4))
		s.lamp(solid.V(0, 3.5, 3.2), cold.Mul(3), 0.4, true)
		return s
	},
	"bomber": func() *stage {
		s := corridor(warm, 0x3c362e, 1.85, 1.3)
		s.someone(figure.Composed, solid.V(0.05, 1.0, 0), 0, people.Infiltrator(5))
		s.put(metal(0x5a3a2a, 0.3), across(solid.At(solid.Rod(solid.V(0, 0, -0.10), solid.V(0, 0, 0.10), 0.035, 0.035), solid.V(0.05, 0.83, 1.18)), -0.13, 0.088, 4))
		s.put(shining(solid.RGB(3, 0.2, 0.1)), solid.Egg(solid.V(0.05, 0.80, 1.36), solid.V(0.025, 0.025, 0.025)))
		s.veils = append(s.veils, glow(solid.V(0.05, 0.74, 1.36), 0.05, solid.RGB(2.2, 0.2, 0.1)))
		for i := range 9 {
			x := -2.1 + 0.52*float64(i)
			if math.Abs(x) < 0.4 {
				continue
			}
			s.someone([]figure.Pose{figure.Walking, figure.Standing, figure.Folded}[i%3], solid.V(x, 2.2+1.5*solid.Hash(i, 1, 8), 0), 30*(solid.Hash(i, 2, 8)-0.5), people.Anybody(i+9))
		}
		s.lamp(solid.V(0, 5.5, 2.8), warm.Mul(7), 0.9, true)
		s.lamp(solid.V(0.05, 0.3, 1.4), alarm.Mul(0.4), 0.2, false)
		return s
	},
	"interrogation": func() *stage {
		s := chamber(cold, 0x2c3238, 1.95)
		s.near(solid.V(0.35, -2.0, 1.5), solid.V(-0.05, 1.45, 1.17), 1.5, cold)
		s.desk(-0.9, 0.9, 0.75, 1.45, 0.79, steel())
		p := figure.Leaning // both hands on the table
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.12, 0.87), 40, -20, -2
		p.Left.At.Z, p.Right.At.Z = 0.79, 0.79
		s.key = s.key.Mul(0.6) // the lamp hangs near him
		s.exactly(p, solid.V(0.12, 1.72, 0), 2, character("saul-tigh"))
		s.seat(-0.55, 0.25)
		s.exactly(figure.Sitting, solid.V(-0.55, 0.25, 0), 160, people.Anybody(6))
		s.pendant(0, 1.25, 2.35, pale, 2.6, 0.4)
		s.display(0, 5.2, 1.9, 2.6, 1.1, func(u, v float64) solid.Color { return cold.Mul(0.10 + 0.06*v) })
		return s
	},
	"clock": func() *stage {
		s := chamber(cold, 0x2a3138, 1.75)
		dial := func(u, v float64) solid.Color {
			r, a := math.Hypot(u, v), math.Atan2(v, u)
			if r > 0.98 {
				return solid.Color{}
			}
			c := warm.Mul(0.30)
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
			return c.Add(alarm.Mul(0.5 * solid.Smooth(0.06, 0.02, math.Abs(r-0.96))))
		}
		s.display(0, 4.8, 2.55, 1.9, 1.9, dial)
		s.console(-1.5, 2.2, 14, metal(0x2b333b, 0.4), teal.Mul(0.8), 3)
		s.console(1.5, 2.2, -14, metal(0x2b333b, 0.4), teal.Mul(0.8), 9)
		s.seat(-1.35, 1.5)
		s.seat(1.3, 1.5)
		s.someone(figure.Weary, solid.V(-1.35, 1.5, 0), 165, people.Officer(3))
		s.someone(figure.Weary, solid.V(1.3, 1.5, 0), 195, people.Officer(14))
		s.someone(figure.Downcast, solid.V(0.1, 3.3, 0), 10, people.Officer(8))
		s.lamp(solid.V(0, 4.2, 2.5), warm.Mul(2), 0.4, true)
		s.lamp(solid.V(0, 0.5, 3.6), cold.Mul(2.2), 0.2, false)
		return s
	},
	"tank":     func() *stage { return tanks(false) },
	"dry-tank": func() *stage { return tanks(true) },
	"queue": func() *stage {
		s := corridor(cold, 0x36424a, 1.7, 1.3)
		for i := range 7 {
			y := 0.2 + 1.05*float64(i)
			s.someone([]figure.Pose{figure.Standing, figure.Folded, figure.Composed, figure.Downcast}[i%4], solid.V(-0.75+0.18*float64(i), y, 0), 20, people.Anybody(i+3))
			s.put(metal(0x4a7a9a, 0.4), solid.At(solid.Box(solid.V(0, 0, 0.17), solid.V(0.12, 0.16, 0.17), 0.03), solid.V(-0.36+0.18*float64(i), y-0.1, 0)))
		}
		s.put(metal(0x5a6a76, 0.6), solid.Drum(1.55, 0.4, 0, 1.9, 0.55, 0.05), solid.Rod(solid.V(1.0, 0.3, 0.8), solid.V(0.75, 0.2, 0.78), 0.05, 0.04))
		s.put(shining(cold.Mul(0.5)), solid.Rod(solid.V(0.75, 0.2, 0.74), solid.V(0.75, 0.2, 0.1), 0.018, 0.012))
		s.someone(figure.Guarding, solid.V(1.1, -0.7, 0), 40, people.Marine(6))
		return s
	},
	"turret": func() *stage {
		s := outside(amber, amberSky(77), fromRight, sunlight)
		s.eye, s.aim, s.zoom = solid.V(0, -7, 0.2), solid.V(0, 0, 0.55), 1.15
		hull := wallStuff(0x22272c)
		s.put(hull, everywhere(func(p solid.Vec) float64 { return p.Z + 0.9 + 0.02*p.Y*p.Y*0.1 }))
		k := metal(0x5a626a, 0.6)
		for i, x := range []float64{-2.6, 0.1, 3.0} {
			y := []float64{2.5, -1.5, 4}[i]
			s.put(k, solid.Drum(x, y, -0.9, -0.3, 0.9, 0.1), solid.Box(solid.V(x, y, 0), solid.V(0.62, 0.6, 0.42), 0.12))
			for _, o := range []float64{-0.28, 0.28} {
				a := solid.V(x+o, y-0.3, 0.1)
				b := solid.V(x+o+0.5, y-1.9, 1.5)
				if i == 1 && o > 0 {
					b = solid.V(x+o+1.2, y-1.5, 0.75) // bent
				}
				s.put(k, solid.Rod(a, b, 0.13, 0.09))
			}
		}
		s.veils = append(s.veils, blast(solid.V(0.9, -2.4, 0.7), 0.5, 0.9, 4), blast(solid.V(1.2, -2.2, 1.25), 0.7, 0.12, 6), glow(solid.V(0.3, -2.0, 0.45), 0.06, solid.RGB(2.5, 2, 1.2)))
		s.tracers(solid.V(-2.2, 1.5, 1.2), solid.V(-5.5, -3, 5.5), 6, warm, 4)
		return s
	},
	"mob": func() *stage {
		s := corridor(amber, 0x2f2822, 1.7, 1.15)
		for i := range 12 {
			x, y := -1.8+0.72*float64(i%6)+0.3*solid.Hash(i, 2, 5), 1.2+1.4*float64(i/6)+0.8*solid.Hash(i, 3, 5)
			p := []figure.Pose{figure.Calling, figure.Walking, figure.Pointing}[i%3]
			f := figure.New(people.Anybody(i+4), p, solid.V(x, y, 0), 20*(solid.Hash(i, 4, 5)-0.5))
			s.cast(f)
			if i%3 == 0 {
				t := f.Hand().Add(solid.V(0, -0.04, 0.30))
				s.put(wood(), solid.Rod(t.Sub(solid.V(0, 0, 0.45)), t, 0.02, 0.025))
				s.veils = append(s.veils, blast(t.Add(solid.V(0, 0, 0.1)), 0.20, 1, i), glow(t, 0.12, solid.RGB(1.6, 0.7, 0.2)))
				s.lamp(t.Add(solid.V(0, 0.15, 0.1)), amber.Mul(1.3), 0.5, false)
			}
		}
		s.lamps = s.lamps[5:] // only their torches
		s.lamp(solid.V(0, 7, 2.5), amber.Mul(4), 0.7, true)
		return s
	},
	"airlock": func() *stage {
		s := chamber(alarm, 0x3a4046, 1.75)
		s.put(wallStuff(0x4a525a), solid.New(func(p solid.Vec) float64 {
			hole := math.Hypot(p.X, p.Z-1.45) - 1.15
			return max(math.Abs(p.Y-2.2)-0.25, -hole)
		}, -9, 1.9, 9, 2.5))
		s.put(metal(0x767f88, 0.6), solid.New(func(p solid.Vec) float64 {
			return math.Hypot(math.Hypot(p.X, p.Z-1.45)-1.2, p.Y-1.95) - 0.10
		}, -1.4, 1.8, 1.4, 2.1))
		haz := metal(0x2a2a2a, 0.3)
		haz.paint = func(p, n solid.Vec, f *surface) {
			if math.Mod(math.Abs(p.X+p.Z)*3+20, 1) > 0.5 {
				f.color = solid.Hex(0xc08a1c)
			}
		}
		s.put(haz, slab(-1.7, 1.7, 1.82, 1.95, 0, 0.16), slab(-1.7, 1.7, 1.82, 1.95, 2.72, 2.9))
		s.put(shining(solid.RGB(0.02, 0.03, 0.06)), slab(-4, 4, 5.0, 5.1, 0, 4))
		s.someone(figure.Barred, solid.V(0.05, 3.0, 0.25), 0, people.Pilot(6))
		s.people(one{figure.Pointing, -1.35, 0.8, 160, people.DeckHand(12)}, one{figure.Running, 1.7, 0.4, 120, people.DeckHand(13)})
		s.lamp(solid.V(0, 3.6, 2.6), cold.Mul(4), 0.8, true)
		s.lamp(solid.V(-1.9, 1.3, 2.8), alarm.Mul(2.2), 0.5, false)
		s.lamp(solid.V(1.9, 1.3, 2.8), alarm.Mul(2.2), 0.5, false)
		for i := range 5 {
			a := solid.V(0.9, 1.9, 2.2)
			s.veils = append(s.veils, streak(a, a.Add(solid.V(0.8+0.3*solid.Hash(i, 1, 3), -0.6, 0.5*(solid.Hash(i, 2, 3)-0.5))), 0.03, pale.Mul(0.13)))
		}
		return s
	},
	"manuscript": func() *stage {
		s := &stage{eye: solid.V(-0.5, -1.1, 1.75), aim: solid.V(0, 0.2, 0.86), zoom: 1.35, above: amber.Mul(0.03), below: amber.Mul(0.02), air: amber.Mul(0.006), thick: 0.03, far: 20}
		s.put(wood(), slab(-3, 3, -1.2, 2.5, 0.6, 0.78))
		sheet := metal(0xe4dac0, 0.05)
		sheet.paint = func(p, n solid.Vec, f *surface) {
			// Lines of writing that nobody can read.
			row := math.Floor(p.Y * 26)
			if n.Z > 0.5 && math.Mod(p.Y*26+99, 1) > 0.55 && solid.Cloud(p.X*30, row, 5) > 0.42 {
				f.color = f.color.Mul(0.25)
			}
		}
		for i := range 6 {
			s.put(sheet, solid.Turn(slab(-0.30, 0.30, -0.40, 0.40, 0.78+0.012*float64(i), 0.788+0.012*float64(i)), 0, 0, -20+14*float64(i)).Shifted(solid.V(-0.5+0.2*float64(i), 0.15+0.05*float64(i%2), 0)))
		}
		s.put(metal(0x1a1512, 0.8), solid.Rod(solid.V(0.15, -0.10, 0.90), solid.V(0.62, 0.10, 1.12), 0.012, 0.022))
		s.put(metal(0x30241a, 0.6), solid.Drum(-0.95, 0.75, 0.78, 0.98, 0.12, 0.03), solid.Drum(0.95, 0.9, 0.78, 1.05, 0.10, 0.02))
		s.lamp(solid.V(0.9, 1.0, 1.5), warm.Mul(1.3), 0.3, true)
		s.lamp(solid.V(-1.6, -0.6, 1.6), cold.Mul(0.3), 0, false)
		s.look = look{bright: 1.2, bloom: 0.25, paint: 0.7}
		return s
	},
	"meeting": func() *stage { return councilTable(cold.Mix(pale, 0.4), false) },
	"quarrel": func() *stage { return councilTable(alarm.Mix(warm, 0.5), true) },
	"copies": func() *stage {
		s := corridor(dusk, 0x3a343e, 1.75, 1.3)
		for i := range 7 {
			s.someone(figure.Composed, solid.V([]float64{0, -0.85, 0.85, -1.5, 1.5, -0.5, 0.5}[i], []float64{0.3, 1.5, 1.5, 2.8, 2.8, 3.6, 3.6}[i], 0), 0, people.Infiltrator(5))
		}
		s.lamp(solid.V(0, 7, 2.4), dusk.Mul(9), 1, true)
		s.look.rays = [][3]float64{{0, 0.1, 0.7}}
		return s
	},
	"window": func() *stage {
		s := chamber(cold, 0x2a2e34, 1.8)
		s.bodies = s.bodies[:0]
		s.put(deckStuff(0x2a2e34, 0.5), floorAt(0))
		s.put(wallStuff(0x2f353c), solid.Less(slab(-6, 6, 3.4, 3.7, -1, 5), slab(-2.2, 2.2, 3, 4, 0.9, 3.1), 0.05), slab(-6, 6, -3, 4, 4, 4.3))
		s.put(metal(0x22272c, 0.5), slab(-0.06, 0.06, 3.4, 3.6, 0.9, 3.1), slab(-2.3, 2.3, 3.3, 3.75, 0.82, 0.92))
		s.sky = planet(blueSky(222), orb{x: 0.24, y: 0.02, r: 0.26, sun: solid.V(-0.6, 0.5, 0.3), land: solid.Hex(0x6a7a8a), sea: solid.Hex(0x24405c), air: solid.RGB(0.3, 0.6, 1), seed: 14})
		s.near(solid.V(0.25, -1.2, 1.6), solid.V(-0.05, 2.1, 1.45), 1.35, cold)
		p := figure.Composed
		p.Look = -20
		s.exactly(p, solid.V(-0.42, 2.1, 0), 62, character("william-adama"))
		s.lamp(solid.V(0.5, 3.1, 2.2), cold.Mul(1.8), 0.1, true)
		s.lamp(solid.V(-3, 0, 2.6), amber.Mul(1.6), 0.2, false)
		s.look.clear = true
		return s
	},
	"identity": func() *stage {
		s := &stage{eye: solid.V(-0.1, -1.9, 1.62), aim: solid.V(0, 0, 1.54), zoom: 1.55, above: cold.Mul(0.012), below: cold.Mul(0.008), air: solid.RGB(0.005, 0.008, 0.012), thick: 0.05, far: 20}
		s.put(wallStuff(0x2a3036), slab(-6, 6, 3, 3.2, -1, 5))
		f := figure.New(people.Infiltrator(5), figure.Standing, solid.V(0, 0.15, 0), 0)
		s.cast(f)
		s.left, s.key, s.rim = true, cold.Mix(pale, 0.6).Mul(1.3), alarm.Mul(0.7)
		s.lamp(solid.V(-1.3, -0.5, 2.1), cold.Mul(2.4), 0, true)
		s.lamp(solid.V(1.2, 1.0, 1.6), alarm.Mul(1.8), 0.4, true)
		s.lamp(solid.V(0.9, 2.6, 1.6), alarm.Mul(1.5), 0.5, false)
		s.veils = append(s.veils, glow(f.Pupil(), 0.014, solid.RGB(2.2, 0.2, 0.1)))
		s.look = look{bright: 1.3, bloom: 0.3, paint: 0.7}
		return s
	},
	"ring": func() *stage {
		s := chamber(warm, 0x2c2826, 1.75)
		s.put(metal(0x5a6470, 0.15), slab(-2.4, 2.4, 0.2, 3.6, 0, 0.45))
		s.put(metal(0x8a2a22, 0.3), solid.Drum(-2.3, 0.3, 0, 1.75, 0.07, 0.01), solid.Drum(2.3, 0.3, 0, 1.75, 0.07, 0.01), solid.Drum(-2.3, 3.5, 0, 1.75, 0.07, 0.01), solid.Drum(2.3, 3.5, 0, 1.75, 0.07, 0.01))
		for _, z := range []float64{0.85, 1.2, 1.55} {
			s.put(metal(0xc0b8a8, 0.2), solid.Rod(solid.V(-2.3, 0.3, z), solid.V(2.3, 0.3, z), 0.018, 0.018), solid.Rod(solid.V(-2.3, 3.5, z), solid.V(2.3, 3.5, z), 0.018, 0.018))
		}
		s.near(solid.V(0.1, -4.2, 2.0), solid.V(0.02, 1.6, 1.75), 1.55, warm)
		p, q := figure.Punching.Mirrored(), figure.Boxing.Mirrored()
		p.Look, q.Look = 12, -4
		s.exactly(p, solid.V(-0.52, 1.7, 0.45), 78, boxer("lee-adama", 0x8a2a24))
		s.exactly(q, solid.V(0.55, 1.7, 0.45), -84, boxer("karl-agathon", 0x24508a))
		for i := range 5 {
			s.someone([]figure.Pose{figure.Cheering, figure.Calling, figure.Cheering}[i%3], solid.V(-1.2+0.6*float64(i), -1.5+0.3*solid.Hash(i, 1, 3), -0.30), 180, people.DeckHand(i))
		}
		s.lamp(solid.V(0, 1.9, 3.7), pale.Mul(4), 0.6, true)
		s.lamp(solid.V(-2.5, 4.5, 3.2), amber.Mul(3), 0.4, false)
		s.lamp(solid.V(2.5, 4.5, 3.2), amber.Mul(3), 0.4, false)
		s.look.rays = [][3]float64{{0, 0.42, 0.6}}
		return s
	},
	"bar": func() *stage {
		s := chamber(amber, 0x32281f, 1.85)
		s.near(solid.V(0.3, -1.7, 1.6), solid.V(0.02, 1.5, 1.38), 1.2, amber)
		s.put(wood(), slab(-2.8, 2.8, 0.7, 1.2, 0, 1.08), slab(-2.9, 2.9, 0.6, 1.3, 1.08, 1.15))
		for i := range 22 {
			x := -2.4 + 0.22*float64(i)
			z := 1.35 + 0.5*float64(i%2)
			c := []solid.Color{amber, hope, warm, teal}[int(solid.Hash(i, 1, 6)*4)]
			s.put(&stuff{color: c.Mul(0.1), light: c.Mul(0.22), gloss: 1}, solid.Drum(x, 4.3, z, z+0.24+0.1*solid.Hash(i, 2, 6), 0.05, 0.02))
		}
		s.put(wood(), slab(-2.6, 2.6, 4.15, 4.5, 1.3, 1.35), slab(-2.6, 2.6, 4.15, 4.5, 1.8, 1.85))
		p := figure.Stooped
		p.Nod = 6
		for i, who := range []people.Person{people.Pilot(50), character("saul-tigh"), people.DeckHand(52)} {
			x := -0.95 + 0.95*float64(i)
			s.put(chair(), solid.Drum(x, 1.65, 0.66, 0.72, 0.2, 0.02), solid.Drum(x, 1.65, 0, 0.68, 0.04, 0.01))
			p.Look = []float64{24, 4, -18}[i]
			s.exactly(p, solid.V(x, 1.65, 0), []float64{20, 8, -24}[i], who)
		}
		s.glassOf(0.36, 0.95, 1.15, 0.045)
		s.pendant(-1.1, 1.8, 2.5, warm, 1.6, 0.4)
		s.pendant(1.1, 1.8, 2.5, warm, 1.6, 0.4)
		s.lamp(solid.V(0, 3.9, 2.4), amber.Mul(1.4), 0.2, false)
		s.look.clear = true
		return s
	},
	"dispute": func() *stage {
		s := flightDeck()
		s.near(solid.V(-2.4, -5.6, 1.6), solid.V(-1.25, -2.4, 1.36), 1.5, cold)
		s.exactly(figure.Folded, solid.V(-1.42, -2.5, 0), 2, character("galen-tyrol"))
		for i := range 5 { // the crew stand behind their chief
			s.someone([]figure.Pose{figure.Proud, figure.Folded, figure.Standing}[i%3], solid.V([]float64{-1.75, -0.45, -0.75, 0.25, -1.35}[i], []float64{-1.2, -2.0, -1.0, -1.4, -0.2}[i], 0), -14, people.DeckHand(i+1))
		}
		return s
	},
	"return": func() *stage {
		s := flightDeck()
		s.near(solid.V(-2.4, -5.6, 1.6), solid.V(-1.2, -2.4, 1.36), 1.5, cold)
		p := figure.Walking
		p.Look = -26
		s.exactly(p, solid.V(-1.62, -2.7, 0), 0, character("lee-adama"))
		s.exactly(figure.Saluting, solid.V(-0.55, -2.2, 0), -50, people.DeckHand(7))
		return s
	},
	"medal": func() *stage {
		s := &stage{eye: solid.V(-0.25, -1.9, 0.35), aim: solid.V(0, 0, 0.05), zoom: 1.5, above: warm.Mul(0.03), below: warm.Mul(0.02), air: solid.RGB(0.01, 0.008, 0.006), thick: 0.02, far: 12}
		cloth := metal(0x241e2c, 0.05)
		s.put(cloth, everywhere(func(p solid.Vec) float64 {
			return (0.35 + 0.05*math.Sin(p.X*3+p.Z*2) + 0.03*math.Sin(p.X*7) - p.Y) * 0.8
		}))
		gold := metal(0xd09a3a, 0.9)
		s.put(gold, solid.New(func(p solid.Vec) float64 {
			q := solid.V(p.X, p.Z+0.20, p.Y-0.12)
			st := solid.Spoke(q, 2*math.Pi/8, 0)
			d := math.Abs(st.X)*0.92 + (st.Y-0.42)*0.39
			d = max(d, math.Abs(q.Z)-0.045+0.05*math.Hypot(q.X, q.Y))
			disk := max(math.Hypot(q.X, q.Y)-0.20, math.Abs(q.Z+0.02)-0.05)
			rim := math.Hypot(math.Hypot(q.X, q.Y)-0.20, q.Z+0.06) - 0.018
			return min(d, disk, rim) * 0.8
		}, -0.6, -0.2, 0.6, 0.4))
		ribbon := metal(0x2a4a7a, 0.15)
		ribbon.paint = func(p, n solid.Vec, f *surface) {
			if math.Abs(p.X) < 0.045 || math.Abs(math.Abs(p.X)-0.13) < 0.015 {
				f.color = solid.Hex(0xc8b070)
			}
		}
		s.put(ribbon, solid.New(func(p solid.Vec) float64 {
			return max(math.Abs(p.X)-0.18, math.Abs(p.Y-0.16-0.04*math.Sin(p.Z*7))-0.012, 0.20-p.Z, p.Z-1.2) * 0.8
		}, -0.2, 0, 0.2, 0.3))
		s.lamp(solid.V(-1.1, -1.2, 1.3), warm.Mul(1.7), 0, true)
		s.lamp(solid.V(1.2, -0.6, -0.3), cold.Mul(0.8), 0, false)
		s.look = look{bright: 1.2, bloom: 0.4, paint: 0.5}
		return s
	},
	"message": func() *stage {
		s := chamber(teal, 0x2a3138, 2.0)
		s.console(0, 2.4, 0, metal(0x343d46, 0.4), teal, 5)
		s.seat(-0.1, 1.45)
		s.someone(figure.Sitting, solid.V(-0.1, 1.45, 0), 180, people.Officer(8))
		s.display(0, 4.6, 2.3, 3.4, 1.3, func(u, v float64) solid.Color {
			w := v - 0.55*math.Exp(-u*u*3)*math.Sin(u*26)*(0.4+0.6*solid.Noise(u*7+20, 3, 5))
			return teal.Mul(0.05 + 1.2*math.Exp(-w*w*700) + 0.25*math.Exp(-w*w*30))
		})
		s.lamp(solid.V(0, 4.2, 2.3), teal.Mul(1.8), 0.3, false)
		s.lamp(solid.V(-0.1, 1.2, 3.6), cold.Mul(1.6), 0.2, true)
		return s
	},
	"power-failure": func() *stage {
		s := &stage{eye: solid.V(-0.8, -4.2, 1.7), aim: solid.V(0, 2, 1.45), zoom: 1.75, above: alarm.Mul(0.006), below: alarm.Mul(0.003), air: alarm.Mul(0.003), thick: 0.05, far: 40}
		s.room(0x2c343c, 6.5, 7.5, 4.4)
		dead := metal(0x343c44, 0.5)
		s.console(-1.9, 1.7, 30, dead, solid.Color{}, 3)
		s.console(0.35, 2.3, 0, dead, solid.Color{}, 9)
		s.console(2.3, 2.6, -22, dead, solid.Color{}, 13)
		s.console(-0.9, 5.4, 8, dead, solid.Color{}, 17)
		// Red lamps high on the walls.
		for _, at := range []solid.Vec{solid.V(-3.6, 5.2, 3.0), solid.V(3.4, 4.6, 3.0)} {
			s.put(shining(alarm.Mul(0.8)), solid.Egg(at, solid.V(0.13, 0.13, 0.10)))
			s.lamp(at.Sub(solid.V(0, 0.3, 0.1)), alarm.Mul(1.5), 0.2, true)
		}
		// Somebody shines a torch on a dead console.
		torch := figure.Pointing
		torch.Right.Grip = figure.Fist
		f := figure.New(people.Officer(3), torch, solid.V(-0.60, 1.6, 0), turnTo(0.8, 0.5))
		s.cast(f)
		h := f.Hand()
		s.put(metal(0x101214, 0.5), solid.Rod(h, h.Add(solid.V(0.16, 0.12, -0.06)), 0.025, 0.040))
		s.put(shining(hope.Mix(warm, 0.5).Mul(1.6)), solid.Egg(h.Add(solid.V(0.18, 0.14, -0.07)), solid.V(0.045, 0.045, 0.045)))
		s.lamp(solid.V(0.3, 1.85, 1.32), warm.Mix(cold, 0.5).Mul(1.5), 0.35, true)
		s.someone(figure.Folded, solid.V(1.35, 1.75, 0), -60, people.Officer(8))
		s.someone(figure.Standing, solid.V(-2.2, 3.6, 0), 30, people.Officer(17))
		s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7}
		return s
	},
	"circle": func() *stage {
		s := chamber(amber, 0x2a2522, 1.8)
		jury := [...]string{"samuel-anders", "saul-tigh", "galen-tyrol", "callandra-tyrol", "felix-gaeta", "tory-foster"}
		for i := range jury {
			x := []float64{-1.02, 0.32, 1.08, 0.70, -0.62, -0.20}[i]
			p := []figure.Pose{figure.Composed, figure.Standing, figure.Folded}[i%3]
			p.Look = 4
			s.exactly(p, solid.V(x, []float64{1.5, 1.95, 1.45, 1.95, 1.95, 1.5}[i]+0.1*math.Abs(x), 0), -18*x+4, character(jury[i]))
		}
		s.near(solid.V(0.1, -2.4, 1.65), solid.V(0.02, 1.7, 1.43), 1.5, amber)
		s.put(metal(0x3a3024, 0.5), solid.Drum(0, 0.4, 0, 0.66, 0.22, 0.03))
		s.put(shining(amber.Mul(1.8)), solid.Egg(solid.V(0, 0.4, 0.76), solid.V(0.10, 0.10, 0.13)))
		s.lamp(solid.V(0, 0.4, 0.86), amber.Mul(1.4), 0.3, true)
		s.lamp(solid.V(0.8, -0.6, 2.8), warm.Mul(3), 0, false)
		return s
	},
	"morgue": func() *stage {
		s := corridor(cold, 0x3a444c, 1.7, 1.5)
		for i := range 8 {
			x, y := []float64{-1.2, 1.2}[i%2], 0.5+1.7*float64(i/2)
			s.put(steel(), slab(x-0.75, x+0.75, y-0.33, y+0.33, 0.62, 0.70), solid.Drum(x-0.6, y, 0, 0.65, 0.03, 0.005), solid.Drum(x+0.6, y, 0, 0.65, 0.03, 0.005))
			s.put(metal(0xaeb9c0, 0.05), solid.New(func(p solid.Vec) float64 {
				d := rod2{solid.V(x-0.6, y, 0.78), solid.V(x+0.62, y, 0.76), 0.14, 0.10}.dist(p)
				d = solid.Blend(d, rod2{solid.V(x-0.42, y-0.14, 0.76), solid.V(x-0.42, y+0.14, 0.76), 0.12, 0.12}.dist(p), 0.1)
				return max(d, 0.70-p.Z)
			}, x-0.8, y-0.32, x+0.8, y+0.32))
		}
		s.someone(figure.Composed, solid.V(0.05, 3.4, 0), 5, people.Doctor(5))
		return s
	},
	"starving": func() *stage {
		s := corridor(amber, 0x38332c, 1.75, 1.05)
		for i := range 9 {
			x := []float64{-1.75, 1.75}[i%2]
			y := 0.2 + 0.85*float64(i/2) + 0.3*solid.Hash(i, 1, 5)
			s.someone(figure.Huddled, solid.V(x, y, 0), -x*38, people.Anybody(i+7))
		}
		s.someone(figure.Standing, solid.V(0.25, 3.2, 0), 10, people.Anybody(3))
		s.someone(figure.Standing, solid.V(-0.15, 3.0, 0), 0, people.Child(9))
		s.lamp(solid.V(0, 7, 2.4), amber.Mul(8), 1, true)
		return s
	},
	"handshake": func() *stage {
		s := chamber(warm, 0x38342e, 2.0)
		s.near(solid.V(0, -1.8, 1.5), solid.V(0, 1.6, 1.30), 1.4, warm)
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look = -42, 14
		s.exactly(p, solid.V(-0.44, 1.66, 0), 70, character("laura-roslin"))
		s.exactly(q, solid.V(0.46, 1.57, 0), -70, character("gaius-baltar"))
		for i, x := range []float64{-2.1, -1.1, 1.1, 2.1} {
			s.put(metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024, 0x2a5a48}[i], 0.1), banner(x, 4.9, 3.7, 0.75, 3.0))
		}
		s.people(one{figure.Standing, -1.9, 3.3, 20, people.Anybody(44)}, one{figure.Folded, 1.9, 3.4, -20, people.Anybody(45)}, one{figure.Standing, -0.2, 3.8, 5, people.Officer(46)}, one{figure.Standing, 0.35, 4.1, -5, people.Anybody(47)})
		s.lamp(solid.V(0, 1.0, 3.6), warm.Mul(3.4), 0.4, true)
		s.lamp(solid.V(0, 4.4, 3.6), warm.Mul(2.6), 0.6, false)
		s.look.clear = true
		return s
	},
	"shanty": func() *stage {
		s := flightDeck()
		s.bodies = s.bodies[:len(s.bodies)-3]
		for i := range 5 {
			x, y := -2.6+1.35*float64(i), 2.4+1.2*solid.Hash(i, 1, 8)
			c := []uint32{0x6a4a2a, 0x4a5a3a, 0x3a4a5a, 0x6a3a2e, 0x5a5244}[i]
			s.put(metal(c, 0.05), solid.New(func(p solid.Vec) float64 {
				q := p.Sub(solid.V(x, y, 0))
				ridge := (q.Z - 1.75 + 0.75*math.Abs(q.X)) * 0.8
				open := max(math.Abs(q.X)-0.3, q.Z-1.2, q.Y)
				return max(max(ridge, math.Abs(q.X)-0.62, math.Abs(q.Y)-0.6, -q.Z), -open)
			}, x-0.65, y-0.65, x+0.65, y+0.65))
			s.lamp(solid.V(x, y, 0.8), amber.Mul(0.8), 0.3, false)
		}
		s.put(metal(0x7b6a45, 0.1), crate(-0.5, 1.05, 0, 0.5, 0.42))
		s.people(one{figure.Standing, -1.9, 0.6, 40, people.Anybody(66)}, one{figure.Weary, -0.5, 1.0, 20, people.Anybody(67)}, one{figure.Walking, 0.8, 0.4, -60, people.Anybody(68)}, one{figure.Folded, 2.1, 0.9, -20, people.Anybody(69)})
		s.lamp(solid.V(0.1, 0.3, 1.2), amber.Mul(1.5), 0.4, false)
		return s
	},
	"nuke": func() *stage {
		s := chamber(amber, 0x33363a, 1.8)
		s.put(metal(0x8a9299, 0.7), solid.At(lieDown(0.36, 2.6), solid.V(0.1, 1.5, 1.05)), solid.Egg(solid.V(1.42, 1.5, 1.05), solid.V(0.5, 0.34, 0.34)))
		s.put(metal(0x9c1c17, 0.4), solid.At(lieDown(0.372, 0.16), solid.V(0.95, 1.5, 1.05)), solid.At(lieDown(0.372, 0.10), solid.V(-0.9, 1.5, 1.05)))
		s.put(metal(0xc08a1c, 0.3), slab(-1.0, -0.7, 1.1, 1.9, 0, 0.8), slab(0.7, 1.0, 1.1, 1.9, 0, 0.8))
		s.people(one{figure.Working, -0.25, 2.3, 0, people.DeckHand(81)}, one{figure.Folded, -1.8, 2.6, 40, people.Officer(82)}, one{figure.Guarding, 2.3, 2.9, -30, people.Marine(83)})
		s.lamp(solid.V(-0.3, 1.2, 3.5), warm.Mul(3.4), 0.5, true)
		s.lamp(solid.V(2.5, 0.2, 3), cold.Mul(2), 0, false)
		return s
	},
}

// boxer is a pilot in a vest.
func boxer(id string, cloth uint32) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Tanks, cloth, nil
	return p
}

// tanks is the water store: a leak that sprays, or an empty floor.
func tanks(dry bool) *stage {
	s := corridor(cold, 0x2f3a42, 1.65, 1.3)
	k := metal(0x56707e, 0.6)
	k.paint = func(p, n solid.Vec, f *surface) {
		if math.Abs(math.Mod(p.Z+0.1, 1.1)-0.5) < 0.03 {
			f.color = f.color.Mul(0.4)
		}
	}
	for i := range 4 {
		y := 0.9 + 2.3*float64(i)
		s.put(k, solid.Drum(-1.75, y, 0, 3.0, 0.95, 0.08), solid.Drum(1.75, y, 0, 3.0, 0.95, 0.08))
	}
	if dry {
		cracked := &stuff{color: solid.Hex(0x6a5a48), gloss: 0.05}
		s.put(cracked, floorAt(0.022))
		s.someone(figure.Kneeling, solid.V(0, 1.2, 0), 0, people.Anybody(5))
		s.put(metal(0x8a939a, 0.5), solid.Drum(0.1, 0.55, 0.02, 0.26, 0.13, 0.01))
		s.lamps[0].light = amber
		s.lamp(solid.V(0, 6.5, 2.5), amber.Mul(7), 0.8, true)
		return s
	}
	s.people(one{figure.Running, 0.35, 1.4, -30, people.DeckHand(18)}, one{figure.Pointing, -0.5, 3.2, 20, people.Officer(19)})
	hole := solid.V(-0.95, 0.3, 1.35)
	for i := range 46 {
		d := solid.V(0.9+0.9*solid.Hash(i, 1, 4), -0.7*solid.Hash(i, 2, 4)-0.1, 0.5*(solid.Hash(i, 3, 4)-0.45))
		mid := hole.Add(d.Mul(0.5))
		end := hole.Add(d).Add(solid.V(0, 0, -0.55-0.5*solid.Hash(i, 4, 4)))
		s.veils = append(s.veils, streak(hole, mid, 0.018, cold.Mul(0.22)), streak(mid, end, 0.022, cold.Mul(0.16)))
	}
	s.lamp(solid.V(-0.6, 0, 1.3), cold.Mul(1.5), 0.4, false)
	return s
}

// screens is a wall of displays with somebody before it.
func screens(light solid.Color, seed int, sick bool) *stage {
	s := chamber(light, 0x262c32, 1.9)
	for i := range 9 {
		x, z := -2.3+2.3*float64(i%3), 0.85+1.15*float64(i/3)
		s.display(x, 4.4, z, 1.95, 0.95, func(u, v float64) solid.Color {
			if sick {
				n := solid.Cloud(u*3+float64(i)*5, v*2+9, seed+i)
				return light.Mul(0.10 + 0.9*solid.Smooth(0.50, 0.56, n) + 0.4*screenLines(u, v, seed+i)*solid.Smooth(0.5, 0.4, n))
			}
			row := math.Floor(v * 26)
			snow := solid.Hash(int(math.Floor(u*60))+i*99, int(row), seed)
			shift := math.Sin(v*9+float64(i)) * 0.3
			return light.Mul(0.06 + 0.55*snow*snow).Add(sweep(light, seed, 4, alarm)(u+shift*solid.Noise(v*11+9, 3, seed), v).Mul(0.35))
		})
	}
	s.someone([]figure.Pose{figure.Leaning, figure.Standing}[seed%2], solid.V(-0.7, 2.3, 0), 170, people.Officer(seed))
	s.someone(figure.Pointing, solid.V(0.8, 2.5, 0), 190, people.Officer(seed+5))
	s.console(-0.6, 3.2, 0, metal(0x2b333b, 0.4), light.Mul(0.6), seed)
	s.console(0.9, 3.2, 0, metal(0x2b333b, 0.4), light.Mul(0.6), seed+3)
	s.lamp(solid.V(0, 3.4, 2.2), light.Mul(2.4), 0.25, true)
	return s
}

// monitors is pictures of people on a wall of displays.
func monitors() *stage {
	s := chamber(cold, 0x242a30, 1.85)
	for i := range 12 {
		x, z := -2.55+1.7*float64(i%4), 0.9+1.05*float64(i/4)
		face := mugshot(people.Infiltrator(i+2), 30*(solid.Hash(i, 1, 8)-0.5))
		s.display(x, 4.4, z, 1.45, 0.9, func(u, v float64) solid.Color {
			lines := 0.85 + 0.15*math.Sin(v*70)
			c := cold
			if i == 6 {
				c = alarm.Mul(1.3)
			}
			return c.Mul((0.03 + 1.5*face(u, v)) * lines)
		})
	}
	s.someone(figure.Folded, solid.V(-0.5, 2.0, 0), 170, people.Officer(8))
	s.someone(figure.Pointing, solid.V(0.55, 2.2, 0), 175, people.Officer(11))
	s.lamp(solid.V(0, 3.2, 2.2), cold.Mul(2.2), 0.25, true)
	return s
}
