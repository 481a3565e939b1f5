package side

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/board"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// nebulaHigh is the height of the row that shows what is left of the tokens and the allies.
const nebulaHigh = 48.0

// nebula draws the number of trauma tokens in the pool, and of Ally cards in their deck.
func (p *Side) nebula(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(8, 4)
	for i, pile := range [...]game.Pile{game.TraumaPool, game.AllyDeck} {
		box := in.Cell(i, 2, 4)
		name := p.Say.Text([...]say.Text{say.NebulaPool, say.NebulaAllies}[i])
		n := p.View.Count(pile)
		if p.touch.Touch(u, board.Spot{Rect: box, ID: "piece:" + pile.String(), Label: name + ": " + parts.Number(n), Rule: session.PileRule(pile), Cut: 8}).Hover {
			u.Panel(box, hoveredPiece)
		}
		sign := ui.R(box.X+20, box.Y+(box.H-30)/2, 30, 30)
		if p.moves.NotePlace(pile, sign); i == 0 {
			p.Faces().Token(u, sign, "")
		} else {
			u.Icon(ui.IconPopulation, sign, ui.TextSecond)
		}
		u.Text(ui.R(sign.Right()+4, box.Y, box.Right()-sign.Right()-16, box.H), parts.Number(n), ui.Fact.Sized(30), ui.TextMain, ui.Center)
	}
}
