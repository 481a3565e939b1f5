package game

import (
	"slices"

	"battlestar/game/card"
)

// LoyaltyMakeup is the makeup of the Loyalty deck, with or without a Cylon Leader, before the cards that some characters add (B-SETUP-10). It includes
// the card that is never dealt (P-SETUP-10, E-COMBO-10).
func (s Setup) LoyaltyMakeup(leader bool) card.LoyaltyMakeup {
	deck := s.Catalog().LoyaltyMakeup(len(s.Players), leader)
	deck.NotCylon += s.SpareLoyalty()
	return deck
}

// SpareLoyalty is the number of cards of the Loyalty deck that are never dealt: 1 with Exodus (E-LOY-02).
func (s Setup) SpareLoyalty() int {
	if slices.Contains(s.Boxes, "exodus") {
		return 1
	}
	return 0
}

// sympathy is the place among a player's Loyalty cards of the Sympathizer, or of the Sympathetic Cylon, which replaces it (P-SYM-01). It is -1 if the
// player does not hold it.
func (g *Game) sympathy(s Seat) int {
	return slices.IndexFunc(g.state.Piles[Loyalty(s)], func(slot Slot) bool {
		team := g.cat.Loyalty.Of(slot.Card).Team
		return team == card.TeamWhenRevealed || team == card.AgendaTeam
	})
}

// dealFirstLoyalty builds the Loyalty deck, deals, and lets each player look (B-SETUP-09..11). The unused pile is sorted by groups, so that the place
// a card comes from tells nothing.
func (g *Game) dealFirstLoyalty() {
	switch {
	case g.with(Cooperative), g.with(TwoPlayers): // B-VAR-04, B-VAR-02: no Loyalty deck, or not yet
		return
	case g.with(Solo): // B-VAR-03
		g.buildLoyalty(1, 6, "B-VAR-03")
		g.dealAssist(3)
		return
	}
	leader := g.leader()
	deck := g.state.Setup.LoyaltyMakeup(leader != NoSeat)
	for s := range g.seats() {
		if g.printed(s, card.Coward) != nil || g.printed(s, card.SleeperDrawback) != nil { // B-SETUP-10
			deck.NotCylon++
		}
	}
	if deck.Mutineer && !g.house(MutineerAfterDeal) { // C-09
		g.takeLoyalty(card.MutineerTeam, 1)
	}
	g.buildLoyalty(deck.Cylon, deck.NotCylon, "B-SETUP-10")
	g.together(func() {
		for _, s := range g.withLoyalty(g.state.First) {
			g.dealLoyalty(s, "B-SETUP-11")
			if g.printed(s, card.Coward) != nil {
				for range power[card.FirstLoyalty](g, card.Coward).N - 1 {
					g.dealLoyalty(s, "B-SETUP-11")
				}
			}
		}
	})
	if deck.Sympathizer {
		switch {
		case g.with(NoSympathizer): // B-VAR-01
			g.takeLoyalty(card.HumanTeam, 1)
		case g.with(card.OptionSympatheticCylon): // P-SYM-01
			g.takeLoyalty(card.AgendaTeam, 1)
		default:
			g.takeLoyalty(card.TeamWhenRevealed, 1)
		}
		g.shuffle(LoyaltyDeck, "B-SETUP-11")
	}
	if deck.Mutineer && g.house(MutineerAfterDeal) {
		g.takeLoyalty(card.MutineerTeam, 1)
		g.shuffle(LoyaltyDeck, "C-09")
	}
	for _, s := range g.withLoyalty(g.state.First) {
		g.show(s, LookAtOwnLoyalty, "", "B-SETUP-11")
	}
	switch {
	case leader == NoSeat:
	case g.daybreak():
		g.dealMotives(leader, "D-MOT-01")
	default:
		g.dealAgenda(leader, deck.Agenda, "P-AGEN-01")
	}
}

// withLoyalty are the players who can be dealt Loyalty cards, clockwise from a seat.
func (g *Game) withLoyalty(from Seat) []Seat {
	return slices.DeleteFunc(g.clockwiseFrom(from), func(s Seat) bool { return !g.stands(s).loyalty })
}

