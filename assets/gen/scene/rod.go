package scene

import "battlestar/assets/gen/solid"

// rod is a rod with round ends that tapers from the radius ra at a to rb at b. It gives only a distance, for shapes that are put together from
// several; solid.Rod is a whole solid.
type rod struct {
	a, b   solid.Vec
	ra, rb float64
}

// dist returns the distance to the surface, below 0 inside.
func (r rod) dist(p solid.Vec) float64 {
	ab := r.b.Sub(r.a)
	t := solid.Clamp(p.Sub(r.a).Dot(ab)/max(1e-9, ab.Dot(ab)), 0, 1)
	return p.Sub(r.a.Add(ab.Mul(t))).Len() - solid.Mix(r.ra, r.rb, t)
}
