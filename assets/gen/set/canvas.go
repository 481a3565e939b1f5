package set

import (
	"image"
	"image/color"

	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
)

// canvas is a picture while it is made. Its colors are in linear light until finish applies the tone curve.
type canvas struct {
	w, h   int
	pix    []solid.Color
	deep   []float64 // distance from the eye to what a pixel shows
	people []bool    // whether a pixel shows a figure
}

// newCanvas returns a black canvas, w by h pixels.
func newCanvas(w, h int) *canvas {
	return &canvas{w, h, make([]solid.Color, w*h), make([]float64, w*h), make([]bool, w*h)}
}

// place turns pixels into coordinates of the picture: its middle is (0, 0), its height is 1, y points up.
func (c *canvas) place(i, j float64) (x, y float64) {
	return (i - float64(c.w)/2) / float64(c.h), 0.5 - j/float64(c.h)
}

// pixel turns coordinates of the picture into pixels.
func (c *canvas) pixel(x, y float64) (i, j float64) {
	return x*float64(c.h) + float64(c.w)/2, (0.5 - y) * float64(c.h)
}

// enlarged returns the picture at another size. Colors are interpolated between pixels, distances are not.
func (c *canvas) enlarged(w, h int) *canvas {
	out := newCanvas(w, h)
	for j := range h {
		for i := range w {
			u := solid.Clamp((float64(i)+0.5)*float64(c.w)/float64(w)-0.5, 0, float64(c.w-1))
			v := solid.Clamp((float64(j)+0.5)*float64(c.h)/float64(h)-0.5, 0, float64(c.h-1))
			x, y := min(int(u), c.w-2), min(int(v), c.h-2)
			fx, fy := u-float64(x), v-float64(y)
			at := y*c.w + x
			out.pix[j*w+i] = c.pix[at].Mix(c.pix[at+1], fx).Mix(c.pix[at+c.w].Mix(c.pix[at+c.w+1], fx), fy)
			out.deep[j*w+i] = c.deep[int(v+0.5)*c.w+int(u+0.5)]
		}
	}
	return out
}

// image returns the picture with eight bits for each color.
func (c *canvas) image() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, c.w, c.h))
	for i, p := range c.pix {
		img.SetRGBA(i%c.w, i/c.w, color.RGBA{model.ByteOf(p.R), model.ByteOf(p.G), model.ByteOf(p.B), 255})
	}
	return img
}
