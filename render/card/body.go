package card

import (
	"battlestar/render/ui"
)

// item is one thing in the text of a card: an icon with a number, or sentences behind an icon or under a label.
type item struct {
	icons []ui.Icon
	num   string // large, beside the icons; items without text stand in a row
	label string // on a line of its own above
	text  string
	color ui.Color // of icons and number
	tint  ui.Color // of the text
}

type body []item

// setting is the type that a body is set in.
type setting struct {
	text  ui.Style
	label ui.Style
	num   float64 // the size of numbers
}

// settings returns the settings to try, the best first: smaller, then condensed, then as small as text may ever be.
func settings(u *ui.UI, most, least float64) []setting {
	var list []setting
	last := 0.0
	add := func(font ui.Font, lead float64, class ui.Class, from, to float64) {
		for size := from; size >= to; size-- {
			st := ui.Style{Font: font, Size: size, Class: class, Leading: lead}
			if h := u.LineHeight(st); h != last { // no smaller than its class
				last = h
				label := ui.Style{Font: ui.Label600, Size: size * 0.86, Class: ui.Note, Leading: 1.15, Tracking: 0.04, Caps: true}
				list = append(list, setting{st, label, max(size*1.35, h*1.05)})
			}
		}
	}
	add(ui.Body400, 1.24, ui.Private, most, least)
	last = 0
	add(ui.Label500, 1.16, ui.Private, min(most, least+4), least)
	last = 0
	// In a small window, the smallest private text is large beside its card. Below that size, every pixel counts.
	add(ui.Label500, 1.14, ui.Note, max(least, 15.5/u.Scale), 12/u.TextFactor)
	return list
}

// plain returns the largest uncondensed setting in which the body fits w by h, if there is one.
func (b body) plain(u *ui.UI, w, h, most float64) (setting, bool) {
	st := b.fit(u, w, h, most, 16)
	return st, st.text.Font == ui.Body400 && b.height(u, w, st) <= h
}

// inked returns the body with a color for all words that have none of their own.
func (b body) inked(c ui.Color) body {
	for i := range b {
		if b[i].tint.A == 0 {
			b[i].tint = c
		}
	}
	return b
}

// fit returns the best setting in which the body fits w by h.
func (b body) fit(u *ui.UI, w, h, most, least float64) setting {
	all := settings(u, most, least)
	for _, st := range all {
		if b.height(u, w, st) <= h {
			return st
		}
	}
	return all[len(all)-1]
}

// sizeOf returns the size of an uncondensed text.
func sizeOf(st setting) float64 {
	if st.text.Font != ui.Body400 {
		return 0
	}
	return st.text.Size
}

// height returns the height that the body needs at a width.
func (b body) height(u *ui.UI, w float64, st setting) float64 {
	return b.lay(u, ui.R(0, 0, w, 1e6), st, false)
}

// draw sets the body from the top of r.
func (b body) draw(u *ui.UI, r ui.Rect, st setting) float64 { return b.lay(u, r, st, true) }

// lay walks over the items, and draws or only measures them.
func (b body) lay(u *ui.UI, r ui.Rect, st setting, draw bool) float64 {
	line := u.LineHeight(st.text)
	gap := line * 0.3
	chip := st.num * 1.15
	y, x := r.Y, r.X // x is where the next chip of a row begins
	row := false
	endRow := func() {
		if row {
			y += chip + gap
			x, row = r.X, false
		}
	}
	for _, it := range b {
		if it.label != "" {
			endRow()
			h := u.ParagraphHeight(r.W, it.label, st.label)
			if draw {
				u.Paragraph(ui.R(r.X, y, r.W, h), it.label, st.label, ui.TextQuiet, ui.Left)
			}
			y += h + gap*0.2
		}
		if it.text == "" && it.num == "" && len(it.icons) == 0 {
			continue
		}
		if it.text == "" {
			w := b.chipWidth(u, it, st)
			if x+w > r.Right()+1 && row {
				endRow()
			}
			if draw {
				drawChip(u, ui.R(x, y, min(w, r.Right()-x), chip), it, st)
			}
			x, row = x+w+st.num*0.55, true
			continue
		}
		endRow()
		in := ui.R(r.X, y, r.W, 0)
		icon := line * 1.12
		if len(it.icons) > 0 {
			for range it.icons {
				in.X, in.W = in.X+icon+6, in.W-icon-6
			}
			in.X, in.W = in.X+2, in.W-2
		}
		in.H = u.ParagraphHeight(in.W, it.text, st.text)
		if draw {
			at := ui.R(r.X, y+(line-icon)/2, icon, icon)
			for _, i := range it.icons {
				u.Icon(i, at, it.color)
				at.X += icon + 6
			}
			tint := it.tint
			if tint.A == 0 {
				tint = ui.TextMain
			}
			u.Paragraph(ui.R(in.X, in.Y, in.W, in.H+1), it.text, st.text, tint, ui.Left)
		}
		y += in.H + gap
	}
	endRow()
	if y > r.Y {
		y -= gap
	}
	return y - r.Y
}

func numStyle(size float64) ui.Style {
	return ui.Style{Font: ui.Label700, Size: size, Class: ui.Private, Leading: 1}
}

func (body) chipWidth(u *ui.UI, it item, st setting) float64 {
	w := float64(len(it.icons)) * (st.num*1.15 + 4)
	if it.num != "" {
		w += u.TextWidth(it.num, numStyle(st.num)) + 4
	}
	return w
}

// drawChip draws icons with a number.
func drawChip(u *ui.UI, r ui.Rect, it item, st setting) {
	for _, i := range it.icons {
		u.Icon(i, ui.R(r.X, r.Y, r.H, r.H), it.color)
		r.X, r.W = r.X+r.H+4, r.W-r.H-4
	}
	if it.num != "" {
		u.Text(ui.R(r.X+2, r.Y, max(r.W, 1), r.H), it.num, numStyle(st.num), ui.TextMain, ui.Left)
	}
}

// asLargeAsFits draws a card with the user's text size, or with the usual one if the card cannot hold it.
func (f *Faces) asLargeAsFits(u *ui.UI, draw func()) {
	factor := u.TextFactor
	u.Again(func() bool {
		f.over = false
		draw()
		again := f.over && u.TextFactor > 1
		u.TextFactor = 1
		return again
	})
	u.TextFactor = factor
}
