package main

import "math"

// spot is a place on the surface while it is painted.
type spot struct {
	p     vec // in the model's measure, folded as the model is
	raw   vec // not folded
	n     vec // the normal, as the model lies
	skin  int
	color rgb
	gloss float64
	light rgb
	open  float64 // to the sky
	edge  float64 // how much of an edge it is
	calm  bool
}

// cover paints over: d is the distance to the edge of the paint, below 0 inside; the paint is worn off here and there.
func (s *spot) cover(d float64, c rgb) {
	a := 1 - smooth(-0.003, 0.003, d)
	if !s.calm {
		worn := cloud(s.raw.x*26, s.raw.y*9, 77)
		a *= 1 - 0.85*smooth(0.66, 0.74, worn+0.15*s.edge)
	}
	s.color = s.color.mix(c, a)
}

// stripe is the distance to a band about v.
func stripe(x, v, half float64) float64 { return math.Abs(x-v) - half }

// windows puts small lights along a line: u runs along it, v across; they stand at each step, and some are dark.
func (s *spot) windows(u, v, step, half float64, seed int, light rgb) {
	i := int(math.Floor(u / step))
	if math.Abs(v) > half || hash(i, 1, seed) < 0.35 {
		return
	}
	if f := u - (float64(i)+0.5)*step; math.Abs(f) < step*(0.18+0.12*hash(i, 2, seed)) {
		s.light = s.light.add(light.mul(0.35 + 0.65*hash(i, 3, seed)))
		s.color = hex(0x10151c)
	}
}

// The lights that are used everywhere.
var (
	blueLight  = rgb{0.25, 0.62, 1}
	amberLight = rgb{1, 0.5, 0.16}
	redLight   = rgb{1, 0.06, 0.03}
	warmLight  = rgb{1, 0.74, 0.38}
)

// bell paints the inside of an engine: white in the middle, its colour at the rim.
func (s *spot) bell(x, z, r float64, light rgb) {
	d := math.Hypot(s.p.x-x, (s.p.z-z)*0.8) / r
	s.color = hex(0x0c0e12)
	s.light = light.mul(0.25 + 0.75*smooth(1.1, 0.3, d)).add(rgb{1, 1, 1}.mul(0.8 * (1 - smooth(0, 0.75, d))))
}

// painted is a surface with its paint, at one ray.
type painted struct {
	color, light rgb
	gloss        float64
}

// finish paints what a ray hit.
func finish(m *model, v view, h *hit, r relief, i, j int) painted {
	k := &m.skins[h.skin]
	x, y := v.place(i, j)
	s := spot{raw: vec{x, y, float64(h.z)}, skin: int(h.skin), color: k.color, gloss: k.gloss, light: k.light, open: float64(r.open), edge: float64(r.edge), calm: v.calm}
	s.p = m.mirror.fold(s.raw)
	s.n = vec{float64(h.nx), float64(h.ny), float64(h.nz)}
	if v.left {
		s.n = vec{s.n.y, -s.n.x, s.n.z}
	}
	tone := float64(h.tone)
	if v.calm {
		tone *= 0.5
	}
	s.color = s.color.mul(1 + tone)
	if m.paint != nil {
		m.paint(&s)
	}
	c := s.color
	scale := 1.0
	if v.left {
		scale = 2.2 // she is longer, so her grain is finer
	}
	gx, gy := x*scale, y*scale
	dirt := cloud(gx*4+3, gy*2.2, m.seed+40)
	grain := noise(gx*90, gy*90, m.seed+41)
	worn := cloud(gx*24, gy*20, m.seed+42)
	wear := k.wear
	edge, wash := float64(r.edge), float64(r.wash)
	if v.calm {
		wash *= 0.5
		c = c.mul(1.15)
	} else {
		c = c.mul(0.90 + 0.16*dirt + 0.05*(grain-0.5))
		// Soot and rain along the way of flight.
		streak := smooth(0.55, 0.85, cloud(gx*16, gy*2.2, m.seed+43))
		c = c.mix(c.mul(0.62).add(rgb{0.004, 0.003, 0.002}), 0.45*streak*k.wearLimit())
	}
	c = c.mix(c.mul(0.26), clamp(0.8*wash, 0, 0.8))
	c = c.mul(1 - 0.62*float64(h.ink))
	brush := clamp(0.9*edge*(0.45+0.85*smooth(0.3, 0.7, worn)), 0, 0.85) * (0.4 + 0.6*wear)
	c = c.mix(c.mul(1.5).add(rgb{0.05, 0.05, 0.052}), brush)
	if !v.calm && wear > 0 {
		bare := k.bare
		if bare == (rgb{}) {
			bare = c.mul(0.55).add(rgb{0.10, 0.10, 0.105})
		}
		chip := smooth(0.56, 0.64, worn) * smooth(0.25, 0.7, edge) * 0.6 * min(wear, 1.4)
		c = c.mix(bare, clamp(chip, 0, 0.75))
		s.gloss = mix(s.gloss, 0.65, chip*0.6)
	}
	c = c.mul(0.30 + 0.70*s.open)
	s.gloss *= 0.4 + 0.6*s.open
	return painted{c, s.light, s.gloss * (1 - 0.5*wash)}
}

