package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// The head is built in centimeters: x to the right of the picture, y up from the height of the eyes, z forward from between the ears. A head is 23
// tall, with the crown at 11.5.

// bump displaces the surface of the head around a point.
type bump struct {
	at, size, push solid.Vec
}

// skull is the head of one person.
type skull struct {
	p      *people.Person
	f      people.Face
	female float64
	old    float64 // 0 at thirty, 1 at seventy
	fat    float64
	bumps  []bump
	front  []float64 // how far forward the face reaches, by x and y
	reach  []float64 // how far the head reaches from its middle, by direction
}

func newSkull(p *people.Person) *skull {
	s := &skull{p: p, f: p.Face, fat: p.Build, old: solid.Clamp((float64(p.Age)-30)/40, 0, 1)}
	if p.Woman {
		s.female = 1
	}
	f, w := s.f, s.female
	both := func(x, y, z, rx, ry, rz, dx, dy, dz float64) {
		for _, k := range [2]float64{1, -1} {
			s.bumps = append(s.bumps, bump{solid.V(k*x, y, z), solid.V(rx, ry, rz), solid.V(k*dx, dy, dz)})
		}
	}
	one := func(y, z, rx, ry, rz, dy, dz float64) {
		s.bumps = append(s.bumps, bump{solid.V(0, y, z), solid.V(rx, ry, rz), solid.V(0, dy, dz)})
	}
	ridge := 0.56 + 0.3*f.Brow - 0.66*w
	both(3.3, 0.15, 8.5, 1.75, 1.25, 4, 0, 0, -1.35+0.5*w)                                            // sockets
	both(1.8, 0.5, 9, 0.7, 0.9, 4, 0, 0, -0.42+0.2*w)                                                 // beside the root of the nose
	both(3.1, 2.25, 9, 2.0, 0.75, 4, 0, -0.05, ridge)                                                 // brows
	both(5.2, 1.9, 7, 1.2, 0.9, 4, 0.2, 0, 0.35*ridge)                                                // their ends
	one(2.4, 10, 1.4, 1.2, 4, 0, 0.08+0.15*ridge)                                                     // between them
	both(3.25, -0.05, 8.5, 1.32, 1.0, 4, 0, 0, 0.95)                                                  // eyes
	both(5.1, -2.2, 7, 1.7, 1.15, 3, 0.3, 0, 0.62+0.2*f.Hollow-0.12*s.fat-0.2*w*(1-s.old))            // cheekbones
	both(4.6, -5.6, 7, 1.6, 1.9, 4, (-0.35*f.Hollow-0.1)*(1-0.5*w), 0, (-0.5*f.Hollow-.2)*(1-0.55*w)) // cheeks
	both(3.9, -4.6, 8, 1.9, 1.9, 4, 0.1, 0, 0.5*s.fat+0.5*w)
	both(5.0, -8.2, 4.5, 2.2, 2.2, 4, 0.8*s.fat, -0.4*max(0, s.fat), 0.5*max(0, s.fat)) // the jaw of the heavy
	both(6.6, 3.2, 5.2, 1.6, 2.2, 2.4, -0.45, 0, -0.2)                                  // temples
	both(2.9, 5.2, 9, 1.9, 1.5, 4, 0, 0, 0.22)                                          // forehead
	one(-6.3, 9.6, 2.7, 1.7, 4, 0, 0.42-0.2*w)                                          // around the mouth
	one(-8.55, 9.4, 2.2, 0.55, 4, 0, -0.42)                                             // under the lip
	one(-10.3, 9.4, 1.5+0.3*(1-w), 1.1, 4, -0.1, 0.62-0.15*w+0.2*f.Chin)                // chin
	if w == 0 {
		both(1.1, -10.6, 9, 0.9, 0.8, 4, 0.1, -0.1, 0.18)
		both(5.6, -7.2, 2, 1.2, 1.6, 2.4, 0.28, 0, 0)
	}
	lips := 0.30 * (1 + 0.6*f.Lips + 0.15*w)
	both(0.75, -6.22, 10, 0.85, 0.34, 4, 0, 0, lips)
	both(1.75, -6.45, 10, 0.7, 0.28, 4, 0, 0, 0.7*lips)
	one(-7.45, 10, 1.35, 0.42, 4, 0, lips*1.35)
	one(-6.8, 10, 2.2, 0.14, 4, 0, -0.22)
	both(2.62, -6.85, 9, 0.4, 0.5, 4, 0, 0, -0.3)
	one(-5.3, 10, 0.32, 0.6, 4, 0, -0.14)
	if p.Mood == people.Amused { // the cheeks rise
		both(4.1, -3.4, 8, 1.5, 1.1, 4, 0.1, 0.1, 0.4)
		both(3.0, -6.2, 9, 0.35, 0.8, 4, 0, 0, -0.2)
	}
	if s.old > 0.2 {
		both(3.4, -5.7, 9, 0.5, 1.6, 4, 0, 0, -0.22*s.old) // folds beside the mouth
		both(3.2, -1.75, 9, 1.2, 0.45, 4, 0, 0, 0.24*s.old)
		both(3.3, -9.6, 8, 1.1, 1.0, 4, 0.2*s.old, -0.25*s.old, 0.22*s.old)
	}
	return s
}

