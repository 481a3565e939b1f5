package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// alone is a ship in space, near enough to see its windows.
func alone(name string, size, yaw, pitch float64, sky skyFunc, from solid.Vec, key solid.Color) *stage {
	s := outside(cold, sky, from, key)
	s.lamps = []lamp{{at: solid.V(-6, -9, 4), light: cold.Mul(26)}, {at: solid.V(6, -8, -2), light: amber.Mul(10)}}
	s.craft(name, solid.V(0.1, -2.2, 0.35), size, yaw, pitch, -5)
	return s
}

var damageRooms = map[string]func() *stage{
	"hit-quarters": func() *stage {
		s := quarters()
		s.burning(solid.V(1.3, 2.6, 0.8), 0.8, 5)
		s.put(metal(0x2c3036, 0.5), solid.Rod(solid.V(-2.4, 2.2, 3.9), solid.V(-0.7, 1.6, 1.0), 0.09, 0.07), solid.Rod(solid.V(1.9, 3.2, 3.9), solid.V(0.9, 2.4, 2.5), 0.07, 0.05))
		s.lamp(solid.V(-2.2, 3.0, 3.0), alarm.Mul(3), 0.3, false)
		return s
	},
	"hit-command": func() *stage {
		s := bridge()
		s.burning(solid.V(1.5, 4.2, 1.4), 0.9, 9)
		s.burning(solid.V(-2.5, 4.2, 0.9), 0.55, 4)
		s.put(metal(0x2c3036, 0.5), solid.Rod(solid.V(2.6, 2.2, 4.2), solid.V(1.0, 1.7, 1.6), 0.10, 0.07), solid.Rod(solid.V(-0.9, 4.6, 4.3), solid.V(0.3, 3.6, 2.4), 0.08, 0.05))
		for i := range s.lamps {
			s.lamps[i].light = s.lamps[i].light.Mul(0.55)
		}
		s.lamp(solid.V(0, 3.0, 3.8), alarm.Mul(3), 0.3, false)
		return s
	},
	"hit-armory": func() *stage {
		s := corridor(alarm, 0x38342f, 1.7, 1.25)
		rack := metal(0x4a4e44, 0.4)
		s.put(rack, slab(-2.3, -1.7, 0, 9, 0, 0.4), slab(-2.2, -2.1, 0, 9, 0.4, 2.0), slab(1.7, 2.3, 0, 9, 0, 0.4), slab(2.1, 2.2, 0, 9, 0.4, 2.0))
		for i := range 10 {
			y := 0.5 + 0.5*float64(i)
			for _, x := range []float64{-1.9, 1.9} {
				if solid.Hash(i, 2, 4) < 0.75 {
					s.put(metal(0x181b1e, 0.6), solid.Rod(solid.V(x, y, 0.4), solid.V(x*1.05, y, 1.0), 0.05, 0.04), solid.Rod(solid.V(x*1.05, y, 1.0), solid.V(x*1.08, y, 1.55), 0.022, 0.018))
				}
			}
		}
		s.put(metal(0x181b1e, 0.6), solid.Rod(solid.V(-0.8, 0.4, 0.07), solid.V(0.1, 0.9, 0.08), 0.05, 0.035), solid.Rod(solid.V(0.7, -0.3, 0.07), solid.V(1.2, 0.6, 0.08), 0.05, 0.03))
		s.put(metal(0x4a5038, 0.2), solid.Turn(crate(-0.7, 2.0, 0, 0.8, 0.5), -0.7, 2, 24))
		s.burning(solid.V(0.5, 3.4, 0.8), 1.0, 6)
		s.someone(figure.Running, solid.V(-0.35, 1.2, 0), -8, people.Marine(4))
		return s
	},
	"hit-food": func() *stage {
		s := rations()
		s.bodies = s.bodies[:len(s.bodies)-2] // nobody is there
		s.burning(solid.V(-1.6, 1.4, 0.8), 0.8, 7)
		s.burning(solid.V(1.9, 1.9, 0.9), 0.55, 12)
		return s
	},
	"hit-fuel": func() *stage {
		s := tanks(false)
		s.veils = nil
		s.burning(solid.V(-0.9, 0.6, 1.3), 0.8, 4)
		s.burning(solid.V(1.0, 3.4, 0.6), 0.8, 8)
		for i := range s.lamps {
			s.lamps[i].light = s.lamps[i].light.Mix(amber, 0.6)
		}
		return s
	},
}

