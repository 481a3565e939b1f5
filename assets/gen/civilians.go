package main

import "math"

// The civilian ships. Face down they are all the same token; turned up they show what they carry.

// civilianClosed is the token: an eight-sided plate with a rim, and on it a freighter under tarpaulins.
func civilianClosed() *model {
	m := &model{mirror: mirrorX, high: 0.35, seed: 104}
	rim := m.skin(skin{color: hex(0x46525f), gloss: 0.55, wear: 1.1, bare: hex(0x9aa0a6)})
	floor := m.skin(skin{color: hex(0x252d36), gloss: 0.4, wear: 0.6, panels: panels{w: 0.22, h: 0.3, split: 1, depth: 0.6, steep: 0.3, tone: 0.8}})
	steel := m.skin(skin{color: hex(0x8d949b), gloss: 0.6, wear: 1, panels: panels{w: 0.14, h: 0.16, split: 2, depth: 1, fine: 0.08, kit: 0.1, steep: 0.3, tone: 1.2}})
	cloth := m.skin(skin{color: hex(0x556270), gloss: 0.15, wear: 0.5})
	gold := m.skin(skin{color: hex(0xc8a24a), gloss: 0.7, wear: 1})
	dark := m.skin(skin{color: hex(0x1b2026), gloss: 0.5, wear: 1})
	const c = 0.41
	m.add(rim, 0, plate(outline{0, 0.985, c, 0.985, 0.985, c, 0.985, -c, c, -0.985, 0, -0.985}, -0.22, 0.04, 0.32, 0.03))
	m.cut(floor, 0.02, plate(outline{0, 0.80, c * 0.82, 0.80, 0.80, c * 0.82, 0.80, -c * 0.82, c * 0.82, -0.80, 0, -0.80}, -0.05, 0.4, -0.4, 0.01))
	for _, b := range [][2]float64{{0.405, 0.855}, {0.855, 0.36}, {0.855, -0.36}, {0.405, -0.855}} { // rivets of the rim
		m.add(gold, 0.004, drum(b[0]*0.99, b[1]*0.99, 0, 0.062, 0.034, 0.012))
	}
	// The freighter.
	m.add(steel, 0.01, plate(outline{0, 0.62, 0.10, 0.62, 0.15, 0.52, 0.13, 0.44, 0, 0.44}, -0.05, 0.10, 0.4, 0.02))
	m.add(steel, 0.01, box(vec{0, 0, 0.0}, vec{0.055, 0.46, 0.09}, 0.02))
	m.add(steel, 0.01, plate(outline{0, -0.40, 0.20, -0.40, 0.26, -0.46, 0.26, -0.58, 0.20, -0.62, 0, -0.62}, -0.05, 0.10, 0.4, 0.02))
	m.add(cloth, 0.012, row(box(vec{0.175, 0.31, 0.02}, vec{0.105, 0.098, 0.075}, 0.035), 4, vec{0, -0.215, 0}))
	m.add(dark, 0.003, row(box(vec{0.175, 0.35, 0.088}, vec{0.108, 0.007, 0.010}, 0.004), 4, vec{0, -0.215, 0}), row(box(vec{0.175, 0.27, 0.088}, vec{0.108, 0.007, 0.010}, 0.004), 4, vec{0, -0.215, 0}))
	m.add(dark, 0.004, tube(0.07, 0.03, -0.70, -0.60, 0.045, 0.01), tube(0.19, 0.03, -0.70, -0.60, 0.045, 0.01))
	m.cut(dark, 0.004, box(vec{0.0, 0.545, 0.1}, vec{0.075, 0.016, 0.03}, 0.006))
	m.paint = func(s *spot) {
		d := outline{0, 0.87, c * 0.9, 0.87, 0.87, c * 0.9, 0.87, -c * 0.9, c * 0.9, -0.87, 0, -0.87}.dist(s.p.x, s.p.y)
		switch s.skin {
		case rim:
			s.cover(math.Abs(d)-0.010, hex(0xc8a24a))
		case steel:
			s.cover(max(stripe(s.p.y, -0.50, 0.018), 0.02-s.p.z), hex(0xc8a24a))
		case cloth:
			s.color = s.color.mul(0.85 + 0.3*cloud(s.raw.x*7, s.raw.y*7, 9))
		case floor:
			s.cover(math.Abs(math.Hypot(s.p.x, s.p.y)-0.735)-0.006, hex(0x4e5a67))
		}
	}
	return m
}