// point returns a point of the head: u goes around from the back over the right side and the face, v from the crown to the throat.
func (s *skull) point(u, v float64) solid.Vec {
	f, w := s.f, s.female
	a := (u - 0.5) * 2 * math.Pi
	y := 11.6*math.Cos(math.Pi*v) + 0.05
	if y < 0 {
		y *= 1.0 + 0.0
	}
	low := solid.Smooth(-1, -8, y)
	wide := table(y, 11.65, 0.02, 11.3, 2.6, 10.6, 4.3, 9, 6.15, 7, 7.25, 5, 7.62, 3, 7.62, 1, 7.3, -1, 7.05, -3, 6.65, -5, 6.25, -7, 5.75, -9, 4.55, -10.5, 3.2, -11.3, 1.9, -11.6, 0.02)
	wide *= 1 + low*(0.19*f.Jaw+0.07*s.fat-0.09*w) - 0.35*w*solid.Smooth(-8, -10.5, y)
	front := table(y, 11.65, 0.2, 11.3, 2.6, 10.6, 4.5, 9, 7.0, 7, 8.75, 5, 9.65, 3, 10.0, 2, 9.95, 0.8, 9.45, -1, 9.3, -3, 9.5, -4.6, 9.95, -6.5, 10.0, -8.4, 9.45, -10, 9.75, -11, 9.2, -11.5, 7.4, -11.6, 5.5)
	front += 0.3 * w * solid.Smooth(3, 6, y) * solid.Smooth(10, 7, y)
	back := table(y, 11.65, -0.2, 11.3, -3.2, 10.6, -5.2, 9, -7.6, 7, -9.1, 5, -9.8, 3, -10.0, 1, -9.6, -1, -8.6, -3, -7.0, -5, -4.5, -6.5, -1.2, -8, 1.0, -9.5, 3.2, -11, 5.0, -11.6, 5.4)
	mid := table(y, 11.65, 0, 9, -0.8, 5, -1.0, 1, 0.2, -3, 1.2, -6, 1.4, -8, 3.0, -10, 5.4, -11.6, 5.5)
	e := table(y, 11.65, 2, 6, 2.15, 3, 2.3, 0, 2.25, -4, 2.1, -8, 1.95, -11.6, 1.9)
	sin, cos := math.Sincos(a)
	x := wide * math.Copysign(math.Pow(math.Abs(sin), 2/e), sin)
	depth := front - mid
	if cos < 0 {
		depth = mid - back
	}
	z := mid + depth*math.Copysign(math.Pow(math.Abs(cos), 2/e), cos)
	p := solid.V(x, y, z)
	add := solid.Vec{}
	for _, b := range s.bumps {
		q := p.Sub(b.at)
		q.X, q.Y, q.Z = q.X/b.size.X, q.Y/b.size.Y, q.Z/b.size.Z
		if d := q.Dot(q); d < 6 {
			add = add.Add(b.push.Mul(math.Exp(-d)))
		}
	}
	if z > 3 {
		add.Z += s.nose(x, y)
	}
	p = p.Add(add)
	if p.Y < -4.6 { // a woman's face is shorter below the nose
		p.Y = -4.6 + (p.Y+4.6)*(1-0.055*w)
	}
	if p.Y < -6.7 {
		p.Y = -6.7 + (p.Y+6.7)*(1+0.21*f.Chin-0.05*w)
	}
	return p
}

// simpler returns the normal of the skin as a painter sees it. Forehead, temples and cheeks are broad planes, so that the light ends on them in a
// line and not in patches.
func (s *skull) simpler(p, n solid.Vec) solid.Vec {
	egg := solid.V(p.X/58, (p.Y-1)/150, (p.Z-0.5)/92).Unit()
	ax := math.Abs(p.X)
	f := 0.75 * solid.Smooth(3.0, 4.4, p.Y)
	f = max(f, (0.45+0.2*s.female)*solid.Smooth(3.6, 5.2, ax)*solid.Smooth(-9, -7, p.Y))
	return n.Mul(1 - f).Add(egg.Mul(f)).Unit()
}

