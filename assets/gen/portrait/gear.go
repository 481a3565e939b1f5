package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// gear adds what somebody wears or holds besides the clothes.
func (d *drawing) gear() {
	for _, g := range d.p.Wears {
		switch g {
		case people.Glasses:
			d.glasses()
		case people.Goggles:
			d.goggles()
		case people.Headset:
			d.headset()
		case people.Headband:
			d.headband()
		case people.Earrings:
			both(func(k float64) {
				d.put(ball(solid.V(7.5*k, -5.0, 0.7), solid.V(0.55, 0.7, 0.55)), gold.Mix(ivory, 0.5), metal, 0.8, &d.headTurn)
			})
		case people.Pin:
			d.put(ball(solid.V(-8.2*d.k, -23.5, 10.6), solid.V(0.95, 0.95, 0.4)), gold, metal, 0.8, &d.bodyTurn)
		case people.Scarf:
			d.scarf()
		case people.Cap:
			d.capOn()
		case people.Cigar:
			d.cigar()
		case people.Stethoscope:
			d.stethoscope()
		case people.Mug:
			d.mug()
		case people.Wrench:
			d.wrench()
		case people.Folder:
			d.folder()
		case people.Pen:
			d.pen()
		case people.Helmet:
			d.helmet()
		case people.Hood:
			d.hood()
		case people.Eyepatch:
			d.eyepatch()
		case people.Book:
			d.book()
		case people.Microphone:
			d.microphone()
		case people.Speech:
			d.speech()
		case people.Rifle:
			d.rifle()
		case people.Ball:
			d.ball()
		case people.HelmetOn: // worn by soldiers, who appear in pictures and have no portrait
		case people.Tattoo, people.Scar, people.Bruise, people.Oil: // painted on the skin
		}
	}
}

// put draws a mesh in one color.
func (d *drawing) put(m *mesh, c solid.Color, k kind, shine float64, t *turn) {
	m.look = plain(c, k, shine)
	d.draw(m, t)
}

func thick(r float64) func(float64) float64 { return func(float64) float64 { return r } }

func (d *drawing) glasses() {
	frame := hex(0x1A1A1E)
	both(func(k float64) {
		z := d.skull.on(3.2*k, -0.9, 0).Z + 1.5
		rim := make([]solid.Vec, 0, 17)
		for i := range 17 {
			s, q := math.Sincos(2*math.Pi*float64(i)/16 + 0.4)
			// Squarer than round.
			x, y := math.Copysign(math.Pow(math.Abs(s), 0.7), s)*2.35, math.Copysign(math.Pow(math.Abs(q), 0.7), q)*1.65
			rim = append(rim, solid.V(k*3.25+x, -0.25+y, z-0.10*x*k-0.05*x*x))
		}
		d.put(tube(rim, thick(0.17)), frame, metal, 0.4, &d.headTurn)
		d.put(tube([]solid.Vec{solid.V(5.6*k, 0.4, z-0.6), solid.V(6.9*k, 0.4, z-2.4), solid.V(7.5*k, 0.6, 4), solid.V(7.6*k, 0.9, 0.2)}, thick(0.16)), frame, metal, 0.4, &d.headTurn)
	})
	z := d.skull.on(0, 0.2, 0).Z
	d.put(tube([]solid.Vec{solid.V(-1.0, 0.2, z+0.1), solid.V(0, 0.5, z+0.45), solid.V(1.0, 0.2, z+0.1)}, thick(0.16)), frame, metal, 0.4, &d.headTurn)
}

// girdle returns a point around the head at the given heights at the front and the back.
func (d *drawing) girdle(a, front, back, off float64) solid.Vec {
	s, q := math.Sincos(a)
	return d.skullAt(s, q, solid.Mix(back, front, (1+q)/2), off)
}

// skullAt returns a point at a height, in a direction from the middle, at a distance from the head.
func (d *drawing) skullAt(s, q, y, off float64) solid.Vec {
	r := 8.0
	for range 6 {
		v := solid.V(r*s, y-middle.Y, r*q)
		r *= (d.skull.far(v) + off) / v.Len()
		r = max(r, 0.5)
	}
	return solid.V(r*s, y, middle.Z+r*q)
}

