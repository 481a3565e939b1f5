package portrait

import (
	"math"

	"battlestar/assets/gen/solid"
)

// comb paints the strands over the picture, the farthest ones first.
func (d *drawing) comb() {
	back := solid.V(-0.80*d.k, 0.25, -0.35).Unit()
	if d.p.Broad {
		back = solid.V(0.85*d.k, 0.25, -0.3).Unit()
	}
	half := d.light.Add(solid.V(0, 0, 1)).Unit()
	middle := d.headTurn.at(solid.V(0, 1.5, -0.8))
	for i := range d.strands {
		s := &d.strands[i]
		n := len(s.p)
		steps := 4 * (n - 1)
		if s.short {
			steps = 6
		}
		var last solid.Vec
		for j := 0; j <= steps; j++ {
			t := float64(j) / float64(steps)
			p := along(s.p, t*float64(n-1))
			if j == 0 {
				last = p
				continue
			}
			tangent := p.Sub(last).Unit()
			out := p.Sub(middle).Unit()
			out = out.Sub(tangent.Mul(out.Dot(tangent))).Unit()
			ndl := out.Dot(d.light)
			lit := solid.Smooth(-0.02, 0.30, ndl+0.25*(s.tone-0.5))
			if lit > 0 {
				lit *= 0.25 + 0.75*d.open(p.Add(out.Mul(0.5)))
			}
			th := tangent.Dot(half)
			sheen := math.Pow(max(0, 1-th*th), 22) * lit * max(0, out.Dot(half))
			c := d.strandTone(s, lit, sheen, t)
			if !s.short {
				r := solid.Smooth(0.25, 0.95, out.Dot(back))
				c = c.Add(d.rim.Mix(c, 0.4).Mul(0.19 * r * (0.5 + s.tone)))
			}
			w := s.width * (1 - 0.85*solid.Smooth(either(s.blunt, 0.85, 0.45), 1, t))
			alpha := 0.9
			if s.short {
				alpha = 0.8
			}
			d.dab(last, p, w*scale, c, alpha)
			last = p
		}
	}
}

func (d *drawing) strandTone(s *strand, lit, sheen, t float64) solid.Color {
	c := hex(d.p.Hair.Color)
	if g := solid.Smooth(0, 0.5, s.gray); g > 0 { // red hair fades before it is gray
		c = c.Mix(solid.RGB(0.9*c.G+0.1*c.R, c.G, 0.8*c.G+0.2*c.B), 0.85*g)
	}
	c = c.Mix(hex(0xC4C7CC), 0.9*solid.Clamp(s.gray*1.45-0.52+(s.gray*(1-s.gray)*4)*(s.tone-0.5)+0.25*s.gray, 0, 1))
	dark := c.Mul(either(s.short, 0.30, 0.16)).Add(hex(0x04050A))
	light := c.Mul(0.45 + (0.95-0.45*solid.Smooth(0.4, 0.9, c.G))*s.tone).Add(hex(0x1A1716).Mul(0.3 + s.tone))
	return dark.Mix(light, 0.18*s.tone+0.82*lit).Add(c.Mul(0.9).Add(hex(0x48423C)).Mul(1.1 * sheen * s.tone))
}

// dab paints a short stroke between two points, hidden by what is in front of it.
func (d *drawing) dab(a, b solid.Vec, width float64, c solid.Color, alpha float64) {
	ax, ay := middleX+a.X*scale, middleY-a.Y*scale
	bx, by := middleX+b.X*scale, middleY-b.Y*scale
	r := max(0.5, width/2)
	alpha *= min(1, width)
	x0, x1 := int(min(ax, bx)-r-1), int(max(ax, bx)+r+1)
	y0, y1 := int(min(ay, by)-r-1), int(max(ay, by)+r+1)
	dx, dy := bx-ax, by-ay
	l := max(1e-6, dx*dx+dy*dy)
	for y := max(0, y0); y <= min(side-1, y1); y++ {
		for x := max(0, x0); x <= min(side-1, x1); x++ {
			px, py := float64(x)+0.5-ax, float64(y)+0.5-ay
			t := (px*dx + py*dy) / l
			if t < -0.02 || t > 1.02 { // the strokes join up
				continue
			}
			ex, ey := px-t*dx, py-t*dy
			v := solid.Clamp(r+0.5-math.Sqrt(ex*ex+ey*ey), 0, 1) * alpha
			if v <= 0 {
				continue
			}
			i := y*side + x
			s := &d.spots[i]
			z := solid.Mix(a.Z, b.Z, t)
			if s.kind != nothing && float64(s.z) > z+0.35 {
				continue
			}
			d.paint[i] = d.paint[i].Mix(c, v)
			if s.kind == nothing && v > 0.4 {
				s.kind, s.z, s.n = hairy, float32(z), solid.V(0, 0, 1)
			}
		}
	}
}
