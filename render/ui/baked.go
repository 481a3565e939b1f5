package ui

import (
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
