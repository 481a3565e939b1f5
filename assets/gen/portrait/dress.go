package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// bare, as a sheet's shine, marks skin that the dress leaves open.
const bare = 2

var (
	gold  = hex(0xD9A63C)
	steel = hex(0x9AA4AE)
	ivory = hex(0xD8D2C4)
)

// clothes is what somebody wears while it is being put on.
type clothes struct {
	d           *drawing
	front, rear *sheet
	base        solid.Color
	puff        float64
	shine       float64
}

// dress puts on the clothes.
func (d *drawing) dress() {
	c := &clothes{d: d, front: newSheet(-28, -40, 28, -8, 16), rear: newSheet(-28, -40, 28, -8, 16), base: hex(d.p.Cloth), puff: 0.7}
	switch d.p.Dress {
	case people.Duty:
		c.duty()
	case people.DressUniform:
		c.dressUniform()
	case people.FlightSuit:
		c.flightSuit()
	case people.Overalls:
		c.overalls()
	case people.Fatigues:
		c.fatigues()
	case people.Tanks:
		c.tanks()
	case people.Suit:
		c.suit()
	case people.Blouse:
		c.blouse()
	case people.LabCoat:
		c.labCoat()
	case people.Coat:
		c.coat()
	case people.Robe:
		c.robe()
	case people.Black:
		c.black()
	case people.Leather:
		c.leather()
	case people.Prison:
		c.prison()
	case people.Civil:
		c.civil()
	case people.Gown:
		c.gown()
	case people.Advocate:
		c.advocate()
	}
	d.draw(d.torso(c.puff, func(p solid.Vec, n *solid.Vec) (solid.Color, kind, float64) {
		s := c.front
		if p.Z < -2.2 {
			s = c.rear
		}
		col, cover, dx, dy, shine := s.at(p.X, p.Y)
		f := solid.Smooth(0, 0.4, math.Abs(n.Z))
		*n = n.Sub(solid.V(dx*f, dy*f, 0)).Unit()
		if shine > 1.3 {
			return d.tones.light.Mix(col, cover*0.4), skin, 0
		}
		weave := 0.94 + 0.12*solid.Noise(p.X*7, p.Y*7, d.seed)
		return c.base.Mix(col, cover).Mul(weave), cloth, c.shine*(1-cover) + min(1, shine)
	}), &d.bodyTurn)
}

// wide scales points across the shoulders to the breadth of the body.
func (c *clothes) wide(p []xy) []xy {
	w := c.d.shoulders()
	out := make([]xy, len(p))
	for i, q := range p {
		out[i] = xy{q.X * w, q.Y}
	}
	return out
}

// seam adds a stitched line.
func (c *clothes) seam(v ...float64) {
	p := stroke(c.wide(line(v...)), 0.22, 0.22, 0.22)
	c.front.raise(p, -0.22, 0.1)
	c.front.paint(p, c.base.Mul(0.45), 0.6, 0.04)
}

// plate adds something flat that is sewn on: a lapel, a pocket, a flap.
func (c *clothes) plate(p []xy, col solid.Color, high float64) {
	p = c.wide(p)
	c.front.paint(p, hex(0x020306), 0.45, 0.35)
	c.front.paint(p, col, 1, 0.03)
	c.front.raise(p, high, 0.12)
}

// both calls f for each side of the body.
func both(f func(k float64)) {
	f(1)
	f(-1)
}

func flip(k float64, v ...float64) []float64 {
	for i := 0; i < len(v); i += 2 {
		v[i] *= k
	}
	return v
}

func (c *clothes) pocket(k, x, y, w, h float64) {
	c.plate(path(flip(k, x, y, x+w, y, x+w, y-h, x+w/2, y-h-0.5, x, y-h)...), c.base.Mul(0.96), 0.3)
	c.plate(path(flip(k, x-0.2, y+0.3, x+w+0.2, y+0.3, x+w+0.2, y-1.5, x+w/2, y-2.3, x-0.2, y-1.5)...), c.base.Mul(1.06), 0.3)
}

// collarOf is a band around the neck: the heights of its lower and upper edges at the front and the back, how far it stands off, the gap at the
// front in radians, and how far it folds outward.
type collarOf struct {
	front0, back0, front1, back1 float64
	off0, off1                   float64
	gap, gap1                    float64
	fall, tip                    float64
	color                        solid.Color
	kind                         kind
	shine                        float64
}

func (c *clothes) collar(o collarOf) {
	d := c.d
	w := d.neckWide()
	m := newMesh(160, 24, false, func(u, v float64) solid.Vec {
		out, in := o.gap, o.gap1
		up := math.Min(1, v*2)
		g := solid.Mix(out, in, up)
		a := g/2 + u*(2*math.Pi-g)
		a -= 2 * math.Pi
		back := (1 - math.Cos(a)) / 2
		y0, y1 := solid.Mix(o.front0, o.back0, back), solid.Mix(o.front1, o.back1, back)
		off := solid.Mix(o.off0, o.off1, up)
		y := solid.Mix(y0, y1, up)
		if v > 0.5 { // past the fold
			t := (v - 0.5) * 2
			if o.fall > 0 {
				point := math.Exp(-math.Pow(min(u, 1-u)*9, 2))
				long := o.fall + o.tip*point
				off += 0.35*math.Sin(math.Pi*min(1, t*1.5)/1.5) + 1.3*t + 0.9*point*t
				y -= long*t - 0.25*math.Sin(math.Pi*t)
			} else {
				off -= 0.55 * t
				y += 0.12*math.Sin(math.Pi*min(1, t*2)) - 1.2*max(0, t-0.4)
			}
		}
		s, k := math.Sincos(a)
		rz := 5.2*w + off
		if k > 0 {
			rz = 5.6*w + off
		}
		return solid.V((5.7*w+off)*s, y, -2.4+rz*k)
	})
	m.look = plain(o.color, o.kind, o.shine)
	m.thin = true
	d.draw(m, &d.bodyTurn)
}

