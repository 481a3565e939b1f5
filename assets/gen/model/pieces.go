package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// The pieces that are not ships: the centurion, the nuke, the pawn and the die.

// centurion is a chrome bust, seen from the front; it stands for a boarding party.
func centurion() *model {
	m := &model{Mirror: mirrorX, high: 0.6, Seed: 171}
	chrome := m.skin(skin{Color: solid.Hex(0x8b929b), Gloss: 1, wear: 0.7, Panels: panels{w: 0.3, h: 0.4, split: 1, depth: 0.6, steep: 0.5, tone: 0.6}})
	plateSkin := m.skin(skin{Color: solid.Hex(0x7a818a), Gloss: 0.95, wear: 0.9})
	dark := m.skin(skin{Color: solid.Hex(0x22262b), Gloss: 0.6, wear: 0.9, Panels: panels{w: 0.05, h: 0.06, split: 2, depth: 1, fine: 0.3, kit: 0.4, steep: 0.2, tone: 1}})
	joint := m.skin(skin{Color: solid.Hex(0x4a4f56), Gloss: 0.8, wear: 1})
	eye := m.skin(skin{Color: solid.Hex(0x180405), Gloss: 0.9})

	// Waist and chest in overlapping plates.
	m.add(dark, 0.02, solid.Loft(0, 0.03, solid.Rib(-0.10, 0.26, 0.16, 0, 3), solid.Rib(-0.50, 0.20, 0.15, 0, 3), solid.Rib(-0.92, 0.27, 0.17, 0, 3)))
	for i := range 4 {
		y := -0.40 - 0.125*float64(i)
		m.add(plateSkin, 0.004, solid.Loft(0, 0.02, solid.Rib(y+0.055, 0.19+0.012*float64(i*i), 0.17, 0.02, 2.6), solid.Rib(y-0.05, 0.215+0.012*float64(i*i), 0.19, 0.02, 2.6)))
	}
	m.add(chrome, 0.02, solid.Plate(solid.Outline{0, 0.20, 0.16, 0.20, 0.40, 0.14, 0.50, 0.02, 0.42, -0.20, 0.27, -0.40, 0.10, -0.45, 0, -0.45}, -0.1, 0.24, 0.42, 0.06))
	m.add(chrome, 0.015, solid.Plate(solid.Outline{0.03, 0.12, 0.18, 0.13, 0.37, 0.07, 0.40, -0.03, 0.30, -0.18, 0.10, -0.22, 0.03, -0.20}, 0.15, 0.315, 0.6, 0.04))
	m.cut(dark, 0.008, solid.Row(solid.Turn(solid.Box(solid.V(0.16, -0.26, 0.28), solid.V(0.10, 0.011, 0.06), 0.006), 0.16, -0.26, 18), 3, solid.V(0, -0.048, 0)))
	m.add(dark, 0.004, solid.Box(solid.V(0, -0.03, 0.22), solid.V(0.022, 0.16, 0.04), 0.01))
	// Neck with cables.
	m.add(joint, 0.01, solid.Loft(0, 0.02, solid.Rib(0.44, 0.10, 0.10, 0.02, 2), solid.Rib(0.18, 0.15, 0.12, 0.02, 2)))
	m.cut(dark, 0.006, ringAlong(0, 0.30, 0.02, 0.125, 0.014), ringAlong(0, 0.25, 0.02, 0.135, 0.014))
	m.add(joint, 0.008, solid.Rod(solid.V(0.09, 0.42, 0.10), solid.V(0.21, 0.14, 0.16), 0.026, 0.03))
	// Shoulders: three shells, one over the other; arms with blades.
	m.add(joint, 0.02, solid.Egg(solid.V(0.55, 0.02, 0.02), solid.V(0.16, 0.18, 0.16)))
	m.add(dark, 0.01, solid.Loft(0.66, 0.03, solid.Rib(-0.02, 0.085, 0.09, 0.0, 2.4), solid.Rib(-0.30, 0.075, 0.08, 0.0, 2.4)))
	m.add(chrome, 0.01, solid.Loft(0.69, 0.04, solid.Rib(-0.27, 0.085, 0.09, 0.04, 2.6), solid.Rib(-0.40, 0.130, 0.13, 0.05, 2.8), solid.Rib(-0.70, 0.095, 0.10, 0.07, 2.8)))
	m.cut(dark, 0.006, ringAlong(0.69, -0.38, 0.05, 0.135, 0.012))
	m.add(joint, 0.006, solid.Box(solid.V(0.69, -0.50, 0.175), solid.V(0.032, 0.14, 0.025), 0.015))
	for i := range 4 {
		x := 0.625 + 0.045*float64(i)
		m.add(plateSkin, 0.004, solid.Rod(solid.V(x, -0.70, 0.10), solid.V(x+0.012*(float64(i)-1.5), -0.86, 0.13), 0.023, 0.019), solid.Rod(solid.V(x+0.012*(float64(i)-1.5), -0.86, 0.13), solid.V(x-0.01, -0.965, 0.07), 0.018, 0.006))
	}
	for i := range 3 {
		f := float64(i)
		m.add(chrome, 0.003, solid.Less(solid.Egg(solid.V(0.60+0.03*f, 0.13-0.085*f, 0.05+0.01*(2-f)), solid.V(0.20-0.014*f, 0.135, 0.20)), solid.Box(solid.V(0.6, -0.12-0.085*f, 0), solid.V(0.5, 0.13, 0.6), 0.01), 0.012))
	}
	// Head: a helmet with a crest, the slot with the eye, a grille for a mouth.
	m.add(chrome, 0.02, solid.Loft(0, 0.05, solid.Rib(0.985, 0.11, 0.11, 0.06, 2.2), solid.Rib(0.90, 0.185, 0.18, 0.07, 2.4), solid.Rib(0.70, 0.215, 0.215, 0.08, 2.6), solid.Rib(0.52, 0.185, 0.20, 0.09, 2.8), solid.Rib(0.38, 0.11, 0.15, 0.09, 2.8)))
	m.add(plateSkin, 0.008, solid.Box(solid.V(0.215, 0.66, 0.08), solid.V(0.03, 0.11, 0.09), 0.025))
	m.cut(eye, 0.010, solid.New(func(p solid.Vec) float64 { return max(math.Abs(p.Y-0.705-0.3*p.X*p.X)-0.042, 0.16-p.Z) * 0.9 }, 0, 0.6, 0.22, 0.8))
	m.add(eye, 0.002, solid.Loft(0, 0.05, solid.Rib(0.80, 0.17, 0.165, 0.07, 2.4), solid.Rib(0.62, 0.185, 0.185, 0.075, 2.6)))
	m.add(chrome, 0.010, solid.Box(solid.V(0, 0.87, 0.20), solid.V(0.028, 0.13, 0.10), 0.025))
	m.cut(dark, 0.008, solid.Plate(solid.Outline{0, 0.60, 0.085, 0.60, 0.065, 0.45, 0, 0.42}, 0.24, 0.6, 0, 0.01))
	m.add(plateSkin, 0.002, solid.Row(solid.Box(solid.V(0, 0.455, 0.245), solid.V(0.075, 0.009, 0.014), 0.005), 5, solid.V(0, 0.032, 0)))
	m.Paint = func(s *Spot) {
		if s.Skin == eye {
			d := (s.Raw.X - 0.03) / 0.15
			s.Light = redLight.Mul(0.20).Add(solid.RGB(1, 0.18, 0.09).Mul(1.5 * math.Exp(-d*d*7)))
		}
	}
	return m
}

