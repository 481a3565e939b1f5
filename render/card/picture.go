package card

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	stored "battlestar/assets/pictures"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// canvas is a picture on a card, in pixels. It is dark from the top down to head, because the title stands there.
type canvas struct {
	name        string
	w, h        float64
	head, cut   float64 // cut is that of the two upper corners
	foot        float64 // the cut of the two lower corners
	dark, light ui.Color
}

// paint paints it from 0, 0. A picture that cannot be read is left out.
func (c canvas) paint(dst *ebiten.Image) {
	pix, err := stored.Picture(c.name)
	if err != nil {
		return
	}
	// It has a texture of its own, which goes when the picture is painted. Among other pictures, it would make their texture grow for good.
	img := ebiten.NewImageFromImageWithOptions(pix, &ebiten.NewImageFromImageOptions{Unmanaged: true})
	defer img.Deallocate()
	// The picture is as wide as its place, or as high if that is more. What is too high is cut off above and below.
	scale := max(c.w/stored.Width, c.h/stored.Height)
	left := stored.Width/2 - c.w/2/scale
	top := (stored.Height - c.h/scale) * 0.62 // what it shows stands in the lower half
	dim := min(max(c.cut, c.head*0.8), c.h-c.foot)
	bright := min(max(dim, c.head+min(c.h-c.head, c.head)*0.5), c.h-c.foot)
	rows := [...]struct {
		y, in float64
		c     ui.Color
	}{
		{0, c.cut, c.dark},
		{c.cut, 0, c.dark},
		{dim, 0, ui.Mix(c.dark, c.light, 0.12)},
		{bright, 0, c.light},
		{c.h - c.foot, 0, c.light},
		{c.h, c.foot, c.light},
	}
	var vertices [2 * len(rows)]ebiten.Vertex
	for i, r := range rows {
		for j, x := range [2]float64{r.in, c.w - r.in} {
			vertices[2*i+j] = ebiten.Vertex{
				DstX: float32(x), DstY: float32(r.y), SrcX: float32(left + x/scale), SrcY: float32(top + r.y/scale),
				ColorR: float32(r.c.R) / 255, ColorG: float32(r.c.G) / 255, ColorB: float32(r.c.B) / 255, ColorA: 1,
			}
		}
	}
	dst.DrawTriangles(vertices[:], strips[:], img, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear})
}

var strips = [...]uint16{0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 4, 5, 6, 6, 5, 7, 6, 7, 8, 8, 7, 9, 8, 9, 10, 10, 9, 11}

// under is roughly how light the picture is under a title.
var under = ui.Color{R: 0x34, G: 0x34, B: 0x36, A: 255}

// topPicture lays a picture over the upper part of a card of the given color, from its upper edge down to bottom. The title stands on it as far as
// head.
func topPicture(u *ui.UI, r ui.Rect, name string, head, bottom, cut, line float64, color ui.Color) {
	in := ui.R(r.X+line, r.Y+line, r.W-2*line, bottom-r.Y-line)
	shade := ui.Mix(ui.Color{R: 62, G: 62, B: 66, A: 255}, color, 0.12)
	picture(u, in, name, head, cut-line*0.6, 0, shade, ui.White)
	u.Backdrop(ui.R(in.X, in.Y, in.W, head), under)
	// The lower edge: a shadow from the card's body, and a thin line.
	for i := range 4 {
		u.Fill(ui.R(in.X, bottom-1-float64(i)*2, in.W, 2), ui.Alpha(ui.Void, 0.5-0.12*float64(i)))
	}
	u.Fill(ui.R(in.X, bottom, in.W, 1.5), ui.Mix(color, ui.PanelBase, 0.35))
}

// picture adds a picture to the list.
func picture(u *ui.UI, r ui.Rect, name string, head, cut, foot float64, dark, light ui.Color) {
	s := u.Scale
	c := canvas{name: name, w: math.Round(r.W * s), h: math.Round(r.H * s), head: head * s, cut: cut * s, foot: foot * s, dark: dark, light: light}
	u.Picture(c, r.X, r.Y, int(c.w), int(c.h), c.paint)
}

// PictureOf returns the name of the picture on a card, or "" if it has none.
func (f *Faces) PictureOf(id card.ID) string { return pictures[id] }

// Painting draws a picture by its name, as much of it as fills r.
func (f *Faces) Painting(u *ui.UI, r ui.Rect, name string) {
	picture(u, r, name, 0, r.H*0.06, r.H*0.06, ui.White, ui.White)
}

// Vista draws a picture that fills the window, including its corners.
func (f *Faces) Vista(u *ui.UI, r ui.Rect, name string) {
	picture(u, r, name, 0, 0, 0, ui.White, ui.White)
}

// skillPicture lays a picture in the color of a skill over the head of its card.
func skillPicture(u *ui.UI, r ui.Rect, name string, head, cut, line float64, color ui.Color) {
	in := ui.R(r.X+line, r.Y+line, r.W-2*line, head-line)
	ink := ui.Mix(ui.Mix(color, ui.White, 0.2), ui.Void, 0.2)
	picture(u, in, name, 0, cut-line*0.6, 0, ink, ink)
	for i := range 6 { // the name of the skill stands on a shadow
		h := in.H * 0.09
		u.Fill(ui.R(in.X, in.Bottom()-h*float64(i+1), in.W, h), ui.Alpha(ui.Void, 0.62-0.1*float64(i)))
	}
	u.Backdrop(in, ui.Mix(under, color, 0.15))
	u.Fill(ui.R(in.X, r.Y+head, in.W, 2), ui.Mix(color, ui.PanelBase, 0.25))
}

// tilePicture lays a picture over the body of a tile, dark as far as its name goes.
func tilePicture(u *ui.UI, r ui.Rect, name string, head, cut float64, color ui.Color) {
	ink := ui.Mix(ui.Mix(color, ui.White, 0.35), ui.Void, 0.12)
	shade := ui.Mix(ui.Color{R: 62, G: 62, B: 66, A: 255}, color, 0.12)
	picture(u, r, name, head, 0, cut, shade, ink)
	u.Backdrop(ui.R(r.X, r.Y, r.W, head), under)
}