var damageScenes = map[string]func() *stage{
	"wound-critical": func() *stage {
		s := outside(alarm, violetSky(401), fromFar, redSun)
		s.lamps = []lamp{{at: solid.V(-8, -10, 6), light: cold.Mul(60)}}
		s.craft("basestar", solid.V(0.2, 1, 0.6), 9.5, 20, -34, 8)
		s.veils = append(s.veils, blast(solid.V(0.3, -0.6, 0.9), 1.5, 1, 3), blast(solid.V(1.4, -1.2, 0.2), 0.7, 0.95, 8), blast(solid.V(-1.3, -0.8, 1.4), 0.6, 0.9, 11))
		s.tracers(solid.V(-5.5, -6, -1.4), solid.V(-0.2, -1.2, 0.8), 12, amber, 5)
		return s
	},
	"wound-hangar": func() *stage {
		s := outside(alarm, violetSky(407), fromLeft, solid.RGB(1.9, 1.5, 2.2))
		s.lamps = []lamp{{at: solid.V(8, -10, 6), light: alarm.Mul(50)}}
		s.craft("basestar", solid.V(1.7, 4, 1.5), 10, 60, -40, 10)
		for i := range 9 { // raiders that never got out
			s.craft("raider", solid.V(-3.0+0.75*float64(i), -4+3*solid.Hash(i, 2, 4), -1.1+1.6*solid.Hash(i, 1, 4)), 1.1, 360*solid.Hash(i, 3, 4), 70*(solid.Hash(i, 4, 4)-0.5), 180*(solid.Hash(i, 5, 4)-0.5))
		}
		s.veils = append(s.veils, blast(solid.V(0.6, 1.6, 1.2), 0.9, 0.95, 5), blast(solid.V(-1.0, -1.5, -0.2), 0.5, 0.3, 9))
		return s
	},
	"wound-weapons": func() *stage {
		s := outside(alarm, violetSky(413), fromRight, redSun)
		s.lamps = []lamp{{at: solid.V(-8, -9, 5), light: cold.Mul(60)}}
		s.eye = solid.V(0, -10, -1.2)
		s.craft("basestar", solid.V(-0.9, 0.5, 0.9), 9.5, 5, -20, -14)
		for i := range 5 { // missiles that go off where they are
			a := solid.V(-3.2+1.5*float64(i), -1.6+0.6*solid.Hash(i, 1, 8), 0.6+0.9*solid.Hash(i, 2, 8))
			s.veils = append(s.veils, blast(a, 0.32+0.25*solid.Hash(i, 3, 8), 1, i+3))
		}
		for i := range 4 {
			a := solid.V(-1.5+1.1*float64(i), -2.2, 0.4)
			b := a.Add(solid.V(1.6*solid.Hash(i, 1, 6)-0.4, -1.5, 1.2-2*solid.Hash(i, 2, 6)))
			s.veils = append(s.veils, streak(b, a, 0.016, solid.RGB(0.9, 0.4, 0.18)), glow(b, 0.06, solid.RGB(2, 1.2, 0.6)))
		}
		return s
	},
	"wound-structure": func() *stage {
		s := outside(alarm, violetSky(419), fromRight, solid.RGB(2.4, 1.7, 1.5))
		s.lamps = []lamp{{at: solid.V(-8, -9, 6), light: cold.Mul(55)}}
		s.craft("basestar-damaged", solid.V(0.1, -0.5, 0.5), 9, 80, -44, 16)
		s.rocks(26, 92, -5, 5, 0.13, metal(0x40454c, 0.5))
		s.veils = append(s.veils, blast(solid.V(1.2, -2.0, 0.4), 0.6, 0.7, 4))
		return s
	},
	"ship-liner": func() *stage {
		return alone("civilian-liner", 5.4, 292, 16, blueSky(431), fromLeft, sunlight)
	},
	"ship-ring": func() *stage {
		s := alone("civilian-ring", 5.0, 315, 34, planet(blueSky(437), orb{x: -0.42, y: -0.44, r: 0.42, sun: solid.V(0.6, 0.5, 0.3), land: solid.Hex(0x5a7a6a), sea: solid.Hex(0x24405c), air: solid.RGB(0.3, 0.6, 1), seed: 7}), fromRight, sunlight)
		return s
	},
	"ship-tanker": func() *stage {
		return alone("civilian-tanker", 5.4, 290, 20, amberSky(443), fromRight, solid.RGB(2.2, 1.8, 1.4))
	},
	"ship-dome": func() *stage {
		return alone("civilian-dome", 5.2, 300, 34, tealSky(449), fromLeft, sunlight)
	},
	"ship-hulk": func() *stage {
		s := alone("civilian-hulk", 6.2, 285, 22, blackSky(457), fromFar, solid.RGB(2.2, 2.3, 2.6))
		s.rocks(14, 71, -4, 4, 0.10, metal(0x40454c, 0.5))
		s.parked = true
		s.veils = nil // it is cold
		return s
	},
	"drive": func() *stage {
		s := chamber(cold, 0x33363a, 1.7)
		s.drive(solid.V(0, 3.0, 1.7), 1.35, cold.Mul(0.9))
		s.put(metal(0x3a4046, 0.5), slab(-0.9, 0.9, 2.6, 3.4, 0, 0.4))
		s.console(-2.0, 1.6, 30, metal(0x343d46, 0.4), teal, 3)
		s.console(2.0, 1.7, -30, metal(0x343d46, 0.4), teal, 9)
		s.someone(figure.Working, solid.V(-1.75, 0.9, 0), 150, people.DeckHand(4))
		s.lamp(solid.V(0, 2.4, 1.7), cold.Mul(2.4), 0.5, true)
		s.lamp(solid.V(-3, -1, 3), amber.Mul(1.4), 0, false)
		s.coarse, s.look.even = true, true
		for i := range 12 {
			a := float64(i) * math.Pi / 6
			s.veils = append(s.veils, glow(solid.V(1.35*math.Cos(a), 2.72, 1.7+1.35*math.Sin(a)), 0.03, teal.Mul(0.9)))
		}
		return s
	},
}
