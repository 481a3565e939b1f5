package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// nebulaSky is the sky of the Ionian Nebula, in all pictures of what happens there.
func nebulaSky(seed int) skyFunc {
	return space(solid.RGB(0.50, 0.22, 0.10), solid.RGB(0.10, 0.10, 0.42), seed)
}

// court is a room where somebody is tried: a bench with three judges under banners, and a stand before it at x.
func court(light solid.Color, wall uint32, x float64, judges ...string) *stage {
	s := chamber(light, wall, 1.7)
	s.put(wood(), slab(-2.2, 2.2, 3.5, 3.9, 0, 1.25), slab(-2.3, 2.3, 3.42, 3.9, 1.22, 1.30))
	p := figure.Writing
	p.Lean, p.Nod = 6, 2
	for i, id := range judges {
		at := (float64(i) - float64(len(judges)-1)/2) * 1.0
		p.Look = -12 * at
		s.exactly(p, solid.V(at, 4.25, 0.52), 0, character(id))
	}
	for _, b := range []float64{-1.9, 1.9} {
		s.put(metal(0x6a2420, 0.1), banner(b, 5.2, 3.8, 0.9, 2.6))
	}
	s.put(metal(0x7a6024, 0.1), banner(0, 5.25, 3.9, 1.1, 1.9))
	s.put(wood(), slab(x-0.42, x+0.42, 0.72, 0.80, 0, 0.98), slab(x-0.46, x+0.46, 0.68, 0.86, 0.96, 1.02))
	s.lamp(solid.V(0, 2.4, 3.7), light.Mul(4), 0.5, true)
	s.look.clear = true
	return s
}

