package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Effect draws over the traced picture.
type Effect func(c *canvas, s *Stage)

// Glow adds a round glow of radius r at a point of the stage, unless a body hides the point.
func Glow(at solid.Vec, r float64, light solid.Color) Effect {
	return func(c *canvas, s *Stage) {
		x, y, far := s.seen(at)
		if far < 0 {
			return
		}
		size := r / far * s.Zoom
		c.dot(x, y, size, far-r*1.5, light)
	}
}

// dot adds a round glow at a point of the picture, unless a body nearer than far hides it.
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

// Streak adds a line of light from a, where it is faint, to b, except where bodies hide it.
func Streak(a, b solid.Vec, width float64, light solid.Color) Effect {
	return func(c *canvas, s *Stage) {
		ax, ay, fa := s.seen(a)
		bx, by, fb := s.seen(b)
		if fa < 0 || fb < 0 {
			return
		}
		far := min(fa, fb)
		w := max(width/far*s.Zoom, 0.0016)
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

// Blast draws a ball of fire and smoke of radius r; heat goes from 0, only smoke, to 1, only fire.
func Blast(at solid.Vec, r, heat float64, seed int) Effect {
	return func(c *canvas, s *Stage) {
		bx, by, far := s.seen(at)
		if far < 0 {
			return
		}
		size := r / far * s.Zoom
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
				// Noise displaced by noise looks like billows.
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

// Column adds the light of something that glows in an upright glass cylinder of radius r, from at up to the height z1.
func Column(at solid.Vec, r, z1 float64, light solid.Color) Effect {
	return func(c *canvas, s *Stage) {
		middle, _, _ := s.seen(at)
		for j := range c.h {
			for i := range c.w {
				x, y := c.place(float64(i)+0.5, float64(j)+0.5)
				d := s.ray(x, y)
				ox, oy := s.Eye.X-at.X, s.Eye.Y-at.Y
				a, b, k := d.X*d.X+d.Y*d.Y, ox*d.X+oy*d.Y, ox*ox+oy*oy-r*r
				root := b*b - a*k
				if root <= 0 {
					continue
				}
				t0, t1 := (-b-math.Sqrt(root))/a, (-b+math.Sqrt(root))/a
				z := s.Eye.Z + d.Z*t0
				o := j*c.w + i
				if z < at.Z || z > z1 || c.deep[o] < t0 || t0 < 0 {
					continue
				}
				long := (min(t1, c.deep[o]) - t0) / (2 * r)
				edge := math.Exp(-math.Sqrt(root) / (a * r) * 5) // the glass shows at the sides of the cylinder
				swirl := 0.75 + 0.5*solid.Cloud(x*7+30, y*5+30, 5)
				c.pix[o] = c.pix[o].Add(light.Mul(0.10*long*swirl + 0.35*edge))
				if g := math.Abs((x - middle) + r*0.62/t0*s.Zoom); g < 0.006 { // a reflection in the glass
					c.pix[o] = c.pix[o].Add(Pale.Mul(0.10 * (1 - g/0.006)))
				}
			}
		}
	}
}

// Overlay adds light to the whole picture, where light gives its color at a point.
func Overlay(light func(x, y float64) solid.Color) Effect {
	return func(c *canvas, s *Stage) {
		for j := range c.h {
			for i := range c.w {
				c.pix[j*c.w+i] = c.pix[j*c.w+i].Add(light(c.place(float64(i), float64(j))))
			}
		}
	}
}

// Fire adds a fire of radius r with its smoke, sparks and light.
func (s *Stage) Fire(at solid.Vec, r float64, seed int) {
	s.Lamp(at.Add(solid.V(0, -0.3, 0.3)), solid.RGB(3, 1.0, 0.25).Mul(3*r), 0.4, false)
	s.Effects = append(s.Effects, Blast(at.Add(solid.V(0.3*r, 0.2, 1.3*r)), 1.1*r, 0.18, seed+3), Blast(at, r, 0.95, seed))
	for i := range 7 {
		d := solid.V(1.6*(solid.Hash(i, 1, seed)-0.5), -0.5, 0.4+solid.Hash(i, 2, seed))
		s.Effects = append(s.Effects, Streak(at, at.Add(d.Mul(r*1.3)), 0.008, Warm.Mul(0.8)))
	}
}

// Tracers adds n glowing shots between two points.
func (s *Stage) Tracers(from, to solid.Vec, n int, light solid.Color, seed int) {
	for i := range n {
		t := (float64(i) + solid.Hash(i, 1, seed)) / float64(n)
		d := to.Sub(from)
		a := from.Add(d.Mul(t)).Add(solid.V(0.15*(solid.Hash(i, 2, seed)-0.5), 0, 0.15*(solid.Hash(i, 3, seed)-0.5)))
		s.Effects = append(s.Effects, Streak(a, a.Add(d.Unit().Mul(0.5)), 0.035, light))
	}
}
