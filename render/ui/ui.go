// Package ui is the drawing kit of the game: text, panels, icons, ships and widgets on a display list.
//
// A scene is a function that runs once per change: it looks at the input and puts down what is to be seen. What it
// puts down is a list; the list is drawn only when it differs from what the window shows. Layout is in units: the
// window is 1080 units high, or, where it is narrower than 16:9, 1920 units wide.
package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// UI holds fonts, caches, the widgets' state and the display list of one window.
type UI struct {
	In    input.State // what was put in during this tick
	Tick  int         // ticks since the start; a tick is 1/60 s
	Scale float64     // physical pixels per unit
	// TextFactor is the user's text size: 1, 1.15 or 1.3.
	TextFactor float64
	// Apart moves the colours that say something to where colour-blind eyes tell them apart. Redraw makes a change count.
	Apart bool

	wPx, hPx  float64
	fonts     fonts
	sprites   sprites
	shaders   shaders
	ships     shipyard
	canvas    *ebiten.Image // what is drawn before its colours are moved
	glow      *ebiten.Image // a soft light
	ops       []op
	shown     []op
	clip      clip
	framed    bool // a frame was run since the last Draw
	redraw    bool
	baking    bool // what is drawn becomes part of a picture
	wake      int  // tick at which the scene has to run again, 0 for none
	focusLost bool
	pressed   bool // something was clicked in this frame

	zones, prev  []zone
	fills        []fill
	placed       []Placed
	targets      []Target
	group        group
	grounds      grounds
	inert        int
	hot          string // the zone under the pointer
	hotSince     int
	active       string // the zone on which the button went down
	activeSince  int
	spent        bool // the active press did something already and its release must not click
	focus        string
	keyboard     bool // the last input was from the keyboard: the focus shows
	typing       bool // a text field has the focus and takes the keys
	hold         holding
	scrolls      map[string]float64
	list         *listing
	carets       map[string]int
	tip          tip
	pressX       float64
	pressY       float64
	lastX, lastY float64
}

// New makes a kit. It needs no window.
func New() (*UI, error) {
	u := &UI{Scale: 1, TextFactor: 1, scrolls: map[string]float64{}, carets: map[string]int{}}
	u.sprites.init()
	if err := u.fonts.load(); err != nil {
		return nil, err
	}
	u.Resize(1920, 1080)
	return u, nil
}

// Resize tells the size of the window in physical pixels.
func (u *UI) Resize(w, h float64) {
	if w == u.wPx && h == u.hPx {
		return
	}
	u.wPx, u.hPx = w, h
	u.Scale = min(h/1080, w/1920)
	u.sprites.sheet.close() // nearly all on it has a size that follows from the window's
	u.redraw = true
	u.Wake(1)
}

// Window is the whole window in units.
func (u *UI) Window() Rect { return Rect{0, 0, u.wPx / u.Scale, u.hPx / u.Scale} }

// Pointer is where the pointer is, in units.
func (u *UI) Pointer() (x, y float64) { return u.In.X / u.Scale, u.In.Y / u.Scale }

// Wake asks for the scene to be run again in n ticks, 1 for the next. An animation calls it in every frame.
func (u *UI) Wake(n int) {
	if t := u.Tick + max(1, n); u.wake == 0 || t < u.wake {
		u.wake = t
	}
}

// Due says whether the scene asked to be run at this tick.
func (u *UI) Due() bool { return u.wake != 0 && u.Tick >= u.wake }

// FocusLost says whether in this frame the window lost the keyboard, or the machine woke from sleep.
func (u *UI) FocusLost() bool { return u.focusLost }

// Begin starts a frame with what was put in.
func (u *UI) Begin(in input.State) {
	u.focusLost = in.Slept || u.In.Focused && !in.Focused
	u.lastX, u.lastY = u.In.X, u.In.Y
	u.In = in
	if u.Due() {
		u.wake = 0
	}
	u.prev, u.zones = u.zones, u.prev[:0]
	u.ops, u.placed, u.targets, u.fills = u.ops[:0], u.placed[:0], u.targets[:0], u.fills[:0]
	u.clip, u.group, u.inert, u.tip, u.list, u.pressed = clip{}, group{}, 0, tip{}, nil, false
	u.sprites.generation++
	if u.focusLost {
		u.active, u.hold = "", holding{}
	}
	u.point()
	u.steer()
}

// Pressed says whether something was clicked in this frame, by pointer or by key.
func (u *UI) Pressed() bool { return u.pressed }

// End ends the frame.
func (u *UI) End() {
	u.drawTip()
	if u.In.Released[input.Left] || !u.In.Down[input.Left] {
		u.active = ""
	}
	if u.hold.id != "" && u.hold.tick != u.Tick {
		u.hold = holding{}
	}
	// What lies under the pointer follows from the zones of the frame before: once they changed, look again. And what
	// a click or a key changed may already have been put down as it was before.
	if !sameZones(u.zones, u.prev) || u.In.Struck() {
		u.Wake(1)
	}
	u.typing = false
	for _, z := range u.zones {
		if z.id == u.focus && z.typing {
			u.typing = true
		}
	}
	u.framed = true
}

// Forget drops pointer and focus, for a scene that takes the place of another.
func (u *UI) Forget() {
	u.zones, u.prev = u.zones[:0], u.prev[:0]
	u.hot, u.active, u.focus, u.hold, u.typing = "", "", "", holding{}, false
	u.Wake(1)
}

// Inert runs f, which puts down what can be seen and not touched: the table under a dialog.
func (u *UI) Inert(f func()) {
	u.inert++
	f()
	u.inert--
}

// IsInert says whether what is put down now can only be seen; see Inert.
func (u *UI) IsInert() bool { return u.inert > 0 }

// Clip runs f, and cuts off what it draws outside r.
func (u *UI) Clip(r Rect, f func()) {
	old := u.clip
	px := r.scale(u.Scale).snap()
	if old.on {
		px = px.Overlap(old.rect)
	}
	u.clip = clip{true, px}
	f()
	u.clip = old
}

// Again runs f, which puts down what takes no input; where it is not content with that, it is taken back, and f runs once more.
func (u *UI) Again(f func() (again bool)) {
	ops, placed, fills := len(u.ops), len(u.placed), len(u.fills)
	if f() {
		u.ops, u.placed, u.fills = u.ops[:ops], u.placed[:placed], u.fills[:fills]
		f()
	}
}

// Measure runs f, which draws what takes no input, and takes it all back.
func (u *UI) Measure(f func()) {
	ops, placed, fills := len(u.ops), len(u.placed), len(u.fills)
	f()
	u.ops, u.placed, u.fills = u.ops[:ops], u.placed[:placed], u.fills[:fills]
}

// Group runs f, which puts down siblings inside r: Check then demands that they lie in r and not on each other.
func (u *UI) Group(name string, r Rect, f func()) {
	old := u.group
	u.group = group{name, r.scale(u.Scale)}
	f()
	u.group = old
}

type group struct {
	name string
	rect Rect
}

type clip struct {
	on   bool
	rect Rect // in pixels
}
