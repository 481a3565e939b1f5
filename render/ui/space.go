package ui

import (
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"
)

type spaceKey struct {
	w, h int
	seed uint64
}

// Space fills r with a nebula and stars. The same seed gives the same sky.
func (u *UI) Space(r Rect, seed uint64) {
	px := r.scale(u.Scale).snap()
	k := spaceKey{int(px.W), int(px.H), seed}
	s := u.sprites.spaces[k]
	if s == nil {
		s = &sprite{w: k.w, h: k.h}
		scale := u.Scale
		s.paint = func(dst *ebiten.Image) { u.paintSpace(dst, k, scale) }
		u.sprites.spaces[k] = s
	}
	u.put(s, px.X, px.Y, White)
	u.fill(px, rgb(0x0A1018), rgb(0x0A1018))
}

func (u *UI) paintSpace(dst *ebiten.Image, k spaceKey, scale float64) {
	const coarse = 4 // the clouds are soft: a sixteenth of the pixels will do
	w, h := k.w/coarse+2, k.h/coarse+2
	small := ebiten.NewImage(w, h)
	defer small.Deallocate()
	small.DrawRectShader(w, h, u.shaders.spaces(), &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Scale": float32(coarse / scale / 420), "Seed": float32(k.seed % 64),
	}})
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	o.GeoM.Scale(coarse, coarse)
	o.GeoM.Translate(-coarse/2, -coarse/2)
	dst.DrawImage(small, &o)

	star := softDot()
	defer star.Deallocate()
	rng := rand.New(rand.NewPCG(k.seed, 75))
	stars := int(float64(k.w*k.h) / (scale * scale) / 5200)
	for range stars {
		x, y := rng.Float64()*float64(k.w), rng.Float64()*float64(k.h)
		// Few bright ones among many faint ones.
		m := math.Pow(rng.Float64(), 3)
		c := Mix(rgb(0xBFD6FF), rgb(0xFFE9CF), rng.Float64())
		size := (0.55 + 1.1*m) * max(1, scale)
		if m > 0.75 {
			for i := 3.0; i >= 1; i-- {
				paintDot(dst, star, x, y, size*(1+i*1.6), Alpha(rgb(0x6FA8F0), 0.07))
			}
		}
		paintDot(dst, star, x, y, size, Alpha(c, 0.25+0.7*m))
	}
}

// dotSize is the edge of the picture that stars are drawn with.
const dotSize = 32

// softDot is a white disc. Hundreds of stars as paths would need a hundred times the memory of as many small pictures.
func softDot() *ebiten.Image {
	pix := make([]byte, 4*dotSize*dotSize)
	const r = dotSize/2 - 1
	for i := range dotSize * dotSize {
		x, y := float64(i%dotSize)+0.5-dotSize/2, float64(i/dotSize)+0.5-dotSize/2
		v := byte(255 * max(0, min(1, r-math.Hypot(x, y)+0.5)))
		copy(pix[4*i:], []byte{v, v, v, v})
	}
	img := ebiten.NewImage(dotSize, dotSize)
	img.WritePixels(pix)
	return img
}

// paintDot draws a disc of radius r around (x, y), in pixels.
func paintDot(dst, dot *ebiten.Image, x, y, r float64, c Color) {
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	k := r / (dotSize/2 - 1)
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(x-k*dotSize/2, y-k*dotSize/2)
	o.ColorScale.ScaleWithColor(c)
	dst.DrawImage(dot, &o)
}
