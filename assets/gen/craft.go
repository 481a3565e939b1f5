package main

import "math"

// craft puts a miniature on the stage as a body, its box of the given size around a place. yaw turns its bow from away to the left,
// pitch lifts the bow, roll dips its right side, all in degrees.
func (s *stage) craft(name string, at vec, size, yaw, pitch, roll float64) {
	m := models[name]()
	parts := m.near(-9, -9, 9, 9, 0)
	k := size / 2
	sy, cy := math.Sincos(yaw * math.Pi / 180)
	sp, cp := math.Sincos(pitch * math.Pi / 180)
	sr, cr := math.Sincos(roll * math.Pi / 180)
	local := func(p vec) vec { return into(p, sy, cy, sp, cp, sr, cr) }
	paint := &stuff{color: rgb{0.4, 0.4, 0.4}, gloss: 0.4}
	paint.paint = func(p, n vec, f *surface) {
		q := local(p.sub(at)).mul(1 / k)
		skin := m.skinAt(parts, q)
		sk := &m.skins[skin]
		sp := spot{p: m.mirror.fold(q), raw: q, n: local(n), skin: skin, color: sk.color, gloss: sk.gloss, light: sk.light, open: 1}
		_, tone, ink := sk.panels.at(sp.p, m.seed+skin*101, 0.009)
		sp.color = sp.color.mul((1 + tone) * (0.86 + 0.24*cloud(q.x*5+3, q.y*3, m.seed+40)))
		if m.paint != nil {
			m.paint(&sp)
		}
		f.color, f.gloss, f.light = sp.color.mul(1-0.6*ink), sp.gloss, sp.light.mul(1.6)
	}
	s.putBall(paint, solid{dist: func(p vec) float64 {
		return m.dist(parts, local(p.sub(at)).mul(1/k)) * k * 0.9
	}}, at, size*0.74)
	for _, e := range m.jets {
		if s.parked {
			break
		}
		sides := []float64{1}
		if m.mirror != noMirror && math.Abs(e.x) > 1e-6 {
			sides = []float64{1, -1}
		}
		for _, side := range sides {
			z := 0.06
			tail := outOf(vec{e.x * side, e.y - 0.05, z}.mul(k), sy, cy, sp, cp, sr, cr).add(at)
			end := outOf(vec{e.x * side, e.y - 0.05 - e.long*1.9, z}.mul(k), sy, cy, sp, cp, sr, cr).add(at)
			s.veils = append(s.veils, streak(end, tail, e.r*k*0.55, e.light.mul(0.45)), glow(tail, e.r*k*0.8, e.light.mul(0.9).add(rgb{0.1, 0.1, 0.1})))
		}
	}
}

// into turns a direction of the stage into one of a craft, outOf the other way.
func into(p vec, sy, cy, sp, cp, sr, cr float64) vec {
	p = vec{p.x*cy + p.y*sy, -p.x*sy + p.y*cy, p.z}
	p = vec{p.x, p.y*cp + p.z*sp, -p.y*sp + p.z*cp}
	return vec{p.x*cr - p.z*sr, p.y, p.x*sr + p.z*cr}
}

func outOf(p vec, sy, cy, sp, cp, sr, cr float64) vec {
	p = vec{p.x*cr + p.z*sr, p.y, -p.x*sr + p.z*cr}
	p = vec{p.x, p.y*cp - p.z*sp, p.y*sp + p.z*cp}
	return vec{p.x*cy - p.y*sy, p.x*sy + p.y*cy, p.z}
}

// space is a sky of stars and nebula in two colours.
func space(one, two rgb, seed int) func(x, y float64, d vec) rgb {
	return func(x, y float64, d vec) rgb {
		u, v := x*2.1+11, y*2.1+11
		wx, wy := cloud(u, v, seed)-0.5, cloud(u+5, v+9, seed+3)-0.5
		n := cloud(u+2.2*wx, v+2.2*wy, seed+6)
		m := cloud(u*0.7-1.5*wy+4, v*0.7+1.5*wx, seed+9)
		c := rgb{0.004, 0.006, 0.011}
		c = c.add(one.mul(0.75 * math.Pow(smooth(0.40, 0.88, n), 1.6)))
		c = c.add(two.mul(0.75 * math.Pow(smooth(0.42, 0.8, m), 2)))
		c = c.mul(1 - 0.55*smooth(0.5, 0.7, cloud(u*1.7+wx, v*1.7+3, seed+13)))
		for i, size := range [2]float64{95, 34} {
			gx, gy := math.Floor(x*size), math.Floor(y*size)
			h := hash(int(gx), int(gy), seed+20+i)
			if h > 0.86 {
				a, b := hash(int(gx), int(gy), seed+30), hash(int(gx), int(gy), seed+31)
				r := math.Hypot(x*size-gx-0.3-0.4*a, y*size-gy-0.3-0.4*b) / size
				light := (h - 0.86) / 0.14
				c = c.add(rgb{0.8, 0.9, 1}.mul(light * light * math.Exp(-r*r*9e5/float64(1+i*i*3)) * 0.9))
			}
		}
		return c
	}
}

