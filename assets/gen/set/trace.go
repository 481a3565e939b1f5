package set

import (
	"image"
	"math"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// few lists the bodies that matter for a ray or near a point, by their index in Stage.Bodies. It has a fixed size because one is needed for
// every ray; a stage cannot have more bodies than fit into it.
type few struct {
	at [512]int16
	n  int
}

// along fills f with the bodies that a ray may meet.
func (s *Stage) along(f *few, from, dir solid.Vec) {
	f.n = 0
	for i := range s.Bodies {
		b := &s.Bodies[i]
		if b.r > 0 {
			to := b.ball.Sub(from)
			t := max(0, to.Dot(dir))
			if far := to.Sub(dir.Mul(t)); far.Dot(far) > b.r*b.r*1.1 {
				continue
			}
		}
		f.at[f.n] = int16(i)
		f.n++
	}
}

// around fills f with the bodies that may be closer to a point than reach.
func (s *Stage) around(f *few, p solid.Vec, reach float64) {
	f.n = 0
	for i := range s.Bodies {
		b := &s.Bodies[i]
		if b.r > 0 {
			if far := p.Sub(b.ball); far.Dot(far) > (b.r+reach)*(b.r+reach) {
				continue
			}
		} else if b.Away(p) > reach {
			continue
		}
		f.at[f.n] = int16(i)
		f.n++
	}
}

// dist returns the distance from p to the nearest body in f, and its index. For a body whose ball is some way off, it is the distance to the ball.
func (s *Stage) dist(f *few, p solid.Vec) (float64, int) {
	d, at := 1e9, -1
	for _, i := range f.at[:f.n] {
		b := &s.Bodies[i]
		if b.r > 0 {
			if far := p.Sub(b.ball); far.Dot(far) > (b.r+0.5)*(b.r+0.5) {
				if e := far.Len() - b.r; e < d {
					d, at = e, int(i)
				}
				continue
			}
		} else if b.Away(p) > d {
			continue
		}
		if e := b.Dist(p); e < d {
			d, at = e, int(i)
		}
	}
	return d, at
}

// march follows a ray until it meets a body. It returns the distance to the body and its index, or far and -1.
func (s *Stage) march(from, dir solid.Vec, far float64, steps int) (float64, int) {
	var f few
	s.along(&f, from, dir)
	t := 0.0
	for range steps {
		d, at := s.dist(&f, from.Add(dir.Mul(t)))
		if d < 0.0012+0.0006*t {
			return t, at
		}
		t += d * 0.88
		if t > far {
			break
		}
	}
	return far, -1
}

// normal returns the direction in which the surface at p faces. It compares distances around p; t is the distance from the eye, and the larger
// it is the farther apart these points are.
func (s *Stage) normal(f *few, p solid.Vec, t float64) solid.Vec {
	e := 0.0012 + 0.0008*t
	n := solid.Vec{}
	for _, k := range [4]solid.Vec{solid.V(1, -1, -1), solid.V(-1, -1, 1), solid.V(-1, 1, -1), solid.V(1, 1, 1)} {
		d, _ := s.dist(f, p.Add(k.Mul(e)))
		n = n.Add(k.Mul(d))
	}
	return n.Unit()
}

// lit returns how much of a light in the direction dir, at the distance long, reaches p: 0 in full shadow, 1 if nothing is in between. The
// edges of shadows are soft: a body that the ray passes closely takes away a part.
func (s *Stage) lit(p, dir solid.Vec, long float64) float64 {
	var f few
	s.along(&f, p, dir)
	open, t := 1.0, 0.03
	for range 28 {
		d, _ := s.dist(&f, p.Add(dir.Mul(t)))
		open = min(open, 10*d/t)
		if open < 0.02 {
			return 0
		}
		t += solid.Clamp(d, 0.03, 2)
		if t > long {
			break
		}
	}
	return solid.Smooth(0, 1, open)
}

// trace returns what a ray through the point (x, y) of the picture sees, the distance to it, and whether it is a figure. Mirrors are followed
// only if bounce is set.
func (s *Stage) trace(x, y float64, from, dir solid.Vec, bounce bool) (c solid.Color, far float64, somebody bool) {
	t, at := s.march(from, dir, s.Far, 110)
	if at < 0 {
		if s.Sky != nil {
			c = s.Sky(x, y, dir)
		} else {
			c = s.Fog
		}
	} else {
		c = s.shade(x, y, from.Add(dir.Mul(t)), dir, t, at, bounce)
		c = c.Mix(s.Fog, 1-math.Exp(-t*s.FogDensity))
	}
	// The halos of lamps: the light that the air scatters along the ray.
	for i := range s.Lamps {
		l := &s.Lamps[i]
		if l.halo == 0 {
			continue
		}
		to := l.At.Sub(from)
		b := to.Dot(dir)
		h := math.Sqrt(max(0.0004, to.Dot(to)-b*b))
		c = c.Add(l.Light.Mul(l.halo * (math.Atan((t-b)/h) + math.Atan(b/h)) / h * 0.011))
	}
	return c, t, at >= 0 && s.Bodies[at].figure != nil
}

// shade returns the light that the body with the index at sends from p back along a ray with the direction dir; t is the distance to p.
func (s *Stage) shade(x, y float64, p, dir solid.Vec, t float64, at int, bounce bool) solid.Color {
	k := s.Bodies[at].Material
	var near few
	s.around(&near, p, 1)
	n := s.normal(&near, p, t)
	f := Surface{Color: k.Color, Light: k.Light, Gloss: k.Gloss}
	if k.Paint != nil {
		k.Paint(p, n, &f)
	}
	// In corners and under things less of the light without a source arrives.
	open := 1.0
	for i, w := 1, 0.7; i <= 4; i, w = i+1, w*0.7 {
		h := 0.06 * float64(i*i)
		d, _ := s.dist(&near, p.Add(n.Mul(h)))
		open -= w * max(0, h-d) / h * 0.55
	}
	open = solid.Clamp(open, 0, 1)
	in := s.Below.Mix(s.Above, 0.5+0.5*n.Z).Mul(open)
	shine := solid.Color{}
	from := p.Add(n.Mul(0.004 + 0.002*t))
	add := func(l solid.Vec, c solid.Color, long float64, shadow bool) {
		face := (n.Dot(l) + f.Soft) / (1 + f.Soft)
		if face <= 0 {
			return
		}
		if shadow {
			c = c.Mul(s.lit(from, l, long))
		}
		in = in.Add(c.Mul(face))
		half := l.Sub(dir).Unit()
		shine = shine.Add(c.Mul(f.Gloss * math.Pow(max(0, n.Dot(half)), 8+60*f.Gloss)))
	}
	for i := range s.Lamps {
		l := &s.Lamps[i]
		to := l.At.Sub(p)
		d := to.Len()
		if c := l.Light.Mul(1 / (0.15 + d*d)); c.R+c.G+c.B > 0.003 {
			add(to.Mul(1/d), c, d, l.shadow)
		}
	}
	if s.Sun.Light != (solid.Color{}) {
		add(s.Sun.From, s.Sun.Light, 40, s.Sun.Shadow)
	}
	if s.Bodies[at].figure != nil {
		s.onPeople(n, from, dir, add)
	}
	c := solid.RGB(f.Color.R*in.R, f.Color.G*in.G, f.Color.B*in.B).Add(shine.Mul(0.6)).Add(f.Light)
	if k.Mirror > 0 && bounce {
		r := dir.Sub(n.Mul(2 * dir.Dot(n)))
		back, _, _ := s.trace(x, y, from, r, false)
		edge := math.Pow(1-max(0, -n.Dot(dir)), 3)
		c = c.Add(back.Mul(k.Mirror * (0.25 + 0.75*edge)))
	}
	return c
}

// onPeople adds the light that only people get, so that their faces can be seen and they stand out against the background.
func (s *Stage) onPeople(n, from, dir solid.Vec, add func(l solid.Vec, c solid.Color, long float64, shadow bool)) {
	side := 1.0
	if s.KeyLeft {
		side = -1
	}
	flat := solid.V(s.ahead.X, s.ahead.Y, 0).Unit()
	across := flat.Cross(solid.V(0, 0, 1))
	add(across.Mul(0.75*side).Sub(flat.Mul(0.55)).Add(solid.V(0, 0, 0.55)).Unit(), s.Key, 1.2, true)
	edge := math.Pow(1-max(0, -n.Dot(dir)), 2)
	add(across.Mul(-0.8*side).Add(flat.Mul(0.55)).Add(solid.V(0, 0, 0.35)).Unit(), s.Rim.Mul(0.4+1.6*edge), 1.2, true)
}

// Picture returns the finished picture of the stage, w by h pixels.
func (s *Stage) Picture(w, h int) *image.RGBA { return s.shoot(w, h).image() }

// shoot traces the stage, draws the effects and finishes the picture.
func (s *Stage) shoot(w, h int) *canvas {
	s.open()
	var c *canvas
	if s.Coarse && !s.peopled() {
		c = s.traced(w*7/10, h*7/10).enlarged(w, h)
	} else {
		c = s.traced(w, h)
	}
	for _, v := range s.Effects {
		v(c, s)
	}
	c.finish(s.Look)
	return c
}

// peopled reports whether there are figures on the stage. With coarse rays their faces would be lost.
func (s *Stage) peopled() bool {
	for i := range s.Bodies {
		if s.Bodies[i].figure != nil {
			return true
		}
	}
	return false
}

// traced returns what the rays see, before effects and finishing.
func (s *Stage) traced(w, h int) *canvas {
	c := newCanvas(w, h)
	model.Each(h, func(j int) {
		for i := range w {
			x, y := c.place(float64(i)+0.5, float64(j)+0.5)
			a := j*w + i
			c.pix[a], c.deep[a], c.people[a] = s.trace(x, y, s.Eye, s.ray(x, y), true)
		}
	})
	// A pixel that differs much from the next one is traced again, with four rays.
	edge := 0.09
	if s.Coarse {
		edge = 0.12
	}
	rough := make([]bool, w*h)
	for j := range h {
		for i := range w {
			a := j*w + i
			for _, b := range [2]int{j*w + min(w-1, i+1), min(h-1, j+1)*w + i} {
				p, q := screen(c.pix[a]), screen(c.pix[b])
				least := edge
				if c.people[a] {
					least = 0.03 // faces and folds of cloth have little contrast
				}
				if math.Abs(p.R-q.R)+math.Abs(p.G-q.G)+math.Abs(p.B-q.B) > least {
					rough[a], rough[b] = true, true
				}
			}
		}
	}
	model.Each(h, func(j int) {
		for i := range w {
			if !rough[j*w+i] {
				continue
			}
			sum := solid.Color{}
			for _, o := range [4][2]float64{{0.3, 0.1}, {0.9, 0.3}, {0.1, 0.7}, {0.7, 0.9}} {
				x, y := c.place(float64(i)+o[0], float64(j)+o[1])
				p, _, _ := s.trace(x, y, s.Eye, s.ray(x, y), true)
				sum = sum.Add(solid.RGB(min(p.R, 4), min(p.G, 4), min(p.B, 4)).Mul(0.25)) // limited, or one glint outshines the other three
			}
			c.pix[j*w+i] = sum
		}
	})
	return c
}
