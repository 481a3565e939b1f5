package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

type bakedKey struct {
	name  string
	rect  Rect // in pixels
	scale float64
}

// Baked draws what f draws in r, as one picture. f runs once per name, place and size, so what it draws may depend on nothing else. A still scene of
// many lights then costs no more than a sprite.
func (cv *Canvas) Baked(name string, r Rect, f func()) {
	px := r.scale(cv.Scale).snap()
	if px.Empty() {
		return
	}
	k := bakedKey{name, px, cv.Scale}
	s := cv.sprites.baked[k]
	if s == nil {
		ops, clipped, fills, placed := cv.ops, cv.clip, len(cv.fills), len(cv.placed)
		cv.ops, cv.clip = nil, clip{}
		f()
		list := slices.Clip(cv.ops)
		cv.ops, cv.clip, cv.fills, cv.placed = ops, clipped, cv.fills[:fills], cv.placed[:placed]
		s = &sprite{w: int(px.W), h: int(px.H), left: int(px.X), top: int(px.Y), compound: true} // the list has the places of the window
		s.paint = func(dst *ebiten.Image) {
			cv.baking = true
			defer func() { cv.baking = false }()
			cv.drawOps(dst, list)
		}
		cv.sprites.baked[k] = s
	}
	cv.put(s, px.X, px.Y, White)
}

// Picture draws a picture of w by h pixels at x, y, in units; paint paints it from 0, 0. paint runs once per key, so what it paints may depend on
// nothing else.
func (cv *Canvas) Picture(key any, x, y float64, w, h int, paint func(dst *ebiten.Image)) {
	if w <= 0 || h <= 0 {
		return
	}
	s := cv.sprites.pictures[key]
	if s == nil {
		s = &sprite{w: w, h: h, paint: paint}
		cv.sprites.pictures[key] = s
	}
	cv.put(s, math.Round(x*cv.Scale), math.Round(y*cv.Scale), White)
}
