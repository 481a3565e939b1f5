// Package figure draws the people and the centurions in the pictures of the cards: bodies as distance fields, made from a literal in assets/people
// and a pose. head.go and hair.go contain the head, body.go the bones and the body on them, hand.go the hands, dress.go the clothes, gear.go what is
// worn besides, pose.go the poses, and centurion.go the machines.
package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// Figure is somebody standing somewhere.
type Figure struct {
	at       solid.Vec
	cos, sin float64
	size     float64 // relative to the body that poses are made for
	parts    []part
	wide     float64 // the radius around the vertical through at that contains the figure
	high     float64 // the highest and the lowest point of the figure
	low      float64
	paint    func(q, n solid.Vec, k kind) Look
	eyes     solid.Vec
	pupil    solid.Vec
	right    solid.Vec
}

// Look is how a point of a figure looks.
type Look struct {
	Color, Light solid.Color
	Gloss        float64
	Soft         float64 // how far light creeps around edges, as on skin
}

// kind is what a point of a figure is.
type kind int

const (
	skin kind = iota
	head
	hair
	top   // what is worn above the belt
	under // what shows below it at the neck
	legs
	boots
	belt
	trim
	dark // straps, guns, rubber
	steel
	glass
)

// part is a piece of a figure. One or two rods contain it, which saves work.
type part struct {
	in            [2]rod
	first, second bone // the same, precomputed
	two           bool
	dist          func(p solid.Vec) (float64, kind)
}

// near is the distance below which a part is evaluated exactly.
const near = 0.07

// New places somebody at a point. They face the viewer at turn 0 and the right of the picture at 90 degrees.
func New(who people.Person, p Pose, at solid.Vec, turn float64) *Figure {
	b := skeleton(&who, &p)
	f := &Figure{size: b.size}
	f.stand(at, turn)
	w := wardrobe(&who, b)
	f.parts = append(f.parts, b.headPart(&who), b.trunk(&who, w))
	f.parts = append(f.parts, b.skirts(w)...)
	for i := range 2 {
		f.parts = append(f.parts, b.arm(w, i), b.hand(i, p.hand(i).Grip), b.leg(w, i), b.shoe(w, i))
	}
	f.parts = append(f.parts, b.gear(&who, w, &p)...)
	f.paint = func(q, n solid.Vec, k kind) Look { return b.look(&who, w, q, n, k) }
	f.measure()
	f.eyes, f.pupil, f.right = b.fromHead(0, 0, 0.7), b.fromHead(0.315, 0, 0.86), b.palm[1].out(0.02, 0, 0.07)
	return f
}

// Eyes returns the position of somebody's eyes.
func (f *Figure) Eyes() solid.Vec { return f.Place(f.eyes) }

func (f *Figure) stand(at solid.Vec, turn float64) {
	f.at = at
	f.sin, f.cos = math.Sincos(turn * math.Pi / 180)
}

// measure finds the bounds of the figure.
func (f *Figure) measure() {
	f.low = math.Inf(1)
	for i := range f.parts {
		p := &f.parts[i]
		p.first, p.second, p.two = ready(p.in[0]), ready(p.in[1]), p.in[0] != p.in[1]
	}
	for i := range f.parts {
		for _, r := range f.parts[i].in {
			f.wide = max(f.wide, math.Hypot(r.a.X, r.a.Y)+r.ra, math.Hypot(r.b.X, r.b.Y)+r.rb)
			f.high, f.low = max(f.high, r.a.Z+r.ra, r.b.Z+r.rb), min(f.low, r.a.Z-r.ra, r.b.Z-r.rb)
		}
	}
}

// local converts a point of the stage to the space of the body.
func (f *Figure) local(p solid.Vec) solid.Vec {
	q := p.Sub(f.at).Mul(1 / f.size)
	return solid.V(q.X*f.cos+q.Y*f.sin, -q.X*f.sin+q.Y*f.cos, q.Z)
}

// Place converts a point of the body to the stage.
func (f *Figure) Place(q solid.Vec) solid.Vec {
	return solid.V(q.X*f.cos-q.Y*f.sin, q.X*f.sin+q.Y*f.cos, q.Z).Mul(f.size).Add(f.at)
}

// Ball returns a sphere that contains the whole figure.
func (f *Figure) Ball() (solid.Vec, float64) {
	mid := (f.low + f.high) / 2
	return f.at.Add(solid.V(0, 0, mid*f.size)), math.Hypot(f.wide, f.high-mid) * f.size
}

// Dist returns the distance to the figure, or a little less when far away.
func (f *Figure) Dist(p solid.Vec) float64 {
	q := f.local(p)
	side, over := long2(q.X, q.Y)-f.wide, max(q.Z-f.high, f.low-q.Z)
	if out := max(side, over); out > near {
		return out * f.size
	}
	d, _ := f.nearest(q)
	return d * f.size
}

func (f *Figure) nearest(q solid.Vec) (float64, kind) {
	best, what := 1e9, skin
	for i := range f.parts {
		p := &f.parts[i]
		b := p.first.dist(q)
		if p.two {
			b = min(b, p.second.dist(q))
		}
		if b > best+0.012 {
			continue
		}
		if b > near {
			best = min(best, b)
			continue
		}
		d, k := p.dist(q)
		if d < best {
			what = k
		}
		best = solid.Blend(best, d, 0.012)
	}
	return best, what
}

// Look returns the look of the figure at a point of its surface, whose normal is n.
func (f *Figure) Look(p, n solid.Vec) Look {
	q := f.local(p)
	_, k := f.nearest(q)
	return f.paint(q, solid.V(n.X*f.cos+n.Y*f.sin, -n.X*f.sin+n.Y*f.cos, n.Z), k)
}

// Pupil returns the position of the left pupil.
func (f *Figure) Pupil() solid.Vec { return f.Place(f.pupil) }

// Hand returns the middle of the right hand.
func (f *Figure) Hand() solid.Vec { return f.Place(f.right) }
