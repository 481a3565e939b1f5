package main

import "math"

// cockpit is the view from a seat: a frame, a dashboard with displays and a stick before a sky.
func cockpit(sky func(x, y float64, d vec) rgb, glass rgb, seats int) *stage {
	s := &stage{eye: vec{0, -2.2, 1.30}, aim: vec{0, 2, 1.12}, zoom: 1.15, above: cold.mul(0.05), below: glass.mul(0.03), far: 300, sky: sky, look: look{bright: 1.1, bloom: 0.3, paint: 0.7}}
	frame := metal(0x23292f, 0.5)
	wide := 0.9 * float64(seats)
	for _, x := range []float64{-1, 1} {
		s.put(frame, rod(vec{x * 0.62 * wide, 0.9, 0.9}, vec{x * 0.36 * wide, 0.2, 2.15}, 0.05, 0.045), rod(vec{x * 0.36 * wide, 0.2, 2.15}, vec{x * 0.34 * wide, -3, 2.4}, 0.045, 0.05), rod(vec{x * 0.62 * wide, 0.9, 0.88}, vec{x * 1.15 * wide, -2.5, 1.0}, 0.09, 0.10))
		s.put(frame, slab(x*1.0*wide-0.35, x*1.0*wide+0.35, -3, 0.9, -0.2, 0.86))
	}
	s.put(frame, rod(vec{-0.36 * wide, 0.2, 2.15}, vec{0.36 * wide, 0.2, 2.15}, 0.045, 0.045))
	s.put(metal(0x2a3036, 0.4), solid{func(p vec) float64 {
		lean := p.z - 0.86 - 0.35*(p.y-0.5)
		return max(math.Abs(p.x)-0.75*wide, math.Abs(p.y-0.55)-0.45, lean*0.9, -p.z)
	}, -0.8 * wide, 0, 0.8 * wide, 1.1})
	for i := range 3*seats + 1 {
		x := (float64(i) - 1.5*float64(seats)) * 0.40
		round := i%2 == 1
		k := &stuff{gloss: 0.6}
		k.paint = func(p, n vec, f *surface) {
			u, v := (p.x-x)/0.16, (p.y-0.42)/0.20
			if round {
				f.light = sweep(glass, i+3, 4, alarm)(u, v)
			} else {
				f.light = []rgb{glass, amber, hope}[i%3].mul(0.6 * screenLines(u*0.7, v*0.7, i+5))
			}
		}
		s.put(k, solid{func(p vec) float64 {
			lean := math.Abs(p.z-0.87-0.35*(p.y-0.5))*0.9 - 0.012
			if round {
				return max(lean, math.Hypot(p.x-x, p.y-0.42)-0.16)
			}
			return max(lean, math.Abs(p.x-x)-0.15, math.Abs(p.y-0.42)-0.18)
		}, x - 0.2, 0.2, x + 0.2, 0.65})
	}
	for i := range seats {
		x := (float64(i) - 0.5*float64(seats-1)) * 0.95
		s.put(metal(0x15181b, 0.5), rod(vec{x, -0.45, 0.3}, vec{x, -0.35, 0.86}, 0.035, 0.028), egg(vec{x, -0.36, 0.92}, vec{0.045, 0.05, 0.09}))
		s.put(shining(alarm.mul(0.8)), egg(vec{x, -0.41, 0.97}, vec{0.015, 0.012, 0.015}))
	}
	s.lamp(vec{0, 0.2, 1.2}, glass.mul(0.45), 0.05, false)
	s.lamp(vec{-0.8, -1.2, 2.2}, warm.mul(0.5), 0, false)
	return s
}

// books is a shelf of them.
func (s *stage) books(x0, x1, y, z float64, seed int) {
	s.put(wood(), slab(x0-0.05, x1+0.05, y, y+0.35, z-0.04, z))
	x := x0
	for i := 0; x < x1-0.08; i++ {
		w, h := 0.05+0.05*hash(i, 1, seed), 0.22+0.13*hash(i, 2, seed)
		s.put(metal([]uint32{0x6a2a24, 0x32465a, 0x5a4a2a, 0x2c3c30, 0x4a2c3c, 0x6a6048}[int(hash(i, 3, seed)*6)], 0.15), slab(x, x+w-0.008, y+0.02, y+0.28, z, z+h))
		x += w
		if hash(i, 4, seed) > 0.9 {
			x += 0.2
		}
	}
}

