package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Spot is a place on the surface while it is painted.
type Spot struct {
	P     solid.Vec // in the units of the model, folded as the model is
	Raw   solid.Vec // the same without folding
	N     solid.Vec // the normal, in the orientation of the model
	Skin  int
	Color solid.Color
	Gloss float64
	Light solid.Color
	Open  float64 // how open it is to the sky
	edge  float64 // how much of an edge it is
	calm  bool
}

// cover paints over the surface. d is the distance to the edge of the paint, below 0 inside. The paint is worn off in places.
func (s *Spot) cover(d float64, c solid.Color) {
	a := 1 - solid.Smooth(-0.003, 0.003, d)
	if !s.calm {
		worn := solid.Cloud(s.Raw.X*26, s.Raw.Y*9, 77)
		a *= 1 - 0.85*solid.Smooth(0.66, 0.74, worn+0.15*s.edge)
	}
	s.Color = s.Color.Mix(c, a)
}

// stripe returns the distance to a band around v.
func stripe(x, v, half float64) float64 { return math.Abs(x-v) - half }

// windows puts small lights along a line: u runs along it, v across. There is one at each step, and some are dark.
func (s *Spot) windows(u, v, step, half float64, seed int, light solid.Color) {
	i := int(math.Floor(u / step))
	if math.Abs(v) > half || solid.Hash(i, 1, seed) < 0.35 {
		return
	}
	if f := u - (float64(i)+0.5)*step; math.Abs(f) < step*(0.18+0.12*solid.Hash(i, 2, seed)) {
		s.Light = s.Light.Add(light.Mul(0.35 + 0.65*solid.Hash(i, 3, seed)))
		s.Color = solid.Hex(0x10151c)
	}
}

// The lights that are used everywhere.
var (
	blueLight  = solid.RGB(0.25, 0.62, 1)
	amberLight = solid.RGB(1, 0.5, 0.16)
	redLight   = solid.RGB(1, 0.06, 0.03)
	warmLight  = solid.RGB(1, 0.74, 0.38)
)

// bell paints the inside of an engine: white in the middle, its own color at the rim.
func (s *Spot) bell(x, z, r float64, light solid.Color) {
	d := math.Hypot(s.P.X-x, (s.P.Z-z)*0.8) / r
	s.Color = solid.Hex(0x0c0e12)
	s.Light = light.Mul(0.25 + 0.75*solid.Smooth(1.1, 0.3, d)).Add(solid.RGB(1, 1, 1).Mul(0.8 * (1 - solid.Smooth(0, 0.75, d))))
}

// painted is the finished surface at one ray.
type painted struct {
	color, light solid.Color
	gloss        float64
}

