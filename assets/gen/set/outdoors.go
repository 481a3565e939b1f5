package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// OpenSpace returns a stage in space with a sun of the color key in the direction from, and a faint light from everywhere.
func OpenSpace(light solid.Color, sky Sky, from solid.Vec, key solid.Color) *Stage {
	return &Stage{
		Eye: solid.V(0, -10, 0.6), Aim: solid.V(0, 0, 0.9), Zoom: 1.3, Far: 400, Sky: sky, Above: light.Mul(0.05), Below: light.Mul(0.025),
		Sun: Sun{from.Unit(), key, false}, Look: Look{Bright: 1.15, Bloom: 0.25, Paint: 0.5},
	}
}

// Land returns a stage under an open sky, on ground of a color, the hillier the larger bumps is. low is the color of the sky at the horizon and
// high the one overhead; the sun has the color key and stands in the direction from.
func Land(low, high solid.Color, from solid.Vec, key solid.Color, ground uint32, bumps float64, seed int) *Stage {
	s := &Stage{
		Eye: solid.V(0, -7, 1.5), Aim: solid.V(0, 4, 2.0), Zoom: 1.35, Far: 160, Above: high.Mul(0.6), Below: low.Mul(0.12), Fog: low.Mul(0.55), FogDensity: 0.016,
		Sun: Sun{from.Unit(), key, true}, Key: low.Mix(Pale, 0.3).Mul(0.35), Rim: key.Mul(0.5), Look: Look{Bright: 1.05, Bloom: 0.3, Paint: 0.7},
	}
	s.Sky = func(x, y float64, d solid.Vec) solid.Color {
		c := low.Mix(high, solid.Smooth(-0.05, 0.45, d.Z))
		n := solid.Cloud(d.X*3/(0.25+d.Z)+20, d.Y*2/(0.25+d.Z)+20, seed)
		c = c.Mix(low.Mul(1.1), 0.55*solid.Smooth(0.45, 0.75, n)*solid.Smooth(0, 0.15, d.Z))
		return c.Add(key.Mul(0.5 * math.Pow(max(0, d.Dot(from.Unit())), 60))).Add(key.Mul(0.25 * math.Pow(max(0, d.Dot(from.Unit())), 6)))
	}
	k := &Material{Color: solid.Hex(ground), Gloss: 0.05}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		f.Color = f.Color.Mul(0.6 + 0.7*solid.Cloud(p.X*0.9+40, p.Y*0.9+40, seed+3))
	}
	s.Put(k, Unbounded(func(p solid.Vec) float64 {
		h := bumps * (solid.Cloud(p.X*0.16+50, p.Y*0.16+50, seed) - 0.5) * solid.Smooth(1, 16, math.Hypot(p.X, p.Y+2)) * 7
		h += 0.10 * bumps * (solid.Cloud(p.X*1.3+50, p.Y*1.3+50, seed+1) - 0.5)
		return (p.Z - h) * 0.6
	}))
	return s
}

// Rocks adds n asteroids of about a size, their y between near and far.
func (s *Stage) Rocks(n, seed int, near, far, size float64, k *Material) {
	for i := range n {
		y := solid.Mix(near, far, solid.Hash(i, 1, seed))
		at := solid.V((solid.Hash(i, 2, seed)-0.5)*(y+12)*1.2, y, (solid.Hash(i, 3, seed)-0.45)*(y+12)*0.7+0.6)
		r := size * (0.25 + solid.Hash(i, 4, seed)*solid.Hash(i, 5, seed)*1.6)
		s.PutBall(k, Rock(at, r, seed+i), at, r*1.35)
	}
}

// Ruin adds a bombed house at (x, y), w wide and deep and about h high.
func (s *Stage) Ruin(x, y, w, h float64, seed int, k *Material) {
	s.Put(k, solid.New(func(p solid.Vec) float64 {
		q := solid.V(p.X-x, p.Y-y, p.Z)
		top := h * (0.45 + 0.9*solid.Noise(p.X*1.1+30, p.Y*1.1+30, seed))
		wall := max(solid.Box(solid.V(0, 0, h/2), solid.V(w/2, w/2, h), 0.02).Dist(q), (q.Z-top)*0.6)
		inner := solid.Box(solid.V(0, 0, h/2), solid.V(w/2-0.25, w/2-0.25, h*2), 0.02).Dist(q)
		wx := min(math.Abs(math.Mod(math.Abs(q.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(q.Y)+0.5, 1)-0.5)) - 0.24
		hole := max(wx, math.Abs(math.Mod(q.Z, 1.3)-0.65)-0.36)
		return max(wall, -inner, -hole) * 0.7
	}, x-w/2, y-w/2, x+w/2, y+w/2))
}
