package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Dimensions of the picture while it is drawn, at twice its final size: the side, pixels per centimeter, and where the middle of the head at eye
// level is.
const (
	side    = 1024
	scale   = 21.5
	middleX = 512
	middleY = 388
)

// kind is what a surface is made of.
type kind uint8

const (
	nothing kind = iota
	skin
	cloth
	metal
	hairy
	glow
	eyeball
)

// spot is what is visible in one pixel.
type spot struct {
	z     float32
	n     solid.Vec
	base  solid.Color
	kind  kind
	shine float32
	head  bool // moves with the head
}

// surface returns the look of a point of a mesh; it may change n.
type surface func(p solid.Vec, n *solid.Vec) (base solid.Color, k kind, shine float64)

// turn transforms what is built in centimeters into the space of the picture.
type turn struct {
	x, y, z solid.Vec // the axes
	pivot   solid.Vec
	to      solid.Vec
	head    bool
}

// turned returns a rotation by yaw about the upright axis, then by pitch (chin up) and roll.
func turned(yaw, pitch, roll float64, pivot, to solid.Vec) turn {
	sy, cy := math.Sincos(yaw)
	sp, cp := math.Sincos(pitch)
	sr, cr := math.Sincos(roll)
	f := func(v solid.Vec) solid.Vec {
		v.Y, v.Z = v.Y*cp+v.Z*sp, -v.Y*sp+v.Z*cp
		v.X, v.Y = v.X*cr-v.Y*sr, v.X*sr+v.Y*cr
		v.X, v.Z = v.X*cy+v.Z*sy, -v.X*sy+v.Z*cy
		return v
	}
	return turn{x: f(solid.V(1, 0, 0)), y: f(solid.V(0, 1, 0)), z: f(solid.V(0, 0, 1)), pivot: pivot, to: to}
}

func (t *turn) dir(v solid.Vec) solid.Vec {
	return t.x.Mul(v.X).Add(t.y.Mul(v.Y)).Add(t.z.Mul(v.Z))
}

func (t *turn) at(v solid.Vec) solid.Vec { return t.dir(v.Sub(t.pivot)).Add(t.to) }

// mesh is a grid of points.
type mesh struct {
	cols, rows int
	closed     bool // the last column connects to the first
	p, n       []solid.Vec
	look       surface
	thin       bool // visible from both sides
}

func newMesh(cols, rows int, closed bool, f func(u, v float64) solid.Vec) *mesh {
	m := &mesh{cols: cols, rows: rows, closed: closed, p: make([]solid.Vec, cols*rows), n: make([]solid.Vec, cols*rows)}
	d := float64(cols - 1)
	if closed {
		d = float64(cols)
	}
	for r := range rows {
		for c := range cols {
			m.p[r*cols+c] = f(float64(c)/d, float64(r)/float64(rows-1))
		}
	}
	m.normals()
	return m
}

func (m *mesh) normals() {
	at := func(c, r int) solid.Vec {
		if m.closed {
			c = (c + m.cols) % m.cols
		}
		return m.p[max(0, min(m.rows-1, r))*m.cols+max(0, min(m.cols-1, c))]
	}
	for r := range m.rows {
		for c := range m.cols {
			a := at(c+1, r).Sub(at(c-1, r))
			b := at(c, r+1).Sub(at(c, r-1))
			m.n[r*m.cols+c] = b.Cross(a).Unit()
		}
	}
}

