package game

import (
	"slices"

	"battlestar/game/card"
)

// quorumLimit is how many Quorum cards the President may keep at the end of a turn (P-QUOR-01, E-RULE-05).
const quorumLimit = 10

// resolveExodus resolves an effect that the Exodus box adds, and reports whether e is one.
func (g *Game) resolveExodus(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.ExecuteHere:
		if s := g.choosePlayer(you, ChoosePlayer, c.id, "", g.besides(you), "E-EXEC-01"); s != NoSeat {
			g.execute(s, "E-EXEC-01")
		}

	case card.DrawOwn:
		g.together(func() {
			for _, s := range g.who(e.Who) {
				if !g.letIgnore(s, c.id) {
					g.drawByEffect(s, g.ownDraw(s, e.N))
				}
			}
		})
	case card.ExchangeSkills:
		g.exchangeSkills(you, c)
	case card.SearchDestiny:
		g.searchDestiny(g.who(e.Who)[0], e.N, c)
	case card.TakeHand:
		g.takeHand(you, e.To, c)

	case card.ExchangeQuorum:
		g.exchangeQuorum(you, c)
	case card.ArrangeQuorum:
		g.orderTop(you, QuorumDeck, e.N, ChooseQuorumOrder, c.id, "B-CARD-14")
	case card.Appoint:
		g.appoint(you, e.Titles, c)
	case card.PassTitlesOn:
		g.passTitlesOn(g.who(e.Who)[0], c)
	case card.LeaveBrigFor:
		switch seat := g.seat(you); {
		case seat.Place == card.Brig:
			g.emit(Event{Kind: CharacterMoved, Rule: "B-BRIG-04", Seat: you, Place: e.To})
			g.leftBrig(you)
		case seat.Place == card.Detention: // P-NC-09: the place that the card names is not there
			g.letGo(you, you, c.id, "P-NC-09")
		}

	case card.PlaceAnywhere:
		g.placeAnywhere(e.N, c)
	case card.DestroyCylons:
		g.removeCylons(card.Areas[:], true, c)
	case card.ClearArea:
		g.clearArea(g.decider(c), c)
	case card.DamagePlaced:
		if c.basestar > 0 { // none was placed if all were on the board
			for range e.N {
				g.damageBasestar(c.basestar - 1)
			}
		}
	case card.LaunchPilots:
		g.launchPilots(c)
	case card.PrepareAfterJump:
		// The jump does it when it is over (B-JUMP-05).
	default:
		return false
	}
	return true
}

// besides returns the other players whose characters are at a player's location.
func (g *Game) besides(s Seat) []Seat {
	here := g.seat(s).Place
	if here == "" {
		return nil // in space, or off the board
	}
	return slices.DeleteFunc(g.charactersAt(here), func(other Seat) bool { return other == s })
}

// ownDraw is a draw of n cards from a player's skill set. A Cylon player who is not a Cylon Leader may draw any type (B-CARD-03, P-LEAD-03).
func (g *Game) ownDraw(s Seat, n int) card.Draw {
	if !g.stands(s).sheet {
		return card.Draw{N: n}
	}
	return card.Draw{N: n, Types: g.ownTypes(s)}
}

// exchangeSkills lets a player discard any number of Skill cards and draw as many of one type of their skill set.
func (g *Game) exchangeSkills(s Seat, c *cause) {
	held := g.state.Count(Hand(s))
	if held == 0 {
		return
	}
	picks := g.ask(Decision{
		Kind: DiscardAny, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Hand(s), nil), Min: 0, Max: held, About: c.id, Rule: "B-CARD-04",
	}).Picks
	if len(picks) == 0 {
		return
	}
	g.discardChosen(s, discards{cards: picks, counts: true}, "B-CARD-04")
	skill := g.chooseSkill(s, g.ownTypes(s), 1, 1, "B-CARD-03")
	g.drawSkills(s, slices.Repeat([]card.Skill{skill}, len(picks)), "B-CARD-03")
}

// searchDestiny makes a player look through the Destiny deck and discard n cards of their choice; the rest is shuffled.
func (g *Game) searchDestiny(s Seat, n int, c *cause) {
	for i := range g.state.Piles[Destiny] {
		g.look(s, Destiny, i, "B-CARD-04")
	}
	n = min(n, g.state.Count(Destiny))
	picks := g.ask(Decision{
		Kind: ChooseDestiny, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Destiny, nil), Min: n, Max: n, N: n, About: c.id, Rule: "B-CARD-04",
	}).Picks
	g.together(func() {
		for _, p := range picks {
			if len(g.cat.Skill(p.Card).Dropped) > 0 && g.human(s) && !g.house(OracleIsNoChoice) { // D-TRE-26
				g.owed.mutinies = append(g.owed.mutinies, s)
			}
			g.move(Destiny, g.find(Destiny, p.Card), SkillDiscard(g.cat.Skill(p.Card).Type), 0, All, s, "B-CARD-04")
		}
	})
	if g.state.Count(Destiny) == 0 { // B-CARD-10
		g.buildDestiny()
		return
	}
	g.shuffle(Destiny, "B-CARD-10")
}

