package model

import "battlestar/assets/gen/solid"

// assaultRaptor is the armed scout: longer and leaner than the raptor, with a missile box on either shoulder, the engines close behind them, a
// turret instead of the dish, and guns under the chin.
func assaultRaptor() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 226}
	olive := m.skin(skin{Color: solid.Hex(0x6a7360), Gloss: 0.4, wear: 1, Panels: panels{w: 0.19, h: 0.26, split: 2, depth: 1.1, fine: 0.06, kit: 0.06, steep: 0.25, tone: 1.2}, bare: solid.Hex(0x8d8d86)})
	deep := m.skin(skin{Color: solid.Hex(0x545c4f), Gloss: 0.4, wear: 1.1, Panels: panels{w: 0.15, h: 0.2, split: 2, depth: 1.1, fine: 0.14, kit: 0.12, steep: 0.25, tone: 1.2}, bare: solid.Hex(0x8d8d86)})
	box := m.skin(skin{Color: solid.Hex(0x7d8372), Gloss: 0.4, wear: 1.2, Panels: panels{w: 0.13, h: 0.30, split: 1, depth: 1.2, fine: 0.05, kit: 0.04, steep: 0.25, tone: 1.2}, bare: solid.Hex(0x97968e)})
	dark := m.skin(skin{Color: solid.Hex(0x2f3435), Gloss: 0.5, wear: 1, Panels: panels{w: 0.07, h: 0.09, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x74766f), Gloss: 0.8, wear: 1})
	gun := m.skin(skin{Color: solid.Hex(0x44484a), Gloss: 0.85, wear: 1.2})
	tip := m.skin(skin{Color: solid.Hex(0xb02a1e), Gloss: 0.6, wear: 0.8})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	glass := m.skin(skin{Color: solid.Hex(0x131b24), Gloss: 1})

	// Shoulders: a thick yoke across the back that carries the boxes.
	m.add(dark, 0.01, solid.Box(solid.V(0.45, 0.28, 0.02), solid.V(0.24, 0.07, 0.07), 0.03), solid.Box(solid.V(0.45, -0.08, 0.02), solid.V(0.24, 0.07, 0.07), 0.03))
	m.add(deep, 0.015, solid.Wing(solid.Outline{0.2, 0.42, 0.34, 0.39, 0.62, 0.30, 0.62, -0.20, 0.40, -0.30, 0.2, -0.34}, 0.25, 0.06, 0.13, 0.62, 0.06, 0.085, 0.9, 0.02))
	m.cut(dark, 0.008, solid.Plate(solid.Outline{0.36, 0.26, 0.52, 0.215, 0.52, 0.0, 0.36, -0.04}, 0.11, 0.5, 0, 0.01))
	m.add(metal, 0.002, solid.Row(solid.Rod(solid.V(0.35, -0.025, 0.125), solid.V(0.53, 0.005, 0.115), 0.014, 0.014), 5, solid.V(0, 0.052, 0)))

	// Cabin: long, with sloped sides and a faceted brow.
	m.add(olive, 0.02, solid.Plate(solid.Outline{0, 0.90, 0.15, 0.90, 0.28, 0.66, 0.31, 0.36, 0.31, -0.62, 0.23, -0.80, 0, -0.80}, -0.12, 0.30, 0.36, 0.03))
	m.add(olive, 0.02, solid.Plate(solid.Outline{0, 0.30, 0.16, 0.30, 0.21, 0.18, 0.21, -0.50, 0.15, -0.64, 0, -0.64}, 0.2, 0.375, 0.55, 0.02))
	m.add(deep, 0.01, solid.Plate(solid.Outline{0, 0.93, 0.10, 0.93, 0.13, 0.84, 0, 0.84}, -0.15, 0.03, 0.3, 0.02)) // chin
	for _, w := range []solid.Outline{{0.013, 0.78, 0.092, 0.77, 0.105, 0.57, 0.013, 0.58}, {0.113, 0.762, 0.158, 0.72, 0.186, 0.53, 0.126, 0.565}, {0.176, 0.69, 0.218, 0.60, 0.236, 0.38, 0.203, 0.51}} {
		m.cut(glass, 0.008, solid.Plate(w, -0.3, 0.6, 0, 0.01))
	}
	m.add(glass, 0.002, solid.Plate(solid.Outline{0, 0.84, 0.135, 0.84, 0.245, 0.65, 0.262, 0.36, 0, 0.42}, -0.1, 0.255, 0.36, 0.03))
	// Guns under the chin.
	m.add(gun, 0.003, solid.Box(solid.V(0.155, 0.80, -0.02), solid.V(0.05, 0.10, 0.05), 0.02), solid.Tube(0.165, -0.02, 0.84, 0.99, 0.019, 0.006), solid.Tube(0.165, -0.02, 0.955, 0.99, 0.027, 0.006))
	// Roof: the turret, rails, hatches.
	m.add(dark, 0.004, solid.Drum(0, -0.16, 0.34, 0.40, 0.165, 0.012))
	m.add(olive, 0.006, solid.Both(solid.Egg(solid.V(0, -0.18, 0.385), solid.V(0.135, 0.150, 0.105)), solid.Box(solid.V(0, -0.18, 0.43), solid.V(0.2, 0.2, 0.05), 0.004), 0.01))
	m.add(gun, 0.003, solid.Box(solid.V(0.055, -0.05, 0.435), solid.V(0.026, 0.05, 0.024), 0.01), solid.Tube(0.055, 0.435, -0.04, 0.26, 0.016, 0.004), solid.Tube(0.055, 0.435, 0.205, 0.265, 0.024, 0.006))
	m.add(metal, 0.002, solid.Drum(0, -0.22, 0.45, 0.49, 0.045, 0.01))
	m.add(deep, 0.004, solid.Box(solid.V(0.245, -0.15, 0.2), solid.V(0.03, 0.30, 0.03), 0.015))
	m.add(dark, 0.004, solid.Plate(solid.Outline{0.02, -0.40, 0.13, -0.40, 0.13, -0.57, 0.02, -0.57}, 0.35, 0.395, 0.4, 0.008))
	m.add(metal, 0.003, solid.Row(solid.Box(solid.V(0.075, -0.43, 0.395), solid.V(0.04, 0.012, 0.014), 0.006), 4, solid.V(0, -0.037, 0)))
	m.cut(dark, 0.004, solid.Plate(solid.Outline{0, -0.66, 0.17, -0.66, 0.15, -0.74, 0, -0.74}, 0.12, 0.5, 0, 0.01))
	m.addOnce(metal, 0.002, solid.Rod(solid.V(0.17, -0.52, 0.34), solid.V(0.17, -0.52, 0.47), 0.012, 0.01))

	// Missile boxes: four noses look out of each, ribs and lids on top, vents behind.
	m.add(box, 0.012, solid.Plate(solid.Outline{0.565, 0.60, 0.60, 0.64, 0.94, 0.64, 0.975, 0.60, 0.975, -0.26, 0.94, -0.30, 0.60, -0.30, 0.565, -0.26}, -0.14, 0.235, 0.14, 0.025))
	m.cut(dark, 0.006, solid.Box(solid.V(0.77, 0.66, 0.06), solid.V(0.165, 0.09, 0.13), 0.01))
	m.add(dark, 0.002, solid.Box(solid.V(0.77, 0.52, 0.06), solid.V(0.165, 0.04, 0.12), 0.01))
	for i := range 3 {
		x := 0.77 + 0.108*float64(i-1)
		m.add(tip, 0.002, solid.Loft(x, 0.006, solid.Rib(0.765, 0.006, 0.006, 0.10, 2), solid.Rib(0.725, 0.026, 0.026, 0.10, 2), solid.Rib(0.665, 0.041, 0.041, 0.10, 2), solid.Rib(0.645, 0.043, 0.043, 0.10, 2)))
		m.add(metal, 0.002, solid.Tube(x, 0.10, 0.5, 0.655, 0.044, 0.006))
	}
	m.cut(dark, 0.006, solid.Row(solid.Box(solid.V(0.77, 0.42, 0.24), solid.V(0.145, 0.012, 0.03), 0.006), 3, solid.V(0, -0.24, 0)))
	m.add(deep, 0.004, solid.Plate(solid.Outline{0.65, 0.36, 0.89, 0.36, 0.89, 0.24, 0.65, 0.24}, 0.2, 0.262, 0.3, 0.008), solid.Plate(solid.Outline{0.65, 0.12, 0.89, 0.12, 0.89, 0.0, 0.65, 0.0}, 0.2, 0.262, 0.3, 0.008))
	m.add(metal, 0.003, solid.Box(solid.V(0.960, 0.17, 0.06), solid.V(0.022, 0.34, 0.035), 0.012), solid.Box(solid.V(0.585, 0.17, 0.16), solid.V(0.018, 0.34, 0.025), 0.01))
	m.add(metal, 0.002, solid.Row(solid.Tube(0.66, 0.05, -0.345, -0.28, 0.040, 0.008), 3, solid.V(0.11, 0, 0)))
	m.cut(dark, 0.002, solid.Row(solid.Tube(0.66, 0.05, -0.40, -0.30, 0.027, 0.004), 3, solid.V(0.11, 0, 0)))

	// Engine pods, close to the cabin: intake grilles, ribs, a fat bell.
	m.add(deep, 0.02, solid.Loft(0.44, 0.03, solid.Rib(0.02, 0.09, 0.09, 0.06, 4), solid.Rib(-0.16, 0.145, 0.15, 0.06, 4), solid.Rib(-0.48, 0.155, 0.17, 0.06, 3.4), solid.Rib(-0.76, 0.14, 0.15, 0.05, 2.4)))
	m.cut(dark, 0.008, solid.Box(solid.V(0.44, -0.30, 0.225), solid.V(0.08, 0.13, 0.04), 0.015))
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.44, -0.415, 0.20), solid.V(0.09, 0.010, 0.016), 0.005), 6, solid.V(0, 0.046, 0)))
	m.add(olive, 0.006, ringAlong(0.44, -0.56, 0.06, 0.165, 0.018), ringAlong(0.44, -0.65, 0.055, 0.155, 0.014))
	m.add(deep, 0.01, solid.Wing(solid.Outline{0.52, -0.50, 0.66, -0.66, 0.68, -0.82, 0.63, -0.84, 0.52, -0.76}, 0.52, 0.04, 0.045, 0.68, 0.02, 0.022, 1.2, 0.01))
	m.engine(metal, fire, 0.44, -0.95, 0.05, 0.135, 0.24, amberLight)

	gold, black, pale := solid.Hex(0xb58a2a), solid.Hex(0x1a1c1a), solid.Hex(0xb9b8ac)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case olive:
			s.cover(max(stripe(s.P.Y, 0.335, 0.020), 0.2-s.P.Z), gold)
			s.cover(max(stripe(s.P.Y, -0.71, 0.02), s.P.X-0.4), gold)
			s.cover(max(stripe(s.P.X, 0.11, 0.035), stripe(s.P.Y, -0.755, 0.018), 0.2-s.P.Z), black)
		case deep:
			if s.P.X < 0.62 && s.P.Y > -0.2 {
				s.cover(stripe(s.P.Y+0.33*s.P.X, 0.458, 0.018), gold)
			}
			if s.P.X > 0.58 && s.P.Y < -0.4 {
				s.cover(stripe(s.P.X, 0.64, 0.02), gold)
			}
		case box:
			// Hazard stripes where the missiles leave, and a number.
			if d := stripe(s.P.Y, 0.545, 0.042); d < 0 && s.P.Z > 0.15 {
				c := gold
				if m := s.P.X + s.P.Y + 2; m-0.09*float64(int(m/0.09)) < 0.045 {
					c = black
				}
				s.cover(d, c)
			}
			s.cover(max(stripe(s.P.X, 0.77, 0.09), stripe(s.P.Y, -0.17, 0.030), 0.15-s.P.Z), pale)
			s.cover(max(stripe(s.P.X, 0.72, 0.012), stripe(s.P.Y, -0.17, 0.020), 0.15-s.P.Z), black)
			s.cover(max(stripe(s.P.X, 0.81, 0.030), stripe(s.P.Y, -0.17, 0.020), 0.15-s.P.Z), black)
		case tip:
			s.cover(stripe(s.P.Y, 0.665, 0.010), pale)
		case glass:
			s.Color = s.Color.Add(solid.RGB(0.01, 0.03, 0.06).Mul(solid.Smooth(0.45, 0.85, s.P.Y)))
		case fire:
			s.bell(0.44, 0.05, 0.115, amberLight)
		}
		if s.Skin == metal && s.P.X > 0.93 && (stripe(s.P.Y, 0.46, 0.022) < 0 || stripe(s.P.Y, -0.12, 0.022) < 0) {
			s.Light = redLight.Mul(0.8)
		}
	}
	return m
}