// open bares the neck down to a depth.
func (c *clothes) open(wide, deep float64) {
	p := c.wide(round(-wide*0.8, -12, 0, -11.5, wide*0.8, -12, wide, -14.5, wide*0.55, (deep-15)/2, 0, deep, -wide*0.55, (deep-15)/2, -wide, -14.5))
	c.front.each(p, 0.02, func(i int, a float64) {
		if a > 0.5 {
			c.front.cover[i], c.front.shine[i] = 0, bare
		}
	})
}

// lapels adds the lapels of a jacket over what is in the middle.
func (c *clothes) lapels(col, edge solid.Color, deep float64) {
	both(func(k float64) {
		p := path(flip(k, 5.2, -12.6, 8.2, -15.4, 11.0, -19.4, 8.3, -20.2, 10.6, -21.9, 7.0, -28.5, 0.4, deep, 1.0, deep+3, 3.4, -24)...)
		c.plate(p, col, 0.55)
		c.front.paint(c.wide(stroke(path(flip(k, 8.2, -15.4, 11.0, -19.4, 8.3, -20.2, 10.6, -21.9, 7.0, -28.5, 0.4, deep)...), 0.14, 0.14, 0.14)), edge, 0.8, 0.03)
		c.front.paint(c.wide(stroke(path(flip(k, 11.0, -19.4, 8.3, -20.2, 5.6, -17.6)...), 0.2, 0.16, 0.05)), hex(0x030406), 0.6, 0.05)
	})
	c.seam(0.4, deep, 0.8, deep-5)
}

// wings adds the two halves of a shirt's collar on the breast. The parameter open is how far they are apart at the throat.
func (c *clothes) wings(col solid.Color, open float64) {
	both(func(k float64) {
		c.plate(path(flip(k, open, -17.0, 3.2+open*0.4, -14.2, 4.6, -12.6, 5.4, -14.8, 4.4+open*0.2, -19.8, open+0.5, -17.8)...), col, 0.45)
	})
}

func (c *clothes) stand(col solid.Color, k kind, shine float64) {
	c.collar(collarOf{front0: -17.2, back0: -14.5, front1: -13.6, back1: -10.4, off0: 1.5, off1: 0.9, gap: 0.02, gap1: 0.10, color: col, kind: k, shine: shine})
}

// boards adds shoulder boards with stripes.
func (c *clothes) boards(col, stripe solid.Color, n int) {
	d := c.d
	w := d.shoulders()
	both(func(k float64) {
		m := newMesh(40, 16, false, func(u, v float64) solid.Vec {
			x := solid.Mix(8.6, 19.2, u)
			y := table(x, 8.6, -13.9, 12, -15.2, 16, -16.2, 19.2, -17.2)
			b := 2.3 + 0.5*u
			s := (v - 0.5) * 2
			return solid.V(k*x*w, y+0.35*(1-s*s), -1.5+b*s)
		})
		m.thin = true
		m.look = func(p solid.Vec, n2 *solid.Vec) (solid.Color, kind, float64) {
			x := math.Abs(p.X) / w
			if x > 18.7 || math.Abs(p.Z+1.5) > 2.45 || x < 9 {
				return stripe.Mul(0.85), cloth, 0.3
			}
			for i := range n {
				if at := 17.2 - 1.6*float64(i); math.Abs(x-at) < 0.42 {
					return stripe, cloth, 0.4
				}
			}
			return col, cloth, 0
		}
		d.draw(m, &d.bodyTurn)
	})
}

// button adds a button or a stud to the front of the body at x and y.
func (c *clothes) button(x, y, r float64, col solid.Color) {
	d := c.d
	m := ball(solid.V(x*d.shoulders(), y, c.breast(x, y)+0.35), solid.V(r, r, r*0.6))
	m.look = plain(col, metal, 0.6)
	d.draw(m, &d.bodyTurn)
}

// breast returns how far forward the body reaches.
func (c *clothes) breast(x, y float64) float64 {
	f := table(y, -13.2, 2.2, -15, 4.2, -17, 6.2, -19, 7.9, -23, 10.3, -28, 12.0, -38.2, 12.6) * (1 + 0.1*c.d.p.Build)
	wide := table(y, -13.2, 5.0, -15.2, 8.4, -16.2, 11.6, -17.1, 15.4, -18, 18.4, -19.2, 20.6, -21, 22.2, -24, 23.3, -28, 23.6)
	s := min(1, math.Abs(x)/wide)
	return -2.2 + (f+2.2)*math.Pow(max(0, 1-math.Pow(s, 2/0.86)), 0.43) + c.puff*0.8 + 0.8*math.Exp(-(y+32)*(y+32)/30)
}

