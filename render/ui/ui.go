// Package ui is the drawing kit of the game: text, panels, icons, ships and widgets on a display list.
//
// A scene is a function that runs once per change: it looks at the input and puts down what is visible. That makes a list, which is drawn only if it
// differs from what the window shows. Layout is in units: the window is 1080 units high or, if it is narrower than 16:9, 1920 units wide.
package ui

import "battlestar/input"

// UI is the widgets of one window: they draw on its Canvas, and take their input from the Cursor.
type UI struct {
	*Canvas
	Cursor

	hold    holding
	scrolls map[string]float64
	list    *listing
	written map[string]selection // in the text fields, by id
	copied  string               // by a text field; Ebitengine cannot reach the system's clipboard
	writing input.Writing
	clicked int  // tick of the last click into a text field
	twice   bool // that click was the second of two
	unshown int  // until this tick a message says that what was typed cannot be shown
	tip     tip
}

// New makes a kit. It needs no window.
func New() (*UI, error) {
	cv, err := NewCanvas()
	if err != nil {
		return nil, err
	}
	u := &UI{Canvas: cv, Cursor: Cursor{on: cv}, scrolls: map[string]float64{}, written: map[string]selection{}}
	u.Wake(1)
	return u, nil
}

// Resize sets the size of the window in physical pixels.
func (u *UI) Resize(w, h float64) {
	if u.Canvas.Resize(w, h) {
		u.Wake(1)
	}
}

// Begin starts a frame with its input.
func (u *UI) Begin(in input.State) {
	u.Clear()
	u.tip, u.list, u.writing = tip{}, nil, input.Writing{}
	u.begin(in)
	if u.focusLost {
		u.hold = holding{}
	}
}

// End ends the frame.
func (u *UI) End() {
	u.drawTip()
	u.end()
	if u.hold.id != "" && u.hold.tick != u.Tick {
		u.hold = holding{}
	}
}

// Writing returns the text field that has the keyboard, for the system's input method.
func (u *UI) Writing() input.Writing { return u.writing }

// Forget drops pointer and focus, for a scene that replaces another.
func (u *UI) Forget() {
	u.forget()
	u.hold = holding{}
}
