package sheets

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Discards is the page for looking through the discard piles, if a house rule allows it (B-X-11).
type Discards struct{ *session.Session }

// NewDiscards makes the page for a table.
func NewDiscards(all *session.Session) *Discards { return &Discards{all} }

// Frame implements render.Scene.
func (d *Discards) Frame(u *ui.UI, a *render.App) {
	in, buttons := parts.Page(u, d.Say.Text(say.SharedDiscardPiles), d.Say.Text(say.DiscardsTopFirst))
	piles := []game.Pile{game.CrisisDiscard, game.SuperDiscard, game.QuorumDiscard}
	for skill := card.Politics; skill <= card.Engineering; skill++ {
		piles = append(piles, game.SkillDiscard(skill))
	}
	for i, pile := range piles {
		box := in.Row(i/4, 2, 16).Cell(i%4, 4, 16)
		u.Panel(box, ui.Plain)
		head, list := box.InsetXY(20, 14).CutTop(36, 8)
		slots := d.View.Piles[pile]
		name := [...]say.Text{say.DiscardsCrises, say.DiscardsSuperCrises, say.DiscardsQuorum}
		title := ""
		if i < len(name) {
			title = d.Say.Text(name[i])
		} else {
			title = d.Say.Skill(card.Politics + card.Skill(i-len(name)))
		}
		u.Text(head, fmt.Sprintf("%s · %d", title, len(slots)), ui.Heading, ui.TextMain, ui.Left)
		u.Group(pile.String(), list, func() {
			u.List("discards."+pile.String(), list, len(slots), 34, func(i int, r ui.Rect) {
				id := slots[i].Card
				name := d.Say.CardName(id)
				res := u.Area(fmt.Sprintf("discard.%s.%d", pile, i), name, r, ui.Options{})
				if res.Hover {
					u.Fill(r, ui.Alpha(ui.White, 0.08))
				}
				u.Text(ui.R(r.X+4, r.Y, r.W-8, r.H), parts.Shortened(u, name, ui.Body, r.W-8), ui.Body, ui.TextSecond, ui.Left)
			})
		})
	}
	if u.Button("back", ui.R(buttons.X, buttons.Y, 240, 64), d.Say.Text(say.SharedBack), ui.Options{Key: "Esc", Icon: ui.IconPrevious}) {
		a.Pop()
	}
}