// badge adds a round patch.
func (c *clothes) badge(x, y, r float64, ground, sign solid.Color) {
	c.front.paint(c.wide(oval(x, y, r, r)), ground.Mul(0.5), 1, 0.03)
	c.front.paint(c.wide(oval(x, y, r*0.88, r*0.88)), ground, 1, 0.03)
	for i := range 3 { // three bars
		o := y + r*0.42*float64(i-1)
		c.front.paint(c.wide(path(x-r*0.55, o-r*0.12, x+r*0.55, o-r*0.12, x+r*0.4, o+r*0.12, x-r*0.4, o+r*0.12)), sign, 1, 0.03)
	}
	c.front.raise(c.wide(oval(x, y, r, r)), 0.15, 0.06)
}

func (c *clothes) duty() {
	c.base = hex(0x2B4364)
	c.puff = 0.55
	trim := hex(0x1A2A44)
	c.plate(path(-1, -15, 2.5, -15.5, 8.8, -19.5, 7.4, -40, -4, -40), c.base.Mul(1.08), 0.45)
	c.seam(8.8, -19.5, 8.2, -28, 7.4, -40)
	c.seam(-9, -20, -9.6, -30, -10, -40)
	c.plate(path(13.4, -17.5, 15.6, -18.4, 15.2, -40, 12.6, -40), trim, 0.15)
	c.plate(path(-13.4, -17.5, -15.6, -18.4, -15.2, -40, -12.6, -40), trim, 0.15)
	for i, col := range []uint32{0xB8452F, 0xD8C9A0, 0x4F86B8} {
		x := -11.3 + 1.9*float64(i)
		c.plate(path(x, -23.2, x+1.7, -23.2, x+1.7, -24.4, x, -24.4), hex(col), 0.12)
	}
	c.badge(11.2, -25, 1.8, hex(0x7A2A24), gold)
	c.stand(c.base.Mul(1.1), cloth, 0)
	d := c.d
	both(func(k float64) {
		m := ball(solid.V(2.6*k, -15.0, 3.9+1.2*d.neckWide()), solid.V(0.6, 0.6, 0.3))
		m.look = plain(gold, metal, 0.5)
		d.draw(m, &d.bodyTurn)
	})
	c.boards(trim, gold.Mul(0.9), 2)
}

func (c *clothes) dressUniform() {
	c.base = hex(0x24365C)
	c.puff = 0.4
	c.plate(path(-9.5, -19.5, 0, -17.2, 9.5, -19.5, 7.0, -40, -7.0, -40), c.base.Mul(1.1), 0.35)
	both(func(k float64) {
		c.front.paint(c.wide(stroke(path(flip(k, 9.5, -19.6, 7.0, -40)...), 0.3, 0.3, 0.3)), gold, 0.95, 0.03)
		c.front.paint(c.wide(stroke(path(flip(k, 0, -17.2, 9.5, -19.6)...), 0.3, 0.3, 0.3)), gold, 0.95, 0.03)
	})
	cols := []uint32{0xB8452F, 0xD9A63C, 0x4F86B8, 0x5F9A6A, 0xE0DCC8, 0x7A4A9A}
	for i := range 6 {
		x, y := 11.0+1.9*float64(i%3), -23.4-1.3*float64(i/3)
		c.plate(path(x, y, x+1.75, y, x+1.75, y-1.1, x, y-1.1), hex(cols[i]), 0.12)
	}
	for i := range 2 {
		x := 12.0 + 2.6*float64(i)
		c.plate(path(x-0.7, -26.3, x+0.7, -26.3, x+0.7, -28, x-0.7, -28), hex(cols[i*2]), 0.12)
		c.button(x, -28.9, 0.9, gold)
	}
	for i := range 4 {
		y := -20.8 - 3.3*float64(i)
		c.button(6.2-0.2*float64(i), y, 0.75, gold)
		c.button(-6.2+0.2*float64(i), y, 0.75, gold)
	}
	c.stand(c.base.Mul(1.15), cloth, 0)
	c.collar(collarOf{front0: -14.3, back0: -11.0, front1: -13.4, back1: -10.2, off0: 1.2, off1: 1.1, gap: 0.05, gap1: 0.10, color: gold, kind: metal, shine: 0.2})
	c.collar(collarOf{front0: -17.3, back0: -14.6, front1: -16.6, back1: -14.0, off0: 1.75, off1: 1.6, gap: 0.02, gap1: 0.02, color: gold, kind: metal, shine: 0.2})
	d := c.d
	w := d.shoulders()
	c.boards(gold.Mul(0.8), gold, 0)
	both(func(k float64) { // fringes
		for i := range 26 {
			a := -0.2 + 3.5*float64(i)/25
			s, q := math.Sincos(a)
			x, z := 18.2+3.2*s, -1.5-4.3*q
			y := -16.9 - 0.12*math.Abs(q)
			m := tube([]solid.Vec{solid.V(k*x*w, y, z), solid.V(k*(x+0.5*s)*w, y-1.0, z), solid.V(k*(x+0.6*s)*w, y-3.2, z)}, func(float64) float64 { return 0.30 })
			m.look = plain(gold, cloth, 0.3)
			d.draw(m, &d.bodyTurn)
		}
		rim := make([]solid.Vec, 12)
		for i := range rim {
			a := -0.3 + 3.7*float64(i)/11
			s, q := math.Sincos(a)
			rim[i] = solid.V(k*(18.0+3.1*s)*w, -16.6, -1.5-4.3*q)
		}
		m := tube(rim, func(float64) float64 { return 0.6 })
		m.look = plain(gold, cloth, 0.5)
		d.draw(m, &d.bodyTurn)
	})
}

