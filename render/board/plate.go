package board

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

var (
	plateName = mixedCase(ui.Plate.Sized(21))
	plateFoot = ui.SmallCaps.Sized(16)
)

// mixedCase is a style of labels set as words rather than capitals.
func mixedCase(st ui.Style) ui.Style {
	st.Caps, st.Tracking, st.Leading = false, 0, 1.08
	return st
}

// strip draws a board that is a row of plates.
func (b *Board) strip(u *ui.UI, r ui.Rect, v *game.View, w Words, places []card.Place, title string, cylon bool) {
	look, c := ui.Plain, ui.TextSecond
	if cylon {
		look = look.Filled(ui.Mix(ui.PanelTop, ui.RedField, 0.7), ui.Mix(ui.PanelBase, ui.RedField, 0.5)).Edged(ui.Color{R: 0x8A, G: 0x40, B: 0x38, A: 255}, 1.5)
		c = ui.RedText
	}
	u.Panel(r, look)
	head, rest := r.InsetXY(14, 8).CutTop(30, 2)
	u.Text(head, title, ui.Heading.Sized(22), c, ui.Left)
	if !cylon {
		u.Ship(ship.ColonialOne, head.Right()-74, head.Y+16, 104, -90)
	}
	for i, place := range places {
		b.plate(u, rest.Cell(i, len(places), 8), v, w, place, true)
	}
}

// plate draws a location with whoever is there. In a strip it is low, and the icon stands beside the name.
func (b *Board) plate(u *ui.UI, r ui.Rect, v *game.View, w Words, place card.Place, low bool) {
	name := b.Say.Place(place)
	m := b.Host.Touch(u, Spot{
		Rect: r, ID: "place:" + string(place), Label: name, Deck: say.Locations, Card: card.ID(place), Cut: 12,
		Choices: [3]game.Choice{{Kind: game.ThePlace, Place: place}, {Kind: game.Locate, Place: place}},
	})
	damaged := b.damaged(u, place, v.Damaged(place), r)
	hazard := place == card.Brig || place == card.Sickbay
	look, c, iconC := ui.Glass, ui.TextMain, ui.CyanIcon
	switch {
	case damaged:
		look = look.Filled(ui.Color{R: 0x4A, G: 0x16, B: 0x14, A: 235}, ui.Color{R: 0x2A, G: 0x0F, B: 0x0E, A: 238}).Striped(ui.Red, 6).Edged(ui.Red, 1.5)
		c, iconC = ui.RedText, ui.Red
	case hazard:
		look = look.Striped(ui.HazardOn, 6)
		iconC = ui.HazardOn
	}
	u.Panel(r, marked(look, m))
	edge := 8.0
	if damaged || hazard {
		edge = 11
	}
	in := ui.R(r.X+edge+2, r.Y+9, r.W-2*edge-2, r.H-15)
	if damaged || hazard {
		in = ui.R(r.X+edge, r.Y+11, r.W-2*edge, r.H-19)
	}
	foot := ui.R(in.X, in.Bottom()-26, in.W, 26)
	if low {
		icon := ui.R(in.X, in.Y+2, 28, 28)
		u.Icon(Icon(place), icon, iconC)
		text := ui.R(icon.Right()+6, in.Y, in.Right()-icon.Right()-6, in.H)
		u.Paragraph(text, name, nameStyle(u, name, text.W), c, ui.Left)
	} else {
		high := u.Paragraph(ui.R(in.X, in.Y, in.W, in.H), name, nameStyle(u, name, in.W), c, ui.Left)
		if in.H-high >= 24 && b.here(v, place) <= 3 {
			text := ui.R(in.X, foot.Y, in.W, 26)
			if !damaged || u.TextWidth(w.Damaged, plateFoot) < in.W-30 {
				u.Icon(Icon(place), ui.R(in.X, foot.Y, 26, 26), iconC)
				text.X, text.W = in.X+30, in.W-30
			}
			if damaged && b.here(v, place) < 2 {
				st := plateFoot
				if u.TextWidth(w.Damaged, st) > text.W {
					st = st.In(ui.Note).Sized(15)
				}
				u.Text(text, w.Damaged, st, ui.RedText, ui.Left)
			}
		}
	}
	b.pawns(u, r, v, place)
}

// nameStyle is how a name is set in a width: smaller than the whole table could read rather than cut.
func nameStyle(u *ui.UI, name string, wide float64) ui.Style {
	for word := range strings.FieldsSeq(name) {
		if u.TextWidth(word, plateName) > wide {
			return plateName.In(ui.Note)
		}
	}
	return plateName
}

// marked is the look of something that may be chosen.
func marked(l ui.Look, m Mark) ui.Look {
	switch {
	case m.Chosen:
		l = l.Taken()
		l.Hazard = 0
	case m.Legal:
		l = l.Legal()
		l.Hazard = 0
	}
	if m.Hover {
		l = l.Hovered()
		if !m.Legal && !m.Chosen {
			l = l.Edged(ui.TextQuiet, l.Line)
		}
	}
	return l
}

// here is how many characters are at a place.
func (b *Board) here(v *game.View, place card.Place) int {
	n := 0
	for s := range v.Seats {
		if v.Seats[s].Place == place && !v.Seats[s].OffBoard {
			n++
		}
	}
	return n
}

// Figures are as large as the place lets them be. From the fourth on they stand in two rows, so that they never become dots.
const bigPawn, leastPawn = 38.0, 30.0

// pawns draws the characters at a place: they stand on the lower right of its plate and lap over the edge.
func (b *Board) pawns(u *ui.UI, r ui.Rect, v *game.View, place card.Place) {
	n := b.here(v, place)
	if n == 0 {
		return
	}
	rows := 1
	if float64(n)*(leastPawn+1) > r.W-8 || n > 3 && r.H > 80 {
		rows = 2
	}
	row := (n + rows - 1) / rows
	step := min(bigPawn+2, (r.W-bigPawn-6)/max(1, float64(row-1)))
	size := max(26, min(bigPawn, step))
	if rows == 2 {
		size = min(size, 34)
		step = min(step, size+2)
	}
	i := 0
	for s := range v.Seats {
		if v.Seats[s].Place != place || v.Seats[s].OffBoard {
			continue
		}
		at, of := i/row, min(row, n-i/row*row)
		x := r.Right() - 4 - size - step*float64(of-1-i%row)
		b.step(u, game.Seat(s), place, x, r.Bottom()+9-size*float64(rows-at), size)
		i++
	}
}

// Pawn draws a character's figure, an octagon on a base, with its upper left at (x, y).
func Pawn(u *ui.UI, x, y, size float64, c ui.Color, e ui.Icon) {
	base := ui.R(x+size*0.08, y+size*0.86, size*0.84, size*0.26)
	dark := ui.Mix(c, ui.Void, 0.45)
	u.Panel(base, ui.Look{Top: dark, Bottom: ui.Mix(c, ui.Void, 0.7), LineTop: ui.Void, LineBottom: ui.Void, Line: 1, Cut: size * 0.13, Shadow: true})
	u.Badge(ui.R(x, y, size, size), e, c)
}