func (d *drawing) goggles() {
	d.strap(5.9, 1.5, 0.75, 1.3, hex(0x2A2018))
	both(func(k float64) {
		c := d.girdle(0.36*k, 6.2, 2, 1.0)
		out := solid.V(c.X*0.08, 0.25, 1).Unit()
		ring := make([]solid.Vec, 17)
		for i := range ring {
			s, q := math.Sincos(2 * math.Pi * float64(i) / 16)
			ring[i] = c.Add(solid.V(2.35*s, 1.75*q, -0.5*s*k))
		}
		d.put(ball(c.Sub(out.Mul(0.3)), solid.V(2.4, 1.8, 1.3)), hex(0x4A3A2A), metal, 0.3, &d.headTurn)
		m := ball(c.Add(out.Mul(0.55)), solid.V(1.95, 1.4, 0.9))
		m.look = func(p solid.Vec, n *solid.Vec) (solid.Color, kind, float64) {
			t := solid.Smooth(-1.2, 1.4, p.Y-c.Y+0.5*(p.X-c.X)*d.k)
			return hex(0x3A1E08).Mix(hex(0xF2A63C), t*t), metal, 0.7
		}
		d.draw(m, &d.headTurn)
		d.put(tube(ring, thick(0.42)), hex(0x8A7448), metal, 0.6, &d.headTurn)
	})
}

// strap draws a flat band around the head.
func (d *drawing) strap(front, back, off, high float64, c solid.Color) {
	m := newMesh(120, 8, true, func(u, v float64) solid.Vec {
		a := (u - 0.5) * 2 * math.Pi
		s, q := math.Sincos(a)
		return d.skullAt(s, q, solid.Mix(back, front, (1+q)/2)+(0.5-v)*high, off+0.12)
	})
	m.thin = true
	d.put(m, c, cloth, 0, &d.headTurn)
}

func (d *drawing) headset() {
	arc := make([]solid.Vec, 15)
	for i := range arc {
		a := math.Pi * (float64(i)/14 - 0.5) * 1.12
		s, q := math.Sincos(a)
		arc[i] = solid.V(8.7*s, 1.2+11.9*q, -0.8)
	}
	dark := hex(0x2A2E36)
	d.put(tube(arc, thick(0.42)), dark, metal, 0.4, &d.headTurn)
	both(func(k float64) {
		d.put(ball(solid.V(8.3*k, -0.6, -0.4), solid.V(1.3, 3.1, 2.6)), dark, metal, 0.3, &d.headTurn)
		d.put(ball(solid.V(9.2*k, -0.6, -0.4), solid.V(0.7, 2.1, 1.8)), hex(0x353B46), cloth, 0.3, &d.headTurn)
		d.put(ball(solid.V(9.9*k, -0.6, -0.4), solid.V(0.25, 0.6, 0.5)), d.rim.Mix(hex(0xFFFFFF), 0.4), glow, 0, &d.headTurn)
	})
	k := -d.k
	boom := []solid.Vec{solid.V(8.9*k, -2.5, 0.6), solid.V(8.4*k, -6.5, 4.5), solid.V(6.2*k, -8.8, 8.6), solid.V(4.2*k, -8.9, 11)}
	d.put(tube(boom, thick(0.24)), dark, metal, 0.4, &d.headTurn)
	d.put(ball(boom[3], solid.V(0.85, 0.6, 0.7)), hex(0x14161A), cloth, 0, &d.headTurn)
}

func (d *drawing) headband() {
	d.strap(8.3, -0.5, 1.75, 1.7, d.rim.Mul(0.55).Mix(hex(0x30302C), 0.35))
}

