package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// A head is 2.28 tall: the eyes are at y 0, the crown at 1.15, the chin at -1.13. The head is mirrored in x, and the face looks towards z.

// faceShape holds the values of a literal that change the bones of the face.
type faceShape struct {
	jaw, chin, nose, wing, bump, brow, cheek, lips, open, neck float64
	beard                                                      people.Beard
	glad, frown                                                float64 // how far the corners of the mouth go up, and the inner ends of the brows down
}

func shapeOf(who *people.Person) faceShape {
	f := who.Face
	s := faceShape{
		jaw: 1 + 0.13*f.Jaw, chin: 0.07 * f.Chin, nose: 1 + 0.13*f.Nose, wing: 1 + 0.25*f.Wing, bump: 0.035 * f.Bump, brow: 1 + 0.35*f.Brow,
		cheek: 0.20 - 0.035*f.Hollow, lips: 1 + 0.3*f.Lips, open: 1 + 0.15*f.Eyes, neck: 0.054 * (1 + 0.10*who.Build), beard: who.Beard,
	}
	if who.Woman {
		s.jaw, s.nose, s.brow, s.neck = s.jaw*0.90, s.nose*0.86, s.brow*0.55, 0.045*(1+0.08*who.Build)
		s.chin += 0.03
		s.lips *= 1.15
	}
	if who.Age < 14 {
		s.jaw, s.nose, s.brow, s.neck, s.cheek = s.jaw*0.88, s.nose*0.66, 0.3, 0.043, 0.23
		s.chin += 0.10
	}
	switch who.Mood {
	case people.Amused:
		s.glad = 0.05
	case people.Stern:
		s.glad, s.frown = -0.035, 0.10
	case people.Worried:
		s.glad, s.frown = -0.035, -0.14
	case people.Defiant:
		s.glad, s.frown = -0.02, 0.10
	case people.Weary:
		s.glad, s.frown = -0.02, -0.07
	case people.Calm, people.Wary:
	}
	return s
}

func egg(q, c, r solid.Vec) float64 {
	e := q.Sub(c)
	k := solid.V(e.X/r.X, e.Y/r.Y, e.Z/r.Z)
	l := k.Len()
	g := solid.V(k.X/r.X, k.Y/r.Y, k.Z/r.Z).Len()
	return l * (l - 1) / max(g, 1e-6)
}

// inHead converts a point of the body to the space of the head.
func (b *bones) inHead(p solid.Vec) solid.Vec {
	q := b.skull.in(p)
	return solid.V(q.X/b.unit, q.Z/b.unit, -q.Y/b.unit)
}

// fromHead is the inverse of inHead.
func (b *bones) fromHead(x, y, z float64) solid.Vec {
	return b.skull.out(x*b.unit, -z*b.unit, y*b.unit)
}