// finish paints the surface that a ray hit.
func finish(m *model, v view, h *hit, r relief, i, j int) painted {
	k := &m.Skins[h.skin]
	x, y := v.place(i, j)
	s := Spot{Raw: solid.V(x, y, float64(h.z)), Skin: int(h.skin), Color: k.Color, Gloss: k.Gloss, Light: k.Light, Open: float64(r.open), edge: float64(r.edge), calm: v.calm}
	s.P = m.Mirror.Fold(s.Raw)
	s.N = solid.V(float64(h.nx), float64(h.ny), float64(h.nz))
	if v.left {
		s.N = solid.V(s.N.Y, -s.N.X, s.N.Z)
	}
	tone := float64(h.tone)
	if v.calm {
		tone *= 0.5
	}
	s.Color = s.Color.Mul(1 + tone)
	if m.Paint != nil {
		m.Paint(&s)
	}
	c := s.Color
	scale := 1.0
	if v.left {
		scale = 2.2 // she is longer, so her texture is finer
	}
	gx, gy := x*scale, y*scale
	dirt := solid.Cloud(gx*4+3, gy*2.2, m.Seed+40)
	grain := solid.Noise(gx*90, gy*90, m.Seed+41)
	worn := solid.Cloud(gx*24, gy*20, m.Seed+42)
	wear := k.wear
	edge, wash := float64(r.edge), float64(r.wash)
	if v.calm {
		wash *= 0.5
		c = c.Mul(1.15)
	} else {
		c = c.Mul(0.90 + 0.16*dirt + 0.05*(grain-0.5))
		// Soot and rain along the direction of flight.
		streak := solid.Smooth(0.55, 0.85, solid.Cloud(gx*16, gy*2.2, m.Seed+43))
		c = c.Mix(c.Mul(0.62).Add(solid.RGB(0.004, 0.003, 0.002)), 0.45*streak*k.wearLimit())
	}
	c = c.Mix(c.Mul(0.26), solid.Clamp(0.8*wash, 0, 0.8))
	c = c.Mul(1 - 0.62*float64(h.ink))
	brush := solid.Clamp(0.9*edge*(0.45+0.85*solid.Smooth(0.3, 0.7, worn)), 0, 0.85) * (0.4 + 0.6*wear)
	c = c.Mix(c.Mul(1.5).Add(solid.RGB(0.05, 0.05, 0.052)), brush)
	if !v.calm && wear > 0 {
		bare := k.bare
		if bare == (solid.Color{}) {
			bare = c.Mul(0.55).Add(solid.RGB(0.10, 0.10, 0.105))
		}
		chip := solid.Smooth(0.56, 0.64, worn) * solid.Smooth(0.25, 0.7, edge) * 0.6 * min(wear, 1.4)
		c = c.Mix(bare, solid.Clamp(chip, 0, 0.75))
		s.Gloss = solid.Mix(s.Gloss, 0.65, chip*0.6)
	}
	c = c.Mul(0.30 + 0.70*s.Open)
	s.Gloss *= 0.4 + 0.6*s.Open
	return painted{c, s.Light, s.Gloss * (1 - 0.5*wash)}
}

func (k *skin) wearLimit() float64 { return min(1, k.wear) }

// sprite is a finished picture, all in linear values.
type sprite struct {
	w, h   int
	cover  []float64
	color  []solid.Color
	normal []solid.Vec
	high   []float64 // in boxes, above the lowest point that can be stored
	gloss  []float64
	light  []solid.Color
	shadow []float64
}

func newSprite(w, h int) *sprite {
	n := w * h
	return &sprite{w, h, make([]float64, n), make([]solid.Color, n), make([]solid.Vec, n), make([]float64, n), make([]float64, n), make([]solid.Color, n), make([]float64, n)}
}

// render renders a model.
func (m *model) render(v view, reach float64) *sprite {
	hits := march(m, v)
	emboss(hits, v)
	rel := reliefs(hits, v, reach)
	out := newSprite(v.w, v.h)
	low := m.low
	if low == 0 {
		low = lowest
	}
	w := v.w * v.fine
	Each(v.h, func(y int) {
		for x := range v.w {
			o := y*v.w + x
			n := 0.0
			for b := range v.fine {
				for a := range v.fine {
					i, j := x*v.fine+a, y*v.fine+b
					h := &hits[j*w+i]
					if h.skin < 0 {
						continue
					}
					p := finish(m, v, h, rel[j*w+i], i, j)
					n++
					out.color[o] = out.color[o].Add(p.color)
					out.light[o] = out.light[o].Add(p.light)
					out.gloss[o] += p.gloss
					out.high[o] += float64(h.z)
					out.normal[o] = out.normal[o].Add(solid.V(float64(h.nx), float64(h.ny), float64(h.nz)))
				}
			}
			all := float64(v.fine * v.fine)
			out.cover[o] = n / all
			out.light[o] = out.light[o].Mul(1 / all)
			if n > 0 {
				out.color[o] = out.color[o].Mul(1 / n)
				out.gloss[o] /= n
				out.high[o] = max(0.001, out.high[o]/n/2+low)
				out.normal[o] = out.normal[o].Unit()
			}
		}
	})
	out.throw(m, v)
	return out
}

// lowest raises heights, in boxes, so that points below the middle can be stored too.
const lowest = 0.13

