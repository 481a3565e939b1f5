package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// roomScenes are the pictures of Galactica's rooms.
var roomScenes = map[string]func() *set.Stage{
	"brig": func() *set.Stage { return brig(set.Warm, 7, 1) }, "brig-one": func() *set.Stage { return brigOne(set.Cold) },
	"rations": rations, "riot": riot, "sickbay": sickbay, "bridge": bridge, "podium": podium, "hangar": hangar,
}

// brig is a cell with prisoners behind bars, lit from behind.
func brig(light solid.Color, many, seed int) *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.5, -4.2, 1.5), Aim: solid.V(0, 3, 1.55), Zoom: 1.75, Above: light.Mul(0.035), Below: light.Mul(0.015), Fog: light.Mul(0.02), FogDensity: 0.04, Far: 30, Key: light.Mix(set.Pale, 0.6).Mul(0.6), Rim: light.Mul(0.5)}
	s.Put(set.DeckPlates(0x2c2a28, 0.5), set.Floor(0))
	s.Put(set.WallPlates(0x4a4238), set.Slab(-9, 9, 4.6, 5, -1, 6), set.Slab(-9, 9, -9, 6, 4.0, 4.4), set.Slab(-4.9, -4.5, -1, 5, 0, 4.2), set.Slab(4.5, 4.9, -1, 5, 0, 4.2))
	s.Put(set.Shining(light.Mul(2)), set.Slab(-0.7, 0.7, 4.55, 4.62, 2.6, 3.5), set.Slab(-3.6, -2.9, 4.55, 4.62, 2.7, 3.3), set.Slab(2.9, 3.6, 4.55, 4.62, 2.7, 3.3))
	bar := set.Metal(0x22262b, 0.7)
	s.Put(bar, set.RepeatX(solid.Drum(0, -0.6, 0, 4, 0.035, 0.005), -4.4, 0.40, 23), set.Slab(-5, 5, -0.65, -0.55, 0.95, 1.02), set.Slab(-5, 5, -0.65, -0.55, 2.7, 2.78))
	for i := range many {
		x := (float64(i)-float64(many-1)/2)*1.05 + 0.3*(solid.Hash(i, 2, seed)-0.5)
		n := int(solid.Hash(i, 4, seed) * 5)
		p := []figure.Pose{figure.Standing, figure.Folded, figure.Downcast, figure.Barred, figure.Pocketed}[n]
		y := 0.5 + 1.9*solid.Hash(i, 3, seed)
		if n == 3 { // at the bars
			y = -0.22
		}
		s.Someone(p, solid.V(x, y, 0), 50*(solid.Hash(i, 5, seed)-0.5), people.Prisoner(i+seed))
	}
	s.Lamp(solid.V(0, 4.1, 3.0), light.Mul(5), 1.0, true)
	s.Lamp(solid.V(-3.2, 4.1, 2.8), light.Mul(1.6), 0.5, false)
	s.Lamp(solid.V(3.2, 4.1, 2.8), light.Mul(1.6), 0.5, false)
	s.Lamp(solid.V(-2, -4, 3.6), light.Mix(set.Cold, 0.6).Mul(0.8), 0, false)
	s.Look = set.Look{Bright: 1.1, Bloom: 0.3, Paint: 0.75, Rays: [][3]float64{{0.03, 0.22, 0.9}}, Clear: true}
	return s
}

// brigOne is a cell with one prisoner on his bunk.
func brigOne(light solid.Color) *set.Stage {
	s := &set.Stage{Eye: solid.V(-1.2, -4.0, 1.4), Aim: solid.V(0.1, 2, 1.12), Zoom: 1.95, Above: light.Mul(0.05), Below: light.Mul(0.02), Fog: light.Mul(0.015), FogDensity: 0.05, Far: 30}
	s.Put(set.DeckPlates(0x2a2f33, 0.4), set.Floor(0))
	s.Put(set.WallPlates(0x3c464e), set.Slab(-9, 9, 3.2, 3.6, -1, 6), set.Slab(3.0, 3.4, -1, 5, 0, 4.2), set.Slab(-9, 9, -9, 6, 3.6, 4))
	s.Put(set.Metal(0x3a4046, 0.4), set.Slab(-1.4, 1.6, 2.2, 3.1, 0.36, 0.46), set.Slab(-1.3, -1.2, 2.3, 2.4, 0, 0.4), set.Slab(1.4, 1.5, 2.3, 2.4, 0, 0.4))
	s.Put(set.Metal(0x6a6a62, 0.1), set.Slab(-1.38, 1.58, 2.22, 3.1, 0.45, 0.55))
	s.Put(set.Metal(0x15181b, 0.8), set.RepeatX(solid.Drum(0, -0.6, 0, 4, 0.032, 0.005), -4.4, 0.5, 19), set.Slab(-5, 5, -0.65, -0.55, 2.5, 2.58))
	s.Someone(figure.Weary, solid.V(0.1, 2.3, 0.02), 10, people.Prisoner(4))
	s.Put(set.Shining(light.Mul(3)), set.Slab(-0.4, 0.6, 1.4, 2.0, 3.5, 3.58))
	s.Lamp(solid.V(0.1, 1.8, 3.3), light.Mul(6), 0.9, true)
	s.Lamp(solid.V(-3, -3, 2.5), set.Warm.Mul(0.5), 0, false)
	s.Look = set.Look{Bright: 1.1, Bloom: 0.2, Paint: 0.75, Rays: [][3]float64{{0, 0.42, 0.7}}}
	return s
}

