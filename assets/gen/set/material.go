package set

import (
	"math"

	"battlestar/assets/gen/solid"
)

// Material is what a body is made of.
type Material struct {
	Color, Light solid.Color                      // Light is what it sends out by itself
	Gloss        float64                          // how strong and how small highlights are, 0 to 1
	Mirror       float64                          // how much it reflects what is in front of it, 0 to 1
	Paint        func(p, n solid.Vec, s *Surface) // changes s for the point p of the stage, where n is the normal; may be nil
}

// Surface is how a body looks at one point. It starts with what the material has, and Paint changes it.
type Surface struct {
	Color, Light solid.Color
	Gloss        float64
	Soft         float64 // how far light reaches around to the dark side, as it does on skin
}

// Metal returns a plain material of a color given as 0xRRGGBB. It serves for cloth, paper and plastic as well, with little gloss.
func Metal(c uint32, gloss float64) *Material { return &Material{Color: solid.Hex(c), Gloss: gloss} }

// Shining returns a material that sends out light and reflects none.
func Shining(l solid.Color) *Material { return &Material{Light: l} }

// DeckPlates returns the material of a floor of plates that reflects what stands on it.
func DeckPlates(c uint32, mirror float64) *Material {
	k := &Material{Color: solid.Hex(c), Gloss: 0.35, Mirror: mirror}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		a := min(math.Abs(math.Mod(math.Abs(p.X)+0.5, 1)-0.5), math.Abs(math.Mod(math.Abs(p.Y)+0.75, 1.5)-0.75))
		f.Color = f.Color.Mul((0.75 + 0.5*solid.Cloud(p.X*2, p.Y*2, 4)) * (0.45 + 0.55*solid.Smooth(0.005, 0.02, a)))
	}
	return k
}

// WallPlates returns the material of walls: plates with seams and stains.
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

// Wood returns brown, slightly polished wood.
func Wood() *Material { return Metal(0x4a3524, 0.4) }

// Steel returns bare gray steel.
func Steel() *Material { return Metal(0x565e66, 0.6) }

// Upholstery returns the dark cover of seats.
func Upholstery() *Material { return Metal(0x23272b, 0.3) }

// Stone returns rough stone of a color.
func Stone(c uint32) *Material {
	k := &Material{Color: solid.Hex(c), Gloss: 0.08}
	k.Paint = func(p, n solid.Vec, f *Surface) {
		f.Color = f.Color.Mul(0.6 + 0.8*solid.Cloud(p.X*2.1+p.Z+30, p.Y*2.1-p.Z+30, 5))
	}
	return k
}

// Ghostly makes what has this material pale and lets it glow, as a ghost does. It needs a material with Paint, such as that of a figure.
func (k *Material) Ghostly(light solid.Color) {
	paint := k.Paint
	k.Paint = func(p, n solid.Vec, f *Surface) {
		paint(p, n, f)
		f.Color, f.Light = f.Color.Mul(0.4), light.Mul(0.05+0.5*(f.Color.R+f.Color.G+f.Color.B)/3)
	}
}
