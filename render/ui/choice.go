package ui

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// Toggle draws a switch with its label beside it, and reports whether it was changed.
func (u *UI) Toggle(id string, r Rect, label string, on *bool, o Options) bool {
	res := u.Area(id, label, r, o)
	if res.Clicked {
		*on = !*on
	}
	look := Dead.Edged(LineOff, 1.5)
	if res.Hover {
		look = look.Edged(TextQuiet, 1.5)
	}
	u.Panel(r, look)
	u.Switch(Rect{r.X + 10, r.Y + (r.H-32)/2, 68, 32}, *on, res.Hover)
	c := TextMain
	if o.Disabled != "" {
		c = TextOff
	}
	u.FocusRing(id, r, look.Cut)
	u.Text(Rect{r.X + ToggleLabel, r.Y, r.W - ToggleLabel - 8, r.H}, label, Body, c, Left)
	return res.Clicked
}

// ToggleLabel is where the label of a Toggle begins, in units from its left.
const ToggleLabel = 92.0

// Switch draws a switch that is on or off in r, which is 32 units high.
func (cv *Canvas) Switch(r Rect, on, hover bool) {
	look := Dead.Edged(LineTop, 1.5).Cutting(9)
	knob := Rect{r.X + 4, r.Y + 4, 26, 24}
	sign, signColor := IconCross, TextQuiet
	if on {
		look = Blue.Cutting(9)
		look.Shadow = false
		knob.X = r.Right() - 30
		sign, signColor = IconTick, Cyan
	}
	if hover {
		look = look.Edged(Amber, 2)
	}
	cv.Panel(r, look)
	cv.Panel(knob, Metal.Filled(rgb(0xC9D4DD), rgb(0x8A99A6)).Cutting(7))
	cv.Icon(sign, Rect{r.X + r.W - knob.W - (knob.X - r.X) + 2, r.Y + 6, 20, 20}, signColor)
}

// Stepper chooses a whole number from least to most; it reports whether it was changed.
func (u *UI) Stepper(id string, r Rect, value *int, least, most int) bool {
	return u.step(id, r, strconv.Itoa(*value), value, most-least+1, least, IconMinus, IconPlus)
}

// Spinner chooses among n values counted from least; text names the current one.
func (u *UI) Spinner(id string, r Rect, text string, value *int, n, least int) bool {
	return u.step(id, r, text, value, n, least, IconPrevious, IconNext)
}

func (u *UI) step(id string, r Rect, text string, value *int, n, least int, down, up Icon) bool {
	old := *value
	u.addZone(zone{id: id, rect: r, focus: true, arrowsX: true})
	u.placeWidget(id, r)
	u.reveal(id, r)
	part := func(name string, box Rect, icon Icon, step int) {
		off := *value+step < least || *value+step >= least+n
		pid := id + "." + name
		u.addZone(zone{id: pid, rect: box, disabled: off})
		look, c := Metal, TextMain
		if off {
			look, c = Dead, TextOff
		} else if u.Hover(pid) {
			look = look.Hovered().Edged(Amber, 2)
		}
		u.Panel(box, look.Cutting(8))
		if !off {
			u.FocusRing(pid, box, 8)
		}
		u.Icon(icon, box.Around(20, 20), c)
		if off || u.inert > 0 {
			return
		}
		u.targets = append(u.targets, Target{ID: pid, Rect: u.zones[len(u.zones)-1].rect.scale(u.Scale), Label: name})
		if u.released(pid) {
			u.pressed = true
			*value += step
		}
	}
	part("less", Rect{r.X, r.Y, r.H, r.H}, down, -1)
	part("more", Rect{r.Right() - r.H, r.Y, r.H, r.H}, up, 1)
	if u.Focused(id) {
		for _, k := range u.In.Just {
			switch {
			case k == ebiten.KeyArrowLeft && *value > least:
				*value--
			case k == ebiten.KeyArrowRight && *value < least+n-1:
				*value++
			}
		}
	}
	u.FocusRing(id, r, 8)
	st, in := Action.Sized(28), r.InsetXY(r.H+6, 0)
	if u.TextWidth(text, st) > in.W && strings.Contains(text, " ") { // one word below the other
		for st.Leading = 1.05; st.Size > 16 && (u.LongestWord(text, st) > in.W || u.ParagraphHeight(in.W, text, st) > in.H); {
			st.Size--
		}
		high := u.ParagraphHeight(in.W, text, st)
		u.Paragraph(in.Around(in.W, high+1), text, st, TextMain, Center)
	} else {
		u.Text(in, text, st, TextMain, Center)
	}
	return *value != old
}

