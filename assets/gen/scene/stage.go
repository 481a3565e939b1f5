// Package scene is the pictures of the cards, each a stage with bodies, people, lamps and a sky that is traced and finished like a painting;
// and the scenery behind the menus.
package scene

import (
	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
)

// stage is a place that is looked at from a point in it: bodies, lamps and air. Lengths are in metres, x goes right, y away, z up.
type stage struct {
	eye, aim     solid.Vec
	zoom         float64 // the distance at which the picture is one high
	bodies       []body
	lamps        []lamp
	sun          sun
	above, below solid.Color // the light that comes from everywhere
	air          solid.Color // the colour of fog
	thick        float64     // how much of it a metre hides
	far          float64     // nothing is seen beyond
	sky          skyFunc
	veils        []effect
	look         look
	parked       bool        // the engines of craft are off
	coarse       bool        // soft places are traced with half of the rays and enlarged
	key, rim     solid.Color // the light that falls on people only, as on a stage: from before them, and on their edges
	left         bool        // the key comes from the left

	right, up, ahead solid.Vec
}

// body is a solid of one stuff; ball holds all of it where its radius is above 0.
type body struct {
	solid.Solid
	stuff *stuff
	ball  solid.Vec
	r     float64

	figure *figure.Figure
}

// lamp is a light at a point; halo is how much of it hangs in the air.
type lamp struct {
	at     solid.Vec
	light  solid.Color
	halo   float64
	shadow bool
}

// sun is a light from far away; without colour there is none.
type sun struct {
	from   solid.Vec
	light  solid.Color
	shadow bool
}

// put sets bodies of one stuff.
func (s *stage) put(k *stuff, list ...solid.Solid) {
	for _, b := range list {
		s.bodies = append(s.bodies, body{Solid: b, stuff: k})
	}
}

// putBall sets a body that a ball holds, which saves work.
func (s *stage) putBall(k *stuff, b solid.Solid, at solid.Vec, r float64) {
	b.X0, b.Y0, b.X1, b.Y1 = at.X-r, at.Y-r, at.X+r, at.Y+r
	s.bodies = append(s.bodies, body{Solid: b, stuff: k, ball: at, r: r})
}

func (s *stage) lamp(at solid.Vec, light solid.Color, halo float64, shadow bool) {
	s.lamps = append(s.lamps, lamp{at, light, halo, shadow})
}

// near brings the eye close to those who are meant: what is at aim fills the picture from edge to edge where it is high metres high. Light is
// what falls on their faces, from the right unless the stage says left.
func (s *stage) near(eye, aim solid.Vec, high float64, light solid.Color) {
	s.eye, s.aim, s.zoom = eye, aim, aim.Sub(eye).Len()/high
	s.key, s.rim = light.Mix(pale, 0.65).Mul(1.05), light.Mix(pale, 0.3).Mul(0.6)
}

// open makes the camera ready.
func (s *stage) open() {
	s.ahead = s.aim.Sub(s.eye).Unit()
	s.right = s.ahead.Cross(solid.V(0, 0, 1)).Unit()
	s.up = s.right.Cross(s.ahead)
	if s.far == 0 {
		s.far = 80
	}
	if s.key == (solid.Color{}) {
		// The key is paler than what lights the room, the rim has its colour.
		top := max(s.above.R, s.above.G, s.above.B, 1e-6)
		hue := s.above.Mul(1 / top)
		s.key, s.rim = hue.Mix(pale.Mul(0.6), 0.55).Mul(0.55), hue.Mix(pale.Mul(0.6), 0.35).Mul(0.9)
	}
}

// ray is the direction through a point of the picture: its height is 1, its middle (0, 0), y goes up.
func (s *stage) ray(x, y float64) solid.Vec {
	return s.ahead.Mul(s.zoom).Add(s.right.Mul(x)).Add(s.up.Mul(y)).Unit()
}

// seen is where a point is in the picture, and how far away.
func (s *stage) seen(p solid.Vec) (x, y, far float64) {
	d := p.Sub(s.eye)
	z := d.Dot(s.ahead)
	if z < 1e-3 {
		return 0, 0, -1
	}
	return d.Dot(s.right) / z * s.zoom, d.Dot(s.up) / z * s.zoom, d.Len()
}
