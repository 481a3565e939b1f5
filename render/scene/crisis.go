package scene

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// crisis draws the Crisis card that lies open, over the board. Its boxes are clicked where they lie.
func (p *Play) crisis(u *ui.UI, r ui.Rect) {
	id := p.View.Top(game.CrisisOpen)
	if n := p.View.Count(game.CrisisOpen); n > 0 {
		id = p.View.Piles[game.CrisisOpen][n-1].Card // the one drawn last is being resolved
	}
	if id == "" {
		return
	}
	u.Fill(r, ui.Alpha(ui.Void, 0.55))
	u.Block(r)
	h := min(r.H-16, 860)
	w := min(h*cards.CrisisW/cards.CrisisH, 500)
	h = min(h, w*cards.CrisisH/cards.CrisisW)
	d := p.View.Decision
	at := ui.R(r.X+(r.W-w)/2, r.Y+(r.H-h)/2, w, h)
	who := p.whoChooses()
	if p.guide.name != "" {
		at.X = r.X + max(0, r.W-w-noteWide-32)/2 // a note stands beside it, and whose choice it is below
	} else if who != game.NoSeat && d.Kind == game.ChooseBox {
		at.X = r.X + (r.W-w-380)/2 + 380 // who chooses stands beside it
		p.chooses(u, ui.R(at.X-380, at.Y+h*0.18, 348, 300), who)
	}
	p.crisisCard(u, at, id, cards.CrisisState{})
}

// crisisCard draws a Crisis card whose boxes can be chosen where they are legal.
func (p *Play) crisisCard(u *ui.UI, r ui.Rect, id card.ID, st cards.CrisisState) {
	choices := []game.Choice{{Kind: game.TheCheck}, {Kind: game.TheBox, N: 0}, {Kind: game.TheBox, N: 1}}
	states := []*cards.State{&st.Check, &st.Options[0], &st.Options[1]}
	offered := p.openChoice() && p.View.Decision.Kind == game.ChooseBox && p.View.Decision.About == id
	for i, c := range choices {
		if o, ok := p.Legal(c); ok && offered {
			states[i].Legal = true
			states[i].Hover = u.Hover("card." + optionID(o.Choice))
			states[i].Chosen = p.armed == optionID(o.Choice)
		}
	}
	whole := "card." + string(id)
	res := u.Area(whole, p.Say.CardName(id), r, ui.Options{})
	boxes := p.faces().Crisis(u, r, id, st)
	u.FocusRing(whole, r, 22)
	inspect := res.Inspect
	for i, box := range []ui.Rect{boxes.Check, boxes.Options[0], boxes.Options[1]} {
		if !states[i].Legal || box.Empty() {
			continue
		}
		o, _ := p.Legal(choices[i])
		name := "card." + optionID(o.Choice)
		res := u.Area(name, p.Say.Option(p.View, p.View.Decision, o), box, ui.Options{Legal: true, Tip: p.tip(o)})
		u.FocusRing(name, box, 10)
		if states[i].Chosen {
			p.armedAt = box
		}
		inspect = inspect || res.Inspect
		if res.Clicked {
			p.click(o)
		}
	}
	if inspect {
		p.Show(p.deckOfCrisis(id), id)
	}
}

func (p *Play) deckOfCrisis(id card.ID) say.Deck {
	if deck := p.faces().Deck(id); deck == say.SuperCrises {
		return deck
	}
	return say.Crises
}

// whoChooses is the one seat that is asked, in the open.
func (p *Play) whoChooses() game.Seat {
	if d := p.View.Decision; d != nil && d.Kind != game.AskWindow {
		return d.Seat()
	}
	return game.NoSeat
}

// chooses says who decides.
func (p *Play) chooses(u *ui.UI, r ui.Rect, seat game.Seat) {
	c := p.Colour(seat)
	u.Panel(r, ui.Important.Edged(c, 2.5).Glowing(ui.Alpha(c, 0.4), 8))
	in := r.InsetXY(24, 22)
	u.Badge(ui.R(in.X+(in.W-120)/2, in.Y, 120, 120), p.Emblem(seat), c)
	u.Text(ui.R(in.X, in.Y+132, in.W, 56), p.Name(seat), ui.Prompt.Sized(48), c, ui.Center)
	if id := p.character(seat); id != "" {
		u.Text(ui.R(in.X, in.Y+188, in.W, 40), p.Say.ShortCharacter(id), ui.Fact, ui.TextSecond, ui.Center)
	}
	u.Text(ui.R(in.X, in.Y+224, in.W, 40), "chooses", ui.FactCaps, ui.Amber, ui.Center)
}
