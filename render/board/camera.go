package board

import (
	"math"

	"battlestar/render/ui"
)

// camera is the view of the field: from far, or closer at a part of it. The zero camera is far.
type camera struct {
	zoom float64 // 1 and below is far
	point
	follower
}

// point is a place in the field, in fractions of it: 0.5, 0.5 is its middle.
type point struct{ x, y float64 }

const (
	closest   = 2.5
	wheelStep = 1.15 // per notch of the wheel
)

// groundID identifies the field as the ground by which the camera is moved.
const groundID = "board.ground"

// close reports whether only a part of the field is visible.
func (c *camera) close() bool { return c.zoom > 1 }

// steer moves the camera as the player asks: the wheel zooms at the pointer, a drag moves it along, and keys zoom at the middle or go back.
func (c *camera) steer(u *ui.UI, r ui.Rect) {
	px, py := u.Pointer()
	turn := u.GroundWheel(groundID)
	if turn == 0 {
		px, py = r.Center()
		if u.Typed("+") {
			turn = 2
		}
		if u.Typed("-") {
			turn = -2
		}
	}
	if turn != 0 {
		c.take()
		c.closer(r, px, py, math.Pow(wheelStep, turn))
	}
	if dx, dy := u.GroundDrag(groundID); c.close() && (dx != 0 || dy != 0) {
		c.x, c.y = c.x-dx/(r.W*c.zoom), c.y-dy/(r.H*c.zoom)
	}
	if c.close() && u.Typed("Home") {
		*c = camera{}
	}
	c.point = c.held(c.point)
}

// closer multiplies the zoom; whatever is at (px, py) stays there.
func (c *camera) closer(r ui.Rect, px, py, by float64) {
	all := c.all(r)
	tx, ty := (px-all.X)/all.W, (py-all.Y)/all.H
	c.zoom = min(closest, max(1, c.zoom)*by)
	if c.zoom < 1.03 && by < 1 { // a fine wheel zooms by less than this in a tick
		*c = camera{}
		return
	}
	mx, my := r.Center()
	c.x, c.y = tx+(mx-px)/(r.W*c.zoom), ty+(my-py)/(r.H*c.zoom)
}

// held returns the point nearest to p from which nothing beyond the field is visible.
func (c *camera) held(p point) point {
	if !c.close() {
		return point{}
	}
	half := 0.5 / c.zoom
	return point{max(half, min(1-half, p.x)), max(half, min(1-half, p.y))}
}

// all returns the rectangle of the whole field when r shows a part of it.
func (c *camera) all(r ui.Rect) ui.Rect {
	if !c.close() {
		return r
	}
	w, h := r.W*c.zoom, r.H*c.zoom
	return ui.R(r.X+r.W/2-c.x*w, r.Y+r.H/2-c.y*h, w, h)
}

// lay lays out the field as the camera sees it.
func (c *camera) lay(l *layout) field {
	f := sail(l)
	if c.close() {
		f.zoom, f.k, f.top, f.rect = c.zoom, f.k*c.zoom, f.top*c.zoom, c.all(l.field)
		f.x, _ = f.rect.Center()
		f.dock(l.ships)
	}
	return f
}

// whole draws the button that goes back to the whole board.
func (c *camera) whole(u *ui.UI, r ui.Rect, w Words) {
	const wide, high = 250.0, 46.0
	if c.close() && u.Button("board.whole", ui.R(r.Right()-wide-10, r.Bottom()-high-8, wide, high), w.Whole, ui.Options{Key: "0", Icon: ui.IconSearch, Tip: w.Closer}) {
		*c = camera{}
		u.Wake(1)
	}
}

// Vantage returns where the sky behind the board is seen from.
func (b *Board) Vantage() ui.Vantage {
	return ui.Vantage{X: b.camera.x, Y: b.camera.y, Zoom: b.camera.zoom}
}