// tube returns a round tube through points.
func tube(p []solid.Vec, radius func(t float64) float64) *mesh {
	n := len(p)
	rows := 8*(n-1) + 7
	spine := make([]solid.Vec, rows)
	for r := range rows {
		t := solid.Clamp((float64(r)-3)/float64(rows-7), 0, 1) * float64(n-1)
		spine[r] = along(p, t)
	}
	side := solid.V(0.3, 1, 0.2)
	return newMesh(18, rows, true, func(u, v float64) solid.Vec {
		r := int(math.Round(v * float64(rows-1)))
		d := spine[min(rows-4, max(4, r+1))].Sub(spine[max(3, min(rows-5, r-1))]).Unit()
		a := d.Cross(side).Unit()
		b := d.Cross(a)
		s, c := math.Sincos(2 * math.Pi * u)
		t := solid.Clamp((float64(r)-3)/float64(rows-7), 0, 1)
		k, push := 1.0, 0.0
		if r < 3 {
			f := float64(3-r) / 3
			k, push = math.Sqrt(max(0, 1-f*f)), -f
		}
		if r > rows-4 {
			f := float64(r-rows+4) / 3
			k, push = math.Sqrt(max(0, 1-f*f)), f
		}
		w := radius(t)
		return spine[r].Add(d.Mul(push * w)).Add(a.Mul(c * k * w)).Add(b.Mul(-s * k * w))
	})
}

// along returns the point at t on a line that curves smoothly through points.
func along(p []solid.Vec, t float64) solid.Vec {
	n := len(p)
	i := max(0, min(n-2, int(t)))
	f := t - float64(i)
	a, b, c, d := p[max(0, i-1)], p[i], p[i+1], p[min(n-1, i+2)]
	return solid.V(hermite(a.X, b.X, c.X, d.X, f), hermite(a.Y, b.Y, c.Y, d.Y, f), hermite(a.Z, b.Z, c.Z, d.Z, f))
}

// ball returns an ellipsoid.
func ball(c, r solid.Vec) *mesh {
	return newMesh(36, 24, true, func(u, v float64) solid.Vec {
		s, k := math.Sincos(2 * math.Pi * u)
		b, a := math.Sincos(math.Pi * (0.5 - v))
		return solid.V(c.X+r.X*a*s, c.Y+r.Y*b, c.Z+r.Z*a*k)
	})
}

// plain returns a surface of one color.
func plain(c solid.Color, k kind, shine float64) surface {
	return func(solid.Vec, *solid.Vec) (solid.Color, kind, float64) { return c, k, shine }
}

// table interpolates smoothly between pairs of a position and a value.
func table(x float64, v ...float64) float64 {
	n := len(v) / 2
	if (x-v[0])*(v[2]-v[0]) <= 0 {
		return v[1]
	}
	for i := range n - 1 {
		x0, x1 := v[2*i], v[2*i+2]
		if (x-x0)*(x-x1) > 0 {
			continue
		}
		a, b := v[2*max(0, i-1)+1], v[2*min(n-1, i+2)+1]
		return hermite(a, v[2*i+1], v[2*i+3], b, (x-x0)/(x1-x0))
	}
	return v[2*n-1]
}

// draw draws a mesh into the picture.
func (d *drawing) draw(m *mesh, t *turn) {
	q := make([]solid.Vec, len(m.p))
	for i, p := range m.p {
		v := t.at(p)
		q[i] = solid.V(middleX+v.X*scale, middleY-v.Y*scale, v.Z)
	}
	d.cast(m, t)
	last := m.cols - 1
	if m.closed {
		last = m.cols
	}
	for r := range m.rows - 1 {
		for c := range last {
			e := (c + 1) % m.cols
			a, b, f, g := r*m.cols+c, r*m.cols+e, (r+1)*m.cols+c, (r+1)*m.cols+e
			d.triangle(m, t, q, a, b, f)
			d.triangle(m, t, q, b, g, f)
		}
	}
}

