package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// gouged damages the body that was put last: scratches are drawn on it, bites are cut out of it and charred around the edges. Their y does not
// matter, as they go through the whole body along y.
func gouged(s *set.Stage, scratches, bites []rod) {
	b := &s.Bodies[len(s.Bodies)-1]
	flat := func(r rod, p solid.Vec) float64 {
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
	paint := b.Material.Paint
	b.Material.Paint = func(p, n solid.Vec, f *set.Surface) {
		paint(p, n, f)
		for _, r := range scratches {
			switch d := flat(r, p); {
			case d < 0:
				f.Color, f.Gloss, f.Light = solid.RGB(0.012, 0.010, 0.010), 0.1, solid.Color{}
			case d < 0.28*r.ra:
				f.Color, f.Gloss = solid.RGB(0.55, 0.50, 0.46), 0.9
			}
		}
		for _, r := range bites { // charred edges
			f.Color = f.Color.Mul(0.12 + 0.88*solid.Smooth(0.02, 0.22, flat(r, p)))
		}
	}
}

// reactors is a hall with two rows of columns with rings of light, and a walkway between them.
func reactors() *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.5, -4.2, 1.7), Aim: solid.V(0.1, 3, 1.7), Zoom: 1.5, Above: set.Cold.Mul(0.03), Below: set.Cold.Mul(0.012), Fog: set.Cold.Mul(0.012), FogDensity: 0.05, Far: 50}
	s.Room(0x2c333b, 7, 16, 6)
	core := set.Metal(0x4a525b, 0.7)
	for i := range 4 {
		y := 2.6 + 3.2*float64(i)
		for _, x := range []float64{-2.9, 2.9} {
			s.Put(core, solid.Drum(x, y, 0, 1.1, 1.05, 0.08), solid.Drum(x, y, 4.2, 6, 1.05, 0.08), solid.Drum(x, y, 1, 4.3, 0.62, 0.02))
			for j := range 4 {
				z := 1.5 + 0.72*float64(j)
				s.Put(set.Shining(set.Cold.Mix(set.Pale, 0.2).Mul(1.1)), solid.Ring(x, y, z, 0.66, 0.05, 0.09, 0.02))
			}
			if i < 3 {
				s.Lamp(solid.V(x*0.7, y-0.7, 2.4), set.Cold.Mul(2.6), 0.35, i == 0)
			}
		}
	}
	s.Put(set.Metal(0x8a7430, 0.4), solid.Rod(solid.V(-1.5, -2, 1), solid.V(-1.5, 15, 1), 0.025, 0.025), solid.Rod(solid.V(1.5, -2, 1), solid.V(1.5, 15, 1), 0.025, 0.025), set.RepeatY(solid.Drum(-1.5, 0, 0, 1, 0.02, 0.005), -1, 1.6, 10), set.RepeatY(solid.Drum(1.5, 0, 0, 1, 0.02, 0.005), -1, 1.6, 10))
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Rays: [][3]float64{{0, 0.3, 0.4}}}
	return s
}