// nuke is a missile with a warhead in hazard paint.
func nuke() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 182}
	body := m.skin(skin{Color: solid.Hex(0xb9bab4), Gloss: 0.5, wear: 1, Panels: panels{w: 0.3, h: 0.24, split: 1, depth: 1, kit: 0.05, fine: 0.05, steep: 0.3, tone: 1.2}})
	head := m.skin(skin{Color: solid.Hex(0x9c2a20), Gloss: 0.6, wear: 1})
	fin := m.skin(skin{Color: solid.Hex(0x565c62), Gloss: 0.5, wear: 1, Panels: panels{w: 0.14, h: 0.2, split: 1, depth: 1, steep: 0.3, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x777977), Gloss: 0.85, wear: 1})
	dark := m.skin(skin{Color: solid.Hex(0x2a2c2e), Gloss: 0.5, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	m.add(fin, 0.01, solid.Wing(solid.Outline{0.1, -0.28, 0.16, -0.30, 0.46, -0.66, 0.46, -0.90, 0.40, -0.92, 0.1, -0.78}, 0.1, 0, 0.035, 0.46, 0, 0.022, 1.2, 0.01))
	m.add(fin, 0.01, solid.Wing(solid.Outline{0.1, 0.34, 0.28, 0.14, 0.28, 0.04, 0.1, 0.08}, 0.1, 0, 0.03, 0.28, 0, 0.02, 1.2, 0.01))
	m.add(head, 0.004, solid.Loft(0, 0.01, solid.Rib(0.985, 0.020, 0.020, 0, 2), solid.Rib(0.90, 0.085, 0.085, 0, 2), solid.Rib(0.76, 0.145, 0.145, 0, 2), solid.Rib(0.60, 0.180, 0.180, 0, 2), solid.Rib(0.46, 0.190, 0.190, 0, 2)))
	m.add(body, 0.004, solid.Tube(0, 0, -0.80, 0.455, 0.183, 0.02))
	m.add(metal, 0.004, ringAlong(0, 0.46, 0, 0.182, 0.018), ringAlong(0, -0.25, 0, 0.178, 0.016), ringAlong(0, -0.76, 0, 0.178, 0.02))
	m.add(fin, 0.006, solid.Box(solid.V(0, -0.72, 0.20), solid.V(0.020, 0.14, 0.09), 0.012), solid.Box(solid.V(0, 0.17, 0.19), solid.V(0.016, 0.10, 0.05), 0.010))
	m.add(dark, 0.006, solid.Box(solid.V(0.085, 0.0, 0.155), solid.V(0.018, 0.22, 0.02), 0.01))
	m.engine(metal, fire, 0, -0.965, 0, 0.125, 0.2, amberLight)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case body:
			// A band of hazard stripes, and the radiation sign.
			if math.Abs(s.P.Y-0.35) < 0.075 {
				c := solid.Hex(0xd9a322)
				if math.Mod(s.Raw.X*0.8+s.P.Y+4, 0.09) < 0.045 {
					c = solid.Hex(0x17181a)
				}
				s.cover(stripe(s.P.Y, 0.35, 0.075), c)
			}
			x, y := s.Raw.X, s.P.Y+0.41
			r, a := math.Hypot(x, y), math.Atan2(x, y)
			s.cover(r-0.115, solid.Hex(0xd9a322))
			a = math.Abs(math.Mod(a+4*math.Pi+math.Pi/3, 2*math.Pi/3) - math.Pi/3)
			s.cover(min(r-0.020, max(math.Abs(r-0.065)-0.033, (a-math.Pi/6)*0.06)), solid.Hex(0x17181a))
		case head:
			s.cover(stripe(s.P.Y, 0.80, 0.014), solid.Hex(0xd8d2c2))
		case fire:
			s.bell(0, 0, 0.11, amberLight)
		}
	}
	return m
}

