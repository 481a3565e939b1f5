package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// city is a bombed city, with a fight in the streets or with survivors on the road.
func city(fight bool) *set.Stage {
	s := set.Land(solid.RGB(0.75, 0.34, 0.12), solid.RGB(0.16, 0.13, 0.17), solid.V(0.35, 0.8, 0.25), solid.RGB(2.2, 1.0, 0.4), 0x4a4038, 0.25, 11)
	k := set.Metal(0x4a4440, 0.05)
	for i := range 12 {
		x := -13 + 2.4*float64(i)
		s.Ruin(x, 11+7*solid.Hash(i, 1, 4), 2.0+0.8*solid.Hash(i, 2, 4), 3.5+5.5*solid.Hash(i, 3, 4), i, k)
	}
	s.Ruin(-4.2, 3.4, 2.6, 3.4, 40, k)
	s.Ruin(4.6, 4.4, 2.8, 4.6, 41, k)
	if fight {
		group(s, one{figure.Aiming, -1.3, -1.4, 205, people.Pilot(70)}, one{figure.Aiming, 0.4, -0.9, 195, people.Anybody(71)}, one{figure.Kneeling, 1.5, -1.2, 190, people.Anybody(72)}, one{figure.Running, -2.6, 0.6, 230, people.Anybody(73)})
		s.Centurion(figure.Firing, solid.V(1.3, 6.5, 0), 0, 0x7f868d)
		s.Centurion(figure.Marching, solid.V(2.6, 7.6, 0), 0, 0x7f868d)
		s.Tracers(solid.V(-1.1, -0.6, 1.35), solid.V(1.2, 6.2, 1.4), 4, set.Warm, 3)
		s.Effects = append(s.Effects, set.Blast(solid.V(-2.8, 7, 1.0), 1.6, 0.9, 4))
	} else {
		group(s, one{figure.Walking, -0.9, 1.2, 10, people.Anybody(73)}, one{figure.Walking, 0.1, 1.7, 0, people.Anybody(74)}, one{figure.Downcast, 0.95, 1.3, -10, people.Anybody(75)})
		s.Someone(figure.Walking, solid.V(-0.4, 1.1, 0), 0, people.Child(9))
	}
	s.Effects = append(s.Effects, set.Blast(solid.V(-6, 15, 5), 3.0, 0.08, 8), set.Blast(solid.V(6.5, 17, 6.5), 3.6, 0.08, 9))
	return s
}

var groundScenes = map[string]func() *set.Stage{
	"ruins":      func() *set.Stage { return city(false) },
	"resistance": func() *set.Stage { return city(true) },
	"crash": func() *set.Stage {
		s := set.Land(solid.RGB(0.55, 0.28, 0.14), solid.RGB(0.10, 0.12, 0.20), solid.V(-0.5, 0.7, 0.22), solid.RGB(2.0, 1.0, 0.5), 0x6a4a34, 0.5, 21)
		s.Parked = true
		s.Craft("viper-ii", solid.V(0.3, -1.6, 0.55), 4.2, 305, -9, 24)
		s.Key = set.Warm.Mul(0.45)
		s.Exactly(figure.Huddled, solid.V(-1.75, -2.9, 0), 42, people.Pilot(4))
		s.Effects = append(s.Effects, set.Blast(solid.V(1.4, -0.9, 1.0), 0.8, 0.95, 4), set.Blast(solid.V(1.9, -0.4, 2.2), 1.2, 0.15, 6), set.Blast(solid.V(2.6, 0, 3.6), 1.5, 0.06, 7))
		return s
	},
	"survey": func() *set.Stage {
		s := set.Land(solid.RGB(0.62, 0.50, 0.30), solid.RGB(0.10, 0.24, 0.30), solid.V(-0.6, 0.5, 0.35), solid.RGB(2.2, 1.8, 1.2), 0x6f6a44, 0.6, 31)
		s.Parked = true
		s.Craft("raptor", solid.V(1.7, 1.2, 0.75), 4.2, 150, 0, 0)
		group(s, one{figure.Pointing, -1.3, -0.9, 160, people.Pilot(31)}, one{figure.Standing, -0.4, -1.2, 190, people.Officer(32)}, one{figure.Kneeling, -2.3, -0.2, 200, people.Doctor(33)})
		return s
	},
	"ice-mine": func() *set.Stage {
		s := set.Land(solid.RGB(0.40, 0.62, 0.80), solid.RGB(0.02, 0.06, 0.14), solid.V(0.6, 0.4, 0.3), solid.RGB(1.6, 1.9, 2.2), 0xa8c4d4, 0.7, 41)
		k := set.Metal(0x4a525a, 0.4)
		s.Put(k, solid.Rod(solid.V(0.9, 2.2, 0), solid.V(1.5, 2.2, 4.2), 0.10, 0.07), solid.Rod(solid.V(2.1, 2.2, 0), solid.V(1.5, 2.2, 4.2), 0.10, 0.07), solid.Rod(solid.V(1.5, 3.2, 0), solid.V(1.5, 2.2, 4.2), 0.10, 0.07), solid.Drum(1.5, 2.2, 0, 3.6, 0.14, 0.01), set.Slab(1.0, 2.0, 1.8, 2.6, 1.4, 1.8))
		group(s, one{figure.Working, -0.3, -0.6, -70, people.DeckHand(41)}, one{figure.Downcast, -1.5, 0.4, -30, people.Anybody(42)}, one{figure.Walking, -2.4, 1.8, -40, people.Anybody(43)}, one{figure.Guarding, 0.7, -1.6, 40, people.Marine(44)}, one{figure.Working, 0.6, 1.0, 100, people.DeckHand(45)})
		s.Lamp(solid.V(1.5, 1.4, 2.2), set.Amber.Mul(4), 0.5, false)
		return s
	},
	"temple": func() *set.Stage {
		s := set.Land(solid.RGB(0.95, 0.55, 0.22), solid.RGB(0.16, 0.12, 0.20), solid.V(0, 0.92, 0.34), solid.RGB(2.6, 1.6, 0.7), 0x6a5540, 0.15, 51)
		k := set.Stone(0x8a7458)
		for i := range 4 {
			r := 4.4 - 0.5*float64(i)
			s.Put(k, set.Slab(-r, r, 5+0.5*float64(i), 12, -0.2, 0.3+0.3*float64(i)))
		}
		for i := range 5 {
			x := -2.6 + 1.3*float64(i)
			s.Put(k, solid.New(func(p solid.Vec) float64 {
				a := math.Hypot(p.X-x, p.Y-7.4)
				flute := 0.02 * math.Cos(12*math.Atan2(p.Y-7.4, p.X-x))
				d := max(a-0.30+flute+0.02*p.Z, p.Z-5.0, 1-p.Z)
				return min(d, max(a-0.42, math.Abs(p.Z-5.0)-0.16), max(a-0.42, math.Abs(p.Z-1.35)-0.12)) * 0.85
			}, x-0.45, 6.9, x+0.45, 7.9))
		}
		s.Put(k, set.Slab(-3.3, 3.3, 7.0, 7.9, 5.1, 5.6))
		group(s, one{figure.Standing, -0.5, 0.4, 180, people.Pilot(52)}, one{figure.Standing, 0.4, 0.2, 185, people.Anybody(53)})
		s.Look.Rays = [][3]float64{{0, 0.12, 0.9}}
		return s
	},
}
