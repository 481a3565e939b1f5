package scene

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// canvas is a picture in linear light, with how far each pixel is away.
type canvas struct {
	w, h   int
	pix    []solid.Color
	deep   []float64
	people []bool // where somebody is seen
}

func newCanvas(w, h int) *canvas {
	return &canvas{w, h, make([]solid.Color, w*h), make([]float64, w*h), make([]bool, w*h)}
}

// place is the point of the picture at a pixel: its height is 1, its middle (0, 0), y goes up.
func (c *canvas) place(i, j float64) (x, y float64) {
	return (i - float64(c.w)/2) / float64(c.h), 0.5 - j/float64(c.h)
}

// pixel is the other way round.
func (c *canvas) pixel(x, y float64) (i, j float64) {
	return x*float64(c.h) + float64(c.w)/2, (0.5 - y) * float64(c.h)
}

// enlarged is the picture at another size, its pixels mixed.
func (c *canvas) enlarged(w, h int) *canvas {
	out := newCanvas(w, h)
	for j := range h {
		for i := range w {
			u := solid.Clamp((float64(i)+0.5)*float64(c.w)/float64(w)-0.5, 0, float64(c.w-1))
			v := solid.Clamp((float64(j)+0.5)*float64(c.h)/float64(h)-0.5, 0, float64(c.h-1))
			x, y := min(int(u), c.w-2), min(int(v), c.h-2)
			fx, fy := u-float64(x), v-float64(y)
			at := y*c.w + x
			out.pix[j*w+i] = c.pix[at].Mix(c.pix[at+1], fx).Mix(c.pix[at+c.w].Mix(c.pix[at+c.w+1], fx), fy)
			out.deep[j*w+i] = c.deep[int(v+0.5)*c.w+int(u+0.5)]
		}
	}
	return out
}

// look is how a picture is finished.
type look struct {
	bright float64 // against 1
	even   bool    // its exposure is like that of the others
	clear  bool    // the mist that lies over all of it is taken away
	bloom  float64
	tint   solid.Color  // what dark tones lean to
	paint  float64      // how much is laid on with a brush
	rays   [][3]float64 // x, y, strength: where beams come from
}

// finish gives a picture its bloom, beams, brush, edges and grain.
func (c *canvas) finish(l look) {
	if l.clear {
		c.lift()
	}
	gain := l.bright
	if l.even {
		gain *= c.exposure()
	}
	for i := range c.pix {
		c.pix[i] = c.pix[i].Mul(gain)
	}
	for _, r := range l.rays {
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
			c.pix[i] = c.pix[i].Add(soft[i].Mul((0.25 + l.bloom) * [3]float64{0.5, 0.5, 0.7}[n]))
		}
	}
	for j := range c.h {
		for i := range c.w {
			x, y := c.place(float64(i), float64(j))
			p := &c.pix[j*c.w+i]
			*p = p.Mul(1 - 0.5*solid.Smooth(0.45, 1.05, math.Hypot(x*0.95, y*1.25)))
			*p = p.Add(l.tint.Mul(0.012))
		}
	}
	for i := range c.pix {
		c.pix[i] = screen(c.pix[i])
	}
	if l.paint > 0 {
		c.brush(l.paint)
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

// image is the finished picture.
func (c *canvas) image() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, c.w, c.h))
	for i, p := range c.pix {
		img.SetRGBA(i%c.w, i/c.w, color.RGBA{model.ByteOf(p.R), model.ByteOf(p.G), model.ByteOf(p.B), 255})
	}
	return img
}

// glow adds light around a point of the stage, where nothing stands before it.
func glow(at solid.Vec, r float64, light solid.Color) func(*canvas, *stage) {
	return func(c *canvas, s *stage) {
		x, y, far := s.seen(at)
		if far < 0 {
			return
		}
		size := r / far * s.zoom
		c.dot(x, y, size, far-r*1.5, light)
	}
}

