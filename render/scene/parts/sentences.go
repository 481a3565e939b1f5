package parts

import "battlestar/render/ui"

// Sentence is a sentence of a page, with the sign before it.
type Sentence struct {
	Sign  ui.Icon
	Tint  ui.Color
	Words string
}

// Sentences lays sentences out one below the other, draws them if draw is set, and returns their height.
func Sentences(u *ui.UI, r ui.Rect, list []Sentence, st ui.Style, draw bool) float64 {
	const side, beside, gap = 38.0, 24.0, 26.0
	st.Leading = 1.25
	y := r.Y
	for _, s := range list {
		text := ui.R(r.X+side+beside, y, r.W-side-beside, 0)
		text.H = max(side, u.ParagraphHeight(text.W, s.Words, st))
		if draw {
			u.Icon(s.Sign, ui.R(r.X, y, side, side), s.Tint)
			u.Paragraph(ui.R(text.X, y, text.W, text.H+1), s.Words, st, ui.TextMain, ui.Left)
		}
		y += text.H + gap
	}
	return y - r.Y
}
