package portrait

import (
	"math"
	"slices"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// strand is one strand of hair in the picture's space.
type strand struct {
	p      []solid.Vec
	width  float64 // centimeters
	tone   float64 // dark to light, from its lock
	short  bool    // stubble and the like, which lies on the skin and is lit like it
	blunt  bool    // cut straight at the end
	gray   float64
	middle float64 // how close to the viewer
}

// hairTone returns the color of somebody's hair at t, from dark to light.
func (d *drawing) hairTone(t float64) solid.Color {
	c := hex(d.p.Hair.Color)
	c = c.Mix(hex(0xC9CCD2), 0.85*d.p.Hair.Gray)
	return c.Mul(0.45 + 0.75*t).Add(hex(0x0A0A0A).Mul(t))
}

func (d *drawing) coversEars() bool {
	switch d.p.Hair.Cut {
	case people.Bob, people.Shag, people.Shoulder:
		return true
	case people.Bald, people.Cropped, people.Fringe, people.Crew, people.Parted, people.Swept, people.Curls, people.Coils, people.Knot, people.Tail, people.Braids, people.Crest:
	}
	return d.p.Has(people.Hood)
}

// around returns the angle of a point of the head around its axis: 0 at the front, pi at the back.
func around(p solid.Vec) float64 { return math.Abs(math.Atan2(p.X, p.Z+0.8)) }

// hairline returns the height above which hair grows at an angle.
func (d *drawing) hairline(a float64) float64 {
	recede := 0.0
	if d.skull.female == 0 {
		recede = 0.25 + 1.1*d.skull.old
	}
	y := table(a, 0, 7.0+0.3*recede, 0.3, 7.0+0.7*recede, 0.55, 6.5+1.5*recede, 0.8, 5.2+1.1*recede, 1.0, 3.0+0.3*recede, 1.2, 1.4, 1.32, -1.2, 1.52, -2.0, 1.62, 2.4, 1.76, 2.0, 1.92, -2.2, 2.3, -5.2, 3.15, -6.6)
	y -= 0.55 * d.skull.female * solid.Smooth(1.0, 0.6, a)
	if d.p.Hair.Cut == people.Fringe {
		y = max(y, 0)
	}
	return y
}

// grows returns how densely hair grows at a point of the head, 0 to 1.
func (d *drawing) grows(p solid.Vec) float64 {
	a := around(p)
	jag := 0.35 * (solid.Noise(a*9, p.Y*0.7, d.seed) - 0.5)
	v := solid.Smooth(-0.15, 0.5, p.Y-d.hairline(a)+jag)
	if d.p.Has(people.Cap) { // hair under a cap is not visible
		v *= solid.Smooth(4.6, 3.6, p.Y-0.12*p.Z)
	}
	switch d.p.Hair.Cut {
	case people.Bald:
		return 0
	case people.Fringe:
		bare := 4.3 + 1.6*solid.Smooth(1.7, 2.8, a)
		return v * solid.Smooth(bare+0.9, bare-0.5, p.Y) * solid.Smooth(0.9, 1.1, a)
	case people.Cropped, people.Crew, people.Parted, people.Swept, people.Curls, people.Coils, people.Bob, people.Shag, people.Shoulder, people.Knot, people.Tail, people.Braids, people.Crest:
	}
	return v
}

// outside pushes a point out of the head until it is at least lift above it. It draws points farther out back by a fraction hug of the excess.
func (d *drawing) outside(p solid.Vec, lift, hug float64) solid.Vec {
	q := p.Sub(middle)
	l := max(1e-6, q.Len())
	if q.Y/l > -0.62 {
		need := d.skull.far(q) + lift
		switch {
		case l < need:
			return middle.Add(q.Mul(need / l))
		case hug > 0:
			return p.Add(q.Mul(hug * (need/l - 1)))
		}
		return p
	}
	// Lower down, it hangs past jaw and neck.
	if h := math.Hypot(q.X/(6.9+lift), q.Z/(7.5+lift)); h < 1 {
		p.X, p.Z = middle.X+q.X/max(1e-6, h), middle.Z+q.Z/max(1e-6, h)
	}
	return p
}

// grow adds the hair, the brows and the beard, with their shadows.
func (d *drawing) grow() {
	d.scalp()
	d.growBrows()
	d.growBeard()
	slices.SortStableFunc(d.strands, func(a, b strand) int {
		switch {
		case a.middle < b.middle:
			return -1
		case a.middle > b.middle:
			return 1
		}
		return 0
	})
	for i := range d.strands {
		if s := &d.strands[i]; !s.short {
			for j := range 5 * (len(s.p) - 1) {
				d.speck(along(s.p, float64(j)/5))
			}
		}
	}
}

// speck adds a bit of hair to the shadow map.
func (d *drawing) speck(p solid.Vec) {
	x, y, z := d.seen(p)
	for k := range 4 {
		ix, iy := int(x)+k%2, int(y)+k/2
		if ix >= 0 && iy >= 0 && ix < shadeSide && iy < shadeSide {
			d.shades[iy*shadeSide+ix] = max(d.shades[iy*shadeSide+ix], float32(z))
		}
	}
}

// roots returns n points of the head where hair grows, with their normals.
func (d *drawing) roots(n int, thick func(p solid.Vec) float64) (at, normal []solid.Vec) {
	for i := 0; len(at) < n && i < 60*n; i++ {
		u := solid.Hash(i, 11, d.seed)
		v := math.Acos(1-2*solid.Hash(i, 12, d.seed)) / math.Pi
		p := d.skull.point(u, v)
		if solid.Hash(i, 13, d.seed) >= thick(p) {
			continue
		}
		a, b := d.skull.point(u+0.004, v).Sub(d.skull.point(u-0.004, v)), d.skull.point(u, v+0.004).Sub(d.skull.point(u, v-0.004))
		at, normal = append(at, p), append(normal, b.Cross(a).Unit())
	}
	return at, normal
}

func (d *drawing) scalp() {
	c := d.cut()
	if c.n == 0 {
		return
	}
	if c.n > 4000 {
		d.cap()
	}
	at, normal := d.roots(c.n, d.grows)
	lock := make([]int, len(at))
	locks := min(c.locks, len(at))
	for i, p := range at {
		best := math.Inf(1)
		for j := range locks {
			q := p.Sub(at[j])
			if l := q.Dot(q); l < best {
				best, lock[i] = l, j
			}
		}
	}
	const steps = 14
	paths := make([][]solid.Vec, len(at))
	for i := range at {
		paths[i] = d.path(c, at[i], normal[i], steps, lock[i], i)
	}
	for i := range at {
		own := make([]solid.Vec, steps)
		l := paths[lock[i]]
		for j := range own {
			t := float64(j) / (steps - 1)
			f := c.clump * t * (0.55 + 0.45*t)
			q := paths[i][j].Mul(1 - f).Add(l[j].Mul(f))
			own[j] = d.headTurn.at(q)
		}
		gray := d.p.Hair.Gray
		s := strand{p: own, width: c.width * (0.7 + 0.6*solid.Hash(i, 21, d.seed)), tone: 0.28 + 0.36*solid.Hash(lock[i], 22, d.seed) + 0.3*solid.Hash(i, 23, d.seed), blunt: c.blunt, gray: gray}
		s.middle = own[steps/2].Z*0.6 + own[steps-1].Z*0.4
		d.strands = append(d.strands, s)
	}
	d.tied()
}

func (d *drawing) path(c style, p, n solid.Vec, steps, lock, i int) []solid.Vec {
	out := make([]solid.Vec, steps)
	root := p
	length := c.length(root) * (0.85 + 0.3*solid.Hash(i, 31, d.seed))
	step := length / float64(steps-1)
	dir := c.way(root, p, 0).Unit()
	messy := solid.V(solid.Hash(lock, 41, d.seed)-0.5, solid.Hash(lock, 42, d.seed)-0.5, solid.Hash(lock, 43, d.seed)-0.5).Mul(1.4 * c.messy)
	messy = messy.Add(solid.V(solid.Hash(i, 44, d.seed)-0.5, solid.Hash(i, 45, d.seed)-0.5, solid.Hash(i, 46, d.seed)-0.5).Mul(0.6 * c.messy))
	lift := c.lift(root) * (0.6 + 0.6*solid.Hash(i, 32, d.seed))
	dir = dir.Add(n.Mul(0.5 * min(1, lift))).Unit()
	phase := 2 * math.Pi * solid.Hash(lock, 33, d.seed)
	turns := c.pitch * length * (0.8 + 0.4*solid.Hash(lock, 34, d.seed))
	for j := range out {
		t := float64(j) / float64(steps-1)
		q := p
		if c.curl > 0 {
			a := dir.Cross(solid.V(0.3, 0.2, 1)).Unit()
			b := dir.Cross(a)
			s, k := math.Sincos(phase + 2*math.Pi*turns*t)
			f := c.curl * min(1, 3*t)
			if c.weight > 0 { // long hair lies flat at the crown
				f = c.curl * t * t
			}
			q = q.Add(a.Mul(f * s)).Add(b.Mul(f * (k - math.Cos(phase))))
		}
		out[j] = q
		if c.goal != nil && c.goal.Sub(p).Len() < 1.3*step+0.5 {
			p = p.Mul(0.6).Add(c.goal.Mul(0.4))
			continue
		}
		way := c.way(root, p, t).Unit()
		if c.flat > 0 {
			o := p.Sub(solid.V(0, min(p.Y, 1.9), -0.35))
			o.X, o.Y, o.Z = o.X/55, o.Y/92, o.Z/98
			o = o.Unit()
			way = way.Sub(o.Mul(c.flat * way.Dot(o))).Unit()
		}
		way = way.Add(messy)
		if c.weight > 0 {
			fall := solid.Smooth(3, -3, p.Y) + 0.6*solid.Smooth(6.5, 8, math.Abs(p.X))
			way = way.Add(solid.V(0, -1.6*c.weight*fall, 0))
			if p.Y < -4 {
				way = way.Add(solid.V(-0.12*c.inwards*p.X, 0, 0))
			}
		}
		dir = dir.Mul(0.55).Add(way.Mul(0.45)).Unit()
		p = p.Add(dir.Mul(step))
		if c.weight > 0 && root.Z < 3.5 {
			p.Z = min(p.Z, 3.4+0.45*max(0, p.Y-2)) // hanging hair stays behind the cheek
		}
		if c.weight > 0 && p.Y < 4 { // and close to the nape
			back := table(p.Y, 4, -11.6, 0, -10.8, -4, -9.2, -8, -7.8, -13, -7.8, -16, -9.5) - 0.8*solid.Hash(lock, 35, d.seed)
			p.Z += 0.5 * max(0, back-p.Z)
			p.X -= 0.4 * math.Copysign(max(0, math.Abs(p.X)-table(p.Y, 4, 9.4, 0, 8.6, -8, 8.0, -13, 8.6)), p.X)
		}
		p = d.outside(p, lift*solid.Smooth(0, 0.35, t)+0.16, c.hug)
		if p.Y < -15 && c.weight > 0 { // over the shoulders
			p.Z += 0.12 * (float64(-15) - p.Y) * math.Copysign(1, p.Z+2)
			p.X += 0.08 * (-15 - p.Y) * math.Copysign(1, p.X)
		}
	}
	return out
}

// cap draws the dark base under the hair.
func (d *drawing) cap() {
	ground := d.hairTone(0.25)
	m := newMesh(headCols/2, headRows/2, true, func(u, v float64) solid.Vec {
		p := d.skull.point(u, v)
		return p.Add(p.Sub(solid.V(0, 1.5, -0.5)).Unit().Mul(0.14))
	})
	m.look = func(p solid.Vec, n *solid.Vec) (solid.Color, kind, float64) {
		if d.grows(p) < 0.42+0.3*solid.Noise(p.X*3+p.Z, p.Y*3, d.seed) {
			return ground, nothing, 0
		}
		return ground, hairy, 0
	}
	for i, p := range m.p { // no shadow where there is no hair
		if d.grows(p) < 0.3 {
			m.p[i] = p.Sub(m.n[i].Mul(0.5))
		}
	}
	d.draw(m, &d.headTurn)
}

// tied adds a knot or a tail.
func (d *drawing) tied() {
	add := func(p []solid.Vec, width, tone float64, i int) {
		q := make([]solid.Vec, len(p))
		mid := 0.0
		for j, v := range p {
			q[j] = d.headTurn.at(v)
			mid += q[j].Z / float64(len(p))
		}
		d.strands = append(d.strands, strand{p: q, width: width, tone: tone, gray: d.p.Hair.Gray, middle: mid})
	}
	h := func(i, j int) float64 { return solid.Hash(i, j, d.seed+77) }
	switch d.p.Hair.Cut {
	case people.Knot:
		c := solid.V(0, 0.4, -10.1)
		m := ball(c, solid.V(3.3, 3.2, 2.7))
		m.look = plain(d.hairTone(0.4), hairy, 0)
		d.draw(m, &d.headTurn)
		for i := range 1400 {
			p := make([]solid.Vec, 12)
			a0, r := 2*math.Pi*h(i, 1), 0.5+3.0*h(i, 2)
			for j := range p {
				s, k := math.Sincos(a0 + float64(j)*0.16)
				z := -math.Sqrt(max(0, 1-r*r/13)) * 2.9 * (0.9 + 0.2*h(i, 3))
				if h(i, 5) < 0.45 {
					z = -z
				}
				p[j] = solid.V(c.X+r*s, c.Y+r*k, c.Z+z)
			}
			add(p, 0.13, 0.2+0.4*h(int(r*3), 4)+0.3*h(i, 6), i)
		}
	case people.Tail:
		core := tube([]solid.Vec{solid.V(0, 4.4, -9.6), solid.V(0, 4.6, -11.4), solid.V(0, 2.2, -12.6), solid.V(0, -3, -12.2), solid.V(0, -8.5, -11.4)}, func(t float64) float64 {
			return 0.9 + 1.1*solid.Smooth(0.1, 0.5, t) - 1.5*solid.Smooth(0.6, 1, t)
		})
		core.look = plain(d.hairTone(0.15), hairy, 0)
		d.draw(core, &d.headTurn)
		for i := range 1600 {
			p := make([]solid.Vec, 14)
			a, r := 2*math.Pi*h(i, 1), math.Sqrt(h(i, 2))
			l := 11 + 5*h(i, 3)
			for j := range p {
				t := float64(j) / 13
				w := r * (0.6 + 1.8*solid.Smooth(0, 0.4, t)*(1-0.7*solid.Smooth(0.5, 1, t)))
				s, k := math.Sincos(a + t)
				y := 4.6 + 1.5*math.Sin(min(1, t*3.2)*1.6) - l*t*t*0.9 - 2*t
				p[j] = solid.V(w*s, y+w*k*0.5, -9.8-2.4*solid.Smooth(0, 0.3, t)+1.2*t*t+w*k)
			}
			add(p, 0.13, 0.2+0.4*h(int(a*4), 4)+0.3*h(i, 6), i)
		}
	case people.Bald, people.Cropped, people.Fringe, people.Crew, people.Parted, people.Swept, people.Curls, people.Coils, people.Bob, people.Shag, people.Shoulder, people.Braids, people.Crest:
	}
}

func (d *drawing) growBrows() {
	heavy := 0.53 + 0.36*d.p.Face.Brow - 0.26*d.skull.female
	for _, k := range [2]float64{1, -1} {
		l := d.browLine(k)
		n := int(170 + 90*d.p.Face.Brow - 60*d.skull.female)
		for i := range n {
			t := solid.Hash(i, 51, d.seed)
			q := l[int(t*float64(len(l)-1))]
			q.Y += (solid.Hash(i, 52, d.seed) - 0.5) * heavy * (1.15 - 0.9*t)
			long := 0.75 * (0.6 + 0.6*solid.Hash(i, 53, d.seed))
			dy := solid.Mix(0.7, -0.25, min(1, t*1.6))
			d.hairOnFace(q.X, q.Y, q.X+k*long*0.85, q.Y+long*dy*0.5, 0.22, 0.075, 0.05+0.35*solid.Hash(i, 54, d.seed), d.p.Hair.Gray*0.8)
		}
	}
}

// hairOnFace adds one short hair to the face, from one point to another.
func (d *drawing) hairOnFace(x0, y0, x1, y1, lift, width, tone, gray float64) {
	a, c := d.skull.on(x0, y0, 0), d.skull.on(x1, y1, 0)
	if a.Z < 1 || c.Z < 1 {
		return
	}
	out := solid.V(a.X*0.10, 0, 1).Unit()
	p := []solid.Vec{a, a.Add(c).Mul(0.5).Add(out.Mul(lift * 0.8)), c.Add(out.Mul(lift))}
	for i := range p {
		p[i] = d.headTurn.at(p[i])
	}
	d.strands = append(d.strands, strand{p: p, width: width, tone: tone, short: true, gray: gray, middle: p[1].Z + 50})
}

// beards returns how densely and how long a beard grows at a point of the face.
func (d *drawing) beards(x, y float64) (thick, long float64) {
	ax := math.Abs(x)
	lip := solid.Smooth(3.3, 2.5, ax) * solid.Smooth(-6.45, -6.1, y) * solid.Smooth(-4.7, -5.1, y) * solid.Smooth(0.05, 0.25, ax+0.1)
	side := solid.Smooth(2.3, 2.8, ax) * solid.Smooth(4.2, 3.4, ax) * solid.Smooth(-5.4, -6.0, y)
	chin := solid.Smooth(3.4, 2.6, ax) * solid.Smooth(-8.1, -8.7, y)
	under := solid.Smooth(0.9, 0.5, ax) * solid.Smooth(-7.75, -8.0, y)
	line := table(ax, 0, -8.3, 2.4, -8.2, 3.2, -6.6, 4.6, -5.0, 5.6, -2.8, 6.3, 0.6, 7, 3)
	jaw := solid.Smooth(line+0.5, line-1.6, y) * solid.Smooth(2.2, 2.9, ax+0.4*solid.Smooth(-8, -9, y)*3)
	switch d.p.Beard {
	case people.Stubble:
		return 0.8 * max(lip*0.9, jaw, chin, under), 0.22
	case people.Moustache:
		return lip, 0.95
	case people.Goatee:
		return max(lip, chin, side*solid.Smooth(-9, -7, y), under), 0.8 + 0.5*chin
	case people.ShortBeard:
		return max(lip, jaw, chin, under), 0.5 + 0.2*jaw + 0.4*chin
	case people.FullBeard:
		return max(lip, jaw, chin, under), 0.55 + 1.3*chin + 0.9*solid.Smooth(-2, -8, y)
	case people.Shaven:
	}
	return 0, 0
}

func (d *drawing) growBeard() {
	if d.p.Beard == people.Shaven {
		return
	}
	n, width, tone := 11000, 0.06, 0.0
	switch d.p.Beard {
	case people.Stubble:
		n, width, tone = 9000, 0.035, 0.05
	case people.Moustache:
		n = 2200
	case people.Goatee:
		n = 3800
	case people.ShortBeard, people.FullBeard, people.Shaven:
	}
	at, normal := d.roots(n, func(p solid.Vec) float64 {
		if p.Z < 0 || p.Y > 2.5 {
			return 0
		}
		thick, _ := d.beards(p.X, p.Y)
		return thick
	})
	for i, p := range at {
		_, long := d.beards(p.X, p.Y)
		long *= 0.7 + 0.6*solid.Hash(i, 64, d.seed)
		lock := solid.Noise(p.X*1.6+p.Z, p.Y*0.8, d.seed+5) - 0.5
		way := solid.V(0.04*p.X+lock*0.9, -1, 0.5*lock-0.25*solid.Smooth(3.5, 6, math.Abs(p.X)))
		if p.Y > -6.7 && math.Abs(p.X) < 3.4 && p.Z > 6 { // the moustache goes to the sides
			way = solid.V(math.Copysign(0.8, p.X)+0.3*lock, -0.6, -0.1)
		}
		nn := normal[i]
		way = way.Sub(nn.Mul(way.Dot(nn))).Unit()
		lift := 0.35
		if long < 0.4 {
			lift = 0.2
		}
		q := []solid.Vec{p, p.Add(way.Mul(0.5 * long)).Add(nn.Mul(lift * 0.5 * long)), p.Add(way.Mul(long)).Add(nn.Mul(lift * 0.5 * long)).Add(solid.V(0, -0.15*long, 0))}
		for j := range q {
			q[j] = d.headTurn.at(q[j])
		}
		gray := d.p.Hair.Gray
		if chin := solid.Smooth(2.6, 1.2, math.Abs(p.X)) * solid.Smooth(-7.5, -9, p.Y); chin > 0 && gray > 0 {
			gray = min(1, gray+0.3*chin)
		}
		d.strands = append(d.strands, strand{p: q, width: width, tone: tone + 0.15 + 0.35*solid.Hash(i, 65, d.seed) + 0.5*lock + 0.3*gray, short: true, gray: gray, middle: q[1].Z + 40})
	}
}
