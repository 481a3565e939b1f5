package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// gear returns what is worn or held besides the dress.
func (b *bones) gear(who *people.Person, w *dress, p *Pose) []part {
	var list []part
	onHead := func(r float64, f func(q solid.Vec) (float64, kind)) { // in units of the head
		list = append(list, part{in: held(rod{b.fromHead(0, 0, 0), b.fromHead(0, 0.2, 0), r * b.unit, r * b.unit}), dist: func(p solid.Vec) (float64, kind) {
			d, k := f(b.inHead(p))
			return d * b.unit * 0.9, k
		}})
	}
	carries := len(p.Holds) == 0 && p.Right.closes()
	for _, g := range who.Wears {
		switch g {
		case people.Glasses:
			onHead(1.25, glasses)
		case people.Goggles:
			onHead(1.35, goggles)
		case people.Headset:
			onHead(1.45, headset)
		case people.Headband:
			onHead(1.35, func(q solid.Vec) (float64, kind) {
				d := egg(q, solid.V(0, 0.36, -0.08), solid.V(0.80, 0.87, 1.02))
				return max(d, math.Abs(q.Y-0.62-0.25*q.Z*0.3)-0.11), under
			})
		case people.Cap:
			onHead(1.8, peaked)
		case people.HelmetOn:
			onHead(1.7, helmet)
		case people.Hood:
			onHead(2.1, hood)
		case people.Eyepatch:
			onHead(1.25, func(q solid.Vec) (float64, kind) {
				return q.Sub(solid.V(0.31, 0, 0.60)).Len() - 0.25, dark
			})
		case people.Scarf:
			f := b.collar
			list = append(list, part{in: held(rod{f.o, f.o, 0.14, 0.14}), dist: func(p solid.Vec) (float64, kind) {
				q := f.in(p)
				r := long2(q.X, q.Y+0.012)
				a := math.Atan2(q.X, q.Y)
				d := long2(r-0.070, (q.Z-0.015-0.01*math.Sin(a*2))*0.8) - 0.026 - 0.004*math.Sin(a*9+q.Z*60)
				return d * 0.85, under
			}})
		case people.Stethoscope:
			f := b.collar
			list = append(list, part{in: held(rod{f.o, b.chest.out(0, -0.12, 0), 0.12, 0.12}), dist: func(p solid.Vec) (float64, kind) {
				c := b.chest.in(p)
				u := long2(math.Abs(c.X)-0.06-0.02*math.Sin(c.Z*9), c.Y+0.135*b.deep) - 0.007
				return max(u, c.Z-0.17, 0.0-c.Z) * 0.8, dark
			}})
		case people.Wrench:
			if carries {
				list = append(list, b.wrench()...)
			}
		case people.Mug:
			if carries && b.palm[1].z.Z >= -0.4 { // otherwise it would spill
				list = append(list, b.mug()...)
			}
		case people.Folder:
			if carries {
				list = append(list, b.folder())
			}
		case people.Earrings, people.Pin, people.Tattoo, people.Scar, people.Pen, people.Cigar, people.Helmet, people.Bruise,
			people.Book, people.Microphone, people.Speech, people.Rifle, people.Ball, people.Oil:
			// Too small to see, or held only in portraits.
		}
	}
	if who.Dress == people.Fatigues {
		list = append(list, b.vest())
	}
	for i := range p.Holds {
		r := p.Holds[i]
		list = append(list, part{in: held(rod{r.A, r.B, r.RA + 0.02, r.RB + 0.02}), dist: func(q solid.Vec) (float64, kind) {
			g := rod{r.A, r.B, r.RA, r.RB}
			return g.dist(q), either(r.Bright, steel, dark)
		}})
	}
	return list
}

// steelRods returns the parts of something made of steel.
func steelRods(list ...rod) (parts []part) {
	for _, r := range list {
		parts = append(parts, part{in: held(rod{r.a, r.b, r.ra + 0.01, r.rb + 0.01}), dist: func(p solid.Vec) (float64, kind) { return r.dist(p), steel }})
	}
	return parts
}

