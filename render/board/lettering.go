package board

import (
	"strings"

	"battlestar/render/ui"
)

// lettering is how the plates of one panel are set: all names in one size, all icons in one size, so that none seems to be less than the others.
type lettering struct {
	name ui.Style
	icon float64
}

var (
	plateName = mixedCase(ui.Plate.Sized(21))
	plateFoot = ui.SmallCaps.Sized(16)
)

// mixedCase is a style of labels set as words rather than capitals.
func mixedCase(st ui.Style) ui.Style {
	st.Caps, st.Tracking, st.Leading = false, 0, 1.08
	return st
}

// Room in a plate: beside its text, over it, under its icon. The icon of a place on Galactica stands under the name, that of a place in a strip
// before it.
const (
	plateEdge, plateTop, plateBottom = 8.0, 8.0, 6.0
	plateIcon, plateIconLeast        = 30.0, 22.0
	plateGapUnder                    = 4.0 // between the name and the icon
	stripIcon, stripIconGap          = 28.0, 6.0
)

// letter finds the largest letters in which each name has room on its plate, no word of it is broken, and an icon fits under it.
func (b *Board) letter(u *ui.UI, plates []slot) lettering {
	big := larger(plates[0].rect)
	l := lettering{plateName.Sized(plateName.Size * big), plateIcon * big}
	least := plateIconLeast * big
	for size := u.LineHeight(l.name) / l.name.Leading; ; size -= 1 / u.Scale {
		l.icon = plateIcon * big
		for _, p := range plates {
			in := plateText(p.rect)
			if !wordsFit(u, b.Say.Place(p.place), l.name, in.W) {
				l.icon = 0
			}
			l.icon = min(l.icon, in.H-u.ParagraphHeight(in.W, b.Say.Place(p.place), l.name)-plateGapUnder)
		}
		if l.icon >= least || size*u.Scale <= leastName {
			l.icon = max(l.icon, least)
			return l
		}
		l.name = plateName.In(ui.Note).Sized((size - 1/u.Scale) / u.TextFactor)
	}
}

// leastName is the size below which no name goes, in pixels.
const leastName = 13.0

// plateText is the room for name and icon on a plate of Galactica that is damaged, as every plate may become.
func plateText(r ui.Rect) ui.Rect {
	return ui.R(r.X+plateEdge, r.Y+plateTop+4, r.W-2*plateEdge, r.H-plateTop-plateBottom-6)
}

// letterStrip finds the largest letters in which each name has room beside its icon, and no word of it is broken.
func (b *Board) letterStrip(u *ui.UI, plates []slot) lettering {
	l := lettering{plateName, stripIcon}
	for size := u.LineHeight(l.name) / l.name.Leading; size*u.Scale > leastName; size -= 1 / u.Scale {
		fits := true
		for _, p := range plates {
			in := stripText(p.rect)
			fits = fits && wordsFit(u, b.Say.Place(p.place), l.name, in.W) && u.ParagraphHeight(in.W, b.Say.Place(p.place), l.name) <= in.H
		}
		if fits {
			break
		}
		l.name = plateName.In(ui.Note).Sized((size - 1/u.Scale) / u.TextFactor)
	}
	return l
}

// stripText is the room for the name on a plate of a strip.
func stripText(r ui.Rect) ui.Rect {
	before := plateEdge + stripIcon + stripIconGap
	return ui.R(r.X+before, r.Y+plateTop, r.W-before-plateEdge+2, r.H-plateTop-plateBottom)
}

// share gives the plates of a strip its width, more of it to longer words, and to names that get on one line by it.
func (b *Board) share(u *ui.UI, r ui.Rect, sites []site) []slot {
	const gap = 8.0
	spare := r.W - gap*float64(len(sites)-1)
	plates := make([]slot, 0, len(sites))
	for _, s := range sites {
		w := plateEdge + stripIcon + stripIconGap + plateEdge + longest(u, b.Say.Place(s.place), plateName)
		plates = append(plates, slot{s, ui.R(0, r.Y, w, r.H)})
		spare -= w
	}
	for i, s := range sites {
		if more := u.TextWidth(b.Say.Place(s.place), plateName) - longest(u, b.Say.Place(s.place), plateName); more < spare {
			plates[i].rect.W += more
			spare -= more
		}
	}
	for i := range plates {
		plates[i].rect.X = r.X
		plates[i].rect.W += spare / float64(len(sites))
		r.X += plates[i].rect.W + gap
	}
	return plates
}

// longest is the width of the longest word of a name.
func longest(u *ui.UI, name string, st ui.Style) float64 {
	w := 0.0
	for word := range strings.FieldsSeq(name) {
		w = max(w, u.TextWidth(word, st))
	}
	return w
}

// wordsFit says whether no word of a name is wider than so much.
func wordsFit(u *ui.UI, name string, st ui.Style, wide float64) bool {
	return longest(u, name, st) <= wide
}

// written is how a name lies in its lines.
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
