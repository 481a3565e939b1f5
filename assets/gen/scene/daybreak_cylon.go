package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// ribbed is a hall inside a basestar: a black, reflecting floor, ribs that lean together like those of an animal, and bars of light between them.
func ribbed(light solid.Color, wide, zoom float64) *set.Stage {
	s := &set.Stage{Eye: solid.V(0.2, -4.2, 1.5), Aim: solid.V(0, 3, 1.45), Zoom: zoom, Above: light.Mul(0.03), Below: light.Mul(0.015), Fog: light.Mul(0.010), FogDensity: 0.045, Far: 50}
	s.Put(set.DeckPlates(0x26242a, 0.55), set.Floor(0))
	bow := func(p solid.Vec) float64 { // distance of the wall from the middle
		return wide - 0.5*solid.Smooth(1.2, 0, p.Z) - 0.26*max(0, p.Z-1.6)*max(0, p.Z-1.6)
	}
	wall := set.Metal(0x34303a, 0.4)
	wall.Paint = func(p, n solid.Vec, f *set.Surface) {
		f.Color = f.Color.Mul(0.6 + 0.7*solid.Cloud(p.Y*1.4+40, p.Z*1.4+40, 7))
		if u := math.Abs(math.Mod(p.Y+40.8, 1.6) - 0.8); u > 0.62 && u < 0.69 && p.Z > 0.35 && p.Z < 2.9 {
			f.Light = light.Mul(0.55)
		}
	}
	s.Put(wall, set.Unbounded(func(p solid.Vec) float64 { return (bow(p) - math.Abs(p.X)) * 0.7 }), set.Slab(-9, 9, 15, 15.5, -1, 6))
	s.Put(set.Metal(0x4a4650, 0.6), set.Unbounded(func(p solid.Vec) float64 {
		u := math.Abs(math.Mod(p.Y+40, 1.6) - 0.8)
		return math.Hypot(bow(p)-math.Abs(p.X)-0.05, u)*0.7 - 0.10 - 0.04*math.Sin(p.Z*5)
	}))
	for i := range 3 {
		s.Lamp(solid.V(0, 3+4*float64(i), 2.9), light.Mul(1.6), 0.3, i == 0)
	}
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Clear: true}
	return s
}

// either returns a if is is true and b otherwise.
func either(is bool, a, b float64) float64 {
	if is {
		return a
	}
	return b
}