// ring adds a round tube around the neck, tilted to the front.
func (c *clothes) ring(r, thick, front, back float64, col solid.Color, k kind) {
	d := c.d
	m := newMesh(120, 18, true, func(u, v float64) solid.Vec {
		a := (u - 0.5) * 2 * math.Pi
		b := -2 * math.Pi * v
		s, q := math.Sincos(a)
		sb, cb := math.Sincos(b)
		rr := r + thick*cb
		y := solid.Mix(back, front, (1+q)/2)
		return solid.V(rr*s, y-thick*sb*1.25, -1.6+rr*q)
	})
	m.look = plain(col, k, 0.4)
	m.thin = true
	d.draw(m, &d.bodyTurn)
}

func (c *clothes) flightSuit() {
	d := c.d
	c.puff = 1.0
	dark := c.base.Mul(0.45)
	both(func(k float64) {
		c.plate(path(flip(k, 6.4, -14, 9.6, -14.6, 10.8, -26, 10.2, -40, 6.8, -40, 7.4, -26)...), dark, 0.5)
		c.plate(path(flip(k, 6.9, -28.4, 10.7, -28.4, 10.7, -30.4, 6.9, -30.4)...), steel, 0.3)
		c.seam(flip(k, 11.5, -17, 14.5, -22, 15, -30)...)
		for i := range 4 {
			y := -17.6 - 1.5*float64(i)
			c.seam(flip(k, 15.5+0.5*float64(i), y-0.2, 18, y, 22, y-1.6)...)
		}
	})
	c.seam(0, -17, 0, -40)
	c.front.paint(c.wide(path(-0.35, -17, 0.35, -17, 0.35, -40, -0.35, -40)), steel.Mul(0.7), 0.9, 0.03)
	c.badge(14.3, -24.6, 2.3, d.rim.Mul(0.75), hex(0x10141C))
	c.plate(path(-16.6, -23, -12.2, -23, -12.2, -26, -16.6, -26), c.base.Mul(1.25), 0.25)
	c.suitBack(dark)
	c.ring(9.4, 1.25, -17.2, -13.2, steel, metal)
	c.ring(8.7, 0.7, -15.9, -12.0, steel.Mul(0.7), metal)
	for i := range 10 {
		a := 2 * math.Pi * (float64(i) + 0.5) / 10
		s, q := math.Sincos(a)
		m := ball(solid.V(10.6*s, solid.Mix(-13.2, -17.2, (1+q)/2), -1.6+10.6*q), solid.V(0.62, 0.62, 0.62))
		m.look = plain(hex(0x181C24), metal, 0.3)
		d.draw(m, &d.bodyTurn)
		l := ball(solid.V(11.15*s, solid.Mix(-13.2, -17.2, (1+q)/2), -1.6+11.15*q), solid.V(0.25, 0.25, 0.25))
		l.look = plain(d.rim.Mix(hex(0xFFFFFF), 0.3), glow, 0)
		d.draw(l, &d.bodyTurn)
	}
	c.collar(collarOf{front0: -17, back0: -14, front1: -14.4, back1: -11.2, off0: 1.8, off1: 0.8, gap: 0.02, gap1: 0.05, color: hex(0x22262C), kind: cloth})
	hose := tube([]solid.Vec{solid.V(7.5, -18.5, 6), solid.V(9.5, -22, 11.5), solid.V(8.5, -30, 14.5), solid.V(5, -40, 14.5)}, func(t float64) float64 { return 0.75 + 0.1*math.Sin(t*110) })
	hose.look = plain(hex(0x3A3E46), cloth, 0.3)
	d.draw(hose, &d.bodyTurn)
}

// suitBack draws the back of a flight suit: a harness, the packs of the breathing gear, a badge.
func (c *clothes) suitBack(dark solid.Color) {
	front := c.front
	c.front = c.rear
	c.plate(path(-14.5, -17.2, 14.5, -17.2, 12.5, -20.6, -12.5, -20.6), c.base.Mul(1.25), 0.4)
	both(func(k float64) {
		c.plate(path(flip(k, 7.0, -13, 10.4, -14, 4.6, -27, 3.6, -40, 0.6, -40, 1.4, -27)...), dark, 0.5)
		c.plate(path(flip(k, 6.2, -20.2, 9.6, -20.2, 9.2, -22.6, 5.6, -22.6)...), steel, 0.35)
		c.seam(flip(k, 13, -18, 15.4, -24, 15.6, -34)...)
		for i := range 4 {
			y := -17.6 - 1.5*float64(i)
			c.seam(flip(k, 15.5+0.5*float64(i), y-0.2, 18, y, 22, y-1.6)...)
		}
	})
	c.badge(13.2*c.d.k, -25.5, 2.7, c.d.rim.Mul(0.8), hex(0x10141C))
	c.plate(path(-4.2, -25.6, 4.2, -25.6, 4.6, -34, -4.6, -34), c.base.Mul(0.75), 0.7)
	c.seam(-3.6, -27, 0, -26.8, 3.6, -27)
	c.front = front
}

