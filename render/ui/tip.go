package ui

import "slices"

// tip is the tooltip of this frame.
type tip struct {
	text string
	key  Key
	at   Rect
}

// tipTicks is how long the pointer must rest before a tip is shown.
const tipTicks = 18

// TipNow shows the tip of the widget under the pointer without waiting: for a click that can do nothing else.
func (u *UI) TipNow() { u.hotSince, u.rests = u.Tick-tipTicks, false }

// HideTip leaves this frame without a tip: something is shown over the thing that the tip is about.
func (u *UI) HideTip() { u.tip = tip{} }

// offerTip shows text beside r at the end of the frame, if the pointer has come to rest on the widget or the widget has the focus. If the pointer
// rests there because it has clicked, it shows nothing.
func (u *UI) offerTip(id string, r Rect, text string, key Key) {
	told := u.Told(id) && u.tip.text == "" // what lies on a choice has a tip if the choice has none
	if u.inert > 0 || !((u.Hover(id) || told) && !u.keyboard && !u.rests) && !u.Focused(id) {
		return
	}
	if rest := u.Tick - u.hotSince; !u.Focused(id) && rest < tipTicks {
		u.Wake(tipTicks - rest)
		return
	}
	u.tip = tip{text: text, key: key, at: r}
}

// drawTip draws the tip over everything else.
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
	box := u.tipPlace(w+keyW+36, h+24, win)
	u.Panel(box, Plain.Filled(rgb(0x141B23), rgb(0x0B1016)).Edged(Amber, 1.5).Cutting(10))
	in := box.InsetXY(18, 12)
	u.Paragraph(Rect{in.X, in.Y, w + 1, h + 1}, t.text, Small, TextMain, Left)
	if t.key != "" {
		u.KeyCap(in, t.key, TextSecond)
	}
	u.inTip = false
}

// tipPlace returns where a tip of a size lies: above the thing or, if there is no room, below it, and over nothing that is being read. Failing that,
// it lies beside the thing, or around what is being read.
func (u *UI) tipPlace(w, h float64, win Rect) Rect {
	const gap = 12
	at := u.tip.at
	x, y := at.Center()
	list := []Rect{{x - w/2, at.Y - h - gap, w, h}, {x - w/2, at.Bottom() + gap, w, h}, {at.Right() + gap, y - h/2, w, h}, {at.X - w - gap, y - h/2, w, h}}
	for _, k := range u.kept {
		list = append(list, Rect{x - w/2, k.Y - h - gap, w, h}, Rect{x - w/2, k.Bottom() + gap, w, h}, Rect{k.Right() + gap, y - h/2, w, h}, Rect{k.X - w - gap, y - h/2, w, h})
	}
	for i := range list {
		r := &list[i]
		r.X = max(win.X, min(r.X, win.Right()-w))
		r.Y = max(win.Y, min(r.Y, win.Bottom()-h))
	}
	over := func(r Rect) bool {
		return slices.ContainsFunc(u.kept, func(k Rect) bool { return !r.Overlap(k).Empty() })
	}
	for _, r := range list {
		if r.Overlap(at).Empty() && !over(r) {
			return r
		}
	}
	for _, r := range list { // only the place of the thing itself is free
		if !over(r) {
			return r
		}
	}
	if list[0].Overlap(at).Empty() {
		return list[0]
	}
	return list[1]
}
