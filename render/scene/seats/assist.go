package seats

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// assist draws the assist character of a solo game: its Loyalty cards, facedown and revealed, and whether its ability is unused.
func (p *Seats) assist(u *ui.UI, r ui.Rect) {
	v := p.View
	res := u.Area("assist", p.Say.Character(v.Assist), r, ui.Options{Tip: p.Say.Text(say.AssistTip)})
	look, c := ui.Plain, ui.TextMain
	if v.AssistGone {
		look, c = ui.Dead, ui.TextQuiet
	}
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	u.FocusRing("assist", r, look.Cut)
	if res.Clicked || res.Inspect {
		p.Show(card.Characters, v.Assist)
	}
	in := r.InsetXY(16, 10)
	rows := [3]ui.Rect{}
	for i := range rows {
		rows[i] = in.Row(i, len(rows), 2)
	}
	plight := cards.AtLarge
	if v.AssistGone {
		plight = cards.Revealed
	}
	high := rows[1].Bottom() - rows[0].Y
	p.Faces().Portrait(u, ui.R(in.Right()-high, in.Y, high, high), v.Assist, plight, p.Faces().Own(v.Assist))
	rows[0].W, rows[1].W = rows[0].W-high-10, rows[1].W-high-10
	u.Text(rows[0], p.Say.Text(say.AssistTitle), ui.SmallCaps, ui.TextQuiet, ui.Left)
	u.Text(rows[1], p.Say.ShortCharacter(v.Assist), ui.Fact, c, ui.Left)
	hidden, seen := 0, 0
	for _, slot := range v.Piles[game.AssistLoyalty] {
		if slot.FaceUp() {
			seen++
		} else {
			hidden++
		}
	}
	state, color := p.Say.Text(say.AssistUnused), ui.Cyan
	switch {
	case v.AssistGone:
		state, color = p.Say.Text(say.TableCylon), ui.Red
	case v.AssistUses == 0:
		state, color = p.Say.Text(say.AssistUsed), ui.TextQuiet
	}
	x := p.fan(u, rows[2], hidden, ui.TextSecond, 7)
	text := parts.Number(hidden)
	if seen > 0 {
		text += " · " + parts.Number(seen) + p.Say.Text(say.AssistCardsSeen)
	}
	u.Text(ui.R(x, rows[2].Y, rows[2].Right()-x-100, rows[2].H), text, ui.Small, ui.TextSecond, ui.Left)
	u.Text(ui.R(rows[2].Right()-100, rows[2].Y, 100, rows[2].H), state, ui.SmallCaps, color, ui.Right)
}