// pegasusSpace are the pictures of Pegasus in space, pegasusScenes those in rooms.
var pegasusSpace = map[string]func() *set.Stage{
	"pegasus": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Planet(set.BlueSky(310), set.Orb{X: 0.60, Y: -0.52, R: 0.62, Sun: solid.V(-0.7, 0.5, 0.2), Land: solid.Hex(0x54626f), Sea: solid.Hex(0x1c2c40), Air: solid.RGB(0.3, 0.6, 1.1), Seed: 21}), set.FromLeft, set.Sunlight.Mul(0.72))
		s.Eye = solid.V(0, -9, 5.0)
		s.Lamps = []set.Lamp{{At: solid.V(-6, -9, 4), Light: set.Cold.Mul(14)}}
		s.Craft("pegasus", solid.V(-0.1, -1.2, 0.60), 8.2, 60, 2, 0)
		for i, at := range []solid.Vec{solid.V(-1.2, -5.0, 0.55), solid.V(-0.6, -4.6, 0.35), solid.V(0.4, -4.9, 0.1)} {
			s.Craft("viper-vii", at, 0.42, 60+4*float64(i), 4, 12)
		}
		return s
	},
	"two-battlestars": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.VioletSky(317), set.FromFar, solid.RGB(2.1, 1.6, 1.9))
		s.Eye = solid.V(0, -7.8, 4.8)
		s.Lamps = []set.Lamp{{At: solid.V(-7, -9, 5), Light: set.Cold.Mul(40)}, {At: solid.V(8, -8, 2), Light: set.Amber.Mul(26)}}
		s.Craft("galactica", solid.V(-2.9, 1.0, 0.2), 5.6, 286, 2, 0)
		s.Craft("pegasus", solid.V(3.0, 0.6, 0.6), 6.2, 72, 2, 0)
		for i := range 5 {
			s.Craft("viper-ii", solid.V(-1.25+0.10*float64(i%2), -3.6+0.8*float64(i), 0.2+0.22*float64(i)), 0.5, 275, 4, 10)
			s.Craft("viper-vii", solid.V(1.25-0.10*float64(i%2), -3.6+0.8*float64(i), 0.25+0.22*float64(i)), 0.5, 85, 4, -10)
		}
		return s
	},
	"batteries": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(321), set.FromLeft, set.Sunlight)
		s.Eye, s.Aim, s.Zoom = solid.V(0, -7, 0.4), solid.V(0, 0, 0.75), 1.15
		s.Put(set.WallPlates(0x2a3038), set.Unbounded(func(p solid.Vec) float64 { return p.Z + 0.9 + 0.002*p.Y*p.Y }))
		s.Put(set.Metal(0x2c5c98, 0.4), set.Slab(-9, 9, -0.35, -0.05, -0.95, -0.88))
		k := set.Metal(0x4c545e, 0.6)
		for i, x := range []float64{-2.9, 0.0, 2.9} {
			y := []float64{1.5, -1.2, 3.2}[i]
			s.Put(k, solid.Drum(x, y, -0.9, -0.40, 1.05, 0.06), solid.Plate(solid.Outline{x - 0.7, y - 0.75, x + 0.7, y - 0.75, x + 0.95, y - 0.3, x + 0.95, y + 0.5, x + 0.6, y + 0.8, x - 0.6, y + 0.8, x - 0.95, y + 0.5, x - 0.95, y - 0.3}, -0.42, 0.34, 0.55, 0.03))
			s.Put(set.Metal(0x22272e, 0.4), solid.Box(solid.V(x+0.05, y-0.42, 0.12), solid.V(0.72, 0.16, 0.14), 0.02))
			for _, o := range []float64{-0.5, 0, 0.5} {
				a := solid.V(x+o, y-0.2, 0.12)
				b := solid.V(x+o+0.75, y-1.0, 1.45)
				s.Put(k, solid.Rod(a, b, 0.12, 0.085))
				s.Effects = append(s.Effects, set.Glow(b, 0.16, solid.RGB(2.6, 1.7, 0.8)), set.Blast(b.Add(solid.V(0.12, -0.1, 0.2)), 0.26, 0.95, i*3+int(o*2)+4))
				s.Tracers(b, b.Add(solid.V(2.6, 5.5, 3.4)), 4, set.Warm.Mul(0.8), i+7)
			}
			s.Lamp(solid.V(x+0.7, y-1.6, 1.5), set.Amber.Mul(0.6), 0, false)
		}
		for i, at := range []solid.Vec{solid.V(3.6, 6, 3.3), solid.V(-2.2, 9, 3.8), solid.V(1.0, 12, 4.6)} {
			s.Craft("raider", at, 1.5, 170, -14, 20*float64(i-1))
		}
		s.Effects = append(s.Effects, set.Blast(solid.V(3.7, 5.8, 3.4), 0.8, 0.95, 5), set.Blast(solid.V(1.0, 11, 4.6), 0.9, 0.9, 11))
		return s
	},
	"scar": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.AmberSky(333), set.FromLeft, set.RedSun)
		s.Eye, s.Aim = solid.V(0, -10, 0.5), solid.V(0, 0, 0.75)
		s.Rocks(22, 91, 0, 26, 1.5, set.Stone(0x7a6858))
		s.Lamps = []set.Lamp{{At: solid.V(-3, -10, 3), Light: set.Pale.Mul(3)}, {At: solid.V(5, -7, 1), Light: set.Alarm.Mul(9)}}
		s.Craft("raider", solid.V(0.05, -5.2, 0.25), 3.7, 188, -34, 14)
		gouged(s, []rod{
			{solid.V(-1.20, 0, 0.42), solid.V(-0.62, 0, -0.06), 0.07, 0.03},
			{solid.V(-1.00, 0, 0.52), solid.V(-0.50, 0, 0.12), 0.045, 0.02},
			{solid.V(-1.42, 0, 0.16), solid.V(-0.98, 0, -0.16), 0.05, 0.02},
			{solid.V(-0.20, 0, 0.80), solid.V(0.30, 0, 0.42), 0.055, 0.02},
			{solid.V(1.02, 0, 0.92), solid.V(1.50, 0, 0.50), 0.06, 0.03},
			{solid.V(-1.72, 0, -0.30), solid.V(-1.40, 0, -0.62), 0.05, 0.03},
		}, []rod{{solid.V(1.82, 0, 0.34), solid.V(2.10, 0, 0.22), 0.13, 0.24}, {solid.V(-1.42, 0, 0.36), solid.V(-1.62, 0, 0.50), 0.10, 0.16}})
		return s
	},
	"binary-star": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.Star(set.Star(set.VioletSky(340), -0.24, 0.02, 0.115, solid.RGB(1.5, 0.72, 0.25)), 0.30, 0.16, 0.06, solid.RGB(0.75, 1.0, 1.5)), set.FromFar, set.RedSun)
		s.Craft("civilian-ring", solid.V(1.0, -2.6, -0.35), 1.5, 300, 8, 0)
		s.Craft("civilian-tanker", solid.V(-1.9, -1.0, -0.75), 1.5, 300, 8, 0)
		return s
	},
	"misjump": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.BlueSky(346), set.FromFar, set.BlueSun)
		s.Lamps = []set.Lamp{{At: solid.V(-6, -9, 4), Light: set.Cold.Mul(22)}}
		s.Craft("galactica", solid.V(-1.9, 0.5, 0.25), 5.0, 296, 6, 4)
		s.Craft("civilian-liner", solid.V(1.9, -2.6, 0.55), 2.6, 306, 10, 30)
		s.Effects = append(s.Effects, set.Overlay(func(x, y float64) solid.Color { // space folds where the liner is torn apart
			r, a := math.Hypot(x-0.30, (y-0.00)*1.3), math.Atan2(y, x-0.30)
			ray := solid.Noise(a*9+40, 2, 8)
			v := 1.6*math.Exp(-r*r*90) + 0.9*math.Exp(-math.Pow((r-0.34)*22, 2))*ray + 0.5*math.Exp(-r*5)*ray*ray
			return solid.RGB(0.65, 0.9, 1.5).Mul(v)
		}), set.Blast(solid.V(2.1, -2.9, 0.6), 0.55, 0.9, 4))
		return s
	},
}

