package main

import "math"

// solid is a body: the distance to its surface, below 0 inside, and the rectangle that holds it seen from above.
type solid struct {
	dist           func(p vec) float64
	x0, y0, x1, y1 float64
}

// box is a block with rounded edges around c; h are its half sizes.
func box(c, h vec, round float64) solid {
	in := vec{h.x - round, h.y - round, h.z - round}
	return solid{func(p vec) float64 {
		x, y, z := math.Abs(p.x-c.x)-in.x, math.Abs(p.y-c.y)-in.y, math.Abs(p.z-c.z)-in.z
		ox, oy, oz := max(x, 0), max(y, 0), max(z, 0)
		return math.Sqrt(ox*ox+oy*oy+oz*oz) + min(0, max(x, y, z)) - round
	}, c.x - h.x, c.y - h.y, c.x + h.x, c.y + h.y}
}

// egg is an ellipsoid around c; r are its half axes.
func egg(c, r vec) solid {
	return solid{func(p vec) float64 {
		q := p.sub(c)
		k0 := vec{q.x / r.x, q.y / r.y, q.z / r.z}.len()
		k1 := vec{q.x / (r.x * r.x), q.y / (r.y * r.y), q.z / (r.z * r.z)}.len()
		return k0 * (k0 - 1) / max(k1, 1e-6)
	}, c.x - r.x, c.y - r.y, c.x + r.x, c.y + r.y}
}

// rod goes from a to b and tapers from radius ra to rb, its ends round.
func rod(a, b vec, ra, rb float64) solid {
	ab := b.sub(a)
	n := ab.dot(ab)
	r := max(ra, rb)
	return solid{func(p vec) float64 {
		t := clamp(p.sub(a).dot(ab)/n, 0, 1)
		return p.sub(a.add(ab.mul(t))).len() - mix(ra, rb, t)
	}, min(a.x, b.x) - r, min(a.y, b.y) - r, max(a.x, b.x) + r, max(a.y, b.y) + r}
}

// tube is a cylinder along the keel from y0 to y1 with radius r, its edges rounded.
func tube(x, z, y0, y1, r, round float64) solid {
	mid, half := (y0+y1)/2, (y1-y0)/2
	return solid{func(p vec) float64 {
		u := math.Hypot(p.x-x, p.z-z) - r
		return carve(u, math.Abs(p.y-mid)-half, round)
	}, x - r, y0, x + r, y1}
}

// drum is a standing cylinder from z0 to z1, its edges rounded.
func drum(x, y, z0, z1, r, round float64) solid {
	mid, half := (z0+z1)/2, (z1-z0)/2
	return solid{func(p vec) float64 {
		u := math.Hypot(p.x-x, p.y-y) - r
		return carve(u, math.Abs(p.z-mid)-half, round)
	}, x - r, y - r, x + r, y + r}
}

// ring lies flat around (x, y): w and h are the half sizes of its section.
func ring(x, y, z, r, w, h, round float64) solid {
	return solid{func(p vec) float64 {
		u, v := math.Abs(math.Hypot(p.x-x, p.y-y)-r)-w+round, math.Abs(p.z-z)-h+round
		return math.Hypot(max(u, 0), max(v, 0)) + min(0, max(u, v)) - round
	}, x - r - w, y - r - w, x + r + w, y + r + w}
}

// section is a cut through a loft: half width, half height, height of the middle, and how square it is (2 round, 6 a box).
type section struct{ y, w, h, z, n float64 }

// loft runs along the keel through sections, which go from bow to stern; around x.
func loft(x float64, round float64, s ...section) solid {
	wide := 0.0
	for _, c := range s {
		wide = max(wide, c.w)
	}
	top, low := s[0].y, s[len(s)-1].y
	mid, half := (top+low)/2, (top-low)/2
	return solid{func(p vec) float64 {
		c := sectionAt(s, p.y)
		u, v := math.Abs(p.x-x)/c.w, math.Abs(p.z-c.z)/c.h
		d := 0.0
		if far := math.Hypot(max(0, u-1)*c.w, max(0, v-1)*c.h); far > 0.07 {
			d = far // from the box around the section, which is less work
		} else if m := max(u, v); m > 1e-6 {
			// The super-ellipse, divided by its slope.
			a, b := u/m, v/m
			an, bn := math.Pow(a, c.n-1), math.Pow(b, c.n-1)
			sum := an*a + bn*b
			f := m * math.Pow(sum, 1/c.n)
			k := math.Pow(sum, 1/c.n-1)
			d = (f - 1) / max(math.Hypot(k*an/c.w, k*bn/c.h), 1e-6)
		} else {
			d = -min(c.w, c.h)
		}
		return carve(d*0.85, math.Abs(p.y-mid)-half, round)
	}, x - wide, low, x + wide, top}
}

