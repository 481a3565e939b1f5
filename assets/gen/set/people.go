package set

import (
	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// Someone adds a person in a slightly varied pose, the feet at a place. turn is where the person looks, in degrees: 0 is to the camera, 90 to
// the right of the picture. The material is the person's own and may be changed.
func (s *Stage) Someone(p figure.Pose, at solid.Vec, turn float64, who people.Person) *Material {
	return s.Cast(figure.New(who, p.Varied(len(s.Bodies)), at, turn))
}

// Exactly is like Someone without varying the pose, for hands that must meet something.
func (s *Stage) Exactly(p figure.Pose, at solid.Vec, turn float64, who people.Person) *Material {
	return s.Cast(figure.New(who, p, at, turn))
}

// Cast adds a figure. The material is its own and may be changed.
func (s *Stage) Cast(f *figure.Figure) *Material {
	k := &Material{}
	k.Paint = func(p, n solid.Vec, t *Surface) {
		l := f.Look(p, n)
		t.Color, t.Light, t.Gloss, t.Soft = l.Color, l.Light, l.Gloss, l.Soft
	}
	at, r := f.Ball()
	s.Bodies = append(s.Bodies, Body{Solid: solid.New(f.Dist, at.X-r, at.Y-r, at.X+r, at.Y+r), Material: k, ball: at, r: r, figure: f})
	return k
}

// Centurion adds a Cylon centurion whose eye glows red. steel is its color, 0xRRGGBB.
func (s *Stage) Centurion(stance figure.Stance, at solid.Vec, turn float64, steel uint32) {
	f := figure.Centurion(stance, at, turn, solid.Hex(steel), solid.RGB(5, 0.25, 0.12))
	s.Cast(f)
	if turn < 100 && turn > -100 {
		s.Effects = append(s.Effects, Glow(f.EyeOf(), 0.09, solid.RGB(1.1, 0.06, 0.03)))
	}
}
