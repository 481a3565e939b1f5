package game

import (
	"slices"

	"battlestar/game/card"
)

// startOfTurn resolves what comes before skills are drawn (B-TURN-14), in the order that the current player chooses (B-TIME-01).
func (g *Game) startOfTurn() {
	current := g.state.Current
	var due []Choice
	if place := g.seat(current).Place; TraumaAt(place) != NoPile && g.traumaLasts() { // E-ION-15
		due = append(due, Choice{Kind: ThePlace, Place: place})
	}
	if g.has(current, card.Stranded) && g.seat(current).OffBoard && g.seat(current).Turns >= power[card.ArriveLater](g, card.Stranded).Turn {
		due = append(due, Choice{Kind: TheAbility, Card: card.Stranded})
	}
	if tigh := g.whoHas(card.Alcoholic); tigh != NoSeat && g.state.Count(Hand(tigh)) == 1 {
		due = append(due, Choice{Kind: TheAbility, Card: card.Alcoholic})
	}
	if len(g.borrowable(current)) > 0 {
		due = append(due, Choice{Kind: TheAbility, Card: card.Manipulative})
	}
	for len(due) > 0 {
		var options []Option
		for _, c := range due {
			options = append(options, option(c))
		}
		next := g.choose(current, Decision{Kind: OrderStart, Options: options, Rule: "B-TURN-14"})
		due = slices.DeleteFunc(due, func(c Choice) bool { return c == next })
		if next.Kind == ThePlace {
			g.causing(card.ID(next.Place), func() { g.traumaOfPlace(next.Place) })
			continue
		}
		g.causing(next.Card, func() { g.beginsTurn(next.Card) })
	}
	if g.has(current, card.StimJunkie) {
		g.emit(Event{Kind: BeganAt, Rule: "P-CLAR-02", Seat: current, Place: g.seat(current).Place, ToArea: g.seat(current).Area})
	}
	// Starbuck has a second action if she starts her turn flying, wherever she lands (B-CHAR-10).
	if g.has(current, card.ExpertPilot) && g.seat(current).Piloting() {
		g.emit(Event{Kind: LimitUsed, Rule: "B-CHAR-10", Seat: current, Card: card.ExpertPilot})
	}
}

// beginsTurn resolves an ability at the beginning of a turn.
func (g *Game) beginsTurn(ability card.ID) {
	switch ability {
	case card.Stranded: // B-CHAR-07
		to := power[card.ArriveLater](g, card.Stranded).To
		if g.frozen() { // P-EXEC-16
			to = card.ResistanceHQ
		}
		g.emit(Event{Kind: CharacterMoved, Rule: "B-CHAR-07", Seat: g.state.Current, Place: to})
	case card.Alcoholic: // B-CHAR-12
		if tigh := g.whoHas(card.Alcoholic); tigh != NoSeat && g.state.Count(Hand(tigh)) == 1 && g.spareOne([]Seat{tigh}, 1, ability) == NoSeat {
			g.discardAt(tigh, 0, "B-CHAR-12")
		}
	case card.Manipulative:
		g.borrowTitle(g.state.Current)
	}
}

// receiveSkills is B-TURN-02, B-TURN-03 and B-CTURN-02.
func (g *Game) receiveSkills() {
	current := g.state.Current
	switch {
	case g.state.TurnCut: // E-ION-16
	case g.drawsNothing(current):
		g.tellNoDraws(current)
	case g.has(current, card.StartsOnTheBench) && g.seat(current).Turns == 1: // he skips the step (B-CHAR-05)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-05", Seat: current, Card: card.StartsOnTheBench})
	case g.drawsHere(current) > 0 && g.human(current):
		n := g.drawsHere(current)
		if g.missesFamily(current) {
			g.tellFamily(current)
			n--
		}
		g.drawOwnTypes(current, n, "P-NC-11")
	case g.drawsHere(current) > 0:
		g.drawOwnTypes(current, g.drawsHere(current), "P-CYLOC-04")
	case g.seat(current).HasAgenda() && g.seat(current).Place != card.Sickbay:
		g.receivesAsLeader(current)
	case g.seat(current).Cylon() && g.revised():
		g.drawDifferent(current, CylonSkills, "E-RULE-07")
	case g.seat(current).Cylon():
		n := CylonSkills
		if g.with(NoSympathizer) { // B-VAR-01
			n = CylonSkillsMore
		}
		g.drawFrom(current, g.skillTypes(), n, "B-CTURN-02")
	case g.seat(current).Place == card.Sickbay:
		g.drawOwnTypes(current, SickbaySkills, "B-TURN-03")
	default:
		lines := g.chooseSkillSet(current)
		if g.missesFamily(current) {
			g.tellFamily(current)
			lines = g.chooseOneLess(current, lines, "D-CHAR-05")
		}
		g.drawLines(current, lines, "B-CHAR-03", "B-TURN-02")
	}
}

