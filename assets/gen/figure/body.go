package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// fold returns the creases of cloth around a joint at t along a bone, as an amount to add to its distance. They run at an angle, are deeper on one
// side, and fade out.
func fold(t, at, wide, turns, angle, deep float64) float64 {
	f := (t - at) / wide
	if f = f * f; f > 4 {
		return 0
	}
	wave := math.Sin(turns*0.55*t + 3*math.Sin(angle+0.6) + 1.6*math.Sin(2*angle+turns))
	return 0.6 * deep * math.Exp(-f) * wave * (0.5 + 0.5*math.Sin(angle+turns))
}

// round returns the angle of a point around a rod.
func round(r *rod, p, front solid.Vec) float64 {
	z := r.b.Sub(r.a).Unit()
	x := front.Sub(z.Mul(front.Dot(z))).Unit()
	w := p.Sub(r.a)
	return math.Atan2(w.Dot(z.Cross(x)), w.Dot(x))
}

// trunk returns the body from the neck to the seat.
func (b *bones) trunk(who *people.Person, w *dress) part {
	ease := w.ease
	chest := solid.V(0.162*b.wide+ease, 0.112*b.deep+ease, 0.205)
	waist := solid.V(0.127*b.waist+ease, 0.100*b.waist+ease, 0.16)
	seat := solid.V(0.155*b.loin+ease, 0.114*b.loin+ease, 0.13)
	belly := 0.06 * solid.Clamp(who.Build, 0, 1) * solid.Clamp(float64(who.Age)/40, 0, 1.2)
	up, low := b.chest.o, b.hip.o
	axis := up.Sub(low)
	var slopes, caps [2]rod
	for i, side := range [2]float64{1, -1} {
		slopes[i] = rod{b.chest.out(side*0.03, 0.035, 0.225), b.shoulder[i].Add(b.chest.z.Mul(0.012)), 0.036 + ease*0.5, 0.058*b.thick + ease*0.6}
		caps[i] = rod{b.shoulder[i], mix(b.shoulder[i], b.elbow[i], 0.12), 0.067*b.thick + ease*0.6, 0.060*b.thick + ease*0.6}
	}
	breast := 0.0
	if who.Woman && who.Age > 15 {
		breast = 0.056 + 0.008*who.Build
	}
	bare := w.bare
	return part{in: held(rod{low.Sub(axis.Mul(0.15)), up.Add(axis.Mul(0.55)), 0.23*b.loin + ease + 0.02, 0.26*b.wide + ease}), dist: func(p solid.Vec) (float64, kind) {
		c, h := b.chest.in(p), b.hip.in(p)
		d := egg(c, solid.V(0, 0.008, 0), chest)
		yoke := rod{solid.V(0.12*b.wide, 0.012, 0.125), solid.V(-0.12*b.wide, 0.012, 0.125), 0.078 * b.deep, 0.078 * b.deep}
		d = solid.Blend(d, yoke.dist(c)-ease*0.6, 0.06)
		d = solid.Blend(d, min(slopes[0].dist(p), slopes[1].dist(p)), 0.045)
		d = solid.Blend(d, min(caps[0].dist(p), caps[1].dist(p)), 0.035)
		mid := h.Mul(0.5).Add(c.Mul(0.5)) // between the hips and the chest
		d = solid.Blend(d, egg(mid, solid.V(0, 0.004, -0.02), waist), 0.07)
		d = solid.Blend(d, egg(h, solid.V(0, 0.008, -0.01), seat), 0.06)
		d = solid.Blend(d, solid.V(max(0, math.Abs(h.X)-0.075), h.Y-0.048*b.loin, h.Z+0.055).Len()-0.078*b.loin, 0.06)
		if breast > 0 {
			d = solid.Blend(d, solid.V(math.Abs(c.X)-0.072, c.Y+0.072, c.Z-0.025).Len()-breast, 0.05)
		} else {
			d = solid.Blend(d, egg(solid.V(math.Abs(c.X), c.Y, c.Z), solid.V(0.070, -0.048, 0.055), solid.V(0.085, 0.058*b.deep, 0.06)), 0.06)
		}
		if belly > 0 {
			d = solid.Blend(d, solid.V(mid.X*0.9, mid.Y+0.06, mid.Z+0.04).Len()-0.07-belly, 0.08)
		}
		if w.loose > 0 && d < 0.03 { // folds run from the shoulders to the belt and bunch up above it
			a := math.Atan2(mid.X, -mid.Y)
			bunch := math.Exp(-(h.Z - 0.16) * (h.Z - 0.16) * 160)
			d += w.loose * (0.0035*math.Sin(7*a+14*mid.Z) + 0.006*bunch*math.Sin(44*h.Z+3*math.Sin(2*a+1)+a))
		}
		k := top
		if h.Z < w.waist {
			k = legs
		}
		if bare != nil && k == top && bare(c) {
			k = skin
		}
		if w.belt && math.Abs(h.Z-w.waist-0.02) < 0.024 {
			k, d = belt, d-0.006
		}
		return d * 0.9, k
	}}
}

// mix returns the point between two others at t.
func mix(a, b solid.Vec, t float64) solid.Vec { return a.Mul(1 - t).Add(b.Mul(t)) }

