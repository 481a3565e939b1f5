package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ship"
)

// Ship draws a miniature around (x, y), all in units: size is the edge of its box, heading where its bow looks, in degrees clockwise
// from up.
func (u *UI) Ship(kind ship.Kind, x, y, size, heading float64) {
	// Whole pixels, so that what lies still is kept as a picture and drawn the same again.
	u.Paint(miniature{kind, math.Round(x * u.Scale), math.Round(y * u.Scale), math.Round(size * u.Scale), heading, ship.Options{}})
}

// Flying draws a miniature that moves: between pixels, and with options.
func (u *UI) Flying(kind ship.Kind, x, y, size, heading float64, o ship.Options) {
	u.Paint(miniature{kind, x * u.Scale, y * u.Scale, size * u.Scale, heading, o})
}

// miniature is a ship on the display list. Measures are in pixels.
type miniature struct {
	kind                ship.Kind
	x, y, size, heading float64
	options             ship.Options
}

// Paint implements [Painter].
func (m miniature) Paint(u *UI, dst *ebiten.Image) {
	if m.size < 4 {
		return
	}
	if ships := u.ships.open(); ships != nil {
		ships.Draw(dst, m.kind, m.x, m.y, m.size, m.heading, m.options)
	}
}

// shipyard has the miniatures ready once the first is drawn: a Frame needs no pictures.
type shipyard struct {
	ships *ship.Ships
	tried bool
}

// open gives the miniatures, or nil where their pictures cannot be read: then there are none to be seen.
func (y *shipyard) open() *ship.Ships {
	if !y.tried {
		y.tried = true
		y.ships, _ = ship.New()
	}
	return y.ships
}
