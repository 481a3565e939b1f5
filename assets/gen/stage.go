package main

import "math"

// stage is a place that is looked at from a point in it: bodies, lamps and air. Lengths are in metres, x goes right, y away, z up.
type stage struct {
	eye, aim     vec
	zoom         float64 // the distance at which the picture is one high
	bodies       []body
	lamps        []lamp
	sun          sun
	above, below rgb     // the light that comes from everywhere
	air          rgb     // the colour of fog
	thick        float64 // how much of it a metre hides
	far          float64 // nothing is seen beyond
	sky          func(x, y float64, d vec) rgb
	veils        []func(c *canvas, s *stage)
	look         look
	parked       bool // the engines of craft are off
	coarse       bool // soft places are traced with half of the rays and enlarged

	right, up, ahead vec
}

// body is a solid of one stuff; ball holds all of it where its radius is above 0.
type body struct {
	solid
	stuff *stuff
	ball  vec
	r     float64
}

// stuff is what a body is made of.
type stuff struct {
	color, light rgb
	gloss        float64
	mirror       float64 // how much of what stands before it is seen in it
	paint        func(p, n vec, s *surface)
}

// surface is a point of a body while it is painted.
type surface struct {
	color, light rgb
	gloss        float64
}

// lamp is a light at a point; halo is how much of it hangs in the air.
type lamp struct {
	at     vec
	light  rgb
	halo   float64
	shadow bool
}

// sun is a light from far away; without colour there is none.
type sun struct {
	from   vec
	light  rgb
	shadow bool
}

// put sets bodies of one stuff.
func (s *stage) put(k *stuff, list ...solid) {
	for _, b := range list {
		s.bodies = append(s.bodies, body{solid: b, stuff: k})
	}
}

// putBall sets a body that a ball holds, which saves work.
func (s *stage) putBall(k *stuff, b solid, at vec, r float64) {
	b.x0, b.y0, b.x1, b.y1 = at.x-r, at.y-r, at.x+r, at.y+r
	s.bodies = append(s.bodies, body{b, k, at, r})
}

func (s *stage) lamp(at vec, light rgb, halo float64, shadow bool) {
	s.lamps = append(s.lamps, lamp{at, light, halo, shadow})
}

func (a vec) cross(b vec) vec {
	return vec{a.y*b.z - a.z*b.y, a.z*b.x - a.x*b.z, a.x*b.y - a.y*b.x}
}

// open makes the camera ready.
func (s *stage) open() {
	s.ahead = s.aim.sub(s.eye).unit()
	s.right = s.ahead.cross(vec{0, 0, 1}).unit()
	s.up = s.right.cross(s.ahead)
	if s.far == 0 {
		s.far = 80
	}
}

// ray is the direction through a point of the picture: its height is 1, its middle (0, 0), y goes up.
func (s *stage) ray(x, y float64) vec {
	return s.ahead.mul(s.zoom).add(s.right.mul(x)).add(s.up.mul(y)).unit()
}

// seen is where a point is in the picture, and how far away.
func (s *stage) seen(p vec) (x, y, far float64) {
	d := p.sub(s.eye)
	z := d.dot(s.ahead)
	if z < 1e-3 {
		return 0, 0, -1
	}
	return d.dot(s.right) / z * s.zoom, d.dot(s.up) / z * s.zoom, d.len()
}

// few is the bodies that matter for a ray or around a point.
type few struct {
	at [512]int16
	n  int
}

// along is the bodies that a ray may meet.
func (s *stage) along(f *few, from, dir vec) {
	f.n = 0
	for i := range s.bodies {
		b := &s.bodies[i]
		if b.r > 0 {
			to := b.ball.sub(from)
			t := max(0, to.dot(dir))
			if far := to.sub(dir.mul(t)); far.dot(far) > b.r*b.r*1.1 {
				continue
			}
		}
		f.at[f.n] = int16(i)
		f.n++
	}
}

// around is the bodies that may be within a reach of a point.
func (s *stage) around(f *few, p vec, reach float64) {
	f.n = 0
	for i := range s.bodies {
		b := &s.bodies[i]
		if b.r > 0 {
			if far := p.sub(b.ball); far.dot(far) > (b.r+reach)*(b.r+reach) {
				continue
			}
		} else if b.away(p) > reach {
			continue
		}
		f.at[f.n] = int16(i)
		f.n++
	}
}

// dist is the distance to the nearest of some bodies, and which it is.
func (s *stage) dist(f *few, p vec) (float64, int) {
	d, at := 1e9, -1
	for _, i := range f.at[:f.n] {
		b := &s.bodies[i]
		if b.r > 0 {
			if far := p.sub(b.ball); far.dot(far) > (b.r+0.5)*(b.r+0.5) {
				if e := far.len() - b.r + 0.3; e < d {
					d, at = e, int(i)
				}
				continue
			}
		} else if b.away(p) > d {
			continue
		}
		if e := b.dist(p); e < d {
			d, at = e, int(i)
		}
	}
	return d, at
}

