package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// The civilian ships. Facedown they are all the same token; faceup they show what they carry.

// civilianClosed is the token: an octagonal plate with a rim, and on it a freighter under tarpaulins.
func civilianClosed() *model {
	m := &model{Mirror: mirrorX, high: 0.35, Seed: 104}
	rim := m.skin(skin{Color: solid.Hex(0x46525f), Gloss: 0.55, wear: 1.1, bare: solid.Hex(0x9aa0a6)})
	floor := m.skin(skin{Color: solid.Hex(0x252d36), Gloss: 0.4, wear: 0.6, Panels: panels{w: 0.22, h: 0.3, split: 1, depth: 0.6, steep: 0.3, tone: 0.8}})
	steel := m.skin(skin{Color: solid.Hex(0x8d949b), Gloss: 0.6, wear: 1, Panels: panels{w: 0.14, h: 0.16, split: 2, depth: 1, fine: 0.08, kit: 0.1, steep: 0.3, tone: 1.2}})
	cloth := m.skin(skin{Color: solid.Hex(0x556270), Gloss: 0.15, wear: 0.5})
	gold := m.skin(skin{Color: solid.Hex(0xc8a24a), Gloss: 0.7, wear: 1})
	dark := m.skin(skin{Color: solid.Hex(0x1b2026), Gloss: 0.5, wear: 1})
	const c = 0.41
	m.add(rim, 0, solid.Plate(solid.Outline{0, 0.985, c, 0.985, 0.985, c, 0.985, -c, c, -0.985, 0, -0.985}, -0.22, 0.04, 0.32, 0.03))
	m.cut(floor, 0.02, solid.Plate(solid.Outline{0, 0.80, c * 0.82, 0.80, 0.80, c * 0.82, 0.80, -c * 0.82, c * 0.82, -0.80, 0, -0.80}, -0.05, 0.4, -0.4, 0.01))
	for _, b := range [][2]float64{{0.405, 0.855}, {0.855, 0.36}, {0.855, -0.36}, {0.405, -0.855}} { // rivets of the rim
		m.add(gold, 0.004, solid.Drum(b[0]*0.99, b[1]*0.99, 0, 0.062, 0.034, 0.012))
	}
	// The freighter.
	m.add(steel, 0.01, solid.Plate(solid.Outline{0, 0.62, 0.10, 0.62, 0.15, 0.52, 0.13, 0.44, 0, 0.44}, -0.05, 0.10, 0.4, 0.02))
	m.add(steel, 0.01, solid.Box(solid.V(0, 0, 0.0), solid.V(0.055, 0.46, 0.09), 0.02))
	m.add(steel, 0.01, solid.Plate(solid.Outline{0, -0.40, 0.20, -0.40, 0.26, -0.46, 0.26, -0.58, 0.20, -0.62, 0, -0.62}, -0.05, 0.10, 0.4, 0.02))
	m.add(cloth, 0.012, solid.Row(solid.Box(solid.V(0.175, 0.31, 0.02), solid.V(0.105, 0.098, 0.075), 0.035), 4, solid.V(0, -0.215, 0)))
	m.add(dark, 0.003, solid.Row(solid.Box(solid.V(0.175, 0.35, 0.088), solid.V(0.108, 0.007, 0.010), 0.004), 4, solid.V(0, -0.215, 0)), solid.Row(solid.Box(solid.V(0.175, 0.27, 0.088), solid.V(0.108, 0.007, 0.010), 0.004), 4, solid.V(0, -0.215, 0)))
	m.add(dark, 0.004, solid.Tube(0.07, 0.03, -0.70, -0.60, 0.045, 0.01), solid.Tube(0.19, 0.03, -0.70, -0.60, 0.045, 0.01))
	m.cut(dark, 0.004, solid.Box(solid.V(0.0, 0.545, 0.1), solid.V(0.075, 0.016, 0.03), 0.006))
	m.Paint = func(s *Spot) {
		d := solid.Outline{0, 0.87, c * 0.9, 0.87, 0.87, c * 0.9, 0.87, -c * 0.9, c * 0.9, -0.87, 0, -0.87}.Dist(s.P.X, s.P.Y)
		switch s.Skin {
		case rim:
			s.cover(math.Abs(d)-0.010, solid.Hex(0xc8a24a))
		case steel:
			s.cover(max(stripe(s.P.Y, -0.50, 0.018), 0.02-s.P.Z), solid.Hex(0xc8a24a))
		case cloth:
			s.Color = s.Color.Mul(0.85 + 0.3*solid.Cloud(s.Raw.X*7, s.Raw.Y*7, 9))
		case floor:
			s.cover(math.Abs(math.Hypot(s.P.X, s.P.Y)-0.735)-0.006, solid.Hex(0x4e5a67))
		}
	}
	return m
}

