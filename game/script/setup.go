package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// content is what the boxes of a scenario hold, by name.
type content struct {
	characters map[card.ID]*card.Character
	loyalty    map[card.ID]*card.Loyalty
	tokens     map[card.ID]*card.Token
	supply     map[card.Ship]int
	titles     map[card.Title]*card.TitleCard
	places     []card.Place
	cards      map[card.ID]bool // everything that lies in a pile
	abilities  map[card.ID]bool // of characters and titles
	thresholds []card.Threshold
	all        []string // all that a rule line can name as a card
	nukes      int      // how many the Admiral can hold
}

// boxes is the boxes that are built.
func boxes() []string {
	var list []string
	for _, b := range box.All() {
		list = append(list, string(b.ID))
	}
	return list
}

func newContent(setup game.Setup) content {
	c := content{
		map[card.ID]*card.Character{},
		map[card.ID]*card.Loyalty{},
		map[card.ID]*card.Token{},
		map[card.Ship]int{},
		map[card.Title]*card.TitleCard{},
		nil,
		map[card.ID]bool{},
		map[card.ID]bool{},
		nil,
		nil,
		2,
	}
	for _, b := range box.InPlay(setup.Boxes, setup.Options) {
		if b.ID == "exodus" {
			c.nukes = game.MaxNukes
		}
		for i := range b.Characters {
			c.characters[b.Characters[i].ID] = &b.Characters[i]
			for _, a := range b.Characters[i].Abilities {
				c.abilities[a.ID] = true
			}
		}
		for _, p := range b.Pieces {
			if p.ID != "" {
				c.all = append(c.all, string(p.ID))
			}
		}
		for i := range b.Locations {
			for _, o := range b.Locations[i].Options {
				c.abilities[o.ID] = true
			}
		}
		for i := range b.Titles {
			c.titles[b.Titles[i].ID] = &b.Titles[i]
			if id := b.Titles[i].Card; id != "" {
				c.all = append(c.all, string(id))
			}
			for _, a := range b.Titles[i].Actions {
				c.abilities[a.ID] = true
			}
		}
		for i := range b.Loyalty {
			c.loyalty[b.Loyalty[i].ID] = &b.Loyalty[i]
			c.cards[b.Loyalty[i].ID] = true
		}
		for _, tokens := range [][]card.Token{b.GalacticaDamage, b.BasestarDamage, b.Civilians} {
			for i := range tokens {
				c.tokens[tokens[i].ID] = &tokens[i]
				c.cards[tokens[i].ID] = true
			}
		}
		for _, list := range [][]card.Crisis{b.Crises, b.SuperCrises} {
			for i := range list {
				c.cards[list[i].ID] = true
			}
		}
		for _, s := range b.Skills {
			for strength := range s.Copies {
				c.cards[card.SkillID(s.ID, strength)] = true
			}
		}
		for _, q := range b.Quorum {
			c.cards[q.ID] = true
		}
		for _, d := range b.Destinations {
			c.cards[d.ID] = true
		}
		for _, l := range b.Locations {
			c.places = append(c.places, l.ID)
		}
		for _, p := range b.Pieces {
			c.supply[p.Ship] += p.Count
		}
		for _, o := range b.Objectives {
			c.thresholds = o.Thresholds
			c.all = append(c.all, string(o.ID))
		}
		for _, x := range b.Skills {
			c.all = append(c.all, string(x.ID))
		}
	}
	c.all = append(append(append(c.all, keysOf(c.cards)...), keysOf(c.characters)...), keys(shipKinds.values)...)
	for title := range c.titles {
		c.all = append(c.all, title.String())
	}
	for _, place := range c.places {
		c.all = append(c.all, string(place))
	}
	slices.Sort(c.all)
	return c
}

func (c *content) place(word string) (card.Place, error) {
	known := map[string]card.Place{}
	for _, p := range c.places {
		known[string(p)] = p
	}
	return names[card.Place]{"location", known}.find(word)
}

