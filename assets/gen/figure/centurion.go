package figure

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Stance is how a centurion stands.
type Stance int

// The stances.
const (
	Marching Stance = iota
	Watching
	Firing // an arm is extended
)

// eyeAt is the position of its eye.
var eyeAt = v(0.012, -0.150, 1.752)

// machine holds the positions of all parts of a centurion.
type machine struct {
	hip, chest, skull      frame
	shoulder, elbow, wrist [2]solid.Vec
	hand                   [2]frame
	joint, knee, heel      [2]solid.Vec
	foot                   [2]frame
	color                  solid.Color
	eye                    solid.Color
}

// Centurion returns a machine of layered plates, two meters tall.
func Centurion(s Stance, at solid.Vec, turn float64, color, eye solid.Color) *Figure {
	m := &machine{color: color, eye: eye}
	m.assemble(s)
	f := &Figure{size: 1.16}
	f.stand(at, turn)
	f.parts = []part{m.helm(), m.breast(), m.abdomen()}
	for i := range 2 {
		f.parts = append(f.parts, m.pauldron(i), m.arm(i), m.claw(i), m.leg(i), m.sole(i))
	}
	f.paint = m.look
	f.measure()
	return f
}

// EyeOf returns the position of a centurion's eye on the stage.
func (f *Figure) EyeOf() solid.Vec { return f.Place(eyeAt) }

func (m *machine) assemble(s Stance) {
	hip, twist, look := v(-0.02, 0, 0.955), -7.0, 9.0
	hands := [2]solid.Vec{v(0.40, -0.16, 0.78), v(-0.38, -0.10, 0.76)}
	feet := [2]solid.Vec{v(0.17, -0.08, 0), v(-0.13, 0.03, 0)}
	switch s {
	case Marching:
		hip, twist, look = v(0, -0.03, 0.945), 9, -7
		hands = [2]solid.Vec{v(0.38, 0.10, 0.80), v(-0.36, -0.30, 0.90)}
		feet = [2]solid.Vec{v(0.12, -0.30, 0), v(-0.13, 0.22, 0)}
	case Watching:
	case Firing:
		hip, twist, look = v(0, -0.03, 0.935), 16, -16
		hands[1] = v(-0.22, -0.66, 1.34)
		hands[0] = v(0.42, -0.02, 0.82)
		feet = [2]solid.Vec{v(0.16, 0.12, 0), v(-0.15, -0.24, 0)}
	}
	m.hip = turned(hip, -twist*0.4, 4, -3)
	m.chest = turned(hip.Add(v(0, -0.02, 0.37)), twist, 6, 2)
	m.skull = turned(v(eyeAt.X-0.012, eyeAt.Y+0.115, 1.74), look*0.4, 3, -2)
	for i, side := range [2]float64{1, -1} {
		m.shoulder[i] = m.chest.out(side*0.265, 0.01, 0.115)
		m.elbow[i], m.wrist[i] = bend(m.shoulder[i], hands[i], 0.335, 0.335, v(side*0.9, 0.8, -0.3))
		z := m.wrist[i].Sub(m.elbow[i]).Unit()
		x := v(-side, 0, -0.2)
		x = x.Sub(z.Mul(x.Dot(z))).Unit()
		m.hand[i] = frame{m.wrist[i], x, x.Cross(z).Mul(side), z}
		m.joint[i] = m.hip.out(side*0.115, 0, -0.03)
		m.foot[i] = turned(feet[i].Add(v(0, 0, 0.095)), side*9, 0, 0)
		m.knee[i], m.heel[i] = bend(m.joint[i], m.foot[i].o, 0.43, 0.43, v(side*0.12, -1, 0.2))
		m.foot[i].o = m.heel[i]
	}
}

// slice returns a flat disc with a rounded edge: radii rx and ry, half height h.
func slice(q solid.Vec, rx, ry, h, edge float64) float64 {
	k := long2(q.X/rx, q.Y/ry)
	u, z := (k-1)*min(rx, ry)*0.95+edge, math.Abs(q.Z)-h+edge
	return long2(max(u, 0), max(z, 0)) + min(0, max(u, z)) - edge
}

