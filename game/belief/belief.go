// Package belief tells who may be a Cylon, as far as anyone at the table can work it out.
//
// A [Belief] follows the events of the open table, and nothing else. It holds the exact joint distribution of the hidden Cylon cards (worlds.go): how
// many there are is known from the Loyalty deck, and every deal, gift and reveal is seen. Skill checks are the evidence (check.go): how many cards
// each player added, and how many of the revealed cards count against the check. How humans and hidden Cylons play was counted in simulated games
// (learned.go, made by "battlestar belief -learn").
//
// What a player knows besides, such as their own Loyalty cards, is a condition on the joint, not a part of it ([Belief.Given]). So the belief is the
// same for all players, and tells nothing that somebody knows in secret.
package belief

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Belief is what the open table tells about who may be a Cylon.
type Belief struct {
	worlds
	setup   game.Setup
	view    *game.View // the open table
	built   bool       // the Loyalty deck has been built
	special int        // cards in the Loyalty deck, or just dealt from it, that a human player must reveal at once
	fresh   []int      // places dealt since the last step began, from a deck that may hold special cards
	check   evidence
	clues   [game.MaxSeats][]Clue
}

// New returns what the open table tells before any event. begin is the open table then ([game.Game.Begin]); the setup's seed is not used.
func New(begin *game.View, setup game.Setup) *Belief {
	if begin.Seat != game.Everyone {
		panic("a belief follows the open table alone")
	}
	setup.Seed = 0
	b := &Belief{worlds: certain(), setup: setup, view: begin.Copy()}
	b.found()
	return b
}

// found takes over the Loyalty cards of a game that begins in the middle.
func (b *Belief) found() {
	hidden, shown := 0, 0
	for s := range b.view.Seats {
		for _, slot := range b.view.Piles[game.Loyalty(game.Seat(s))] {
			switch {
			case !slot.FaceUp():
				b.place(game.Seat(s))
				hidden++
			case b.isCylon(slot.Card):
				shown++
			}
		}
		if b.view.Seats[s].HasAgenda() {
			b.led(game.Seat(s))
		}
	}
	if hidden == 0 {
		return
	}
	// Each is as likely to be a Cylon card as any other.
	owners := b.owners
	b.build()
	b.special += number(b.view.Turn > 0 && b.comesLater())
	for s := range b.view.Seats {
		for _, slot := range b.view.Piles[game.Loyalty(game.Seat(s))] {
			b.special -= number(slot.FaceUp() && b.isSpecial(slot.Card))
		}
	}
	b.owners, b.deck, b.left = nil, hidden+b.view.Count(game.LoyaltyDeck), max(b.left-shown, 0)
	for _, s := range owners {
		b.dealt(s)
	}
}

// Corrected takes over the open table as it is after a correction, which may have changed what no event tells.
func (b *Belief) Corrected(v *game.View) {
	b.view = v.Copy()
	for s := range v.Seats {
		hidden := 0
		for _, slot := range v.Piles[game.Loyalty(game.Seat(s))] {
			hidden += number(!slot.FaceUp())
		}
		if hidden != (b.places(game.Seat(s)) &^ against).cards() { // the Loyalty cards are others
			b.worlds = certain()
			b.found()
			return
		}
	}
}

// Copy returns a copy that follows events on its own.
func (b *Belief) Copy() *Belief {
	c := *b
	c.owners, c.fresh, c.check.shown = slices.Clone(b.owners), slices.Clone(b.fresh), slices.Clone(b.check.shown)
	c.view = b.view.Copy()
	for s := range b.clues {
		c.clues[s] = slices.Clone(b.clues[s])
	}
	return &c
}

// build is the Loyalty deck as it is before the first deal: how many Cylon cards are in it (B-SETUP-10).
func (b *Belief) build() {
	b.built = true
	deck := b.setup.LoyaltyMakeup(b.leads() != game.NoSeat)
	b.special = 0
	switch {
	case slices.Contains(b.setup.Options, game.Cooperative):
		b.left = 0
	case slices.Contains(b.setup.Options, game.TwoPlayers), slices.Contains(b.setup.Options, game.Solo): // B-VAR-02, B-VAR-03
		b.left = 1
	default:
		b.left = deck.Cylon
		b.special = number(deck.Mutineer && !slices.Contains(b.setup.House, game.MutineerAfterDeal))
	}
}

// comesLater reports whether a card that a human player must reveal at once is added to the deck after the first deal (B-SETUP-11, C-09).
func (b *Belief) comesLater() bool {
	deck := b.setup.LoyaltyMakeup(b.leads() != game.NoSeat)
	return deck.Sympathizer && !slices.Contains(b.setup.Options, game.NoSympathizer) ||
		deck.Mutineer && slices.Contains(b.setup.House, game.MutineerAfterDeal)
}

