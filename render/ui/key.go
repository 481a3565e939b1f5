package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// Key is a key by the name on its cap: "H", "7", "F1", "Enter", "Space", "Esc", "+" and so on; empty for none.
type Key string

// code returns the key's code in Ebitengine.
func (k Key) code() (ebiten.Key, bool) {
	switch k {
	case "":
		return 0, false
	case "Enter":
		return ebiten.KeyEnter, true
	case "Space":
		return ebiten.KeySpace, true
	case "Esc":
		return ebiten.KeyEscape, true
	case "Del":
		return ebiten.KeyDelete, true
	case "Back":
		return ebiten.KeyBackspace, true
	case "PgUp":
		return ebiten.KeyPageUp, true
	case "PgDn":
		return ebiten.KeyPageDown, true
	case "+":
		return input.Plus, true
	case "-":
		return input.Minus, true
	}
	if len(k) == 1 {
		switch c := k[0]; {
		case c >= 'A' && c <= 'Z':
			return ebiten.KeyA + ebiten.Key(c-'A'), true
		case c >= '0' && c <= '9':
			return ebiten.KeyDigit0 + ebiten.Key(c-'0'), true
		}
	}
	var code ebiten.Key
	if err := code.UnmarshalText([]byte(k)); err != nil {
		panic("ui: no key is named " + string(k))
	}
	return code, true
}

// Typed reports whether the key was struck in this frame and belongs to the scene: not to a text field, and not to another widget that Enter or Space
// would press.
func (c *Cursor) Typed(k Key) bool {
	code, ok := k.code()
	if !ok || c.on.inert > 0 {
		return false
	}
	if !c.typing {
		c.signs.Plus = c.signs.Plus || k == "+"
		c.signs.Minus = c.signs.Minus || k == "-"
	}
	if !input.Has(c.In.First, code) {
		return false
	}
	if c.typing && code != ebiten.KeyEscape && !(code >= ebiten.KeyF1 && code <= ebiten.KeyF12) {
		return false
	}
	if (code == ebiten.KeyEnter || code == ebiten.KeySpace) && c.keyboard && c.focusAlive() {
		return false
	}
	return true
}

// Signs returns the signs that the last frame listened to.
func (c *Cursor) Signs() input.Signs { return c.signs }

// take uses up a struck key: whatever it opens in this frame, such as a curtain with decisions on the same key, does not see it.
func (c *Cursor) take(k Key) {
	code, _ := k.code()
	c.In.First = slices.DeleteFunc(slices.Clone(c.In.First), func(key ebiten.Key) bool { return key == code })
}

// focusAlive reports whether the focused widget was there in the frame before.
func (c *Cursor) focusAlive() bool {
	for _, z := range c.prev {
		if z.focus && z.id == c.focus {
			return true
		}
	}
	return false
}

// held reports whether the key is down.
func (c *Cursor) held(k Key) bool {
	code, ok := k.code()
	return ok && input.Has(c.In.Held, code)
}

// enter reports whether Enter or Space pressed the widget that has the focus.
func (c *Cursor) enter(id string) bool {
	return c.keyboard && c.focus == id && c.on.inert == 0 &&
		(input.Has(c.In.First, ebiten.KeyEnter) || input.Has(c.In.First, ebiten.KeySpace) || input.Has(c.In.First, ebiten.KeyNumpadEnter))
}

// KeyCap draws the name of a key on a cap of its own width, its right edge at the right of r, and returns the cap.
func (cv *Canvas) KeyCap(r Rect, k Key, c Color) Rect {
	h := min(r.H, cv.LineHeight(KeyName)+6)
	w := max(h, cv.TextWidth(string(k), KeyName)+14)
	box := Rect{r.Right() - w, r.Y + (r.H-h)/2, w, h}
	cv.Panel(box, Look{LineTop: Alpha(c, 0.8), LineBottom: Alpha(c, 0.8), Line: 1.2, Cut: 4})
	cv.Text(box, string(k), KeyName, c, Center)
	return box
}
