package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// alone is a single ship in space, so close that its windows can be seen.
func alone(name string, size, yaw, pitch float64, sky set.Sky, from solid.Vec, key solid.Color) *set.Stage {
	s := set.OpenSpace(set.Cold, sky, from, key)
	s.Lamps = []set.Lamp{{At: solid.V(-6, -9, 4), Light: set.Cold.Mul(26)}, {At: solid.V(6, -8, -2), Light: set.Amber.Mul(10)}}
	s.Craft(name, solid.V(0.1, -2.2, 0.35), size, yaw, pitch, -5)
	return s
}

// damageRooms are the pictures of damage inside the ship, damageScenes those of hit basestars and lost ships.
var damageRooms = map[string]func() *set.Stage{
	"hit-quarters": func() *set.Stage {
		s := quarters()
		s.Fire(solid.V(1.3, 2.6, 0.8), 0.8, 5)
		s.Put(set.Metal(0x2c3036, 0.5), solid.Rod(solid.V(-2.4, 2.2, 3.9), solid.V(-0.7, 1.6, 1.0), 0.09, 0.07), solid.Rod(solid.V(1.9, 3.2, 3.9), solid.V(0.9, 2.4, 2.5), 0.07, 0.05))
		s.Lamp(solid.V(-2.2, 3.0, 3.0), set.Alarm.Mul(3), 0.3, false)
		return s
	},
	"hit-command": func() *set.Stage {
		s := bridge()
		s.Fire(solid.V(1.5, 4.2, 1.4), 0.9, 9)
		s.Fire(solid.V(-2.5, 4.2, 0.9), 0.55, 4)
		s.Put(set.Metal(0x2c3036, 0.5), solid.Rod(solid.V(2.6, 2.2, 4.2), solid.V(1.0, 1.7, 1.6), 0.10, 0.07), solid.Rod(solid.V(-0.9, 4.6, 4.3), solid.V(0.3, 3.6, 2.4), 0.08, 0.05))
		for i := range s.Lamps {
			s.Lamps[i].Light = s.Lamps[i].Light.Mul(0.55)
		}
		s.Lamp(solid.V(0, 3.0, 3.8), set.Alarm.Mul(3), 0.3, false)
		return s
	},
	"hit-armory": func() *set.Stage {
		s := set.Corridor(set.Alarm, 0x38342f, 1.7, 1.25)
		rack := set.Metal(0x4a4e44, 0.4)
		s.Put(rack, set.Slab(-2.3, -1.7, 0, 9, 0, 0.4), set.Slab(-2.2, -2.1, 0, 9, 0.4, 2.0), set.Slab(1.7, 2.3, 0, 9, 0, 0.4), set.Slab(2.1, 2.2, 0, 9, 0.4, 2.0))
		for i := range 10 {
			y := 0.5 + 0.5*float64(i)
			for _, x := range []float64{-1.9, 1.9} {
				if solid.Hash(i, 2, 4) < 0.75 {
					s.Put(set.Metal(0x181b1e, 0.6), solid.Rod(solid.V(x, y, 0.4), solid.V(x*1.05, y, 1.0), 0.05, 0.04), solid.Rod(solid.V(x*1.05, y, 1.0), solid.V(x*1.08, y, 1.55), 0.022, 0.018))
				}
			}
		}
		s.Put(set.Metal(0x181b1e, 0.6), solid.Rod(solid.V(-0.8, 0.4, 0.07), solid.V(0.1, 0.9, 0.08), 0.05, 0.035), solid.Rod(solid.V(0.7, -0.3, 0.07), solid.V(1.2, 0.6, 0.08), 0.05, 0.03))
		s.Put(set.Metal(0x4a5038, 0.2), solid.Turn(set.Crate(-0.7, 2.0, 0, 0.8, 0.5), -0.7, 2, 24))
		s.Fire(solid.V(0.5, 3.4, 0.8), 1.0, 6)
		s.Someone(figure.Running, solid.V(-0.35, 1.2, 0), -8, people.Marine(4))
		return s
	},
	"hit-food": func() *set.Stage {
		s := rations()
		s.Bodies = s.Bodies[:len(s.Bodies)-2] // without the two people
		s.Fire(solid.V(-1.6, 1.4, 0.8), 0.8, 7)
		s.Fire(solid.V(1.9, 1.9, 0.9), 0.55, 12)
		return s
	},
	"hit-fuel": func() *set.Stage {
		s := tanks(false)
		s.Effects = nil
		s.Fire(solid.V(-0.9, 0.6, 1.3), 0.8, 4)
		s.Fire(solid.V(1.0, 3.4, 0.6), 0.8, 8)
		for i := range s.Lamps {
			s.Lamps[i].Light = s.Lamps[i].Light.Mix(set.Amber, 0.6)
		}
		return s
	},
}

