package board

import (
	"strings"

	"battlestar/render/ui"
)

// lettering is how the plates of one panel are set: all names in one size and all icons in one size, so that none seems less important.
type lettering struct {
	name ui.Style
	icon float64
}

var (
	plateName = mixedCase(ui.Plate.Sized(21))
	plateFoot = ui.SmallCaps.Sized(16)
)

// mixedCase returns a label style that is set as words instead of capitals.
func mixedCase(st ui.Style) ui.Style {
	st.Caps, st.Tracking, st.Leading = false, 0, 1.08
	return st
}

// Room in a plate: beside its text, above it, and under its icon. On Galactica the icon of a location stands under the name, in a strip before it.
const (
	plateEdge, plateTop, plateBottom = 8.0, 8.0, 6.0
	plateIcon, plateIconLeast        = 30.0, 22.0
	plateGapUnder                    = 4.0 // between the name and the icon
	stripIcon, stripIconGap          = 28.0, 6.0
	lowEdge                          = 5.0 // of a plate with room for its name and no more
)

// letter finds the largest letters in which every name fits its plate, no word is broken, and an icon fits under the name. If the plates are too low
// for icons, it leaves them out.
func (b *Board) letter(u *ui.UI, plates []slot) lettering {
	big := larger(plates[0].rect)
	for _, least := range [...]float64{plateIconLeast * big, -plateGapUnder} {
		l := lettering{plateName.Sized(plateName.Size * big), 0}
		for size := u.LineHeight(l.name) / l.name.Leading; ; size -= 1 / u.Scale {
			l.icon = plateIcon * big
			for _, p := range plates {
				in := plateText(p.rect)
				if !wordsFit(u.Canvas, b.Say.Place(p.place), l.name, in.W) {
					l.icon = -in.H
				}
				l.icon = min(l.icon, in.H-u.ParagraphHeight(in.W, b.Say.Place(p.place), l.name)-plateGapUnder)
			}
			if l.icon >= least {
				l.icon = max(l.icon, 0)
				if least < 0 {
					l.icon = 0
				}
				return l
			}
			if size*u.Scale <= leastName {
				break
			}
			l.name = plateName.In(ui.Note).Sized((size - 1/u.Scale) / u.TextFactor)
		}
	}
	return lettering{plateName.In(ui.Note).Sized(leastName / u.Scale / u.TextFactor), 0}
}

// leastName is the smallest size of a name, in pixels.
const leastName = 13.0

// plateText returns the room for name and icon on a damaged plate of Galactica, because any plate may become damaged.
func plateText(r ui.Rect) ui.Rect {
	return ui.R(r.X+plateEdge, r.Y+plateTop+4, r.W-2*plateEdge, r.H-plateTop-plateBottom-6)
}

// letterStrip finds the largest letters in which every name fits, beside its icon if the plates have icons, and no word is broken.
func (b *Board) letterStrip(u *ui.UI, plates []slot, icons bool) lettering {
	l := lettering{name: plateName}
	if icons {
		l.icon = stripIcon
	}
	for size := u.LineHeight(l.name) / l.name.Leading; size*u.Scale > leastName; size -= 1 / u.Scale {
		fits := true
		for _, p := range plates {
			in := stripText(p.rect, l.icon)
			fits = fits && wordsFit(u.Canvas, b.Say.Place(p.place), l.name, in.W) && u.ParagraphHeight(in.W, b.Say.Place(p.place), l.name) <= in.H
		}
		if fits {
			break
		}
		l.name = plateName.In(ui.Note).Sized((size - 1/u.Scale) / u.TextFactor)
	}
	return l
}

// stripText returns the room for the name on a plate of a strip, beside its icon unless that is 0.
func stripText(r ui.Rect, icon float64) ui.Rect {
	if icon == 0 {
		return ui.R(r.X+lowEdge, r.Y+lowEdge, r.W-2*lowEdge+1, r.H-2*lowEdge)
	}
	before := plateEdge + icon + stripIconGap
	return ui.R(r.X+before, r.Y+plateTop, r.W-before-plateEdge+2, r.H-plateTop-plateBottom)
}

// longest returns the width of the longest word of a name.
func longest(u *ui.Canvas, name string, st ui.Style) float64 {
	w := 0.0
	for word := range strings.FieldsSeq(name) {
		w = max(w, u.TextWidth(word, st))
	}
	return w
}

// wordsFit reports whether no word of a name is wider than wide.
func wordsFit(u *ui.Canvas, name string, st ui.Style, wide float64) bool {
	return longest(u, name, st) <= wide
}

// written is how a name breaks into lines.
type written struct {
	lines      int
	wide, last float64 // the widest line, and the last
}

// write breaks a name into lines as a paragraph of that width does.
func write(u *ui.UI, name string, st ui.Style, wide float64) written {
	w := written{lines: 1}
	for word := range strings.FieldsSeq(name) {
		next := u.TextWidth(word, st)
		if w.last > 0 {
			if more := w.last + u.TextWidth(" ", st) + next; more <= wide {
				next = more
			} else {
				w.lines++
			}
		}
		w.last = next
		w.wide = max(w.wide, next)
	}
	return w
}
