package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
)

// block returns the distance from q to a box around c with the half sizes h.
func block(q, c, h solid.Vec) float64 {
	x, y, z := math.Abs(q.X-c.X)-h.X, math.Abs(q.Y-c.Y)-h.Y, math.Abs(q.Z-c.Z)-h.Z
	return math.Sqrt(max(x, 0)*max(x, 0)+max(y, 0)*max(y, 0)+max(z, 0)*max(z, 0)) + min(0, max(x, y, z))
}

// demetrius puts the freighter on the stage: a spine of girders with hoppers on both sides, a block with crew quarters and the bridge at the
// bow, and two engines at the stern. It is 2*k long.
func demetrius(s *set.Stage, at solid.Vec, k, yaw, pitch, roll float64) {
	h := set.Headed(yaw, pitch, roll)
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
		add(max(bell, math.Abs(q.Y+0.98)-0.09, -(bell+0.02)*cutAbove(-0.99-q.Y)), engine)
		return best, what
	}
	paint := &set.Material{Gloss: 0.35}
	rust, gray, ochre := solid.Hex(0x5c4636), solid.Hex(0x858b90), solid.Hex(0x8e6f3c)
	paint.Paint = func(p, n solid.Vec, f *set.Surface) {
		q := h.In(p.Sub(at)).Mul(1 / k)
		_, what := shape(q)
		c := gray.Mul(0.55)
		switch what {
		case hopper:
			c = []solid.Color{rust, ochre, rust.Mul(1.35), gray.Mul(0.4)}[int(4*solid.Hash(int(math.Floor((q.Y+10.36)/0.36)), int(math.Copysign(1, q.X))+3, 5))]
			c = c.Mix(rust.Mul(0.5), 0.7*solid.Smooth(0.5, 0.75, solid.Cloud(q.X*14+30, q.Z*9+q.Y*11+30, 9)))
		case crew:
			c = gray
			if q.Z > 0.19 && q.Y > 0.55 && math.Abs(q.Z-0.255) < 0.018 { // the windows of the bridge
				f.Light = solid.RGB(1.5, 1.1, 0.5)
			} else if math.Abs(q.Z-0.06) < 0.012 && solid.Hash(int(math.Floor(q.Y*40)), int(math.Floor(q.X*40)), 8) > 0.55 {
				f.Light = solid.RGB(1.2, 0.9, 0.45)
			}
			if math.Abs(q.Y-0.56) < 0.03 {
				c = ochre
			}
		case engine:
			c = gray.Mul(0.5)
		}
		seam := min(math.Abs(math.Mod(q.Y*14+50, 1)-0.5), math.Abs(math.Mod(q.Z*22+q.X*7+50, 1)-0.5))
		f.Color = c.Mul((0.6 + 0.7*solid.Cloud(q.X*9+q.Z*5+30, q.Y*7+30, 4)) * (0.6 + 0.4*solid.Smooth(0.03, 0.10, seam)))
		f.Gloss = 0.35
	}
	s.PutBall(paint, solid.Solid{Dist: func(p solid.Vec) float64 {
		d, _ := shape(h.In(p.Sub(at)).Mul(1 / k))
		return d * k * 0.75
	}}, at, k*1.12)
	for _, x := range []float64{-0.13, 0.13} {
		tail, end := h.Out(solid.V(x, -1.04, 0).Mul(k)).Add(at), h.Out(solid.V(x, -1.7, 0).Mul(k)).Add(at)
		s.Effects = append(s.Effects, set.Streak(end, tail, 0.055*k, set.Amber.Mul(0.28)), set.Glow(tail, 0.085*k, set.Amber.Mul(0.7)))
	}
}

// cutAbove returns 1 for x above 0 and -9 otherwise. As a factor of a cut it makes the cut work only where x is above 0.
func cutAbove(x float64) float64 {
	if x > 0 {
		return 1
	}
	return -9
}