// march goes along a ray to the first body.
func (s *stage) march(from, dir vec, far float64, steps int) (float64, int) {
	var f few
	s.along(&f, from, dir)
	t := 0.0
	for range steps {
		d, at := s.dist(&f, from.add(dir.mul(t)))
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

func (s *stage) normal(f *few, p vec, t float64) vec {
	e := 0.0012 + 0.0008*t
	n := vec{}
	for _, k := range [4]vec{{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}} {
		d, _ := s.dist(f, p.add(k.mul(e)))
		n = n.add(k.mul(d))
	}
	return n.unit()
}

// lit is how much of a light gets from p along dir over a length.
func (s *stage) lit(p, dir vec, long float64) float64 {
	var f few
	s.along(&f, p, dir)
	open, t := 1.0, 0.03
	for range 28 {
		d, _ := s.dist(&f, p.add(dir.mul(t)))
		open = min(open, 10*d/t)
		if open < 0.02 {
			return 0
		}
		t += clamp(d, 0.03, 2)
		if t > long {
			break
		}
	}
	return smooth(0, 1, open)
}

// trace is the colour along a ray, and how far it went.
func (s *stage) trace(x, y float64, from, dir vec, bounce bool) (rgb, float64) {
	t, at := s.march(from, dir, s.far, 110)
	c := rgb{}
	if at < 0 {
		if s.sky != nil {
			c = s.sky(x, y, dir)
		} else {
			c = s.air
		}
	} else {
		c = s.shade(x, y, from.add(dir.mul(t)), dir, t, at, bounce)
		c = c.mix(s.air, 1-math.Exp(-t*s.thick))
	}
	// What the lamps light in the air before it.
	for i := range s.lamps {
		l := &s.lamps[i]
		if l.halo == 0 {
			continue
		}
		to := l.at.sub(from)
		b := to.dot(dir)
		h := math.Sqrt(max(0.0004, to.dot(to)-b*b))
		c = c.add(l.light.mul(l.halo * (math.Atan((t-b)/h) + math.Atan(b/h)) / h * 0.011))
	}
	return c, t
}

func (s *stage) shade(x, y float64, p, dir vec, t float64, at int, bounce bool) rgb {
	k := s.bodies[at].stuff
	var near few
	s.around(&near, p, 1)
	n := s.normal(&near, p, t)
	f := surface{k.color, k.light, k.gloss}
	if k.paint != nil {
		k.paint(p, n, &f)
	}
	open := 1.0
	for i, w := 1, 0.7; i <= 4; i, w = i+1, w*0.7 {
		h := 0.06 * float64(i*i)
		d, _ := s.dist(&near, p.add(n.mul(h)))
		open -= w * max(0, h-d) / h * 0.55
	}
	open = clamp(open, 0, 1)
	in := s.below.mix(s.above, 0.5+0.5*n.z).mul(open)
	shine := rgb{}
	from := p.add(n.mul(0.004 + 0.002*t))
	add := func(l vec, c rgb, long float64, shadow bool) {
		face := n.dot(l)
		if face <= 0 {
			return
		}
		if shadow {
			c = c.mul(s.lit(from, l, long))
		}
		in = in.add(c.mul(face))
		half := l.sub(dir).unit()
		shine = shine.add(c.mul(f.gloss * math.Pow(max(0, n.dot(half)), 8+60*f.gloss)))
	}
	for i := range s.lamps {
		l := &s.lamps[i]
		to := l.at.sub(p)
		d := to.len()
		if c := l.light.mul(1 / (0.15 + d*d)); c.r+c.g+c.b > 0.003 {
			add(to.mul(1/d), c, d, l.shadow)
		}
	}
	if s.sun.light != (rgb{}) {
		add(s.sun.from, s.sun.light, 40, s.sun.shadow)
	}
	c := rgb{f.color.r * in.r, f.color.g * in.g, f.color.b * in.b}.add(shine.mul(0.6)).add(f.light)
	if k.mirror > 0 && bounce {
		r := dir.sub(n.mul(2 * dir.dot(n)))
		back, _ := s.trace(x, y, from, r, false)
		edge := math.Pow(1-max(0, -n.dot(dir)), 3)
		c = c.add(back.mul(k.mirror * (0.25 + 0.75*edge)))
	}
	return c
}

// shoot makes the picture, w pixels wide.
func (s *stage) shoot(w, h int) *canvas {
	s.open()
	var c *canvas
	if s.coarse {
		c = s.traced(w*7/10, h*7/10).enlarged(w, h)
	} else {
		c = s.traced(w, h)
	}
	for _, v := range s.veils {
		v(c, s)
	}
	c.finish(s.look)
	return c
}

// traced is what the rays see.
func (s *stage) traced(w, h int) *canvas {
	c := newCanvas(w, h)
	each(h, func(j int) {
		for i := range w {
			x, y := c.place(float64(i)+0.5, float64(j)+0.5)
			c.pix[j*w+i], c.deep[j*w+i] = s.trace(x, y, s.eye, s.ray(x, y), true)
		}
	})
	// Edges once more, with four rays.
	edge := 0.09
	if s.coarse {
		edge = 0.12
	}
	rough := make([]bool, w*h)
	for j := range h {
		for i := range w {
			a := j*w + i
			for _, b := range [2]int{j*w + min(w-1, i+1), min(h-1, j+1)*w + i} {
				p, q := screen(c.pix[a]), screen(c.pix[b])
				if math.Abs(p.r-q.r)+math.Abs(p.g-q.g)+math.Abs(p.b-q.b) > edge {
					rough[a], rough[b] = true, true
				}
			}
		}
	}
	each(h, func(j int) {
		for i := range w {
			if !rough[j*w+i] {
				continue
			}
			sum := rgb{}
			for _, o := range [4][2]float64{{0.3, 0.1}, {0.9, 0.3}, {0.1, 0.7}, {0.7, 0.9}} {
				x, y := c.place(float64(i)+o[0], float64(j)+o[1])
				p, _ := s.trace(x, y, s.eye, s.ray(x, y), true)
				sum = sum.add(rgb{min(p.r, 4), min(p.g, 4), min(p.b, 4)}.mul(0.25)) // a glint is one of four
			}
			c.pix[j*w+i] = sum
		}
	})
	return c
}
