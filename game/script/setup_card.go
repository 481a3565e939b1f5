package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// deck lays the top of a deck: `deck NAME [only] CARD... [then CARD...] [any]`.
func (d *dealer) deck(l line, words []string) error {
	if len(words) < 2 {
		return errors.New("deck NAME CARD…")
	}
	if words[0] == "skills" {
		if len(words) != 2 || words[1] != "any" {
			return errors.New("of all Skill decks at once only `deck skills any` can be said")
		}
		for s := card.Politics; s <= card.Engineering; s++ {
			d.queue(game.SkillDeck(s)).any = true
		}
		return nil
	}
	p, err := decks.find(words[0])
	if err != nil {
		return err
	}
	if err := d.say("deck "+words[0], l); err != nil {
		return err
	}
	var laid []queued
	must, only, open := true, false, false
	list, err := all(words[1:])
	if err != nil {
		return err
	}
	for i, word := range list {
		switch {
		case word == "only" && i == 0:
			only = true
			continue
		case word == "then" && must:
			must = false
			continue
		case word == "any" && i == len(list)-1:
			open = true
			continue
		}
		id := card.ID(word)
		from, err := d.home(id)
		if err != nil {
			return err
		}
		if p == game.Destiny && !isSkillDeck(from) || p == game.LoyaltyDeck && d.box.Loyalty.Of(id) == nil || p != game.Destiny && p != game.LoyaltyDeck && from != p {
			return fmt.Errorf("%q is no card of the %s deck: it belongs to the %s", word, words[0], from)
		}
		if err := d.take(id, from, game.Removed, 0); err != nil {
			return err
		}
		laid = append(laid, queued{id: id, at: l, must: must})
	}
	s := d.state
	out := s.Piles[game.Removed]
	top := slices.Clone(out[len(out)-len(laid):])
	s.Piles[game.Removed] = out[:len(out)-len(laid)]
	rest := s.Piles[p]
	switch {
	case only:
		for _, slot := range rest {
			s.Piles[game.Removed] = append(s.Piles[game.Removed], game.Slot{Card: slot.Card, Seen: game.All})
		}
		rest = nil
	case p == game.Destiny: // the deck keeps its size
		for range min(len(top), len(rest)) {
			last := rest[len(rest)-1]
			rest = rest[:len(rest)-1]
			home, _ := d.home(last.Card)
			s.Piles[home] = append(s.Piles[home], last)
		}
	}
	s.Piles[p] = append(top, rest...)
	if p == game.LoyaltyDeck || p == game.CrossroadsDeck {
		for _, c := range laid {
			s.Dealt = append(s.Dealt, c.id)
		}
	}
	q := d.queue(p)
	q.cards, q.any, q.only = laid, q.any || open, only
	return nil
}

func (d *dealer) queue(p game.Pile) *queue {
	if d.decks[p] == nil {
		d.decks[p] = &queue{}
	}
	return d.decks[p]
}

// setDiscard lays a discard pile, the first card on top.
func (d *dealer) setDiscard(_ line, args []string) error {
	deck, err := decks.find(args[0])
	if err != nil {
		return err
	}
	to := deck.Discards()
	if to == game.NoPile {
		return fmt.Errorf("the %s has no discard pile", deck)
	}
	return d.put(args[1:], to, game.All, is(deck), "card of this deck")
}

// setLoyalty replaces the Loyalty cards of a seat.
func (d *dealer) setLoyalty(seat game.Seat, words []string, seen game.Seats) error {
	if l, hidden := d.said[fmt.Sprintf("hidden %d", seat)]; hidden {
		return fmt.Errorf("it comes above line %d, which lays cards beside these: %q", l.at, l)
	}
	for _, slot := range d.state.Piles[game.Loyalty(seat)] {
		home := d.loyaltyHome(d.box.Loyalty.Of(slot.Card))
		d.state.Piles[home] = append(d.state.Piles[home], game.Slot{Card: slot.Card})
	}
	d.state.Piles[game.Loyalty(seat)] = nil
	if len(words) == 0 || words[0] == "none" {
		return nil
	}
	return d.put(words, game.Loyalty(seat), seen, isLoyalty, "Loyalty card")
}

// setHidden carries out `hidden SEAT CARD...`: Loyalty cards beside those that the lines above gave.
func (d *dealer) setHidden(l line, seat game.Seat, args []string) error {
	key := fmt.Sprintf("hidden %d", seat)
	if _, said := d.said[key]; !said {
		if err := d.say(key, l); err != nil {
			return err
		}
	}
	return d.put(args, game.Loyalty(seat), owner(seat), isLoyalty, "Loyalty card")
}

// setKnown carries out `known SEAT PILE CARD...`: the seat knows these cards where they lie.
func (d *dealer) setKnown(_ line, args []string) error {
	if len(args) < 3 {
		return errors.New("known SEAT PILE CARD…")
	}
	seat, err := d.observer(args[0])
	if err != nil {
		return err
	}
	pile, err := d.pile(args[1])
	if err != nil {
		return err
	}
	if err := d.known(args[2:]); err != nil {
		return err
	}
	words, err := all(args[2:])
	if err != nil {
		return err
	}
	slots := d.state.Piles[pile]
	for _, word := range words {
		at := slices.IndexFunc(slots, func(slot game.Slot) bool { return string(slot.Card) == word && !slot.Seen.Has(seat) })
		if at < 0 {
			return fmt.Errorf("there is no %s in %s that %s does not know yet", word, args[1], args[0])
		}
		slots[at].Seen |= game.SeatsOf(seat)
	}
	return nil
}

// setAssist lays the assisting character of a solo game: whether the ability is spent or the character gone, and the Loyalty cards, facedown.
func (d *dealer) setAssist(_ line, words []string) error {
	s := d.state
	s.Assist, s.AssistUses = card.ID(words[0]), 1
	if d.box.Characters.Of(s.Assist) == nil {
		return unknown("character", words[0], d.box.words(card.Characters))
	}
	if words = words[1:]; len(words) > 0 && (words[0] == "spent" || words[0] == "gone") {
		if s.AssistGone = words[0] == "gone"; !s.AssistGone {
			s.AssistUses = 0
		}
		words = words[1:]
	}
	if len(words) == 0 {
		return nil
	}
	return d.put(words, game.AssistLoyalty, 0, isLoyalty, "Loyalty card")
}

// setExecuted carries out `executed CHARACTER...`.
func (d *dealer) setExecuted(_ line, words []string) error {
	for _, word := range words {
		if d.box.Characters.Of(card.ID(word)) == nil {
			return unknown("character", word, d.box.words(card.Characters))
		}
		if s, err := d.seat(word); err == nil {
			return fmt.Errorf("%s sits at the table, in seat %d", word, s)
		}
		d.state.Executed = append(d.state.Executed, card.ID(word))
	}
	return nil
}
