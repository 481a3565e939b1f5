package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// backdrop paints what can dimly be seen behind somebody, in the person's color.
func (d *drawing) backdrop() {
	c := d.rim
	far := c.Mul(0.16).Mix(hex(0x0A1018), 0.45)
	for i := range d.paint {
		x, y := float64(i%side)/side, float64(i/side)/side
		g := solid.Smooth(0.75, 0.05, math.Hypot(x-0.5+0.22*d.k, y-0.36))
		d.paint[i] = far.Mul(0.55 + 2.1*g)
	}
	k := d.k
	x := func(v float64) float64 { return 512 - k*v } // away from the side that the head is turned to
	switch d.p.Behind {
	case people.Porthole:
		d.shape(oval(x(190), 400, 350, 350), c, 0.14, 2)
		d.shape(oval(x(190), 400, 300, 300), hex(0x04070E), 0.9, 2)
		d.shape(oval(x(190), 400, 292, 292), c, 0.16, 60)
		for i := range 50 {
			a, r := 6.283*solid.Hash(i, 1, d.seed), 285*math.Sqrt(solid.Hash(i, 2, d.seed))
			s, q := math.Sincos(a)
			b := 1 + 2.2*solid.Hash(i, 3, d.seed)
			d.shape(oval(x(190)+r*s, 400+r*q, b, b), hex(0xDDE6FF), 0.8, 0.6)
		}
		for i := range 12 {
			s, q := math.Sincos(6.283 * float64(i) / 12)
			d.shape(oval(x(190)+325*s, 400+325*q, 9, 9), c, 0.3, 1.5)
		}
	case people.Banners:
		for i := range 7 {
			o := -60 + 165*float64(i)
			d.shape(path(o, 0, o+120, 0, o+112, 820, o+8, 820), c.Mul(0.6), 0.20+0.08*solid.Hash(i, 1, 2), 6)
			d.shape(path(o+18, 0, o+40, 0, o+36, 820, o+20, 820), c, 0.10, 12)
			d.shape(path(o+84, 0, o+100, 0, o+98, 820, o+84, 820), hex(0x000000), 0.3, 9)
		}
		cx := x(300)
		d.shape(oval(cx, 300, 92, 92), c, 0.42, 2)
		d.shape(oval(cx, 300, 80, 80), far, 0.95, 2)
		for i := range 6 {
			s, q := math.Sincos(6.283*float64(i)/6 + 0.26)
			d.shape(path(cx+14*q, 300-14*s, cx+66*s, 300+66*q, cx-14*q, 300+14*s), c, 0.42, 2)
		}
	case people.Screens:
		for i := range 110 {
			col, row := i%11, i/11
			o, y := x(-60+float64(col)*62), 40+float64(row)*66
			h := solid.Hash(i, 3, d.seed)
			ink := c
			if h > 0.85 {
				ink = hex(0xE0803A)
			}
			d.shape(path(o, y, o+46*k, y, o+46*k, y+48, o, y+48), ink, 0.08+0.30*h*solid.Hash(i, 4, d.seed), 2.5)
		}
	case people.Lamps:
		for i := range 5 {
			y := 90 + 170*float64(i)
			d.shape(path(x(120), y+60, x(560), y-20, x(560), y+22, x(120), y+84), c, 0.34, 5)
			d.shape(path(x(120), y+60, x(560), y-20, x(560), y+22, x(120), y+84), c, 0.22, 34)
		}
	case people.Blinds:
		for i := range 15 {
			y := 20 + 62*float64(i)
			d.shape(path(x(60), y+30, x(540), y, x(540), y+26, x(60), y+50), c, 0.24, 4)
		}
	case people.Bulkhead:
		for i := range 4 {
			o := x(-420 + 290*float64(i))
			d.shape(path(o-34, 0, o+34, 0, o+34, 1024, o-34, 1024), c, 0.16, 4)
			d.shape(path(o+34, 0, o+52, 0, o+52, 1024, o+34, 1024), hex(0x000000), 0.5, 6)
			for j := range 9 {
				d.shape(oval(o, 60+120*float64(j), 9, 9), c, 0.26, 2)
			}
		}
		d.shape(path(0, 210, 1024, 250, 1024, 300, 0, 260), c, 0.14, 5)
		d.shape(path(x(500), 330, x(330), 330, x(330), 420, x(500), 420), c.Mix(hex(0xFFB060), 0.5), 0.5, 10)
	case people.Stars:
		d.shape(oval(x(330), 300, 260, 200), c, 0.22, 90)
		d.shape(oval(x(150), 640, 300, 160), c.Mix(hex(0x4060FF), 0.5), 0.14, 90)
		for i := range 160 {
			b := 0.8 + 2.4*math.Pow(solid.Hash(i, 3, d.seed), 3)
			d.shape(oval(1024*solid.Hash(i, 1, d.seed), 900*solid.Hash(i, 2, d.seed), b, b), hex(0xE8EEFF), 0.85, 0.5)
		}
	case people.Bars:
		d.shape(oval(x(260), 300, 330, 330), c, 0.20, 80)
		for i := range 9 {
			o := 30 + 124*float64(i)
			d.shape(path(o-17, 0, o+17, 0, o+17, 1024, o-17, 1024), hex(0x04060A), 0.85, 2.5)
			d.shape(path(o-17, 0, o-9, 0, o-9, 1024, o-17, 1024), c, 0.34, 2)
		}
		d.shape(path(0, 150, 1024, 150, 1024, 186, 0, 186), hex(0x04060A), 0.8, 3)
	case people.Shelves:
		for i := range 5 {
			y := 170 + 160*float64(i)
			for j := range 16 {
				h := solid.Hash(j, i, d.seed)
				o := float64(j)*66 + 12*h
				w, t := 24+26*solid.Hash(j, i+20, d.seed), 50+66*h
				d.shape(path(o, y, o, y-t, o+w, y-t, o+w, y), c.Mix(hex(0xFFFFFF), 0.2), 0.08+0.22*solid.Hash(j, i+40, d.seed), 2)
			}
			d.shape(path(0, y, 1024, y, 1024, y+14, 0, y+14), c, 0.30, 2)
		}
	case people.Forest:
		d.shape(oval(x(240), 330, 420, 360), c, 0.26, 110)
		for i := range 13 {
			o := 1024 * solid.Hash(i, 1, d.seed)
			w := 12 + 34*solid.Hash(i, 2, d.seed)
			lean := 70 * (solid.Hash(i, 3, d.seed) - 0.5)
			d.shape(path(o, 0, o+w, 0, o+w*1.5+lean, 1024, o-w*0.5+lean, 1024), hex(0x03060A), 0.5+0.3*solid.Hash(i, 4, d.seed), 3+5*solid.Hash(i, 5, d.seed))
		}
	case people.Court:
		for i := range 9 { // panels
			o := -30 + 124*float64(i)
			d.shape(path(o, 0, o+104, 0, o+104, 470, o, 470), c.Mul(0.6), 0.20+0.05*solid.Hash(i, 1, d.seed), 3)
			d.shape(path(o+16, 0, o+88, 0, o+88, 440, o+16, 440), hex(0x04060A), 0.22, 6)
		}
		d.shape(path(0, 490, 1024, 490, 1024, 516, 0, 516), c, 0.34, 3)
		cx, cy := x(310), 270.0
		d.shape(oval(cx, cy, 190, 190), hex(0x04060A), 0.55, 4)
		for y := range 44 { // the scales
			for o := range 44 {
				u, v := (float64(o)-21.5)/21.5, (float64(y)-21.5)/21.5
				if scales(u, v) {
					d.shape(oval(cx+150*u, cy+150*v, 4.6, 4.6), c.Mix(gold, 0.6), 0.75, 1)
				}
			}
		}
	case people.Ruins:
		d.shape(oval(512, 620, 700, 260), c.Mix(hex(0xFF7A20), 0.5), 0.40, 90)
		for i := range 6 { // smoke
			o := 1024 * solid.Hash(i, 1, d.seed)
			lean := 160 * (solid.Hash(i, 2, d.seed) - 0.3)
			d.shape(path(o, 620, o+40, 620, o+130+lean, 0, o-20+lean, 0), hex(0x0A0908), 0.45, 30)
		}
		for i := range 12 {
			o, w := -20+90*float64(i), 60+40*solid.Hash(i, 3, d.seed)
			h := 300 + 190*solid.Hash(i, 4, d.seed)
			d.shape(path(o, 1024, o, h, o+w*0.3, h-30*solid.Hash(i, 5, d.seed), o+w*0.45, h+50, o+w*0.7, h+20, o+w, h+110*solid.Hash(i, 6, d.seed), o+w, 1024), hex(0x060505), 0.88, 2.5)
			for j := range 6 { // empty windows
				y := h + 90 + 48*float64(j)
				d.shape(path(o+w*0.2, y, o+w*0.4, y, o+w*0.4, y+22, o+w*0.2, y+22), hex(0xFF8A30), 0.5*solid.Hash(i, j+20, d.seed), 2)
			}
		}
	}
	d.soften(3.2)
}