func (c *clothes) overalls() {
	c.puff = 1.0
	c.open(4.2, -18.5)
	shirt := hex(0x5A625A)
	c.front.each(c.wide(round(-5.0, -15.5, -2.5, -17.6, 0, -18.2, 2.5, -17.6, 5.0, -15.5, 4.6, -22, 0, -31, -4.6, -22)), 0.03, func(i int, a float64) {
		c.front.color[i], c.front.cover[i], c.front.shine[i] = shirt, float32(a), 0
	})
	both(func(k float64) {
		c.plate(path(flip(k, 4.8, -14.6, 8.2, -15.6, 9.6, -21.4, 5.6, -23.6, 0.6, -31.5, 3.0, -24)...), c.base.Mul(1.1), 0.6)
		c.pocket(k, 7.0, -25.5, 6.6, 6.4)
	})
	c.seam(0.4, -31, 0.4, -40)
	c.front.paint(c.wide(path(8, -23.4, 13.2, -23.4, 13.2, -24.9, 8, -24.9)), ivory, 0.95, 0.04)
	c.front.paint(c.wide(path(8.5, -23.9, 12.4, -23.9, 12.4, -24.3, 8.5, -24.3)), hex(0x222222), 0.9, 0.04)
	both(func(k float64) {
		c.front.paint(c.wide(path(flip(k, 15.3, -21.5, 25, -25, 25, -27.3, 15.3, -23.8)...)), ivory.Mul(0.95), 0.95, 0.05)
	})
	for i := range 16 { // oil
		x, y := (solid.Hash(i, 1, c.d.seed)-0.5)*38, -18-20*solid.Hash(i, 2, c.d.seed)
		c.front.paint(c.wide(oval(x, y, 0.7+1.6*solid.Hash(i, 3, c.d.seed), 0.4+0.9*solid.Hash(i, 4, c.d.seed))), hex(0x14100C), 0.4, 0.5)
	}
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -14.6, back1: -11.2, off0: 1.5, off1: 1.2, gap: 1.2, gap1: 1.5, fall: 3.0, tip: 2.4, color: c.base.Mul(1.1), kind: cloth})
}

func (c *clothes) fatigues() {
	c.puff = 1.0
	for i := range 90 {
		x, y := (solid.Hash(i, 1, c.d.seed)-0.5)*50, -12-27*solid.Hash(i, 2, c.d.seed)
		col := []uint32{0x2C3A2A, 0x6B6B48, 0x3A4638}[i%3]
		c.front.paint(round(x-2.2, y, x-0.8, y+0.9, x+1.2, y+0.5, x+2.4, y-0.3, x+0.6, y-1.1, x-1.2, y-0.8), hex(col), 0.8, 0.08)
		c.rear.paint(oval(x, y, 2.2, 1), hex(col), 0.8, 0.1)
	}
	c.open(4.0, -19.5)
	both(func(k float64) { c.pocket(k, 5.6, -24, 7.0, 6.8) })
	c.seam(0.2, -19.5, 0.2, -40)
	strap := hex(0x2A2822)
	c.plate(path(11, -15.2, 14.2, -16.2, -8, -40, -12, -40), strap, 0.5)
	c.plate(path(2.2, -24.2, 5.6, -24.8, 4.2, -28, 0.8, -27.4), steel.Mul(0.8), 0.3)
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -14.6, back1: -11.2, off0: 1.5, off1: 1.2, gap: 1.0, gap1: 1.3, fall: 3.0, tip: 2.2, color: c.base, kind: cloth})
}

func (c *clothes) tanks() {
	c.puff = 0
	for _, s := range []*sheet{c.front, c.rear} {
		for i := range s.shine {
			s.shine[i] = bare
		}
	}
	vest := func(p []xy, col solid.Color) {
		p = c.wide(p)
		c.front.paint(p, hex(0x100808), 0.5, 0.3)
		c.front.each(p, 0.03, func(i int, a float64) {
			if a > 0.5 {
				c.front.color[i], c.front.cover[i], c.front.shine[i] = col, 1, 0
			}
		})
		c.front.raise(p, 0.4, 0.12)
	}
	under := append(line(-10.4, -13, -9.4, -17.5, -6.5, -20.8, 0, -22.2, 6.5, -20.8, 9.4, -17.5, 10.4, -13), line(13.2, -13, 13.4, -19, 15.8, -25, 16.4, -40, -16.4, -40, -15.8, -25, -13.4, -19, -13.2, -13)...)
	over := append(line(-11.3, -13, -10.4, -19, -7.0, -23.6, 0, -25.2, 7.0, -23.6, 10.4, -19, 11.3, -13), line(14.4, -13, 14.6, -19, 17, -26, 18, -40, -18, -40, -17, -26, -14.6, -19, -14.4, -13)...)
	vest(under, c.base.Mul(0.4))
	vest(over, c.base)
	chain := line(-5.6, -14.5, -4.5, -19, -1, -25.5, 1, -25.5, 4.5, -19, 5.6, -14.5)
	c.front.paint(c.wide(stroke(chain, 0.22, 0.22, 0.22)), steel, 0.95, 0.03)
	d := c.d
	for i := range 2 {
		m := ball(solid.V(-0.4+0.9*float64(i), -27.2-0.5*float64(i), c.breast(0, -27)+0.7+0.2*float64(i)), solid.V(0.95, 1.6, 0.22))
		m.look = plain(steel, metal, 0.5)
		d.draw(m, &d.bodyTurn)
	}
	both(func(k float64) { // the collarbones, and the hollow above each
		bone := stroke(c.wide(line(flip(k, 1.3, -18.0, 4.5, -17.4, 8.5, -17.1, 12.5, -16.2)...)), 0.6, 0.55, 0.3)
		c.front.raise(bone, 0.4, 0.5)
		under := stroke(c.wide(line(flip(k, 2.0, -19.0, 5, -18.5, 9, -18.2, 12.5, -17.4)...)), 0.1, 0.5, 0.1)
		c.front.paint(under, d.tones.mid, 0.5, 0.6)
		c.front.paint(c.wide(oval(5.0*k, -15.9, 2.6, 0.7)), d.tones.shadow, 0.55, 0.5)
	})
	c.front.paint(oval(0, -17.6, 0.8, 1.0), d.tones.mid, 0.5, 0.7)
}

