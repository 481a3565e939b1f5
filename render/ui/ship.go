package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ship"
)

// Ship draws a miniature around (x, y), all in units. The size is the edge of its box. The heading is where its bow points, in degrees clockwise from
// up.
func (cv *Canvas) Ship(kind ship.Kind, x, y, size, heading float64) {
	cv.placeSign(Rect{x - size/2, y - size/2, size, size}.scale(cv.Scale))
	// Whole pixels, so that a still miniature is kept as a picture and drawn the same again.
	cv.Paint(miniature{kind, math.Round(x * cv.Scale), math.Round(y * cv.Scale), math.Round(size * cv.Scale), heading, ship.Options{}})
}

// Flying draws a miniature that moves: between pixels, and with options.
func (cv *Canvas) Flying(kind ship.Kind, x, y, size, heading float64, o ship.Options) {
	cv.placeSign(Rect{x - size/2, y - size/2, size, size}.scale(cv.Scale))
	cv.Paint(miniature{kind, x * cv.Scale, y * cv.Scale, size * cv.Scale, heading, o})
}

// miniature is a ship on the display list. Measures are in pixels.
type miniature struct {
	kind                ship.Kind
	x, y, size, heading float64
	options             ship.Options
}

// Paint implements [Painter].
func (m miniature) Paint(cv *Canvas, dst *ebiten.Image) {
	if m.size < 4 || m.options.Fade >= 1 {
		return
	}
	ships := cv.ships.open()
	if ships == nil {
		return
	}
	s := cv.still(m)
	if s == nil {
		ships.Draw(dst, m.kind, m.x, m.y, m.size, m.heading, m.options)
		return
	}
	img := cv.image(s)
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(math.Round(m.x)-s.x, math.Round(m.y)-s.y)
	o.ColorScale.ScaleAlpha(float32(1 - max(0, m.options.Fade)))
	dst.DrawImage(img, &o)
}

// stillKey identifies the picture of a miniature.
type stillKey struct {
	kind          ship.Kind
	size, heading int32 // in halves
	options       ship.Options
}

// largestStill is the edge, in pixels, of the largest miniature that is kept; larger ones are lit again wherever they are drawn.
const largestStill = 2600

// still returns the sprite of a miniature that was drawn before exactly as it is: it stands, so lighting it once is enough. It returns nil for a new
// one, and for one that banks: that flies, and will not be seen like this again.
func (cv *Canvas) still(m miniature) *sprite {
	if m.options.Bank != 0 || cv.baking {
		return nil
	}
	k := stillKey{m.kind, int32(math.Round(m.size * 2)), int32(math.Round(math.Mod(m.heading+720, 360) * 2)), m.options}
	k.options.Fade = 0
	if s := cv.sprites.ships[k]; s != nil {
		return s
	}
	side := int(math.Ceil(m.size*ship.Reach(m.kind))) + 2
	if side > largestStill {
		return nil
	}
	s := &sprite{w: side, h: side, x: float64(side / 2), y: float64(side / 2), used: cv.sprites.generation}
	s.paint = func(dst *ebiten.Image) {
		cv.ships.ships.Draw(dst, k.kind, s.x, s.y, m.size, m.heading, k.options)
	}
	cv.sprites.ships[k] = s
	return nil
}

// shipyard loads the miniatures when the first is drawn: a Frame needs no pictures.
type shipyard struct {
	ships *ship.Ships
	tried bool
}

// open returns the miniatures, or nil if their pictures cannot be read: then none are visible.
func (y *shipyard) open() *ship.Ships {
	if !y.tried {
		y.tried = true
		y.ships, _ = ship.New()
	}
	return y.ships
}
