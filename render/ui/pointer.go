package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// zone is a place that takes the pointer or the focus. The zones of a frame serve the next one.
type zone struct {
	id       string
	rect     Rect // in units, cut to what is seen
	full     Rect
	focus    bool // takes part in the focus order
	arrowsX  bool // uses the left and right keys itself
	arrowsY  bool
	typing   bool
	disabled bool
	legal    bool   // a choice of the pending decision
	ground   string // what it lies on
}

func sameZones(a, b []zone) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func (u *UI) addZone(z zone) {
	if u.inert > 0 {
		return
	}
	z.full, z.ground = z.rect, u.grounds.id
	if u.clip.on {
		z.rect = z.rect.Overlap(u.clip.rect.scale(1 / u.Scale))
	}
	u.zones = append(u.zones, z)
}

// point finds what lies under the pointer.
func (u *UI) point() {
	x, y := u.Pointer()
	hot := ""
	u.grounds.hot = ""
	for i := len(u.prev) - 1; i >= 0; i-- {
		if u.prev[i].rect.Contains(x, y) {
			hot, u.grounds.hot = u.prev[i].id, u.prev[i].ground
			break
		}
	}
	if hot != u.hot {
		u.hot, u.hotSince = hot, u.Tick
	}
	if math.Hypot(u.In.X-u.lastX, u.In.Y-u.lastY) > 3 {
		u.keyboard = false // whoever moves the mouse looks at the pointer
	}
	if !u.In.Pressed[input.Left] {
		return
	}
	u.active, u.activeSince, u.spent, u.grounds.active = hot, u.Tick, false, u.grounds.hot
	u.pressX, u.pressY = u.In.X, u.In.Y
	u.focus, u.keyboard = "", false
	for _, z := range u.prev {
		if z.id == hot && z.focus && !z.disabled {
			u.focus = hot
		}
	}
}

// steer moves the focus by keys.
func (u *UI) steer() {
	var here *zone
	for i := range u.prev {
		if u.prev[i].id == u.focus && u.prev[i].focus {
			here = &u.prev[i]
		}
	}
	for _, k := range u.In.Just {
		switch k {
		case ebiten.KeyTab:
			step := 1
			if u.In.Shift() {
				step = -1
			}
			u.focusNext(step)
		case ebiten.KeyArrowLeft, ebiten.KeyArrowRight:
			if here == nil || !here.arrowsX {
				u.focusTowards(here, map[bool]float64{true: -1, false: 1}[k == ebiten.KeyArrowLeft], 0)
			}
		case ebiten.KeyArrowUp, ebiten.KeyArrowDown:
			if here == nil || !here.arrowsY {
				u.focusTowards(here, 0, map[bool]float64{true: -1, false: 1}[k == ebiten.KeyArrowUp])
			}
		}
	}
}

