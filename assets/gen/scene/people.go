package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// pose is how somebody stands who is one metre seventy-five high: x to his left, y to his back, z up; hands and feet are said, elbows
// and knees follow.
type pose struct {
	hip          solid.Vec
	lean, nod    float64   // of the body and of the head, forward
	left, right  solid.Vec // hands
	lFoot, rFoot solid.Vec
	long         bool   // in a coat or a skirt
	gun          []rod2 // what the hands hold
}

// rod2 is a rod by its ends and radii.
type rod2 struct {
	a, b   solid.Vec
	ra, rb float64
}

// The poses.
var (
	standing = pose{hip: solid.V(0, 0, 0.95), left: solid.V(0.27, -0.02, 0.80), right: solid.V(-0.27, -0.02, 0.80), lFoot: solid.V(0.11, 0, 0.05), rFoot: solid.V(-0.11, 0, 0.05)}
	coated   = pose{hip: solid.V(0, 0, 0.95), left: solid.V(0.20, -0.16, 0.95), right: solid.V(-0.20, -0.16, 0.95), lFoot: solid.V(0.09, 0, 0.05), rFoot: solid.V(-0.09, 0, 0.05), long: true}
	folded   = pose{hip: solid.V(0, 0, 0.95), left: solid.V(-0.12, -0.26, 1.18), right: solid.V(0.12, -0.24, 1.15), lFoot: solid.V(0.13, 0, 0.05), rFoot: solid.V(-0.13, 0, 0.05)}
	proud    = pose{hip: solid.V(0, 0, 0.95), left: solid.V(0.22, -0.02, 1.02), right: solid.V(-0.22, -0.02, 1.02), lFoot: solid.V(0.18, 0, 0.05), rFoot: solid.V(-0.18, 0, 0.05)}
	saluting = pose{hip: solid.V(0, 0, 0.95), left: solid.V(0.25, 0, 0.80), right: solid.V(-0.12, -0.12, 1.64), lFoot: solid.V(0.08, 0, 0.05), rFoot: solid.V(-0.08, 0, 0.05)}
	calling  = pose{hip: solid.V(0, 0, 0.95), lean: 0.05, left: solid.V(0.30, -0.05, 0.85), right: solid.V(-0.42, -0.25, 1.95), lFoot: solid.V(0.18, 0, 0.05), rFoot: solid.V(-0.18, 0, 0.05)}
	cheering = pose{hip: solid.V(0, 0, 0.95), left: solid.V(0.36, -0.05, 1.98), right: solid.V(-0.36, -0.05, 1.98), lFoot: solid.V(0.14, 0, 0.05), rFoot: solid.V(-0.14, 0, 0.05)}
	pointing = pose{hip: solid.V(0, 0, 0.95), lean: 0.08, left: solid.V(0.28, 0, 0.82), right: solid.V(-0.25, -0.62, 1.40), lFoot: solid.V(0.15, -0.1, 0.05), rFoot: solid.V(-0.15, 0.1, 0.05)}
	barred   = pose{hip: solid.V(0, 0, 0.95), lean: 0.08, nod: 0.25, left: solid.V(0.20, -0.32, 1.28), right: solid.V(-0.20, -0.32, 1.34), lFoot: solid.V(0.12, 0, 0.05), rFoot: solid.V(-0.12, 0, 0.05)}
	downcast = pose{hip: solid.V(0, 0, 0.93), lean: 0.16, nod: 0.55, left: solid.V(0.10, -0.22, 0.86), right: solid.V(-0.10, -0.22, 0.86), lFoot: solid.V(0.10, 0, 0.05), rFoot: solid.V(-0.10, 0, 0.05)}
	walking  = pose{hip: solid.V(0, 0, 0.93), lean: 0.10, left: solid.V(0.24, -0.28, 0.92), right: solid.V(-0.24, 0.22, 0.88), lFoot: solid.V(0.09, 0.30, 0.07), rFoot: solid.V(-0.09, -0.34, 0.05)}
	running  = pose{hip: solid.V(0, 0, 0.90), lean: 0.35, left: solid.V(0.24, -0.42, 1.15), right: solid.V(-0.26, 0.20, 1.0), lFoot: solid.V(0.09, 0.62, 0.34), rFoot: solid.V(-0.09, -0.48, 0.05)}
	sitting  = pose{hip: solid.V(0, 0, 0.50), lean: 0.10, left: solid.V(0.18, -0.40, 0.68), right: solid.V(-0.18, -0.40, 0.68), lFoot: solid.V(0.13, -0.48, 0.05), rFoot: solid.V(-0.13, -0.48, 0.05)}
	weary    = pose{hip: solid.V(0, 0, 0.50), lean: 0.75, nod: 0.6, left: solid.V(0.07, -0.62, 0.98), right: solid.V(-0.07, -0.62, 0.98), lFoot: solid.V(0.15, -0.45, 0.05), rFoot: solid.V(-0.15, -0.45, 0.05)}
	leaning  = pose{hip: solid.V(0, 0.1, 0.93), lean: 0.42, nod: 0.3, left: solid.V(0.34, -0.55, 0.95), right: solid.V(-0.34, -0.55, 0.95), lFoot: solid.V(0.14, 0.1, 0.05), rFoot: solid.V(-0.14, 0.1, 0.05)}
	working  = pose{hip: solid.V(0, 0, 0.93), lean: 0.25, nod: 0.3, left: solid.V(0.16, -0.45, 1.15), right: solid.V(-0.16, -0.48, 1.25), lFoot: solid.V(0.12, 0, 0.05), rFoot: solid.V(-0.12, -0.1, 0.05)}
	kneeling = pose{hip: solid.V(0, 0.05, 0.45), lean: 0.25, nod: 0.4, left: solid.V(0.08, -0.38, 0.85), right: solid.V(-0.08, -0.38, 0.85), lFoot: solid.V(0.12, 0.42, 0.06), rFoot: solid.V(-0.12, 0.40, 0.06)}
	aiming   = pose{hip: solid.V(0, 0, 0.92), lean: 0.12, left: solid.V(0.06, -0.52, 1.36), right: solid.V(-0.14, -0.22, 1.34), lFoot: solid.V(0.16, -0.22, 0.05), rFoot: solid.V(-0.16, 0.22, 0.05), gun: aimed}
	guarding = pose{hip: solid.V(0, 0, 0.94), left: solid.V(0.12, -0.26, 1.20), right: solid.V(-0.20, -0.16, 0.98), lFoot: solid.V(0.15, 0, 0.05), rFoot: solid.V(-0.15, 0, 0.05), gun: slung}
	boxing   = pose{hip: solid.V(0, 0, 0.88), lean: 0.18, nod: 0.2, left: solid.V(0.10, -0.44, 1.42), right: solid.V(-0.12, -0.26, 1.46), lFoot: solid.V(0.16, -0.24, 0.05), rFoot: solid.V(-0.14, 0.26, 0.05)}
	punching = pose{hip: solid.V(0, -0.05, 0.88), lean: 0.28, nod: 0.2, left: solid.V(0.12, -0.26, 1.42), right: solid.V(-0.05, -0.78, 1.52), lFoot: solid.V(0.16, -0.30, 0.05), rFoot: solid.V(-0.14, 0.34, 0.05)}

	aimed = []rod2{{solid.V(-0.10, 0.02, 1.38), solid.V(-0.02, -0.62, 1.40), 0.032, 0.026}, {solid.V(-0.02, -0.6, 1.40), solid.V(0, -0.98, 1.405), 0.014, 0.013}}
	slung = []rod2{{solid.V(-0.26, -0.14, 0.92), solid.V(0.10, -0.27, 1.24), 0.034, 0.028}, {solid.V(0.10, -0.27, 1.24), solid.V(0.28, -0.32, 1.42), 0.014, 0.013}}
)

