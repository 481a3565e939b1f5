package touch

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/board"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// drop is a ship that was chosen by carrying it somewhere, until the question is where it goes.
type drop struct {
	x, y   float64     // where it was dropped
	number int         // of the question which ship; 0 for no drop
	next   int         // of the question where it goes, once that is on the screen
	to     game.Option // what may be chosen at that spot
}

// carries reports whether a choice is a ship that can be carried to where it goes.
func (p *Touch) carries(o game.Option) bool {
	return (o.Kind == game.TheViper || o.Kind == game.TheShip) && !p.Multiple()
}

// let chooses the ship that was dropped somewhere, if that can be undone. The next question is where it goes.
func (p *Touch) let(u *ui.UI, o game.Option) {
	d := p.View.Decision
	if p.Table.Confirms(d.Seat(), o.Choice) {
		return
	}
	p.drop = drop{number: d.Number}
	p.drop.x, p.drop.y = u.Pointer()
	p.Pick(o.Choice)
	u.Wake(1)
}

// note notes what may be chosen where the ship was dropped: what is placed last lies on top.
func (d *drop) note(u *ui.UI, s *board.Spot, o game.Option) {
	if d.number == 0 {
		return
	}
	u.Wake(1)
	at := s.Rect.Contains(d.x, d.y)
	if s.Outline != nil {
		at = ui.Inside(s.Outline, d.x, d.y)
	}
	if at {
		d.to = o
	}
}

// land sends a carried ship to where it was dropped, if it may go there, once that choice has been on the screen for a frame.
func (p *Touch) land() {
	d := p.View.Decision
	switch let := &p.drop; {
	case let.number == 0 || d == nil && p.Telling():
	case d == nil || d.Number == let.number || !p.OpenChoice():
		p.drop = drop{}
	case let.next == 0:
		let.next, let.to = d.Number, game.Option{}
	default:
		to, asked := let.to, let.next == d.Number
		p.drop = drop{}
		if asked && to.Choice != (game.Choice{}) {
			p.Click(to)
		}
	}
}

// Pawn implements board.Host: the figure of the player who moves can be carried to its new place.
func (p *Touch) Pawn(u *ui.UI, s game.Seat, r ui.Rect) board.Mark {
	d := p.View.Decision
	if !p.OpenChoice() || p.sheeted || d.Kind != game.ChooseMove || d.Seat() != s {
		return board.Mark{}
	}
	id := "pawn:" + parts.Number(int(s))
	res := u.Area(id, p.Name(s), r, ui.Options{Tip: p.Name(s), Carries: true})
	u.FocusRing(id, r, 10)
	switch {
	case res.Inspect || res.Clicked:
		p.Show(card.Characters, p.View.Seats[s].Character)
	case res.Dropped:
		for _, o := range d.Options {
			if u.Hover(session.OptionID(o.Choice)) {
				p.Click(o)
				break
			}
		}
	}
	return board.Mark{Carried: res.Carried}
}
