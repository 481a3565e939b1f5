package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// ribbed is a hall within a basestar: black ground that mirrors, ribs that lean together like those of a beast, and between them bars of light.
func ribbed(light solid.Color, wide, zoom float64) *stage {
	s := &stage{eye: solid.V(0.2, -4.2, 1.5), aim: solid.V(0, 3, 1.45), zoom: zoom, above: light.Mul(0.03), below: light.Mul(0.015), air: light.Mul(0.010), thick: 0.045, far: 50}
	s.put(deckStuff(0x26242a, 0.55), floorAt(0))
	bow := func(p solid.Vec) float64 { // how far from the middle the wall is at a height
		return wide - 0.5*solid.Smooth(1.2, 0, p.Z) - 0.26*max(0, p.Z-1.6)*max(0, p.Z-1.6)
	}
	wall := metal(0x34303a, 0.4)
	wall.paint = func(p, n solid.Vec, f *surface) {
		f.color = f.color.Mul(0.6 + 0.7*solid.Cloud(p.Y*1.4+40, p.Z*1.4+40, 7))
		if u := math.Abs(math.Mod(p.Y+40.8, 1.6) - 0.8); u > 0.62 && u < 0.69 && p.Z > 0.35 && p.Z < 2.9 {
			f.light = light.Mul(0.55)
		}
	}
	s.put(wall, everywhere(func(p solid.Vec) float64 { return (bow(p) - math.Abs(p.X)) * 0.7 }), slab(-9, 9, 15, 15.5, -1, 6))
	s.put(metal(0x4a4650, 0.6), everywhere(func(p solid.Vec) float64 {
		u := math.Abs(math.Mod(p.Y+40, 1.6) - 0.8)
		return math.Hypot(bow(p)-math.Abs(p.X)-0.05, u)*0.7 - 0.10 - 0.04*math.Sin(p.Z*5)
	}))
	for i := range 3 {
		s.lamp(solid.V(0, 3+4*float64(i), 2.9), light.Mul(1.6), 0.3, i == 0)
	}
	s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7, clear: true}
	return s
}

func either(is bool, a, b float64) float64 {
	if is {
		return a
	}
	return b
}