// face returns the distance to the bare head.
func (s *faceShape) face(q solid.Vec) float64 {
	q.X = math.Sqrt(q.X*q.X + 0.0005)
	d := egg(q, solid.V(0, 0.34, -0.10), solid.V(0.735, 0.80, 0.93))
	d = solid.Blend(d, egg(q, solid.V(0, 0.36, 0.30), solid.V(0.59, 0.50, 0.58)), 0.25)
	d = solid.Blend(d, egg(q, solid.V(0, -0.34, 0.28), solid.V(0.54, 0.68, 0.52)), 0.26)
	if q.Z > -0.4 && q.Y < 0.6 {
		d = solid.Blend(d, egg(q, solid.V(0, -0.66, 0.56), solid.V(0.33, 0.27, 0.335)), 0.17)
		d = solid.Blend(d, egg(q, solid.V(0, -0.985-s.chin, 0.70), solid.V(0.21*s.jaw, 0.16, 0.185)), 0.14)
		jaw := rod{solid.V(0.455*s.jaw, -0.64, 0.04), solid.V(0.13*s.jaw, -0.98-s.chin, 0.66), 0.13, 0.13}
		d = solid.Blend(d, jaw.dist(q), 0.30)
		d = solid.Blend(d, q.Sub(solid.V(0.32, -0.40, 0.46)).Len()-s.cheek-0.06, 0.20)
		brow := rod{solid.V(0.12, 0.21, 0.80), solid.V(0.46, 0.20, 0.63), 0.065 * s.brow, 0.05 * s.brow}
		d = solid.Blend(d, brow.dist(q), 0.10)
		socket := rod{solid.V(0.24, 0.00, 0.93), solid.V(0.40, 0.00, 0.84), 0.115, 0.115}
		d = solid.Carve(d, -socket.dist(q), 0.13)
		d = min(d, q.Sub(solid.V(0.315, -0.01, 0.665)).Len()-0.140)
		lid := rod{solid.V(0.20, 0.085, 0.755), solid.V(0.44, 0.070, 0.70), 0.045, 0.045}
		d = solid.Blend(d, lid.dist(q), 0.04)
		tip := solid.V(0, -0.36*s.nose, 0.84+0.22*s.nose)
		bridge := rod{solid.V(0, 0.10, 0.84), tip, 0.065, 0.095}
		d = solid.Blend(d, bridge.dist(q), 0.09)
		d = solid.Blend(d, q.Sub(solid.V(0, -0.10, 0.93+s.bump)).Len()-0.06, 0.06)
		d = solid.Blend(d, q.Sub(solid.V(0.115*s.wing, -0.40*s.nose, 0.92)).Len()-0.078, 0.05)
		upper := rod{solid.V(0, -0.625, 0.90), solid.V(0.18, -0.665+s.glad, 0.80), 0.040 * s.lips, 0.020}
		lower := rod{solid.V(0, -0.735, 0.885), solid.V(0.15, -0.695+s.glad, 0.80), 0.052 * s.lips, 0.022}
		d = solid.Blend(d, min(upper.dist(q), lower.dist(q)), 0.03)
	}
	ear := egg(q.Sub(solid.V(0.735, -0.08, -0.10)), solid.V(0.02*(q.Y+0.1), 0, 0), solid.V(0.085, 0.25, 0.15))
	ear = solid.Carve(ear, -(q.Sub(solid.V(0.84, -0.05, -0.06)).Len() - 0.11), 0.05)
	return solid.Blend(d, ear, 0.05)
}

// beardOn returns how thick the beard is at a point of the face.
func (s *faceShape) beardOn(q solid.Vec) float64 {
	x := math.Abs(q.X)
	mouth := solid.Smooth(0.045, 0.10, long2(x*0.40, q.Y+0.685)) // the lips stay clear
	lip := solid.Smooth(0.10, 0.0, math.Abs(q.Y+0.55)-0.03) * solid.Smooth(0.30, 0.20, x) * solid.Smooth(0.6, 0.75, q.Z)
	chin := solid.Smooth(-0.66, -0.80, q.Y) * solid.Smooth(0.34, 0.24, x) * solid.Smooth(0.3, 0.5, q.Z)
	// Everything below a line from the ear to the corner of the mouth.
	line := -0.30 - 0.25*solid.Smooth(-0.05, 0.70, q.Z) + 0.30*solid.Smooth(0.10, -0.12, q.Z)
	full := solid.Smooth(line+0.04, line-0.08, q.Y) * solid.Smooth(-0.30, -0.12, q.Z) * solid.Smooth(-1.35, -1.2, q.Y)
	switch s.beard {
	case people.Shaven:
		return 0
	case people.Stubble:
		return 0.004 * max(full, lip) * mouth
	case people.Moustache:
		return 0.055 * lip * mouth
	case people.Goatee:
		return 0.05 * max(lip*0.8, chin*1.3, solid.Smooth(0.10, 0, math.Abs(x-0.24))*solid.Smooth(-0.5, -0.6, q.Y)*solid.Smooth(-1, -0.9, q.Y)*solid.Smooth(0.5, 0.7, q.Z)*0.7) * mouth
	case people.ShortBeard:
		return 0.055 * max(full, lip, chin) * mouth
	case people.FullBeard:
		return max(0.12*full, 0.06*lip, 0.20*chin) * mouth
	}
	return 0
}