func (u *UI) focusNext(step int) {
	var ids []string
	at := -1
	for _, z := range u.prev {
		if z.focus {
			if z.id == u.focus {
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
	u.SetFocus(ids[at])
}

// FocusLegal leads the focus to the next legal choice, also to one that is cut off.
func (u *UI) FocusLegal() {
	first, next, passed := "", "", false
	for i := range u.zones {
		z := &u.zones[i]
		if !z.legal {
			continue
		}
		if first == "" {
			first = z.id
		}
		if passed && next == "" {
			next = z.id
		}
		passed = passed || z.id == u.focus
	}
	if next == "" {
		next = first
	}
	if next != "" {
		u.SetFocus(next)
	}
}

// focusTowards goes to the nearest zone in a direction, counting what lies aside three times as far.
func (u *UI) focusTowards(here *zone, dx, dy float64) {
	if here == nil {
		u.focusNext(1)
		return
	}
	x, y := here.full.Centre()
	best, id := math.Inf(1), ""
	for _, z := range u.prev {
		if !z.focus || z.id == here.id {
			continue
		}
		// Distance between the edges in the direction, between the middles across it.
		zx, zy := z.full.Centre()
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
		u.SetFocus(id)
	}
}

// gapAcross is how far two rectangles lie apart across the direction.
func gapAcross(a, b Rect, horizontal bool) float64 {
	if horizontal {
		return max(0, max(a.Y, b.Y)-min(a.Bottom(), b.Bottom()))
	}
	return max(0, max(a.X, b.X)-min(a.Right(), b.Right()))
}

// SetFocus gives the keyboard focus to a widget and shows it.
func (u *UI) SetFocus(id string) {
	u.focus, u.keyboard = id, true
	u.Wake(1)
}

// Focus is the id of the widget that has the keyboard focus.
func (u *UI) Focus() string { return u.focus }

// Block keeps the pointer from what was put down before under r: a panel that lies over the board.
func (u *UI) Block(r Rect) { u.addZone(zone{rect: r}) }

// ClickedBeside says whether a click began and ended outside r, on nothing: it sends away a panel that lies over the rest.
func (u *UI) ClickedBeside(r Rect) bool {
	x, y := u.Pointer()
	return u.inert == 0 && u.In.Released[input.Left] && u.active == "" && u.hot == "" && !r.Contains(x, y) && !r.Contains(u.pressX/u.Scale, u.pressY/u.Scale)
}

// Hover says whether the pointer lies on the widget.
func (u *UI) Hover(id string) bool { return id != "" && u.hot == id && u.inert == 0 }

// Wheel is how far the wheel was turned over r, up is positive; 0 while another widget uses it.
func (u *UI) Wheel(r Rect) float64 {
	if x, y := u.Pointer(); u.inert > 0 || !r.Contains(x, y) {
		return 0
	}
	return u.In.WheelY
}

// Drag is how far the widget was dragged in this tick, in units: zero unless the button went down on it.
func (u *UI) Drag(id string) (dx, dy float64) {
	if u.active != id || id == "" || u.In.Pressed[input.Left] {
		return 0, 0
	}
	if math.Hypot(u.In.X-u.pressX, u.In.Y-u.pressY) > 6*u.Scale {
		u.spent = true
	}
	return (u.In.X - u.lastX) / u.Scale, (u.In.Y - u.lastY) / u.Scale
}

// grounds are where the pointer is among what can be moved as a whole, with all that lies on it.
type grounds struct {
	id     string // what is being put down now
	hot    string // under the pointer
	active string // where the button went down
}

// Ground runs f, which puts down what lies on a ground in r: the pointer moves it wherever nothing lies over it, see GroundWheel and
// GroundDrag.
func (u *UI) Ground(id string, r Rect, f func()) {
	old := u.grounds.id
	u.grounds.id = id
	u.addZone(zone{id: id, rect: r})
	f()
	u.grounds.id = old
}

// GroundHeld says whether the button is down on a ground, or on what lies on it.
func (u *UI) GroundHeld(id string) bool {
	return u.inert == 0 && u.grounds.active == id && u.In.Down[input.Left]
}

// FocusOn is where the widget on a ground lies, seen or cut off, that has the focus of the keyboard; false where none on it has.
func (u *UI) FocusOn(id string) (Rect, bool) {
	for i := range u.prev {
		if z := &u.prev[i]; u.keyboard && z.focus && z.id == u.focus && z.ground == id {
			return z.full, true
		}
	}
	return Rect{}, false
}

// GroundWheel is how far the wheel was turned over a ground, up is positive.
func (u *UI) GroundWheel(id string) float64 {
	if u.inert > 0 || u.grounds.hot != id {
		return 0
	}
	return u.In.WheelY
}

// GroundDrag is how far a ground was dragged in this tick, in units. What lies on it can be dragged by too, and is not clicked then.
func (u *UI) GroundDrag(id string) (dx, dy float64) {
	if !u.GroundHeld(id) || u.In.Pressed[input.Left] {
		return 0, 0
	}
	if math.Hypot(u.In.X-u.pressX, u.In.Y-u.pressY) <= 6*u.Scale && !u.spent {
		return 0, 0
	}
	u.spent = true
	return (u.In.X - u.lastX) / u.Scale, (u.In.Y - u.lastY) / u.Scale
}
