package model

import (
	"image"
	"image/color"
	"math"

	"battlestar/assets/gen/solid"
	"battlestar/assets/ships/sheet"
)

// contactSheet shows sprites large, and small at eight headings.
func contactSheet(path string, sprites []*sprite, size int) error {
	wide := 0
	for _, s := range sprites {
		wide = max(wide, s.w)
	}
	cols := max(1, min(len(sprites), 2200/wide))
	rows := (len(sprites) + cols - 1) / cols
	cell, strip := sprites[0].h, 0
	if sprites[0].w == sprites[0].h {
		strip = size / 4
	}
	img := ground(cols*wide, rows*(cell+strip))
	for i, s := range sprites {
		x, y := float64(i%cols*wide)+float64(wide)/2, float64(i/cols*(cell+strip))
		box := float64(sheet.Frame)
		if s.w != s.h {
			box = sheet.Hulls[0].W
		}
		s.lit(img, x, y+float64(cell)/2, float64(s.w)/box, 0, box)
		if strip == 0 {
			continue
		}
		small := s.half().half()
		for k := range 6 {
			d := float64(wide) / 6
			small.lit(img, x-float64(wide)/2+(float64(k)+0.5)*d, y+float64(cell)+float64(strip)/2, d*0.78, float64(k)*60, box)
		}
	}
	return SavePNG(path, img)
}

// ground returns a piece of space as a background.
func ground(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := 0.75 + 0.5*solid.Cloud(float64(x)/260, float64(y)/260, 3)
			img.SetRGBA(x, y, color.RGBA{uint8(22 * c), uint8(31 * c), uint8(math.Min(255, 47*c)), 255})
		}
	}
	return img
}