// joint is where an elbow or a knee is between a and b with two bones of a length, towards pole.
func joint(a, b solid.Vec, bone float64, pole solid.Vec) solid.Vec {
	mid, d := a.Add(b).Mul(0.5), b.Sub(a)
	half := d.Len() / 2
	off := math.Sqrt(max(0.0004, bone*bone-half*half))
	side := pole.Sub(d.Mul(pole.Dot(d) / max(1e-6, d.Dot(d))))
	return mid.Add(side.Unit().Mul(off))
}

// dress is what somebody wears.
type dress struct {
	cloth, skin, hair *stuff
	helmet            bool
}

// someone puts a person on the stage, his feet at a place; turn is where he looks, in degrees: 0 to the eye, 90 to the right of the
// picture. The number makes people differ.
func (s *stage) someone(p pose, at solid.Vec, turn float64, w dress, number int) {
	tall := 0.94 + 0.10*solid.Hash(number, 1, 31)
	broad := 0.92 + 0.18*solid.Hash(number, 2, 31)
	sin, cos := math.Sincos(turn * math.Pi / 180)
	local := func(q solid.Vec) solid.Vec { // from the stage to the person
		q = q.Sub(at).Mul(1 / tall)
		return solid.V(q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos, q.Z)
	}
	ls, lc := math.Sincos(p.lean)
	up := func(d, side float64) solid.Vec { // on the back, d over the hip
		return p.hip.Add(solid.V(side, -d*ls, d*lc))
	}
	neck := up(0.52, 0)
	lSh, rSh := up(0.46, 0.185*broad), up(0.46, -0.185*broad)
	hs, hc := math.Sincos(p.lean*0.6 + p.nod)
	head := neck.Add(solid.V(0, -0.15*hs-0.02, 0.15*hc))
	pole := solid.V(0, 0.3, -0.6)
	lEl, rEl := joint(lSh, p.left, 0.29, pole.Add(solid.V(0.4, 0, 0))), joint(rSh, p.right, 0.29, pole.Add(solid.V(-0.4, 0, 0)))
	lHip, rHip := p.hip.Add(solid.V(0.095, 0, -0.03)), p.hip.Add(solid.V(-0.095, 0, -0.03))
	front := solid.V(0, -1, 0.25)
	lKn, rKn := joint(lHip, p.lFoot, 0.46, front), joint(rHip, p.rFoot, 0.46, front)
	type bone struct {
		rod2
		k float64
	}
	cloth := []bone{
		{rod2{p.hip, up(0.22, 0), 0.135 * broad, 0.125 * broad}, 0.03},
		{rod2{up(0.22, 0), up(0.38, 0), 0.13 * broad, 0.15 * broad}, 0.06},
		{rod2{lSh, rSh, 0.075, 0.075}, 0.07},
		{rod2{lSh, lEl, 0.062, 0.050}, 0.03},
		{rod2{lEl, p.left, 0.050, 0.034}, 0.02},
		{rod2{rSh, rEl, 0.062, 0.050}, 0.03},
		{rod2{rEl, p.right, 0.050, 0.034}, 0.02},
		{rod2{lHip, lKn, 0.095, 0.068}, 0.04},
		{rod2{lKn, p.lFoot.Add(solid.V(0, 0, 0.05)), 0.066, 0.046}, 0.02},
		{rod2{rHip, rKn, 0.095, 0.068}, 0.04},
		{rod2{rKn, p.rFoot.Add(solid.V(0, 0, 0.05)), 0.066, 0.046}, 0.02},
		{rod2{p.lFoot.Add(solid.V(0, 0.04, 0)), p.lFoot.Add(solid.V(0, -0.15, -0.01)), 0.045, 0.038}, 0.03},
		{rod2{p.rFoot.Add(solid.V(0, 0.04, 0)), p.rFoot.Add(solid.V(0, -0.15, -0.01)), 0.045, 0.038}, 0.03},
	}
	if p.long {
		cloth = append(cloth, bone{rod2{p.hip.Add(solid.V(0, 0, 0.1)), solid.V(p.hip.X, p.hip.Y+0.02, 0.42), 0.13, 0.22}, 0.05})
	}
	for _, g := range p.gun {
		cloth = append(cloth, bone{g, 0.001})
	}
	// How far from the middle line any of him is: beyond that the distance to a pillar is enough, which saves work.
	wide := 0.3
	for i := range cloth {
		for _, q := range [2]solid.Vec{cloth[i].a, cloth[i].b} {
			wide = max(wide, math.Hypot(q.X, q.Y)+max(cloth[i].ra, cloth[i].rb)+0.03)
		}
	}
	wide *= tall
	pillar := func(whole func(q solid.Vec) float64) solid.Solid {
		return solid.Solid{Dist: func(q solid.Vec) float64 {
			if out := math.Hypot(q.X-at.X, q.Y-at.Y) - wide; out > 0.12 {
				return out
			}
			return whole(q)
		}}
	}
	middle := at.Add(solid.V(0, 0, 0.9*tall))
	reach := 1.22 * tall
	s.putBall(w.cloth, pillar(func(q solid.Vec) float64 {
		q = local(q)
		d := 1e9
		for i := range cloth {
			d = solid.Blend(d, cloth[i].dist(q), cloth[i].k)
		}
		return d * tall
	}), middle, reach)
	hair := 0.35 + 0.65*solid.Hash(number, 3, 31)
	s.putBall(w.skin, pillar(func(q solid.Vec) float64 {
		q = local(q)
		d := rod2{neck.Add(solid.V(0, 0, -0.05)), head.Add(solid.V(0, 0.01, -0.06)), 0.055, 0.05}.dist(q)
		e := q.Sub(head)
		e = solid.V(e.X/0.078, (e.Y*hc-e.Z*hs)/0.098, (e.Y*hs+e.Z*hc)/0.118)
		d = solid.Blend(d, (e.Len()-1)*0.078, 0.03)
		for _, h := range [2]solid.Vec{p.left, p.right} {
			d = min(d, q.Sub(h).Len()-0.046)
		}
		return d * tall
	}), middle, reach)
	if w.hair == nil {
		return
	}
	s.putBall(w.hair, pillar(func(q solid.Vec) float64 {
		q = local(q).Sub(head)
		q = solid.V(q.X, q.Y*hc-q.Z*hs, q.Y*hs+q.Z*hc)
		if w.helmet {
			d := q.Sub(solid.V(0, 0, 0.0)).Len() - 0.152
			visor := max(q.Y+0.07, math.Abs(q.Z-0.01)-0.055) // open before the face
			return max(d, -max(visor, -0.16-q.Y)) * tall
		}
		d := q.Sub(solid.V(0, 0.022, 0.022)).Len() - 0.112
		d = max(d, -(q.Y+0.045+0.6*(q.Z-0.05))) * 0.8
		if hair > 0.75 { // long
			d = solid.Blend(d, rod2{solid.V(0, 0.06, 0.02), solid.V(0, 0.07, -0.17), 0.085, 0.07}.dist(q), 0.03)
		} else if hair > 0.62 { // a knot
			d = solid.Blend(d, q.Sub(solid.V(0, 0.12, 0.06)).Len()-0.045, 0.02)
		}
		return d * tall
	}), middle, reach)
}

