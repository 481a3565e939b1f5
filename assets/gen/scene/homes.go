package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// cockpit is the view from inside a cockpit: the frame of the canopy, a dashboard with displays, a stick for each seat, and a sky.
func cockpit(sky set.Sky, glass solid.Color, seats int) *set.Stage {
	s := &set.Stage{Eye: solid.V(0, -2.2, 1.30), Aim: solid.V(0, 2, 1.12), Zoom: 1.15, Above: set.Cold.Mul(0.05), Below: glass.Mul(0.03), Far: 300, Sky: sky, Look: set.Look{Bright: 1.1, Bloom: 0.3, Paint: 0.7}}
	frame := set.Metal(0x23292f, 0.5)
	wide := 0.9 * float64(seats)
	for _, x := range []float64{-1, 1} {
		s.Put(frame, solid.Rod(solid.V(x*0.62*wide, 0.9, 0.9), solid.V(x*0.36*wide, 0.2, 2.15), 0.05, 0.045), solid.Rod(solid.V(x*0.36*wide, 0.2, 2.15), solid.V(x*0.34*wide, -3, 2.4), 0.045, 0.05), solid.Rod(solid.V(x*0.62*wide, 0.9, 0.88), solid.V(x*1.15*wide, -2.5, 1.0), 0.09, 0.10))
		s.Put(frame, set.Slab(x*1.0*wide-0.35, x*1.0*wide+0.35, -3, 0.9, -0.2, 0.86))
	}
	s.Put(frame, solid.Rod(solid.V(-0.36*wide, 0.2, 2.15), solid.V(0.36*wide, 0.2, 2.15), 0.045, 0.045))
	s.Put(set.Metal(0x2a3036, 0.4), solid.New(func(p solid.Vec) float64 {
		lean := p.Z - 0.86 - 0.35*(p.Y-0.5)
		return max(math.Abs(p.X)-0.75*wide, math.Abs(p.Y-0.55)-0.45, lean*0.9, -p.Z)
	}, -0.8*wide, 0, 0.8*wide, 1.1))
	for i := range 3*seats + 1 {
		x := (float64(i) - 1.5*float64(seats)) * 0.40
		round := i%2 == 1
		k := &set.Material{Gloss: 0.6}
		k.Paint = func(p, n solid.Vec, f *set.Surface) {
			u, v := (p.X-x)/0.16, (p.Y-0.42)/0.20
			if round {
				f.Light = set.Radar(glass, i+3, 4, set.Alarm)(u, v)
			} else {
				f.Light = []solid.Color{glass, set.Amber, set.Hope}[i%3].Mul(0.6 * set.Readout(u*0.7, v*0.7, i+5))
			}
		}
		s.Put(k, solid.New(func(p solid.Vec) float64 {
			lean := math.Abs(p.Z-0.87-0.35*(p.Y-0.5))*0.9 - 0.012
			if round {
				return max(lean, math.Hypot(p.X-x, p.Y-0.42)-0.16)
			}
			return max(lean, math.Abs(p.X-x)-0.15, math.Abs(p.Y-0.42)-0.18)
		}, x-0.2, 0.2, x+0.2, 0.65))
	}
	for i := range seats {
		x := (float64(i) - 0.5*float64(seats-1)) * 0.95
		s.Put(set.Metal(0x15181b, 0.5), solid.Rod(solid.V(x, -0.45, 0.3), solid.V(x, -0.35, 0.86), 0.035, 0.028), solid.Egg(solid.V(x, -0.36, 0.92), solid.V(0.045, 0.05, 0.09)))
		s.Put(set.Shining(set.Alarm.Mul(0.8)), solid.Egg(solid.V(x, -0.41, 0.97), solid.V(0.015, 0.012, 0.015)))
	}
	s.Lamp(solid.V(0, 0.2, 1.2), glass.Mul(0.45), 0.05, false)
	s.Lamp(solid.V(-0.8, -1.2, 2.2), set.Warm.Mul(0.5), 0, false)
	return s
}

// atStick puts a character into a seat close to the camera, looking out to the right.
func atStick(s *set.Stage, id string, x, y, turn float64) {
	p := figure.Sitting
	p.Lean, p.Look, p.Nod = -6, 24, -2
	p.Left.At, p.Right.At = solid.V(0.18, -0.46, 0.86), solid.V(-0.16, -0.44, 0.84)
	p.Left.Grip, p.Right.Grip = figure.Fist, figure.Fist
	s.Exactly(p, solid.V(x, y, 0.02), turn, character(id))
	s.Put(set.Upholstery(), set.Slab(x-0.30, x-0.22, y-0.24, y+0.24, 0.2, 1.05))
}