// hole returns a sky with a black hole in front of it, with a ring of glowing matter seen nearly from the side.
func hole(sky set.Sky, x0, y0, r float64, light solid.Color) set.Sky {
	return func(x, y float64, d solid.Vec) solid.Color {
		px, py := (x-x0)/r, (y-y0)/r
		px, py = px*0.96-py*0.28, py*0.96+px*0.28
		q := math.Hypot(px, py)
		// The hole bends the light of what is behind it.
		bend := 1 - 0.75/max(1, q*q)
		c := sky(x0+(x-x0)*bend, y0+(y-y0)*bend, d).Mul(solid.Smooth(0.9, 1.6, q))
		a := math.Atan2(py, px)
		halo := math.Exp(-math.Pow((q-1.12)*8, 2))*0.9 + 0.30*math.Exp(-max(0, q-1.1)*1.6)*solid.Smooth(0.95, 1.15, q)
		c = c.Add(light.Mul(halo * (0.75 + 0.25*math.Sin(a+2.2))))
		// The flat ring passes in front of the lower half.
		rx, ry := px, py/0.15
		rr := math.Hypot(rx, ry)
		if py < 0.02 || q > 1 {
			swirl := solid.Noise(rr*5+20, 3, 7)*0.6 + 0.4*solid.Noise(rr*17+20, math.Atan2(ry, rx)*2+9, 9)
			c = c.Add(light.Mul(2.4 * solid.Smooth(1.1, 1.5, rr) * math.Exp(-max(0, rr-1.4)*0.85) * swirl * (1 + 0.45*px/max(0.1, rr))))
		}
		return c
	}
}

// grayEarth returns a sky with Earth as the fleet finds it: a dead planet under clouds of ash, lit from the left.
func grayEarth(sky set.Sky, x, y, r float64) set.Sky {
	w := set.Orb{X: x, Y: y, R: r, Sun: solid.V(-0.62, 0.45, 0.35), Land: solid.Hex(0x8c8a84), Sea: solid.Hex(0x3c4248), Air: solid.RGB(0.34, 0.36, 0.38), Seed: 47}
	ball := set.Planet(sky, w)
	sun := w.Sun.Unit()
	return func(px, py float64, d solid.Vec) solid.Color {
		c := ball(px, py, d)
		u, v := (px-x)/r, (py-y)/r
		if q := u*u + v*v; q < 1 {
			n := solid.V(u, v, math.Sqrt(1-q))
			day := solid.Smooth(-0.05, 0.7, n.Dot(sun))
			wx := solid.Cloud(u*2+9, v*2+9, 3) - 0.5
			dust := solid.Smooth(0.50, 0.74, solid.Cloud(u*3.1+20+2.4*wx, v*6.0+20+1.6*wx, 13)) // clouds of ash
			c = c.Mix(solid.RGB(0.36, 0.34, 0.31).Mul(day), 0.75*dust)
		}
		return c
	}
}

// colony puts the home of Cavil's Cylons on the stage: a dark core in a nest of curved arms, with red lights in the seams.
func colony(s *set.Stage, at solid.Vec, k float64) {
	type arm struct{ r []rod }
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
			arms[i].r = append(arms[i].r, rod{last, next, 0.115 * (1.1 - 0.85*(t-1.0/6)), 0.115 * (1.1 - 0.85*t)})
			last = next
		}
	}
	tilt := set.Headed(24, -34, 12)
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
	skin := &set.Material{Gloss: 0.6}
	skin.Paint = func(p, n solid.Vec, f *set.Surface) {
		q := tilt.In(p.Sub(at)).Mul(1 / k)
		r := q.Len()
		rib := math.Abs(math.Mod(r*17+30, 1) - 0.5)
		f.Color = solid.Hex(0x565058).Mul((0.5 + 0.8*solid.Cloud(q.X*8+30, q.Y*8+q.Z*5+30, 6)) * (0.45 + 0.55*solid.Smooth(0.06, 0.16, rib)))
		f.Gloss = 0.6
		if rib < 0.07 && solid.Hash(int(math.Floor(q.X*26)), int(math.Floor(q.Y*26)), 5) > 0.5 {
			f.Light = solid.RGB(1.6, 0.16, 0.10)
		}
		if r < 0.42 && math.Abs(math.Mod(math.Atan2(q.Y, q.X)*4+30, 1)-0.5) < 0.08 {
			f.Light = solid.RGB(2.0, 0.28, 0.14)
		}
	}
	s.PutBall(skin, solid.Solid{Dist: func(p solid.Vec) float64 { return shape(tilt.In(p.Sub(at)).Mul(1/k)) * k * 0.7 }}, at, k*1.25)
}

