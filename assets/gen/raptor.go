package main

// raptor is the scout: a stout olive cabin with faceted windows between two engine pods, a dish and jammers on the roof.
func raptor() *model {
	m := &model{mirror: mirrorX, high: 0.5, seed: 45}
	olive := m.skin(skin{color: hex(0x7b8474), gloss: 0.4, wear: 1, panels: panels{w: 0.22, h: 0.26, split: 2, depth: 1.1, fine: 0.06, kit: 0.06, steep: 0.25, tone: 1.2}, bare: hex(0x8d8d86)})
	deep := m.skin(skin{color: hex(0x646c5d), gloss: 0.4, wear: 1.1, panels: panels{w: 0.15, h: 0.2, split: 2, depth: 1.1, fine: 0.14, kit: 0.12, steep: 0.25, tone: 1.2}, bare: hex(0x8d8d86)})
	dark := m.skin(skin{color: hex(0x33383a), gloss: 0.5, wear: 1, panels: panels{w: 0.07, h: 0.09, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.3, tone: 1}})
	metal := m.skin(skin{color: hex(0x7c7d78), gloss: 0.8, wear: 1})
	pale := m.skin(skin{color: hex(0xb9b8ac), gloss: 0.4, wear: 0.7})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	glass := m.skin(skin{color: hex(0x131b24), gloss: 1})

	// Struts and the keel between the pods.
	m.add(dark, 0.01, box(vec{0.42, -0.05, 0.0}, vec{0.24, 0.10, 0.08}, 0.03), box(vec{0.42, -0.52, 0.0}, vec{0.24, 0.12, 0.08}, 0.03))
	// Stub wings.
	m.add(deep, 0.01, wing(outline{0.7, 0.14, 0.97, -0.16, 0.985, -0.52, 0.7, -0.62}, 0.7, -0.02, 0.07, 0.98, -0.08, 0.03, 1.2, 0.012))
	m.add(dark, 0.004, tube(0.965, -0.07, -0.6, -0.08, 0.032, 0.015), rod(vec{0.965, -0.1, -0.07}, vec{0.965, 0.16, -0.07}, 0.014, 0.012))

	// Cabin: a hull with sloped sides and a broad brow.
	m.add(olive, 0.02, plate(outline{0, 0.92, 0.20, 0.92, 0.36, 0.70, 0.40, 0.40, 0.40, -0.60, 0.30, -0.78, 0, -0.78}, -0.12, 0.30, 0.42, 0.03))
	m.add(olive, 0.02, plate(outline{0, 0.34, 0.22, 0.34, 0.28, 0.20, 0.28, -0.50, 0.20, -0.62, 0, -0.62}, 0.2, 0.37, 0.6, 0.02))
	m.add(deep, 0.01, plate(outline{0, 0.95, 0.14, 0.95, 0.17, 0.86, 0, 0.86}, -0.15, 0.03, 0.3, 0.02)) // chin
	// Windows: cut flat into the slope of the brow.
	for _, w := range []outline{{0.015, 0.80, 0.12, 0.79, 0.135, 0.60, 0.015, 0.61}, {0.145, 0.785, 0.205, 0.74, 0.235, 0.56, 0.16, 0.595}, {0.225, 0.71, 0.28, 0.62, 0.30, 0.42, 0.255, 0.54}} {
		m.cut(glass, 0.008, at(plate(w, -0.3, 0.6, 0, 0.01), vec{}))
	}
	m.add(glass, 0.002, plate(outline{0, 0.86, 0.18, 0.86, 0.31, 0.68, 0.33, 0.40, 0, 0.45}, -0.1, 0.255, 0.42, 0.03))
	// Roof: jammers, rails, a hatch, the dish.
	m.add(dark, 0.004, plate(outline{0.06, 0.24, 0.20, 0.24, 0.20, 0.04, 0.06, 0.04}, 0.35, 0.395, 0.4, 0.008))
	m.add(metal, 0.003, row(box(vec{0.13, 0.20, 0.395}, vec{0.05, 0.012, 0.014}, 0.006), 4, vec{0, -0.04, 0}))
	m.add(metal, 0.003, drum(0, -0.24, 0.34, 0.42, 0.035, 0.01))
	m.add(pale, 0.004, less(both(egg(vec{0, -0.24, 0.50}, vec{0.17, 0.17, 0.10}), box(vec{0, -0.24, 0.42}, vec{0.2, 0.2, 0.05}, 0.004), 0.006), egg(vec{0, -0.24, 0.50}, vec{0.155, 0.155, 0.085}), 0.004))
	m.add(metal, 0.002, rod(vec{0, -0.24, 0.41}, vec{0, -0.24, 0.49}, 0.014, 0.01), rod(vec{0.12, -0.32, 0.44}, vec{0, -0.24, 0.48}, 0.006, 0.006))
	m.add(deep, 0.004, box(vec{0.325, -0.1, 0.2}, vec{0.03, 0.3, 0.03}, 0.015), box(vec{0.14, -0.55, 0.36}, vec{0.04, 0.05, 0.03}, 0.01))
	m.cut(dark, 0.004, plate(outline{0, -0.64, 0.22, -0.64, 0.2, -0.72, 0, -0.72}, 0.12, 0.5, 0, 0.01))
	m.addOnce(metal, 0.002, rod(vec{0.25, 0.30, 0.3}, vec{0.33, 0.98, 0.26}, 0.010, 0.006), rod(vec{-0.22, -0.5, 0.34}, vec{-0.22, -0.5, 0.46}, 0.012, 0.01))

	// Engine pods: intake grilles, ribs, a fat bell.
	m.add(deep, 0.02, loft(0.64, 0.03, section{0.40, 0.12, 0.11, 0.03, 4}, section{0.18, 0.16, 0.17, 0.05, 4}, section{-0.4, 0.165, 0.18, 0.06, 3.4}, section{-0.72, 0.145, 0.15, 0.05, 2.4}))
	m.cut(dark, 0.008, loft(0.64, 0.01, section{0.5, 0.10, 0.085, 0.03, 4}, section{0.2, 0.105, 0.10, 0.03, 4}))
	m.cut(dark, 0.008, box(vec{0.64, -0.12, 0.23}, vec{0.085, 0.19, 0.04}, 0.015))
	m.add(metal, 0.001, row(box(vec{0.64, -0.285, 0.205}, vec{0.095, 0.010, 0.016}, 0.005), 8, vec{0, 0.047, 0}))
	m.add(olive, 0.006, ringAlong(0.64, -0.5, 0.06, 0.175, 0.018), ringAlong(0.64, -0.60, 0.055, 0.165, 0.014))
	m.engine(metal, fire, 0.64, -0.93, 0.05, 0.142, 0.25, amberLight)

	gold, black := hex(0xb58a2a), hex(0x1a1c1a)
	m.paint = func(s *spot) {
		switch s.skin {
		case olive:
			s.cover(max(stripe(s.p.y, 0.37, 0.022), s.p.x-0.5), gold)
			s.cover(max(stripe(s.p.y, -0.70, 0.02), s.p.x-0.5), gold)
			s.cover(max(stripe(s.p.x, 0.14, 0.05), stripe(s.p.y, -0.43, 0.05), 0.3-s.p.z), black)
		case deep:
			if s.p.x > 0.6 && s.p.z > 0 {
				s.cover(max(stripe(s.p.y, 0.12, 0.025), s.p.x-0.9), gold)
				s.cover(max(stripe(s.p.x+s.p.y*0.5, 0.80, 0.02), 0.82-s.p.x), gold)
			}
		case pale:
			s.cover(stripe(vec{s.p.x, s.p.y + 0.24, 0}.len(), 0.10, 0.008), hex(0x6f7268))
		case glass:
			s.color = s.color.add(rgb{0.01, 0.03, 0.06}.mul(smooth(0.45, 0.85, s.p.y)))
		case fire:
			s.bell(0.64, 0.05, 0.12, amberLight)
		}
		if s.skin == dark && s.p.x > 0.93 && s.p.y > 0.13 {
			s.light = redLight.mul(0.9)
		}
	}
	return m
}
