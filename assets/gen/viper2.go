package main

// viperII is the old fighter: a white needle with red tips, three engines in a block, guns at the roots of low swept wings.
func viperII() *model {
	m := &model{mirror: mirrorX, high: 0.42, seed: 21}
	plate := panels{w: 0.2, h: 0.3, split: 2, depth: 1, kit: 0.03, fine: 0.05, steep: 0.3, tone: 1}
	white := m.skin(skin{color: hex(0xcfcabd), gloss: 0.45, wear: 1, panels: plate, bare: hex(0x6c6c6a)})
	wingSkin := m.skin(skin{color: hex(0xcbc6b9), gloss: 0.42, wear: 1.2, panels: panels{w: 0.17, h: 0.22, split: 2, depth: 1, fine: 0.06, kit: 0.05, steep: 0.4, tone: 1}, bare: hex(0x6c6c6a)})
	dark := m.skin(skin{color: hex(0x4a4d50), gloss: 0.55, wear: 1, panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1, fine: 0.3, kit: 0.2, steep: 0.3, tone: 1}})
	metal := m.skin(skin{color: hex(0x77797a), gloss: 0.8, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	glass := m.skin(skin{color: hex(0x10151c), gloss: 1})
	frame := m.skin(skin{color: hex(0xb9b3a5), gloss: 0.5, wear: 1})

	// Wings: low, swept, their tips cut.
	m.add(wingSkin, 0.01, wing(outline{0.05, 0.02, 0.24, -0.14, 0.80, -0.60, 0.845, -0.72, 0.845, -0.86, 0.70, -0.80, 0.2, -0.78, 0.05, -0.78},
		0.1, -0.03, 0.055, 0.84, -0.10, 0.020, 1.3, 0.012))
	m.add(dark, 0.004, box(vec{0.845, -0.74, -0.10}, vec{0.022, 0.15, 0.022}, 0.014)) // tip rails
	m.cut(dark, 0.004, box(vec{0.50, -0.775, 0.0}, vec{0.20, 0.012, 0.2}, 0.004))     // flap
	m.cut(dark, 0.004, box(vec{0.50, -0.80, 0.0}, vec{0.006, 0.05, 0.2}, 0.004))

	// Hull: needle, shoulders, engine block.
	m.add(white, 0.03, loft(0, 0.012, section{0.96, 0.045, 0.045, 0.0, 2.2}, section{0.86, 0.070, 0.066, 0.005, 2.4}, section{0.5, 0.100, 0.10, 0.02, 2.8},
		section{0.2, 0.125, 0.135, 0.04, 3}, section{-0.1, 0.150, 0.165, 0.055, 3.2}, section{-0.5, 0.150, 0.165, 0.055, 3}, section{-0.72, 0.13, 0.15, 0.05, 3}))
	m.add(dark, 0.004, loft(0.0, 0.01, section{-0.62, 0.26, 0.12, 0.02, 3}, section{-0.80, 0.25, 0.11, 0.02, 3}))
	// Intakes beside the hull run aft into the outer engines.
	m.add(white, 0.025, loft(0.205, 0.012, section{0.08, 0.070, 0.070, 0.02, 3.4}, section{-0.08, 0.092, 0.095, 0.02, 3.4}, section{-0.45, 0.108, 0.115, 0.025, 2.6}, section{-0.74, 0.108, 0.115, 0.025, 2.2}))
	m.cut(dark, 0.006, at(loft(0.205, 0.01, section{0.2, 0.046, 0.044, 0.02, 3.4}, section{0.0, 0.060, 0.064, 0.02, 3.4}), vec{}))
	m.cut(dark, 0.006, box(vec{0.205, -0.30, 0.14}, vec{0.045, 0.09, 0.03}, 0.01)) // vents, with bars
	m.add(metal, 0.001, row(box(vec{0.205, -0.37, 0.112}, vec{0.05, 0.007, 0.012}, 0.004), 5, vec{0, 0.034, 0}))
	m.cut(-1, 0.008, box(vec{0.135, 0.62, 0.05}, vec{0.03, 0.12, 0.02}, 0.006)) // flutes of the nose

	// Cockpit.
	m.add(frame, 0.012, loft(0, 0.02, section{0.36, 0.062, 0.05, 0.115, 2.4}, section{0.24, 0.092, 0.095, 0.125, 2.4}, section{0.02, 0.100, 0.12, 0.14, 2.4}, section{-0.22, 0.075, 0.09, 0.15, 2.6}))
	m.add(glass, 0.003, loft(0, 0.02, section{0.33, 0.052, 0.05, 0.121, 2.2}, section{0.22, 0.082, 0.09, 0.137, 2.2}, section{0.02, 0.088, 0.11, 0.155, 2.2}, section{-0.09, 0.080, 0.10, 0.155, 2.2}))
	m.add(frame, 0.004, hoop(0.155, 0.135, 0.094, 0.012), hoop(0.04, 0.15, 0.104, 0.014), hoop(-0.075, 0.155, 0.100, 0.016))
	m.add(frame, 0.004, rod(vec{0.0, 0.34, 0.175}, vec{0.0, -0.1, 0.265}, 0.010, 0.010))

	// Fin over the top engine.
	m.add(white, 0.015, both(wing(outline{0, 0, 0.018, -0.32, 0.03, -0.60, 0.03, -0.86, 0, -0.86}, 0, 0.22, 0.14, 0.1, 0.22, 0.14, 0.1, 0.01), box(vec{0, -0.5, 0.2}, vec{0.05, 0.4, 0.19}, 0.01), 0.01))
	m.add(dark, 0.002, box(vec{0, -0.70, 0.355}, vec{0.012, 0.13, 0.016}, 0.006))

	// Guns.
	m.add(metal, 0.004, rod(vec{0.42, -0.52, 0.0}, vec{0.42, -0.1, 0.0}, 0.026, 0.024), rod(vec{0.42, -0.1, 0.0}, vec{0.42, 0.24, 0.0}, 0.0135, 0.0125),
		tube(0.42, 0, 0.20, 0.27, 0.021, 0.006), tube(0.42, 0, -0.12, -0.05, 0.033, 0.008))
	m.add(white, 0.02, box(vec{0.42, -0.42, -0.01}, vec{0.042, 0.14, 0.035}, 0.02))

	m.engine(metal, fire, 0, -0.92, 0.125, 0.105, 0.26, blueLight)
	m.engine(metal, fire, 0.205, -0.89, 0.03, 0.118, 0.24, blueLight)

	red := hex(0x9c1c17)
	band := outline{0.05, -0.05, 0.24, -0.20, 0.845, -0.70, 0.845, -0.78, 0.24, -0.31, 0.05, -0.17}
	m.paint = func(s *spot) {
		switch s.skin {
		case white:
			s.cover(0.80-s.p.y, red)
			s.cover(stripe(s.p.y, 0.735, 0.012), red)
			s.cover(max(stripe(s.p.x, 0.0, 0.032), s.p.y-0.70, 0.37-s.p.y), red)
			s.cover(max(stripe(s.p.x, 0.205, 0.05), stripe(s.p.y, -0.12, 0.035)), red)
			s.cover(max(0.06-s.p.x, s.p.x-0.14, stripe(s.p.y, -0.34, 0.025)), red)
			s.cover(max(s.p.x-0.04, -0.52-s.p.y, s.p.y+0.45, 0.2-s.p.z), red)
		case wingSkin:
			s.cover(band.dist(s.p.x, s.p.y), red)
			s.cover(max(stripe(s.p.x, 0.70, 0.012), s.p.y+0.5), hex(0x2b2d30))
		case fire:
			if s.p.x > 0.1 {
				s.bell(0.205, 0.03, 0.1, blueLight)
			} else {
				s.bell(0, 0.125, 0.09, blueLight)
			}
		}
		if s.skin == dark && s.p.x > 0.8 && s.p.y > -0.64 {
			s.light = redLight.mul(0.9)
		}
	}
	return m
}

// hoop is the frame of a canopy: a half ring across the keel.
func hoop(y, z, r, t float64) solid {
	return ringAlong(0, y, z, r, t)
}
