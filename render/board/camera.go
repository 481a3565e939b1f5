package board

import (
	"math"

	"battlestar/render/ui"
)

// camera is how the field is looked at: from far, or closer at a part of it. The zero camera is far.
type camera struct {
	zoom float64 // 1 and below is far
	x, y float64 // what it looks at, in parts of the field
}

const (
	closest   = 2.5
	wheelStep = 1.15 // for a notch of the wheel
)

// groundID is the field as the ground that the camera is moved by.
const groundID = "board.ground"

// close says whether only a part of the field is seen.
func (c *camera) close() bool { return c.zoom > 1 }

// steer moves the camera: the wheel at the pointer, a drag along, keys at the middle and back.
func (c *camera) steer(b *Board, u *ui.UI, r ui.Rect) {
	was := *c
	px, py := u.Pointer()
	turn := u.GroundWheel(groundID)
	if turn == 0 {
		px, py = r.Centre()
		if u.Typed("+") {
			turn = 2
		}
		if u.Typed("-") {
			turn = -2
		}
	}
	if turn != 0 {
		all := c.all(r)
		tx, ty := (px-all.X)/all.W, (py-all.Y)/all.H // stays where it is
		c.zoom = max(1, min(closest, max(1, c.zoom)*math.Pow(wheelStep, turn)))
		if c.zoom < 1.03 {
			c.zoom = 1
		}
		mx, my := r.Centre()
		c.x, c.y = tx+(mx-px)/(r.W*c.zoom), ty+(my-py)/(r.H*c.zoom)
	}
	if dx, dy := u.GroundDrag(groundID); c.close() && (dx != 0 || dy != 0) {
		c.x, c.y = c.x-dx/(r.W*c.zoom), c.y-dy/(r.H*c.zoom)
	}
	if c.close() && u.Typed("Home") {
		*c = camera{}
	}
	c.hold()
	if *c != was {
		b.Settle() // what flies would fly from where it is no more
		u.Wake(1)
	}
}

// hold keeps the camera over the field.
func (c *camera) hold() {
	if !c.close() {
		*c = camera{}
		return
	}
	half := 0.5 / c.zoom
	c.x, c.y = max(half, min(1-half, c.x)), max(half, min(1-half, c.y))
}

// all is the rectangle of the whole field when r shows a part of it.
func (c *camera) all(r ui.Rect) ui.Rect {
	if !c.close() {
		return r
	}
	w, h := r.W*c.zoom, r.H*c.zoom
	return ui.R(r.X+r.W/2-c.x*w, r.Y+r.H/2-c.y*h, w, h)
}

// lay lays the field as the camera sees it in r. She may take a little more of a narrow field.
func (c *camera) lay(r ui.Rect, narrow bool) field {
	f := lay(r)
	if narrow {
		f.k = max(f.k, min(1, r.W/besideW))
	}
	if c.close() {
		f.zoom, f.k, f.rect = c.zoom, f.k*c.zoom, c.all(r)
		f.x, f.y = f.rect.Centre()
	}
	return f
}

// whole is the button that goes back to the whole board.
func (c *camera) whole(u *ui.UI, r ui.Rect, w Words) {
	const wide, high = 250.0, 46.0
	if c.close() && u.Button("board.whole", ui.R(r.Right()-wide-10, r.Bottom()-high-8, wide, high), w.Whole, ui.Options{Key: "0", Icon: ui.IconSearch, Tip: w.Closer}) {
		*c = camera{}
		u.Wake(1)
	}
}
