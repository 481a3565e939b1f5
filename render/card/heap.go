package card

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// Heap draws a pile of n equal cards: the first as Any does, the edges of others behind it, and their number. If some are chosen, the tab of st says
// how many.
func (f *Faces) Heap(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, n int, st State) {
	if n == 1 {
		f.Any(u, r, deck, id, st)
		return
	}
	top := r
	if st.Chosen {
		top.Y -= lift(r)
	}
	for i := min(n-1, 2); i > 0; i-- {
		d := float64(i) * 7
		u.Panel(ui.R(top.X+d, top.Y-d, top.W-2*d, top.H/2), ui.Important.Edged(ui.Mix(f.edge(deck, id), ui.Void, 0.2*float64(i)), 2).Cutting(20*r.W/SkillW))
	}
	f.Any(u, r, deck, id, st)
	if st.Chosen {
		return
	}
	text := fmt.Sprintf("×%d", n)
	w, h := u.TextWidth(text, heapStyle)+26, u.LineHeight(heapStyle)+2
	box := ui.R(r.X+(r.W-w)/2, r.Y-h*0.6, w, h)
	u.Panel(box, ui.Look{Top: ui.TextMain, Bottom: ui.TextSecond, Cut: 5, Shadow: true})
	u.Text(box, text, heapStyle, ui.Ink, ui.Center)
}

var heapStyle = ui.Heading.Sized(28)

// BesideTab returns a square left of the tab of a chosen pile, for the button that takes one of its cards back. r is where the pile lies.
func BesideTab(u *ui.UI, r ui.Rect, st State) ui.Rect {
	r.Y -= lift(r)
	box := tabBox(u, r, st)
	return ui.R(box.X-box.H-6, box.Y, box.H, box.H)
}

// edge returns the color of the edge of a card.
func (f *Faces) edge(deck card.Deck, id card.ID) ui.Color {
	if skill, _ := f.Type(id); deck == card.SkillCards {
		if look, ok := SkillOf(skill); ok {
			return look.Color()
		}
	}
	return f.signOf(deck, id).Color
}