func (d *drawing) triangle(m *mesh, t *turn, q []solid.Vec, i, j, k int) {
	a, b, c := q[i], q[j], q[k]
	area := (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X)
	if math.Abs(area) < 1e-9 || area < 0 && !m.thin {
		return
	}
	x0, x1 := int(min(a.X, b.X, c.X)), int(max(a.X, b.X, c.X))+1
	y0, y1 := int(min(a.Y, b.Y, c.Y)), int(max(a.Y, b.Y, c.Y))+1
	for y := max(0, y0); y <= min(side-1, y1); y++ {
		for x := max(0, x0); x <= min(side-1, x1); x++ {
			px, py := float64(x)+0.5, float64(y)+0.5
			u := ((b.X-px)*(c.Y-py) - (b.Y-py)*(c.X-px)) / area
			v := ((c.X-px)*(a.Y-py) - (c.Y-py)*(a.X-px)) / area
			w := 1 - u - v
			if u < -1e-6 || v < -1e-6 || w < -1e-6 {
				continue
			}
			z := float32(a.Z*u + b.Z*v + c.Z*w)
			s := &d.spots[y*side+x]
			if s.kind != nothing && z <= s.z {
				continue
			}
			n := m.n[i].Mul(u).Add(m.n[j].Mul(v)).Add(m.n[k].Mul(w)).Unit()
			p := m.p[i].Mul(u).Add(m.p[j].Mul(v)).Add(m.p[k].Mul(w))
			base, kd, shine := m.look(p, &n)
			if kd == nothing {
				continue
			}
			n = t.dir(n).Unit()
			if n.Z < 0 && m.thin {
				n = n.Mul(-1)
			}
			*s = spot{z, n, base, kd, float32(shine), t.head}
		}
	}
}

// The shadow map: how far towards the light things reach, seen from the light.
const (
	shadeSide  = 640
	shadeScale = 12.0
)

func (d *drawing) seen(p solid.Vec) (x, y, z float64) {
	return shadeSide/2 + p.Dot(d.lightX)*shadeScale, shadeSide/2 - (p.Dot(d.lightY)+6)*shadeScale, p.Dot(d.light)
}

// cast adds a mesh to the shadow map.
func (d *drawing) cast(m *mesh, t *turn) {
	last := m.cols - 1
	if m.closed {
		last = m.cols
	}
	q := make([]solid.Vec, len(m.p))
	for i, p := range m.p {
		x, y, z := d.seen(t.at(p))
		q[i] = solid.V(x, y, z)
	}
	for r := range m.rows - 1 {
		for c := range last {
			e := (c + 1) % m.cols
			i, j, k, l := r*m.cols+c, r*m.cols+e, (r+1)*m.cols+c, (r+1)*m.cols+e
			d.shade(q[i], q[j], q[k])
			d.shade(q[j], q[l], q[k])
		}
	}
}

func (d *drawing) shade(a, b, c solid.Vec) {
	area := (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X)
	if math.Abs(area) < 1e-9 {
		return
	}
	x0, x1 := int(min(a.X, b.X, c.X)), int(max(a.X, b.X, c.X))
	y0, y1 := int(min(a.Y, b.Y, c.Y)), int(max(a.Y, b.Y, c.Y))
	for y := max(0, y0); y <= min(shadeSide-1, y1); y++ {
		for x := max(0, x0); x <= min(shadeSide-1, x1); x++ {
			px, py := float64(x)+0.5, float64(y)+0.5
			u := ((b.X-px)*(c.Y-py) - (b.Y-py)*(c.X-px)) / area
			v := ((c.X-px)*(a.Y-py) - (c.Y-py)*(a.X-px)) / area
			w := 1 - u - v
			if u < -0.01 || v < -0.01 || w < -0.01 {
				continue
			}
			if z := float32(a.Z*u + b.Z*v + c.Z*w); z > d.shades[y*shadeSide+x] {
				d.shades[y*shadeSide+x] = z
			}
		}
	}
}

// open returns how much of the light reaches a point, 0 to 1.
func (d *drawing) open(p solid.Vec) float64 {
	x, y, z := d.seen(p)
	v := 0.0
	for k := range 16 {
		fx, fy := x+float64(k%4)-2, y+float64(k/4)-2
		ix, iy := int(math.Floor(fx)), int(math.Floor(fy))
		if ix < 0 || iy < 0 || ix >= shadeSide || iy >= shadeSide || float64(d.shades[iy*shadeSide+ix]) < z+0.45 {
			v++
		}
	}
	return v / 16
}
