package card

import (
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Brief draws a component just large enough to be recognized, beside the decision about it. It shows its picture, or else its sign, above its name.
// If id is empty, it shows the back of its deck.
func (f *Faces) Brief(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) {
	if id == "" {
		f.Back(u, r, deck, LookOf(deck).Color)
		return
	}
	title, _ := card.SplitSkill(id)
	color := f.edge(deck, id)
	r = plate(u, r, color, 0, 10, 1, st)
	top := BriefName(u, r, f.say.NameIn(deck, title))
	switch {
	case deck == card.Characters:
		f.Portrait(u, top.Square().Inset(3), id, AtLarge, color)
	case pictures[title] != "":
		topPicture(u, r, pictures[title], 0, top.Bottom(), 10, plateLine(st), color)
	default:
		emblem(u, top.Square().Inset(12), f.signOf(deck, id))
	}
	if kind, _ := f.Type(id); deck == card.SkillCards {
		if skill, ok := SkillOf(kind); ok {
			u.Skill(skill, ui.R(r.Right()-34, r.Y+6, 28, 28))
		}
	}
}

// BriefName sets a name at the foot of a plate in up to three lines, and returns what is left above it. A name with a word that is too long for that
// is left out; it stands under the pointer.
func BriefName(u *ui.UI, r ui.Rect, name string) (over ui.Rect) {
	w := r.W - 10
	for st := (ui.Style{Font: ui.Label600, Size: 20, Class: ui.Note, Leading: 1.1}); st.Size > 12; st.Size-- {
		high := u.ParagraphHeight(w, name, st)
		if high > 3*u.LineHeight(st)+1 || u.LongestWord(name, st) > w {
			continue
		}
		foot, over := r.CutBottom(high+12, 0)
		u.Paragraph(ui.R(r.X+5, foot.Y+6, w, high+1), name, st, ui.TextMain, ui.Center)
		return over
	}
	return r.Inset(3)
}