// takeHand gives all Skill cards of a human player to the Cylon player who played the card. The human player is then sent away.
func (g *Game) takeHand(cylon Seat, to card.Place, c *cause) {
	victim := g.choosePlayer(cylon, ChoosePlayer, c.id, to, g.otherHumans(cylon), "B-CPL-03")
	if victim == NoSeat {
		return
	}
	g.together(func() {
		for g.state.Count(Hand(victim)) > 0 {
			g.move(Hand(victim), g.placesByID(Hand(victim))[0], Hand(cylon), -1, SeatsOf(victim), cylon, "B-SUPER-02")
		}
	})
	g.send(victim, to, "B-BRIG-05")
}

// ---- Quorum cards and titles ----

// exchangeQuorum lets the President discard any number of Quorum cards and draw as many.
func (g *Game) exchangeQuorum(s Seat, c *cause) {
	if s != g.state.President() || g.state.Count(QuorumHand) == 0 {
		g.nothing(NoQuorumToDiscard, Event{Rule: "B-PRES-01", Seat: s, Card: c.id})
		return
	}
	n := g.discardQuorum(s, 0, g.state.Count(QuorumHand), c.id, "B-PRES-01")
	g.together(func() {
		for range n {
			g.drawQuorum("B-PRES-01")
		}
	})
}

// discardQuorum makes the President discard Quorum cards from hand, and returns how many.
func (g *Game) discardQuorum(s Seat, least, most int, about card.ID, rule string) int {
	picks := g.ask(Decision{
		Kind: DiscardQuorum, Seats: SeatsOf(s), Private: true, Options: g.handOptions(QuorumHand, nil), Min: least, Max: most, N: least, About: about, Rule: rule,
	}).Picks
	g.together(func() {
		for _, p := range picks {
			g.moveOpen(QuorumHand, p.Card, QuorumDiscard, s, rule)
		}
	})
	return len(picks)
}

// limitQuorum makes the President discard down to the limit, at the end of every player's turn (E-RULE-05).
func (g *Game) limitQuorum() {
	if over := g.state.Count(QuorumHand) - quorumLimit; g.revised() && over > 0 {
		g.discardQuorum(g.state.President(), over, over, "", "E-RULE-05")
	}
}

// orderTop makes a player look at the top n cards of a deck and put them back in any order, named from the top down.
func (g *Game) orderTop(s Seat, deck Pile, n int, kind Kind, about card.ID, rule string) {
	g.reshuffleIfEmpty(deck)
	n = min(n, g.state.Count(deck))
	var left []Option
	for at := range n {
		id := g.look(s, deck, at, rule)
		left = append(left, Option{Choice: Choice{Kind: TheCard, Card: id, N: int8(at)}, Private: true})
	}
	var order []card.ID
	for len(left) > 1 {
		picked := g.ask(Decision{
			Kind: kind, Seats: SeatsOf(s), Private: true, Options: slices.Clone(left), Pick: len(order) + 1, Picks: n - 1, About: about, Rule: rule,
		}).Picks[0]
		order = append(order, picked.Card)
		left = slices.DeleteFunc(left, func(o Option) bool { return o.Choice == picked })
	}
	for _, last := range left {
		order = append(order, last.Card)
	}
	g.together(func() {
		for at, id := range order {
			g.emit(Event{Kind: CardLaid, Rule: rule, Seat: s, Card: id, To: deck, ToAt: int16(at), Seen: SeatsOf(s)})
		}
	})
}

// appoint lets a player give one of several titles to a player of their choice.
func (g *Game) appoint(s Seat, titles []card.Title, c *cause) {
	able := g.seatsWhere(func(s Seat) bool { return g.stands(s).titles }) // B-PRES-04
	to := g.choosePlayer(s, ChoosePlayer, c.id, "", able, "B-PRES-04")
	var options []Option
	for _, title := range titles {
		if g.state.Holder(title) != NoSeat {
			options = append(options, option(Choice{Kind: TheTitle, Card: card.ID(title.String())}))
		}
	}
	picked := g.choose(s, Decision{Kind: ChooseTitle, Options: options, About: c.id, Other: to, Rule: "B-TITLE-08"})
	for _, title := range titles {
		if card.ID(title.String()) == picked.Card {
			g.titleByEffect(title, to, "B-TITLE-08")
		}
	}
}

