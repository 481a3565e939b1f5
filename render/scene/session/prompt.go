package session

import (
	"battlestar/game"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// SignOf draws the sign of the seat that adds cards, and returns its color and name.
func (p *Session) SignOf(u *ui.UI, r ui.Rect, s game.Seat) (ui.Color, string) {
	if s == game.Everyone {
		u.Panel(r, ui.Plain.Edged(ui.TextSecond, 2).Cutting(r.W*0.28))
		u.Icon(ui.IconCards, r.Inset(r.W*0.2), ui.TextSecond)
		return ui.TextSecond, p.Say.Text(say.CheckDestiny)
	}
	p.Sitter(u, r, s)
	return p.Color(s), p.Name(s)
}

// Sitter draws the face of a seat's character, with the seat's own sign at the lower left corner, so that mouth and chin stay free. Without a
// character, it draws only the sign.
func (p *Session) Sitter(u *ui.UI, r ui.Rect, s game.Seat) {
	sign := r
	if p.Character(s) != "" {
		p.Face(u, r, s)
		size, over := max(r.W*0.42, min(32, r.W*0.52)), r.W*0.29
		sign = ui.R(r.X+over-size, r.Bottom()-size+4, size, size)
	}
	u.Badge(sign, p.Emblem(s), p.Color(s))
}

// SayPrompt draws the prompt, with the player's name in their color.
func (p *Session) SayPrompt(u *ui.UI, r ui.Rect, text string) {
	st := ui.Prompt.Sized(38)
	d := p.View.Decision
	if s := d.Seat(); s != game.NoSeat {
		if name := p.Name(s); len(text) > len(name) && text[:len(name)] == name && u.TextWidth(text, st) < r.W {
			ink := u.Text(r, name, st, p.Color(s), ui.Left)
			rest := r
			rest.X = r.X + u.TextWidth(name, st)
			if text[len(name)] == ' ' {
				rest.X = ink.Right() + u.TextWidth("n", st)*0.5
				text = text[len(name)+1:]
			} else {
				text = text[len(name):]
			}
			rest.W = r.Right() - rest.X
			u.Text(rest, text, st, ui.TextMain, ui.Left)
			return
		}
	}
	u.Text(r, text, st, ui.TextMain, ui.Left)
}

// Face draws the character of a seat as everyone knows it, if there is one yet.
func (p *Session) Face(u *ui.UI, r ui.Rect, s game.Seat) {
	if id := p.Character(s); id != "" {
		p.Faces().Portrait(u, r, id, p.Plight(s), p.Color(s))
	}
}

// Plight returns the state of a seat's character, as everyone knows it.
func (p *Session) Plight(s game.Seat) cards.Plight {
	return cards.PlightOf(&p.View.Seats[s], p.View.Executed)
}
