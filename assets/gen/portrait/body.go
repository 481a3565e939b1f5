package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// The space of the body is that of the head when both face straight ahead.

func (d *drawing) shoulders() float64 {
	return 1 + 0.07*d.p.Build + 0.18*(d.p.Tall-1.76) - 0.13*d.skull.female
}

func (d *drawing) neckWide() float64 { return 0.95 + 0.10*d.p.Build - 0.24*d.skull.female }

// torso returns the body from the neck down to the breast; u goes around from the back.
func (d *drawing) torso(puff float64, look surface) *mesh {
	w := d.shoulders()
	m := newMesh(300, 150, true, func(u, v float64) solid.Vec {
		y := -13.2 - 25*v
		a := (u - 0.5) * 2 * math.Pi
		wide := table(y, -13.2, 5.0, -14.2, 6.4, -15.2, 8.4, -16.2, 11.6, -17.1, 15.4, -18, 18.4, -19.2, 20.6, -21, 22.2, -24, 23.3, -28, 23.6, -38.2, 23.2) * w
		front := table(y, -13.2, 2.2, -15, 4.2, -17, 6.2, -19, 7.9, -23, 10.3, -28, 12.0, -38.2, 12.6) * (1 + 0.1*d.p.Build)
		back := table(y, -13.2, -7.2, -15, -9.0, -17, -10.8, -20, -12.2, -26, -12.8, -38.2, -12)
		mid := -2.2
		sin, cos := math.Sincos(a)
		x := wide * math.Copysign(math.Pow(math.Abs(sin), 0.86), sin)
		depth := front - mid
		if cos < 0 {
			depth = mid - back
		}
		z := mid + depth*math.Copysign(math.Pow(math.Abs(cos), 0.86), cos)
		p := solid.V(x, y, z)
		hit := func(c, r, push solid.Vec) {
			q := p.Sub(c)
			p = p.Add(push.Mul(math.Exp(-(q.X*q.X/r.X/r.X + q.Y*q.Y/r.Y/r.Y + q.Z*q.Z/r.Z/r.Z))))
		}
		for _, k := range [2]float64{1, -1} {
			hit(solid.V(18.5*k*w, -20, -2), solid.V(5.5, 4.5, 7), solid.V(1.2*k, 0.9, 0.6))
			hit(solid.V(15.2*k*w, -29, 9), solid.V(1.6, 7, 7), solid.V(0.4*k, 0, -2.6)) // between arm and breast
			hit(solid.V(15.2*k*w, -29, -12), solid.V(1.6, 7, 6), solid.V(0.4*k, 0, 2.2))
			hit(solid.V(9*k*w, -16.4, 4.6), solid.V(5.5, 1.2, 4), solid.V(0, 0.1, 0.5)) // collarbones
			hit(solid.V(6.5*k*w, -32, 12), solid.V(5, 5.5, 5), solid.V(0, 0, 1.0+1.6*d.skull.female))
		}
		hit(solid.V(0, -26, 11), solid.V(1.6, 9, 5), solid.V(0, 0, -0.7))
		if puff > 0 {
			out := solid.V(sin, 0.25, cos)
			f := (solid.Cloud(p.X*0.11+9, p.Y*0.13+p.Z*0.05, d.seed) - 0.5) * 0.9
			for _, k := range [2]float64{1, -1} { // folds run out from under the arms
				dx, dy := p.X*k-15.5*w, y+27.5
				r := math.Hypot(dx, dy)
				fold := 1 - math.Abs(2*solid.Noise(math.Atan2(dy, dx)*1.9+20+3*k, r*0.05, d.seed+7)-1)
				f += 0.75 * (fold*fold - 0.35) * solid.Smooth(1.5, 5, r) * solid.Smooth(15, 7, r)
			}
			f *= solid.Smooth(-15, -19, y)
			p = p.Add(out.Mul(0.8*puff + min(puff, 0.75)*f))
		}
		return p
	})
	m.look = look
	return m
}

// neck connects the turned head to the body.
func (d *drawing) neck(look surface) *mesh {
	w := d.neckWide()
	heavy := max(0, d.p.Build)
	m := newMesh(140, 90, true, func(u, v float64) solid.Vec {
		a := (u - 0.5) * 2 * math.Pi
		y := -3 - 15.5*v
		rx := table(y, -3, 5.6, -7, 5.5, -11, 5.5, -14, 6.0, -16, 7.2, -18.5, 9.5) * w
		front := table(y, -3, 5.0, -7, 4.6, -9, 4.2, -11, 3.6, -14, 2.7, -16, 3.4, -18.5, 5)*w + 0.8*heavy*math.Exp(-(y+8)*(y+8)/9)
		back := table(y, -3, -7.2, -7, -7.0, -11, -7.3, -14, -8.2, -16, -9.5, -18.5, -10.5)
		sin, cos := math.Sincos(a)
		mid := -1.6
		depth := front - mid
		if cos < 0 {
			depth = mid - back
		}
		p := solid.V(rx*math.Copysign(math.Pow(math.Abs(sin), 0.95), sin), y, mid+depth*math.Copysign(math.Pow(math.Abs(cos), 0.95), cos))
		// the upper end turns with the head
		t := solid.Smooth(-15, -4, y)
		h := d.headTurn.at(p)
		b := d.bodyTurn.at(p)
		p = b.Mul(1 - t).Add(h.Mul(t))
		// cords from behind the ears to the breastbone
		for _, k := range [2]float64{1, -1} {
			top, foot := d.headTurn.at(solid.V(6.0*k, -4.5, -1.5)), d.bodyTurn.at(solid.V(1.5*k, -17, 4.4))
			s := solid.Clamp((p.Y-top.Y)/(foot.Y-top.Y), 0, 1)
			c := top.Add(foot.Sub(top).Mul(s))
			q := p.Sub(c)
			q.Y = 0
			axis := d.bodyTurn.at(solid.V(0, p.Y, -2))
			out := p.Sub(axis)
			out.Y = 0
			p = p.Add(out.Unit().Mul(0.75 * math.Exp(-q.Dot(q)/2.2)))
		}
		if d.skull.female == 0 {
			apple := d.bodyTurn.at(solid.V(0, -11, 4))
			q := p.Sub(apple)
			p = p.Add(d.bodyTurn.z.Mul(0.5 * math.Exp(-q.Dot(q)/1.3)))
		}
		return p
	})
	m.look = look
	return m
}

// throat returns the skin of the neck, with what is drawn on it.
func (d *drawing) throat() surface {
	t := d.tones
	return func(p solid.Vec, _ *solid.Vec) (solid.Color, kind, float64) {
		if !d.p.Has(people.Tattoo) {
			return t.light, skin, 0
		}
		x, y := (p.X+4.0*d.k)*1.1, p.Y+12.2 // rings within rings on the side of the neck
		r := math.Hypot(x, y*0.9)
		ink := 0.0
		if r < 3.4 && math.Mod(r+10, 1.1) < 0.5 && math.Mod(math.Atan2(y, x)+7+0.5*math.Floor(r/1.1), 1.3) > 0.22 {
			ink = 0.8
		}
		return t.light.Mix(hex(0x14202C), ink), skin, 0
	}
}
