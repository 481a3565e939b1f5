package game

import (
	"cmp"
	"slices"
	"strings"

	"battlestar/game/card"
)

// skillTypes are the types that may be drawn without a limit.
func (g *Game) skillTypes() []card.Skill { return g.cat.SkillTypes() }

// ownTypes are the types of a player's skill set (B-CARD-03, P-LEAD-03), or all types if the player has none, as a Cylon player (P-CYLOC-05,
// P-SYM-04).
func (g *Game) ownTypes(s Seat) []card.Skill {
	if !g.stands(s).sheet {
		return g.skillTypes()
	}
	return typesOf(g.sheet(s))
}

// typesOf are the types of a skill set.
func typesOf(sheet *card.Character) []card.Skill {
	var types []card.Skill
	for _, line := range sheet.Draws {
		for _, skill := range line.Types {
			if !slices.Contains(types, skill) {
				types = append(types, skill)
			}
		}
	}
	slices.Sort(types)
	return types
}

// chooseSkill asks for a type to draw, as the nth of several picks. The types are public (B-CARD-02).
func (g *Game) chooseSkill(s Seat, types []card.Skill, n, of int, rule string) card.Skill {
	var options []Option
	for _, skill := range types {
		options = append(options, option(Choice{Kind: TheSkill, Skill: skill}))
	}
	return g.choose(s, Decision{Kind: ChooseSkillType, Options: options, Pick: n, Picks: of, Rule: rule}).Skill
}

// drawOwnTypes draws n cards of any types in the skill set (B-CHAR-02). All types are named before the first card is looked at (B-X-06).
func (g *Game) drawOwnTypes(s Seat, n int, rule string) { g.drawFrom(s, g.ownTypes(s), n, rule) }

func (g *Game) drawFrom(s Seat, from []card.Skill, n int, rule string) {
	g.drawLines(s, []card.SkillLine{{N: n, Types: from}}, rule, rule)
}

// drawDifferent draws n cards of n different types (E-RULE-07).
func (g *Game) drawDifferent(s Seat, n int, rule string) {
	var types []card.Skill
	g.together(func() {
		for i := range n {
			left := slices.DeleteFunc(slices.Clone(g.skillTypes()), func(t card.Skill) bool { return slices.Contains(types, t) })
			types = append(types, g.chooseSkill(s, left, i+1, n, rule))
			if g.house(SkillsOneByOne) {
				g.drawSkills(s, types[i:], rule)
			}
		}
	})
	if !g.house(SkillsOneByOne) {
		g.drawSkills(s, types, rule)
	}
}

// drawLines draws the cards of some lines of a skill set. All types are named before a card is looked at (B-X-06). For a line without a choice,
// nobody is asked.
func (g *Game) drawLines(s Seat, lines []card.SkillLine, asks, rule string) {
	split := 0
	for _, line := range lines {
		if len(line.Types) > 1 {
			split += line.N
		}
	}
	var types []card.Skill
	asked := 0
	g.together(func() {
		for _, line := range lines {
			for range line.N {
				skill := line.Types[0]
				if len(line.Types) > 1 {
					asked++
					skill = g.chooseSkill(s, line.Types, asked, split, asks)
				}
				if g.house(SkillsOneByOne) {
					g.drawSkills(s, []card.Skill{skill}, rule)
					continue
				}
				types = append(types, skill)
			}
		}
	})
	g.drawSkills(s, types, rule)
}

// drawSkills draws one card of each type into the hand. If neither the deck nor the discard pile of a type has a card, it is skipped (B-CARD-12).
func (g *Game) drawSkills(s Seat, types []card.Skill, rule string) {
	g.together(func() {
		for _, skill := range types {
			if g.state.Count(SkillDeck(skill)) == 0 {
				g.reshuffle(SkillDeck(skill))
			}
			if g.state.Count(SkillDeck(skill)) == 0 {
				g.nothing(EmptySkillDeck, Event{Rule: "B-CARD-12", Seat: s, From: SkillDeck(skill)})
				continue
			}
			g.move(SkillDeck(skill), 0, Hand(s), -1, SeatsOf(s), s, rule)
			g.reshuffleIfEmpty(SkillDeck(skill))
		}
	})
}

// uncover shows the top card of a discard pile after a card was taken from it (B-CARD-04).
func (g *Game) uncover(discard Pile) {
	if g.state.Count(discard) > 0 {
		g.turnUp(discard, 0, NoCause, "B-CARD-04")
	}
}