// modelShip puts the model of an old sailing ship on the stage, on a stand; it is about 1.8*k long.
func modelShip(s *set.Stage, at solid.Vec, k float64) {
	hull := set.Metal(0x6a4426, 0.4)
	place := func(p solid.Vec) solid.Vec { return p.Mul(k).Add(at) }
	s.Put(hull, solid.New(func(p solid.Vec) float64 {
		q := p.Sub(at).Mul(1 / k)
		w := 0.16 * (1 - math.Pow(math.Abs(q.X)/0.78, 3)) * solid.Smooth(-0.05, 0.22, q.Z)
		sheer := 0.24 + 0.14*q.X*q.X
		return max(math.Abs(q.Y)-w, q.Z-sheer, 0.05-q.Z, math.Abs(q.X)-0.76) * 0.6 * k
	}, at.X-0.8*k, at.Y-0.2*k, at.X+0.8*k, at.Y+0.2*k))
	for i, x := range []float64{-0.42, 0.02, 0.42} {
		tall := []float64{0.95, 1.18, 0.98}[i]
		s.Put(hull, solid.Rod(place(solid.V(x, 0, 0.2)), place(solid.V(x, 0, tall)), 0.016*k, 0.009*k))
		for j := range 3 {
			z, w, h := 0.36+0.27*float64(j)*tall, 0.20-0.04*float64(j), 0.21*tall
			s.Put(set.Metal(0xd8ccb0, 0.05), solid.New(func(p solid.Vec) float64 {
				q := p.Sub(place(solid.V(x, 0, z+h/2))).Mul(1 / k)
				belly := 0.05 * (1 - math.Pow(2*q.Z/h, 2)) * (1 - math.Pow(q.X/w, 2)*0.5)
				return max(math.Abs(q.Y+belly)-0.008, math.Abs(q.X)-w+0.25*(q.Z+h/2)*w/h, math.Abs(q.Z)-h/2+0.02, math.Abs(q.Y)-0.12) * 0.6 * k
			}, place(solid.V(x-0.25, 0, 0)).X, at.Y-0.15*k, place(solid.V(x+0.25, 0, 0)).X, at.Y+0.15*k))
		}
	}
	s.Put(hull, solid.Rod(place(solid.V(0.7, 0, 0.36)), place(solid.V(1.05, 0, 0.52)), 0.014*k, 0.008*k), set.SlabAt(place(solid.V(-0.3, 0, 0.0)), 0.03*k, 0.12*k, 0.06*k), set.SlabAt(place(solid.V(0.3, 0, 0.0)), 0.03*k, 0.12*k, 0.06*k))
}

// quarters is the admiral's room.
func quarters() *set.Stage {
	s := set.Chamber(set.Warm, 0x332c26, 1.8)
	s.Eye, s.Aim = solid.V(-0.5, -3.4, 1.75), solid.V(0.15, 2, 1.02)
	s.Desk(-1.5, 1.6, 0.5, 1.4, 0.78, set.Wood())
	modelShip(s, solid.V(0.75, 0.95, 0.78), 0.80)
	s.TableLamp(-1.0, 1.0, 0.78)
	s.Put(set.Metal(0xe0d8c4, 0.05), solid.Turn(set.Slab(-0.55, -0.20, 0.62, 0.88, 0.78, 0.79), -0.4, 0.7, 12), set.Slab(-1.35, -1.0, 0.6, 0.85, 0.78, 0.84))
	for i := range 3 {
		s.Books(-2.6, -0.7, 4.5, 1.1+0.5*float64(i), 3+i)
		s.Books(0.9, 2.7, 4.5, 1.1+0.5*float64(i), 13+i)
	}
	s.Put(set.Metal(0x5a2a26, 0.1), set.Slab(-0.5, 0.7, 2.9, 3.7, 0.3, 0.55), set.Slab(-0.5, 0.7, 3.6, 3.85, 0.4, 1.05))
	s.Lamp(solid.V(-1.6, 3.7, 2.6), set.Amber.Mul(2.2), 0.3, false)
	s.Lamp(solid.V(1.8, 3.7, 2.6), set.Amber.Mul(2.2), 0.3, false)
	s.Lamp(solid.V(2.2, -1.5, 2.6), set.Cold.Mul(0.8), 0, false)
	s.Lamp(solid.V(0.6, -0.4, 2.2), set.Pale.Mul(0.5), 0, false)
	s.Look.Clear = true
	return s
}

