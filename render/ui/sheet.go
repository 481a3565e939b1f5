package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// sheet is the picture that holds the sprites. Because they share it, a whole frame is drawn in one run: each change of source picture costs a call
// to the graphics card, and allocations.
type sheet struct {
	img  *ebiten.Image // nil until the first sprite is drawn
	room *room
	held []*sprite     // sprites with an image: those on the sheet, and those that it had no room for
	worn bool          // free room may hold old pixels
	desk *ebiten.Image // where small sprites are painted before they go on the sheet
	wide *ebiten.Image // where the others are painted, one at a time; nil if the window is so large that it would take too much
	busy bool          // a sprite is being painted on wide
	dot  *ebiten.Image // of one pixel, for settle
}

// The edge of the desk, the most pixels that the wide one may have, and the edge of a sheet: not every graphics card offers more.
const (
	deskSize  = 512
	mostWide  = 2048 * 1152
	sheetEdge = 8192
)

// open makes the sheet for a window of w by h pixels, at least four times as large: the table takes three. Its edges are powers of two, because
// ebiten would lengthen them to that.
func (t *sheet) open(w, h int) {
	size := image.Pt(1024, 1024)
	for size.X < w {
		size.X *= 2
	}
	for size.X*size.Y < 4*w*h && size.Y < sheetEdge {
		if size.Y < size.X || size.X == sheetEdge {
			size.Y *= 2
		} else {
			size.X *= 2
		}
	}
	t.img = texture(image.Rectangle{Max: size})
	t.desk = texture(image.Rect(0, 0, deskSize, deskSize))
	t.dot = texture(image.Rect(0, 0, 1, 1))
	t.room = &room{rect: t.img.Bounds()}
	if w*h <= mostWide {
		t.wide = texture(image.Rect(0, 0, w, h))
	}
}

// close throws the sheet away. Whatever is drawn after it is painted again.
func (t *sheet) close() {
	if t.img == nil {
		return
	}
	for _, s := range t.held {
		t.release(s)
	}
	t.img.Deallocate()
	t.desk.Deallocate()
	t.dot.Deallocate()
	if t.wide != nil {
		t.wide.Deallocate()
	}
	*t = sheet{}
}

// texture makes a picture that ebiten keeps apart from others.
func texture(r image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
}

// paint returns the picture of a sprite. It paints off the sheet, because the picture may be composed of sprites on the sheet.
func (t *sheet) paint(s *sprite) *ebiten.Image {
	bounds := image.Rect(s.left, s.top, s.left+s.w, s.top+s.h)
	if !s.compound && s.w <= deskSize && s.h <= deskSize {
		return paintOn(t.desk, bounds, s)
	}
	if t.wide != nil && !t.busy && bounds.In(t.wide.Bounds()) {
		t.busy = true
		defer func() { t.busy = false }()
		return paintOn(t.wide, bounds, s)
	}
	picture := texture(bounds)
	s.paint(picture)
	return picture
}

func paintOn(desk *ebiten.Image, bounds image.Rectangle, s *sprite) *ebiten.Image {
	picture := desk.SubImage(bounds).(*ebiten.Image)
	picture.Clear()
	s.paint(picture)
	return picture
}

// settle makes the graphics card do what it was told: it must, before a dot that it has just drawn can be read.
func (t *sheet) settle() {
	t.dot.Fill(White)
	var pixel [4]byte
	t.dot.ReadPixels(pixel[:])
}

// lay puts the picture of a sprite on the sheet, with a clear edge all around, because stretching samples that too. It reports whether there was
// room.
func (t *sheet) lay(s *sprite, picture *ebiten.Image) bool {
	free := t.room.find(s.w+2, s.h+2)
	if free == nil {
		return false
	}
	s.room = free.take(s.w+2, s.h+2)
	if t.worn {
		t.img.SubImage(s.room.rect).(*ebiten.Image).Clear()
	}
	at := s.room.rect.Min
	o := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	o.GeoM.Translate(float64(at.X+1), float64(at.Y+1))
	t.img.DrawImage(picture, &o)
	t.held = append(t.held, s)
	s.img = t.part(s)
	return true
}

