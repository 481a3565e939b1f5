package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// model is a miniature: parts that are added and cut away one after the other, and paint.
type model struct {
	name   string
	Mirror mirror
	parts  []part
	Skins  []skin
	Paint  func(s *Spot) // decals, lights and whatever else depends on the position; may be nil
	Jets   []jet
	high   float64 // no part is higher than this
	low    float64 // how far below the middle the stored heights begin, in boxes; 0 for the default
	Seed   int
}

// mirror says how a model is folded.
type mirror uint8

const (
	NoMirror mirror = iota
	mirrorX         // left and right are alike
	mirrorXY        // bow and stern are alike too
)

// Fold returns the corresponding point of the half that is modelled.
func (m mirror) Fold(p solid.Vec) solid.Vec {
	if m != NoMirror {
		p.X = math.Abs(p.X)
	}
	if m == mirrorXY {
		p.Y = math.Abs(p.Y)
	}
	return p
}

// part is one step in building a model.
type part struct {
	solid.Solid
	cut  bool
	once bool // not folded
	skin int  // -1 for a cut that takes the skin of what it cuts into
	k    float64
}

// jet is the light that an engine throws behind it.
type jet struct {
	X, Y, R, Long float64
	Light         solid.Color
}

// skin adds a material and returns its number.
func (m *model) skin(s skin) int {
	m.Skins = append(m.Skins, s)
	return len(m.Skins) - 1
}

// add adds solids, blended by k.
func (m *model) add(skin int, k float64, s ...solid.Solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{Solid: b, skin: skin, k: max(k, 1e-4)})
	}
}

// addOnce adds solids without mirroring them.
func (m *model) addOnce(skin int, k float64, s ...solid.Solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{Solid: b, skin: skin, k: max(k, 1e-4), once: true})
	}
}

// cut cuts solids away, the edge rounded by k.
func (m *model) cut(skin int, k float64, s ...solid.Solid) {
	for _, b := range s {
		m.parts = append(m.parts, part{Solid: b, cut: true, skin: skin, k: max(k, 1e-4)})
	}
}

// engine adds a bell that points aft. Seen from above it is cut open at a slant, so that its fire shows.
func (m *model) engine(metal, fire int, x, y, z, r, long float64, light solid.Color) {
	m.add(metal, 0.004, solid.Loft(x, 0.008, solid.Rib(y+long, r*0.8, r*0.8, z, 2), solid.Rib(y+long*0.45, r, r, z, 2), solid.Rib(y, r*0.94, r*0.94, z, 2)))
	m.add(metal, 0.002, ringAlong(x, y+long*0.55, z, r*1.0, r*0.12), ringAlong(x, y+long*0.3, z, r*1.0, r*0.08))
	m.cut(metal, 0.004, solid.New(func(p solid.Vec) float64 {
		d := ((p.Y - y) - 0.9*(p.Z-z) - 0.15*r) * 0.74 // behind this plane the bell is open
		return max(d, math.Abs(p.X-x)-r*1.3, y-r-p.Y)
	}, x-r*1.3, y-r, x+r*1.3, y+r*1.3))
	m.cut(fire, 0.004, solid.Tube(x, z, y-0.1, y+long*0.35, r*0.74, 0.004))
	m.Jets = append(m.Jets, jet{x, y + r*0.2, r * 0.8, r * 2.5, light})
}

// ringAlong is a hoop around the keel.
func ringAlong(x, y, z, r, t float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		return math.Hypot(math.Hypot(p.X-x, p.Z-z)-r, p.Y-y) - t
	}, x-r-t, y-t, x+r+t, y+t)
}

// Near returns the parts that reach into a rectangle.
func (m *model) Near(x0, y0, x1, y1, margin float64) []*part {
	var out []*part
	for i := range m.parts {
		p := &m.parts[i]
		g := margin + p.k
		if p.once || m.Mirror == NoMirror {
			if p.X0-g > x1 || p.X1+g < x0 || p.Y0-g > y1 || p.Y1+g < y0 {
				continue
			}
		} else {
			fx0, fx1 := foldRange(x0, x1)
			fy0, fy1 := y0, y1
			if m.Mirror == mirrorXY {
				fy0, fy1 = foldRange(y0, y1)
			}
			if p.X0-g > fx1 || p.X1+g < fx0 || p.Y0-g > fy1 || p.Y1+g < fy0 {
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

// Dist returns the distance to the model, considering only the given parts.
func (m *model) Dist(parts []*part, p solid.Vec) float64 {
	d, q := math.Inf(1), m.Mirror.Fold(p)
	for _, c := range parts {
		at := q
		if c.once {
			at = p
		}
		if c.cut {
			d = solid.Carve(d, -c.Dist(at), c.k)
		} else if c.Away(at) < d+c.k {
			if e := c.Dist(at); d > 1e9 {
				d = e
			} else {
				d = solid.Blend(d, e, c.k)
			}
		}
	}
	return d
}

// SkinAt returns the skin of the part that forms the surface at p.
func (m *model) SkinAt(parts []*part, p solid.Vec) int {
	d, q, s := math.Inf(1), m.Mirror.Fold(p), 0
	for _, c := range parts {
		at := q
		if c.once {
			at = p
		}
		e := c.Dist(at)
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