// hub puts the resurrection hub on the stage: a spindle with five wheels, whole or broken in two.
func hub(s *set.Stage, at solid.Vec, k float64, broken bool) {
	tilt := set.Headed(0, 0, 24)
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
	skin := &set.Material{Gloss: 0.5}
	skin.Paint = func(p, n solid.Vec, f *set.Surface) {
		q := tilt.In(p.Sub(at)).Mul(1 / k)
		a := math.Atan2(q.Y, q.X)
		f.Color = solid.Hex(0x5c5864).Mul(0.5 + 0.8*solid.Cloud(q.X*9+30, q.Z*9+30, 6))
		f.Gloss = 0.5
		if solid.Hash(int(math.Floor(a*14)), int(math.Floor(q.Z*24)), 5) > 0.72 && math.Abs(n.Z) < 0.8 {
			f.Light = solid.RGB(0.9, 0.55, 1.2)
			if broken {
				f.Light = solid.Color{}
			}
		}
	}
	s.PutBall(skin, solid.Solid{Dist: func(p solid.Vec) float64 { return shape(tilt.In(p.Sub(at)).Mul(1/k)) * k * 0.6 }}, at, k*1.3)
}

// pods puts the missile launchers of an assault raptor on the stage, for a raptor with the same arguments.
func pods(s *set.Stage, at solid.Vec, size, yaw, pitch, roll float64) {
	h := set.Headed(yaw, pitch, roll)
	k := size / 2
	steel, red := set.Metal(0x6c737a, 0.6), set.Metal(0x9c2018, 0.4)
	for _, x := range []float64{-0.62, 0.62} {
		for i := range 4 {
			o := solid.V(x+0.085*float64(i%2)*math.Copysign(1, x), 0, -0.16-0.085*float64(i/2))
			a, b := h.Out(o.Add(solid.V(0, -0.32, 0)).Mul(k)).Add(at), h.Out(o.Add(solid.V(0, 0.42, 0)).Mul(k)).Add(at)
			c := h.Out(o.Add(solid.V(0, 0.50, 0)).Mul(k)).Add(at)
			s.Put(steel, solid.Rod(a, b, 0.042*k, 0.042*k))
			s.Put(red, solid.Rod(b, c, 0.036*k, 0.012*k))
		}
	}
}

// salvo puts a missile on the stage that has flown past mid and is at to, with its trail.
func salvo(s *set.Stage, from, mid, to solid.Vec, w float64) {
	smoke := solid.RGB(0.42, 0.27, 0.16)
	s.Effects = append(s.Effects, set.Streak(from, mid, w*0.8, smoke.Mul(0.7)), set.Streak(mid, to, w, smoke), set.Glow(to, w*3.2, solid.RGB(2.6, 1.5, 0.7)))
	s.Put(set.Metal(0xb8bec4, 0.5), solid.Rod(to, to.Add(to.Sub(mid).Unit().Mul(0.24)), w*0.9, w*0.3))
}

