package main

import "math"

// land is a stage under an open sky: low is the light at the horizon, high that over it.
func land(low, high rgb, from vec, key rgb, ground uint32, bumps float64, seed int) *stage {
	s := &stage{
		eye: vec{0, -7, 1.5}, aim: vec{0, 4, 2.0}, zoom: 1.35, far: 160, above: high.mul(0.6), below: low.mul(0.12), air: low.mul(0.55), thick: 0.016,
		sun: sun{from.unit(), key, true}, look: look{bright: 1.05, bloom: 0.3, paint: 0.7},
	}
	s.sky = func(x, y float64, d vec) rgb {
		c := low.mix(high, smooth(-0.05, 0.45, d.z))
		n := cloud(d.x*3/(0.25+d.z)+20, d.y*2/(0.25+d.z)+20, seed)
		c = c.mix(low.mul(1.1), 0.55*smooth(0.45, 0.75, n)*smooth(0, 0.15, d.z))
		return c.add(key.mul(0.5 * math.Pow(max(0, d.dot(from.unit())), 60))).add(key.mul(0.25 * math.Pow(max(0, d.dot(from.unit())), 6)))
	}
	k := &stuff{color: hex(ground), gloss: 0.05}
	k.paint = func(p, n vec, f *surface) {
		f.color = f.color.mul(0.6 + 0.7*cloud(p.x*0.9+40, p.y*0.9+40, seed+3))
	}
	s.put(k, everywhere(func(p vec) float64 {
		h := bumps * (cloud(p.x*0.16+50, p.y*0.16+50, seed) - 0.5) * smooth(1, 16, math.Hypot(p.x, p.y+2)) * 7
		h += 0.10 * bumps * (cloud(p.x*1.3+50, p.y*1.3+50, seed+1) - 0.5)
		return (p.z - h) * 0.6
	}))
	return s
}

// broken is a house that was bombed.
func (s *stage) broken(x, y, w, h float64, seed int, k *stuff) {
	s.put(k, solid{func(p vec) float64 {
		q := vec{p.x - x, p.y - y, p.z}
		top := h * (0.45 + 0.9*noise(p.x*1.1+30, p.y*1.1+30, seed))
		wall := max(box(vec{0, 0, h / 2}, vec{w / 2, w / 2, h}, 0.02).dist(q), (q.z-top)*0.6)
		inner := box(vec{0, 0, h / 2}, vec{w/2 - 0.25, w/2 - 0.25, h * 2}, 0.02).dist(q)
		wx := min(math.Abs(math.Mod(math.Abs(q.x)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(q.y)+0.5, 1)-0.5)) - 0.24
		hole := max(wx, math.Abs(math.Mod(q.z, 1.3)-0.65)-0.36)
		return max(wall, -inner, -hole) * 0.7
	}, x - w/2, y - w/2, x + w/2, y + w/2})
}

func city(fight bool) *stage {
	s := land(rgb{0.75, 0.34, 0.12}, rgb{0.16, 0.13, 0.17}, vec{0.35, 0.8, 0.25}, rgb{2.2, 1.0, 0.4}, 0x4a4038, 0.25, 11)
	k := metal(0x4a4440, 0.05)
	for i := range 12 {
		x := -13 + 2.4*float64(i)
		s.broken(x, 11+7*hash(i, 1, 4), 2.0+0.8*hash(i, 2, 4), 3.5+5.5*hash(i, 3, 4), i, k)
	}
	s.broken(-4.2, 3.4, 2.6, 3.4, 40, k)
	s.broken(4.6, 4.4, 2.8, 4.6, 41, k)
	if fight {
		s.people(70, one{aiming, -1.3, -1.4, 205, pilot2}, one{aiming, 0.4, -0.9, 195, civil}, one{kneeling, 1.5, -1.2, 190, civil}, one{running, -2.6, 0.6, 230, civil})
		s.robot(vec{1.3, 6.5, 0}, 0, true, metal(0x7f868d, 0.85))
		s.robot(vec{2.6, 7.6, 0}, 0, true, metal(0x7f868d, 0.85))
		s.tracers(vec{-1.1, -0.6, 1.35}, vec{1.2, 6.2, 1.4}, 4, warm, 3)
		s.veils = append(s.veils, blast(vec{-2.8, 7, 1.0}, 1.6, 0.9, 4))
	} else {
		s.people(73, one{walking, -0.9, 1.2, 10, civil}, one{walking, 0.1, 1.7, 0, civil}, one{downcast, 0.95, 1.3, -10, civil})
		s.small(walking, vec{-0.4, 1.1, 0}, 0, civil(9), 9, 0.62)
	}
	s.veils = append(s.veils, blast(vec{-6, 15, 5}, 3.0, 0.08, 8), blast(vec{6.5, 17, 6.5}, 3.6, 0.08, 9))
	return s
}

