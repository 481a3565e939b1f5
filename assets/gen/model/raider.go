package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// raider is the Cylon fighter: a crescent whose horns reach forward, a hooded head with a red eye in its middle.
func raider() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 57}
	feather := func(p solid.Vec) (u, v float64) { // the plates are arranged around the middle of the crescent
		return math.Atan2(p.X, 0.42-p.Y) * 0.75, math.Hypot(p.X, 0.42-p.Y)
	}
	chrome := m.skin(skin{Color: solid.Hex(0x7b828b), Gloss: 0.85, wear: 0.8, Panels: panels{w: 0.15, h: 0.5, split: 2, depth: 1.3, steep: 0.15, tone: 1.3, place: feather}, bare: solid.Hex(0xb8bec4)})
	smoothSkin := m.skin(skin{Color: solid.Hex(0x868d96), Gloss: 0.95, wear: 0.7, Panels: panels{w: 0.3, h: 0.34, split: 1, depth: 0.9, steep: 0.3, tone: 0.8}})
	dark := m.skin(skin{Color: solid.Hex(0x24282e), Gloss: 0.7, wear: 0.8, Panels: panels{w: 0.07, h: 0.09, split: 2, depth: 1, fine: 0.3, kit: 0.3, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x585d64), Gloss: 0.9, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	eye := m.skin(skin{Color: solid.Hex(0x140406), Gloss: 0.8})

	// The crescent: between two circles, thick at the body, sharp at the horns, its leading edge rolled.
	disc := func(x, y, cx, cy, r float64) float64 { return math.Hypot(x-cx, y-cy) - r }
	moon := func(x, y float64) float64 {
		return solid.Carve(disc(x, y, 0, 0.14, 0.985), -disc(x, y, 0, 0.60, 0.80), 0.03)
	}
	m.add(chrome, 0.02, solid.New(func(p solid.Vec) float64 {
		in := -moon(p.X, p.Y)
		if in < -0.2 {
			return -in * 0.8
		}
		t := solid.Clamp(p.X/0.85, 0, 1)
		lift := 0.02 - 0.10*t*t // the horns droop
		thick := solid.Mix(0.125, 0.035, t) * math.Sqrt(solid.Clamp(in/(0.16-0.06*t), 0, 1)*(2-solid.Clamp(in/(0.16-0.06*t), 0, 1))+0.02)
		return max(-in, math.Abs(p.Z-lift)-thick) * 0.55
	}, 0, -0.85, 0.99, 0.80))
	// Ridges along the back, and a groove between two rows of plates.
	m.cut(dark, 0.008, solid.Ring(0, 0.42, 0.12, 0.885, 0.006, 0.06, 0.002))
	m.add(smoothSkin, 0.012, solid.Both(solid.Ring(0, 0.50, 0.075, 0.845, 0.030, 0.045, 0.02), solid.New(func(p solid.Vec) float64 { return max(p.Y-0.35, 0.2-p.X) }, 0, -1, 1, 0.35), 0.02))
	// Gun slots in the leading edge.
	m.add(metal, 0.006, solid.Rod(solid.V(0.34, -0.22, 0.02), solid.V(0.34, 0.10, 0.0), 0.030, 0.022), solid.Rod(solid.V(0.34, 0.08, 0.0), solid.V(0.34, 0.22, 0.0), 0.014, 0.013))
	m.add(dark, 0.01, solid.Box(solid.V(0.34, -0.22, 0.05), solid.V(0.05, 0.10, 0.05), 0.03))

	// The body: a long hood, a neck, a spine with ribs.
	m.add(smoothSkin, 0.05, solid.Loft(0, 0.03, solid.Rib(0.10, 0.15, 0.10, 0.08, 2.4), solid.Rib(-0.12, 0.19, 0.17, 0.09, 2.4), solid.Rib(-0.45, 0.165, 0.16, 0.07, 2.4), solid.Rib(-0.78, 0.07, 0.07, 0.03, 2.4)))
	m.add(dark, 0.006, solid.Row(ringAlong(0, -0.62, 0.085, 0.155, 0.012), 1, solid.V(0, 0.05, 0)))
	for i := range 5 {
		y := -0.30 - 0.075*float64(i)
		m.cut(dark, 0.008, ringAlong(0, y, 0.065, 0.197-0.0105*float64(i*i)/2.2, 0.009))
	}
	m.add(smoothSkin, 0.012, solid.Loft(0, 0.04, solid.Rib(0.47, 0.072, 0.05, 0.10, 2.2), solid.Rib(0.36, 0.135, 0.11, 0.12, 2.4), solid.Rib(0.16, 0.175, 0.16, 0.15, 2.6), solid.Rib(-0.04, 0.165, 0.165, 0.16, 2.6), solid.Rib(-0.24, 0.09, 0.10, 0.15, 2.4)))
	// The visor: a slot across the brow with the eye in it.
	m.cut(dark, 0.010, solid.New(func(p solid.Vec) float64 { // a band that bends back at the sides
		return math.Abs(p.Y-0.285+p.X*p.X*3.2)*0.7 - 0.034
	}, 0, 0.0, 0.2, 0.4))
	m.add(eye, 0.002, solid.Loft(0, 0.03, solid.Rib(0.42, 0.09, 0.06, 0.10, 2.2), solid.Rib(0.34, 0.122, 0.095, 0.118, 2.4), solid.Rib(0.16, 0.150, 0.130, 0.14, 2.6)))
	m.cut(-1, 0.010, solid.Box(solid.V(0, 0.04, 0.33), solid.V(0.006, 0.16, 0.04), 0.003))
	m.cut(-1, 0.010, solid.Turn(solid.Box(solid.V(0.09, 0.0, 0.30), solid.V(0.006, 0.17, 0.06), 0.003), 0.09, 0, 8))
	m.add(metal, 0.004, solid.Tube(0.17, 0.06, 0.05, 0.30, 0.020, 0.01), solid.Rod(solid.V(0.17, 0.28, 0.06), solid.V(0.17, 0.42, 0.05), 0.011, 0.010))

	m.engine(metal, fire, 0.16, -0.885, 0.03, 0.068, 0.17, amberLight)

	m.Paint = func(s *Spot) {
		switch s.Skin {
		case eye:
			d := math.Abs(s.P.X) / 0.13
			s.Light = redLight.Mul(0.16).Add(solid.RGB(1, 0.16, 0.08).Mul(1.3 * math.Exp(-d*d*12)))
		case chrome:
			// Soot where the plates turn towards the horns.
			s.Color = s.Color.Mul(1 - 0.35*solid.Smooth(0.35, 0.78, s.P.Y))
			r := math.Hypot(s.P.X, 0.42-s.P.Y)
			s.cover(max(stripe(r, 1.06, 0.012), s.P.Y+0.2), solid.Hex(0x3a3f46))
		case fire:
			s.bell(0.16, 0.03, 0.06, amberLight)
		}
	}
	return m
}