var damageScenes = map[string]func() *set.Stage{
	"wound-critical": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.VioletSky(401), set.FromFar, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(-8, -10, 6), Light: set.Cold.Mul(60)}}
		s.Craft("basestar", solid.V(0.2, 1, 0.6), 9.5, 20, -34, 8)
		s.Effects = append(s.Effects, set.Blast(solid.V(0.3, -0.6, 0.9), 1.5, 1, 3), set.Blast(solid.V(1.4, -1.2, 0.2), 0.7, 0.95, 8), set.Blast(solid.V(-1.3, -0.8, 1.4), 0.6, 0.9, 11))
		s.Tracers(solid.V(-5.5, -6, -1.4), solid.V(-0.2, -1.2, 0.8), 12, set.Amber, 5)
		return s
	},
	"wound-hangar": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.VioletSky(407), set.FromLeft, solid.RGB(1.9, 1.5, 2.2))
		s.Lamps = []set.Lamp{{At: solid.V(8, -10, 6), Light: set.Alarm.Mul(50)}}
		s.Craft("basestar", solid.V(1.7, 4, 1.5), 10, 60, -40, 10)
		for i := range 9 { // raiders that never got out
			s.Craft("raider", solid.V(-3.0+0.75*float64(i), -4+3*solid.Hash(i, 2, 4), -1.1+1.6*solid.Hash(i, 1, 4)), 1.1, 360*solid.Hash(i, 3, 4), 70*(solid.Hash(i, 4, 4)-0.5), 180*(solid.Hash(i, 5, 4)-0.5))
		}
		s.Effects = append(s.Effects, set.Blast(solid.V(0.6, 1.6, 1.2), 0.9, 0.95, 5), set.Blast(solid.V(-1.0, -1.5, -0.2), 0.5, 0.3, 9))
		return s
	},
	"wound-weapons": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.VioletSky(413), set.FromRight, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(-8, -9, 5), Light: set.Cold.Mul(60)}}
		s.Eye = solid.V(0, -10, -1.2)
		s.Craft("basestar", solid.V(-0.9, 0.5, 0.9), 9.5, 5, -20, -14)
		for i := range 5 { // missiles that explode before they are launched
			a := solid.V(-3.2+1.5*float64(i), -1.6+0.6*solid.Hash(i, 1, 8), 0.6+0.9*solid.Hash(i, 2, 8))
			s.Effects = append(s.Effects, set.Blast(a, 0.32+0.25*solid.Hash(i, 3, 8), 1, i+3))
		}
		for i := range 4 {
			a := solid.V(-1.5+1.1*float64(i), -2.2, 0.4)
			b := a.Add(solid.V(1.6*solid.Hash(i, 1, 6)-0.4, -1.5, 1.2-2*solid.Hash(i, 2, 6)))
			s.Effects = append(s.Effects, set.Streak(b, a, 0.016, solid.RGB(0.9, 0.4, 0.18)), set.Glow(b, 0.06, solid.RGB(2, 1.2, 0.6)))
		}
		return s
	},
	"wound-structure": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.VioletSky(419), set.FromRight, solid.RGB(2.4, 1.7, 1.5))
		s.Lamps = []set.Lamp{{At: solid.V(-8, -9, 6), Light: set.Cold.Mul(55)}}
		s.Craft("basestar-damaged", solid.V(0.1, -0.5, 0.5), 9, 80, -44, 16)
		s.Rocks(26, 92, -5, 5, 0.13, set.Metal(0x40454c, 0.5))
		s.Effects = append(s.Effects, set.Blast(solid.V(1.2, -2.0, 0.4), 0.6, 0.7, 4))
		return s
	},
	"ship-liner": func() *set.Stage {
		return alone("civilian-liner", 5.4, 292, 16, set.BlueSky(431), set.FromLeft, set.Sunlight)
	},
	"ship-ring": func() *set.Stage {
		s := alone("civilian-ring", 5.0, 315, 34, set.Planet(set.BlueSky(437), set.Orb{X: -0.42, Y: -0.44, R: 0.42, Sun: solid.V(0.6, 0.5, 0.3), Land: solid.Hex(0x5a7a6a), Sea: solid.Hex(0x24405c), Air: solid.RGB(0.3, 0.6, 1), Seed: 7}), set.FromRight, set.Sunlight)
		return s
	},
	"ship-tanker": func() *set.Stage {
		return alone("civilian-tanker", 5.4, 290, 20, set.AmberSky(443), set.FromRight, solid.RGB(2.2, 1.8, 1.4))
	},
	"ship-dome": func() *set.Stage {
		return alone("civilian-dome", 5.2, 300, 34, set.TealSky(449), set.FromLeft, set.Sunlight)
	},
	"ship-hulk": func() *set.Stage {
		s := alone("civilian-hulk", 6.2, 285, 22, set.BlackSky(457), set.FromFar, solid.RGB(2.2, 2.3, 2.6))
		s.Rocks(14, 71, -4, 4, 0.10, set.Metal(0x40454c, 0.5))
		s.Parked = true
		s.Effects = nil // its engines are cold
		return s
	},
	"drive": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x33363a, 1.7)
		jumpDrive(s, solid.V(0, 3.0, 1.7), 1.35, set.Cold.Mul(0.9))
		s.Put(set.Metal(0x3a4046, 0.5), set.Slab(-0.9, 0.9, 2.6, 3.4, 0, 0.4))
		s.Console(-2.0, 1.6, 30, set.Metal(0x343d46, 0.4), set.Teal, 3)
		s.Console(2.0, 1.7, -30, set.Metal(0x343d46, 0.4), set.Teal, 9)
		s.Someone(figure.Working, solid.V(-1.75, 0.9, 0), 150, people.DeckHand(4))
		s.Lamp(solid.V(0, 2.4, 1.7), set.Cold.Mul(2.4), 0.5, true)
		s.Lamp(solid.V(-3, -1, 3), set.Amber.Mul(1.4), 0, false)
		s.Coarse, s.Look.Even = true, true
		for i := range 12 {
			a := float64(i) * math.Pi / 6
			s.Effects = append(s.Effects, set.Glow(solid.V(1.35*math.Cos(a), 2.72, 1.7+1.35*math.Sin(a)), 0.03, set.Teal.Mul(0.9)))
		}
		return s
	},
}