// reshuffle shuffles the discard pile into a new deck (B-CARD-11).
func (g *Game) reshuffle(deck Pile) {
	discard := deck.Discards()
	if discard == NoPile || g.state.Count(discard) == 0 {
		return
	}
	g.emit(Event{Kind: CardsGathered, Rule: "B-CARD-11", From: discard, To: deck})
	g.shuffle(deck, "B-CARD-11")
}

// reshuffleIfEmpty reshuffles a deck as soon as it has run out.
func (g *Game) reshuffleIfEmpty(deck Pile) {
	if g.state.Count(deck) == 0 {
		g.reshuffle(deck)
	}
}

// buildDestiny makes a new Destiny deck: 2 cards from each Skill deck, shuffled, unseen (B-SETUP-13).
func (g *Game) buildDestiny() {
	g.together(func() {
		for _, skill := range g.skillTypes() {
			for range 2 {
				g.reshuffleIfEmpty(SkillDeck(skill))
				if g.state.Count(SkillDeck(skill)) > 0 {
					g.move(SkillDeck(skill), 0, Destiny, 0, 0, NoSeat, "B-SETUP-13")
				}
			}
		}
	})
	for _, skill := range g.skillTypes() {
		g.reshuffleIfEmpty(SkillDeck(skill))
	}
	g.shuffle(Destiny, "B-SETUP-13")
}

// handOptions returns the cards of a hand as private options, with equal cards told apart by a number. They are in order of their ids, which tells
// nothing about when they were drawn.
func (g *Game) handOptions(p Pile, fits func(id card.ID) bool) []Option {
	var few [24]card.ID // room without an allocation for nearly all hands
	ids := few[:0]
	for _, slot := range g.state.Piles[p] {
		if fits == nil || fits(slot.Card) {
			ids = append(ids, slot.Card)
		}
	}
	slices.Sort(ids)
	options := make([]Option, 0, len(ids)+1)
	nth := int8(0)
	for i, id := range ids {
		nth++
		if i == 0 || ids[i-1] != id {
			nth = 0
		}
		options = append(options, Option{Choice: Choice{Kind: TheCard, Card: id, N: nth}, Private: true})
	}
	return options
}

// placesByID returns the places of the cards of a hand in order of their ids, so that whoever looks through a hand cannot see when its cards were
// drawn.
func (g *Game) placesByID(p Pile) []int { return g.placesFor(NoSeat, p) }

// placesFor is placesByID for a seat that looks through the hand: of equal cards, those that it has seen there before come first.
func (g *Game) placesFor(seat Seat, p Pile) []int {
	pile := g.state.Piles[p]
	places := make([]int, len(pile))
	for i := range places {
		places[i] = i
	}
	seen := func(at int) int { return one(!pile[at].Seen.Has(seat)) }
	slices.SortStableFunc(places, func(a, b int) int {
		return cmp.Or(strings.Compare(string(pile[a].Card), string(pile[b].Card)), cmp.Compare(seen(a), seen(b)))
	})
	return places
}

// discards is cards of a hand to be discarded. They count if the player chose them: some cards then have an effect (D-TRE-08).
type discards struct {
	cards  []Choice
	counts bool
}

// chooseDiscards asks for n cards of the hand, in private and always, even if there is nothing to choose (B-SECRET-04). If the hand has fewer, all go
// (B-CARD-05). Apollo is not asked which cards he must discard: chance decides (B-CHAR-08).
func (g *Game) chooseDiscards(s Seat, n int, kind Kind, about card.ID, rule string) discards {
	n = min(n, g.state.Count(Hand(s)))
	if n == 0 {
		return discards{}
	}
	if g.has(s, card.Headstrong) {
		return discards{cards: g.randomCards(s, n)}
	}
	return discards{cards: g.pickDiscards(s, n, kind, about, rule), counts: true}
}

// pay has a player discard n cards as a cost they chose to pay, or all cards if the hand has fewer. Here even Apollo chooses which (B-CHAR-08).
func (g *Game) pay(s Seat, n int, about card.ID, rule string) {
	if n = min(n, g.state.Count(Hand(s))); n > 0 {
		g.discardChosen(s, discards{cards: g.pickDiscards(s, n, DiscardCards, about, rule), counts: true}, rule)
	}
}

// pickDiscards asks for n cards of a hand that has at least n.
func (g *Game) pickDiscards(s Seat, n int, kind Kind, about card.ID, rule string) []Choice {
	return g.ask(Decision{Kind: kind, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Hand(s), nil), Min: n, Max: n, N: n, About: about, Rule: rule}).Picks
}

// randomCards returns n random cards of a hand (B-CARD-06). It draws places, so that the result does not depend on what the other cards are.
func (g *Game) randomCards(s Seat, n int) []Choice {
	left := slices.Clone(g.state.Piles[Hand(s)])
	var picks []Choice
	for range min(n, len(left)) {
		i := g.state.draw(ChanceDiscard, len(left))
		picks = append(picks, Choice{Kind: TheCard, Card: left[i].Card})
		left = slices.Delete(left, i, i+1)
	}
	return picks
}