// takeLoyalty puts n unused cards of a team into the Loyalty deck. With Exodus, the "not a Cylon" cards have a deck of their own (E-LOY-01).
func (g *Game) takeLoyalty(team card.Team, n int) {
	from := LoyaltyUnused
	if team == card.HumanTeam && g.exodus() {
		from = NotCylonDeck
	}
	g.together(func() {
		for range n {
			at := slices.IndexFunc(g.state.Piles[from], func(s Slot) bool { return g.cat.Loyalty.Of(s.Card).Team == team })
			g.because(BySetup, func() { g.move(from, at, LoyaltyDeck, -1, 0, NoSeat, "B-SETUP-09") })
		}
	})
}

// buildLoyalty puts Cylon and "not a Cylon" cards into the Loyalty deck and shuffles it.
func (g *Game) buildLoyalty(cylon, not int, rule string) {
	g.takeLoyalty(card.CylonTeam, cylon)
	g.takeLoyalty(card.HumanTeam, not)
	g.shuffle(LoyaltyDeck, rule)
}

// scriptedLoyalty puts on top the Loyalty card that a scenario says comes next.
func (g *Game) scriptedLoyalty() { g.scripted(LoyaltyDeck) }

// scripted puts on top the card of a deck that a scenario says comes next.
func (g *Game) scripted(deck Pile) {
	next := slices.IndexFunc(g.state.Dealt, func(id card.ID) bool { return g.cat.Has(deck.Deck(), id) })
	if next < 0 {
		return
	}
	cards, at := g.state.Piles[deck], max(0, g.find(deck, g.state.Dealt[next]))
	cards[0], cards[at] = cards[at], cards[0]
	g.state.Dealt = slices.Delete(slices.Clone(g.state.Dealt), next, next+1)
}

func (g *Game) dealLoyalty(s Seat, rule string) {
	if g.state.Count(LoyaltyDeck) > 0 { // B-SLEEP-07
		g.scriptedLoyalty()
		g.move(LoyaltyDeck, 0, Loyalty(s), -1, 0, NoSeat, rule)
		g.mutineerIfDealt(s, true)
	}
}

// sleeperAgent is the second deal (B-SLEEP-01..07).
func (g *Game) sleeperAgent() {
	switch {
	case g.with(Cooperative): // nothing is dealt (B-VAR-04)
	case g.with(TwoPlayers):
		g.buildLoyalty(1, 2+g.inTheRed(), "B-VAR-02")
	case g.with(Solo): // B-VAR-03
		if g.assist() != nil {
			g.buildLoyalty(0, g.inTheRed(), "B-VAR-03")
			g.dealAssist(4)
		}
		return
	}
	order := g.withLoyalty(g.state.Current)
	g.together(func() {
		for _, s := range order {
			g.dealLoyalty(s, "B-SLEEP-02")
		}
		for _, s := range order {
			if g.printed(s, card.SleeperDrawback) != nil && !(g.exodus() && g.seat(s).Cylon()) { // E-RULE-10
				for range power[card.SleeperLoyalty](g, card.SleeperDrawback).N - 1 {
					g.dealLoyalty(s, "B-SLEEP-02")
				}
				if g.has(s, card.SleeperDrawback) && !g.seat(s).Jailed() {
					g.apart(func() { g.send(s, card.Brig, "B-SLEEP-03") })
				}
			}
		}
	})
	if g.with(Cooperative) {
		return
	}
	// Everyone looks, even players with nothing to decide (B-SLEEP-05). A Cylon player who was dealt the Sympathizer may give it away now (B-SYMP-05).
	// Nobody sees that only that player could.
	gift := NoSeat
	for _, s := range order {
		options := []Option{{Choice: Choice{Kind: Yes}, Private: true}}
		if g.seat(s).Cylon() && g.sympathy(s) >= 0 && !g.passesLoyalty() {
			for _, other := range g.otherHumans(s) {
				options = append(options, Option{Choice: Choice{Kind: TheSeat, Seat: other}, Private: true})
			}
			if len(options) > 1 && g.house(SympathizerMustBeGiven) { // B-X-03
				options = options[1:]
			}
		}
		picked := g.ask(Decision{Kind: LookAtOwnLoyalty, Seats: SeatsOf(s), Private: true, Options: options, Rule: "B-SLEEP-06"}).Picks[0]
		if picked.Kind == TheSeat {
			gift = picked.Seat
			g.move(Loyalty(s), g.sympathy(s), Loyalty(gift), -1, All, s, "B-SYMP-05")
		}
		if g.seat(s).Cylon() {
			g.passLoyaltyOn(s, true)
		}
	}
	for _, s := range order { // B-SLEEP-04
		if s == gift { // it was given in the open
			g.sympathize(s)
		}
		g.sympathizeIfDealt(s)
	}
	if leader := g.leader(); leader != NoSeat && g.daybreak() {
		g.dealMotives(leader, "D-MOT-01")
	}
	g.mutineerAwaited()
}