// lampOn is a lamp that stands on a table of some height.
func (s *stage) lampOn(x, y, z float64) {
	s.put(metal(0x6a5a3a, 0.6), rod(vec{x, y, z}, vec{x, y, z + 0.38}, 0.016, 0.016), drum(x, y, z, z+0.03, 0.10, 0.01))
	s.put(&stuff{color: hex(0x2a5a48), light: hope.mul(0.10), gloss: 0.5}, solid{func(p vec) float64 {
		q := p.sub(vec{x, y, z + 0.42})
		return max(math.Hypot(q.x, q.y)-0.19+0.5*(q.z+0.07), math.Abs(q.z)-0.09) * 0.85
	}, x - 0.25, y - 0.25, x + 0.25, y + 0.25})
	s.put(shining(warm.mul(1.6)), egg(vec{x, y, z + 0.34}, vec{0.06, 0.06, 0.04}))
	s.lamp(vec{x, y, z + 0.26}, warm.mul(1.1), 0.35, true)
}

// sailing is a ship of old on a stand, a model on a desk.
func (s *stage) sailing(at vec, k float64) {
	hull := metal(0x6a4426, 0.4)
	place := func(p vec) vec { return p.mul(k).add(at) }
	s.put(hull, solid{func(p vec) float64 {
		q := p.sub(at).mul(1 / k)
		w := 0.16 * (1 - math.Pow(math.Abs(q.x)/0.78, 3)) * smooth(-0.05, 0.22, q.z)
		sheer := 0.24 + 0.14*q.x*q.x
		return max(math.Abs(q.y)-w, q.z-sheer, 0.05-q.z, math.Abs(q.x)-0.76) * 0.6 * k
	}, at.x - 0.8*k, at.y - 0.2*k, at.x + 0.8*k, at.y + 0.2*k})
	for i, x := range []float64{-0.42, 0.02, 0.42} {
		tall := []float64{0.95, 1.18, 0.98}[i]
		s.put(hull, rod(place(vec{x, 0, 0.2}), place(vec{x, 0, tall}), 0.016*k, 0.009*k))
		for j := range 3 {
			z, w, h := 0.36+0.27*float64(j)*tall, 0.20-0.04*float64(j), 0.21*tall
			s.put(metal(0xd8ccb0, 0.05), solid{func(p vec) float64 {
				q := p.sub(place(vec{x, 0, z + h/2})).mul(1 / k)
				belly := 0.05 * (1 - math.Pow(2*q.z/h, 2)) * (1 - math.Pow(q.x/w, 2)*0.5)
				return max(math.Abs(q.y+belly)-0.008, math.Abs(q.x)-w+0.25*(q.z+h/2)*w/h, math.Abs(q.z)-h/2+0.02, math.Abs(q.y)-0.12) * 0.6 * k
			}, place(vec{x - 0.25, 0, 0}).x, at.y - 0.15*k, place(vec{x + 0.25, 0, 0}).x, at.y + 0.15*k})
		}
	}
	s.put(hull, rod(place(vec{0.7, 0, 0.36}), place(vec{1.05, 0, 0.52}), 0.014*k, 0.008*k), slabAt(place(vec{-0.3, 0, 0.0}), 0.03*k, 0.12*k, 0.06*k), slabAt(place(vec{0.3, 0, 0.0}), 0.03*k, 0.12*k, 0.06*k))
}

// slabAt is a slab around a place, by its half sizes.
func slabAt(at vec, x, y, z float64) solid {
	return slab(at.x-x, at.x+x, at.y-y, at.y+y, at.z-z, at.z+z)
}

// glassOf is a drink, full to a part.
func (s *stage) glassOf(x, y, z, r float64) {
	s.put(&stuff{color: amber.mul(0.2), light: amber.mul(0.30), gloss: 1}, drum(x, y, z+0.02, z+1.2*r, r*0.92, 0.005))
	s.put(&stuff{color: pale.mul(0.2), light: pale.mul(0.12), gloss: 1}, ring(x, y, z+2.1*r, r, 0.012*r/0.06, 0.012, 0.004), drum(x, y, z, z+0.02, r, 0.005))
}

// quarters is an old officer's room.
func quarters() *stage {
	s := chamber(warm, 0x332c26, 1.8)
	s.eye, s.aim = vec{-0.5, -3.4, 1.75}, vec{0.15, 2, 1.02}
	s.desk(-1.5, 1.6, 0.5, 1.4, 0.78, wood())
	s.sailing(vec{0.35, 0.95, 0.78}, 0.80)
	s.lampOn(-1.0, 1.0, 0.78)
	s.put(metal(0xe0d8c4, 0.05), turn(slab(-0.55, -0.20, 0.62, 0.88, 0.78, 0.79), -0.4, 0.7, 12), slab(-1.35, -1.0, 0.6, 0.85, 0.78, 0.84))
	for i := range 3 {
		s.books(-2.6, -0.7, 4.5, 1.1+0.5*float64(i), 3+i)
		s.books(0.9, 2.7, 4.5, 1.1+0.5*float64(i), 13+i)
	}
	s.put(metal(0x5a2a26, 0.1), slab(-0.5, 0.7, 2.9, 3.7, 0.3, 0.55), slab(-0.5, 0.7, 3.6, 3.85, 0.4, 1.05))
	s.lamp(vec{-1.6, 3.7, 2.6}, amber.mul(2.2), 0.3, false)
	s.lamp(vec{1.8, 3.7, 2.6}, amber.mul(2.2), 0.3, false)
	s.lamp(vec{2.2, -1.5, 2.6}, cold.mul(0.8), 0, false)
	s.lamp(vec{0.6, -0.4, 2.2}, pale.mul(0.5), 0, false)
	s.look.clear = true
	return s
}

