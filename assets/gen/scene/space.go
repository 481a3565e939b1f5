package scene

import (
	"math"

	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
)

// pack puts n raiders on the stage that fly towards the camera, the nearest first.
func pack(s *set.Stage, n, seed int, wide float64) {
	for i := range n {
		far := -2 + 1.5*float64(i)
		x, z := (solid.Hash(i, 1, seed)-0.5)*(wide+far*0.62), (solid.Hash(i, 2, seed)-0.40)*(wide/2+far*0.34)
		s.Craft("raider", solid.V(x, far, z+0.8), 2.4, 176+24*solid.Hash(i, 3, seed), -18+14*solid.Hash(i, 4, seed), 40*(solid.Hash(i, 5, seed)-0.5))
	}
}

// away is a ship with a sky behind it, usually one with a planet.
func away(name string, size, yaw, pitch, roll float64, at solid.Vec, sky set.Sky, from solid.Vec, key solid.Color) *set.Stage {
	s := set.OpenSpace(set.Cold, sky, from, key)
	s.Craft(name, at, size, yaw, pitch, roll)
	return s
}

// spaceScenes are the pictures of what happens in space.
var spaceScenes = map[string]func() *set.Stage{
	"swarm": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.RedSky(4), set.FromRight, set.RedSun)
		s.Eye, s.Aim = solid.V(0, -10, -0.4), solid.V(0, 0, 0.9)
		s.Craft("raider", solid.V(0.3, -5.8, -0.2), 2.6, 186, -20, 12)
		pack(s, 20, 12, 8)
		return s
	},
	"raiders": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.VioletSky(14), set.FromLeft, solid.RGB(1.6, 1.3, 2.2))
		s.Craft("raider", solid.V(-1.5, -5.0, 0.1), 2.2, 170, -16, -20)
		s.Craft("raider", solid.V(1.7, -4.0, 0.6), 2.2, 192, -16, 16)
		pack(s, 12, 31, 10)
		return s
	},
	"ambush": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.Planet(set.AmberSky(21), set.Orb{X: 0.42, Y: -0.62, R: 0.72, Sun: solid.V(-0.5, 0.6, 0.3), Land: solid.Hex(0x9a6a40), Sea: solid.Hex(0x5a3520), Air: solid.RGB(0.9, 0.45, 0.15), Seed: 3}), set.FromLeft, set.RedSun)
		s.Craft("civilian-liner", solid.V(1.1, 0, 0.2), 3.6, 250, -25, 0)
		pack(s, 9, 5, 7)
		s.Tracers(solid.V(-3, -4, 1.6), solid.V(0.9, 0, 0.4), 7, set.Alarm.Mul(1.2), 2)
		s.Effects = append(s.Effects, set.Blast(solid.V(1.4, -0.6, 0.5), 0.7, 0.95, 5))
		return s
	},
	"heavy-raiders": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.RedSky(44), set.FromLeft, set.RedSun)
		s.Craft("heavy-raider", solid.V(-0.9, -5, 0.35), 2.4, 160, -22, -10)
		s.Craft("heavy-raider", solid.V(1.6, -2.6, 0.5), 2.4, 165, -22, -6)
		s.Craft("heavy-raider", solid.V(-2.9, 0.5, 1.3), 2.4, 165, -22, -6)
		s.Craft("heavy-raider", solid.V(3.8, 3, 1.9), 2.4, 165, -22, -6)
		return s
	},
	"basestar": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.RedSky(9), set.FromFar, set.RedSun)
		s.Sun.Shadow = true
		s.Lamps = []set.Lamp{{At: solid.V(-8, -10, 6), Light: set.Cold.Mul(70)}, {At: solid.V(9, -6, -3), Light: set.Alarm.Mul(40)}}
		s.Craft("basestar", solid.V(0.5, 1, 0.6), 10.5, 20, -30, 8)
		for i := range 7 {
			s.Craft("raider", solid.V(-3.6+1.1*float64(i), -3.4+1.7*solid.Hash(i, 2, 3), -1.0+1.5*solid.Hash(i, 1, 3)), 0.7, 190, -10, 30*(solid.Hash(i, 5, 3)-0.5))
		}
		return s
	},
	"two-basestars": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.Planet(set.VioletSky(33), set.Orb{X: -0.5, Y: -0.5, R: 0.62, Sun: solid.V(0.7, 0.5, 0.2), Land: solid.Hex(0x6a4a7a), Sea: solid.Hex(0x2a2040), Air: solid.RGB(0.5, 0.25, 0.8), Seed: 8}), set.FromRight, solid.RGB(2.2, 1.5, 1.9))
		s.Craft("basestar", solid.V(1.5, 0, 0.4), 6.4, 10, -38, 6)
		s.Craft("basestar", solid.V(-3.2, 7, 2.2), 6.4, 40, -34, -8)
		for i := range 9 {
			s.Craft("raider", solid.V(-3.4+0.9*float64(i), -4+2*solid.Hash(i, 2, 9), -0.9+1.6*solid.Hash(i, 1, 9)), 0.6, 180, -14, 20)
		}
		return s
	},
	"missiles": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.RedSky(61), set.FromFar, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(-6, -9, 5), Light: set.Cold.Mul(70)}}
		s.Craft("basestar", solid.V(1.9, 3, 1.4), 8.5, 25, -32, 10)
		for i := range 9 {
			a := solid.V(1.6+0.7*(solid.Hash(i, 1, 4)-0.5), 2, 0.9)
			b := solid.V(-4.2+7*solid.Hash(i, 2, 4), -6.5, -0.9+2.0*solid.Hash(i, 3, 4))
			s.Effects = append(s.Effects, set.Streak(a, b, 0.018, solid.RGB(0.9, 0.4, 0.18)), set.Glow(b, 0.09, solid.RGB(2.4, 1.5, 0.8)))
		}
		return s
	},
	"fleet": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.Star(set.RedSky(71), -0.25, 0.12, 0.07, solid.RGB(1.3, 0.45, 0.2)), set.FromFar, set.RedSun)
		for i, at := range []solid.Vec{solid.V(-3.4, 2, 0.7), solid.V(0.6, 5, 1.4), solid.V(4.6, 3, 0.3), solid.V(-7, 12, 3.4), solid.V(6.5, 14, 4.0)} {
			s.Craft("basestar", at, 5.6, 20+25*float64(i), -34, 4)
		}
		pack(s, 8, 77, 9)
		return s
	},
	"surrounded": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.RedSky(83), set.FromLeft, set.BlueSun)
		s.Eye = solid.V(0, -10, 2.2)
		s.Craft("galactica", solid.V(0, 0, 0.4), 6.4, 248, 6, 0)
		for i := range 16 {
			a := float64(i) * 2 * math.Pi / 16
			at := solid.V(5.0*math.Cos(a), 4.6*math.Sin(a), 0.9+0.9*(solid.Hash(i, 3, 6)-0.4))
			s.Craft("raider", at, 0.95, math.Atan2(-at.X, -at.Y)*-180/math.Pi, 0, 0)
		}
		return s
	},
	"battle": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.AmberSky(90), set.FromLeft, set.Sunlight)
		s.Eye = solid.V(0, -10, 1.6)
		s.Craft("galactica", solid.V(-0.9, 0, 0.2), 7.6, 292, 10, 4)
		s.Craft("basestar", solid.V(4.3, 6, 2.2), 5, 10, -30, 0)
		pack(s, 6, 93, 6)
		s.Tracers(solid.V(0.5, -0.5, 0.6), solid.V(3.6, 4, 2), 16, set.Warm.Mul(0.8), 4)
		s.Tracers(solid.V(-1.5, -0.8, 0.6), solid.V(-4, -2, 2.6), 9, set.Warm.Mul(0.8), 5)
		s.Effects = append(s.Effects, set.Blast(solid.V(-2.0, -1.2, 0.5), 0.75, 0.9, 3), set.Blast(solid.V(0.4, -1.5, 0.1), 0.45, 0.95, 8), set.Blast(solid.V(3.4, 4, 2.3), 0.8, 0.9, 12))
		return s
	},
	"nukes": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(99), set.FromRight, set.Sunlight)
		s.Eye = solid.V(0, -10, 1.2)
		s.Craft("galactica", solid.V(2.4, 5, 1.4), 7.5, 262, 6, 0)
		for i, at := range []solid.Vec{solid.V(-0.9, -5.2, 0.25), solid.V(-2.9, -2.4, 1.35), solid.V(0.8, -2.2, 0.25)} {
			s.Craft("nuke", at, []float64{2.4, 2.4, 2.2}[i], -38, 14, 20)
			tail := at.Add(solid.V(-0.72, -0.8, -0.26))
			s.Effects = append(s.Effects, set.Streak(tail.Add(solid.V(-2.6, -2.2, -0.9)), tail, 0.09, solid.RGB(0.8, 0.35, 0.14)), set.Glow(tail, 0.17, solid.RGB(1.6, 1.0, 0.5)))
		}
		return s
	},
	"launch": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(104), set.FromLeft, set.Sunlight)
		for i, at := range []solid.Vec{solid.V(-0.5, -5.4, 0.35), solid.V(1.9, -3.0, 0.85), solid.V(-2.7, -1.4, 1.2), solid.V(3.7, 0.5, 1.9)} {
			s.Craft("viper-vii", at, 2.2, 30-4*float64(i), 14, 16)
		}
		s.Craft("galactica", solid.V(-6, 14, 1.2), 16, 250, 4, 0)
		return s
	},
	"dogfight": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.AmberSky(111), set.FromRight, set.Sunlight)
		s.Craft("viper-ii", solid.V(-0.7, -5.2, 0.25), 2.4, 22, 16, -34)
		s.Craft("raider", solid.V(1.5, -1.4, 1.15), 2.0, 20, 10, 40)
		s.Craft("raider", solid.V(-3.2, 2.5, 2.0), 2.0, 200, -10, 30)
		s.Tracers(solid.V(-0.5, -4.4, 0.5), solid.V(1.5, -1.2, 1.2), 6, set.Warm, 3)
		s.Effects = append(s.Effects, set.Blast(solid.V(1.8, -1.4, 1.0), 0.6, 0.9, 4))
		return s
	},
	"rookie": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Planet(set.BlueSky(118), set.Orb{X: 0.55, Y: -0.75, R: 0.85, Sun: solid.V(-0.6, 0.7, 0.1), Land: solid.Hex(0x5a7a6a), Sea: solid.Hex(0x1c3a5c), Air: solid.RGB(0.25, 0.6, 1.0), Seed: 12}), set.FromLeft, set.Sunlight)
		s.Craft("viper-ii", solid.V(-0.9, -5, 0.5), 2.3, 318, 12, 18)
		s.Craft("viper-ii", solid.V(1.6, -3.6, 0.9), 2.3, 312, 10, -12)
		return s
	},
	"raptor-away": func() *set.Stage {
		return away("raptor", 2.7, 28, 12, 10, solid.V(-0.4, -5, 0.35), set.TealSky(121), set.FromLeft, set.Sunlight)
	},
	"raptor-planet": func() *set.Stage {
		return away("raptor", 2.3, 330, 14, -8, solid.V(-0.9, -5, 0.55), set.Planet(set.AmberSky(122), set.Orb{X: 0.28, Y: -0.35, R: 0.55, Sun: solid.V(-0.7, 0.5, 0.4), Land: solid.Hex(0xa88a5a), Sea: solid.Hex(0x6a3a22), Air: solid.RGB(1.0, 0.55, 0.2), Seed: 31}), set.FromLeft, set.Sunlight)
	},
	"raptor-ice": func() *set.Stage {
		return away("raptor", 2.1, 30, 10, 14, solid.V(0.9, -5, 0.4), set.Planet(set.BlueSky(124), set.Orb{X: -0.34, Y: -0.24, R: 0.42, Sun: solid.V(0.7, 0.6, 0.3), Land: solid.Hex(0xd8e8f2), Sea: solid.Hex(0x6f9ab8), Air: solid.RGB(0.4, 0.75, 1.0), Seed: 37, Craters: 0.5}), set.FromRight, set.BlueSun)
	},
	"raptor-asteroid": func() *set.Stage {
		s := away("raptor", 2.0, 20, 12, -10, solid.V(-1.1, -5, 0.25), set.AmberSky(125), set.FromLeft, set.Sunlight)
		s.Rocks(9, 55, 0, 16, 2.2, set.Stone(0x8a745c))
		return s
	},
	"raptor-fire": func() *set.Stage {
		s := away("raptor", 2.8, 140, -10, 24, solid.V(-0.2, -5, 0.4), set.RedSky(127), set.FromRight, set.Sunlight)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.35, -5.2, 0.5), 0.55, 0.75, 7), set.Blast(solid.V(0.9, -4.9, 0.75), 0.6, 0.25, 9), set.Blast(solid.V(1.5, -4.8, 1.05), 0.6, 0.1, 10))
		return s
	},
	"drifting-raider": func() *set.Stage {
		s := away("raider", 3.4, 130, -30, 40, solid.V(0.1, -4.6, 0.35), set.VioletSky(130), set.FromRight, solid.RGB(1.6, 1.6, 2.0))
		s.Effects = append(s.Effects, set.Blast(solid.V(0.5, -4.8, 0.5), 0.5, 0.5, 7), set.Blast(solid.V(1.1, -4.5, 0.8), 0.6, 0.12, 9))
		s.Rocks(26, 58, -4, 4, 0.12, set.Metal(0x4a4f57, 0.5))
		return s
	},
	"convoy": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(135), set.FromLeft, set.Sunlight)
		for i, n := range []string{"civilian-ring", "civilian-liner", "civilian-dome", "civilian-tanker", "civilian-hulk"} {
			at := []solid.Vec{solid.V(-0.8, -4.2, 0.2), solid.V(2.1, -1.5, 0.7), solid.V(-3.5, 1.5, 1.3), solid.V(1.6, 6, 2.6), solid.V(-1.4, 7, 2.2)}[i]
			s.Craft(n, at, 2.6, 305, 10, 0)
		}
		s.Craft("viper-ii", solid.V(2.0, -5.6, -0.1), 0.7, 305, 8, 10)
		s.Craft("viper-ii", solid.V(-2.9, -4.2, 1.4), 0.7, 305, 8, 10)
		return s
	},
	"liner": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.Star(set.AmberSky(140), 0.30, 0.10, 0.09, solid.RGB(1.6, 1.1, 0.5)), set.FromFar, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(-5, -9, 4), Light: set.Cold.Mul(14)}}
		s.Craft("civilian-liner", solid.V(-0.4, -4, 0.4), 4.0, 290, 8, -6)
		s.Craft("viper-ii", solid.V(1.9, -5.4, -0.05), 0.9, 320, 8, 16)
		s.Craft("viper-ii", solid.V(2.5, -4.6, 0.35), 0.9, 320, 8, 16)
		return s
	},
	"colonial-bomb": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.AmberSky(143), set.FromLeft, set.Sunlight)
		s.Craft("colonial-one", solid.V(-0.2, -4, 0.4), 4.2, 296, 10, -8)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.9, -4.5, 0.5), 0.95, 1, 15), set.Blast(solid.V(1.7, -4, 0.9), 0.8, 0.3, 18))
		return s
	},
	"passage": func() *set.Stage {
		s := set.OpenSpace(set.Amber, func(x, y float64, d solid.Vec) solid.Color {
			c := set.Star(set.AmberSky(150), 0.0, 0.06, 0.16, solid.RGB(1.6, 0.9, 0.35))(x, y, d)
			return c.Add(solid.RGB(0.5, 0.22, 0.06).Mul(0.7 * solid.Cloud(x*3+9, y*6+9, 3)))
		}, set.FromFar, set.RedSun)
		for i, at := range []solid.Vec{solid.V(-1.7, -4, 0.2), solid.V(0.9, -1.5, 0.4), solid.V(-0.6, 3, 0.9), solid.V(2.9, 5, 1.4)} {
			s.Craft([]string{"civilian-tanker", "civilian-ring", "civilian-hulk", "civilian-liner"}[i], at, 2.3, 340, 8, 0)
		}
		return s
	},
	"nova": func() *set.Stage {
		s := set.OpenSpace(set.Amber, func(x, y float64, d solid.Vec) solid.Color {
			c := set.BlueSky(155)(x, y, d)
			r, a := math.Hypot(x-0.12, y-0.02), math.Atan2(y-0.02, x-0.12)
			n := solid.Cloud(a*1.9+20+0.8*solid.Noise(r*9, 2, 5), r*7+3, 6)
			shell := math.Exp(-math.Pow((r-0.27-0.06*(n-0.5))*14, 2))
			c = c.Add(solid.RGB(2.6, 0.8, 0.2).Mul(shell * n * 1.1)).Add(solid.RGB(0.5, 0.2, 0.9).Mul(0.5 * math.Exp(-math.Pow((r-0.42)*9, 2)) * n))
			return c.Add(solid.RGB(3, 2.3, 1.5).Mul(math.Exp(-r*r*260) * 2)).Add(solid.RGB(1.6, 0.9, 0.4).Mul(math.Exp(-r*7) * (0.55 + 0.5*solid.Noise(a*5+40, 1, 4))))
		}, set.FromFar, set.RedSun)
		s.Craft("galactica", solid.V(-1.8, -2, 0.0), 3.6, 300, 8, 0)
		return s
	},
	"trail": func() *set.Stage {
		s := set.OpenSpace(set.Hope, set.GreenSky(160), set.FromLeft, set.Sunlight)
		s.Craft("civilian-tanker", solid.V(-1.0, -4.6, 0.25), 3.0, 60, 8, 0)
		for i := range 10 {
			t := float64(i) * 0.55
			s.Effects = append(s.Effects, set.Glow(solid.V(-0.2+0.75*t, -4.2+t*1.2, 0.35+0.14*t), 0.22+0.05*t, solid.RGB(0.05, 0.20, 0.06)))
		}
		s.Craft("raider", solid.V(3.1, 2.5, 1.9), 1.4, 110, -10, 0)
		s.Craft("raider", solid.V(4.6, 4.5, 2.4), 1.4, 110, -10, 0)
		return s
	},
	"trap": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(165), set.FromRight, set.Sunlight)
		s.PutBall(set.Stone(0x4f5358), set.Rock(solid.V(-2.4, -4.6, 0.7), 1.5, 4), solid.V(-2.4, -4.6, 0.7), 2)
		s.Craft("viper-vii", solid.V(-0.75, -4.8, 0.25), 1.3, 300, 4, 0)
		s.Craft("viper-vii", solid.V(-0.3, -3.7, 1.0), 1.3, 300, 4, 0)
		s.Craft("raider", solid.V(2.7, 2, 1.1), 1.8, 120, -10, 10)
		s.Craft("raider", solid.V(4.2, 5, 2.1), 1.8, 120, -10, 10)
		s.Rocks(12, 66, 4, 18, 1.2, set.Stone(0x4f5358))
		return s
	},
	"beacon": func() *set.Stage {
		s := set.OpenSpace(set.Teal, set.TealSky(170), set.FromLeft, set.BlueSun)
		k := set.Metal(0xc4ccd2, 0.6)
		s.Lamps = []set.Lamp{{At: solid.V(3, -9, 3), Light: set.Pale.Mul(16)}}
		s.PutBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.1, -5, 0.4))
			q = solid.V(q.X*0.9+q.Z*0.43, q.Y, q.Z*0.9-q.X*0.43)
			a := math.Hypot(q.X, q.Y)
			d := max(math.Abs(q.Z)-0.34, set.Octagon(q.X, q.Y, 0.26, 0.26, 0.15))
			dish := max(math.Abs(q.Sub(solid.V(0, 0, 1.15)).Len()-0.62)-0.012, q.Z-0.86)
			d = min(d, dish, max(a-0.03, math.Abs(q.Z-0.55)-0.5))
			for i := range 3 {
				b := float64(i) * 2 * math.Pi / 3
				d = min(d, rod{solid.Vec{}, solid.V(0.95*math.Cos(b), 0.95*math.Sin(b), -0.45), 0.03, 0.012}.dist(q))
			}
			return d * 0.9
		}}, solid.V(0.1, -5, 0.4), 1.5)
		s.Effects = append(s.Effects, set.Glow(solid.V(0.6, -5.1, 1.35), 0.12, solid.RGB(2.4, 0.3, 0.2)), set.Overlay(func(x, y float64) solid.Color {
			r := math.Hypot(x-0.15, y-0.20)
			w := math.Abs(math.Mod(r*9+0.5, 1) - 0.5)
			return solid.RGB(0.30, 0.05, 0.04).Mul(math.Exp(-w*w*160) * math.Exp(-r*3.2))
		}))
		return s
	},
	"discovery": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Planet(set.BlueSky(175), set.Orb{X: 0.12, Y: -0.28, R: 0.46, Sun: solid.V(-0.55, 0.55, 0.45), Land: solid.Hex(0x5f7a44), Sea: solid.Hex(0x12406a), Air: solid.RGB(0.35, 0.7, 1.2), Seed: 41}), set.FromLeft, set.Sunlight)
		s.Craft("raptor", solid.V(-1.9, -4.6, 1.0), 1.0, 320, 10, 10)
		return s
	},
	"asteroid-field": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.AmberSky(180), set.FromLeft, set.Sunlight)
		s.Rocks(34, 71, -5, 30, 1.5, set.Stone(0x8d7f70))
		return s
	},
	"barren-planet": func() *set.Stage {
		return set.OpenSpace(set.Amber, set.Planet(set.BlackSky(181), set.Orb{X: 0.0, Y: -0.34, R: 0.55, Sun: solid.V(-0.7, 0.5, 0.35), Land: solid.Hex(0xa9886a), Sea: solid.Hex(0x6a4a38), Air: solid.RGB(0.35, 0.22, 0.12), Seed: 51, Craters: 0.5}), set.FromLeft, set.Sunlight)
	},
	"desolate-moon": func() *set.Stage {
		return set.OpenSpace(set.Pale, set.Planet(set.Planet(set.BlackSky(182), set.Orb{X: 0.50, Y: 0.16, R: 0.16, Sun: solid.V(-0.7, 0.3, 0.3), Land: solid.Hex(0x8a6a50), Sea: solid.Hex(0x4a3426), Air: solid.RGB(0.4, 0.3, 0.2), Seed: 6}), set.Orb{X: -0.22, Y: -0.26, R: 0.44, Sun: solid.V(-0.6, 0.4, 0.25), Land: solid.Hex(0x9a9a9a), Sea: solid.Hex(0x5f6166), Air: solid.RGB(0.05, 0.05, 0.06), Seed: 57, Craters: 0.9}), set.FromLeft, set.Sunlight)
	},
	"icy-moon": func() *set.Stage {
		return set.OpenSpace(set.Cold, set.Planet(set.Planet(set.BlueSky(183), set.Orb{X: -0.62, Y: 0.10, R: 0.40, Sun: solid.V(0.8, 0.2, 0.1), Land: solid.Hex(0x6a86a0), Sea: solid.Hex(0x2c4058), Air: solid.RGB(0.3, 0.5, 0.8), Seed: 8, Bands: 22}), set.Orb{X: 0.20, Y: -0.26, R: 0.36, Sun: solid.V(0.6, 0.6, 0.35), Land: solid.Hex(0xe6f2fa), Sea: solid.Hex(0x7db2d0), Air: solid.RGB(0.35, 0.7, 1.0), Seed: 61, Craters: 0.3}), set.FromRight, set.BlueSun)
	},
	"remote-planet": func() *set.Stage {
		return set.OpenSpace(set.Teal, set.Planet(set.Star(set.TealSky(184), 0.44, 0.20, 0.03, solid.RGB(1.2, 1.3, 1.2)), set.Orb{X: -0.12, Y: -0.18, R: 0.30, Sun: solid.V(0.75, 0.55, -0.05), Land: solid.Hex(0x4f8a80), Sea: solid.Hex(0x143a4a), Air: solid.RGB(0.3, 0.9, 0.9), Seed: 67, Ring: true}), set.FromRight, set.Sunlight)
	},
	"tylium-planet": func() *set.Stage {
		return set.OpenSpace(set.Amber, set.Planet(set.RedSky(185), set.Orb{X: 0.12, Y: -0.40, R: 0.62, Sun: solid.V(0.6, 0.6, 0.2), Land: solid.Hex(0x3a2a26), Sea: solid.Hex(0x5a3a2c), Air: solid.RGB(1.1, 0.45, 0.15), Seed: 71, Glow: solid.RGB(0.9, 0.22, 0.04)}), set.FromRight, set.Sunlight)
	},
	"algae-planet": func() *set.Stage {
		return set.OpenSpace(set.Hope, set.Planet(set.TealSky(186), set.Orb{X: -0.06, Y: -0.46, R: 0.68, Sun: solid.V(-0.4, 0.75, 0.3), Land: solid.Hex(0x6f8f3a), Sea: solid.Hex(0x1f5a4a), Air: solid.RGB(0.35, 1.0, 0.6), Seed: 79}), set.FromLeft, set.Sunlight)
	},
	"gas-giant": func() *set.Stage {
		return set.OpenSpace(set.Amber, set.Planet(set.BlackSky(187), set.Orb{X: 0.20, Y: -0.30, R: 0.58, Sun: solid.V(-0.7, 0.4, 0.4), Land: solid.Hex(0xe0b078), Sea: solid.Hex(0x8a4a2a), Air: solid.RGB(0.9, 0.6, 0.3), Seed: 83, Bands: 26, Ring: true}), set.FromLeft, set.Sunlight)
	},
	"dying-star": func() *set.Stage {
		return set.OpenSpace(set.Alarm, func(x, y float64, d solid.Vec) solid.Color {
			c := set.RedSky(188)(x, y, d)
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
		}, set.FromLeft, set.Sunlight)
	},
	"deep-space": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Nebula(solid.RGB(0.05, 0.10, 0.20), solid.RGB(0.10, 0.04, 0.14), 189), set.FromLeft, set.Sunlight)
		s.Craft("galactica", solid.V(-0.4, 2, -0.3), 5.2, 292, 8, 0)
		return s
	},
	"nebula": func() *set.Stage {
		return set.OpenSpace(set.Dusk, set.Nebula(solid.RGB(0.62, 0.16, 0.26), solid.RGB(0.06, 0.13, 0.50), 193), set.FromLeft, set.Sunlight)
	},
	"radioactive-cloud": func() *set.Stage {
		s := set.OpenSpace(set.Hope, set.Nebula(solid.RGB(0.16, 0.50, 0.08), solid.RGB(0.26, 0.28, 0.02), 197), set.FromFar, solid.RGB(1.2, 2.2, 0.9))
		s.Craft("civilian-hulk", solid.V(-0.5, -2, 0.2), 2.0, 300, 8, 0)
		return s
	},
	"refinery": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.RedSky(201), set.FromLeft, set.RedSun)
		s.PutBall(set.Stone(0x6a5448), set.Rock(solid.V(0.9, -1.5, -0.9), 3.0, 12), solid.V(0.9, -1.5, -0.9), 4)
		k := set.Metal(0x59606a, 0.6)
		k.Paint = func(p, n solid.Vec, f *set.Surface) {
			if solid.Hash(int(math.Floor(p.X*6)), int(math.Floor(p.Z*6)), 3) > 0.8 && math.Abs(n.Z) < 0.5 {
				f.Light = solid.RGB(1.6, 0.35, 0.12)
			}
		}
		for i := range 9 {
			x := -1.1 + 0.42*float64(i)
			h := 0.7 + 1.3*solid.Hash(i, 1, 8)
			s.Put(k, solid.Drum(x, -3.2+solid.Hash(i, 2, 8), -0.6, h, 0.12+0.10*solid.Hash(i, 3, 8), 0.02))
		}
		s.Craft("raider", solid.V(-2.6, -4.4, 1.1), 1.0, 120, 0, 10)
		s.Craft("raider", solid.V(-3.3, -3.4, 0.5), 1.0, 120, 0, 10)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.3, -3, 1.9), 0.4, 0.9, 3))
		return s
	},
	"anchorage": func() *set.Stage {
		s := set.OpenSpace(set.Amber, func(x, y float64, d solid.Vec) solid.Color {
			n := solid.Cloud(x*2+9+solid.Cloud(x*3+4, y*3+2, 3), y*3+9, 205)
			c := solid.RGB(0.30, 0.16, 0.06).Mul(0.3 + n).Add(solid.RGB(0.5, 0.3, 0.5).Mul(0.3 * solid.Smooth(0.5, 0.8, n)))
			bolt := math.Abs(x + 0.35 + 0.10*(solid.Noise(y*7+3, 2, 5)-0.5) + 0.06*(solid.Noise(y*21, 5, 5)-0.5))
			return c.Add(solid.RGB(0.9, 0.8, 1.5).Mul((math.Exp(-bolt*260) + 0.12*math.Exp(-bolt*9)) * solid.Smooth(-0.2, 0.3, y)))
		}, set.FromRight, set.Sunlight)
		k := set.Metal(0x767f88, 0.5)
		k.Paint = func(p, n solid.Vec, f *set.Surface) {
			if math.Abs(n.Z) < 0.6 && solid.Hash(int(math.Floor(p.X*9)), int(math.Floor(p.Z*9)), 3) > 0.75 {
				f.Light = solid.RGB(1.5, 1.0, 0.4)
			}
		}
		s.PutBall(k, solid.Solid{Dist: func(p solid.Vec) float64 {
			q := p.Sub(solid.V(0.2, -2.5, 0.5))
			a := math.Hypot(q.X, q.Y)
			d := min(max(a-0.30, math.Abs(q.Z)-1.25), math.Hypot(a-1.45, q.Z*1.0)-0.20)
			d = min(d, max(a-0.62, math.Abs(q.Z-0.55)-0.10), max(a-0.5, math.Abs(q.Z+0.6)-0.16))
			sp := solid.Spoke(q, math.Pi/3, 0)
			return min(d, max(math.Abs(sp.X)-0.05, math.Abs(q.Z)-0.06, sp.Y-1.45)) * 0.9
		}}, solid.V(0.2, -2.5, 0.5), 2)
		s.Craft("galactica", solid.V(-3.4, 2, 0.2), 4.4, 290, 6, 0)
		return s
	},
	"derelict": func() *set.Stage {
		s := set.OpenSpace(set.Pale, set.Nebula(solid.RGB(0.05, 0.12, 0.14), solid.RGB(0.10, 0.03, 0.03), 209), set.FromRight, solid.RGB(2.6, 2.9, 3.2))
		s.Lamps = []set.Lamp{{At: solid.V(-8, -9, 6), Light: set.Teal.Mul(50)}}
		s.Craft("basestar-damaged", solid.V(0.1, -0.5, 0.6), 9, 35, -42, 14)
		s.Rocks(30, 88, -4, 6, 0.14, set.Metal(0x40454c, 0.5))
		return s
	},
}