func (r rod2) dist(p solid.Vec) float64 {
	ab := r.b.Sub(r.a)
	t := solid.Clamp(p.Sub(r.a).Dot(ab)/max(1e-9, ab.Dot(ab)), 0, 1)
	return p.Sub(r.a.Add(ab.Mul(t))).Len() - solid.Mix(r.ra, r.rb, t)
}

// robot puts a Cylon centurion on the stage: narrow waist, broad shoulders, claws, one eye that burns.
func (s *stage) robot(at solid.Vec, turn float64, armed bool, k *stuff) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	local := func(q solid.Vec) solid.Vec {
		q = q.Sub(at).Mul(1 / 1.16)
		return solid.V(q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos, q.Z)
	}
	lHand, rHand := solid.V(0.40, -0.12, 0.72), solid.V(-0.40, -0.12, 0.72)
	if armed {
		rHand = solid.V(-0.30, -0.62, 1.30)
	}
	lSh, rSh := solid.V(0.30, 0, 1.47), solid.V(-0.30, 0, 1.47)
	lEl, rEl := joint(lSh, lHand, 0.40, solid.V(0.5, 0.5, -0.2)), joint(rSh, rHand, 0.40, solid.V(-0.5, 0.5, -0.2))
	rods := []rod2{
		{solid.V(0, 0, 0.98), solid.V(0, 0, 1.16), 0.10, 0.075},
		{solid.V(0.13, 0, 1.40), solid.V(-0.13, 0, 1.40), 0.17, 0.17},
		{solid.V(0, -0.02, 1.22), solid.V(0, -0.03, 1.34), 0.08, 0.16},
		{lSh, lSh, 0.105, 0.105},
		{rSh, rSh, 0.105, 0.105},
		{lSh, lEl, 0.055, 0.05},
		{rSh, rEl, 0.055, 0.05},
		{lEl, lHand, 0.062, 0.085},
		{rEl, rHand, 0.062, 0.085},
		{solid.V(0.11, 0, 0.95), solid.V(0.13, -0.05, 0.55), 0.085, 0.06},
		{solid.V(-0.11, 0, 0.95), solid.V(-0.13, -0.05, 0.55), 0.085, 0.06},
		{solid.V(0.13, -0.05, 0.5), solid.V(0.15, 0.04, 0.08), 0.055, 0.10},
		{solid.V(-0.13, -0.05, 0.5), solid.V(-0.15, 0.04, 0.08), 0.055, 0.10},
		{solid.V(0.15, 0.08, 0.05), solid.V(0.15, -0.16, 0.04), 0.06, 0.05},
		{solid.V(-0.15, 0.08, 0.05), solid.V(-0.15, -0.16, 0.04), 0.06, 0.05},
		{solid.V(0, 0, 1.55), solid.V(0, -0.02, 1.62), 0.05, 0.05},
	}
	for _, h := range [2]solid.Vec{lHand, rHand} {
		for i := range 3 {
			x := (float64(i) - 1) * 0.045
			d := solid.V(x, -0.04, -0.22)
			if armed && h == rHand {
				d = solid.V(x, -0.22, 0.03)
			}
			rods = append(rods, rod2{h, h.Add(d), 0.03, 0.010})
		}
	}
	steel := *k
	steel.paint = func(p, n solid.Vec, f *surface) {
		q := local(p).Sub(solid.V(0, -0.03, 1.74))
		// The slit of the eye, brightest in its middle.
		if math.Abs(q.Z-0.012) < 0.020 && q.Y < -0.02 && math.Abs(q.X) < 0.105 {
			f.color, f.light = solid.Color{}, solid.RGB(5, 0.25, 0.12).Mul(math.Exp(-900*(q.X-0.02)*(q.X-0.02))+0.10)
		}
	}
	s.putBall(&steel, solid.Solid{Dist: func(q solid.Vec) float64 {
		q = local(q)
		d := 1e9
		for i := range rods {
			d = solid.Blend(d, rods[i].dist(q), 0.018)
		}
		h := q.Sub(solid.V(0, -0.03, 1.74))
		e := solid.V(h.X/0.115, h.Y/0.14, h.Z/0.135)
		skull := (e.Len() - 1) * 0.115
		skull = min(skull, max(math.Abs(h.X)-0.012, math.Hypot(h.Y, h.Z-0.01)-0.165)) // crest
		d = solid.Blend(d, skull, 0.02)
		return d * 1.16
	}}, at.Add(solid.V(0, 0, 1.1)), 1.35)
	s.veils = append(s.veils, func(c *canvas, st *stage) {
		eye := solid.V(0.02, -0.19, 1.752)
		w := solid.V(eye.X*cos-eye.Y*sin, eye.X*sin+eye.Y*cos, eye.Z).Mul(1.16).Add(at)
		if cos > -0.2 {
			glow(w, 0.10, solid.RGB(1.3, 0.06, 0.03))(c, st)
		}
	})
}
