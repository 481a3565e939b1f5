package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// style is how the hair of a cut lies.
type style struct {
	length  func(p solid.Vec) float64
	way     func(root, at solid.Vec, t float64) solid.Vec
	lift    func(p solid.Vec) float64 // how far it stands off the head halfway along
	n       int
	width   float64
	locks   int
	clump   float64
	curl    float64
	pitch   float64 // of curls, in turns per centimeter
	messy   float64
	weight  float64 // how far the end hangs down
	inwards float64
	flat    float64    // how closely it lies along the head
	goal    *solid.Vec // where it ends
	hug     float64    // how strongly it is drawn back to the head
	blunt   bool       // cut straight at the ends
	fore    float64    // how far forward it hangs
}

// parting returns the x position of the parting.
func (d *drawing) parting() float64 { return either(d.p.Broad, -2.8, 2.8) * d.k }

// chance returns a number from 0 to 1 for a point of the head.
func (d *drawing) chance(p solid.Vec) float64 {
	return solid.Hash(int(p.X*31), int(p.Y*37)+int(p.Z*41), d.seed)
}

// top returns how high on the head a point is: 0 at the sides, 1 on top.
func top(p solid.Vec) float64 { return solid.Smooth(4.2, 7.5, p.Y) }

func fixed(v float64) func(solid.Vec) float64 { return func(solid.Vec) float64 { return v } }

// fromParting is the direction away from the parting and down.
func (d *drawing) fromParting(root, at solid.Vec, _ float64) solid.Vec {
	s := solid.Smooth(-0.6, 0.6, root.X-d.parting())*2 - 1
	front := solid.Smooth(1, 7, root.Z)
	back := solid.Smooth(0, -6, root.Z)
	return solid.V(s*(1-0.5*back), -0.35-0.8*solid.Smooth(5.5, 7.4, math.Abs(at.X))-0.6*back, -0.25-0.5*front-0.5*back)
}

func (d *drawing) cut() style {
	c := style{flat: 1, n: 5200, width: 0.13, locks: 150, clump: 0.55, messy: 0.25, lift: fixed(0.5), fore: 3.4}
	switch d.p.Hair.Cut {
	case people.Bald:
		c.n = 0
	case people.Cropped:
		d.cropped(&c)
	case people.Crew:
		d.crew(&c)
	case people.Parted:
		d.parted(&c)
	case people.Swept:
		d.swept(&c)
	case people.Curls:
		d.curls(&c)
	case people.Coils:
		d.coils(&c)
	case people.Bob:
		d.bob(&c)
	case people.Shag:
		d.shag(&c)
	case people.Shoulder:
		c.n, c.width, c.locks, c.clump, c.weight, c.curl, c.pitch, c.messy = 9000, 0.12, 160, 0.6, 1, 0.35, 0.06, 0.14
		c.length = func(p solid.Vec) float64 { return p.Y + 19 + 3*d.chance(p) }
		c.lift, c.hug = fixed(0.75), 0.35
		c.way = d.fromParting
	case people.Knot:
		c.lift = func(p solid.Vec) float64 { return 0.35 + 0.75*top(p) }
		c.goal = &solid.Vec{X: 0, Y: 0.6, Z: -10.4}
		c.messy, c.clump = 0.1, 0.4
	case people.Tail:
		c.lift = func(p solid.Vec) float64 { return 0.3 + 0.5*top(p) }
		c.goal = &solid.Vec{X: 0, Y: 4.2, Z: -10.4}
		c.messy, c.clump = 0.1, 0.45
	case people.Braids:
		c.lift = fixed(0.45)
		c.goal = &solid.Vec{X: 0, Y: -1, Z: -9.4}
		c.locks, c.clump, c.messy = 60, 1, 0.05
	case people.Crest:
		d.crest(&c)
	case people.Fringe:
		d.fringe(&c)
	}
	if c.goal != nil {
		c.hug = 0.6
		c.length = func(p solid.Vec) float64 { return p.Sub(*c.goal).Len() * 1.55 }
		c.way = func(root, at solid.Vec, t float64) solid.Vec { return c.goal.Sub(at) }
	}
	return c
}

// cropped is a few millimeters long.
func (d *drawing) cropped(c *style) {
	c.flat = 0
	c.n, c.width, c.locks, c.clump, c.messy = 9000, 0.06, 900, 0.1, 0.5
	c.length = func(p solid.Vec) float64 { return 0.45 + 0.3*top(p) }
	c.lift = fixed(0.2)
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		return solid.V(0.2*root.X, 0.3-root.Y*0.06, 0.5+0.08*root.Z)
	}
}

// crew stands up at the front.
func (d *drawing) crew(c *style) {
	c.flat = 0
	c.n, c.width, c.locks, c.clump, c.messy = 10000, 0.075, 420, 0.4, 0.35
	c.length = func(p solid.Vec) float64 { return 0.65 + 1.5*top(p)*(0.8+0.35*d.chance(p)) }
	c.lift = func(p solid.Vec) float64 { return 0.2 + 0.9*top(p)*(0.7+0.5*solid.Smooth(0, 8, p.Z)) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		u := top(root)
		return solid.V(0.05*root.X-0.25*d.k*u, -0.9+1.7*u, (0.5*solid.Smooth(2, 8, root.Z)-0.35)*u-0.3*(1-u))
	}
}

// parted goes to both sides of the parting.
func (d *drawing) parted(c *style) {
	part := d.parting()
	c.hug = 0.3
	c.length = func(p solid.Vec) float64 { return 2.2 + 4.6*top(p)*(0.8+0.3*d.chance(p)) }
	c.lift = func(p solid.Vec) float64 { return 0.35 + 1.0*top(p) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		if top(root) < 0.4 {
			return solid.V(0, -1, -0.55)
		}
		s := solid.Smooth(-0.6, 0.6, root.X-part)*2 - 1
		return solid.V(s*0.9, 0.25-0.9*solid.Smooth(4.5, 7, math.Abs(at.X)), -0.55+0.1*root.Z*0.1)
	}
}