// wrench, mug and folder return what somebody carries in the right hand.
func (b *bones) wrench() []part {
	f := b.palm[1]
	head := f.out(0.034, 0.235, 0.07)
	return steelRods(rod{f.out(0.034, -0.06, 0.07), head, 0.010, 0.012}, rod{head, f.out(0.012, 0.285, 0.07), 0.020, 0.012}, rod{head, f.out(0.056, 0.285, 0.07), 0.020, 0.012})
}

func (b *bones) mug() []part {
	f := b.palm[1]
	return steelRods(rod{f.out(0.04, -0.035, 0.07), f.out(0.04, 0.045, 0.07), 0.036, 0.038})
}

func (b *bones) folder() part {
	f := b.palm[1]
	return part{in: held(rod{f.out(0.03, 0, 0.06), f.out(0.03, 0, 0.24), 0.15, 0.15}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x, y, z := math.Abs(q.X-0.030)-0.005, math.Abs(q.Y)-0.115, math.Abs(q.Z-0.15)-0.11
		return long2(long2(max(x, 0), max(y, 0)), max(z, 0)) + min(0, max(x, y, z)) - 0.003, under
	}}
}

func either(is bool, a, b kind) kind {
	if is {
		return a
	}
	return b
}

// vest returns a soldier's vest: plates front and back, pouches at the belt.
func (b *bones) vest() part {
	return part{in: held(rod{b.hip.o, b.chest.out(0, 0, 0.12), 0.25, 0.24}), dist: func(p solid.Vec) (float64, kind) {
		c, h := b.chest.in(p), b.hip.in(p)
		x, z := math.Abs(c.X)-0.085*b.wide, math.Abs(c.Z-0.01)-0.105
		y := math.Abs(math.Abs(c.Y-0.006)-0.116*b.deep+1.4*c.X*c.X+0.14*max(0, c.Z)) - 0.008
		d := math.Sqrt(max(x, 0)*max(x, 0)+max(y, 0)*max(y, 0)+max(z, 0)*max(z, 0)) + min(0, max(x, y, z)) - 0.016
		side := max(math.Abs(c.Z+0.05)-0.035, long2(c.X/(0.172*b.wide+0.024), (c.Y-0.008)/(0.122*b.deep+0.022))*0.15-0.15)
		d = min(d, side)
		for _, px := range [3]float64{-0.084, 0.0, 0.084} {
			u, v, t := math.Abs(c.X-px)-0.026, math.Abs(c.Y+0.138*b.deep-1.4*px*px)-0.014, math.Abs(c.Z+0.075)-0.036
			d = min(d, math.Sqrt(max(u, 0)*max(u, 0)+max(v, 0)*max(v, 0)+max(t, 0)*max(t, 0))+min(0, max(u, v, t))-0.010)
		}
		hx, hy, hz := math.Abs(math.Abs(h.X)-0.165*b.loin)-0.022, math.Abs(h.Y)-0.045, math.Abs(h.Z-0.02)-0.050
		d = min(d, math.Sqrt(max(hx, 0)*max(hx, 0)+max(hy, 0)*max(hy, 0)+max(hz, 0)*max(hz, 0))+min(0, max(hx, hy, hz))-0.012)
		return d * 0.85, glass
	}}
}

func glasses(q solid.Vec) (float64, kind) {
	x := math.Abs(q.X)
	ring := long2(long2((x-0.315)*0.9, q.Y+0.02)-0.20, (q.Z-0.93+0.25*x)*0.9) - 0.022
	bow := rod{solid.V(0.50, 0.06, 0.80), solid.V(0.76, 0.08, 0.0), 0.022, 0.022}
	bridge := rod{solid.V(0, 0.03, 0.99), solid.V(0.12, 0.02, 0.92), 0.02, 0.02}
	return min(ring, bow.dist(solid.V(x, q.Y, q.Z)), bridge.dist(solid.V(x, q.Y, q.Z))), dark
}