// sectionAt is the section at y, between its neighbours on a curve that does not overshoot.
func sectionAt(s []section, y float64) section {
	if y >= s[0].y {
		return s[0]
	}
	for i := 1; i < len(s); i++ {
		if y < s[i].y {
			continue
		}
		a, b := s[i-1], s[i]
		h := a.y - b.y
		t := (a.y - y) / h
		before, after := a, b
		if i > 1 {
			before = s[i-2]
		}
		if i+1 < len(s) {
			after = s[i+1]
		}
		f := func(p, q, r, w float64) float64 { return between(p, q, r, w, before.y-a.y, h, b.y-after.y, t) }
		return section{y, f(before.w, a.w, b.w, after.w), f(before.h, a.h, b.h, after.h), f(before.z, a.z, b.z, after.z), mix(a.n, b.n, t)}
	}
	return s[len(s)-1]
}

// between is a monotone cubic from q to r at t; p and w are their neighbours, and the h the gaps.
func between(p, q, r, w, h0, h1, h2, t float64) float64 {
	d0, d1, d2 := 0.0, (r-q)/h1, 0.0
	if h0 > 0 {
		d0 = (q - p) / h0
	}
	if h2 > 0 {
		d2 = (w - r) / h2
	}
	slope := func(a, b float64) float64 {
		if a*b <= 0 {
			return 0
		}
		return 2 * a * b / (a + b)
	}
	m0, m1 := slope(d0, d1)*h1, slope(d1, d2)*h1
	if h0 <= 0 {
		m0 = d1 * h1
	}
	if h2 <= 0 {
		m1 = d1 * h1
	}
	t2, t3 := t*t, t*t*t
	return (2*t3-3*t2+1)*q + (t3-2*t2+t)*m0 + (3*t2-2*t3)*r + (t3-t2)*m1
}

// outline is a closed polygon, x and y by turns. A side on the middle line (x = 0) is no edge: the mirrored half goes on there.
type outline []float64

// dist is the distance to the edge, below 0 inside.
func (o outline) dist(x, y float64) float64 {
	best, in := math.Inf(1), false
	n := len(o)
	for i, j := 0, n-2; i < n; i, j = i+2, i {
		ax, ay, bx, by := o[i], o[i+1], o[j], o[j+1]
		ex, ey, wx, wy := bx-ax, by-ay, x-ax, y-ay
		t := clamp((wx*ex+wy*ey)/(ex*ex+ey*ey), 0, 1)
		if ax != 0 || bx != 0 {
			dx, dy := wx-ex*t, wy-ey*t
			best = min(best, dx*dx+dy*dy)
		}
		if (ay > y) != (by > y) && x < (bx-ax)*(y-ay)/(by-ay)+ax {
			in = !in
		}
	}
	if in {
		return -math.Sqrt(best)
	}
	return math.Sqrt(best)
}

func (o outline) bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = o[0], o[1], o[0], o[1]
	for i := 0; i < len(o); i += 2 {
		x0, x1 = min(x0, o[i]), max(x1, o[i])
		y0, y1 = min(y0, o[i+1]), max(y1, o[i+1])
	}
	return x0, y0, x1, y1
}

// plate is an outline from z0 up to z1; its sides lean in by slope for each unit of height.
func plate(o outline, z0, z1, slope, round float64) solid {
	mid, half, norm := (z0+z1)/2, (z1-z0)/2, 1/math.Sqrt(1+slope*slope)
	x0, y0, x1, y1 := o.bounds()
	return solid{func(p vec) float64 {
		side := (o.dist(p.x, p.y) + slope*(p.z-z0)) * norm
		return carve(side, math.Abs(p.z-mid)-half, round)
	}, x0, y0, x1, y1}
}

