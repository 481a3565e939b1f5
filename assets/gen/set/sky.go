package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Sky returns the light of the sky. x and y are the point of the picture, d is the direction of the ray: what is fixed in the picture, such as a
// planet, uses the point, what belongs to the world, such as clouds, uses the direction.
type Sky func(x, y float64, d solid.Vec) solid.Color

// Nebula returns a sky of stars and nebulae in two colors.
func Nebula(one, two solid.Color, seed int) Sky {
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

// RedSky returns a dark red nebula.
func RedSky(seed int) Sky {
	return Nebula(solid.RGB(0.30, 0.05, 0.03), solid.RGB(0.10, 0.03, 0.09), seed)
}

// BlueSky returns a blue nebula.
func BlueSky(seed int) Sky {
	return Nebula(solid.RGB(0.03, 0.10, 0.22), solid.RGB(0.04, 0.03, 0.12), seed)
}

// TealSky returns a blue-green nebula.
func TealSky(seed int) Sky {
	return Nebula(solid.RGB(0.02, 0.16, 0.17), solid.RGB(0.02, 0.05, 0.14), seed)
}

// AmberSky returns a brown and amber nebula.
func AmberSky(seed int) Sky {
	return Nebula(solid.RGB(0.26, 0.13, 0.04), solid.RGB(0.12, 0.04, 0.04), seed)
}

// VioletSky returns a violet nebula.
func VioletSky(seed int) Sky {
	return Nebula(solid.RGB(0.16, 0.05, 0.22), solid.RGB(0.03, 0.07, 0.20), seed)
}

// GreenSky returns a green nebula.
func GreenSky(seed int) Sky {
	return Nebula(solid.RGB(0.05, 0.20, 0.08), solid.RGB(0.10, 0.12, 0.02), seed)
}

// BlackSky returns nearly black space.
func BlackSky(seed int) Sky {
	return Nebula(solid.RGB(0.012, 0.02, 0.04), solid.RGB(0.01, 0.01, 0.02), seed)
}

// Orb describes a planet or moon in the sky.
type Orb struct {
	X, Y, R   float64   // center and radius in the picture
	Sun       solid.Vec // direction towards the sun: x to the right, y up, z to the camera
	Land, Sea solid.Color
	Air       solid.Color // color of the thin line of air around it
	Bands     float64     // how close together the cloud bands of a gas giant are; 0 for a planet with land
	Craters   float64     // depth of craters; 0 for none
	Seed      int
	Ring      bool
	Glow      solid.Color // what shines by itself, on the dark side too
}

// Planet returns a sky with an orb in front of it.
func Planet(sky Sky, w Orb) Sky {
	w.Sun = w.Sun.Unit()
	return func(x, y float64, d solid.Vec) solid.Color {
		c := sky(x, y, d)
		px, py := (x-w.X)/w.R, (y-w.Y)/w.R
		rr := px*px + py*py
		if rr < 1 {
			n := solid.V(px, py, math.Sqrt(1-rr))
			u, v, q := n.X*2.2+float64(w.Seed), n.Y*2.2+7, n.Z*2.2
			wx := solid.Cloud(u+q, v-q, w.Seed) - 0.5
			t := solid.Cloud(u+q*0.7+1.3*wx, v+q*0.5+1.3*wx, w.Seed+1)
			if w.Bands > 0 {
				tilt := n.Y + 0.22*n.X
				t = 0.5 + 0.32*math.Sin(tilt*w.Bands+2.2*(solid.Cloud(u*0.6, tilt*w.Bands*0.6+3, w.Seed+2)-0.5)*3) + 0.35*(solid.Cloud(u*1.3+4*wx, tilt*9, w.Seed+4)-0.5)
			}
			col := w.Sea.Mix(w.Land, solid.Smooth(0.42, 0.60, t))
			col = col.Mul(0.72 + 0.56*solid.Cloud(u*3+q, v*3, w.Seed+5))
			if w.Craters > 0 {
				for i := range 26 {
					a := solid.V(solid.Hash(i, 1, w.Seed)*2-1, solid.Hash(i, 2, w.Seed)*2-1, 0.2+0.8*solid.Hash(i, 3, w.Seed)).Unit()
					size := 0.06 + 0.18*solid.Hash(i, 4, w.Seed)*solid.Hash(i, 5, w.Seed)
					e := n.Sub(a)
					k := e.Len() / size
					if k < 1.25 {
						n = n.Add(e.Unit().Mul(w.Craters * 0.6 * (solid.Smooth(0.35, 0.85, k) - 2.2*solid.Smooth(0.85, 1.2, k)*solid.Smooth(1.25, 1.15, k)))).Unit()
						col = col.Mul(0.86 + 0.14*solid.Smooth(0, 0.9, k))
					}
				}
			}
			rough := (solid.Cloud(u*7+q*5, v*7+q*3, w.Seed+6) - 0.5) * 0.5
			day := n.Dot(w.Sun) + rough*0.18*(1-min(1, w.Bands))
			lit := solid.Smooth(-0.08, 0.75, day)
			g := solid.RGB(col.R, col.G, col.B).Mul(1.05 * lit).Add(w.Glow.Mul(solid.Smooth(0.5, 0.75, solid.Cloud(u*2.4+q, v*2.4, w.Seed+8))))
			edge := math.Pow(1-n.Z, 3)
			g = g.Add(w.Air.Mul(edge * solid.Smooth(-0.35, 0.6, n.Dot(w.Sun)) * 0.8)).Add(w.Air.Mul(0.05 * lit))
			cover := solid.Smooth(1, 0.985, math.Sqrt(rr))
			c = c.Mix(g, cover)
		}
		out := math.Sqrt(rr) - 1
		if out > -0.02 {
			face := (px*w.Sun.X + py*w.Sun.Y) / max(1e-6, math.Sqrt(rr))
			c = c.Add(w.Air.Mul(math.Exp(-max(0, out)*16) * 0.3 * solid.Smooth(-0.5, 0.8, face)))
		}
		if w.Ring {
			qx, qy := px*0.94+py*0.34, (py*0.94-px*0.34)/0.24
			rd := math.Hypot(qx, qy)
			behind := qy > 0 && rr < 1
			if rd > 1.3 && rd < 2.3 && !behind {
				a := solid.Smooth(1.3, 1.36, rd) * solid.Smooth(2.3, 2.2, rd) * (0.35 + 0.65*solid.Noise(rd*26, 1, w.Seed)) * 0.8
				c = c.Mix(w.Land.Mul(1.1), a*0.75)
			}
		}
		return c
	}
}

// Star returns a sky with a sun in front of it, r being its radius and (x0, y0) its center in the picture.
func Star(sky Sky, x0, y0, r float64, light solid.Color) Sky {
	return func(x, y float64, d solid.Vec) solid.Color {
		q := math.Hypot(x-x0, y-y0) / r
		c := sky(x, y, d)
		a := math.Atan2(y-y0, x-x0)
		ray := 0.75 + 0.5*solid.Noise(a*4+30, 2, 3)
		return c.Add(light.Mul(3*solid.Smooth(1.05, 0.9, q) + 0.9*math.Exp(-q*0.8)*ray + 0.25/(1+q*q*0.3)))
	}
}

// Directions of the sun.
var (
	FromLeft  = solid.V(-0.6, -0.35, 0.6) // over the left shoulder of the camera
	FromRight = solid.V(0.7, 0.3, 0.5)    // from the right, a little behind what is in the picture
	FromFar   = solid.V(0.3, 0.75, 0.5)   // from behind what is in the picture
)

// Colors of the sun.
var (
	Sunlight = solid.RGB(1.9, 1.75, 1.5)
	RedSun   = solid.RGB(2.5, 1.25, 0.75)
	BlueSun  = solid.RGB(1.2, 1.7, 2.4)
)