// shape paints an outline of pixels on the picture.
func (d *drawing) shape(p []xy, c solid.Color, alpha, soft float64) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range p {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	e := soft*3 + 2
	ox, oy := max(0, int(x0-e)), max(0, int(y0-e))
	ex, ey := min(side, int(x1+e)+1), min(side, int(y1+e)+1)
	if ex <= ox || ey <= oy {
		return
	}
	m := newMask(ex-ox, ey-oy)
	q := make([]xy, len(p))
	for i := range p {
		q[i] = xy{p[i].X - float64(ox), p[i].Y - float64(oy)}
	}
	m.fill(q)
	m.blur(soft)
	for y := range m.h {
		for x := range m.w {
			if a := float64(m.a[y*m.w+x]) * alpha; a > 0.002 {
				i := (oy+y)*side + ox + x
				d.paint[i] = d.paint[i].Mix(c, a)
			}
		}
	}
}

// soften blurs everything painted so far.
func (d *drawing) soften(sigma float64) {
	a := make([]float32, len(d.paint))
	for ch := range 3 {
		for i, c := range d.paint {
			a[i] = float32([3]float64{c.R, c.G, c.B}[ch])
		}
		blurred(a, side, side, sigma)
		for i, v := range a {
			switch ch {
			case 0:
				d.paint[i].R = float64(v)
			case 1:
				d.paint[i].G = float64(v)
			case 2:
				d.paint[i].B = float64(v)
			}
		}
	}
}