// sympathizeIfDealt reveals the Sympathizer, or the Sympathetic Cylon, of a human player who was dealt or given it, and resolves it (B-SYMP-01..03,
// B-SYMP-06, P-SYM-02). One already faceup has been resolved.
func (g *Game) sympathizeIfDealt(s Seat) {
	at := g.sympathy(s)
	if !g.human(s) || at < 0 || g.state.Piles[Loyalty(s)][at].FaceUp() {
		return
	}
	g.turnUp(Loyalty(s), at, BySympathizer, "B-SYMP-01")
	g.sympathize(s)
}

// sympathize resolves the Sympathizer, or the Sympathetic Cylon, which is faceup in front of a human player.
func (g *Game) sympathize(s Seat) {
	red := slices.ContainsFunc(card.Resources[:], g.state.InRed)
	switch {
	case g.with(card.OptionSympatheticCylon):
		g.becomeCylon(s, byAgenda, func() {})
		g.dealAgenda(s, card.Sympathetic, "P-SYM-02")
	case red && g.sendable(s, card.Brig):
		g.send(s, card.Brig, "B-SYMP-02")
	case red:
		g.nothing(SympathizerIdle, Event{Rule: "B-SYMP-02", Seat: s, Place: g.meant(s, card.Brig)})
	default:
		g.becomeCylon(s, bySympathizer, func() {})
	}
}

// revealCylon is the reveal as an action (B-REV-01..04).
func (g *Game) revealCylon(s Seat, id card.ID) {
	at := slices.IndexFunc(g.state.Piles[Loyalty(s)], func(slot Slot) bool { return slot.Card == id && !slot.FaceUp() })
	g.turnUp(Loyalty(s), at, ByReveal, "B-REV-02")
	g.emit(Event{Kind: Revealed, Rule: "B-REV-02", Seat: s, Card: id})
	g.cylonShown()
	if g.house(DiscardBeforeReveal) { // B-X-12
		g.discardToThree(s)
	}
	later := card.Effects{}
	if !g.seat(s).Jailed() && !g.has(s, card.SpiritualCrisis) { // B-REV-03, P-NC-10, C-12
		later = g.cat.Loyalty.Of(id).Later
		g.resolve(g.cat.Loyalty.Of(id).Effect, cause{id: id})
	}
	g.becomeCylon(s, byReveal, func() { g.resolve(later, cause{id: id}) })
}

// becoming is how a player becomes a Cylon player.
type becoming uint8

const (
	byReveal becoming = iota
	bySympathizer
	byAgenda // of a Sympathetic Cylon
	byExecution
)

// makes is the player's allegiance from then on.
func (b becoming) makes() Allegiance {
	switch b {
	case bySympathizer:
		return Sympathizer
	case byAgenda:
		return SympatheticCylon
	case byReveal, byExecution:
	}
	return CylonPlayer
}

