package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Spark draws a soft light around (x, y), with a radius of r units, that brightens what lies under it.
func (cv *Canvas) Spark(x, y, r float64, c Color) {
	cv.Paint(spark{x * cv.Scale, y * cv.Scale, r * cv.Scale, c})
}

// spark is a light on the display list. Measures are in pixels.
type spark struct {
	x, y, r float64
	c       Color
}

// Paint implements [Painter].
func (s spark) Paint(cv *Canvas, dst *ebiten.Image) {
	if cv.glow == nil {
		cv.glow = softGlow()
	}
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	o.Blend = ebiten.BlendLighter
	k := s.r * 2 / glowSize
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(s.x-s.r, s.y-s.r)
	o.ColorScale.ScaleWithColor(s.c)
	dst.DrawImage(cv.glow, &o)
}

const glowSize = 64

// softGlow returns a light that fades on all sides.
func softGlow() *ebiten.Image {
	pix := make([]byte, 4*glowSize*glowSize)
	for i := range glowSize * glowSize {
		x, y := (float64(i%glowSize)+0.5)/glowSize*2-1, (float64(i/glowSize)+0.5)/glowSize*2-1
		fall := max(0, 1-math.Hypot(x, y))
		v := byte(255 * fall * fall)
		copy(pix[4*i:], []byte{v, v, v, v})
	}
	img := ebiten.NewImage(glowSize, glowSize)
	img.WritePixels(pix)
	return img
}
