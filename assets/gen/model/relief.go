package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// relief is what the shape around a point does to its paint: how open it is to the sky, and whether it is an edge or a corner.
type relief struct{ open, edge, wash float32 }

// reliefs computes the relief at each ray from heights and normals.
func reliefs(hits []hit, v view, reach float64) []relief {
	w, h := v.w*v.fine, v.h*v.fine
	u := v.unit()
	out := make([]relief, len(hits))
	const ways, steps = 10, 7
	far := reach / u // in rays
	first := float64(v.fine) * 0.9
	grow := math.Pow(far/first, 1/float64(steps-1))
	near, wide := max(1, int(float64(v.fine)*0.8)), max(2, int(float64(v.fine)*2.2))
	Each(h, func(j int) {
		for i := range w {
			c := &hits[j*w+i]
			if c.skin < 0 {
				continue
			}
			o := &out[j*w+i]
			turn := (float64((i*7+j*13)%9) + solid.Hash(i, j, 5)) / 9 * 2 * math.Pi / ways
			shut := 0.0
			for k := range ways {
				dy, dx := math.Sincos(turn + float64(k)*2*math.Pi/ways)
				base := solid.Clamp(-(float64(c.nx)*dx+float64(c.ny)*dy)/float64(c.nz), -1.2, 1.2)
				top := base
				r := first
				for range steps {
					a, b := i+int(math.Round(dx*r)), j-int(math.Round(dy*r))
					if a < 0 || b < 0 || a >= w || b >= h {
						break
					}
					if q := &hits[b*w+a]; q.skin >= 0 {
						t := float64(q.z-c.z) / (r * u)
						fade := 1 - 0.75*(r/far)
						if t > base {
							top = max(top, base+(t-base)*fade)
						}
					}
					r *= grow
				}
				if top > base {
					shut += top/math.Sqrt(1+top*top) - base/math.Sqrt(1+base*base)
				}
			}
			o.open = float32(math.Pow(solid.Clamp(1-shut/ways, 0, 1), 1.25))
			small, smallJump := bend(hits, w, h, i, j, near, u)
			big, bigJump := bend(hits, w, h, i, j, wide, u)
			bump := max(solid.Smooth(0.10, 0.55, small), 0.75*solid.Smooth(0.10, 0.6, big), 0.9*solid.Smooth(0.35, 1.2, smallJump))
			dent := max(0.8*solid.Smooth(0.12, 0.6, -small), solid.Smooth(0.10, 0.6, -big), 0.9*solid.Smooth(0.5, 1.6, -bigJump))
			o.edge, o.wash = float32(bump), float32(dent)
		}
	})
	return out
}

// bend returns how much the surface curves at a ray, above 0 outward, and how steeply it breaks off, above 0 downward.
func bend(hits []hit, w, h, i, j, r int, u float64) (curve, jump float64) {
	c := &hits[j*w+i]
	for _, k := range [4][2]int{{r, 0}, {-r, 0}, {0, r}, {0, -r}} {
		a, b := i+k[0], j+k[1]
		if a < 0 || b < 0 || a >= w || b >= h || hits[b*w+a].skin < 0 {
			jump += 0.35
			continue
		}
		q := &hits[b*w+a]
		drop := float64(c.z-q.z) / (float64(r) * u)
		if math.Abs(drop) > 2.2 {
			jump += solid.Clamp(drop/6, -0.8, 0.8)
			continue
		}
		curve += float64(float32(k[0])*(q.nx-c.nx)-float32(k[1])*(q.ny-c.ny)) / float64(r) / 2
	}
	return curve, jump
}
