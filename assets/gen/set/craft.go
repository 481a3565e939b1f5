package set

import (
	"math"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// Craft adds a ship, given by the name of its model, around a place; size is the edge of the square that holds it, seen from above. With angles
// of 0 its bow points away from the camera; yaw turns the bow to the left, pitch lifts it, roll lowers the right side, all in degrees.
func (s *Stage) Craft(name string, at solid.Vec, size, yaw, pitch, roll float64) {
	m := model.Models[name]()
	parts := m.Near(-9, -9, 9, 9, 0)
	k := size / 2
	h := Headed(yaw, pitch, roll)
	paint := &Material{Color: solid.RGB(0.4, 0.4, 0.4), Gloss: 0.4}
	paint.Paint = func(p, n solid.Vec, f *Surface) {
		q := h.In(p.Sub(at)).Mul(1 / k)
		skin := m.SkinAt(parts, q)
		sk := &m.Skins[skin]
		sp := model.Spot{P: m.Mirror.Fold(q), Raw: q, N: h.In(n), Skin: skin, Color: sk.Color, Gloss: sk.Gloss, Light: sk.Light, Open: 1}
		_, tone, ink := sk.Panels.At(sp.P, m.Seed+skin*101, 0.009)
		sp.Color = sp.Color.Mul((1 + tone) * (0.86 + 0.24*solid.Cloud(q.X*5+3, q.Y*3, m.Seed+40)))
		if m.Paint != nil {
			m.Paint(&sp)
		}
		f.Color, f.Gloss, f.Light = sp.Color.Mul(1-0.6*ink), sp.Gloss, sp.Light.Mul(1.6)
	}
	s.PutBall(paint, solid.Solid{Dist: func(p solid.Vec) float64 {
		return m.Dist(parts, h.In(p.Sub(at)).Mul(1/k)) * k * 0.9
	}}, at, size*0.74)
	for _, e := range m.Jets {
		if s.Parked {
			break
		}
		sides := []float64{1}
		if m.Mirror != model.NoMirror && math.Abs(e.X) > 1e-6 {
			sides = []float64{1, -1}
		}
		for _, side := range sides {
			z := 0.06
			tail := h.Out(solid.V(e.X*side, e.Y-0.05, z).Mul(k)).Add(at)
			end := h.Out(solid.V(e.X*side, e.Y-0.05-e.Long*1.9, z).Mul(k)).Add(at)
			s.Effects = append(s.Effects, Streak(end, tail, e.R*k*0.55, e.Light.Mul(0.45)), Glow(tail, e.R*k*0.8, e.Light.Mul(0.9).Add(solid.RGB(0.1, 0.1, 0.1))))
		}
	}
}

// Heading is how a ship is turned.
type Heading struct{ sy, cy, sp, cp, sr, cr float64 }

// Headed returns a heading by its angles, which are those of Stage.Craft.
func Headed(yaw, pitch, roll float64) Heading {
	h := Heading{}
	h.sy, h.cy = math.Sincos(yaw * math.Pi / 180)
	h.sp, h.cp = math.Sincos(pitch * math.Pi / 180)
	h.sr, h.cr = math.Sincos(roll * math.Pi / 180)
	return h
}

// In turns a direction on the stage into one in the ship, where x points to its right, y to its bow and z up.
func (h Heading) In(p solid.Vec) solid.Vec {
	p = solid.V(p.X*h.cy+p.Y*h.sy, -p.X*h.sy+p.Y*h.cy, p.Z)
	p = solid.V(p.X, p.Y*h.cp+p.Z*h.sp, -p.Y*h.sp+p.Z*h.cp)
	return solid.V(p.X*h.cr-p.Z*h.sr, p.Y, p.X*h.sr+p.Z*h.cr)
}

// Out turns a direction in the ship into one on the stage.
func (h Heading) Out(p solid.Vec) solid.Vec {
	p = solid.V(p.X*h.cr+p.Z*h.sr, p.Y, -p.X*h.sr+p.Z*h.cr)
	p = solid.V(p.X, p.Y*h.cp-p.Z*h.sp, p.Y*h.sp+p.Z*h.cp)
	return solid.V(p.X*h.cy-p.Y*h.sy, p.X*h.sy+p.Y*h.cy, p.Z)
}