var pegasusScenes = map[string]func() *set.Stage{
	"pegasus-cic": func() *set.Stage {
		s := &set.Stage{Eye: solid.V(-0.8, -4.2, 1.7), Aim: solid.V(0, 2, 1.55), Zoom: 1.55, Above: set.Cold.Mix(set.Pale, 0.4).Mul(0.024), Below: set.Cold.Mul(0.012), Fog: set.Cold.Mul(0.012), FogDensity: 0.05, Far: 40}
		s.Room(0x39424c, 7.5, 9, 4.8)
		s.Put(set.Metal(0x2c343d, 0.6), set.Slab(-1.5, 1.5, 0.7, 1.7, 0, 0.86), set.Slab(-1.6, 1.6, 0.6, 1.8, 0.86, 0.92))
		plot := &set.Material{Gloss: 0.5}
		plot.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 {
				f.Light = set.Radar(set.Cold, 5, 7, set.Amber)(p.X/1.5, (p.Y-1.2)/0.5).Mul(1.1)
			}
		}
		s.Put(plot, set.Slab(-1.5, 1.5, 0.68, 1.72, 0.92, 0.93))
		s.CloseUp(solid.V(0.1, -1.0, 1.7), solid.V(0.05, 2.4, 1.34), 1.6, set.Cold)
		p := figure.Leaning
		p.Nod, p.Look = -16, 6
		s.Exactly(p, solid.V(-0.05, 2.35, 0), -4, character("helena-cain"))
		s.Exactly(figure.Proud, solid.V(-0.95, 2.7, 0), 16, people.Officer(41))
		s.Exactly(figure.Folded, solid.V(0.95, 2.8, 0), -14, people.Officer(44))
		for i, x := range []float64{-3.6, -1.9, 1.9, 3.6} {
			s.Console(x, 5.4, -6*x, set.Metal(0x2b333b, 0.4), set.Cold.Mul(0.8), 3+i)
			s.Stool(x, 4.5)
			s.Someone(figure.Sitting, solid.V(x, 4.5, 0), 180, people.Officer(i+50))
		}
		s.Put(set.Metal(0x4a535d, 0.5), solid.Drum(-4.4, 3.2, 0, 4.8, 0.3, 0.02), solid.Drum(4.4, 3.2, 0, 4.8, 0.3, 0.02)) // a gallery above the pit
		s.Put(set.Metal(0x434c56, 0.5), set.Slab(-7, 7, 6.2, 8.8, 2.5, 2.65), set.Slab(-7, 7, 6.2, 6.26, 3.4, 3.46))
		s.Display(0, 6.1, 3.55, 3.4, 1.1, set.Radar(set.Cold, 9, 10, set.Amber))
		for i, x := range []float64{-3.2, 3.2} {
			s.Someone(figure.Guarding, solid.V(x, 7.0, 2.65), 0, people.Marine(60+i))
		}
		s.Lamp(solid.V(0, 1.2, 1.25), set.Cold.Mul(1.4), 0.2, false)
		s.Lamp(solid.V(0, 1.4, 4.3), set.Pale.Mul(3), 0.3, true)
		s.Lamp(solid.V(-4, 6, 3.0), set.Cold.Mul(1.6), 0.3, false)
		s.Lamp(solid.V(4, 6, 3.0), set.Cold.Mul(1.6), 0.3, false)
		s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7}
		return s
	},
	"reactors": func() *set.Stage {
		s := reactors()
		s.CloseUp(solid.V(-0.3, -3.2, 1.7), solid.V(0.05, 1.4, 1.45), 2.0, set.Cold)
		s.Exactly(figure.Pointing, solid.V(-0.55, 1.2, 0), 60, people.DeckHand(31))
		s.Exactly(figure.Folded, solid.V(0.45, 1.5, 0), -40, people.Officer(33))
		s.Someone(figure.Working, solid.V(1.2, 4.2, 0), 120, people.DeckHand(35))
		return s
	},
	"execution": func() *set.Stage {
		s := set.Chamber(set.Pale, 0x3a3e42, 1.7)
		s.CloseUp(solid.V(0.35, -3.6, 1.75), solid.V(0.05, 1.0, 1.30), 2.05, set.Pale)
		s.Exactly(figure.Bound, solid.V(-0.05, 3.6, 0), 0, people.Prisoner(12))
		for i, x := range []float64{-1.15, -0.40, 0.55, 1.25} {
			s.Someone(figure.Aiming, solid.V(x, -0.4+0.15*math.Abs(x), 0), 176+5*x, people.Marine(80+i))
		}
		s.Put(set.Shining(set.Pale.Mul(1.6)), set.Slab(-0.5, 0.5, 3.2, 4.0, 3.9, 3.98))
		s.Lamp(solid.V(-0.05, 3.5, 3.6), set.Pale.Mul(6), 0.7, true)
		s.Lamp(solid.V(-2.4, -1.5, 2.8), set.Alarm.Mul(1.4), 0.2, false)
		s.Look.Rays = [][3]float64{{0, 0.35, 0.5}}
		s.Look.Clear = true
		return s
	},
	"sabotage": func() *set.Stage {
		s := set.Corridor(set.Alarm.Mix(set.Warm, 0.35), 0x33322f, 1.7, 1.3)
		s.CloseUp(solid.V(-0.2, -2.8, 1.45), solid.V(0.15, 1.0, 1.15), 1.7, set.Warm)
		s.Put(set.Metal(0x14161a, 0.3), set.Slab(0.55, 1.75, 1.70, 2.2, 0.45, 1.95))
		s.Put(set.Metal(0x5a6068, 0.5), solid.Less(set.Slab(0.45, 1.85, 1.62, 1.75, 0.35, 2.05), set.Slab(0.57, 1.73, 1.5, 1.9, 0.47, 1.93), 0.02), solid.Turn(set.Slab(1.95, 2.05, 0.3, 1.5, 0.35, 2.05), 1.9, 1.6, 25))
		for i := range 12 { // cut cables behind the panel
			x := 0.66 + 0.085*float64(i)
			c := []uint32{0x9a2a20, 0xb08a2a, 0x2a5a8a, 0x2a2a2e}[i%4]
			cut := 1.1 + 0.35*solid.Hash(i, 1, 6)
			s.Put(set.Metal(c, 0.3), solid.Rod(solid.V(x, 1.66, 1.9), solid.V(x, 1.64, cut+0.12), 0.022, 0.022), solid.Rod(solid.V(x, 1.64, cut+0.12), solid.V(x+0.16*(solid.Hash(i, 2, 6)-0.5), 1.40, cut-0.05), 0.022, 0.014), solid.Rod(solid.V(x, 1.66, 0.5), solid.V(x+0.1*(solid.Hash(i, 3, 6)-0.5), 1.56, 0.5+0.25*solid.Hash(i, 4, 6)), 0.022, 0.014))
		}
		at := solid.V(1.05, 1.4, 1.15)
		for i := range 14 {
			d := solid.V(1.5*(solid.Hash(i, 1, 9)-0.5), -0.5, 0.9*solid.Hash(i, 2, 9)-0.5)
			s.Effects = append(s.Effects, set.Streak(at, at.Add(d.Mul(0.5+0.5*solid.Hash(i, 3, 9))), 0.007, solid.RGB(1.8, 1.3, 0.6)))
		}
		s.Effects = append(s.Effects, set.Glow(at, 0.09, solid.RGB(3, 2.4, 1.4)), set.Blast(solid.V(1.2, 1.4, 1.75), 0.6, 0.12, 5))
		s.Lamp(at.Add(solid.V(0, -0.3, 0)), set.Warm.Mul(1.4), 0.2, false)
		torch := figure.Pointing
		torch.Right.Grip = figure.Fist
		f := figure.New(people.DeckHand(21), torch, solid.V(-0.25, 0.85, 0), 70)
		s.Cast(f)
		h := f.Hand()
		s.Put(set.Metal(0x101214, 0.5), solid.Rod(h, h.Add(solid.V(0.15, 0.10, -0.04)), 0.025, 0.040))
		s.Put(set.Shining(set.Pale.Mul(1.6)), solid.Egg(h.Add(solid.V(0.17, 0.11, -0.05)), solid.V(0.04, 0.04, 0.04)))
		s.Someone(figure.Guarding, solid.V(-1.25, 1.9, 0), 30, people.Marine(24))
		return s
	},
	"black-market": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x2e2822, 1.75)
		s.CloseUp(solid.V(0.2, -1.9, 1.7), solid.V(0.02, 1.6, 1.22), 1.6, set.Amber)
		s.Desk(-1.3, 1.3, 0.7, 1.3, 0.82, set.Wood())
		s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-2.3, 2.6, 0, 1.0, 0.9), set.Crate(-2.2, 2.7, 0.9, 0.9, 0.8), set.Crate(2.2, 2.8, 0, 1.1, 1.0), set.Crate(2.3, 2.7, 1.0, 0.8, 0.7))
		for i := range 7 { // medicine, alcohol and other goods that are scarce
			x := -1.05 + 0.24*float64(i)
			c := []solid.Color{set.Hope, set.Amber, set.Teal}[i%3]
			s.Put(&set.Material{Color: c.Mul(0.12), Light: c.Mul(0.13), Gloss: 1}, solid.Drum(x, 0.9, 0.82, 0.98+0.08*solid.Hash(i, 2, 4), 0.042, 0.015), solid.Drum(x, 0.9, 0.96, 1.08+0.10*solid.Hash(i, 2, 4), 0.015, 0.004))
		}
		coin := set.Metal(0xc09a3a, 0.9)
		for i := range 12 {
			s.Put(coin, solid.Drum(0.72+0.09*float64(i%4), 0.85+0.09*float64(i/4), 0.82, 0.835+0.03*solid.Hash(i, 5, 4), 0.035, 0.004))
		}
		s.Exactly(figure.Leaning, solid.V(-0.10, 1.85, 0), 4, dealer())
		s.Someone(figure.Folded, solid.V(-1.1, 2.5, 0), 18, people.Anybody(112))
		s.Someone(figure.Reaching, solid.V(1.25, 1.35, 0), -62, people.Anybody(117))
		s.HangingLamp(0, 1.1, 2.35, set.Warm, 2.0, 0.45)
		s.Lamp(solid.V(-2.5, 4.3, 2.6), set.Alarm.Mul(1.6), 0.3, false)
		s.Look.Clear = true
		return s
	},
	"oracle": func() *set.Stage {
		s := set.Chamber(set.Amber, 0x30241e, 1.75)
		s.CloseUp(solid.V(0.15, -2.0, 1.35), solid.V(0.0, 1.7, 1.02), 1.45, set.Amber)
		for i, x := range []float64{-2.3, -1.3, 1.3, 2.3} {
			s.Put(set.Metal([]uint32{0x6a1c24, 0x7a4a1c, 0x7a4a1c, 0x6a1c24}[i], 0.1), set.Banner(x, 3.4, 4.0, 1.05, 4.0))
		}
		s.Put(set.Wood(), solid.Drum(0, 1.15, 0.40, 0.46, 0.62, 0.02), solid.Drum(0, 1.15, 0, 0.42, 0.14, 0.02))
		s.Put(set.Metal(0x9a7a3a, 0.9), solid.Less(solid.Egg(solid.V(0, 1.05, 0.56), solid.V(0.17, 0.17, 0.12)), set.Slab(-1, 1, 0, 2, 0.58, 1), 0.01))
		s.Effects = append(s.Effects, set.Blast(solid.V(0.45, 1.0, 1.05), 0.30, 0.10, 3), set.Glow(solid.V(0, 1.0, 0.60), 0.035, solid.RGB(1.2, 0.45, 0.12)))
		for i := range 8 {
			a := 0.5 + 0.75*float64(i)
			at := solid.V(0.5*math.Cos(a)*(1+float64(i%2)*2.4), 1.25+0.38*math.Sin(a)+0.9*float64(i%2), 0.46*(1-float64(i%2)))
			s.Put(set.Metal(0xd8ccb0, 0.2), solid.Drum(at.X, at.Y, at.Z, at.Z+0.14+0.1*solid.Hash(i, 1, 3), 0.035, 0.005))
			s.Effects = append(s.Effects, set.Glow(at.Add(solid.V(0, 0, 0.27)), 0.022, solid.RGB(1.8, 1.0, 0.35)))
		}
		who := people.Priest(9)
		who.Woman, who.Beard, who.Wears = true, people.Shaven, []people.Gear{people.Hood}
		s.Stool(0, 1.95)
		p := figure.Sitting
		p.Look, p.Nod = -4, 4
		s.Exactly(p, solid.V(0, 1.95, 0), 0, who)
		s.Lamp(solid.V(0, 0.75, 0.95), set.Amber.Mul(1.0), 0.03, true)
		s.Lamp(solid.V(0, 3.0, 3.2), set.Alarm.Mix(set.Amber, 0.5).Mul(2.2), 0.4, false)
		s.Look.Clear = true
		return s
	},
	"farm": func() *set.Stage {
		s := set.Corridor(set.Hope.Mix(set.Cold, 0.5), 0x36423f, 1.7, 1.6)
		s.CloseUp(solid.V(0.1, -3.2, 1.95), solid.V(0.0, 1.6, 1.05), 2.0, set.Hope)
		for i := range 8 {
			x, y := []float64{-1.35, 1.35}[i%2], 0.6+1.7*float64(i/2)
			s.Put(set.Steel(), set.Slab(x-0.95, x+0.95, y-0.36, y+0.36, 0.60, 0.72), solid.Drum(x-0.7, y, 0, 0.62, 0.03, 0.005), solid.Drum(x+0.7, y, 0, 0.62, 0.03, 0.005))
			who := people.Anybody(i*3 + 160)
			who.Woman, who.Beard, who.Dress = true, people.Shaven, people.Gown
			s.Exactly(figure.Lying, solid.V(x, y, 0.70), []float64{90, -90}[i%2], who)
			for j := range 3 { // tubes that lead into her and out
				a := solid.V(x+0.18*float64(j-1), y, 0.98)
				b := solid.V(x*1.15+0.1*float64(j-1), y+0.15, 2.6)
				m := a.Add(b).Mul(0.5).Add(solid.V(-0.2*x, 0, -0.15))
				s.Put(&set.Material{Color: set.Alarm.Mul(0.1), Light: set.Alarm.Mul(0.18), Gloss: 0.8}, solid.Rod(a, m, 0.014, 0.014), solid.Rod(m, b, 0.014, 0.014))
			}
			s.Put(&set.Material{Color: set.Hope.Mul(0.1), Light: set.Hope.Mul(0.35), Gloss: 1}, solid.Drum(x*1.15, y+0.15, 2.5, 2.9, 0.16, 0.03))
		}
		s.Centurion(figure.Watching, solid.V(0.05, 5.4, 0), 0, 0x7f868d)
		s.Someone(figure.Composed, solid.V(-0.15, 2.6, 0), 30, people.Doctor(9))
		s.Lamp(solid.V(0, 7.5, 2.6), set.Alarm.Mul(4), 0.6, false)
		return s
	},
	"assassin": func() *set.Stage {
		s := set.Chamber(set.Cold, 0x2c3036, 1.75)
		s.CloseUp(solid.V(0.35, -2.8, 1.6), solid.V(-0.05, 1.6, 1.42), 1.75, set.Cold)
		s.Put(set.Metal(0x3a424a, 0.4), solid.Drum(-1.42, 0.35, 0, 4, 0.36, 0.03))
		s.Exactly(figure.Covering, solid.V(-0.78, 0.05, 0), 150, people.Anybody(143))
		s.Exactly(figure.Proud, solid.V(0.62, 3.0, 0), 30, character("william-adama"))
		s.Someone(figure.Speaking, solid.V(1.45, 3.2, 0), -40, people.Officer(71))
		s.Someone(figure.Folded, solid.V(0.10, 3.7, 0), 20, people.Officer(74))
		s.Put(set.Metal(0x2a4a6a, 0.1), set.Banner(-1.6, 4.9, 3.6, 0.9, 2.6), set.Banner(1.0, 4.9, 3.6, 0.9, 2.6))
		s.Lamp(solid.V(0.6, 2.6, 3.5), set.Warm.Mul(4), 0.5, true)
		s.Lamp(solid.V(-1.9, -0.9, 2.4), set.Alarm.Mul(1.6), 0.2, false)
		s.Look.Clear = true
		return s
	},
}

// dealer returns the man who sells scarce goods.
func dealer() people.Person {
	p := people.Anybody(131)
	p.Woman, p.Dress, p.Cloth, p.Beard, p.Wears = false, people.Coat, 0x4A3A2A, people.Goatee, []people.Gear{people.Scarf}
	p.Hair.Cut = people.Swept
	return p
}
