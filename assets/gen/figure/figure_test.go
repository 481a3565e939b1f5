package figure

import (
	"math"
	"testing"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// No hand is farther away than an arm reaches, no foot farther than a leg: otherwise it would not be where the picture needs it.
func TestHandsAndFeetAreReached(t *testing.T) {
	who := people.Officer(3)
	for name, p := range Poses() {
		for _, p := range []Pose{p, p.Mirrored()} {
			b := skeleton(&who, &p)
			for i := range 2 {
				side := [2]string{"left", "right"}[i]
				if d := p.hand(i).At.Sub(b.shoulder[i]).Len(); d > upperArm+foreArm+0.02 {
					t.Errorf("%s: the %s hand is %.2f m from the shoulder, the arm is %.2f m long", name, side, d, upperArm+foreArm)
				}
				if d := b.foot[i].o.Sub(b.heel[i]).Len(); d > 0.02 {
					t.Errorf("%s: the %s foot is %.2f m beyond the leg", name, side, d)
				}
			}
		}
	}
}

// Everybody who stands is as tall as their literal says, apart from a slight bend.
func TestFiguresAreAsTallAsTheyAre(t *testing.T) {
	crowd := []people.Person{people.Child(1), people.Child(2)}
	crowd = append(crowd, people.All()...)
	for n := range 20 {
		crowd = append(crowd, people.Anybody(n))
	}
	for _, who := range crowd {
		who.Wears, who.Hair.Cut = nil, people.Bald
		f := New(who, Proud, solid.V(0, 0, 0), 0)
		top := 0.0
		for z := 0.5; z < 2.3; z += 0.004 {
			for _, y := range []float64{-0.06, 0, 0.06} {
				if f.Dist(solid.V(f.eyes.X*f.size, y, z)) < 0.002 {
					top = z
				}
			}
		}
		if math.Abs(top-who.Tall) > 0.04 {
			t.Errorf("%q is %.2f m tall, his figure %.2f m", who.ID, who.Tall, top)
		}
	}
}

// No figure may report a distance greater than the real one, or rays would pass through it. All of it lies within its stated bounds.
func TestDistances(t *testing.T) {
	list := map[string]*Figure{"centurion": Centurion(Firing, solid.V(0.3, 1, 0), 40, solid.RGB(1, 1, 1), solid.RGB(1, 0, 0))}
	for name, p := range Poses() {
		list[name] = New(people.Anybody(len(name)*7+int(name[0])), p, solid.V(0.3, 1, 0), 40)
	}
	for _, who := range people.All() {
		list[who.ID] = New(who, Standing, solid.V(0.3, 1, 0), 40)
	}
figures:
	for name, f := range list {
		at, r := f.Ball()
		var inside []solid.Vec
		point := func(i int) solid.Vec {
			h := func(n int) float64 { return solid.Hash(i, n, 7)*2 - 1 }
			return solid.V(0.3+0.8*h(1), 1+0.8*h(2), 1+1.1*h(3))
		}
		for i := range 6000 {
			p := point(i)
			if f.Dist(p) > 0 {
				continue
			}
			inside = append(inside, p)
			if p.Sub(at).Len() > r {
				t.Errorf("%s: %v is in the figure and out of its ball", name, p)
				break
			}
		}
		if len(inside) < 40 {
			t.Errorf("%s: only %d of 6000 points lie in the figure", name, len(inside))
		}
		for i := range 600 {
			p := point(i + 6000)
			d := f.Dist(p)
			for _, q := range inside {
				if far := p.Sub(q).Len(); d > 1.25*far+0.01 {
					t.Errorf("%s: %v says %.3f, but %.3f away at %v is the figure", name, p, d, far, q)
					continue figures
				}
			}
		}
	}
}
