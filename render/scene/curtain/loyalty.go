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

// Loyalty lies face down behind the curtain too, a seat's own and what it was shown of others: faces and names are seen for as long as a key
// or the pointer is held. Until then the curtain looks the same whatever they are, for whoever looks over a shoulder.

// lookKey shows what lies face down for as long as it is held.
const lookKey = ui.Key("X")

// loyaltyWidth is the width of the Loyalty cards beside the hand.
const loyaltyWidth = 232.0

// lastLoyalty is the least height of the Loyalty card that lies on top, unless many lie under it.
const lastLoyalty = 210.0

// revealHigh is the foot of a card that lies face down, with the button to reveal it.
const revealHigh = 56.0

// loyaltyID is the id of the widget of such a card.
func loyaltyID(i int) string { return fmt.Sprintf("curtain.loyalty.%d", i) }

// secretPile is what lies face down before a seat beside its hand, and of which deck that is: Loyalty cards, of who has one his Agenda (P-LEAD-05,
// P-SYM-03), or his Motives.
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

// lookingAt reports whether a decision is to look at what lies there.
func lookingAt(d *game.Decision) bool {
	return d.Kind == game.LookAtOwnLoyalty || d.Kind == game.LookAtAgenda || d.Kind == game.LookAtMotives
}

// ownLoyalty is the seat's Loyalty cards, face down or revealed: the later ones lie on the earlier. Below them is what turns them up.
func (p *Curtain) ownLoyalty(u *ui.UI, r ui.Rect, seat game.Seat) {
	hold, r := r.CutBottom(72, 14)
	due := p.Now.For == table.Secret && lookingAt(p.View.Decision) // dealt just now
	button := ui.Options{Icon: ui.IconEye, Key: lookKey, Blue: true, Primary: due}
	if !p.Drawer.Looks { // in the last frame
		button.Tip = p.Say.Text(say.CurtainHoldToLookNote)
	}
	look := p.Say.Text(say.CurtainHoldToLook)
	if u.TextWidth(look, ui.Action.In(ui.Note).Sized(1)) > hold.W-72 { // nor is there room for two lines beside it
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

// faceDown is a card that lies face down: it is turned up while it is held, and a click that is too short for that takes nothing. On it lies the
// button that leads to its being revealed, the same on every card.
func (p *Curtain) faceDown(u *ui.UI, i int, hit, at ui.Rect, deck card.Deck, id card.ID) {
	name, label := say.CurtainYourLoyalty, say.CurtainRevealAction
	switch {
	case deck == card.Agendas:
		name = say.CurtainYourAgenda
	case deck == card.Motives:
		name, label = say.CurtainYourMotive, say.CurtainReveal
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
	if deck == card.Agendas || !u.Button(fmt.Sprintf("curtain.reveal.%d", i), button, p.Say.Text(label), ui.Options{Tip: p.Say.Text(say.CurtainRevealNote), Chosen: chosen}) {
		return
	}
	if p.Drawer.Page, p.Drawer.reveals = revealPage, id; chosen {
		p.Drawer.Page = ownCards
	}
}

// fromBehind draws such a card from behind.
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

// hidden is a Loyalty card or an Agenda that lies face down and that the seat has seen.
type hidden struct {
	id   card.ID
	deck card.Deck
	seat game.Seat // whose it is, or NoSeat
}

// seen lists the Loyalty cards that lie face down and that the seat has seen, its own first.
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

// turnedUp shows what lies face down, over the cards of the seat, each with whose it is.
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
			u.Text(under, p.Name(h.seat), ui.Fact, p.Colour(h.seat), ui.Center)
		}
	}
}

// veiled is an event as it is told behind the curtain while nothing is turned up: without the name of a Loyalty card or an Agenda.
func (p *Curtain) veiled(e game.Event) game.Event {
	if deck := p.Faces().Deck(e.Card); deck == card.LoyaltyCards || deck == card.Agendas || deck == card.Motives {
		e.Card = ""
	}
	return e
}
