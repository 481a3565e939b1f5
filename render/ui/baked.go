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

// Baked draws what f draws in r, as one picture: f runs once for a name, a place and a size, so what it draws may depend on nothing else.
// What lies still and is drawn of many lights costs no more than a sprite then.
func (u *UI) Baked(name string, r Rect, f func()) {
	px := r.scale(u.Scale).snap()
	if px.Empty() {
		return
	}
	k := bakedKey{name, px, u.Scale}
	s := u.sprites.baked[k]
	if s == nil {
		ops, clipped, fills, placed := u.ops, u.clip, len(u.fills), len(u.placed)
		u.ops, u.clip = nil, clip{}
		f()
		list := slices.Clip(u.ops)
		u.ops, u.clip, u.fills, u.placed = ops, clipped, u.fills[:fills], u.placed[:placed]
		s = &sprite{w: int(px.W), h: int(px.H), left: int(px.X), top: int(px.Y), compound: true} // the list has its places in the window
		s.paint = func(dst *ebiten.Image) {
			u.baking = true
			defer func() { u.baking = false }()
			u.drawOps(dst, list)
		}
		u.sprites.baked[k] = s
	}
	u.put(s, px.X, px.Y, White)
}

// Picture draws at x, y, in units, what paint paints from 0, 0, w by h pixels. It runs once for a key, so what it paints may depend on nothing
// else.
func (u *UI) Picture(key any, x, y float64, w, h int, paint func(dst *ebiten.Image)) {
	if w <= 0 || h <= 0 {
		return
	}
	s := u.sprites.pictures[key]
	if s == nil {
		s = &sprite{w: w, h: h, paint: paint}
		u.sprites.pictures[key] = s
	}
	u.put(s, math.Round(x*u.Scale), math.Round(y*u.Scale), White)
}