// Tabs chooses one of several pages; it reports whether it was changed.
func (u *UI) Tabs(id string, r Rect, names []string, chosen *int) bool {
	changed := false
	for i, n := range names {
		box := r.Cell(i, len(names), 6)
		tid := id + "." + strconv.Itoa(i)
		res := u.Area(tid, n, box, Options{})
		if res.Clicked && *chosen != i {
			*chosen, changed = i, true
		}
		look, c := Dead.Edged(LineOff, 1.5), TextQuiet
		if i == *chosen {
			look, c = Metal.Edged(Amber, 2.5), AmberTop
		} else if res.Hover {
			look, c = Metal.Edged(TextQuiet, 1.5), TextMain
		}
		u.Panel(box, look)
		u.FocusRing(tid, box, look.Cut)
		u.Text(box.InsetXY(12, 0), n, Action, c, Center)
	}
	return changed
}

// listing is the list whose rows are being put down.
type listing struct {
	id   string
	rect Rect
}

// List shows n rows of height rowH, and calls row for the visible ones. It scrolls by wheel, by dragging its bar, by Page Up and Page Down, and to
// the row that has the focus.
func (u *UI) List(id string, r Rect, n int, rowH float64, row func(i int, r Rect)) {
	u.Scroll(id, r, float64(n)*rowH, func(in Rect) {
		first := max(0, int((r.Y-in.Y)/rowH)-1)
		last := min(n-1, int((r.Bottom()-in.Y)/rowH)+1)
		for i := first; i <= last; i++ {
			row(i, Rect{in.X, in.Y + float64(i)*rowH, in.W, rowH})
		}
	})
}

// Scroll shows a part of something that is high units high. f puts it down in the rectangle that it gets, which may begin above r.
func (u *UI) Scroll(id string, r Rect, high float64, f func(in Rect)) {
	most := max(0, high-r.H)
	at := u.scrolls[id]
	bar := Rect{r.Right() - 10, r.Y, 10, r.H}
	knobH := max(40, r.H*r.H/max(high, 1))
	barID := id + ".bar"
	if most > 0 && u.inert == 0 {
		at -= u.Wheel(r) * 60
		if _, dy := u.Drag(barID); dy != 0 {
			at += dy * most / max(1, r.H-knobH)
		}
		if x, y := u.Pointer(); r.Contains(x, y) || u.list == nil && u.keyboard {
			for _, k := range u.In.Just {
				switch k {
				case ebiten.KeyPageDown:
					at += r.H * 0.9
				case ebiten.KeyPageUp:
					at -= r.H * 0.9
				}
			}
		}
	}
	at = min(most, max(0, at))
	u.scrolls[id] = at
	old := u.list
	u.list = &listing{id, r}
	in := Rect{r.X, r.Y - at, r.W, high}
	if most > 0 {
		in.W -= 18
	}
	u.Clip(r, func() { f(in) })
	u.list = old
	if most == 0 {
		return
	}
	// Whatever continues beyond an edge fades there, under a sign.
	fade := Rect{r.X, r.Y, r.W - 18, min(28, r.H/4)}
	sign := min(14, fade.H)
	ground := Mix(PanelTop, PanelBase, 0.6)
	if at > 0 {
		light := Mix(PanelTop, PanelBase, 0.3)
		u.Panel(fade, Look{Top: Alpha(light, 0.95), Bottom: Alpha(light, 0)})
		u.Icon(IconUp, Rect{fade.Right() - sign - 8, fade.Y, sign, sign}, Cyan)
	}
	if at < most {
		fade.Y = r.Bottom() - fade.H
		u.Panel(fade, Look{Top: Alpha(ground, 0), Bottom: Alpha(ground, 0.95)})
		u.Icon(IconDown, Rect{fade.Right() - sign - 8, fade.Bottom() - sign, sign, sign}, Cyan)
	}
	u.addZone(zone{id: barID, rect: bar})
	u.Fill(bar.InsetXY(3, 0), LineBase)
	c := LineTop
	if u.Hover(barID) || u.active == barID && u.In.Down[input.Left] {
		c = Amber
	}
	u.Fill(Rect{bar.X + 1, r.Y + (r.H-knobH)*at/most, bar.W - 2, knobH}, c)
}

// ScrollTo sets how far down a list is scrolled, in units, from the next frame on.
func (u *UI) ScrollTo(id string, at float64) {
	u.scrolls[id] = at
	u.Wake(1)
}

// reveal scrolls the list around a widget that got the focus by key until the widget is visible.
func (u *UI) reveal(id string, r Rect) {
	if u.list == nil || !u.Focused(id) {
		return
	}
	l := u.list
	switch {
	case r.Y < l.rect.Y:
		u.ScrollTo(l.id, u.scrolls[l.id]-(l.rect.Y-r.Y))
	case r.Bottom() > l.rect.Bottom():
		u.ScrollTo(l.id, u.scrolls[l.id]+r.Bottom()-l.rect.Bottom())
	}
}
