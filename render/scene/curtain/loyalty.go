package curtain

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// Loyalty lies facedown behind the curtain too, a seat's own and what it was shown of others. Faces and names are shown only while a key or the
// pointer is held. Until then the curtain looks the same whatever they are, in case someone looks over the player's shoulder.

// lookKey shows what lies facedown while it is held.
const lookKey = ui.Key("X")

// loyaltyWidth is the width of the Loyalty cards beside the hand.
const loyaltyWidth = 232.0

// lastLoyalty is the least height of the topmost Loyalty card, unless many lie under it.
const lastLoyalty = 210.0

// revealHigh is the height of the foot of a facedown card, with the button to reveal it.
const revealHigh = 56.0

// loyaltyID returns the id of the widget of such a card.
func loyaltyID(i int) string { return fmt.Sprintf("curtain.loyalty.%d", i) }

// secretPile returns what lies facedown in front of a seat beside its hand, and the deck of those cards. They are Loyalty cards, or the Agenda
// (P-LEAD-05, P-SYM-03) or Motives of a player who has one.
func (p *Curtain) secretPile(seat game.Seat) (game.Pile, card.Deck) {
	dealt := p.View.Decision != nil && p.View.Decision.Kind == game.LookAtOwnLoyalty // to an infiltrator, as the table may have agreed (P-X-32)
	if p.View.Seats[seat].HasAgenda() && !dealt {
		if p.View.Boxes.With("daybreak") { // D-MOT-01
			return game.Motives(seat), card.Motives
		}
		return game.Agenda(seat), card.Agendas
	}
	return game.Loyalty(seat), card.LoyaltyCards
}

// lookingAt reports whether the decision is to look at those cards.
func lookingAt(d *game.Decision) bool {
	return d.Kind == game.LookAtOwnLoyalty || d.Kind == game.LookAtAgenda || d.Kind == game.LookAtMotives
}

// ownLoyalty draws the seat's Loyalty cards, facedown or revealed: later ones lie on earlier ones. Below them is the button that shows them.
func (p *Curtain) ownLoyalty(u *ui.UI, r ui.Rect, seat game.Seat) {
	hold, r := r.CutBottom(72, 14)
	due := p.Now.For == table.Secret && lookingAt(p.View.Decision) // dealt just now
	button := ui.Options{Icon: ui.IconEye, Key: lookKey, Blue: true, Primary: due}
	if !p.Drawer.Looks { // in the last frame
		button.Tip = p.Say.Text(say.CurtainHoldToLookNote)
	}
	look := p.Say.Text(say.CurtainHoldToLook)
	if u.TextWidth(look, ui.Action.In(ui.Note).Sized(1)) > hold.W-72 { // not even room for two lines beside the icon
		button.Icon = ""
	}
	part, _ := u.Hold("curtain.look", hold, look, ui.LookTicks, button)
	p.Drawer.Looks = part == 1
	from, deck := p.secretPile(seat)
	pile := p.View.Piles[from]
	if len(pile) == 0 {
		return
	}
	r = ui.R(r.X, r.Y+cardLift, r.W, r.H-cardLift) // a chosen card is lifted
	head := 84.0
	if u.Scale < 1 {
		head = 100
	}
	if n := float64(len(pile) - 1); n > 0 {
		head = max(min(head, (r.H-lastLoyalty)/n), min(revealHigh+20, (r.H-revealHigh-20)/n))
	}
	high := min(r.H-head*float64(len(pile)-1), r.W/cards.Aspect(deck))
	for i, slot := range pile {
		at := ui.R(r.X, r.Y+float64(i)*head, r.W, high)
		hit := at
		if i < len(pile)-1 {
			hit.H = head
		}
		id := loyaltyID(i)
		if slot.FaceUp() {
			res := u.Area(id, p.Say.CardName(slot.Card), hit, ui.Options{})
			p.Faces().Any(u, at, deck, slot.Card, cards.State{Hover: res.Hover})
			if res.Inspect || res.Clicked {
				p.Show(deck, slot.Card)
			}
		} else {
			p.faceDown(u, i, hit, at, deck, slot.Card)
		}
		u.FocusRing(id, hit, 20)
	}
}

