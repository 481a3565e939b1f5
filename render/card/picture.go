package card

import (
	"github.com/hajimehoshi/ebiten/v2"

	stored "battlestar/assets/pictures"
	"battlestar/render/ui"
)

// gallery holds the pictures that were drawn lately, and reads one when it is first drawn.
type gallery struct {
	held     map[string]*held
	turn     int
	vertices [10]ebiten.Vertex
	options  ebiten.DrawTrianglesOptions
}

// held is a picture that was read; one that cannot be read has no image.
type held struct {
	img  *ebiten.Image
	used int
}

// mostHeld is how many pictures stay in memory: a megabyte each.
const mostHeld = 24

// image is a picture, or nil where it cannot be read: then the card goes without.
func (g *gallery) image(name string) *ebiten.Image {
	g.turn++
	if h := g.held[name]; h != nil {
		h.used = g.turn
		return h.img
	}
	if len(g.held) >= mostHeld {
		oldest, at := "", g.turn
		for n, h := range g.held {
			if h.used < at {
				oldest, at = n, h.used
			}
		}
		if img := g.held[oldest].img; img != nil {
			img.Deallocate()
		}
		delete(g.held, oldest)
	}
	h := &held{used: g.turn}
	if img, err := stored.Picture(name); err == nil {
		// With a texture of its own, which goes when the picture does; among others it would make theirs grow for good.
		h.img = ebiten.NewImageFromImageWithOptions(img, &ebiten.NewImageFromImageOptions{Unmanaged: true})
	}
	if g.held == nil {
		g.held = map[string]*held{}
	}
	g.held[name] = h
	return h.img
}

// canvas is a picture on a card, in pixels: from the top down to head it is dark, because the title stands there.
type canvas struct {
	from        *gallery
	name        string
	x, y, w, h  float64
	head, cut   float64 // cut is that of the two corners above
	dark, light ui.Color
}

// Paint implements [ui.Painter].
func (c canvas) Paint(_ *ui.UI, dst *ebiten.Image) {
	img := c.from.image(c.name)
	if img == nil {
		return
	}
	// The picture is as wide as its place, or as high where that is more; what is too high goes above and below.
	scale := max(c.w/stored.Width, c.h/stored.Height)
	left := stored.Width/2 - c.w/2/scale
	top := (stored.Height - c.h/scale) * 0.62 // what it shows stands in the lower half
	dim := c.y + max(c.cut, c.head*0.8)
	bright := min(max(dim, c.y+c.head+min(c.h-c.head, c.head)*0.5), c.y+c.h)
	rows := [...]struct {
		y, in float64
		c     ui.Color
	}{
		{c.y, c.cut, c.dark},
		{c.y + c.cut, 0, c.dark},
		{dim, 0, ui.Mix(c.dark, c.light, 0.12)},
		{bright, 0, c.light},
		{c.y + c.h, 0, c.light},
	}
	for i, r := range rows {
		for j, x := range [2]float64{c.x + r.in, c.x + c.w - r.in} {
			c.from.vertices[2*i+j] = ebiten.Vertex{
				DstX: float32(x), DstY: float32(r.y), SrcX: float32(left + (x-c.x)/scale), SrcY: float32(top + (r.y-c.y)/scale),
				ColorR: float32(r.c.R) / 255, ColorG: float32(r.c.G) / 255, ColorB: float32(r.c.B) / 255, ColorA: 1,
			}
		}
	}
	c.from.options.Filter = ebiten.FilterLinear
	dst.DrawTriangles(c.from.vertices[:], strips[:], img, &c.from.options)
}

var strips = [...]uint16{0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 4, 5, 6, 6, 5, 7, 6, 7, 8, 8, 7, 9}

// under is about how light the picture is under a title.
var under = ui.Color{R: 0x34, G: 0x34, B: 0x36, A: 255}

// topPicture lays a picture over the upper part of a card of a colour, from its upper edge down to bottom; the title stands on it as
// far as head.
func (f *Faces) topPicture(u *ui.UI, r ui.Rect, name string, head, bottom, cut, line float64, color ui.Color) {
	in := ui.R(r.X+line, r.Y+line, r.W-2*line, bottom-r.Y-line)
	shade := ui.Mix(ui.Color{R: 62, G: 62, B: 66, A: 255}, color, 0.12)
	f.paint(u, in, name, head, cut-line*0.6, shade, ui.White)
	u.Backdrop(ui.R(in.X, in.Y, in.W, head), under)
	// The edge below: a shadow from the card's body, and a thin line.
	for i := range 4 {
		u.Fill(ui.R(in.X, bottom-1-float64(i)*2, in.W, 2), ui.Alpha(ui.Void, 0.5-0.12*float64(i)))
	}
	u.Fill(ui.R(in.X, bottom, in.W, 1.5), ui.Mix(color, ui.PanelBase, 0.35))
}

// paint puts a picture on the list.
func (f *Faces) paint(u *ui.UI, r ui.Rect, name string, head, cut float64, dark, light ui.Color) {
	s := u.Scale
	u.Paint(canvas{from: &f.gallery, name: name, x: r.X * s, y: r.Y * s, w: r.W * s, h: r.H * s, head: head * s, cut: cut * s, dark: dark, light: light})
}

// skillPicture lays a picture in the colour of a skill over the head of its card.
func (f *Faces) skillPicture(u *ui.UI, r ui.Rect, name string, head, cut, line float64, color ui.Color) {
	in := ui.R(r.X+line, r.Y+line, r.W-2*line, head-line)
	ink := ui.Mix(ui.Mix(color, ui.White, 0.2), ui.Void, 0.2)
	f.paint(u, in, name, 0, cut-line*0.6, ink, ink)
	for i := range 6 { // the name of the skill stands on a shadow
		h := in.H * 0.09
		u.Fill(ui.R(in.X, in.Bottom()-h*float64(i+1), in.W, h), ui.Alpha(ui.Void, 0.62-0.1*float64(i)))
	}
	u.Backdrop(in, ui.Mix(under, color, 0.15))
	u.Fill(ui.R(in.X, r.Y+head, in.W, 2), ui.Mix(color, ui.PanelBase, 0.25))
}
