package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// The stuffs that rooms and people are made of.
func metal(c uint32, gloss float64) *stuff { return &stuff{color: solid.Hex(c), gloss: gloss} }
func shining(l solid.Color) *stuff         { return &stuff{light: l} }

// deckStuff is a floor of plates that mirrors what stands on it.
func deckStuff(c uint32, mirror float64) *stuff {
	k := &stuff{color: solid.Hex(c), gloss: 0.35, mirror: mirror}
	k.paint = func(p, n solid.Vec, f *surface) {
		a := min(math.Abs(math.Mod(math.Abs(p.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(p.Y)+0.75, 1.5)-0.75))
		f.color = f.color.Mul((0.75 + 0.5*solid.Cloud(p.X*2, p.Y*2, 4)) * (0.45 + 0.55*solid.Smooth(0.005, 0.02, a)))
	}
	return k
}

// wallStuff is plates with seams and rust.
func wallStuff(c uint32) *stuff {
	k := &stuff{color: solid.Hex(c), gloss: 0.3}
	k.paint = func(p, n solid.Vec, f *surface) {
		u := p.Y
		if math.Abs(n.Y) > 0.7 {
			u = p.X
		}
		a := min(math.Abs(math.Mod(math.Abs(u)+0.6, 1.2)-0.6), math.Abs(math.Mod(math.Abs(p.Z)+0.05, 0.9)-0.45))
		f.color = f.color.Mul((0.7 + 0.6*solid.Cloud(u*1.7, p.Z*1.7, 8)) * (0.5 + 0.5*solid.Smooth(0.006, 0.025, a)))
	}
	return k
}

func slab(x0, x1, y0, y1, z0, z1 float64) solid.Solid {
	r := min(0.02, 0.2*min(x1-x0, y1-y0, z1-z0))
	return solid.Box(solid.V((x0+x1)/2, (y0+y1)/2, (z0+z1)/2), solid.V((x1-x0)/2, (y1-y0)/2, (z1-z0)/2), r)
}

// everywhere is a solid without bounds.
func everywhere(f func(p solid.Vec) float64) solid.Solid { return solid.New(f, -1e6, -1e6, 1e6, 1e6) }

func floorAt(z float64) solid.Solid { return everywhere(func(p solid.Vec) float64 { return p.Z - z }) }

// repeat repeats what stands around y = 0 along y, n times from first.
func repeat(s solid.Solid, first, step float64, n int) solid.Solid {
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

// across repeats what stands around x = 0 along x.
func across(s solid.Solid, first, step float64, n int) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		i := solid.Clamp(math.Round((p.X-first)/step), 0, float64(n-1))
		p.X -= first + i*step
		return s.Dist(p)
	}, first+s.X0, s.Y0, first+float64(n-1)*step+s.X1, s.Y1)
}

// octagon2 is the distance to an octagon of a half width and half height with cut corners, below 0 inside.
func octagon2(x, z, w, h, cut float64) float64 {
	x, z = math.Abs(x), math.Abs(z)
	return max(x-w, z-h, (x+z-w-h+cut)/math.Sqrt2)
}

// hallway is a corridor along y, w wide and h high: walls, ribs every other metre, and light strips on the ceiling.
func (s *stage) hallway(w, h, long float64, wall uint32, light solid.Color) {
	mid := h / 2
	s.put(wallStuff(wall), everywhere(func(p solid.Vec) float64 { return -octagon2(p.X, p.Z-mid, w/2, mid, 0.9) }))
	s.put(deckStuff(wall, 0.35), floorAt(0.02))
	rib := solid.New(func(p solid.Vec) float64 {
		return max(-octagon2(p.X, p.Z-mid, w/2-0.16, mid-0.14, 0.9), math.Abs(p.Y)-0.14)
	}, -1e6, -0.14, 1e6, 0.14)
	s.put(metal(wall, 0.4), repeat(rib, 1, 2, int(long/2)))
	s.put(shining(light.Mul(2.4)), repeat(slab(-0.14, 0.14, -0.5, 0.5, h-0.10, h-0.02), 2, 2, int(long/2)))
	s.put(metal(0x2a2f35, 0.5), everywhere(func(p solid.Vec) float64 {
		return math.Hypot(math.Abs(p.X)-w/2+0.30, p.Z-h+0.62) - 0.06
	}), everywhere(func(p solid.Vec) float64 { return math.Hypot(math.Abs(p.X)-w/2+0.12, p.Z-h+1.05) - 0.035 }))
	for i := range int(long / 4) {
		s.lamp(solid.V(0, 2+4*float64(i), h-0.25), light, 0.35, i == 1)
	}
}

// banner is a cloth that hangs from z, w wide.
func banner(x, y, z, w, long float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		q := p
		q.Y -= 0.05 * math.Sin((p.X-x)*9+(z-p.Z)*1.5) * (0.4 + 0.6*(z-p.Z)/long)
		return slab(x-w/2, x+w/2, y-0.012, y+0.012, z-long, z).Dist(q) * 0.8
	}, x-w/2-0.1, y-0.15, x+w/2+0.1, y+0.15)
}