// swept goes back over the ears.
func (d *drawing) swept(c *style) {
	c.hug = 0.3
	c.length = func(p solid.Vec) float64 {
		return (4.5+3.2*d.skull.female)*(0.3+0.7*solid.Smooth(-6, 1, p.Y)) + 3.5*top(p)*(0.8+0.3*d.chance(p))
	}
	c.lift = func(p solid.Vec) float64 { return 0.45 + 1.1*top(p)*solid.Smooth(-4, 6, p.Z) + 0.75*d.skull.female }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		return solid.V(0.10*root.X+0.25*d.k*top(root), 0.35*top(root)-0.8*solid.Smooth(6, 1, root.Y)-0.9*solid.Smooth(-4, -9, at.Z), -1)
	}
}

// curls goes round and round.
func (d *drawing) curls(c *style) {
	c.flat = 0
	c.n, c.width, c.locks, c.clump, c.curl, c.pitch, c.messy = 7500, 0.10, 380, 0.85, 0.5, 0.34, 0.3
	c.length = func(p solid.Vec) float64 { return 2.2 + 2.3*top(p)*(0.8+0.3*d.chance(p)) }
	c.lift = func(p solid.Vec) float64 { return 0.6 + 1.1*top(p) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		return solid.V(0.12*root.X+0.5*(d.chance(root)-0.5), 0.5*top(root)-0.5*t, 0.06*root.Z+0.25*top(root))
	}
}

// coils goes in tight coils, high on top.
func (d *drawing) coils(c *style) {
	c.flat = 0
	c.n, c.width, c.locks, c.clump, c.curl, c.pitch, c.messy = 11000, 0.075, 1100, 0.9, 0.26, 0.75, 0.4
	c.length = func(p solid.Vec) float64 { return 0.7 + 2.4*solid.Smooth(3.2, 7, p.Y) }
	c.lift = func(p solid.Vec) float64 { return 0.3 + 2.2*solid.Smooth(3.6, 7.5, p.Y) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		return solid.V(0.07*root.X, 0.35+0.1*root.Y, 0.07*root.Z)
	}
}

// bob goes down to the jaw, with a fringe.
func (d *drawing) bob(c *style) {
	c.n, c.locks, c.clump, c.weight, c.inwards, c.messy = 8000, 260, 0.45, 1, 2.2, 0.10
	c.fore, c.hug = 4.6, 0.25
	fringe := func(p solid.Vec) bool { return p.Z > 2.6 && math.Abs(p.X) < 6.3 && p.Y > 4 }
	c.length = func(p solid.Vec) float64 {
		if fringe(p) {
			return (p.Y-2.4)*1.12 + 0.5*d.chance(p)
		}
		end := -6.6 - 1.4*solid.Smooth(-1, 4, p.Z) + 2.6*solid.Smooth(-2, -8, p.Z) // shorter at the nape
		return (p.Y-end)*1.02 + 1.3*d.chance(p)
	}
	c.lift = fixed(0.9)
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		if fringe(root) {
			return solid.V(0.05*root.X+0.15*d.k, -0.4, 0.9)
		}
		return d.fromParting(root, at, t)
	}
}

// shag goes down to the jaw in tufts.
func (d *drawing) shag(c *style) {
	c.n, c.width, c.locks, c.clump, c.curl, c.pitch, c.weight, c.messy, c.hug = 8000, 0.12, 190, 0.75, 0.45, 0.09, 0.5, 0.22, 0.5
	c.length = func(p solid.Vec) float64 { return 5 + max(0, p.Y+5)*(0.55+0.3*d.chance(p)) }
	c.lift = func(p solid.Vec) float64 { return 0.6 + 0.7*top(p) + 0.4*d.chance(p) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec { // off the brow and back, over the ears, outward at the nape
		low := solid.Smooth(3, -4, at.Y)
		return solid.V(0.10*root.X+0.3*d.k*top(root)+0.06*at.X*low, 0.35*top(root)-0.5*solid.Smooth(7, 2, at.Y)-0.4*low, -0.9+0.7*low)
	}
}

// crest stands up where it is not shaved.
func (d *drawing) crest(c *style) {
	c.flat = 0
	c.n, c.width, c.locks, c.clump, c.messy = 7500, 0.1, 260, 0.6, 0.35
	strip := func(p solid.Vec) float64 { return solid.Smooth(5.6, 4.0, math.Abs(p.X)) * solid.Smooth(3.5, 6.5, p.Y) }
	c.length = func(p solid.Vec) float64 { return 0.3 + 1.9*strip(p)*(0.7+0.5*d.chance(p)) }
	c.lift = func(p solid.Vec) float64 { return 0.15 + 1.1*strip(p) }
	c.way = func(root, at solid.Vec, t float64) solid.Vec {
		u := strip(root)
		return solid.V(-0.1*root.X*u, -0.3+1.2*u, -0.2-0.75*u*t+0.3*u*solid.Smooth(4, 8, root.Z))
	}
}

// fringe goes around the bald crown.
func (d *drawing) fringe(c *style) {
	c.n, c.width, c.messy, c.locks = 5000, 0.085, 0.4, 260
	c.hug = 0.5
	c.length = func(p solid.Vec) float64 { return 1.6 + 0.8*d.chance(p) }
	c.lift = fixed(0.45)
	c.way = func(root, at solid.Vec, t float64) solid.Vec { return solid.V(0.03*root.X, -0.6, -0.9) }
}
