package figure

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// haircut is the outline of the hair on a head, in units of the head.
type haircut struct {
	cut      people.Cut
	thick    float64 // above the skull
	over     float64 // how much more of it on top
	long     float64 // the height on the head that it hangs down to; above -0.9 it ends at the nape
	temple   float64 // how far the hairline recedes
	rough    float64 // the height of the waves of the strands
	fine     float64 // how many waves there are
	reach    float64 // in meters, beyond the skull
	hidden   bool    // under a helmet or a hood
	shell    solid.Vec
	sidePart bool
}

func cutOf(who *people.Person) haircut {
	c := haircut{cut: who.Hair.Cut, thick: 0.08, rough: 0.018, fine: 9, long: -0.62}
	c.hidden = who.Has(people.HelmetOn)
	c.temple = 0.10 * solid.Clamp((float64(who.Age)-30)/30, 0, 1)
	if who.Woman {
		c.temple = 0
	}
	switch who.Hair.Cut {
	case people.Bald:
		c.hidden = true
	case people.Cropped:
		c.thick, c.rough = 0.035, 0.004
	case people.Fringe:
		c.thick, c.rough = 0.06, 0.012
	case people.Crew:
		c.thick, c.over, c.rough = 0.05, 0.11, 0.012
	case people.Parted:
		c.thick, c.over, c.sidePart = 0.08, 0.08, true
	case people.Swept:
		c.thick, c.over, c.long = 0.09, 0.07, -0.74
	case people.Curls:
		c.thick, c.over, c.rough, c.fine = 0.15, 0.08, 0.045, 7
	case people.Coils:
		c.thick, c.over, c.rough, c.fine = 0.13, 0.20, 0.028, 16
	case people.Bob:
		c.thick, c.over, c.long, c.shell = 0.13, 0.05, -0.92, solid.V(0.93, 1.20, 1.02)
	case people.Shag:
		c.thick, c.over, c.long, c.rough, c.shell = 0.13, 0.08, -1.05, 0.05, solid.V(0.92, 1.25, 1.03)
	case people.Shoulder:
		c.thick, c.over, c.long, c.shell, c.reach = 0.12, 0.05, -1.75, solid.V(0.97, 1.95, 1.06), 0.08
	case people.Knot, people.Tail:
		c.thick, c.over, c.reach = 0.06, 0.02, 0.07
	case people.Braids:
		c.thick, c.rough, c.fine, c.reach = 0.07, 0.03, 12, 0.03
	case people.Crest:
		c.thick, c.over, c.rough = 0.02, 0.16, 0.02
	}
	return c
}

// line returns how far forward hair grows at a height.
func (c *haircut) line(y float64) float64 {
	points := [...][2]float64{{-0.80, -0.75}, {-0.66, -0.42}, {-0.38, -0.30}, {-0.30, 0.12}, {0.10, 0.26}, {0.30, 0.36}, {0.50, 0.56}, {0.70, 0.66}, {0.84, 1.3}}
	if y <= points[0][0] {
		return points[0][1] - 2*(points[0][0]-y)
	}
	for i := 1; i < len(points); i++ {
		if a, b := points[i-1], points[i]; y < b[0] {
			return solid.Mix(a[1], b[1], (y-a[0])/(b[0]-a[0])) - c.temple*solid.Smooth(0.2, 0.5, y)
		}
	}
	return 1.3
}

// strands returns waves along the flow of the hair, from the brow to the nape.
func (c *haircut) strands(q solid.Vec) float64 {
	u := math.Atan2(q.X, q.Y+0.35)
	if q.Y < -0.1 || c.cut == people.Swept && q.Y < 0.3 { // at the sides it hangs, or is combed back
		u = math.Atan2(q.X, -q.Z-0.1) * 1.1
		if c.cut == people.Swept {
			u = q.Y * 1.6
		}
	}
	if c.cut == people.Curls || c.cut == people.Coils {
		return math.Sin(c.fine*q.X+2*math.Sin(3*q.Y)) * math.Sin(c.fine*q.Y+1) * math.Sin(c.fine*q.Z+2)
	}
	w := q.X + 2*q.Z
	return 0.6*math.Sin(c.fine*2*u+1.5*math.Sin(w)) + 0.4*math.Sin(c.fine*4.7*u+w)
}

