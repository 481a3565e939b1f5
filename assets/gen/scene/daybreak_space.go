package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
)

// block is the distance to a box around c with half sizes h.
func block(q, c, h solid.Vec) float64 {
	x, y, z := math.Abs(q.X-c.X)-h.X, math.Abs(q.Y-c.Y)-h.Y, math.Abs(q.Z-c.Z)-h.Z
	return math.Sqrt(max(x, 0)*max(x, 0)+max(y, 0)*max(y, 0)+max(z, 0)*max(z, 0)) + min(0, max(x, y, z))
}

// demetrius puts the freighter on the stage: a spine of girders with hoppers hung to its sides, a block for the crew forward with a bridge on
// top of it, two bells at the stern. Her length is 2 k.
func (s *stage) demetrius(at solid.Vec, k, yaw, pitch, roll float64) {
	h := headed(yaw, pitch, roll)
	const (
		plain = iota
		hopper
		crew
		engine
	)
	shape := func(q solid.Vec) (float64, int) {
		m := solid.V(math.Abs(q.X), q.Y, q.Z)
		best, what := 1e9, plain
		add := func(d float64, w int) {
			if d < best {
				best, what = d, w
			}
		}
		add(block(m, solid.V(0, -0.05, 0), solid.V(0.055, 0.85, 0.055)), plain) // the spine
		step := math.Abs(math.Mod(q.Y+10.05, 0.2)-0.1) - 0.016
		add(max(block(m, solid.V(0, -0.1, 0), solid.V(0.105, 0.72, 0.105)), step), plain) // its ribs
		u := math.Mod(q.Y+10.36, 0.36) - 0.18
		side := block(solid.V(m.X, u, q.Z), solid.V(0.215, 0, -0.02), solid.V(0.100, 0.125, 0.15))
		side = max(side, (m.X*0.8-q.Z*0.6-0.34)*1.0) // cut below
		add(max(side, math.Abs(q.Y+0.10)-0.54), hopper)
		front := max(block(m, solid.V(0, 0.74, 0.02), solid.V(0.20, 0.24, 0.17)), (q.Y-0.62+0.9*q.Z+0.35*m.X-0.36)*0.7, (q.Y-0.92-0.5*q.Z)*0.85)
		add(front, crew)
		add(max(block(m, solid.V(0, 0.60, 0.24), solid.V(0.10, 0.10, 0.075)), (q.Y-0.66+0.5*(q.Z-0.24))*0.9), crew)
		add(block(q, solid.V(0.13, 0.50, 0.30), solid.V(0.008, 0.008, 0.17)), plain)
		add(math.Hypot(math.Hypot(q.X-0.13, q.Z-0.38)-0.05, q.Y-0.50)-0.010, plain)
		add(block(m, solid.V(0, -0.80, 0), solid.V(0.22, 0.14, 0.13)), engine)
		bell := math.Hypot(m.X-0.13, q.Z) - 0.085 - 0.25*max(0, -0.93-q.Y)
		add(max(bell, math.Abs(q.Y+0.98)-0.09, -(bell+0.02)*step0(-0.99-q.Y)), engine)
		return best, what
	}
	paint := &stuff{gloss: 0.35}
	rust, grey, ochre := solid.Hex(0x5c4636), solid.Hex(0x858b90), solid.Hex(0x8e6f3c)
	paint.paint = func(p, n solid.Vec, f *surface) {
		q := h.in(p.Sub(at)).Mul(1 / k)
		_, what := shape(q)
		c := grey.Mul(0.55)
		switch what {
		case hopper:
			c = []solid.Color{rust, ochre, rust.Mul(1.35), grey.Mul(0.4)}[int(4*solid.Hash(int(math.Floor((q.Y+10.36)/0.36)), int(math.Copysign(1, q.X))+3, 5))]
			c = c.Mix(rust.Mul(0.5), 0.7*solid.Smooth(0.5, 0.75, solid.Cloud(q.X*14+30, q.Z*9+q.Y*11+30, 9)))
		case crew:
			c = grey
			if q.Z > 0.19 && q.Y > 0.55 && math.Abs(q.Z-0.255) < 0.018 { // the windows of the bridge
				f.light = solid.RGB(1.5, 1.1, 0.5)
			} else if math.Abs(q.Z-0.06) < 0.012 && solid.Hash(int(math.Floor(q.Y*40)), int(math.Floor(q.X*40)), 8) > 0.55 {
				f.light = solid.RGB(1.2, 0.9, 0.45)
			}
			if math.Abs(q.Y-0.56) < 0.03 {
				c = ochre
			}
		case engine:
			c = grey.Mul(0.5)
		}
		seam := min(math.Abs(math.Mod(q.Y*14+50, 1)-0.5), math.Abs(math.Mod(q.Z*22+q.X*7+50, 1)-0.5))
		f.color = c.Mul((0.6 + 0.7*solid.Cloud(q.X*9+q.Z*5+30, q.Y*7+30, 4)) * (0.6 + 0.4*solid.Smooth(0.03, 0.10, seam)))
		f.gloss = 0.35
	}
	s.putBall(paint, solid.Solid{Dist: func(p solid.Vec) float64 {
		d, _ := shape(h.in(p.Sub(at)).Mul(1 / k))
		return d * k * 0.75
	}}, at, k*1.12)
	for _, x := range []float64{-0.13, 0.13} {
		tail, end := h.out(solid.V(x, -1.04, 0).Mul(k)).Add(at), h.out(solid.V(x, -1.7, 0).Mul(k)).Add(at)
		s.veils = append(s.veils, streak(end, tail, 0.055*k, amber.Mul(0.28)), glow(tail, 0.085*k, amber.Mul(0.7)))
	}
}

