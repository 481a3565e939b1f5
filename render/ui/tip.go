package ui

// tip is the tooltip of this frame.
type tip struct {
	text string
	key  Key
	at   Rect
}

// tipTicks is how long the pointer has to rest before a tip is shown.
const tipTicks = 18

// TipNow shows the tip of the widget under the pointer without waiting: for a click that cannot do anything else.
func (u *UI) TipNow() { u.hotSince = u.Tick - tipTicks }

// HideTip has this frame go without a tip: something is shown over what it would be about.
func (u *UI) HideTip() { u.tip = tip{} }

// offerTip shows text beside r at the end of the frame when the pointer rests on the widget or it has the focus.
func (u *UI) offerTip(id string, r Rect, text string, key Key) {
	if u.inert > 0 || !(u.Hover(id) && !u.keyboard) && !u.Focused(id) {
		return
	}
	if rest := u.Tick - u.hotSince; !u.Focused(id) && rest < tipTicks {
		u.Wake(tipTicks - rest)
		return
	}
	u.tip = tip{text: text, key: key, at: r}
}

// drawTip draws the tip over everything else, above the thing or, where there is no room, below it.
func (u *UI) drawTip() {
	t := u.tip
	if t.text == "" {
		return
	}
	u.clip, u.group = clip{}, group{}
	u.inTip = true
	win := u.Window().Inset(8)
	wide := min(420.0, win.W-40)
	w := min(wide, u.TextWidth(t.text, Small)+4)
	h := u.ParagraphHeight(w, t.text, Small)
	keyW := 0.0
	if t.key != "" {
		keyW = u.TextWidth(string(t.key), KeyName) + 34
	}
	box := Rect{t.at.X + t.at.W/2 - (w+keyW+36)/2, t.at.Y - h - 36, w + keyW + 36, h + 24}
	if box.Y < win.Y {
		box.Y = t.at.Bottom() + 12
	}
	box.X = max(win.X, min(box.X, win.Right()-box.W))
	box.Y = min(box.Y, win.Bottom()-box.H)
	u.Panel(box, Plain.Filled(rgb(0x141B23), rgb(0x0B1016)).Edged(Amber, 1.5).Cutting(10))
	in := box.InsetXY(18, 12)
	u.Paragraph(Rect{in.X, in.Y, w + 1, h + 1}, t.text, Small, TextMain, Left)
	if t.key != "" {
		u.KeyCap(in, t.key, TextSecond)
	}
	u.inTip = false
}