// placeScenes are where characters are at home, with nobody there: a place tells who somebody is and is like no one.
var placeScenes = map[string]func() *stage{
	"home-laboratory": func() *stage { // Gaius Baltar
		s := chamber(teal, 0x3a444a, 1.8)
		s.desk(-1.7, 1.7, 0.3, 1.1, 0.9, steel())
		for i, x := range []float64{-1.45, -1.2, -0.95, 1.25, 1.45} {
			s.put(&stuff{color: teal.mul(0.1), light: []rgb{teal, hope, amber}[i%3].mul(0.40), gloss: 1}, drum(x, 0.6+0.2*hash(i, 2, 3), 0.9, 1.18+0.2*hash(i, 1, 3), 0.08, 0.02))
		}
		s.put(metal(0x7d868e, 0.7), solid{func(p vec) float64 {
			q := p.sub(vec{-0.25, 0.7, 1.36})
			return math.Hypot(math.Hypot(q.x, q.z)-0.38, q.y) - 0.05
		}, -0.75, 0.6, 0.25, 0.8}, slab(-0.55, 0.05, 0.5, 0.9, 0.9, 0.98))
		s.put(shining(teal.mul(1.3)), egg(vec{-0.25, 0.7, 1.36}, vec{0.10, 0.10, 0.10}))
		s.glassOf(0.75, 0.55, 0.9, 0.06)
		// She whom he alone sees.
		red := dress{cloth: &stuff{color: hex(0x8a1418), light: alarm.mul(0.035), gloss: 0.2}, skin: dim(skins[2]), hair: metal(0xc0a060, 0.2)}
		s.someone(coated, vec{1.0, 2.9, 0}, -14, red, 12)
		s.display(-2.3, 4.9, 2.2, 1.6, 1.0, func(u, v float64) rgb { return teal.mul(0.6 * screenLines(u, v, 5)) })
		s.display(2.6, 4.9, 2.2, 1.4, 1.0, sweep(teal, 4, 5, hope))
		s.lamp(vec{-0.25, 0.4, 1.4}, teal.mul(0.9), 0.3, false)
		s.lamp(vec{0.3, 1.4, 3.6}, cold.mul(2.6), 0.3, true)
		s.lamp(vec{1.5, 3.6, 2.6}, alarm.mul(1.2), 0.2, false)
		return s
	},
	"home-deck": func() *stage { // Galen Tyrol
		s := &stage{eye: vec{-2.0, -4.6, 1.5}, aim: vec{0.2, 2.2, 1.15}, zoom: 1.55, above: cold.mul(0.03), below: warm.mul(0.014), air: rgb{0.014, 0.018, 0.024}, thick: 0.04, far: 60}
		s.room(0x394048, 7, 16, 5.4)
		s.parked = true
		s.craft("viper-ii", vec{0.5, 1.6, 1.05}, 5.2, 212, 2, 0)
		s.craft("viper-ii", vec{4.4, 8, 1.05}, 5.2, 205, 2, 0)
		s.put(metal(0x9a2a20, 0.4), slab(-1.9, -1.1, 0.1, 0.7, 0.1, 0.95), slab(-1.95, -1.05, 0.05, 0.75, 0.95, 1.0))
		s.put(metal(0x2a2e33, 0.5), slab(-1.86, -1.14, 0.08, 0.1, 0.36, 0.39), slab(-1.86, -1.14, 0.08, 0.1, 0.62, 0.65))
		s.put(metal(0xb0b8c0, 0.8), rod(vec{-1.8, 0.3, 1.03}, vec{-1.35, 0.5, 1.03}, 0.025, 0.025), rod(vec{-1.7, 0.15, 1.03}, vec{-1.2, 0.2, 1.03}, 0.02, 0.02))
		s.put(metal(0xb08a30, 0.4), rod(vec{-0.6, 0.1, 0}, vec{0.1, 0.9, 2.0}, 0.03, 0.03), rod(vec{-0.9, 0.25, 0}, vec{-0.2, 1.05, 2.0}, 0.03, 0.03))
		for i := range 7 {
			t := 0.1 + 0.13*float64(i)
			s.put(metal(0xb08a30, 0.4), rod(vec{-0.6, 0.1, 0}.add(vec{0.7, 0.8, 2}.mul(t)), vec{-0.9, 0.25, 0}.add(vec{0.7, 0.8, 2}.mul(t)), 0.02, 0.02))
		}
		spark := vec{0.75, -0.1, 1.2}
		s.lamp(spark.add(vec{-0.1, -0.3, 0.1}), cold.mix(pale, 0.5).mul(1.6), 0.3, false)
		s.veils = append(s.veils, glow(spark, 0.09, rgb{2.6, 2.9, 3.2}))
		for i := range 16 {
			d := vec{1.2 * (hash(i, 1, 7) - 0.5), -0.4 * hash(i, 2, 7), -0.2 - 0.7*hash(i, 3, 7)}
			s.veils = append(s.veils, streak(spark, spark.add(d), 0.008, warm.mul(0.8)))
		}
		s.lamp(vec{0, 3, 5}, cold.mix(pale, 0.5).mul(7), 0.5, true)
		s.lamp(vec{-4, 10, 4.6}, warm.mul(6), 0.6, false)
		s.lamp(vec{-4.5, -2, 3}, warm.mul(3.2), 0, false)
		s.look = look{bright: 1.2, bloom: 0.25, paint: 0.65}
		return s
	},
	"home-cockpit": func() *stage { // Kara Thrace
		s := cockpit(planet(amberSky(311), orb{x: 0.12, y: 0.16, r: 0.22, sun: vec{-0.7, 0.4, 0.3}, land: hex(0xa06a40), sea: hex(0x6a3a28), air: rgb{1, 0.5, 0.2}, bands: 9, seed: 4}), teal, 1)
		s.craft("raider", vec{-2.4, 16, 3.0}, 2.6, 200, -10, 30)
		s.craft("raider", vec{1.6, 24, 4.4}, 2.6, 170, -10, -20)
		s.tracers(vec{-0.9, 3, 1.3}, vec{-2.1, 15, 2.9}, 5, amber, 3)
		s.tracers(vec{0.5, 3, 1.3}, vec{-1.9, 15, 2.9}, 5, amber, 7)
		return s
	},
	"home-raptor": func() *stage { // Sharon Valerii
		s := cockpit(star(tealSky(317), 0.05, 0.18, 0.05, rgb{0.8, 1.2, 1.4}), hope, 2)
		s.rocks(16, 40, 12, 40, 0.9, stone(0x5a5450))
		return s
	},
	"home-planet": func() *stage { // Karl Agathon
		s := land(rgb{0.55, 0.42, 0.26}, rgb{0.10, 0.15, 0.17}, vec{-0.35, 0.7, 0.30}, rgb{2.2, 1.5, 0.8}, 0x4a4634, 0.7, 61)
		s.parked = true
		s.craft("raptor", vec{0.7, 0.6, 0.75}, 4.4, 150, 0, 0)
		bark := metal(0x2a231c, 0.05)
		for i := range 14 {
			x, y := -9+1.5*float64(i)+hash(i, 1, 9), 7+6*hash(i, 2, 9)
			if i < 2 {
				x, y = -2.9+1.0*float64(i), 0.2+2.0*float64(i)
			}
			h := 5 + 2*hash(i, 3, 9)
			s.put(bark, rod(vec{x, y, -0.6}, vec{x + 0.4*(hash(i, 4, 9)-0.5), y, h}, 0.17, 0.05))
			for j := range 5 {
				z, a := 1.6+0.7*float64(j), hash(i*7+j, 5, 9)*6.28
				s.put(bark, rod(vec{x, y, z}, vec{x + 0.9*math.Cos(a), y + 0.9*math.Sin(a), z + 0.7}, 0.05, 0.015))
			}
		}
		s.lamp(vec{0.2, -0.9, 0.9}, amber.mul(2.2), 0.3, false)
		s.lamp(vec{-1.5, -3.5, 2.6}, pale.mul(7), 0, false)
		s.look.clear = true
		return s
	},
	"home-office": func() *stage { // Laura Roslin
		s := chamber(cold, 0x2c333a, 1.85)
		s.bodies = s.bodies[:0]
		s.put(deckStuff(0x33302c, 0.4), floorAt(0))
		s.put(wallStuff(0x3a3f46), less(slab(-6, 6, 3.4, 3.7, -1, 5), solid{func(p vec) float64 {
			return max(math.Hypot(math.Abs(p.x)-1.0, p.z-1.95)-0.62, math.Abs(p.y-3.5)-1)
		}, -2, 2, 2, 5}, 0.04), slab(-6, 6, -3, 4, 3.6, 3.9))
		s.sky = planet(blueSky(325), orb{x: 0.34, y: 0.10, r: 0.16, sun: vec{-0.6, 0.5, 0.3}, land: hex(0x6a7a8a), sea: hex(0x24405c), air: rgb{0.3, 0.6, 1}, seed: 5})
		s.desk(-1.3, 1.3, 0.7, 1.4, 0.78, wood())
		s.lampOn(0.85, 1.05, 0.78)
		paper := metal(0xe0d8c4, 0.05)
		s.put(paper, turn(slab(-0.30, 0.02, 0.80, 1.05, 0.78, 0.79), -0.1, 0.9, 10), turn(slab(0.15, 0.45, 0.85, 1.08, 0.78, 0.788), 0.3, 0.9, -14), slab(-1.1, -0.75, 0.85, 1.15, 0.78, 0.88))
		s.put(metal(0x14161a, 0.8), solid{func(p vec) float64 { // her glasses
			q := p.sub(vec{-0.42, 0.78, 0.80})
			a := math.Hypot(math.Hypot(math.Abs(q.x)-0.075, q.y)-0.055, q.z)
			return min(a, rod2{vec{-0.02, 0, 0}, vec{0.02, 0, 0}, 0, 0}.dist(q)) - 0.009
		}, -0.6, 0.7, -0.2, 0.9})
		s.put(chair(), slab(-0.35, 0.35, 1.9, 2.0, 0.5, 1.55), slab(-0.35, 0.35, 1.5, 2.0, 0.45, 0.53))
		s.put(metal(0x2a4a6a, 0.1), banner(-2.3, 3.2, 3.3, 0.8, 2.6), banner(2.3, 3.2, 3.3, 0.8, 2.6))
		s.lamp(vec{-1.2, 2.6, 3.0}, warm.mul(1.3), 0.2, false)
		s.lamp(vec{0, 3.1, 2.4}, cold.mul(1.0), 0.1, false)
		s.look.clear = true
		return s
	},
	"home-tube": func() *stage { // Lee Adama
		s := &stage{eye: vec{0, -3.6, 1.75}, aim: vec{0, 4, 1.25}, zoom: 1.35, above: cold.mul(0.03), below: cold.mul(0.015), air: cold.mul(0.010), thick: 0.03, far: 80}
		s.hallway(5.6, 3.7, 40, 0x353d45, rgb{0.9, 1.4, 1.9})
		s.parked = true
		s.craft("viper-vii", vec{0, 0.6, 0.95}, 5.0, 0, 4, 0)
		s.put(metal(0x2a3036, 0.5), slab(-0.5, -0.38, -3, 40, 0, 0.10), slab(0.38, 0.5, -3, 40, 0, 0.10))
		for i := range 12 {
			y := 1.5 + 2.4*float64(i)
			for _, x := range []float64{-2.2, 2.2} {
				s.put(shining(amber.mul(0.9)), slab(x-0.06, x+0.06, y-0.3, y+0.3, 0.04, 0.10))
			}
		}
		s.sky = blueSky(331)
		s.lamp(vec{0, 16, 2.0}, cold.mix(pale, 0.6).mul(16), 0.8, true)
		s.lamp(vec{-2, -2.5, 3}, warm.mul(2.2), 0, false)
		s.look = look{bright: 1.1, bloom: 0.3, paint: 0.65, rays: [][3]float64{{0, 0.06, 0.8}}}
		return s
	},
	"home-command": func() *stage { // Saul Tigh
		s := &stage{eye: vec{-0.3, -1.9, 1.35}, aim: vec{0.1, 1.2, 0.98}, zoom: 1.5, above: cold.mul(0.02), below: cold.mul(0.012), air: cold.mul(0.010), thick: 0.05, far: 40}
		s.room(0x2c343c, 6.5, 7.5, 4.4)
		s.put(metal(0x232a31, 0.5), slab(-2.4, 2.4, -0.4, 1.3, 0, 0.86))
		plot := &stuff{gloss: 0.7, mirror: 0.3}
		plot.paint = func(p, n vec, f *surface) {
			if n.z > 0.5 {
				f.light = sweep(teal, 3, 7, alarm)((p.x+0.3)/0.9, (p.y-0.55)/0.9).mul(0.55)
			}
		}
		s.put(plot, slab(-2.2, 2.2, -0.3, 1.25, 0.84, 0.875))
		s.glassOf(-0.05, -0.05, 0.875, 0.085)
		s.put(&stuff{color: amber.mul(0.12), light: amber.mul(0.07), gloss: 1, mirror: 0.2}, drum(0.42, 0.12, 0.875, 1.20, 0.10, 0.03), drum(0.42, 0.12, 1.18, 1.36, 0.035, 0.01))
		s.put(metal(0x15181b, 0.6), drum(0.42, 0.12, 1.36, 1.41, 0.038, 0.005))
		s.console(-2.6, 4.4, 20, metal(0x2b333b, 0.4), teal.mul(0.8), 3)
		s.console(2.4, 4.6, -20, metal(0x2b333b, 0.4), amber.mul(0.7), 9)
		s.console(-0.9, 5.6, 6, metal(0x2b333b, 0.4), teal.mul(0.8), 13)
		s.display(-1.3, 5.9, 2.7, 1.5, 1.0, sweep(teal, 7, 6, alarm))
		s.display(1.1, 5.9, 2.7, 1.5, 1.0, func(u, v float64) rgb { return amber.mul(0.5 * screenLines(u, v, 4)) })
		s.lamp(vec{0.2, 0.2, 2.6}, warm.mul(1.5), 0.25, true)
		s.lamp(vec{-3, 5, 2.8}, amber.mul(1.5), 0.4, false)
		s.lamp(vec{3, 5, 2.8}, cold.mul(1.5), 0.4, false)
		s.look = look{bright: 1.15, bloom: 0.3, paint: 0.7}
		return s
	},
	"home-cell": func() *stage { // Tom Zarek
		s := &stage{eye: vec{-0.9, -3.8, 1.5}, aim: vec{0.1, 2, 1.15}, zoom: 1.75, above: warm.mul(0.04), below: warm.mul(0.016), air: warm.mul(0.012), thick: 0.05, far: 30}
		s.put(deckStuff(0x33302a, 0.4), floorAt(0))
		s.put(wallStuff(0x4a443a), slab(-9, 9, 3.2, 3.6, -1, 6), slab(2.8, 3.2, -1, 5, 0, 4.2), slab(-3.4, -3.0, -1, 5, 0, 4.2), slab(-9, 9, -9, 6, 3.6, 4))
		s.put(metal(0x3a4046, 0.4), slab(-0.4, 2.6, 2.2, 3.1, 0.40, 0.48))
		s.put(metal(0x6a6a62, 0.1), slab(-0.38, 2.58, 2.22, 3.1, 0.47, 0.58), slab(1.9, 2.5, 2.35, 3.0, 0.58, 0.72))
		s.put(metal(0x8a2a20, 0.2), turn(slab(0.35, 0.62, 2.45, 2.8, 0.58, 0.64), 0.5, 2.6, 20), turn(slab(0.38, 0.63, 2.47, 2.78, 0.64, 0.69), 0.5, 2.6, -6))
		s.desk(-1.9, -0.9, 2.1, 2.8, 0.74, wood())
		for i := range 7 {
			s.put(metal(0xe0d8c4, 0.05), turn(slab(-0.12, 0.12, -0.16, 0.16, 0.745+0.004*float64(i), 0.75+0.004*float64(i)), 0, 0, 50*hash(i, 1, 4)-25).shifted(vec{-1.6 + 0.5*hash(i, 2, 4), 2.4 + 0.2*hash(i, 3, 4), 0}))
		}
		for i := range 23 { // the days, scratched into the wall
			x, z := -1.9+0.12*float64(i%5)+0.75*float64(i/5), 1.65
			a, b := vec{x, 3.19, z}, vec{x, 3.19, z + 0.30}
			if i%5 == 4 {
				a, b = vec{x - 0.46, 3.19, z + 0.02}, vec{x - 0.06, 3.19, z + 0.28}
			}
			s.put(metal(0xb0a890, 0.05), rod(a, b, 0.014, 0.014))
		}
		s.put(metal(0x15181b, 0.8), across(drum(0, -0.6, 0, 4, 0.032, 0.005), -4.4, 0.5, 19), slab(-5, 5, -0.65, -0.55, 2.5, 2.58))
		s.put(shining(warm.mul(2.4)), slab(-0.4, 0.6, 1.4, 2.0, 3.5, 3.58))
		s.lamp(vec{0.1, 1.8, 3.3}, warm.mul(5), 0.6, true)
		s.lamp(vec{-3, -3, 2.5}, cold.mul(0.7), 0, false)
		s.look = look{bright: 1.1, bloom: 0.2, paint: 0.7, clear: true}
		return s
	},
	"home-quarters": quarters, // William Adama
	"home-plot": func() *stage { // Felix Gaeta
		s := chamber(teal, 0x2a3138, 1.75)
		s.eye, s.aim = vec{-0.5, -3.6, 2.0}, vec{0.1, 2, 1.05}
		s.put(metal(0x232a31, 0.5), drum(0, 1.0, 0, 0.86, 1.5, 0.04))
		plot := &stuff{gloss: 0.5}
		plot.paint = func(p, n vec, f *surface) {
			if n.z > 0.5 {
				f.light = sweep(teal, 3, 14, amber)(p.x/1.45, (p.y-1)/1.45)
			}
		}
		s.put(plot, drum(0, 1.0, 0.84, 0.885, 1.45, 0.005))
		// A way from star to star stands over the table.
		last := vec{-1.1, 0.6, 1.15}
		for i, q := range []vec{{-0.7, 1.3, 1.45}, {-0.2, 0.9, 1.25}, {0.3, 1.3, 1.6}, {0.75, 0.8, 1.3}, {1.15, 1.2, 1.7}} {
			s.veils = append(s.veils, streak(last, q, 0.010, teal.mul(0.8)), streak(q, last, 0.010, teal.mul(0.4)), glow(q, 0.06, []rgb{teal, hope, teal, teal, amber}[i].mul(1.2)))
			last = q
		}
		s.put(metal(0xc8b070, 0.7), rod(vec{0.2, 0.0, 0.90}, vec{0.55, 0.35, 0.90}, 0.02, 0.012), rod(vec{0.55, 0.35, 0.90}, vec{0.78, -0.02, 0.90}, 0.012, 0.02))
		s.put(metal(0xe0d8c4, 0.05), turn(slab(-0.75, -0.35, 0.0, 0.3, 0.885, 0.895), -0.5, 0.1, 15))
		for i := range 3 {
			s.display(-2.2+2.2*float64(i), 5.0, 2.3, 1.8, 1.1, func(u, v float64) rgb {
				if i == 1 {
					return sweep(teal, 9, 8, amber)(u, v)
				}
				return []rgb{teal, teal, amber}[i].mul(0.6 * screenLines(u, v, 5+i))
			})
		}
		s.lamp(vec{0, 1.0, 1.2}, teal.mul(1.2), 0.2, false)
		s.lamp(vec{0, 1.4, 3.6}, cold.mul(2.2), 0.25, true)
		return s
	},
	"home-campaign": func() *stage { // Tory Foster
		s := chamber(warm, 0x34363c, 1.85)
		s.put(metal(0x4a443c, 0.3), slab(-2.6, 2.6, 1.8, 5.5, 0, 0.3))
		s.put(metal(0x3a3026, 0.5), slab(-0.38, 0.38, 2.0, 2.5, 0.3, 1.25), slab(-0.46, 0.46, 1.9, 2.55, 1.25, 1.32))
		for i, x := range []float64{-0.14, 0, 0.14} {
			s.put(metal(0x15171a, 0.5), rod(vec{x, 2.0, 1.32}, vec{x * 0.5, 2.2, 1.62 - 0.04*float64(i%2)}, 0.010, 0.022))
		}
		s.put(metal(0x2a4a6a, 0.1), banner(-1.7, 5.2, 3.9, 1.1, 3.2), banner(1.7, 5.2, 3.9, 1.1, 3.2))
		s.put(metal(0x7a6024, 0.1), banner(0, 5.3, 3.9, 1.5, 3.2))
		s.desk(-1.5, 1.4, 0.0, 0.7, 0.72, wood())
		for i := range 16 {
			s.put(metal(0xe4dcc8, 0.05), turn(slab(-0.12, 0.12, -0.09, 0.09, 0.725+0.004*float64(i), 0.73+0.004*float64(i)), 0, 0, 90*hash(i, 1, 4)-45).shifted(vec{-1.2 + 1.5*hash(i, 2, 4), 0.2 + 0.32*hash(i, 3, 4), 0}))
		}
		s.put(metal(0x1a1d20, 0.6), slab(0.75, 1.15, 0.2, 0.5, 0.72, 0.80), slabAt(vec{0.95, 0.42, 0.90}, 0.2, 0.015, 0.10))
		s.put(shining(cold.mul(0.5)), slabAt(vec{0.95, 0.40, 0.90}, 0.17, 0.01, 0.08))
		s.lamp(vec{0, 2.2, 3.7}, warm.mul(3.4), 0.5, true)
		s.lamp(vec{-0.8, -0.6, 2.4}, pale.mul(1.0), 0, false)
		s.look.clear = true
		return s
	},
	"home-court": func() *stage { // Samuel T. Anders
		s := &stage{eye: vec{-0.7, -4.2, 1.15}, aim: vec{0.15, 2, 1.25}, zoom: 1.6, above: amber.mul(0.03), below: amber.mul(0.02), air: amber.mul(0.012), thick: 0.04, far: 40}
		floor := deckStuff(0x6a4a2c, 0.35)
		s.put(floor, floorAt(0))
		s.put(wallStuff(0x4a3a2c), slab(-9, 9, 5.0, 5.4, -1, 6), slab(-5.4, -5, -2, 6, -1, 6), slab(5, 5.4, -2, 6, -1, 6))
		line := metal(0xd8d0b8, 0.1)
		for i := range 3 {
			a, b := 2*math.Pi*float64(i)/3+math.Pi/2, 2*math.Pi*float64(i+1)/3+math.Pi/2
			p, q := vec{2.6 * math.Cos(a), 2.0 + 2.6*math.Sin(a), 0.012}, vec{2.6 * math.Cos(b), 2.0 + 2.6*math.Sin(b), 0.012}
			s.put(line, rod(p, q, 0.04, 0.04))
			// The goal: a triangle on the wall with a hole in it.
			u, v := vec{1.15 * math.Cos(a), 4.9, 2.0 + 1.15*math.Sin(a)}, vec{1.15 * math.Cos(b), 4.9, 2.0 + 1.15*math.Sin(b)}
			s.put(metal(0x9a3a24, 0.4), rod(u, v, 0.09, 0.09))
		}
		s.put(metal(0x9aa2a8, 0.7), solid{func(p vec) float64 { return math.Hypot(math.Hypot(p.x, p.z-2.0)-0.34, p.y-4.85) - 0.05 }, -0.4, 4.7, 0.4, 4.95})
		s.put(shining(rgb{0.01, 0.01, 0.012}), tube(0, 2.0, 4.8, 5.0, 0.32, 0.01))
		ball := metal(0xa8401c, 0.3)
		ball.paint = func(p, n vec, f *surface) {
			if min(math.Abs(n.x), math.Abs(n.y+0.3*n.z), math.Abs(n.z-0.2*n.x)) < 0.05 {
				f.color = hex(0x201812)
			}
		}
		s.put(ball, egg(vec{0.55, -0.6, 0.27}, vec{0.27, 0.27, 0.27}))
		s.put(metal(0x2a2e26, 0.4), rod(vec{-1.5, 0.3, 0.06}, vec{-0.65, -0.1, 0.07}, 0.035, 0.03), rod(vec{-0.65, -0.1, 0.07}, vec{-0.25, -0.28, 0.07}, 0.014, 0.013))
		s.lamp(vec{0.3, 0.6, 4.2}, warm.mul(7), 0.6, true)
		s.lamp(vec{0, 4.0, 4.2}, amber.mul(4), 0.4, false)
		s.lamp(vec{-3.5, -2, 3}, cold.mul(1.4), 0, false)
		s.look = look{bright: 1.15, bloom: 0.25, paint: 0.7, rays: [][3]float64{{0.05, 0.48, 0.5}}}
		return s
	},
	"home-workbench": func() *stage { // Callandra Tyrol
		s := chamber(amber, 0x343a3e, 2.0)
		s.desk(-1.8, 1.8, 0.3, 1.2, 0.86, steel())
		s.put(wallStuff(0x2c3236), slab(-2.6, 2.6, 2.6, 2.75, 0, 3.2))
		tool := metal(0xa8b0b8, 0.8)
		for i := range 9 {
			x := -2.0 + 0.5*float64(i)
			h := 0.3 + 0.4*hash(i, 1, 6)
			s.put(tool, rod(vec{x, 2.55, 2.1 - h}, vec{x, 2.55, 2.1}, 0.03, 0.03), []solid{ring(x, 2.55, 2.15, 0.08, 0.03, 0.03, 0.01), slab(x-0.12, x+0.12, 2.5, 2.6, 2.08, 2.18), egg(vec{x, 2.55, 2.1 - h}, vec{0.05, 0.04, 0.12})}[i%3])
		}
		// An engine in parts.
		s.put(metal(0x6d757d, 0.7), at(lieDown(0.30, 1.0), vec{0.35, 0.75, 1.18}), at(lieDown(0.34, 0.10), vec{0.0, 0.75, 1.18}), at(lieDown(0.34, 0.10), vec{0.5, 0.75, 1.18}), egg(vec{0.9, 0.75, 1.18}, vec{0.22, 0.24, 0.24}))
		s.put(metal(0x9a5a2a, 0.6), rod(vec{0, 0.50, 1.40}, vec{0.6, 0.48, 1.32}, 0.035, 0.035), rod(vec{0.1, 0.46, 1.05}, vec{0.7, 0.46, 1.12}, 0.03, 0.03), rod(vec{-0.2, 0.7, 1.2}, vec{-0.75, 0.55, 0.92}, 0.04, 0.03))
		s.put(tool, turn(rod(vec{-1.3, 0.55, 0.89}, vec{-0.85, 0.55, 0.89}, 0.03, 0.03), -1, 0.55, 24), drum(-0.55, 0.95, 0.86, 0.98, 0.09, 0.01), drum(1.4, 0.8, 0.86, 1.1, 0.12, 0.02))
		for i := range 8 {
			s.put(tool, drum(-1.25+0.17*hash(i, 1, 9)*5, 0.45+0.12*hash(i, 2, 9), 0.86, 0.89, 0.025, 0.004))
		}
		s.put(metal(0x7a6a9a, 0.1), drum(1.5, 0.5, 0.86, 0.97, 0.05, 0.01), egg(vec{1.5, 0.5, 1.03}, vec{0.055, 0.055, 0.06})) // a doll of her son's
		s.pendant(0.2, 0.7, 2.25, warm, 2.6, 0.45)
		s.lamp(vec{-2.5, -1, 2.6}, cold.mul(1.3), 0, false)
		s.look.clear = true
		return s
	},
}