// hybrid is the hybrid who controls a basestar. She floats upright in a glass cylinder, connected to the ship by roots from above.
func hybrid(light solid.Color, panic bool) *set.Stage {
	s := ribbed(light, 3.0, 1.6)
	s.CloseUp(solid.V(0.15, -2.4, 1.55), solid.V(-0.02, 1.6, 1.42), 1.75, light.Mix(set.Pale, 0.4))
	at := solid.V(0.26, 1.9, 0.12)
	steel := set.Metal(0x5a5660, 0.7)
	s.Put(steel, solid.Drum(at.X, at.Y, 0, at.Z, 0.62, 0.05), solid.Drum(at.X, at.Y, 2.06, 2.7, 0.56, 0.05), solid.Ring(at.X, at.Y, at.Z, 0.52, 0.06, 0.05, 0.02), solid.Ring(at.X, at.Y, 2.04, 0.52, 0.06, 0.05, 0.02))
	s.Put(set.Shining(light.Mul(0.9)), solid.Ring(at.X, at.Y, at.Z+0.06, 0.50, 0.03, 0.02, 0.005), solid.Ring(at.X, at.Y, 1.99, 0.50, 0.03, 0.02, 0.005))
	who := people.Anybody(77)
	who.Woman, who.Beard, who.Dress, who.Cloth, who.Wears, who.Skin, who.Age, who.Build = true, people.Shaven, people.Robe, 0x8c9098, []people.Gear{people.Earrings}, people.Pale, 30, -0.4
	who.Hair = people.Hair{Cut: people.Shoulder, Color: 0x8a2a1c}
	p := figure.Composed
	p.Nod, p.Look, p.Lean = -8, -10, -4
	p.Left, p.Right = figure.Hand{At: solid.V(0.29, -0.16, 1.02), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}, figure.Hand{At: solid.V(-0.29, -0.12, 0.98), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
	if panic {
		p.Nod, p.Look, p.Lean = -14, 16, -12
		p.Left.At, p.Right.At = solid.V(0.34, -0.24, 1.30), solid.V(-0.33, -0.28, 1.42)
	}
	s.Exactly(p, at.Add(solid.V(0, 0, 0.10)), -6, who)
	for i := range 9 { // the roots
		a := 0.5 + 2.1*float64(i)
		top := at.Add(solid.V(0.36*math.Cos(a), 0.30+0.16*math.Sin(a), 1.98))
		low := at.Add(solid.V(0.10*math.Cos(a*1.7), 0.16+0.02*float64(i%3), 1.42-0.10*float64(i%5)))
		mid := top.Add(low).Mul(0.5).Add(solid.V(0.16*math.Cos(a), 0.12, -0.05))
		k := &set.Material{Color: light.Mul(0.10), Light: light.Mul(0.10), Gloss: 0.7}
		s.Put(k, solid.Rod(top, mid, 0.020, 0.016), solid.Rod(mid, low, 0.016, 0.008))
	}
	for i := range 7 { // more outside the cylinder, along the ceiling
		a := -0.4 + 0.65*float64(i)
		b := at.Add(solid.V(0.5*math.Cos(a), 0.5*math.Sin(a), 2.5))
		s.Put(set.Metal(0x2a262c, 0.6), solid.Rod(b, b.Add(solid.V(1.9*math.Cos(a), 1.5*math.Sin(a), 0.75)), 0.07, 0.05))
	}
	s.Lamp(at.Add(solid.V(0, -0.25, 1.95)), light.Mul(either(panic, 0.25, 0.7)), 0, false)
	s.Lamp(at.Add(solid.V(0, -0.35, 0.15)), light.Mul(0.25), 0, false)
	if panic {
		s.Key = s.Key.Mul(0.6)
	}
	s.Effects = append(s.Effects, set.Column(at, 0.54, 2.04, light))
	for i := range 22 { // bubbles
		b := at.Add(solid.V(0.42*(2*solid.Hash(i, 1, 6)-1), -0.32, 0.1+1.75*solid.Hash(i, 2, 6)))
		s.Effects = append(s.Effects, set.Glow(b, 0.008+0.006*solid.Hash(i, 3, 6), light.Mix(set.Pale, 0.5).Mul(0.5)))
	}
	if panic {
		for i := range 2 {
			a := at.Add(solid.V(0.52*(1-2*float64(i)), -0.30, 1.95))
			s.Effects = append(s.Effects, set.Glow(a, 0.03, solid.RGB(2.2, 1.5, 0.9)))
			for j := range 6 {
				d := solid.V((0.45-0.9*float64(i))*solid.Hash(i, j, 9), -0.2, -0.1-0.55*solid.Hash(i, j, 10))
				s.Effects = append(s.Effects, set.Streak(a, a.Add(d), 0.004, set.Warm.Mul(0.5)))
			}
		}
	}
	return s
}

// daybreakCylon are the pictures of Daybreak inside ships and places of the Cylons.
var daybreakCylon = map[string]func() *set.Stage{
	"hybrid": func() *set.Stage {
		s := hybrid(set.Teal, false)
		q := figure.Composed
		q.Look = -24
		s.Exactly(q, solid.V(-0.72, 1.35, 0), 48, character("laura-roslin"))
		return s
	},
	"hybrid-panic": func() *set.Stage {
		s := hybrid(set.Alarm, true)
		p := figure.Reaching
		p.Left = figure.Hand{At: solid.V(0.20, -0.34, 1.32), Grip: figure.Spread, Palm: solid.V(0, -1, 0)}
		p.Lean, p.Look = -6, -16
		s.Exactly(p, solid.V(-0.80, 1.30, 0), 56, character("karl-helo-agathon-pilot"))
		return s
	},
	// They connect to the ship through the light over their hands.
	"datastream": func() *set.Stage {
		s := ribbed(set.Alarm.Mix(set.Dusk, 0.35), 3.0, 1.6)
		s.CloseUp(solid.V(0.3, -1.9, 1.65), solid.V(0.02, 1.4, 1.26), 1.55, set.Pale)
		s.Put(set.Metal(0x3a363e, 0.6), set.Slab(-1.5, 1.5, 0.62, 1.12, 0, 0.86), set.Slab(-1.6, 1.6, 0.56, 1.18, 0.86, 0.91))
		flow := &set.Material{Gloss: 0.8, Mirror: 0.2}
		flow.Paint = func(p, n solid.Vec, f *set.Surface) {
			if n.Z > 0.5 {
				a := solid.Noise(p.X*3+9+2*solid.Noise(p.Y*9, 2, 4), p.Y*26+40, 5)
				b := solid.Noise(p.X*9+30, p.Y*60+40, 6)
				f.Light = set.Cold.Mix(set.Pale, 0.3).Mul(0.03 + 0.55*math.Pow(a, 4) + 0.4*math.Pow(b, 7))
			}
		}
		s.Put(flow, set.Slab(-1.5, 1.5, 0.64, 1.10, 0.905, 0.92))
		p := figure.Leaning
		p.Hip, p.Lean, p.Nod, p.Look = solid.V(0.02, 0.10, 0.90), 20, 16, -4
		p.Left, p.Right = figure.Hand{At: solid.V(0.14, -0.46, 0.955), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(1, 0.4, 0)}, figure.Hand{At: solid.V(-0.15, -0.42, 0.955), Grip: figure.Flat, Palm: solid.V(0, 0, -1), Elbow: solid.V(-1, 0.4, 0)}
		s.Key = s.Key.Mul(1.5)
		s.Exactly(p, solid.V(-0.42, 1.40, 0), 4, character("danna-biers"))
		q := figure.Composed
		q.Nod, q.Look = 8, 8
		s.Exactly(q, solid.V(0.55, 1.75, 0), -30, character("leoben-conoy"))
		s.Lamp(solid.V(-0.4, 0.75, 1.15), set.Cold.Mix(set.Pale, 0.4).Mul(0.8), 0.1, false)
		for i := range 34 { // drops that rise
			b := solid.V(-1.4+2.8*solid.Hash(i, 1, 6), 0.85, 0.95+0.55*solid.Hash(i, 2, 6)*solid.Hash(i, 3, 6))
			s.Effects = append(s.Effects, set.Streak(b, b.Add(solid.V(0, 0, 0.06+0.10*solid.Hash(i, 4, 6))), 0.005, set.Cold.Mul(0.7)))
		}
		return s
	},
	// Raiders hang in rows and wait to be activated.
	"raider-bay": func() *set.Stage {
		s := ribbed(set.Alarm, 3.6, 1.35)
		s.Eye, s.Aim = solid.V(0.3, -4.6, 1.15), solid.V(0, 3, 1.75)
		s.Parked = true
		for i, x := range []float64{-1.65, 1.65, -1.75, 1.75, -1.75, 1.75} {
			y := 0.6 + 3.0*float64(i/2)
			at := solid.V(x, y, 1.75)
			s.Craft("raider", at, 2.5, 180-14*x, -46, 0)
			s.Put(set.Metal(0x2a262c, 0.5), solid.Rod(at.Add(solid.V(0, 0.2, 0.3)), solid.V(x*0.6, y+0.4, 4.0), 0.06, 0.09), solid.Rod(at.Add(solid.V(0, 0.1, 0.2)), solid.V(x*1.35, y+0.5, 3.0), 0.05, 0.07))
			s.Effects = append(s.Effects, set.Glow(at.Add(solid.V(0, -0.35, 0.25)), 0.035, solid.RGB(2.4, 0.25, 0.15)))
		}
		s.Centurion(figure.Watching, solid.V(0.12, 2.3, 0), -4, 0x7f868d)
		s.Lamp(solid.V(0, -1.5, 3.2), set.Cold.Mul(3), 0, false)
		s.Lamp(solid.V(0, 9, 2.4), set.Alarm.Mul(7), 0.6, false)
		return s
	},
	// Repairs on a centurion, which is only a machine.
	"machine": func() *set.Stage {
		s := ribbed(set.Teal, 3.2, 1.6)
		s.CloseUp(solid.V(0.35, -1.5, 1.75), solid.V(0.10, 1.2, 1.72), 1.25, set.Teal)
		f := figure.Centurion(figure.Watching, solid.V(0.22, 1.2, -0.10), -12, solid.Hex(0x9aa2aa), solid.RGB(5, 0.25, 0.12))
		s.Cast(f)
		s.Effects = append(s.Effects, set.Glow(f.EyeOf(), 0.10, solid.RGB(1.3, 0.07, 0.04)))
		p := figure.Working
		p.Right.At, p.Left.At, p.Nod, p.Lean = solid.V(-0.06, -0.46, 1.42), solid.V(0.16, -0.40, 1.20), 4, 8
		who := character("simon-oneill")
		who.Wears = nil
		g := figure.New(who, p, solid.V(-0.52, 1.42, 0), 64)
		s.Cast(g)
		tip := g.Hand().Add(solid.V(0.14, -0.05, 0.02))
		s.Put(set.Metal(0x1a1d20, 0.6), solid.Rod(g.Hand(), tip, 0.014, 0.008))
		s.Effects = append(s.Effects, set.Glow(tip, 0.035, solid.RGB(2.4, 2.7, 3.0)))
		for i := range 12 {
			d := solid.V(0.35*(solid.Hash(i, 1, 7)-0.4), -0.2, 0.25*(solid.Hash(i, 2, 7)-0.7))
			s.Effects = append(s.Effects, set.Streak(tip, tip.Add(d), 0.004, set.Warm.Mul(0.9)))
		}
		s.Lamp(tip.Add(solid.V(0, -0.15, 0.05)), set.Cold.Mix(set.Pale, 0.5).Mul(0.18), 0, false)
		return s
	},
	// Centurions on the human side have a red stripe.
	"red-stripes": func() *set.Stage {
		s := ribbed(set.Alarm.Mix(set.Amber, 0.4), 3.2, 1.6)
		s.CloseUp(solid.V(0.1, -3.1, 1.5), solid.V(0.05, 0.6, 1.46), 1.95, set.Warm)
		for i, at := range []solid.Vec{solid.V(0.62, 0.5, 0), solid.V(-1.05, 1.3, 0), solid.V(1.55, 2.0, 0), solid.V(-0.1, 3.4, 0)} {
			s.Centurion([]figure.Stance{figure.Firing, figure.Firing, figure.Marching, figure.Marching}[i], at, []float64{-32, -20, -24, -10}[i], 0x8a9198)
			b := s.Bodies[len(s.Bodies)-1].Material
			paint := b.Paint
			b.Paint = func(p, n solid.Vec, f *set.Surface) {
				paint(p, n, f)
				if q := p.Sub(at); f.Light.R < 0.3 && (math.Abs(q.Z-1.60+0.9*math.Abs(q.X)*0.4) < 0.05 || math.Abs(math.Mod(q.Z, 0.26)-0.10) < 0.035 && q.Z < 1.35 && q.Z > 0.85) {
					f.Color = solid.Hex(0xc41a12)
				}
			}
		}
		s.Exactly(figure.Aiming, solid.V(-0.42, 0.05, 0), -36, marineOf("brendan-hot-dog-costanza"))
		s.Someone(figure.Aiming, solid.V(-1.55, 0.4, 0), -30, people.Marine(31))
		return s
	},
	// They bring the child out.
	"rescued": func() *set.Stage {
		s := ribbed(set.Alarm, 3.2, 1.6)
		s.CloseUp(solid.V(0.1, -3.0, 1.4), solid.V(0.02, 0.8, 1.26), 1.75, set.Pale)
		s.Exactly(figure.Leading, solid.V(-0.20, 0.9, 0), 6, armed("sharon-athena-agathon"))
		child := people.Child(5)
		child.Woman, child.Skin, child.Hair, child.Cloth = true, people.Tan, people.Hair{Cut: people.Bob, Color: 0x17120F}, 0xA8987A
		s.Exactly(figure.Led, solid.V(0.36, 0.76, 0), 0, child)
		s.Exactly(figure.Aiming, solid.V(1.20, 1.6, 0), 140, people.Marine(41))
		s.Exactly(figure.Aiming, solid.V(-1.15, 1.5, 0), -24, marineOf("karl-helo-agathon-pilot"))
		s.Centurion(figure.Firing, solid.V(0.45, 7.6, 0), 0, 0x7f868d)
		s.Tracers(solid.V(0.9, 2.0, 1.4), solid.V(0.55, 7.2, 1.5), 3, set.Warm, 4)
		s.Effects = append(s.Effects, set.Blast(solid.V(-0.9, 8.5, 1.4), 1.0, 0.8, 7))
		s.Lamp(solid.V(0, 6.0, 2.6), set.Alarm.Mul(2.2), 0.4, false)
		return s
	},
	// Two former enemies shake hands.
	"pact": func() *set.Stage {
		s := ribbed(set.Dusk.Mix(set.Cold, 0.5), 3.2, 1.6)
		s.CloseUp(solid.V(0, -1.9, 1.5), solid.V(0, 1.6, 1.38), 1.5, set.Cold)
		p, q := figure.Reaching, figure.Reaching
		p.Look, q.Look = -40, 12
		s.Exactly(p, solid.V(-0.44, 1.66, 0), 70, character("william-adama"))
		other := character("caprica-six")
		other.Dress, other.Cloth, other.Wears = people.Suit, 0x7a1c24, nil
		s.Exactly(q, solid.V(0.46, 1.57, 0), -70, other)
		s.Centurion(figure.Watching, solid.V(1.25, 2.9, 0), -20, 0x8a9198)
		s.Centurion(figure.Watching, solid.V(0.35, 3.7, 0), -8, 0x8a9198)
		s.Someone(figure.Guarding, solid.V(-1.25, 2.6, 0), 24, people.Marine(47))
		s.Someone(figure.Guarding, solid.V(-0.55, 3.4, 0), 16, people.Marine(48))
		return s
	},
}

// armed returns a character in a flight suit.
func armed(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.FlightSuit, 0x4C5A48, nil
	return p
}
