package model

import "battlestar/assets/gen/solid"

// viperVII is the new fighter: dark slate, a thin nose on a broad body, two large engines, cranked wings with light tips.
func viperVII() *model {
	m := &model{Mirror: mirrorX, high: 0.42, Seed: 33}
	slate := m.skin(skin{Color: solid.Hex(0x4a5c74), Gloss: 0.5, wear: 0.9, Panels: panels{w: 0.18, h: 0.26, split: 2, depth: 1, fine: 0.05, kit: 0.04, steep: 0.3, tone: 1.2}, bare: solid.Hex(0x8a8f96)})
	wingSkin := m.skin(skin{Color: solid.Hex(0x43546b), Gloss: 0.5, wear: 1, Panels: panels{w: 0.19, h: 0.2, split: 2, depth: 1, fine: 0.08, kit: 0.03, steep: 0.4, tone: 1.2}, bare: solid.Hex(0x8a8f96)})
	light := m.skin(skin{Color: solid.Hex(0x7d8794), Gloss: 0.5, wear: 1, Panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1, fine: 0.1, kit: 0.08, steep: 0.3, tone: 1}})
	dark := m.skin(skin{Color: solid.Hex(0x2b323b), Gloss: 0.5, wear: 1, Panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1, fine: 0.3, kit: 0.25, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x6d7278), Gloss: 0.85, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	glass := m.skin(skin{Color: solid.Hex(0x10151c), Gloss: 1})

	// Wings: broad, cranked, with tips that reach forward.
	m.add(wingSkin, 0.008, solid.Wing(solid.Outline{0.1, 0.20, 0.30, 0.06, 0.60, -0.20, 0.86, -0.24, 0.93, -0.04, 0.985, -0.06, 0.985, -0.56, 0.90, -0.66, 0.56, -0.62, 0.30, -0.72, 0.1, -0.72},
		0.2, 0.0, 0.060, 0.97, -0.09, 0.022, 1.4, 0.012))
	m.cut(dark, 0.004, solid.Turn(solid.Box(solid.V(0.66, -0.575, 0), solid.V(0.20, 0.007, 0.2), 0.003), 0.66, -0.575, -6))
	m.cut(dark, 0.004, solid.Box(solid.V(0.865, -0.45, 0), solid.V(0.005, 0.2, 0.2), 0.002))
	m.add(light, 0.006, solid.Box(solid.V(0.575, -0.36, 0.0), solid.V(0.035, 0.28, 0.055), 0.025)) // weapon rails
	m.add(metal, 0.004, solid.Rod(solid.V(0.575, -0.1, 0.01), solid.V(0.575, 0.24, 0.01), 0.016, 0.013), solid.Tube(0.575, 0.01, 0.2, 0.26, 0.022, 0.006))

	// Body: a lifting body with two tunnels, and the needle.
	m.add(slate, 0.03, solid.Loft(0, 0.01, solid.Rib(0.99, 0.020, 0.022, 0.0, 2), solid.Rib(0.80, 0.052, 0.048, 0.01, 2.2), solid.Rib(0.45, 0.098, 0.095, 0.035, 2.6), solid.Rib(0.15, 0.135, 0.13, 0.06, 3), solid.Rib(-0.3, 0.13, 0.14, 0.07, 3), solid.Rib(-0.72, 0.085, 0.10, 0.06, 3)))
	m.add(slate, 0.035, solid.Loft(0.235, 0.015, solid.Rib(0.20, 0.100, 0.085, 0.025, 4), solid.Rib(-0.05, 0.130, 0.120, 0.035, 4), solid.Rib(-0.4, 0.135, 0.135, 0.045, 3), solid.Rib(-0.76, 0.125, 0.125, 0.045, 2.2)))
	m.cut(dark, 0.008, solid.Loft(0.235, 0.01, solid.Rib(0.3, 0.072, 0.058, 0.03, 4), solid.Rib(0.06, 0.09, 0.085, 0.03, 4)))
	m.add(metal, 0.002, solid.Box(solid.V(0.235, 0.115, 0.02), solid.V(0.008, 0.06, 0.06), 0.004))
	m.cut(dark, 0.006, solid.Box(solid.V(0.235, -0.28, 0.19), solid.V(0.062, 0.12, 0.035), 0.012)) // heat vents
	m.add(metal, 0.001, solid.Row(solid.Turn(solid.Box(solid.V(0.235, -0.375, 0.165), solid.V(0.07, 0.008, 0.014), 0.004), 0.235, -0.375, 20), 6, solid.V(0, 0.038, 0)))
	m.add(light, 0.01, solid.Box(solid.V(0.0, -0.46, 0.19), solid.V(0.05, 0.2, 0.035), 0.02)) // spine
	m.cut(-1, 0.006, solid.Box(solid.V(0.12, 0.36, 0.08), solid.V(0.03, 0.09, 0.02), 0.006))

	// Cockpit: long, set forward.
	m.add(light, 0.012, solid.Loft(0, 0.02, solid.Rib(0.56, 0.045, 0.04, 0.10, 2.4), solid.Rib(0.40, 0.076, 0.085, 0.115, 2.4), solid.Rib(0.16, 0.082, 0.105, 0.15, 2.4), solid.Rib(-0.16, 0.055, 0.07, 0.17, 2.6)))
	m.add(glass, 0.003, solid.Loft(0, 0.02, solid.Rib(0.53, 0.036, 0.035, 0.108, 2.2), solid.Rib(0.40, 0.066, 0.08, 0.126, 2.2), solid.Rib(0.20, 0.070, 0.095, 0.152, 2.2), solid.Rib(0.06, 0.062, 0.09, 0.165, 2.2)))
	m.add(light, 0.004, hoop(0.34, 0.128, 0.082, 0.011), hoop(0.20, 0.15, 0.088, 0.013))

	// Twin fins lean outwards.
	m.add(wingSkin, 0.01, solid.Lean(solid.Both(solid.Wing(solid.Outline{0.335, -0.30, 0.365, -0.30, 0.365, -0.84, 0.335, -0.80}, 0, 0.2, 0.1, 1, 0.2, 0.1, 0.02, 0.01), solid.Box(solid.V(0.35, -0.6, 0.2), solid.V(0.1, 0.3, 0.12), 0.01), 0.01), 0.35, 0.1, -38))

	m.engine(metal, fire, 0.235, -0.93, 0.045, 0.132, 0.27, blueLight)
	m.engine(metal, fire, 0, -0.84, 0.06, 0.062, 0.2, blueLight)

	trim, tip := solid.Hex(0x7d1f22), solid.Hex(0x8fb6c6)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case slate:
			s.cover(0.885-s.P.Y, solid.Hex(0x20262e))
			s.cover(max(stripe(s.P.X, 0, 0.02), s.P.Y-0.86, 0.60-s.P.Y), trim)
			s.cover(max(stripe(s.P.Y, -0.50, 0.03), 0.10-s.P.X), trim)
			s.cover(max(stripe(s.P.Y, -0.555, 0.010), 0.10-s.P.X), tip)
		case wingSkin:
			s.cover(0.90-s.P.X, tip)
			s.cover(max(stripe(s.P.X-0.3*s.P.Y, 0.88, 0.03), s.P.X-0.87, 0.4-s.P.X), trim)
			if s.P.X > 0.95 && s.P.Y > -0.13 {
				s.Light = solid.RGB(0.2, 0.9, 1)
			}
		case fire:
			if s.P.X > 0.1 {
				s.bell(0.235, 0.045, 0.11, blueLight)
			} else {
				s.bell(0, 0.06, 0.05, blueLight)
			}
		}
	}
	return m
}
