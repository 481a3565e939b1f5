package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// skyFunc is the light of the sky at a point of the picture, or where a ray goes.
type skyFunc func(x, y float64, d solid.Vec) solid.Color

// space is a sky of stars and nebula in two colours.
func space(one, two solid.Color, seed int) skyFunc {
	return func(x, y float64, d solid.Vec) solid.Color {
		u, v := x*2.1+11, y*2.1+11
		wx, wy := solid.Cloud(u, v, seed)-0.5, solid.Cloud(u+5, v+9, seed+3)-0.5
		n := solid.Cloud(u+2.2*wx, v+2.2*wy, seed+6)
		m := solid.Cloud(u*0.7-1.5*wy+4, v*0.7+1.5*wx, seed+9)
		c := solid.RGB(0.004, 0.006, 0.011)
		c = c.Add(one.Mul(0.75 * math.Pow(solid.Smooth(0.40, 0.88, n), 1.6)))
		c = c.Add(two.Mul(0.75 * math.Pow(solid.Smooth(0.42, 0.8, m), 2)))
		c = c.Mul(1 - 0.55*solid.Smooth(0.5, 0.7, solid.Cloud(u*1.7+wx, v*1.7+3, seed+13)))
		for i, size := range [2]float64{95, 34} {
			gx, gy := math.Floor(x*size), math.Floor(y*size)
			h := solid.Hash(int(gx), int(gy), seed+20+i)
			if h > 0.86 {
				a, b := solid.Hash(int(gx), int(gy), seed+30), solid.Hash(int(gx), int(gy), seed+31)
				r := math.Hypot(x*size-gx-0.3-0.4*a, y*size-gy-0.3-0.4*b) / size
				light := (h - 0.86) / 0.14
				c = c.Add(solid.RGB(0.8, 0.9, 1).Mul(light * light * math.Exp(-r*r*9e5/float64(1+i*i*3)) * 0.9))
			}
		}
		return c
	}
}

func redSky(seed int) skyFunc {
	return space(solid.RGB(0.30, 0.05, 0.03), solid.RGB(0.10, 0.03, 0.09), seed)
}

func blueSky(seed int) skyFunc {
	return space(solid.RGB(0.03, 0.10, 0.22), solid.RGB(0.04, 0.03, 0.12), seed)
}

func tealSky(seed int) skyFunc {
	return space(solid.RGB(0.02, 0.16, 0.17), solid.RGB(0.02, 0.05, 0.14), seed)
}

func amberSky(seed int) skyFunc {
	return space(solid.RGB(0.26, 0.13, 0.04), solid.RGB(0.12, 0.04, 0.04), seed)
}

func violetSky(seed int) skyFunc {
	return space(solid.RGB(0.16, 0.05, 0.22), solid.RGB(0.03, 0.07, 0.20), seed)
}

func greenSky(seed int) skyFunc {
	return space(solid.RGB(0.05, 0.20, 0.08), solid.RGB(0.10, 0.12, 0.02), seed)
}

func blackSky(seed int) skyFunc {
	return space(solid.RGB(0.012, 0.02, 0.04), solid.RGB(0.01, 0.01, 0.02), seed)
}

// orb is a planet in the sky: its middle and radius in the picture, the side the sun is on, its colours.
type orb struct {
	x, y, r   float64
	sun       solid.Vec // x right, y up, z to the eye
	land, sea solid.Color
	air       solid.Color
	bands     float64 // of a gas giant
	craters   float64
	seed      int
	ring      bool
	glow      solid.Color // of its dark side
}