// arm returns a sleeve, or a bare arm.
func (b *bones) arm(w *dress, i int) part {
	ease := w.ease
	if w.sleeves == 0 {
		ease = -0.004
	}
	up := rod{b.shoulder[i], b.elbow[i], 0.056*b.thick + ease, 0.045*b.thick + ease}
	low := rod{b.elbow[i], b.wrist[i], 0.045*b.thick + ease, 0.031*b.thick + ease*0.8}
	fore := mix(b.elbow[i], b.wrist[i], 0.25)
	front := b.chest.y.Mul(-1)
	end := 0.97
	if w.rolled {
		end = 0.25
	}
	return part{in: [2]rod{{b.shoulder[i], b.elbow[i], 0.105, 0.085}, {b.elbow[i], b.wrist[i], 0.085, 0.068}}, dist: func(p solid.Vec) (float64, kind) {
		d, t := up.along(p)
		e, u := low.along(p)
		e = solid.Blend(e, p.Sub(fore).Len()-0.046*b.thick-ease, 0.03)
		k := w.sleeve
		if w.sleeves == 0 || w.rolled && u > end && e < d {
			k = skin
			if w.rolled {
				e += ease + 0.002
			}
		}
		if k != skin && min(d, e) < 0.03 {
			a := round(&up, p, front)
			d += w.loose * (fold(t, 1, 0.35, 46, a, 0.006) + fold(t, 0.1, 0.2, 40, a, 0.003))
			e += w.loose * (fold(u, 0, 0.4, 44, a, 0.006) + fold(u, 1, 0.25, 50, a, 0.004))
			if u > 0.86 && !w.rolled { // the cuff
				e -= 0.005 * w.loose
				if w.cuff != 0 && u > 0.88 {
					k = w.cuff
				}
			}
		}
		return solid.Blend(d, e, 0.02) * 0.88, k
	}}
}

// leg returns one leg of the trousers, or a bare leg, and the shaft of the boot.
func (b *bones) leg(w *dress, i int) part {
	ease := w.ease * 0.8
	k := legs
	if w.bareLegs {
		ease, k = -0.003, skin
	}
	up := rod{b.joint[i], b.knee[i], 0.088*b.loin*b.thick + ease, 0.060*b.thick + ease}
	low := rod{b.knee[i], b.heel[i], 0.057*b.thick + ease, 0.038*b.thick + ease*1.4}
	if k == legs && w.shaft < 0.2 { // they hang loose
		low.rb += 0.012
	}
	calf := mix(b.knee[i], b.heel[i], 0.28).Add(b.foot[i].y.Mul(0.018))
	cap := b.knee[i].Sub(b.foot[i].y.Mul(0.006))
	front := b.foot[i].y.Mul(-1)
	shaft := w.shaft
	return part{in: [2]rod{{b.joint[i], b.knee[i], 0.135, 0.095}, {b.knee[i], b.heel[i], 0.095, 0.082}}, dist: func(p solid.Vec) (float64, kind) {
		d, t := up.along(p)
		e, u := low.along(p)
		e = solid.Blend(e, p.Sub(calf).Len()-0.050*b.thick-ease, 0.05)
		e = solid.Blend(e, p.Sub(cap).Len()-0.042*b.thick-ease, 0.04)
		k := k
		if k == legs && min(d, e) < 0.03 {
			a := round(&up, p, front)
			d += w.loose * (fold(t, 1, 0.30, 40, a, 0.004) + fold(t, 0, 0.25, 34, a, 0.005))
			e += w.loose * (fold(u, 0, 0.35, 40, a, 0.004) + fold(u, 1-shaft, 0.22, 46, a, 0.008))
		}
		d = solid.Blend(d, e, 0.03)
		if shaft > 0 && u > 1-shaft && e < 0.05 {
			s, _ := low.along(p)
			s -= 0.010 + 0.006*solid.Smooth(0.03, 0, u-1+shaft)
			s = solid.Blend(s, p.Sub(calf).Len()-0.056*b.thick-0.010, 0.04)
			d, k = min(d, s), boots
		}
		return d * 0.88, k
	}}
}

// shoe returns a foot in a boot.
func (b *bones) shoe(w *dress, i int) part {
	f := &b.foot[i]
	back := rod{f.out(0, 0.025, -0.030), f.out(0, -0.07, -0.048), 0.040, 0.038}
	toe := rod{f.out(0, -0.07, -0.048), f.out(0, -0.160, -0.056), 0.039, 0.030}
	instep := rod{f.o, f.out(0, -0.08, -0.045), 0.046, 0.034}
	return part{in: held(rod{f.out(0, 0.02, -0.04), f.out(0, -0.15, -0.05), 0.085, 0.060}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		d := solid.Blend(solid.Blend(back.dist(p), toe.dist(p), 0.02), instep.dist(p), 0.03)
		d = solid.Carve(d, -(q.Z + ankle), 0.008)
		if !w.barefoot { // sole and heel
			o := max(math.Abs(q.Z+0.074)-0.011, long2(q.X*1.0, max(0, math.Abs(q.Y+0.062)-0.088))-0.043+0.006*math.Sin(q.Y*20))
			o = max(o, -max(math.Abs(q.Y+0.015)-0.022, -q.Z-0.081)) // the gap before the heel
			d = min(d, o)
			return d * 0.9, boots
		}
		return d * 0.9, skin
	}}
}
