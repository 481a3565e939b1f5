package curtain

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// goalsHint shows in r whether the seat's Personal Goals can be revealed now, while it is asked what to play and looks at them. It reports whether it
// showed anything.
func (p *Curtain) goalsHint(u *ui.UI, r ui.Rect, seat game.Seat) bool {
	if p.View.Decision.Kind != game.ChooseFromHand || !p.Drawer.Looks {
		return false
	}
	for _, slot := range p.View.Piles[game.Loyalty(seat)] {
		if slot.FaceUp() || !p.Faces().Goal(slot.Card) {
			continue
		}
		reveal := game.Choice{Kind: game.Reveal, Card: slot.Card}
		text, c, icon := p.Say.Text(say.CurtainGoalCanBeRevealed), ui.Green, ui.IconTick
		if _, ok := p.Legal(reveal); !ok {
			text, c, icon = p.Say.Refusal(p.Table.Refused(reveal)), ui.AmberTop, ui.IconClock
		}
		u.Icon(icon, ui.R(r.X, r.Y+2, 24, 24), c)
		r = ui.R(r.X+36, r.Y, r.W-36, r.H)
		u.Paragraph(r, parts.Fitting(u, r, text), ui.Small, c, ui.Left)
		return true
	}
	return false
}
