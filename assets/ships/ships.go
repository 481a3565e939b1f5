// Package ships carries the pictures of the miniatures. assets/gen makes them, render/ship draws them.
package ships

import (
	"fmt"
	"image"
	"image/png"

	"battlestar/assets"
)

// Map is one of the three pictures of each sheet. Their four channels are not premultiplied: they are data.
type Map string

// The maps.
const (
	// Color is the square root of the albedo, and the cover.
	Color Map = "color"
	// Normal is x and y of the normal (128 is 0, y up), the height, and the gloss.
	Normal Map = "normal"
	// Glow is the square root of half of the light given off, and the contact shadow.
	Glow Map = "glow"
)

// Picture reads a map of a sheet.
func Picture(name string, m Map) (*image.NRGBA, error) {
	file := name + "-" + string(m) + ".png"
	f, err := assets.Files().Open("ships/" + file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	n, ok := img.(*image.NRGBA)
	if !ok {
		return nil, fmt.Errorf("%s: its pixels are no NRGBA", file)
	}
	return n, nil
}
