package main

// viperVII is the new fighter: dark slate, a thin nose on a broad body, two large engines, cranked wings with light tips.
func viperVII() *model {
	m := &model{mirror: mirrorX, high: 0.42, seed: 33}
	slate := m.skin(skin{color: hex(0x4a5c74), gloss: 0.5, wear: 0.9, panels: panels{w: 0.18, h: 0.26, split: 2, depth: 1, fine: 0.05, kit: 0.04, steep: 0.3, tone: 1.2}, bare: hex(0x8a8f96)})
	wingSkin := m.skin(skin{color: hex(0x43546b), gloss: 0.5, wear: 1, panels: panels{w: 0.19, h: 0.2, split: 2, depth: 1, fine: 0.08, kit: 0.03, steep: 0.4, tone: 1.2}, bare: hex(0x8a8f96)})
	light := m.skin(skin{color: hex(0x7d8794), gloss: 0.5, wear: 1, panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1, fine: 0.1, kit: 0.08, steep: 0.3, tone: 1}})
	dark := m.skin(skin{color: hex(0x2b323b), gloss: 0.5, wear: 1, panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1, fine: 0.3, kit: 0.25, steep: 0.3, tone: 1}})
	metal := m.skin(skin{color: hex(0x6d7278), gloss: 0.85, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	glass := m.skin(skin{color: hex(0x10151c), gloss: 1})

	// Wings: broad, cranked, tips that reach forward.
	m.add(wingSkin, 0.008, wing(outline{0.1, 0.20, 0.30, 0.06, 0.60, -0.20, 0.86, -0.24, 0.93, -0.04, 0.985, -0.06, 0.985, -0.56, 0.90, -0.66, 0.56, -0.62, 0.30, -0.72, 0.1, -0.72},
		0.2, 0.0, 0.060, 0.97, -0.09, 0.022, 1.4, 0.012))
	m.cut(dark, 0.004, turn(box(vec{0.66, -0.575, 0}, vec{0.20, 0.007, 0.2}, 0.003), 0.66, -0.575, -6))
	m.cut(dark, 0.004, box(vec{0.865, -0.45, 0}, vec{0.005, 0.2, 0.2}, 0.002))
	m.add(light, 0.006, box(vec{0.575, -0.36, 0.0}, vec{0.035, 0.28, 0.055}, 0.025)) // weapon rails
	m.add(metal, 0.004, rod(vec{0.575, -0.1, 0.01}, vec{0.575, 0.24, 0.01}, 0.016, 0.013), tube(0.575, 0.01, 0.2, 0.26, 0.022, 0.006))

	// Body: a lifting body with two tunnels, and the needle.
	m.add(slate, 0.03, loft(0, 0.01, section{0.99, 0.020, 0.022, 0.0, 2}, section{0.80, 0.052, 0.048, 0.01, 2.2}, section{0.45, 0.098, 0.095, 0.035, 2.6}, section{0.15, 0.135, 0.13, 0.06, 3}, section{-0.3, 0.13, 0.14, 0.07, 3}, section{-0.72, 0.085, 0.10, 0.06, 3}))
	m.add(slate, 0.035, loft(0.235, 0.015, section{0.20, 0.100, 0.085, 0.025, 4}, section{-0.05, 0.130, 0.120, 0.035, 4}, section{-0.4, 0.135, 0.135, 0.045, 3}, section{-0.76, 0.125, 0.125, 0.045, 2.2}))
	m.cut(dark, 0.008, loft(0.235, 0.01, section{0.3, 0.072, 0.058, 0.03, 4}, section{0.06, 0.09, 0.085, 0.03, 4}))
	m.add(metal, 0.002, box(vec{0.235, 0.115, 0.02}, vec{0.008, 0.06, 0.06}, 0.004))
	m.cut(dark, 0.006, box(vec{0.235, -0.28, 0.19}, vec{0.062, 0.12, 0.035}, 0.012)) // heat vents
	m.add(metal, 0.001, row(turn(box(vec{0.235, -0.375, 0.165}, vec{0.07, 0.008, 0.014}, 0.004), 0.235, -0.375, 20), 6, vec{0, 0.038, 0}))
	m.add(light, 0.01, box(vec{0.0, -0.46, 0.19}, vec{0.05, 0.2, 0.035}, 0.02)) // spine
	m.cut(-1, 0.006, box(vec{0.12, 0.36, 0.08}, vec{0.03, 0.09, 0.02}, 0.006))

	// Cockpit: long, set forward.
	m.add(light, 0.012, loft(0, 0.02, section{0.56, 0.045, 0.04, 0.10, 2.4}, section{0.40, 0.076, 0.085, 0.115, 2.4}, section{0.16, 0.082, 0.105, 0.15, 2.4}, section{-0.16, 0.055, 0.07, 0.17, 2.6}))
	m.add(glass, 0.003, loft(0, 0.02, section{0.53, 0.036, 0.035, 0.108, 2.2}, section{0.40, 0.066, 0.08, 0.126, 2.2}, section{0.20, 0.070, 0.095, 0.152, 2.2}, section{0.06, 0.062, 0.09, 0.165, 2.2}))
	m.add(light, 0.004, hoop(0.34, 0.128, 0.082, 0.011), hoop(0.20, 0.15, 0.088, 0.013))

	// Twin fins lean outwards.
	m.add(wingSkin, 0.01, lean(both(wing(outline{0.335, -0.30, 0.365, -0.30, 0.365, -0.84, 0.335, -0.80}, 0, 0.2, 0.1, 1, 0.2, 0.1, 0.02, 0.01), box(vec{0.35, -0.6, 0.2}, vec{0.1, 0.3, 0.12}, 0.01), 0.01), 0.35, 0.1, -38))

	m.engine(metal, fire, 0.235, -0.93, 0.045, 0.132, 0.27, blueLight)
	m.engine(metal, fire, 0, -0.84, 0.06, 0.062, 0.2, blueLight)

	trim, tip := hex(0x7d1f22), hex(0x8fb6c6)
	m.paint = func(s *spot) {
		switch s.skin {
		case slate:
			s.cover(0.885-s.p.y, hex(0x20262e))
			s.cover(max(stripe(s.p.x, 0, 0.02), s.p.y-0.86, 0.60-s.p.y), trim)
			s.cover(max(stripe(s.p.y, -0.50, 0.03), 0.10-s.p.x), trim)
			s.cover(max(stripe(s.p.y, -0.555, 0.010), 0.10-s.p.x), tip)
		case wingSkin:
			s.cover(0.90-s.p.x, tip)
			s.cover(max(stripe(s.p.x-0.3*s.p.y, 0.88, 0.03), s.p.x-0.87, 0.4-s.p.x), trim)
			if s.p.x > 0.95 && s.p.y > -0.13 {
				s.light = rgb{0.2, 0.9, 1}
			}
		case fire:
			if s.p.x > 0.1 {
				s.bell(0.235, 0.045, 0.11, blueLight)
			} else {
				s.bell(0, 0.06, 0.05, blueLight)
			}
		}
	}
	return m
}
