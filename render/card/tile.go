package card

import (
	"strconv"
	"strings"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// Tile draws a Skill card in a check into r, of any shape. The head has its type and the strength that it counts with, without a sign; its name is
// below. If that is not its printed strength, the foot says so.
func (f *Faces) Tile(u *ui.UI, r ui.Rect, id card.ID, counts int, st State) ui.Rect {
	title, strength := card.SplitSkill(id)
	c := f.in.Skills.Of(title)
	if c == nil {
		return f.Back(u, r, card.SkillCards, steel)
	}
	k := min(r.W/checkW, r.H/checkH)
	skill, _ := SkillOf(c.Type)
	head := tileHead(r.H)
	r = plate(u, r, skill.Color(), head, 14, max(0.7, k), st)
	digits := ui.Numeral.Sized(head * 0.86)
	n := strconv.Itoa(counts)
	wide := u.TextWidth(n, digits)
	left := r.X + max(6, min(12, r.W*0.08))
	u.Text(ui.R(left, r.Y+2, wide+2, head-2), n, digits, ui.TextMain, ui.Left)
	size := min(max(head*0.7, 29/u.Scale), 44)
	shape := ui.R(r.Right()-6-size, r.Y+(head-size)/2+1, size, size)
	u.Skill(skill, shape)
	in := ui.R(r.X, r.Y+head+4, r.W, r.H-head-8).InsetXY(tilePad(r.W), 0)
	name := f.say.CardName(title)
	p := tileName
	if st.TextSize > 0 {
		p.Size = st.TextSize
	}
	free := left + wide // of the head, from here to the shape
	altered, mark := "", ui.R(r.X+8, r.Bottom()-34, r.W-16, changedHigh)
	if counts != strength {
		altered = changed(strength, counts)
		beside := ui.R(free+6, r.Y+(head-changedHigh)/2+1, shape.X-free-12, changedHigh)
		if over := mark.Y - in.Y; over > u.LineHeight(p.Sized(tileLeast)) { // the name stands above the mark
			in.H = over
		} else { // on a low tile it stands in the head, without the strength if there is no room for it
			if changedWidth(u, altered) > beside.W {
				_, altered, _ = strings.Cut(altered, " ")
			}
			if changedWidth(u, altered) <= beside.W {
				mark, free = beside, beside.X+changedWidth(u, altered)
			}
		}
	}
	for p.Size > tileLeast && !fits(u, name, p, in) {
		p.Size--
	}
	high := min(in.H, u.ParagraphHeight(in.W, name, p)+1)
	if art := pictures[title]; art != "" && r.H*u.Scale >= tileArtPixels {
		line := plateLine(st)
		tilePicture(u, ui.R(r.X+line, r.Y+head+2, r.W-2*line, r.H-head-2-line), art, high+6, 14*max(0.7, k)-line*0.6, skill.Color())
	}
	if c.Timing == card.InCheck { // its text counts in a check, whoever put it there (E-CHECK-01)
		sign := 22.0
		at := ui.R(r.Right()-sign-8, r.Bottom()-6-sign, sign, sign)
		if room := shape.X - free; room >= 22 { // in the head, away from the name
			sign = min(26, room-6)
			at = ui.R(free+(room-sign)/2, r.Y+(head-sign)/2+1, sign, sign)
		}
		u.Icon(ui.IconAbility, at, ui.TextSecond)
	}
	if altered != "" {
		mark.W = min(mark.W, changedWidth(u, altered))
		u.Panel(mark, ui.Look{Top: ui.TextMain, Bottom: ui.TextSecond, Cut: 5})
		u.Text(mark, altered, changedStyle, ui.Ink, ui.Center)
	}
	u.Paragraph(ui.R(in.X, in.Y, in.W, high), name, p, ui.TextMain, ui.Left)
	tab(u, r, st)
	return r
}

// changedHigh is the height of the mark on a card that does not count as printed, changedStyle its style.
const changedHigh = 26.0

var changedStyle = ui.Heading.Sized(20).In(ui.Note)

// tileLeast is the smallest size of a name on a tile.
const tileLeast = 14.0

// tileArtPixels is the least height in pixels of a tile on which a picture can be made out.
const tileArtPixels = 90

// tileHead returns the height of a tile's head.
func tileHead(h float64) float64 { return max(38, min(58, h*0.4)) }

// tilePad returns what a name keeps clear on both sides of a tile.
func tilePad(w float64) float64 { return max(6, min(10, w*0.08)) }

// TileName returns the size in which the names of all the given Skill cards fit on tiles of a width and a height, or 0.
func (f *Faces) TileName(u *ui.UI, list []card.ID, w, h float64) float64 {
	head := tileHead(h)
	in := ui.R(0, 0, w-2*tilePad(w), h-head-8)
	p := tileName
	for _, id := range list {
		title, _ := card.SplitSkill(id)
		for ; !fits(u, f.say.CardName(title), p, in); p.Size-- {
			if p.Size <= tileLeast {
				return 0
			}
		}
	}
	return p.Size
}

// TileRead is the size from which the names on tiles are easy to read.
const TileRead = 23.0

var tileName = ui.Style{Font: ui.Label500, Size: 25, Class: ui.Note, Leading: 1.08}

// TileWidth returns the least width of tiles on which the names of the given Skill cards are not cut, in letters of a size; a size of 0 means the
// smallest.
func (f *Faces) TileWidth(u *ui.UI, list []card.ID, size float64) float64 {
	widest := 74.0
	for _, id := range list {
		title, _ := card.SplitSkill(id)
		for word := range strings.FieldsSeq(f.say.CardName(title)) {
			widest = max(widest, u.TextWidth(word, tileName.Sized(max(size, tileLeast)))+1)
		}
	}
	return widest + 2*tilePad(widest/0.84)
}

// changed returns the mark of a card that does not count as printed: doubled, or with the strength that counts.
func changed(strength, counts int) string {
	if counts == 2*strength {
		return strconv.Itoa(strength) + " × 2"
	}
	return strconv.Itoa(strength) + " → " + strconv.Itoa(counts)
}

// changedWidth returns the width of a mark with the given text.
func changedWidth(u *ui.UI, text string) float64 { return u.TextWidth(text, changedStyle) + 16 }

// fits reports whether a name fits r with no word broken or cut.
func fits(u *ui.UI, name string, st ui.Style, r ui.Rect) bool {
	for word := range strings.FieldsSeq(name) {
		if u.TextWidth(word, st) > r.W {
			return false
		}
	}
	return u.ParagraphHeight(r.W, name, st) <= r.H
}