func (c *content) card(word string) (card.ID, error) {
	if c.cards[card.ID(word)] {
		return card.ID(word), nil
	}
	var known []string
	for id := range c.cards {
		known = append(known, string(id))
	}
	slices.Sort(known)
	return "", unknown("card or token", word, known)
}

// queue is what is known of a deck from the top down.
type queue struct {
	cards []queued
	next  int
	any   bool // what comes after the scripted cards may be drawn too
	only  bool // the deck was laid to hold nothing else
}

type queued struct {
	id   card.ID
	at   line
	must bool // it must be drawn or looked at
	used bool
}

// lay is the quiet table of doc.go, before any line of the setup.
func (r *run) lay() error {
	g, err := game.New(r.setup)
	if err != nil {
		return err
	}
	r.state, r.full = g.Snapshot(), g.Snapshot()
	g.Close()
	s := r.state
	solo, two, cooperative := r.with(game.Solo), r.with(game.TwoPlayers), r.with(game.Cooperative)
	for i := range s.Seats {
		seat := &s.Seats[i]
		seat.Character = r.setup.Players[i].Character
		if seat.Character == "" {
			continue
		}
		switch start := r.box.characters[seat.Character].Setup; start {
		case card.StartsOffBoard:
			seat.OffBoard = !solo
			if solo { // his drawback is ignored (B-VAR-03)
				seat.Place = card.HangarDeck
			}
		case card.StartsInViper:
			seat.Area = card.PortBow
			s.Vipers.Reserves--
		default:
			seat.Place = start
		}
		if solo || two || cooperative { // no Loyalty cards, or not yet
			continue
		}
		if err := r.take("not-a-cylon", r.loyaltyHome(r.box.loyalty["not-a-cylon"]), game.Loyalty(game.Seat(i)), game.SeatsOf(game.Seat(i))); err != nil {
			return err
		}
	}
	r.quietNotCylon()
	for _, held := range s.Titles {
		s.SetHolder(held.Title, r.heir(held.Title))
	}
	s.Nukes = 2
	if solo || cooperative {
		s.Nukes = 1
	}
	for skill := card.Politics; skill <= card.Engineering; skill++ {
		for range 2 {
			deck := s.Piles[game.SkillDeck(skill)]
			s.Piles[game.Destiny] = append(s.Piles[game.Destiny], deck[len(deck)-1])
			s.Piles[game.SkillDeck(skill)] = deck[:len(deck)-1]
		}
	}
	return nil
}

func (r *run) with(option string) bool { return slices.Contains(r.setup.Options, option) }

func (r *run) heir(title card.Title) game.Seat {
	for _, id := range r.box.titles[title].Line {
		for s := range r.state.Seats {
			if r.state.Seats[s].Character == id {
				return game.Seat(s)
			}
		}
	}
	return game.NoSeat
}