// rations is a store with its last crates.
func rations() *set.Stage {
	s := &set.Stage{Eye: solid.V(0.6, -4.4, 1.2), Aim: solid.V(0, 2, 1.2), Zoom: 1.65, Above: set.Hope.Mul(0.03), Below: set.Hope.Mul(0.012), Fog: solid.RGB(0.02, 0.035, 0.03), FogDensity: 0.05, Far: 40}
	s.Hallway(6.4, 3.9, 22, 0x36403c, solid.RGB(1.1, 1.9, 1.4))
	s.Put(set.Metal(0x7b6a45, 0.1), set.Crate(-1.5, 0.9, 0, 1.0, 0.8), set.Crate(-1.6, 0.9, 0.8, 0.9, 0.7), set.Crate(-2.3, 2.6, 0, 1.1, 1.0), set.Crate(2.3, 3.6, 0, 1.0, 0.9))
	s.Put(set.Metal(0x5c6654, 0.1), set.Crate(1.55, 0.6, 0, 1.0, 0.7), set.Crate(2.2, 1.9, 0, 1.0, 0.9), set.Crate(-2.3, 4.4, 0, 1.0, 1.0))
	grain := set.Metal(0xc79a4a, 0.2)
	for i := range 26 {
		a, r := float64(i)*2.4, 0.05*math.Sqrt(float64(i))
		s.PutBall(grain, solid.Egg(solid.V(0.35+r*math.Cos(a)*1.6, -0.5+r*math.Sin(a)*1.6, 0.05), solid.V(0.07, 0.07, 0.05)), solid.V(0.35+r*math.Cos(a)*1.6, -0.5+r*math.Sin(a)*1.6, 0.05), 0.09)
	}
	s.Put(set.Metal(0x7b6a45, 0.1), solid.Turn(solid.Less(set.Crate(0.15, 0.15, 0, 0.95, 0.62), set.Slab(-0.2, 0.5, -0.2, 0.5, 0.15, 0.9), 0.01), 0.15, 0.15, 20))
	s.Someone(figure.Downcast, solid.V(-0.15, 1.2, 0), 10, people.Anybody(3))
	s.Someone(figure.Folded, solid.V(0.85, 1.9, 0), -25, people.Officer(8))
	s.Lamp(solid.V(0.2, -0.2, 3.2), solid.RGB(2.4, 1.9, 0.9).Mul(3), 0.5, true)
	s.Look = set.Look{Bright: 1.15, Bloom: 0.2, Paint: 0.7, Rays: [][3]float64{{0.02, 0.5, 0.6}}}
	return s
}

// riot is a crowd that comes down a corridor, with fire behind it.
func riot() *set.Stage {
	s := &set.Stage{Eye: solid.V(0.2, -3.2, 1.25), Aim: solid.V(0, 4, 1.75), Zoom: 1.4, Above: set.Alarm.Mul(0.03), Below: set.Alarm.Mul(0.015), Fog: solid.RGB(0.06, 0.02, 0.01), FogDensity: 0.06, Far: 40}
	s.Hallway(6.6, 4.4, 24, 0x40362f, solid.RGB(2.0, 0.55, 0.2))
	for i := range 17 {
		row := i / 5
		x := (float64(i%5)-2)*1.05 + 0.5*(solid.Hash(i, 2, 5)-0.5) + 0.4*float64(row%2)
		p := []figure.Pose{figure.Calling, figure.Cheering, figure.Running, figure.Calling, figure.Walking, figure.Pointing}[int(solid.Hash(i, 4, 6)*6)]
		s.Someone(p, solid.V(x, 1.2+1.2*float64(row)+0.7*solid.Hash(i, 3, 5), 0), 30*(solid.Hash(i, 5, 5)-0.5), people.Anybody(i))
	}
	s.Lamp(solid.V(0, 7.5, 2.4), solid.RGB(3, 1.0, 0.25).Mul(9), 1.5, true)
	s.Lamp(solid.V(-2.5, -2, 3.5), set.Cold.Mul(0.7), 0, false)
	s.Effects = append(s.Effects, set.Blast(solid.V(0.4, 8.2, 1.6), 2.4, 0.9, 6))
	s.Look = set.Look{Bright: 1.05, Bloom: 0.35, Paint: 0.75, Rays: [][3]float64{{0, 0.08, 0.9}}}
	return s
}

