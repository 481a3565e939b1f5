package figure

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Grip is the gesture of a hand.
type Grip int

// The grips.
const (
	Loose   Grip = iota
	Fist         // also around a rod
	Flat         // the fingers straight and together
	Showing      // one finger straight
	Spread
)

// hand returns a palm, four fingers and a thumb.
func (b *bones) hand(i int, g Grip) part {
	f := &b.palm[i]
	at := func(z, y, x float64) solid.Vec { return f.out(x, y, z) }
	var fingers [10]rod
	for n, y := range [4]float64{0.030, 0.010, -0.010, -0.029} {
		first, second := 22.0+5*float64(n), 38.0
		spread := 0.0
		switch g {
		case Loose:
		case Fist:
			first, second = 78, 95
		case Flat:
			first, second = 4, 6
		case Showing:
			first, second = 80, 95
			if n == 0 {
				first, second = 3, 4
			}
		case Spread:
			first, second, spread = 8, 14, 14-9*float64(n)
		}
		long := [4]float64{0.040, 0.044, 0.041, 0.033}[n]
		s1, c1 := math.Sincos(first * math.Pi / 180)
		s2, c2 := math.Sincos((first + second) * math.Pi / 180)
		a := at(0.094-0.004*math.Abs(float64(n)-1), y, 0)
		m := a.Add(f.z.Mul(long * c1)).Add(f.x.Mul(long * s1)).Add(f.y.Mul(long * spread / 57))
		e := m.Add(f.z.Mul(long * 0.95 * c2)).Add(f.x.Mul(long * 0.95 * s2)).Add(f.y.Mul(long * spread / 57))
		fingers[2*n], fingers[2*n+1] = rod{a, m, 0.0105, 0.0095}, rod{m, e, 0.0095, 0.0080}
	}
	out, over := 0.038, 0.012
	if g == Fist || g == Showing {
		out, over = 0.020, 0.034
	}
	base, mid := at(0.028, 0.026, 0.006), at(0.058, 0.026+out*0.75, over)
	fingers[8], fingers[9] = rod{base, mid, 0.0145, 0.0115}, rod{mid, at(0.092, 0.026+out*0.7, over*1.7), 0.0115, 0.009}
	return part{in: held(rod{f.o, at(0.11, 0, 0.02), 0.055, 0.085}), dist: func(p solid.Vec) (float64, kind) {
		q := f.in(p)
		x, y, z := math.Abs(q.X)-0.004, math.Abs(q.Y)-0.030, math.Abs(q.Z-0.052)-0.038
		d := math.Sqrt(max(x, 0)*max(x, 0)+max(y, 0)*max(y, 0)+max(z, 0)*max(z, 0)) + min(0, max(x, y, z)) - 0.011
		wrist := rod{f.o.Sub(f.z.Mul(0.03)), f.o.Add(f.z.Mul(0.02)), 0.027, 0.022}
		d = solid.Blend(d, wrist.dist(p), 0.02)
		d = solid.Blend(d, fingers[8].dist(p), 0.012)
		d = solid.Blend(d, fingers[9].dist(p), 0.004)
		fist := 1e9
		for n := range 8 {
			fist = min(fist, fingers[n].dist(p))
		}
		return solid.Blend(d, fist, 0.006), skin
	}}
}
