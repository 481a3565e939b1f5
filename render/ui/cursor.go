package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// Target is something that may be chosen.
type Target struct {
	ID    string
	Rect  Rect // in physical pixels, clipped to what can be clicked
	Glow  bool // shown as legal
	Label string
}

// Cursor tracks pointer and keyboard among the zones that a frame puts down: what is under the pointer, what it holds and drags, what has the focus,
// and which keys were struck. It draws nothing.
type Cursor struct {
	In   input.State // the input of this tick
	Tick int         // ticks since the start; a tick is 1/60 s

	on        *Canvas // the canvas that the zones lie on
	wake      int     // tick at which the scene must run again, 0 for none
	focusLost bool
	pressed   bool // something was clicked in this frame
	signs     input.Signs

	zones, prev  []zone
	outlines     []float64 // of the zones that are not rectangles
	prevOutlines []float64
	targets      []Target
	kept         []Rect // areas that nothing may cover
	grounds      grounds
	hot          string // the zone under the pointer
	told         string // what lies on it and only informs
	hotSince     int
	rests        bool // it has not moved since its last click
	restX        float64
	restY        float64
	offered      bool   // the hot zone may be chosen
	active       string // the zone on which the button went down
	activeSince  int
	fresh        string // the zone that came to lie under the resting pointer
	freshUntil   int    // and takes no click before this tick
	freshX       float64
	freshY       float64
	renewed      bool
	wheeled      int  // tick at which the wheel was last turned
	spent        bool // the active press has already done something, and its release must not click
	focus        string
	keyboard     bool // the last input was from the keyboard: the focus shows
	typing       bool // a text field has the focus and takes the keys
	pressX       float64
	pressY       float64
	lastX, lastY float64
}

// zone is a place that takes the pointer or the focus. The zones of one frame serve the next.
type zone struct {
	id       string
	rect     Rect // in units, clipped to what is visible
	full     Rect
	outline  [2]int // the range of its outline in the cursor's, if it has one
	focus    bool   // takes part in the focus order
	arrowsX  bool   // uses the left and right keys itself
	arrowsY  bool
	typing   bool
	disabled bool
	legal    bool   // a choice of the pending decision
	carries  bool   // it can be carried to another place, while the ground stays
	tells    bool   // it only informs: clicks go through it to a choice under it
	ground   string // the ground it lies on
}

// Pointer returns the position of the pointer, in units.
func (c *Cursor) Pointer() (x, y float64) { return c.In.X / c.on.Scale, c.In.Y / c.on.Scale }

// PointerMoved reports whether the pointer has moved in this tick.
func (c *Cursor) PointerMoved() bool { return c.In.X != c.lastX || c.In.Y != c.lastY }

// Wake asks for the scene to run again in n ticks, 1 for the next. An animation calls it in every frame.
func (c *Cursor) Wake(n int) {
	if t := c.Tick + max(1, n); c.wake == 0 || t < c.wake {
		c.wake = t
	}
}

// Due reports whether the scene asked to run at this tick.
func (c *Cursor) Due() bool { return c.wake != 0 && c.Tick >= c.wake }

// FocusLost reports whether in this frame the window lost the keyboard or was hidden, or the machine woke from sleep.
func (c *Cursor) FocusLost() bool { return c.focusLost }

// Pressed reports whether something was clicked in this frame, by pointer or by key.
func (c *Cursor) Pressed() bool { return c.pressed }

// Targets lists what can be clicked now, in the order of drawing.
func (c *Cursor) Targets() []Target { return c.targets }

// Keep says that r is being read now: whatever may lie anywhere should lie elsewhere.
func (c *Cursor) Keep(r Rect) {
	if c.on.inert == 0 {
		c.kept = append(c.kept, r)
	}
}

// Kept returns the areas to be kept free in this frame, in units.
func (c *Cursor) Kept() []Rect { return c.kept }

// nobody owns a press that was broken off, because the window lost the keyboard and the system releases the button, or one that was made elsewhere.
const nobody = "\x00"

// begin starts a frame with its input.
func (c *Cursor) begin(in input.State) {
	c.focusLost = in.Slept || c.In.Focused && !in.Focused || !c.In.Hidden && in.Hidden
	c.lastX, c.lastY = c.In.X, c.In.Y
	c.In = in
	if c.Due() {
		c.wake = 0
	}
	c.prev, c.zones = c.zones, c.prev[:0]
	c.prevOutlines, c.outlines = c.outlines, c.prevOutlines[:0]
	c.targets, c.kept, c.pressed, c.signs = c.targets[:0], c.kept[:0], false, input.Signs{}
	if c.focusLost {
		c.active = nobody
	}
	c.point()
	c.steer()
}