// civilianRing carries many people: a wheel of dwellings around a hub.
func civilianRing() *model {
	m := &model{Mirror: mirrorX, high: 0.4, Seed: 115}
	about := func(p solid.Vec) (u, v float64) { return math.Atan2(p.X, p.Y-0.12) * 0.66, math.Hypot(p.X, p.Y-0.12) }
	hull := m.skin(skin{Color: solid.Hex(0xb9b3a4), Gloss: 0.4, wear: 1, Panels: panels{w: 0.16, h: 0.2, split: 2, depth: 1, fine: 0.08, kit: 0.08, steep: 0.2, tone: 1.3, place: about}})
	body := m.skin(skin{Color: solid.Hex(0x9c988d), Gloss: 0.4, wear: 1, Panels: panels{w: 0.14, h: 0.18, split: 2, depth: 1, fine: 0.1, kit: 0.1, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{Color: solid.Hex(0x3a3d40), Gloss: 0.4, wear: 1, Panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	glass := m.skin(skin{Color: solid.Hex(0x141a20), Gloss: 0.9})
	metal := m.skin(skin{Color: solid.Hex(0x7b7c7b), Gloss: 0.8, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	m.add(hull, 0, solid.Ring(0, 0.12, 0, 0.74, 0.135, 0.10, 0.06))
	m.cut(glass, 0.006, solid.Ring(0, 0.12, 0.115, 0.74, 0.032, 0.03, 0.01))
	m.cut(dark, 0.006, solid.Ring(0, 0.12, 0.09, 0.825, 0.008, 0.03, 0.004), solid.Ring(0, 0.12, 0.09, 0.655, 0.008, 0.03, 0.004))
	m.add(body, 0.004, solid.At(solid.Spokes(solid.Box(solid.V(0, 0.74, 0.03), solid.V(0.035, 0.155, 0.10), 0.02), 8, 22.5), solid.V(0, 0.12, 0)))
	m.add(dark, 0.01, solid.At(solid.Spokes(solid.Box(solid.V(0, 0.38, -0.02), solid.V(0.035, 0.30, 0.035), 0.012), 6, 0), solid.V(0, 0.12, 0)))
	m.add(metal, 0.004, solid.At(solid.Spokes(solid.Box(solid.V(0, 0.38, 0.015), solid.V(0.013, 0.30, 0.014), 0.006), 6, 0), solid.V(0, 0.12, 0)))
	m.add(body, 0.02, solid.Drum(0, 0.12, -0.1, 0.13, 0.20, 0.04), solid.Drum(0, 0.12, 0.1, 0.19, 0.12, 0.03))
	m.add(metal, 0.01, solid.Drum(0, 0.12, 0.15, 0.26, 0.05, 0.02))
	m.cut(dark, 0.006, solid.Ring(0, 0.12, 0.13, 0.16, 0.010, 0.02, 0.004))
	m.add(body, 0.02, solid.Loft(0, 0.02, solid.Rib(-0.60, 0.12, 0.09, 0, 4), solid.Rib(-0.68, 0.20, 0.11, 0, 4), solid.Rib(-0.84, 0.20, 0.11, 0, 4)))
	m.add(dark, 0.004, solid.Row(solid.Box(solid.V(0, -0.63, 0.06), solid.V(0.13, 0.010, 0.04), 0.005), 3, solid.V(0, -0.03, 0)))
	m.engine(metal, fire, 0.09, -0.975, 0.0, 0.075, 0.17, blueLight)
	m.Paint = func(s *Spot) {
		r := math.Hypot(s.P.X, s.P.Y-0.12)
		switch s.Skin {
		case glass:
			s.windows(math.Atan2(s.P.X, s.P.Y-0.12)*0.74, r-0.74, 0.030, 0.020, 5, warmLight)
		case hull:
			s.windows(math.Atan2(s.P.X, s.P.Y-0.12)*0.86, r-0.852, 0.040, 0.006, 6, warmLight.Mul(0.8))
			s.cover(stripe(r, 0.795, 0.008), solid.Hex(0xa4552c))
		case body:
			s.cover(max(stripe(s.P.Y, -0.80, 0.02), 0.02-s.P.Z), solid.Hex(0xa4552c))
		case fire:
			s.bell(0.09, 0, 0.066, blueLight)
		}
	}
	return m
}

// civilianLiner carries people: a broad-bowed liner with rows of windows and a promenade.
func civilianLiner() *model {
	m := &model{Mirror: mirrorX, high: 0.4, Seed: 126}
	white := m.skin(skin{Color: solid.Hex(0xbdbfbd), Gloss: 0.5, wear: 0.9, Panels: panels{w: 0.13, h: 0.22, split: 2, depth: 0.9, fine: 0.05, kit: 0.05, steep: 0.2, tone: 1.2}})
	blue := m.skin(skin{Color: solid.Hex(0x4d6a80), Gloss: 0.5, wear: 1, Panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1, fine: 0.1, kit: 0.08, steep: 0.3, tone: 1.2}})
	dark := m.skin(skin{Color: solid.Hex(0x34393e), Gloss: 0.4, wear: 1, Panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	glass := m.skin(skin{Color: solid.Hex(0x121a22), Gloss: 1})
	metal := m.skin(skin{Color: solid.Hex(0x7b7c7b), Gloss: 0.8, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	m.add(blue, 0.01, solid.Wing(solid.Outline{0.1, -0.30, 0.44, -0.58, 0.50, -0.72, 0.48, -0.82, 0.1, -0.70}, 0.1, 0, 0.06, 0.5, -0.03, 0.03, 1, 0.01))
	m.add(white, 0.03, solid.Loft(0, 0.02, solid.Rib(0.98, 0.14, 0.06, 0, 3), solid.Rib(0.86, 0.30, 0.10, 0.0, 3.4), solid.Rib(0.70, 0.33, 0.12, 0.01, 3.6), solid.Rib(0.52, 0.22, 0.12, 0.02, 3.6), solid.Rib(0.3, 0.16, 0.12, 0.02, 4), solid.Rib(-0.5, 0.17, 0.13, 0.02, 4), solid.Rib(-0.86, 0.14, 0.11, 0.02, 4)))
	m.add(white, 0.01, solid.Plate(solid.Outline{0, 0.86, 0.14, 0.84, 0.20, 0.72, 0.14, 0.60, 0, 0.58}, 0.05, 0.17, 0.7, 0.02))
	m.cut(glass, 0.006, solid.New(func(p solid.Vec) float64 { return max(math.Abs(p.Y-0.895+p.X*p.X*1.6)-0.020, 0.03-p.Z) }, 0, 0.6, 0.4, 1))
	m.add(dark, 0.01, solid.Box(solid.V(0, 0.0, 0.10), solid.V(0.075, 0.50, 0.08), 0.02))
	m.add(glass, 0.004, solid.Row(solid.Egg(solid.V(0, 0.38, 0.16), solid.V(0.058, 0.095, 0.07)), 4, solid.V(0, -0.235, 0)))
	m.add(white, 0.003, solid.Row(solid.Box(solid.V(0, 0.498, 0.13), solid.V(0.085, 0.014, 0.085), 0.01), 5, solid.V(0, -0.235, 0)))
	m.add(metal, 0.002, solid.Rod(solid.V(0, 0.49, 0.232), solid.V(0, -0.44, 0.232), 0.008, 0.008))
	m.add(blue, 0.01, solid.Row(solid.Box(solid.V(0.185, 0.16, 0.02), solid.V(0.035, 0.075, 0.06), 0.02), 4, solid.V(0, -0.19, 0))) // lifeboats
	m.add(blue, 0.02, solid.Loft(0, 0.02, solid.Rib(-0.56, 0.19, 0.14, 0.02, 4), solid.Rib(-0.84, 0.19, 0.14, 0.02, 4)))
	m.add(dark, 0.004, solid.Row(solid.Box(solid.V(0, -0.62, 0.15), solid.V(0.11, 0.014, 0.02), 0.006), 5, solid.V(0, -0.045, 0)))
	m.engine(metal, fire, 0.095, -0.975, 0.02, 0.078, 0.17, blueLight)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case white:
			s.cover(max(stripe(s.P.Y, 0.545, 0.018), 0.04-s.P.Z), solid.Hex(0x2f5a86))
			s.windows(s.P.Y, s.P.X-0.135, 0.030, 0.008, 3, warmLight)
			s.windows(s.P.Y, math.Abs(s.P.X-0.255)-0.012, 0.028, 0.005, 4, warmLight)
		case glass:
			if s.P.Y < 0.55 {
				s.Color = solid.Hex(0x24343a)
				s.Light = warmLight.Mul(0.30 * solid.Smooth(0.35, 0.75, solid.Noise(s.Raw.X*30, s.Raw.Y*30, 5)))
			}
		case fire:
			s.bell(0.095, 0.02, 0.068, blueLight)
		}
	}
	return m
}

// civilianDome is good for morale: gardens under glass on a long frame.
func civilianDome() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 137}
	hull := m.skin(skin{Color: solid.Hex(0x8f958c), Gloss: 0.4, wear: 1, Panels: panels{w: 0.14, h: 0.2, split: 2, depth: 1.1, fine: 0.08, kit: 0.12, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{Color: solid.Hex(0x373c3a), Gloss: 0.4, wear: 1, Panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	dome := m.skin(skin{Color: solid.Hex(0x2d5a34), Gloss: 1})
	frame := m.skin(skin{Color: solid.Hex(0xb7bab2), Gloss: 0.6, wear: 0.8})
	metal := m.skin(skin{Color: solid.Hex(0x7b7c7b), Gloss: 0.8, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	m.add(dark, 0.01, solid.Box(solid.V(0, 0.0, -0.04), solid.V(0.10, 0.82, 0.06), 0.02))
	m.add(dark, 0.006, solid.Row(solid.Box(solid.V(0.20, 0.60, -0.05), solid.V(0.22, 0.024, 0.03), 0.01), 3, solid.V(0, -0.52, 0)))
	m.add(hull, 0.02, solid.Plate(solid.Outline{0, 0.98, 0.09, 0.98, 0.15, 0.90, 0.15, 0.80, 0, 0.80}, -0.1, 0.10, 0.4, 0.02))
	m.add(hull, 0.02, solid.Plate(solid.Outline{0, -0.64, 0.20, -0.64, 0.24, -0.70, 0.24, -0.84, 0.18, -0.88, 0, -0.88}, -0.1, 0.12, 0.4, 0.02))
	for _, d := range [][3]float64{{0.43, 0.50, 0.30}, {0.43, -0.28, 0.30}, {0, 0.11, 0.27}} {
		x, y, r := d[0], d[1], d[2]
		m.add(hull, 0.004, solid.Drum(x, y, -0.12, 0.06, r, 0.03))
		m.add(frame, 0.002, solid.Ring(x, y, 0.06, r*0.86, 0.022, 0.020, 0.01))
		m.add(dome, 0.002, solid.Egg(solid.V(x, y, 0.04), solid.V(r*0.84, r*0.84, r*0.78)))
		rib := func(a float64) solid.Solid {
			sin, cos := math.Sincos(a * math.Pi / 180)
			return solid.New(func(p solid.Vec) float64 {
				q := solid.V(p.X-x, p.Y-y, p.Z-0.04)
				e := q.Sub(solid.V(0, 0, 0)).Len() - r*0.83
				return max(math.Abs(e)-0.014, math.Abs(q.X*cos+q.Y*sin)-0.010, -q.Z) * 0.8
			}, x-r, y-r, x+r, y+r)
		}
		m.add(frame, 0.002, rib(0), rib(60), rib(120))
		m.add(frame, 0.002, solid.Ring(x, y, 0.04+r*0.55, r*0.58, 0.010, 0.016, 0.004), solid.Drum(x, y, 0.04+r*0.6, 0.04+r*0.83, 0.032, 0.01))
	}
	m.engine(metal, fire, 0.11, -0.985, 0.0, 0.085, 0.17, blueLight)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case dome:
			leaf := solid.Cloud(s.Raw.X*15, s.Raw.Y*15, 3)
			s.Color = solid.Hex(0x1d3f26).Mix(solid.Hex(0x6d9a48), solid.Smooth(0.4, 0.7, leaf)).Mix(solid.Hex(0x5f86a0), 0.25*solid.Smooth(0.6, 0.3, s.N.Z))
			s.Light = solid.RGB(0.55, 0.8, 0.35).Mul(0.10 * leaf)
			if solid.Hash(int(math.Floor(s.Raw.X*50)), int(math.Floor(s.Raw.Y*50)), 4) > 0.97 {
				s.Light = warmLight.Mul(0.6)
			}
		case hull:
			s.cover(max(stripe(s.P.Y, -0.76, 0.03), 0.03-s.P.Z), solid.Hex(0x4f7f45))
		case fire:
			s.bell(0.11, 0, 0.075, blueLight)
		}
	}
	return m
}

// civilianTanker carries fuel: eight spherical pressure tanks on a truss.
func civilianTanker() *model {
	m := &model{Mirror: mirrorX, high: 0.5, Seed: 148}
	ball := m.skin(skin{Color: solid.Hex(0xa5702f), Gloss: 0.6, wear: 1.1, Panels: panels{w: 0.3, h: 0.18, split: 1, depth: 0.9, steep: 0.3, tone: 1}})
	hull := m.skin(skin{Color: solid.Hex(0x85817a), Gloss: 0.4, wear: 1, Panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1.1, fine: 0.1, kit: 0.12, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{Color: solid.Hex(0x35363a), Gloss: 0.4, wear: 1, Panels: panels{w: 0.06, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	metal := m.skin(skin{Color: solid.Hex(0x84847f), Gloss: 0.85, wear: 1})
	fire := m.skin(skin{Color: solid.Hex(0x0c0e12)})
	glass := m.skin(skin{Color: solid.Hex(0x121a22), Gloss: 1})
	m.add(dark, 0.01, solid.Box(solid.V(0, 0.05, -0.02), solid.V(0.055, 0.75, 0.07), 0.02))
	m.add(hull, 0.02, solid.Plate(solid.Outline{0, 0.985, 0.10, 0.985, 0.19, 0.90, 0.19, 0.74, 0.12, 0.68, 0, 0.68}, -0.1, 0.14, 0.45, 0.02))
	m.cut(glass, 0.005, solid.Box(solid.V(0, 0.90, 0.14), solid.V(0.10, 0.022, 0.04), 0.01))
	for i := range 4 {
		y := 0.53 - 0.355*float64(i)
		if i == 3 {
			y = -0.50
		}
		m.add(dark, 0.006, solid.Box(solid.V(0.22, y, -0.06), solid.V(0.20, 0.03, 0.03), 0.012))
		m.add(ball, 0.003, solid.Egg(solid.V(0.232, y, 0.02), solid.V(0.168, 0.168, 0.168)))
		m.add(metal, 0.002, solid.Ring(0.232, y, 0.02, 0.170, 0.016, 0.016, 0.008), solid.Drum(0.232, y, 0.15, 0.205, 0.042, 0.012))
		m.add(metal, 0.002, solid.Rod(solid.V(0.232, y, 0.19), solid.V(0.0, y, 0.11), 0.016, 0.016))
	}
	m.add(metal, 0.003, solid.Rod(solid.V(0, 0.62, 0.10), solid.V(0, -0.60, 0.10), 0.028, 0.028), solid.Row(ringAlong(0, 0.55, 0.10, 0.030, 0.012), 8, solid.V(0, -0.16, 0)))
	m.add(hull, 0.02, solid.Plate(solid.Outline{0, -0.62, 0.24, -0.66, 0.32, -0.74, 0.32, -0.84, 0.26, -0.89, 0, -0.89}, -0.1, 0.13, 0.4, 0.02))
	m.add(dark, 0.004, solid.Row(solid.Box(solid.V(0.10, -0.72, 0.14), solid.V(0.05, 0.012, 0.02), 0.005), 4, solid.V(0, -0.04, 0)))
	m.engine(metal, fire, 0.10, -0.985, 0.0, 0.078, 0.16, amberLight)
	m.engine(metal, fire, 0.255, -0.965, 0.0, 0.066, 0.15, amberLight)
	m.Paint = func(s *Spot) {
		switch s.Skin {
		case ball:
			i := math.Round((0.53 - s.P.Y) / 0.345)
			y := 0.53 - 0.345*i
			s.cover(max(stripe(s.P.Y, y, 0.026), s.P.X-0.6), solid.Hex(0xd8d2c2))
		case hull:
			s.cover(max(stripe(s.P.Y, -0.655, 0.3), math.Mod(s.P.X-s.P.Y+4, 0.09)-0.045, s.P.Y+0.83), solid.Hex(0xc79a2c))
		case fire:
			if s.P.X > 0.18 {
				s.bell(0.255, 0, 0.058, amberLight)
			} else {
				s.bell(0.10, 0, 0.068, amberLight)
			}
		}
	}
	return m
}

// civilianHulk carries nobody: a bulk freighter whose holds are open and empty, drifting without light.
func civilianHulk() *model {
	m := &model{Mirror: mirrorX, high: 0.4, Seed: 159}
	hull := m.skin(skin{Color: solid.Hex(0x6b6660), Gloss: 0.3, wear: 1.3, bare: solid.Hex(0x7a4a2c), Panels: panels{w: 0.15, h: 0.2, split: 2, depth: 1.3, fine: 0.08, kit: 0.1, steep: 0.3, tone: 1.8}})
	dark := m.skin(skin{Color: solid.Hex(0x26282a), Gloss: 0.3, wear: 1, Panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1.2, fine: 0.2, kit: 0.3, steep: 0.1, tone: 1.4}})
	girder := m.skin(skin{Color: solid.Hex(0x7b4f33), Gloss: 0.4, wear: 1.2})
	crate := m.skin(skin{Color: solid.Hex(0x7d6a3e), Gloss: 0.3, wear: 1.3, Panels: panels{w: 0.2, h: 0.03, depth: 1.2, steep: 0.3, tone: 1}})
	m.add(hull, 0.01, solid.Plate(solid.Outline{0, 0.86, 0.30, 0.86, 0.42, 0.74, 0.42, 0.58, 0, 0.58}, -0.1, 0.10, 0.4, 0.02))
	m.add(hull, 0.01, solid.Plate(solid.Outline{0, 0.98, 0.10, 0.98, 0.14, 0.80, 0, 0.78}, -0.1, 0.16, 0.4, 0.02))
	m.cut(dark, 0.004, solid.Box(solid.V(0, 0.90, 0.16), solid.V(0.07, 0.016, 0.03), 0.006))
	m.add(hull, 0.01, solid.Plate(solid.Outline{0, -0.62, 0.46, -0.62, 0.46, -0.84, 0.34, -0.93, 0, -0.93}, -0.1, 0.12, 0.4, 0.02))
	m.add(hull, 0.006, solid.Box(solid.V(0, 0, 0.0), solid.V(0.05, 0.7, 0.10), 0.015))
	// Frames of the holds.
	m.add(girder, 0.004, solid.Box(solid.V(0.475, 0, 0.05), solid.V(0.022, 0.66, 0.024), 0.008), solid.Box(solid.V(0.475, 0, -0.10), solid.V(0.018, 0.66, 0.02), 0.008))
	m.add(girder, 0.004, solid.Row(solid.Box(solid.V(0.26, 0.58, 0.05), solid.V(0.23, 0.018, 0.024), 0.007), 5, solid.V(0, -0.29, 0)))
	m.add(girder, 0.003, solid.Row(solid.Turn(solid.Box(solid.V(0.26, 0.435, -0.08), solid.V(0.27, 0.010, 0.014), 0.005), 0.26, 0.435, 33), 4, solid.V(0, -0.29, 0)))
	m.add(dark, 0.003, solid.Row(solid.Box(solid.V(0.07, 0.435, -0.06), solid.V(0.03, 0.13, 0.04), 0.01), 4, solid.V(0, -0.29, 0)))
	m.addOnce(crate, 0.002, solid.Box(solid.V(-0.27, -0.17, -0.02), solid.V(0.085, 0.11, 0.08), 0.01), solid.Turn(solid.Box(solid.V(0.24, 0.40, -0.04), solid.V(0.07, 0.10, 0.06), 0.01), 0.24, 0.40, 24))
	m.cut(dark, 0.01, solid.Tube(0.12, 0.02, -1, -0.86, 0.065, 0.01), solid.Tube(0.30, 0.02, -1, -0.84, 0.065, 0.01))
	m.cut(dark, 0.006, solid.Plate(solid.Outline{0.12, 0.78, 0.28, 0.76, 0.31, 0.66, 0.12, 0.64}, 0.02, 0.3, -0.2, 0.01))
	m.Paint = func(s *Spot) {
		if s.Skin == hull || s.Skin == crate {
			rust := solid.Cloud(s.Raw.X*8, s.Raw.Y*5, 31)
			s.Color = s.Color.Mix(solid.Hex(0x6e3d22), 0.75*solid.Smooth(0.52, 0.68, rust))
			s.cover(max(stripe(s.P.Y, -0.70, 0.02), 0.08-s.P.X), solid.Hex(0x8f8b80))
		}
	}
	return m
}
