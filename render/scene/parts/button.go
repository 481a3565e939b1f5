package parts

import (
	"battlestar/render/ui"
)

// FootStyle is the style of the last line of the prompt bar.
var FootStyle = ui.Body.Sized(20)

// ButtonWidth returns the width of a button with its label, its key and its icon.
func ButtonWidth(u *ui.UI, label string, key ui.Key, icon bool) float64 {
	w := u.TextWidth(label, ui.Action) + 46
	if key != "" {
		w += CapWidth(u, key) + 12
	}
	if icon {
		w += 48
	}
	return max(130, w)
}

// CapWidth returns the width of the cap of a key.
func CapWidth(u *ui.UI, key ui.Key) float64 {
	return max(u.LineHeight(ui.KeyName)+6, u.TextWidth(string(key), ui.KeyName)+14)
}

// Fitting returns as much of the beginning of a text as fits, up to the end of a word.
func Fitting(u *ui.UI, r ui.Rect, text string) string { return FittingIn(u, r, text, ui.Small) }

// FittingIn is Fitting for another style.
func FittingIn(u *ui.UI, r ui.Rect, text string, st ui.Style) string {
	if u.ParagraphHeight(r.W, text, st) <= r.H {
		return text
	}
	end := 0
	for i, c := range text {
		if c == ' ' {
			if u.ParagraphHeight(r.W, text[:i]+" …", st) > r.H {
				break
			}
			end = i
		}
	}
	if end == 0 {
		return "" // no room for even one word
	}
	return text[:end] + " …"
}
