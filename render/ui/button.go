package ui

import (
	"math"
	"strings"

	"battlestar/input"
)

// Options describe a clickable thing beyond its place and name.
type Options struct {
	Key      Key    // the key that does the same
	Icon     Icon   // drawn before the label
	Tip      string // shown under the pointer
	Disabled string // why it cannot be used now; empty if it can. It replaces the tip.
	Primary  bool   // the one button that continues
	Blue     bool   // leads to something private
	Left     bool   // label on the left, as in a menu
	Legal    bool   // glows: a legal choice in the game
	Chosen   bool
	Carries  bool      // the pointer can carry it to another place
	Tells    bool      // it only informs: clicks go through it to a choice under it
	Outline  []float64 // if it is not a rectangle: points in units, x, y, x, y and so on
}

// Response is what happened to an area in this frame.
type Response struct {
	Hover   bool // the pointer is on it, or the visible focus
	Focused bool // it has the visible focus
	Down    bool // it is being pressed
	Clicked bool
	Inspect bool // right click, wheel-click, or held for half a second: show it large
	Carried bool // it is being carried
	Dropped bool // it was let go elsewhere
}

// carryFrom is how far the pointer must move, in units, before it carries something.
const carryFrom = 12

// inspectTicks is how long a thing must be held to be shown large.
const inspectTicks = 30

// Area is a place that can be clicked: by pointer, by key, or by focus and Enter. It draws nothing but the tip.
func (u *UI) Area(id, label string, r Rect, o Options) Response {
	z := zone{id: id, rect: r, focus: true, disabled: o.Disabled != "", legal: o.Legal && o.Disabled == "", tells: o.Tells, carries: o.Carries}
	if o.Outline != nil {
		u.addOutlined(z, o.Outline)
	} else {
		u.addZone(z)
	}
	u.placeWidget(id, r)
	res := Response{Hover: u.Hover(id), Focused: u.Focused(id)}
	u.reveal(id, r)
	if u.inert > 0 {
		return Response{}
	}
	if o.Disabled == "" {
		seen := u.zones[len(u.zones)-1].rect.Overlap(r)
		if !seen.Empty() {
			u.targets = append(u.targets, Target{ID: id, Rect: seen.scale(u.Scale), Glow: o.Legal, Label: label})
		}
		typed := u.Typed(o.Key)
		if typed {
			u.take(o.Key)
		}
		res.Clicked = typed || u.enter(id) || u.released(id)
		u.pressed = u.pressed || res.Clicked
	}
	if o.Carries && u.active == id && math.Hypot(u.In.X-u.pressX, u.In.Y-u.pressY) > carryFrom*u.Scale {
		u.spent = true
		res.Carried, res.Dropped = u.In.Down[input.Left], u.In.Released[input.Left] && u.hot != id
	}
	if u.active == id && u.hot == id && u.In.Down[input.Left] && !u.spent {
		res.Down = true
		if u.Tick-u.activeSince >= inspectTicks {
			res.Inspect, u.spent = true, true
		} else {
			u.Wake(inspectTicks - (u.Tick - u.activeSince))
		}
	}
	if res.Hover && (u.In.Pressed[input.Right] || u.In.Pressed[input.Middle]) {
		res.Inspect = true
	}
	text := o.Tip
	if o.Disabled != "" {
		text = o.Disabled
	}
	if o.Disabled != "" && u.released(id) {
		u.TipNow()
	}
	if text != "" {
		u.offerTip(id, r, text, o.Key)
	}
	res.Hover = res.Hover || res.Focused
	return res
}

// released reports whether a click ended on the widget.
func (c *Cursor) released(id string) bool {
	return c.In.Released[input.Left] && c.active == id && c.hot == id && !c.spent
}

// Focused reports whether the widget has the focus and the focus is visible.
func (c *Cursor) Focused(id string) bool { return c.keyboard && c.focus == id && c.on.inert == 0 }

// FocusRing draws the mark of the keyboard focus around r if the widget has it, and a shade on it while it is pressed. Buttons do it themselves.
func (u *UI) FocusRing(id string, r Rect, cut float64) {
	if u.inert == 0 && u.active == id && u.hot == id && u.In.Down[input.Left] && !u.spent {
		u.Panel(r, Look{Top: Alpha(Void, 0.4), Bottom: Alpha(Void, 0.28), Cut: cut})
	}
	if u.Focused(id) {
		u.Panel(r.Inset(-5), Look{LineTop: White, LineBottom: White, Line: 2.5, Cut: cut + 3})
	}
}

// Button draws a labeled octagon and reports whether it was pressed.
func (u *UI) Button(id string, r Rect, label string, o Options) bool {
	res := u.Area(id, label, r, o)
	look, c := o.face(res)
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.buttonLabel(r, label, o, c)
	return res.Clicked
}

// face returns the panel and the color of the label.
func (o Options) face(res Response) (Look, Color) {
	if o.Disabled != "" {
		return Dead, TextOff
	}
	look, c := Metal, TextMain
	switch {
	case o.Primary:
		look, c = Gold, Ink
	case o.Blue:
		look = Blue
	}
	if o.Legal {
		look = look.Legal()
	}
	if o.Chosen {
		look = look.Edged(Amber, 4)
	}
	if res.Hover {
		look = look.Hovered()
		if !o.Primary && !o.Legal && !o.Chosen {
			look = look.Edged(Amber, 2)
		}
	}
	if res.Down {
		look.Top, look.Bottom = look.Bottom, look.Top
	}
	return look, c
}