var groundScenes = map[string]func() *stage{
	"ruins":      func() *stage { return city(false) },
	"resistance": func() *stage { return city(true) },
	"crash": func() *stage {
		s := land(rgb{0.55, 0.28, 0.14}, rgb{0.10, 0.12, 0.20}, vec{-0.5, 0.7, 0.22}, rgb{2.0, 1.0, 0.5}, 0x6a4a34, 0.5, 21)
		s.parked = true
		s.craft("viper-ii", vec{0.3, -1.6, 0.55}, 4.2, 305, -9, 24)
		s.someone(weary, vec{-2.3, -2.2, -0.35}, 70, pilot2(4), 4)
		s.veils = append(s.veils, blast(vec{1.4, -0.9, 1.0}, 0.8, 0.95, 4), blast(vec{1.9, -0.4, 2.2}, 1.2, 0.15, 6), blast(vec{2.6, 0, 3.6}, 1.5, 0.06, 7))
		return s
	},
	"survey": func() *stage {
		s := land(rgb{0.62, 0.50, 0.30}, rgb{0.10, 0.24, 0.30}, vec{-0.6, 0.5, 0.35}, rgb{2.2, 1.8, 1.2}, 0x6f6a44, 0.6, 31)
		s.parked = true
		s.craft("raptor", vec{1.7, 1.2, 0.75}, 4.2, 150, 0, 0)
		s.people(31, one{pointing, -1.3, -0.9, 160, pilot2}, one{standing, -0.4, -1.2, 190, navy}, one{kneeling, -2.3, -0.2, 200, white})
		return s
	},
	"ice-mine": func() *stage {
		s := land(rgb{0.40, 0.62, 0.80}, rgb{0.02, 0.06, 0.14}, vec{0.6, 0.4, 0.3}, rgb{1.6, 1.9, 2.2}, 0xa8c4d4, 0.7, 41)
		k := metal(0x4a525a, 0.4)
		s.put(k, rod(vec{0.9, 2.2, 0}, vec{1.5, 2.2, 4.2}, 0.10, 0.07), rod(vec{2.1, 2.2, 0}, vec{1.5, 2.2, 4.2}, 0.10, 0.07), rod(vec{1.5, 3.2, 0}, vec{1.5, 2.2, 4.2}, 0.10, 0.07), drum(1.5, 2.2, 0, 3.6, 0.14, 0.01), slab(1.0, 2.0, 1.8, 2.6, 1.4, 1.8))
		s.people(41, one{working, -0.3, -0.6, -70, crewman}, one{downcast, -1.5, 0.4, -30, civil}, one{walking, -2.4, 1.8, -40, civil}, one{guarding, 0.7, -1.6, 40, marine}, one{working, 0.6, 1.0, 100, crewman})
		s.lamp(vec{1.5, 1.4, 2.2}, amber.mul(4), 0.5, false)
		return s
	},
	"temple": func() *stage {
		s := land(rgb{0.95, 0.55, 0.22}, rgb{0.16, 0.12, 0.20}, vec{0, 0.92, 0.34}, rgb{2.6, 1.6, 0.7}, 0x6a5540, 0.15, 51)
		k := stone(0x8a7458)
		for i := range 4 {
			r := 4.4 - 0.5*float64(i)
			s.put(k, slab(-r, r, 5+0.5*float64(i), 12, -0.2, 0.3+0.3*float64(i)))
		}
		for i := range 5 {
			x := -2.6 + 1.3*float64(i)
			s.put(k, solid{func(p vec) float64 {
				a := math.Hypot(p.x-x, p.y-7.4)
				flute := 0.02 * math.Cos(12*math.Atan2(p.y-7.4, p.x-x))
				d := max(a-0.30+flute+0.02*p.z, p.z-5.0, 1-p.z)
				return min(d, max(a-0.42, math.Abs(p.z-5.0)-0.16), max(a-0.42, math.Abs(p.z-1.35)-0.12)) * 0.85
			}, x - 0.45, 6.9, x + 0.45, 7.9})
		}
		s.put(k, slab(-3.3, 3.3, 7.0, 7.9, 5.1, 5.6))
		s.people(52, one{standing, -0.5, 0.4, 180, pilot2}, one{standing, 0.4, 0.2, 185, civil})
		s.look.rays = [][3]float64{{0, 0.12, 0.9}}
		return s
	},
}
