package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// gouged wears scratches and bites into what was put last, as it is seen from the front: a scratch goes from a place to another, so wide; a bite
// is round.
func (s *stage) gouged(scratches, bites []rod2) {
	b := &s.bodies[len(s.bodies)-1]
	flat := func(r rod2, p solid.Vec) float64 {
		return r.dist(solid.V(p.X, 0, p.Z)) + 0.05*(solid.Cloud(p.X*9+20, p.Z*9+20, 7)-0.5)
	}
	whole := b.Dist
	b.Dist = func(p solid.Vec) float64 {
		d := whole(p)
		for _, r := range bites {
			d = solid.Carve(d, -flat(r, p), 0.01)
		}
		return d * 0.8
	}
	paint := b.stuff.paint
	b.stuff.paint = func(p, n solid.Vec, f *surface) {
		paint(p, n, f)
		for _, r := range scratches {
			switch d := flat(r, p); {
			case d < 0:
				f.color, f.gloss, f.light = solid.RGB(0.012, 0.010, 0.010), 0.1, solid.Color{}
			case d < 0.28*r.ra:
				f.color, f.gloss = solid.RGB(0.55, 0.50, 0.46), 0.9
			}
		}
		for _, r := range bites { // burnt around
			f.color = f.color.Mul(0.12 + 0.88*solid.Smooth(0.02, 0.22, flat(r, p)))
		}
	}
}

// reactors are two rows of columns with rings of light, and a walk between them.
func reactors() *stage {
	s := &stage{eye: solid.V(-0.5, -4.2, 1.7), aim: solid.V(0.1, 3, 1.7), zoom: 1.5, above: cold.Mul(0.03), below: cold.Mul(0.012), air: cold.Mul(0.012), thick: 0.05, far: 50}
	s.room(0x2c333b, 7, 16, 6)
	core := metal(0x4a525b, 0.7)
	for i := range 4 {
		y := 2.6 + 3.2*float64(i)
		for _, x := range []float64{-2.9, 2.9} {
			s.put(core, solid.Drum(x, y, 0, 1.1, 1.05, 0.08), solid.Drum(x, y, 4.2, 6, 1.05, 0.08), solid.Drum(x, y, 1, 4.3, 0.62, 0.02))
			for j := range 4 {
				z := 1.5 + 0.72*float64(j)
				s.put(shining(cold.Mix(pale, 0.2).Mul(1.1)), solid.Ring(x, y, z, 0.66, 0.05, 0.09, 0.02))
			}
			if i < 3 {
				s.lamp(solid.V(x*0.7, y-0.7, 2.4), cold.Mul(2.6), 0.35, i == 0)
			}
		}
	}
	s.put(metal(0x8a7430, 0.4), solid.Rod(solid.V(-1.5, -2, 1), solid.V(-1.5, 15, 1), 0.025, 0.025), solid.Rod(solid.V(1.5, -2, 1), solid.V(1.5, 15, 1), 0.025, 0.025), repeat(solid.Drum(-1.5, 0, 0, 1, 0.02, 0.005), -1, 1.6, 10), repeat(solid.Drum(1.5, 0, 0, 1, 0.02, 0.005), -1, 1.6, 10))
	s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7, rays: [][3]float64{{0, 0.3, 0.4}}}
	return s
}

