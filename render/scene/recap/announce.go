package recap

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// Announce shows everyone what was changed at the table, until a click or a key dismisses it.
func (p *Recap) Announce(line string) { p.Proclaim(p.Say.Text(say.RecapAtTheTable), game.NoSeat, line) }

// Proclaim shows everyone a line, and a Loyalty card that is now faceup, until a click or a key dismisses it. Until then, further lines are added to
// it.
func (p *Recap) Proclaim(title string, seat game.Seat, line string, faces ...card.ID) {
	if p.Shown == nil || p.Shown.news == nil {
		p.Shown = &recap{title: title, seat: seat}
	}
	p.Shown.news = append(p.Shown.news, line)
	p.Shown.faces = append(p.Shown.faces, faces...)
}

// Proclaimed takes in an event that everyone must see: a Loyalty card shown to everyone, a new character. These are public, and occur only with
// Exodus.
func (p *Recap) Proclaimed(e *game.Event, v *game.View) {
	line, told := p.Say.Event(v, *e)
	if !told {
		return
	}
	switch e.Kind {
	case game.CharacterTaken:
		if v.Turn > 0 {
			p.Proclaim(p.Say.Text(say.RecapANewCharacter), e.Seat, line)
			if p.Shown.who == "" {
				p.Shown.who = e.Card
			}
		}
	case game.Looked:
		if owner := e.From.Owner(); e.Seat == game.NoSeat && owner != game.NoSeat && e.From == game.Loyalty(owner) && e.Card != "" {
			p.Proclaim(p.Say.Text(say.RecapLoyalty), owner, line, e.Card)
		}
	}
}

const (
	faceHigh  = 400.0
	facesMost = 4
)

// facesHigh returns the height of the room for the cards of a proclamation.
func (c *recap) facesHigh() float64 {
	if len(c.faces) == 0 {
		return 0
	}
	return faceHigh + 20
}

// proclaimedFaces draws the cards of a proclamation, the last ones if there are many.
func (p *Recap) proclaimedFaces(u *ui.UI, r ui.Rect, c *recap) {
	list := c.faces[max(0, len(c.faces)-facesMost):]
	w := faceHigh * cards.Aspect(card.LoyaltyCards)
	x := r.X + (r.W-w*float64(len(list))-16*float64(len(list)-1))/2
	for i, id := range list {
		p.Faces().Any(u, ui.R(x+float64(i)*(w+16), r.Y, w, faceHigh), card.LoyaltyCards, id, cards.State{})
	}
}
