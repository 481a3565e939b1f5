package parts

import (
	"battlestar/game/say"
	"battlestar/render/ui"
)

// FaceText sets the clauses of a card's face as large as they fit; if they do not fit, they scroll under that id.
func FaceText(u *ui.UI, id string, r ui.Rect, face *say.Face) {
	size := 28.0
	for size > 16 && layFace(u, r, face, size, false) > r.H {
		size--
	}
	u.Scroll(id, r, layFace(u, r, face, size, false), func(in ui.Rect) { layFace(u, in, face, size, true) })
}

func layFace(u *ui.UI, r ui.Rect, face *say.Face, size float64, draw bool) float64 {
	y := r.Y
	label, body := ui.SmallCaps.Sized(size*0.72), ui.Body.Sized(size)
	put := func(s string, st ui.Style, c ui.Color, gap float64) {
		if s == "" {
			return
		}
		h := u.ParagraphHeight(r.W, s, st)
		if draw {
			u.Paragraph(ui.R(r.X, y, r.W, h+1), s, st, c, ui.Left)
		}
		y += h + gap
	}
	for _, l := range face.Lines {
		if l.Label != "" && y > r.Y {
			y += size * 0.3
		}
		put(l.Label, label, ui.Amber, 2)
		put(l.Text, body, ui.TextMain, size*0.25)
	}
	if face.Note != "" {
		y += size * 0.3
		put(face.Note, body.Sized(size*0.9), ui.TextQuiet, 0)
	}
	return y - r.Y
}
