package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// galactica is the old battlestar: a blunt armored head, a ribbed body under plates, a neck, an engine block with six bells, and a flight pod on
// arms on each side. She is proportioned so that the board's locations fit on her back.
func galactica() *model {
	m := &model{Mirror: mirrorX, high: 0.17, Seed: 81, low: 0.035}
	armor := m.skin(skin{Color: solid.Hex(0x81868c), Gloss: 0.45, wear: 0.9, Panels: panels{w: 0.052, h: 0.076, split: 2, depth: 2, fine: 0.06, kit: 0.10, steep: 0.2, tone: 1.9}})
	upper := m.skin(skin{Color: solid.Hex(0x8b9096), Gloss: 0.45, wear: 1, Panels: panels{w: 0.050, h: 0.085, split: 2, depth: 2, fine: 0.07, kit: 0.09, steep: 0.2, tone: 1.9}})
	rib := m.skin(skin{Color: solid.Hex(0x6a6e74), Gloss: 0.4, wear: 1})
	dark := m.skin(skin{Color: solid.Hex(0x33373c), Gloss: 0.4, wear: 1, Panels: panels{w: 0.035, h: 0.05, split: 2, depth: 1.2, fine: 0.25, kit: 0.5, steep: 0.2, tone: 1.9}})
	deck := m.skin(skin{Color: solid.Hex(0x2b2f34), Gloss: 0.3, wear: 0.3, Panels: panels{w: 0.04, h: 0.08, split: 1, depth: 0.7, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x696d72), Gloss: 0.7, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	pod := m.skin(skin{Color: solid.Hex(0x7b8086), Gloss: 0.45, wear: 1, Panels: panels{w: 0.05, h: 0.07, split: 2, depth: 1.2, fine: 0.08, kit: 0.06, steep: 0.15, tone: 1.9}})

	// Arms, low on the hull: a girder with pipes on it.
	for _, y := range []float64{0.302, 0.138, -0.026, -0.19, -0.35} {
		m.add(dark, 0.004, solid.Box(solid.V(0.26, y, -0.02), solid.V(0.07, 0.034, 0.022), 0.006))
		m.add(metal, 0.002, solid.Box(solid.V(0.26, y+0.028, 0.0), solid.V(0.07, 0.006, 0.010), 0.003), solid.Box(solid.V(0.26, y-0.028, 0.0), solid.V(0.07, 0.006, 0.010), 0.003))
		m.add(metal, 0.002, solid.Rod(solid.V(0.20, y+0.009, 0.002), solid.V(0.31, y+0.009, 0.002), 0.006, 0.006), solid.Rod(solid.V(0.20, y-0.010, 0.002), solid.V(0.31, y-0.010, 0.002), 0.004, 0.004))
		m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.245, y, 0.004), solid.V(0.003, 0.032, 0.008), 0.002), 3, solid.V(0.016, 0, 0)))
	}

	// Body: a dark core with ribs, two layers of plates, a spine.
	m.add(dark, 0.004, solid.Plate(solid.Outline{0, 0.66, 0.16, 0.66, 0.222, 0.58, 0.236, 0.45, 0.236, -0.30, 0.20, -0.388, 0, -0.388}, -0.06, 0.030, 0.25, 0.010))
	m.add(rib, 0.002, solid.Both(solid.Row(solid.Box(solid.V(0.205, -0.35, 0.0), solid.V(0.05, 0.0042, 0.052), 0.003), 62, solid.V(0, 0.0158, 0)),
		solid.Plate(solid.Outline{0, 0.66, 0.16, 0.66, 0.228, 0.58, 0.242, 0.45, 0.242, -0.30, 0.205, -0.388, 0, -0.388}, -0.06, 0.050, 0.30, 0.012), 0.004))
	m.add(armor, 0.003, solid.Plate(solid.Outline{0, 0.63, 0.13, 0.63, 0.185, 0.56, 0.198, 0.45, 0.198, 0.10, 0.190, 0.085, 0.190, 0.015, 0.198, 0, 0.198, -0.28, 0.17, -0.35, 0, -0.35}, 0.0, 0.068, 0.7, 0.008))
	// Outriggers over the ribs.
	for _, y := range []float64{0.46, 0.22, -0.108, -0.27} {
		m.add(armor, 0.003, solid.Plate(solid.Outline{0.15, y + 0.055, 0.215, y + 0.045, 0.236, y + 0.02, 0.236, y - 0.02, 0.215, y - 0.045, 0.15, y - 0.055}, 0.0, 0.060, 0.6, 0.006))
	}
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, 0.585, 0.085, 0.585, 0.13, 0.54, 0.148, 0.44, 0.148, 0.19, 0.138, 0.175, 0.138, -0.10, 0.148, -0.115, 0.148, -0.25, 0.12, -0.315, 0, -0.315}, 0.03, 0.092, 0.8, 0.008))
	m.cut(dark, 0.003, solid.Box(solid.V(0.092, 0.30, 0.095), solid.V(0.010, 0.17, 0.022), 0.003), solid.Box(solid.V(0.092, -0.12, 0.095), solid.V(0.010, 0.14, 0.022), 0.003))
	m.add(metal, 0.001, solid.Rod(solid.V(0.088, 0.46, 0.079), solid.V(0.088, -0.25, 0.079), 0.004, 0.004), solid.Rod(solid.V(0.097, 0.46, 0.078), solid.V(0.097, -0.25, 0.078), 0.003, 0.003))
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, 0.55, 0.022, 0.55, 0.040, 0.50, 0.040, 0.28, 0.030, 0.26, 0.030, 0.06, 0.040, 0.04, 0.040, -0.27, 0.026, -0.33, 0, -0.33}, 0.085, 0.116, 0.5, 0.006))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0, 0.20, 0.12), solid.V(0.020, 0.018, 0.014), 0.003), 3, solid.V(0, -0.05, 0)))
	m.add(metal, 0.002, solid.Row(solid.Drum(0, -0.02, 0.10, 0.128, 0.017, 0.004), 4, solid.V(0, -0.06, 0)))

	// Head: a wedge of three armor layers around a maw, cheeks with slits.
	m.add(dark, 0.004, solid.Loft(0, 0.012, solid.Rib(0.935, 0.085, 0.025, -0.01, 4), solid.Rib(0.86, 0.155, 0.040, -0.01, 4), solid.Rib(0.72, 0.210, 0.045, -0.01, 4), solid.Rib(0.58, 0.228, 0.045, -0.01, 4)))
	m.add(armor, 0.004, solid.Plate(solid.Outline{0, 0.948, 0.060, 0.948, 0.095, 0.925, 0.158, 0.835, 0.200, 0.735, 0.224, 0.66, 0.212, 0.62, 0, 0.60}, -0.03, 0.062, 0.45, 0.010))
	m.cut(dark, 0.004, solid.Plate(solid.Outline{0.165, 0.80, 0.20, 0.70, 0.175, 0.69, 0.145, 0.785}, 0.030, 0.2, 0, 0.003))
	m.add(rib, 0.001, solid.Row(solid.Turn(solid.Box(solid.V(0.168, 0.702, 0.030), solid.V(0.028, 0.0035, 0.012), 0.002), 0.168, 0.702, -12), 6, solid.V(0, 0.0165, 0)))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, 0.915, 0.045, 0.915, 0.075, 0.89, 0.125, 0.80, 0.160, 0.70, 0.150, 0.655, 0.115, 0.635, 0, 0.635}, 0.04, 0.098, 0.6, 0.008))
	m.cut(dark, 0.003, outlineGroove(solid.Outline{0.03, 0.86, 0.062, 0.84, 0.10, 0.755, 0.092, 0.745, 0.052, 0.828, 0.03, 0.845}, 0.078))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, 0.855, 0.026, 0.855, 0.050, 0.81, 0.088, 0.72, 0.080, 0.665, 0, 0.665}, 0.08, 0.126, 0.6, 0.008))
	m.add(dark, 0.002, solid.Plate(solid.Outline{0, 0.80, 0.014, 0.80, 0.028, 0.735, 0.02, 0.70, 0, 0.70}, 0.1, 0.130, 0.5, 0.003))
	m.cut(dark, 0.004, solid.Row(solid.Box(solid.V(0.022, 0.945, 0.02), solid.V(0.0065, 0.020, 0.035), 0.003), 2, solid.V(0.026, 0, 0))) // maw
	m.cut(dark, 0.003, solid.Box(solid.V(0, 0.612, 0.08), solid.V(0.15, 0.008, 0.045), 0.003))

	// Neck: bare ribs and tanks under a narrow roof.
	m.add(dark, 0.004, solid.Loft(0, 0.01, solid.Rib(-0.33, 0.150, 0.060, -0.005, 4), solid.Rib(-0.45, 0.138, 0.055, -0.005, 4), solid.Rib(-0.60, 0.150, 0.060, -0.005, 4), solid.Rib(-0.68, 0.160, 0.06, -0.005, 4)))
	m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.0, -0.405, 0.0), solid.V(0.150, 0.005, 0.060), 0.004), 12, solid.V(0, -0.0195, 0)))
	m.add(pod, 0.003, solid.Loft(0.112, 0.012, solid.Rib(-0.385, 0.018, 0.018, 0.045, 2), solid.Rib(-0.41, 0.026, 0.026, 0.045, 2), solid.Rib(-0.59, 0.026, 0.026, 0.045, 2), solid.Rib(-0.615, 0.018, 0.018, 0.045, 2)))
	m.add(metal, 0.001, solid.Row(ringAlong(0.112, -0.43, 0.045, 0.027, 0.004), 4, solid.V(0, -0.046, 0)))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, -0.31, 0.060, -0.31, 0.070, -0.36, 0.052, -0.42, 0.052, -0.56, 0.074, -0.62, 0.066, -0.66, 0, -0.66}, 0.04, 0.088, 0.5, 0.006))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0, -0.43, 0.09), solid.V(0.026, 0.010, 0.014), 0.003), 5, solid.V(0, -0.032, 0)))

	// Engine block.
	m.add(dark, 0.004, solid.Plate(solid.Outline{0, -0.60, 0.15, -0.60, 0.218, -0.645, 0.236, -0.70, 0.236, -0.90, 0.21, -0.935, 0, -0.935}, -0.07, 0.030, 0.2, 0.010))
	m.add(armor, 0.004, solid.Plate(solid.Outline{0, -0.605, 0.14, -0.605, 0.205, -0.65, 0.240, -0.72, 0.240, -0.80, 0.225, -0.82, 0.225, -0.845, 0.240, -0.865, 0.232, -0.905, 0.2, -0.93, 0, -0.93}, -0.03, 0.066, 0.55, 0.010))
	m.cut(dark, 0.003, solid.Row(solid.Box(solid.V(0.195, -0.70, 0.07), solid.V(0.024, 0.006, 0.03), 0.002), 6, solid.V(0, -0.018, 0)))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, -0.635, 0.100, -0.635, 0.150, -0.68, 0.168, -0.73, 0.168, -0.86, 0.145, -0.895, 0, -0.895}, 0.02, 0.100, 0.8, 0.008))
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, -0.66, 0.032, -0.66, 0.045, -0.70, 0.045, -0.85, 0.03, -0.88, 0, -0.88}, 0.09, 0.126, 0.5, 0.006))
	m.cut(dark, 0.003, solid.Box(solid.V(0.105, -0.77, 0.105), solid.V(0.034, 0.060, 0.022), 0.006))
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.105, -0.822, 0.088), solid.V(0.036, 0.0042, 0.010), 0.002), 8, solid.V(0, 0.0148, 0)))
	for i, x := range []float64{0.033, 0.101, 0.169} {
		m.engine(metal, fire, x, -0.985+0.006*float64(i), 0.010, 0.032, 0.085, blueLight)
	}

	// Pods: long decks with open ends, a lit lane, ribs underneath.
	m.add(pod, 0.003, solid.Loft(0.320, 0.012, solid.Rib(0.536, 0.022, 0.026, 0.0, 3), solid.Rib(0.50, 0.038, 0.040, 0.0, 4), solid.Rib(0.44, 0.044, 0.046, 0.0, 5), solid.Rib(-0.40, 0.044, 0.046, 0.0, 5), solid.Rib(-0.464, 0.038, 0.040, 0.0, 4)))
	m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.320, -0.375, -0.004), solid.V(0.0475, 0.0035, 0.046), 0.003), 43, solid.V(0, 0.0185, 0)))
	m.add(upper, 0.002, solid.Plate(solid.Outline{0.290, 0.45, 0.300, 0.47, 0.340, 0.47, 0.350, 0.45, 0.350, -0.40, 0.340, -0.42, 0.300, -0.42, 0.290, -0.40}, 0.02, 0.056, 0.4, 0.004))
	m.cut(deck, 0.002, solid.Box(solid.V(0.320, 0.02, 0.06), solid.V(0.0165, 0.41, 0.020), 0.003))
	m.add(pod, 0.002, solid.Row(solid.Box(solid.V(0.320, 0.32, 0.050), solid.V(0.018, 0.010, 0.008), 0.003), 5, solid.V(0, -0.155, 0)))
	m.cut(deck, 0.002, solid.Box(solid.V(0.320, 0.54, 0.004), solid.V(0.020, 0.030, 0.014), 0.004))
	m.add(metal, 0.002, solid.Drum(0.343, 0.36, 0.04, 0.068, 0.008, 0.002), solid.Drum(0.343, -0.31, 0.04, 0.068, 0.008, 0.002))

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
		m.add(pod, 0.002, solid.Plate(solid.Outline{b[0] - b[2], b[1] - b[3], b[0] + b[2], b[1] - b[3], b[0] + b[2], b[1] + b[3], b[0] - b[2], b[1] + b[3]}, b[4]-0.025, b[4], 0.3, 0.003))
		m.add(metal, 0.001, solid.Rod(solid.V(b[0], b[1]-b[3]*0.7, b[4]), solid.V(b[0], b[1]+b[3]*0.7, b[4]), 0.0035, 0.0035))
	}
	// Turrets with twin guns along the flanks and on the head.
	for _, t := range [][3]float64{{0.217, 0.385, 0.050}, {0.217, 0.30, 0.050}, {0.217, 0.06, 0.050}, {0.217, -0.02, 0.050}, {0.17, 0.47, 0.068}, {0.17, 0.14, 0.068}, {0.17, -0.20, 0.068}, {0.182, 0.665, 0.055}, {0.2, -0.68, 0.055}} {
		m.add(upper, 0.002, solid.Drum(t[0], t[1], t[2]-0.02, t[2]+0.014, 0.0125, 0.004))
		m.add(metal, 0.001, solid.Rod(solid.V(t[0]+0.004, t[1]-0.004, t[2]+0.010), solid.V(t[0]+0.026, t[1]-0.004, t[2]+0.012), 0.0028, 0.0024), solid.Rod(solid.V(t[0]+0.004, t[1]+0.004, t[2]+0.010), solid.V(t[0]+0.026, t[1]+0.004, t[2]+0.012), 0.0028, 0.0024))
	}

	red, pale := solid.Hex(0x7a2a22), solid.Hex(0xb9bcbf)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case armor, upper:
			s.cover(max(stripe(s.P.Y, 0.905, 0.009), s.P.X-0.105, 0.02-s.P.Z), red)
			s.cover(max(stripe(s.P.Y, -0.585, 0.008), -s.P.Z), red)
			s.cover(max(stripe(s.P.Y, -0.905, 0.008), 0.05-s.P.X), red)
			s.cover(max(stripe(s.P.Y, 0.62, 0.012), 0.12-s.P.X), red)
			s.cover(max(stripe(s.P.Y-0.35*s.P.X, -0.325, 0.009), 0.09-s.P.X, s.P.X-0.2, s.P.Y+0.2), red)
			s.windows(s.P.Y, s.P.X-0.1785, 0.0070, 0.0022, 3, warmLight)
			s.windows(s.P.Y, s.P.X-0.1465-0.02*solid.Smooth(-0.7, -0.8, s.P.Y), 0.0080, 0.0014, 4, warmLight)
			if s.P.Y > 0.64 {
				s.windows(s.P.X, s.P.Y-0.6425, 0.0075, 0.0022, 5, warmLight)
				s.windows(s.P.Y, s.P.X-0.46+0.375*s.P.Y, 0.0075, 0.0022, 6, warmLight)
			}
		case pod:
			s.cover(max(stripe(s.P.Y, 0.485, 0.016), 0.28-s.P.X), red)
			s.cover(max(stripe(s.P.Y, -0.435, 0.009), 0.28-s.P.X), red)
			s.windows(s.P.Y, math.Abs(s.P.X-0.32)-0.0375, 0.0062, 0.0016, 6, warmLight)
		case deck:
			s.cover(max(stripe(s.P.X, 0.320, 0.0012), math.Abs(math.Mod(s.P.Y+2, 0.03)-0.015)-0.009), pale)
			if e := math.Abs(math.Abs(s.P.X-0.320) - 0.0138); e < 0.0016 && math.Mod(s.P.Y+2, 0.02) < 0.004 {
				s.Light = amberLight
			}
			if s.P.Y > 0.50 {
				s.Light = amberLight.Mul(0.7)
			}
		case dark:
			s.windows(s.P.Y, s.P.X-0.2295, 0.0158, 0.003, 8, warmLight.Mul(0.8))
		case fire:
			x := 0.033 + 0.068*solid.Clamp(math.Round((s.P.X-0.033)/0.068), 0, 2)
			s.bell(x, 0.010, 0.028, blueLight)
		}
	}
	return m
}

// outlineGroove returns the solid that must be cut away to sink an outline down to z.
func outlineGroove(o solid.Outline, z float64) solid.Solid { return solid.Plate(o, z, 1, 0, 0.002) }