// step0 is 1 above 0, else -9: what is cut only there.
func step0(x float64) float64 {
	if x > 0 {
		return 1
	}
	return -9
}

// hole is a star that has fallen into itself, with what falls after it in a ring of light, seen nearly from its edge.
func hole(sky skyFunc, x0, y0, r float64, light solid.Color) skyFunc {
	return func(x, y float64, d solid.Vec) solid.Color {
		px, py := (x-x0)/r, (y-y0)/r
		px, py = px*0.96-py*0.28, py*0.96+px*0.28
		q := math.Hypot(px, py)
		// What is behind is drawn round it.
		bend := 1 - 0.75/max(1, q*q)
		c := sky(x0+(x-x0)*bend, y0+(y-y0)*bend, d).Mul(solid.Smooth(0.9, 1.6, q))
		a := math.Atan2(py, px)
		halo := math.Exp(-math.Pow((q-1.12)*8, 2))*0.9 + 0.30*math.Exp(-max(0, q-1.1)*1.6)*solid.Smooth(0.95, 1.15, q)
		c = c.Add(light.Mul(halo * (0.75 + 0.25*math.Sin(a+2.2))))
		// The ring, a flat one, passes before its lower half.
		rx, ry := px, py/0.15
		rr := math.Hypot(rx, ry)
		if py < 0.02 || q > 1 {
			swirl := solid.Noise(rr*5+20, 3, 7)*0.6 + 0.4*solid.Noise(rr*17+20, math.Atan2(ry, rx)*2+9, 9)
			c = c.Add(light.Mul(2.4 * solid.Smooth(1.1, 1.5, rr) * math.Exp(-max(0, rr-1.4)*0.85) * swirl * (1 + 0.45*px/max(0.1, rr))))
		}
		return c
	}
}

// greyEarth is Earth as they find her: a dead world under ash that never settles, lit from the left.
func greyEarth(sky skyFunc, x, y, r float64) skyFunc {
	w := orb{x: x, y: y, r: r, sun: solid.V(-0.62, 0.45, 0.35), land: solid.Hex(0x8c8a84), sea: solid.Hex(0x3c4248), air: solid.RGB(0.34, 0.36, 0.38), seed: 47}
	ball := planet(sky, w)
	sun := w.sun.Unit()
	return func(px, py float64, d solid.Vec) solid.Color {
		c := ball(px, py, d)
		u, v := (px-x)/r, (py-y)/r
		if q := u*u + v*v; q < 1 {
			n := solid.V(u, v, math.Sqrt(1-q))
			day := solid.Smooth(-0.05, 0.7, n.Dot(sun))
			wx := solid.Cloud(u*2+9, v*2+9, 3) - 0.5
			dust := solid.Smooth(0.50, 0.74, solid.Cloud(u*3.1+20+2.4*wx, v*6.0+20+1.6*wx, 13)) // ash that never settles
			c = c.Mix(solid.RGB(0.36, 0.34, 0.31).Mul(day), 0.75*dust)
		}
		return c
	}
}