// sickbay is a patient on a bed under a lamp, with a doctor.
func sickbay() *set.Stage {
	s := &set.Stage{Eye: solid.V(-1.3, -3.6, 1.6), Aim: solid.V(0.0, 1.2, 1.38), Zoom: 1.75, Above: set.Teal.Mul(0.035), Below: set.Teal.Mul(0.015), Fog: set.Teal.Mul(0.012), FogDensity: 0.05, Far: 30}
	s.Put(set.DeckPlates(0x3a4448, 0.4), set.Floor(0))
	s.Put(set.WallPlates(0x3c4a4e), set.Slab(-9, 9, 3.6, 4, -1, 6), set.Slab(-9, 9, -9, 6, 3.7, 4.1))
	s.Put(set.Metal(0x9aa8aa, 0.1), set.Slab(-1.05, 1.05, 0.35, 1.15, 0.78, 0.92), set.Slab(-1.0, -0.9, 0.4, 1.1, 0.92, 1.12))
	s.Put(set.Metal(0x4a5458, 0.5), set.Slab(-0.9, 0.9, 0.45, 1.05, 0.70, 0.78), solid.Drum(-0.7, 0.75, 0, 0.75, 0.05, 0.01), solid.Drum(0.7, 0.75, 0, 0.75, 0.05, 0.01))
	// The patient's body, under a sheet.
	sheet := set.Metal(0xb8c6c6, 0.05)
	s.Put(sheet, solid.New(func(p solid.Vec) float64 {
		d := rod{solid.V(-0.45, 0.75, 0.98), solid.V(0.95, 0.75, 0.96), 0.17, 0.09}.dist(p)
		d = solid.Blend(d, rod{solid.V(-0.3, 0.6, 0.97), solid.V(-0.3, 0.9, 0.97), 0.15, 0.15}.dist(p), 0.1)
		return max(d, 0.9-p.Z)
	}, -0.8, 0.4, 1.15, 1.1))
	patient := people.Pilot(9)
	patient.Dress = people.Gown
	s.CloseUp(solid.V(-0.55, -1.9, 1.75), solid.V(-0.02, 1.2, 1.26), 1.35, set.Teal)
	p := figure.Lying // the head of the bed is raised
	p.Lean, p.Nod = -58, -8
	s.Exactly(p, solid.V(0.02, 0.75, 0.90), 90, patient)
	s.Put(set.Metal(0xc6d2d2, 0.05), solid.New(func(p solid.Vec) float64 {
		q := p.Sub(solid.V(-0.36, 0.75, 0.98))
		lean, up := q.X*0.84+q.Z*0.54, -q.X*0.54+q.Z*0.84
		return max(math.Abs(lean)-0.07, math.Abs(up-0.12)-0.34, math.Abs(q.Y)-0.36) * 0.9
	}, -1, 0.3, 0.2, 1.2))
	q := figure.Working
	q.Lean, q.Nod, q.Look = 18, 6, 4
	q.Left.At, q.Right.At = solid.V(0.08, -0.47, 1.10), solid.V(-0.22, -0.44, 1.16)
	s.Exactly(q, solid.V(0.16, 1.55, 0), -6, character("sherman-doc-cottle"))
	s.Someone(figure.Folded, solid.V(-1.15, 2.6, 0), -10, people.Officer(2))
	s.Display(1.15, 3.2, 1.75, 1.1, 0.7, func(u, v float64) solid.Color {
		beat := math.Abs(v - 0.6*math.Exp(-math.Pow((math.Mod(u+3, 0.66)-0.33)*14, 2))*math.Sin((math.Mod(u+3, 0.66)-0.33)*40) - 0.05)
		return set.Hope.Mul(0.12 + 1.6*math.Exp(-beat*beat*300))
	})
	s.Put(set.Metal(0x59656a, 0.6), solid.Drum(0, 0.9, 2.55, 2.72, 0.42, 0.03), solid.Rod(solid.V(0, 0.9, 2.7), solid.V(0, 0.9, 3.8), 0.04, 0.04))
	s.Put(set.Shining(solid.RGB(2.2, 2.5, 2.5)), solid.Drum(0, 0.9, 2.52, 2.56, 0.36, 0.005))
	s.Lamp(solid.V(0, 0.85, 2.45), solid.RGB(1.5, 2.0, 2.1).Mul(2.6), 1.1, true)
	s.Lamp(solid.V(2, 2.6, 2), set.Hope.Mul(0.7), 0, false)
	s.Lamp(solid.V(-3, 3, 2.6), set.Warm.Mul(1.1), 0.4, false)
	s.Look = set.Look{Bright: 1.1, Bloom: 0.25, Paint: 0.7, Rays: [][3]float64{{0.0, 0.26, 0.6}}}
	return s
}