func (d *drawing) scarf() {
	c := hex(0x8E3A26)
	if d.p.Dress == people.Fatigues {
		c = hex(0x8A7C5A)
	}
	w := d.neckWide()
	for i := range 4 {
		f := float64(i)
		r := 6.9*w + 0.75*f
		m := newMesh(110, 18, true, func(u, v float64) solid.Vec {
			a := (u - 0.5) * 2 * math.Pi
			b := -2 * math.Pi * v
			s, q := math.Sincos(a)
			sb, cb := math.Sincos(b)
			th := 1.15 + 0.35*(solid.Noise(a*1.7+f*9, b, d.seed)-0.5) + 0.22*math.Sin(a*3+f*2.1+2*b)
			y := solid.Mix(-11.6, -14.4, (1+q)/2) - 1.25*f + 0.5*math.Sin(a*2+f*1.3)
			rr := r + th*cb
			return solid.V(rr*s, y-th*sb, -2.0+rr*q)
		})
		m.thin = true
		d.put(m, c.Mul(1-0.06*f), cloth, 0, &d.bodyTurn)
	}
	end := newMesh(24, 40, false, func(u, v float64) solid.Vec {
		x := 3.5*d.k + (u-0.5)*(5+2*v)
		return solid.V(x, -17-15*v, 9.6+5.6*math.Sqrt(v)+0.5*math.Sin(u*11+v*2))
	})
	end.thin = true
	d.put(end, c.Mul(0.95), cloth, 0, &d.bodyTurn)
}

func (d *drawing) capOn() {
	c := hex(0x2A3242)
	m := newMesh(120, 40, true, func(u, v float64) solid.Vec {
		s, q := math.Sincos((u - 0.5) * 2 * math.Pi)
		sf, cf := math.Sincos(v * (1.34 - 0.10*q))
		dir := solid.V(sf*s, cf, sf*q)
		p := middle.Add(dir.Mul(d.skull.far(dir) + 1.15 + 0.25*math.Sin(v*3)))
		p.Y = min(p.Y, 12.4+0.05*p.Z) // flat on top
		return p
	})
	d.put(m, c, cloth, 0, &d.headTurn)
	d.strap(5.6, 3.6, 1.3, 1.5, c.Mul(0.7))
	peak := newMesh(40, 10, false, func(u, v float64) solid.Vec {
		a := (u - 0.5) * 2.1
		p := d.girdle(a, 5.2, 4.0, 1.1)
		return solid.V(p.X, p.Y-1.3*v, p.Z+4.0*v*math.Cos(a*1.3))
	})
	peak.thin = true
	d.put(peak, c.Mul(0.6), cloth, 0.3, &d.headTurn)
	f := d.girdle(0, 7.2, 4, 1.4)
	d.put(ball(f, solid.V(1.0, 1.0, 0.4)), gold, metal, 0.5, &d.headTurn)
}

func (d *drawing) cigar() {
	k := -d.k * 0.9
	a := d.skull.on(1.5*k, -6.9, 0.1)
	b := a.Add(solid.V(2.6*k, -1.3, 5.2))
	d.put(tube([]solid.Vec{a, b}, thick(0.55)), hex(0x6A4526), cloth, 0, &d.headTurn)
	d.put(ball(b, solid.V(0.56, 0.56, 0.5)), hex(0xFF8A3A), glow, 0, &d.headTurn)
}

func (d *drawing) stethoscope() {
	c := hex(0x23272E)
	w := d.neckWide()
	both(func(k float64) {
		p := []solid.Vec{solid.V(3*k, -11.4, -9.6*w), solid.V(7.6*k, -12.6, -5), solid.V(8.8*k, -14.8, 2.6), solid.V(6.6*k, -20, 10.2), solid.V(3.4*k, -27, 13.8), solid.V(1.2*k, -32, 14.6), solid.V(0.2*k, -40, 15)}
		d.put(tube(p, thick(0.48)), c, metal, 0.5, &d.bodyTurn)
	})
	d.put(ball(solid.V(-7.2*d.k, -23.6, 12.2), solid.V(1.9, 1.9, 0.6)), steel, metal, 0.8, &d.bodyTurn)
	d.put(tube([]solid.Vec{solid.V(-7.2*d.k, -23.6, 12.6), solid.V(-8.4*d.k, -20, 10.6), solid.V(-8.6*d.k, -16, 5.6)}, thick(0.4)), c, metal, 0.5, &d.bodyTurn)
}