// planet lays an orb over a sky.
func planet(sky skyFunc, w orb) skyFunc {
	w.sun = w.sun.Unit()
	return func(x, y float64, d solid.Vec) solid.Color {
		c := sky(x, y, d)
		px, py := (x-w.x)/w.r, (y-w.y)/w.r
		rr := px*px + py*py
		if rr < 1 {
			n := solid.V(px, py, math.Sqrt(1-rr))
			u, v, q := n.X*2.2+float64(w.seed), n.Y*2.2+7, n.Z*2.2
			wx := solid.Cloud(u+q, v-q, w.seed) - 0.5
			t := solid.Cloud(u+q*0.7+1.3*wx, v+q*0.5+1.3*wx, w.seed+1)
			if w.bands > 0 {
				tilt := n.Y + 0.22*n.X
				t = 0.5 + 0.32*math.Sin(tilt*w.bands+2.2*(solid.Cloud(u*0.6, tilt*w.bands*0.6+3, w.seed+2)-0.5)*3) + 0.35*(solid.Cloud(u*1.3+4*wx, tilt*9, w.seed+4)-0.5)
			}
			col := w.sea.Mix(w.land, solid.Smooth(0.42, 0.60, t))
			col = col.Mul(0.72 + 0.56*solid.Cloud(u*3+q, v*3, w.seed+5))
			if w.craters > 0 {
				for i := range 26 {
					a := solid.V(solid.Hash(i, 1, w.seed)*2-1, solid.Hash(i, 2, w.seed)*2-1, 0.2+0.8*solid.Hash(i, 3, w.seed)).Unit()
					size := 0.06 + 0.18*solid.Hash(i, 4, w.seed)*solid.Hash(i, 5, w.seed)
					e := n.Sub(a)
					k := e.Len() / size
					if k < 1.25 {
						n = n.Add(e.Unit().Mul(w.craters * 0.6 * (solid.Smooth(0.35, 0.85, k) - 2.2*solid.Smooth(0.85, 1.2, k)*solid.Smooth(1.25, 1.15, k)))).Unit()
						col = col.Mul(0.86 + 0.14*solid.Smooth(0, 0.9, k))
					}
				}
			}
			rough := (solid.Cloud(u*7+q*5, v*7+q*3, w.seed+6) - 0.5) * 0.5
			day := n.Dot(w.sun) + rough*0.18*(1-min(1, w.bands))
			lit := solid.Smooth(-0.08, 0.75, day)
			g := solid.RGB(col.R, col.G, col.B).Mul(1.05 * lit).Add(w.glow.Mul(solid.Smooth(0.5, 0.75, solid.Cloud(u*2.4+q, v*2.4, w.seed+8))))
			edge := math.Pow(1-n.Z, 3)
			g = g.Add(w.air.Mul(edge * solid.Smooth(-0.35, 0.6, n.Dot(w.sun)) * 0.8)).Add(w.air.Mul(0.05 * lit))
			cover := solid.Smooth(1, 0.985, math.Sqrt(rr))
			c = c.Mix(g, cover)
		}
		out := math.Sqrt(rr) - 1
		if out > -0.02 {
			face := (px*w.sun.X + py*w.sun.Y) / max(1e-6, math.Sqrt(rr))
			c = c.Add(w.air.Mul(math.Exp(-max(0, out)*16) * 0.3 * solid.Smooth(-0.5, 0.8, face)))
		}
		if w.ring {
			qx, qy := px*0.94+py*0.34, (py*0.94-px*0.34)/0.24
			rd := math.Hypot(qx, qy)
			behind := qy > 0 && rr < 1
			if rd > 1.3 && rd < 2.3 && !behind {
				a := solid.Smooth(1.3, 1.36, rd) * solid.Smooth(2.3, 2.2, rd) * (0.35 + 0.65*solid.Noise(rd*26, 1, w.seed)) * 0.8
				c = c.Mix(w.land.Mul(1.1), a*0.75)
			}
		}
		return c
	}
}

// star lays a sun over a sky.
func star(sky skyFunc, x0, y0, r float64, light solid.Color) skyFunc {
	return func(x, y float64, d solid.Vec) solid.Color {
		q := math.Hypot(x-x0, y-y0) / r
		c := sky(x, y, d)
		a := math.Atan2(y-y0, x-x0)
		ray := 0.75 + 0.5*solid.Noise(a*4+30, 2, 3)
		return c.Add(light.Mul(3*solid.Smooth(1.05, 0.9, q) + 0.9*math.Exp(-q*0.8)*ray + 0.25/(1+q*q*0.3)))
	}
}

// The suns: over the left shoulder, from behind right, from behind.
var (
	fromLeft  = solid.V(-0.6, -0.35, 0.6)
	fromRight = solid.V(0.7, 0.3, 0.5)
	fromFar   = solid.V(0.3, 0.75, 0.5)
	sunlight  = solid.RGB(1.9, 1.75, 1.5)
	redSun    = solid.RGB(2.5, 1.25, 0.75)
	blueSun   = solid.RGB(1.2, 1.7, 2.4)
)