// shirt fills the middle between the lapels.
func (c *clothes) shirt(col solid.Color, open bool) {
	p := c.wide(path(-7.5, -12, 7.5, -12, 7.5, -20, 0.5, -34, -0.5, -34, -7.5, -20))
	c.front.paint(p, col, 1, 0.03)
	if open {
		c.open(3.6, -21.5)
		return
	}
	c.seam(0, -17, 0, -34)
}

func (c *clothes) suit() {
	c.puff = 0.55
	woman := c.d.skull.female > 0
	linen := hex(0xD9D4C8)
	c.shirt(linen.Mul(0.82), woman)
	if !woman {
		tie := hex(0x6A2A2E)
		c.plate(path(-1.2, -17.4, 1.2, -17.4, 0.8, -19.4, 2.1, -32, 0, -35, -2.1, -32, -0.8, -19.4), tie, 0.3)
		c.plate(path(-1.4, -16.6, 1.4, -16.6, 0.85, -19.2, -0.85, -19.2), tie.Mul(1.15), 0.35)
	}
	c.wings(linen, either(woman, 2.2, 0.3))
	c.lapels(c.base.Mul(1.12), c.base.Mul(1.6), -33)
	both(func(k float64) { c.seam(flip(k, 15, -19, 17.5, -24, 17.8, -30)...) })
	c.plate(path(8.5, -26.6, 14, -26.2, 14, -27.6, 8.5, -28), c.base.Mul(1.1), 0.2)
	o := collarOf{front0: -16.8, back0: -13.6, front1: -14.8, back1: -10.8, off0: 1.1, off1: 0.8, gap: 0.1, gap1: 0.35, fall: 2.6, tip: 2.4, color: linen, kind: cloth}
	if woman {
		o.gap, o.gap1, o.tip = 1.1, 1.5, 3.4
	}
	c.collar(o)
	c.collar(collarOf{front0: -17.6, back0: -14.2, front1: -15.6, back1: -11.2, off0: 2.1, off1: 1.9, gap: 2.2, gap1: 2.4, fall: 3.2, tip: 0.5, color: c.base.Mul(1.12), kind: cloth})
}

func (c *clothes) blouse() {
	blouse := c.base
	c.base = hex(0x262230)
	c.puff = 0.4
	c.front.paint(c.wide(path(-30, -8, 30, -8, 30, -40, 17, -40, 15.5, -26, 13, -17, 7, -20, 0, -32, -7, -20, -13, -17, -15.5, -26, -17, -40, -30, -40)), blouse, 1, 0.03)
	c.rear.paint(c.wide(path(-30, -8, 30, -8, 30, -40, 17, -40, 15, -20, -15, -20, -17, -40, -30, -40)), blouse, 1, 0.03)
	edge := append(line(13.4, -15, 8, -20, 1, -31.5), line(0.6, -40, 17, -40, 15.8, -27, 15.2, -18)...)
	c.plate(edge, c.base, 0.5)
	c.plate(mirrored(edge), c.base, 0.5)
	c.open(3.4, -20.5)
	for i := range 3 {
		c.button(0, -33-2.4*float64(i), 0.5, gold)
	}
	both(func(k float64) {
		c.seam(flip(k, 17, -20, 18.5, -26, 18, -34)...)
		c.plate(path(flip(k, 4.6, -14.8, 7.4, -15.4, 9.6, -21.8, 5.0, -20.6, 0.8, -21.2)...), blouse.Mul(1.2), 0.4)
	})
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -14.6, back1: -10.6, off0: 1.3, off1: 1.3, gap: 1.0, gap1: 1.5, fall: 3.0, tip: 2.8, color: blouse.Mul(1.2), kind: cloth})
}

