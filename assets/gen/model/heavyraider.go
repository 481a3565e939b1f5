package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// heavyRaider carries centurions: a broad slab with two claws, a ribbed hump in its middle and turbines in its shoulders.
func heavyRaider() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 68}
	slab := m.skin(skin{Color: solid.Hex(0x6d6860), Gloss: 0.55, wear: 1, Panels: panels{w: 0.24, h: 0.34, split: 2, depth: 1.3, fine: 0.05, kit: 0.06, steep: 0.2, tone: 1.4}, bare: solid.Hex(0x99958c)})
	hump := m.skin(skin{Color: solid.Hex(0x7b756b), Gloss: 0.7, wear: 1, Panels: panels{w: 0.3, h: 0.4, split: 1, depth: 0.8, steep: 0.4, tone: 1}})
	dark := m.skin(skin{Color: solid.Hex(0x272624), Gloss: 0.5, wear: 1, Panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x6f6a61), Gloss: 0.85, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	eye := m.skin(skin{Color: solid.Hex(0x140406), Gloss: 0.8})

	// The slab in two layers; the claws reach forward past the head.
	m.add(slab, 0.01, solid.Plate(solid.Outline{0, 0.18, 0.20, 0.22, 0.44, 0.30, 0.58, 0.52, 0.64, 0.80, 0.74, 0.90, 0.90, 0.66, 0.985, 0.26, 0.97, -0.26, 0.84, -0.58, 0.58, -0.76, 0.28, -0.80, 0, -0.80}, -0.20, 0.05, 0.75, 0.02))
	m.add(slab, 0.008, solid.Plate(solid.Outline{0.20, 0.14, 0.42, 0.20, 0.62, 0.42, 0.72, 0.66, 0.80, 0.58, 0.89, 0.22, 0.87, -0.24, 0.74, -0.50, 0.52, -0.64, 0.20, -0.68}, 0.0, 0.13, 0.9, 0.015))
	m.cut(dark, 0.01, solid.Plate(solid.Outline{0.66, 0.40, 0.74, 0.50, 0.80, 0.26, 0.78, -0.02, 0.70, 0.06}, 0.075, 0.4, 0, 0.01)) // claw wells with pistons
	m.add(metal, 0.003, solid.Rod(solid.V(0.725, 0.02, 0.09), solid.V(0.745, 0.40, 0.08), 0.024, 0.018), ringAlong(0.735, 0.20, 0.085, 0.022, 0.012))
	m.cut(dark, 0.006, solid.Box(solid.V(0.985, -0.02, 0), solid.V(0.04, 0.16, 0.3), 0.02))

	// Turbines in the shoulders: a drum lying in a trough, with bands.
	m.cut(dark, 0.012, solid.Box(solid.V(0.50, -0.16, 0.13), solid.V(0.145, 0.34, 0.07), 0.04))
	m.add(metal, 0.004, solid.Loft(0.50, 0.03, solid.Rib(0.14, 0.09, 0.09, 0.085, 2), solid.Rib(0.0, 0.115, 0.115, 0.085, 2), solid.Rib(-0.30, 0.115, 0.115, 0.085, 2), solid.Rib(-0.46, 0.08, 0.08, 0.085, 2)))
	for i := range 6 {
		m.cut(dark, 0.005, ringAlong(0.50, 0.05-0.075*float64(i), 0.085, 0.122, 0.013))
	}
	m.add(slab, 0.006, solid.Box(solid.V(0.50, -0.155, 0.175), solid.V(0.035, 0.30, 0.035), 0.02))

	// The hump: a carapace of overlapping shells with a blunt head.
	for i := range 6 {
		y := 0.42 - 0.20*float64(i)
		w := 0.275 - 0.022*math.Abs(float64(i)-2.2)
		z := 0.10 + 0.012*float64(min(i, 3))
		m.add(hump, 0.003, solid.Loft(0, 0.035, solid.Rib(y, w*0.90, 0.155, z, 2.8), solid.Rib(y-0.16, w, 0.185, z, 2.8), solid.Rib(y-0.245, w*0.93, 0.165, z, 2.8)))
	}
	m.add(hump, 0.02, solid.Loft(0, 0.03, solid.Rib(0.60, 0.10, 0.07, 0.06, 3), solid.Rib(0.50, 0.175, 0.12, 0.08, 3), solid.Rib(0.34, 0.225, 0.155, 0.09, 3)))
	m.cut(dark, 0.008, solid.New(func(p solid.Vec) float64 { return math.Abs(p.Y-0.50+p.X*p.X*1.5)*0.8 - 0.030 }, 0, 0.4, 0.2, 0.54))
	m.add(eye, 0.002, solid.Loft(0, 0.03, solid.Rib(0.56, 0.10, 0.06, 0.07, 3), solid.Rib(0.42, 0.165, 0.115, 0.075, 3)))
	m.add(dark, 0.006, solid.Box(solid.V(0, -0.15, 0.305), solid.V(0.022, 0.42, 0.03), 0.015))
	m.add(metal, 0.003, solid.Row(solid.Box(solid.V(0, 0.18, 0.335), solid.V(0.03, 0.018, 0.012), 0.006), 5, solid.V(0, -0.17, 0)))
	// Guns beside the head, missile tubes on the claws.
	m.add(metal, 0.004, solid.Tube(0.30, 0.06, 0.14, 0.36, 0.036, 0.015), solid.Rod(solid.V(0.30, 0.34, 0.06), solid.V(0.30, 0.60, 0.05), 0.018, 0.016))
	m.cut(dark, 0.003, solid.Drum(0.86, 0.10, 0.05, 0.3, 0.028, 0.004), solid.Drum(0.86, 0.0, 0.05, 0.3, 0.028, 0.004), solid.Drum(0.855, -0.10, 0.05, 0.3, 0.028, 0.004))

	m.engine(metal, fire, 0.16, -0.935, 0.01, 0.098, 0.2, amberLight)
	m.engine(metal, fire, 0.42, -0.90, -0.02, 0.098, 0.2, amberLight)

	m.Paint = func(s *Spot) {
		switch s.Skin {
		case eye:
			d := s.P.X / 0.15
			s.Light = redLight.Mul(0.16).Add(solid.RGB(1, 0.16, 0.08).Mul(1.2 * math.Exp(-d*d*14)))
		case slab:
			s.cover(max(0.70-s.P.Y, 0.5-s.P.X), solid.Hex(0x3b2320))
			s.cover(max(stripe(s.P.Y, 0.62, 0.018), 0.5-s.P.X), solid.Hex(0x3b2320))
		case fire:
			if s.P.X > 0.3 {
				s.bell(0.42, -0.02, 0.085, amberLight)
			} else {
				s.bell(0.16, 0.01, 0.085, amberLight)
			}
		}
	}
	return m
}