// wing is an outline whose middle height and half thickness go from (za, ta) at x = a to (zb, tb) at x = b; its edges are
// sharpened: slope is how far they lean in for each unit of thickness.
func wing(o outline, a, za, ta, b, zb, tb, slope, round float64) solid {
	x0, y0, x1, y1 := o.bounds()
	norm := 1 / math.Sqrt(1+slope*slope)
	return solid{func(p vec) float64 {
		t := clamp((math.Abs(p.x)-a)/(b-a), 0, 1)
		z := math.Abs(p.z - mix(za, zb, t))
		side := (o.dist(p.x, p.y) + slope*z) * norm
		return carve(side, z-mix(ta, tb, t), round) * 0.92
	}, x0, y0, x1, y1}
}

// less takes b out of a, both puts them together.
func less(a, b solid, k float64) solid {
	return solid{func(p vec) float64 { return carve(a.dist(p), -b.dist(p), k) }, a.x0, a.y0, a.x1, a.y1}
}

func both(a, b solid, k float64) solid {
	return solid{
		func(p vec) float64 { return carve(a.dist(p), b.dist(p), k) },
		max(a.x0, b.x0), max(a.y0, b.y0), min(a.x1, b.x1), min(a.y1, b.y1),
	}
}

// turn turns a solid about (x, y), anticlockwise in degrees.
func turn(s solid, x, y, degrees float64) solid {
	sin, cos := math.Sincos(-degrees * math.Pi / 180)
	mid := vec{x, y, 0}
	r := 0.0
	for _, c := range [4]vec{{s.x0, s.y0, 0}, {s.x1, s.y0, 0}, {s.x0, s.y1, 0}, {s.x1, s.y1, 0}} {
		r = max(r, c.sub(mid).len())
	}
	return solid{func(p vec) float64 { return s.dist(p.sub(mid).turned(cos, sin).add(mid)) }, x - r, y - r, x + r, y + r}
}

// lean turns a solid about the line along the keel through (x, z): what lies right of it goes up, in degrees.
func lean(s solid, x, z, degrees float64) solid {
	sin, cos := math.Sincos(-degrees * math.Pi / 180)
	r := max(math.Abs(s.x0-x), math.Abs(s.x1-x), 0.3)
	return solid{func(p vec) float64 {
		u, v := p.x-x, p.z-z
		return s.dist(vec{u*cos - v*sin + x, p.y, u*sin + v*cos + z})
	}, x - r, s.y0, x + r, s.y1}
}

// at moves a solid.
func at(s solid, by vec) solid {
	return solid{func(p vec) float64 { return s.dist(p.sub(by)) }, s.x0 + by.x, s.y0 + by.y, s.x1 + by.x, s.y1 + by.y}
}

// spokes repeats what is made for the direction up n times about the middle; first is the direction of the first, in degrees.
func spokes(s solid, n int, first float64) solid {
	r := max(math.Hypot(s.x0, s.y1), math.Hypot(s.x1, s.y1), math.Hypot(s.x0, s.y0), math.Hypot(s.x1, s.y0))
	step, turn := 2*math.Pi/float64(n), first*math.Pi/180
	return solid{func(p vec) float64 { return s.dist(spoke(p, step, turn)) }, -r, -r, r, r}
}

// spoke folds a point into the spoke that looks up.
func spoke(p vec, step, turn float64) vec {
	a := math.Atan2(p.x, p.y) - turn
	a -= step * math.Round(a/step)
	r := math.Hypot(p.x, p.y)
	sin, cos := math.Sincos(a)
	return vec{r * sin, r * cos, p.z}
}

// row repeats a solid n times, each moved by a step.
func row(s solid, n int, by vec) solid {
	step := by.len()
	dir := by.unit()
	last := by.mul(float64(n - 1))
	return solid{func(p vec) float64 {
		i := clamp(math.Round(p.dot(dir)/step-s.along(dir)/step), 0, float64(n-1))
		return s.dist(p.sub(by.mul(i)))
	}, min(s.x0, s.x0+last.x), min(s.y0, s.y0+last.y), max(s.x1, s.x1+last.x), max(s.y1, s.y1+last.y)}
}

// along is where the middle of a solid lies in a direction.
func (s solid) along(dir vec) float64 {
	return dir.x*(s.x0+s.x1)/2 + dir.y*(s.y0+s.y1)/2
}
