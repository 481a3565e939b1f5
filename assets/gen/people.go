package main

import "math"

// pose is how somebody stands who is one metre seventy-five high: x to his left, y to his back, z up; hands and feet are said, elbows
// and knees follow.
type pose struct {
	hip          vec
	lean, nod    float64 // of the body and of the head, forward
	left, right  vec     // hands
	lFoot, rFoot vec
	long         bool   // in a coat or a skirt
	gun          []rod2 // what the hands hold
}

// rod2 is a rod by its ends and radii.
type rod2 struct {
	a, b   vec
	ra, rb float64
}

// The poses.
var (
	standing = pose{hip: vec{0, 0, 0.95}, left: vec{0.27, -0.02, 0.80}, right: vec{-0.27, -0.02, 0.80}, lFoot: vec{0.11, 0, 0.05}, rFoot: vec{-0.11, 0, 0.05}}
	coated   = pose{hip: vec{0, 0, 0.95}, left: vec{0.20, -0.16, 0.95}, right: vec{-0.20, -0.16, 0.95}, lFoot: vec{0.09, 0, 0.05}, rFoot: vec{-0.09, 0, 0.05}, long: true}
	folded   = pose{hip: vec{0, 0, 0.95}, left: vec{-0.12, -0.26, 1.18}, right: vec{0.12, -0.24, 1.15}, lFoot: vec{0.13, 0, 0.05}, rFoot: vec{-0.13, 0, 0.05}}
	proud    = pose{hip: vec{0, 0, 0.95}, left: vec{0.22, -0.02, 1.02}, right: vec{-0.22, -0.02, 1.02}, lFoot: vec{0.18, 0, 0.05}, rFoot: vec{-0.18, 0, 0.05}}
	saluting = pose{hip: vec{0, 0, 0.95}, left: vec{0.25, 0, 0.80}, right: vec{-0.12, -0.12, 1.64}, lFoot: vec{0.08, 0, 0.05}, rFoot: vec{-0.08, 0, 0.05}}
	calling  = pose{hip: vec{0, 0, 0.95}, lean: 0.05, left: vec{0.30, -0.05, 0.85}, right: vec{-0.42, -0.25, 1.95}, lFoot: vec{0.18, 0, 0.05}, rFoot: vec{-0.18, 0, 0.05}}
	cheering = pose{hip: vec{0, 0, 0.95}, left: vec{0.36, -0.05, 1.98}, right: vec{-0.36, -0.05, 1.98}, lFoot: vec{0.14, 0, 0.05}, rFoot: vec{-0.14, 0, 0.05}}
	pointing = pose{hip: vec{0, 0, 0.95}, lean: 0.08, left: vec{0.28, 0, 0.82}, right: vec{-0.25, -0.62, 1.40}, lFoot: vec{0.15, -0.1, 0.05}, rFoot: vec{-0.15, 0.1, 0.05}}
	barred   = pose{hip: vec{0, 0, 0.95}, lean: 0.08, nod: 0.25, left: vec{0.20, -0.32, 1.28}, right: vec{-0.20, -0.32, 1.34}, lFoot: vec{0.12, 0, 0.05}, rFoot: vec{-0.12, 0, 0.05}}
	downcast = pose{hip: vec{0, 0, 0.93}, lean: 0.16, nod: 0.55, left: vec{0.10, -0.22, 0.86}, right: vec{-0.10, -0.22, 0.86}, lFoot: vec{0.10, 0, 0.05}, rFoot: vec{-0.10, 0, 0.05}}
	walking  = pose{hip: vec{0, 0, 0.93}, lean: 0.10, left: vec{0.24, -0.28, 0.92}, right: vec{-0.24, 0.22, 0.88}, lFoot: vec{0.09, 0.30, 0.07}, rFoot: vec{-0.09, -0.34, 0.05}}
	running  = pose{hip: vec{0, 0, 0.90}, lean: 0.35, left: vec{0.24, -0.42, 1.15}, right: vec{-0.26, 0.20, 1.0}, lFoot: vec{0.09, 0.62, 0.34}, rFoot: vec{-0.09, -0.48, 0.05}}
	sitting  = pose{hip: vec{0, 0, 0.50}, lean: 0.10, left: vec{0.18, -0.40, 0.68}, right: vec{-0.18, -0.40, 0.68}, lFoot: vec{0.13, -0.48, 0.05}, rFoot: vec{-0.13, -0.48, 0.05}}
	weary    = pose{hip: vec{0, 0, 0.50}, lean: 0.75, nod: 0.6, left: vec{0.07, -0.62, 0.98}, right: vec{-0.07, -0.62, 0.98}, lFoot: vec{0.15, -0.45, 0.05}, rFoot: vec{-0.15, -0.45, 0.05}}
	leaning  = pose{hip: vec{0, 0.1, 0.93}, lean: 0.42, nod: 0.3, left: vec{0.34, -0.55, 0.95}, right: vec{-0.34, -0.55, 0.95}, lFoot: vec{0.14, 0.1, 0.05}, rFoot: vec{-0.14, 0.1, 0.05}}
	working  = pose{hip: vec{0, 0, 0.93}, lean: 0.25, nod: 0.3, left: vec{0.16, -0.45, 1.15}, right: vec{-0.16, -0.48, 1.25}, lFoot: vec{0.12, 0, 0.05}, rFoot: vec{-0.12, -0.1, 0.05}}
	kneeling = pose{hip: vec{0, 0.05, 0.45}, lean: 0.25, nod: 0.4, left: vec{0.08, -0.38, 0.85}, right: vec{-0.08, -0.38, 0.85}, lFoot: vec{0.12, 0.42, 0.06}, rFoot: vec{-0.12, 0.40, 0.06}}
	aiming   = pose{hip: vec{0, 0, 0.92}, lean: 0.12, left: vec{0.06, -0.52, 1.36}, right: vec{-0.14, -0.22, 1.34}, lFoot: vec{0.16, -0.22, 0.05}, rFoot: vec{-0.16, 0.22, 0.05}, gun: aimed}
	guarding = pose{hip: vec{0, 0, 0.94}, left: vec{0.12, -0.26, 1.20}, right: vec{-0.20, -0.16, 0.98}, lFoot: vec{0.15, 0, 0.05}, rFoot: vec{-0.15, 0, 0.05}, gun: slung}
	boxing   = pose{hip: vec{0, 0, 0.88}, lean: 0.18, nod: 0.2, left: vec{0.10, -0.44, 1.42}, right: vec{-0.12, -0.26, 1.46}, lFoot: vec{0.16, -0.24, 0.05}, rFoot: vec{-0.14, 0.26, 0.05}}
	punching = pose{hip: vec{0, -0.05, 0.88}, lean: 0.28, nod: 0.2, left: vec{0.12, -0.26, 1.42}, right: vec{-0.05, -0.78, 1.52}, lFoot: vec{0.16, -0.30, 0.05}, rFoot: vec{-0.14, 0.34, 0.05}}

	aimed = []rod2{{vec{-0.10, 0.02, 1.38}, vec{-0.02, -0.62, 1.40}, 0.032, 0.026}, {vec{-0.02, -0.6, 1.40}, vec{0, -0.98, 1.405}, 0.014, 0.013}}
	slung = []rod2{{vec{-0.26, -0.14, 0.92}, vec{0.10, -0.27, 1.24}, 0.034, 0.028}, {vec{0.10, -0.27, 1.24}, vec{0.28, -0.32, 1.42}, 0.014, 0.013}}
)

