package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// nebulaSky is the sky in all pictures of the Ionian Nebula.
func nebulaSky(seed int) set.Sky {
	return set.Nebula(solid.RGB(0.50, 0.22, 0.10), solid.RGB(0.10, 0.10, 0.42), seed)
}

// court is a courtroom: a bench with judges under banners, and in front of it a witness stand at x.
func court(light solid.Color, wall uint32, x float64, judges ...string) *set.Stage {
	s := set.Chamber(light, wall, 1.7)
	s.Put(set.Wood(), set.Slab(-2.2, 2.2, 3.5, 3.9, 0, 1.25), set.Slab(-2.3, 2.3, 3.42, 3.9, 1.22, 1.30))
	p := figure.Writing
	p.Lean, p.Nod = 6, 2
	for i, id := range judges {
		at := (float64(i) - float64(len(judges)-1)/2) * 1.0
		p.Look = -12 * at
		s.Exactly(p, solid.V(at, 4.25, 0.52), 0, character(id))
	}
	for _, b := range []float64{-1.9, 1.9} {
		s.Put(set.Metal(0x6a2420, 0.1), set.Banner(b, 5.2, 3.8, 0.9, 2.6))
	}
	s.Put(set.Metal(0x7a6024, 0.1), set.Banner(0, 5.25, 3.9, 1.1, 1.9))
	s.Put(set.Wood(), set.Slab(x-0.42, x+0.42, 0.72, 0.80, 0, 0.98), set.Slab(x-0.46, x+0.46, 0.68, 0.86, 0.96, 1.02))
	s.Lamp(solid.V(0, 2.4, 3.7), light.Mul(4), 0.5, true)
	s.Look.Clear = true
	return s
}

