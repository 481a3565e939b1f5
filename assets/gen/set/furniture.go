package set

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// Desk adds a table top at the height z on two side panels.
func (s *Stage) Desk(x0, x1, y0, y1, z float64, k *Material) {
	s.Put(k, Slab(x0, x1, y0, y1, z-0.06, z), Slab(x0+0.05, x0+0.13, y0+0.05, y1-0.05, 0, z-0.05), Slab(x1-0.13, x1-0.05, y0+0.05, y1-0.05, 0, z-0.05))
}

// Stool adds a round stool. Somebody who sits on it has the pose figure.Sitting and the same place.
func (s *Stage) Stool(x, y float64) {
	s.Put(Upholstery(), solid.Drum(x, y, 0.40, 0.45, 0.19, 0.02), solid.Drum(x, y, 0, 0.42, 0.035, 0.01), solid.Drum(x, y, 0, 0.04, 0.20, 0.02))
}

// Books adds a shelf at the height z with books on it.
func (s *Stage) Books(x0, x1, y, z float64, seed int) {
	s.Put(Wood(), Slab(x0-0.05, x1+0.05, y, y+0.35, z-0.04, z))
	x := x0
	for i := 0; x < x1-0.08; i++ {
		w, h := 0.05+0.05*solid.Hash(i, 1, seed), 0.22+0.13*solid.Hash(i, 2, seed)
		s.Put(Metal([]uint32{0x6a2a24, 0x32465a, 0x5a4a2a, 0x2c3c30, 0x4a2c3c, 0x6a6048}[int(solid.Hash(i, 3, seed)*6)], 0.15), Slab(x, x+w-0.008, y+0.02, y+0.28, z, z+h))
		x += w
		if solid.Hash(i, 4, seed) > 0.9 {
			x += 0.2
		}
	}
}

// Drink adds a glass of radius r, half full.
func (s *Stage) Drink(x, y, z, r float64) {
	s.Put(&Material{Color: Amber.Mul(0.2), Light: Amber.Mul(0.30), Gloss: 1}, solid.Drum(x, y, z+0.02, z+1.2*r, r*0.92, 0.005))
	s.Put(&Material{Color: Pale.Mul(0.2), Light: Pale.Mul(0.12), Gloss: 1}, solid.Ring(x, y, z+2.1*r, r, 0.012*r/0.06, 0.012, 0.004), solid.Drum(x, y, z, z+0.02, r, 0.005))
}

// HangingLamp adds a lamp on a rod from the ceiling.
func (s *Stage) HangingLamp(x, y, z float64, light solid.Color, power, halo float64) {
	s.Put(Metal(0x30363c, 0.6), solid.Drum(x, y, z, z+0.10, 0.26, 0.02), solid.Rod(solid.V(x, y, z), solid.V(x, y, z+2), 0.015, 0.015))
	s.Put(Shining(light.Mul(1.5)), solid.Drum(x, y, z-0.03, z+0.01, 0.21, 0.005))
	s.Lamp(solid.V(x, y, z-0.12), light.Mul(power), halo, true)
}

// TableLamp adds a lamp with a green shade that stands on the height z.
func (s *Stage) TableLamp(x, y, z float64) {
	s.Put(Metal(0x6a5a3a, 0.6), solid.Rod(solid.V(x, y, z), solid.V(x, y, z+0.38), 0.016, 0.016), solid.Drum(x, y, z, z+0.03, 0.10, 0.01))
	s.Put(&Material{Color: solid.Hex(0x2a5a48), Light: Hope.Mul(0.10), Gloss: 0.5}, solid.New(func(p solid.Vec) float64 {
		q := p.Sub(solid.V(x, y, z+0.42))
		return max(math.Hypot(q.X, q.Y)-0.19+0.5*(q.Z+0.07), math.Abs(q.Z)-0.09) * 0.85
	}, x-0.25, y-0.25, x+0.25, y+0.25))
	s.Put(Shining(Warm.Mul(1.6)), solid.Egg(solid.V(x, y, z+0.34), solid.V(0.06, 0.06, 0.04)))
	s.Lamp(solid.V(x, y, z+0.26), Warm.Mul(1.1), 0.35, true)
}