func (k *skin) wearLimit() float64 { return min(1, k.wear) }

// sprite is a finished picture, all in linear measure.
type sprite struct {
	w, h   int
	cover  []float64
	color  []rgb
	normal []vec
	high   []float64 // in boxes, above the lowest point that can be stored
	gloss  []float64
	light  []rgb
	shadow []float64
}

func newSprite(w, h int) *sprite {
	n := w * h
	return &sprite{w, h, make([]float64, n), make([]rgb, n), make([]vec, n), make([]float64, n), make([]float64, n), make([]rgb, n), make([]float64, n)}
}

// make renders a model.
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
	each(v.h, func(y int) {
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
					out.color[o] = out.color[o].add(p.color)
					out.light[o] = out.light[o].add(p.light)
					out.gloss[o] += p.gloss
					out.high[o] += float64(h.z)
					out.normal[o] = out.normal[o].add(vec{float64(h.nx), float64(h.ny), float64(h.nz)})
				}
			}
			all := float64(v.fine * v.fine)
			out.cover[o] = n / all
			out.light[o] = out.light[o].mul(1 / all)
			if n > 0 {
				out.color[o] = out.color[o].mul(1 / n)
				out.gloss[o] /= n
				out.high[o] = max(0.001, out.high[o]/n/2+low)
				out.normal[o] = out.normal[o].unit()
			}
		}
	})
	out.throw(m, v)
	return out
}

// lowest lifts heights, in boxes, so that what lies under the middle can be stored too.
const lowest = 0.13

// throw adds the light that jets throw behind themselves.
func (s *sprite) throw(m *model, v view) {
	u := 2 * v.rx / float64(v.w)
	sides := []float64{1}
	if m.mirror != noMirror {
		sides = []float64{1, -1}
	}
	for _, e := range m.jets {
		for _, side := range sides {
			if side < 0 && math.Abs(e.x) < 1e-6 {
				continue
			}
			for j := range s.h {
				for i := range s.w {
					x, y := (float64(i)+0.5)*u-v.rx, float64(s.h)*u/2-(float64(j)+0.5)*u
					if v.left {
						x, y = y, -x
					}
					t := (e.y - y) / e.long
					if t < -0.35 || t > 1.3 {
						continue
					}
					r := e.r * (1.05 - 0.55*clamp(t, 0, 1))
					d := (x - side*e.x) / r
					start := smooth(-0.3, 0.08, t)
					core := math.Exp(-d*d*2.2) * math.Exp(-max(0, t)*2.6) * start * (1 - smooth(0.6, 1.2, t))
					if core < 0.003 {
						continue
					}
					core *= s.inside(i, j)
					hot := math.Exp(-d*d*7) * math.Exp(-max(0, t)*5) * start
					o := j*s.w + i
					s.light[o] = s.light[o].add(e.light.mul(0.75 * core)).add(rgb{1, 1, 1}.mul(0.55 * hot))
				}
			}
		}
	}
}

// halo lets all lights shine a little around themselves.
func (s *sprite) halo(radius, strength float64) {
	soft := make([]rgb, len(s.light))
	copy(soft, s.light)
	for range 3 {
		soft = blurRGB(soft, s.w, s.h, max(1, int(radius*float64(s.w)/3)))
	}
	for i := range s.light {
		s.light[i] = s.light[i].add(soft[i].mul(strength * s.inside(i%s.w, i/s.w)))
	}
}

// inside is 0 at the edge of the frame and 1 a little way in: what glows must not be cut there.
func (s *sprite) inside(i, j int) float64 {
	return smooth(0, 0.03*float64(s.w), float64(min(i, j, s.w-1-i, s.h-1-j)))
}