// dist returns the distance to the hair in units of the head, and whether there is any hair.
func (c *haircut) dist(q solid.Vec) (float64, bool) {
	if c.hidden {
		return 1e9, false
	}
	x := math.Sqrt(q.X*q.X + 0.0005)
	m := solid.V(x, q.Y, q.Z)
	wave := c.rough * c.strands(q)
	above := solid.Smooth(0.25, 0.95, q.Y)
	thick := c.thick + c.over*above
	// The other cuts are even all around.
	//exhaustive:ignore
	switch c.cut {
	case people.Crew:
		thick += 0.06 * above * solid.Smooth(-0.2, 0.6, q.Z)
	case people.Parted:
		s := q.X - 0.28
		thick += 0.05*above*solid.Smooth(0.5, -0.4, s) - 0.10*above*math.Exp(-s*s*160)*solid.Smooth(-0.5, 0.1, q.Z)
	case people.Crest:
		thick = solid.Mix(0.015, thick, solid.Smooth(0.36, 0.24, x)) + 0.05*above*solid.Smooth(-0.5, 0.5, q.Z)*solid.Smooth(0.36, 0.24, x)
	case people.Fringe:
		thick -= 0.25 * solid.Smooth(0.22, 0.42, q.Y+0.12*q.Z)
	}
	d := egg(m, solid.V(0, 0.34, -0.10), solid.V(0.735, 0.80, 0.93))
	d = solid.Blend(d, egg(m, solid.V(0, 0.36, 0.30), solid.V(0.59, 0.50, 0.58)), 0.25)
	if q.Y < 0.2 { // the sides of the head and the nape
		d = solid.Blend(d, egg(m, solid.V(0, -0.30, -0.22), solid.V(0.62, 0.50, 0.55)), 0.2)
	}
	d -= (thick + wave) * (0.22 + 0.78*solid.Smooth(-0.05, 0.32, c.line(q.Y)-q.Z)) // it rises from the skin
	front := (q.Z - c.line(q.Y) - wave*2) * 0.75
	d = solid.Carve(d, front, 0.07)
	if c.cut != people.Coils && c.cut != people.Cropped && c.cut != people.Curls { // behind the ears
		d = solid.Carve(d, -(m.Sub(solid.V(0.80, -0.12, -0.04)).Len() - 0.21), 0.05)
	}
	if c.shell != (solid.Vec{}) {
		// A curtain around the back, open in front of the face.
		l := egg(m, solid.V(0, 1.27-c.shell.Y, -0.16), c.shell) - wave*1.3
		l = solid.Carve(l, -egg(m, solid.V(0, -0.1, 0.05), solid.V(0.66, 1.6, 0.80)), 0.05)
		open := q.Z - 0.24 - 0.35*solid.Smooth(0.2, 0.7, q.Y) + 0.20*solid.Smooth(-0.7, -1.5, q.Y)
		l = solid.Carve(l, open*0.9-wave, 0.08)
		l = solid.Carve(l, c.long-q.Y+2*wave, 0.10)
		d = solid.Blend(d, l*0.8, 0.12)
		if c.cut == people.Shag || c.cut == people.Bob { // a fringe over the brow
			f := egg(m, solid.V(0, 0.40, 0.28), solid.V(0.66, 0.60, 0.70)) - wave
			f = solid.Carve(f, 0.40+0.10*math.Sin(q.X*4+1)-q.Y+wave*2, 0.06)
			d = solid.Blend(d, f, 0.06)
		}
	}
	// Nothing hangs from the other cuts.
	//exhaustive:ignore
	switch c.cut {
	case people.Knot:
		d = solid.Blend(d, q.Sub(solid.V(0, 0.02, -1.12)).Len()-0.30-wave, 0.06)
	case people.Tail:
		t := rod{solid.V(0, 0.35, -1.02), solid.V(0.06, -0.40, -1.26), 0.14, 0.19}
		e := rod{solid.V(0.06, -0.40, -1.26), solid.V(0.02, -1.15, -1.12), 0.19, 0.05}
		d = solid.Blend(d, solid.Blend(t.dist(q), e.dist(q), 0.08)-wave, 0.06)
	case people.Braids:
		for _, x := range [3]float64{-0.34, 0, 0.34} {
			e := rod{solid.V(x, -0.45, -0.82), solid.V(x*1.3, -1.45, -0.80), 0.12, 0.07}
			d = solid.Blend(d, e.dist(q)-0.03*math.Sin(q.Y*22), 0.05)
		}
	}
	return d, true
}

// hairOf returns the color of somebody's hair.
func hairOf(who *people.Person) solid.Color {
	return solid.Hex(who.Hair.Color).Mix(solid.RGB(0.34, 0.34, 0.335), 0.85*who.Hair.Gray)
}

// hairLook paints the strands and the band of sheen.
func (b *bones) hairLook(who *people.Person, q solid.Vec) Look {
	c := hairOf(who)
	s := b.cut.strands(q)
	u := math.Atan2(q.X, q.Y+0.35)
	fine := solid.Noise(u*40+60, q.Z*3+40, 3)
	band := math.Exp(-14 * (q.Z - 0.15) * (q.Z - 0.15))
	return Look{Color: c.Mul((0.65 + 0.25*s + 0.45*fine) * (1 + 0.6*band)), Gloss: 0.05}
}

// skinOf returns the color of a skin.
func skinOf(s people.Skin) solid.Color {
	return solid.Hex([...]uint32{0xD9B49A, 0xC99C7E, 0xB4885F, 0x9C6E48, 0x744A30, 0x4C3020}[s]).Mul(0.72)
}