// orb is a planet in the sky: its middle and radius in the picture, the side the sun is on, its colours.
type orb struct {
	x, y, r   float64
	sun       vec // x right, y up, z to the eye
	land, sea rgb
	air       rgb
	bands     float64 // of a gas giant
	craters   float64
	seed      int
	ring      bool
	glow      rgb // of its dark side
}

// planet lays an orb over a sky.
func planet(sky func(x, y float64, d vec) rgb, w orb) func(x, y float64, d vec) rgb {
	w.sun = w.sun.unit()
	return func(x, y float64, d vec) rgb {
		c := sky(x, y, d)
		px, py := (x-w.x)/w.r, (y-w.y)/w.r
		rr := px*px + py*py
		if rr < 1 {
			n := vec{px, py, math.Sqrt(1 - rr)}
			u, v, q := n.x*2.2+float64(w.seed), n.y*2.2+7, n.z*2.2
			wx := cloud(u+q, v-q, w.seed) - 0.5
			t := cloud(u+q*0.7+1.3*wx, v+q*0.5+1.3*wx, w.seed+1)
			if w.bands > 0 {
				tilt := n.y + 0.22*n.x
				t = 0.5 + 0.32*math.Sin(tilt*w.bands+2.2*(cloud(u*0.6, tilt*w.bands*0.6+3, w.seed+2)-0.5)*3) + 0.35*(cloud(u*1.3+4*wx, tilt*9, w.seed+4)-0.5)
			}
			col := w.sea.mix(w.land, smooth(0.42, 0.60, t))
			col = col.mul(0.72 + 0.56*cloud(u*3+q, v*3, w.seed+5))
			if w.craters > 0 {
				for i := range 26 {
					a := vec{hash(i, 1, w.seed)*2 - 1, hash(i, 2, w.seed)*2 - 1, 0.2 + 0.8*hash(i, 3, w.seed)}.unit()
					size := 0.06 + 0.18*hash(i, 4, w.seed)*hash(i, 5, w.seed)
					e := n.sub(a)
					k := e.len() / size
					if k < 1.25 {
						n = n.add(e.unit().mul(w.craters * 0.6 * (smooth(0.35, 0.85, k) - 2.2*smooth(0.85, 1.2, k)*smooth(1.25, 1.15, k)))).unit()
						col = col.mul(0.86 + 0.14*smooth(0, 0.9, k))
					}
				}
			}
			rough := (cloud(u*7+q*5, v*7+q*3, w.seed+6) - 0.5) * 0.5
			day := n.dot(w.sun) + rough*0.18*(1-min(1, w.bands))
			lit := smooth(-0.08, 0.75, day)
			g := rgb{col.r, col.g, col.b}.mul(1.05 * lit).add(w.glow.mul(smooth(0.5, 0.75, cloud(u*2.4+q, v*2.4, w.seed+8))))
			edge := math.Pow(1-n.z, 3)
			g = g.add(w.air.mul(edge * smooth(-0.35, 0.6, n.dot(w.sun)) * 0.8)).add(w.air.mul(0.05 * lit))
			cover := smooth(1, 0.985, math.Sqrt(rr))
			c = c.mix(g, cover)
		}
		out := math.Sqrt(rr) - 1
		if out > -0.02 {
			face := (px*w.sun.x + py*w.sun.y) / max(1e-6, math.Sqrt(rr))
			c = c.add(w.air.mul(math.Exp(-max(0, out)*16) * 0.3 * smooth(-0.5, 0.8, face)))
		}
		if w.ring {
			qx, qy := px*0.94+py*0.34, (py*0.94-px*0.34)/0.24
			rd := math.Hypot(qx, qy)
			behind := qy > 0 && rr < 1
			if rd > 1.3 && rd < 2.3 && !behind {
				a := smooth(1.3, 1.36, rd) * smooth(2.3, 2.2, rd) * (0.35 + 0.65*noise(rd*26, 1, w.seed)) * 0.8
				c = c.mix(w.land.mul(1.1), a*0.75)
			}
		}
		return c
	}
}

// star lays a sun over a sky.
func star(sky func(x, y float64, d vec) rgb, x0, y0, r float64, light rgb) func(x, y float64, d vec) rgb {
	return func(x, y float64, d vec) rgb {
		q := math.Hypot(x-x0, y-y0) / r
		c := sky(x, y, d)
		a := math.Atan2(y-y0, x-x0)
		ray := 0.75 + 0.5*noise(a*4+30, 2, 3)
		return c.add(light.mul(3*smooth(1.05, 0.9, q) + 0.9*math.Exp(-q*0.8)*ray + 0.25/(1+q*q*0.3)))
	}
}
