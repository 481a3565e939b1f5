package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Material is what a body is made of.
type Material struct {
	Color, Light solid.Color
	Gloss        float64
	Mirror       float64 // how much of what stands before it is seen in it
	Paint        func(p, n solid.Vec, s *Surface)
}

// Surface is a point of a body while it is painted.
type Surface struct {
	Color, Light solid.Color
	Gloss        float64
	Soft         float64 // how far light creeps round
}

// The stuffs that rooms and people are made of.
func Metal(c uint32, gloss float64) *Material { return &Material{Color: solid.Hex(c), Gloss: gloss} }

func Shining(l solid.Color) *Material { return &Material{Light: l} }

// DeckPlates is a floor of plates that mirrors what stands on it.
func DeckPlates(c uint32, mirror float64) *Material {
	k := &Material{Color: solid.Hex(c), Gloss: 0.35, Mirror: mirror}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		a := min(math.Abs(math.Mod(math.Abs(p.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(p.Y)+0.75, 1.5)-0.75))
		f.Color = f.Color.Mul((0.75 + 0.5*solid.Cloud(p.X*2, p.Y*2, 4)) * (0.45 + 0.55*solid.Smooth(0.005, 0.02, a)))
	}
	return k
}

// WallPlates is plates with seams and rust.
func WallPlates(c uint32) *Material {
	k := &Material{Color: solid.Hex(c), Gloss: 0.3}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		u := p.Y
		if math.Abs(n.Y) > 0.7 {
			u = p.X
		}
		a := min(math.Abs(math.Mod(math.Abs(u)+0.6, 1.2)-0.6), math.Abs(math.Mod(math.Abs(p.Z)+0.05, 0.9)-0.45))
		f.Color = f.Color.Mul((0.7 + 0.6*solid.Cloud(u*1.7, p.Z*1.7, 8)) * (0.5 + 0.5*solid.Smooth(0.006, 0.025, a)))
	}
	return k
}

func Wood() *Material { return Metal(0x4a3524, 0.4) }

func Steel() *Material { return Metal(0x565e66, 0.6) }

func Upholstery() *Material { return Metal(0x23272b, 0.3) }

func Stone(c uint32) *Material {
	k := &Material{Color: solid.Hex(c), Gloss: 0.08}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		f.Color = f.Color.Mul(0.6 + 0.8*solid.Cloud(p.X*2.1+p.Z+30, p.Y*2.1-p.Z+30, 5))
	}
	return k
}

// Ghostly lets somebody shine and fade.
func (k *Material) Ghostly(light solid.Color) {
	paint := k.Paint
	k.Paint = func(p, n solid.Vec, f *Surface) {
		paint(p, n, f)
		f.Color, f.Light = f.Color.Mul(0.4), light.Mul(0.05+0.5*(f.Color.R+f.Color.G+f.Color.B)/3)
	}
}
