package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// op is one entry of the display list: a sprite, or a painter. Two equal ops make equal pixels.
type op struct {
	sprite  *sprite
	painter Painter
	x, y    float64 // of the sprite's origin, in pixels
	sx, sy  float64
	turn    float64 // about the origin
	tint    Color
	clip    clip
}

// Painter draws what no sprite can hold, straight into the window. Its dynamic type has to be comparable, and equal
// painters have to paint equal pixels: that is how the kit knows what is already on the screen.
type Painter interface {
	// Paint draws into the window of u, whose Scale is the number of pixels per unit.
	Paint(u *UI, dst *ebiten.Image)
}

// Paint puts a painter on the display list.
func (u *UI) Paint(p Painter) {
	u.ops = append(u.ops, op{painter: p, clip: u.clip})
}

// put draws a sprite with its origin at a place in pixels.
func (u *UI) put(s *sprite, x, y float64, tint Color) {
	u.putTurned(s, x, y, 0, tint)
}

func (u *UI) putTurned(s *sprite, x, y, turn float64, tint Color) {
	s.used = u.sprites.generation
	u.ops = append(u.ops, op{sprite: s, x: x, y: y, sx: 1, sy: 1, turn: turn, tint: tint, clip: u.clip})
}

// Fill fills a rectangle with one colour.
func (u *UI) Fill(r Rect, c Color) {
	px := r.scale(u.Scale).snap()
	px.W, px.H = max(px.W, 1), max(px.H, 1)
	u.ops = append(u.ops, op{sprite: u.sprites.white, x: px.X, y: px.Y, sx: px.W, sy: px.H, tint: c, clip: u.clip})
	u.fill(px, c, c)
}

// Line draws a straight line.
func (u *UI) Line(x0, y0, x1, y1, width float64, c Color) {
	u.Paint(linePainter{x0, y0, x1, y1, width, c})
}

type linePainter struct {
	x0, y0, x1, y1, width float64
	c                     Color
}

func (l linePainter) Paint(u *UI, dst *ebiten.Image) {
	s := u.Scale
	vector.StrokeLine(dst, float32(l.x0*s), float32(l.y0*s), float32(l.x1*s), float32(l.y1*s), float32(max(1, l.width*s)), l.c, true)
}

// Image draws an image that the scene holds into r. The kit does not see when the image's content changes.
func (u *UI) Image(img *ebiten.Image, r Rect, tint Color) {
	px := r.scale(u.Scale)
	b := img.Bounds()
	s := u.imageSprite(img)
	u.ops = append(u.ops, op{sprite: s, x: px.X, y: px.Y, sx: px.W / float64(b.Dx()), sy: px.H / float64(b.Dy()), tint: tint, clip: u.clip})
}

// imageSprite finds the sprite of an image in the list that is shown, so that equal lists stay equal.
func (u *UI) imageSprite(img *ebiten.Image) *sprite {
	for _, o := range u.shown {
		if o.sprite != nil && o.sprite.img == img {
			return o.sprite
		}
	}
	return &sprite{w: img.Bounds().Dx(), h: img.Bounds().Dy(), img: img}
}

// Redraw makes the next Draw draw, whatever the list says.
func (u *UI) Redraw() { u.redraw = true }

// Draw draws the list into the window where it is not what the window shows already, and says whether it drew.
func (u *UI) Draw(screen *ebiten.Image) bool {
	if !u.redraw && (!u.framed || slices.Equal(u.ops, u.shown)) {
		u.framed = false
		return false
	}
	u.framed, u.redraw = false, false
	if u.Apart {
		u.drawList(u.canvasFor(screen))
		screen.DrawRectShader(screen.Bounds().Dx(), screen.Bounds().Dy(), u.shaders.apart(),
			&ebiten.DrawRectShaderOptions{Images: [4]*ebiten.Image{u.canvas}, Blend: ebiten.BlendCopy})
	} else {
		u.drawList(screen)
	}
	u.shown = append(u.shown[:0], u.ops...)
	if u.sprites.full() {
		u.sprites.sweep()
	}
	if u.sprites.sheet.torn() {
		u.sprites.sweep()
		u.sprites.sheet.clear()
	}
	return true
}

// canvasFor is a picture of the size of the screen.
func (u *UI) canvasFor(screen *ebiten.Image) *ebiten.Image {
	if u.canvas == nil || u.canvas.Bounds() != screen.Bounds() {
		if u.canvas != nil {
			u.canvas.Deallocate()
		}
		u.canvas = ebiten.NewImage(screen.Bounds().Dx(), screen.Bounds().Dy())
	}
	return u.canvas
}

// covers says whether nothing of a picture is to be seen any more.
func (o *op) covers(screen *ebiten.Image) bool {
	b, s := screen.Bounds(), o.sprite
	return s != nil && s.solid && o.tint.A == 255 && !o.clip.on && o.turn == 0 && o.sx == 1 && o.sy == 1 && o.x <= 0 && o.y <= 0 &&
		o.x+float64(s.w) >= float64(b.Dx()) && o.y+float64(s.h) >= float64(b.Dy())
}

func (u *UI) drawList(screen *ebiten.Image) {
	if len(u.ops) == 0 || !u.ops[0].covers(screen) {
		screen.Fill(Void)
	}
	u.drawOps(screen, u.ops)
}

func (u *UI) drawOps(screen *ebiten.Image, list []op) {
	var o ebiten.DrawImageOptions
	u.paintNew(list)
	dst, at := screen, clip{}
	for i := range list {
		p := &list[i]
		if p.clip != at {
			at, dst = p.clip, screen
			if at.on {
				r := at.rect
				dst = screen.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*ebiten.Image)
			}
		}
		if p.painter != nil {
			p.painter.Paint(u, dst)
			continue
		}
		o.GeoM.Reset()
		o.GeoM.Translate(-p.sprite.x, -p.sprite.y)
		o.GeoM.Scale(p.sx, p.sy)
		o.Filter = ebiten.FilterNearest
		if p.turn != 0 {
			o.GeoM.Rotate(p.turn)
		}
		if p.sprite != u.sprites.white && (p.turn != 0 || p.sx != 1 || p.sy != 1) {
			o.Filter = ebiten.FilterLinear
		}
		o.GeoM.Translate(p.x, p.y)
		o.ColorScale.Reset()
		a := float32(p.tint.A) / 255
		o.ColorScale.Scale(float32(p.tint.R)/255*a, float32(p.tint.G)/255*a, float32(p.tint.B)/255*a, a)
		o.DisableMipmaps = p.sprite.room != nil // they would be made of the whole sheet
		dst.DrawImage(u.image(p.sprite), &o)
	}
}
