package ui

// Placed is one thing that a frame put down, for tests. Measures are in physical pixels.
type Placed struct {
	Kind    string // "text", "widget", "panel", "block", "picture", "sign", or "offer" for the outline of what may be chosen
	ID      string // of a widget; of a picture, what it shows
	Text    string // of a text
	Rect    Rect   // the ink of a text, or all of a widget or panel
	Box     Rect   // where it had to fit; for a widget, its group
	Group   string
	Px      float64 // font size
	Least   float64 // smallest font size allowed
	Color   Color
	Back    Color     // behind a text
	Shrunk  bool      // the text was made smaller to fit
	Clipped bool      // the text was cut to fit
	Scrolls bool      // it lies in a scrolled area, which may cut it
	Tip     bool      // it belongs to a tooltip, which may cover what is under it
	Outline []float64 // of an offer that is not a rectangle: x, y, x, y and so on
}

// Placed returns what the frame put down, in the order of drawing, without what is inert.
func (cv *Canvas) Placed() []Placed { return cv.placed }

// fill is a colored ground that a text may stand on.
type fill struct {
	rect        Rect
	top, bottom Color
}

// fill notes a ground in pixels. A ground of a tip is noted as part of the tip.
func (cv *Canvas) fill(px Rect, top, bottom Color) {
	cv.fills = append(cv.fills, fill{px, top, bottom})
	if cv.inert == 0 && top.A > 200 && bottom.A > 200 {
		cv.placed = append(cv.placed, Placed{Kind: "panel", Rect: px, Box: px, Group: cv.group.name, Scrolls: cv.clip.on, Tip: cv.inTip})
	}
}

// Backdrop says that what was drawn in r, such as an image, is about as light as c: text on it is judged against that.
func (cv *Canvas) Backdrop(r Rect, c Color) {
	px := r.scale(cv.Scale)
	cv.fills = append(cv.fills, fill{px, c, c})
}

// ground returns the color behind a point in pixels.
func (cv *Canvas) ground(x, y float64) Color {
	c := Void
	for _, f := range cv.fills {
		if f.rect.Contains(x, y) {
			c = over(Mix(f.top, f.bottom, (y-f.rect.Y)/f.rect.H), c)
		}
	}
	return c
}

func (cv *Canvas) placeText(s string, ink, box Rect, px int, st Style, c Color, shrunk, cut bool) {
	if cv.inert > 0 || s == "" || cv.clip.on && ink.Overlap(cv.clip.rect).Empty() {
		return
	}
	x, y := ink.Center()
	back := cv.ground(x, y)
	cv.placed = append(cv.placed, Placed{
		Kind: "text", Text: s, Rect: ink, Box: box, Group: cv.group.name, Px: float64(px), Least: st.Class.least(cv.Scale),
		Color: over(c, back), Back: back, Shrunk: shrunk, Clipped: cut, Scrolls: cv.clip.on, Tip: cv.inTip,
	})
}

func (cv *Canvas) placeWidget(id string, r Rect) {
	if cv.inert > 0 {
		return
	}
	box := cv.group.rect
	if cv.group.name == "" {
		box = Rect{0, 0, cv.wPx, cv.hPx}
	}
	cv.placed = append(cv.placed, Placed{Kind: "widget", ID: id, Rect: r.scale(cv.Scale), Box: box, Group: cv.group.name, Scrolls: cv.clip.on})
}

// WordsUnder returns how many of the texts that the frame put down lie under r, in units.
func (cv *Canvas) WordsUnder(r Rect) (n int) {
	px := r.scale(cv.Scale)
	for i := range cv.placed {
		if p := &cv.placed[i]; p.Kind == "text" && p.Text != "" && !p.Rect.Overlap(px).Empty() {
			n++
		}
	}
	return n
}

// placeBlock notes an area that keeps the pointer away from all that was put down before.
func (cv *Canvas) placeBlock(r Rect) {
	if px := r.scale(cv.Scale); cv.inert == 0 {
		cv.placed = append(cv.placed, Placed{Kind: "block", Rect: px, Box: px, Scrolls: cv.clip.on})
	}
}

// Pictured notes what a picture in r shows.
func (cv *Canvas) Pictured(what string, r Rect) {
	if px := r.scale(cv.Scale); cv.inert == 0 {
		cv.placed = append(cv.placed, Placed{Kind: "picture", ID: what, Rect: px, Box: px, Group: cv.group.name, Scrolls: cv.clip.on, Tip: cv.inTip})
	}
}

// placeSign notes something small that stands for a thing: an icon, a skill's shape, a seat's emblem or a miniature.
func (cv *Canvas) placeSign(px Rect) {
	if cv.inert > 0 || cv.clip.on && px.Overlap(cv.clip.rect).Empty() {
		return
	}
	cv.placed = append(cv.placed, Placed{Kind: "sign", Rect: px, Box: px, Group: cv.group.name, Scrolls: cv.clip.on, Tip: cv.inTip})
}

// Offer notes that points, in units, outline something that may be chosen; a panel notes its own outline.
func (cv *Canvas) Offer(points []float64) {
	px := make([]float64, len(points))
	for i := range points {
		px[i] = points[i] * cv.Scale
	}
	cv.placeOffer(bounds(px), px)
}

func (cv *Canvas) placeOffer(px Rect, outline []float64) {
	if cv.clip.on {
		px = px.Overlap(cv.clip.rect)
	}
	if cv.inert == 0 && !px.Empty() {
		cv.placed = append(cv.placed, Placed{Kind: "offer", Rect: px, Box: px, Scrolls: cv.clip.on, Outline: outline})
	}
}