// hybrid is she who is the ship: she floats upright in a glass, and what she feels comes down to her from above through roots.
func hybrid(light solid.Color, panic bool) *stage {
	s := ribbed(light, 3.0, 1.6)
	s.near(solid.V(0.15, -2.4, 1.55), solid.V(-0.02, 1.6, 1.42), 1.75, light.Mix(pale, 0.4))
	at := solid.V(0.26, 1.9, 0.12)
	steel := metal(0x5a5660, 0.7)
	s.put(steel, solid.Drum(at.X, at.Y, 0, at.Z, 0.62, 0.05), solid.Drum(at.X, at.Y, 2.06, 2.7, 0.56, 0.05), solid.Ring(at.X, at.Y, at.Z, 0.52, 0.06, 0.05, 0.02), solid.Ring(at.X, at.Y, 2.04, 0.52, 0.06, 0.05, 0.02))
	s.put(shining(light.Mul(0.9)), solid.Ring(at.X, at.Y, at.Z+0.06, 0.50, 0.03, 0.02, 0.005), solid.Ring(at.X, at.Y, 1.99, 0.50, 0.03, 0.02, 0.005))
	who := people.Anybody(77)
	who.Woman, who.Beard, who.Dress, who.Cloth, who.Wears, who.Skin, who.Age, who.Build = true, people.Shaven, people.Robe, 0x8c9098, []people.Gear{people.Earrings}, people.Pale, 30, -0.4
	who.Hair = people.Hair{Cut: people.Shoulder, Color: 0x8a2a1c}
	p := figure.Composed
	p.Nod, p.Look, p.Lean = -8, -10, -4
	p.Left, p.Right = figure.Hand{At: solid.V(0.29, -0.16, 1.02), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.29, -0.12, 0.98), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
	if panic {
		p.Nod, p.Look, p.Lean = -14, 16, -12
		p.Left.At, p.Right.At = solid.V(0.34, -0.24, 1.30), solid.V(-0.33, -0.28, 1.42)
	}
	s.exactly(p, at.Add(solid.V(0, 0, 0.10)), -6, who)
	for i := range 9 { // the roots
		a := 0.5 + 2.1*float64(i)
		top := at.Add(solid.V(0.36*math.Cos(a), 0.30+0.16*math.Sin(a), 1.98))
		low := at.Add(solid.V(0.10*math.Cos(a*1.7), 0.16+0.02*float64(i%3), 1.42-0.10*float64(i%5)))
		mid := top.Add(low).Mul(0.5).Add(solid.V(0.16*math.Cos(a), 0.12, -0.05))
		k := &stuff{color: light.Mul(0.10), light: light.Mul(0.10), gloss: 0.7}
		s.put(k, solid.Rod(top, mid, 0.020, 0.016), solid.Rod(mid, low, 0.016, 0.008))
	}
	for i := range 7 { // and outside, along the ceiling
		a := -0.4 + 0.65*float64(i)
		b := at.Add(solid.V(0.5*math.Cos(a), 0.5*math.Sin(a), 2.5))
		s.put(metal(0x2a262c, 0.6), solid.Rod(b, b.Add(solid.V(1.9*math.Cos(a), 1.5*math.Sin(a), 0.75)), 0.07, 0.05))
	}
	s.lamp(at.Add(solid.V(0, -0.25, 1.95)), light.Mul(either(panic, 0.25, 0.7)), 0, false)
	s.lamp(at.Add(solid.V(0, -0.35, 0.15)), light.Mul(0.25), 0, false)
	if panic {
		s.key = s.key.Mul(0.6)
	}
	s.veils = append(s.veils, column(at, 0.54, 2.04, light))
	for i := range 22 { // bubbles
		b := at.Add(solid.V(0.42*(2*solid.Hash(i, 1, 6)-1), -0.32, 0.1+1.75*solid.Hash(i, 2, 6)))
		s.veils = append(s.veils, glow(b, 0.008+0.006*solid.Hash(i, 3, 6), light.Mix(pale, 0.5).Mul(0.5)))
	}
	if panic {
		for i := range 2 {
			a := at.Add(solid.V(0.52*(1-2*float64(i)), -0.30, 1.95))
			s.veils = append(s.veils, glow(a, 0.03, solid.RGB(2.2, 1.5, 0.9)))
			for j := range 6 {
				d := solid.V((0.45-0.9*float64(i))*solid.Hash(i, j, 9), -0.2, -0.1-0.55*solid.Hash(i, j, 10))
				s.veils = append(s.veils, streak(a, a.Add(d), 0.004, warm.Mul(0.5)))
			}
		}
	}
	return s
}