// crossroadsScenes are the pictures of the Crossroads cards.
var crossroadsScenes = map[string]func() *stage{
	// He has shot his oldest friend, who stands before him and shines.
	"disturbing-vision": func() *stage {
		s := chamber(alarm.Mix(cold, 0.5), 0x2a2e36, 1.7)
		s.near(solid.V(0.15, -1.9, 1.5), solid.V(0, 1.6, 1.52), 1.5, cold)
		p := figure.Covering
		p.Look, p.Nod = -30, 6
		s.exactly(p, solid.V(-0.78, 1.35, 0), 58, character("saul-tigh"))
		q := figure.Composed
		q.Look = 22
		s.exactly(q, solid.V(0.62, 1.95, 0), -34, character("william-adama")).ghostly(cold.Mix(pale, 0.4))
		s.console(-2.6, 4.2, 20, metal(0x2b333b, 0.4), alarm.Mul(0.5), 3)
		s.display(0.3, 4.9, 2.2, 2.4, 1.2, func(u, v float64) solid.Color { return alarm.Mul(0.30 * screenLines(u, v, 7)) })
		s.lamp(solid.V(0.62, 2.7, 1.5), cold.Mul(2.2), 0.5, false)
		s.lamp(solid.V(-2.2, 0.4, 2.8), alarm.Mul(2), 0.1, false)
		s.look.rays = [][3]float64{{0.38, 0.16, 0.5}}
		return s
	},
	// Out of the light comes a viper that nobody looked for any more.
	"miraculous-return": func() *stage {
		s := outside(dusk, star(nebulaSky(401), 0.02, 0.02, 0.10, solid.RGB(1.7, 1.2, 0.7)), fromFar, solid.RGB(2.6, 1.9, 1.1))
		s.eye, s.aim = solid.V(0, -10, 0.4), solid.V(0, 0, 1.35)
		s.craft("viper-ii", solid.V(0.35, -4.6, 0.85), 4.2, 196, -16, 16)
		s.lamp(solid.V(-2.5, -9, 3.5), solid.RGB(1.7, 1.5, 1.3).Mul(16), 0, false)
		s.craft("viper-vii", solid.V(-2.35, -5.6, 0.1), 2.4, 334, 6, -26)
		s.look.rays = [][3]float64{{0.02, 0.02, 0.9}}
		return s
	},
	// The hand is on the book, the eyes are not.
	"perjury": func() *stage {
		s := court(cold.Mix(pale, 0.5), 0x2e343c, -0.1)
		s.near(solid.V(0.1, -1.9, 1.55), solid.V(0, 1.4, 1.46), 1.35, warm)
		p := figure.Standing
		p.Right = figure.Hand{At: solid.V(-0.36, -0.20, 1.62), Grip: figure.Flat, Elbow: solid.V(-0.8, 0, -1), Palm: solid.V(0, -1, 0)}
		p.Left = figure.Hand{At: solid.V(0.12, -0.40, 1.08), Grip: figure.Flat, Elbow: solid.V(1, 0.2, -0.4), Palm: solid.V(0, 0, -1)}
		p.Look, p.Nod = 34, 4
		s.exactly(p, solid.V(-0.22, 1.25, 0), 0, character("gaius-baltar"))
		s.put(metal(0x4a1a18, 0.2), slabAt(solid.V(-0.10, 0.80, 1.045), 0.14, 0.10, 0.028))
		q := figure.Folded
		q.Look = 16
		s.exactly(q, solid.V(0.78, 2.05, 0), -46, character("laura-roslin"))
		s.someone(figure.Guarding, solid.V(-1.25, 2.7, 0), 22, people.Marine(11))
		return s
	},
	// A raider stands still before the glass, and reads his face.
	"scanned": func() *stage {
		s := cockpit(nebulaSky(407), teal, 1)
		s.craft("raider", solid.V(0.95, 4.4, 1.95), 3.6, 188, -22, 10)
		s.lamp(solid.V(2.4, 1.6, 3.4), amber.Mix(pale, 0.4).Mul(9), 0, false)
		s.atStick("samuel-anders", -0.36, -0.55, 112)
		eye := solid.V(0.80, 2.75, 1.72)
		s.veils = append(s.veils, glow(eye, 0.06, solid.RGB(3.2, 0.4, 0.25)))
		for i := range 9 {
			to := solid.V(-0.30+0.07*float64(i%2), -0.5, 1.02+0.07*float64(i))
			s.veils = append(s.veils, streak(eye, to, 0.006, solid.RGB(0.9, 0.08, 0.05)))
		}
		s.lamp(solid.V(0.25, 0.1, 1.5), alarm.Mul(0.8), 0.1, false)
		s.key, s.rim = solid.RGB(1.4, 0.35, 0.25), teal.Mul(0.3)
		return s
	},
	// Nobody else hears it.
	"strange-music": func() *stage {
		s := corridor(dusk, 0x34303c, 1.7, 1.35)
		s.near(solid.V(0.1, -2.1, 1.5), solid.V(0, 1.6, 1.58), 1.5, warm)
		listen := figure.Standing // with a hand behind the ear
		listen.Right = figure.Hand{At: solid.V(-0.185, -0.06, 1.535), Grip: figure.Flat, Elbow: solid.V(-0.7, -0.5, -1), Palm: solid.V(0.7, -0.7, 0)}
		listen.Cock, listen.Nod, listen.Twist, listen.Turn = 6, 2, 0, 0
		p, q := listen, listen.Mirrored()
		p.Look, q.Look = 10, -4
		s.exactly(p, solid.V(-0.78, 1.35, 0), 26, character("tory-foster"))
		s.exactly(q, solid.V(0.08, 1.55, 0), -6, character("galen-tyrol"))
		s.exactly(listen, solid.V(0.88, 1.75, 0), -34, character("samuel-anders"))
		s.exactly(figure.Pocketed, solid.V(-0.34, 2.9, 0), 14, character("saul-tigh"))
		// The tune goes round them.
		for i := range 4 {
			k := 0.55 + 0.36*float64(i)
			var last solid.Vec
			for j := range 49 {
				a := float64(j) / 48 * 2 * math.Pi
				at := solid.V(2.3*k*math.Cos(a), 4.2, 1.75+k*math.Sin(a)+0.05*math.Sin(9*a+float64(i)))
				if j > 0 {
					s.veils = append(s.veils, streak(last, at, 0.012, dusk.Mix(amber, 0.5).Mul(0.5-0.09*float64(i))))
				}
				last = at
			}
		}
		s.lamp(solid.V(0, 5.5, 1.8), dusk.Mix(amber, 0.6).Mul(4), 0.5, true)
		return s
	},
	// One points, and all look at whom he means.
	"testimony": func() *stage {
		s := court(warm, 0x3a322a, 0.62, "helena-cain", "william-adama", "louis-hoshi")
		s.near(solid.V(-0.1, -2.3, 1.6), solid.V(0, 1.6, 1.56), 1.6, warm)
		p := figure.Pointing
		p.Look = -24
		s.exactly(p, solid.V(0.78, 1.30, 0), -58, character("lee-adama"))
		accused := character("gaius-baltar")
		accused.Dress, accused.Wears = people.Prison, nil
		q := figure.Bound
		q.Nod, q.Look = 12, -6
		s.exactly(q, solid.V(-0.62, 1.55, 0), 16, accused)
		r := figure.Composed
		r.Look = 20
		s.exactly(r, solid.V(-1.12, 1.75, 0), 34, character("romo-lampkin"))
		return s
	},
	// The child runs into the light, above stand five, and whoever comes after comes too late.
	"the-opera-house": func() *stage {
		light := solid.RGB(2.4, 1.7, 0.9)
		s := &stage{eye: solid.V(0.25, -3.1, 1.45), aim: solid.V(0, 4, 2.05), zoom: 1.2, above: light.Mul(0.03), below: light.Mul(0.012), air: light.Mul(0.008), thick: 0.02, far: 50}
		s.put(deckStuff(0x4a3a2c, 0.35), floorAt(0))
		s.put(metal(0x7a1c1c, 0.05), slab(-0.75, 0.75, -5, 7.0, 0, 0.015))
		// The hall: a wall with a tall door, a gallery over it, pillars and curtains.
		door := solid.New(func(p solid.Vec) float64 {
			d := max(math.Abs(p.X)-0.95, p.Z-2.3)
			return max(min(d, math.Hypot(p.X, p.Z-2.3)-0.95), math.Abs(p.Y-7.2)-1)
		}, -1.2, 6, 1.2, 9)
		s.put(metal(0x6a5438, 0.3), solid.Less(slab(-9, 9, 7.0, 7.5, -1, 9), door, 0.02))
		s.put(metal(0x8a7040, 0.5), solid.New(func(p solid.Vec) float64 {
			d := math.Abs(p.X) - 0.95
			if p.Z > 2.3 {
				d = math.Hypot(p.X, p.Z-2.3) - 0.95
			}
			return max(math.Abs(d-0.08)-0.08, math.Abs(p.Y-6.95)-0.12)
		}, -1.3, 6.7, 1.3, 7.2))
		s.put(metal(0x7a6238, 0.4), slab(-9, 9, 6.0, 7.2, 3.55, 3.75), slab(-9, 9, 6.0, 6.08, 4.35, 4.43), across(solid.Drum(0, 6.04, 3.7, 4.4, 0.045, 0.01), -4.2, 0.28, 31))
		for _, x := range []float64{-2.3, 2.3} {
			s.put(stone(0x8a7a62), solid.Drum(x, 5.6, 0, 7, 0.26, 0.02), solid.Drum(x, 5.6, 0, 0.3, 0.36, 0.04), solid.Drum(x, 5.6, 3.2, 3.5, 0.36, 0.04))
			s.put(stone(0x8a7a62), solid.Drum(x*1.1, 2.0, 0, 7, 0.28, 0.02), solid.Drum(x*1.1, 2.0, 0, 0.3, 0.38, 0.04))
			s.put(metal(0x7a1a20, 0.1), banner(x*1.75, 5.9, 6.5, 1.6, 6.4), banner(x*0.72, 6.7, 7.5, 0.7, 2.2))
		}
		for i := range 5 {
			x := -1.5 + 0.75*float64(i)
			s.someone(figure.Composed, solid.V(x, 6.55, 3.75), -4*x, robed(0xd8dce0, true)).ghostly(solid.RGB(0.75, 0.60, 0.40))
		}
		run := figure.Running
		s.exactly(run, solid.V(0.10, 2.4, 0), 172, people.Child(5))
		p := figure.Reaching
		p.Right.At = solid.V(-0.16, -0.54, 1.34)
		s.exactly(p, solid.V(-0.62, -0.6, 0), 166, character("laura-roslin"))
		q := figure.Running
		s.exactly(q, solid.V(0.95, 0.3, 0), 190, character("sharon-valerii"))
		s.lamp(solid.V(0, 8.2, 1.6), light.Mul(9), 0.3, true)
		s.lamp(solid.V(0, 5.0, 6.4), light.Mul(5), 0.1, false)
		s.lamp(solid.V(-2.6, 0, 4.5), warm.Mul(2.2), 0, false)
		s.sky = func(x, y float64, d solid.Vec) solid.Color { return light.Mul(1.1) }
		s.key, s.rim = warm.Mix(pale, 0.5).Mul(0.5), light.Mul(0.7)
		s.look = look{bright: 1.1, bloom: 0.35, paint: 0.65, rays: [][3]float64{{0, -0.02, 0.45}}, clear: true}
		return s
	},
}