// crossroadsScenes are the pictures of the Crossroads cards.
var crossroadsScenes = map[string]func() *set.Stage{
	// He sees the friend whom he has shot in front of him, shining.
	"disturbing-vision": func() *set.Stage {
		s := set.Chamber(set.Alarm.Mix(set.Cold, 0.5), 0x2a2e36, 1.7)
		s.CloseUp(solid.V(0.15, -1.9, 1.5), solid.V(0, 1.6, 1.52), 1.5, set.Cold)
		p := figure.Covering
		p.Look, p.Nod = -30, 6
		s.Exactly(p, solid.V(-0.78, 1.35, 0), 58, character("saul-tigh"))
		q := figure.Composed
		q.Look = 22
		s.Exactly(q, solid.V(0.62, 1.95, 0), -34, character("william-adama")).Ghostly(set.Cold.Mix(set.Pale, 0.4))
		s.Console(-2.6, 4.2, 20, set.Metal(0x2b333b, 0.4), set.Alarm.Mul(0.5), 3)
		s.Display(0.3, 4.9, 2.2, 2.4, 1.2, func(u, v float64) solid.Color { return set.Alarm.Mul(0.30 * set.Readout(u, v, 7)) })
		s.Lamp(solid.V(0.62, 2.7, 1.5), set.Cold.Mul(2.2), 0.5, false)
		s.Lamp(solid.V(-2.2, 0.4, 2.8), set.Alarm.Mul(2), 0.1, false)
		s.Look.Rays = [][3]float64{{0.38, 0.16, 0.5}}
		return s
	},
	// Out of the light comes a viper that was given up for lost.
	"miraculous-return": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.Star(nebulaSky(401), 0.02, 0.02, 0.10, solid.RGB(1.7, 1.2, 0.7)), set.FromFar, solid.RGB(2.6, 1.9, 1.1))
		s.Eye, s.Aim = solid.V(0, -10, 0.4), solid.V(0, 0, 1.35)
		s.Craft("viper-ii", solid.V(0.35, -4.6, 0.85), 4.2, 196, -16, 16)
		s.Lamp(solid.V(-2.5, -9, 3.5), solid.RGB(1.7, 1.5, 1.3).Mul(16), 0, false)
		s.Craft("viper-vii", solid.V(-2.35, -5.6, 0.1), 2.4, 334, 6, -26)
		s.Look.Rays = [][3]float64{{0.02, 0.02, 0.9}}
		return s
	},
	// The hand is on the book, the eyes are not.
	"perjury": func() *set.Stage {
		s := court(set.Cold.Mix(set.Pale, 0.5), 0x2e343c, -0.1)
		s.CloseUp(solid.V(0.1, -1.9, 1.55), solid.V(0, 1.4, 1.46), 1.35, set.Warm)
		p := figure.Standing
		p.Right = figure.Hand{At: solid.V(-0.36, -0.20, 1.62), Grip: figure.Flat, Elbow: solid.V(-0.8, 0, -1), Palm: solid.V(0, -1, 0)}
		p.Left = figure.Hand{At: solid.V(0.12, -0.40, 1.08), Grip: figure.Flat, Elbow: solid.V(1, 0.2, -0.4), Palm: solid.V(0, 0, -1)}
		p.Look, p.Nod = 34, 4
		s.Exactly(p, solid.V(-0.22, 1.25, 0), 0, character("gaius-baltar"))
		s.Put(set.Metal(0x4a1a18, 0.2), set.SlabAt(solid.V(-0.10, 0.80, 1.045), 0.14, 0.10, 0.028))
		q := figure.Folded
		q.Look = 16
		s.Exactly(q, solid.V(0.78, 2.05, 0), -46, character("laura-roslin"))
		s.Someone(figure.Guarding, solid.V(-1.25, 2.7, 0), 22, people.Marine(11))
		return s
	},
	// A raider hovers in front of the cockpit and scans his face.
	"scanned": func() *set.Stage {
		s := cockpit(nebulaSky(407), set.Teal, 1)
		s.Craft("raider", solid.V(0.95, 4.4, 1.95), 3.6, 188, -22, 10)
		s.Lamp(solid.V(2.4, 1.6, 3.4), set.Amber.Mix(set.Pale, 0.4).Mul(9), 0, false)
		atStick(s, "samuel-anders", -0.36, -0.55, 112)
		eye := solid.V(0.80, 2.75, 1.72)
		s.Effects = append(s.Effects, set.Glow(eye, 0.06, solid.RGB(3.2, 0.4, 0.25)))
		for i := range 9 {
			to := solid.V(-0.30+0.07*float64(i%2), -0.5, 1.02+0.07*float64(i))
			s.Effects = append(s.Effects, set.Streak(eye, to, 0.006, solid.RGB(0.9, 0.08, 0.05)))
		}
		s.Lamp(solid.V(0.25, 0.1, 1.5), set.Alarm.Mul(0.8), 0.1, false)
		s.Key, s.Rim = solid.RGB(1.4, 0.35, 0.25), set.Teal.Mul(0.3)
		return s
	},
	// Nobody else hears it.
	"strange-music": func() *set.Stage {
		s := set.Corridor(set.Dusk, 0x34303c, 1.7, 1.35)
		s.CloseUp(solid.V(0.1, -2.1, 1.5), solid.V(0, 1.6, 1.58), 1.5, set.Warm)
		listen := figure.Standing // with a hand behind the ear
		listen.Right = figure.Hand{At: solid.V(-0.185, -0.06, 1.535), Grip: figure.Flat, Elbow: solid.V(-0.7, -0.5, -1), Palm: solid.V(0.7, -0.7, 0)}
		listen.Cock, listen.Nod, listen.Twist, listen.Turn = 6, 2, 0, 0
		p, q := listen, listen.Mirrored()
		p.Look, q.Look = 10, -4
		s.Exactly(p, solid.V(-0.78, 1.35, 0), 26, character("tory-foster"))
		s.Exactly(q, solid.V(0.08, 1.55, 0), -6, character("galen-tyrol"))
		s.Exactly(listen, solid.V(0.88, 1.75, 0), -34, character("samuel-anders"))
		s.Exactly(figure.Pocketed, solid.V(-0.34, 2.9, 0), 14, character("saul-tigh"))
		// Rings of light around them stand for the tune.
		for i := range 4 {
			k := 0.55 + 0.36*float64(i)
			var last solid.Vec
			for j := range 49 {
				a := float64(j) / 48 * 2 * math.Pi
				at := solid.V(2.3*k*math.Cos(a), 4.2, 1.75+k*math.Sin(a)+0.05*math.Sin(9*a+float64(i)))
				if j > 0 {
					s.Effects = append(s.Effects, set.Streak(last, at, 0.012, set.Dusk.Mix(set.Amber, 0.5).Mul(0.5-0.09*float64(i))))
				}
				last = at
			}
		}
		s.Lamp(solid.V(0, 5.5, 1.8), set.Dusk.Mix(set.Amber, 0.6).Mul(4), 0.5, true)
		return s
	},
	// One points at the accused, and all look there.
	"testimony": func() *set.Stage {
		s := court(set.Warm, 0x3a322a, 0.62, "helena-cain", "william-adama", "louis-hoshi")
		s.CloseUp(solid.V(-0.1, -2.3, 1.6), solid.V(0, 1.6, 1.56), 1.6, set.Warm)
		p := figure.Pointing
		p.Look = -24
		s.Exactly(p, solid.V(0.78, 1.30, 0), -58, character("lee-adama"))
		accused := character("gaius-baltar")
		accused.Dress, accused.Wears = people.Prison, nil
		q := figure.Bound
		q.Nod, q.Look = 12, -6
		s.Exactly(q, solid.V(-0.62, 1.55, 0), 16, accused)
		r := figure.Composed
		r.Look = 20
		s.Exactly(r, solid.V(-1.12, 1.75, 0), 34, character("romo-lampkin"))
		return s
	},
	// The child runs into the light, five figures stand above, and those who run after her come too late.
	"the-opera-house": func() *set.Stage {
		light := solid.RGB(2.4, 1.7, 0.9)
		s := &set.Stage{Eye: solid.V(0.25, -3.1, 1.45), Aim: solid.V(0, 4, 2.05), Zoom: 1.2, Above: light.Mul(0.03), Below: light.Mul(0.012), Fog: light.Mul(0.008), FogDensity: 0.02, Far: 50}
		s.Put(set.DeckPlates(0x4a3a2c, 0.35), set.Floor(0))
		s.Put(set.Metal(0x7a1c1c, 0.05), set.Slab(-0.75, 0.75, -5, 7.0, 0, 0.015))
		// The hall: a wall with a tall door, a gallery over it, pillars and curtains.
		door := solid.New(func(p solid.Vec) float64 {
			d := max(math.Abs(p.X)-0.95, p.Z-2.3)
			return max(min(d, math.Hypot(p.X, p.Z-2.3)-0.95), math.Abs(p.Y-7.2)-1)
		}, -1.2, 6, 1.2, 9)
		s.Put(set.Metal(0x6a5438, 0.3), solid.Less(set.Slab(-9, 9, 7.0, 7.5, -1, 9), door, 0.02))
		s.Put(set.Metal(0x8a7040, 0.5), solid.New(func(p solid.Vec) float64 {
			d := math.Abs(p.X) - 0.95
			if p.Z > 2.3 {
				d = math.Hypot(p.X, p.Z-2.3) - 0.95
			}
			return max(math.Abs(d-0.08)-0.08, math.Abs(p.Y-6.95)-0.12)
		}, -1.3, 6.7, 1.3, 7.2))
		s.Put(set.Metal(0x7a6238, 0.4), set.Slab(-9, 9, 6.0, 7.2, 3.55, 3.75), set.Slab(-9, 9, 6.0, 6.08, 4.35, 4.43), set.RepeatX(solid.Drum(0, 6.04, 3.7, 4.4, 0.045, 0.01), -4.2, 0.28, 31))
		for _, x := range []float64{-2.3, 2.3} {
			s.Put(set.Stone(0x8a7a62), solid.Drum(x, 5.6, 0, 7, 0.26, 0.02), solid.Drum(x, 5.6, 0, 0.3, 0.36, 0.04), solid.Drum(x, 5.6, 3.2, 3.5, 0.36, 0.04))
			s.Put(set.Stone(0x8a7a62), solid.Drum(x*1.1, 2.0, 0, 7, 0.28, 0.02), solid.Drum(x*1.1, 2.0, 0, 0.3, 0.38, 0.04))
			s.Put(set.Metal(0x7a1a20, 0.1), set.Banner(x*1.75, 5.9, 6.5, 1.6, 6.4), set.Banner(x*0.72, 6.7, 7.5, 0.7, 2.2))
		}
		for i := range 5 {
			x := -1.5 + 0.75*float64(i)
			s.Someone(figure.Composed, solid.V(x, 6.55, 3.75), -4*x, robed(0xd8dce0, true)).Ghostly(solid.RGB(0.75, 0.60, 0.40))
		}
		run := figure.Running
		s.Exactly(run, solid.V(0.10, 2.4, 0), 172, people.Child(5))
		p := figure.Reaching
		p.Right.At = solid.V(-0.16, -0.54, 1.34)
		s.Exactly(p, solid.V(-0.62, -0.6, 0), 166, character("laura-roslin"))
		q := figure.Running
		s.Exactly(q, solid.V(0.95, 0.3, 0), 190, character("sharon-valerii"))
		s.Lamp(solid.V(0, 8.2, 1.6), light.Mul(9), 0.3, true)
		s.Lamp(solid.V(0, 5.0, 6.4), light.Mul(5), 0.1, false)
		s.Lamp(solid.V(-2.6, 0, 4.5), set.Warm.Mul(2.2), 0, false)
		s.Sky = func(x, y float64, d solid.Vec) solid.Color { return light.Mul(1.1) }
		s.Key, s.Rim = set.Warm.Mix(set.Pale, 0.5).Mul(0.5), light.Mul(0.7)
		s.Look = set.Look{Bright: 1.1, Bloom: 0.35, Paint: 0.65, Rays: [][3]float64{{0, -0.02, 0.45}}, Clear: true}
		return s
	},
}
