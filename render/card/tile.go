package card

import (
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Tile draws a Skill card in a check into r, of whatever shape: the strength that it counts with, without a sign, and its type in the head,
// its name below. Where it counts otherwise than it says, the foot says so.
func (f *Faces) Tile(u *ui.UI, r ui.Rect, id card.ID, counts int, st State) ui.Rect {
	title, strength := game.SplitSkill(id)
	c := f.skills[title]
	if c == nil {
		return f.Back(u, r, say.SkillCards, steel)
	}
	k := min(r.W/checkW, r.H/checkH)
	skill, _ := SkillOf(c.Type)
	head := max(38, min(58, r.H*0.4))
	r = plate(u, r, skill.Color(), head, 14, max(0.7, k), st)
	digits := ui.Numeral.Sized(head * 0.86)
	n := strconv.Itoa(counts)
	wide := u.TextWidth(n, digits)
	left := r.X + max(6, min(12, r.W*0.08))
	u.Text(ui.R(left, r.Y+2, wide+2, head-2), n, digits, ui.TextMain, ui.Left)
	size := min(max(head*0.7, 29/u.Scale), 44)
	shape := ui.R(r.Right()-6-size, r.Y+(head-size)/2+1, size, size)
	u.Skill(skill, shape)
	sign := 22.0
	if c.Timing == card.InCheck { // its text counts in a check, whoever put it there (E-CHECK-01)
		u.Icon(ui.IconAbility, ui.R(r.Right()-sign-8, r.Bottom()-6-sign, sign, sign), ui.TextSecond)
	}
	if counts != strength {
		changed(u, ui.R(r.X+8, r.Bottom()-34, r.W-16, 26), strength, counts)
	}
	in := ui.R(r.X+tilePad, r.Y+head+4, r.W-2*tilePad, r.Bottom()-4-r.Y-head-4)
	name := f.say.CardName(title)
	p := tileName
	for p.Size > tileLeast && !fits(u, name, p, in) {
		p.Size--
	}
	u.Paragraph(ui.R(in.X, in.Y, in.W, min(in.H, u.ParagraphHeight(in.W, name, p)+1)), name, p, ui.TextMain, ui.Left)
	tab(u, r, st)
	return r
}

// The name on a tile: as large as it can be, and no smaller than the least.
const (
	tilePad   = 5.0
	tileLeast = 14.0
)

// TileRead is the size of the names on tiles from which they are read with ease.
const TileRead = 23.0

var tileName = ui.Style{Font: ui.Label500, Size: 25, Class: ui.Note, Leading: 1.08}

// TileWidth is the least width of tiles on which the names of some Skill cards are not cut, in letters of a size; 0 is the least.
func (f *Faces) TileWidth(u *ui.UI, list []card.ID, size float64) float64 {
	widest := 74.0
	for _, id := range list {
		title, _ := game.SplitSkill(id)
		for word := range strings.FieldsSeq(f.say.CardName(title)) {
			widest = max(widest, u.TextWidth(word, tileName.Sized(max(size, tileLeast)))+1)
		}
	}
	return widest + 2*tilePad
}

// changed is the mark of a card that does not count as it says: doubled, or nothing.
func changed(u *ui.UI, r ui.Rect, strength, counts int) {
	text := strconv.Itoa(strength) + " → " + strconv.Itoa(counts)
	if counts == 2*strength {
		text = strconv.Itoa(strength) + " × 2"
	}
	st := ui.Heading.Sized(20).In(ui.Note)
	r.W = min(r.W, u.TextWidth(text, st)+16)
	u.Panel(r, ui.Look{Top: ui.TextMain, Bottom: ui.TextSecond, Cut: 5})
	u.Text(r, text, st, ui.Ink, ui.Center)
}

// fits says whether no word of a name is broken or cut.
func fits(u *ui.UI, name string, st ui.Style, r ui.Rect) bool {
	for word := range strings.FieldsSeq(name) {
		if u.TextWidth(word, st) > r.W {
			return false
		}
	}
	return u.ParagraphHeight(r.W, name, st) <= r.H
}

// CountsFor is the title of the Skill card that makes a type count for a check (B-CHECK-08), or "".
func (f *Faces) CountsFor(skill card.Skill) card.ID {
	for id, c := range f.skills {
		for _, e := range c.Effect {
			if counts, ok := e.(card.CountsPositive); ok && counts.Type == skill {
				return id
			}
		}
	}
	return ""
}
