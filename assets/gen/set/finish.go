package set

import (
	"cmp"
	"math"
	"slices"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// Look is how a picture is finished.
type Look struct {
	Bright float64 // against 1
	Even   bool    // its exposure is like that of the others
	Clear  bool    // the mist that lies over all of it is taken away
	Bloom  float64
	Paint  float64      // how much is laid on with a brush
	Rays   [][3]float64 // x, y, strength: where beams come from
}

// finish gives a picture its bloom, beams, brush, edges and grain.
func (c *canvas) finish(l Look) {
	if l.Clear {
		c.lift()
	}
	gain := l.Bright
	if l.Even {
		gain *= c.exposure()
	}
	for i := range c.pix {
		c.pix[i] = c.pix[i].Mul(gain)
	}
	for _, r := range l.Rays {
		c.beams(r[0], r[1], r[2])
	}
	hot := make([]solid.Color, len(c.pix))
	for i, p := range c.pix {
		m := max(p.R, p.G, p.B)
		hot[i] = p.Mul(solid.Clamp((m-0.55)/max(m, 1e-6), 0, 1) * min(1, 3/max(m, 1e-6)))
	}
	for n, size := range [3]float64{0.006, 0.02, 0.06} {
		soft := hot
		for range 2 {
			soft = model.BlurRGB(soft, c.w, c.h, max(1, int(size*float64(c.w))))
		}
		for i := range c.pix {
			c.pix[i] = c.pix[i].Add(soft[i].Mul((0.25 + l.Bloom) * [3]float64{0.5, 0.5, 0.7}[n]))
		}
	}
	for j := range c.h {
		for i := range c.w {
			x, y := c.place(float64(i), float64(j))
			p := &c.pix[j*c.w+i]
			*p = p.Mul(1 - 0.5*solid.Smooth(0.45, 1.05, math.Hypot(x*0.95, y*1.25)))
		}
	}
	for i := range c.pix {
		c.pix[i] = screen(c.pix[i])
	}
	if l.Paint > 0 {
		c.brush(l.Paint)
	}
	for j := range c.h {
		for i := range c.w {
			g := (solid.Hash(i, j, 5) + solid.Hash(i, j, 6) - 1) * 0.012
			p := &c.pix[j*c.w+i]
			*p = p.Add(solid.RGB(g, g, g))
		}
	}
}

// lift takes away most of what the darkest tenth of the picture has in common.
func (c *canvas) lift() {
	light := func(p solid.Color) float64 { return 0.3*p.R + 0.55*p.G + 0.15*p.B }
	order := make([]int, len(c.pix))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(light(c.pix[a]), light(c.pix[b])) })
	veil, n := solid.Color{}, len(order)/10
	for _, i := range order[:n] {
		veil = veil.Add(c.pix[i].Mul(0.85 / float64(n)))
	}
	for i, p := range c.pix {
		c.pix[i] = solid.RGB(max(0, p.R-veil.R), max(0, p.G-veil.G), max(0, p.B-veil.B))
	}
}

// exposure brings dark and bright pictures nearer to each other, by what is usual in their lower part.
func (c *canvas) exposure() float64 {
	sum, n := 0.0, 0.0
	for i := len(c.pix) / 3; i < len(c.pix); i++ {
		p := c.pix[i]
		sum += math.Log(0.3*p.R + 0.55*p.G + 0.15*p.B + 0.004)
		n++
	}
	return solid.Clamp(math.Pow(0.060/math.Exp(sum/n), 0.6), 0.6, 2.3)
}

// screen is the curve from light to screen.
func screen(c solid.Color) solid.Color {
	f := func(x float64) float64 {
		x = max(0, x)
		x = x * (2.2*x + 0.05) / (x*(2.1*x+0.62) + 0.14)
		return math.Pow(solid.Clamp(x, 0, 1), 1/2.2)
	}
	top := max(c.R, c.G, c.B, 1e-6)
	white := solid.Clamp((top-1.2)*0.12, 0, 0.6) // what is very bright loses its colour
	c = c.Mix(solid.RGB(top, top, top), white)
	return solid.RGB(f(c.R), f(c.G), f(c.B))
}

// beams lets what is bright shine away from a point.
func (c *canvas) beams(x, y, strength float64) {
	px, py := c.pixel(x, y)
	hot := make([]solid.Color, len(c.pix))
	for i, p := range c.pix {
		m := max(p.R, p.G, p.B)
		hot[i] = p.Mul(solid.Clamp((m-0.35)/max(m, 1e-6), 0, 1) * min(1, 2/max(m, 1e-6)))
	}
	out := make([]solid.Color, len(c.pix))
	const n = 48
	model.Each(c.h, func(j int) {
		for i := range c.w {
			sum, w := solid.Color{}, 1.0
			start := solid.Hash(i, j, 9)
			for k := range n {
				t := 0.85 * (float64(k) + start) / n
				u, v := solid.Mix(float64(i), px, t), solid.Mix(float64(j), py, t)
				a, b := int(u), int(v)
				if a >= 0 && b >= 0 && a < c.w && b < c.h {
					sum = sum.Add(hot[b*c.w+a].Mul(w))
				}
				w *= 0.965
			}
			out[j*c.w+i] = sum.Mul(strength / n)
		}
	})
	for i := range c.pix {
		c.pix[i] = c.pix[i].Add(out[i])
	}
}

// brush takes each pixel from the calmest of the four corners around it, which makes edges firm and fields flat, as paint does.
func (c *canvas) brush(amount float64) {
	const r = 2
	out := make([]solid.Color, len(c.pix))
	model.Each(c.h, func(j int) {
		for i := range c.w {
			best, calm := solid.Color{}, math.Inf(1)
			for _, q := range [4][2]int{{-r, -r}, {0, -r}, {-r, 0}, {0, 0}} {
				sum, square, n := solid.Color{}, 0.0, 0.0
				for b := j + q[1]; b <= j+q[1]+r; b++ {
					for a := i + q[0]; a <= i+q[0]+r; a++ {
						if a < 0 || b < 0 || a >= c.w || b >= c.h {
							continue
						}
						p := c.pix[b*c.w+a]
						sum = sum.Add(p)
						square += p.R*p.R + p.G*p.G + p.B*p.B
						n++
					}
				}
				m := sum.Mul(1 / n)
				if v := square/n - (m.R*m.R + m.G*m.G + m.B*m.B); v < calm {
					best, calm = m, v
				}
			}
			t := amount
			if c.people[j*c.w+i] { // faces are too small for a broad brush
				t *= 0.3
			}
			out[j*c.w+i] = c.pix[j*c.w+i].Mix(best, t)
		}
	})
	c.pix = out
}