// nose returns how far the nose stands out from the face.
func (s *skull) nose(x, y float64) float64 {
	f := s.f
	y = 0.6 + (y-0.6)/(1+0.16*f.Nose-0.1*s.female) // a long one ends lower
	if y > 1.6 || y < -5.2 {
		return 0
	}
	x = math.Abs(x)
	h := table(y, 1.6, 0, 0.9, 0.22, 0.2, 0.62, -0.8, 1.25, -2, 2.05, -3.1, 2.75, -3.7, 2.85, -4.15, 2.3, -4.5, 1.0, -4.75, 0.2, -5.2, 0)
	h += f.Bump * (0.72*math.Exp(-(y+0.9)*(y+0.9)/1.1) - 0.22*math.Exp(-(y+3.4)*(y+3.4)/0.5))
	h *= 1 + 0.2*f.Nose - 0.25*s.female - 0.06*f.Wing
	h -= 0.28 * s.female * math.Exp(-(y+1.2)*(y+1.2)/1.6)
	wide := table(y, 1.6, 1.1, 0.4, 1.05, -1, 1.15, -2.4, 1.4, -3.4, 1.75, -4.2, 1.7, -5.2, 1.4) * (1 + 0.3*f.Wing - 0.12*s.female)
	v := h * (1 - solid.Smooth(0.12, 1.15, x/wide))
	wing := 1.35 * (1 + 0.28*f.Wing - 0.1*s.female)
	dx, dy := (x-wing)/0.62, (y+3.75)/0.68
	v += (0.85 - 0.3*s.female) * math.Exp(-(dx*dx+dy*dy)*1.1)
	dx, dy = x/0.75, (y+3.5)/0.62
	return v + (0.22-0.1*s.female)*math.Exp(-(dx*dx+dy*dy))
}

const (
	headCols = 420
	headRows = 300
)

func (s *skull) mesh(look surface) *mesh {
	m := newMesh(headCols, headRows, true, s.point)
	m.look = look
	s.front = make([]float64, 80*100)
	for _, p := range m.p {
		if i, ok := frontAt(p.X, p.Y); ok {
			s.front[i] = max(s.front[i], p.Z)
		}
	}
	s.survey(m)
	return m
}

// middle is the point that hair is measured from.
var middle = solid.V(0, 1.9, -0.35)

const (
	reachCols = 72
	reachRows = 48
)

// survey measures how far the head reaches in every direction.
func (s *skull) survey(m *mesh) {
	s.reach = make([]float64, reachCols*reachRows)
	for _, p := range m.p {
		q := p.Sub(middle)
		l := q.Len()
		i := int((math.Atan2(q.X, q.Z)/math.Pi+1)/2*reachCols) % reachCols
		j := min(reachRows-1, int(math.Acos(solid.Clamp(q.Y/l, -1, 1))/math.Pi*reachRows))
		s.reach[j*reachCols+i] = max(s.reach[j*reachCols+i], l)
	}
}

// far returns how far the head reaches in a direction.
func (s *skull) far(q solid.Vec) float64 {
	x := (math.Atan2(q.X, q.Z)/math.Pi+1)/2*reachCols - 0.5
	y := math.Acos(solid.Clamp(q.Y/max(1e-6, q.Len()), -1, 1))/math.Pi*reachRows - 0.5
	ix, iy := math.Floor(x), math.Floor(y)
	at := func(i, j int) float64 {
		return s.reach[max(0, min(reachRows-1, j))*reachCols+(i+reachCols)%reachCols]
	}
	i, j := int(ix), int(iy)
	tx, ty := x-ix, y-iy
	return solid.Mix(solid.Mix(at(i, j), at(i+1, j), tx), solid.Mix(at(i, j+1), at(i+1, j+1), tx), ty)
}

func frontAt(x, y float64) (int, bool) {
	i, j := int((x+10)*4), int((y+12.5)*4)
	return j*80 + i, i >= 0 && j >= 0 && i < 80 && j < 100
}

// on returns the point of the face at x and y, raised by lift.
func (s *skull) on(x, y, lift float64) solid.Vec {
	z := 0.0
	for _, d := range [5]xy{{0, 0}, {0.25, 0}, {-0.25, 0}, {0, 0.25}, {0, -0.25}} {
		if i, ok := frontAt(x+d.X, y+d.Y); ok {
			z = max(z, s.front[i])
		}
	}
	return solid.V(x, y, z+lift)
}

// ear returns the shell of one ear; k is 1 or -1.
func (s *skull) ear(k float64, look surface) []*mesh {
	x := 7.0 * k
	v := func(dx, y, z float64) solid.Vec { return solid.V(x+dx*k, y, z) }
	rim := []solid.Vec{v(0.1, -0.2, 1.3), v(0.6, 1.1, 1.3), v(1.1, 2.2, 0.4), v(1.5, 2.2, -1.0), v(1.6, 0.9, -1.9), v(1.35, -1.0, -1.6), v(0.9, -2.7, -0.7), v(0.5, -3.9, 0.2), v(0.2, -4.0, 0.9)}
	inner := []solid.Vec{v(0.5, 1.1, 0.6), v(0.95, 1.0, -0.5), v(0.9, -0.6, -0.9), v(0.6, -1.9, -0.3), v(0.4, -2.2, 0.5)}
	out := []*mesh{
		tube(rim, func(t float64) float64 { return 0.42 + 0.25*solid.Smooth(0.8, 1, t) }),
		tube(inner, func(float64) float64 { return 0.34 }),
		ball(v(0.45, -0.7, -0.3), solid.V(0.5, 2.9, 1.7)),
		tube([]solid.Vec{v(0.25, -1.0, 1.25), v(0.5, -1.5, 1.15)}, func(float64) float64 { return 0.4 }),
	}
	for _, m := range out {
		m.look = look
	}
	return out
}
