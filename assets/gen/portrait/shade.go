package portrait

import (
	"image"
	"math"
	"slices"

	"battlestar/assets/gen/solid"
	"battlestar/assets/portraits"
)

// colors colors every pixel of the surfaces: cut into light and shadow, with lines where they meet, and the light from behind.
func (d *drawing) colors() {
	d.backdrop()
	n := side * side
	lit, dark := make([]float32, n), make([]float32, n)
	for i := range d.spots {
		s := &d.spots[i]
		if s.kind == nothing {
			continue
		}
		ndl := s.n.Dot(d.light)
		x, y := float64(i%side)+0.5, float64(i/side)+0.5
		pos := solid.V((x-middleX)/scale, (middleY-y)/scale, float64(s.z)).Add(s.n.Mul(0.35))
		low, high, least := 0.0, 0.26, 0.0 // where the light begins and where it is full, and how much of it remains in a cast shadow
		switch s.kind {
		case skin:
			low, high = -0.02-0.07*d.skull.female, 0.24+0.06*d.skull.female
			if s.head {
				least = 0.18
			}
		case cloth:
			low, high, least = -0.14, 0.42, 0.45
		case nothing, metal, hairy, glow, eyeball:
		}
		l := solid.Smooth(low, high, ndl)
		if l > 0 {
			l *= least + (1-least)*solid.Smooth(0.2, 0.8, d.open(pos))
		}
		lit[i] = float32(l)
		dark[i] = float32(1 - l)
	}
	d.lit = &mask{side, side, lit}
	soft := make([]float32, n)
	copy(soft, dark)
	blurred(soft, side, side, 11)
	hard := make([]float32, n)
	copy(hard, lit)
	blurred(hard, side, side, 1.3)
	sin, cos := math.Sincos(-0.9)
	for i := range d.spots {
		s := &d.spots[i]
		if s.kind == nothing {
			continue
		}
		x, y := float64(i%side), float64(i/side)
		wave := math.Abs(math.Mod((x*sin+y*cos)/7.4+1000, 1)*2 - 1) // 1 on a line
		width := 1.5 * float64(soft[i])
		hatch := solid.Smooth(1.02-width, 1.22-width, wave)
		d.paint[i] = d.shaded(s, float64(hard[i]), float64(soft[i]), hatch, x, y)
	}
}

func (d *drawing) shaded(s *spot, lit, soft, hatch, x, y float64) solid.Color {
	ndl := s.n.Dot(d.light)
	back := solid.V(-0.80*d.k, 0.20, -0.30).Unit()
	if d.p.Broad {
		back = solid.V(0.85*d.k, 0.20, -0.25).Unit()
	}
	from := solid.Smooth(-0.2, 0.95, s.n.Dot(back)) // of the light in the person's color
	sky := 0.5 + 0.5*s.n.Y
	var deep, shadow, mid, light, high solid.Color
	switch s.kind {
	case skin:
		t := d.tones
		tint := func(c solid.Color) solid.Color { // tints the paint with that tone
			return solid.RGB(c.R*s.base.R/t.light.R, c.G*s.base.G/t.light.G, c.B*s.base.B/t.light.B)
		}
		deep, shadow, mid, light, high = tint(t.deep), tint(t.shadow), tint(t.mid), s.base, tint(t.high)
	case eyeball:
		return s.base.Mul(0.74 + 0.26*lit)
	case glow:
		return s.base
	case cloth, hairy, metal:
		b := s.base
		deep, shadow, mid, light, high = b.Mul(0.20), b.Mul(0.42).Mix(hex(0x0A1222), 0.2), b.Mul(0.68), b, b.Mul(1.12).Add(hex(0x0C0C0C))
		if s.kind == metal {
			deep, shadow, high = b.Mul(0.10), b.Mul(0.25), b.Mix(hex(0xFFFFFF), 0.7)
		}
	case nothing:
	}
	dark := deep.Mix(shadow, solid.Clamp(0.35+0.5*sky+0.35*s.n.Z*0.6, 0, 1))
	if s.kind == skin { // light reflected by the room keeps the features visible
		fill := solid.Smooth(0.25, 1, s.n.Dot(solid.V(-0.2*d.k, 0.22, 0.95).Unit()))
		dark = dark.Mix(shadow.Mix(mid, 0.72), 0.9*fill)
	}
	dark = dark.Add(times(d.rim, light.Mix(hex(0x808080), 0.4)).Mul(0.34 * from))
	bright := mid.Mix(light, solid.Smooth(0.22, 0.36, ndl))
	bright = bright.Mix(high, 0.7*solid.Smooth(0.80, 0.90, ndl)*either(s.kind == skin || s.kind == metal, 1, 0.35))
	if s.kind == metal || s.shine > 0 {
		h := d.light.Add(solid.V(0, 0, 1)).Unit()
		g := max(0, s.n.Dot(h))
		bright = bright.Add(hex(0xFFFFFF).Mul(either(s.kind == metal, max(float64(s.shine), 0.3), 0.35*float64(s.shine)) * solid.Smooth(0.90, 0.97, g)))
	}
	// Red where light turns into shadow.
	band := 4 * lit * (1 - lit)
	c := dark.Mix(bright, lit)
	if s.kind == skin {
		c = c.Mix(solid.RGB(mid.R*1.1, mid.G*0.75, mid.B*0.65), 0.26*band)
	}
	a := 0.34
	if s.kind == skin {
		a = 0.22
	}
	c = c.Mix(shadow, a*hatch*lit)
	return c
}