// colony is the home of those who hold out: a core in a nest of arms that bend round it, dark, with lights of red in the seams.
func (s *stage) colony(at solid.Vec, k float64) {
	type arm struct{ r []rod2 }
	arms := make([]arm, 9)
	for i := range arms {
		a := float64(i) * 2 * math.Pi / 9
		up := 0.55 * (float64(i%3) - 1)
		last := solid.V(0.34*math.Cos(a), 0.34*math.Sin(a), 0.2*up)
		for j := range 6 {
			t := float64(j+1) / 6
			b := a + 1.5*t
			reach := 0.34 + 0.70*t
			next := solid.V(reach*math.Cos(b), reach*math.Sin(b), (0.2+0.9*t*t)*up*(1-0.2*t))
			arms[i].r = append(arms[i].r, rod2{last, next, 0.115 * (1.1 - 0.85*(t-1.0/6)), 0.115 * (1.1 - 0.85*t)})
			last = next
		}
	}
	tilt := headed(24, -34, 12)
	shape := func(q solid.Vec) float64 {
		d := solid.Egg(solid.Vec{}, solid.V(0.40, 0.40, 0.30)).Dist(q)
		d = min(d, math.Hypot(math.Hypot(q.X, q.Y)-0.52, q.Z)-0.045)
		for i := range arms {
			if block(q, solid.Vec{}, solid.V(1.3, 1.3, 1.0)) > 0.2 {
				break
			}
			for _, r := range arms[i].r {
				d = solid.Blend(d, r.dist(q), 0.05)
			}
		}
		return d
	}
	skin := &stuff{gloss: 0.6}
	skin.paint = func(p, n solid.Vec, f *surface) {
		q := tilt.in(p.Sub(at)).Mul(1 / k)
		r := q.Len()
		rib := math.Abs(math.Mod(r*17+30, 1) - 0.5)
		f.color = solid.Hex(0x565058).Mul((0.5 + 0.8*solid.Cloud(q.X*8+30, q.Y*8+q.Z*5+30, 6)) * (0.45 + 0.55*solid.Smooth(0.06, 0.16, rib)))
		f.gloss = 0.6
		if rib < 0.07 && solid.Hash(int(math.Floor(q.X*26)), int(math.Floor(q.Y*26)), 5) > 0.5 {
			f.light = solid.RGB(1.6, 0.16, 0.10)
		}
		if r < 0.42 && math.Abs(math.Mod(math.Atan2(q.Y, q.X)*4+30, 1)-0.5) < 0.08 {
			f.light = solid.RGB(2.0, 0.28, 0.14)
		}
	}
	s.putBall(skin, solid.Solid{Dist: func(p solid.Vec) float64 { return shape(tilt.in(p.Sub(at)).Mul(1/k)) * k * 0.7 }}, at, k*1.25)
}

