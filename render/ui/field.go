package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// FieldOptions say how a text field is.
type FieldOptions struct {
	Max    int    // longest text in runes
	Hint   string // shown while the field is empty
	Secret bool   // shown as dots
	Digits bool   // takes digits only
	First  bool   // has the keyboard as soon as it is there
}

// Field edits one line of text; it says whether Enter was struck in it.
func (u *UI) Field(id string, r Rect, text *string, o FieldOptions) bool {
	u.addZone(zone{id: id, rect: r, focus: true, arrowsX: true, typing: true})
	u.placeWidget(id, r)
	if u.inert == 0 {
		z := u.zones[len(u.zones)-1].rect
		u.targets = append(u.targets, Target{ID: id, Rect: z.scale(u.Scale), Label: *text})
	}
	if o.First && u.inert == 0 && !slices.ContainsFunc(u.prev, func(z zone) bool { return z.id == id }) {
		u.SetFocus(id)
	}
	has := u.focus == id && u.inert == 0
	entered := has && u.edit(id, text, o)
	look := Look{Top: rgb(0x0A0F14), Bottom: rgb(0x111820), LineTop: LineTop, LineBottom: LineTop, Line: 1.5, Cut: 8}
	if has {
		look = look.Edged(Amber, 2.5)
	} else if u.Hover(id) {
		look = look.Edged(TextQuiet, 2)
	}
	u.Panel(r, look)
	in := r.InsetXY(14, 4)
	runes := []rune(*text)
	if o.Secret {
		for i := range runes {
			runes[i] = '•'
		}
	}
	st := Body.Sized(24)
	if len(runes) == 0 && !has {
		u.Text(in, o.Hint, st, TextOff, Left)
		return entered
	}
	caret := min(u.carets[id], len(runes))
	before := u.TextWidth(string(runes[:caret]), st)
	all := u.TextWidth(string(runes), st)
	// A text longer than the field slides so that the caret is seen.
	shift := max(0, before-in.W+8)
	u.Clip(in.Inset(-2), func() {
		if len(runes) > 0 {
			u.Text(Rect{in.X - shift, in.Y, max(in.W, all+2), in.H}, string(runes), st, TextMain, Left)
		}
		if has {
			h := u.LineHeight(st) * 0.95
			u.Fill(Rect{in.X - shift + before, in.Y + (in.H-h)/2, 2.5, h}, Amber)
		}
	})
	return entered
}

func (u *UI) edit(id string, text *string, o FieldOptions) bool {
	runes := []rune(*text)
	at, ok := u.carets[id]
	if !ok || u.In.Pressed[input.Left] {
		at = len(runes)
	}
	at = min(at, len(runes))
	for _, c := range u.In.Runes {
		if c < ' ' || c == 0x7f || o.Max > 0 && len(runes) >= o.Max || o.Digits && (c < '0' || c > '9') {
			continue
		}
		runes = append(runes[:at], append([]rune{c}, runes[at:]...)...)
		at++
	}
	entered := false
	for _, k := range u.In.Just {
		switch k {
		case ebiten.KeyBackspace:
			if at > 0 {
				runes = append(runes[:at-1], runes[at:]...)
				at--
			}
		case ebiten.KeyDelete:
			if at < len(runes) {
				runes = append(runes[:at], runes[at+1:]...)
			}
		case ebiten.KeyArrowLeft:
			at = max(0, at-1)
		case ebiten.KeyArrowRight:
			at = min(len(runes), at+1)
		case ebiten.KeyHome:
			at = 0
		case ebiten.KeyEnd:
			at = len(runes)
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
			entered = true
		}
	}
	u.carets[id] = at
	*text = string(runes)
	return entered
}
