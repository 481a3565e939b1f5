package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// daybreakHomes are the pictures on the sheets of the characters of Daybreak.
var daybreakHomes = map[string]func() *set.Stage{
	"home-copilot": func() *set.Stage { // Karl Agathon, the pilot
		s := cockpit(set.Planet(set.BlueSky(611), set.Orb{X: 0.30, Y: 0.06, R: 0.30, Sun: solid.V(-0.7, 0.4, 0.3), Land: solid.Hex(0x7a8a9a), Sea: solid.Hex(0x24405c), Air: solid.RGB(0.3, 0.6, 1), Seed: 19}), set.Teal, 2)
		s.Craft("raptor", solid.V(2.4, 16, 2.6), 1.6, 30, 8, 10)
		s.Craft("raptor", solid.V(-1.6, 22, 4.4), 1.6, 30, 8, 10)
		atStick(s, "karl-helo-agathon-pilot", -0.50, -0.55, 118)
		return s
	},
	"home-senate": func() *set.Stage { // Lee Adama, the politician
		s := quorumRoom(set.Warm, func(int) figure.Pose {
			p := figure.Sitting
			p.Lean, p.Nod = 8, 2
			return p
		}, false)
		s.CloseUp(solid.V(0.3, -1.6, 1.65), solid.V(0.05, 1.6, 1.40), 1.6, set.Warm)
		s.Put(set.Wood(), set.Slab(-0.95, -0.15, 0.75, 1.15, 0, 1.06))
		s.Put(set.Metal(0x5a2a24, 0.2), set.Slab(-0.80, -0.50, 0.80, 1.05, 1.06, 1.12))
		s.Put(set.Metal(0x2a3a4a, 0.2), solid.Turn(set.Slab(-0.78, -0.50, 0.82, 1.04, 1.12, 1.17), -0.65, 0.93, 12))
		p := figure.Speaking
		p.Left.At = solid.V(0.30, -0.22, 1.10)
		p.Look, p.Nod = -4, 0
		s.Exactly(p, solid.V(0.10, 1.35, 0), 8, character("lee-adama-political"))
		return s
	},
	"home-armory": func() *set.Stage { // Tom Zarek, who took up arms
		s := set.Corridor(set.Amber, 0x38342c, 1.7, 1.35)
		s.CloseUp(solid.V(0.2, -2.2, 1.5), solid.V(0.05, 1.3, 1.44), 1.6, set.Amber)
		rack := set.Metal(0x4a4e44, 0.4)
		s.Put(rack, set.Slab(-2.3, -1.5, 0.4, 7, 0, 0.4), set.Slab(-2.2, -2.1, 0.4, 7, 0.4, 2.1), set.Slab(1.5, 2.3, 0.4, 7, 0, 0.4), set.Slab(2.1, 2.2, 0.4, 7, 0.4, 2.1))
		for i := range 14 {
			y := 0.7 + 0.42*float64(i)
			for _, x := range []float64{-1.75, 1.75} {
				s.Put(set.Metal(0x1c1f22, 0.6), solid.Rod(solid.V(x, y, 0.4), solid.V(x*1.05, y, 1.0), 0.05, 0.04), solid.Rod(solid.V(x*1.05, y, 1.0), solid.V(x*1.08, y, 1.6), 0.022, 0.018))
			}
		}
		s.Put(set.Metal(0x4a5038, 0.2), set.Crate(0.95, 1.0, 0, 0.8, 0.85))
		for i := range 4 {
			s.Put(set.Metal(0x1c1f22, 0.6), solid.Rod(solid.V(0.62+0.16*float64(i), 0.75, 0.90), solid.V(0.70+0.16*float64(i), 1.30, 0.90), 0.035, 0.025))
		}
		p := figure.Guarding
		p.Look, p.Nod = -6, -2
		s.Exactly(p, solid.V(-0.12, 1.35, 0), 12, character("tom-zarek-military"))
		s.Someone(figure.Guarding, solid.V(-0.85, 3.0, 0), 12, people.Marine(33))
		s.Someone(figure.Working, solid.V(0.85, 2.9, 0), 70, people.Marine(36))
		s.Look.Clear = true
		return s
	},
	"home-comms": func() *set.Stage { // Louis Hoshi
		s := set.Chamber(set.Teal, 0x2a3138, 1.8)
		s.CloseUp(solid.V(0.55, -1.6, 1.55), solid.V(0.02, 1.4, 1.20), 1.35, set.Teal)
		s.Put(set.Metal(0x343d46, 0.4), set.Slab(-1.5, 1.5, 0.62, 1.05, 0, 0.80), set.Slab(-1.5, 1.5, 0.70, 1.05, 0.78, 0.86))
		keys := &set.Material{Color: solid.Hex(0x1a1e22), Gloss: 0.4}
		keys.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 && solid.Hash(int(math.Floor(p.X*16)), int(math.Floor(p.Y*18)), 5) > 0.55 && math.Mod(math.Abs(p.X*16), 1) > 0.25 && math.Mod(math.Abs(p.Y*18), 1) > 0.3 {
				f.Light = []solid.Color{set.Teal, set.Amber, set.Hope}[int(3*solid.Hash(int(math.Floor(p.X*16)), int(math.Floor(p.Y*18)), 6))].Mul(0.5)
			}
		}
		s.Put(keys, set.Slab(-1.4, 1.4, 0.72, 1.02, 0.855, 0.87))
		for i, x := range []float64{-1.5, 0, 1.5} {
			s.Display(x, 4.2, 2.05, 1.3, 0.95, func(u, v float64) solid.Color {
				w := v - 0.5*math.Exp(-u*u*3)*math.Sin(u*(20+4*float64(i)))*(0.4+0.6*solid.Noise(u*7+20, 3, 5+i))
				return set.Teal.Mul(0.05 + 1.0*math.Exp(-w*w*500) + 0.2*math.Exp(-w*w*30))
			})
		}
		s.Key = s.Key.Mul(0.6)
		who := character("louis-hoshi")
		who.Wears = []people.Gear{people.Glasses, people.Headset}
		p := figure.Writing
		p.Lean, p.Nod, p.Look = 8, 4, 10
		p.Right = figure.Hand{At: solid.V(-0.20, -0.10, 1.22), Grip: figure.Flat, Elbow: solid.V(-1, -0.2, -0.6), Palm: solid.V(1, 0, 0)}
		p.Left.At.Z = 0.90
		s.Stool(-0.10, 1.42)
		s.Exactly(p, solid.V(-0.10, 1.42, 0.02), 10, who)
		s.Someone(figure.Sitting, solid.V(1.2, 2.9, 0), 180, people.Officer(17))
		s.Console(1.2, 3.5, 0, set.Metal(0x343d46, 0.4), set.Amber.Mul(0.6), 9)
		s.Lamp(solid.V(-0.1, 0.9, 1.05), set.Teal.Mul(0.08), 0, false)
		s.Lamp(solid.V(-0.2, 1.3, 3.4), set.Cold.Mul(1.4), 0.2, true)
		return s
	},
	"home-surgery": func() *set.Stage { // Sherman Cottle
		s := set.Chamber(set.Hope.Mix(set.Pale, 0.5), 0x36423f, 1.8)
		s.CloseUp(solid.V(-0.25, -2.1, 1.6), solid.V(0.05, 1.5, 1.38), 1.55, set.Pale)
		s.Desk(-1.6, 1.6, 0.5, 1.1, 0.88, set.Steel())
		for i, x := range []float64{-1.15, -1.0, -0.85, 0.95, 1.15} {
			s.Put(&set.Material{Color: set.Hope.Mul(0.1), Light: []solid.Color{set.Hope, set.Amber, set.Teal}[i%3].Mul(0.25), Gloss: 1}, solid.Drum(x, 0.75, 0.88, 1.04+0.1*solid.Hash(i, 1, 4), 0.045, 0.01))
		}
		s.Put(set.Steel(), solid.Drum(0.45, 0.75, 0.88, 0.91, 0.20, 0.01), solid.Rod(solid.V(0.36, 0.68, 0.92), solid.V(0.55, 0.80, 0.92), 0.010, 0.006), solid.Rod(solid.V(0.36, 0.78, 0.92), solid.V(0.54, 0.86, 0.92), 0.010, 0.006))
		for i, x := range []float64{-0.95, 1.25} { // x-ray pictures
			s.Display(x, 3.6, 1.95, 1.2, 1.05, func(u, v float64) solid.Color {
				c := 0.10
				if i == 0 { // ribs
					r := math.Abs(math.Mod(v*4+10+1.1*u*u, 1) - 0.5)
					c += 0.8*solid.Smooth(0.22, 0.06, r)*solid.Smooth(0.80, 0.66, math.Abs(u))*solid.Smooth(0.95, 0.7, math.Abs(v)) + 0.9*solid.Smooth(0.12, 0.05, math.Abs(u))
				} else { // a skull
					skull := math.Hypot(u*1.3, v-0.15) - 0.62
					jaw := math.Max(math.Abs(u)-0.28, math.Abs(v+0.55)-0.22)
					eye := math.Hypot(math.Abs(u)-0.22, v-0.05) - 0.13
					c += 0.8*solid.Smooth(0.03, -0.03, math.Min(skull, jaw)) - 0.7*solid.Smooth(0.02, -0.03, eye)
				}
				return set.Cold.Mix(set.Pale, 0.4).Mul(0.55 * math.Max(0.03, math.Min(1, c)))
			})
		}
		s.Key, s.Rim = s.Key.Mul(0.75), s.Rim.Mul(0.5)
		who := character("sherman-doc-cottle")
		p := figure.Working
		p.Right = figure.Hand{At: solid.V(-0.12, -0.24, 1.40), Grip: figure.Fist, Elbow: solid.V(-1, 0, -0.7), Palm: solid.V(0.4, 0.8, 0)}
		p.Left = figure.Hand{At: solid.V(0.20, -0.36, 0.96), Grip: figure.Flat, Palm: solid.V(0, 0, -1)}
		p.Lean, p.Nod, p.Look = 8, 4, 8
		f := figure.New(who, p, solid.V(0.0, 1.5, 0), 6)
		s.Cast(f)
		h := f.Hand()
		tip := h.Add(solid.V(0.0, -0.09, 0.05))
		s.Put(set.Metal(0xe0dcd0, 0.1), solid.Rod(h, tip, 0.007, 0.007))
		s.Effects = append(s.Effects, set.Glow(tip, 0.014, solid.RGB(2.4, 0.7, 0.2)))
		for i := range 6 { // smoke
			a := tip.Add(solid.V(0.03*math.Sin(float64(i)*1.4), 0, 0.05+0.09*float64(i)))
			b := tip.Add(solid.V(0.03*math.Sin(float64(i+1)*1.4), 0, 0.05+0.09*float64(i+1)))
			s.Effects = append(s.Effects, set.Streak(a, b, 0.012+0.004*float64(i), set.Pale.Mul(0.08)))
		}
		s.Lamp(solid.V(0.2, 0.3, 2.7), set.Warm.Mix(set.Pale, 0.6).Mul(0.8), 0.2, true)
		s.Look.Clear = true
		return s
	},
	"home-mother": func() *set.Stage { // Sharon Agathon
		s := set.Chamber(set.Dusk.Mix(set.Warm, 0.6), 0x36303a, 1.8)
		s.CloseUp(solid.V(0.15, -2.2, 1.25), solid.V(0.0, 1.4, 1.02), 1.5, set.Warm)
		who := character("sharon-athena-agathon")
		p := figure.Kneeling
		p.Look, p.Nod = 26, 2
		p.Left, p.Right = figure.Hand{At: solid.V(0.16, -0.42, 0.80), Palm: solid.V(-1, 0, 0)}, figure.Hand{At: solid.V(-0.20, -0.38, 0.88), Palm: solid.V(1, 0, 0)}
		s.Exactly(p, solid.V(-0.55, 1.50, 0), 66, who)
		child := people.Child(5)
		child.Woman, child.Skin, child.Hair, child.Cloth = true, people.Tan, people.Hair{Cut: people.Bob, Color: 0x17120F}, 0x8a5a6a
		s.Exactly(figure.Composed, solid.V(0.06, 1.38, 0), -34, child)
		s.Put(set.Steel(), set.Slab(0.9, 2.6, 1.7, 2.6, 0.42, 0.50), set.Slab(0.9, 2.6, 1.7, 2.6, 1.45, 1.53), solid.Drum(0.95, 1.75, 0, 2.3, 0.035, 0.005), solid.Drum(0.95, 2.55, 0, 2.3, 0.035, 0.005))
		s.Put(set.Metal(0x7a6a8a, 0.05), set.Slab(0.93, 2.6, 1.74, 2.58, 0.50, 0.62), set.Slab(0.93, 2.6, 1.74, 2.58, 1.53, 1.64))
		for i := range 7 { // drawings of the child on the wall
			x, z := -1.9+0.46*float64(i%4), 1.25+0.52*float64(i/4)
			k := &set.Material{Color: solid.Hex(0xe0d8c4), Gloss: 0.05}
			k.Paint = func(p, n solid.Vec, f *set.Surface) {
				u, v := (p.X-x)/0.17, (p.Z-z)/0.20
				c := []uint32{0xc04030, 0x3060a0, 0xd0a030, 0x308050}[i%4]
				sun := math.Hypot(u-0.4, v-0.5)
				if sun < 0.28 || math.Abs(v+0.45+0.25*math.Sin(u*3+float64(i))) < 0.09 || math.Max(math.Abs(u+0.3), math.Abs(v+0.1)-0.25) < 0.14 {
					f.Color = solid.Hex(c)
				}
			}
			s.Put(k, set.Slab(x-0.17, x+0.17, 4.92, 4.96, z-0.20, z+0.20))
		}
		s.Put(set.Metal(0x8a4a3a, 0.2), set.Crate(-1.5, 2.4, 0, 0.8, 0.55))
		s.TableLamp(-1.5, 2.4, 0.55)
		s.Lamp(solid.V(0.2, 0.4, 2.6), set.Warm.Mul(1.0), 0, true)
		s.Lamp(solid.V(-1.0, 3.9, 2.4), set.Dusk.Mul(1.2), 0.2, false)
		s.Look.Clear = true
		return s
	},
	"home-reporter": func() *set.Stage { // D'Anna Biers
		s := set.Chamber(set.Amber, 0x332c2a, 1.8)
		s.CloseUp(solid.V(-0.2, -2.0, 1.55), solid.V(0.05, 1.5, 1.44), 1.45, set.Warm)
		face := set.Mugshot(character("danna-biers"), -18)
		s.Display(-1.15, 4.2, 1.85, 1.6, 1.15, func(u, v float64) solid.Color { return set.Cold.Mul(0.03 + 1.2*face(u, v)*(0.85+0.15*math.Sin(v*70))) })
		s.Display(0.75, 4.2, 1.95, 1.3, 0.95, func(u, v float64) solid.Color { return set.Amber.Mul(0.5 * set.Readout(u, v, 7)) })
		// A camera on a tripod.
		k := set.Metal(0x3a3e44, 0.7)
		s.Put(k, set.Slab(0.62, 0.98, 1.10, 1.55, 1.36, 1.62), solid.Rod(solid.V(0.74, 1.12, 1.49), solid.V(0.64, 0.82, 1.48), 0.085, 0.10), solid.Drum(0.80, 1.35, 1.62, 1.74, 0.05, 0.01))
		s.Put(set.Metal(0x5a7a9a, 1), solid.Egg(solid.V(0.625, 0.79, 1.48), solid.V(0.075, 0.03, 0.075)))
		for i := range 3 {
			a := 0.6 + 2.1*float64(i)
			s.Put(k, solid.Rod(solid.V(0.80, 1.32, 1.34), solid.V(0.80+0.45*math.Cos(a), 1.32+0.45*math.Sin(a), 0), 0.022, 0.022))
		}
		s.Put(set.Shining(set.Alarm.Mul(1.4)), solid.Egg(solid.V(0.68, 1.09, 1.60), solid.V(0.018, 0.018, 0.018)))
		s.Effects = append(s.Effects, set.Glow(solid.V(0.68, 1.05, 1.60), 0.03, solid.RGB(1.6, 0.15, 0.1)))
		s.Key = s.Key.Mul(1.35)
		p := figure.Speaking
		p.Right = figure.Hand{At: solid.V(-0.06, -0.26, 1.34), Grip: figure.Fist, Elbow: solid.V(-1, 0, -0.8), Palm: solid.V(0.7, 0.7, 0)}
		p.Left = figure.Hand{At: solid.V(0.32, -0.34, 1.14), Grip: figure.Spread, Palm: solid.V(-0.3, 0, 1)}
		p.Look, p.Nod = 10, 2
		f := figure.New(character("danna-biers"), p, solid.V(-0.22, 1.5, 0), 6)
		s.Cast(f)
		h := f.Hand()
		s.Put(k, solid.Rod(h.Add(solid.V(0, 0, -0.05)), h.Add(solid.V(0.01, -0.02, 0.09)), 0.016, 0.018))
		s.PutBall(set.Metal(0x24282c, 0.3), solid.Egg(h.Add(solid.V(0.012, -0.024, 0.12)), solid.V(0.034, 0.034, 0.038)), h.Add(solid.V(0, 0, 0.12)), 0.06)
		s.Lamp(solid.V(-1.2, 0.2, 2.5), set.Pale.Mul(1.2), 0, true)
		s.Lamp(solid.V(1.6, 3.4, 2.8), set.Amber.Mul(1.6), 0.3, false)
		s.Look.Clear = true
		return s
	},
	"home-rebuilt": func() *set.Stage { // Aaron Doral
		s := set.Land(solid.RGB(0.80, 0.42, 0.22), solid.RGB(0.16, 0.13, 0.17), solid.V(0.35, 0.8, 0.30), solid.RGB(2.0, 1.0, 0.5), 0x4a4038, 0.20, 17)
		s.CloseUp(solid.V(-0.3, -4.2, 1.4), solid.V(0.05, 0, 1.55), 2.0, set.Warm)
		k := set.Metal(0x4a4440, 0.05)
		for i := range 9 {
			x := -11 + 2.7*float64(i)
			s.Ruin(x, 16+7*solid.Hash(i, 1, 8), 2.0+0.8*solid.Hash(i, 2, 8), 3.0+4.0*solid.Hash(i, 3, 8), i+20, k)
		}
		glass := &set.Material{Color: solid.Hex(0x7a848c), Gloss: 0.7} // the new buildings
		glass.Paint = func(p, n solid.Vec, f *set.Surface) {
			if u := math.Abs(math.Mod(p.Z*1.6+10, 1) - 0.5); u < 0.12 && p.Z > 0.6 {
				f.Light = solid.RGB(1.1, 0.25, 0.14)
			}
		}
		for i, x := range []float64{-3.2, 3.4, 6.8} {
			y, h := 11+3*float64(i), []float64{5.0, 6.4, 4.2}[i]
			s.Put(glass, solid.New(func(p solid.Vec) float64 {
				r := 0.9 - 0.11*p.Z + 0.018*p.Z*p.Z
				return max(math.Hypot(p.X-x, p.Y-y)-r, p.Z-h, -p.Z) * 0.8
			}, x-1.1, y-1.1, x+1.1, y+1.1))
		}
		s.Centurion(figure.Marching, solid.V(-1.1, 2.6, 0), 20, 0x8a9198)
		s.Centurion(figure.Watching, solid.V(1.35, 3.0, 0), -24, 0x8a9198)
		p := figure.Folded
		p.Look = -8
		who := character("aaron-doral")
		s.Exactly(p, solid.V(0.10, -0.1, 0), -4, who)
		s.Put(set.Metal(0x7a6a3c, 0.3), solid.Rod(solid.V(2.2, 7, 0), solid.V(2.2, 7, 5.2), 0.08, 0.06), solid.Rod(solid.V(3.6, 7, 5.0), solid.V(0.4, 7, 5.1), 0.06, 0.05), solid.Rod(solid.V(0.8, 7, 5.1), solid.V(0.8, 7, 3.4), 0.02, 0.02), set.Slab(0.45, 1.15, 6.7, 7.3, 2.9, 3.4))
		s.Lamp(solid.V(-1.5, -3, 2.6), set.Pale.Mul(3), 0, false)
		return s
	},
	"home-operating": func() *set.Stage { // Simon O'Neill
		s := ribbed(set.Hope.Mix(set.Cold, 0.4), 3.0, 1.6)
		s.CloseUp(solid.V(0.2, -2.3, 1.65), solid.V(0.0, 1.5, 1.28), 1.7, set.Hope)
		s.Put(set.Steel(), set.Slab(-1.35, 1.05, 0.72, 1.28, 0.74, 0.86), solid.Drum(-0.15, 1.0, 0, 0.76, 0.16, 0.03))
		patient := people.Anybody(166)
		patient.Woman, patient.Beard, patient.Dress = true, people.Shaven, people.Gown
		s.Exactly(figure.Lying, solid.V(-0.10, 1.0, 0.84), 90, patient)
		p := figure.Working
		p.Lean, p.Nod, p.Look = 14, 10, 2
		s.Exactly(p, solid.V(0.0, 1.72, 0), -4, character("simon-oneill"))
		for i, x := range []float64{-1.05, 0.95} {
			at := solid.V(x, 2.6, 0.5)
			s.Put(set.Metal(0x5a5660, 0.7), solid.Drum(x, 2.6, 0, 0.5, 0.36, 0.04), solid.Drum(x, 2.6, 1.75, 2.2, 0.34, 0.04))
			s.Put(&set.Material{Color: set.Hope.Mul(0.1), Light: set.Hope.Mul(0.10), Gloss: 0.8}, solid.Egg(solid.V(x, 2.6, 1.05+0.1*float64(i)), solid.V(0.13, 0.11, 0.22)), solid.Rod(solid.V(x, 2.6, 1.2), solid.V(x, 2.6, 1.75), 0.02, 0.02))
			s.Effects = append(s.Effects, set.Column(at, 0.30, 1.75, set.Hope.Mul(0.8)))
		}
		for j := range 3 { // steel arms from above
			x := []float64{-0.72, 0.46, 0.86}[j]
			a, b, c := solid.V(x*1.15, 1.3, 2.9), solid.V(x, 1.1, 1.95), solid.V(x*0.85, 0.95, 1.30)
			s.Put(set.Metal(0x6a6e74, 0.7), solid.Rod(a, b, 0.045, 0.035), solid.Egg(b, solid.V(0.06, 0.06, 0.06)), solid.Rod(b, c, 0.030, 0.008))
			s.Effects = append(s.Effects, set.Glow(c, 0.018, solid.RGB(0.6, 2.0, 1.2)))
		}
		s.Lamp(solid.V(0, 1.0, 2.6), set.Pale.Mul(1.6), 0.2, true)
		return s
	},
	// The pictures of the Motive cards and of the mutineer, made like those of Loyalty cards.
	"mirror-mutineer": beyond(func(s *set.Stage) {
		who := people.Officer(8)
		s.Someone(figure.Guarding, solid.V(0.55, 3.7, 0), -4, who)
	}),
	"motive-cherish": beyond(func(s *set.Stage) {
		s.Exactly(figure.Leading, solid.V(0.35, 3.9, 0), -4, people.Anybody(14))
		s.Exactly(figure.Led, solid.V(0.90, 3.78, 0), -6, people.Child(5))
		coolCenturion(s, solid.V(-0.45, 5.2, 0), 4, figure.Watching)
	}),
	"motive-docile": beyond(func(s *set.Stage) {
		for i := range 6 {
			s.Someone(figure.Huddled, solid.V(-0.85+0.72*float64(i%4)+0.3*float64(i/4), 3.6+0.9*float64(i/4), 0), -4, people.Anybody(i*3+9))
		}
		coolCenturion(s, solid.V(1.15, 5.2, 0), -8, figure.Watching)
		coolCenturion(s, solid.V(-0.55, 5.6, 0), 4, figure.Watching)
	}),
	"motive-efficiency": beyond(func(s *set.Stage) {
		s.Put(set.Metal(0x4a5058, 0.5), set.Slab(-0.7, 1.6, 4.1, 4.7, 0, 0.85), solid.At(set.LyingDrum(0.24, 1.0), solid.V(0.5, 4.4, 1.12)), solid.At(set.LyingDrum(0.28, 0.10), solid.V(0.2, 4.4, 1.12)), solid.At(set.LyingDrum(0.28, 0.10), solid.V(0.8, 4.4, 1.12)))
		coolCenturion(s, solid.V(1.25, 5.1, 0), -14, figure.Watching)
		s.Someone(figure.Working, solid.V(0.30, 5.0, 0), -2, people.Officer(8))
		jumpDrive(s, solid.V(-0.55, 6.4, 1.7), 0.7, set.Cold.Mul(0.4))
	}),
	"motive-secure": beyond(func(s *set.Stage) {
		for i := range 5 { // people who dance and do not look up
			s.Someone([]figure.Pose{figure.Cheering, figure.Reaching, figure.Calling}[i%3], solid.V(-0.75+0.55*float64(i), 4.1+0.5*solid.Hash(i, 1, 5), 0), 40-20*float64(i), people.Anybody(i*5+60))
		}
		for i := range 4 {
			s.Craft("raider", solid.V(-1.2+1.1*float64(i), 9+solid.Hash(i, 1, 5), 3.3+0.4*solid.Hash(i, 2, 5)), 1.3, 184, -20, 30*(solid.Hash(i, 5, 5)-0.5))
		}
	}),
	"motive-chase": beyond(func(s *set.Stage) {
		jumpDrive(s, solid.V(0.35, 5.2, 1.6), 1.05, set.Cold.Mul(0.05))
		for i := range 6 {
			a := 1.1 * float64(i)
			s.Effects = append(s.Effects, set.Streak(solid.V(0.35+0.9*math.Cos(a), 5.0, 1.6+0.9*math.Sin(a)), solid.V(0.35+1.3*math.Cos(a+0.2), 4.8, 1.4+1.2*math.Sin(a+0.1)), 0.010, set.Cold.Mul(0.7)))
		}
		s.Someone(figure.Downcast, solid.V(0.75, 3.8, 0), -6, people.DeckHand(6))
	}),
	"motive-honor": beyond(func(s *set.Stage) {
		coolCenturion(s, solid.V(0.95, 3.9, 0), -64, figure.Watching)
		s.Someone(figure.Saluting, solid.V(0.10, 3.8, 0), 62, people.Officer(8))
	}),
}