// becomeCylon is steps 2 to 7 of a reveal; later is what the card does after the discard (P-REV-06). Only byReveal draws a Super Crisis card
// (B-REV-02, B-SYMP-03, E-EXEC-14).
func (g *Game) becomeCylon(s Seat, how becoming, later func()) {
	g.emit(Event{Kind: BecameCylon, Rule: "B-REV-02", Seat: s, Allegiance: how.makes()})
	g.discardToThree(s)
	for g.state.Count(KeptQuorum(s)) > 0 {
		g.moveOpen(KeptQuorum(s), g.state.Piles[KeptQuorum(s)][0].Card, QuorumDiscard, s, "B-PRES-04")
	}
	g.discardMutinies(s, "D-REV-01")
	g.loseMiracles(s, "D-MIR-07")
	later()
	g.passTitles(s, "B-TITLE-03")
	g.leaveViper(s, "B-REV-02")
	g.emit(Event{Kind: CharacterMoved, Rule: "B-REV-02", Seat: s, Place: g.resurrection()})
	if how == byReveal {
		g.drawSuperCrisis(s, "B-REV-02")
	}
	g.handMutineerOn(s)
	g.passLoyaltyOn(s, false)
	if s == g.state.Current && how != byExecution { // an execution ends the turn by a rule of its own
		g.emit(Event{Kind: TurnFreed, Rule: "B-REV-04", Seat: s})
	}
}

// KeptByCylon is the most Skill cards that a player keeps on becoming a Cylon player (B-REV-02).
const KeptByCylon = 3

// discardToThree has a player who becomes a Cylon keep KeptByCylon Skill cards of their choice, whatever the old sheet says about discarding
// (B-REV-02, B-CHAR-06).
func (g *Game) discardToThree(s Seat) {
	if over := g.state.Count(Hand(s)) - KeptByCylon; over > 0 {
		g.discardChosen(s, discards{cards: g.pickDiscards(s, over, DiscardCards, "", "B-REV-02")}, "B-REV-02") // D-TRE-09: it does not count
	}
}

// hiddenLoyalty are the places of a player's facedown Loyalty cards.
func (g *Game) hiddenLoyalty(s Seat) []int {
	var places []int
	for i, slot := range g.state.Piles[Loyalty(s)] {
		if !slot.FaceUp() {
			places = append(places, i)
		}
	}
	return places
}

// loyaltyToLookAt are the players whose Loyalty cards a player may look at: anyone else with a facedown card (B-LOY-03).
func (g *Game) loyaltyToLookAt(by Seat, of card.Looked) []Seat {
	if g.inPlay(card.NoLookingAtLoyalty) {
		return nil
	}
	var seats []Seat
	for s := range g.seats() {
		if s == by || len(g.hiddenLoyalty(s)) == 0 {
			continue
		}
		if of == card.PresidentOrAdmiral && s != g.state.President() && s != g.state.Admiral() ||
			of == card.CurrentPlayer && s != g.current() ||
			of == card.AnotherHuman && !g.human(s) { // D-CHAR-10
			continue
		}
		seats = append(seats, s)
	}
	return seats
}

// lookAtLoyalty shows a player one random Loyalty card of another player, or all of them (B-LOY-02, B-LOY-03).
func (g *Game) lookAtLoyalty(e card.LookAtLoyalty, c *cause) {
	by := g.who(e.By)[0]
	seats := g.loyaltyToLookAt(by, e.Of)
	if g.cat.Quorum.Of(c.id) != nil { // Quorum cards never target Cylon players (B-PRES-04)
		seats = slices.DeleteFunc(seats, func(s Seat) bool { return !g.human(s) })
	}
	if e.Of == card.ChosenPlayer {
		seats = slices.DeleteFunc(seats, func(s Seat) bool { return s != c.target })
	}
	if len(seats) == 0 {
		g.nothing(NoLoyaltyToSee, Event{Rule: "B-LOY-03", Card: c.id})
		return
	}
	target := seats[0]
	if e.Of != card.CurrentPlayer && e.Of != card.ChosenPlayer {
		target = g.choosePlayer(by, ChoosePlayer, c.id, "", seats, "B-LOY-03")
	}
	hidden := g.hiddenLoyalty(target)
	if e.All { // by their ids: the order in which they were dealt is nobody's business
		hidden = slices.DeleteFunc(g.placesFor(by, Loyalty(target)), func(at int) bool { return g.state.Piles[Loyalty(target)][at].FaceUp() })
	} else {
		hidden = []int{hidden[g.state.draw(ChanceLoyalty, len(hidden))]}
	}
	var final []card.ID
	for _, at := range hidden {
		id := g.look(by, Loyalty(target), at, "B-LOY-02")
		if g.cat.Loyalty.Of(id).Final != nil {
			final = append(final, id)
		}
		g.ask(Decision{Kind: SeeCard, Seats: SeatsOf(by), Private: true, Options: []Option{option(Choice{Kind: Yes})}, About: id, Other: target, Rule: "B-LOY-02"})
	}
	g.examine(by, target, final)
}