// daybreakSpace are the pictures of Daybreak in space.
var daybreakSpace = map[string]func() *set.Stage{
	// The freighter that searches for Earth.
	"demetrius": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.Planet(set.Star(set.TealSky(502), -0.52, 0.26, 0.035, solid.RGB(1.4, 1.3, 1.1)), set.Orb{X: 0.58, Y: 0.26, R: 0.20, Sun: solid.V(-0.8, 0.3, 0.2), Land: solid.Hex(0x8a7a9a), Sea: solid.Hex(0x3a4a6a), Air: solid.RGB(0.4, 0.45, 0.9), Seed: 15, Ring: true}), set.FromLeft, set.Sunlight.Mul(0.62))
		s.Lamps = []set.Lamp{{At: solid.V(6, -8, -2), Light: set.Cold.Mul(9)}}
		demetrius(s, solid.V(0.05, -3.4, 0.25), 2.35, 238, -8, -16)
		s.Craft("viper-ii", solid.V(-2.1, -4.6, 1.15), 0.66, 238, -6, -20)
		return s
	},
	// The planet that the fleet has been looking for.
	"earth": func() *set.Stage {
		s := set.OpenSpace(set.Pale, grayEarth(set.Planet(set.BlackSky(510), set.Orb{X: 0.66, Y: 0.30, R: 0.075, Sun: solid.V(-0.62, 0.45, 0.35), Land: solid.Hex(0xa0a0a0), Sea: solid.Hex(0x6a6a6e), Air: solid.RGB(0.03, 0.03, 0.03), Seed: 57, Craters: 0.7}), 0.06, -0.46, 0.74), set.FromLeft, set.Sunlight)
		s.Eye = solid.V(0, -10, 1.3)
		s.Craft("galactica", solid.V(-2.6, 0.5, 1.10), 2.6, 296, 4, 0)
		for i, n := range []string{"civilian-ring", "civilian-liner", "civilian-dome"} {
			s.Craft(n, solid.V([]float64{-0.9, -1.0, 0.1}[i], 0.5+float64(i), []float64{1.55, 0.75, 1.25}[i]), 0.62, 296, 4, 0)
		}
		return s
	},
	// A basestar among the ships that it used to hunt.
	"rebel-basestar": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.BlueSky(517), set.FromLeft, set.Sunlight)
		s.Eye = solid.V(0, -10, 1.9)
		s.Lamps = []set.Lamp{{At: solid.V(-7, -9, 5), Light: set.Cold.Mul(46)}, {At: solid.V(8, -7, -3), Light: set.Alarm.Mul(26)}}
		s.Craft("basestar", solid.V(1.2, 1.2, 0.9), 7.2, 24, -34, 6)
		s.Craft("galactica", solid.V(-3.6, 1.5, 0.4), 5.0, 292, 6, 2)
		for i, n := range []string{"civilian-dome", "civilian-liner", "civilian-ring", "civilian-tanker"} {
			s.Craft(n, []solid.Vec{solid.V(-1.3, -4.8, -0.05), solid.V(1.5, -5.0, 0.0), solid.V(3.6, -1.0, 0.1), solid.V(-4.6, 5, 2.6)}[i], 1.1, 300, 8, 0)
		}
		for i := range 3 {
			s.Craft("viper-vii", solid.V(-0.7+0.42*float64(i), -5.6, 0.95+0.18*float64(i)), 0.42, 62, 6, 14)
		}
		return s
	},
	// One basestar fires on another.
	"civil-war": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, set.VioletSky(523), set.FromLeft, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(-9, -9, 5), Light: set.Cold.Mul(60)}, {At: solid.V(9, -9, 5), Light: set.Alarm.Mul(50)}}
		s.Craft("basestar", solid.V(-2.7, 1.0, 0.5), 6.2, 16, -30, 14)
		s.Craft("basestar", solid.V(3.3, 3.4, 1.6), 6.2, 40, -38, -12)
		for i := range 6 {
			from := solid.V(-1.5+0.3*float64(i%3), -0.2, 0.5+0.25*float64(i/3))
			to := solid.V(1.9+0.5*solid.Hash(i, 1, 6), 1.4, 1.0+0.9*solid.Hash(i, 2, 6))
			s.Effects = append(s.Effects, set.Streak(from, to, 0.02, solid.RGB(1.0, 0.55, 0.25)), set.Glow(to, 0.08, solid.RGB(2.4, 1.5, 0.8)))
		}
		s.Effects = append(s.Effects, set.Blast(solid.V(2.6, 1.9, 1.5), 1.0, 0.95, 4), set.Blast(solid.V(3.9, 2.4, 0.9), 0.55, 0.9, 9), set.Blast(solid.V(-3.6, -0.4, 0.9), 0.5, 0.9, 12))
		for i := range 8 {
			s.Craft("raider", solid.V(-3.6+0.95*float64(i), -4.6+1.6*solid.Hash(i, 2, 3), -0.75+1.1*solid.Hash(i, 1, 3)), 0.72, []float64{95, 262}[i%2], 0, 40*(solid.Hash(i, 5, 3)-0.5))
		}
		return s
	},
	// At the edge of a black hole.
	"event-horizon": func() *set.Stage {
		s := set.OpenSpace(set.Amber, hole(set.AmberSky(531), 0.16, 0.05, 0.20, solid.RGB(1.5, 0.85, 0.38)), set.FromFar, set.RedSun)
		s.Lamps = []set.Lamp{{At: solid.V(3, -8, 3), Light: set.Amber.Mul(14)}, {At: solid.V(-5, -9, 3), Light: set.Cold.Mul(10)}}
		s.Craft("raptor", solid.V(-1.35, -5, 0.15), 2.1, 338, 14, -12)
		s.Craft("viper-ii", solid.V(1.75, -4.6, -0.15), 1.1, 20, 12, 30)
		s.Rocks(40, 93, -4, 16, 0.30, set.Stone(0x8a6a50))
		for i := range 26 { // dust that falls into the hole
			a := 6.28 * solid.Hash(i, 1, 5)
			r := 1.6 + 3.2*solid.Hash(i, 2, 5)
			p := solid.V(1.6+r*math.Cos(a), 0, 1.4+0.5*r*math.Sin(a))
			q := solid.V(1.6+0.86*r*math.Cos(a+0.16), 0, 1.4+0.43*r*math.Sin(a+0.16))
			s.Effects = append(s.Effects, set.Streak(p, q, 0.012, solid.RGB(0.9, 0.55, 0.28).Mul(0.5)))
		}
		return s
	},
	// The crew leaves the old ship, and its lights go out.
	"leaving": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Planet(set.VioletSky(537), set.Orb{X: -0.66, Y: -0.50, R: 0.42, Sun: solid.V(0.6, 0.6, 0.1), Land: solid.Hex(0x6a5a7a), Sea: solid.Hex(0x2a2a44), Air: solid.RGB(0.5, 0.35, 0.9), Seed: 23}), set.FromRight, set.Sunlight.Mul(0.75))
		s.Eye = solid.V(0, -10, 1.7)
		s.Parked = true
		s.Craft("galactica", solid.V(-0.8, 0.6, 0.75), 7.8, 288, 8, 12)
		s.Effects = append(s.Effects, set.Blast(solid.V(-2.6, -0.6, 1.0), 0.4, 0.35, 6), set.Blast(solid.V(0.9, -0.6, 0.7), 0.3, 0.5, 9))
		s.Parked = false
		for i := range 4 {
			t := float64(i)
			at := solid.V(0.75+0.62*t, -2.6-0.85*t, 0.50-0.20*t+0.16*float64(i%2))
			s.Craft("raptor", at, 0.72+0.05*t, 212+10*solid.Hash(i, 2, 4), -6, 14*(solid.Hash(i, 3, 4)-0.5))
		}
		s.Lamps = []set.Lamp{{At: solid.V(5, -9, 4), Light: set.Cold.Mul(26)}, {At: solid.V(-4, -7, 4), Light: set.Dusk.Mul(16)}}
		return s
	},
	// The assault raptor fires all its missiles.
	"assault-raptor": func() *set.Stage {
		s := set.OpenSpace(set.Amber, set.RedSky(541), set.FromLeft, set.Sunlight)
		s.Lamps = []set.Lamp{{At: solid.V(-4, -10, 4), Light: set.Pale.Mul(16)}}
		at := solid.V(-1.0, -5.0, 0.20)
		s.Craft("raptor", at, 2.5, 322, 16, -16)
		pods(s, at, 2.5, 322, 16, -16)
		h := set.Headed(322, 16, -16)
		for i := range 8 {
			x := []float64{-0.62, 0.62}[i%2]
			from := h.Out(solid.V(x, 0.5, -0.2).Mul(1.35)).Add(at)
			mid := h.Out(solid.V(x*1.3+0.5*(solid.Hash(i, 1, 8)-0.5), 1.5+0.5*solid.Hash(i, 2, 8), 0.1*solid.Hash(i, 3, 8)).Mul(1.35)).Add(at)
			to := h.Out(solid.V(x*1.7+1.1*(solid.Hash(i, 4, 8)-0.5), 2.2+1.6*solid.Hash(i, 5, 8), 0.3+0.5*solid.Hash(i, 6, 8)).Mul(1.35)).Add(at)
			salvo(s, from, mid, to, 0.034)
		}
		for i, p := range []solid.Vec{solid.V(3.4, 1.6, 1.7), solid.V(4.7, 3.4, 0.7), solid.V(2.6, 5.2, 3.1)} {
			s.Craft("raider", p, 1.5, 205, -14, 20*float64(i-1))
		}
		s.Effects = append(s.Effects, set.Blast(solid.V(3.5, 1.3, 1.6), 0.6, 0.9, 6))
		return s
	},
	// The place where the child is held.
	"colony": func() *set.Stage {
		s := set.OpenSpace(set.Alarm, hole(set.RedSky(547), -0.56, 0.22, 0.09, solid.RGB(1.5, 0.6, 0.3)), set.FromRight, solid.RGB(2.4, 1.3, 1.0))
		s.Lamps = []set.Lamp{{At: solid.V(-8, -9, 5), Light: set.Cold.Mul(60)}, {At: solid.V(7, -8, -3), Light: set.Alarm.Mul(34)}}
		colony(s, solid.V(0.55, 1.0, 0.55), 3.0)
		s.Rocks(26, 95, -3, 14, 0.5, set.Stone(0x6a5650))
		s.Craft("galactica", solid.V(-3.0, -3.0, 0.05), 2.4, 62, 4, 0)
		return s
	},
	// The resurrection hub explodes.
	"hub": func() *set.Stage {
		s := set.OpenSpace(set.Dusk, set.VioletSky(553), set.FromLeft, solid.RGB(1.7, 1.4, 1.9))
		s.Lamps = []set.Lamp{{At: solid.V(-7, -9, 4), Light: set.Cold.Mul(44)}, {At: solid.V(2, -2.2, 1.2), Light: solid.RGB(3, 1.0, 0.3).Mul(1.6)}}
		hub(s, solid.V(0.45, 0.5, 0.75), 2.7, false)
		s.Craft("basestar", solid.V(-4.6, 8, 2.6), 4.6, 30, -34, 8)
		for i, at := range []solid.Vec{solid.V(1.1, -1.4, 0.9), solid.V(-0.1, -1.3, 0.1), solid.V(1.4, -0.9, 2.2), solid.V(-0.6, -1.2, 1.5), solid.V(2.3, -0.8, 0.1)} {
			s.Effects = append(s.Effects, set.Blast(at, []float64{0.80, 0.42, 0.45, 0.32, 0.40}[i], 0.9, 4+3*i))
		}
		for i := range 16 {
			a := 6.28 * float64(i) / 16
			d := solid.V(math.Cos(a), -0.2, math.Sin(a))
			c := solid.V(0.9, -1.4, 0.9)
			s.Effects = append(s.Effects, set.Streak(c.Add(d.Mul(0.9)), c.Add(d.Mul(1.3+1.1*solid.Hash(i, 1, 7))), 0.014, set.Warm.Mul(0.7)))
		}
		for i := range 3 {
			s.Craft("viper-vii", solid.V(-2.7+0.55*float64(i), -5.2, -0.35+0.16*float64(i)), 0.66, 305, 6, 16)
		}
		return s
	},
	// The remains of the hub.
	"hub-wreck": func() *set.Stage {
		s := set.OpenSpace(set.Pale, set.Nebula(solid.RGB(0.10, 0.05, 0.14), solid.RGB(0.03, 0.07, 0.12), 559), set.FromRight, solid.RGB(2.6, 2.5, 2.6))
		s.Lamps = []set.Lamp{{At: solid.V(-7, -9, 4), Light: set.Teal.Mul(60)}, {At: solid.V(5, -9, 2), Light: set.Pale.Mul(26)}}
		hub(s, solid.V(0.0, 0.2, 0.7), 2.7, true)
		s.Rocks(46, 97, -4, 6, 0.13, set.Metal(0x6a686e, 0.5))
		s.Effects = append(s.Effects, set.Glow(solid.V(0.1, -0.4, 1.2), 0.10, solid.RGB(1.6, 0.5, 0.2)), set.Blast(solid.V(0.5, -0.3, 1.4), 0.6, 0.15, 5))
		return s
	},
	// A pilot wakes up in his seat, alone in space.
	"ejected": func() *set.Stage {
		s := set.OpenSpace(set.Cold, set.Planet(set.BlueSky(563), set.Orb{X: -0.50, Y: -0.42, R: 0.46, Sun: solid.V(0.7, 0.5, 0.2), Land: solid.Hex(0x5a7a8a), Sea: solid.Hex(0x1c3a5c), Air: solid.RGB(0.25, 0.6, 1.0), Seed: 33}), set.FromRight, set.Sunlight.Mul(0.6))
		s.CloseUp(solid.V(0.5, -3.4, 1.0), solid.V(-0.02, 0, 1.02), 1.75, set.Pale)
		p := figure.Sitting
		p.Lean, p.Nod, p.Look = 0, -2, 14
		p.Left, p.Right = figure.Hand{At: solid.V(0.30, -0.34, 0.80), Grip: figure.Spread, Palm: solid.V(0, 0, -1)}, figure.Hand{At: solid.V(-0.34, -0.20, 1.02), Grip: figure.Spread, Palm: solid.V(0.2, -1, 0)}
		who := character("brendan-hot-dog-costanza")
		who.Wears = nil
		f := figure.New(who, p, solid.V(0.05, 0, 0), 24)
		s.Cast(f)
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
		white := set.Metal(0xc8ccd0, 0.7)
		white.Paint = func(q, n solid.Vec, t *set.Surface) {
			if z := q.Z - c.Z; z > 0.085 && z < 0.11 {
				t.Color = solid.Hex(0x2c5c98)
			}
		}
		s.PutBall(white, solid.Solid{Dist: shell}, c, 0.22)
		frame, pad := set.Metal(0x4a5058, 0.6), set.Metal(0x24272b, 0.2)
		h := set.Headed(24, 0, 0)
		box := func(k *set.Material, x0, x1, y0, y1, z0, z1 float64) {
			c, r := solid.V((x0+x1)/2, (y0+y1)/2, (z0+z1)/2), solid.V((x1-x0)/2, (y1-y0)/2, (z1-z0)/2)
			s.PutBall(k, solid.Solid{Dist: func(q solid.Vec) float64 { return block(h.In(q.Sub(solid.V(0.05, 0, 0))), c, r) - 0.012 }}, solid.V(0.05, 0, 0).Add(h.Out(c)), r.Len()+0.03)
		}
		box(pad, -0.24, 0.24, -0.30, 0.20, 0.34, 0.42)
		box(pad, -0.21, 0.21, 0.21, 0.29, 0.40, 1.20)
		box(pad, -0.13, 0.13, 0.19, 0.27, 1.22, 1.42)
		box(frame, -0.29, -0.25, -0.30, 0.26, 0.30, 0.64)
		box(frame, 0.25, 0.29, -0.30, 0.26, 0.30, 0.64)
		box(frame, -0.18, 0.18, 0.30, 0.38, 0.34, 1.36)
		s.Effects = append(s.Effects, set.Glow(solid.V(0.30, 0.1, 0.62), 0.03, solid.RGB(2.6, 0.3, 0.2)))
		s.Parked = true
		s.Craft("viper-ii", solid.V(3.2, 7, 2.6), 2.4, 140, -28, 60)
		s.Effects = append(s.Effects, set.Blast(solid.V(2.9, 6.6, 2.7), 0.75, 0.85, 5), set.Blast(solid.V(2.2, 6.4, 3.0), 0.7, 0.12, 8))
		s.Rocks(18, 99, 3, 9, 0.10, set.Metal(0x6a6e74, 0.5))
		return s
	},
}
