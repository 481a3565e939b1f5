package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Slab returns a box between coordinates, its edges slightly rounded.
func Slab(x0, x1, y0, y1, z0, z1 float64) solid.Solid {
	r := min(0.02, 0.2*min(x1-x0, y1-y0, z1-z0))
	return solid.Box(solid.V((x0+x1)/2, (y0+y1)/2, (z0+z1)/2), solid.V((x1-x0)/2, (y1-y0)/2, (z1-z0)/2), r)
}

// SlabAt returns a slab around its center; x, y and z are its half sizes.
func SlabAt(at solid.Vec, x, y, z float64) solid.Solid {
	return Slab(at.X-x, at.X+x, at.Y-y, at.Y+y, at.Z-z, at.Z+z)
}

// LyingDrum returns a cylinder that lies along x, its center at the origin.
func LyingDrum(r, long float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 { return solid.Carve(math.Hypot(p.Y, p.Z)-r, math.Abs(p.X)-long/2, 0.02) }, -long/2, -r, long/2, r)
}

// Octagon returns the distance to the outline of a rectangle with cut corners, which is negative inside. w and h are its half sizes, cut is what
// is missing from a side at each corner.
func Octagon(x, z, w, h, cut float64) float64 {
	x, z = math.Abs(x), math.Abs(z)
	return max(x-w, z-h, (x+z-w-h+cut)/math.Sqrt2)
}

// Unbounded returns a solid without bounds, such as a landscape, from its distance.
func Unbounded(f func(p solid.Vec) float64) solid.Solid { return solid.New(f, -1e6, -1e6, 1e6, 1e6) }

// Floor returns everything below the height z.
func Floor(z float64) solid.Solid { return Unbounded(func(p solid.Vec) float64 { return p.Z - z }) }

// RepeatY returns n copies of a solid along y: s is made around y = 0, the copies are around first, first+step and so on.
func RepeatY(s solid.Solid, first, step float64, n int) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		i := solid.Clamp(math.Round((p.Y-first)/step), 0, float64(n-1))
		d := 1e9
		for _, k := range [2]float64{i, solid.Clamp(i+math.Copysign(1, p.Y-first-i*step), 0, float64(n-1))} {
			q := p
			q.Y -= first + k*step
			d = min(d, s.Dist(q))
		}
		return d
	}, s.X0, first+s.Y0, s.X1, first+float64(n-1)*step+s.Y1)
}

// RepeatX returns n copies of a solid along x, as RepeatY does along y. It looks at the nearest copy only, which is faster; so s should be
// symmetric about x = 0 and narrower than a step.
func RepeatX(s solid.Solid, first, step float64, n int) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		i := solid.Clamp(math.Round((p.X-first)/step), 0, float64(n-1))
		p.X -= first + i*step
		return s.Dist(p)
	}, first+s.X0, s.Y0, first+float64(n-1)*step+s.X1, s.Y1)
}

// Crate returns a box with a raised frame along its edges, w wide and deep and h high, that stands at (x, y) on the height z.
func Crate(x, y, z, w, h float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		q := solid.V(math.Abs(p.X-x), math.Abs(p.Y-y), p.Z-z)
		d := solid.Box(solid.V(0, 0, h/2), solid.V(w/2-0.02, w/2-0.02, h/2-0.01), 0.01).Dist(q)
		frame := solid.Box(solid.V(0, 0, h/2), solid.V(w/2, w/2, h/2), 0.012).Dist(q)
		hole := min(max(q.X, q.Y)-w*0.41, 1e9)
		hole = max(hole, math.Abs(q.Z-h/2)-h*0.36)
		return min(d, max(frame, -hole))
	}, x-w/2, y-w/2, x+w/2, y+w/2)
}

// Banner returns a cloth in folds that hangs down from (x, y, z), w wide.
func Banner(x, y, z, w, long float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		q := p
		q.Y -= 0.05 * math.Sin((p.X-x)*9+(z-p.Z)*1.5) * (0.4 + 0.6*(z-p.Z)/long)
		return Slab(x-w/2, x+w/2, y-0.012, y+0.012, z-long, z).Dist(q) * 0.8
	}, x-w/2-0.1, y-0.15, x+w/2+0.1, y+0.15)
}

// Rock returns a boulder or an asteroid.
func Rock(at solid.Vec, r float64, seed int) solid.Solid {
	o := float64(seed) * 3.7
	return solid.Solid{Dist: func(p solid.Vec) float64 {
		q := p.Sub(at).Mul(1 / r)
		lump := solid.Cloud(q.X*1.1+o+9, q.Y*1.1+q.Z*0.9+9, seed) - 0.5
		fine := solid.Cloud(q.X*3+q.Z*2+o+9, q.Y*3-q.Z*2+19, seed+4) - 0.5
		e := solid.V(q.X*1.1, q.Y, q.Z*(1.2+0.3*solid.Hash(seed, 1, 2)))
		return (e.Len() - 1 - 0.75*lump - 0.22*fine) * r * 0.55
	}}
}