// fist draws a hand around a rod: the middle, the direction of the rod, and the side on which the fingers show.
func (d *drawing) fist(c, axis, side solid.Vec, r float64) {
	axis = axis.Unit()
	front := side.Cross(axis).Unit()
	side = axis.Cross(front).Unit()
	for i := range 4 {
		o := c.Add(axis.Mul((1.5 - float64(i)) * 1.75))
		w := [4]float64{0.86, 0.92, 0.88, 0.74}[i]
		p := make([]solid.Vec, 6)
		for j := range p {
			s, q := math.Sincos(-1.9 + 0.78*float64(j))
			rr := r + 0.85*w
			p[j] = o.Add(side.Mul(rr * -s)).Add(front.Mul(rr * q)).Add(axis.Mul(0.12 * float64(j)))
		}
		d.put(tube(p, func(t float64) float64 { return w * (1.04 - 0.16*t + 0.10*math.Cos(t*12)) }), d.tones.light, skin, 0, &d.neckTurn)
	}
	// The back of the hand and the thumb.
	back := c.Add(side.Mul(r + 1.6)).Sub(front.Mul(0.8))
	d.put(tube([]solid.Vec{back.Add(axis.Mul(2.5)), back.Add(side.Mul(0.5)), back.Sub(axis.Mul(2.9))}, thick(1.75)), d.tones.light, skin, 0, &d.neckTurn)
	t := c.Add(axis.Mul(3.6))
	d.put(tube([]solid.Vec{back.Add(axis.Mul(1.6)), t.Add(side.Mul(r + 0.6)).Add(front.Mul(0.5)), t.Add(front.Mul(r + 0.9)).Sub(side.Mul(0.4)), t.Add(front.Mul(r * 0.8)).Sub(side.Mul(1.6))}, func(t float64) float64 { return 1.15 - 0.3*t }), d.tones.light, skin, 0, &d.neckTurn)
	// The forearm comes up across the breast from the elbow, which is at the edge of the picture.
	wrist := back.Sub(axis.Mul(1.2)).Add(side.Mul(0.4))
	elbow := solid.V(c.X+math.Copysign(18, side.X), -31.5, c.Z-6)
	d.put(tube([]solid.Vec{wrist, wrist.Mul(0.7).Add(elbow.Mul(0.3))}, func(t float64) float64 { return 2.1 + 0.2*t }), d.tones.light, skin, 0, &d.neckTurn)
	sleeve := hex(d.p.Cloth)
	cuff := sleeve.Mul(1.25)
	switch d.p.Dress {
	case people.Duty:
		sleeve, cuff = hex(0x2B4364), gold.Mul(0.8)
	case people.LabCoat:
		sleeve, cuff = hex(0xB6BCC0), hex(0xC6CCD0)
	case people.Advocate:
		sleeve, cuff = hex(0x24222A), ivory
	case people.DressUniform, people.FlightSuit, people.Overalls, people.Fatigues, people.Tanks, people.Suit, people.Blouse, people.Coat, people.Robe, people.Black, people.Leather, people.Prison, people.Civil, people.Gown:
	}
	from := wrist.Mul(0.88).Add(elbow.Mul(0.12))
	d.put(tube([]solid.Vec{from, from.Mul(0.5).Add(elbow.Mul(0.5)), elbow}, func(t float64) float64 { return 3.1 + 1.6*t + 0.2*math.Sin(t*17) }), sleeve, cloth, 0, &d.neckTurn)
	d.put(tube([]solid.Vec{from, from.Mul(0.93).Add(elbow.Mul(0.07))}, thick(3.35)), cuff, cloth, 0, &d.neckTurn) // the cuff
}

func (d *drawing) mug() {
	k := d.k
	c := solid.V(7.2*k, -20.8, 19)
	m := newMesh(60, 20, true, func(u, v float64) solid.Vec {
		s, q := math.Sincos((u - 0.5) * 2 * math.Pi)
		r := 3.5
		if v < 0.05 {
			r = 3.2
		}
		return solid.V(c.X+r*s, c.Y+4.2-8.4*v, c.Z+r*q+0.35*(c.Y+4.2-8.4*v-c.Y))
	})
	m.thin = true
	d.put(m, hex(0x7E868E), metal, 0.5, &d.neckTurn)
	lip := make([]solid.Vec, 21)
	for i := range lip {
		s, q := math.Sincos(2 * math.Pi * float64(i) / 20)
		lip[i] = solid.V(c.X+3.4*s, c.Y+4.2, c.Z+1.4+3.4*q)
	}
	d.put(tube(lip, thick(0.28)), hex(0xB0B8C0), metal, 0.5, &d.neckTurn)
	d.fist(c.Sub(solid.V(0, 0.6, 0)), solid.V(0, 1, 0.3), solid.V(k, 0, -0.35), 3.4)
}

