package session

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Named makes r a thing that can be read: hovering says what it is called and what it is for, and a click of either button shows its rule. Without a
// name, it is called as its rule is.
func (p *Session) Named(u *ui.UI, id, name, rule string, r ui.Rect) ui.Response {
	tip := p.Meaning(u, id, name, rule)
	res := u.Area(id, tip, r, ui.Options{Tip: tip, Tells: true})
	u.FocusRing(id, r, 8)
	p.Read(res, name, rule, r)
	return res
}

// Read shows the rule of a thing if it was clicked.
func (p *Session) Read(res ui.Response, name, rule string, r ui.Rect) {
	if res.Clicked || res.Inspect {
		p.Explain(rule, name, r)
	}
}

// Player names a seat where its face or sign is drawn: the player, their character, and whose turn it is.
func (p *Session) Player(u *ui.UI, id string, r ui.Rect, s game.Seat) {
	name := p.Name(s)
	if c := p.Character(s); c != "" {
		name += ", " + p.Say.Character(c)
	}
	u.Area(id, name, r, ui.Options{Tip: name + ".", Tells: true})
}

// Spelled says in words what a card shows with signs, if its widget is being pointed at: each of its boxes with what it does.
func (p *Session) Spelled(u *ui.UI, widget string, deck card.Deck, id card.ID) string {
	if !u.Hover(widget) && u.Focus() != widget {
		return ""
	}
	var text []string
	for _, l := range p.Say.Face(deck, id).Lines {
		if l.Label != "" {
			text = append(text, l.Label+":")
		}
		text = append(text, l.Text)
	}
	return strings.Join(text, " ")
}

// Meaning returns what a thing is called, and what it is for if it is being pointed at.
func (p *Session) Meaning(u *ui.UI, id, name, rule string) string {
	if !u.Hover(id) && !u.Told(id) && u.Focus() != id {
		return name
	}
	book := p.Shell.Book()
	at, ok := book.Of(rule)
	switch {
	case !ok:
		return name
	case name == "":
		name = book.Entries[at].Title
	}
	return name + ". " + book.Brief(rule)
}
