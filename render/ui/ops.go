package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// op is one entry of the display list: a sprite or a painter. Two equal ops make equal pixels.
type op struct {
	sprite  *sprite
	painter Painter
	x, y    float64 // of the sprite's origin, in pixels
	sx, sy  float64
	turn    float64 // about the origin
	tint    Color
	clip    clip
}

// Painter draws what no sprite can hold, straight into the window. Its dynamic type must be comparable, and equal painters must paint equal pixels:
// that is how the kit knows what is already on the screen.
type Painter interface {
	// Paint draws into the window of cv, whose Scale is the number of pixels per unit.
	Paint(cv *Canvas, dst *ebiten.Image)
}

// Paint puts a painter on the display list.
func (cv *Canvas) Paint(p Painter) {
	cv.ops = append(cv.ops, op{painter: p, clip: cv.clip})
}

// put draws a sprite with its origin at a place in pixels.
func (cv *Canvas) put(s *sprite, x, y float64, tint Color) {
	cv.putTurned(s, x, y, 0, tint)
}

func (cv *Canvas) putTurned(s *sprite, x, y, turn float64, tint Color) {
	s.used = cv.sprites.generation
	cv.ops = append(cv.ops, op{sprite: s, x: x, y: y, sx: 1, sy: 1, turn: turn, tint: tint, clip: cv.clip})
}

// Fill fills a rectangle with one color.
func (cv *Canvas) Fill(r Rect, c Color) {
	px := r.scale(cv.Scale).snap()
	px.W, px.H = max(px.W, 1), max(px.H, 1)
	cv.ops = append(cv.ops, op{sprite: cv.sprites.white, x: px.X, y: px.Y, sx: px.W, sy: px.H, tint: c, clip: cv.clip})
	cv.fill(px, c, c)
}

// Line draws a straight line.
func (cv *Canvas) Line(x0, y0, x1, y1, width float64, c Color) {
	cv.Paint(linePainter{x0, y0, x1, y1, width, c})
}

type linePainter struct {
	x0, y0, x1, y1, width float64
	c                     Color
}

func (l linePainter) Paint(cv *Canvas, dst *ebiten.Image) {
	s := cv.Scale
	vector.StrokeLine(dst, float32(l.x0*s), float32(l.y0*s), float32(l.x1*s), float32(l.y1*s), float32(max(1, l.width*s)), l.c, true)
}

// Image draws an image that the scene owns into r. The kit does not notice when the image's content changes.
func (cv *Canvas) Image(img *ebiten.Image, r Rect, tint Color) {
	px := r.scale(cv.Scale)
	b := img.Bounds()
	s := cv.imageSprite(img)
	cv.ops = append(cv.ops, op{sprite: s, x: px.X, y: px.Y, sx: px.W / float64(b.Dx()), sy: px.H / float64(b.Dy()), tint: tint, clip: cv.clip})
}

// imageSprite finds the sprite of an image in the list that is shown, or makes one: so equal lists stay equal.
func (cv *Canvas) imageSprite(img *ebiten.Image) *sprite {
	for _, o := range cv.shown {
		if o.sprite != nil && o.sprite.img == img {
			return o.sprite
		}
	}
	return &sprite{w: img.Bounds().Dx(), h: img.Bounds().Dy(), img: img}
}

// Redraw makes the next Draw draw, even if the list is the same.
func (cv *Canvas) Redraw() { cv.redraw = true }

// Draw draws the list into the window unless the window shows it already, and reports whether it drew.
func (cv *Canvas) Draw(screen *ebiten.Image) bool {
	if !cv.redraw && (!cv.framed || slices.Equal(cv.ops, cv.shown)) {
		cv.framed = false
		return false
	}
	cv.framed, cv.redraw = false, false
	if cv.Apart {
		cv.drawList(cv.canvasFor(screen))
		screen.DrawRectShader(screen.Bounds().Dx(), screen.Bounds().Dy(), cv.shaders.apart(),
			&ebiten.DrawRectShaderOptions{Images: [4]*ebiten.Image{cv.canvas}, Blend: ebiten.BlendCopy})
	} else {
		cv.drawList(screen)
	}
	cv.shown = append(cv.shown[:0], cv.ops...)
	if cv.sprites.full() {
		cv.sprites.sweep()
	}
	if cv.sprites.sheet.torn() {
		cv.sprites.sweep()
		cv.sprites.sheet.clear()
	}
	return true
}

// canvasFor returns a picture of the screen's size.
func (cv *Canvas) canvasFor(screen *ebiten.Image) *ebiten.Image {
	if cv.canvas == nil || cv.canvas.Bounds() != screen.Bounds() {
		if cv.canvas != nil {
			cv.canvas.Deallocate()
		}
		cv.canvas = ebiten.NewImage(screen.Bounds().Dx(), screen.Bounds().Dy())
	}
	return cv.canvas
}

// covers reports whether the op hides everything under it on the screen.
func (o *op) covers(screen *ebiten.Image) bool {
	b, s := screen.Bounds(), o.sprite
	return s != nil && s.solid && o.tint.A == 255 && !o.clip.on && o.turn == 0 && o.sx == 1 && o.sy == 1 && o.x <= 0 && o.y <= 0 &&
		o.x+float64(s.w) >= float64(b.Dx()) && o.y+float64(s.h) >= float64(b.Dy())
}

func (cv *Canvas) drawList(screen *ebiten.Image) {
	if len(cv.ops) == 0 || !cv.ops[0].covers(screen) {
		screen.Fill(Void)
	}
	cv.drawOps(screen, cv.ops)
}

func (cv *Canvas) drawOps(screen *ebiten.Image, list []op) {
	var o ebiten.DrawImageOptions
	cv.paintNew(list)
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
			p.painter.Paint(cv, dst)
			continue
		}
		o.GeoM.Reset()
		o.GeoM.Translate(-p.sprite.x, -p.sprite.y)
		o.GeoM.Scale(p.sx, p.sy)
		o.Filter = ebiten.FilterNearest
		if p.turn != 0 {
			o.GeoM.Rotate(p.turn)
		}
		if p.sprite != cv.sprites.white && (p.turn != 0 || p.sx != 1 || p.sy != 1) {
			o.Filter = ebiten.FilterLinear
		}
		o.GeoM.Translate(p.x, p.y)
		o.ColorScale.Reset()
		a := float32(p.tint.A) / 255
		o.ColorScale.Scale(float32(p.tint.R)/255*a, float32(p.tint.G)/255*a, float32(p.tint.B)/255*a, a)
		o.DisableMipmaps = p.sprite.room != nil // mipmaps would be made of the whole sheet
		dst.DrawImage(cv.image(p.sprite), &o)
	}
}
