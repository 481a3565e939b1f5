package scene

import (
	"math"

	"battlestar/assets/gen/solid"
)

// stuff is what a body is made of.
type stuff struct {
	color, light solid.Color
	gloss        float64
	mirror       float64 // how much of what stands before it is seen in it
	paint        func(p, n solid.Vec, s *surface)
}

// surface is a point of a body while it is painted.
type surface struct {
	color, light solid.Color
	gloss        float64
	soft         float64 // how far light creeps round
}

// The stuffs that rooms and people are made of.
func metal(c uint32, gloss float64) *stuff { return &stuff{color: solid.Hex(c), gloss: gloss} }

func shining(l solid.Color) *stuff { return &stuff{light: l} }

// deckStuff is a floor of plates that mirrors what stands on it.
func deckStuff(c uint32, mirror float64) *stuff {
	k := &stuff{color: solid.Hex(c), gloss: 0.35, mirror: mirror}
	k.paint = func(p, n solid.Vec, f *surface) {
		a := min(math.Abs(math.Mod(math.Abs(p.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(p.Y)+0.75, 1.5)-0.75))
		f.color = f.color.Mul((0.75 + 0.5*solid.Cloud(p.X*2, p.Y*2, 4)) * (0.45 + 0.55*solid.Smooth(0.005, 0.02, a)))
	}
	return k
}

// wallStuff is plates with seams and rust.
func wallStuff(c uint32) *stuff {
	k := &stuff{color: solid.Hex(c), gloss: 0.3}
	k.paint = func(p, n solid.Vec, f *surface) {
		u := p.Y
		if math.Abs(n.Y) > 0.7 {
			u = p.X
		}
		a := min(math.Abs(math.Mod(math.Abs(u)+0.6, 1.2)-0.6), math.Abs(math.Mod(math.Abs(p.Z)+0.05, 0.9)-0.45))
		f.color = f.color.Mul((0.7 + 0.6*solid.Cloud(u*1.7, p.Z*1.7, 8)) * (0.5 + 0.5*solid.Smooth(0.006, 0.025, a)))
	}
	return k
}

func wood() *stuff { return metal(0x4a3524, 0.4) }

func steel() *stuff { return metal(0x565e66, 0.6) }

func chair() *stuff { return metal(0x23272b, 0.3) }

func stone(c uint32) *stuff {
	k := &stuff{color: solid.Hex(c), gloss: 0.08}
	k.paint = func(p, n solid.Vec, f *surface) {
		f.color = f.color.Mul(0.6 + 0.8*solid.Cloud(p.X*2.1+p.Z+30, p.Y*2.1-p.Z+30, 5))
	}
	return k
}

// ghostly lets somebody shine and fade.
func (k *stuff) ghostly(light solid.Color) {
	paint := k.paint
	k.paint = func(p, n solid.Vec, f *surface) {
		paint(p, n, f)
		f.color, f.light = f.color.Mul(0.4), light.Mul(0.05+0.5*(f.color.R+f.color.G+f.color.B)/3)
	}
}
