package session

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// SignOf draws the sign of who adds cards, and gives the colour and the name.
func (p *Session) SignOf(u *ui.UI, r ui.Rect, s game.Seat) (ui.Color, string) {
	if s == game.Everyone {
		u.Panel(r, ui.Plain.Edged(ui.TextSecond, 2).Cutting(r.W*0.28))
		u.Icon(ui.IconCards, r.Inset(r.W*0.2), ui.TextSecond)
		return ui.TextSecond, p.Say.Text(say.CheckDestiny)
	}
	u.Badge(r, p.Emblem(s), p.Colour(s))
	return p.Colour(s), p.Name(s)
}

// SayPrompt draws the prompt, its player's name in his colour.
func (p *Session) SayPrompt(u *ui.UI, r ui.Rect, text string) {
	st := ui.Prompt.Sized(38)
	d := p.View.Decision
	if s := d.Seat(); s != game.NoSeat {
		if name := p.Name(s); len(text) > len(name) && text[:len(name)] == name && u.TextWidth(text, st) < r.W {
			ink := u.Text(r, name, st, p.Colour(s), ui.Left)
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