func (m *machine) helm() part {
	f := &m.skull
	return part{in: held(rod{f.out(0, 0.01, -0.16), f.out(0, 0, 0.02), 0.12, 0.175}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x := math.Sqrt(q.X*q.X + 1e-6)
		w := v(x, q.Y, q.Z)
		d := egg(q, v(0, 0.008, 0.028), v(0.094, 0.122, 0.112))
		// The visor: a band all round, with the slit in it, under a protruding brow.
		visor := egg(q, v(0, -0.008, 0.014), v(0.100, 0.128, 0.060))
		visor = solid.Carve(visor, math.Abs(q.Z-0.012)-0.034, 0.008)
		d = solid.Blend(d, visor, 0.008)
		brow := rod{v(0, -0.132, 0.048), v(0.092, -0.055, 0.056), 0.012, 0.012}
		d = solid.Blend(d, brow.dist(w), 0.006)
		slit := max(math.Abs(q.Z-0.014)-0.010, q.Y+0.02, x-0.088)
		inner := egg(q, v(0, 0, 0.014), v(0.086, 0.110, 0.08))
		k := steel
		d = solid.Carve(d, -max(slit, -0.02), 0.004)
		if inner < d {
			d, k = inner, dark
		}
		// Jaw, cheeks, and the grille in front of the mouth.
		jaw := egg(w, v(0, -0.030, -0.085), v(0.066, 0.092, 0.062))
		jaw = solid.Carve(jaw, -(math.Abs(math.Mod(q.Z+1, 0.024)-0.012) - 0.004 + 10*max(0, x-0.034) + 10*max(0, q.Y+0.07)), 0.003)
		cheek := rod{v(0.074, -0.055, -0.035), v(0.050, -0.088, -0.118), 0.030, 0.016}
		d = min(d, jaw, cheek.dist(w))
		crest := max(x-0.010, long2(q.Y-0.01, q.Z-0.02)-0.148, -q.Z+0.03-0.3*q.Y)
		d = solid.Blend(d, crest, 0.008)
		ear := max(long2(q.Y-0.02, q.Z-0.0)-0.040, math.Abs(x-0.098)-0.012)
		d = min(d, ear-0.003)
		neck := rod{v(0, 0.02, -0.10), v(0, 0.04, -0.24), 0.046, 0.058}
		n := neck.dist(q) + 0.005*math.Sin(q.Z*170)
		if n < d {
			d, k = n, dark
		}
		return d * 0.8, k
	}}
}

func (m *machine) breast() part {
	f := &m.chest
	return part{in: held(rod{f.out(0, 0, -0.05), f.out(0, 0.01, 0.10), 0.25, 0.31}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x := math.Sqrt(q.X*q.X + 1e-6)
		w := v(x, q.Y, q.Z)
		core := egg(q, v(0, 0.01, 0.03), v(0.20, 0.125, 0.17))
		core = max(core, -0.125-q.Z)
		d, k := core, dark
		plate := func(e float64) {
			if e < d {
				d, k = e, steel
			}
		}
		// Two plates on the breast, two on the ribs below them, a yoke over all.
		chestPlate := egg(w, v(0.085, -0.022, 0.050), v(0.150, 0.135, 0.120))
		chestPlate = solid.Carve(chestPlate, 0.008-x, 0.008)
		chestPlate = solid.Carve(chestPlate, -0.035+0.25*x-q.Z-0.02, 0.008)
		plate(chestPlate)
		ribs := egg(w, v(0.055, -0.010, -0.020), v(0.155, 0.122, 0.125))
		ribs = solid.Carve(solid.Carve(ribs, q.Z+0.055-0.20*x, 0.006), 0.014-x, 0.008)
		ribs = solid.Carve(ribs, -0.115+0.35*x-q.Z, 0.006)
		plate(ribs)
		yoke := rod{v(0.07, 0.010, 0.150), v(0.215, 0.015, 0.120), 0.068, 0.060}
		y := yoke.dist(w)
		y = solid.Carve(y, 0.115-q.Z, 0.006)
		plate(y)
		gorget := slice(q.Sub(v(0, 0.01, 0.185)), 0.085, 0.085, 0.030, 0.010)
		plate(max(gorget, -(long2(q.X, q.Y-0.01) - 0.060)))
		back := egg(w, v(0.06, 0.085, 0.03), v(0.115, 0.085, 0.145))
		plate(solid.Carve(back, 0.010-x, 0.006))
		return d * 0.82, k
	}}
}