// missesFamily reports whether a player is Helo away from Galactica, who receives 1 fewer card (D-CHAR-05).
func (g *Game) missesFamily(s Seat) bool {
	return g.has(s, card.FamilyCommitments) && !g.on(s, card.GalacticaBoard)
}

func (g *Game) tellFamily(s Seat) {
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-05", Seat: s, Card: card.FamilyCommitments})
}

// drawsNothing reports whether a player receives no Skill cards at their location: Hub Destroyed, and for Athena any hazardous location (D-LOC-09,
// D-CHAR-09).
func (g *Game) drawsNothing(s Seat) bool {
	l := g.cat.Locations.Of(g.seat(s).Place)
	return l != nil && (l.NoDraws || l.Hazardous && g.has(s, card.Grieving))
}

// tellNoDraws tells why a player receives no Skill cards. On Hub Destroyed, the player also discards their Super Crisis cards (D-LOC-09).
func (g *Game) tellNoDraws(s Seat) {
	if !g.cat.Locations.Of(g.seat(s).Place).NoDraws {
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-09", Seat: s, Card: card.Grieving})
		return
	}
	g.together(func() {
		for g.state.Count(SuperHand(s)) > 0 {
			at := g.placesByID(SuperHand(s))[0]
			g.moveOpen(SuperHand(s), g.state.Piles[SuperHand(s)][at].Card, SuperDiscard, s, "D-LOC-09")
		}
	})
}

// drawsHere returns the number of cards that a player receives if their location sets it, else 0.
func (g *Game) drawsHere(s Seat) int {
	if l := g.cat.Locations.Of(g.seat(s).Place); l != nil {
		return l.Draws
	}
	return 0
}

// The number of Skill cards received per turn where no sheet sets it.
const (
	SickbaySkills   = 1 // in Sickbay (B-TURN-03)
	CylonSkills     = 2 // a Cylon player (B-CTURN-02, E-RULE-07)
	CylonSkillsMore = 3 // if there is no Sympathizer (B-VAR-01)
)

// movement is one optional move (B-TURN-04, B-CTURN-03), and the encounter with an ally where it ends (E-ION-25).
func (g *Game) movement() {
	if g.state.TurnCut { // E-ION-16
		return
	}
	g.offerMove(g.state.Current, true)
	if g.state.TurnCut { // by the action of a Movement ability (P-MOVE-07)
		return
	}
	g.endOfMovement(g.state.Current)
}

// endOfMovement resolves what follows from the current player's new place, in the order that the player chooses. What is still to come looks at where
// the player is by then (E-ION-38).
func (g *Game) endOfMovement(current Seat) {
	met, was := false, map[card.ID]bool{}
	for !g.state.TurnCut {
		var options []Option
		if here := g.alliesAt(g.seat(current).Place); !met && len(here) > 0 {
			options = append(options, option(Choice{Kind: TheCard, Card: g.state.Top(Ally(here[0]))}))
		}
		if !was[card.PoliticallyAdroit] && len(g.adroitTo(current)) > 0 {
			options = append(options, option(Choice{Kind: TheAbility, Card: card.PoliticallyAdroit}))
		}
		if !was[card.Kleptomania] && g.has(current, card.Kleptomania) && len(g.besides(current)) > 0 {
			options = append(options, option(Choice{Kind: TheAbility, Card: card.Kleptomania}))
		}
		if len(options) == 0 {
			return
		}
		switch next := g.choose(current, Decision{Kind: OrderStart, Options: options, Rule: "E-ION-38"}).Card; next {
		case card.PoliticallyAdroit:
			was[next] = true
			g.adroit(current)
		case card.Kleptomania:
			was[next] = true
			g.steals(current)
		default:
			met = true
			g.encounter()
		}
	}
}