// giveLoyalty lets a Cylon player give all their facedown Loyalty cards to one player (B-LOC-15, B-X-04).
func (g *Game) giveLoyalty(you Seat) {
	if len(g.hiddenLoyalty(you)) == 0 {
		return
	}
	options := []Option{option(Choice{Kind: Pass})}
	for _, s := range g.seatsWhere(func(s Seat) bool { return s != you && g.stands(s).loyalty }) {
		if g.human(s) || !g.house(LoyaltyOnlyToHumans) {
			options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
		}
	}
	picked := g.pick(you, Decision{Kind: ChoosePlayer, Options: options, About: card.ID(card.ResurrectionShip), Place: card.ResurrectionShip, Rule: "B-LOC-15"})
	if picked.Kind == Pass {
		return
	}
	g.handLoyaltyOver(you, picked.Seat, "B-LOC-15")
}

// LastGivenAway is the greatest distance at which a player who becomes a Cylon player gives away their other Loyalty cards (P-REV-02).
const LastGivenAway = 6

// passesLoyalty reports whether Cylon players pass Loyalty cards on, as in Pegasus and Daybreak (P-REV-02, D-REV-01).
func (g *Game) passesLoyalty() bool { return g.pegasus() || g.daybreak() }

// passLoyaltyOn has a Cylon player give all facedown Loyalty cards to one human player, with Pegasus or Daybreak. Cards still held on becoming a
// Cylon player are given unless the fleet has traveled too far. Cards dealt later always are (P-REV-02, P-REV-03, E-COMBO-01).
func (g *Game) passLoyaltyOn(you Seat, dealt bool) {
	far := g.state.Distance > LastGivenAway && !dealt && !g.house(LoyaltyAlwaysPassedOn) // P-X-02
	if !g.passesLoyalty() || far || len(g.hiddenLoyalty(you)) == 0 {
		return
	}
	var options []Option
	given := func(s Seat) bool { return g.stands(s).loyalty || g.house(LoyaltyToInfiltrators) } // P-X-32
	for _, s := range g.seatsWhere(func(s Seat) bool { return g.human(s) && given(s) }) {
		options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
	}
	if len(options) == 0 {
		return
	}
	to := g.pick(you, Decision{Kind: ChooseHeir, Options: options, Rule: "P-REV-02"}).Seat
	g.emit(Event{Kind: Chosen, Rule: "P-REV-02", Seat: you, Other: to})
	g.handLoyaltyOver(you, to, "P-REV-02")
}

// handLoyaltyOver gives all facedown Loyalty cards of a player to another, who looks at them.
func (g *Game) handLoyaltyOver(you, to Seat, rule string) {
	g.together(func() {
		for {
			hidden := g.hiddenLoyalty(you)
			if len(hidden) == 0 {
				break
			}
			g.move(Loyalty(you), hidden[0], Loyalty(to), -1, 0, you, rule)
		}
	})
	g.mutineerIfDealt(to, true) // C-02
	g.show(to, LookAtOwnLoyalty, "", rule)
	g.sympathizeIfDealt(to)
}