func (m *machine) abdomen() part {
	f := &m.hip
	top := m.chest.out(0, 0.01, -0.12)
	return part{in: held(rod{f.out(0, 0, -0.06), top, 0.19, 0.14}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x := math.Abs(q.X)
		core := rod{f.out(0, 0.015, 0.02), top, 0.060, 0.062}
		d, k := core.dist(p)+0.004*math.Sin(q.Z*200), dark
		plate := func(e float64) {
			if e < d {
				d, k = e, steel
			}
		}
		for i := range 4 { // rings that slide over each other
			c := mix(f.out(0, 0.006, 0.075), top, float64(i)/3.4)
			g := p.Sub(c)
			plate(slice(v(g.X, g.Y+0.1*g.Z, g.Z), 0.088+0.012*float64(i), 0.078+0.008*float64(i), 0.024, 0.008))
		}
		pelvis := egg(q, v(0, 0.005, 0.015), v(0.150, 0.098, 0.070))
		pelvis = solid.Carve(pelvis, -(long2(x-0.125, q.Z+0.065) - 0.078), 0.01)
		plate(pelvis)
		fork := egg(q, v(0, -0.045, -0.045), v(0.052, 0.048, 0.085))
		plate(fork)
		side := max(long2(q.Y, q.Z-0.025)-0.055, math.Abs(x-0.150)-0.020)
		plate(side - 0.004)
		return d * 0.82, k
	}}
}

func (m *machine) pauldron(i int) part {
	down := m.elbow[i].Sub(m.shoulder[i]).Unit()
	side := m.chest.x.Mul(1 - 2*float64(i))
	axis := side.Mul(0.75).Add(v(0, 0, 0.75)).Sub(down.Mul(0.2)).Unit()
	s := m.shoulder[i]
	return part{in: held(rod{s, s.Add(down.Mul(0.12)), 0.135, 0.12}), dist: func(p solid.Vec) (float64, kind) {
		d, k := p.Sub(s).Len()-0.066, dark
		for n := range 3 { // three shells, each over the next
			c := s.Add(down.Mul(0.045 * float64(n)))
			q := p.Sub(c)
			r := 0.118 - 0.011*float64(n)
			e := q.Len() - r
			e = solid.Carve(e, -q.Dot(axis)-0.012+0.02*float64(n), 0.008)
			if n < 2 {
				e = solid.Carve(e, q.Dot(down)-0.035, 0.006)
			} else {
				e = solid.Carve(e, q.Dot(down)-0.055, 0.006)
			}
			e = max(e, -(q.Len() - r + 0.022))
			if e < d {
				d, k = e, steel
			}
		}
		return d * 0.85, k
	}}
}

func (m *machine) arm(i int) part {
	up, low := rod{m.shoulder[i], m.elbow[i], 0.046, 0.040}, rod{m.elbow[i], m.wrist[i], 0.050, 0.064}
	outer := m.hand[i].x.Mul(-1)
	blade := rod{m.elbow[i].Add(outer.Mul(0.03)), m.wrist[i].Add(outer.Mul(0.045)), 0.030, 0.034}
	axis := m.hand[i].y
	return part{in: [2]rod{{m.shoulder[i], m.elbow[i], 0.075, 0.085}, {m.elbow[i], m.wrist[i], 0.105, 0.115}}, dist: func(p solid.Vec) (float64, kind) {
		d, t := up.along(p)
		k := dark
		d += 0.004 * math.Sin(t*60)
		cover := max(d-0.014, math.Abs(t-0.58)-0.20) // a sleeve of steel
		e, u := low.along(p)
		g := e
		e = solid.Blend(e, blade.dist(p), 0.015)
		e = solid.Carve(e, 0.006-math.Abs(u-0.30)*0.3, 0.004) // its joints
		e = solid.Carve(e, 0.005-math.Abs(u-0.80)*0.3, 0.004)
		hinge := p.Sub(m.elbow[i])
		a := hinge.Dot(axis)
		disc := max(hinge.Sub(axis.Mul(a)).Len()-0.058, math.Abs(a)-0.052)
		if s := min(cover, e, disc-0.004); s < d {
			d, k = s, steel
		}
		if g+0.012 < d {
			d, k = g+0.012, dark
		}
		return d * 0.85, k
	}}
}

func (m *machine) claw(i int) part {
	f := &m.hand[i]
	var talons [8]rod
	for n, y := range [3]float64{0.042, 0.0, -0.042} {
		a := f.out(0, y, 0.075)
		b := f.out(0.010, y*1.25, 0.145)
		talons[2*n], talons[2*n+1] = rod{a, b, 0.017, 0.015}, rod{b, f.out(0.055, y*1.2, 0.225), 0.016, 0.004}
	}
	b := f.out(0.045, 0.060, 0.095)
	talons[6], talons[7] = rod{f.out(0.01, 0.035, 0.04), b, 0.017, 0.014}, rod{b, f.out(0.080, 0.050, 0.160), 0.014, 0.004}
	return part{in: held(rod{f.o, f.out(0.02, 0, 0.17), 0.075, 0.10}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x, y, z := math.Abs(q.X)-0.016, math.Abs(q.Y)-0.040, math.Abs(q.Z-0.035)-0.040
		d := math.Sqrt(max(x, 0)*max(x, 0)+max(y, 0)*max(y, 0)+max(z, 0)*max(z, 0)) + min(0, max(x, y, z)) - 0.012
		for n := range talons {
			d = min(d, talons[n].dist(p))
		}
		return d * 0.9, steel
	}}
}