func (d *drawing) wrench() {
	k := d.k
	a, b := solid.V(-6.5*k, -28, 21), solid.V(-13.4*k, -8.0, 15)
	axis := b.Sub(a).Unit()
	d.put(tube([]solid.Vec{a.Sub(axis.Mul(3)), a.Add(b).Mul(0.5), b}, thick(1.05)), steel, metal, 0.6, &d.neckTurn)
	side := solid.V(axis.Y, -axis.X, 0).Unit()
	d.put(ball(b.Add(axis.Mul(0.8)), solid.V(2.5, 2.5, 1.0)), steel, metal, 0.6, &d.neckTurn)
	both(func(s float64) {
		foot := b.Add(axis.Mul(1.2)).Add(side.Mul(1.8 * s))
		d.put(tube([]solid.Vec{foot, foot.Add(axis.Mul(2.2)).Add(side.Mul(0.5 * s)), foot.Add(axis.Mul(4)).Sub(side.Mul(0.3 * s))}, thick(1.0)), steel, metal, 0.6, &d.neckTurn)
	})
	d.fist(a.Add(axis.Mul(3.8)), axis, solid.V(-k, 0.2, 0.1), 1.1)
}

func (d *drawing) folder() {
	k := -d.k
	at := func(u, v, off float64) solid.Vec { // a board held in front of the breast
		return solid.V(k*3.0+(u-0.5)*17*1.0+1.6*(v-0.5)*k, -20.4-17*v+1.6*(u-0.5)*k, 16.5-1.5*(u-0.5)*k+off)
	}
	m := newMesh(12, 12, false, func(u, v float64) solid.Vec { return at(u, v, 0) })
	m.thin = true
	m.look = func(p solid.Vec, n *solid.Vec) (solid.Color, kind, float64) {
		return hex(0x8A6A42), cloth, 0
	}
	d.draw(m, &d.neckTurn)
	sheet := newMesh(12, 12, false, func(u, v float64) solid.Vec { return at(0.07+0.84*u, -0.05+0.98*v, -0.2) })
	sheet.thin = true
	d.put(sheet, hex(0xD8D4C8), cloth, 0, &d.neckTurn)
	clip := at(0.5, 0.02, 0.5)
	d.put(ball(clip, solid.V(2.2, 0.7, 0.4)), steel, metal, 0.6, &d.neckTurn)
	edge := at(either(k > 0, 1.0, 0.0), 0.42, 0)
	d.fist(edge, solid.V(0.1, 1, 0), solid.V(k, 0, -0.3), 0.9)
}

func (d *drawing) pen() {
	k := d.k
	c := solid.V(9.5*k, -23.5, 17)
	axis := solid.V(-0.35*k, 1, 0.1).Unit()
	d.put(tube([]solid.Vec{c.Sub(axis.Mul(4.5)), c.Add(axis.Mul(6.2))}, func(t float64) float64 { return 0.46 - 0.1*solid.Smooth(0.92, 1, t) }), hex(0x3A4250), metal, 0.7, &d.neckTurn)
	d.fist(c, axis, solid.V(-k, 0, -0.2), 0.5)
}

func (d *drawing) helmet() {
	k := -d.k
	c := solid.V(13*k, -29, 17)
	d.put(ball(c, solid.V(9.5, 9, 9)), hex(0x7A8088), cloth, 0.5, &d.neckTurn)
	d.put(ball(c.Add(solid.V(-2.6*k, 0.5, 2.6)), solid.V(7.0, 5.6, 7.4)), hex(0x1C2C3C), cloth, 0.9, &d.neckTurn)
}