// part returns the part of the sheet where a sprite lies.
func (t *sheet) part(s *sprite) *ebiten.Image {
	return t.img.SubImage(s.room.rect.Inset(1)).(*ebiten.Image)
}

// apart gives a sprite a texture of its own.
func (t *sheet) apart(s *sprite, picture *ebiten.Image) {
	s.img = texture(image.Rect(0, 0, s.w, s.h))
	s.img.DrawImage(picture, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	t.held = append(t.held, s)
}

// release takes the image away from a sprite. Its room is free after the next tidy.
func (t *sheet) release(s *sprite) {
	if s.room == nil {
		s.img.Deallocate()
	} else {
		s.room.taken = false
	}
	s.img, s.room = nil, nil
}

// tidy releases what has not been drawn since a generation.
func (t *sheet) tidy(generation int) {
	t.worn = true
	kept := t.held[:0]
	for _, s := range t.held {
		if s.used >= generation {
			kept = append(kept, s)
		} else {
			t.release(s)
		}
	}
	clear(t.held[len(kept):])
	t.held = kept
	t.room.join()
}

// torn reports whether sprites without room on the sheet would find it if everything were laid out again.
func (t *sheet) torn() bool {
	if t.img == nil {
		return false
	}
	homeless := 0
	for _, s := range t.held {
		if s.room == nil {
			homeless += s.w * s.h
		}
	}
	return homeless > 0 && t.room.join()+homeless < t.room.area()/8*7
}

// clear takes everything off the sheet. Whatever is drawn after it is painted again, the longest first, and lies closer.
func (t *sheet) clear() {
	for _, s := range t.held {
		t.release(s)
	}
	clear(t.held)
	t.held, t.room = t.held[:0], &room{rect: t.img.Bounds()}
	t.img.Clear()
	t.worn = false
}

// sortForSheet puts the longest first, which leaves the least of a sheet empty.
func sortForSheet(list []*sprite) {
	slices.SortStableFunc(list, func(a, b *sprite) int { return max(b.w, b.h) - max(a.w, a.h) })
}

// room is a rectangle of a sheet: one piece, or cut in two.
type room struct {
	rect  image.Rectangle
	taken bool
	parts [2]*room
}

func (r *room) area() int { return r.rect.Dx() * r.rect.Dy() }

// find returns the smallest free piece that holds w by h, or nil.
func (r *room) find(w, h int) *room {
	if r.rect.Dx() < w || r.rect.Dy() < h || r.taken {
		return nil
	}
	if r.parts[0] == nil {
		return r
	}
	a, b := r.parts[0].find(w, h), r.parts[1].find(w, h)
	if a == nil || b != nil && b.area() < a.area() {
		return b
	}
	return a
}

// take takes w by h from a free piece, and leaves the rest in pieces as large as possible.
func (r *room) take(w, h int) *room {
	across, down := r.rect, r.rect // the first of two pieces
	across.Max.X, down.Max.Y = r.rect.Min.X+w, r.rect.Min.Y+h
	right, below := r.rect, r.rect // the second
	right.Min.X, below.Min.Y = across.Max.X, down.Max.Y
	switch {
	case right.Empty() && below.Empty():
		r.taken = true
		return r
	case right.Dx()*right.Dy() > below.Dx()*below.Dy():
		r.parts = [2]*room{{rect: across}, {rect: right}}
	default:
		r.parts = [2]*room{{rect: down}, {rect: below}}
	}
	return r.parts[0].take(w, h)
}

// join makes free pieces whole again, and counts the pixels that are taken.
func (r *room) join() (taken int) {
	if r.parts[0] != nil {
		if taken = r.parts[0].join() + r.parts[1].join(); taken == 0 {
			r.parts = [2]*room{}
		}
	} else if r.taken {
		taken = r.area()
	}
	return taken
}