// dot adds light around a point of the picture, before what is farther than far.
func (c *canvas) dot(x, y, size, far float64, light solid.Color) {
	px, py := c.pixel(x, y)
	k := float64(c.h) * size
	if i, j := int(px), int(py); i >= 0 && j >= 0 && i < c.w && j < c.h && c.deep[j*c.w+i] < far {
		return
	}
	for j := max(0, int(py-4*k)); j < min(c.h, int(py+4*k)+1); j++ {
		for i := max(0, int(px-4*k)); i < min(c.w, int(px+4*k)+1); i++ {
			d := math.Hypot(float64(i)+0.5-px, float64(j)+0.5-py) / k
			v := math.Exp(-d*d*1.6) + 0.10*math.Exp(-d*1.2)*solid.Smooth(4, 2.5, d)
			c.pix[j*c.w+i] = c.pix[j*c.w+i].Add(light.Mul(v))
		}
	}
}

// streak adds a line of light between two points of the stage.
func streak(a, b solid.Vec, width float64, light solid.Color) func(*canvas, *stage) {
	return func(c *canvas, s *stage) {
		ax, ay, fa := s.seen(a)
		bx, by, fb := s.seen(b)
		if fa < 0 || fb < 0 {
			return
		}
		far := min(fa, fb)
		w := max(width/far*s.zoom, 0.0016)
		ex, ey := bx-ax, by-ay
		for j := range c.h {
			for i := range c.w {
				x, y := c.place(float64(i)+0.5, float64(j)+0.5)
				t := solid.Clamp(((x-ax)*ex+(y-ay)*ey)/(ex*ex+ey*ey+1e-9), 0, 1)
				d := math.Hypot(x-ax-ex*t, y-ay-ey*t) / w
				if d > 9 || c.deep[j*c.w+i] < solid.Mix(fa, fb, t)-1 {
					continue
				}
				v := (math.Exp(-d*d) + 0.12*math.Exp(-d*0.6)) * solid.Smooth(0, 0.1, t) * (0.35 + 0.65*t)
				c.pix[j*c.w+i] = c.pix[j*c.w+i].Add(light.Mul(v))
			}
		}
	}
}

// blast is a ball of fire and smoke around a point of the stage; heat 1 is all fire, 0 all smoke.
func blast(at solid.Vec, r, heat float64, seed int) func(*canvas, *stage) {
	return func(c *canvas, s *stage) {
		bx, by, far := s.seen(at)
		if far < 0 {
			return
		}
		size := r / far * s.zoom
		for j := range c.h {
			for i := range c.w {
				o := j*c.w + i
				if c.deep[o] < far-r {
					continue
				}
				x, y := c.place(float64(i)+0.5, float64(j)+0.5)
				x, y = (x-bx)/size, (y-by)/size
				if x*x+y*y > 4 {
					continue
				}
				// Billows: clouds that are pushed about by clouds.
				u, v := x*1.6+20, y*1.6+20
				wx, wy := solid.Cloud(u, v, seed)-0.5, solid.Cloud(u+7, v+3, seed+1)-0.5
				n := solid.Cloud(u*1.2+1.9*wx, v*1.2+1.9*wy, seed+2)
				d := math.Hypot(x+0.5*wx, y+0.5*wy)
				body := solid.Smooth(1.05, 0.35, d+1.1*(0.5-n))
				hot := solid.Clamp(heat*1.25*(1.15-d)+1.5*(n-0.55)*heat, 0, 1) * body
				fire := solid.RGB(3.4, 0.95, 0.16).Mul(hot * hot * 1.4).Add(solid.RGB(1.5, 1.3, 0.9).Mul(hot * hot * hot * hot * 3))
				soot := solid.RGB(0.035, 0.028, 0.024).Add(solid.RGB(0.30, 0.09, 0.02).Mul(0.7 * n * heat))
				c.pix[o] = c.pix[o].Mix(soot, body*(1-0.75*heat)).Add(fire)
				c.pix[o] = c.pix[o].Add(solid.RGB(1, 0.35, 0.1).Mul(0.10 * heat * math.Exp(-2*math.Hypot(x, y))))
			}
		}
	}
}
