package game

import (
	"slices"

	"battlestar/game/card"
)

// resolvePegasusCards resolves an effect that the cards of the Pegasus box add, and reports whether e is one.
func (g *Game) resolvePegasusCards(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.DiscardThenDraw:
		for _, s := range g.who(e.Who) {
			g.discard([]Seat{s}, e.N, false, c.id, "B-CARD-07")
			if !g.letIgnore(s, c.id) { // P-TERM-02: part by part
				g.drawByEffect(s, card.Draw{N: e.N, Types: []card.Skill{e.Type}})
			}
		}
	case card.IntoDestiny: // D-TRE-06
		g.intoDestiny(e.Type, e.N)
	case card.NewDestiny:
		g.together(func() {
			for g.state.Count(Destiny) > 0 {
				id := g.state.Piles[Destiny][0].Card
				g.move(Destiny, 0, SkillDiscard(g.cat.Skill(id).Type), 0, All, NoSeat, "P-CLAR-16")
			}
		})
		g.intoDestiny(e.Type, e.N)
	case card.DrawSuperCrisis:
		for _, s := range g.who(e.Who) {
			for range e.N {
				if g.seat(s).Allegiance != Sympathizer { // B-SYMP-04
					g.drawSuperCrisis(s, "P-CYLOC-04")
				}
			}
		}

	case card.ReleaseChosen:
		by := g.who(e.By)[0]
		who := g.choosePlayer(by, ChoosePlayer, c.id, g.meant(by, card.Brig), g.jailedWith(by), "B-BRIG-04")
		switch {
		case who == NoSeat:
		case g.seat(who).Place == card.Detention:
			g.letGo(by, who, c.id, "P-NC-09")
		default:
			to := g.pick(by, Decision{Kind: ChoosePlace, Options: g.openPlaces(), About: c.id, Other: who, Rule: "P-HAZ-01"}).Place
			g.emit(Event{Kind: CharacterMoved, Rule: "B-BRIG-04", Seat: who, Place: to})
			g.leftBrig(who)
		}
	case card.ExecuteIn:
		there := g.charactersAt(e.Place)
		if e.Place == card.Brig {
			there = g.jailedWith(you)
		}
		if s := g.choosePlayer(you, ChoosePlayer, c.id, "", there, "P-CLAR-18"); s != NoSeat {
			g.executeFor(s, c.id, "P-CLAR-18")
		}
	case card.IfMourned:
		if len(g.state.Executed) > g.state.Unmourned {
			*c = g.resolve(e.Then, *c)
		} else {
			g.nothing(NoEffect, Event{Rule: "P-EXEC-17", Card: c.id})
		}

	case card.DefendCivilian:
		g.defendCivilian(you, e, c)
	case card.RepairBoth:
		g.repairBoth(you, e, c)

	case card.LookAtBottom:
		g.lookAtBottom(you, c)
	case card.ArrangeCrises:
		g.arrange(g.decider(c), CrisisDeck, e.N, ChooseCrisisOrder, c)
	case card.FindCrisis:
		g.findCrisis(e.Card, c)
	case card.Misjump:
		g.moveOpen(Traveled, c.id, Removed, NoSeat, "P-CLAR-17")
		if g.state.Count(DestinationDeck) == 0 {
			g.nothing(EmptyDeck, Event{Rule: "B-CARD-12", Card: c.id})
		} else {
			c.instead = g.move(DestinationDeck, 0, Traveled, -1, All, g.state.Admiral(), "P-CLAR-17")
		}
	default:
		return false
	}
	return true
}

// intoDestiny shuffles the top n cards of a Skill deck into the Destiny deck, or as many as there are.
func (g *Game) intoDestiny(skill card.Skill, n int) {
	g.together(func() {
		for range n {
			g.reshuffleIfEmpty(SkillDeck(skill))
			if g.state.Count(SkillDeck(skill)) > 0 {
				g.move(SkillDeck(skill), 0, Destiny, 0, 0, NoSeat, "P-SETUP-04")
			}
		}
	})
	g.reshuffleIfEmpty(SkillDeck(skill))
	g.shuffle(Destiny, "P-SETUP-04")
}

