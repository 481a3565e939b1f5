// Package solid contains what the pictures are modelled with: points, colors, noise, and solids as distance fields.
package solid

import "math"

// Solid is a body: the distance to its surface, below 0 inside, and the rectangle that contains it, seen from above.
type Solid struct {
	Dist           func(p Vec) float64
	X0, Y0, X1, Y1 float64
}

// New returns a solid with a distance function and a rectangle.
func New(dist func(p Vec) float64, x0, y0, x1, y1 float64) Solid { return Solid{dist, x0, y0, x1, y1} }

// Box returns a block with rounded edges around c; h are its half sizes.
func Box(c, h Vec, round float64) Solid {
	in := Vec{h.X - round, h.Y - round, h.Z - round}
	return Solid{func(p Vec) float64 {
		x, y, z := math.Abs(p.X-c.X)-in.X, math.Abs(p.Y-c.Y)-in.Y, math.Abs(p.Z-c.Z)-in.Z
		ox, oy, oz := max(x, 0), max(y, 0), max(z, 0)
		return math.Sqrt(ox*ox+oy*oy+oz*oz) + min(0, max(x, y, z)) - round
	}, c.X - h.X, c.Y - h.Y, c.X + h.X, c.Y + h.Y}
}

// Egg returns an ellipsoid around c; r are its half axes.
func Egg(c, r Vec) Solid {
	return Solid{func(p Vec) float64 {
		q := p.Sub(c)
		k0 := Vec{q.X / r.X, q.Y / r.Y, q.Z / r.Z}.Len()
		k1 := Vec{q.X / (r.X * r.X), q.Y / (r.Y * r.Y), q.Z / (r.Z * r.Z)}.Len()
		return k0 * (k0 - 1) / max(k1, 1e-6)
	}, c.X - r.X, c.Y - r.Y, c.X + r.X, c.Y + r.Y}
}

// Rod goes from a to b and tapers from radius ra to rb, with round ends.
func Rod(a, b Vec, ra, rb float64) Solid {
	ab := b.Sub(a)
	n := ab.Dot(ab)
	r := max(ra, rb)
	return Solid{func(p Vec) float64 {
		t := Clamp(p.Sub(a).Dot(ab)/n, 0, 1)
		return p.Sub(a.Add(ab.Mul(t))).Len() - Mix(ra, rb, t)
	}, min(a.X, b.X) - r, min(a.Y, b.Y) - r, max(a.X, b.X) + r, max(a.Y, b.Y) + r}
}

// Tube is a cylinder along the keel from y0 to y1 with radius r and rounded edges.
func Tube(x, z, y0, y1, r, round float64) Solid {
	mid, half := (y0+y1)/2, (y1-y0)/2
	return Solid{func(p Vec) float64 {
		u := math.Hypot(p.X-x, p.Z-z) - r
		return Carve(u, math.Abs(p.Y-mid)-half, round)
	}, x - r, y0, x + r, y1}
}

// Drum is an upright cylinder from z0 to z1 with rounded edges.
func Drum(x, y, z0, z1, r, round float64) Solid {
	mid, half := (z0+z1)/2, (z1-z0)/2
	return Solid{func(p Vec) float64 {
		u := math.Hypot(p.X-x, p.Y-y) - r
		return Carve(u, math.Abs(p.Z-mid)-half, round)
	}, x - r, y - r, x + r, y + r}
}

// Ring lies flat around (x, y): w and h are the half sizes of its section.
func Ring(x, y, z, r, w, h, round float64) Solid {
	return Solid{func(p Vec) float64 {
		u, v := math.Abs(math.Hypot(p.X-x, p.Y-y)-r)-w+round, math.Abs(p.Z-z)-h+round
		return math.Hypot(max(u, 0), max(v, 0)) + min(0, max(u, v)) - round
	}, x - r - w, y - r - w, x + r + w, y + r + w}
}

// Section is a cut through a loft at Y: half width, half height, height of the middle, and how square it is (2 round, 6 a box).
type Section struct{ Y, W, H, Z, N float64 }

// Rib returns a section of a loft at y.
func Rib(y, w, h, z, n float64) Section { return Section{y, w, h, z, n} }

