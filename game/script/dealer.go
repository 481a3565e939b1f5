package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// dealer lays the table of a scenario.
type dealer struct {
	*lexicon
	full      *game.State // the table before anything was laid
	state     *game.State // the table being laid
	decks     map[game.Pile]*queue
	from      int             // the line of the scenario's rule; lines above it are for the whole file
	deckLines []line          // the lines that lay a deck
	laid      bool            // a line of the setup other than those changed the table
	landing   *landing        // nil unless the fleet has landed on New Caprica
	placed    game.Seats      // seats whose place a line gives
	said      map[string]line // lines that may not be overwritten, by what they are about
	flying    bool            // the current player was laid in a viper, and has two actions for that
}

// lay lays the quiet table of doc.go, before any line of the setup.
func (d *dealer) lay() error {
	g, err := game.New(d.setup)
	if err != nil {
		return err
	}
	d.state, d.full = g.Snapshot(), g.Snapshot()
	g.Close()
	s := d.state
	solo, two, cooperative := d.with(game.Solo), d.with(game.TwoPlayers), d.with(game.Cooperative)
	for i := range s.Seats {
		seat := &s.Seats[i]
		seat.Character = d.setup.Players[i].Character
		if seat.Character == "" {
			continue
		}
		switch start := d.box.Characters.Of(seat.Character).Setup; start {
		case card.StartsOffBoard:
			seat.OffBoard = !solo
			if solo { // his drawback is ignored (B-VAR-03)
				seat.Place = card.HangarDeck
			}
		case card.StartsInViper:
			seat.Area, seat.Craft = card.PortBow, card.Viper
			s.Fleet(card.Viper).Reserves--
		default:
			seat.Place = start
		}
		if d.box.Characters.Of(seat.Character).Class == card.CylonLeader {
			seat.Allegiance = game.Leader
			continue
		}
		if solo || two || cooperative { // no Loyalty cards, or not yet
			continue
		}
		if err := d.take("not-a-cylon", d.loyaltyHome(d.box.Loyalty.Of("not-a-cylon")), game.Loyalty(game.Seat(i)), game.SeatsOf(game.Seat(i))); err != nil {
			return err
		}
	}
	d.quietNotCylon()
	for _, held := range s.Titles {
		s.SetHolder(held.Title, d.heir(held.Title))
	}
	s.Nukes = 2
	if solo || cooperative {
		s.Nukes = 1
	}
	last := card.Engineering
	if d.box.With("daybreak") { // D-SET-06
		last = card.Treachery
	}
	for skill := card.Politics; skill <= last; skill++ {
		for range 2 {
			deck := s.Piles[game.SkillDeck(skill)]
			s.Piles[game.Destiny] = append(s.Piles[game.Destiny], deck[len(deck)-1])
			s.Piles[game.SkillDeck(skill)] = deck[:len(deck)-1]
		}
	}
	return nil
}

func (d *dealer) with(option string) bool { return slices.Contains(d.setup.Options, option) }

func (d *dealer) heir(title card.Title) game.Seat {
	for _, id := range d.box.Titles.Of(title).Line {
		for s := range d.state.Seats {
			if d.state.Seats[s].Character == id {
				return game.Seat(s)
			}
		}
	}
	return game.NoSeat
}

func (d *dealer) humanHeir(title card.Title) game.Seat {
	for _, id := range d.box.Titles.Of(title).Line {
		for s, seat := range d.state.Seats {
			if seat.Character == id && !seat.Cylon() {
				return game.Seat(s)
			}
		}
	}
	return game.NoSeat
}

