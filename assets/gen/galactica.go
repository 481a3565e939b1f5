package main

import "math"

// galactica is the old battlestar: a blunt armoured head, a ribbed body under plates, a neck, an engine block with six bells,
// and a flight pod on arms on each side. She is measured so that the board's locations lie on her back.
func galactica() *model {
	m := &model{mirror: mirrorX, high: 0.17, seed: 81, low: 0.035}
	armour := m.skin(skin{color: hex(0x81868c), gloss: 0.45, wear: 0.9, panels: panels{w: 0.052, h: 0.076, split: 2, depth: 2, fine: 0.06, kit: 0.10, steep: 0.2, tone: 1.9}})
	upper := m.skin(skin{color: hex(0x8b9096), gloss: 0.45, wear: 1, panels: panels{w: 0.050, h: 0.085, split: 2, depth: 2, fine: 0.07, kit: 0.09, steep: 0.2, tone: 1.9}})
	rib := m.skin(skin{color: hex(0x6a6e74), gloss: 0.4, wear: 1})
	dark := m.skin(skin{color: hex(0x33373c), gloss: 0.4, wear: 1, panels: panels{w: 0.035, h: 0.05, split: 2, depth: 1.2, fine: 0.25, kit: 0.5, steep: 0.2, tone: 1.9}})
	deck := m.skin(skin{color: hex(0x2b2f34), gloss: 0.3, wear: 0.3, panels: panels{w: 0.04, h: 0.08, split: 1, depth: 0.7, steep: 0.3, tone: 1}})
	metal := m.skin(skin{color: hex(0x696d72), gloss: 0.7, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	pod := m.skin(skin{color: hex(0x7b8086), gloss: 0.45, wear: 1, panels: panels{w: 0.05, h: 0.07, split: 2, depth: 1.2, fine: 0.08, kit: 0.06, steep: 0.15, tone: 1.9}})

	// Arms, deep down: a girder with pipes on it.
	for _, y := range []float64{0.302, 0.138, -0.026, -0.19, -0.35} {
		m.add(dark, 0.004, box(vec{0.26, y, -0.02}, vec{0.07, 0.034, 0.022}, 0.006))
		m.add(metal, 0.002, box(vec{0.26, y + 0.028, 0.0}, vec{0.07, 0.006, 0.010}, 0.003), box(vec{0.26, y - 0.028, 0.0}, vec{0.07, 0.006, 0.010}, 0.003))
		m.add(metal, 0.002, rod(vec{0.20, y + 0.009, 0.002}, vec{0.31, y + 0.009, 0.002}, 0.006, 0.006), rod(vec{0.20, y - 0.010, 0.002}, vec{0.31, y - 0.010, 0.002}, 0.004, 0.004))
		m.add(rib, 0.002, row(box(vec{0.245, y, 0.004}, vec{0.003, 0.032, 0.008}, 0.002), 3, vec{0.016, 0, 0}))
	}

	// Body: a dark core with ribs, two layers of plates, a spine.
	m.add(dark, 0.004, plate(outline{0, 0.66, 0.16, 0.66, 0.222, 0.58, 0.236, 0.45, 0.236, -0.30, 0.20, -0.388, 0, -0.388}, -0.06, 0.030, 0.25, 0.010))
	m.add(rib, 0.002, both(row(box(vec{0.205, -0.35, 0.0}, vec{0.05, 0.0042, 0.052}, 0.003), 62, vec{0, 0.0158, 0}),
		plate(outline{0, 0.66, 0.16, 0.66, 0.228, 0.58, 0.242, 0.45, 0.242, -0.30, 0.205, -0.388, 0, -0.388}, -0.06, 0.050, 0.30, 0.012), 0.004))
	m.add(armour, 0.003, plate(outline{0, 0.63, 0.13, 0.63, 0.185, 0.56, 0.198, 0.45, 0.198, 0.10, 0.190, 0.085, 0.190, 0.015, 0.198, 0, 0.198, -0.28, 0.17, -0.35, 0, -0.35}, 0.0, 0.068, 0.7, 0.008))
	// Outriggers over the ribs.
	for _, y := range []float64{0.46, 0.22, -0.108, -0.27} {
		m.add(armour, 0.003, plate(outline{0.15, y + 0.055, 0.215, y + 0.045, 0.236, y + 0.02, 0.236, y - 0.02, 0.215, y - 0.045, 0.15, y - 0.055}, 0.0, 0.060, 0.6, 0.006))
	}
	m.add(upper, 0.003, plate(outline{0, 0.585, 0.085, 0.585, 0.13, 0.54, 0.148, 0.44, 0.148, 0.19, 0.138, 0.175, 0.138, -0.10, 0.148, -0.115, 0.148, -0.25, 0.12, -0.315, 0, -0.315}, 0.03, 0.092, 0.8, 0.008))
	m.cut(dark, 0.003, box(vec{0.092, 0.30, 0.095}, vec{0.010, 0.17, 0.022}, 0.003), box(vec{0.092, -0.12, 0.095}, vec{0.010, 0.14, 0.022}, 0.003))
	m.add(metal, 0.001, rod(vec{0.088, 0.46, 0.079}, vec{0.088, -0.25, 0.079}, 0.004, 0.004), rod(vec{0.097, 0.46, 0.078}, vec{0.097, -0.25, 0.078}, 0.003, 0.003))
	m.add(upper, 0.003, plate(outline{0, 0.55, 0.022, 0.55, 0.040, 0.50, 0.040, 0.28, 0.030, 0.26, 0.030, 0.06, 0.040, 0.04, 0.040, -0.27, 0.026, -0.33, 0, -0.33}, 0.085, 0.116, 0.5, 0.006))
	m.cut(dark, 0.002, row(box(vec{0, 0.20, 0.12}, vec{0.020, 0.018, 0.014}, 0.003), 3, vec{0, -0.05, 0}))
	m.add(metal, 0.002, row(drum(0, -0.02, 0.10, 0.128, 0.017, 0.004), 4, vec{0, -0.06, 0}))

	// Head: a wedge of three armour layers around a maw, cheeks with slits.
	m.add(dark, 0.004, loft(0, 0.012, section{0.935, 0.085, 0.025, -0.01, 4}, section{0.86, 0.155, 0.040, -0.01, 4}, section{0.72, 0.210, 0.045, -0.01, 4}, section{0.58, 0.228, 0.045, -0.01, 4}))
	m.add(armour, 0.004, plate(outline{0, 0.948, 0.060, 0.948, 0.095, 0.925, 0.158, 0.835, 0.200, 0.735, 0.224, 0.66, 0.212, 0.62, 0, 0.60}, -0.03, 0.062, 0.45, 0.010))
	m.cut(dark, 0.004, plate(outline{0.165, 0.80, 0.20, 0.70, 0.175, 0.69, 0.145, 0.785}, 0.030, 0.2, 0, 0.003))
	m.add(rib, 0.001, row(turn(box(vec{0.168, 0.702, 0.030}, vec{0.028, 0.0035, 0.012}, 0.002), 0.168, 0.702, -12), 6, vec{0, 0.0165, 0}))
	m.add(upper, 0.004, plate(outline{0, 0.915, 0.045, 0.915, 0.075, 0.89, 0.125, 0.80, 0.160, 0.70, 0.150, 0.655, 0.115, 0.635, 0, 0.635}, 0.04, 0.098, 0.6, 0.008))
	m.cut(dark, 0.003, outlineGroove(outline{0.03, 0.86, 0.062, 0.84, 0.10, 0.755, 0.092, 0.745, 0.052, 0.828, 0.03, 0.845}, 0.078))
	m.add(upper, 0.004, plate(outline{0, 0.855, 0.026, 0.855, 0.050, 0.81, 0.088, 0.72, 0.080, 0.665, 0, 0.665}, 0.08, 0.126, 0.6, 0.008))
	m.add(dark, 0.002, plate(outline{0, 0.80, 0.014, 0.80, 0.028, 0.735, 0.02, 0.70, 0, 0.70}, 0.1, 0.130, 0.5, 0.003))
	m.cut(dark, 0.004, row(box(vec{0.022, 0.945, 0.02}, vec{0.0065, 0.020, 0.035}, 0.003), 2, vec{0.026, 0, 0})) // maw
	m.cut(dark, 0.003, box(vec{0, 0.612, 0.08}, vec{0.15, 0.008, 0.045}, 0.003))

	// Neck: bare ribs and tanks under a narrow roof.
	m.add(dark, 0.004, loft(0, 0.01, section{-0.33, 0.150, 0.060, -0.005, 4}, section{-0.45, 0.138, 0.055, -0.005, 4}, section{-0.60, 0.150, 0.060, -0.005, 4}, section{-0.68, 0.160, 0.06, -0.005, 4}))
	m.add(rib, 0.002, row(box(vec{0.0, -0.405, 0.0}, vec{0.150, 0.005, 0.060}, 0.004), 12, vec{0, -0.0195, 0}))
	m.add(pod, 0.003, loft(0.112, 0.012, section{-0.385, 0.018, 0.018, 0.045, 2}, section{-0.41, 0.026, 0.026, 0.045, 2}, section{-0.59, 0.026, 0.026, 0.045, 2}, section{-0.615, 0.018, 0.018, 0.045, 2}))
	m.add(metal, 0.001, row(ringAlong(0.112, -0.43, 0.045, 0.027, 0.004), 4, vec{0, -0.046, 0}))
	m.add(upper, 0.004, plate(outline{0, -0.31, 0.060, -0.31, 0.070, -0.36, 0.052, -0.42, 0.052, -0.56, 0.074, -0.62, 0.066, -0.66, 0, -0.66}, 0.04, 0.088, 0.5, 0.006))
	m.cut(dark, 0.002, row(box(vec{0, -0.43, 0.09}, vec{0.026, 0.010, 0.014}, 0.003), 5, vec{0, -0.032, 0}))

	// Engine block.
	m.add(dark, 0.004, plate(outline{0, -0.60, 0.15, -0.60, 0.218, -0.645, 0.236, -0.70, 0.236, -0.90, 0.21, -0.935, 0, -0.935}, -0.07, 0.030, 0.2, 0.010))
	m.add(armour, 0.004, plate(outline{0, -0.605, 0.14, -0.605, 0.205, -0.65, 0.240, -0.72, 0.240, -0.80, 0.225, -0.82, 0.225, -0.845, 0.240, -0.865, 0.232, -0.905, 0.2, -0.93, 0, -0.93}, -0.03, 0.066, 0.55, 0.010))
	m.cut(dark, 0.003, row(box(vec{0.195, -0.70, 0.07}, vec{0.024, 0.006, 0.03}, 0.002), 6, vec{0, -0.018, 0}))
	m.add(upper, 0.004, plate(outline{0, -0.635, 0.100, -0.635, 0.150, -0.68, 0.168, -0.73, 0.168, -0.86, 0.145, -0.895, 0, -0.895}, 0.02, 0.100, 0.8, 0.008))
	m.add(upper, 0.003, plate(outline{0, -0.66, 0.032, -0.66, 0.045, -0.70, 0.045, -0.85, 0.03, -0.88, 0, -0.88}, 0.09, 0.126, 0.5, 0.006))
	m.cut(dark, 0.003, box(vec{0.105, -0.77, 0.105}, vec{0.034, 0.060, 0.022}, 0.006))
	m.add(metal, 0.001, row(box(vec{0.105, -0.822, 0.088}, vec{0.036, 0.0042, 0.010}, 0.002), 8, vec{0, 0.0148, 0}))
	for i, x := range []float64{0.033, 0.101, 0.169} {
		m.engine(metal, fire, x, -0.985+0.006*float64(i), 0.010, 0.032, 0.085, blueLight)
	}

	// Pods: long decks with open ends, a lit lane, ribs underneath.
	m.add(pod, 0.003, loft(0.320, 0.012, section{0.536, 0.022, 0.026, 0.0, 3}, section{0.50, 0.038, 0.040, 0.0, 4}, section{0.44, 0.044, 0.046, 0.0, 5}, section{-0.40, 0.044, 0.046, 0.0, 5}, section{-0.464, 0.038, 0.040, 0.0, 4}))
	m.add(rib, 0.002, row(box(vec{0.320, -0.375, -0.004}, vec{0.0475, 0.0035, 0.046}, 0.003), 43, vec{0, 0.0185, 0}))
	m.add(upper, 0.002, plate(outline{0.290, 0.45, 0.300, 0.47, 0.340, 0.47, 0.350, 0.45, 0.350, -0.40, 0.340, -0.42, 0.300, -0.42, 0.290, -0.40}, 0.02, 0.056, 0.4, 0.004))
	m.cut(deck, 0.002, box(vec{0.320, 0.02, 0.06}, vec{0.0165, 0.41, 0.020}, 0.003))
	m.add(pod, 0.002, row(box(vec{0.320, 0.32, 0.050}, vec{0.018, 0.010, 0.008}, 0.003), 5, vec{0, -0.155, 0}))
	m.cut(deck, 0.002, box(vec{0.320, 0.54, 0.004}, vec{0.020, 0.030, 0.014}, 0.004))
	m.add(metal, 0.002, drum(0.343, 0.36, 0.04, 0.068, 0.008, 0.002), drum(0.343, -0.31, 0.04, 0.068, 0.008, 0.002))

	// Deck houses, tanks and trunks on her back.
	for _, b := range [][5]float64{
		{0.062, 0.42, 0.018, 0.030, 0.103},
		{0.066, 0.30, 0.014, 0.045, 0.100},
		{0.118, 0.24, 0.012, 0.026, 0.102},
		{0.120, -0.06, 0.010, 0.040, 0.100},
		{0.064, -0.20, 0.020, 0.022, 0.106},
		{0.116, 0.40, 0.012, 0.016, 0.104},
		{0.066, 0.13, 0.010, 0.050, 0.098},
		{0.112, -0.21, 0.014, 0.018, 0.102},
		{0.172, 0.33, 0.007, 0.05, 0.076},
		{0.168, -0.10, 0.006, 0.04, 0.075},
		{0.10, -0.70, 0.014, 0.012, 0.110},
	} {
		m.add(pod, 0.002, plate(outline{b[0] - b[2], b[1] - b[3], b[0] + b[2], b[1] - b[3], b[0] + b[2], b[1] + b[3], b[0] - b[2], b[1] + b[3]}, b[4]-0.025, b[4], 0.3, 0.003))
		m.add(metal, 0.001, rod(vec{b[0], b[1] - b[3]*0.7, b[4]}, vec{b[0], b[1] + b[3]*0.7, b[4]}, 0.0035, 0.0035))
	}
	// Turrets with twin guns along the flanks and on the head.
	for _, t := range [][3]float64{{0.217, 0.385, 0.050}, {0.217, 0.30, 0.050}, {0.217, 0.06, 0.050}, {0.217, -0.02, 0.050}, {0.17, 0.47, 0.068}, {0.17, 0.14, 0.068}, {0.17, -0.20, 0.068}, {0.182, 0.665, 0.055}, {0.2, -0.68, 0.055}} {
		m.add(upper, 0.002, drum(t[0], t[1], t[2]-0.02, t[2]+0.014, 0.0125, 0.004))
		m.add(metal, 0.001, rod(vec{t[0] + 0.004, t[1] - 0.004, t[2] + 0.010}, vec{t[0] + 0.026, t[1] - 0.004, t[2] + 0.012}, 0.0028, 0.0024), rod(vec{t[0] + 0.004, t[1] + 0.004, t[2] + 0.010}, vec{t[0] + 0.026, t[1] + 0.004, t[2] + 0.012}, 0.0028, 0.0024))
	}

	red, pale := hex(0x7a2a22), hex(0xb9bcbf)
	m.paint = func(s *spot) {
		switch s.skin {
		case armour, upper:
			s.cover(max(stripe(s.p.y, 0.905, 0.009), s.p.x-0.105, 0.02-s.p.z), red)
			s.cover(max(stripe(s.p.y, -0.585, 0.008), -s.p.z), red)
			s.cover(max(stripe(s.p.y, -0.905, 0.008), 0.05-s.p.x), red)
			s.cover(max(stripe(s.p.y, 0.62, 0.012), 0.12-s.p.x), red)
			s.cover(max(stripe(s.p.y-0.35*s.p.x, -0.325, 0.009), 0.09-s.p.x, s.p.x-0.2, s.p.y+0.2), red)
			s.windows(s.p.y, s.p.x-0.1785, 0.0070, 0.0022, 3, warmLight)
			s.windows(s.p.y, s.p.x-0.1465-0.02*smooth(-0.7, -0.8, s.p.y), 0.0080, 0.0014, 4, warmLight)
			if s.p.y > 0.64 {
				s.windows(s.p.x, s.p.y-0.6425, 0.0075, 0.0022, 5, warmLight)
				s.windows(s.p.y, s.p.x-0.46+0.375*s.p.y, 0.0075, 0.0022, 6, warmLight)
			}
		case pod:
			s.cover(max(stripe(s.p.y, 0.485, 0.016), 0.28-s.p.x), red)
			s.cover(max(stripe(s.p.y, -0.435, 0.009), 0.28-s.p.x), red)
			s.windows(s.p.y, math.Abs(s.p.x-0.32)-0.0375, 0.0062, 0.0016, 6, warmLight)
		case deck:
			s.cover(max(stripe(s.p.x, 0.320, 0.0012), math.Abs(math.Mod(s.p.y+2, 0.03)-0.015)-0.009), pale)
			if e := math.Abs(math.Abs(s.p.x-0.320) - 0.0138); e < 0.0016 && math.Mod(s.p.y+2, 0.02) < 0.004 {
				s.light = amberLight
			}
			if s.p.y > 0.50 {
				s.light = amberLight.mul(0.7)
			}
		case dark:
			s.windows(s.p.y, s.p.x-0.2295, 0.0158, 0.003, 8, warmLight.mul(0.8))
		case fire:
			x := 0.033 + 0.068*clamp(math.Round((s.p.x-0.033)/0.068), 0, 2)
			s.bell(x, 0.010, 0.028, blueLight)
		}
	}
	return m
}

// outlineGroove is what is cut to sink an outline down to z.
func outlineGroove(o outline, z float64) solid { return plate(o, z, 1, 0, 0.002) }