func (c *clothes) labCoat() {
	c.base = hex(0xB6BCC0)
	c.puff = 0.8
	shirt := hex(0x4A5A70)
	if c.d.p.Age > 55 {
		shirt = hex(0x5E6A5A)
	}
	c.shirt(shirt, true)
	c.wings(shirt.Mul(1.2), 2.2)
	c.lapels(c.base.Mul(1.05), c.base.Mul(0.6), -35)
	c.plate(path(8.5, -27, 15, -27, 15, -34, 8.5, -34), c.base.Mul(0.97), 0.3)
	for i, col := range []uint32{0x2A4A8A, 0x9A2A2A, 0x1A1A1A} {
		x := 10 + 1.5*float64(i)
		c.plate(path(x, -25.2+0.3*float64(i%2), x+0.6, -25.2, x+0.6, -27.3, x, -27.3), hex(col), 0.4)
	}
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -14.6, back1: -10.8, off0: 1.1, off1: 1.0, gap: 0.9, gap1: 1.3, fall: 2.8, tip: 2.6, color: shirt.Mul(1.15), kind: cloth})
	c.collar(collarOf{front0: -17.6, back0: -14.2, front1: -15.6, back1: -11.4, off0: 2.2, off1: 2.2, gap: 2.2, gap1: 2.4, fall: 3.2, tip: 0.5, color: c.base.Mul(1.05), kind: cloth})
}

func (c *clothes) coat() {
	c.puff = 1.2
	c.shirt(hex(0x4A3A30), true)
	c.lapels(c.base.Mul(1.15), c.base.Mul(1.7), -34)
	both(func(k float64) {
		c.seam(flip(k, 15, -18, 17.5, -24, 17.8, -32)...)
		c.pocket(k, 8.4, -31, 7, 6)
	})
	c.front.paint(c.wide(path(12, -24, 17, -23.4, 17.2, -27.6, 12.4, -28)), hex(0x3C3828), 0.9, 0.05) // a patch
	c.collar(collarOf{front0: -18.2, back0: -14.4, front1: -14.2, back1: -8.2, off0: 2.6, off1: 3.0, gap: 1.7, gap1: 1.9, fall: 3.4, tip: 1.2, color: c.base.Mul(1.15), kind: cloth})
}

func (c *clothes) robe() {
	c.puff = 1.5
	both(func(k float64) {
		c.plate(path(flip(k, 3, -13, 8, -14, 2.4, -40, -0.5, -40, -0.5, -30)...), c.base.Mul(1.15), 0.6)
		c.front.paint(c.wide(stroke(path(flip(k, 3, -14, -0.4, -30)...), 0.35, 0.35, 0.35)), gold, 0.9, 0.03)
	})
	c.front.paint(c.wide(stroke(line(-8.5, -15, -5, -22, 0, -26, 5, -22, 8.5, -15), 0.3, 0.3, 0.3)), gold, 1, 0.03)
	c.badge(0, -28, 1.7, gold, hex(0x201408))
	c.collar(collarOf{front0: -18.5, back0: -14.6, front1: -15.2, back1: -10, off0: 3.0, off1: 2.2, gap: 0.4, gap1: 0.7, fall: 2.6, color: c.base.Mul(1.1), kind: cloth})
}

func (c *clothes) black() {
	c.base = hex(0x24252C)
	c.puff = 0.6
	c.plate(path(-2.2, -16.5, 2.2, -16.5, 2.2, -40, -2.2, -40), c.base.Mul(1.25), 0.35)
	for i := range 6 {
		c.button(0, -19.4-3.2*float64(i), 0.42, hex(0x6A6E78))
	}
	both(func(k float64) { c.seam(flip(k, 14.6, -18.5, 16.6, -24, 17, -32)...) })
	c.stand(c.base.Mul(1.2), cloth, 0)
	c.collar(collarOf{front0: -15.6, back0: -12.4, front1: -13.1, back1: -10.0, off0: 0.9, off1: 0.7, gap: 0.02, gap1: 0.05, color: hex(0xDAD6CC), kind: cloth})
	c.front.paint(c.wide(stroke(line(-7.5, -15.5, -5, -21, 0, -25, 5, -21, 7.5, -15.5), 0.26, 0.26, 0.26)), steel, 1, 0.03)
	m := ball(solid.V(0, -26.2, c.breast(0, -26)+0.5), solid.V(1.3, 1.3, 0.3))
	m.look = plain(steel, metal, 0.5)
	c.d.draw(m, &c.d.bodyTurn)
}