// bridge is officers around a lit table, under screens.
func bridge() *set.Stage {
	s := &set.Stage{Eye: solid.V(-0.8, -4.2, 1.7), Aim: solid.V(0, 2, 1.55), Zoom: 1.55, Above: set.Cold.Mul(0.02), Below: set.Cold.Mul(0.012), Fog: set.Cold.Mul(0.012), FogDensity: 0.06, Far: 40}
	s.Room(0x2c343c, 6.5, 7.5, 4.4)
	s.Put(set.Metal(0x232a31, 0.5), solid.Drum(0, 1.2, 0, 0.86, 1.15, 0.04))
	plot := &set.Material{Gloss: 0.5}
	plot.Paint = func(p, n solid.Vec, f *set.Surface) {
		if n.Z > 0.5 {
			f.Light = set.Radar(set.Teal, 3, 9, set.Alarm)(p.X/1.1, (p.Y-1.2)/1.1).Mul(1.1)
		}
	}
	s.Put(plot, solid.Drum(0, 1.2, 0.84, 0.885, 1.1, 0.005))
	s.CloseUp(solid.V(-0.2, -0.9, 1.75), solid.V(0.18, 2.6, 1.28), 1.6, set.Cold)
	p := figure.Leaning
	p.Nod, p.Look = -14, -2
	s.Exactly(p, solid.V(-0.22, 2.62, 0), 4, character("william-adama"))
	s.Exactly(figure.Folded, solid.V(0.66, 2.75, 0), -6, character("saul-tigh"))
	s.Exactly(figure.Pointing, solid.V(-1.45, 2.3, 0), 60, people.Officer(3))
	s.Console(-3.4, 4.6, 25, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 3)
	s.Console(3.4, 4.8, -25, set.Metal(0x2b333b, 0.4), set.Amber.Mul(0.7), 9)
	s.Console(-1.6, 6.0, 8, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 13)
	s.Console(1.6, 6.0, -8, set.Metal(0x2b333b, 0.4), set.Teal.Mul(0.8), 17)
	s.Stool(-1.6, 5.1)
	s.Stool(1.6, 5.1)
	s.Someone(figure.Sitting, solid.V(-1.6, 5.1, 0), 180, people.Officer(17))
	s.Someone(figure.Sitting, solid.V(1.6, 5.1, 0), 180, people.Officer(18))
	s.Display(-1.5, 5.6, 2.3, 1.5, 1.0, set.Radar(set.Teal, 7, 6, set.Alarm))
	s.Display(1.5, 5.6, 2.3, 1.5, 1.0, func(u, v float64) solid.Color { return set.Amber.Mul(0.5 * set.Readout(u, v, 4)) })
	s.Lamp(solid.V(0, 1.2, 1.25), set.Teal.Mul(1.5), 0.25, false)
	s.Lamp(solid.V(0, 1.2, 3.9), set.Cold.Mul(3), 0.35, true)
	s.Lamp(solid.V(-4, 5.5, 2.8), set.Amber.Mul(1.3), 0.4, false)
	s.Lamp(solid.V(4, 5.5, 2.8), set.Amber.Mul(1.0), 0.4, false)
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7}
	return s
}