func (d *drawing) hood() {
	c := hex(d.p.Cloth)
	m := newMesh(140, 70, false, func(u, v float64) solid.Vec {
		t := (u - 0.5) * 2 // over the head from one shoulder to the other
		z := solid.Mix(5.6, -12.5, v)
		over := solid.Smooth(0.6, 1, v) // closed behind
		s, q := math.Sincos(solid.Clamp(t/0.55, -1, 1) * 1.75)
		w, y := (10.2-4.5*over*over)*s, 1.8+12.6*q-2.6*over
		if drop := (math.Abs(t) - 0.55) / 0.45; drop > 0 {
			y -= 15.5 * drop
			w += math.Copysign(2.6*drop*drop-1.6*math.Sin(math.Pi*drop), t)
			z += 1.5 * drop * (1 - v)
		}
		fold := 0.4 * math.Sin(9*v+5*math.Abs(t)+0.8*math.Sin(3*t))
		return solid.V(w+math.Copysign(fold*math.Abs(s), t), y+0.5*fold, z-2.2*(1-q)*(1-v))
	})
	m.thin = true
	d.put(m, c, cloth, 0, &d.headTurn)
	edge := make([]solid.Vec, 29)
	for i := range edge {
		edge[i] = m.p[i*139/28]
	}
	d.put(tube(edge, thick(0.42)), gold.Mul(0.8), cloth, 0.2, &d.headTurn)
}

func (d *drawing) eyepatch() {
	k := -d.k
	c := d.skull.on(3.3*k, 0, 0.3)
	d.put(ball(c, solid.V(2.3, 1.9, 0.9)), hex(0x16161A), cloth, 0.2, &d.headTurn)
	d.strap(3.4, 0.8, 0.3, 0.6, hex(0x16161A))
}

// book draws a law book, with scales on its cover.
func (d *drawing) book() {
	k := -d.k
	at := func(u, v, off float64) solid.Vec {
		return solid.V(k*3.2+(u-0.5)*16+1.6*(v-0.5)*k, -20.6-17*v+1.6*(u-0.5)*k, 16.5-1.5*(u-0.5)*k+off)
	}
	board := func(off float64, look surface) {
		m := newMesh(40, 40, false, func(u, v float64) solid.Vec { return at(u, v, off) })
		m.thin, m.look = true, look
		d.draw(m, &d.neckTurn)
	}
	leather := hex(0x5A1E1E)
	board(-1.9, plain(leather.Mul(0.7), cloth, 0))
	pages := newMesh(30, 12, false, func(u, v float64) solid.Vec { return at(0.03+0.93*u, 0.012, 1.7-3.4*v).Add(solid.V(0, 0.9*v, 0)) })
	pages.thin = true
	d.put(pages, ivory, cloth, 0, &d.neckTurn)
	board(1.9, func(p solid.Vec, _ *solid.Vec) (solid.Color, kind, float64) {
		x, y := p.X-k*3.2, -p.Y-29.1
		a, b := (16*x-1.6*k*y)/274.6, (17*y+1.6*k*x)/291.6
		if scales(a/0.24, (b+0.24)/0.24) || max(math.Abs(a), math.Abs(b)) > 0.44 && max(math.Abs(a), math.Abs(b)) < 0.46 {
			return gold, metal, 0.2
		}
		return leather, cloth, 0.2
	})
	for i := range 5 { // the spine
		v := 0.1 + 0.2*float64(i)
		u := either(k > 0, 0.0, 1.0)
		d.put(tube([]solid.Vec{at(u, v-0.1, 0), at(u, v+0.1, 0)}, thick(2.0)), leather, cloth, 0.2, &d.neckTurn)
		d.put(tube([]solid.Vec{at(u, v-0.02, 0), at(u, v+0.02, 0)}, thick(2.15)), gold.Mul(0.8), metal, 0.3, &d.neckTurn)
	}
	d.fist(at(either(k > 0, 1.0, 0.0), 0.42, 0.4), solid.V(0.1, 1, 0), solid.V(k, 0, -0.3), 1.6)
}

// scales reports whether a point is part of the scales of justice, which lie within -1 to 1.
func scales(x, y float64) bool {
	x = math.Abs(x)
	post, beam, foot := x < 0.06 && y > -0.8 && y < 0.8, math.Abs(y+0.66) < 0.06 && x < 0.75, math.Abs(y-0.8) < 0.07 && x < 0.36
	hang := math.Abs(math.Abs(x-0.68)-0.32*(y+0.66)) < 0.035 && y > -0.66 && y < 0.22
	pan := y > 0.2 && math.Hypot((x-0.68)/0.32, (y-0.2)/0.24) < 1
	return post || beam || foot || hang || pan
}