// leads returns the player who began as a Cylon Leader, or NoSeat.
func (b *Belief) leads() game.Seat {
	return game.Seat(slices.IndexFunc(b.view.Seats, func(s game.SeatState) bool { return s.HasAgenda() && s.Character != "" }))
}

// isCylon reports whether a Loyalty card makes its owner a Cylon.
func (b *Belief) isCylon(id card.ID) bool {
	l := b.view.Boxes.Loyalty.Of(id)
	return l != nil && l.Team == card.CylonTeam
}

// isSpecial reports whether a human player must reveal a Loyalty card at once.
func (b *Belief) isSpecial(id card.ID) bool {
	l := b.view.Boxes.Loyalty.Of(id)
	return l != nil && (l.Team == card.MutineerTeam || l.Team == card.TeamWhenRevealed || l.Team == card.AgendaTeam)
}

// led begins to ask whom a Cylon Leader plays for: half the Motives are against the humans, and as many Agendas as their deck says.
func (b *Belief) led(s game.Seat) {
	deck := b.setup.LoyaltyMakeup(true).Agenda
	if b.view.Seats[s].Allegiance == game.SympatheticCylon || b.view.Seats[s].Allegiance == game.SympatheticInfiltrator {
		deck = card.Sympathetic
	}
	all, hostile := 0, 0
	for a := range b.view.Boxes.Agendas.All() {
		if a.Deck == deck {
			all++
			hostile += number(a.Winner == card.CylonTeam)
		}
	}
	p := 0.5
	if all > 0 && b.view.Count(game.Agenda(s)) > 0 {
		p = float64(hostile) / float64(all)
	}
	b.leader = s
	b.change(func(x world, add func(marks, float64)) {
		add(x.cylon&^against, x.p*(1-p))
		add(x.cylon|against, x.p*p)
	})
}

// Follow takes in an event, told as everyone at the table may know it.
func (b *Belief) Follow(e *game.Event) {
	b.loyalty(e)
	b.checked(e)
	b.view.Follow(e)
	if s := e.To.Owner(); e.Kind == game.CardMoved && s != game.NoSeat && b.leader == game.NoSeat && (e.To == game.Agenda(s) || e.To == game.Motives(s)) {
		b.led(s)
	}
}

// loyalty follows the Loyalty cards.
func (b *Belief) loyalty(e *game.Event) {
	// no other event moves or shows a Loyalty card
	//exhaustive:ignore
	switch e.Kind {
	case game.CardMoved:
		b.card(e)
	case game.Looked:
		if s, lies := loyaltyOf(e.From); lies && e.Card != "" && e.Seen == game.All {
			b.turnedOver(s, e.Card)
			b.prove(s, e.Card)
		}
	case game.TurnedDown: // a human's card, which everyone knows
		if s, lies := loyaltyOf(e.From); lies {
			b.place(s)
		}
	case game.StepBegan:
		b.unrevealed()
	}
}

// turnedOver takes in that everyone sees a facedown Loyalty card of a player.
func (b *Belief) turnedOver(s game.Seat, id card.ID) {
	fresh := slices.IndexFunc(b.fresh, func(at int) bool { return b.owners[at] == s })
	if !b.isSpecial(id) || fresh < 0 {
		b.shown(s, b.isCylon(id))
		b.special -= number(b.isSpecial(id))
		return
	}
	// It is the card just dealt: as likely as any other card of the deck that is no Cylon card (B-SYMP-01, D-MTR-02).
	at := b.fresh[fresh]
	b.weigh(func(x world) float64 {
		if x.cylon&bit(at) != 0 {
			return 0
		}
		return 1 / max(float64(b.pool(x)), 1)
	})
	b.takeOut(at)
	b.fresh = slices.Delete(b.fresh, fresh, fresh+1)
	b.special--
}

// pool returns the number of cards that are no Cylon cards among those of the deck before the last deal.
func (b *Belief) pool(x world) int {
	var dealt marks
	for _, at := range b.fresh {
		dealt |= bit(at)
	}
	return b.deck + dealt.cards() - (b.left - (x.cylon &^ dealt).cards())
}

// lifted reports whether a card in a pile is faceup already.
func (b *Belief) lifted(p game.Pile, id card.ID) bool {
	return slices.ContainsFunc(b.view.Piles[p], func(slot game.Slot) bool { return slot.Card == id && slot.FaceUp() })
}

// loyaltyOf returns in front of whom a pile of Loyalty cards lies, outside for those of the assisting character, and whether it is one.
func loyaltyOf(p game.Pile) (game.Seat, bool) {
	if p == game.AssistLoyalty {
		return outside, true
	}
	s := p.Owner()
	return s, s != game.NoSeat && p == game.Loyalty(s)
}

