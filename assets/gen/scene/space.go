package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// pack is raiders that come, the nearest first.
func (s *stage) pack(n, seed int, wide float64) {
	for i := range n {
		far := -2 + 1.5*float64(i)
		x, z := (solid.Hash(i, 1, seed)-0.5)*(wide+far*0.62), (solid.Hash(i, 2, seed)-0.40)*(wide/2+far*0.34)
		s.craft("raider", solid.V(x, far, z+0.8), 2.4, 176+24*solid.Hash(i, 3, seed), -18+14*solid.Hash(i, 4, seed), 40*(solid.Hash(i, 5, seed)-0.5))
	}
}

// away looks past a craft at an orb.
func away(name string, size, yaw, pitch, roll float64, at solid.Vec, sky skyFunc, from solid.Vec, key solid.Color) *stage {
	s := outside(cold, sky, from, key)
	s.craft(name, at, size, yaw, pitch, roll)
	return s
}

var spaceScenes = map[string]func() *stage{
	"swarm": func() *stage {
		s := outside(alarm, redSky(4), fromRight, redSun)
		s.eye, s.aim = solid.V(0, -10, -0.4), solid.V(0, 0, 0.9)
		s.craft("raider", solid.V(0.3, -5.8, -0.2), 2.6, 186, -20, 12)
		s.pack(20, 12, 8)
		return s
	},
	"raiders": func() *stage {
		s := outside(dusk, violetSky(14), fromLeft, solid.RGB(1.6, 1.3, 2.2))
		s.craft("raider", solid.V(-1.5, -5.0, 0.1), 2.2, 170, -16, -20)
		s.craft("raider", solid.V(1.7, -4.0, 0.6), 2.2, 192, -16, 16)
		s.pack(12, 31, 10)
		return s
	},
	"ambush": func() *stage {
		s := outside(amber, planet(amberSky(21), orb{x: 0.42, y: -0.62, r: 0.72, sun: solid.V(-0.5, 0.6, 0.3), land: solid.Hex(0x9a6a40), sea: solid.Hex(0x5a3520), air: solid.RGB(0.9, 0.45, 0.15), seed: 3}), fromLeft, redSun)
		s.craft("civilian-liner", solid.V(1.1, 0, 0.2), 3.6, 250, -25, 0)
		s.pack(9, 5, 7)
		s.tracers(solid.V(-3, -4, 1.6), solid.V(0.9, 0, 0.4), 7, alarm.Mul(1.2), 2)
		s.veils = append(s.veils, blast(solid.V(1.4, -0.6, 0.5), 0.7, 0.95, 5))
		return s
	},
	"heavy-raiders": func() *stage {
		s := outside(alarm, redSky(44), fromLeft, redSun)
		s.craft("heavy-raider", solid.V(-0.9, -5, 0.35), 2.4, 160, -22, -10)
		s.craft("heavy-raider", solid.V(1.6, -2.6, 0.5), 2.4, 165, -22, -6)
		s.craft("heavy-raider", solid.V(-2.9, 0.5, 1.3), 2.4, 165, -22, -6)
		s.craft("heavy-raider", solid.V(3.8, 3, 1.9), 2.4, 165, -22, -6)
		return s
	},
	"basestar": func() *stage {
		s := outside(alarm, redSky(9), fromFar, redSun)
		s.sun.shadow = true
		s.lamps = []lamp{{at: solid.V(-8, -10, 6), light: cold.Mul(70)}, {at: solid.V(9, -6, -3), light: alarm.Mul(40)}}
		s.craft("basestar", solid.V(0.5, 1, 0.6), 10.5, 20, -30, 8)
		for i := range 7 {
			s.craft("raider", solid.V(-3.6+1.1*float64(i), -3.4+1.7*solid.Hash(i, 2, 3), -1.0+1.5*solid.Hash(i, 1, 3)), 0.7, 190, -10, 30*(solid.Hash(i, 5, 3)-0.5))
		}
		return s
	},
	"two-basestars": func() *stage {
		s := outside(dusk, planet(violetSky(33), orb{x: -0.5, y: -0.5, r: 0.62, sun: solid.V(0.7, 0.5, 0.2), land: solid.Hex(0x6a4a7a), sea: solid.Hex(0x2a2040), air: solid.RGB(0.5, 0.25, 0.8), seed: 8}), fromRight, solid.RGB(2.2, 1.5, 1.9))
		s.craft("basestar", solid.V(1.5, 0, 0.4), 6.4, 10, -38, 6)
		s.craft("basestar", solid.V(-3.2, 7, 2.2), 6.4, 40, -34, -8)
		for i := range 9 {
			s.craft("raider", solid.V(-3.4+0.9*float64(i), -4+2*solid.Hash(i, 2, 9), -0.9+1.6*solid.Hash(i, 1, 9)), 0.6, 180, -14, 20)
		}
		return s
	},
	"missiles": func() *stage {
		s := outside(alarm, redSky(61), fromFar, redSun)
		s.lamps = []lamp{{at: solid.V(-6, -9, 5), light: cold.Mul(70)}}
		s.craft("basestar", solid.V(1.9, 3, 1.4), 8.5, 25, -32, 10)
		for i := range 9 {
			a := solid.V(1.6+0.7*(solid.Hash(i, 1, 4)-0.5), 2, 0.9)
			b := solid.V(-4.2+7*solid.Hash(i, 2, 4), -6.5, -0.9+2.0*solid.Hash(i, 3, 4))
			s.veils = append(s.veils, streak(a, b, 0.018, solid.RGB(0.9, 0.4, 0.18)), glow(b, 0.09, solid.RGB(2.4, 1.5, 0.8)))
		}
		return s
	},
	"fleet": func() *stage {
		s := outside(alarm, star(redSky(71), -0.25, 0.12, 0.07, solid.RGB(1.3, 0.45, 0.2)), fromFar, redSun)
		for i, at := range []solid.Vec{solid.V(-3.4, 2, 0.7), solid.V(0.6, 5, 1.4), solid.V(4.6, 3, 0.3), solid.V(-7, 12, 3.4), solid.V(6.5, 14, 4.0)} {
			s.craft("basestar", at, 5.6, 20+25*float64(i), -34, 4)
		}
		s.pack(8, 77, 9)
		return s
	},
	"surrounded": func() *stage {
		s := outside(cold, redSky(83), fromLeft, blueSun)
		s.eye = solid.V(0, -10, 2.2)
		s.craft("galactica", solid.V(0, 0, 0.4), 6.4, 248, 6, 0)
		for i := range 16 {
			a := float64(i) * 2 * math.Pi / 16
			at := solid.V(5.0*math.Cos(a), 4.6*math.Sin(a), 0.9+0.9*(solid.Hash(i, 3, 6)-0.4))
			s.craft("raider", at, 0.95, math.Atan2(-at.X, -at.Y)*-180/math.Pi, 0, 0)
		}
		return s
	},
	"battle": func() *stage {
		s := outside(amber, amberSky(90), fromLeft, sunlight)
		s.eye = solid.V(0, -10, 1.6)
		s.craft("galactica", solid.V(-0.9, 0, 0.2), 7.6, 292, 10, 4)
		s.craft("basestar", solid.V(4.3, 6, 2.2), 5, 10, -30, 0)
		s.pack(6, 93, 6)
		s.tracers(solid.V(0.5, -0.5, 0.6), solid.V(3.6, 4, 2), 16, warm.Mul(0.8), 4)
		s.tracers(solid.V(-1.5, -0.8, 0.6), solid.V(-4, -2, 2.6), 9, warm.Mul(0.8), 5)
		s.veils = append(s.veils, blast(solid.V(-2.0, -1.2, 0.5), 0.75, 0.9, 3), blast(solid.V(0.4, -1.5, 0.1), 0.45, 0.95, 8), blast(solid.V(3.4, 4, 2.3), 0.8, 0.9, 12))
		return s
	},
	"nukes": func() *stage {
		s := outside(cold, blueSky(99), fromRight, sunlight)
		s.eye = solid.V(0, -10, 1.2)
		s.craft("galactica", solid.V(2.4, 5, 1.4), 7.5, 262, 6, 0)
		for i, at := range []solid.Vec{solid.V(-0.9, -5.2, 0.25), solid.V(-2.9, -2.4, 1.35), solid.V(0.8, -2.2, 0.25)} {
			s.craft("nuke", at, []float64{2.4, 2.4, 2.2}[i], -38, 14, 20)
			tail := at.Add(solid.V(-0.72, -0.8, -0.26))
			s.veils = append(s.veils, streak(tail.Add(solid.V(-2.6, -2.2, -0.9)), tail, 0.09, solid.RGB(0.8, 0.35, 0.14)), glow(tail, 0.17, solid.RGB(1.6, 1.0, 0.5)))
		}
		return s
	},
	"launch": func() *stage {
		s := outside(cold, blueSky(104), fromLeft, sunlight)
		for i, at := range []solid.Vec{solid.V(-0.5, -5.4, 0.35), solid.V(1.9, -3.0, 0.85), solid.V(-2.7, -1.4, 1.2), solid.V(3.7, 0.5, 1.9)} {
			s.craft("viper-vii", at, 2.2, 30-4*float64(i), 14, 16)
		}
		s.craft("galactica", solid.V(-6, 14, 1.2), 16, 250, 4, 0)
		return s
	},
	"dogfight": func() *stage {
		s := outside(amber, amberSky(111), fromRight, sunlight)
		s.craft("viper-ii", solid.V(-0.7, -5.2, 0.25), 2.4, 22, 16, -34)
		s.craft("raider", solid.V(1.5, -1.4, 1.15), 2.0, 20, 10, 40)
		s.craft("raider", solid.V(-3.2, 2.5, 2.0), 2.0, 200, -10, 30)
		s.tracers(solid.V(-0.5, -4.4, 0.5), solid.V(1.5, -1.2, 1.2), 6, warm, 3)
		s.veils = append(s.veils, blast(solid.V(1.8, -1.4, 1.0), 0.6, 0.9, 4))
		return s
	},
	"rookie": func() *stage {
		s := outside(cold, planet(blueSky(118), orb{x: 0.55, y: -0.75, r: 0.85, sun: solid.V(-0.6, 0.7, 0.1), land: solid.Hex(0x5a7a6a), sea: solid.Hex(0x1c3a5c), air: solid.RGB(0.25, 0.6, 1.0), seed: 12}), fromLeft, sunlight)
		s.craft("viper-ii", solid.V(-0.9, -5, 0.5), 2.3, 318, 12, 18)
		s.craft("viper-ii", solid.V(1.6, -3.6, 0.9), 2.3, 312, 10, -12)
		return s
	},
	"raptor-away": func() *stage {
		return away("raptor", 2.7, 28, 12, 10, solid.V(-0.4, -5, 0.35), tealSky(121), fromLeft, sunlight)
	},
	"raptor-planet": func() *stage {
		return away("raptor", 2.3, 330, 14, -8, solid.V(-0.9, -5, 0.55), planet(amberSky(122), orb{x: 0.28, y: -0.35, r: 0.55, sun: solid.V(-0.7, 0.5, 0.4), land: solid.Hex(0xa88a5a), sea: solid.Hex(0x6a3a22), air: solid.RGB(1.0, 0.55, 0.2), seed: 31}), fromLeft, sunlight)
	},
	"raptor-ice": func() *stage {
		return away("raptor", 2.1, 30, 10, 14, solid.V(0.9, -5, 0.4), planet(blueSky(124), orb{x: -0.34, y: -0.24, r: 0.42, sun: solid.V(0.7, 0.6, 0.3), land: solid.Hex(0xd8e8f2), sea: solid.Hex(0x6f9ab8), air: solid.RGB(0.4, 0.75, 1.0), seed: 37, craters: 0.5}), fromRight, blueSun)
	},
	"raptor-asteroid": func() *stage {
		s := away("raptor", 2.0, 20, 12, -10, solid.V(-1.1, -5, 0.25), amberSky(125), fromLeft, sunlight)
		s.rocks(9, 55, 0, 16, 2.2, stone(0x8a745c))
		return s
	},
	"raptor-fire": func() *stage {
		s := away("raptor", 2.8, 140, -10, 24, solid.V(-0.2, -5, 0.4), redSky(127), fromRight, sunlight)
		s.veils = append(s.veils, blast(solid.V(0.35, -5.2, 0.5), 0.55, 0.75, 7), blast(solid.V(0.9, -4.9, 0.75), 0.6, 0.25, 9), blast(solid.V(1.5, -4.8, 1.05), 0.6, 0.1, 10))
		return s
	},
	"drifting-raider": func() *stage {
		s := away("raider", 3.4, 130, -30, 40, solid.V(0.1, -4.6, 0.35), violetSky(130), fromRight, solid.RGB(1.6, 1.6, 2.0))
		s.veils = append(s.veils, blast(solid.V(0.5, -4.8, 0.5), 0.5, 0.5, 7), blast(solid.V(1.1, -4.5, 0.8), 0.6, 0.12, 9))
		s.rocks(26, 58, -4, 4, 0.12, metal(0x4a4f57, 0.5))
		return s
	},
	"convoy": func() *stage {
		s := outside(cold, blueSky(135), fromLeft, sunlight)
		for i, n := range []string{"civilian-ring", "civilian-liner", "civilian-dome", "civilian-tanker", "civilian-hulk"} {
			at := []solid.Vec{solid.V(-0.8, -4.2, 0.2), solid.V(2.1, -1.5, 0.7), solid.V(-3.5, 1.5, 1.3), solid.V(1.6, 6, 2.6), solid.V(-1.4, 7, 2.2)}[i]
			s.craft(n, at, 2.6, 305, 10, 0)
		}
		s.craft("viper-ii", solid.V(2.0, -5.6, -0.1), 0.7, 305, 8, 10)
		s.craft("viper-ii", solid.V(-2.9, -4.2, 1.4), 0.7, 305, 8, 10)
		return s
	},
	"liner": func() *stage {
		s := outside(amber, star(amberSky(140), 0.30, 0.10, 0.09, solid.RGB(1.6, 1.1, 0.5)), fromFar, redSun)
		s.lamps = []lamp{{at: solid.V(-5, -9, 4), light: cold.Mul(14)}}
		s.craft("civilian-liner", solid.V(-0.4, -4, 0.4), 4.0, 290, 8, -6)
		s.craft("viper-ii", solid.V(1.9, -5.4, -0.05), 0.9, 320, 8, 16)
		s.craft("viper-ii", solid.V(2.5, -4.6, 0.35), 0.9, 320, 8, 16)
		return s
	},
	"colonial-bomb": func() *stage {
		s := outside(alarm, amberSky(143), fromLeft, sunlight)
		s.craft("colonial-one", solid.V(-0.2, -4, 0.4), 4.2, 296, 10, -8)
		s.veils = append(s.veils, blast(solid.V(0.9, -4.5, 0.5), 0.95, 1, 15), blast(solid.V(1.7, -4, 0.9), 0.8, 0.3, 18))
		return s
	},
	"passage": func() *stage {
		s := outside(amber, func(x, y float64, d solid.Vec) solid.Color {
			c := star(amberSky(150), 0.0, 0.06, 0.16, solid.RGB(1.6, 0.9, 0.35))(x, y, d)
			return c.Add(solid.RGB(0.5, 0.22, 0.06).Mul(0.7 * solid.Cloud(x*3+9, y*6+9, 3)))
		}, fromFar, redSun)
		for i, at := range []solid.Vec{solid.V(-1.7, -4, 0.2), solid.V(0.9, -1.5, 0.4), solid.V(-0.6, 3, 0.9), solid.V(2.9, 5, 1.4)} {
			s.craft([]string{"civilian-tanker", "civilian-ring", "civilian-hulk", "civilian-liner"}[i], at, 2.3, 340, 8, 0)
		}
		return s
	},
	"nova": func() *stage {
		s := outside(amber, func(x, y float64, d solid.Vec) solid.Color {
			c := blueSky(155)(x, y, d)
			r, a := math.Hypot(x-0.12, y-0.02), math.Atan2(y-0.02, x-0.12)
			n := solid.Cloud(a*1.9+20+0.8*solid.Noise(r*9, 2, 5), r*7+3, 6)
			shell := math.Exp(-math.Pow((r-0.27-0.06*(n-0.5))*14, 2))
			c = c.Add(solid.RGB(2.6, 0.8, 0.2).Mul(shell * n * 1.1)).Add(solid.RGB(0.5, 0.2, 0.9).Mul(0.5 * math.Exp(-math.Pow((r-0.42)*9, 2)) * n))
			return c.Add(solid.RGB(3, 2.3, 1.5).Mul(math.Exp(-r*r*260) * 2)).Add(solid.RGB(1.6, 0.9, 0.4).Mul(math.Exp(-r*7) * (0.55 + 0.5*solid.Noise(a*5+40, 1, 4))))
		}, fromFar, redSun)
		s.craft("galactica", solid.V(-1.8, -2, 0.0), 3.6, 300, 8, 0)
		return s
	},
	"trail": func() *stage {
		s := outside(hope, greenSky(160), fromLeft, sunlight)
		s.craft("civilian-tanker", solid.V(-1.0, -4.6, 0.25), 3.0, 60, 8, 0)
		for i := range 10 {
			t := float64(i) * 0.55
			s.veils = append(s.veils, glow(solid.V(-0.2+0.75*t, -4.2+t*1.2, 0.35+0.14*t), 0.22+0.05*t, solid.RGB(0.05, 0.20, 0.06)))
		}
		s.craft("raider", solid.V(3.1, 2.5, 1.9), 1.4, 110, -10, 0)
		s.craft("raider", solid.V(4.6, 4.5, 2.4), 1.4, 110, -10, 0)
		return s
	},
	"trap": func() *stage {
		s := outside(cold, blueSky(165), fromRight, sunlight)
		s.putBall(stone(0x4f5358), rock(solid.V(-2.4, -4.6, 0.7), 1.5, 4), solid.V(-2.4, -4.6, 0.7), 2)
		s.craft("viper-vii", solid.V(-0.75, -4.8, 0.25), 1.3, 300, 4, 0)
		s.craft("viper-vii", solid.V(-0.3, -3.7, 1.0), 1.3, 300, 4, 0)
		s.craft("raider", solid.V(2.7, 2, 1.1), 1.8, 120, -10, 10)
		s.craft("raider", solid.V(4.2, 5, 2.1), 1.8, 120, -10, 10)
		s.rocks(12, 66, 4, 18, 1.2, stone(0x4f5358))
		return s
	},
	"beacon": func() *stage {
		s := outside(teal, tealSky(170), fromLeft, blueSun)
		k := metal(0xc4ccd2, 0.6)
		s.lamps = []lamp{{at: solid.V(3, -9, 3), light: pale.Mul(16)}}
		s.putBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.1, -5, 0.4))
			q = solid.V(q.X*0.9+q.Z*0.43, q.Y, q.Z*0.9-q.X*0.43)
			a := math.Hypot(q.X, q.Y)
			d := max(math.Abs(q.Z)-0.34, octagon2(q.X, q.Y, 0.26, 0.26, 0.15))
			dish := max(math.Abs(q.Sub(solid.V(0, 0, 1.15)).Len()-0.62)-0.012, q.Z-0.86)
			d = min(d, dish, max(a-0.03, math.Abs(q.Z-0.55)-0.5))
			for i := range 3 {
				b := float64(i) * 2 * math.Pi / 3
				d = min(d, rod2{solid.Vec{}, solid.V(0.95*math.Cos(b), 0.95*math.Sin(b), -0.45), 0.03, 0.012}.dist(q))
			}
			return d * 0.9
		}}, solid.V(0.1, -5, 0.4), 1.5)
		s.veils = append(s.veils, glow(solid.V(0.6, -5.1, 1.35), 0.12, solid.RGB(2.4, 0.3, 0.2)), overlay(func(x, y float64) solid.Color {
			r := math.Hypot(x-0.15, y-0.20)
			w := math.Abs(math.Mod(r*9+0.5, 1) - 0.5)
			return solid.RGB(0.30, 0.05, 0.04).Mul(math.Exp(-w*w*160) * math.Exp(-r*3.2))
		}))
		return s
	},
	"discovery": func() *stage {
		s := outside(cold, planet(blueSky(175), orb{x: 0.12, y: -0.28, r: 0.46, sun: solid.V(-0.55, 0.55, 0.45), land: solid.Hex(0x5f7a44), sea: solid.Hex(0x12406a), air: solid.RGB(0.35, 0.7, 1.2), seed: 41}), fromLeft, sunlight)
		s.craft("raptor", solid.V(-1.9, -4.6, 1.0), 1.0, 320, 10, 10)
		return s
	},
	"asteroid-field": func() *stage {
		s := outside(amber, amberSky(180), fromLeft, sunlight)
		s.rocks(34, 71, -5, 30, 1.5, stone(0x8d7f70))
		return s
	},
	"barren-planet": func() *stage {
		return outside(amber, planet(blackSky(181), orb{x: 0.0, y: -0.34, r: 0.55, sun: solid.V(-0.7, 0.5, 0.35), land: solid.Hex(0xa9886a), sea: solid.Hex(0x6a4a38), air: solid.RGB(0.35, 0.22, 0.12), seed: 51, craters: 0.5}), fromLeft, sunlight)
	},
	"desolate-moon": func() *stage {
		return outside(pale, planet(planet(blackSky(182), orb{x: 0.50, y: 0.16, r: 0.16, sun: solid.V(-0.7, 0.3, 0.3), land: solid.Hex(0x8a6a50), sea: solid.Hex(0x4a3426), air: solid.RGB(0.4, 0.3, 0.2), seed: 6}), orb{x: -0.22, y: -0.26, r: 0.44, sun: solid.V(-0.6, 0.4, 0.25), land: solid.Hex(0x9a9a9a), sea: solid.Hex(0x5f6166), air: solid.RGB(0.05, 0.05, 0.06), seed: 57, craters: 0.9}), fromLeft, sunlight)
	},
	"icy-moon": func() *stage {
		return outside(cold, planet(planet(blueSky(183), orb{x: -0.62, y: 0.10, r: 0.40, sun: solid.V(0.8, 0.2, 0.1), land: solid.Hex(0x6a86a0), sea: solid.Hex(0x2c4058), air: solid.RGB(0.3, 0.5, 0.8), seed: 8, bands: 22}), orb{x: 0.20, y: -0.26, r: 0.36, sun: solid.V(0.6, 0.6, 0.35), land: solid.Hex(0xe6f2fa), sea: solid.Hex(0x7db2d0), air: solid.RGB(0.35, 0.7, 1.0), seed: 61, craters: 0.3}), fromRight, blueSun)
	},
	"remote-planet": func() *stage {
		return outside(teal, planet(star(tealSky(184), 0.44, 0.20, 0.03, solid.RGB(1.2, 1.3, 1.2)), orb{x: -0.12, y: -0.18, r: 0.30, sun: solid.V(0.75, 0.55, -0.05), land: solid.Hex(0x4f8a80), sea: solid.Hex(0x143a4a), air: solid.RGB(0.3, 0.9, 0.9), seed: 67, ring: true}), fromRight, sunlight)
	},
	"tylium-planet": func() *stage {
		return outside(amber, planet(redSky(185), orb{x: 0.12, y: -0.40, r: 0.62, sun: solid.V(0.6, 0.6, 0.2), land: solid.Hex(0x3a2a26), sea: solid.Hex(0x5a3a2c), air: solid.RGB(1.1, 0.45, 0.15), seed: 71, glow: solid.RGB(0.9, 0.22, 0.04)}), fromRight, sunlight)
	},
	"algae-planet": func() *stage {
		return outside(hope, planet(tealSky(186), orb{x: -0.06, y: -0.46, r: 0.68, sun: solid.V(-0.4, 0.75, 0.3), land: solid.Hex(0x6f8f3a), sea: solid.Hex(0x1f5a4a), air: solid.RGB(0.35, 1.0, 0.6), seed: 79}), fromLeft, sunlight)
	},
	"gas-giant": func() *stage {
		return outside(amber, planet(blackSky(187), orb{x: 0.20, y: -0.30, r: 0.58, sun: solid.V(-0.7, 0.4, 0.4), land: solid.Hex(0xe0b078), sea: solid.Hex(0x8a4a2a), air: solid.RGB(0.9, 0.6, 0.3), seed: 83, bands: 26, ring: true}), fromLeft, sunlight)
	},
	"dying-star": func() *stage {
		return outside(alarm, func(x, y float64, d solid.Vec) solid.Color {
			c := redSky(188)(x, y, d)
			px, py := x/0.34, (y+0.14)/0.34
			r := math.Hypot(px, py)
			a := math.Atan2(py, px)
			if r < 1 {
				z := math.Sqrt(1 - r*r)
				n := solid.Cloud(px*3+20+2*solid.Cloud(px*2+9, py*2+9, 4), py*3+20, 7)
				c = solid.RGB(1.3, 0.24, 0.04).Mul(0.30 + 1.0*z*solid.Smooth(0.3, 0.8, n)).Add(solid.RGB(1.4, 0.7, 0.2).Mul(solid.Smooth(0.60, 0.85, n) * z))
			}
			flare := solid.Noise(a*3+30, 1, 9) * solid.Noise(a*9+30, 4, 9)
			return c.Add(solid.RGB(0.8, 0.18, 0.04).Mul(math.Exp(-max(0, r-1)*(3.2-2.4*flare)) * 0.8))
		}, fromLeft, sunlight)
	},
	"deep-space": func() *stage {
		s := outside(cold, space(solid.RGB(0.05, 0.10, 0.20), solid.RGB(0.10, 0.04, 0.14), 189), fromLeft, sunlight)
		s.craft("galactica", solid.V(-0.4, 2, -0.3), 5.2, 292, 8, 0)
		return s
	},
	"nebula": func() *stage {
		return outside(dusk, space(solid.RGB(0.62, 0.16, 0.26), solid.RGB(0.06, 0.13, 0.50), 193), fromLeft, sunlight)
	},
	"radioactive-cloud": func() *stage {
		s := outside(hope, space(solid.RGB(0.16, 0.50, 0.08), solid.RGB(0.26, 0.28, 0.02), 197), fromFar, solid.RGB(1.2, 2.2, 0.9))
		s.craft("civilian-hulk", solid.V(-0.5, -2, 0.2), 2.0, 300, 8, 0)
		return s
	},
	"refinery": func() *stage {
		s := outside(alarm, redSky(201), fromLeft, redSun)
		s.putBall(stone(0x6a5448), rock(solid.V(0.9, -1.5, -0.9), 3.0, 12), solid.V(0.9, -1.5, -0.9), 4)
		k := metal(0x59606a, 0.6)
		k.paint = func(p, n solid.Vec, f *surface) {
			if solid.Hash(int(math.Floor(p.X*6)), int(math.Floor(p.Z*6)), 3) > 0.8 && math.Abs(n.Z) < 0.5 {
				f.light = solid.RGB(1.6, 0.35, 0.12)
			}
		}
		for i := range 9 {
			x := -1.1 + 0.42*float64(i)
			h := 0.7 + 1.3*solid.Hash(i, 1, 8)
			s.put(k, solid.Drum(x, -3.2+solid.Hash(i, 2, 8), -0.6, h, 0.12+0.10*solid.Hash(i, 3, 8), 0.02))
		}
		s.craft("raider", solid.V(-2.6, -4.4, 1.1), 1.0, 120, 0, 10)
		s.craft("raider", solid.V(-3.3, -3.4, 0.5), 1.0, 120, 0, 10)
		s.veils = append(s.veils, blast(solid.V(0.3, -3, 1.9), 0.4, 0.9, 3))
		return s
	},
	"anchorage": func() *stage {
		s := outside(amber, func(x, y float64, d solid.Vec) solid.Color {
			n := solid.Cloud(x*2+9+solid.Cloud(x*3+4, y*3+2, 3), y*3+9, 205)
			c := solid.RGB(0.30, 0.16, 0.06).Mul(0.3 + n).Add(solid.RGB(0.5, 0.3, 0.5).Mul(0.3 * solid.Smooth(0.5, 0.8, n)))
			bolt := math.Abs(x + 0.35 + 0.10*(solid.Noise(y*7+3, 2, 5)-0.5) + 0.06*(solid.Noise(y*21, 5, 5)-0.5))
			return c.Add(solid.RGB(0.9, 0.8, 1.5).Mul((math.Exp(-bolt*260) + 0.12*math.Exp(-bolt*9)) * solid.Smooth(-0.2, 0.3, y)))
		}, fromRight, sunlight)
		k := metal(0x767f88, 0.5)
		k.paint = func(p, n solid.Vec, f *surface) {
			if math.Abs(n.Z) < 0.6 && solid.Hash(int(math.Floor(p.X*9)), int(math.Floor(p.Z*9)), 3) > 0.75 {
				f.light = solid.RGB(1.5, 1.0, 0.4)
			}
		}
		s.putBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.2, -2.5, 0.5))
			a := math.Hypot(q.X, q.Y)
			d := min(max(a-0.30, math.Abs(q.Z)-1.25), math.Hypot(a-1.45, q.Z*1.0)-0.20)
			d = min(d, max(a-0.62, math.Abs(q.Z-0.55)-0.10), max(a-0.5, math.Abs(q.Z+0.6)-0.16))
			sp := solid.Spoke(q, math.Pi/3, 0)
			return min(d, max(math.Abs(sp.X)-0.05, math.Abs(q.Z)-0.06, sp.Y-1.45)) * 0.9
		}}, solid.V(0.2, -2.5, 0.5), 2)
		s.craft("galactica", solid.V(-3.4, 2, 0.2), 4.4, 290, 6, 0)
		return s
	},
	"derelict": func() *stage {
		s := outside(pale, space(solid.RGB(0.05, 0.12, 0.14), solid.RGB(0.10, 0.03, 0.03), 209), fromRight, solid.RGB(2.6, 2.9, 3.2))
		s.lamps = []lamp{{at: solid.V(-8, -9, 6), light: teal.Mul(50)}}
		s.craft("basestar-damaged", solid.V(0.1, -0.5, 0.6), 9, 35, -42, 14)
		s.rocks(30, 88, -4, 6, 0.14, metal(0x40454c, 0.5))
		return s
	},
}