// cylonScenes are the pictures of Daybreak within the ships and the worlds of the Cylons.
var cylonScenes = map[string]func() *stage{
	"hybrid": func() *stage {
		s := hybrid(teal, false)
		q := figure.Composed
		q.Look = -24
		s.exactly(q, solid.V(-0.72, 1.35, 0), 48, character("laura-roslin"))
		return s
	},
	"hybrid-panic": func() *stage {
		s := hybrid(alarm, true)
		p := figure.Reaching
		p.Left = figure.Hand{At: solid.V(0.20, -0.34, 1.32), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
		p.Lean, p.Look = -6, -16
		s.exactly(p, solid.V(-0.80, 1.30, 0), 56, character("karl-helo-agathon-pilot"))
		return s
	},
	// The light runs over their hands, and they know what the ship knows.
	"datastream": func() *stage {
		s := ribbed(alarm.Mix(dusk, 0.35), 3.0, 1.6)
		s.near(solid.V(0.3, -1.9, 1.65), solid.V(0.02, 1.4, 1.26), 1.55, pale)
		s.put(metal(0x3a363e, 0.6), slab(-1.5, 1.5, 0.62, 1.12, 0, 0.86), slab(-1.6, 1.6, 0.56, 1.18, 0.86, 0.91))
		flow := &stuff{gloss: 0.8, mirror: 0.2}
		flow.paint = func(p, n solid.Vec, f *surface) {
			if n.Z > 0.5 {
				a := solid.Noise(p.X*3+9+2*solid.Noise(p.Y*9, 2, 4), p.Y*26+40, 5)
				b := solid.Noise(p.X*9+30, p.Y*60+40, 6)
				f.light = cold.Mix(pale, 0.3).Mul(0.03 + 0.55*math.Pow(a, 4) + 0.4*math.Pow(b, 7))
			}
		}
		s.put(flow, slab(-1.5, 1.5, 0.64, 1.10, 0.905, 0.92))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.10, 0.90), 20, 16, -4
		p.Left, p.Right = figure.Hand{At: solid.V(0.14, -0.46, 0.955), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(1, 0.4, 0)}, figure.Hand{At: solid.V(-0.15, -0.42, 0.955), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.4, 0)}
		s.key = s.key.Mul(1.5)
		s.exactly(p, solid.V(-0.42, 1.40, 0), 4, character("danna-biers"))
		q := figure.Composed
		q.Nod, q.Look = 8, 8
		s.exactly(q, solid.V(0.55, 1.75, 0), -30, character("leoben-conoy"))
		s.lamp(solid.V(-0.4, 0.75, 1.15), cold.Mix(pale, 0.4).Mul(0.8), 0.1, false)
		for i := range 34 { // what flows rises
			b := solid.V(-1.4+2.8*solid.Hash(i, 1, 6), 0.85, 0.95+0.55*solid.Hash(i, 2, 6)*solid.Hash(i, 3, 6))
			s.veils = append(s.veils, streak(b, b.Add(solid.V(0, 0, 0.06+0.10*solid.Hash(i, 4, 6))), 0.005, cold.Mul(0.7)))
		}
		return s
	},
	// They hang in rows and wait to be woken.
	"raider-bay": func() *stage {
		s := ribbed(alarm, 3.6, 1.35)
		s.eye, s.aim = solid.V(0.3, -4.6, 1.15), solid.V(0, 3, 1.75)
		s.parked = true
		for i, x := range []float64{-1.65, 1.65, -1.75, 1.75, -1.75, 1.75} {
			y := 0.6 + 3.0*float64(i/2)
			at := solid.V(x, y, 1.75)
			s.craft("raider", at, 2.5, 180-14*x, -46, 0)
			s.put(metal(0x2a262c, 0.5), solid.Rod(at.Add(solid.V(0, 0.2, 0.3)), solid.V(x*0.6, y+0.4, 4.0), 0.06, 0.09), solid.Rod(at.Add(solid.V(0, 0.1, 0.2)), solid.V(x*1.35, y+0.5, 3.0), 0.05, 0.07))
			s.veils = append(s.veils, glow(at.Add(solid.V(0, -0.35, 0.25)), 0.035, solid.RGB(2.4, 0.25, 0.15)))
		}
		s.robot(figure.Watching, solid.V(0.12, 2.3, 0), -4, 0x7f868d)
		s.lamp(solid.V(0, -1.5, 3.2), cold.Mul(3), 0, false)
		s.lamp(solid.V(0, 9, 2.4), alarm.Mul(7), 0.6, false)
		return s
	},
	// Steel too may be taken apart.
	"machine": func() *stage {
		s := ribbed(teal, 3.2, 1.6)
		s.near(solid.V(0.35, -1.5, 1.75), solid.V(0.10, 1.2, 1.72), 1.25, teal)
		f := figure.Centurion(figure.Watching, solid.V(0.22, 1.2, -0.10), -12, solid.Hex(0x9aa2aa), solid.RGB(5, 0.25, 0.12))
		s.cast(f)
		s.veils = append(s.veils, glow(f.EyeOf(), 0.10, solid.RGB(1.3, 0.07, 0.04)))
		p := figure.Working
		p.Right.At, p.Left.At, p.Nod, p.Lean = solid.V(-0.06, -0.46, 1.42), solid.V(0.16, -0.40, 1.20), 4, 8
		who := character("simon-oneill")
		who.Wears = nil
		g := figure.New(who, p, solid.V(-0.52, 1.42, 0), 64)
		s.cast(g)
		tip := g.Hand().Add(solid.V(0.14, -0.05, 0.02))
		s.put(metal(0x1a1d20, 0.6), solid.Rod(g.Hand(), tip, 0.014, 0.008))
		s.veils = append(s.veils, glow(tip, 0.035, solid.RGB(2.4, 2.7, 3.0)))
		for i := range 12 {
			d := solid.V(0.35*(solid.Hash(i, 1, 7)-0.4), -0.2, 0.25*(solid.Hash(i, 2, 7)-0.7))
			s.veils = append(s.veils, streak(tip, tip.Add(d), 0.004, warm.Mul(0.9)))
		}
		s.lamp(tip.Add(solid.V(0, -0.15, 0.05)), cold.Mix(pale, 0.5).Mul(0.18), 0, false)
		return s
	},
	// Whoever fights for us has a red stripe.
	"red-stripes": func() *stage {
		s := ribbed(alarm.Mix(amber, 0.4), 3.2, 1.6)
		s.near(solid.V(0.1, -3.1, 1.5), solid.V(0.05, 0.6, 1.46), 1.95, warm)
		for i, at := range []solid.Vec{solid.V(0.62, 0.5, 0), solid.V(-1.05, 1.3, 0), solid.V(1.55, 2.0, 0), solid.V(-0.1, 3.4, 0)} {
			s.robot([]figure.Stance{figure.Firing, figure.Firing, figure.Marching, figure.Marching}[i], at, []float64{-32, -20, -24, -10}[i], 0x8a9198)
			b := s.bodies[len(s.bodies)-1].stuff
			paint := b.paint
			b.paint = func(p, n solid.Vec, f *surface) {
				paint(p, n, f)
				if q := p.Sub(at); f.light.R < 0.3 && (math.Abs(q.Z-1.60+0.9*math.Abs(q.X)*0.4) < 0.05 || math.Abs(math.Mod(q.Z, 0.26)-0.10) < 0.035 && q.Z < 1.35 && q.Z > 0.85) {
					f.color = solid.Hex(0xc41a12)
				}
			}
		}
		s.exactly(figure.Aiming, solid.V(-0.42, 0.05, 0), -36, marineOf("brendan-hot-dog-costanza"))
		s.someone(figure.Aiming, solid.V(-1.55, 0.4, 0), -30, people.Marine(31))
		return s
	},
	// They bring the child out.
	"rescued": func() *stage {
		s := ribbed(alarm, 3.2, 1.6)
		s.near(solid.V(0.1, -3.0, 1.4), solid.V(0.02, 0.8, 1.26), 1.75, pale)
		s.exactly(figure.Leading, solid.V(-0.20, 0.9, 0), 6, armed("sharon-athena-agathon"))
		child := people.Child(5)
		child.Woman, child.Skin, child.Hair, child.Cloth = true, people.Tan, people.Hair{Cut: people.Bob, Color: 0x17120F}, 0xA8987A
		s.exactly(figure.Led, solid.V(0.36, 0.76, 0), 0, child)
		s.exactly(figure.Aiming, solid.V(1.20, 1.6, 0), 140, people.Marine(41))
		s.exactly(figure.Aiming, solid.V(-1.15, 1.5, 0), -24, marineOf("karl-helo-agathon-pilot"))
		s.robot(figure.Firing, solid.V(0.45, 7.6, 0), 0, 0x7f868d)
		s.tracers(solid.V(0.9, 2.0, 1.4), solid.V(0.55, 7.2, 1.5), 3, warm, 4)
		s.veils = append(s.veils, blast(solid.V(-0.9, 8.5, 1.4), 1.0, 0.8, 7))
		s.lamp(solid.V(0, 6.0, 2.6), alarm.Mul(2.2), 0.4, false)
		return s
	},
	// Two who were enemies give each other their hands.
	"pact": func() *stage {
		s := ribbed(dusk.Mix(cold, 0.5), 3.2, 1.6)
		s.near(solid.V(0, -1.9, 1.5), solid.V(0, 1.6, 1.38), 1.5, cold)
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look = -40, 12
		s.exactly(p, solid.V(-0.44, 1.66, 0), 70, character("william-adama"))
		other := character("caprica-six")
		other.Dress, other.Cloth, other.Wears = people.Suit, 0x7a1c24, nil
		s.exactly(q, solid.V(0.46, 1.57, 0), -70, other)
		s.robot(figure.Watching, solid.V(1.25, 2.9, 0), -20, 0x8a9198)
		s.robot(figure.Watching, solid.V(0.35, 3.7, 0), -8, 0x8a9198)
		s.someone(figure.Guarding, solid.V(-1.25, 2.6, 0), 24, people.Marine(47))
		s.someone(figure.Guarding, solid.V(-0.55, 3.4, 0), 16, people.Marine(48))
		return s
	},
}

// armed is a pilot in her flight suit.
func armed(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.FlightSuit, 0x4C5A48, nil
	return p
}