// end ends the frame.
func (c *Cursor) end() {
	if c.In.Released[input.Left] || !c.In.Down[input.Left] {
		c.active = ""
	}
	// The zones of the frame before decide what lies under the pointer: if they changed, look again. Also, what a click or a key changed may
	// already have been put down in its old state.
	if !slices.Equal(c.zones, c.prev) || !slices.Equal(c.outlines, c.prevOutlines) || c.In.Struck() {
		c.Wake(1)
	}
	c.typing = false
	for _, z := range c.zones {
		if z.id == c.focus && z.typing {
			c.typing = true
		}
	}
}

// forget drops pointer and focus.
func (c *Cursor) forget() {
	c.zones, c.prev = c.zones[:0], c.prev[:0]
	c.hot, c.active, c.focus, c.typing = "", "", "", false
	c.Wake(1)
}

func (c *Cursor) addZone(z zone) {
	if c.on.inert > 0 {
		return
	}
	z.full, z.ground = z.rect, c.grounds.id
	if c.on.clip.on {
		z.rect = z.rect.Overlap(c.on.clip.rect.scale(1 / c.on.Scale))
	}
	c.zones = append(c.zones, z)
}

// addOutlined puts down a zone whose outline is not a rectangle: points are x, y, x, y and so on, in units.
func (c *Cursor) addOutlined(z zone, points []float64) {
	from := len(c.outlines)
	c.outlines = append(c.outlines, points...)
	z.outline = [2]int{from, len(c.outlines)}
	full := z.rect
	z.rect = bounds(points)
	c.addZone(z)
	if n := len(c.zones); n > 0 && c.on.inert == 0 {
		c.zones[n-1].full = full
	}
}