// take moves a card from the place where the box keeps it to the bottom of a pile.
func (r *run) take(id card.ID, from, to game.Pile, seen game.Seats) error {
	s := r.state
	at := slices.IndexFunc(s.Piles[from], func(slot game.Slot) bool { return slot.Card == id && !r.fixed(from, id) })
	if at < 0 && r.decks[from] != nil && r.decks[from].only { // the rest of the deck is out of the game
		from = game.Removed
		at = slices.IndexFunc(s.Piles[from], func(slot game.Slot) bool { return slot.Card == id })
	}
	if at < 0 && r.isSkillDeck(from) { // it may lie in the Destiny deck that nobody scripted
		if at := slices.IndexFunc(s.Piles[game.Destiny], func(slot game.Slot) bool { return slot.Card == id }); at >= 0 && r.decks[game.Destiny] == nil && to != game.Destiny {
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

// fixed says whether every copy of a card left in a deck lies where a deck line put it.
func (r *run) fixed(deck game.Pile, id card.ID) bool {
	q := r.decks[deck]
	if q == nil {
		return false
	}
	scripted, there := 0, 0
	for _, c := range q.cards {
		if c.id == id {
			scripted++
		}
	}
	for _, slot := range r.state.Piles[deck] {
		if slot.Card == id {
			there++
		}
	}
	return there <= scripted
}

func (r *run) isSkillDeck(p game.Pile) bool {
	return p >= game.SkillDeck(0) && p < game.SkillDiscard(0)
}

// home is the deck that a card comes from.
func (r *run) home(id card.ID) (game.Pile, error) {
	if _, err := r.box.card(string(id)); err != nil {
		return 0, err
	}
	if l := r.box.loyalty[id]; l != nil {
		return r.loyaltyHome(l), nil
	}
	for _, p := range decks.values {
		if p != game.Destiny && slices.ContainsFunc(r.full.Piles[p], func(slot game.Slot) bool { return slot.Card == id }) {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%q lies in no deck", id)
}

// put moves cards, written with stars, from their decks into a pile.
func (r *run) put(words []string, to game.Pile, seen game.Seats, fits func(game.Pile) bool, what string) error {
	words, err := all(words)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		return errors.New("which cards?")
	}
	for _, word := range words {
		id := card.ID(word)
		from, err := r.home(id)
		if err != nil {
			return err
		}
		if !fits(from) {
			return fmt.Errorf("%q is no %s: it belongs to the %s", word, what, from)
		}
		if err := r.take(id, from, to, seen); err != nil {
			return err
		}
	}
	return nil
}

func is(p game.Pile) func(game.Pile) bool { return func(q game.Pile) bool { return p == q } }

// deck lays the top of a deck: `deck NAME [only] CARD... [then CARD...] [any]`.
func (r *run) deck(l line, words []string) error {
	if len(words) < 2 {
		return errors.New("deck NAME CARD…")
	}
	if words[0] == "skills" {
		if len(words) != 2 || words[1] != "any" {
			return errors.New("of all Skill decks at once only `deck skills any` can be said")
		}
		for s := card.Politics; s <= card.Engineering; s++ {
			r.queue(game.SkillDeck(s)).any = true
		}
		return nil
	}
	p, err := decks.find(words[0])
	if err != nil {
		return err
	}
	if q := r.decks[p]; q != nil && len(q.cards) > 0 {
		return fmt.Errorf("the %s was laid already by line %d", p, q.cards[0].at.at)
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
		from, err := r.home(id)
		if err != nil {
			return err
		}
		if p == game.Destiny && !r.isSkillDeck(from) || p == game.LoyaltyDeck && r.box.loyalty[id] == nil || p != game.Destiny && p != game.LoyaltyDeck && from != p {
			return fmt.Errorf("%q is no card of the %s deck: it belongs to the %s", word, words[0], from)
		}
		if err := r.take(id, from, game.Removed, 0); err != nil {
			return err
		}
		laid = append(laid, queued{id: id, at: l, must: must})
	}
	s := r.state
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
	case p == game.Destiny: // the deck keeps its 10 cards
		for range min(len(top), len(rest)) {
			last := rest[len(rest)-1]
			rest = rest[:len(rest)-1]
			home, _ := r.home(last.Card)
			s.Piles[home] = append(s.Piles[home], last)
		}
	}
	s.Piles[p] = append(top, rest...)
	if p == game.LoyaltyDeck {
		for _, c := range laid {
			s.Dealt = append(s.Dealt, c.id)
		}
	}
	q := r.queue(p)
	q.cards, q.any, q.only = laid, open, only
	return nil
}

func (r *run) queue(p game.Pile) *queue {
	if r.decks[p] == nil {
		r.decks[p] = &queue{}
	}
	return r.decks[p]
}

// setupLine carries out one line of the setup.
func (r *run) setupLine(l line) error {
	s := r.state
	args := l.words[1:]
	r.laid = true
	need := func(n int) error {
		if len(args) < n {
			return fmt.Errorf("%s needs %d words more", l.words[0], n-len(args))
		}
		return nil
	}
	if which, ok := resources.values[l.words[0]]; ok {
		n, err := number(args[0])
		if err == nil && (n < 0 || n > game.MaxResource) {
			err = fmt.Errorf("a dial shows 0 to %d", game.MaxResource)
		}
		s.Resources[which] = n
		return err
	}
	for _, track := range []struct {
		name string
		at   *int
		most int
	}{{"distance", &s.Distance, 15}, {"jump-prep", &s.JumpPrep, 4}, {"nukes", &s.Nukes, r.box.nukes}} {
		if l.words[0] != track.name {
			continue
		}
		n, err := number(args[0])
		if err == nil && (n < 0 || n > track.most) {
			err = fmt.Errorf("the %s goes from 0 to %d", track.name, track.most)
		}
		*track.at = n
		return err
	}
	withSeat := func(do func(game.Seat) error) error {
		seat, err := r.seat(args[0])
		if err != nil {
			return err
		}
		args = args[1:]
		return do(seat)
	}
	switch l.words[0] {
	case "president", "admiral", "cag":
		return withSeat(func(seat game.Seat) error {
			at := slices.IndexFunc(s.Titles, func(held game.Held) bool { return held.Title.String() == l.words[0] })
			if at < 0 {
				return errNoFleet
			}
			s.Titles[at].Holder = seat
			return nil
		})
	case "pursuit", "mark-vii":
		return r.setFleet(l.words[0], args)
	case "raptors":
		n, err := number(args[0])
		if err == nil && (n < 0 || n > r.box.supply[card.Raptor]) {
			err = fmt.Errorf("there are %d raptors", r.box.supply[card.Raptor])
		}
		s.Raptors, s.RaptorsLost = n, r.box.supply[card.Raptor]-n
		return err
	case "give":
		return withSeat(func(seat game.Seat) error {
			return r.put(args, game.Hand(seat), game.SeatsOf(seat), r.isSkillDeck, "Skill card")
		})
	case "loyalty":
		if err := need(2); err != nil {
			return err
		}
		return withSeat(func(seat game.Seat) error { return r.setLoyalty(seat, args, game.SeatsOf(seat)) })
	case "hidden":
		return withSeat(func(seat game.Seat) error {
			return r.put(args, game.Loyalty(seat), game.SeatsOf(seat), isLoyalty, "Loyalty card")
		})
	case "cylon", "sympathizer":
		return withSeat(func(seat game.Seat) error {
			s.Seats[seat] = game.SeatState{
				Character: s.Seats[seat].Character, Place: card.ResurrectionShip, Cylon: true,
				Sympathizer: l.words[0] == "sympathizer", Spent: s.Seats[seat].Spent,
			}
			if s.Seats[seat].Sympathizer {
				args = []string{"sympathizer"}
			}
			if err := r.setLoyalty(seat, args, game.All); err != nil {
				return err
			}
			for _, held := range s.Titles {
				if held.Holder == seat {
					s.SetHolder(held.Title, r.humanHeir(held.Title))
				}
			}
			return nil
		})
	case "at":
		if err := need(2); err != nil {
			return err
		}
		return withSeat(func(seat game.Seat) error { return r.setPlace(seat, args) })
	case "deck":
		return r.deck(l, args)
	case "discard":
		if err := need(2); err != nil {
			return err
		}
		return r.setDiscard(args)
	case "quorum":
		return r.put(args, game.QuorumHand, game.SeatsOf(s.President()), is(game.QuorumDeck), "Quorum card")
	case "super":
		return withSeat(func(seat game.Seat) error {
			return r.put(args, game.SuperHand(seat), game.SeatsOf(seat), is(game.SuperDeck), "Super Crisis card")
		})
	case "keep":
		return withSeat(func(seat game.Seat) error {
			return r.put(args, game.KeptQuorum(seat), game.All, is(game.QuorumDeck), "Quorum card")
		})
	case "in-play":
		for _, word := range args {
			to := game.InPlay
			if word == "accept-prophecy" {
				to = game.QuorumInPlay
			}
			if err := r.put([]string{word}, to, game.All, func(p game.Pile) bool {
				return p == game.CrisisDeck || p == game.SuperDeck || p == game.QuorumDeck
			}, "card that stays in play"); err != nil {
				return err
			}
		}
		return nil
	case "travelled":
		return r.put(args, game.Travelled, game.All, func(p game.Pile) bool { return p == game.DestinationDeck || p == game.CrisisDeck }, "destination")
	case "known":
		return r.setKnown(args)
	case "remove":
		return r.put(args, game.Removed, game.All, func(game.Pile) bool { return true }, "card")
	case "put":
		return r.putShips(args)
	case "centurions":
		if len(args) != len(s.Centurions)-1 {
			return fmt.Errorf("centurions are set by space: %d numbers from Start on", len(s.Centurions)-1)
		}
		total := 0
		for i, word := range args {
			n, err := number(word)
			if err != nil {
				return err
			}
			s.Centurions[i] = n
			total += n
		}
		if total > r.box.supply[card.Centurion] {
			return fmt.Errorf("there are %d centurions", r.box.supply[card.Centurion])
		}
		return nil
	case "vipers":
		return r.setVipers(args)
	case "damage":
		for _, word := range args {
			if _, err := r.box.place(word); err != nil {
				return err
			}
			if r.box.tokens["damage-"+card.ID(word)] == nil {
				return fmt.Errorf("%s cannot be damaged", word)
			}
			if err := r.put([]string{"damage-" + word}, game.DamageOnBoard, game.All, is(game.DamagePile), "damage token"); err != nil {
				return err
			}
		}
		return nil
	case "spent":
		for _, word := range args {
			seat, err := r.seat(word)
			if err != nil {
				return err
			}
			s.Seats[seat].Spent = true
		}
		return nil
	case "executed":
		return r.setExecuted(args)
	case "assist":
		return r.setAssist(args)
	case "used":
		for _, word := range args {
			if !r.box.abilities[card.ID(word)] && !r.isTitle(word) {
				return unknown("ability or card that is used once a turn", word, r.limited())
			}
			s.UsedThisTurn = append(s.UsedThisTurn, card.ID(word))
		}
		return nil
	case "turns":
		if err := need(2); err != nil {
			return err
		}
		return withSeat(func(seat game.Seat) error {
			n, err := number(args[0])
			s.Seats[seat].Turns = n
			return err
		})
	case "die":
		return nil // counted when the scenario began
	}
	return unknown("line of a setup (the play comes after the line `turn`)", l.words[0], append(slices.Clone(setupWords), playWords...))
}

var setupWords = []string{
	"boxes", "option", "seats", "seed", "fuel", "food", "morale", "population", "distance", "jump-prep", "nukes", "president", "admiral", "cag", "pursuit", "mark-vii",
	"raptors", "give", "loyalty", "hidden", "cylon", "sympathizer", "at", "deck", "discard", "quorum", "super", "keep", "in-play", "travelled", "known", "remove",
	"put", "centurions", "vipers", "damage", "spent", "executed", "assist", "used", "turns", "die", "turn", "begin",
}

// setAssist is the assist character of a solo game, whether it has used its ability, and its Loyalty cards, face down.
func (r *run) setAssist(words []string) error {
	s := r.state
	s.Assist = card.ID(words[0])
	if r.box.characters[s.Assist] == nil {
		return unknown("character", words[0], keysOf(r.box.characters))
	}
	if words = words[1:]; len(words) > 0 && (words[0] == "spent" || words[0] == "gone") {
		s.AssistSpent, s.AssistGone = words[0] == "spent", words[0] == "gone"
		words = words[1:]
	}
	if len(words) == 0 {
		return nil
	}
	return r.put(words, game.AssistLoyalty, 0, isLoyalty, "Loyalty card")
}

// isTitle says whether a word is the title of a Skill card.
func (r *run) isTitle(word string) bool {
	for id := range r.box.cards {
		if title, strength := game.SplitSkill(id); strength >= 0 && string(title) == word {
			return true
		}
	}
	return false
}

func (r *run) limited() []string {
	var list []string
	for id := range r.box.abilities {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return append(list, "executive-order")
}

func (r *run) humanHeir(title card.Title) game.Seat {
	for _, id := range r.box.titles[title].Line {
		for s, seat := range r.state.Seats {
			if seat.Character == id && !seat.Cylon {
				return game.Seat(s)
			}
		}
	}
	return game.NoSeat
}

// setLoyalty replaces the Loyalty cards of a seat.
func (r *run) setLoyalty(seat game.Seat, words []string, seen game.Seats) error {
	for _, slot := range r.state.Piles[game.Loyalty(seat)] {
		home := r.loyaltyHome(r.box.loyalty[slot.Card])
		r.state.Piles[home] = append(r.state.Piles[home], game.Slot{Card: slot.Card})
	}
	r.state.Piles[game.Loyalty(seat)] = nil
	if len(words) == 0 || words[0] == "none" {
		return nil
	}
	return r.put(words, game.Loyalty(seat), seen, isLoyalty, "Loyalty card")
}

// setKnown is `known SEAT PILE CARD...`: the seat knows these cards where they lie.
func (r *run) setKnown(args []string) error {
	if len(args) < 3 {
		return errors.New("known SEAT PILE CARD…")
	}
	seat, err := r.observer(args[0])
	if err != nil {
		return err
	}
	pile, err := r.pile(args[1])
	if err != nil {
		return err
	}
	if err := r.known(args[2:]); err != nil {
		return err
	}
	words, err := all(args[2:])
	if err != nil {
		return err
	}
	slots := r.state.Piles[pile]
	for _, word := range words {
		at := slices.IndexFunc(slots, func(slot game.Slot) bool { return string(slot.Card) == word && !slot.Seen.Has(seat) })
		if at < 0 {
			return fmt.Errorf("there is no %s in %s that %s does not know yet", word, args[1], args[0])
		}
		slots[at].Seen |= game.SeatsOf(seat)
	}
	return nil
}

func (r *run) setPlace(seat game.Seat, args []string) error {
	s := &r.state.Seats[seat]
	if s.Piloting() && s.MarkVII {
		r.state.CylonFleet.MarkVII.Damaged++
	} else if s.Piloting() {
		r.state.Vipers.Reserves++
	}
	s.Place, s.Area, s.MarkVII, s.OffBoard = "", card.NoArea, false, false
	switch args[0] {
	case "off-board":
		s.OffBoard = true
	case "viper", "mark-vii":
		if len(args) != 2 {
			return errors.New("at SEAT viper AREA, or at SEAT mark-vii AREA")
		}
		area, err := areas.find(args[1])
		if err != nil {
			return err
		}
		s.Area = area
		if args[0] == "mark-vii" {
			s.MarkVII = true
			return r.fromDamaged(1)
		}
		return r.fromReserves(1)
	default:
		place, err := r.box.place(strings.Join(args, " "))
		s.Place = place
		return err
	}
	return nil
}

func (r *run) fromReserves(n int) error {
	r.state.Vipers.Reserves -= n
	if r.state.Vipers.Reserves < 0 {
		return fmt.Errorf("there are %d vipers in all", r.box.supply[card.Viper])
	}
	return nil
}

// setVipers is `vipers damaged 2 destroyed 1`.
func (r *run) setVipers(args []string) error {
	if len(args)%2 != 0 {
		return errors.New("vipers damaged N, or vipers destroyed N")
	}
	for i := 0; i < len(args); i += 2 {
		n, err := number(args[i+1])
		if err != nil {
			return err
		}
		switch args[i] {
		case "damaged":
			r.state.Vipers.Damaged += n
		case "destroyed":
			r.state.Vipers.Destroyed += n
		default:
			return unknown("box of vipers", args[i], []string{"damaged", "destroyed"})
		}
		if err := r.fromReserves(n); err != nil {
			return err
		}
	}
	return nil
}

// setDiscard lays a discard pile, the first card on top.
func (r *run) setDiscard(args []string) error {
	deck, err := decks.find(args[0])
	if err != nil {
		return err
	}
	var to game.Pile
	switch {
	case r.isSkillDeck(deck):
		to = deck + game.SkillDiscard(0) - game.SkillDeck(0)
	case deck == game.CrisisDeck:
		to = game.CrisisDiscard
	case deck == game.SuperDeck:
		to = game.SuperDiscard
	case deck == game.QuorumDeck:
		to = game.QuorumDiscard
	case deck == game.NotCylonDeck:
		to = game.NotCylonDiscard
	default:
		return fmt.Errorf("the %s has no discard pile", deck)
	}
	return r.put(args[1:], to, game.All, is(deck), "card of this deck")
}

// putShips is `put SHIP... in AREA`, or `behind AREA` for the Cylon Fleet board; a basestar may have tokens: basestar:critical-hit,disabled-hangar.
func (r *run) putShips(args []string) error {
	behind := len(args) > 2 && args[len(args)-2] == "behind"
	if len(args) < 3 || args[len(args)-2] != "in" && !behind {
		return errors.New("put SHIP... in AREA, or put SHIP... behind AREA")
	}
	area, err := areas.find(args[len(args)-1])
	if err != nil {
		return err
	}
	list, err := all(args[:len(args)-2])
	if err != nil {
		return err
	}
	if behind {
		return r.putBehind(list, area)
	}
	s := r.state
	for _, word := range list {
		kind, detail, detailed := strings.Cut(word, ":")
		ship, err := shipKinds.find(kind)
		if err != nil {
			return err
		}
		if detailed && ship != card.Civilian && ship != card.Basestar {
			return fmt.Errorf("a %s is like any other: %q", ship, word)
		}
		supply := func(now int) error {
			if now >= r.box.supply[ship] {
				return fmt.Errorf("there are only %d %ss", r.box.supply[ship], ship)
			}
			return nil
		}
		switch ship {
		case card.Raider:
			err = supply(s.RaidersInSpace() + s.AllBehind(ship))
			s.Raiders[area]++
		case card.HeavyRaider:
			err = supply(s.HeavyRaidersInSpace() + s.AllBehind(ship))
			s.HeavyRaiders[area]++
		case card.Viper:
			err = r.fromReserves(1)
			s.Vipers.Space[area]++
		case card.MarkVII:
			err = r.fromDamaged(1)
			if err == nil {
				s.CylonFleet.MarkVII.Space[area]++
			}
		case card.Civilian:
			if !detailed {
				return errors.New("which civilian ship? civilian:civilian-1-population")
			}
			err = r.putCivilian(detail, area)
		case card.Basestar:
			n := slices.IndexFunc(s.Basestars[:], func(b game.BasestarState) bool { return b == game.BasestarState{} })
			if n < 0 || n >= r.box.supply[ship] {
				return supply(r.box.supply[ship])
			}
			s.Basestars[n].Area = area
			if detailed {
				err = r.put(strings.Split(detail, ","), game.BasestarTokens(n), game.All, is(game.BasestarDamagePile), "damage token of basestars")
			}
		default:
			return fmt.Errorf("a %s stands in no area", ship)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// putCivilian puts a civilian ship, which may be written without "civilian-", and population-2 for 2-population.
func (r *run) putCivilian(word string, area card.Area) error {
	var known []string
	for _, slot := range r.full.Piles[game.CivilianPile] {
		if id := string(slot.Card); !slices.Contains(known, id) {
			known = append(known, id)
		}
	}
	what, n, _ := strings.Cut(word, "-")
	for _, id := range []string{word, "civilian-" + word, "civilian-" + n + "-" + what} {
		if slices.Contains(known, id) {
			return r.put([]string{id}, game.Civilians(area), 0, is(game.CivilianPile), "civilian ship")
		}
	}
	return unknown("civilian ship", word, known)
}

// begunFlying has whoever is laid in a viper, with the turn's movement or action to come, begin his turn there: he has what his sheet gives
// him for it (B-CHAR-10).
func (r *run) begunFlying(seat game.Seat, step game.Step) {
	s := r.state
	if step <= game.TurnStart || step > game.ActionStep || !s.Seats[seat].Piloting() || slices.Contains(s.UsedThisTurn, expertPilot) {
		return
	}
	for _, a := range r.box.characters[s.Seats[seat].Character].Abilities {
		if a.ID == expertPilot && !s.Seats[seat].Cylon {
			r.flying = true
			s.UsedThisTurn = append(s.UsedThisTurn, expertPilot)
		}
	}
}

// expertPilot is the ability of whoever starts the turn piloting a viper.
const expertPilot card.ID = "expert-pilot"

// begin sets the turn and the step, and what follows from the distance.
func (r *run) begin(l line) error {
	s := r.state
	if l.words[0] == "begin" { // a game from its setup on
		seat, err := r.seat(l.words[1])
		if err != nil {
			return err
		}
		unplayed := r.setup // without characters nothing has happened before the first is chosen
		unplayed.Players = make([]game.Player, len(r.setup.Players))
		g, err := game.New(unplayed)
		if err != nil {
			return err
		}
		r.setupPlay = true
		*s = *g.Snapshot()
		g.Close()
		s.Setup = r.setup
		if r.laid {
			return errors.New("a game that begins with its setup lays its own table: no line of a setup may come before")
		}
		s.Step = game.SetupCharacters
		s.First, s.Current = seat, seat
		for i := range s.Seats {
			s.Seats[i].Character = ""
		}
		return nil
	}
	if len(l.words) != 3 {
		return errors.New("turn SEAT STEP")
	}
	seat, err := r.seat(l.words[1])
	if err != nil {
		return err
	}
	step, err := steps.find(l.words[2])
	if err != nil {
		return err
	}
	if step < game.TurnStart || step > game.TurnEnd {
		return fmt.Errorf("%q is no step of a turn; a game is set up by the line `begin SEAT`", step)
	}
	s.Turn = max(s.Turn, 1)
	s.Seats[seat].Turns = max(s.Seats[seat].Turns, 1)
	s.Current, s.First, s.Step = seat, seat, step
	r.begunFlying(seat, step)
	for i := range s.Piles[game.QuorumHand] {
		s.Piles[game.QuorumHand][i].Seen = game.SeatsOf(s.President())
	}
	// A crisis that nobody scripted asks before it does anything.
	if q := r.decks[game.CrisisDeck]; q == nil || !q.any {
		laid := 0
		if q != nil {
			laid = len(q.cards)
		}
		for i := laid; i < len(s.Piles[game.CrisisDeck]); i++ {
			deck := s.Piles[game.CrisisDeck]
			if deck[i].Card == "food-shortage" || deck[i].Card == "water-shortage-basestars-jump" {
				deck[i], deck[laid] = deck[laid], deck[i]
				laid++
			}
		}
	}
	s.Thresholds = 0
	for _, t := range r.box.thresholds {
		if s.Distance >= t.At {
			s.Thresholds++
			if slices.Contains(t.Effect, card.Effect(card.NextJumpWins{})) {
				s.LastJump = true
			}
		}
	}
	return nil
}