// pegasusSpace are the pictures of Pegasus that stand in space, pegasusScenes those in rooms.
var pegasusSpace = map[string]func() *stage{
	"pegasus": func() *stage {
		s := outside(cold, planet(blueSky(310), orb{x: 0.60, y: -0.52, r: 0.62, sun: solid.V(-0.7, 0.5, 0.2), land: solid.Hex(0x54626f), sea: solid.Hex(0x1c2c40), air: solid.RGB(0.3, 0.6, 1.1), seed: 21}), fromLeft, sunlight.Mul(0.72))
		s.eye = solid.V(0, -9, 5.0)
		s.lamps = []lamp{{at: solid.V(-6, -9, 4), light: cold.Mul(14)}}
		s.craft("pegasus", solid.V(-0.1, -1.2, 0.60), 8.2, 60, 2, 0)
		for i, at := range []solid.Vec{solid.V(-1.2, -5.0, 0.55), solid.V(-0.6, -4.6, 0.35), solid.V(0.4, -4.9, 0.1)} {
			s.craft("viper-vii", at, 0.42, 60+4*float64(i), 4, 12)
		}
		return s
	},
	"two-battlestars": func() *stage {
		s := outside(dusk, violetSky(317), fromFar, solid.RGB(2.1, 1.6, 1.9))
		s.eye = solid.V(0, -7.8, 4.8)
		s.lamps = []lamp{{at: solid.V(-7, -9, 5), light: cold.Mul(40)}, {at: solid.V(8, -8, 2), light: amber.Mul(26)}}
		s.craft("galactica", solid.V(-2.9, 1.0, 0.2), 5.6, 286, 2, 0)
		s.craft("pegasus", solid.V(3.0, 0.6, 0.6), 6.2, 72, 2, 0)
		for i := range 5 {
			s.craft("viper-ii", solid.V(-1.25+0.10*float64(i%2), -3.6+0.8*float64(i), 0.2+0.22*float64(i)), 0.5, 275, 4, 10)
			s.craft("viper-vii", solid.V(1.25-0.10*float64(i%2), -3.6+0.8*float64(i), 0.25+0.22*float64(i)), 0.5, 85, 4, -10)
		}
		return s
	},
	"batteries": func() *stage {
		s := outside(cold, blueSky(321), fromLeft, sunlight)
		s.eye, s.aim, s.zoom = solid.V(0, -7, 0.4), solid.V(0, 0, 0.75), 1.15
		s.put(wallStuff(0x2a3038), everywhere(func(p solid.Vec) float64 { return p.Z + 0.9 + 0.002*p.Y*p.Y }))
		s.put(metal(0x2c5c98, 0.4), slab(-9, 9, -0.35, -0.05, -0.95, -0.88))
		k := metal(0x4c545e, 0.6)
		for i, x := range []float64{-2.9, 0.0, 2.9} {
			y := []float64{1.5, -1.2, 3.2}[i]
			s.put(k, solid.Drum(x, y, -0.9, -0.40, 1.05, 0.06), solid.Plate(solid.Outline{x - 0.7, y - 0.75, x + 0.7, y - 0.75, x + 0.95, y - 0.3, x + 0.95, y + 0.5, x + 0.6, y + 0.8, x - 0.6, y + 0.8, x - 0.95, y + 0.5, x - 0.95, y - 0.3}, -0.42, 0.34, 0.55, 0.03))
			s.put(metal(0x22272e, 0.4), solid.Box(solid.V(x+0.05, y-0.42, 0.12), solid.V(0.72, 0.16, 0.14), 0.02))
			for _, o := range []float64{-0.5, 0, 0.5} {
				a := solid.V(x+o, y-0.2, 0.12)
				b := solid.V(x+o+0.75, y-1.0, 1.45)
				s.put(k, solid.Rod(a, b, 0.12, 0.085))
				s.veils = append(s.veils, glow(b, 0.16, solid.RGB(2.6, 1.7, 0.8)), blast(b.Add(solid.V(0.12, -0.1, 0.2)), 0.26, 0.95, i*3+int(o*2)+4))
				s.tracers(b, b.Add(solid.V(2.6, 5.5, 3.4)), 4, warm.Mul(0.8), i+7)
			}
			s.lamp(solid.V(x+0.7, y-1.6, 1.5), amber.Mul(0.6), 0, false)
		}
		for i, at := range []solid.Vec{solid.V(3.6, 6, 3.3), solid.V(-2.2, 9, 3.8), solid.V(1.0, 12, 4.6)} {
			s.craft("raider", at, 1.5, 170, -14, 20*float64(i-1))
		}
		s.veils = append(s.veils, blast(solid.V(3.7, 5.8, 3.4), 0.8, 0.95, 5), blast(solid.V(1.0, 11, 4.6), 0.9, 0.9, 11))
		return s
	},
	"scar": func() *stage {
		s := outside(amber, amberSky(333), fromLeft, redSun)
		s.eye, s.aim = solid.V(0, -10, 0.5), solid.V(0, 0, 0.75)
		s.rocks(22, 91, 0, 26, 1.5, stone(0x7a6858))
		s.lamps = []lamp{{at: solid.V(-3, -10, 3), light: pale.Mul(3)}, {at: solid.V(5, -7, 1), light: alarm.Mul(9)}}
		s.craft("raider", solid.V(0.05, -5.2, 0.25), 3.7, 188, -34, 14)
		s.gouged([]rod2{
			{solid.V(-1.20, 0, 0.42), solid.V(-0.62, 0, -0.06), 0.07, 0.03},
			{solid.V(-1.00, 0, 0.52), solid.V(-0.50, 0, 0.12), 0.045, 0.02},
			{solid.V(-1.42, 0, 0.16), solid.V(-0.98, 0, -0.16), 0.05, 0.02},
			{solid.V(-0.20, 0, 0.80), solid.V(0.30, 0, 0.42), 0.055, 0.02},
			{solid.V(1.02, 0, 0.92), solid.V(1.50, 0, 0.50), 0.06, 0.03},
			{solid.V(-1.72, 0, -0.30), solid.V(-1.40, 0, -0.62), 0.05, 0.03},
		}, []rod2{{solid.V(1.82, 0, 0.34), solid.V(2.10, 0, 0.22), 0.13, 0.24}, {solid.V(-1.42, 0, 0.36), solid.V(-1.62, 0, 0.50), 0.10, 0.16}})
		return s
	},
	"binary-star": func() *stage {
		s := outside(amber, star(star(violetSky(340), -0.24, 0.02, 0.115, solid.RGB(1.5, 0.72, 0.25)), 0.30, 0.16, 0.06, solid.RGB(0.75, 1.0, 1.5)), fromFar, redSun)
		s.craft("civilian-ring", solid.V(1.0, -2.6, -0.35), 1.5, 300, 8, 0)
		s.craft("civilian-tanker", solid.V(-1.9, -1.0, -0.75), 1.5, 300, 8, 0)
		return s
	},
	"misjump": func() *stage {
		s := outside(cold, blueSky(346), fromFar, blueSun)
		s.lamps = []lamp{{at: solid.V(-6, -9, 4), light: cold.Mul(22)}}
		s.craft("galactica", solid.V(-1.9, 0.5, 0.25), 5.0, 296, 6, 4)
		s.craft("civilian-liner", solid.V(1.9, -2.6, 0.55), 2.6, 306, 10, 30)
		s.veils = append(s.veils, overlay(func(x, y float64) solid.Color { // space folds where the liner is torn
			r, a := math.Hypot(x-0.30, (y-0.00)*1.3), math.Atan2(y, x-0.30)
			ray := solid.Noise(a*9+40, 2, 8)
			v := 1.6*math.Exp(-r*r*90) + 0.9*math.Exp(-math.Pow((r-0.34)*22, 2))*ray + 0.5*math.Exp(-r*5)*ray*ray
			return solid.RGB(0.65, 0.9, 1.5).Mul(v)
		}), blast(solid.V(2.1, -2.9, 0.6), 0.55, 0.9, 4))
		return s
	},
}

