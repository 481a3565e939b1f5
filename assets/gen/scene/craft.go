package scene

import (
	"math"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// craft puts a miniature on the stage as a body, its box of the given size around a place. yaw turns its bow from away to the left,
// pitch lifts the bow, roll dips its right side, all in degrees.
func (s *stage) craft(name string, at solid.Vec, size, yaw, pitch, roll float64) {
	m := model.Models[name]()
	parts := m.Near(-9, -9, 9, 9, 0)
	k := size / 2
	h := headed(yaw, pitch, roll)
	paint := &stuff{color: solid.RGB(0.4, 0.4, 0.4), gloss: 0.4}
	paint.paint = func(p, n solid.Vec, f *surface) {
		q := h.in(p.Sub(at)).Mul(1 / k)
		skin := m.SkinAt(parts, q)
		sk := &m.Skins[skin]
		sp := model.Spot{P: m.Mirror.Fold(q), Raw: q, N: h.in(n), Skin: skin, Color: sk.Color, Gloss: sk.Gloss, Light: sk.Light, Open: 1}
		_, tone, ink := sk.Panels.At(sp.P, m.Seed+skin*101, 0.009)
		sp.Color = sp.Color.Mul((1 + tone) * (0.86 + 0.24*solid.Cloud(q.X*5+3, q.Y*3, m.Seed+40)))
		if m.Paint != nil {
			m.Paint(&sp)
		}
		f.color, f.gloss, f.light = sp.Color.Mul(1-0.6*ink), sp.Gloss, sp.Light.Mul(1.6)
	}
	s.putBall(paint, solid.Solid{Dist: func(p solid.Vec) float64 {
		return m.Dist(parts, h.in(p.Sub(at)).Mul(1/k)) * k * 0.9
	}}, at, size*0.74)
	for _, e := range m.Jets {
		if s.parked {
			break
		}
		sides := []float64{1}
		if m.Mirror != model.NoMirror && math.Abs(e.X) > 1e-6 {
			sides = []float64{1, -1}
		}
		for _, side := range sides {
			z := 0.06
			tail := h.out(solid.V(e.X*side, e.Y-0.05, z).Mul(k)).Add(at)
			end := h.out(solid.V(e.X*side, e.Y-0.05-e.Long*1.9, z).Mul(k)).Add(at)
			s.veils = append(s.veils, streak(end, tail, e.R*k*0.55, e.Light.Mul(0.45)), glow(tail, e.R*k*0.8, e.Light.Mul(0.9).Add(solid.RGB(0.1, 0.1, 0.1))))
		}
	}
}

// heading is how something in space is turned.
type heading struct{ sy, cy, sp, cp, sr, cr float64 }

// headed is a heading by its angles in degrees, as craft has them.
func headed(yaw, pitch, roll float64) heading {
	h := heading{}
	h.sy, h.cy = math.Sincos(yaw * math.Pi / 180)
	h.sp, h.cp = math.Sincos(pitch * math.Pi / 180)
	h.sr, h.cr = math.Sincos(roll * math.Pi / 180)
	return h
}

// in turns a direction of the stage into one of a craft, out the other way.
func (h heading) in(p solid.Vec) solid.Vec {
	p = solid.V(p.X*h.cy+p.Y*h.sy, -p.X*h.sy+p.Y*h.cy, p.Z)
	p = solid.V(p.X, p.Y*h.cp+p.Z*h.sp, -p.Y*h.sp+p.Z*h.cp)
	return solid.V(p.X*h.cr-p.Z*h.sr, p.Y, p.X*h.sr+p.Z*h.cr)
}

func (h heading) out(p solid.Vec) solid.Vec {
	p = solid.V(p.X*h.cr+p.Z*h.sr, p.Y, -p.X*h.sr+p.Z*h.cr)
	p = solid.V(p.X, p.Y*h.cp-p.Z*h.sp, p.Y*h.sp+p.Z*h.cp)
	return solid.V(p.X*h.cy-p.Y*h.sy, p.X*h.sy+p.Y*h.cy, p.Z)
}
