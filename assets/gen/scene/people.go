package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// character is somebody of the game.
func character(id string) people.Person {
	p, ok := people.Of(id)
	if !ok {
		panic("nobody is called " + id)
	}
	return p
}

// marineOf is a character dressed and armed as a marine, without the helmet.
func marineOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Fatigues, 0x3A4038, nil
	return p
}

// robed is somebody in a long robe, nobody in particular.
func robed(cloth uint32, hood bool) people.Person {
	p := people.Priest(20)
	p.Cloth = cloth
	if hood {
		p.Wears = []people.Gear{people.Hood}
	}
	return p
}

// one is somebody on a stage: turn is where he looks, in degrees: 0 to the eye, 90 to the right of the picture.
type one struct {
	pose       figure.Pose
	x, y, turn float64
	who        people.Person
}

// group puts some on the floor of the stage.
func group(s *set.Stage, list ...one) {
	for _, o := range list {
		s.Someone(o.pose, solid.V(o.x, o.y, 0), o.turn, o.who)
	}
}

// turnTo is the turn of somebody who looks along (x, y).
func turnTo(x, y float64) float64 { return math.Atan2(x, -y) * 180 / math.Pi }
