package main

import "math"

// model is a miniature: parts that are put on and cut away one after the other, and paint.
type model struct {
	name   string
	mirror mirror
	parts  []part
	skins  []skin
	paint  func(s *spot) // decals, lights and whatever else depends on the place; may be nil
	jets   []jet
	high   float64 // no part rises above this
	low    float64 // heights are stored from so far below the middle, in boxes; 0 for what is usual
	seed   int
}

// mirror says how a model is folded.
type mirror uint8

const (
	noMirror mirror = iota
	mirrorX         // left and right are alike
	mirrorXY        // bow and stern too
)

func (m mirror) fold(p vec) vec {
	if m != noMirror {
		p.x = math.Abs(p.x)
	}
	if m == mirrorXY {
		p.y = math.Abs(p.y)
	}
	return p
}

// part is a step in the making of a model.
type part struct {
	solid
	cut  bool
	once bool // not folded
	skin int  // -1 for a cut that takes the skin of what it is cut into
	k    float64
}

// jet is the light that an engine throws behind itself.
type jet struct {
	x, y, r, long float64
	light         rgb
}

// skin adds a way of painting.
func (m *model) skin(s skin) int {
	m.skins = append(m.skins, s)
	return len(m.skins) - 1
}

// add puts solids on, blended by k.
func (m *model) add(skin int, k float64, s ...solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{solid: b, skin: skin, k: max(k, 1e-4)})
	}
}

// addOnce puts solids on that are not mirrored.
func (m *model) addOnce(skin int, k float64, s ...solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{solid: b, skin: skin, k: max(k, 1e-4), once: true})
	}
}

// cut cuts solids away, the edge rounded by k.
func (m *model) cut(skin int, k float64, s ...solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{solid: b, cut: true, skin: skin, k: max(k, 1e-4)})
	}
}

// engine is a bell that looks aft: seen from above it is open on a slant, so that its fire shows.
func (m *model) engine(metal, fire int, x, y, z, r, long float64, light rgb) {
	m.add(metal, 0.004, loft(x, 0.008, section{y + long, r * 0.8, r * 0.8, z, 2}, section{y + long*0.45, r, r, z, 2}, section{y, r * 0.94, r * 0.94, z, 2}))
	m.add(metal, 0.002, ringAlong(x, y+long*0.55, z, r*1.0, r*0.12), ringAlong(x, y+long*0.3, z, r*1.0, r*0.08))
	m.cut(metal, 0.004, solid{func(p vec) float64 {
		d := ((p.y - y) - 0.9*(p.z-z) - 0.15*r) * 0.74 // behind this plane the bell is open
		return max(d, math.Abs(p.x-x)-r*1.3, y-r-p.y)
	}, x - r*1.3, y - r, x + r*1.3, y + r*1.3})
	m.cut(fire, 0.004, tube(x, z, y-0.1, y+long*0.35, r*0.74, 0.004))
	m.jets = append(m.jets, jet{x, y + r*0.2, r * 0.8, r * 2.5, light})
}

// ringAlong is a hoop about the keel.
func ringAlong(x, y, z, r, t float64) solid {
	return solid{func(p vec) float64 {
		return math.Hypot(math.Hypot(p.x-x, p.z-z)-r, p.y-y) - t
	}, x - r - t, y - t, x + r + t, y + t}
}

// near is the parts that reach into a rectangle.
func (m *model) near(x0, y0, x1, y1, margin float64) []*part {
	var out []*part
	for i := range m.parts {
		p := &m.parts[i]
		g := margin + p.k
		if p.once || m.mirror == noMirror {
			if p.x0-g > x1 || p.x1+g < x0 || p.y0-g > y1 || p.y1+g < y0 {
				continue
			}
		} else {
			fx0, fx1 := foldRange(x0, x1)
			fy0, fy1 := y0, y1
			if m.mirror == mirrorXY {
				fy0, fy1 = foldRange(y0, y1)
			}
			if p.x0-g > fx1 || p.x1+g < fx0 || p.y0-g > fy1 || p.y1+g < fy0 {
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

func foldRange(a, b float64) (lo, hi float64) {
	if a <= 0 && b >= 0 {
		return 0, max(-a, b)
	}
	a, b = math.Abs(a), math.Abs(b)
	return min(a, b), max(a, b)
}

// dist is the distance to the model, from the parts that are near.
func (m *model) dist(parts []*part, p vec) float64 {
	d, q := math.Inf(1), m.mirror.fold(p)
	for _, c := range parts {
		at := q
		if c.once {
			at = p
		}
		if c.cut {
			d = carve(d, -c.dist(at), c.k)
		} else if c.away(at) < d+c.k {
			if e := c.dist(at); d > 1e9 {
				d = e
			} else {
				d = blend(d, e, c.k)
			}
		}
	}
	return d
}

// away is a distance that the solid has at least.
func (s *solid) away(p vec) float64 {
	return max(s.x0-p.x, p.x-s.x1, s.y0-p.y, p.y-s.y1)
}

// skinAt is the skin of the part that makes the surface at p.
func (m *model) skinAt(parts []*part, p vec) int {
	d, q, s := math.Inf(1), m.mirror.fold(p), 0
	for _, c := range parts {
		at := q
		if c.once {
			at = p
		}
		e := c.dist(at)
		if c.cut {
			if -e > d-1e-4 && c.skin >= 0 {
				s = c.skin
			}
			d = max(d, -e)
		} else if e < d {
			d, s = e, c.skin
		}
	}
	return s
}