// Loft runs along the keel at x through sections, which go from bow to stern.
func Loft(x float64, round float64, s ...Section) Solid {
	wide := 0.0
	for _, c := range s {
		wide = max(wide, c.W)
	}
	top, low := s[0].Y, s[len(s)-1].Y
	mid, half := (top+low)/2, (top-low)/2
	return Solid{func(p Vec) float64 {
		c := sectionAt(s, p.Y)
		u, v := math.Abs(p.X-x)/c.W, math.Abs(p.Z-c.Z)/c.H
		d := 0.0
		if far := math.Hypot(max(0, u-1)*c.W, max(0, v-1)*c.H); far > 0.07 {
			d = far // the distance to the box around the section, which is less work
		} else if m := max(u, v); m > 1e-6 {
			// The superellipse, divided by its slope.
			a, b := u/m, v/m
			an, bn := math.Pow(a, c.N-1), math.Pow(b, c.N-1)
			sum := an*a + bn*b
			f := m * math.Pow(sum, 1/c.N)
			k := math.Pow(sum, 1/c.N-1)
			d = (f - 1) / max(math.Hypot(k*an/c.W, k*bn/c.H), 1e-6)
		} else {
			d = -min(c.W, c.H)
		}
		return Carve(d*0.85, math.Abs(p.Y-mid)-half, round)
	}, x - wide, low, x + wide, top}
}

// sectionAt returns the section at y, interpolated between its neighbors without overshooting.
func sectionAt(s []Section, y float64) Section {
	if y >= s[0].Y {
		return s[0]
	}
	for i := 1; i < len(s); i++ {
		if y < s[i].Y {
			continue
		}
		a, b := s[i-1], s[i]
		h := a.Y - b.Y
		t := (a.Y - y) / h
		before, after := a, b
		if i > 1 {
			before = s[i-2]
		}
		if i+1 < len(s) {
			after = s[i+1]
		}
		f := func(p, q, r, w float64) float64 { return between(p, q, r, w, before.Y-a.Y, h, b.Y-after.Y, t) }
		return Section{y, f(before.W, a.W, b.W, after.W), f(before.H, a.H, b.H, after.H), f(before.Z, a.Z, b.Z, after.Z), Mix(a.N, b.N, t)}
	}
	return s[len(s)-1]
}

// between is a monotone cubic from q to r at t; p and w are the neighbors, and h0, h1 and h2 the gaps.
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

// Outline is a closed polygon, x and y alternating. A side on the middle line (x = 0) is no edge: the mirrored half continues there.
type Outline []float64

