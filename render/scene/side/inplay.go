package side

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// kept is a card that stays in play, with the player it lies in front of.
type kept struct {
	deck   card.Deck
	id     card.ID
	holder game.Seat
}

// keptCards returns the crises, super crises and Quorum cards that stay in play (B-CRISIS-08, B-PRES-04), and the revealed Motives (D-MOT-01).
func (p *Side) keptCards() []kept {
	var list []kept
	add := func(pile game.Pile, holder game.Seat) {
		for _, slot := range p.View.Piles[pile] {
			list = append(list, kept{card.AnyDeck, slot.Card, holder})
		}
	}
	add(game.InPlay, game.NoSeat)
	add(game.QuorumInPlay, game.NoSeat)
	for s := range p.View.Seats {
		add(game.KeptQuorum(game.Seat(s)), game.Seat(s))
		for _, slot := range p.View.Piles[game.Motives(game.Seat(s))] {
			if slot.FaceUp() {
				list = append(list, kept{card.Motives, slot.Card, game.Seat(s)})
			}
		}
	}
	return list
}

// keptHigh is the height of the row of a card in play, keptMost the number of rows that fit.
const (
	keptHigh = 34
	keptMost = 3
)

// inPlay draws the cards in play, if there are any, and returns the remaining room. Each shows its text under the pointer, and the whole card when
// clicked. If there are more than fit, the wheel shows the rest.
func (p *Side) inPlay(u *ui.UI, r ui.Rect) ui.Rect {
	list := p.keptCards()
	if len(list) == 0 {
		return r
	}
	box, rest := r.CutTop(keptHigh*float64(p.keptRows())+12, 7)
	p.moves.NotePlace(game.InPlay, box)
	u.Panel(box, ui.Plain)
	u.List("in-play", box.InsetXY(8, 6), len(list), keptHigh, func(i int, row ui.Rect) { p.keptCard(u, row, list[i], i) })
	return rest
}

// keptRows returns the number of rows of the cards in play.
func (p *Side) keptRows() int {
	most := keptMost - (len(p.View.Fleets) - 1) // the vipers of another mark take the room of a row
	return min(len(p.keptCards()), most)
}

// keptCard draws one card in play, with its holder's sign if it lies in front of a player.
func (p *Side) keptCard(u *ui.UI, r ui.Rect, k kept, i int) {
	tip := ""
	if face := p.Say.Face(k.deck, k.id); len(face.Lines) > 0 {
		tip = face.Lines[len(face.Lines)-1].Text
	}
	touch := u.Area("in-play."+parts.Number(i), p.Say.CardName(k.id), r, ui.Options{Tip: tip})
	if touch.Hover || touch.Focused {
		u.Fill(r, ui.Alpha(ui.White, 0.08))
	}
	u.FocusRing("in-play."+parts.Number(i), r, 6)
	mark := ui.R(r.X+2, r.Y+3, r.H-6, r.H-6)
	if k.holder != game.NoSeat {
		u.Badge(mark, p.Emblem(k.holder), p.Color(k.holder))
	} else {
		u.Icon(ui.IconCards, mark, ui.TextSecond)
	}
	at, name, st := ui.R(mark.Right()+8, r.Y, r.Right()-mark.Right()-10, r.H), p.Say.CardName(k.id), ui.CardTitle.Sized(20)
	for u.TextWidth(name, st) > at.W && st.Size > 16 {
		st = st.Sized(st.Size - 1).In(ui.Note)
	}
	u.Text(at, parts.Shortened(u, name, st, at.W), st, ui.TextMain, ui.Left) // the tooltip has the whole name
	if touch.Clicked || touch.Inspect {
		p.Show(k.deck, k.id)
	}
}