// card follows a Loyalty card that moves.
func (b *Belief) card(e *game.Event) {
	from, had := loyaltyOf(e.From)
	to, gets := loyaltyOf(e.To)
	known := e.Card != "" && e.Seen == game.All
	switch {
	case e.To == game.LoyaltyDeck && !had:
		b.deck++
		if b.built && b.view.Turn == 0 { // after the first deal: the Sympathizer or the Mutineer, which cannot have been dealt (B-SETUP-11, C-09)
			b.special += number(b.comesLater())
			b.fresh = b.fresh[:0]
		}
	case e.From == game.LoyaltyDeck && gets && !known:
		if !b.built {
			b.build()
		}
		b.fresh = append(b.fresh, b.dealt(to))
		b.unprove(to)
	case e.From == game.LoyaltyDeck:
		b.turnedUp(known && b.isCylon(e.Card))
	case had && known && !b.lifted(e.From, e.Card):
		b.turnedOver(from, e.Card)
	case had && !known && gets:
		if e.Source == card.ID(card.ResurrectionShip) { // nobody has to give cards, and without a Cylon card there is little reason to
			mine := b.places(from)
			b.weigh(func(x world) float64 { return max(float64(number(x.cylon&mine != 0)), idleGift) })
		}
		p := b.chance(b.places(to))
		b.moved(from, to)
		b.unprove(to)
		b.note(Clue{What: GivenCards, Seat: to, By: from}, p)
	case had && !known && e.To == game.LoyaltyDeck:
		b.returned(from)
	case had && !known:
		b.moved(from, outside)
	}
}

// idleGift is how often a Cylon player gives cards away that hold no Cylon card, against those that do.
const idleGift = 0.15

// unrevealed tells from a deal that no human player had to reveal what they were dealt: the Sympathizer or the Mutineer is still in the Loyalty deck
// (B-SYMP-01, D-MTR-02).
func (b *Belief) unrevealed() {
	var humans marks // what humans were dealt
	for _, at := range b.fresh {
		if s := b.owners[at]; s >= 0 && int(s) < len(b.view.Seats) && b.view.Seats[s].Human() {
			humans |= bit(at)
		}
	}
	if b.special > 0 && humans != 0 {
		b.weigh(func(x world) float64 {
			pool := b.pool(x)
			p := 1.0
			for i := range b.special {
				p *= max(float64(pool-(humans&^x.cylon).cards()-i), 0) / max(float64(pool-i), 1)
			}
			return p
		})
	}
	b.fresh = b.fresh[:0]
}

// Cylon returns the chance that a player is against the humans: 1 for a Cylon player, whatever else they hold.
func (b *Belief) Cylon(s game.Seat) float64 {
	if b.openly(s) {
		return 1
	}
	return b.chance(b.places(s))
}

// openly reports whether everyone knows a player as a Cylon who works against the humans: not a Cylon Leader, who may work for them.
func (b *Belief) openly(s game.Seat) bool {
	seat := &b.view.Seats[s]
	return seat.Cylon() && !seat.HasAgenda()
}

// Odds is the chance of each seat to be against the humans, as one player sees it.
type Odds [game.MaxSeats]float64

// Given returns the odds as a player sees them who knows what a view shows: their own Loyalty cards, and those that they have seen of others.
func (b *Belief) Given(v *game.View) Odds {
	var known []condition
	for s := range v.Seats {
		c := condition{of: b.places(game.Seat(s)) &^ against}
		for _, slot := range v.Piles[game.Loyalty(game.Seat(s))] {
			switch {
			case slot.FaceUp() || slot.Card == "":
			case b.isCylon(slot.Card):
				c.cylon++
			default:
				c.human++
			}
		}
		if c.cylon+c.human > 0 {
			known = append(known, c)
		}
	}
	return b.odds(known)
}

// AsHuman returns the odds as a human sees them who holds the cards of a seat and has seen no others. A hidden Cylon who pretends looks at the table
// like this.
func (b *Belief) AsHuman(s game.Seat) Odds {
	mine := b.places(s)
	return b.odds([]condition{{of: mine &^ against, human: (mine &^ against).cards()}})
}

// condition is what a player knows of some cards.
type condition struct {
	of           marks
	cylon, human int // at least so many of these
}

// odds returns the chance of each seat to be against the humans if all conditions hold.
func (b *Belief) odds(known []condition) Odds {
	v := b.view
	var odds Odds
	sum := 0.0
	var of [game.MaxSeats]marks
	for s := range v.Seats {
		of[s] = b.places(game.Seat(s))
	}
	for _, x := range b.all {
		if slices.ContainsFunc(known, func(c condition) bool {
			n := (x.cylon & c.of).cards()
			return n < c.cylon || c.of.cards()-n < c.human
		}) {
			continue
		}
		sum += x.p
		for s := range v.Seats {
			if x.cylon&of[s] != 0 {
				odds[s] += x.p
			}
		}
	}
	for s := range v.Seats {
		switch {
		case b.openly(game.Seat(s)):
			odds[s] = 1
		case sum > 0:
			odds[s] /= sum
		default: // what this player knows contradicts what everyone believes
			odds[s] = b.chance(of[s])
		}
	}
	return odds
}