// hub is where all who die are born again: a spindle with five wheels, whole or broken in two.
func (s *stage) hub(at solid.Vec, k float64, broken bool) {
	tilt := headed(0, 0, 24)
	shape := func(q solid.Vec) float64 {
		if broken { // the upper half is torn off and drifts away
			gap := q.Z - 0.10 - 0.10*math.Sin(q.X*9)
			if gap > 0.11 {
				q = solid.V(q.X-0.20-0.35*(q.Z-0.2), q.Y, q.Z-0.22)
			}
		}
		a := math.Hypot(q.X, q.Y)
		d := max(a-0.07-0.05*math.Cos(q.Z*3.6), math.Abs(q.Z)-1.02)
		for i, z := range [5]float64{-0.78, -0.42, 0, 0.42, 0.78} {
			r := [5]float64{0.40, 0.62, 0.80, 0.62, 0.40}[i]
			wheel := math.Hypot(math.Max(0, math.Abs(a-r)-0.05), math.Max(0, math.Abs(q.Z-z)-0.035)) - 0.02
			spoke := solid.Spoke(solid.V(q.X, q.Y, q.Z), math.Pi/4, float64(i))
			d = min(d, wheel, max(math.Abs(spoke.X)-0.018, math.Abs(q.Z-z)-0.018, spoke.Y-r, -spoke.Y))
			pod := solid.Spoke(solid.V(q.X, q.Y, q.Z), math.Pi/8, 0.1)
			d = min(d, solid.V(pod.X, pod.Y-r-0.07, (q.Z-z)*0.7).Len()-0.045)
		}
		if broken {
			cut := math.Abs(q.Z-0.21-0.05*math.Sin(q.X*7)) - 0.09
			d = max(d, -cut)
		}
		return d
	}
	skin := &stuff{gloss: 0.5}
	skin.paint = func(p, n solid.Vec, f *surface) {
		q := tilt.in(p.Sub(at)).Mul(1 / k)
		a := math.Atan2(q.Y, q.X)
		f.color = solid.Hex(0x5c5864).Mul(0.5 + 0.8*solid.Cloud(q.X*9+30, q.Z*9+30, 6))
		f.gloss = 0.5
		if solid.Hash(int(math.Floor(a*14)), int(math.Floor(q.Z*24)), 5) > 0.72 && math.Abs(n.Z) < 0.8 {
			f.light = solid.RGB(0.9, 0.55, 1.2)
			if broken {
				f.light = solid.Color{}
			}
		}
	}
	s.putBall(skin, solid.Solid{Dist: func(p solid.Vec) float64 { return shape(tilt.in(p.Sub(at)).Mul(1/k)) * k * 0.6 }}, at, k*1.3)
}

// pods is the launchers of an assault raptor under both of its sides.
func (s *stage) pods(at solid.Vec, size, yaw, pitch, roll float64) {
	h := headed(yaw, pitch, roll)
	k := size / 2
	steel, red := metal(0x6c737a, 0.6), metal(0x9c2018, 0.4)
	for _, x := range []float64{-0.62, 0.62} {
		for i := range 4 {
			o := solid.V(x+0.085*float64(i%2)*math.Copysign(1, x), 0, -0.16-0.085*float64(i/2))
			a, b := h.out(o.Add(solid.V(0, -0.32, 0)).Mul(k)).Add(at), h.out(o.Add(solid.V(0, 0.42, 0)).Mul(k)).Add(at)
			c := h.out(o.Add(solid.V(0, 0.50, 0)).Mul(k)).Add(at)
			s.put(steel, solid.Rod(a, b, 0.042*k, 0.042*k))
			s.put(red, solid.Rod(b, c, 0.036*k, 0.012*k))
		}
	}
}

// salvo is a missile from a place to another, its trail and the light at its tail.
func (s *stage) salvo(from, mid, to solid.Vec, w float64) {
	smoke := solid.RGB(0.42, 0.27, 0.16)
	s.veils = append(s.veils, streak(from, mid, w*0.8, smoke.Mul(0.7)), streak(mid, to, w, smoke), glow(to, w*3.2, solid.RGB(2.6, 1.5, 0.7)))
	s.put(metal(0xb8bec4, 0.5), solid.Rod(to, to.Add(to.Sub(mid).Unit().Mul(0.24)), w*0.9, w*0.3))
}

