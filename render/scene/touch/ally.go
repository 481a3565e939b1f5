package touch

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// near is the card of the ally that is pointed at, and where the ally stands.
type near struct {
	id    card.ID
	at    ui.Rect
	since int // tick
	drawn int // tick at which the ally was last pointed at
}

// nearTicks is how long the pointer rests on an ally before the card is shown.
const nearTicks = 14

// Ally implements board.Host: it draws the face of an ally with the token on the ally's card. The ally is chosen there, and the card is shown beside
// it while the pointer rests on it.
func (p *Touch) Ally(u *ui.UI, n int, r ui.Rect) {
	id := p.View.Top(game.Ally(n))
	name := p.Say.CardName(id)
	widget := "ally:" + parts.Number(n)
	p.moves.NotePlace(game.Ally(n), r)
	var o game.Option
	legal := p.OpenChoice() && p.View.Decision.Kind == game.ChooseAlly && !p.sheeted
	if legal {
		o, legal = p.Legal(game.Choice{Kind: game.TheCard, Card: id})
	}
	if legal {
		widget = session.OptionID(o.Choice)
	}
	res := u.Area(widget, name, r, ui.Options{Legal: legal})
	look := ui.Plain.Cutting(8).Edged(ui.Mix(ui.LineTop, ui.White, 0.25), 1.5)
	if legal {
		look = look.Legal()
	}
	if p.Armed == widget {
		look = look.Taken()
		p.ArmedAt = r
	}
	if res.Hover {
		look = look.Hovered()
	}
	u.Panel(r, look)
	face := r.Inset(3)
	var token ui.Rect
	if beside := r.W - r.H; beside >= r.H*0.55 {
		face, token = ui.R(face.X, face.Y, face.H, face.H), ui.R(r.X+r.H, r.Y, beside-2, r.H).Around(beside*0.72, beside*0.72)
	} else { // on the corner of the face
		side := min(face.W, face.H)
		face = face.Around(side, side)
		token = ui.R(r.Right()-side*0.46, r.Bottom()-side*0.46, side*0.48, side*0.48)
	}
	p.Faces().Portrait(u, face, id, cards.AtLarge, p.Faces().Own(id))
	p.moves.NotePlace(game.AllyTrauma(n), token)
	if p.View.Count(game.AllyTrauma(n)) > 0 {
		p.Faces().Token(u, token, openToken(p.View.Piles[game.AllyTrauma(n)][0]))
	}
	u.FocusRing(widget, r, 8)
	if res.Hover || u.Focused(widget) {
		if p.near.id != id || p.near.drawn < u.Tick-1 {
			p.near = near{id: id, since: u.Tick}
		}
		p.near.at, p.near.drawn = r, u.Tick
	}
	switch {
	case res.Clicked && legal:
		p.Click(o)
	case res.Inspect || res.Clicked:
		p.Show(card.Allies, id)
	}
}

// openToken returns what a token shows to everyone.
func openToken(s game.Slot) card.ID {
	if s.FaceUp() {
		return s.Card
	}
	return ""
}

// Token implements board.Host: it draws the token of a location, facedown.
func (p *Touch) Token(u *ui.UI, place card.Place, r ui.Rect) {
	id := "token:" + string(place)
	p.moves.NotePlace(game.TraumaAt(place), r)
	tip := fmt.Sprintf(p.Say.Text(say.TokenOfPlace), p.Say.Place(place))
	res := u.Area(id, p.Say.Text(say.TokenFaceDown), r, ui.Options{Tip: tip})
	if res.Clicked {
		u.TipNow()
	}
	p.Faces().Token(u, r, openToken(p.View.Piles[game.TraumaAt(place)][0]))
	u.FocusRing(id, r, 8)
}

// nearH is the height of the card of the ally that is pointed at.
const nearH = 470.0

// Near draws the card of the ally that is pointed at, beside the face and above everything else.
func (p *Touch) Near(u *ui.UI) {
	near := &p.near
	if near.id == "" || near.drawn != u.Tick || u.IsInert() {
		return
	}
	if rest := u.Tick - near.since; rest < p.Shell.Settings.Ticks(nearTicks) {
		u.Wake(p.Shell.Settings.Ticks(nearTicks) - rest)
		return
	}
	win := u.Window().Inset(8)
	high := min(nearH*(0.6+0.4*u.TextFactor), win.H)
	wide := high * cards.Aspect(card.Allies)
	x, _ := near.at.Center()
	r := ui.R(max(win.X, min(x-wide/2, win.Right()-wide)), near.at.Bottom()+10, wide, high) // above or below the face: others stand beside it
	if r.Bottom() > win.Bottom() {
		r.Y = max(win.Y, near.at.Y-10-high)
	}
	p.Faces().Any(u, r, card.Allies, near.id, cards.State{})
}
