package scene

import (
	"math"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// someone puts a person on the stage, his feet at a place.
func (s *stage) someone(p figure.Pose, at solid.Vec, turn float64, who people.Person) *stuff {
	return s.cast(figure.New(who, p.Varied(len(s.bodies)), at, turn))
}

// exactly is someone whose pose is not varied: his hands are where something else is.
func (s *stage) exactly(p figure.Pose, at solid.Vec, turn float64, who people.Person) *stuff {
	return s.cast(figure.New(who, p, at, turn))
}

// cast puts a figure on the stage; what it is made of may still be changed.
func (s *stage) cast(f *figure.Figure) *stuff {
	k := &stuff{}
	k.paint = func(p, n solid.Vec, t *surface) {
		l := f.Look(p, n)
		t.color, t.light, t.gloss, t.soft = l.Color, l.Light, l.Gloss, l.Soft
	}
	at, r := f.Ball()
	s.bodies = append(s.bodies, body{Solid: solid.New(f.Dist, at.X-r, at.Y-r, at.X+r, at.Y+r), stuff: k, ball: at, r: r, figure: f})
	return k
}

// robot puts a Cylon centurion on the stage, whose eye burns.
func (s *stage) robot(stance figure.Stance, at solid.Vec, turn float64, steel uint32) {
	f := figure.Centurion(stance, at, turn, solid.Hex(steel), solid.RGB(5, 0.25, 0.12))
	s.cast(f)
	if turn < 100 && turn > -100 {
		s.veils = append(s.veils, glow(f.EyeOf(), 0.09, solid.RGB(1.1, 0.06, 0.03)))
	}
}

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

// people puts some on the floor of the stage.
func (s *stage) people(list ...one) {
	for _, o := range list {
		s.someone(o.pose, solid.V(o.x, o.y, 0), o.turn, o.who)
	}
}

// turnTo is the turn of somebody who looks along (x, y).
func turnTo(x, y float64) float64 { return math.Atan2(x, -y) * 180 / math.Pi }
