package ui

import (
	"image"
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// FieldOptions describe a text field.
type FieldOptions struct {
	Max    int    // longest text in runes
	Hint   string // shown while the field is empty
	Secret bool   // shown as dots
	Digits bool   // takes digits only
	First  bool   // takes the keyboard as soon as it appears
	// Unshown is the message shown when a character is typed that the fonts lack; that character is not taken. If it is empty, all characters are
	// taken.
	Unshown string
}

// selection is the selected part of a text: from where the player began to the caret, counted in runes.
type selection struct{ from, at int }

// ends returns its ends in order, in a text of n runes.
func (s selection) ends(n int) (first, last int) {
	return min(s.from, s.at, n), min(max(s.from, s.at), n)
}

var fieldStyle = Body.Sized(24)

// Field edits one line of text, and reports whether Enter was struck in it. Text is selected by dragging, by a double click, and by the arrow keys
// with Shift. Ctrl with A, C, X and V works as everywhere, within this program.
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
	in := r.InsetXY(14, 4)
	w := writer{text: []rune(*text), FieldOptions: o, shows: u.fonts.shows}
	var known bool
	if w.selection, known = u.written[id]; !known {
		w.from, w.at = 0, len(w.text)
	}
	w.from, w.at = min(w.from, len(w.text)), min(w.at, len(w.text))
	entered := false
	if has {
		u.pick(id, &w, in)
		w.take(&u.In)
		u.copied = w.clip(&u.In, u.copied)
		entered = w.keys(&u.In)
		*text = string(w.text)
		u.written[id] = w.selection
	} else {
		delete(u.written, id) // a player who comes to it by key finds all of it selected
	}
	u.drawField(id, r, in, &w, has)
	if w.unshown {
		u.unshown = u.Tick + unshownTicks
	}
	if has && o.Unshown != "" && u.Tick < u.unshown {
		u.tip = tip{text: o.Unshown, at: r}
		u.Wake(u.unshown - u.Tick)
	}
	return entered
}

// unshownTicks is how long the message about an unshown character stays.
const unshownTicks = 300

// drawField draws a field and, if it has the keyboard, describes it to the system's input method.
func (u *UI) drawField(id string, r, in Rect, w *writer, has bool) {
	look := Look{Top: rgb(0x0A0F14), Bottom: rgb(0x111820), LineTop: LineTop, LineBottom: LineTop, Line: 1.5, Cut: 8}
	if has {
		look = look.Edged(Amber, 2.5)
	} else if u.Hover(id) {
		look = look.Edged(TextQuiet, 2)
	}
	u.Panel(r, look)
	st := fieldStyle
	if len(w.text) == 0 && !has {
		u.Text(in, w.Hint, st, TextOff, Left)
		return
	}
	first, last := w.ends(len(w.text))
	shown := w.shown()
	caret, composed := w.at, 0
	if c := u.In.Composing; has && c.Text != "" { // it replaces the selection
		runes := []rune(c.Text)
		composed = len(runes)
		shown = slices.Concat(shown[:first], runes, shown[last:])
		caret = first + utf8.RuneCountInString(c.Text[:min(c.At, len(c.Text))])
		last = first
	}
	width := func(n int) float64 { return u.TextWidth(string(shown[:n]), st) }
	before, shift := width(caret), w.shift(u, in, shown, caret)
	high := u.LineHeight(st) * 0.95
	y := in.Y + (in.H-high)/2
	u.Clip(in.Inset(-2), func() {
		if has && last > first {
			from := width(first)
			u.Fill(Rect{in.X - shift + from, y, width(last) - from, high}, Alpha(Amber, 0.34))
		}
		if len(shown) > 0 {
			u.Text(Rect{in.X - shift, in.Y, max(in.W, width(len(shown))+2), in.H}, string(shown), st, TextMain, Left)
		}
		if composed > 0 {
			from := width(first)
			u.Fill(Rect{in.X - shift + from, y + high, width(first+composed) - from, 1.5}, Cyan)
		}
		if has {
			u.Fill(Rect{in.X - shift + before, y, 2.5, high}, Amber)
		}
	})
	if has && !w.Secret { // no input method needs to know a PIN: it is typed in plain characters
		first, last := w.ends(len(w.text))
		c := Rect{in.X - shift + before, y, 2.5, high}.scale(u.Scale)
		u.writing = input.Writing{
			Field: id, Before: string(w.text[:first]), After: string(w.text[last:]),
			Caret: image.Rect(int(c.X), int(c.Y), int(c.Right())+1, int(c.Bottom())),
		}
	}
}