// Console adds a workplace with a sloping screen. It faces the camera where turnDeg is 0.
func (s *Stage) Console(x, y, turnDeg float64, body *Material, light solid.Color, seed int) {
	sin, cos := math.Sincos(turnDeg * math.Pi / 180)
	local := func(p solid.Vec) solid.Vec {
		q := p.Sub(solid.V(x, y, 0))
		return solid.V(q.X*cos+q.Y*sin, -q.X*sin+q.Y*cos, q.Z)
	}
	s.PutBall(body, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := local(p)
		d := solid.Box(solid.V(0, 0.1, 0.42), solid.V(0.62, 0.30, 0.42), 0.03).Dist(q)
		lean := q.Z - 1.02 - 0.55*(q.Y-0.1)
		top := max(solid.Box(solid.V(0, 0.15, 1.0), solid.V(0.62, 0.33, 0.34), 0.02).Dist(q), lean*0.87)
		return min(d, top)
	}}, solid.V(x, y, 0.7), 1.15)
	glass := &Material{Gloss: 0.6}
	glass.Paint = func(p, n solid.Vec, f *Surface) {
		q := local(p)
		u, v := q.X, q.Y
		f.Light = light.Mul(Readout(u*1.6, v*1.6, seed))
	}
	s.PutBall(glass, solid.Solid{Dist: func(p solid.Vec) float64 {
		q := local(p)
		lean := math.Abs(q.Z-1.03-0.55*(q.Y-0.1))*0.87 - 0.008
		return max(lean, math.Abs(q.X)-0.52, math.Abs(q.Y-0.13)-0.22)
	}}, solid.V(x, y, 1.0), 0.8)
}

// Display adds a flat screen around (x, y, z) that faces the camera, w wide and h high; draw returns its light at u and v, from -1 to 1.
func (s *Stage) Display(x, y, z, w, h float64, draw func(u, v float64) solid.Color) {
	k := &Material{Gloss: 0.5}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		if n.Y < -0.5 {
			f.Light = draw((p.X-x)/w*2, (p.Z-z)/h*2)
		}
	}
	s.Put(k, Slab(x-w/2, x+w/2, y, y+0.04, z-h/2, z+h/2))
	s.Put(Metal(0x20252b, 0.5), solid.Less(Slab(x-w/2-0.07, x+w/2+0.07, y+0.01, y+0.14, z-h/2-0.07, z+h/2+0.07), Slab(x-w/2, x+w/2, y-0.2, y+0.02, z-h/2, z+h/2), 0.005))
}

// Readout returns the brightness of a screen with rows of text and a curve.
func Readout(u, v float64, seed int) float64 {
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

// Radar returns what a round radar screen shows: rings, a sweeping hand, and dots in the color of foes.
func Radar(light solid.Color, seed, dots int, foes solid.Color) func(u, v float64) solid.Color {
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

// Mugshot returns the brightness of a portrait of somebody at u and v, from -1 to 1, for a screen or a photograph.
func Mugshot(who people.Person, turn float64) func(u, v float64) float64 {
	s := &Stage{Zoom: 2.6, Above: Pale.Mul(0.05), Below: Pale.Mul(0.03), Fog: solid.RGB(0.10, 0.10, 0.10), Far: 6, Key: Pale.Mul(0.9), Rim: Pale.Mul(0.5)}
	f := figure.New(who, figure.Proud, solid.V(0, 0, 0), turn)
	s.Cast(f)
	s.Eye, s.Aim = f.Eyes().Add(solid.V(0, -1.5, 0)), f.Eyes().Sub(solid.V(0, 0, 0.08))
	s.open()
	const w, h = 96, 60
	c := s.traced(w, h)
	return func(u, v float64) float64 {
		i, j := int(solid.Clamp((u+1)/2*w, 0, w-1)), int(solid.Clamp((1-v)/2*h, 0, h-1))
		p := c.pix[j*w+i]
		return min(0.8, 0.3*p.R+0.55*p.G+0.15*p.B)
	}
}