// homeScenes are the pictures on the sheets of the characters, which show each of them in a typical place.
var homeScenes = map[string]func() *set.Stage{
	"home-laboratory": func() *set.Stage { // Gaius Baltar
		s := set.Chamber(set.Teal, 0x3a444a, 1.8)
		s.Desk(-1.7, 1.7, 0.3, 1.1, 0.9, set.Steel())
		for i, x := range []float64{-1.45, -1.2, -0.95, 1.25, 1.45} {
			s.Put(&set.Material{Color: set.Teal.Mul(0.1), Light: []solid.Color{set.Teal, set.Hope, set.Amber}[i%3].Mul(0.40), Gloss: 1}, solid.Drum(x, 0.6+0.2*solid.Hash(i, 2, 3), 0.9, 1.18+0.2*solid.Hash(i, 1, 3), 0.08, 0.02))
		}
		s.Put(set.Metal(0x7d868e, 0.7), solid.New(func(p solid.Vec) float64 {
			q := p.Sub(solid.V(-0.25, 0.7, 1.36))
			return math.Hypot(math.Hypot(q.X, q.Z)-0.38, q.Y) - 0.05
		}, -0.75, 0.6, 0.25, 0.8), set.Slab(-0.55, 0.05, 0.5, 0.9, 0.9, 0.98))
		s.Put(set.Shining(set.Teal.Mul(1.3)), solid.Egg(solid.V(-0.25, 0.7, 1.36), solid.V(0.10, 0.10, 0.10)))
		s.Drink(0.75, 0.55, 0.9, 0.06)
		s.Exactly(figure.Working, solid.V(0.45, 1.45, 0), -16, character("gaius-baltar"))
		// The woman whom only he sees.
		red := people.Infiltrator(6)
		red.Woman, red.Dress, red.Cloth, red.Wears = true, people.Robe, 0xa8181c, []people.Gear{people.Earrings}
		red.Hair = people.Hair{Cut: people.Shoulder, Color: 0xc0a060}
		red.Tall, red.Build, red.Beard = 1.77, -0.4, people.Shaven
		s.Exactly(figure.Composed, solid.V(1.85, 2.7, 0), -24, red)
		s.Display(-2.3, 4.9, 2.2, 1.6, 1.0, func(u, v float64) solid.Color { return set.Teal.Mul(0.6 * set.Readout(u, v, 5)) })
		s.Display(2.6, 4.9, 2.2, 1.4, 1.0, set.Radar(set.Teal, 4, 5, set.Hope))
		s.Lamp(solid.V(-0.25, 0.4, 1.4), set.Teal.Mul(0.9), 0.3, false)
		s.Lamp(solid.V(0.3, 1.4, 3.6), set.Cold.Mul(2.6), 0.3, true)
		s.Lamp(solid.V(1.5, 3.6, 2.6), set.Alarm.Mul(1.2), 0.2, false)
		return s
	},
	"home-deck": func() *set.Stage { // Galen Tyrol
		s := &set.Stage{Eye: solid.V(-2.0, -4.6, 1.5), Aim: solid.V(0.2, 2.2, 1.15), Zoom: 1.55, Above: set.Cold.Mul(0.03), Below: set.Warm.Mul(0.014), Fog: solid.RGB(0.014, 0.018, 0.024), FogDensity: 0.04, Far: 60}
		s.Room(0x394048, 7, 16, 5.4)
		s.Parked = true
		s.Craft("viper-ii", solid.V(0.5, 1.6, 1.05), 5.2, 212, 2, 0)
		s.Craft("viper-ii", solid.V(4.4, 8, 1.05), 5.2, 205, 2, 0)
		s.Put(set.Metal(0x9a2a20, 0.4), set.Slab(-1.9, -1.1, 0.1, 0.7, 0.1, 0.95), set.Slab(-1.95, -1.05, 0.05, 0.75, 0.95, 1.0))
		s.Put(set.Metal(0x2a2e33, 0.5), set.Slab(-1.86, -1.14, 0.08, 0.1, 0.36, 0.39), set.Slab(-1.86, -1.14, 0.08, 0.1, 0.62, 0.65))
		s.Put(set.Metal(0xb0b8c0, 0.8), solid.Rod(solid.V(-1.8, 0.3, 1.03), solid.V(-1.35, 0.5, 1.03), 0.025, 0.025), solid.Rod(solid.V(-1.7, 0.15, 1.03), solid.V(-1.2, 0.2, 1.03), 0.02, 0.02))
		s.Put(set.Metal(0xb08a30, 0.4), solid.Rod(solid.V(-0.6, 0.1, 0), solid.V(0.1, 0.9, 2.0), 0.03, 0.03), solid.Rod(solid.V(-0.9, 0.25, 0), solid.V(-0.2, 1.05, 2.0), 0.03, 0.03))
		for i := range 7 {
			t := 0.1 + 0.13*float64(i)
			s.Put(set.Metal(0xb08a30, 0.4), solid.Rod(solid.V(-0.6, 0.1, 0).Add(solid.V(0.7, 0.8, 2).Mul(t)), solid.V(-0.9, 0.25, 0).Add(solid.V(0.7, 0.8, 2).Mul(t)), 0.02, 0.02))
		}
		spark := solid.V(0.75, -0.1, 1.2)
		s.Exactly(figure.Pocketed, solid.V(-0.55, -1.2, 0), 25, character("galen-tyrol"))
		s.Exactly(figure.Working, solid.V(1.35, -0.25, 0), -105, people.DeckHand(7))
		s.Lamp(spark.Add(solid.V(-0.1, -0.3, 0.1)), set.Cold.Mix(set.Pale, 0.5).Mul(1.6), 0.3, false)
		s.Effects = append(s.Effects, set.Glow(spark, 0.09, solid.RGB(2.6, 2.9, 3.2)))
		for i := range 16 {
			d := solid.V(1.2*(solid.Hash(i, 1, 7)-0.5), -0.4*solid.Hash(i, 2, 7), -0.2-0.7*solid.Hash(i, 3, 7))
			s.Effects = append(s.Effects, set.Streak(spark, spark.Add(d), 0.008, set.Warm.Mul(0.8)))
		}
		s.Lamp(solid.V(0, 3, 5), set.Cold.Mix(set.Pale, 0.5).Mul(7), 0.5, true)
		s.Lamp(solid.V(-4, 10, 4.6), set.Warm.Mul(6), 0.6, false)
		s.Lamp(solid.V(-4.5, -2, 3), set.Warm.Mul(3.2), 0, false)
		s.Look = set.Look{Bright: 1.2, Bloom: 0.25, Paint: 0.65}
		return s
	},
	"home-cockpit": func() *set.Stage { // Kara Thrace
		s := cockpit(set.Planet(set.AmberSky(311), set.Orb{X: 0.12, Y: 0.16, R: 0.22, Sun: solid.V(-0.7, 0.4, 0.3), Land: solid.Hex(0xa06a40), Sea: solid.Hex(0x6a3a28), Air: solid.RGB(1, 0.5, 0.2), Bands: 9, Seed: 4}), set.Teal, 1)
		s.Craft("raider", solid.V(-2.4, 16, 3.0), 2.6, 200, -10, 30)
		s.Craft("raider", solid.V(1.6, 24, 4.4), 2.6, 170, -10, -20)
		atStick(s, "kara-thrace", -0.34, -0.55, 118)
		s.Tracers(solid.V(-0.9, 3, 1.3), solid.V(-2.1, 15, 2.9), 5, set.Amber, 3)
		s.Tracers(solid.V(0.5, 3, 1.3), solid.V(-1.9, 15, 2.9), 5, set.Amber, 7)
		return s
	},
	"home-raptor": func() *set.Stage { // Sharon Valerii
		s := cockpit(set.Star(set.TealSky(317), 0.05, 0.18, 0.05, solid.RGB(0.8, 1.2, 1.4)), set.Hope, 2)
		s.Rocks(16, 40, 12, 40, 0.9, set.Stone(0x5a5450))
		atStick(s, "sharon-valerii", -0.52, -0.55, 122)
		return s
	},
	"home-planet": func() *set.Stage { // Karl Agathon
		s := set.Land(solid.RGB(0.55, 0.42, 0.26), solid.RGB(0.10, 0.15, 0.17), solid.V(-0.35, 0.7, 0.30), solid.RGB(2.2, 1.5, 0.8), 0x4a4634, 0.7, 61)
		s.Parked = true
		s.Craft("raptor", solid.V(0.7, 0.6, 0.75), 4.4, 150, 0, 0)
		bark := set.Metal(0x2a231c, 0.05)
		for i := range 14 {
			x, y := -9+1.5*float64(i)+solid.Hash(i, 1, 9), 7+6*solid.Hash(i, 2, 9)
			if i < 2 {
				x, y = -2.9+1.0*float64(i), 0.2+2.0*float64(i)
			}
			h := 5 + 2*solid.Hash(i, 3, 9)
			s.Put(bark, solid.Rod(solid.V(x, y, -0.6), solid.V(x+0.4*(solid.Hash(i, 4, 9)-0.5), y, h), 0.17, 0.05))
			for j := range 5 {
				z, a := 1.6+0.7*float64(j), solid.Hash(i*7+j, 5, 9)*6.28
				s.Put(bark, solid.Rod(solid.V(x, y, z), solid.V(x+0.9*math.Cos(a), y+0.9*math.Sin(a), z+0.7), 0.05, 0.015))
			}
		}
		s.Exactly(figure.Pocketed, solid.V(-1.35, -2.6, -0.05), 28, character("karl-agathon"))
		s.Lamp(solid.V(0.2, -0.9, 0.9), set.Amber.Mul(2.2), 0.3, false)
		s.Lamp(solid.V(-1.5, -3.5, 2.6), set.Pale.Mul(7), 0, false)
		s.Look.Clear = true
		return s
	},
	"home-office": func() *set.Stage { // Laura Roslin
		s := set.Chamber(set.Cold, 0x2c333a, 1.85)
		s.Bodies = s.Bodies[:0]
		s.Put(set.DeckPlates(0x33302c, 0.4), set.Floor(0))
		s.Put(set.WallPlates(0x3a3f46), solid.Less(set.Slab(-6, 6, 3.4, 3.7, -1, 5), solid.New(func(p solid.Vec) float64 {
			return max(math.Hypot(math.Abs(p.X)-1.0, p.Z-1.95)-0.62, math.Abs(p.Y-3.5)-1)
		}, -2, 2, 2, 5), 0.04), set.Slab(-6, 6, -3, 4, 3.6, 3.9))
		s.Sky = set.Planet(set.BlueSky(325), set.Orb{X: 0.34, Y: 0.10, R: 0.16, Sun: solid.V(-0.6, 0.5, 0.3), Land: solid.Hex(0x6a7a8a), Sea: solid.Hex(0x24405c), Air: solid.RGB(0.3, 0.6, 1), Seed: 5})
		s.Desk(-1.3, 1.3, 0.7, 1.4, 0.78, set.Wood())
		s.TableLamp(0.85, 1.05, 0.78)
		paper := set.Metal(0xe0d8c4, 0.05)
		s.Put(paper, solid.Turn(set.Slab(-0.30, 0.02, 0.80, 1.05, 0.78, 0.79), -0.1, 0.9, 10), solid.Turn(set.Slab(0.15, 0.45, 0.85, 1.08, 0.78, 0.788), 0.3, 0.9, -14), set.Slab(-1.1, -0.75, 0.85, 1.15, 0.78, 0.88))
		s.Put(set.Metal(0x14161a, 0.8), solid.New(func(p solid.Vec) float64 { // her glasses
			q := p.Sub(solid.V(-0.42, 0.78, 0.80))
			a := math.Hypot(math.Hypot(math.Abs(q.X)-0.075, q.Y)-0.055, q.Z)
			return min(a, rod{solid.V(-0.02, 0, 0), solid.V(0.02, 0, 0), 0, 0}.dist(q)) - 0.009
		}, -0.6, 0.7, -0.2, 0.9))
		s.Put(set.Upholstery(), set.Slab(-0.35, 0.35, 2.0, 2.1, 0.5, 1.45), set.Slab(-0.35, 0.35, 1.6, 2.1, 0.41, 0.47))
		p := figure.Writing // she looks up
		p.Lean, p.Nod = 8, 2
		s.Key = set.Warm.Mix(set.Pale, 0.6).Mul(0.6)
		s.Exactly(p, solid.V(0, 1.70, 0), -8, character("laura-roslin"))
		s.Put(set.Metal(0x2a4a6a, 0.1), set.Banner(-2.3, 3.2, 3.3, 0.8, 2.6), set.Banner(2.3, 3.2, 3.3, 0.8, 2.6))
		s.Lamp(solid.V(-1.2, 2.6, 3.0), set.Warm.Mul(1.3), 0.2, false)
		s.Lamp(solid.V(0, 3.1, 2.4), set.Cold.Mul(1.0), 0.1, false)
		s.Look.Clear = true
		return s
	},
	"home-tube": func() *set.Stage { // Lee Adama
		s := &set.Stage{Eye: solid.V(0, -3.6, 1.75), Aim: solid.V(0, 4, 1.25), Zoom: 1.35, Above: set.Cold.Mul(0.03), Below: set.Cold.Mul(0.015), Fog: set.Cold.Mul(0.010), FogDensity: 0.03, Far: 80}
		s.Hallway(5.6, 3.7, 40, 0x353d45, solid.RGB(0.9, 1.4, 1.9))
		s.Parked = true
		s.Craft("viper-vii", solid.V(0, 0.6, 0.95), 5.0, 0, 4, 0)
		s.Put(set.Metal(0x2a3036, 0.5), set.Slab(-0.5, -0.38, -3, 40, 0, 0.10), set.Slab(0.38, 0.5, -3, 40, 0, 0.10))
		for i := range 12 {
			y := 1.5 + 2.4*float64(i)
			for _, x := range []float64{-2.2, 2.2} {
				s.Put(set.Shining(set.Amber.Mul(0.9)), set.Slab(x-0.06, x+0.06, y-0.3, y+0.3, 0.04, 0.10))
			}
		}
		s.Sky = set.BlueSky(331)
		s.Exactly(figure.Standing, solid.V(-0.95, -1.35, 0), 24, character("lee-adama"))
		s.Lamp(solid.V(0, 16, 2.0), set.Cold.Mix(set.Pale, 0.6).Mul(16), 0.8, true)
		s.Lamp(solid.V(-2, -2.5, 3), set.Warm.Mul(2.2), 0, false)
		s.Look = set.Look{Bright: 1.1, Bloom: 0.3, Paint: 0.65, Rays: [][3]float64{{0, 0.06, 0.8}}}
		return s
	},
	"home-command": func() *set.Stage { // Saul Tigh
		s := &set.Stage{Eye: solid.V(-0.3, -1.9, 1.35), Aim: solid.V(0.1, 1.2, 0.98), Zoom: 1.5, Above: set.Cold.Mul(0.02), Below: set.Cold.Mul(0.012), Fog: set.Cold.Mul(0.010), FogDensity: 0.05, Far: 40}
		s.Room(0x2c343c, 6.5, 7.5, 4.4)
		s.Put(set.Metal(0x232a31, 0.5), set.Slab(-2.4, 2.4, -0.4, 1.3, 0, 0.86))
		plot := &set.Material{Gloss: 0.7, Mirror: 0.3}
		plot.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 {
				f.Light = set.Radar(set.Teal, 3, 7, set.Alarm)((p.X+0.3)/0.9, (p.Y-0.55)/0.9).Mul(0.55)
			}
		}
		s.Put(plot, set.Slab(-2.2, 2.2, -0.3, 1.25, 0.84, 0.875))
		s.Drink(-0.05, -0.05, 0.875, 0.085)
		s.Put(&set.Material{Color: set.Amber.Mul(0.12), Light: set.Amber.Mul(0.07), Gloss: 1, Mirror: 0.2}, solid.Drum(0.42, 0.12, 0.875, 1.20, 0.10, 0.03), solid.Drum(0.42, 0.12, 1.18, 1.36, 0.035, 0.01))
		s.Put(set.Metal(0x15181b, 0.6), solid.Drum(0.42, 0.12, 1.36, 1.41, 0.038, 0.005))
		s.Exactly(figure.Leaning, solid.V(-0.55, 1.72, 0), 8, character("saul-tigh"))
		s.Console(-2.6, 4.4, 20, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 3)
		s.Console(2.4, 4.6, -20, set.Metal(0x2b333b, 0.4), set.Amber.Mul(0.7), 9)
		s.Console(-0.9, 5.6, 6, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 13)
		s.Display(-1.3, 5.9, 2.7, 1.5, 1.0, set.Radar(set.Teal, 7, 6, set.Alarm))
		s.Display(1.1, 5.9, 2.7, 1.5, 1.0, func(u, v float64) solid.Color { return set.Amber.Mul(0.5 * set.Readout(u, v, 4)) })
		s.Lamp(solid.V(0.2, 0.2, 2.6), set.Warm.Mul(1.5), 0.25, true)
		s.Lamp(solid.V(-3, 5, 2.8), set.Amber.Mul(1.5), 0.4, false)
		s.Lamp(solid.V(3, 5, 2.8), set.Cold.Mul(1.5), 0.4, false)
		s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7}
		return s
	},
	"home-cell": func() *set.Stage { // Tom Zarek
		s := &set.Stage{Eye: solid.V(-0.9, -3.8, 1.5), Aim: solid.V(0.1, 2, 1.15), Zoom: 1.75, Above: set.Warm.Mul(0.04), Below: set.Warm.Mul(0.016), Fog: set.Warm.Mul(0.012), FogDensity: 0.05, Far: 30}
		s.Put(set.DeckPlates(0x33302a, 0.4), set.Floor(0))
		s.Put(set.WallPlates(0x4a443a), set.Slab(-9, 9, 3.2, 3.6, -1, 6), set.Slab(2.8, 3.2, -1, 5, 0, 4.2), set.Slab(-3.4, -3.0, -1, 5, 0, 4.2), set.Slab(-9, 9, -9, 6, 3.6, 4))
		s.Put(set.Metal(0x3a4046, 0.4), set.Slab(-0.4, 2.6, 2.2, 3.1, 0.40, 0.48))
		s.Put(set.Metal(0x6a6a62, 0.1), set.Slab(-0.38, 2.58, 2.22, 3.1, 0.47, 0.58), set.Slab(1.9, 2.5, 2.35, 3.0, 0.58, 0.72))
		s.Put(set.Metal(0x8a2a20, 0.2), solid.Turn(set.Slab(0.35, 0.62, 2.45, 2.8, 0.58, 0.64), 0.5, 2.6, 20), solid.Turn(set.Slab(0.38, 0.63, 2.47, 2.78, 0.64, 0.69), 0.5, 2.6, -6))
		s.Desk(-1.9, -0.9, 2.1, 2.8, 0.74, set.Wood())
		for i := range 7 {
			s.Put(set.Metal(0xe0d8c4, 0.05), solid.Turn(set.Slab(-0.12, 0.12, -0.16, 0.16, 0.745+0.004*float64(i), 0.75+0.004*float64(i)), 0, 0, 50*solid.Hash(i, 1, 4)-25).Shifted(solid.V(-1.6+0.5*solid.Hash(i, 2, 4), 2.4+0.2*solid.Hash(i, 3, 4), 0)))
		}
		s.Key = set.Warm.Mix(set.Pale, 0.6).Mul(0.55)
		s.Exactly(figure.Sitting, solid.V(0.72, 2.35, 0.06), -20, character("tom-zarek"))
		for i := range 23 { // days counted by scratches in the wall
			x, z := -1.9+0.12*float64(i%5)+0.75*float64(i/5), 1.65
			a, b := solid.V(x, 3.19, z), solid.V(x, 3.19, z+0.30)
			if i%5 == 4 {
				a, b = solid.V(x-0.46, 3.19, z+0.02), solid.V(x-0.06, 3.19, z+0.28)
			}
			s.Put(set.Metal(0xb0a890, 0.05), solid.Rod(a, b, 0.014, 0.014))
		}
		s.Put(set.Metal(0x15181b, 0.8), set.RepeatX(solid.Drum(0, -0.6, 0, 4, 0.032, 0.005), -4.4, 0.5, 19), set.Slab(-5, 5, -0.65, -0.55, 2.5, 2.58))
		s.Put(set.Shining(set.Warm.Mul(2.4)), set.Slab(-0.4, 0.6, 1.4, 2.0, 3.5, 3.58))
		s.Lamp(solid.V(0.1, 1.8, 3.3), set.Warm.Mul(5), 0.6, true)
		s.Lamp(solid.V(-3, -3, 2.5), set.Cold.Mul(0.7), 0, false)
		s.Look = set.Look{Bright: 1.1, Bloom: 0.2, Paint: 0.7, Clear: true}
		return s
	},
	"home-quarters": func() *set.Stage {
		s := quarters()
		s.Stool(-0.45, 1.85)
		p := figure.Writing
		p.Lean, p.Nod = 10, 4
		s.Exactly(p, solid.V(-0.45, 1.80, 0), 6, character("william-adama"))
		return s
	},
	"home-plot": func() *set.Stage { // Felix Gaeta
		s := set.Chamber(set.Teal, 0x2a3138, 1.75)
		s.Eye, s.Aim = solid.V(-0.5, -3.6, 2.0), solid.V(0.1, 2, 1.05)
		s.Put(set.Metal(0x232a31, 0.5), solid.Drum(0, 1.0, 0, 0.86, 1.5, 0.04))
		plot := &set.Material{Gloss: 0.5}
		plot.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 {
				f.Light = set.Radar(set.Teal, 3, 14, set.Amber)(p.X/1.45, (p.Y-1)/1.45)
			}
		}
		s.Put(plot, solid.Drum(0, 1.0, 0.84, 0.885, 1.45, 0.005))
		// A course from star to star floats above the table.
		last := solid.V(-1.1, 0.6, 1.15)
		for i, q := range []solid.Vec{solid.V(-0.7, 1.3, 1.45), solid.V(-0.2, 0.9, 1.25), solid.V(0.3, 1.3, 1.6), solid.V(0.75, 0.8, 1.3), solid.V(1.15, 1.2, 1.7)} {
			s.Effects = append(s.Effects, set.Streak(last, q, 0.010, set.Teal.Mul(0.8)), set.Streak(q, last, 0.010, set.Teal.Mul(0.4)), set.Glow(q, 0.06, []solid.Color{set.Teal, set.Hope, set.Teal, set.Teal, set.Amber}[i].Mul(1.2)))
			last = q
		}
		s.Key = set.Teal.Mix(set.Pale, 0.6).Mul(0.6)
		s.Exactly(figure.Pointing, solid.V(-1.40, -0.40, 0), 78, character("felix-gaeta"))
		s.Put(set.Metal(0xc8b070, 0.7), solid.Rod(solid.V(0.2, 0.0, 0.90), solid.V(0.55, 0.35, 0.90), 0.02, 0.012), solid.Rod(solid.V(0.55, 0.35, 0.90), solid.V(0.78, -0.02, 0.90), 0.012, 0.02))
		s.Put(set.Metal(0xe0d8c4, 0.05), solid.Turn(set.Slab(-0.75, -0.35, 0.0, 0.3, 0.885, 0.895), -0.5, 0.1, 15))
		for i := range 3 {
			s.Display(-2.2+2.2*float64(i), 5.0, 2.3, 1.8, 1.1, func(u, v float64) solid.Color {
				if i == 1 {
					return set.Radar(set.Teal, 9, 8, set.Amber)(u, v)
				}
				return []solid.Color{set.Teal, set.Teal, set.Amber}[i].Mul(0.6 * set.Readout(u, v, 5+i))
			})
		}
		s.Lamp(solid.V(0, 1.0, 1.2), set.Teal.Mul(1.2), 0.2, false)
		s.Lamp(solid.V(0, 1.4, 3.6), set.Cold.Mul(2.2), 0.25, true)
		return s
	},
	"home-campaign": func() *set.Stage { // Tory Foster
		s := set.Chamber(set.Warm, 0x34363c, 1.85)
		s.Put(set.Metal(0x4a443c, 0.3), set.Slab(-2.6, 2.6, 1.8, 5.5, 0, 0.3))
		s.Put(set.Metal(0x3a3026, 0.5), set.Slab(-0.38, 0.38, 2.0, 2.5, 0.3, 1.25), set.Slab(-0.46, 0.46, 1.9, 2.55, 1.25, 1.32))
		for i, x := range []float64{-0.14, 0, 0.14} {
			s.Put(set.Metal(0x15171a, 0.5), solid.Rod(solid.V(x, 2.0, 1.32), solid.V(x*0.5, 2.2, 1.62-0.04*float64(i%2)), 0.010, 0.022))
		}
		s.Put(set.Metal(0x2a4a6a, 0.1), set.Banner(-1.7, 5.2, 3.9, 1.1, 3.2), set.Banner(1.7, 5.2, 3.9, 1.1, 3.2))
		s.Put(set.Metal(0x7a6024, 0.1), set.Banner(0, 5.3, 3.9, 1.5, 3.2))
		s.Exactly(figure.Speaking, solid.V(0, 2.75, 0.3), 4, character("tory-foster"))
		s.Desk(-1.5, 1.4, 0.0, 0.7, 0.72, set.Wood())
		for i := range 16 {
			s.Put(set.Metal(0xe4dcc8, 0.05), solid.Turn(set.Slab(-0.12, 0.12, -0.09, 0.09, 0.725+0.004*float64(i), 0.73+0.004*float64(i)), 0, 0, 90*solid.Hash(i, 1, 4)-45).Shifted(solid.V(-1.2+1.5*solid.Hash(i, 2, 4), 0.2+0.32*solid.Hash(i, 3, 4), 0)))
		}
		s.Put(set.Metal(0x1a1d20, 0.6), set.Slab(0.75, 1.15, 0.2, 0.5, 0.72, 0.80), set.SlabAt(solid.V(0.95, 0.42, 0.90), 0.2, 0.015, 0.10))
		s.Put(set.Shining(set.Cold.Mul(0.5)), set.SlabAt(solid.V(0.95, 0.40, 0.90), 0.17, 0.01, 0.08))
		s.Lamp(solid.V(0, 2.2, 3.7), set.Warm.Mul(3.4), 0.5, true)
		s.Lamp(solid.V(-0.8, -0.6, 2.4), set.Pale.Mul(1.0), 0, false)
		s.Look.Clear = true
		return s
	},
	"home-court": func() *set.Stage { // Samuel T. Anders
		s := &set.Stage{Eye: solid.V(-0.7, -4.2, 1.15), Aim: solid.V(0.15, 2, 1.25), Zoom: 1.6, Above: set.Amber.Mul(0.03), Below: set.Amber.Mul(0.02), Fog: set.Amber.Mul(0.012), FogDensity: 0.04, Far: 40}
		floor := set.DeckPlates(0x6a4a2c, 0.35)
		s.Put(floor, set.Floor(0))
		s.Put(set.WallPlates(0x4a3a2c), set.Slab(-9, 9, 5.0, 5.4, -1, 6), set.Slab(-5.4, -5, -2, 6, -1, 6), set.Slab(5, 5.4, -2, 6, -1, 6))
		line := set.Metal(0xd8d0b8, 0.1)
		for i := range 3 {
			a, b := 2*math.Pi*float64(i)/3+math.Pi/2, 2*math.Pi*float64(i+1)/3+math.Pi/2
			p, q := solid.V(2.6*math.Cos(a), 2.0+2.6*math.Sin(a), 0.012), solid.V(2.6*math.Cos(b), 2.0+2.6*math.Sin(b), 0.012)
			s.Put(line, solid.Rod(p, q, 0.04, 0.04))
			// The goal: a triangle on the wall with a hole.
			u, v := solid.V(1.15*math.Cos(a), 4.9, 2.0+1.15*math.Sin(a)), solid.V(1.15*math.Cos(b), 4.9, 2.0+1.15*math.Sin(b))
			s.Put(set.Metal(0x9a3a24, 0.4), solid.Rod(u, v, 0.09, 0.09))
		}
		s.Put(set.Metal(0x9aa2a8, 0.7), solid.New(func(p solid.Vec) float64 { return math.Hypot(math.Hypot(p.X, p.Z-2.0)-0.34, p.Y-4.85) - 0.05 }, -0.4, 4.7, 0.4, 4.95))
		s.Put(set.Shining(solid.RGB(0.01, 0.01, 0.012)), solid.Tube(0, 2.0, 4.8, 5.0, 0.32, 0.01))
		s.Key = set.Warm.Mix(set.Pale, 0.4).Mul(0.55)
		s.Exactly(figure.Pocketed, solid.V(-0.35, -0.3, 0), 18, character("samuel-anders"))
		ball := set.Metal(0xa8401c, 0.3)
		ball.Paint = func(p, n solid.Vec, f *set.Surface) {
			if min(math.Abs(n.X), math.Abs(n.Y+0.3*n.Z), math.Abs(n.Z-0.2*n.X)) < 0.05 {
				f.Color = solid.Hex(0x201812)
			}
		}
		s.Put(ball, solid.Egg(solid.V(0.55, -0.6, 0.27), solid.V(0.27, 0.27, 0.27)))
		s.Put(set.Metal(0x2a2e26, 0.4), solid.Rod(solid.V(-1.5, 0.3, 0.06), solid.V(-0.65, -0.1, 0.07), 0.035, 0.03), solid.Rod(solid.V(-0.65, -0.1, 0.07), solid.V(-0.25, -0.28, 0.07), 0.014, 0.013))
		s.Lamp(solid.V(0.3, 0.6, 4.2), set.Warm.Mul(7), 0.6, true)
		s.Lamp(solid.V(0, 4.0, 4.2), set.Amber.Mul(4), 0.4, false)
		s.Lamp(solid.V(-3.5, -2, 3), set.Cold.Mul(1.4), 0, false)
		s.Look = set.Look{Bright: 1.15, Bloom: 0.25, Paint: 0.7, Rays: [][3]float64{{0.05, 0.48, 0.5}}}
		return s
	},
	"home-workbench": func() *set.Stage { // Callandra Tyrol
		s := set.Chamber(set.Amber, 0x343a3e, 2.0)
		s.Desk(-1.8, 1.8, 0.3, 1.2, 0.86, set.Steel())
		s.Put(set.WallPlates(0x2c3236), set.Slab(-2.6, 2.6, 2.6, 2.75, 0, 3.2))
		tool := set.Metal(0xa8b0b8, 0.8)
		for i := range 9 {
			x := -2.0 + 0.5*float64(i)
			h := 0.3 + 0.4*solid.Hash(i, 1, 6)
			s.Put(tool, solid.Rod(solid.V(x, 2.55, 2.1-h), solid.V(x, 2.55, 2.1), 0.03, 0.03), []solid.Solid{solid.Ring(x, 2.55, 2.15, 0.08, 0.03, 0.03, 0.01), set.Slab(x-0.12, x+0.12, 2.5, 2.6, 2.08, 2.18), solid.Egg(solid.V(x, 2.55, 2.1-h), solid.V(0.05, 0.04, 0.12))}[i%3])
		}
		// An engine that is taken apart.
		s.Put(set.Metal(0x6d757d, 0.7), solid.At(set.LyingDrum(0.30, 1.0), solid.V(0.35, 0.75, 1.18)), solid.At(set.LyingDrum(0.34, 0.10), solid.V(0.0, 0.75, 1.18)), solid.At(set.LyingDrum(0.34, 0.10), solid.V(0.5, 0.75, 1.18)), solid.Egg(solid.V(0.9, 0.75, 1.18), solid.V(0.22, 0.24, 0.24)))
		s.Put(set.Metal(0x9a5a2a, 0.6), solid.Rod(solid.V(0, 0.50, 1.40), solid.V(0.6, 0.48, 1.32), 0.035, 0.035), solid.Rod(solid.V(0.1, 0.46, 1.05), solid.V(0.7, 0.46, 1.12), 0.03, 0.03), solid.Rod(solid.V(-0.2, 0.7, 1.2), solid.V(-0.75, 0.55, 0.92), 0.04, 0.03))
		s.Put(tool, solid.Turn(solid.Rod(solid.V(-1.3, 0.55, 0.89), solid.V(-0.85, 0.55, 0.89), 0.03, 0.03), -1, 0.55, 24), solid.Drum(-0.55, 0.95, 0.86, 0.98, 0.09, 0.01), solid.Drum(1.4, 0.8, 0.86, 1.1, 0.12, 0.02))
		for i := range 8 {
			s.Put(tool, solid.Drum(-1.25+0.17*solid.Hash(i, 1, 9)*5, 0.45+0.12*solid.Hash(i, 2, 9), 0.86, 0.89, 0.025, 0.004))
		}
		s.Put(set.Metal(0x7a6a9a, 0.1), solid.Drum(1.5, 0.5, 0.86, 0.97, 0.05, 0.01), solid.Egg(solid.V(1.5, 0.5, 1.03), solid.V(0.055, 0.055, 0.06))) // a doll of her son's
		s.Exactly(figure.Working, solid.V(-0.55, 1.62, 0), 16, character("callandra-tyrol"))
		s.HangingLamp(0.2, 0.7, 2.25, set.Warm, 2.6, 0.45)
		s.Lamp(solid.V(-2.5, -1, 2.6), set.Cold.Mul(1.3), 0, false)
		s.Look.Clear = true
		return s
	},
}
