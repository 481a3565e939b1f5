package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// pegasus is the newer battlestar: longer and slimmer than galactica, with smooth plates instead of ribs, a blade-like head of two decks, two flight
// pods on each side, one above the other, and six bells. She is proportioned so that the board's locations fit on her back.
func pegasus() *model {
	m := &model{Mirror: mirrorX, high: 0.17, Seed: 143, low: 0.035}
	armor := m.skin(skin{Color: solid.Hex(0x868d96), Gloss: 0.5, wear: 0.6, Panels: panels{w: 0.046, h: 0.094, split: 2, depth: 1.7, fine: 0.05, kit: 0.06, steep: 0.2, tone: 1.6}})
	upper := m.skin(skin{Color: solid.Hex(0x959ca5), Gloss: 0.5, wear: 0.6, Panels: panels{w: 0.040, h: 0.110, split: 2, depth: 1.7, fine: 0.05, kit: 0.06, steep: 0.2, tone: 1.6}})
	rib := m.skin(skin{Color: solid.Hex(0x686e77), Gloss: 0.45, wear: 0.8})
	dark := m.skin(skin{Color: solid.Hex(0x30353d), Gloss: 0.4, wear: 0.8, Panels: panels{w: 0.030, h: 0.05, split: 2, depth: 1.2, fine: 0.25, kit: 0.5, steep: 0.2, tone: 1.9}})
	deck := m.skin(skin{Color: solid.Hex(0x282d34), Gloss: 0.3, wear: 0.3, Panels: panels{w: 0.04, h: 0.08, split: 1, depth: 0.7, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x6a7078), Gloss: 0.7, wear: 0.9})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	pod := m.skin(skin{Color: solid.Hex(0x7f868f), Gloss: 0.5, wear: 0.7, Panels: panels{w: 0.04, h: 0.08, split: 2, depth: 1.2, fine: 0.06, kit: 0.05, steep: 0.15, tone: 1.7}})

	// Arms to both decks of pods: short girders.
	for _, y := range []float64{0.44, 0.25, 0.06, -0.13, -0.32, -0.50} {
		m.add(dark, 0.003, solid.Box(solid.V(0.115, y, -0.012), solid.V(0.035, 0.026, 0.024), 0.005))
		m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.115, y-0.018, 0.008), solid.V(0.033, 0.0035, 0.007), 0.002), 3, solid.V(0, 0.018, 0)))
	}

	// Body: a dark core with a band of ribs between two decks, long plates over it.
	m.add(dark, 0.004, solid.Plate(solid.Outline{0, 0.74, 0.075, 0.74, 0.098, 0.68, 0.102, 0.50, 0.102, -0.52, 0.090, -0.62, 0, -0.62}, -0.07, 0.034, 0.2, 0.008))
	m.add(rib, 0.002, solid.Both(solid.Row(solid.Box(solid.V(0.092, -0.56, 0.0), solid.V(0.016, 0.0040, 0.050), 0.003), 92, solid.V(0, 0.0136, 0)),
		solid.Plate(solid.Outline{0, 0.72, 0.075, 0.72, 0.101, 0.66, 0.105, 0.50, 0.105, -0.52, 0.093, -0.60, 0, -0.60}, -0.06, 0.048, 0.3, 0.008), 0.003))
	m.add(armor, 0.003, solid.Plate(solid.Outline{0, 0.70, 0.062, 0.70, 0.086, 0.64, 0.091, 0.52, 0.091, 0.20, 0.084, 0.185, 0.084, 0.115, 0.091, 0.10, 0.091, -0.24, 0.084, -0.255, 0.084, -0.325, 0.091, -0.34, 0.091, -0.50, 0.078, -0.58, 0, -0.58}, 0.0, 0.070, 0.6, 0.007))
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, 0.66, 0.040, 0.66, 0.060, 0.60, 0.068, 0.48, 0.068, -0.42, 0.052, -0.52, 0, -0.52}, 0.03, 0.096, 0.8, 0.007))
	m.cut(dark, 0.003, solid.Box(solid.V(0.046, 0.32, 0.098), solid.V(0.006, 0.16, 0.016), 0.003), solid.Box(solid.V(0.046, -0.16, 0.098), solid.V(0.006, 0.20, 0.016), 0.003))
	m.add(metal, 0.001, solid.Rod(solid.V(0.046, 0.48, 0.084), solid.V(0.046, -0.36, 0.084), 0.003, 0.003))
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, 0.58, 0.016, 0.58, 0.027, 0.52, 0.027, 0.10, 0.020, 0.08, 0.020, -0.06, 0.027, -0.08, 0.027, -0.40, 0.014, -0.48, 0, -0.48}, 0.085, 0.120, 0.5, 0.005))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0, 0.40, 0.124), solid.V(0.013, 0.024, 0.014), 0.003), 4, solid.V(0, -0.07, 0)))
	m.add(metal, 0.002, solid.Row(solid.Drum(0, -0.14, 0.10, 0.132, 0.012, 0.003), 5, solid.V(0, -0.05, 0)))

	// Head: two blades with a dark gap between, the upper shorter, and batteries in the gap.
	m.add(dark, 0.004, solid.Loft(0, 0.010, solid.Rib(0.960, 0.034, 0.018, -0.01, 4), solid.Rib(0.90, 0.066, 0.030, -0.01, 4), solid.Rib(0.80, 0.094, 0.036, -0.01, 4), solid.Rib(0.70, 0.104, 0.040, -0.01, 4), solid.Rib(0.64, 0.104, 0.040, -0.01, 4)))
	m.add(armor, 0.004, solid.Plate(solid.Outline{0, 0.986, 0.022, 0.986, 0.040, 0.962, 0.074, 0.885, 0.101, 0.80, 0.116, 0.715, 0.110, 0.668, 0.092, 0.645, 0, 0.645}, -0.035, 0.046, 0.35, 0.008))
	m.cut(dark, 0.003, solid.Plate(solid.Outline{0.098, 0.77, 0.112, 0.70, 0.094, 0.695, 0.082, 0.765}, 0.020, 0.2, 0, 0.003))
	m.add(rib, 0.001, solid.Row(solid.Turn(solid.Box(solid.V(0.097, 0.708, 0.022), solid.V(0.014, 0.0030, 0.010), 0.002), 0.097, 0.708, -10), 4, solid.V(0, 0.0150, 0)))
	m.add(dark, 0.003, solid.Plate(solid.Outline{0, 0.945, 0.018, 0.945, 0.060, 0.850, 0.084, 0.760, 0.090, 0.690, 0.078, 0.660, 0, 0.660}, 0.03, 0.066, 0.3, 0.004))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, 0.925, 0.020, 0.925, 0.030, 0.905, 0.058, 0.825, 0.076, 0.745, 0.076, 0.690, 0.062, 0.668, 0, 0.668}, 0.05, 0.104, 0.6, 0.007))
	m.cut(dark, 0.003, outlineGroove(solid.Outline{0.022, 0.875, 0.033, 0.865, 0.054, 0.765, 0.047, 0.760, 0.028, 0.850, 0.022, 0.858}, 0.086))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, 0.850, 0.014, 0.850, 0.028, 0.790, 0.036, 0.720, 0.030, 0.690, 0, 0.690}, 0.08, 0.130, 0.6, 0.006))
	m.add(dark, 0.002, solid.Plate(solid.Outline{0, 0.800, 0.009, 0.800, 0.015, 0.745, 0.010, 0.720, 0, 0.720}, 0.1, 0.134, 0.5, 0.003))
	m.cut(dark, 0.003, solid.Row(solid.Box(solid.V(0.010, 0.985, 0.01), solid.V(0.004, 0.014, 0.03), 0.002), 2, solid.V(0.016, 0, 0)))

	// Neck: tanks beside a roof.
	m.add(dark, 0.003, solid.Loft(0, 0.01, solid.Rib(-0.56, 0.088, 0.055, -0.005, 4), solid.Rib(-0.64, 0.080, 0.050, -0.005, 4), solid.Rib(-0.72, 0.090, 0.055, -0.005, 4), solid.Rib(-0.76, 0.10, 0.055, -0.005, 4)))
	m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.0, -0.605, 0.0), solid.V(0.090, 0.0045, 0.054), 0.004), 8, solid.V(0, -0.0165, 0)))
	m.add(pod, 0.003, solid.Loft(0.064, 0.010, solid.Rib(-0.585, 0.012, 0.012, 0.042, 2), solid.Rib(-0.605, 0.019, 0.019, 0.042, 2), solid.Rib(-0.705, 0.019, 0.019, 0.042, 2), solid.Rib(-0.725, 0.012, 0.012, 0.042, 2)))
	m.add(metal, 0.001, solid.Row(ringAlong(0.064, -0.615, 0.042, 0.020, 0.003), 4, solid.V(0, -0.028, 0)))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, -0.50, 0.030, -0.50, 0.040, -0.55, 0.030, -0.60, 0.030, -0.70, 0.042, -0.74, 0, -0.74}, 0.04, 0.090, 0.5, 0.005))
	m.cut(dark, 0.002, solid.Row(solid.Box(solid.V(0, -0.61, 0.092), solid.V(0.014, 0.008, 0.012), 0.002), 5, solid.V(0, -0.022, 0)))

	// Engine block: two decks of bells, the upper before the lower.
	m.add(dark, 0.004, solid.Plate(solid.Outline{0, -0.715, 0.095, -0.715, 0.135, -0.755, 0.145, -0.80, 0.145, -0.905, 0.130, -0.925, 0, -0.925}, -0.07, 0.030, 0.2, 0.008))
	m.add(armor, 0.004, solid.Plate(solid.Outline{0, -0.72, 0.085, -0.72, 0.125, -0.76, 0.148, -0.81, 0.148, -0.85, 0.140, -0.862, 0.140, -0.88, 0.146, -0.892, 0.138, -0.915, 0.12, -0.925, 0, -0.925}, -0.03, 0.060, 0.55, 0.008))
	m.cut(dark, 0.003, solid.Row(solid.Box(solid.V(0.116, -0.80, 0.062), solid.V(0.016, 0.005, 0.026), 0.002), 5, solid.V(0, -0.016, 0)))
	m.add(upper, 0.004, solid.Plate(solid.Outline{0, -0.735, 0.058, -0.735, 0.088, -0.775, 0.096, -0.81, 0.096, -0.875, 0.080, -0.900, 0, -0.900}, 0.02, 0.098, 0.8, 0.007))
	m.add(upper, 0.003, solid.Plate(solid.Outline{0, -0.75, 0.018, -0.75, 0.027, -0.78, 0.027, -0.87, 0.018, -0.89, 0, -0.89}, 0.09, 0.124, 0.5, 0.005))
	m.cut(dark, 0.003, solid.Box(solid.V(0.060, -0.825, 0.100), solid.V(0.020, 0.045, 0.018), 0.004))
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.060, -0.862, 0.086), solid.V(0.022, 0.0036, 0.009), 0.002), 7, solid.V(0, 0.0125, 0)))
	for i, x := range bellsOfPegasus {
		m.engine(metal, fire, x, -0.968+0.006*float64(i), 0.006, 0.0205, 0.060, blueLight)
	}

	// Pods: the lower deck extends farther outward, fore and aft; the upper covers its inner half.
	m.add(pod, 0.003, solid.Loft(0.151, 0.008, solid.Rib(0.600, 0.010, 0.014, -0.034, 3), solid.Rib(0.565, 0.022, 0.022, -0.034, 4), solid.Rib(0.52, 0.026, 0.024, -0.034, 5), solid.Rib(-0.56, 0.026, 0.024, -0.034, 5), solid.Rib(-0.615, 0.020, 0.020, -0.034, 4)))
	m.add(rib, 0.002, solid.Row(solid.Box(solid.V(0.153, -0.54, -0.034), solid.V(0.0275, 0.0030, 0.024), 0.003), 58, solid.V(0, 0.0184, 0)))
	m.cut(deck, 0.002, solid.Box(solid.V(0.170, -0.02, -0.010), solid.V(0.0045, 0.53, 0.010), 0.002))
	m.add(pod, 0.003, solid.Loft(0.141, 0.008, solid.Rib(0.545, 0.012, 0.014, 0.018, 3), solid.Rib(0.51, 0.021, 0.022, 0.018, 4), solid.Rib(0.46, 0.024, 0.024, 0.018, 5), solid.Rib(-0.50, 0.024, 0.024, 0.018, 5), solid.Rib(-0.55, 0.019, 0.020, 0.018, 4)))
	m.add(upper, 0.002, solid.Plate(solid.Outline{0.124, 0.47, 0.130, 0.49, 0.152, 0.49, 0.158, 0.47, 0.158, -0.50, 0.152, -0.52, 0.130, -0.52, 0.124, -0.50}, 0.02, 0.047, 0.4, 0.003))
	m.cut(deck, 0.002, solid.Box(solid.V(0.141, -0.015, 0.050), solid.V(0.0105, 0.45, 0.014), 0.002))
	m.add(pod, 0.002, solid.Row(solid.Box(solid.V(0.141, 0.33, 0.042), solid.V(0.0115, 0.008, 0.006), 0.002), 6, solid.V(0, -0.138, 0)))
	m.cut(deck, 0.002, solid.Box(solid.V(0.141, 0.55, 0.020), solid.V(0.010, 0.022, 0.008), 0.003), solid.Box(solid.V(0.151, 0.61, -0.032), solid.V(0.011, 0.022, 0.008), 0.003))

	// Deck houses and trunks on her back.
	for _, b := range [][5]float64{
		{0.036, 0.22, 0.009, 0.030, 0.104},
		{0.036, -0.02, 0.008, 0.036, 0.103},
		{0.058, 0.30, 0.006, 0.030, 0.092},
		{0.058, -0.10, 0.006, 0.040, 0.092},
		{0.036, -0.30, 0.010, 0.022, 0.106},
		{0.058, -0.34, 0.006, 0.024, 0.092},
		{0.078, 0.36, 0.005, 0.040, 0.078},
		{0.078, -0.05, 0.005, 0.050, 0.078},
		{0.078, -0.42, 0.005, 0.030, 0.078},
		{0.044, 0.55, 0.008, 0.016, 0.104},
	} {
		m.add(pod, 0.002, solid.Plate(solid.Outline{b[0] - b[2], b[1] - b[3], b[0] + b[2], b[1] - b[3], b[0] + b[2], b[1] + b[3], b[0] - b[2], b[1] + b[3]}, b[4]-0.025, b[4], 0.3, 0.002))
		m.add(metal, 0.001, solid.Rod(solid.V(b[0], b[1]-b[3]*0.7, b[4]), solid.V(b[0], b[1]+b[3]*0.7, b[4]), 0.0028, 0.0028))
	}
	// Main batteries: triple guns on the head and along the flanks.
	for _, t := range [][3]float64{{0.094, 0.60, 0.050}, {0.094, 0.345, 0.050}, {0.094, 0.155, 0.050}, {0.094, -0.035, 0.050}, {0.094, -0.225, 0.050}, {0.094, -0.415, 0.050}, {0.090, 0.735, 0.046}, {0.070, 0.815, 0.046}, {0.118, -0.775, 0.050}} {
		m.add(upper, 0.002, solid.Drum(t[0], t[1], t[2]-0.02, t[2]+0.014, 0.0120, 0.003))
		for i := range 3 {
			y := t[1] + 0.0055*float64(i-1)
			m.add(metal, 0.001, solid.Rod(solid.V(t[0]+0.004, y, t[2]+0.010), solid.V(t[0]+0.026, y, t[2]+0.013), 0.0022, 0.0018))
		}
	}

	blue, pale := solid.Hex(0x2c5c98), solid.Hex(0xb9bcbf)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case armor, upper:
			s.cover(max(stripe(s.P.Y+0.9*s.P.X, 0.965, 0.008), 0.02-s.P.Z), blue)
			s.cover(max(stripe(s.P.Y+0.9*s.P.X, 0.940, 0.003), 0.02-s.P.Z), pale)
			s.cover(max(stripe(s.P.Y, 0.652, 0.008), 0.05-s.P.X), blue)
			s.cover(max(stripe(s.P.Y, -0.553, 0.008), 0.045-s.P.X), blue)
			s.cover(max(stripe(s.P.Y, -0.905, 0.007), 0.04-s.P.X), blue)
			s.cover(max(stripe(s.P.X, 0.0335, 0.0028), math.Abs(s.P.Y-0.02)-0.40), blue)
			s.windows(s.P.Y, s.P.X-0.0800, 0.0062, 0.0016, 3, coldLight)
			s.windows(s.P.Y, s.P.X-0.0645-0.01*solid.Smooth(-0.4, -0.5, s.P.Y), 0.0070, 0.0012, 4, coldLight)
			if s.P.Y > 0.66 {
				s.windows(s.P.Y, s.P.X-0.40+0.385*s.P.Y, 0.0065, 0.0016, 6, coldLight)
			}
		case pod:
			s.cover(max(stripe(s.P.Y, 0.500, 0.012), 0.11-s.P.X), blue)
			s.cover(max(stripe(s.P.Y, -0.535, 0.008), 0.11-s.P.X), blue)
			s.windows(s.P.Y, math.Abs(s.P.X-0.141)-0.0205, 0.0056, 0.0013, 6, coldLight)
			s.windows(s.P.Y, s.P.X-0.1740, 0.0056, 0.0012, 7, coldLight)
		case deck:
			s.cover(max(stripe(s.P.X, 0.141, 0.0010), math.Abs(math.Mod(s.P.Y+2, 0.03)-0.015)-0.009), pale)
			if e := math.Abs(math.Abs(s.P.X-0.141) - 0.0085); e < 0.0014 && math.Mod(s.P.Y+2, 0.02) < 0.004 {
				s.Light = blueLight
			}
			if s.P.Y > 0.51 || s.P.X > 0.164 && math.Mod(s.P.Y+2, 0.03) < 0.004 {
				s.Light = blueLight.Mul(0.7)
			}
		case dark:
			if s.P.Y > -0.6 {
				s.windows(s.P.Y, s.P.X-0.1005, 0.0136, 0.0022, 8, coldLight.Mul(0.8))
			}
		case fire:
			x := bellsOfPegasus[0]
			for _, b := range bellsOfPegasus {
				if math.Abs(s.P.X-b) < math.Abs(s.P.X-x) {
					x = b
				}
			}
			s.bell(x, 0.006, 0.018, blueLight)
		}
	}
	return m
}

// bellsOfPegasus are the distances of her engines from the keel.
var bellsOfPegasus = [...]float64{0.021, 0.0635, 0.106}

// coldLight is the light of her windows.
var coldLight = solid.RGB(0.72, 0.88, 1)
