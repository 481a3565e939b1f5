package set

import (
	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
)

// Stage is a set with its camera: bodies, people, lights, air and sky. Lengths are in meters; x points to the right, y away from the camera, z up.
type Stage struct {
	Eye, Aim solid.Vec // where the camera is, and the point in the middle of the picture
	Zoom     float64   // at this distance from the camera the picture is one meter high

	Bodies  []Body
	Effects []Effect // drawn over the traced picture, in this order

	Lamps        []Lamp
	Sun          Sun
	Above, Below solid.Color // light without a source, on what faces up and on what faces down
	Key, Rim     solid.Color // light for people only, on their faces and on their outline; derived from Above if Key is black
	KeyLeft      bool        // Key comes from the left instead of the right

	Fog        solid.Color // color of the fog, and of the background if there is no Sky
	FogDensity float64     // how much a meter of fog hides
	Far        float64     // length of a ray that meets nothing; 80 if it is 0
	Sky        Sky         // background; may be nil

	Look   Look
	Parked bool // craft that are added from now on have their engines off
	Coarse bool // the picture is soft, so fewer rays are enough where there are no people

	right, up, ahead solid.Vec // axes of the camera, set by open
}

// Body is a solid made of one material.
type Body struct {
	solid.Solid
	Material *Material

	ball solid.Vec // center of a ball that contains the body
	r    float64   // radius of that ball; 0 if there is none

	figure *figure.Figure // nil if the body is not a figure
}

// Lamp is a light at a point.
type Lamp struct {
	At    solid.Vec
	Light solid.Color

	halo   float64 // how bright the air around it is
	shadow bool    // whether bodies cast shadows in its light
}

// Sun is a light so far away that it has a direction only. If Light is black there is no sun.
type Sun struct {
	From   solid.Vec // direction towards the sun, of length 1
	Light  solid.Color
	Shadow bool // whether bodies cast shadows in its light
}

// Put adds bodies of one material.
func (s *Stage) Put(k *Material, list ...solid.Solid) {
	for _, b := range list {
		s.Bodies = append(s.Bodies, Body{Solid: b, Material: k})
	}
}

// PutBall adds a body that lies within a ball of radius r around at. Rays that miss the ball skip the body, which saves time.
func (s *Stage) PutBall(k *Material, b solid.Solid, at solid.Vec, r float64) {
	b.X0, b.Y0, b.X1, b.Y1 = at.X-r, at.Y-r, at.X+r, at.Y+r
	s.Bodies = append(s.Bodies, Body{Solid: b, Material: k, ball: at, r: r})
}

// Lamp adds a lamp. Its light fades with the square of the distance; halo is how bright the air around it is, and shadow says whether bodies
// cast shadows in its light.
func (s *Stage) Lamp(at solid.Vec, light solid.Color, halo float64, shadow bool) {
	s.Lamps = append(s.Lamps, Lamp{at, light, halo, shadow})
}

// CloseUp moves the camera to eye and points it at aim, where the picture is high meters high. The light, made paler, falls on the faces of
// people, from the right unless KeyLeft is set.
func (s *Stage) CloseUp(eye, aim solid.Vec, high float64, light solid.Color) {
	s.Eye, s.Aim, s.Zoom = eye, aim, aim.Sub(eye).Len()/high
	s.Key, s.Rim = light.Mix(Pale, 0.65).Mul(1.05), light.Mix(Pale, 0.3).Mul(0.6)
}

// open prepares the camera and fills in what a scene may leave out.
func (s *Stage) open() {
	s.ahead = s.Aim.Sub(s.Eye).Unit()
	s.right = s.ahead.Cross(solid.V(0, 0, 1)).Unit()
	s.up = s.right.Cross(s.ahead)
	if s.Far == 0 {
		s.Far = 80
	}
	if s.Key == (solid.Color{}) {
		// Key is paler than the light in the room, Rim has more of its color.
		top := max(s.Above.R, s.Above.G, s.Above.B, 1e-6)
		hue := s.Above.Mul(1 / top)
		s.Key, s.Rim = hue.Mix(Pale.Mul(0.6), 0.55).Mul(0.55), hue.Mix(Pale.Mul(0.6), 0.35).Mul(0.9)
	}
}

// ray returns the direction from the eye through a point of the picture.
func (s *Stage) ray(x, y float64) solid.Vec {
	return s.ahead.Mul(s.Zoom).Add(s.right.Mul(x)).Add(s.up.Mul(y)).Unit()
}

// seen returns where a point of the stage appears in the picture and its distance from the eye, which is -1 if the point is behind the eye.
func (s *Stage) seen(p solid.Vec) (x, y, far float64) {
	d := p.Sub(s.Eye)
	z := d.Dot(s.ahead)
	if z < 1e-3 {
		return 0, 0, -1
	}
	return d.Dot(s.right) / z * s.Zoom, d.Dot(s.up) / z * s.Zoom, d.Len()
}