func goggles(q solid.Vec) (float64, kind) {
	x := math.Abs(q.X)
	c := solid.V(x-0.26, q.Y-0.66, q.Z-0.80)
	lens := max(long2(c.X, c.Y*0.94+c.Z*0.3)-0.20, math.Abs(c.Z-0.3*c.Y)-0.13)
	band := max(math.Abs(egg(q, solid.V(0, 0.36, -0.08), solid.V(0.84, 0.90, 1.05))), math.Abs(q.Y-0.60)-0.08) - 0.02
	k := dark
	if lens < band && long2(c.X, c.Y) < 0.15 {
		k = glass
	}
	return min(lens-0.03, band), k
}

func headset(q solid.Vec) (float64, kind) {
	m := solid.V(math.Abs(q.X), q.Y, q.Z)
	band := max(math.Abs(long2(m.X, q.Y-0.30)-0.98)-0.025, math.Abs(q.Z+0.05)-0.07, -q.Y)
	cup := max(long2(q.Y+0.06, q.Z+0.05)-0.25, math.Abs(m.X-0.84)-0.10)
	boom := rod{solid.V(0.88, -0.15, 0.05), solid.V(0.50, -0.72, 0.86), 0.030, 0.030}
	tip := solid.V(0.46, -0.73, 0.92)
	return min(band, cup-0.03, boom.dist(q), q.Sub(tip).Len()-0.07), dark
}

func peaked(q solid.Vec) (float64, kind) {
	d := egg(q, solid.V(0, 0.40, -0.08), solid.V(0.86, 0.90, 1.04))
	d = max(d, 0.52-q.Y-0.05*q.Z)
	peak := max(long2(q.X*0.9, q.Z-0.30)-0.92, math.Abs(q.Y-0.56+0.18*(q.Z-0.8)+0.25*q.X*q.X)-0.03, 0.6-q.Z)
	return min(d, peak), top
}

// helmet returns a soldier's helmet, with its rim and a strap.
func helmet(q solid.Vec) (float64, kind) {
	m := solid.V(math.Abs(q.X), q.Y, q.Z)
	d := egg(q, solid.V(0, 0.30, -0.06), solid.V(0.98, 1.02, 1.16))
	edge := 0.42 - 0.62*solid.Smooth(0.55, 0.20, q.Z) - 0.16*solid.Smooth(-0.1, -0.6, q.Z)
	d = solid.Carve(d, edge-q.Y, 0.04)
	rim := solid.Carve(egg(q, solid.V(0, 0.28, -0.06), solid.V(1.04, 1.02, 1.22)), math.Abs(q.Y-edge-0.03)-0.045, 0.02)
	ridge := max(math.Abs(m.X)-0.10, egg(q, solid.V(0, 0.30, -0.06), solid.V(0.98, 1.06, 1.20)), edge-q.Y)
	strap := rod{solid.V(0.80, -0.15, 0.10), solid.V(0.20, -1.18, 0.55), 0.05, 0.04}
	mount := max(long2(q.X, q.Y-0.72)-0.16, math.Abs(q.Z-1.05)-0.10)
	k := steel
	s := strap.dist(m)
	if s < min(d, rim, ridge, mount) {
		k = dark
	}
	return min(d, rim, ridge, mount, s), k
}

// hood returns the raised hood of a robe.
func hood(q solid.Vec) (float64, kind) {
	outer := egg(q, solid.V(0, 0.05, -0.22), solid.V(1.02, 1.34, 1.22))
	outer = solid.Blend(outer, egg(q, solid.V(0, -0.95, -0.25), solid.V(0.95, 0.75, 0.85)), 0.2)
	outer += 0.02 * math.Sin(9*q.Y+4*math.Abs(q.X))
	inner := egg(q, solid.V(0, 0, 0.15), solid.V(0.84, 1.16, 1.25))
	d := solid.Carve(outer, -inner, 0.05)
	d = solid.Carve(d, q.Z-0.62-0.10*q.Y, 0.06)
	return d * 0.9, top
}
