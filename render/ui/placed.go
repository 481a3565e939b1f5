package ui

// Placed is one thing that a frame put down, for tests. Measures are in physical pixels.
type Placed struct {
	Kind    string // "text", "widget" or "panel"
	ID      string // of a widget
	Text    string // of a text
	Rect    Rect   // the ink of a text, or all of a widget or panel
	Box     Rect   // where it had to fit; for a widget, its group
	Group   string
	Px      float64 // font size
	Least   float64 // smallest font size allowed
	Color   Color
	Back    Color // behind a text
	Shrunk  bool  // the text was made smaller to fit
	Clipped bool  // the text was cut to fit
	Scrolls bool  // it lies in a scrolled area, which may cut it
	Tip     bool  // it belongs to a tooltip, which may cover what is under it
}

// Target is something that may be chosen.
type Target struct {
	ID    string
	Rect  Rect // in physical pixels, cut to what can be clicked
	Glow  bool // shown as legal
	Label string
}

// Placed lists what the frame put down, in the order of drawing. What is inert is not in it.
func (u *UI) Placed() []Placed { return u.placed }

// Targets lists what can be clicked now, in the order of drawing.
func (u *UI) Targets() []Target { return u.targets }

// fill is a ground of colour, which a text may stand on.
type fill struct {
	rect        Rect
	top, bottom Color
}

// fill notes a ground in pixels. Grounds of tips are noted with the tip.
func (u *UI) fill(px Rect, top, bottom Color) {
	u.fills = append(u.fills, fill{px, top, bottom})
	if u.inert == 0 && top.A > 200 && bottom.A > 200 {
		u.placed = append(u.placed, Placed{Kind: "panel", Rect: px, Box: px, Group: u.group.name, Scrolls: u.clip.on, Tip: u.tip.drawing})
	}
}

// Backdrop says that what was drawn in r, an image say, is about as light as c: text on it is judged against that.
func (u *UI) Backdrop(r Rect, c Color) {
	px := r.scale(u.Scale)
	u.fills = append(u.fills, fill{px, c, c})
}

// ground is the colour behind a point in pixels.
func (u *UI) ground(x, y float64) Color {
	c := Void
	for _, f := range u.fills {
		if f.rect.Contains(x, y) {
			c = over(Mix(f.top, f.bottom, (y-f.rect.Y)/f.rect.H), c)
		}
	}
	return c
}

func (u *UI) placeText(s string, ink, box Rect, px int, st Style, c Color, shrunk, cut bool) {
	if u.inert > 0 || s == "" || u.clip.on && ink.Overlap(u.clip.rect).Empty() {
		return
	}
	x, y := ink.Centre()
	back := u.ground(x, y)
	u.placed = append(u.placed, Placed{
		Kind: "text", Text: s, Rect: ink, Box: box, Group: u.group.name, Px: float64(px), Least: st.Class.least(u.Scale),
		Color: over(c, back), Back: back, Shrunk: shrunk, Clipped: cut, Scrolls: u.clip.on, Tip: u.tip.drawing,
	})
}

func (u *UI) placeWidget(id string, r Rect) {
	if u.inert > 0 {
		return
	}
	box := u.group.rect
	if u.group.name == "" {
		box = Rect{0, 0, u.wPx, u.hPx}
	}
	u.placed = append(u.placed, Placed{Kind: "widget", ID: id, Rect: r.scale(u.Scale), Box: box, Group: u.group.name, Scrolls: u.clip.on})
}