// daybreakSpace are the pictures of Daybreak that stand in space, daybreakScenes those in rooms.
var daybreakSpace = map[string]func() *stage{
	// The freighter that looks for Earth.
	"demetrius": func() *stage {
		s := outside(amber, planet(star(tealSky(502), -0.52, 0.26, 0.035, solid.RGB(1.4, 1.3, 1.1)), orb{x: 0.58, y: 0.26, r: 0.20, sun: solid.V(-0.8, 0.3, 0.2), land: solid.Hex(0x8a7a9a), sea: solid.Hex(0x3a4a6a), air: solid.RGB(0.4, 0.45, 0.9), seed: 15, ring: true}), fromLeft, sunlight.Mul(0.62))
		s.lamps = []lamp{{at: solid.V(6, -8, -2), light: cold.Mul(9)}}
		s.demetrius(solid.V(0.05, -3.4, 0.25), 2.35, 238, -8, -16)
		s.craft("viper-ii", solid.V(-2.1, -4.6, 1.15), 0.66, 238, -6, -20)
		return s
	},
	// What they have come for.
	"earth": func() *stage {
		s := outside(pale, greyEarth(planet(blackSky(510), orb{x: 0.66, y: 0.30, r: 0.075, sun: solid.V(-0.62, 0.45, 0.35), land: solid.Hex(0xa0a0a0), sea: solid.Hex(0x6a6a6e), air: solid.RGB(0.03, 0.03, 0.03), seed: 57, craters: 0.7}), 0.06, -0.46, 0.74), fromLeft, sunlight)
		s.eye = solid.V(0, -10, 1.3)
		s.craft("galactica", solid.V(-2.6, 0.5, 1.10), 2.6, 296, 4, 0)
		for i, n := range []string{"civilian-ring", "civilian-liner", "civilian-dome"} {
			s.craft(n, solid.V([]float64{-0.9, -1.0, 0.1}[i], 0.5+float64(i), []float64{1.55, 0.75, 1.25}[i]), 0.62, 296, 4, 0)
		}
		return s
	},
	// A basestar among those it hunted.
	"rebel-basestar": func() *stage {
		s := outside(dusk, blueSky(517), fromLeft, sunlight)
		s.eye = solid.V(0, -10, 1.9)
		s.lamps = []lamp{{at: solid.V(-7, -9, 5), light: cold.Mul(46)}, {at: solid.V(8, -7, -3), light: alarm.Mul(26)}}
		s.craft("basestar", solid.V(1.2, 1.2, 0.9), 7.2, 24, -34, 6)
		s.craft("galactica", solid.V(-3.6, 1.5, 0.4), 5.0, 292, 6, 2)
		for i, n := range []string{"civilian-dome", "civilian-liner", "civilian-ring", "civilian-tanker"} {
			s.craft(n, []solid.Vec{solid.V(-1.3, -4.8, -0.05), solid.V(1.5, -5.0, 0.0), solid.V(3.6, -1.0, 0.1), solid.V(-4.6, 5, 2.6)}[i], 1.1, 300, 8, 0)
		}
		for i := range 3 {
			s.craft("viper-vii", solid.V(-0.7+0.42*float64(i), -5.6, 0.95+0.18*float64(i)), 0.42, 62, 6, 14)
		}
		return s
	},
	// One of them fires on the other.
	"civil-war": func() *stage {
		s := outside(alarm, violetSky(523), fromLeft, redSun)
		s.lamps = []lamp{{at: solid.V(-9, -9, 5), light: cold.Mul(60)}, {at: solid.V(9, -9, 5), light: alarm.Mul(50)}}
		s.craft("basestar", solid.V(-2.7, 1.0, 0.5), 6.2, 16, -30, 14)
		s.craft("basestar", solid.V(3.3, 3.4, 1.6), 6.2, 40, -38, -12)
		for i := range 6 {
			from := solid.V(-1.5+0.3*float64(i%3), -0.2, 0.5+0.25*float64(i/3))
			to := solid.V(1.9+0.5*solid.Hash(i, 1, 6), 1.4, 1.0+0.9*solid.Hash(i, 2, 6))
			s.veils = append(s.veils, streak(from, to, 0.02, solid.RGB(1.0, 0.55, 0.25)), glow(to, 0.08, solid.RGB(2.4, 1.5, 0.8)))
		}
		s.veils = append(s.veils, blast(solid.V(2.6, 1.9, 1.5), 1.0, 0.95, 4), blast(solid.V(3.9, 2.4, 0.9), 0.55, 0.9, 9), blast(solid.V(-3.6, -0.4, 0.9), 0.5, 0.9, 12))
		for i := range 8 {
			s.craft("raider", solid.V(-3.6+0.95*float64(i), -4.6+1.6*solid.Hash(i, 2, 3), -0.75+1.1*solid.Hash(i, 1, 3)), 0.72, []float64{95, 262}[i%2], 0, 40*(solid.Hash(i, 5, 3)-0.5))
		}
		return s
	},
	// At the edge of what lets nothing go.
	"event-horizon": func() *stage {
		s := outside(amber, hole(amberSky(531), 0.16, 0.05, 0.20, solid.RGB(1.5, 0.85, 0.38)), fromFar, redSun)
		s.lamps = []lamp{{at: solid.V(3, -8, 3), light: amber.Mul(14)}, {at: solid.V(-5, -9, 3), light: cold.Mul(10)}}
		s.craft("raptor", solid.V(-1.35, -5, 0.15), 2.1, 338, 14, -12)
		s.craft("viper-ii", solid.V(1.75, -4.6, -0.15), 1.1, 20, 12, 30)
		s.rocks(40, 93, -4, 16, 0.30, stone(0x8a6a50))
		for i := range 26 { // dust that falls in
			a := 6.28 * solid.Hash(i, 1, 5)
			r := 1.6 + 3.2*solid.Hash(i, 2, 5)
			p := solid.V(1.6+r*math.Cos(a), 0, 1.4+0.5*r*math.Sin(a))
			q := solid.V(1.6+0.86*r*math.Cos(a+0.16), 0, 1.4+0.43*r*math.Sin(a+0.16))
			s.veils = append(s.veils, streak(p, q, 0.012, solid.RGB(0.9, 0.55, 0.28).Mul(0.5)))
		}
		return s
	},
	// They leave the old ship, whose lights go out.
	"leaving": func() *stage {
		s := outside(cold, planet(violetSky(537), orb{x: -0.66, y: -0.50, r: 0.42, sun: solid.V(0.6, 0.6, 0.1), land: solid.Hex(0x6a5a7a), sea: solid.Hex(0x2a2a44), air: solid.RGB(0.5, 0.35, 0.9), seed: 23}), fromRight, sunlight.Mul(0.75))
		s.eye = solid.V(0, -10, 1.7)
		s.parked = true
		s.craft("galactica", solid.V(-0.8, 0.6, 0.75), 7.8, 288, 8, 12)
		s.veils = append(s.veils, blast(solid.V(-2.6, -0.6, 1.0), 0.4, 0.35, 6), blast(solid.V(0.9, -0.6, 0.7), 0.3, 0.5, 9))
		s.parked = false
		for i := range 4 {
			t := float64(i)
			at := solid.V(0.75+0.62*t, -2.6-0.85*t, 0.50-0.20*t+0.16*float64(i%2))
			s.craft("raptor", at, 0.72+0.05*t, 212+10*solid.Hash(i, 2, 4), -6, 14*(solid.Hash(i, 3, 4)-0.5))
		}
		s.lamps = []lamp{{at: solid.V(5, -9, 4), light: cold.Mul(26)}, {at: solid.V(-4, -7, 4), light: dusk.Mul(16)}}
		return s
	},
	// The raptor that was armed lets go of all it has.
	"assault-raptor": func() *stage {
		s := outside(amber, redSky(541), fromLeft, sunlight)
		s.lamps = []lamp{{at: solid.V(-4, -10, 4), light: pale.Mul(16)}}
		at := solid.V(-1.0, -5.0, 0.20)
		s.craft("raptor", at, 2.5, 322, 16, -16)
		s.pods(at, 2.5, 322, 16, -16)
		h := headed(322, 16, -16)
		for i := range 8 {
			x := []float64{-0.62, 0.62}[i%2]
			from := h.out(solid.V(x, 0.5, -0.2).Mul(1.35)).Add(at)
			mid := h.out(solid.V(x*1.3+0.5*(solid.Hash(i, 1, 8)-0.5), 1.5+0.5*solid.Hash(i, 2, 8), 0.1*solid.Hash(i, 3, 8)).Mul(1.35)).Add(at)
			to := h.out(solid.V(x*1.7+1.1*(solid.Hash(i, 4, 8)-0.5), 2.2+1.6*solid.Hash(i, 5, 8), 0.3+0.5*solid.Hash(i, 6, 8)).Mul(1.35)).Add(at)
			s.salvo(from, mid, to, 0.034)
		}
		for i, p := range []solid.Vec{solid.V(3.4, 1.6, 1.7), solid.V(4.7, 3.4, 0.7), solid.V(2.6, 5.2, 3.1)} {
			s.craft("raider", p, 1.5, 205, -14, 20*float64(i-1))
		}
		s.veils = append(s.veils, blast(solid.V(3.5, 1.3, 1.6), 0.6, 0.9, 6))
		return s
	},
	// Where they hold the child.
	"colony": func() *stage {
		s := outside(alarm, hole(redSky(547), -0.56, 0.22, 0.09, solid.RGB(1.5, 0.6, 0.3)), fromRight, solid.RGB(2.4, 1.3, 1.0))
		s.lamps = []lamp{{at: solid.V(-8, -9, 5), light: cold.Mul(60)}, {at: solid.V(7, -8, -3), light: alarm.Mul(34)}}
		s.colony(solid.V(0.55, 1.0, 0.55), 3.0)
		s.rocks(26, 95, -3, 14, 0.5, stone(0x6a5650))
		s.craft("galactica", solid.V(-3.0, -3.0, 0.05), 2.4, 62, 4, 0)
		return s
	},
	// Where they are born again goes up.
	"hub": func() *stage {
		s := outside(dusk, violetSky(553), fromLeft, solid.RGB(1.7, 1.4, 1.9))
		s.lamps = []lamp{{at: solid.V(-7, -9, 4), light: cold.Mul(44)}, {at: solid.V(2, -2.2, 1.2), light: solid.RGB(3, 1.0, 0.3).Mul(1.6)}}
		s.hub(solid.V(0.45, 0.5, 0.75), 2.7, false)
		s.craft("basestar", solid.V(-4.6, 8, 2.6), 4.6, 30, -34, 8)
		for i, at := range []solid.Vec{solid.V(1.1, -1.4, 0.9), solid.V(-0.1, -1.3, 0.1), solid.V(1.4, -0.9, 2.2), solid.V(-0.6, -1.2, 1.5), solid.V(2.3, -0.8, 0.1)} {
			s.veils = append(s.veils, blast(at, []float64{0.80, 0.42, 0.45, 0.32, 0.40}[i], 0.9, 4+3*i))
		}
		for i := range 16 {
			a := 6.28 * float64(i) / 16
			d := solid.V(math.Cos(a), -0.2, math.Sin(a))
			c := solid.V(0.9, -1.4, 0.9)
			s.veils = append(s.veils, streak(c.Add(d.Mul(0.9)), c.Add(d.Mul(1.3+1.1*solid.Hash(i, 1, 7))), 0.014, warm.Mul(0.7)))
		}
		for i := range 3 {
			s.craft("viper-vii", solid.V(-2.7+0.55*float64(i), -5.2, -0.35+0.16*float64(i)), 0.66, 305, 6, 16)
		}
		return s
	},
	// What is left of it.
	"hub-wreck": func() *stage {
		s := outside(pale, space(solid.RGB(0.10, 0.05, 0.14), solid.RGB(0.03, 0.07, 0.12), 559), fromRight, solid.RGB(2.6, 2.5, 2.6))
		s.lamps = []lamp{{at: solid.V(-7, -9, 4), light: teal.Mul(60)}, {at: solid.V(5, -9, 2), light: pale.Mul(26)}}
		s.hub(solid.V(0.0, 0.2, 0.7), 2.7, true)
		s.rocks(46, 97, -4, 6, 0.13, metal(0x6a686e, 0.5))
		s.veils = append(s.veils, glow(solid.V(0.1, -0.4, 1.2), 0.10, solid.RGB(1.6, 0.5, 0.2)), blast(solid.V(0.5, -0.3, 1.4), 0.6, 0.15, 5))
		return s
	},
	// A pilot comes to himself in his seat; nobody is near.
	"ejected": func() *stage {
		s := outside(cold, planet(blueSky(563), orb{x: -0.50, y: -0.42, r: 0.46, sun: solid.V(0.7, 0.5, 0.2), land: solid.Hex(0x5a7a8a), sea: solid.Hex(0x1c3a5c), air: solid.RGB(0.25, 0.6, 1.0), seed: 33}), fromRight, sunlight.Mul(0.6))
		s.near(solid.V(0.5, -3.4, 1.0), solid.V(-0.02, 0, 1.02), 1.75, pale)
		p := figure.Sitting
		p.Lean, p.Nod, p.Look = 0, -2, 14
		p.Left, p.Right = figure.Hand{At: solid.V(0.30, -0.34, 0.80), Grip: figure.Spread, Palm: solid.V(0, 0, -1)}, figure.Hand{At: solid.V(-0.34, -0.20, 1.02), Grip: figure.Spread, Palm: solid.V(0.2, -1, 0)}
		who := character("brendan-hot-dog-costanza")
		who.Wears = nil
		f := figure.New(who, p, solid.V(0.05, 0, 0), 24)
		s.cast(f)
		// His helmet, with the visor up.
		sin, cos := math.Sincos(34 * math.Pi / 180)
		c := f.Eyes().Sub(solid.V(0.085*sin, -0.085*cos, -0.035))
		shell := func(q solid.Vec) float64 {
			q = q.Sub(c)
			q = solid.V(q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos, q.Z) // his face is at -y
			d := math.Abs(solid.Egg(solid.Vec{}, solid.V(0.152, 0.168, 0.178)).Dist(q)) - 0.012
			open := solid.Egg(solid.V(0, -0.15, -0.03), solid.V(0.118, 0.16, 0.105)).Dist(q)
			return max(d, -open, -0.15-q.Z)
		}
		white := metal(0xc8ccd0, 0.7)
		white.paint = func(q, n solid.Vec, t *surface) {
			if z := q.Z - c.Z; z > 0.085 && z < 0.11 {
				t.color = solid.Hex(0x2c5c98)
			}
		}
		s.putBall(white, solid.Solid{Dist: shell}, c, 0.22)
		frame, pad := metal(0x4a5058, 0.6), metal(0x24272b, 0.2)
		h := headed(24, 0, 0)
		box := func(k *stuff, x0, x1, y0, y1, z0, z1 float64) {
			c, r := solid.V((x0+x1)/2, (y0+y1)/2, (z0+z1)/2), solid.V((x1-x0)/2, (y1-y0)/2, (z1-z0)/2)
			s.putBall(k, solid.Solid{Dist: func(q solid.Vec) float64 { return block(h.in(q.Sub(solid.V(0.05, 0, 0))), c, r) - 0.012 }}, solid.V(0.05, 0, 0).Add(h.out(c)), r.Len()+0.03)
		}
		box(pad, -0.24, 0.24, -0.30, 0.20, 0.34, 0.42)
		box(pad, -0.21, 0.21, 0.21, 0.29, 0.40, 1.20)
		box(pad, -0.13, 0.13, 0.19, 0.27, 1.22, 1.42)
		box(frame, -0.29, -0.25, -0.30, 0.26, 0.30, 0.64)
		box(frame, 0.25, 0.29, -0.30, 0.26, 0.30, 0.64)
		box(frame, -0.18, 0.18, 0.30, 0.38, 0.34, 1.36)
		s.veils = append(s.veils, glow(solid.V(0.30, 0.1, 0.62), 0.03, solid.RGB(2.6, 0.3, 0.2)))
		s.parked = true
		s.craft("viper-ii", solid.V(3.2, 7, 2.6), 2.4, 140, -28, 60)
		s.veils = append(s.veils, blast(solid.V(2.9, 6.6, 2.7), 0.75, 0.85, 5), blast(solid.V(2.2, 6.4, 3.0), 0.7, 0.12, 8))
		s.rocks(18, 99, 3, 9, 0.10, metal(0x6a6e74, 0.5))
		return s
	},
}