func (d *drawing) microphone() {
	k := d.k
	c := solid.V(8.6*k, -25.5, 17)
	axis := solid.V(-0.3*k, 1, 0.12).Unit()
	up := func(v float64) solid.Vec { return c.Add(axis.Mul(v)) }
	d.put(tube([]solid.Vec{up(-6), up(7)}, func(t float64) float64 { return 0.85 + 0.25*t }), hex(0x23262C), metal, 0.4, &d.neckTurn)
	d.put(tube([]solid.Vec{up(4.8), up(6.4)}, thick(1.85)), d.rim.Mul(0.85), cloth, 0.3, &d.neckTurn) // the flag with the logo of the station
	d.put(ball(up(9.4), solid.V(2.3, 2.7, 2.3)), hex(0x30343C), cloth, 0.2, &d.neckTurn)
	d.fist(c, axis, solid.V(-k, 0, -0.2), 0.95)
}

func (d *drawing) speech() {
	k := d.k
	for i, m := range [4][3]float64{{-5.5, -19.6, 1.75}, {-0.8, -17.6, 1.9}, {3.6, -19.8, 1.6}, {8.0, -18.6, 1.8}} {
		head := solid.V(k*m[0], m[1], 18+0.5*float64(i%2))
		foot := solid.V(k*(m[0]*1.5+1), -40, 22)
		d.put(tube([]solid.Vec{foot, foot.Mul(0.35).Add(head.Mul(0.65)).Add(solid.V(0, -0.6, 0.8)), head}, thick(0.5)), hex(0x1A1C20), metal, 0.5, &d.neckTurn)
		d.put(ball(head, solid.V(m[2], m[2]*1.2, m[2])), []solid.Color{hex(0x2A2D33), hex(0x6A2A26), hex(0x2A2D33), hex(0x3A4A5E)}[i], cloth, 0.2, &d.neckTurn)
		neck := head.Mul(0.86).Add(foot.Mul(0.14))
		d.put(tube([]solid.Vec{neck, neck.Mul(0.96).Add(foot.Mul(0.04))}, thick(0.85)), steel, metal, 0.6, &d.neckTurn)
	}
}

// rifle hangs on the back, its muzzle over the shoulder.
func (d *drawing) rifle() {
	k := -d.k
	at := func(v float64) solid.Vec { return solid.V(k*(19-0.17*(v+20)), v, -9) }
	rod := func(a, b, r float64, c solid.Color) {
		d.put(tube([]solid.Vec{at(a), at(b)}, thick(r)), c, metal, 0.5, &d.neckTurn)
	}
	black := hex(0x5A6068)
	rod(-30, -11, 1.5, black)
	rod(-13, -4, 1.15, hex(0x7A5A34))
	rod(-6, 5.5, 0.55, black)
	rod(3.6, 7.4, 0.8, black)
	rod(-10.5, -9.5, 1.7, black)
	sight := at(3.0).Add(solid.V(k*1.0, 0, 0))
	d.put(tube([]solid.Vec{sight, sight.Add(solid.V(k*0.3, 0.9, 0))}, thick(0.35)), black, metal, 0.4, &d.neckTurn)
	w := d.shoulders()
	sling := tube([]solid.Vec{solid.V(k*13*w, -15.6, -8), solid.V(k*13.4*w, -15.2, -1), solid.V(k*12.4*w, -18.6, 8), solid.V(k*11.4*w, -27, 13.4), solid.V(k*10.6*w, -40, 15)}, thick(0.95))
	d.put(sling, hex(0x1A1713), cloth, 0.2, &d.bodyTurn)
}

// ball draws the stitched ball of the player's game.
func (d *drawing) ball() {
	c := solid.V(12.5*d.k, -26.5, 18)
	m := ball(c, solid.V(7.6, 7.6, 7.6))
	m.look = func(p solid.Vec, _ *solid.Vec) (solid.Color, kind, float64) {
		q := p.Sub(c).Mul(1 / 7.6)
		for _, n := range [3]solid.Vec{solid.V(0.5, 0.8, 0.33), solid.V(-0.75, 0.5, 0.43), solid.V(0.2, -0.45, 0.87)} {
			if math.Abs(q.Dot(n.Unit())-0.25) < 0.035 {
				return hex(0x2A2018), cloth, 0
			}
		}
		return hex(0xC08A4A), cloth, 0.35
	}
	d.draw(m, &d.neckTurn)
}