// joint is where an elbow or a knee is between a and b with two bones of a length, towards pole.
func joint(a, b vec, bone float64, pole vec) vec {
	mid, d := a.add(b).mul(0.5), b.sub(a)
	half := d.len() / 2
	off := math.Sqrt(max(0.0004, bone*bone-half*half))
	side := pole.sub(d.mul(pole.dot(d) / max(1e-6, d.dot(d))))
	return mid.add(side.unit().mul(off))
}

// dress is what somebody wears.
type dress struct {
	cloth, skin, hair *stuff
	helmet            bool
}

// someone puts a person on the stage, his feet at a place; turn is where he looks, in degrees: 0 to the eye, 90 to the right of the
// picture. The number makes people differ.
func (s *stage) someone(p pose, at vec, turn float64, w dress, number int) {
	tall := 0.94 + 0.10*hash(number, 1, 31)
	broad := 0.92 + 0.18*hash(number, 2, 31)
	sin, cos := math.Sincos(turn * math.Pi / 180)
	local := func(q vec) vec { // from the stage to the person
		q = q.sub(at).mul(1 / tall)
		return vec{q.x*cos + q.y*sin, -q.x*sin + q.y*cos, q.z}
	}
	ls, lc := math.Sincos(p.lean)
	up := func(d, side float64) vec { // on the back, d over the hip
		return p.hip.add(vec{side, -d * ls, d * lc})
	}
	neck := up(0.52, 0)
	lSh, rSh := up(0.46, 0.185*broad), up(0.46, -0.185*broad)
	hs, hc := math.Sincos(p.lean*0.6 + p.nod)
	head := neck.add(vec{0, -0.15*hs - 0.02, 0.15 * hc})
	pole := vec{0, 0.3, -0.6}
	lEl, rEl := joint(lSh, p.left, 0.29, pole.add(vec{0.4, 0, 0})), joint(rSh, p.right, 0.29, pole.add(vec{-0.4, 0, 0}))
	lHip, rHip := p.hip.add(vec{0.095, 0, -0.03}), p.hip.add(vec{-0.095, 0, -0.03})
	front := vec{0, -1, 0.25}
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
		{rod2{lKn, p.lFoot.add(vec{0, 0, 0.05}), 0.066, 0.046}, 0.02},
		{rod2{rHip, rKn, 0.095, 0.068}, 0.04},
		{rod2{rKn, p.rFoot.add(vec{0, 0, 0.05}), 0.066, 0.046}, 0.02},
		{rod2{p.lFoot.add(vec{0, 0.04, 0}), p.lFoot.add(vec{0, -0.15, -0.01}), 0.045, 0.038}, 0.03},
		{rod2{p.rFoot.add(vec{0, 0.04, 0}), p.rFoot.add(vec{0, -0.15, -0.01}), 0.045, 0.038}, 0.03},
	}
	if p.long {
		cloth = append(cloth, bone{rod2{p.hip.add(vec{0, 0, 0.1}), vec{p.hip.x, p.hip.y + 0.02, 0.42}, 0.13, 0.22}, 0.05})
	}
	for _, g := range p.gun {
		cloth = append(cloth, bone{g, 0.001})
	}
	// How far from the middle line any of him is: beyond that the distance to a pillar is enough, which saves work.
	wide := 0.3
	for i := range cloth {
		for _, q := range [2]vec{cloth[i].a, cloth[i].b} {
			wide = max(wide, math.Hypot(q.x, q.y)+max(cloth[i].ra, cloth[i].rb)+0.03)
		}
	}
	wide *= tall
	pillar := func(whole func(q vec) float64) solid {
		return solid{dist: func(q vec) float64 {
			if out := math.Hypot(q.x-at.x, q.y-at.y) - wide; out > 0.12 {
				return out
			}
			return whole(q)
		}}
	}
	middle := at.add(vec{0, 0, 0.9 * tall})
	reach := 1.22 * tall
	s.putBall(w.cloth, pillar(func(q vec) float64 {
		q = local(q)
		d := 1e9
		for i := range cloth {
			d = blend(d, cloth[i].dist(q), cloth[i].k)
		}
		return d * tall
	}), middle, reach)
	hair := 0.35 + 0.65*hash(number, 3, 31)
	s.putBall(w.skin, pillar(func(q vec) float64 {
		q = local(q)
		d := rod2{neck.add(vec{0, 0, -0.05}), head.add(vec{0, 0.01, -0.06}), 0.055, 0.05}.dist(q)
		e := q.sub(head)
		e = vec{e.x / 0.078, (e.y*hc - e.z*hs) / 0.098, (e.y*hs + e.z*hc) / 0.118}
		d = blend(d, (e.len()-1)*0.078, 0.03)
		for _, h := range [2]vec{p.left, p.right} {
			d = min(d, q.sub(h).len()-0.046)
		}
		return d * tall
	}), middle, reach)
	if w.hair == nil {
		return
	}
	s.putBall(w.hair, pillar(func(q vec) float64 {
		q = local(q).sub(head)
		q = vec{q.x, q.y*hc - q.z*hs, q.y*hs + q.z*hc}
		if w.helmet {
			d := q.sub(vec{0, 0, 0.0}).len() - 0.152
			visor := max(q.y+0.07, math.Abs(q.z-0.01)-0.055) // open before the face
			return max(d, -max(visor, -0.16-q.y)) * tall
		}
		d := q.sub(vec{0, 0.022, 0.022}).len() - 0.112
		d = max(d, -(q.y+0.045+0.6*(q.z-0.05))) * 0.8
		if hair > 0.75 { // long
			d = blend(d, rod2{vec{0, 0.06, 0.02}, vec{0, 0.07, -0.17}, 0.085, 0.07}.dist(q), 0.03)
		} else if hair > 0.62 { // a knot
			d = blend(d, q.sub(vec{0, 0.12, 0.06}).len()-0.045, 0.02)
		}
		return d * tall
	}), middle, reach)
}

