package curtain

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// traumaTrays returns a seat's trauma tokens, with the card that it is asked about, and its Crossroads card with the tokens laid beside it.
func (p *Curtain) traumaTrays(seat game.Seat, asked bool) (list []tray) {
	if !p.Nebula {
		return nil
	}
	own := p.PileTray(game.Trauma(seat), card.TraumaTokens)
	own.name = fmt.Sprintf(p.Say.Text(say.CurtainTrauma), len(own.Cards))
	if d := p.View.Decision; asked {
		switch d.Kind {
		case game.LookAtTrauma, game.GiveUpTrauma:
			own.asked = true
		case game.LayTrauma: // the card decides which
			own.Cards = append([]Lying{{deck: p.DeckOf(d.About), Id: d.About}}, own.Cards...)
		}
	}
	if len(own.Cards) > 0 {
		list = append(list, own)
	}
	if dealt := p.PileTray(game.CrossroadsCard(seat), card.Crossroads); len(dealt.Cards) > 0 && !(asked && p.View.Decision.Kind == game.LayTrauma) {
		dealt.Cards = append(dealt.Cards, p.PileTray(game.CrossroadsTrauma(seat), card.TraumaTokens).Cards...)
		dealt.name = p.Say.Text(say.CurtainCrossroads)
		list = append(list, dealt)
	}
	return list
}

// tokenOn names a token that the seat has laid on an ally, together with the ally.
func (p *Curtain) tokenOn(pile game.Pile, id card.ID) string {
	for n := range game.AlliesInPlay {
		if pile == game.AllyTrauma(n) {
			return fmt.Sprintf(p.Say.Text(say.CurtainTokenOn), p.Say.CardName(p.View.Top(game.Ally(n))), p.Say.CardName(id))
		}
	}
	return p.Say.CardName(id)
}
