// Package portraits holds the portraits that assets/gen/portrait draws of everybody in assets/people: one of head and shoulders, and a small one of
// the head alone. The head is at the same place in all of them.
package portraits

import (
	"fmt"
	"image"
	"image/jpeg"

	"battlestar/assets"
)

// Side and SmallSide are the sides of a portrait and of a small one, in pixels.
const (
	Side      = 512
	SmallSide = 128
)

// Portrait returns the portrait of the person with an id in assets/people.
func Portrait(id string) (image.Image, error) { return read(id + ".jpg") }

// Small returns the small portrait of the head alone. It is bright and sharp enough to be recognized at 48 pixels.
func Small(id string) (image.Image, error) { return read(id + "-small.jpg") }

func read(name string) (image.Image, error) {
	f, err := assets.Files().Open("portraits/" + name)
	if err != nil {
		return nil, fmt.Errorf("portraits: %w", err)
	}
	defer f.Close()
	m, err := jpeg.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("portraits: %s: %w", name, err)
	}
	return m, nil
}