// pawn is a player's figure, seen from the front. It is light, so that it can be tinted in the color of a seat.
func pawn() *model {
	m := &model{Mirror: mirrorX, high: 0.8, Seed: 193}
	body := m.skin(skin{Color: solid.Hex(0xc4c6c8), Gloss: 0.85, wear: 0.35})
	m.add(body, 0.03, solid.Loft(0, 0.05, solid.Rib(-0.70, 0.46, 0.40, 0, 2.2), solid.Rib(-0.80, 0.54, 0.46, 0, 2.2), solid.Rib(-0.98, 0.56, 0.48, 0, 2.2)))
	m.add(body, 0.06, solid.Loft(0, 0.02, solid.Rib(0.28, 0.17, 0.17, 0, 2), solid.Rib(0.0, 0.20, 0.20, 0, 2), solid.Rib(-0.45, 0.32, 0.30, 0, 2), solid.Rib(-0.72, 0.44, 0.38, 0, 2)))
	m.add(body, 0.03, solid.Loft(0, 0.04, solid.Rib(0.36, 0.25, 0.24, 0, 2), solid.Rib(0.28, 0.30, 0.28, 0, 2), solid.Rib(0.20, 0.24, 0.23, 0, 2)))
	m.add(body, 0.03, solid.Egg(solid.V(0, 0.66, 0.02), solid.V(0.32, 0.32, 0.32)))
	m.cut(-1, 0.012, ringAlong(0, -0.74, 0, 0.50, 0.014))
	return m
}

// die is the eight-sided die, lying on one side. Its number is added when it is drawn.
func die() *model {
	m := &model{Mirror: mirrorX, high: 0.7, Seed: 204}
	body := m.skin(skin{Color: solid.Hex(0x8a2a24), Gloss: 0.95, wear: 0.25})
	// Eight planes; the one on top points up.
	var planes []solid.Vec
	k := 1 / math.Sqrt(3)
	up := solid.V(k, k, k)
	side := solid.V(1, -1, 0).Unit()
	back := solid.V(up.Y*side.Z-up.Z*side.Y, up.Z*side.X-up.X*side.Z, up.X*side.Y-up.Y*side.X)
	for i := range 8 {
		n := solid.V(k, k, k)
		if i&1 != 0 {
			n.X = -n.X
		}
		if i&2 != 0 {
			n.Y = -n.Y
		}
		if i&4 != 0 {
			n.Z = -n.Z
		}
		planes = append(planes, solid.V(n.Dot(side), -n.Dot(back), n.Dot(up)))
	}
	m.add(body, 0, solid.New(func(p solid.Vec) float64 {
		d := -1.0
		for _, n := range planes {
			d = solid.Carve(d, p.Dot(n)-0.545, 0.05)
		}
		return d
	}, -1, -1, 1, 1))
	m.Paint = func(s *Spot) {
		s.Color = s.Color.Mul(0.8 + 0.5*solid.Cloud(s.Raw.X*3+s.Raw.Z*2, s.Raw.Y*3, 6))
		if s.N.Z > 0.95 {
			s.Color = s.Color.Mul(1.25)
		}
	}
	return m
}
