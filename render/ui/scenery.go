package ui

import (
	"bytes"
	"image"
	_ "image/png" // the pictures are PNGs

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/assets"
)

// Scenery is a picture behind the menus.
type Scenery string

// The pictures: a world on the horizon, 1600 by 760, and pieces of the upper and lower half of a blast door, 640 by 280, that repeat
// sideways without a seam.
const (
	World     Scenery = "world.png"
	DoorUpper Scenery = "door-upper.png"
	DoorLower Scenery = "door-lower.png"
)

// Scenery draws a picture into r. The light is how bright it is; 1 is as it was made.
func (cv *Canvas) Scenery(name Scenery, r Rect, light float64) {
	s := cv.sprites.scenery[name]
	if s == nil {
		b, err := assets.Scenery.ReadFile("scenery/" + string(name))
		if err != nil {
			return // a test reads each
		}
		pix, _, err := image.Decode(bytes.NewReader(b))
		if err != nil {
			return
		}
		s = &sprite{w: pix.Bounds().Dx(), h: pix.Bounds().Dy(), img: ebiten.NewImageFromImageWithOptions(pix, &ebiten.NewImageFromImageOptions{Unmanaged: true})}
		cv.sprites.scenery[name] = s
	}
	s.used = cv.sprites.generation
	px := r.scale(cv.Scale)
	tint := Mix(Color{A: 255}, White, light)
	cv.ops = append(cv.ops, op{sprite: s, x: px.X, y: px.Y, sx: px.W / float64(s.w), sy: px.H / float64(s.h), tint: tint, clip: cv.clip})
}