// crate is a box with ribs.
func crate(x, y, z, w, h float64) solid.Solid {
	return solid.New(func(p solid.Vec) float64 {
		q := solid.V(math.Abs(p.X-x), math.Abs(p.Y-y), p.Z-z)
		d := solid.Box(solid.V(0, 0, h/2), solid.V(w/2-0.02, w/2-0.02, h/2-0.01), 0.01).Dist(q)
		frame := solid.Box(solid.V(0, 0, h/2), solid.V(w/2, w/2, h/2), 0.012).Dist(q)
		hole := min(max(q.X, q.Y)-w*0.41, 1e9)
		hole = max(hole, math.Abs(q.Z-h/2)-h*0.36)
		return min(d, max(frame, -hole))
	}, x-w/2, y-w/2, x+w/2, y+w/2)
}

// console is a desk with a leaning screen; it faces the eye's side.
func (s *stage) console(x, y, turnDeg float64, body *stuff, light solid.Color, seed int) {
	sin, cos := math.Sincos(turnDeg * math.Pi / 180)
	local := func(p solid.Vec) solid.Vec {
		q := p.Sub(solid.V(x, y, 0))
		return solid.V(q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos, q.Z)
	}
	s.putBall(body, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := local(p)
		d := solid.Box(solid.V(0, 0.1, 0.42), solid.V(0.62, 0.30, 0.42), 0.03).Dist(q)
		lean := q.Z - 1.02 - 0.55*(q.Y-0.1)
		top := max(solid.Box(solid.V(0, 0.15, 1.0), solid.V(0.62, 0.33, 0.34), 0.02).Dist(q), lean*0.87)
		return min(d, top)
	}}, solid.V(x, y, 0.7), 1.15)
	glass := &stuff{gloss: 0.6}
	glass.paint = func(p, n solid.Vec, f *surface) {
		q := local(p)
		u, v := q.X, q.Y
		f.light = light.Mul(screenLines(u*1.6, v*1.6, seed))
	}
	s.putBall(glass, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := local(p)
		lean := math.Abs(q.Z-1.03-0.55*(q.Y-0.1))*0.87 - 0.008
		return max(lean, math.Abs(q.X)-0.52, math.Abs(q.Y-0.13)-0.22)
	}}, solid.V(x, y, 1.0), 0.8)
}

// screenLines is how bright a display is: rows of marks and a curve.
func screenLines(u, v float64, seed int) float64 {
	row := math.Floor(v * 14)
	f := v*14 - row
	cell := math.Floor(u * 22)
	on := 0.0
	if f > 0.3 && f < 0.75 && solid.Hash(int(cell), int(row), seed) > 0.45 && solid.Hash(int(row), 3, seed) > 0.3 {
		on = 0.9
	}
	wave := math.Abs(v - 0.12*math.Sin(u*9+float64(seed)) - 0.05*math.Sin(u*23))
	return 0.16 + on*0.8 + 1.3*math.Exp(-wave*wave*9000)
}

// display is a flat lit screen that hangs in the room and looks to the eye; draw gives its light at u, v from -1 to 1.
func (s *stage) display(x, y, z, w, h float64, draw func(u, v float64) solid.Color) {
	k := &stuff{gloss: 0.5}
	k.paint = func(p, n solid.Vec, f *surface) {
		if n.Y < -0.5 {
			f.light = draw((p.X-x)/w*2, (p.Z-z)/h*2)
		}
	}
	s.put(k, slab(x-w/2, x+w/2, y, y+0.04, z-h/2, z+h/2))
	s.put(metal(0x20252b, 0.5), solid.Less(slab(x-w/2-0.07, x+w/2+0.07, y+0.01, y+0.14, z-h/2-0.07, z+h/2+0.07), slab(x-w/2, x+w/2, y-0.2, y+0.02, z-h/2, z+h/2), 0.005))
}

// sweep is a round plot with a hand that goes round, and contacts.
func sweep(light solid.Color, seed, dots int, foes solid.Color) func(u, v float64) solid.Color {
	return func(u, v float64) solid.Color {
		r, a := math.Hypot(u, v), math.Atan2(v, u)
		if r > 0.97 {
			return light.Mul(0.03)
		}
		ringAt := math.Abs(math.Mod(r*4+0.5, 1) - 0.5)
		on := 0.10 + 0.5*math.Exp(-ringAt*ringAt*900) + 0.25*math.Exp(-u*u*9000) + 0.25*math.Exp(-v*v*9000)
		t := math.Mod(a-1.1+4*math.Pi, 2*math.Pi) / (2 * math.Pi)
		on += 0.55 * math.Pow(1-t, 6)
		c := light.Mul(on)
		for i := range dots {
			x, y := solid.Hash(i, 1, seed)*1.3-0.65, solid.Hash(i, 2, seed)*1.3-0.65
			d := math.Max(math.Abs(u-x), math.Abs(v-y))
			c = c.Add(foes.Mul(1.8 * solid.Smooth(0.05, 0.03, d)))
		}
		return c
	}
}

// rod2 is a rod by its ends and radii.
type rod2 struct {
	a, b   solid.Vec
	ra, rb float64
}

func (r rod2) dist(p solid.Vec) float64 {
	ab := r.b.Sub(r.a)
	t := solid.Clamp(p.Sub(r.a).Dot(ab)/max(1e-9, ab.Dot(ab)), 0, 1)
	return p.Sub(r.a.Add(ab.Mul(t))).Len() - solid.Mix(r.ra, r.rb, t)
}