// Dist returns the distance to the edge, below 0 inside.
func (o Outline) Dist(x, y float64) float64 {
	best, in := math.Inf(1), false
	n := len(o)
	for i, j := 0, n-2; i < n; i, j = i+2, i {
		ax, ay, bx, by := o[i], o[i+1], o[j], o[j+1]
		ex, ey, wx, wy := bx-ax, by-ay, x-ax, y-ay
		t := Clamp((wx*ex+wy*ey)/(ex*ex+ey*ey), 0, 1)
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

func (o Outline) bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = o[0], o[1], o[0], o[1]
	for i := 0; i < len(o); i += 2 {
		x0, x1 = min(x0, o[i]), max(x1, o[i])
		y0, y1 = min(y0, o[i+1]), max(y1, o[i+1])
	}
	return x0, y0, x1, y1
}

// Plate is an outline from z0 up to z1; its sides lean in by slope per unit of height.
func Plate(o Outline, z0, z1, slope, round float64) Solid {
	mid, half, norm := (z0+z1)/2, (z1-z0)/2, 1/math.Sqrt(1+slope*slope)
	x0, y0, x1, y1 := o.bounds()
	return Solid{func(p Vec) float64 {
		side := (o.Dist(p.X, p.Y) + slope*(p.Z-z0)) * norm
		return Carve(side, math.Abs(p.Z-mid)-half, round)
	}, x0, y0, x1, y1}
}

// Wing is an outline whose middle height and half thickness go from (za, ta) at x = a to (zb, tb) at x = b. Its edges are sharpened: slope is how
// far they lean in per unit of thickness.
func Wing(o Outline, a, za, ta, b, zb, tb, slope, round float64) Solid {
	x0, y0, x1, y1 := o.bounds()
	norm := 1 / math.Sqrt(1+slope*slope)
	return Solid{func(p Vec) float64 {
		t := Clamp((math.Abs(p.X)-a)/(b-a), 0, 1)
		z := math.Abs(p.Z - Mix(za, zb, t))
		side := (o.Dist(p.X, p.Y) + slope*z) * norm
		return Carve(side, z-Mix(ta, tb, t), round) * 0.92
	}, x0, y0, x1, y1}
}

// Less cuts b out of a, the edge rounded by k.
func Less(a, b Solid, k float64) Solid {
	return Solid{func(p Vec) float64 { return Carve(a.Dist(p), -b.Dist(p), k) }, a.X0, a.Y0, a.X1, a.Y1}
}

// Both is the intersection of a and b, the edge rounded by k.
func Both(a, b Solid, k float64) Solid {
	return Solid{
		func(p Vec) float64 { return Carve(a.Dist(p), b.Dist(p), k) },
		max(a.X0, b.X0), max(a.Y0, b.Y0), min(a.X1, b.X1), min(a.Y1, b.Y1),
	}
}

// Turn rotates a solid about (x, y), anticlockwise in degrees.
func Turn(s Solid, x, y, degrees float64) Solid {
	sin, cos := math.Sincos(-degrees * math.Pi / 180)
	mid := Vec{x, y, 0}
	r := 0.0
	for _, c := range [4]Vec{{s.X0, s.Y0, 0}, {s.X1, s.Y0, 0}, {s.X0, s.Y1, 0}, {s.X1, s.Y1, 0}} {
		r = max(r, c.Sub(mid).Len())
	}
	return Solid{func(p Vec) float64 { return s.Dist(p.Sub(mid).Turned(cos, sin).Add(mid)) }, x - r, y - r, x + r, y + r}
}

// Lean rotates a solid about the line along the keel through (x, z), in degrees. The side to the right of it goes up.
func Lean(s Solid, x, z, degrees float64) Solid {
	sin, cos := math.Sincos(-degrees * math.Pi / 180)
	r := max(math.Abs(s.X0-x), math.Abs(s.X1-x), 0.3)
	return Solid{func(p Vec) float64 {
		u, v := p.X-x, p.Z-z
		return s.Dist(Vec{u*cos - v*sin + x, p.Y, u*sin + v*cos + z})
	}, x - r, s.Y0, x + r, s.Y1}
}

// At moves a solid.
func At(s Solid, by Vec) Solid {
	return Solid{func(p Vec) float64 { return s.Dist(p.Sub(by)) }, s.X0 + by.X, s.Y0 + by.Y, s.X1 + by.X, s.Y1 + by.Y}
}

// Spokes repeats a solid n times about the middle. The solid is modelled pointing up; first is the direction of the first copy, in degrees.
func Spokes(s Solid, n int, first float64) Solid {
	r := max(math.Hypot(s.X0, s.Y1), math.Hypot(s.X1, s.Y1), math.Hypot(s.X0, s.Y0), math.Hypot(s.X1, s.Y0))
	step, turn := 2*math.Pi/float64(n), first*math.Pi/180
	return Solid{func(p Vec) float64 { return s.Dist(Spoke(p, step, turn)) }, -r, -r, r, r}
}

// Spoke folds a point into the spoke that points up.
func Spoke(p Vec, step, turn float64) Vec {
	a := math.Atan2(p.X, p.Y) - turn
	a -= step * math.Round(a/step)
	r := math.Hypot(p.X, p.Y)
	sin, cos := math.Sincos(a)
	return Vec{r * sin, r * cos, p.Z}
}

// Row repeats a solid n times, each copy moved by a step.
func Row(s Solid, n int, by Vec) Solid {
	step := by.Len()
	dir := by.Unit()
	last := by.Mul(float64(n - 1))
	return Solid{func(p Vec) float64 {
		i := Clamp(math.Round(p.Dot(dir)/step-s.along(dir)/step), 0, float64(n-1))
		return s.Dist(p.Sub(by.Mul(i)))
	}, min(s.X0, s.X0+last.X), min(s.Y0, s.Y0+last.Y), max(s.X1, s.X1+last.X), max(s.Y1, s.Y1+last.Y)}
}

// along returns the position of the middle of a solid in a direction.
func (s Solid) along(dir Vec) float64 {
	return dir.X*(s.X0+s.X1)/2 + dir.Y*(s.Y0+s.Y1)/2
}

// Shifted returns the solid at another place.
func (s Solid) Shifted(by Vec) Solid { return At(s, by) }

// Away returns a lower bound of the distance to the solid.
func (s *Solid) Away(p Vec) float64 {
	return max(s.X0-p.X, p.X-s.X1, s.Y0-p.Y, p.Y-s.Y1)
}
