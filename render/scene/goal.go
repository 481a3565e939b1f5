package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// goals says under a seat's Loyalty cards whether its Personal Goals can be revealed now, while it is asked what it plays, and gives back
// what is left of r.
func (p *Play) goals(u *ui.UI, r ui.Rect, pile []game.Slot) ui.Rect {
	if d := p.View.Decision; d == nil || d.Kind != game.ChooseFromHand || len(d.Options) == 0 {
		return r
	}
	for _, slot := range pile {
		if slot.FaceUp() || !p.faces().Goal(slot.Card) {
			continue
		}
		reveal := game.Choice{Kind: game.Reveal, Card: slot.Card}
		text, c, icon := "The goal can be revealed now.", ui.Green, ui.IconTick
		if _, ok := p.Legal(reveal); !ok {
			text, c, icon = p.Say.Refusal(p.Table.Refused(reveal)), ui.AmberTop, ui.IconClock
		}
		high := min(r.H*0.4, u.ParagraphHeight(r.W-36, text, ui.Small)+8)
		var row ui.Rect
		row, r = r.CutBottom(high, 8)
		u.Icon(icon, ui.R(row.X, row.Y+2, 22, 22), c)
		u.Paragraph(ui.R(row.X+34, row.Y, row.W-36, row.H), text, ui.Small, c, ui.Left)
	}
	return r
}
