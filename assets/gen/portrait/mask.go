package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
)

// mask is the coverage of each pixel, 0 to 1.
type mask struct {
	w, h int
	a    []float32
}

func newMask(w, h int) *mask { return &mask{w, h, make([]float32, w*h)} }

// xy is a point of an outline.
type xy struct{ X, Y float64 }

// path makes a list of points from numbers, x and y alternating.
func path(v ...float64) []xy {
	p := make([]xy, len(v)/2)
	for i := range p {
		p[i] = xy{v[2*i], v[2*i+1]}
	}
	return p
}

// round returns a closed outline that curves smoothly through all points.
func round(v ...float64) []xy { return bent(path(v...), true) }

// line returns an open line that curves smoothly through all points.
func line(v ...float64) []xy { return bent(path(v...), false) }

func bent(p []xy, closed bool) []xy {
	n := len(p)
	at := func(i int) xy {
		if closed {
			return p[(i+n)%n]
		}
		return p[max(0, min(n-1, i))]
	}
	segments := n
	if !closed {
		segments = n - 1
	}
	const steps = 10
	out := make([]xy, 0, segments*steps+1)
	for i := range segments {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for s := range steps {
			t := float64(s) / steps
			out = append(out, xy{hermite(a.X, b.X, c.X, d.X, t), hermite(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	if !closed {
		out = append(out, p[n-1])
	}
	return out
}

func hermite(a, b, c, d, t float64) float64 {
	return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}

// oval returns an ellipse.
func oval(cx, cy, rx, ry float64) []xy {
	p := make([]xy, 40)
	for i := range p {
		s, c := math.Sincos(2 * math.Pi * float64(i) / 40)
		p[i] = xy{cx + rx*c, cy + ry*s}
	}
	return p
}

// stroke returns the outline of a line. Its width goes from a over middle to b.
func stroke(p []xy, a, middle, b float64) []xy {
	n := len(p)
	out := make([]xy, 2*n)
	for i, q := range p {
		u, v := p[max(0, i-1)], p[min(n-1, i+1)]
		dx, dy := v.X-u.X, v.Y-u.Y
		l := max(1e-9, math.Hypot(dx, dy))
		t := float64(i) / float64(n-1)
		w := solid.Mix(a, middle, solid.Smooth(0, 0.5, t)) / 2
		if t > 0.5 {
			w = solid.Mix(middle, b, solid.Smooth(0.5, 1, t)) / 2
		}
		out[i] = xy{q.X - dy/l*w, q.Y + dx/l*w}
		out[2*n-1-i] = xy{q.X + dy/l*w, q.Y - dx/l*w}
	}
	return out
}

// mirrored returns an outline mirrored at x = 0.
func mirrored(p []xy) []xy {
	out := make([]xy, len(p))
	for i, q := range p {
		out[len(p)-1-i] = xy{-q.X, q.Y}
	}
	return out
}

// fill covers the inside of an outline in pixels, with smooth edges.
func (m *mask) fill(p []xy) {
	const sub = 4
	type hit struct {
		x float64
		d int
	}
	y0, y1 := math.Inf(1), math.Inf(-1)
	for _, q := range p {
		y0, y1 = min(y0, q.Y), max(y1, q.Y)
	}
	hits := make([]hit, 0, 16)
	for py := max(0, int(y0)); py <= min(m.h-1, int(y1)); py++ {
		row := m.a[py*m.w : (py+1)*m.w]
		for s := range sub {
			y := float64(py) + (float64(s)+0.5)/sub
			hits = hits[:0]
			for i, a := range p {
				b := p[(i+1)%len(p)]
				if a.Y <= y && b.Y > y || b.Y <= y && a.Y > y {
					d := 1
					if b.Y < a.Y {
						d = -1
					}
					h := hit{a.X + (b.X-a.X)*(y-a.Y)/(b.Y-a.Y), d}
					j := len(hits)
					hits = append(hits, h)
					for ; j > 0 && hits[j-1].x > h.x; j-- {
						hits[j] = hits[j-1]
					}
					hits[j] = h
				}
			}
			wind := 0
			for i := range len(hits) - 1 {
				wind += hits[i].d
				if wind != 0 {
					span(row, hits[i].x, hits[i+1].x, 1.0/sub)
				}
			}
		}
	}
	for i, v := range m.a {
		m.a[i] = min(1, v)
	}
}

func span(row []float32, a, b, v float64) {
	a, b = max(0, a), min(float64(len(row)), b)
	if b <= a {
		return
	}
	i, j := int(a), int(b)
	if i == j {
		row[i] += float32((b - a) * v)
		return
	}
	row[i] += float32((float64(i+1) - a) * v)
	for k := i + 1; k < j; k++ {
		row[k] += float32(v)
	}
	if j < len(row) {
		row[j] += float32((b - float64(j)) * v)
	}
}

// blur softens a mask, approximating a Gaussian with that deviation.
func (m *mask) blur(sigma float64) {
	if sigma < 0.3 {
		return
	}
	blurred(m.a, m.w, m.h, sigma)
}

// blurred softens an array by taking the mean of the surroundings three times.
func blurred(a []float32, w, h int, sigma float64) {
	r := max(1, int(math.Round(sigma)))
	f := 1 / float32(2*r+1)
	b := make([]float32, len(a))
	sum := make([]float32, w)
	for range 3 {
		for y := range h { // along the rows, from a to b
			src, dst := a[y*w:(y+1)*w], b[y*w:(y+1)*w]
			var s float32
			for i := -r; i <= r; i++ {
				s += src[max(0, min(w-1, i))]
			}
			for x := range w {
				dst[x] = s * f
				s += src[min(w-1, x+r+1)] - src[max(0, x-r)]
			}
		}
		row := func(y int) []float32 {
			y = max(0, min(h-1, y))
			return b[y*w : (y+1)*w]
		}
		clear(sum)
		for i := -r; i <= r; i++ {
			for x, v := range row(i) {
				sum[x] += v
			}
		}
		for y := range h { // down the columns, back to a
			in, out := row(y+r+1), row(y-r)
			dst := a[y*w : (y+1)*w]
			for x := range dst {
				dst[x] = sum[x] * f
				sum[x] += in[x] - out[x]
			}
		}
	}
}

// sheet is what is painted on a surface, seen from straight in front: color, coverage, height and shine.
type sheet struct {
	x0, y1, scale float64 // position of the upper left corner in centimeters, pixels per centimeter
	w, h          int
	low           float64 // how much everything is shortened below the nose
	color         []solid.Color
	cover         []float32
	height        []float32
	shine         []float32
}

func newSheet(x0, y0, x1, y1, scale float64) *sheet {
	w, h := int((x1-x0)*scale), int((y1-y0)*scale)
	return &sheet{
		x0: x0, y1: y1, scale: scale, w: w, h: h,
		color: make([]solid.Color, w*h), cover: make([]float32, w*h), height: make([]float32, w*h), shine: make([]float32, w*h),
	}
}

// each calls f for all pixels within an outline in centimeters, whose edge is softened by soft centimeters.
func (s *sheet) each(p []xy, soft float64, f func(i int, a float64)) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	q := make([]xy, len(p))
	for i, v := range p {
		if v.Y < -4.6 {
			v.Y = -4.6 + (v.Y+4.6)*(1-s.low)
		}
		q[i] = xy{(v.X - s.x0) * s.scale, (s.y1 - v.Y) * s.scale}
		x0, y0, x1, y1 = min(x0, q[i].X), min(y0, q[i].Y), max(x1, q[i].X), max(y1, q[i].Y)
	}
	edge := int(soft*s.scale*3.2) + 2
	ox, oy := max(0, int(x0)-edge), max(0, int(y0)-edge)
	ex, ey := min(s.w, int(x1)+edge+1), min(s.h, int(y1)+edge+1)
	if ex <= ox || ey <= oy {
		return
	}
	m := newMask(ex-ox, ey-oy)
	for i := range q {
		q[i].X -= float64(ox)
		q[i].Y -= float64(oy)
	}
	m.fill(q)
	m.blur(soft * s.scale)
	for y := range m.h {
		for x := range m.w {
			if a := m.a[y*m.w+x]; a > 0.001 {
				f((oy+y)*s.w+ox+x, float64(a))
			}
		}
	}
}

// paint lays a color over the inside of an outline.
func (s *sheet) paint(p []xy, c solid.Color, alpha, soft float64) {
	s.each(p, soft, func(i int, a float64) {
		a *= alpha
		old := float64(s.cover[i])
		out := a + old*(1-a)
		s.color[i] = s.color[i].Mul(old * (1 - a)).Add(c.Mul(a)).Mul(1 / max(1e-6, out))
		s.cover[i] = float32(out)
	})
}

// raise lifts the inside of an outline by centimeters.
func (s *sheet) raise(p []xy, by, soft float64) {
	s.each(p, soft, func(i int, a float64) { s.height[i] += float32(a * by) })
}

// gloss makes the inside of an outline shine.
func (s *sheet) gloss(p []xy, v float64) {
	s.each(p, 0.02, func(i int, a float64) { s.shine[i] = float32(solid.Mix(float64(s.shine[i]), v, a)) })
}

// at returns what is painted at a point, and the slope of its height.
func (s *sheet) at(x, y float64) (c solid.Color, cover, dx, dy, shine float64) {
	fx, fy := (x-s.x0)*s.scale-0.5, (s.y1-y)*s.scale-0.5
	ix, iy := int(math.Floor(fx)), int(math.Floor(fy))
	if ix < 1 || iy < 1 || ix >= s.w-2 || iy >= s.h-2 {
		return
	}
	tx, ty := fx-float64(ix), fy-float64(iy)
	for k := range 4 {
		i := (iy+k/2)*s.w + ix + k%2
		w := (1 - tx)
		if k%2 == 1 {
			w = tx
		}
		if k/2 == 1 {
			w *= ty
		} else {
			w *= 1 - ty
		}
		a := w * float64(s.cover[i])
		c = c.Add(s.color[i].Mul(a))
		cover += a
		shine += w * float64(s.shine[i])
		dx += w * float64(s.height[i+1]-s.height[i-1]) / 2 * s.scale
		dy -= w * float64(s.height[i+s.w]-s.height[i-s.w]) / 2 * s.scale
	}
	if cover > 1e-4 {
		c = c.Mul(1 / cover)
	}
	return
}

// hex returns a color in screen values, in which all painting here is done.
func hex(v uint32) solid.Color {
	return solid.RGB(float64(v>>16&255)/255, float64(v>>8&255)/255, float64(v&255)/255)
}

// times multiplies two colors.
func times(a, b solid.Color) solid.Color { return solid.RGB(a.R*b.R, a.G*b.G, a.B*b.B) }
