package ui

import "github.com/hajimehoshi/ebiten/v2"

// Canvas is a picture described by a list of shapes, texts and sprites, and drawn when the list changed. It knows no pointer and no keys, so it can
// make a picture alone: Clear, put down, Draw.
type Canvas struct {
	Scale float64 // physical pixels per unit
	// TextFactor is the user's text size: 1, 1.15 or 1.3.
	TextFactor float64
	// Apart shifts the colors that have a meaning so that color-blind people can tell them apart. Redraw applies a change.
	Apart bool

	wPx, hPx float64
	fonts    fonts
	sprites  sprites
	shaders  shaders
	ships    shipyard
	canvas   *ebiten.Image // what is drawn before its colors are shifted
	glow     *ebiten.Image // a soft light
	ops      []op
	shown    []op
	clip     clip
	framed   bool // a list was begun since the last Draw
	redraw   bool
	baking   bool // what is drawn becomes part of a picture

	fills  []fill
	placed []Placed
	group  group
	inert  int
	inTip  bool // what is put down belongs to a tooltip
}

// NewCanvas makes a canvas of 1920 by 1080 pixels. It needs no window.
func NewCanvas() (*Canvas, error) {
	cv := &Canvas{TextFactor: 1}
	cv.sprites.init()
	if err := cv.fonts.load(); err != nil {
		return nil, err
	}
	cv.Resize(1920, 1080)
	return cv, nil
}

// Resize sets the size of the window in physical pixels, and reports whether it is a new one.
func (cv *Canvas) Resize(w, h float64) bool {
	if w == cv.wPx && h == cv.hPx {
		return false
	}
	cv.wPx, cv.hPx = w, h
	cv.Scale = min(h/1080, w/1920)
	cv.sprites.sheet.close() // the size of nearly everything on it depends on the window's
	cv.redraw = true
	return true
}

// Window returns the whole window in units.
func (cv *Canvas) Window() Rect { return Rect{0, 0, cv.wPx / cv.Scale, cv.hPx / cv.Scale} }

// Clear begins a new list.
func (cv *Canvas) Clear() {
	cv.ops, cv.placed, cv.fills = cv.ops[:0], cv.placed[:0], cv.fills[:0]
	cv.clip, cv.group, cv.inert = clip{}, group{}, 0
	cv.sprites.generation++
	cv.framed = true
}

// Inert runs f, which puts down what can be seen but not touched: the table under a dialog.
func (cv *Canvas) Inert(f func()) {
	cv.inert++
	f()
	cv.inert--
}

// IsInert reports whether what is put down now can only be seen; see Inert.
func (cv *Canvas) IsInert() bool { return cv.inert > 0 }

// Clip runs f, and cuts off what it draws outside r.
func (cv *Canvas) Clip(r Rect, f func()) {
	old := cv.clip
	px := r.scale(cv.Scale).snap()
	if old.on {
		px = px.Overlap(old.rect)
	}
	cv.clip = clip{true, px}
	f()
	cv.clip = old
}

// Again runs f, which puts down what takes no input. If f asks for it, all of that is undone, and f runs once more.
func (cv *Canvas) Again(f func() (again bool)) {
	ops, placed, fills := len(cv.ops), len(cv.placed), len(cv.fills)
	if f() {
		cv.ops, cv.placed, cv.fills = cv.ops[:ops], cv.placed[:placed], cv.fills[:fills]
		f()
	}
}

// Measure runs f, which draws what takes no input, and undoes all of it.
func (cv *Canvas) Measure(f func()) {
	ops, placed, fills := len(cv.ops), len(cv.placed), len(cv.fills)
	f()
	cv.ops, cv.placed, cv.fills = cv.ops[:ops], cv.placed[:placed], cv.fills[:fills]
}

// Group runs f, which puts down siblings inside r: Check then demands that they lie in r and do not overlap.
func (cv *Canvas) Group(name string, r Rect, f func()) {
	old := cv.group
	cv.group = group{name, r.scale(cv.Scale)}
	f()
	cv.group = old
}

type group struct {
	name string
	rect Rect
}

type clip struct {
	on   bool
	rect Rect // in pixels
}