// actionStep is one optional action, or two for Starbuck if she started in a viper (B-TURN-05, B-CHAR-10).
func (g *Game) actionStep() {
	g.takeActions()
	g.restless(g.state.Current)
}

func (g *Game) takeActions() {
	current := g.state.Current
	actions := 1
	if g.used(card.ExpertPilot) {
		actions = power[card.ActionsInTurn](g, card.ExpertPilot).N
	}
	for range actions {
		if g.state.TurnOver { // also for a second action: he was revealed in the first (B-REV-04)
			return
		}
		g.action(current)
	}
}

// endOfTurn is B-TURN-10.
func (g *Game) endOfTurn() {
	current := g.state.Current
	g.together(func() {
		for g.state.Count(CrisisOpen) > 0 {
			id := g.state.Piles[CrisisOpen][0].Card
			g.moveOpen(CrisisOpen, id, g.discardOfCrisis(id), NoSeat, "B-TURN-10")
		}
	})
	g.returnTitle()
	if g.has(current, card.Recon) && !g.seat(current).OffBoard && !g.state.TurnCut { // E-EXEC-16
		g.window(EndOfTurn, Decision{}, func(s Seat) bool { return s == current && g.state.Count(CrisisDeck) > 0 }, func(s Seat) bool {
			g.recon(s)
			return false
		})
	}
	if g.state.Caught && g.has(current, card.Kleptomania) { // not who has come in his place
		g.send(current, card.Brig, "D-CHAR-08")
	}
	g.handLimits()
	g.limitQuorum()
	for _, r := range card.Resources { // B-END-02
		if g.state.Resources[r] <= 0 {
			g.end(Over{Why: EndedByResource, Resource: r}, "B-END-02")
		}
	}
}

// recon is Boomer's look at the top Crisis card.
func (g *Game) recon(s Seat) {
	g.emit(Event{Kind: AbilityUsed, Rule: "B-TURN-10", Seat: s, Card: card.Recon})
	g.scout(s, CrisisDeck, ReconTop, card.Recon)
}

// scout looks at the top card of a deck and leaves it or puts it at the bottom.
func (g *Game) scout(s Seat, deck Pile, kind Kind, about card.ID) {
	if g.state.Count(deck) == 0 {
		g.reshuffle(deck)
	}
	if g.state.Count(deck) == 0 {
		g.nothing(EmptyDeck, Event{Rule: "B-CARD-12", Card: about})
		return
	}
	top := g.look(s, deck, 0, "B-CARD-18")
	answer := g.ask(Decision{
		Kind: kind, Seats: SeatsOf(s), Private: true, Rule: "B-CARD-18",
		Options: []Option{option(Choice{Kind: Pass}), option(Choice{Kind: Bottom})}, About: top,
	}).Picks[0]
	buried := 0
	if answer.Kind == Bottom {
		buried = 1
		g.move(deck, 0, deck, -1, 0, s, "B-CARD-14")
	}
	g.emit(Event{Kind: Scouted, Rule: "B-CARD-18", Seat: s, From: deck, N: buried})
}

// handLimits makes every player over their limit discard down to it, all at once (B-CARD-08).
func (g *Game) handLimits() {
	type over struct {
		seat  Seat
		cards discards
	}
	var all []over
	seats := g.clockwiseFrom(g.state.Current)
	if g.house(HandLimitOfCurrentPlayer) { // B-X-10
		seats = seats[:1]
	}
	for _, s := range seats {
		if n := g.state.Count(Hand(s)) - g.handLimit(s); n > 0 {
			all = append(all, over{s, g.chooseDiscards(s, n, DiscardToLimit, "", "B-CARD-08")})
		}
	}
	g.together(func() {
		for _, o := range all {
			g.discardChosen(o.seat, o.cards, "B-CARD-08")
		}
	})
}

// HandLimit is the number of Skill cards that a player keeps at the end of a turn (B-CARD-08).
const HandLimit = 10

func (g *Game) handLimit(s Seat) int {
	if g.has(s, card.Reckless) { // B-CHAR-14
		return power[card.HandLimit](g, card.Reckless).N
	}
	return HandLimit
}
