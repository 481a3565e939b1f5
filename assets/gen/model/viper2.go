package model

import "battlestar/assets/gen/solid"

// viperII is the old fighter: a white needle with red tips, three engines in a block, guns at the roots of low, swept wings.
func viperII() *model {
	m := &model{Mirror: mirrorX, high: 0.42, Seed: 21}
	plate := panels{w: 0.2, h: 0.3, split: 2, depth: 1, kit: 0.03, fine: 0.05, steep: 0.3, tone: 1}
	white := m.skin(skin{Color: solid.Hex(0xcfcabd), Gloss: 0.45, wear: 1, Panels: plate, bare: solid.Hex(0x6c6c6a)})
	wingSkin := m.skin(skin{Color: solid.Hex(0xcbc6b9), Gloss: 0.42, wear: 1.2, Panels: panels{w: 0.17, h: 0.22, split: 2, depth: 1, fine: 0.06, kit: 0.05, steep: 0.4, tone: 1}, bare: solid.Hex(0x6c6c6a)})
	dark := m.skin(skin{Color: solid.Hex(0x4a4d50), Gloss: 0.55, wear: 1, Panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1, fine: 0.3, kit: 0.2, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x77797a), Gloss: 0.8, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	glass := m.skin(skin{Color: solid.Hex(0x10151c), Gloss: 1})
	frame := m.skin(skin{Color: solid.Hex(0xb9b3a5), Gloss: 0.5, wear: 1})

	// Wings: low, swept, with cut tips.
	m.add(wingSkin, 0.01, solid.Wing(solid.Outline{0.05, 0.02, 0.24, -0.14, 0.80, -0.60, 0.845, -0.72, 0.845, -0.86, 0.70, -0.80, 0.2, -0.78, 0.05, -0.78},
		0.1, -0.03, 0.055, 0.84, -0.10, 0.020, 1.3, 0.012))
	m.add(dark, 0.004, solid.Box(solid.V(0.845, -0.74, -0.10), solid.V(0.022, 0.15, 0.022), 0.014)) // tip rails
	m.cut(dark, 0.004, solid.Box(solid.V(0.50, -0.775, 0.0), solid.V(0.20, 0.012, 0.2), 0.004))     // flap
	m.cut(dark, 0.004, solid.Box(solid.V(0.50, -0.80, 0.0), solid.V(0.006, 0.05, 0.2), 0.004))

	// Hull: needle, shoulders, engine block.
	m.add(white, 0.03, solid.Loft(0, 0.012, solid.Rib(0.96, 0.045, 0.045, 0.0, 2.2), solid.Rib(0.86, 0.070, 0.066, 0.005, 2.4), solid.Rib(0.5, 0.100, 0.10, 0.02, 2.8),
		solid.Rib(0.2, 0.125, 0.135, 0.04, 3), solid.Rib(-0.1, 0.150, 0.165, 0.055, 3.2), solid.Rib(-0.5, 0.150, 0.165, 0.055, 3), solid.Rib(-0.72, 0.13, 0.15, 0.05, 3)))
	m.add(dark, 0.004, solid.Loft(0.0, 0.01, solid.Rib(-0.62, 0.26, 0.12, 0.02, 3), solid.Rib(-0.80, 0.25, 0.11, 0.02, 3)))
	// Intakes beside the hull run aft into the outer engines.
	m.add(white, 0.025, solid.Loft(0.205, 0.012, solid.Rib(0.08, 0.070, 0.070, 0.02, 3.4), solid.Rib(-0.08, 0.092, 0.095, 0.02, 3.4), solid.Rib(-0.45, 0.108, 0.115, 0.025, 2.6), solid.Rib(-0.74, 0.108, 0.115, 0.025, 2.2)))
	m.cut(dark, 0.006, solid.At(solid.Loft(0.205, 0.01, solid.Rib(0.2, 0.046, 0.044, 0.02, 3.4), solid.Rib(0.0, 0.060, 0.064, 0.02, 3.4)), solid.Vec{}))
	m.cut(dark, 0.006, solid.Box(solid.V(0.205, -0.30, 0.14), solid.V(0.045, 0.09, 0.03), 0.01)) // vents, with bars
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.205, -0.37, 0.112), solid.V(0.05, 0.007, 0.012), 0.004), 5, solid.V(0, 0.034, 0)))
	m.cut(-1, 0.008, solid.Box(solid.V(0.135, 0.62, 0.05), solid.V(0.03, 0.12, 0.02), 0.006)) // flutes of the nose

	// Cockpit.
	m.add(frame, 0.012, solid.Loft(0, 0.02, solid.Rib(0.36, 0.062, 0.05, 0.115, 2.4), solid.Rib(0.24, 0.092, 0.095, 0.125, 2.4), solid.Rib(0.02, 0.100, 0.12, 0.14, 2.4), solid.Rib(-0.22, 0.075, 0.09, 0.15, 2.6)))
	m.add(glass, 0.003, solid.Loft(0, 0.02, solid.Rib(0.33, 0.052, 0.05, 0.121, 2.2), solid.Rib(0.22, 0.082, 0.09, 0.137, 2.2), solid.Rib(0.02, 0.088, 0.11, 0.155, 2.2), solid.Rib(-0.09, 0.080, 0.10, 0.155, 2.2)))
	m.add(frame, 0.004, hoop(0.155, 0.135, 0.094, 0.012), hoop(0.04, 0.15, 0.104, 0.014), hoop(-0.075, 0.155, 0.100, 0.016))
	m.add(frame, 0.004, solid.Rod(solid.V(0.0, 0.34, 0.175), solid.V(0.0, -0.1, 0.265), 0.010, 0.010))

	// Fin over the top engine.
	m.add(white, 0.015, solid.Both(solid.Wing(solid.Outline{0, 0, 0.018, -0.32, 0.03, -0.60, 0.03, -0.86, 0, -0.86}, 0, 0.22, 0.14, 0.1, 0.22, 0.14, 0.1, 0.01), solid.Box(solid.V(0, -0.5, 0.2), solid.V(0.05, 0.4, 0.19), 0.01), 0.01))
	m.add(dark, 0.002, solid.Box(solid.V(0, -0.70, 0.355), solid.V(0.012, 0.13, 0.016), 0.006))

	// Guns.
	m.add(metal, 0.004, solid.Rod(solid.V(0.42, -0.52, 0.0), solid.V(0.42, -0.1, 0.0), 0.026, 0.024), solid.Rod(solid.V(0.42, -0.1, 0.0), solid.V(0.42, 0.24, 0.0), 0.0135, 0.0125),
		solid.Tube(0.42, 0, 0.20, 0.27, 0.021, 0.006), solid.Tube(0.42, 0, -0.12, -0.05, 0.033, 0.008))
	m.add(white, 0.02, solid.Box(solid.V(0.42, -0.42, -0.01), solid.V(0.042, 0.14, 0.035), 0.02))

	m.engine(metal, fire, 0, -0.92, 0.125, 0.105, 0.26, blueLight)
	m.engine(metal, fire, 0.205, -0.89, 0.03, 0.118, 0.24, blueLight)

	red := solid.Hex(0x9c1c17)
	band := solid.Outline{0.05, -0.05, 0.24, -0.20, 0.845, -0.70, 0.845, -0.78, 0.24, -0.31, 0.05, -0.17}
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case white:
			s.cover(0.80-s.P.Y, red)
			s.cover(stripe(s.P.Y, 0.735, 0.012), red)
			s.cover(max(stripe(s.P.X, 0.0, 0.032), s.P.Y-0.70, 0.37-s.P.Y), red)
			s.cover(max(stripe(s.P.X, 0.205, 0.05), stripe(s.P.Y, -0.12, 0.035)), red)
			s.cover(max(0.06-s.P.X, s.P.X-0.14, stripe(s.P.Y, -0.34, 0.025)), red)
			s.cover(max(s.P.X-0.04, -0.52-s.P.Y, s.P.Y+0.45, 0.2-s.P.Z), red)
		case wingSkin:
			s.cover(band.Dist(s.P.X, s.P.Y), red)
			s.cover(max(stripe(s.P.X, 0.70, 0.012), s.P.Y+0.5), solid.Hex(0x2b2d30))
		case fire:
			if s.P.X > 0.1 {
				s.bell(0.205, 0.03, 0.1, blueLight)
			} else {
				s.bell(0, 0.125, 0.09, blueLight)
			}
		}
		if s.Skin == dark && s.P.X > 0.8 && s.P.Y > -0.64 {
			s.Light = redLight.Mul(0.9)
		}
	}
	return m
}

// hoop is the frame of a canopy: a half ring across the keel.
func hoop(y, z, r, t float64) solid.Solid {
	return ringAlong(0, y, z, r, t)
}
