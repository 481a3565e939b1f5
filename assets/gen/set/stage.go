package set

import (
	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
)

// Stage is a place that is looked at from a point in it: bodies, lamps and air. Lengths are in metres, x goes right, y away, z up.
type Stage struct {
	Eye, Aim     solid.Vec
	Zoom         float64 // the distance at which the picture is one high
	Bodies       []Body
	Lamps        []Lamp
	Sun          Sun
	Above, Below solid.Color // the light that comes from everywhere
	Fog          solid.Color // the colour of fog
	FogDensity   float64     // how much of it a metre hides
	Far          float64     // nothing is seen beyond
	Sky          Sky
	Effects      []Effect
	Look         Look
	Parked       bool        // the engines of craft are off
	Coarse       bool        // soft places are traced with half of the rays and enlarged
	Key, Rim     solid.Color // the light that falls on people only, as on a stage: from before them, and on their edges
	KeyLeft      bool        // the key comes from the left

	right, up, ahead solid.Vec
}

// Body is a solid of one stuff; ball holds all of it where its radius is above 0.
type Body struct {
	solid.Solid
	Material *Material
	ball     solid.Vec
	r        float64

	figure *figure.Figure
}

// Lamp is a light at a point; halo is how much of it hangs in the air.
type Lamp struct {
	At     solid.Vec
	Light  solid.Color
	halo   float64
	shadow bool
}

// Sun is a light from far away; without colour there is none.
type Sun struct {
	From   solid.Vec
	Light  solid.Color
	Shadow bool
}

// Put sets bodies of one stuff.
func (s *Stage) Put(k *Material, list ...solid.Solid) {
	for _, b := range list {
		s.Bodies = append(s.Bodies, Body{Solid: b, Material: k})
	}
}

// PutBall sets a body that a ball holds, which saves work.
func (s *Stage) PutBall(k *Material, b solid.Solid, at solid.Vec, r float64) {
	b.X0, b.Y0, b.X1, b.Y1 = at.X-r, at.Y-r, at.X+r, at.Y+r
	s.Bodies = append(s.Bodies, Body{Solid: b, Material: k, ball: at, r: r})
}

func (s *Stage) Lamp(at solid.Vec, light solid.Color, halo float64, shadow bool) {
	s.Lamps = append(s.Lamps, Lamp{at, light, halo, shadow})
}

// CloseUp brings the eye close to those who are meant: what is at aim fills the picture from edge to edge where it is high metres high. Light is
// what falls on their faces, from the right unless the stage says left.
func (s *Stage) CloseUp(eye, aim solid.Vec, high float64, light solid.Color) {
	s.Eye, s.Aim, s.Zoom = eye, aim, aim.Sub(eye).Len()/high
	s.Key, s.Rim = light.Mix(Pale, 0.65).Mul(1.05), light.Mix(Pale, 0.3).Mul(0.6)
}

// open makes the camera ready.
func (s *Stage) open() {
	s.ahead = s.Aim.Sub(s.Eye).Unit()
	s.right = s.ahead.Cross(solid.V(0, 0, 1)).Unit()
	s.up = s.right.Cross(s.ahead)
	if s.Far == 0 {
		s.Far = 80
	}
	if s.Key == (solid.Color{}) {
		// The key is paler than what lights the room, the rim has its colour.
		top := max(s.Above.R, s.Above.G, s.Above.B, 1e-6)
		hue := s.Above.Mul(1 / top)
		s.Key, s.Rim = hue.Mix(Pale.Mul(0.6), 0.55).Mul(0.55), hue.Mix(Pale.Mul(0.6), 0.35).Mul(0.9)
	}
}

// ray is the direction through a point of the picture: its height is 1, its middle (0, 0), y goes up.
func (s *Stage) ray(x, y float64) solid.Vec {
	return s.ahead.Mul(s.Zoom).Add(s.right.Mul(x)).Add(s.up.Mul(y)).Unit()
}

// seen is where a point is in the picture, and how far away.
func (s *Stage) seen(p solid.Vec) (x, y, far float64) {
	d := p.Sub(s.Eye)
	z := d.Dot(s.ahead)
	if z < 1e-3 {
		return 0, 0, -1
	}
	return d.Dot(s.right) / z * s.Zoom, d.Dot(s.up) / z * s.Zoom, d.Len()
}