// civilianRing carries many people: a wheel of dwellings about a hub.
func civilianRing() *model {
	m := &model{mirror: mirrorX, high: 0.4, seed: 115}
	about := func(p vec) (u, v float64) { return math.Atan2(p.x, p.y-0.12) * 0.66, math.Hypot(p.x, p.y-0.12) }
	hull := m.skin(skin{color: hex(0xb9b3a4), gloss: 0.4, wear: 1, panels: panels{w: 0.16, h: 0.2, split: 2, depth: 1, fine: 0.08, kit: 0.08, steep: 0.2, tone: 1.3, place: about}})
	body := m.skin(skin{color: hex(0x9c988d), gloss: 0.4, wear: 1, panels: panels{w: 0.14, h: 0.18, split: 2, depth: 1, fine: 0.1, kit: 0.1, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{color: hex(0x3a3d40), gloss: 0.4, wear: 1, panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	glass := m.skin(skin{color: hex(0x141a20), gloss: 0.9})
	metal := m.skin(skin{color: hex(0x7b7c7b), gloss: 0.8, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	m.add(hull, 0, ring(0, 0.12, 0, 0.74, 0.135, 0.10, 0.06))
	m.cut(glass, 0.006, ring(0, 0.12, 0.115, 0.74, 0.032, 0.03, 0.01))
	m.cut(dark, 0.006, ring(0, 0.12, 0.09, 0.825, 0.008, 0.03, 0.004), ring(0, 0.12, 0.09, 0.655, 0.008, 0.03, 0.004))
	m.add(body, 0.004, at(spokes(box(vec{0, 0.74, 0.03}, vec{0.035, 0.155, 0.10}, 0.02), 8, 22.5), vec{0, 0.12, 0}))
	m.add(dark, 0.01, at(spokes(box(vec{0, 0.38, -0.02}, vec{0.035, 0.30, 0.035}, 0.012), 6, 0), vec{0, 0.12, 0}))
	m.add(metal, 0.004, at(spokes(box(vec{0, 0.38, 0.015}, vec{0.013, 0.30, 0.014}, 0.006), 6, 0), vec{0, 0.12, 0}))
	m.add(body, 0.02, drum(0, 0.12, -0.1, 0.13, 0.20, 0.04), drum(0, 0.12, 0.1, 0.19, 0.12, 0.03))
	m.add(metal, 0.01, drum(0, 0.12, 0.15, 0.26, 0.05, 0.02))
	m.cut(dark, 0.006, ring(0, 0.12, 0.13, 0.16, 0.010, 0.02, 0.004))
	m.add(body, 0.02, loft(0, 0.02, section{-0.60, 0.12, 0.09, 0, 4}, section{-0.68, 0.20, 0.11, 0, 4}, section{-0.84, 0.20, 0.11, 0, 4}))
	m.add(dark, 0.004, row(box(vec{0, -0.63, 0.06}, vec{0.13, 0.010, 0.04}, 0.005), 3, vec{0, -0.03, 0}))
	m.engine(metal, fire, 0.09, -0.975, 0.0, 0.075, 0.17, blueLight)
	m.paint = func(s *spot) {
		r := math.Hypot(s.p.x, s.p.y-0.12)
		switch s.skin {
		case glass:
			s.windows(math.Atan2(s.p.x, s.p.y-0.12)*0.74, r-0.74, 0.030, 0.020, 5, warmLight)
		case hull:
			s.windows(math.Atan2(s.p.x, s.p.y-0.12)*0.86, r-0.852, 0.040, 0.006, 6, warmLight.mul(0.8))
			s.cover(stripe(r, 0.795, 0.008), hex(0xa4552c))
		case body:
			s.cover(max(stripe(s.p.y, -0.80, 0.02), 0.02-s.p.z), hex(0xa4552c))
		case fire:
			s.bell(0.09, 0, 0.066, blueLight)
		}
	}
	return m
}

// civilianLiner carries people: a broad-bowed liner with rows of windows and a promenade.
func civilianLiner() *model {
	m := &model{mirror: mirrorX, high: 0.4, seed: 126}
	white := m.skin(skin{color: hex(0xbdbfbd), gloss: 0.5, wear: 0.9, panels: panels{w: 0.13, h: 0.22, split: 2, depth: 0.9, fine: 0.05, kit: 0.05, steep: 0.2, tone: 1.2}})
	blue := m.skin(skin{color: hex(0x4d6a80), gloss: 0.5, wear: 1, panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1, fine: 0.1, kit: 0.08, steep: 0.3, tone: 1.2}})
	dark := m.skin(skin{color: hex(0x34393e), gloss: 0.4, wear: 1, panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	glass := m.skin(skin{color: hex(0x121a22), gloss: 1})
	metal := m.skin(skin{color: hex(0x7b7c7b), gloss: 0.8, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	m.add(blue, 0.01, wing(outline{0.1, -0.30, 0.44, -0.58, 0.50, -0.72, 0.48, -0.82, 0.1, -0.70}, 0.1, 0, 0.06, 0.5, -0.03, 0.03, 1, 0.01))
	m.add(white, 0.03, loft(0, 0.02, section{0.98, 0.14, 0.06, 0, 3}, section{0.86, 0.30, 0.10, 0.0, 3.4}, section{0.70, 0.33, 0.12, 0.01, 3.6}, section{0.52, 0.22, 0.12, 0.02, 3.6}, section{0.3, 0.16, 0.12, 0.02, 4}, section{-0.5, 0.17, 0.13, 0.02, 4}, section{-0.86, 0.14, 0.11, 0.02, 4}))
	m.add(white, 0.01, plate(outline{0, 0.86, 0.14, 0.84, 0.20, 0.72, 0.14, 0.60, 0, 0.58}, 0.05, 0.17, 0.7, 0.02))
	m.cut(glass, 0.006, solid{func(p vec) float64 { return max(math.Abs(p.y-0.895+p.x*p.x*1.6)-0.020, 0.03-p.z) }, 0, 0.6, 0.4, 1})
	m.add(dark, 0.01, box(vec{0, 0.0, 0.10}, vec{0.075, 0.50, 0.08}, 0.02))
	m.add(glass, 0.004, row(egg(vec{0, 0.38, 0.16}, vec{0.058, 0.095, 0.07}), 4, vec{0, -0.235, 0}))
	m.add(white, 0.003, row(box(vec{0, 0.498, 0.13}, vec{0.085, 0.014, 0.085}, 0.01), 5, vec{0, -0.235, 0}))
	m.add(metal, 0.002, rod(vec{0, 0.49, 0.232}, vec{0, -0.44, 0.232}, 0.008, 0.008))
	m.add(blue, 0.01, row(box(vec{0.185, 0.16, 0.02}, vec{0.035, 0.075, 0.06}, 0.02), 4, vec{0, -0.19, 0})) // lifeboats
	m.add(blue, 0.02, loft(0, 0.02, section{-0.56, 0.19, 0.14, 0.02, 4}, section{-0.84, 0.19, 0.14, 0.02, 4}))
	m.add(dark, 0.004, row(box(vec{0, -0.62, 0.15}, vec{0.11, 0.014, 0.02}, 0.006), 5, vec{0, -0.045, 0}))
	m.engine(metal, fire, 0.095, -0.975, 0.02, 0.078, 0.17, blueLight)
	m.paint = func(s *spot) {
		switch s.skin {
		case white:
			s.cover(max(stripe(s.p.y, 0.545, 0.018), 0.04-s.p.z), hex(0x2f5a86))
			s.windows(s.p.y, s.p.x-0.135, 0.030, 0.008, 3, warmLight)
			s.windows(s.p.y, math.Abs(s.p.x-0.255)-0.012, 0.028, 0.005, 4, warmLight)
		case glass:
			if s.p.y < 0.55 {
				s.color = hex(0x24343a)
				s.light = warmLight.mul(0.30 * smooth(0.35, 0.75, noise(s.raw.x*30, s.raw.y*30, 5)))
			}
		case fire:
			s.bell(0.095, 0.02, 0.068, blueLight)
		}
	}
	return m
}

// civilianDome lifts the spirits: gardens under glass on a long frame.
func civilianDome() *model {
	m := &model{mirror: mirrorX, high: 0.5, seed: 137}
	hull := m.skin(skin{color: hex(0x8f958c), gloss: 0.4, wear: 1, panels: panels{w: 0.14, h: 0.2, split: 2, depth: 1.1, fine: 0.08, kit: 0.12, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{color: hex(0x373c3a), gloss: 0.4, wear: 1, panels: panels{w: 0.07, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	dome := m.skin(skin{color: hex(0x2d5a34), gloss: 1})
	frame := m.skin(skin{color: hex(0xb7bab2), gloss: 0.6, wear: 0.8})
	metal := m.skin(skin{color: hex(0x7b7c7b), gloss: 0.8, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	m.add(dark, 0.01, box(vec{0, 0.0, -0.04}, vec{0.10, 0.82, 0.06}, 0.02))
	m.add(dark, 0.006, row(box(vec{0.20, 0.60, -0.05}, vec{0.22, 0.024, 0.03}, 0.01), 3, vec{0, -0.52, 0}))
	m.add(hull, 0.02, plate(outline{0, 0.98, 0.09, 0.98, 0.15, 0.90, 0.15, 0.80, 0, 0.80}, -0.1, 0.10, 0.4, 0.02))
	m.add(hull, 0.02, plate(outline{0, -0.64, 0.20, -0.64, 0.24, -0.70, 0.24, -0.84, 0.18, -0.88, 0, -0.88}, -0.1, 0.12, 0.4, 0.02))
	for _, d := range [][3]float64{{0.43, 0.50, 0.30}, {0.43, -0.28, 0.30}, {0, 0.11, 0.27}} {
		x, y, r := d[0], d[1], d[2]
		m.add(hull, 0.004, drum(x, y, -0.12, 0.06, r, 0.03))
		m.add(frame, 0.002, ring(x, y, 0.06, r*0.86, 0.022, 0.020, 0.01))
		m.add(dome, 0.002, egg(vec{x, y, 0.04}, vec{r * 0.84, r * 0.84, r * 0.78}))
		rib := func(a float64) solid {
			sin, cos := math.Sincos(a * math.Pi / 180)
			return solid{func(p vec) float64 {
				q := vec{p.x - x, p.y - y, p.z - 0.04}
				e := q.sub(vec{0, 0, 0}).len() - r*0.83
				return max(math.Abs(e)-0.014, math.Abs(q.x*cos+q.y*sin)-0.010, -q.z) * 0.8
			}, x - r, y - r, x + r, y + r}
		}
		m.add(frame, 0.002, rib(0), rib(60), rib(120))
		m.add(frame, 0.002, ring(x, y, 0.04+r*0.55, r*0.58, 0.010, 0.016, 0.004), drum(x, y, 0.04+r*0.6, 0.04+r*0.83, 0.032, 0.01))
	}
	m.engine(metal, fire, 0.11, -0.985, 0.0, 0.085, 0.17, blueLight)
	m.paint = func(s *spot) {
		switch s.skin {
		case dome:
			leaf := cloud(s.raw.x*15, s.raw.y*15, 3)
			s.color = hex(0x1d3f26).mix(hex(0x6d9a48), smooth(0.4, 0.7, leaf)).mix(hex(0x5f86a0), 0.25*smooth(0.6, 0.3, s.n.z))
			s.light = rgb{0.55, 0.8, 0.35}.mul(0.10 * leaf)
			if hash(int(math.Floor(s.raw.x*50)), int(math.Floor(s.raw.y*50)), 4) > 0.97 {
				s.light = warmLight.mul(0.6)
			}
		case hull:
			s.cover(max(stripe(s.p.y, -0.76, 0.03), 0.03-s.p.z), hex(0x4f7f45))
		case fire:
			s.bell(0.11, 0, 0.075, blueLight)
		}
	}
	return m
}

// civilianTanker carries fuel: eight pressure balls on a truss.
func civilianTanker() *model {
	m := &model{mirror: mirrorX, high: 0.5, seed: 148}
	ball := m.skin(skin{color: hex(0xa5702f), gloss: 0.6, wear: 1.1, panels: panels{w: 0.3, h: 0.18, split: 1, depth: 0.9, steep: 0.3, tone: 1}})
	hull := m.skin(skin{color: hex(0x85817a), gloss: 0.4, wear: 1, panels: panels{w: 0.12, h: 0.16, split: 2, depth: 1.1, fine: 0.1, kit: 0.12, steep: 0.3, tone: 1.3}})
	dark := m.skin(skin{color: hex(0x35363a), gloss: 0.4, wear: 1, panels: panels{w: 0.06, h: 0.08, split: 2, depth: 1, fine: 0.2, kit: 0.4, steep: 0.2, tone: 1}})
	metal := m.skin(skin{color: hex(0x84847f), gloss: 0.85, wear: 1})
	fire := m.skin(skin{color: hex(0x0c0e12)})
	glass := m.skin(skin{color: hex(0x121a22), gloss: 1})
	m.add(dark, 0.01, box(vec{0, 0.05, -0.02}, vec{0.055, 0.75, 0.07}, 0.02))
	m.add(hull, 0.02, plate(outline{0, 0.985, 0.10, 0.985, 0.19, 0.90, 0.19, 0.74, 0.12, 0.68, 0, 0.68}, -0.1, 0.14, 0.45, 0.02))
	m.cut(glass, 0.005, box(vec{0, 0.90, 0.14}, vec{0.10, 0.022, 0.04}, 0.01))
	for i := range 4 {
		y := 0.53 - 0.355*float64(i)
		if i == 3 {
			y = -0.50
		}
		m.add(dark, 0.006, box(vec{0.22, y, -0.06}, vec{0.20, 0.03, 0.03}, 0.012))
		m.add(ball, 0.003, egg(vec{0.232, y, 0.02}, vec{0.168, 0.168, 0.168}))
		m.add(metal, 0.002, ring(0.232, y, 0.02, 0.170, 0.016, 0.016, 0.008), drum(0.232, y, 0.15, 0.205, 0.042, 0.012))
		m.add(metal, 0.002, rod(vec{0.232, y, 0.19}, vec{0.0, y, 0.11}, 0.016, 0.016))
	}
	m.add(metal, 0.003, rod(vec{0, 0.62, 0.10}, vec{0, -0.60, 0.10}, 0.028, 0.028), row(ringAlong(0, 0.55, 0.10, 0.030, 0.012), 8, vec{0, -0.16, 0}))
	m.add(hull, 0.02, plate(outline{0, -0.62, 0.24, -0.66, 0.32, -0.74, 0.32, -0.84, 0.26, -0.89, 0, -0.89}, -0.1, 0.13, 0.4, 0.02))
	m.add(dark, 0.004, row(box(vec{0.10, -0.72, 0.14}, vec{0.05, 0.012, 0.02}, 0.005), 4, vec{0, -0.04, 0}))
	m.engine(metal, fire, 0.10, -0.985, 0.0, 0.078, 0.16, amberLight)
	m.engine(metal, fire, 0.255, -0.965, 0.0, 0.066, 0.15, amberLight)
	m.paint = func(s *spot) {
		switch s.skin {
		case ball:
			i := math.Round((0.53 - s.p.y) / 0.345)
			y := 0.53 - 0.345*i
			s.cover(max(stripe(s.p.y, y, 0.026), s.p.x-0.6), hex(0xd8d2c2))
		case hull:
			s.cover(max(stripe(s.p.y, -0.655, 0.3), math.Mod(s.p.x-s.p.y+4, 0.09)-0.045, s.p.y+0.83), hex(0xc79a2c))
		case fire:
			if s.p.x > 0.18 {
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
	m := &model{mirror: mirrorX, high: 0.4, seed: 159}
	hull := m.skin(skin{color: hex(0x6b6660), gloss: 0.3, wear: 1.3, bare: hex(0x7a4a2c), panels: panels{w: 0.15, h: 0.2, split: 2, depth: 1.3, fine: 0.08, kit: 0.1, steep: 0.3, tone: 1.8}})
	dark := m.skin(skin{color: hex(0x26282a), gloss: 0.3, wear: 1, panels: panels{w: 0.08, h: 0.1, split: 2, depth: 1.2, fine: 0.2, kit: 0.3, steep: 0.1, tone: 1.4}})
	girder := m.skin(skin{color: hex(0x7b4f33), gloss: 0.4, wear: 1.2})
	crate := m.skin(skin{color: hex(0x7d6a3e), gloss: 0.3, wear: 1.3, panels: panels{w: 0.2, h: 0.03, depth: 1.2, steep: 0.3, tone: 1}})
	m.add(hull, 0.01, plate(outline{0, 0.86, 0.30, 0.86, 0.42, 0.74, 0.42, 0.58, 0, 0.58}, -0.1, 0.10, 0.4, 0.02))
	m.add(hull, 0.01, plate(outline{0, 0.98, 0.10, 0.98, 0.14, 0.80, 0, 0.78}, -0.1, 0.16, 0.4, 0.02))
	m.cut(dark, 0.004, box(vec{0, 0.90, 0.16}, vec{0.07, 0.016, 0.03}, 0.006))
	m.add(hull, 0.01, plate(outline{0, -0.62, 0.46, -0.62, 0.46, -0.84, 0.34, -0.93, 0, -0.93}, -0.1, 0.12, 0.4, 0.02))
	m.add(hull, 0.006, box(vec{0, 0, 0.0}, vec{0.05, 0.7, 0.10}, 0.015))
	// Frames of the holds.
	m.add(girder, 0.004, box(vec{0.475, 0, 0.05}, vec{0.022, 0.66, 0.024}, 0.008), box(vec{0.475, 0, -0.10}, vec{0.018, 0.66, 0.02}, 0.008))
	m.add(girder, 0.004, row(box(vec{0.26, 0.58, 0.05}, vec{0.23, 0.018, 0.024}, 0.007), 5, vec{0, -0.29, 0}))
	m.add(girder, 0.003, row(turn(box(vec{0.26, 0.435, -0.08}, vec{0.27, 0.010, 0.014}, 0.005), 0.26, 0.435, 33), 4, vec{0, -0.29, 0}))
	m.add(dark, 0.003, row(box(vec{0.07, 0.435, -0.06}, vec{0.03, 0.13, 0.04}, 0.01), 4, vec{0, -0.29, 0}))
	m.addOnce(crate, 0.002, box(vec{-0.27, -0.17, -0.02}, vec{0.085, 0.11, 0.08}, 0.01), turn(box(vec{0.24, 0.40, -0.04}, vec{0.07, 0.10, 0.06}, 0.01), 0.24, 0.40, 24))
	m.cut(dark, 0.01, tube(0.12, 0.02, -1, -0.86, 0.065, 0.01), tube(0.30, 0.02, -1, -0.84, 0.065, 0.01))
	m.cut(dark, 0.006, plate(outline{0.12, 0.78, 0.28, 0.76, 0.31, 0.66, 0.12, 0.64}, 0.02, 0.3, -0.2, 0.01))
	m.paint = func(s *spot) {
		if s.skin == hull || s.skin == crate {
			rust := cloud(s.raw.x*8, s.raw.y*5, 31)
			s.color = s.color.mix(hex(0x6e3d22), 0.75*smooth(0.52, 0.68, rust))
			s.cover(max(stripe(s.p.y, -0.70, 0.02), 0.08-s.p.x), hex(0x8f8b80))
		}
	}
	return m
}