func (m *machine) leg(i int) part {
	back := m.foot[i].y
	up, low := rod{m.joint[i], m.knee[i], 0.058, 0.044}, rod{m.knee[i], m.heel[i], 0.044, 0.050}
	plate := rod{m.joint[i].Sub(back.Mul(0.022)), m.knee[i].Sub(back.Mul(0.016)), 0.078, 0.054}
	shin := rod{m.knee[i].Sub(back.Mul(0.018)), m.heel[i].Sub(back.Mul(0.012)), 0.050, 0.084}
	calf := rod{mix(m.knee[i], m.heel[i], 0.15).Add(back.Mul(0.020)), mix(m.knee[i], m.heel[i], 0.75).Add(back.Mul(0.03)), 0.048, 0.030}
	side := m.foot[i].x
	return part{in: [2]rod{{m.joint[i], m.knee[i], 0.115, 0.105}, {m.knee[i], m.heel[i], 0.105, 0.115}}, dist: func(p solid.Vec) (float64, kind) {
		d := min(up.dist(p), low.dist(p))
		k := dark
		e, t := plate.along(p)
		e = solid.Carve(e, math.Abs(t-0.50)*0.44-0.165, 0.008)
		e = solid.Carve(e, 0.005-math.Abs(t-0.42)*0.44, 0.004)
		g, u := shin.along(p)
		ridge := p.Sub(m.knee[i]).Dot(side)
		g = solid.Carve(g, math.Abs(u-0.54)*0.43-0.170, 0.008)
		g += 0.25*math.Abs(ridge) - 0.012 // it has an edge at the front
		g = solid.Carve(g, 0.005-math.Abs(u-0.72)*0.43, 0.004)
		hinge := p.Sub(m.knee[i])
		a := hinge.Dot(side)
		cap := max(hinge.Sub(side.Mul(a)).Len()-0.062, math.Abs(a)-0.050) - 0.004
		cap = min(cap, hinge.Add(back.Mul(0.040)).Len()-0.046)
		if s := min(e, g, cap, calf.dist(p)); s < d {
			d, k = s, steel
		}
		return d * 0.82, k
	}}
}

func (m *machine) sole(i int) part {
	f := &m.foot[i]
	var toes [3]rod
	toes[0] = rod{f.out(0.035, -0.03, -0.055), f.out(0.060, -0.190, -0.078), 0.040, 0.018}
	toes[1] = rod{f.out(-0.035, -0.03, -0.055), f.out(-0.055, -0.190, -0.078), 0.040, 0.018}
	toes[2] = rod{f.out(0, 0.02, -0.04), f.out(0, 0.115, -0.076), 0.044, 0.022}
	instep := rod{f.o, f.out(0, -0.10, -0.055), 0.060, 0.040}
	return part{in: held(rod{f.out(0, 0.06, -0.05), f.out(0, -0.17, -0.06), 0.10, 0.095}), dist: func(p solid.Vec) (float64, kind) {
		d := instep.dist(p)
		for n := range toes {
			d = min(d, toes[n].dist(p))
		}
		return max(d, -(f.in(p).Z+0.095)) * 0.9, steel
	}}
}

// look paints worn steel, dark joints, and the eye, which is brightest in the middle.
func (m *machine) look(q, n solid.Vec, k kind) Look {
	h := m.skull.in(q)
	worn := 0.70 + 0.5*solid.Cloud(q.X*9+40+q.Y*5, q.Z*9+40, 21)
	if k == dark {
		if math.Abs(h.Z-0.014) < 0.02 && h.Y < 0 && math.Abs(h.X) < 0.1 {
			return Look{Light: m.eye.Mul(math.Exp(-1400*(h.X-0.012)*(h.X-0.012)) + 0.16)}
		}
		return Look{Color: m.color.Mul(0.16 * worn), Gloss: 0.4}
	}
	return Look{Color: m.color.Mul(worn), Gloss: 0.85}
}