func (c *clothes) leather() {
	c.puff = 0.9
	c.shine = 0.16
	shirt := hex(0x3E6A8E) // of a team, with the player's number
	c.front.paint(c.wide(path(-7.5, -12, 7.5, -12, 7.5, -20, 2, -40, -2, -40, -7.5, -20)), shirt, 1, 0.03)
	c.front.paint(c.wide(path(-3.0, -21.2, 3.4, -21.2, 3.4, -23.4, 0.6, -31, -2.0, -31, 0.7, -23.6, -3.0, -23.6)), ivory, 1, 0.05)
	c.open(4.4, -18.2)
	c.front.raise(c.wide(stroke(line(-5, -14.4, -3.2, -17.6, 0, -18.6, 3.2, -17.6, 5, -14.4), 0.7, 0.7, 0.7)), 0.25, 0.08)
	both(func(k float64) {
		c.plate(path(flip(k, 5.0, -14.4, 9.0, -16.2, 12.6, -20.6, 9.4, -25.4, 4.6, -33, 3.6, -40, 1.6, -40, 4.2, -25)...), c.base.Mul(1.45), 0.6)
		c.front.paint(c.wide(stroke(path(flip(k, 4.3, -25, 1.7, -40)...), 0.42, 0.42, 0.42)), steel, 0.95, 0.03)
		c.plate(path(flip(k, 12.6, -17.4, 22, -20.8, 23, -25.4, 14.6, -22.2)...), c.base.Mul(1.2), 0.35)
		c.seam(flip(k, 9, -28, 15, -28.5, 16, -27)...)
		c.button(k*11.4, -20.2, 0.35, steel)
	})
	c.collar(collarOf{front0: -17.4, back0: -13.8, front1: -14.6, back1: -10.2, off0: 1.9, off1: 2.2, gap: 1.3, gap1: 1.7, fall: 3.2, tip: 2.4, color: c.base.Mul(1.45), kind: cloth, shine: 0.4})
}

func (c *clothes) prison() {
	c.base = hex(0x8A5A2A)
	c.puff = 1.1
	c.open(4.2, -20)
	c.seam(0, -20, 0, -40)
	c.front.paint(c.wide(path(7, -24, 14, -24, 14, -27, 7, -27)), ivory, 0.9, 0.04)
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -15.2, back1: -12, off0: 1.6, off1: 1.6, gap: 1.1, gap1: 1.4, fall: 2.6, tip: 1.6, color: c.base.Mul(1.1), kind: cloth})
}

func (c *clothes) civil() {
	c.puff = 1.0
	shirt := hex(0x8A8678)
	c.front.paint(c.wide(round(-5.5, -12, 0, -11, 5.5, -12, 5.6, -15.4, 3, -18.2, 0, -19.0, -3, -18.2, -5.6, -15.4)), shirt, 1, 0.03)
	c.front.raise(c.wide(stroke(line(-6, -14.4, -3.4, -18.3, 0, -19.4, 3.4, -18.3, 6, -14.4), 1.1, 1.1, 1.1)), 0.4, 0.12)
	c.wings(shirt.Mul(1.1), 0.8)
	for i := range 60 { // a knitted texture
		x := -24 + 0.8*float64(i)
		c.front.paint(path(x, -21, x+0.25, -21, x+0.25, -40, x, -40), c.base.Mul(0.8), 0.5, 0.05)
	}
	c.plate(path(10, -27, 15, -26.4, 15.4, -31.4, 10.3, -32), c.base.Mix(hex(0x6A5A40), 0.5), 0.2)
	c.collar(collarOf{front0: -16.6, back0: -13.6, front1: -14.4, back1: -11, off0: 1.2, off1: 0.9, gap: 0.4, gap1: 0.8, fall: 2.6, tip: 2.2, color: shirt, kind: cloth})
}

func (c *clothes) gown() {
	c.base = hex(0x9FB4B4)
	c.puff = 1.0
	c.open(5, -20)
	for i := range 70 {
		x, y := (solid.Hash(i, 1, 3)-0.5)*50, -14-26*solid.Hash(i, 2, 3)
		c.front.paint(oval(x, y, 0.22, 0.22), hex(0x4A6A74), 0.8, 0.05)
	}
}

func (c *clothes) advocate() {
	suit, linen := c.base, hex(0xE4E0D6)
	c.base = hex(0x24222A)
	c.puff = 1.1
	c.front.paint(c.wide(path(-10, -12, 10, -12, 9, -40, -9, -40)), suit, 1, 0.03)
	c.front.paint(c.wide(path(-6.5, -12, 6.5, -12, 6, -18, 0.4, -30, -0.4, -30, -6, -18)), linen.Mul(0.85), 1, 0.03)
	c.seam(0, -30, 0, -40)
	c.wings(linen, 0.3)
	both(func(k float64) {
		c.plate(path(flip(k, 5.4, -12.4, 9.6, -14.4, 12.4, -24, 12.2, -40, 6.6, -40, 7.4, -27)...), c.base.Mul(1.7), 0.7)
		c.front.paint(c.wide(stroke(path(flip(k, 5.4, -12.4, 7.4, -27, 6.6, -40)...), 0.5, 0.5, 0.5)), suit.Mul(1.7), 1, 0.03)
		for i := range 5 { // gathered at the shoulder
			x := 13.2 + 1.7*float64(i)
			c.seam(flip(k, x, -16.8-0.6*float64(i), x+0.8, -26, x+0.6, -40)...)
		}
		c.plate(path(flip(k, 0.15, -16.2, 1.4, -16.2, 3.0, -25.4, 0.5, -26.2)...), linen, 0.35) // the bands
	})
	c.collar(collarOf{front0: -16.8, back0: -13.6, front1: -14.8, back1: -10.8, off0: 1.1, off1: 0.8, gap: 0.1, gap1: 0.35, fall: 2.6, tip: 2.4, color: linen, kind: cloth})
	c.collar(collarOf{front0: -17.6, back0: -14.2, front1: -15.6, back1: -11.2, off0: 2.1, off1: 1.9, gap: 2.2, gap1: 2.4, fall: 3.2, tip: 0.5, color: c.base.Mul(1.7), kind: cloth})
}