// bounds returns the rectangle around some points.
func bounds(points []float64) Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := 0; i < len(points); i += 2 {
		x0, x1 = min(x0, points[i]), max(x1, points[i])
		y0, y1 = min(y0, points[i+1]), max(y1, points[i+1])
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Inside reports whether a point lies in a shape: a line from it to the right crosses its edges an odd number of times.
func Inside(points []float64, x, y float64) bool {
	in := false
	for i, j := 0, len(points)-2; i < len(points); i, j = i+2, i {
		xi, yi, xj, yj := points[i], points[i+1], points[j], points[j+1]
		if (yi > y) != (yj > y) && x < (xj-xi)*(y-yi)/(yj-yi)+xi {
			in = !in
		}
	}
	return in
}

// topmost returns the zone that a click at a place is for: the last one put down there. If that one only informs, it leaves the click to a choice
// under it, and is returned as tells.
func topmost(zones []zone, outlines []float64, x, y float64) (z, tells *zone) {
	for i := len(zones) - 1; i >= 0; i-- {
		z = &zones[i]
		if !z.rect.Contains(x, y) || z.outline[1] > z.outline[0] && !Inside(outlines[z.outline[0]:z.outline[1]], x, y) {
			continue
		}
		switch {
		case z.tells:
			if tells == nil {
				tells = z
			}
		case tells != nil && !z.legal:
			return tells, nil
		default:
			return z, tells
		}
	}
	return tells, nil
}

// At returns the id of what a click at a place in physical pixels would be for in the last frame, and whether that may be chosen.
func (c *Cursor) At(x, y float64) (id string, legal bool) {
	if z, _ := topmost(c.zones, c.outlines, x/c.on.Scale, y/c.on.Scale); z != nil {
		return z.id, z.legal
	}
	return "", false
}

// FreshTicks is how long a zone takes no click after it has come to lie under a resting pointer: such a click was meant for what was there before.
const FreshTicks = 30

// Renew says that what is put down from now on has a new meaning, even if its name and place are the same. What lies under the pointer takes no click
// for a moment. If the pointer moves to something else, that takes clicks at once.
func (c *Cursor) Renew() {
	c.renewed = true
	c.Wake(1)
}

// point finds what lies under the pointer.
func (c *Cursor) point() {
	x, y := c.Pointer()
	hot, was := "", c.hot
	c.grounds.hot, c.offered = "", false
	c.told = ""
	if z, tells := topmost(c.prev, c.prevOutlines, x, y); z != nil {
		if tells != nil {
			c.told = tells.id
		}
		hot, c.grounds.hot, c.offered = z.id, z.ground, z.legal
	}
	if c.In.WheelY != 0 {
		c.wheeled = c.Tick
	}
	rests := c.In.X == c.lastX && c.In.Y == c.lastY && c.Tick > c.wheeled+2 // what is scrolled is where the player wants it
	switch {
	case c.renewed || hot != c.hot && rests:
		c.renewed, c.fresh, c.freshUntil, c.freshX, c.freshY = false, hot, c.Tick+FreshTicks, c.In.X, c.In.Y
	case hot != c.hot || math.Hypot(c.In.X-c.freshX, c.In.Y-c.freshY) > 30*c.on.Scale:
		c.freshUntil = 0 // the player has moved there
	}
	if hot != c.hot {
		c.hot, c.hotSince = hot, c.Tick
	}
	switch {
	case c.In.Pressed[input.Left] || c.In.Released[input.Left]:
		c.rests, c.restX, c.restY = true, c.In.X, c.In.Y
	case c.rests && math.Hypot(c.In.X-c.restX, c.In.Y-c.restY) > 3:
		c.rests, c.hotSince = false, c.Tick
	}
	if math.Hypot(c.In.X-c.lastX, c.In.Y-c.lastY) > 3 {
		c.keyboard = false // a player who moves the mouse looks at the pointer
	}
	if !c.In.Pressed[input.Left] {
		return
	}
	// A complete click within a slow tick was made where the pointer was, which may not be where it is now.
	astray := c.In.Late && c.In.Released[input.Left] && hot != was
	if astray || hot == c.fresh && c.Tick < c.freshUntil {
		c.active, c.grounds.active = "", c.grounds.hot // its ground can still be held
		if astray {
			c.active = nobody
		}
		c.pressX, c.pressY = c.In.X, c.In.Y
		return
	}
	c.active, c.activeSince, c.spent, c.grounds.active = hot, c.Tick, false, c.grounds.hot
	c.pressX, c.pressY = c.In.X, c.In.Y
	c.focus, c.keyboard = "", false
	for _, z := range c.prev {
		if z.id == hot && z.focus && !z.disabled {
			c.focus = hot
		}
		if z.id == hot && z.carries {
			c.grounds.active = ""
		}
	}
}

// steer moves the focus by keys.
func (c *Cursor) steer() {
	var here *zone
	for i := range c.prev {
		if c.prev[i].id == c.focus && c.prev[i].focus {
			here = &c.prev[i]
		}
	}
	for _, k := range c.In.Just {
		switch k {
		case ebiten.KeyTab:
			step := 1
			if c.In.Shift() {
				step = -1
			}
			c.focusNext(step)
		case ebiten.KeyArrowLeft, ebiten.KeyArrowRight:
			if here == nil || !here.arrowsX {
				c.focusTowards(here, map[bool]float64{true: -1, false: 1}[k == ebiten.KeyArrowLeft], 0)
			}
		case ebiten.KeyArrowUp, ebiten.KeyArrowDown:
			if here == nil || !here.arrowsY {
				c.focusTowards(here, 0, map[bool]float64{true: -1, false: 1}[k == ebiten.KeyArrowUp])
			}
		}
	}
}

func (c *Cursor) focusNext(step int) {
	var ids []string
	at := -1
	for _, z := range c.prev {
		if z.focus {
			if z.id == c.focus {
				at = len(ids)
			}
			ids = append(ids, z.id)
		}
	}
	if len(ids) == 0 {
		return
	}
	switch {
	case at < 0 && step > 0:
		at = 0
	case at < 0:
		at = len(ids) - 1
	default:
		at = (at + step + len(ids)) % len(ids)
	}
	c.SetFocus(ids[at])
}

// FocusLegal moves the focus to the next legal choice, even to one that is clipped.
func (c *Cursor) FocusLegal() {
	first, next, passed := "", "", false
	for i := range c.zones {
		z := &c.zones[i]
		if !z.legal {
			continue
		}
		if first == "" {
			first = z.id
		}
		if passed && next == "" {
			next = z.id
		}
		passed = passed || z.id == c.focus
	}
	if next == "" {
		next = first
	}
	if next != "" {
		c.SetFocus(next)
	}
}

// focusTowards moves the focus to the nearest zone in a direction; distance across it counts three times.
func (c *Cursor) focusTowards(here *zone, dx, dy float64) {
	if here == nil {
		c.focusNext(1)
		return
	}
	x, y := here.full.Center()
	best, id := math.Inf(1), ""
	for _, z := range c.prev {
		if !z.focus || z.id == here.id {
			continue
		}
		// Distances between the middles, along the direction and across it.
		zx, zy := z.full.Center()
		along, across := (zx-x)*dx+(zy-y)*dy, math.Abs((zx-x)*dy)+math.Abs((zy-y)*dx)
		if along <= 1 {
			continue
		}
		if gap := gapAcross(here.full, z.full, dx != 0); gap == 0 {
			across *= 0.2
		}
		if d := along + 3*across; d < best {
			best, id = d, z.id
		}
	}
	if id != "" {
		c.SetFocus(id)
	}
}

// gapAcross returns how far apart two rectangles are across the direction.
func gapAcross(a, b Rect, horizontal bool) float64 {
	if horizontal {
		return max(0, max(a.Y, b.Y)-min(a.Bottom(), b.Bottom()))
	}
	return max(0, max(a.X, b.X)-min(a.Right(), b.Right()))
}

// SetFocus gives the keyboard focus to a widget and makes it visible.
func (c *Cursor) SetFocus(id string) {
	c.focus, c.keyboard = id, true
	c.Wake(1)
}

// Focus returns the id of the widget that has the keyboard focus.
func (c *Cursor) Focus() string { return c.focus }

// Block keeps the pointer away from what was put down before under r: for a panel that lies over the board.
func (c *Cursor) Block(r Rect) {
	c.addZone(zone{rect: r})
	c.on.placeBlock(r)
}

// ClickedBeside reports whether a click began and ended outside r, on nothing: such a click closes a panel that lies over the rest.
func (c *Cursor) ClickedBeside(r Rect) bool {
	x, y := c.Pointer()
	return c.on.inert == 0 && c.In.Released[input.Left] && c.active == "" && c.hot == "" && !r.Contains(x, y) && !r.Contains(c.pressX/c.on.Scale, c.pressY/c.on.Scale)
}

// Told reports whether the widget only informs and lies on the choice under the pointer.
func (c *Cursor) Told(id string) bool { return id != "" && c.told == id && c.on.inert == 0 }

// Hover reports whether the pointer lies on the widget.
func (c *Cursor) Hover(id string) bool { return id != "" && c.hot == id && c.on.inert == 0 }

// HoverOffer reports whether the pointer lies on something that may be chosen.
func (c *Cursor) HoverOffer() bool { return c.offered && c.on.inert == 0 }

// Wheel returns how far the wheel was turned over r; up is positive. It is 0 while input is inert.
func (c *Cursor) Wheel(r Rect) float64 {
	if x, y := c.Pointer(); c.on.inert > 0 || !r.Contains(x, y) {
		return 0
	}
	return c.In.WheelY
}

// Drag returns how far the widget was dragged in this tick, in units: zero unless the button went down on it.
func (c *Cursor) Drag(id string) (dx, dy float64) {
	if c.active != id || id == "" || c.In.Pressed[input.Left] {
		return 0, 0
	}
	if math.Hypot(c.In.X-c.pressX, c.In.Y-c.pressY) > 6*c.on.Scale {
		c.spent = true
	}
	return (c.In.X - c.lastX) / c.on.Scale, (c.In.Y - c.lastY) / c.on.Scale
}

// grounds track the pointer among the grounds: things that move as a whole, with everything on them.
type grounds struct {
	id     string // the one being put down now
	hot    string // the one under the pointer
	active string // the one where the button went down
}

// Ground runs f, which puts down what lies on a ground in r. The pointer moves the ground wherever nothing lies over it: see GroundWheel and
// GroundDrag.
func (c *Cursor) Ground(id string, r Rect, f func()) {
	old := c.grounds.id
	c.grounds.id = id
	c.addZone(zone{id: id, rect: r})
	f()
	c.grounds.id = old
}

// GroundHeld reports whether the button is down on a ground, or on something that lies on it.
func (c *Cursor) GroundHeld(id string) bool {
	return c.on.inert == 0 && c.grounds.active == id && c.In.Down[input.Left]
}

// FocusOn returns where the widget on a ground with the keyboard focus lies, clipped or not; false if there is none.
func (c *Cursor) FocusOn(id string) (Rect, bool) {
	for i := range c.prev {
		if z := &c.prev[i]; c.keyboard && z.focus && z.id == c.focus && z.ground == id {
			return z.full, true
		}
	}
	return Rect{}, false
}

// GroundWheel returns how far the wheel was turned over a ground; up is positive.
func (c *Cursor) GroundWheel(id string) float64 {
	if c.on.inert > 0 || c.grounds.hot != id {
		return 0
	}
	return c.In.WheelY
}

// GroundDrag returns how far a ground was dragged in this tick, in units. It can also be dragged by what lies on it, which is then not clicked.
func (c *Cursor) GroundDrag(id string) (dx, dy float64) {
	if !c.GroundHeld(id) || c.In.Pressed[input.Left] {
		return 0, 0
	}
	if math.Hypot(c.In.X-c.pressX, c.In.Y-c.pressY) <= 6*c.on.Scale && !c.spent {
		return 0, 0
	}
	c.spent = true
	return (c.In.X - c.lastX) / c.on.Scale, (c.In.Y - c.lastY) / c.on.Scale
}
