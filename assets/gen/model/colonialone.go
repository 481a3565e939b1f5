package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// colonialOne is the President's ship: a white liner with blue lines, a ring deck around its middle and a comb of antennas.
func colonialOne() *model {
	m := &model{Mirror: mirrorX, high: 0.45, Seed: 215}
	white := m.skin(skin{Color: solid.Hex(0xd2d2cc), Gloss: 0.55, wear: 0.8, Panels: panels{w: 0.11, h: 0.2, split: 2, depth: 0.9, fine: 0.03, kit: 0.03, steep: 0.25, tone: 1}})
	gray := m.skin(skin{Color: solid.Hex(0x9aa0a4), Gloss: 0.5, wear: 1, Panels: panels{w: 0.10, h: 0.14, split: 2, depth: 1, fine: 0.1, kit: 0.1, steep: 0.3, tone: 1.2}})
	dark := m.skin(skin{Color: solid.Hex(0x363b41), Gloss: 0.4, wear: 1, Panels: panels{w: 0.06, h: 0.07, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	glass := m.skin(skin{Color: solid.Hex(0x10161d), Gloss: 1})
	metal := m.skin(skin{Color: solid.Hex(0x7e8081), Gloss: 0.85, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	// Wings and foreplanes.
	m.add(white, 0.012, solid.Wing(solid.Outline{0.08, -0.12, 0.22, -0.34, 0.50, -0.62, 0.55, -0.72, 0.55, -0.80, 0.30, -0.74, 0.08, -0.74}, 0.1, -0.02, 0.05, 0.55, -0.05, 0.02, 1.2, 0.01))
	m.add(gray, 0.006, solid.Box(solid.V(0.55, -0.72, -0.05), solid.V(0.016, 0.13, 0.03), 0.012))
	m.add(white, 0.01, solid.Wing(solid.Outline{0.06, 0.66, 0.26, 0.54, 0.27, 0.48, 0.06, 0.52}, 0.08, 0, 0.03, 0.27, 0, 0.016, 1.2, 0.008))
	// Hull.
	m.add(white, 0.03, solid.Loft(0, 0.02, solid.Rib(0.985, 0.030, 0.030, 0.0, 2), solid.Rib(0.93, 0.070, 0.065, 0.0, 2.2), solid.Rib(0.80, 0.105, 0.105, 0.01, 2.4), solid.Rib(0.5, 0.125, 0.13, 0.015, 2.6), solid.Rib(-0.55, 0.13, 0.135, 0.015, 2.6), solid.Rib(-0.80, 0.10, 0.11, 0.015, 2.4)))
	m.add(white, 0.012, solid.Loft(0, 0.03, solid.Rib(0.52, 0.05, 0.05, 0.10, 3), solid.Rib(0.40, 0.075, 0.08, 0.11, 3), solid.Rib(-0.50, 0.075, 0.08, 0.11, 3), solid.Rib(-0.62, 0.05, 0.06, 0.10, 3)))
	m.cut(glass, 0.005, solid.New(func(p solid.Vec) float64 { return max(math.Abs(p.Y-0.865+p.X*p.X*4)-0.020, 0.03-p.Z) }, 0, 0.8, 0.12, 0.9))
	m.cut(dark, 0.004, solid.Box(solid.V(0, 0.05, 0.20), solid.V(0.018, 0.34, 0.03), 0.008))
	m.add(metal, 0.002, solid.Row(solid.Drum(0, 0.34, 0.15, 0.195, 0.014, 0.004), 8, solid.V(0, -0.085, 0)))
	// The ring deck on its struts.
	m.add(dark, 0.008, solid.Box(solid.V(0.21, 0.17, -0.02), solid.V(0.12, 0.024, 0.03), 0.01), solid.Box(solid.V(0.19, -0.05, -0.02), solid.V(0.12, 0.024, 0.03), 0.01))
	m.add(gray, 0.004, solid.Ring(0, 0.06, -0.01, 0.315, 0.050, 0.055, 0.03))
	m.cut(glass, 0.004, solid.Ring(0, 0.06, 0.055, 0.315, 0.013, 0.02, 0.005))
	m.add(white, 0.003, solid.New(func(p solid.Vec) float64 {
		q := solid.Spoke(solid.V(p.X, p.Y-0.06, p.Z), math.Pi/6, math.Pi/12)
		return math.Hypot(max(math.Abs(q.X)-0.012, 0), max(math.Abs(q.Y-0.315)-0.056, math.Abs(p.Z+0.01)-0.062, 0)) - 0.006
	}, -0.4, -0.34, 0.4, 0.46))
	// Engines on pylons, an antenna comb at the stern.
	m.add(gray, 0.012, solid.Loft(0.235, 0.02, solid.Rib(-0.34, 0.045, 0.045, 0.04, 2.4), solid.Rib(-0.44, 0.082, 0.082, 0.045, 2.2), solid.Rib(-0.76, 0.082, 0.082, 0.045, 2.2)))
	m.cut(dark, 0.005, solid.Tube(0.235, 0.04, -0.40, -0.2, 0.045, 0.006))
	m.add(dark, 0.003, ringAlong(0.235, -0.52, 0.045, 0.083, 0.010), ringAlong(0.235, -0.66, 0.045, 0.083, 0.010))
	m.addOnce(metal, 0.002, solid.Row(solid.Rod(solid.V(0.0, -0.60, 0.17), solid.V(0.13, -0.60, 0.24), 0.006, 0.004), 4, solid.V(0, -0.055, 0)))
	m.add(white, 0.01, solid.Box(solid.V(0, -0.70, 0.18), solid.V(0.016, 0.13, 0.10), 0.012))
	m.engine(metal, fire, 0.235, -0.93, 0.045, 0.078, 0.2, blueLight)
	m.engine(metal, fire, 0, -0.95, 0.02, 0.085, 0.2, blueLight)
	blue := solid.Hex(0x24518c)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case white:
			s.cover(max(stripe(s.P.X, 0.088, 0.009), s.P.Y-0.78, -0.66-s.P.Y, 0.03-s.P.Z), blue)
			s.cover(max(stripe(s.P.Y-0.9*s.P.X, -0.80-0.4, 0.03), 0.2-s.P.X), blue)
			s.cover(0.50-s.P.X, blue)
			s.cover(max(stripe(s.P.Y, 0.70, 0.02), 0.03-s.P.Z), blue)
			s.windows(s.P.Y, s.P.X-0.107, 0.022, 0.0065, 3, warmLight)
			s.windows(s.P.Y, s.P.X-0.064, 0.026, 0.006, 4, warmLight.Mul(0.8))
		case glass:
			if s.P.Y < 0.6 {
				s.windows(math.Atan2(s.P.X, s.P.Y-0.06)*0.315, math.Hypot(s.P.X, s.P.Y-0.06)-0.315, 0.022, 0.009, 6, warmLight)
			}
		case gray:
			s.cover(max(stripe(s.P.Y, -0.48, 0.014), 0.13-s.P.X, s.P.X-0.4), blue)
		case fire:
			if s.P.X > 0.12 {
				s.bell(0.235, 0.045, 0.066, blueLight)
			} else {
				s.bell(0, 0.02, 0.075, blueLight)
			}
		}
	}
	return m
}