func either[T any](is bool, a, b T) T {
	if is {
		return a
	}
	return b
}

// rims adds the light in the person's color along the edge of the whole figure.
func (d *drawing) rims() {
	m := make([]float32, side*side)
	for i := range d.spots {
		if d.spots[i].kind != nothing {
			m[i] = 1
		}
	}
	k := d.k
	if d.p.Broad {
		k = -k
	}
	narrow, wide := shifted(m, -5.0*k, -2.2), shifted(m, -15*k, -5)
	blurred(narrow, side, side, 1.4)
	blurred(wide, side, side, 7)
	for i := range d.paint {
		if d.spots[i].kind == nothing {
			continue
		}
		x, y := float64(i%side), float64(i/side)
		uneven := 0.55 + 0.9*solid.Noise(x/60, y/60, d.seed+3)
		r := d.rim.Mix(hex(0xFFFFFF), 0.15)
		d.paint[i] = d.paint[i].Add(r.Mul(uneven * (0.75*float64(narrow[i]) + 0.20*float64(wide[i])*0.9)))
	}
}

// shifted returns what lies in a mask but not in the same mask moved away from the light.
func shifted(m []float32, dx, dy float64) []float32 {
	out := make([]float32, len(m))
	for y := range side {
		for x := range side {
			if m[y*side+x] == 0 {
				continue
			}
			u, v := x+int(math.Round(dx)), y+int(math.Round(dy))
			if u < 0 || u >= side || v >= side {
				continue
			}
			if v < 0 || m[v*side+u] == 0 {
				out[y*side+x] = 1
			}
		}
	}
	return out
}

// bloom makes bright places shine over their surroundings; a quarter of the pixels is enough for that.
func (d *drawing) bloom() {
	const q = side / 4
	for ch := range 3 {
		bright := make([]float32, q*q)
		for i, c := range d.paint {
			v := [3]float64{c.R, c.G, c.B}[ch]
			bright[i/side/4*q+i%side/4] += float32(max(0, min(1.2, v)-0.45)) / 16
		}
		glow := make([]float32, q*q)
		for _, b := range [3]xy{{1.3, 0.05}, {5, 0.06}, {15, 0.07}} {
			a := slices.Clone(bright)
			blurred(a, q, q, b.X)
			for i, v := range a {
				glow[i] += v * float32(b.Y)
			}
		}
		for i := range d.paint {
			x, y := solid.Clamp((float64(i%side)+0.5)/4-0.5, 0, q-1.001), solid.Clamp((float64(i/side)+0.5)/4-0.5, 0, q-1.001)
			j := int(y)*q + int(x)
			tx, ty := x-math.Floor(x), y-math.Floor(y)
			v := solid.Mix(solid.Mix(float64(glow[j]), float64(glow[j+1]), tx), solid.Mix(float64(glow[j+q]), float64(glow[j+q+1]), tx), ty)
			switch ch {
			case 0:
				d.paint[i].R += v
			case 1:
				d.paint[i].G += v
			case 2:
				d.paint[i].B += v
			}
		}
	}
}

// finish adds bloom, darkens the corners and adds grain.
func (d *drawing) finish() {
	d.bloom()
	for i, c := range d.paint {
		x, y := float64(i%side)/side-0.5, float64(i/side)/side-0.46
		v := 1.0 * (1 - 0.75*solid.Smooth(0.32, 0.78, math.Hypot(x*1.05, y)))
		g := (solid.Hash(i%side/2, i/side/2, d.seed) - 0.5) * 0.028
		f := func(a float64) float64 {
			a = solid.Clamp(a*v, 0, 1)
			a = solid.Mix(a, a*a*(3-2*a), 0.15)
			return a + g*(0.3+a)
		}
		d.paint[i] = solid.RGB(f(c.R), f(c.G), f(c.B))
	}
}

// image halves the drawing to the size of a portrait.
func (d *drawing) image() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, portraits.Side, portraits.Side))
	for y := range portraits.Side {
		for x := range portraits.Side {
			i := 2*y*side + 2*x
			c := d.paint[i].Add(d.paint[i+1]).Add(d.paint[i+side]).Add(d.paint[i+side+1]).Mul(0.25)
			o := m.PixOffset(x, y)
			for k, v := range [3]float64{c.R, c.G, c.B} {
				m.Pix[o+k] = uint8(solid.Clamp(v*255+0.5, 0, 255))
			}
			m.Pix[o+3] = 255
		}
	}
	return m
}