// pick moves the caret to where the pointer is pressed. It selects to where the pointer is dragged, or the word that is double-clicked.
func (u *UI) pick(id string, w *writer, in Rect) {
	if u.active != id || !u.In.Down[input.Left] {
		return
	}
	shown := w.shown()
	x, _ := u.Pointer()
	x -= in.X - w.shift(u, in, shown, w.at)
	at, last := 0, 0.0
	for n := 1; n <= len(shown); n++ {
		width := u.TextWidth(string(shown[:n]), fieldStyle)
		if x < (last+width)/2 {
			break
		}
		at, last = n, width
	}
	switch {
	case !u.In.Pressed[input.Left]:
		if !u.twice {
			w.at = at
		}
	case u.Tick-u.clicked < twiceTicks && at == w.at:
		u.twice = true
		w.from, w.at = w.word(at, -1), w.word(at, 1)
	case u.In.Shift():
		w.at = at
	default:
		u.twice = false
		w.from, w.at = at, at
	}
	if u.In.Pressed[input.Left] {
		u.clicked = u.Tick
	}
}

// twiceTicks is how soon a second click must follow to make a double click.
const twiceTicks = 24

// writer is a text that is being edited.
type writer struct {
	FieldOptions
	selection
	text    []rune
	shows   func(rune) bool
	unshown bool // something was typed that cannot be shown
}

// shown returns the text as it is seen.
func (w *writer) shown() []rune {
	if !w.Secret {
		return w.text
	}
	return slices.Repeat([]rune{'•'}, len(w.text))
}

// shift returns how far a text that is longer than the field slides to keep the caret visible.
func (w *writer) shift(u *UI, in Rect, shown []rune, caret int) float64 {
	return max(0, u.TextWidth(string(shown[:caret]), fieldStyle)-in.W+8)
}

// put replaces the selection with characters, as many as there is room for.
func (w *writer) put(runes []rune) {
	first, last := w.ends(len(w.text))
	var fit []rune
	for _, c := range runes {
		if c < ' ' || c == 0x7f || w.Digits && (c < '0' || c > '9') || w.Max > 0 && len(w.text)-(last-first)+len(fit) >= w.Max {
			continue
		}
		if w.Unshown != "" && !w.shows(c) {
			w.unshown = true
			continue
		}
		fit = append(fit, c)
	}
	if len(fit) == 0 && len(runes) > 0 {
		return
	}
	w.text = slices.Concat(w.text[:first], fit, w.text[last:])
	w.from, w.at = first+len(fit), first+len(fit)
}

// take inserts what was typed.
func (w *writer) take(in *input.State) {
	if in.Around != nil {
		before := []rune(in.Around.Before)
		w.text = slices.Concat(before, []rune(in.Around.After))
		w.from, w.at = len(before), len(before)
	}
	if len(in.Runes) > 0 && !in.Ctrl() {
		w.put(in.Runes)
	}
}

// clip copies, cuts and pastes, and returns what is copied afterward.
func (w *writer) clip(in *input.State, copied string) string {
	if !in.Ctrl() {
		return copied
	}
	first, last := w.ends(len(w.text))
	for _, k := range in.First {
		switch k {
		case ebiten.KeyA:
			w.from, w.at = 0, len(w.text)
		case ebiten.KeyC, ebiten.KeyX:
			if first == last || w.Secret {
				continue
			}
			copied = string(w.text[first:last])
			if k == ebiten.KeyX {
				w.put(nil)
			}
		case ebiten.KeyV:
			w.put([]rune(copied))
		}
	}
	return copied
}

// keys moves the caret and deletes; it reports whether Enter was struck.
func (w *writer) keys(in *input.State) (entered bool) {
	for _, k := range in.Just {
		first, last := w.ends(len(w.text))
		to := func(place int) {
			if w.at = place; !in.Shift() {
				w.from = place
			}
		}
		step := func(way int) int {
			if in.Ctrl() {
				return w.word(w.at, way)
			}
			return max(0, min(len(w.text), w.at+way))
		}
		remove := func(way int) {
			if first == last {
				w.from = step(way)
			}
			w.put(nil)
		}
		switch k {
		case ebiten.KeyBackspace:
			remove(-1)
		case ebiten.KeyDelete:
			remove(1)
		case ebiten.KeyArrowLeft:
			if first < last && !in.Shift() && !in.Ctrl() {
				to(first)
			} else {
				to(step(-1))
			}
		case ebiten.KeyArrowRight:
			if first < last && !in.Shift() && !in.Ctrl() {
				to(last)
			} else {
				to(step(1))
			}
		case ebiten.KeyHome:
			to(0)
		case ebiten.KeyEnd:
			to(len(w.text))
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
			entered = true
		}
	}
	return entered
}

// word returns where the word at a place ends, or begins if way is -1. A secret text has no words.
func (w *writer) word(at, way int) int {
	if w.Secret {
		return max(0, min(len(w.text), way*len(w.text)))
	}
	in := func(i int) bool { return unicode.IsLetter(w.text[i]) || unicode.IsDigit(w.text[i]) }
	next := func() int {
		if way < 0 {
			return at - 1
		}
		return at
	}
	inside := func() bool { return next() >= 0 && next() < len(w.text) }
	for inside() && !in(next()) {
		at += way
	}
	for inside() && in(next()) {
		at += way
	}
	return at
}