var pegasusScenes = map[string]func() *stage{
	"pegasus-cic": func() *stage {
		s := &stage{eye: solid.V(-0.8, -4.2, 1.7), aim: solid.V(0, 2, 1.55), zoom: 1.55, above: cold.Mix(pale, 0.4).Mul(0.024), below: cold.Mul(0.012), air: cold.Mul(0.012), thick: 0.05, far: 40}
		s.room(0x39424c, 7.5, 9, 4.8)
		s.put(metal(0x2c343d, 0.6), slab(-1.5, 1.5, 0.7, 1.7, 0, 0.86), slab(-1.6, 1.6, 0.6, 1.8, 0.86, 0.92))
		plot := &stuff{gloss: 0.5}
		plot.paint = func(p, n solid.Vec, f *surface) {
			if n.Z > 0.5 {
				f.light = sweep(cold, 5, 7, amber)(p.X/1.5, (p.Y-1.2)/0.5).Mul(1.1)
			}
		}
		s.put(plot, slab(-1.5, 1.5, 0.68, 1.72, 0.92, 0.93))
		s.near(solid.V(0.1, -1.0, 1.7), solid.V(0.05, 2.4, 1.34), 1.6, cold)
		p := figure.Leaning
		p.Nod, p.Look = -16, 6
		s.exactly(p, solid.V(-0.05, 2.35, 0), -4, character("helena-cain"))
		s.exactly(figure.Proud, solid.V(-0.95, 2.7, 0), 16, people.Officer(41))
		s.exactly(figure.Folded, solid.V(0.95, 2.8, 0), -14, people.Officer(44))
		for i, x := range []float64{-3.6, -1.9, 1.9, 3.6} {
			s.console(x, 5.4, -6*x, metal(0x2b333b, 0.4), cold.Mul(0.8), 3+i)
			s.seat(x, 4.5)
			s.someone(figure.Sitting, solid.V(x, 4.5, 0), 180, people.Officer(i+50))
		}
		s.put(metal(0x4a535d, 0.5), solid.Drum(-4.4, 3.2, 0, 4.8, 0.3, 0.02), solid.Drum(4.4, 3.2, 0, 4.8, 0.3, 0.02)) // two decks: a gallery over the pit
		s.put(metal(0x434c56, 0.5), slab(-7, 7, 6.2, 8.8, 2.5, 2.65), slab(-7, 7, 6.2, 6.26, 3.4, 3.46))
		s.display(0, 6.1, 3.55, 3.4, 1.1, sweep(cold, 9, 10, amber))
		for i, x := range []float64{-3.2, 3.2} {
			s.someone(figure.Guarding, solid.V(x, 7.0, 2.65), 0, people.Marine(60+i))
		}
		s.lamp(solid.V(0, 1.2, 1.25), cold.Mul(1.4), 0.2, false)
		s.lamp(solid.V(0, 1.4, 4.3), pale.Mul(3), 0.3, true)
		s.lamp(solid.V(-4, 6, 3.0), cold.Mul(1.6), 0.3, false)
		s.lamp(solid.V(4, 6, 3.0), cold.Mul(1.6), 0.3, false)
		s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7}
		return s
	},
	"reactors": func() *stage {
		s := reactors()
		s.near(solid.V(-0.3, -3.2, 1.7), solid.V(0.05, 1.4, 1.45), 2.0, cold)
		s.exactly(figure.Pointing, solid.V(-0.55, 1.2, 0), 60, people.DeckHand(31))
		s.exactly(figure.Folded, solid.V(0.45, 1.5, 0), -40, people.Officer(33))
		s.someone(figure.Working, solid.V(1.2, 4.2, 0), 120, people.DeckHand(35))
		return s
	},
	"execution": func() *stage {
		s := chamber(pale, 0x3a3e42, 1.7)
		s.near(solid.V(0.35, -3.6, 1.75), solid.V(0.05, 1.0, 1.30), 2.05, pale)
		s.exactly(figure.Bound, solid.V(-0.05, 3.6, 0), 0, people.Prisoner(12))
		for i, x := range []float64{-1.15, -0.40, 0.55, 1.25} {
			s.someone(figure.Aiming, solid.V(x, -0.4+0.15*math.Abs(x), 0), 176+5*x, people.Marine(80+i))
		}
		s.put(shining(pale.Mul(1.6)), slab(-0.5, 0.5, 3.2, 4.0, 3.9, 3.98))
		s.lamp(solid.V(-0.05, 3.5, 3.6), pale.Mul(6), 0.7, true)
		s.lamp(solid.V(-2.4, -1.5, 2.8), alarm.Mul(1.4), 0.2, false)
		s.look.rays = [][3]float64{{0, 0.35, 0.5}}
		s.look.clear = true
		return s
	},
	"sabotage": func() *stage {
		s := corridor(alarm.Mix(warm, 0.35), 0x33322f, 1.7, 1.3)
		s.near(solid.V(-0.2, -2.8, 1.45), solid.V(0.15, 1.0, 1.15), 1.7, warm)
		s.put(metal(0x14161a, 0.3), slab(0.55, 1.75, 1.70, 2.2, 0.45, 1.95))
		s.put(metal(0x5a6068, 0.5), solid.Less(slab(0.45, 1.85, 1.62, 1.75, 0.35, 2.05), slab(0.57, 1.73, 1.5, 1.9, 0.47, 1.93), 0.02), solid.Turn(slab(1.95, 2.05, 0.3, 1.5, 0.35, 2.05), 1.9, 1.6, 25))
		for i := range 12 { // the cables behind the panel, cut
			x := 0.66 + 0.085*float64(i)
			c := []uint32{0x9a2a20, 0xb08a2a, 0x2a5a8a, 0x2a2a2e}[i%4]
			cut := 1.1 + 0.35*solid.Hash(i, 1, 6)
			s.put(metal(c, 0.3), solid.Rod(solid.V(x, 1.66, 1.9), solid.V(x, 1.64, cut+0.12), 0.022, 0.022), solid.Rod(solid.V(x, 1.64, cut+0.12), solid.V(x+0.16*(solid.Hash(i, 2, 6)-0.5), 1.40, cut-0.05), 0.022, 0.014), solid.Rod(solid.V(x, 1.66, 0.5), solid.V(x+0.1*(solid.Hash(i, 3, 6)-0.5), 1.56, 0.5+0.25*solid.Hash(i, 4, 6)), 0.022, 0.014))
		}
		at := solid.V(1.05, 1.4, 1.15)
		for i := range 14 {
			d := solid.V(1.5*(solid.Hash(i, 1, 9)-0.5), -0.5, 0.9*solid.Hash(i, 2, 9)-0.5)
			s.veils = append(s.veils, streak(at, at.Add(d.Mul(0.5+0.5*solid.Hash(i, 3, 9))), 0.007, solid.RGB(1.8, 1.3, 0.6)))
		}
		s.veils = append(s.veils, glow(at, 0.09, solid.RGB(3, 2.4, 1.4)), blast(solid.V(1.2, 1.4, 1.75), 0.6, 0.12, 5))
		s.lamp(at.Add(solid.V(0, -0.3, 0)), warm.Mul(1.4), 0.2, false)
		torch := figure.Pointing
		torch.Right.Grip = figure.Fist
		f := figure.New(people.DeckHand(21), torch, solid.V(-0.25, 0.85, 0), 70)
		s.cast(f)
		h := f.Hand()
		s.put(metal(0x101214, 0.5), solid.Rod(h, h.Add(solid.V(0.15, 0.10, -0.04)), 0.025, 0.040))
		s.put(shining(pale.Mul(1.6)), solid.Egg(h.Add(solid.V(0.17, 0.11, -0.05)), solid.V(0.04, 0.04, 0.04)))
		s.someone(figure.Guarding, solid.V(-1.25, 1.9, 0), 30, people.Marine(24))
		return s
	},
	"black-market": func() *stage {
		s := chamber(amber, 0x2e2822, 1.75)
		s.near(solid.V(0.2, -1.9, 1.7), solid.V(0.02, 1.6, 1.22), 1.6, amber)
		s.desk(-1.3, 1.3, 0.7, 1.3, 0.82, wood())
		s.put(metal(0x7b6a45, 0.1), crate(-2.3, 2.6, 0, 1.0, 0.9), crate(-2.2, 2.7, 0.9, 0.9, 0.8), crate(2.2, 2.8, 0, 1.1, 1.0), crate(2.3, 2.7, 1.0, 0.8, 0.7))
		for i := range 7 { // medicine, spirits and what else is short
			x := -1.05 + 0.24*float64(i)
			c := []solid.Color{hope, amber, teal}[i%3]
			s.put(&stuff{color: c.Mul(0.12), light: c.Mul(0.13), gloss: 1}, solid.Drum(x, 0.9, 0.82, 0.98+0.08*solid.Hash(i, 2, 4), 0.042, 0.015), solid.Drum(x, 0.9, 0.96, 1.08+0.10*solid.Hash(i, 2, 4), 0.015, 0.004))
		}
		coin := metal(0xc09a3a, 0.9)
		for i := range 12 {
			s.put(coin, solid.Drum(0.72+0.09*float64(i%4), 0.85+0.09*float64(i/4), 0.82, 0.835+0.03*solid.Hash(i, 5, 4), 0.035, 0.004))
		}
		s.exactly(figure.Leaning, solid.V(-0.10, 1.85, 0), 4, dealer())
		s.someone(figure.Folded, solid.V(-1.1, 2.5, 0), 18, people.Anybody(112))
		s.someone(figure.Reaching, solid.V(1.25, 1.35, 0), -62, people.Anybody(117))
		s.pendant(0, 1.1, 2.35, warm, 2.0, 0.45)
		s.lamp(solid.V(-2.5, 4.3, 2.6), alarm.Mul(1.6), 0.3, false)
		s.look.clear = true
		return s
	},
	"oracle": func() *stage {
		s := chamber(amber, 0x30241e, 1.75)
		s.near(solid.V(0.15, -2.0, 1.35), solid.V(0.0, 1.7, 1.02), 1.45, amber)
		for i, x := range []float64{-2.3, -1.3, 1.3, 2.3} {
			s.put(metal([]uint32{0x6a1c24, 0x7a4a1c, 0x7a4a1c, 0x6a1c24}[i], 0.1), banner(x, 3.4, 4.0, 1.05, 4.0))
		}
		s.put(wood(), solid.Drum(0, 1.15, 0.40, 0.46, 0.62, 0.02), solid.Drum(0, 1.15, 0, 0.42, 0.14, 0.02))
		s.put(metal(0x9a7a3a, 0.9), solid.Less(solid.Egg(solid.V(0, 1.05, 0.56), solid.V(0.17, 0.17, 0.12)), slab(-1, 1, 0, 2, 0.58, 1), 0.01))
		s.veils = append(s.veils, blast(solid.V(0.45, 1.0, 1.05), 0.30, 0.10, 3), glow(solid.V(0, 1.0, 0.60), 0.035, solid.RGB(1.2, 0.45, 0.12)))
		for i := range 8 {
			a := 0.5 + 0.75*float64(i)
			at := solid.V(0.5*math.Cos(a)*(1+float64(i%2)*2.4), 1.25+0.38*math.Sin(a)+0.9*float64(i%2), 0.46*(1-float64(i%2)))
			s.put(metal(0xd8ccb0, 0.2), solid.Drum(at.X, at.Y, at.Z, at.Z+0.14+0.1*solid.Hash(i, 1, 3), 0.035, 0.005))
			s.veils = append(s.veils, glow(at.Add(solid.V(0, 0, 0.27)), 0.022, solid.RGB(1.8, 1.0, 0.35)))
		}
		who := people.Priest(9)
		who.Woman, who.Beard, who.Wears = true, people.Shaven, []people.Gear{people.Hood}
		s.seat(0, 1.95)
		p := figure.Sitting
		p.Look, p.Nod = -4, 4
		s.exactly(p, solid.V(0, 1.95, 0), 0, who)
		s.lamp(solid.V(0, 0.75, 0.95), amber.Mul(1.0), 0.03, true)
		s.lamp(solid.V(0, 3.0, 3.2), alarm.Mix(amber, 0.5).Mul(2.2), 0.4, false)
		s.look.clear = true
		return s
	},
	"farm": func() *stage {
		s := corridor(hope.Mix(cold, 0.5), 0x36423f, 1.7, 1.6)
		s.near(solid.V(0.1, -3.2, 1.95), solid.V(0.0, 1.6, 1.05), 2.0, hope)
		for i := range 8 {
			x, y := []float64{-1.35, 1.35}[i%2], 0.6+1.7*float64(i/2)
			s.put(steel(), slab(x-0.95, x+0.95, y-0.36, y+0.36, 0.60, 0.72), solid.Drum(x-0.7, y, 0, 0.62, 0.03, 0.005), solid.Drum(x+0.7, y, 0, 0.62, 0.03, 0.005))
			who := people.Anybody(i*3 + 160)
			who.Woman, who.Beard, who.Dress = true, people.Shaven, people.Gown
			s.exactly(figure.Lying, solid.V(x, y, 0.70), []float64{90, -90}[i%2], who)
			for j := range 3 { // what is led into her, and out
				a := solid.V(x+0.18*float64(j-1), y, 0.98)
				b := solid.V(x*1.15+0.1*float64(j-1), y+0.15, 2.6)
				m := a.Add(b).Mul(0.5).Add(solid.V(-0.2*x, 0, -0.15))
				s.put(&stuff{color: alarm.Mul(0.1), light: alarm.Mul(0.18), gloss: 0.8}, solid.Rod(a, m, 0.014, 0.014), solid.Rod(m, b, 0.014, 0.014))
			}
			s.put(&stuff{color: hope.Mul(0.1), light: hope.Mul(0.35), gloss: 1}, solid.Drum(x*1.15, y+0.15, 2.5, 2.9, 0.16, 0.03))
		}
		s.robot(figure.Watching, solid.V(0.05, 5.4, 0), 0, 0x7f868d)
		s.someone(figure.Composed, solid.V(-0.15, 2.6, 0), 30, people.Doctor(9))
		s.lamp(solid.V(0, 7.5, 2.6), alarm.Mul(4), 0.6, false)
		return s
	},
	"assassin": func() *stage {
		s := chamber(cold, 0x2c3036, 1.75)
		s.near(solid.V(0.35, -2.8, 1.6), solid.V(-0.05, 1.6, 1.42), 1.75, cold)
		s.put(metal(0x3a424a, 0.4), solid.Drum(-1.42, 0.35, 0, 4, 0.36, 0.03))
		s.exactly(figure.Covering, solid.V(-0.78, 0.05, 0), 150, people.Anybody(143))
		s.exactly(figure.Proud, solid.V(0.62, 3.0, 0), 30, character("william-adama"))
		s.someone(figure.Speaking, solid.V(1.45, 3.2, 0), -40, people.Officer(71))
		s.someone(figure.Folded, solid.V(0.10, 3.7, 0), 20, people.Officer(74))
		s.put(metal(0x2a4a6a, 0.1), banner(-1.6, 4.9, 3.6, 0.9, 2.6), banner(1.0, 4.9, 3.6, 0.9, 2.6))
		s.lamp(solid.V(0.6, 2.6, 3.5), warm.Mul(4), 0.5, true)
		s.lamp(solid.V(-1.9, -0.9, 2.4), alarm.Mul(1.6), 0.2, false)
		s.look.clear = true
		return s
	},
}

// dealer is who sells what is short.
func dealer() people.Person {
	p := people.Anybody(131)
	p.Woman, p.Dress, p.Cloth, p.Beard, p.Wears = false, people.Coat, 0x4A3A2A, people.Goatee, []people.Gear{people.Scarf}
	p.Hair.Cut = people.Swept
	return p
}
