package card

import (
	"battlestar/game/card"
	"battlestar/render/ui"
)

// briefStyle is the name on a brief.
var briefStyle = ui.Style{Font: ui.Label600, Size: 20, Class: ui.Note, Leading: 1.1}

// Brief draws a component as small as that it is known again, beside what is asked about it: its picture, or else its sign, over its name; or
// the back of its deck where id is empty.
func (f *Faces) Brief(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) {
	if id == "" {
		f.Back(u, r, deck, LookOf(deck).Color)
		return
	}
	const cut, k = 10.0, 1.0
	title, _ := card.SplitSkill(id)
	color, name := f.edge(deck, id), f.say.NameIn(deck, title)
	in := r.InsetXY(6, 5)
	set := briefStyle
	for (u.ParagraphHeight(in.W, name, set) > 3*u.LineHeight(set)+1 || u.LongestWord(name, set) > in.W) && set.Size > 14 {
		set = set.Sized(set.Size - 1)
	}
	high := min(u.ParagraphHeight(in.W, name, set), 3*u.LineHeight(set))
	top := r.H - high - 12
	r = plate(u, r, color, 0, cut, k, st)
	switch {
	case deck == card.Characters:
		f.Portrait(u, ui.R(r.X, r.Y, r.W, top).Square().Inset(3), id, AtLarge, color)
	case pictures[title] != "":
		topPicture(u, r, pictures[title], 0, r.Y+top, cut, plateLine(st), color)
	default:
		emblem(u, ui.R(r.X, r.Y, r.W, top).Square().Inset(12), f.signOf(deck, id))
	}
	if kind, _ := f.Type(id); deck == card.SkillCards {
		if skill, ok := SkillOf(kind); ok {
			u.Skill(skill, ui.R(r.Right()-34, r.Y+6, 28, 28))
		}
	}
	u.Paragraph(ui.R(in.X, r.Y+top+(r.H-top-high)/2, in.W, high+1), name, set, ui.TextMain, ui.Center)
}