// take moves a card from the pile where it begins to the bottom of another.
func (d *dealer) take(id card.ID, from, to game.Pile, seen game.Seats) error {
	s := d.state
	at := slices.IndexFunc(s.Piles[from], func(slot game.Slot) bool { return slot.Card == id && !d.fixed(from, id) })
	if at < 0 && d.decks[from] != nil && d.decks[from].only { // the rest of the deck is out of the game
		from = game.Removed
		at = slices.IndexFunc(s.Piles[from], func(slot game.Slot) bool { return slot.Card == id })
	}
	if at < 0 && isSkillDeck(from) { // it may lie in the unscripted Destiny deck
		if at := slices.IndexFunc(s.Piles[game.Destiny], func(slot game.Slot) bool { return slot.Card == id }); at >= 0 && d.decks[game.Destiny] == nil && to != game.Destiny {
			deck := s.Piles[from]
			s.Piles[game.Destiny][at].Card = deck[len(deck)-1].Card
			s.Piles[from] = deck[:len(deck)-1]
			s.Piles[to] = append(s.Piles[to], game.Slot{Card: id, Seen: seen})
			return nil
		}
	}
	if at < 0 {
		var known []string
		for _, slot := range s.Piles[from] {
			known = append(known, string(slot.Card))
		}
		slices.Sort(known)
		return fmt.Errorf("there is no %q (any more) in the %s%s", id, from, meant(string(id), slices.Compact(known)))
	}
	s.Piles[from] = slices.Delete(s.Piles[from], at, at+1)
	s.Piles[to] = append(s.Piles[to], game.Slot{Card: id, Seen: seen})
	return nil
}

// fixed reports whether every copy of a card left in a deck lies where a deck line put it.
func (d *dealer) fixed(deck game.Pile, id card.ID) bool {
	q := d.decks[deck]
	if q == nil {
		return false
	}
	scripted, there := 0, 0
	for _, c := range q.cards {
		if c.id == id {
			scripted++
		}
	}
	for _, slot := range d.state.Piles[deck] {
		if slot.Card == id {
			there++
		}
	}
	return there <= scripted
}

func isSkillDeck(p game.Pile) bool {
	return p >= game.SkillDeck(0) && p < game.SkillDiscard(0)
}

// home returns the deck that a card comes from.
func (d *dealer) home(id card.ID) (game.Pile, error) {
	if _, err := d.box.card(string(id)); err != nil {
		return 0, err
	}
	if l := d.box.Loyalty.Of(id); l != nil {
		return d.loyaltyHome(l), nil
	}
	for _, p := range decks.values {
		if p != game.Destiny && slices.ContainsFunc(d.full.Piles[p], func(slot game.Slot) bool { return slot.Card == id }) {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%q lies in no deck", id)
}

// put moves cards from their decks into a pile. Their words may have stars.
func (d *dealer) put(words []string, to game.Pile, seen game.Seats, fits func(game.Pile) bool, what string) error {
	words, err := all(words)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		return errors.New("which cards?")
	}
	for _, word := range words {
		id := card.ID(word)
		from, err := d.home(id)
		if err != nil {
			return err
		}
		if !fits(from) {
			return fmt.Errorf("%q is no %s: it belongs to the %s", word, what, from)
		}
		if err := d.take(id, from, to, seen); err != nil {
			return err
		}
	}
	return nil
}

func is(p game.Pile) func(game.Pile) bool { return func(q game.Pile) bool { return p == q } }

// loyaltyHome returns the deck that holds a Loyalty card before it is laid. With Exodus, "not a Cylon" cards have their own (E-LOY-06).
func (d *dealer) loyaltyHome(l *card.Loyalty) game.Pile {
	if l.Team == card.HumanTeam && d.box.With("exodus") {
		return game.NotCylonDeck
	}
	return game.LoyaltyUnused
}

func isLoyalty(p game.Pile) bool { return p == game.LoyaltyUnused || p == game.NotCylonDeck }

// quietNotCylon puts the plain cards on top of the "not a Cylon" deck.
func (d *dealer) quietNotCylon() {
	slices.SortStableFunc(d.state.Piles[game.NotCylonDeck], func(a, b game.Slot) int {
		switch {
		case a.Card == b.Card:
			return 0
		case a.Card == "not-a-cylon":
			return -1
		case b.Card == "not-a-cylon":
			return 1
		}
		return 0
	})
}
