package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// desk is a table top on two sides.
func (s *stage) desk(x0, x1, y0, y1, z float64, k *stuff) {
	s.put(k, slab(x0, x1, y0, y1, z-0.06, z), slab(x0+0.05, x0+0.13, y0+0.05, y1-0.05, 0, z-0.05), slab(x1-0.13, x1-0.05, y0+0.05, y1-0.05, 0, z-0.05))
}

// seat is a stool.
func (s *stage) seat(x, y float64) {
	s.put(chair(), solid.Drum(x, y, 0.40, 0.45, 0.19, 0.02), solid.Drum(x, y, 0, 0.42, 0.035, 0.01), solid.Drum(x, y, 0, 0.04, 0.20, 0.02))
}

// books is a shelf of them.
func (s *stage) books(x0, x1, y, z float64, seed int) {
	s.put(wood(), slab(x0-0.05, x1+0.05, y, y+0.35, z-0.04, z))
	x := x0
	for i := 0; x < x1-0.08; i++ {
		w, h := 0.05+0.05*solid.Hash(i, 1, seed), 0.22+0.13*solid.Hash(i, 2, seed)
		s.put(metal([]uint32{0x6a2a24, 0x32465a, 0x5a4a2a, 0x2c3c30, 0x4a2c3c, 0x6a6048}[int(solid.Hash(i, 3, seed)*6)], 0.15), slab(x, x+w-0.008, y+0.02, y+0.28, z, z+h))
		x += w
		if solid.Hash(i, 4, seed) > 0.9 {
			x += 0.2
		}
	}
}

// glassOf is a drink, full to a part.
func (s *stage) glassOf(x, y, z, r float64) {
	s.put(&stuff{color: amber.Mul(0.2), light: amber.Mul(0.30), gloss: 1}, solid.Drum(x, y, z+0.02, z+1.2*r, r*0.92, 0.005))
	s.put(&stuff{color: pale.Mul(0.2), light: pale.Mul(0.12), gloss: 1}, solid.Ring(x, y, z+2.1*r, r, 0.012*r/0.06, 0.012, 0.004), solid.Drum(x, y, z, z+0.02, r, 0.005))
}

// pendant is a lamp that hangs from the ceiling.
func (s *stage) pendant(x, y, z float64, light solid.Color, power, halo float64) {
	s.put(metal(0x30363c, 0.6), solid.Drum(x, y, z, z+0.10, 0.26, 0.02), solid.Rod(solid.V(x, y, z), solid.V(x, y, z+2), 0.015, 0.015))
	s.put(shining(light.Mul(1.5)), solid.Drum(x, y, z-0.03, z+0.01, 0.21, 0.005))
	s.lamp(solid.V(x, y, z-0.12), light.Mul(power), halo, true)
}

// lampOn is a lamp that stands on a table of some height.
func (s *stage) lampOn(x, y, z float64) {
	s.put(metal(0x6a5a3a, 0.6), solid.Rod(solid.V(x, y, z), solid.V(x, y, z+0.38), 0.016, 0.016), solid.Drum(x, y, z, z+0.03, 0.10, 0.01))
	s.put(&stuff{color: solid.Hex(0x2a5a48), light: hope.Mul(0.10), gloss: 0.5}, solid.New(func(p solid.Vec) float64 {
		q := p.Sub(solid.V(x, y, z+0.42))
		return max(math.Hypot(q.X, q.Y)-0.19+0.5*(q.Z+0.07), math.Abs(q.Z)-0.09) * 0.85
	}, x-0.25, y-0.25, x+0.25, y+0.25))
	s.put(shining(warm.Mul(1.6)), solid.Egg(solid.V(x, y, z+0.34), solid.V(0.06, 0.06, 0.04)))
	s.lamp(solid.V(x, y, z+0.26), warm.Mul(1.1), 0.35, true)
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

// mugshot is how bright somebody's picture on a display is, which goes from -1 to 1 both ways.
func mugshot(who people.Person, turn float64) func(u, v float64) float64 {
	s := &stage{zoom: 2.6, above: pale.Mul(0.05), below: pale.Mul(0.03), air: solid.RGB(0.10, 0.10, 0.10), far: 6, key: pale.Mul(0.9), rim: pale.Mul(0.5)}
	f := figure.New(who, figure.Proud, solid.V(0, 0, 0), turn)
	s.cast(f)
	s.eye, s.aim = f.Eyes().Add(solid.V(0, -1.5, 0)), f.Eyes().Sub(solid.V(0, 0, 0.08))
	s.open()
	const w, h = 96, 60
	c := s.traced(w, h)
	return func(u, v float64) float64 {
		i, j := int(solid.Clamp((u+1)/2*w, 0, w-1)), int(solid.Clamp((1-v)/2*h, 0, h-1))
		p := c.pix[j*w+i]
		return min(0.8, 0.3*p.R+0.55*p.G+0.15*p.B)
	}
}
