package set

import (
	"cmp"
	"math"
	"slices"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// Look says how a picture is finished.
type Look struct {
	Bright float64      // factor for the brightness
	Even   bool         // dark pictures are made brighter and bright ones darker, so that cards match
	Clear  bool         // removes the haze that lies over the whole picture
	Bloom  float64      // how far what is bright spreads its light, added to what there always is
	Paint  float64      // how much it looks like painted with a brush, 0 to 1
	Rays   [][3]float64 // beams of light: x and y of the point that they come from, and their strength
}

// finish develops the picture: haze, exposure, beams, bloom, darker corners, tone curve, brush and grain, in this order.
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

// lift removes haze: it subtracts most of the mean color of the darkest tenth of the picture.
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

// exposure returns the factor that brings the picture closer to a common brightness. It is measured on the lower two thirds; the title of the
// card covers the rest.
func (c *canvas) exposure() float64 {
	sum, n := 0.0, 0.0
	for i := len(c.pix) / 3; i < len(c.pix); i++ {
		p := c.pix[i]
		sum += math.Log(0.3*p.R + 0.55*p.G + 0.15*p.B + 0.004)
		n++
	}
	return solid.Clamp(math.Pow(0.060/math.Exp(sum/n), 0.6), 0.6, 2.3)
}

// screen is the tone curve: it turns linear light into the values that a screen shows, from 0 to 1.
func screen(c solid.Color) solid.Color {
	f := func(x float64) float64 {
		x = max(0, x)
		x = x * (2.2*x + 0.05) / (x*(2.1*x+0.62) + 0.14)
		return math.Pow(solid.Clamp(x, 0, 1), 1/2.2)
	}
	top := max(c.R, c.G, c.B, 1e-6)
	white := solid.Clamp((top-1.2)*0.12, 0, 0.6) // very bright light turns white
	c = c.Mix(solid.RGB(top, top, top), white)
	return solid.RGB(f(c.R), f(c.G), f(c.B))
}

// beams draws the light of bright pixels out into rays that point away from (x, y).
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

// brush makes the picture look painted: each pixel takes the mean of the one of the four squares around it that varies least, so that areas
// become flat and edges stay sharp. This is the Kuwahara filter.
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
			if c.people[j*c.w+i] { // faces are too small for the full effect
				t *= 0.3
			}
			out[j*c.w+i] = c.pix[j*c.w+i].Mix(best, t)
		}
	})
	c.pix = out
}
