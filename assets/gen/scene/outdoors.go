package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// outside is a stage in space: a sun, and a faint light from everywhere.
func outside(light solid.Color, sky skyFunc, from solid.Vec, key solid.Color) *stage {
	return &stage{
		eye: solid.V(0, -10, 0.6), aim: solid.V(0, 0, 0.9), zoom: 1.3, far: 400, sky: sky, above: light.Mul(0.05), below: light.Mul(0.025),
		sun: sun{from.Unit(), key, false}, look: look{bright: 1.15, bloom: 0.25, paint: 0.5},
	}
}

// land is a stage under an open sky: low is the light at the horizon, high that over it.
func land(low, high solid.Color, from solid.Vec, key solid.Color, ground uint32, bumps float64, seed int) *stage {
	s := &stage{
		eye: solid.V(0, -7, 1.5), aim: solid.V(0, 4, 2.0), zoom: 1.35, far: 160, above: high.Mul(0.6), below: low.Mul(0.12), air: low.Mul(0.55), thick: 0.016,
		sun: sun{from.Unit(), key, true}, key: low.Mix(pale, 0.3).Mul(0.35), rim: key.Mul(0.5), look: look{bright: 1.05, bloom: 0.3, paint: 0.7},
	}
	s.sky = func(x, y float64, d solid.Vec) solid.Color {
		c := low.Mix(high, solid.Smooth(-0.05, 0.45, d.Z))
		n := solid.Cloud(d.X*3/(0.25+d.Z)+20, d.Y*2/(0.25+d.Z)+20, seed)
		c = c.Mix(low.Mul(1.1), 0.55*solid.Smooth(0.45, 0.75, n)*solid.Smooth(0, 0.15, d.Z))
		return c.Add(key.Mul(0.5 * math.Pow(max(0, d.Dot(from.Unit())), 60))).Add(key.Mul(0.25 * math.Pow(max(0, d.Dot(from.Unit())), 6)))
	}
	k := &stuff{color: solid.Hex(ground), gloss: 0.05}
	k.paint = func(p, n solid.Vec, f *surface) {
		f.color = f.color.Mul(0.6 + 0.7*solid.Cloud(p.X*0.9+40, p.Y*0.9+40, seed+3))
	}
	s.put(k, everywhere(func(p solid.Vec) float64 {
		h := bumps * (solid.Cloud(p.X*0.16+50, p.Y*0.16+50, seed) - 0.5) * solid.Smooth(1, 16, math.Hypot(p.X, p.Y+2)) * 7
		h += 0.10 * bumps * (solid.Cloud(p.X*1.3+50, p.Y*1.3+50, seed+1) - 0.5)
		return (p.Z - h) * 0.6
	}))
	return s
}

// rocks is asteroids; a lump each.
func (s *stage) rocks(n, seed int, near, far, size float64, k *stuff) {
	for i := range n {
		y := solid.Mix(near, far, solid.Hash(i, 1, seed))
		at := solid.V((solid.Hash(i, 2, seed)-0.5)*(y+12)*1.2, y, (solid.Hash(i, 3, seed)-0.45)*(y+12)*0.7+0.6)
		r := size * (0.25 + solid.Hash(i, 4, seed)*solid.Hash(i, 5, seed)*1.6)
		s.putBall(k, rock(at, r, seed+i), at, r*1.35)
	}
}

// broken is a house that was bombed.
func (s *stage) broken(x, y, w, h float64, seed int, k *stuff) {
	s.put(k, solid.New(func(p solid.Vec) float64 {
		q := solid.V(p.X-x, p.Y-y, p.Z)
		top := h * (0.45 + 0.9*solid.Noise(p.X*1.1+30, p.Y*1.1+30, seed))
		wall := max(solid.Box(solid.V(0, 0, h/2), solid.V(w/2, w/2, h), 0.02).Dist(q), (q.Z-top)*0.6)
		inner := solid.Box(solid.V(0, 0, h/2), solid.V(w/2-0.25, w/2-0.25, h*2), 0.02).Dist(q)
		wx := min(math.Abs(math.Mod(math.Abs(q.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(q.Y)+0.5, 1)-0.5)) - 0.24
		hole := max(wx, math.Abs(math.Mod(q.Z, 1.3)-0.65)-0.36)
		return max(wall, -inner, -hole) * 0.7
	}, x-w/2, y-w/2, x+w/2, y+w/2))
}