// passTitlesOn takes a player's titles and gives each to the other player who is highest in its line (E-SUCC-01). If all others are in the Brig, the
// player remains Admiral (B-TITLE-08).
func (g *Game) passTitlesOn(s Seat, c *cause) {
	none := true
	g.together(func() {
		for _, held := range g.state.Titles {
			if held.Holder != s {
				continue
			}
			if to := g.heirBesides(s, held.Title); to != NoSeat {
				none = false
				g.titleByEffect(held.Title, to, "E-SUCC-01")
			}
		}
	})
	if none {
		g.nothing(NoTitleToLose, Event{Rule: "E-SUCC-01", Seat: s, Card: c.id})
	}
}

// quorumUsed opens the window for the player who draws cards after a Quorum card was played.
func (g *Game) quorumUsed() {
	const ability = card.Adaptable
	used := false
	asked := func(s Seat) bool { return !used && g.has(s, ability) }
	g.window(QuorumUsed, Decision{About: ability}, asked, func(s Seat) bool {
		used = true
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-01", Seat: s, Card: ability})
		g.causing(ability, func() {
			draws := g.ability(s, ability).Effect[0].(card.May).Then[0].(card.Draw)
			g.drawByEffect(s, draws)
		})
		return true
	})
}

// ---- Ships ----

// cylonsIn reports whether a Cylon ship is in an area.
func (g *Game) cylonsIn(a card.Area) bool { return len(g.cylonShips(a)) > 0 }

// removeCylons takes every Cylon ship in the areas off the board, either destroyed or only removed.
func (g *Game) removeCylons(areas []card.Area, destroyed bool, c *cause) {
	areas = slices.DeleteFunc(slices.Clone(areas), func(a card.Area) bool { return !g.cylonsIn(a) })
	if len(areas) == 0 {
		g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
		return
	}
	why := ByRemoval
	if destroyed {
		why = ByHit
	}
	g.together(func() {
		for _, a := range areas {
			g.because(why, func() {
				raiders := g.state.Raiders[a]
				if destroyed { // P-SCAR-02
					raiders = g.state.PlainRaiders(a)
				}
				g.moveShips(card.Raider, raiders, SpotOf(a), Supply, "B-COMBAT-04")
				g.moveShips(card.HeavyRaider, g.state.HeavyRaiders[a], SpotOf(a), Supply, "B-COMBAT-04")
			})
			for _, n := range g.basestarsIn(a) {
				if destroyed {
					g.destroyBasestar(n, "B-DMG-07")
				} else {
					g.because(ByRemoval, func() { g.removeBasestar(n, "B-DMG-07") })
				}
			}
		}
	})
}

// clearArea removes the Cylon ships in one area.
func (g *Game) clearArea(by Seat, c *cause) {
	var areas []card.Area
	for _, a := range card.Areas {
		if g.cylonsIn(a) {
			areas = append(areas, a)
		}
	}
	if len(areas) > 0 {
		areas = []card.Area{g.chooseArea(by, ChooseArea, c.id, card.NoShip, areas, "B-CRISIS-06")}
	}
	g.removeCylons(areas, false, c)
}

// destroyViper destroys a viper of the decider's choice, damaged or not.
func (g *Game) destroyViper(c *cause) {
	options := g.undamagedVipers() // an assault raptor may have stayed in space (D-RAP-07)
	for _, mark := range g.state.Marks() {
		if g.state.Fleet(mark).Damaged > 0 {
			options = append(options, option(Choice{Kind: TheViper, N: InDamagedBox}.OfMark(mark)))
		}
	}
	if len(options) == 0 {
		g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Viper})
		return
	}
	picked := g.choose(g.decider(c), Decision{Kind: ChooseVictim, Options: options, Ship: card.Viper, About: c.id, Rule: "B-JUMP-08"})
	g.destroyPicked(picked, "B-COMBAT-04")
}

// placeAnywhere places civilian ships when no area is named: the Admiral chooses any area (B-CIV-03), or the CAG with the Cylon Fleet (E-FLEET-33).
func (g *Game) placeAnywhere(n int, c *cause) {
	if g.state.HasBoard(card.CylonFleetBoard) {
		g.placeCivilians(n, "E-FLEET-33")
		return
	}
	g.together(func() {
		for range min(n, g.unplaced(card.Civilian)) {
			a := g.chooseArea(g.state.Admiral(), ChooseArea, c.id, card.Civilian, card.Areas[:], "B-CIV-03")
			g.place(card.Put(1, card.Civilian, a), "B-CIV-03")
		}
	})
}

// launchPilots lets every pilot aboard Galactica launch a viper, in turn order, while there are any in the Reserves.
func (g *Game) launchPilots(c *cause) {
	for _, s := range g.clockwiseFrom(g.current()) {
		able := g.human(s) && g.sheetPilots(s) && g.on(s, card.GalacticaBoard) && !g.seat(s).Jailed() // B-BRIG-01
		if able && g.state.AllVipers().Reserves > 0 && g.askWhether(s, ChooseMay, c.id, "B-VIPER-05") {
			g.launchPilot(s, c.id, "B-VIPER-05")
		}
	}
}