func blurRGB(in []rgb, w, h, r int) []rgb {
	mid := make([]rgb, len(in))
	out := make([]rgb, len(in))
	k := 1 / float64(2*r+1)
	each(h, func(y int) {
		sum := rgb{}
		for x := -r; x < w+r; x++ {
			if x+r < w && x+r >= 0 {
				sum = sum.add(in[y*w+x+r])
			}
			if a := x - r - 1; a >= 0 && a < w {
				sum = sum.add(in[y*w+a].mul(-1))
			}
			if x >= 0 && x < w {
				mid[y*w+x] = sum.mul(k)
			}
		}
	})
	each(w, func(x int) {
		sum := rgb{}
		for y := -r; y < h+r; y++ {
			if y+r < h && y+r >= 0 {
				sum = sum.add(mid[(y+r)*w+x])
			}
			if a := y - r - 1; a >= 0 && a < h {
				sum = sum.add(mid[a*w+x].mul(-1))
			}
			if y >= 0 && y < h {
				out[y*w+x] = sum.mul(k)
			}
		}
	})
	return out
}

// contact blurs the cover into a shadow.
func (s *sprite) contact() {
	in := make([]rgb, len(s.cover))
	for i, c := range s.cover {
		in[i] = rgb{c, c, 0}
	}
	near, far := in, in
	for range 3 {
		near = blurRGB(near, s.w, s.h, max(1, s.w/110))
		far = blurRGB(far, s.w, s.h, max(1, s.w/42))
	}
	for i := range s.shadow {
		s.shadow[i] = max(0, 0.5*near[i].r+0.5*far[i].r) * s.inside(i%s.w, i/s.w)
	}
}

// half is the sprite at half the size.
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
				out.light[o] = out.light[o].add(s.light[i].mul(0.25))
				out.shadow[o] += s.shadow[i] / 4
				n += c
				out.color[o] = out.color[o].add(s.color[i].mul(c))
				out.gloss[o] += s.gloss[i] * c
				out.high[o] += s.high[i] * c
				out.normal[o] = out.normal[o].add(s.normal[i].mul(c))
			}
			if n > 0 {
				out.color[o] = out.color[o].mul(1 / n)
				out.gloss[o] /= n
				out.high[o] /= n
				out.normal[o] = out.normal[o].unit()
			}
		}
	}
	return out
}

// clear makes a small sprite plain: what is a line at a larger size is a speck here. Colours and normals are those of some pixels together,
// what is dark against space is lighter, and a light edge goes all round. The cover, and with it the silhouette, stays as it is.
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
					flat.color[o] = flat.color[o].add(s.color[i].mul(c))
					flat.normal[o] = flat.normal[o].add(s.normal[i].mul(c))
					flat.cover[o] += c / 9
				}
			}
			if n > 0 {
				flat.color[o], flat.normal[o] = flat.color[o].mul(1/n), flat.normal[o].unit()
			}
			c := s.cover[o] * flat.cover[o]
			mean, all = mean+c*(0.3*flat.color[o].r+0.55*flat.color[o].g+0.15*flat.color[o].b), all+c
		}
	}
	gain := clamp(0.26/max(1e-6, mean/all), 1, 2)
	for o, c := range s.cover {
		if c == 0 {
			continue
		}
		edge := 0.55 * smooth(0.95, 0.62, flat.cover[o])
		f := flat.color[o]
		s.color[o] = s.color[o].mix(f, 0.55).mul(gain).mix(f.mul(1.3*gain).add(rgb{0.22, 0.24, 0.27}), edge)
		s.normal[o] = s.normal[o].mul(0.5).add(flat.normal[o].mul(0.5)).unit()
	}
}

// bleed carries colours and normals some pixels over the edge, so that filtering there does not darken them.
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
				c, d, g := rgb{}, vec{}, 0.0
				for _, k := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					a, b := x+k[0], y+k[1]
					if a < 0 || b < 0 || a >= s.w || b >= s.h || !known[b*s.w+a] {
						continue
					}
					i := b*s.w + a
					n++
					c, d, g = c.add(s.color[i]), d.add(s.normal[i]), g+s.gloss[i]
				}
				if n > 0 {
					s.color[o], s.normal[o], s.gloss[o] = c.mul(1/n), d.unit(), g/n
					next[o] = true
				}
			}
		}
		known = next
	}
	for i := range known {
		if !known[i] {
			s.normal[i] = vec{0, 0, 1}
		}
	}
}
