package model

import "battlestar/assets/gen/solid"

// raptor is the scout: a stout olive cabin with faceted windows between two engine pods, a dish and jammers on the roof.
func raptor() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 45}
	olive := m.skin(skin{Color: solid.Hex(0x7b8474), Gloss: 0.4, wear: 1, Panels: panels{w: 0.22, h: 0.26, split: 2, depth: 1.1, fine: 0.06, kit: 0.06, steep: 0.25, tone: 1.2}, bare: solid.Hex(0x8d8d86)})
	deep := m.skin(skin{Color: solid.Hex(0x646c5d), Gloss: 0.4, wear: 1.1, Panels: panels{w: 0.15, h: 0.2, split: 2, depth: 1.1, fine: 0.14, kit: 0.12, steep: 0.25, tone: 1.2}, bare: solid.Hex(0x8d8d86)})
	dark := m.skin(skin{Color: solid.Hex(0x33383a), Gloss: 0.5, wear: 1, Panels: panels{w: 0.07, h: 0.09, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x7c7d78), Gloss: 0.8, wear: 1})
	pale := m.skin(skin{Color: solid.Hex(0xb9b8ac), Gloss: 0.4, wear: 0.7})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	glass := m.skin(skin{Color: solid.Hex(0x131b24), Gloss: 1})

	// Struts and the keel between the pods.
	m.add(dark, 0.01, solid.Box(solid.V(0.42, -0.05, 0.0), solid.V(0.24, 0.10, 0.08), 0.03), solid.Box(solid.V(0.42, -0.52, 0.0), solid.V(0.24, 0.12, 0.08), 0.03))
	// Stub wings.
	m.add(deep, 0.01, solid.Wing(solid.Outline{0.7, 0.14, 0.97, -0.16, 0.985, -0.52, 0.7, -0.62}, 0.7, -0.02, 0.07, 0.98, -0.08, 0.03, 1.2, 0.012))
	m.add(dark, 0.004, solid.Tube(0.965, -0.07, -0.6, -0.08, 0.032, 0.015), solid.Rod(solid.V(0.965, -0.1, -0.07), solid.V(0.965, 0.16, -0.07), 0.014, 0.012))

	// Cabin: a hull with sloped sides and a broad brow.
	m.add(olive, 0.02, solid.Plate(solid.Outline{0, 0.92, 0.20, 0.92, 0.36, 0.70, 0.40, 0.40, 0.40, -0.60, 0.30, -0.78, 0, -0.78}, -0.12, 0.30, 0.42, 0.03))
	m.add(olive, 0.02, solid.Plate(solid.Outline{0, 0.34, 0.22, 0.34, 0.28, 0.20, 0.28, -0.50, 0.20, -0.62, 0, -0.62}, 0.2, 0.37, 0.6, 0.02))
	m.add(deep, 0.01, solid.Plate(solid.Outline{0, 0.95, 0.14, 0.95, 0.17, 0.86, 0, 0.86}, -0.15, 0.03, 0.3, 0.02)) // chin
	// Windows: cut flat into the slope of the brow.
	for _, w := range []solid.Outline{{0.015, 0.80, 0.12, 0.79, 0.135, 0.60, 0.015, 0.61}, {0.145, 0.785, 0.205, 0.74, 0.235, 0.56, 0.16, 0.595}, {0.225, 0.71, 0.28, 0.62, 0.30, 0.42, 0.255, 0.54}} {
		m.cut(glass, 0.008, solid.At(solid.Plate(w, -0.3, 0.6, 0, 0.01), solid.Vec{}))
	}
	m.add(glass, 0.002, solid.Plate(solid.Outline{0, 0.86, 0.18, 0.86, 0.31, 0.68, 0.33, 0.40, 0, 0.45}, -0.1, 0.255, 0.42, 0.03))
	// Roof: jammers, rails, a hatch, the dish.
	m.add(dark, 0.004, solid.Plate(solid.Outline{0.06, 0.24, 0.20, 0.24, 0.20, 0.04, 0.06, 0.04}, 0.35, 0.395, 0.4, 0.008))
	m.add(metal, 0.003, solid.Row(solid.Box(solid.V(0.13, 0.20, 0.395), solid.V(0.05, 0.012, 0.014), 0.006), 4, solid.V(0, -0.04, 0)))
	m.add(metal, 0.003, solid.Drum(0, -0.24, 0.34, 0.42, 0.035, 0.01))
	m.add(pale, 0.004, solid.Less(solid.Both(solid.Egg(solid.V(0, -0.24, 0.50), solid.V(0.17, 0.17, 0.10)), solid.Box(solid.V(0, -0.24, 0.42), solid.V(0.2, 0.2, 0.05), 0.004), 0.006), solid.Egg(solid.V(0, -0.24, 0.50), solid.V(0.155, 0.155, 0.085)), 0.004))
	m.add(metal, 0.002, solid.Rod(solid.V(0, -0.24, 0.41), solid.V(0, -0.24, 0.49), 0.014, 0.01), solid.Rod(solid.V(0.12, -0.32, 0.44), solid.V(0, -0.24, 0.48), 0.006, 0.006))
	m.add(deep, 0.004, solid.Box(solid.V(0.325, -0.1, 0.2), solid.V(0.03, 0.3, 0.03), 0.015), solid.Box(solid.V(0.14, -0.55, 0.36), solid.V(0.04, 0.05, 0.03), 0.01))
	m.cut(dark, 0.004, solid.Plate(solid.Outline{0, -0.64, 0.22, -0.64, 0.2, -0.72, 0, -0.72}, 0.12, 0.5, 0, 0.01))
	m.addOnce(metal, 0.002, solid.Rod(solid.V(0.25, 0.30, 0.3), solid.V(0.33, 0.98, 0.26), 0.010, 0.006), solid.Rod(solid.V(-0.22, -0.5, 0.34), solid.V(-0.22, -0.5, 0.46), 0.012, 0.01))

	// Engine pods: intake grilles, ribs, a fat bell.
	m.add(deep, 0.02, solid.Loft(0.64, 0.03, solid.Rib(0.40, 0.12, 0.11, 0.03, 4), solid.Rib(0.18, 0.16, 0.17, 0.05, 4), solid.Rib(-0.4, 0.165, 0.18, 0.06, 3.4), solid.Rib(-0.72, 0.145, 0.15, 0.05, 2.4)))
	m.cut(dark, 0.008, solid.Loft(0.64, 0.01, solid.Rib(0.5, 0.10, 0.085, 0.03, 4), solid.Rib(0.2, 0.105, 0.10, 0.03, 4)))
	m.cut(dark, 0.008, solid.Box(solid.V(0.64, -0.12, 0.23), solid.V(0.085, 0.19, 0.04), 0.015))
	m.add(metal, 0.001, solid.Row(solid.Box(solid.V(0.64, -0.285, 0.205), solid.V(0.095, 0.010, 0.016), 0.005), 8, solid.V(0, 0.047, 0)))
	m.add(olive, 0.006, ringAlong(0.64, -0.5, 0.06, 0.175, 0.018), ringAlong(0.64, -0.60, 0.055, 0.165, 0.014))
	m.engine(metal, fire, 0.64, -0.93, 0.05, 0.142, 0.25, amberLight)

	gold, black := solid.Hex(0xb58a2a), solid.Hex(0x1a1c1a)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case olive:
			s.cover(max(stripe(s.P.Y, 0.37, 0.022), s.P.X-0.5), gold)
			s.cover(max(stripe(s.P.Y, -0.70, 0.02), s.P.X-0.5), gold)
			s.cover(max(stripe(s.P.X, 0.14, 0.05), stripe(s.P.Y, -0.43, 0.05), 0.3-s.P.Z), black)
		case deep:
			if s.P.X > 0.6 && s.P.Z > 0 {
				s.cover(max(stripe(s.P.Y, 0.12, 0.025), s.P.X-0.9), gold)
				s.cover(max(stripe(s.P.X+s.P.Y*0.5, 0.80, 0.02), 0.82-s.P.X), gold)
			}
		case pale:
			s.cover(stripe(solid.V(s.P.X, s.P.Y+0.24, 0).Len(), 0.10, 0.008), solid.Hex(0x6f7268))
		case glass:
			s.Color = s.Color.Add(solid.RGB(0.01, 0.03, 0.06).Mul(solid.Smooth(0.45, 0.85, s.P.Y)))
		case fire:
			s.bell(0.64, 0.05, 0.12, amberLight)
		}
		if s.Skin == dark && s.P.X > 0.93 && s.P.Y > 0.13 {
			s.Light = redLight.Mul(0.9)
		}
	}
	return m
}