// podium is the president speaking to a crowd, in front of flags.
func podium() *set.Stage {
	s := &set.Stage{Eye: solid.V(0.5, -5.4, 1.75), Aim: solid.V(0, 2, 1.92), Zoom: 2.35, Above: set.Warm.Mul(0.03), Below: set.Warm.Mul(0.012), Fog: solid.RGB(0.03, 0.022, 0.012), FogDensity: 0.04, Far: 40}
	s.Room(0x3a3836, 6, 6, 5)
	s.Put(set.Metal(0x4a443c, 0.3), set.Slab(-2.6, 2.6, 1.2, 5.5, 0, 0.55))
	s.Put(set.Metal(0x3a3026, 0.5), set.Slab(-0.38, 0.38, 1.75, 2.25, 0.55, 1.49), set.Slab(-0.46, 0.46, 1.65, 2.3, 1.49, 1.56))
	s.Put(set.Metal(0x15171a, 0.5), solid.Rod(solid.V(0.1, 1.8, 1.6), solid.V(0.04, 1.95, 1.85), 0.012, 0.02), solid.Rod(solid.V(-0.1, 1.8, 1.6), solid.V(-0.04, 1.95, 1.85), 0.012, 0.02))
	s.CloseUp(solid.V(0.5, -4.4, 2.0), solid.V(0, 2.5, 1.84), 1.55, set.Warm)
	s.Exactly(figure.Speaking, solid.V(0, 2.62, 0.55), 10, character("laura-roslin"))
	for i, x := range []float64{-2.3, -1.35, 1.35, 2.3} {
		s.Put(set.Metal([]uint32{0x6a2420, 0x2a4a6a, 0x7a6024, 0x2a5a48}[i], 0.1), set.Banner(x, 5.2, 4.5, 0.72, 3.2))
	}
	for i, x := range []float64{-0.95, -0.55, 0.80, 1.15} {
		s.Someone([]figure.Pose{figure.Cheering, figure.Standing}[i%2], solid.V(x, 0.1+0.5*solid.Hash(i, 3, 8), -0.05), 180, people.Anybody(i+20))
	}
	s.Lamp(solid.V(0, 2.6, 4.4), set.Warm.Mul(4), 0.35, false)
	s.Lamp(solid.V(-3.4, 4, 4.2), set.Warm.Mul(2.2), 0.5, false)
	s.Lamp(solid.V(3.4, 4, 4.2), set.Warm.Mul(2.2), 0.5, false)
	s.Look = set.Look{Bright: 1.15, Bloom: 0.3, Paint: 0.7, Rays: [][3]float64{{0, 0.36, 0.9}}, Clear: true}
	return s
}

// hangar is the flight deck with the chief and a pilot.
func hangar() *set.Stage {
	s := flightDeck()
	s.CloseUp(solid.V(-2.4, -5.6, 1.6), solid.V(-1.2, -2.4, 1.36), 1.5, set.Cold)
	s.Exactly(figure.Pocketed, solid.V(-1.72, -2.5, 0), 10, character("galen-tyrol"))
	s.Exactly(figure.Folded, solid.V(-0.72, -2.45, 0), -32, character("kara-thrace"))
	return s
}

// flightDeck is the flight deck with three vipers and nobody there.
func flightDeck() *set.Stage {
	s := &set.Stage{Eye: solid.V(-2.6, -5.4, 1.9), Aim: solid.V(0.3, 2.6, 1.45), Zoom: 1.5, Above: set.Cold.Mul(0.03), Below: set.Warm.Mul(0.012), Fog: solid.RGB(0.014, 0.022, 0.03), FogDensity: 0.035, Far: 60}
	s.Room(0x394048, 8, 20, 6)
	s.Parked = true
	s.Craft("viper-ii", solid.V(0.2, 1.6, 1.05), 5.6, 205, 2, 0)
	s.Craft("viper-ii", solid.V(4.6, 7.5, 1.05), 5.6, 205, 2, 0)
	s.Craft("viper-ii", solid.V(-3.4, 10.5, 1.05), 5.6, 165, 2, 0)
	s.Put(set.Metal(0x7d6a2c, 0.3), set.Slab(-2.9, -2.2, 1.6, 2.6, 0, 0.7), solid.Drum(-2.75, 1.7, 0, 0.25, 0.16, 0.02))
	s.Lamp(solid.V(0, 3, 5.6), set.Cold.Mix(set.Pale, 0.5).Mul(9), 0.5, true)
	s.Lamp(solid.V(-4, 11, 5), set.Warm.Mul(7), 0.6, false)
	s.Lamp(solid.V(5, 9, 5), set.Cold.Mul(5), 0.6, false)
	s.Lamp(solid.V(-5, -2, 3), set.Warm.Mul(3), 0, false)
	s.Look = set.Look{Bright: 1.2, Bloom: 0.25, Paint: 0.6, Rays: [][3]float64{{0.0, 0.4, 0.5}}}
	return s
}