// headPart returns head, neck and hair.
func (b *bones) headPart(who *people.Person) part {
	s, cut := &b.faceShape, &b.cut
	neck := rod{b.collar.o.Sub(b.collar.z.Mul(0.06)), b.fromHead(0, -0.45, -0.12), s.neck * 1.08, s.neck}
	mastoid := [2]rod{}
	for i, x := range [2]float64{0.60, -0.60} {
		mastoid[i] = rod{b.chest.out(0.015*x, -0.055, 0.165), b.fromHead(x, -0.40, -0.18), 0.008, 0.012}
	}
	apple := who.Age > 15 && !who.Woman
	low := b.collar.o.Sub(b.collar.z.Mul(0.05))
	if cut.long < -1.2 {
		low = low.Sub(b.collar.z.Mul(0.05))
	}
	return part{in: held(rod{low, b.fromHead(0, 0.15, -0.1), 0.13 + cut.reach*0.4, 1.32*b.unit + cut.reach}), dist: func(p solid.Vec) (float64, kind) {
		q := b.inHead(p)
		if far := q.Sub(solid.V(0, 0, 0)).Len(); far > 2.6 {
			d := neck.dist(p)
			h, _ := cut.dist(q)
			if h*b.unit < d {
				return h * b.unit, hair
			}
			return d, skin
		}
		d := s.face(q)
		thick := 0.0
		if s.beard != people.Shaven && q.Z > -0.4 && q.Y < 0 {
			thick = s.beardOn(q)
			d -= thick
		}
		d *= b.unit * 0.92
		n := neck.dist(p)
		n = solid.Blend(n, min(mastoid[0].dist(p), mastoid[1].dist(p)), 0.018)
		if apple {
			n = solid.Blend(n, p.Sub(neck.a.Mul(0.42).Add(neck.b.Mul(0.58)).Sub(b.skull.y.Mul(0.048))).Len()-0.010, 0.02)
		}
		k := head
		if n < d {
			k = skin
		}
		d = solid.Blend(d, n, 0.02)
		if h, ok := cut.dist(q); ok {
			if h *= b.unit * 0.85; h < d {
				d, k = h, hair
			}
		}
		return d, k
	}}
}

