package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// character returns a character of the game by id. It panics if there is none, since scenes name them as constants.
func character(id string) people.Person {
	p, ok := people.Of(id)
	if !ok {
		panic("nobody is called " + id)
	}
	return p
}

// marineOf returns a character in the clothes of a marine, without a helmet.
func marineOf(id string) people.Person {
	p := character(id)
	p.Dress, p.Cloth, p.Wears = people.Fatigues, 0x3A4038, nil
	return p
}

// robed returns somebody in a long robe who is nobody in particular.
func robed(cloth uint32, hood bool) people.Person {
	p := people.Priest(20)
	p.Cloth = cloth
	if hood {
		p.Wears = []people.Gear{people.Hood}
	}
	return p
}

// one is somebody on the floor of a stage; turn is that of Stage.Someone.
type one struct {
	pose       figure.Pose
	x, y, turn float64
	who        people.Person
}

// group adds several people, in poses that are slightly varied.
func group(s *set.Stage, list ...one) {
	for _, o := range list {
		s.Someone(o.pose, solid.V(o.x, o.y, 0), o.turn, o.who)
	}
}

// turnTo returns the turn of somebody who looks in the direction (x, y).
func turnTo(x, y float64) float64 { return math.Atan2(x, -y) * 180 / math.Pi }