func (r rod2) dist(p vec) float64 {
	ab := r.b.sub(r.a)
	t := clamp(p.sub(r.a).dot(ab)/max(1e-9, ab.dot(ab)), 0, 1)
	return p.sub(r.a.add(ab.mul(t))).len() - mix(r.ra, r.rb, t)
}

// robot puts a Cylon centurion on the stage: narrow waist, broad shoulders, claws, one eye that burns.
func (s *stage) robot(at vec, turn float64, armed bool, k *stuff) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	local := func(q vec) vec {
		q = q.sub(at).mul(1 / 1.16)
		return vec{q.x*cos + q.y*sin, -q.x*sin + q.y*cos, q.z}
	}
	lHand, rHand := vec{0.40, -0.12, 0.72}, vec{-0.40, -0.12, 0.72}
	if armed {
		rHand = vec{-0.30, -0.62, 1.30}
	}
	lSh, rSh := vec{0.30, 0, 1.47}, vec{-0.30, 0, 1.47}
	lEl, rEl := joint(lSh, lHand, 0.40, vec{0.5, 0.5, -0.2}), joint(rSh, rHand, 0.40, vec{-0.5, 0.5, -0.2})
	rods := []rod2{
		{vec{0, 0, 0.98}, vec{0, 0, 1.16}, 0.10, 0.075},
		{vec{0.13, 0, 1.40}, vec{-0.13, 0, 1.40}, 0.17, 0.17},
		{vec{0, -0.02, 1.22}, vec{0, -0.03, 1.34}, 0.08, 0.16},
		{lSh, lSh, 0.105, 0.105},
		{rSh, rSh, 0.105, 0.105},
		{lSh, lEl, 0.055, 0.05},
		{rSh, rEl, 0.055, 0.05},
		{lEl, lHand, 0.062, 0.085},
		{rEl, rHand, 0.062, 0.085},
		{vec{0.11, 0, 0.95}, vec{0.13, -0.05, 0.55}, 0.085, 0.06},
		{vec{-0.11, 0, 0.95}, vec{-0.13, -0.05, 0.55}, 0.085, 0.06},
		{vec{0.13, -0.05, 0.5}, vec{0.15, 0.04, 0.08}, 0.055, 0.10},
		{vec{-0.13, -0.05, 0.5}, vec{-0.15, 0.04, 0.08}, 0.055, 0.10},
		{vec{0.15, 0.08, 0.05}, vec{0.15, -0.16, 0.04}, 0.06, 0.05},
		{vec{-0.15, 0.08, 0.05}, vec{-0.15, -0.16, 0.04}, 0.06, 0.05},
		{vec{0, 0, 1.55}, vec{0, -0.02, 1.62}, 0.05, 0.05},
	}
	for _, h := range [2]vec{lHand, rHand} {
		for i := range 3 {
			x := (float64(i) - 1) * 0.045
			d := vec{x, -0.04, -0.22}
			if armed && h == rHand {
				d = vec{x, -0.22, 0.03}
			}
			rods = append(rods, rod2{h, h.add(d), 0.03, 0.010})
		}
	}
	steel := *k
	steel.paint = func(p, n vec, f *surface) {
		q := local(p).sub(vec{0, -0.03, 1.74})
		// The slit of the eye, brightest in its middle.
		if math.Abs(q.z-0.012) < 0.020 && q.y < -0.02 && math.Abs(q.x) < 0.105 {
			f.color, f.light = rgb{}, rgb{5, 0.25, 0.12}.mul(math.Exp(-900*(q.x-0.02)*(q.x-0.02))+0.10)
		}
	}
	s.putBall(&steel, solid{dist: func(q vec) float64 {
		q = local(q)
		d := 1e9
		for i := range rods {
			d = blend(d, rods[i].dist(q), 0.018)
		}
		h := q.sub(vec{0, -0.03, 1.74})
		e := vec{h.x / 0.115, h.y / 0.14, h.z / 0.135}
		skull := (e.len() - 1) * 0.115
		skull = min(skull, max(math.Abs(h.x)-0.012, math.Hypot(h.y, h.z-0.01)-0.165)) // crest
		d = blend(d, skull, 0.02)
		return d * 1.16
	}}, at.add(vec{0, 0, 1.1}), 1.35)
	s.veils = append(s.veils, func(c *canvas, st *stage) {
		eye := vec{0.02, -0.19, 1.752}
		w := vec{eye.x*cos - eye.y*sin, eye.x*sin + eye.y*cos, eye.z}.mul(1.16).add(at)
		if cos > -0.2 {
			glow(w, 0.10, rgb{1.3, 0.06, 0.03})(c, st)
		}
	})
}