func (g *Game) discardChosen(s Seat, d discards, rule string) {
	g.together(func() {
		for _, c := range d.cards {
			if d.counts && len(g.cat.Skill(c.Card).Dropped) > 0 && g.human(s) { // D-TRE-07
				g.owed.mutinies = append(g.owed.mutinies, s)
			}
			g.discardAt(s, g.find(Hand(s), c.Card), rule)
		}
	})
}

// discardAt puts a card of a hand faceup on the discard pile of its type (B-CARD-04).
func (g *Game) discardAt(s Seat, at int, rule string) {
	id := g.state.Piles[Hand(s)][at].Card
	g.move(Hand(s), at, SkillDiscard(g.cat.Skill(id).Type), 0, All, s, rule)
	g.dropped(s, id)
}

// discard is the effect "discards N skill" for one or more players: they choose in secret, then all discard at once (B-CARD-07).
func (g *Game) discard(seats []Seat, n int, random bool, about card.ID, rule string) {
	chosen := make([]discards, len(seats))
	spared := g.spareOne(seats, n, about)
	for i, s := range seats {
		if s == NoSeat || g.letIgnore(s, about) {
			continue
		}
		less := max(0, n-one(s == spared)-g.deceive(s, about))
		if random {
			chosen[i] = discards{cards: g.randomCards(s, less)}
		} else {
			chosen[i] = g.chooseDiscards(s, less, DiscardCards, about, rule)
		}
	}
	g.together(func() {
		for i, s := range seats {
			g.discardChosen(s, chosen[i], rule)
		}
	})
}

// discardHand is the effect "discards hand". Nobody is asked which cards, so none counts as chosen (D-TRE-09), unless the player may keep one
// (D-CHAR-08, D-CHAR-09).
func (g *Game) discardHand(s Seat, about card.ID) {
	const rule = "B-CARD-05"
	held := g.state.Count(Hand(s))
	spared := g.spareOne([]Seat{s}, held, about)
	if g.letIgnore(s, about) {
		return
	}
	all := discards{}
	for _, o := range g.handOptions(Hand(s), nil) { // by their ids: the order in which they were drawn is nobody's business
		all.cards = append(all.cards, o.Choice)
	}
	if keeps := one(s == spared) + g.deceive(s, about); keeps > 0 {
		all = g.chooseDiscards(s, max(0, held-keeps), DiscardCards, about, rule)
	}
	g.discardChosen(s, all, rule)
}

// letIgnore asks a Cylon player whether to ignore an effect of a crisis or a check, and reports whether the effect is ignored (B-CRISIS-10,
// B-CHECK-15). The effects of Final Five cards always are.
func (g *Game) letIgnore(s Seat, about card.ID) bool {
	if s == NoSeat || !g.seat(s).Cylon() {
		return false
	}
	if l := g.cat.Loyalty.Of(about); l != nil && l.Final != nil { // E-CL-14
		return true
	}
	if g.cat.Crisis(about) == nil || g.cat.SuperCrises.Of(about) != nil && g.house(SuperCrisesNotIgnored) { // P-X-27
		return false
	}
	accepts := g.askWhether(s, ChooseIgnore, about, "B-CRISIS-10")
	if !accepts {
		g.emit(Event{Kind: Ignored, Rule: "B-CRISIS-10", Seat: s, Card: about})
	}
	return !accepts
}

// limitOf is the id that the rules remember for a card limited to once per turn, empty for others. For a card that counts as an Executive Order, it
// is that id (P-MOVE-06).
func limitOf(s *card.SkillCard) card.ID {
	switch s.Limit {
	case card.OncePerTurn:
		return s.ID
	case card.OncePerTurnOrdered:
		return card.ExecutiveOrder
	case card.NoLimit, card.OncePerCheck, card.OncePerRoll:
	}
	return ""
}

// play takes a Skill card out of the hand, faceup, and puts it on its discard pile before its text is resolved (B-ACT-11).
func (g *Game) play(s Seat, id card.ID, rule string) {
	g.because(ByPlay, func() { g.discardAt(s, g.find(Hand(s), id), "B-ACT-11") })
	g.emit(Event{Kind: CardPlayed, Rule: rule, Seat: s, Card: id})
	if limit := limitOf(g.cat.Skill(id).SkillCard); limit != "" {
		g.emit(Event{Kind: LimitUsed, Rule: "B-CARD-09", Seat: s, Card: limit})
	}
}