// faceDown draws a facedown card: it is shown while it is held, and a click too short for that takes nothing. On it is the button that leads to its
// reveal page, the same on every card.
func (p *Curtain) faceDown(u *ui.UI, i int, hit, at ui.Rect, deck card.Deck, id card.ID) {
	name := say.CurtainYourLoyalty
	switch {
	case deck == card.Agendas:
		name = say.CurtainYourAgenda
	case deck == card.Motives:
		name = say.CurtainYourMotive
	}
	var button ui.Rect
	if deck != card.Agendas { // these are never revealed
		button, hit = hit.CutBottom(revealHigh, 0)
		button = button.InsetXY(12, 6)
	}
	chosen := p.Drawer.Page == revealPage && p.Drawer.reveals == id
	res, looks := u.Look(loyaltyID(i), p.Say.Text(name), hit, ui.Options{Tip: p.Say.Text(say.CurtainHoldToLook)})
	p.Drawer.Looks = p.Drawer.Looks || looks
	p.fromBehind(u, at, deck, false, res.Hover || chosen)
	if res.Clicked {
		u.TipNow()
	}
	if deck == card.Agendas || !u.Button(fmt.Sprintf("curtain.reveal.%d", i), button, p.Say.Text(say.CurtainReveal), ui.Options{Tip: p.Say.Text(say.CurtainRevealNote), Chosen: chosen}) {
		return
	}
	if p.Drawer.Page, p.Drawer.reveals = revealPage, id; chosen {
		p.Drawer.Page = ownCards
	}
}

// fromBehind draws the back of such a card.
func (p *Curtain) fromBehind(u *ui.UI, r ui.Rect, deck card.Deck, chosen, hover bool) {
	if chosen {
		r = r.Move(0, -14)
	}
	p.Faces().Back(u, r, deck, cards.LookOf(deck).Color)
	switch {
	case chosen:
		u.Panel(r.Inset(-3), ui.Look{LineTop: ui.AmberTop, LineBottom: ui.Amber, Line: 4, Cut: 18})
	case hover:
		u.Panel(r, ui.Look{Top: ui.Alpha(ui.White, 0.07), Bottom: ui.Alpha(ui.White, 0.04), LineTop: ui.White, LineBottom: ui.White, Line: 2, Cut: 18})
	}
}

// hidden is a facedown Loyalty card or Agenda that the seat has seen.
type hidden struct {
	id   card.ID
	deck card.Deck
	seat game.Seat // whose it is, or NoSeat
}

// seen lists the facedown Loyalty cards that the seat has seen, its own first.
func (p *Curtain) seen(seat game.Seat) (list []hidden) {
	add := func(pile game.Pile) {
		for _, slot := range p.View.Piles[pile] {
			if slot.Card != "" && !slot.FaceUp() {
				list = append(list, hidden{slot.Card, pile.Deck(), pile.Owner()})
			}
		}
	}
	own, _ := p.secretPile(seat)
	add(own)
	for pile := range game.NumPiles {
		if pile.Deck() == card.LoyaltyCards && pile != own {
			add(pile)
		}
	}
	return list
}

// turnedUp shows what lies facedown over the cards of the seat, each with its owner.
func (p *Curtain) turnedUp(u *ui.UI, r ui.Rect, seat game.Seat) {
	list := p.seen(seat)
	if len(list) == 0 {
		return
	}
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2.5))
	in := r.InsetXY(24, 20)
	names, in := in.CutBottom(u.LineHeight(ui.Fact)+4, 8)
	const gap = 20.0
	n := float64(len(list))
	w := min((in.W+gap)/n-gap, in.H*0.82)
	x := in.X + (in.W-n*(w+gap)+gap)/2
	for i, h := range list {
		at := ui.R(x+float64(i)*(w+gap), in.Y, w, in.H)
		p.Faces().Any(u, at, h.deck, h.id, cards.State{})
		under := ui.R(at.X, names.Y, at.W, names.H)
		switch {
		case h.seat == seat:
			u.Text(under, p.Say.Text(say.CurtainYours), ui.Fact, ui.Cyan, ui.Center)
		case h.seat == game.NoSeat:
			u.Text(under, p.Say.Text(say.CurtainNobodys), ui.Fact, ui.TextSecond, ui.Center)
		default:
			u.Text(under, p.Name(h.seat), ui.Fact, p.Color(h.seat), ui.Center)
		}
	}
}

// veiled returns an event as it is told behind the curtain while nothing facedown is shown: without the name of a Loyalty card, Agenda or Motive.
func (p *Curtain) veiled(e game.Event) game.Event {
	if deck := p.Faces().Deck(e.Card); deck == card.LoyaltyCards || deck == card.Agendas || deck == card.Motives {
		e.Card = ""
	}
	return e
}
