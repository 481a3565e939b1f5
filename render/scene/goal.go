package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// goalsHint says beside the question whether the Personal Goals of a seat can be revealed now, while it is asked what it plays; it gives back
// the place for the question.
func (p *Play) goalsHint(u *ui.UI, r ui.Rect, seat game.Seat) ui.Rect {
	if p.View.Decision.Kind != game.ChooseFromHand || p.drawer.armed {
		return r
	}
	for _, slot := range p.View.Piles[game.Loyalty(seat)] {
		if slot.FaceUp() || !p.faces().Goal(slot.Card) {
			continue
		}
		reveal := game.Choice{Kind: game.Reveal, Card: slot.Card}
		text, c, icon := "Your Personal Goal can be revealed now.", ui.Green, ui.IconTick
		if _, ok := p.Legal(reveal); !ok {
			text, c, icon = p.Say.Refusal(p.Table.Refused(reveal)), ui.AmberTop, ui.IconClock
		}
		right, rest := r.CutRight(r.W*0.44, 24)
		u.Icon(icon, ui.R(right.X, right.Y+2, 24, 24), c)
		right = ui.R(right.X+36, right.Y, right.W-36, right.H)
		u.Paragraph(right, fitting(u, right, text), ui.Small, c, ui.Left)
		return rest
	}
	return r
}