// throw adds the light that jets throw behind them.
func (s *sprite) throw(m *model, v view) {
	u := 2 * v.rx / float64(v.w)
	sides := []float64{1}
	if m.Mirror != NoMirror {
		sides = []float64{1, -1}
	}
	for _, e := range m.Jets {
		for _, side := range sides {
			if side < 0 && math.Abs(e.X) < 1e-6 {
				continue
			}
			for j := range s.h {
				for i := range s.w {
					x, y := (float64(i)+0.5)*u-v.rx, float64(s.h)*u/2-(float64(j)+0.5)*u
					if v.left {
						x, y = y, -x
					}
					t := (e.Y - y) / e.Long
					if t < -0.35 || t > 1.3 {
						continue
					}
					r := e.R * (1.05 - 0.55*solid.Clamp(t, 0, 1))
					d := (x - side*e.X) / r
					start := solid.Smooth(-0.3, 0.08, t)
					core := math.Exp(-d*d*2.2) * math.Exp(-max(0, t)*2.6) * start * (1 - solid.Smooth(0.6, 1.2, t))
					if core < 0.003 {
						continue
					}
					core *= s.inside(i, j)
					hot := math.Exp(-d*d*7) * math.Exp(-max(0, t)*5) * start
					o := j*s.w + i
					s.light[o] = s.light[o].Add(e.Light.Mul(0.75 * core)).Add(solid.RGB(1, 1, 1).Mul(0.55 * hot))
				}
			}
		}
	}
}

// halo makes all lights glow a little around themselves.
func (s *sprite) halo(radius, strength float64) {
	soft := make([]solid.Color, len(s.light))
	copy(soft, s.light)
	for range 3 {
		soft = BlurRGB(soft, s.w, s.h, max(1, int(radius*float64(s.w)/3)))
	}
	for i := range s.light {
		s.light[i] = s.light[i].Add(soft[i].Mul(strength * s.inside(i%s.w, i/s.w)))
	}
}

// inside is 0 at the edge of the frame and 1 a short way in, so that a glow is not cut off there.
func (s *sprite) inside(i, j int) float64 {
	return solid.Smooth(0, 0.03*float64(s.w), float64(min(i, j, s.w-1-i, s.h-1-j)))
}

// BlurRGB blurs a picture of w by h: each pixel is mixed with those up to r away along its row and its column.
func BlurRGB(in []solid.Color, w, h, r int) []solid.Color {
	mid := make([]solid.Color, len(in))
	out := make([]solid.Color, len(in))
	k := 1 / float64(2*r+1)
	Each(h, func(y int) {
		sum := solid.Color{}
		for x := -r; x < w+r; x++ {
			if x+r < w && x+r >= 0 {
				sum = sum.Add(in[y*w+x+r])
			}
			if a := x - r - 1; a >= 0 && a < w {
				sum = sum.Add(in[y*w+a].Mul(-1))
			}
			if x >= 0 && x < w {
				mid[y*w+x] = sum.Mul(k)
			}
		}
	})
	Each(w, func(x int) {
		sum := solid.Color{}
		for y := -r; y < h+r; y++ {
			if y+r < h && y+r >= 0 {
				sum = sum.Add(mid[(y+r)*w+x])
			}
			if a := y - r - 1; a >= 0 && a < h {
				sum = sum.Add(mid[a*w+x].Mul(-1))
			}
			if y >= 0 && y < h {
				out[y*w+x] = sum.Mul(k)
			}
		}
	})
	return out
}

// contact blurs the cover into a contact shadow.
func (s *sprite) contact() {
	in := make([]solid.Color, len(s.cover))
	for i, c := range s.cover {
		in[i] = solid.RGB(c, c, 0)
	}
	near, far := in, in
	for range 3 {
		near = BlurRGB(near, s.w, s.h, max(1, s.w/110))
		far = BlurRGB(far, s.w, s.h, max(1, s.w/42))
	}
	for i := range s.shadow {
		s.shadow[i] = max(0, 0.5*near[i].R+0.5*far[i].R) * s.inside(i%s.w, i/s.w)
	}
}