// openPlaces returns the locations that a human player may be moved to at will: only non-hazardous ones (P-HAZ-01).
func (g *Game) openPlaces() []Option {
	var options []Option
	for p := range g.cat.Locations.All() {
		if g.state.HasBoard(p.Board) && !g.state.ForCylons(p.Board) && !p.Hazardous && g.closed(p) == Offered {
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	return options
}

// ---- Quorum cards that stay in play ----

// mayCountPolitics reports whether a player may discard the Chief of Staff card: it would change the check.
func (g *Game) mayCountPolitics(s Seat) bool {
	return g.find(KeptQuorum(s), card.ChiefOfStaff) >= 0 && !g.state.Check.Skills[card.Politics]
}

// countPolitics makes the cards of a type count as positive in the check, by the Chief of Staff.
func (g *Game) countPolitics(s Seat) {
	g.emit(Event{Kind: AbilityUsed, Rule: "B-PRES-04", Seat: s, Card: card.ChiefOfStaff})
	g.setCheck("B-CHECK-08", func(check *CheckState) {
		for e := range g.cat.Quorum.Of(card.ChiefOfStaff).Kept.Effect.Deep() {
			if positive, is := e.(card.CountsPositive); is {
				check.Skills[positive.Type] = true
			}
		}
	})
	g.keptCounted(KeptQuorum(s), card.ChiefOfStaff, s, "B-PRES-04")
}

// onProbation asks the President whether to look at what a player on probation has just added to the check, unless it is faceup.
func (g *Game) onProbation(s Seat) {
	president := g.state.President()
	none := g.state.Count(Contribution(s)) == 0 || g.state.Check.FaceUp
	if g.find(KeptQuorum(s), card.Probation) < 0 || none || president == NoSeat || president == s {
		return
	}
	if !g.askWhether(president, ChooseMay, card.Probation, "B-PRES-04") {
		return
	}
	g.keptCounted(KeptQuorum(s), card.Probation, president, "B-PRES-04")
	for _, at := range g.placesByID(Contribution(s)) {
		g.look(president, Contribution(s), at, "B-PRES-04")
	}
	g.show(president, SeeCards, "", "B-PRES-04")
}

// ---- Ships ----

// defendCivilian makes a player destroy raiders or heavy raiders beside a civilian ship of their choice. The die may then cost that ship too.
func (g *Game) defendCivilian(you Seat, e card.DefendCivilian, c *cause) {
	var options []Option
	for _, a := range card.Areas {
		for i := range g.state.Piles[Civilians(a)] {
			options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Civilian})
		return
	}
	chosen := g.pick(you, Decision{Kind: ChooseCivilian, Options: options, About: c.id, Ship: card.Civilian, Rule: "B-PRES-02"})
	there := []int{g.state.PlainRaiders(chosen.Area), g.state.HeavyRaiders[chosen.Area]} // P-SCAR-02
	var kinds []Option
	for box, n := range there {
		if n > 0 {
			kinds = append(kinds, option(Choice{Kind: TheBox, N: int8(box)}))
		}
	}
	if len(kinds) == 0 {
		g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
	} else {
		box := g.choose(you, Decision{Kind: ChooseOneOf, Options: kinds, About: c.id, Area: chosen.Area, Rule: "B-PRES-02"}).N
		hit := e.Choice().Options[box][0].(card.Destroy)
		g.hitShips(hit.Ship, min(hit.N, there[box]), chosen.Area, "B-COMBAT-04")
	}
	if g.rollDie(roll{why: RollForCard, by: you, about: c.id, upto: e.Upto}) <= e.Upto {
		g.destroyCivilian(Civilians(chosen.Area), int(chosen.N), "B-CIV-02")
	}
}

// repairBoth lets a player repair locations on any ship, and also damaged vipers (P-PEG-13). Until Galactica returns, only vipers can be repaired
// (P-NC-06).
func (g *Game) repairBoth(you Seat, e card.RepairBoth, c *cause) {
	places := func() (damaged []Option) {
		for p := range g.cat.Locations.All() {
			if g.state.Damaged(p.ID) && g.closed(p) == Offered && !g.frozen() {
				damaged = append(damaged, option(Choice{Kind: ThePlace, Place: p.ID}))
			}
		}
		return damaged
	}
	if len(places()) == 0 && g.state.AllVipers().Damaged == 0 {
		g.nothing(NoEffect, Event{Rule: "P-PEG-13", Card: c.id})
		return
	}
	ask := func(options []Option) Choice {
		options = append(options, option(Choice{Kind: Pass}))
		return g.pick(you, Decision{Kind: ChooseRepair, Options: options, About: c.id, Rule: "P-PEG-13"})
	}
	for range e.Locations {
		if damaged := places(); len(damaged) > 0 {
			if picked := ask(damaged); picked.Kind == ThePlace {
				g.repairLocation(you, picked.Place)
			}
		}
	}
	if most := min(e.Vipers, g.state.AllVipers().Damaged); most > 0 {
		vipers := []Option{option(Choice{Kind: TheViper})}
		for fewer := most - 1; fewer > 0; fewer-- {
			vipers = append(vipers, option(Choice{Kind: TheViper, N: int8(fewer)}))
		}
		if picked := ask(vipers); picked.Kind == TheViper {
			if picked.N > 0 {
				most = int(picked.N)
			}
			g.repairVipers(you, most, "P-PEG-13")
		}
	}
}

// ---- Decks ----

// lookAtBottom shows a player the bottom card of a deck of their choice: not of the Loyalty and Agenda decks (P-CLAR-05), nor of the Destiny deck, which
// the player sees in full next.
func (g *Game) lookAtBottom(you Seat, c *cause) {
	var options []Option
	for _, deck := range []Pile{CrisisDeck, DestinationDeck, QuorumDeck, SuperDeck, MutinyDeck, MissionDeck, AllyDeck} {
		if g.state.Count(deck) > 0 {
			options = append(options, option(Choice{Kind: TheDeck, Deck: deck}))
		}
	}
	for skill := card.Politics; skill <= card.Treachery; skill++ {
		if g.state.Count(SkillDeck(skill)) > 0 {
			options = append(options, option(Choice{Kind: TheDeck, Deck: SkillDeck(skill)}))
		}
	}
	deck := g.choose(you, Decision{Kind: ScoutDeck, Options: options, About: c.id, Rule: "P-CLAR-05"}).Deck
	id := g.look(you, deck, g.state.Count(deck)-1, "P-CLAR-05")
	g.show(you, SeeCard, id, "P-CLAR-05")
}

// arrange makes a player look at the top n cards of a deck and put them back. The cards named first go on top, in that order; the others go to the
// bottom of the deck, in the order named.
func (g *Game) arrange(by Seat, deck Pile, n int, kind Kind, c *cause) {
	g.reshuffleIfEmpty(deck)
	n = min(n, g.state.Count(deck))
	var left []Option
	for at := range n {
		id := g.look(by, deck, at, "B-CARD-14")
		left = append(left, Option{Choice: Choice{Kind: TheCard, Card: id, N: int8(at)}, Private: true})
	}
	var order []card.ID
	top := -1 // how many stay on top, once it is said
	for len(left) > 0 && (top < 0 || len(left) > 1) {
		options := slices.Clone(left)
		if top < 0 {
			options = append(options, Option{Choice: Choice{Kind: Bottom}, Private: true})
		}
		picked := g.ask(Decision{
			Kind: kind, Seats: SeatsOf(by), Private: true, Options: options, Pick: len(order) + 1, Picks: n, N: one(top >= 0), About: c.id, Rule: "B-CARD-14",
		}).Picks[0]
		if picked.Kind == Bottom {
			top = len(order)
			continue
		}
		order = append(order, picked.Card)
		left = slices.DeleteFunc(left, func(o Option) bool { return o.Choice == picked })
	}
	for _, last := range left {
		order = append(order, last.Card)
	}
	if top < 0 {
		top = n
	}
	g.together(func() {
		for at, id := range order {
			g.emit(Event{Kind: CardLaid, Rule: "B-CARD-14", Seat: by, Card: id, To: deck, ToAt: int16(at), Seen: SeatsOf(by)})
		}
		for range n - top {
			g.move(deck, top, deck, -1, 0, by, "B-CARD-14")
		}
	})
}

// findCrisis finds a Crisis card in its deck or discard pile and resolves it at once; the deck is then shuffled.
func (g *Game) findCrisis(id card.ID, c *cause) {
	from := CrisisDeck
	if g.find(from, id) < 0 {
		from = CrisisDiscard
	}
	if g.find(from, id) < 0 { // it is in play, or out of the game
		g.nothing(NoEffect, Event{Rule: "B-TERM-10", Card: c.id})
	} else {
		by := g.decider(c)
		g.moveOpen(from, id, CrisisOpen, by, "B-CRISIS-01")
		if from == CrisisDiscard {
			g.uncover(from)
		}
		g.reshuffleIfEmpty(CrisisDeck)
		g.resolveCrisis(g.cat.Crises.Of(id), by, false)
	}
	g.shuffle(CrisisDeck, "B-CARD-14")
}

// ---- Rules of cards that stay in play ----

// basestarMourned resolves the losses that a card in play links to the loss of a basestar: hostages were aboard.
func (g *Game) basestarMourned() {
	id := g.lastingCard(card.RaptorCrewCaptured)
	if id == "" {
		return
	}
	g.apart(func() {
		g.because(NoCause, func() {
			g.resolve(card.Do(card.Lose(card.Morale, 1), card.Destroy{N: 1, Ship: card.Raptor}), cause{id: id})
		})
	})
}

// trapped lists the locations where a jump executes everyone while one card is in play.
var trapped = []card.Place{card.EngineRoom, card.FTLControl}

// springTrap executes the characters there after a jump, including the last one, and discards the card (P-CLAR-07).
func (g *Game) springTrap() {
	id := g.lastingCard(card.DangerousRepairs)
	if id == "" {
		return
	}
	g.causing(id, func() {
		there := map[Seat]card.ID{}
		for _, s := range g.clockwiseFrom(g.current()) {
			if slices.Contains(trapped, g.seat(s).Place) {
				there[s] = g.seat(s).Character
			}
		}
		for _, s := range g.clockwiseFrom(g.current()) {
			if there[s] != "" && there[s] == g.seat(s).Character { // whom another execution has not cost his life already
				g.executeFor(s, id, "P-CLAR-07")
			}
		}
		g.moveOpen(InPlay, id, g.discardOfCrisis(id), NoSeat, "B-CRISIS-08")
	})
}