// buttonLabel lays out icon, label and key cap in a button.
func (u *UI) buttonLabel(r Rect, label string, o Options, c Color) {
	st := Action
	largest := 34.0
	if r.H > 90 { // the one thing to do on its screen
		st, largest = Action.Sized(36).In(Public), 46
	}
	in := r.InsetXY(min(18, r.W*0.08), 4)
	if o.Key != "" && in.W > 90 {
		capColor := c
		if o.Disabled == "" && !o.Primary {
			capColor = TextSecond
		}
		k := u.KeyCap(in, o.Key, capColor)
		in.W = k.X - in.X - 10
	}
	icon := min(r.H*0.62, largest)
	gap := 12.0
	if o.Icon.none() {
		icon, gap = 0, 0
	}
	w := min(u.TextWidth(label, st), in.W-icon-gap)
	lines := u.TextWidth(label, st.Sized(1)) > in.W-icon-gap && strings.Contains(label, " ") && in.H*u.Scale >= 2.2*st.Class.last(u.Scale) // it does not fit on one line
	if label == "" {
		w, gap = 0, 0
	}
	x := in.X
	if !o.Left {
		x = in.X + (in.W-w-icon-gap)/2
	}
	if icon > 0 {
		ic := c
		if o.Disabled == "" && !o.Primary && o.Left {
			ic = CyanIcon
		}
		u.Icon(o.Icon, Rect{x, r.Y + (r.H-icon)/2, icon, icon}, ic)
	}
	switch {
	case lines:
		st.Leading = 1.1
		h := min(in.H, u.ParagraphHeight(w, label, st))
		u.Paragraph(Rect{x + icon + gap, in.Y + (in.H-h)/2, w + 1, h}, label, st, c, Left)
	case label != "":
		u.Text(Rect{x + icon + gap, in.Y, w + 1, in.H}, label, st, c, Left)
	}
}

// holding is the state of the hold button that is being held.
type holding struct {
	id    string
	ticks int
	tick  int // when it was last seen
	done  bool
	byKey bool
}

// Hold is a button that must be held for a number of ticks, with the pointer or with its key; a click does nothing. It returns its progress, 0 to 1,
// and reports in one frame that it is done.
func (u *UI) Hold(id string, r Rect, label string, ticks int, o Options) (progress float64, done bool) {
	key := o.Key
	// The area must not take the key as a click.
	o.Key = ""
	res := u.Area(id, label, r, o)
	o.Key = key
	quick := ticks <= LookTicks
	if o.Disabled == "" && u.inert == 0 {
		from := 0
		if quick {
			from = ticks
		}
		progress, done = u.holdOn(id, from, ticks, key)
	}
	if quick && res.Clicked {
		u.TipNow() // it must be held
	}
	look, c := o.face(Response{Hover: res.Hover, Down: quick && res.Down})
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	if progress > 0 && ticks > LookTicks { // a quick one needs no bar
		bar := r.Inset(6)
		bar.Y, bar.H = bar.Bottom()-8, 8
		bar = bar.InsetXY(look.Cut, 0)
		u.Fill(bar, Alpha(Ink, 0.35))
		bar.W *= progress
		u.Fill(bar, Ink)
		if !o.Primary {
			u.Fill(bar, Amber)
		}
	}
	u.buttonLabel(r, label, o, c)
	return progress, done
}

// LookTicks is how long a place must be held until it shows what it hides: longer than a click.
const LookTicks = 9

// Look is a place that shows something while it is held, with the pointer or with its key; a click on it works as usual. It draws no more than an
// Area.
func (u *UI) Look(id, label string, r Rect, o Options) (res Response, looks bool) {
	key := o.Key
	o.Key = "" // the area must not take the key as a click
	res = u.Area(id, label, r, o)
	if u.inert > 0 {
		return res, false
	}
	progress, _ := u.holdOn(id, LookTicks, LookTicks, key)
	return res, progress == 1
}

// holdOn tracks a hold that is done after the given ticks. After the tick from, the press belongs to the hold and is no longer a click.
func (u *UI) holdOn(id string, from, ticks int, key Key) (progress float64, done bool) {
	h := &u.hold
	switch {
	case h.id == "" && u.active == id && u.In.Pressed[input.Left]:
		*h = holding{id: id}
	case h.id == "" && (u.Typed(key) || u.enter(id)):
		*h = holding{id: id, byKey: true}
	}
	if h.id != id {
		return 0, false
	}
	still := u.hot == id && u.active == id && u.In.Down[input.Left]
	if h.byKey {
		still = u.held(key) || u.focus == id && (u.held("Space") || u.held("Enter"))
	}
	if !still {
		*h = holding{}
		return 0, false
	}
	if h.tick != u.Tick {
		h.tick = u.Tick
		h.ticks++
	}
	u.Wake(1)
	if h.ticks >= from {
		u.spent = true // so it is not shown large either
	}
	if h.ticks >= ticks && !h.done {
		h.done = true
		return 1, true
	}
	return min(1, float64(h.ticks)/float64(ticks)), false
}