// half returns the sprite at half the size.
func (s *sprite) half() *sprite {
	out := newSprite(s.w/2, s.h/2)
	for y := range out.h {
		for x := range out.w {
			o := y*out.w + x
			n := 0.0
			for _, k := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				i := (2*y+k[1])*s.w + 2*x + k[0]
				c := s.cover[i]
				out.cover[o] += c / 4
				out.light[o] = out.light[o].Add(s.light[i].Mul(0.25))
				out.shadow[o] += s.shadow[i] / 4
				n += c
				out.color[o] = out.color[o].Add(s.color[i].Mul(c))
				out.gloss[o] += s.gloss[i] * c
				out.high[o] += s.high[i] * c
				out.normal[o] = out.normal[o].Add(s.normal[i].Mul(c))
			}
			if n > 0 {
				out.color[o] = out.color[o].Mul(1 / n)
				out.gloss[o] /= n
				out.high[o] /= n
				out.normal[o] = out.normal[o].Unit()
			}
		}
	}
	return out
}

// clear simplifies a small sprite, because a line at a larger size is a speck here. Colors and normals are averaged over neighboring pixels, dark
// areas are lightened against space, and a light edge goes all around. The cover, and with it the silhouette, stays as it is.
func (s *sprite) clear() {
	flat := newSprite(s.w, s.h)
	mean, all := 0.0, 0.0
	for y := range s.h {
		for x := range s.w {
			o, n := y*s.w+x, 0.0
			for b := max(0, y-1); b <= min(s.h-1, y+1); b++ {
				for a := max(0, x-1); a <= min(s.w-1, x+1); a++ {
					i := b*s.w + a
					c := s.cover[i]
					n += c
					flat.color[o] = flat.color[o].Add(s.color[i].Mul(c))
					flat.normal[o] = flat.normal[o].Add(s.normal[i].Mul(c))
					flat.cover[o] += c / 9
				}
			}
			if n > 0 {
				flat.color[o], flat.normal[o] = flat.color[o].Mul(1/n), flat.normal[o].Unit()
			}
			c := s.cover[o] * flat.cover[o]
			mean, all = mean+c*(0.3*flat.color[o].R+0.55*flat.color[o].G+0.15*flat.color[o].B), all+c
		}
	}
	gain := solid.Clamp(0.26/max(1e-6, mean/all), 1, 2)
	for o, c := range s.cover {
		if c == 0 {
			continue
		}
		edge := 0.55 * solid.Smooth(0.95, 0.62, flat.cover[o])
		f := flat.color[o]
		s.color[o] = s.color[o].Mix(f, 0.55).Mul(gain).Mix(f.Mul(1.3*gain).Add(solid.RGB(0.22, 0.24, 0.27)), edge)
		s.normal[o] = s.normal[o].Mul(0.5).Add(flat.normal[o].Mul(0.5)).Unit()
	}
}

// bleed extends colors and normals a few pixels beyond the edge, so that filtering does not darken it.
func (s *sprite) bleed() {
	known := make([]bool, len(s.cover))
	for i, c := range s.cover {
		known[i] = c > 0
	}
	for range 4 {
		next := append([]bool(nil), known...)
		for y := range s.h {
			for x := range s.w {
				o := y*s.w + x
				if known[o] {
					continue
				}
				n := 0.0
				c, d, g := solid.Color{}, solid.Vec{}, 0.0
				for _, k := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					a, b := x+k[0], y+k[1]
					if a < 0 || b < 0 || a >= s.w || b >= s.h || !known[b*s.w+a] {
						continue
					}
					i := b*s.w + a
					n++
					c, d, g = c.Add(s.color[i]), d.Add(s.normal[i]), g+s.gloss[i]
				}
				if n > 0 {
					s.color[o], s.normal[o], s.gloss[o] = c.Mul(1/n), d.Unit(), g/n
					next[o] = true
				}
			}
		}
		known = next
	}
	for i := range known {
		if !known[i] {
			s.normal[i] = solid.V(0, 0, 1)
		}
	}
}