// faceLook paints eyes, brows, lips, and the red of cheeks and nose.
func (b *bones) faceLook(who *people.Person, q solid.Vec) Look {
	s := &b.faceShape
	base := skinOf(who.Skin)
	l := Look{Color: base, Gloss: 0.16, Soft: 0.22}
	x := math.Abs(q.X)
	red := 0.35*math.Exp(-12*((x-0.40)*(x-0.40)+(q.Y+0.38)*(q.Y+0.38))) + 0.3*math.Exp(-20*(x*x+(q.Y+0.36)*(q.Y+0.36)))*solid.Smooth(0.9, 1, q.Z) + 0.3*solid.Smooth(0.70, 0.80, x)
	l.Color = solid.RGB(l.Color.R*(1+0.12*red), l.Color.G*(1-0.30*red), l.Color.B*(1-0.34*red))
	if q.Z < 0.35 {
		return b.growth(who, q, l)
	}
	ink := func(c solid.Color, t float64) { l.Color = l.Color.Mix(c, solid.Clamp(t, 0, 1)) }
	deep := solid.RGB(base.R*0.45, base.G*0.30, base.B*0.25)
	// The shadow in the socket and under the eye.
	ink(deep, 0.55*math.Exp(-14*((x-0.30)*(x-0.30)*0.6+(q.Y-0.08)*(q.Y-0.08))))
	ink(deep, (0.10+0.004*float64(who.Age))*math.Exp(-60*((x-0.28)*(x-0.28)*0.3+(q.Y+0.15)*(q.Y+0.15))))
	// The eye: an almond, a thick upper lid.
	u, v := (x-0.315)/0.165, (q.Y-0.012*(x-0.315)/0.165)/(0.054*s.open)
	if a := u*u + v*v; a < 1.25 && q.Z > 0.6 {
		white := solid.RGB(0.20, 0.19, 0.18)
		iris := long2((x-0.315)*1.05, q.Y*0.9)
		eye := white.Mix(solid.RGB(0.012, 0.010, 0.009), solid.Smooth(0.085, 0.065, iris))
		eye = eye.Mul(1 - 0.75*solid.Smooth(0.0, 0.9, v))
		ink(eye, solid.Smooth(1.15, 0.85, a))
		l.Gloss = 0.6
	}
	ink(solid.RGB(0.012, 0.009, 0.008), 0.9*solid.Smooth(0.045, 0.012, math.Abs(q.Y-0.060*s.open+0.10*(x-0.315)*(x-0.315)))*solid.Smooth(0.20, 0.16, math.Abs(x-0.325)))
	// Brows.
	arch := 0.235 + s.frown*(x-0.32) - 0.35*(x-0.34)*(x-0.34)
	ink(hairOf(who).Mul(0.55), 0.92*solid.Smooth(0.045*s.brow+0.018, 0.02*s.brow, math.Abs(q.Y-arch))*solid.Smooth(0.235, 0.19, math.Abs(x-0.33)))
	// Lips, and the line where they meet.
	lip := long2(x*0.46, (q.Y+0.68)*1.4) - 0.062 - 0.045*s.lips
	rose := solid.RGB(base.R*0.80, base.G*0.52, base.B*0.48)
	if who.Woman {
		rose = solid.RGB(base.R*0.82, base.G*0.36, base.B*0.34)
	}
	ink(rose, 0.85*solid.Smooth(0.03, -0.03, lip)*solid.Smooth(0.7, 0.78, q.Z))
	ink(solid.RGB(0.02, 0.008, 0.007), 0.9*solid.Smooth(0.026, 0.006, math.Abs(q.Y+0.675-s.glad*4*x*x))*solid.Smooth(0.25, 0.20, x)*solid.Smooth(0.65, 0.75, q.Z))
	// Nostrils, and the lines of age.
	ink(deep.Mul(0.4), 0.8*math.Exp(-900*((x-0.075)*(x-0.075)+(q.Y+0.455*s.nose)*(q.Y+0.455*s.nose)*0.8)))
	old := solid.Clamp((float64(who.Age)-38)/30, 0, 1)
	ink(deep, 0.55*old*solid.Smooth(0.03, 0.0, math.Abs(x-0.20-0.22*(-0.42-q.Y)))*solid.Smooth(-0.85, -0.6, q.Y)*solid.Smooth(-0.38, -0.46, q.Y))
	for _, y := range [3]float64{0.42, 0.53, 0.64} {
		ink(deep, 0.30*old*solid.Smooth(0.022, 0.0, math.Abs(q.Y-y-0.03*math.Sin(x*6)))*solid.Smooth(0.40, 0.25, x))
	}
	return b.growth(who, q, l)
}

// growth colors the skin where a beard or cropped hair grows.
func (b *bones) growth(who *people.Person, q solid.Vec, l Look) Look {
	s := &b.faceShape
	full := [...]float64{people.Shaven: 0, people.Stubble: 0.004, people.Moustache: 0.055, people.Goatee: 0.05, people.ShortBeard: 0.055, people.FullBeard: 0.12}[s.beard]
	if full > 0 && q.Y < 0 && q.Z > -0.4 {
		t := solid.Smooth(0.15, 0.55, s.beardOn(q)/full)
		c := hairOf(who)
		strand := 0.75 + 0.5*solid.Noise(q.X*26+90, q.Y*9+90, 7)
		if s.beard == people.Stubble {
			t *= 0.5
		}
		l.Color = l.Color.Mix(c.Mul(strand), t)
		l.Gloss *= 1 - 0.7*t
		l.Soft *= 1 - t
	}
	return l
}
