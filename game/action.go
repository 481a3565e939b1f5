package game

import "battlestar/game/card"

// action gives a player one action with the full menu (B-ACT-01, B-ACT-06).
func (g *Game) action(s Seat) {
	if g.seat(s).OffBoard || s == g.state.Current && g.state.TurnCut { // E-EXEC-15
		return
	}
	g.beginEffect()
	g.actAs(s, func() {
		for {
			menu := g.actionMenu(s)
			picked := g.pick(s, Decision{Kind: ChooseAction, Options: menu, Place: g.seat(s).Place, Rule: "B-ACT-01"})
			if g.takeAction(s, picked) {
				return
			}
			// The player only looked at their cards: show the menu again.
		}
	})
}

// actionMenu returns what a player may do openly: all but their hand and Loyalty cards. Those are behind FromHand, a choice that is offered whatever
// the player holds.
func (g *Game) actionMenu(s Seat) []Option {
	options := []Option{option(Choice{Kind: Pass})}
	if g.canActivate(s) {
		place := g.seat(s).Place
		price, taxed := g.usePrice(s, place)
		options = append(options, Option{Choice: Choice{Kind: Locate, Place: place}, Cost: int8(price), Taxed: taxed, Change: int8(g.automaticTotal(place, NoSeat))})
	}
	if g.mayInfiltrate(s) {
		options = append(options, option(Choice{Kind: Infiltrate}))
	}
	if g.mayReturn(s) {
		options = append(options, option(Choice{Kind: Return}))
	}
	if g.human(s) || g.anyTimed(true, card.Action) { // B-CTURN-04, P-CPL-03
		options = append(options, option(Choice{Kind: FromHand}))
	}
	for a := range g.cat.BoardActions.All() {
		if g.notOnBoard(s, a).Why == Offered {
			options = append(options, option(Choice{Kind: TheAction, Card: a.ID}))
		}
	}
	for _, a := range g.abilities(s) {
		if g.notUsing(s, a.ID).Why == Offered {
			options = append(options, option(Choice{Kind: TheAbility, Card: a.ID}))
		}
	}
	for _, held := range g.state.Titles {
		for _, a := range g.cat.Titles.Of(held.Title).Actions {
			if g.notTitled(s, a.ID).Why == Offered {
				options = append(options, option(Choice{Kind: TheAction, Card: a.ID}))
			}
		}
	}
	if area := g.seat(s).Area; area != card.NoArea && g.state.Count(Hand(s)) >= g.flyCost() {
		for _, deed := range g.viperDeeds(area) {
			deed.Cost = int8(g.flyCost())
			options = append(options, deed)
		}
	}
	return options
}

// canActivate reports whether a player may activate their current location (B-ACT-03..05).
func (g *Game) canActivate(s Seat) bool { return g.notActivating(s, g.seat(s).Place).Why == Offered }

// takeAction takes an action of the menu. It reports whether one was taken; if not, the player only looked at cards.
func (g *Game) takeAction(s Seat, picked Choice) bool {
	switch picked.Kind {
	case FromHand:
		return g.actionFromHand(s)
	case Locate:
		g.activate(s)
	case TheAbility:
		g.useAbility(s, picked.Card, "B-ACT-01")
	case Infiltrate:
		g.beginInfiltration(s)
	case Return:
		if !g.returnElsewhere(s) {
			g.returnsTo(s, g.resurrection(), "P-INF-06")
		}
	case TheAction:
		if picked.Card == "play-quorum" {
			return g.playQuorum(s, QuorumHand, "B-PRES-02")
		}
		g.emit(Event{Kind: AbilityUsed, Rule: "B-ACT-01", Seat: s, Card: picked.Card})
		if a := g.cat.BoardActions.Of(picked.Card); a != nil {
			g.resolve(a.Effect, cause{id: a.ID})
			break
		}
		action := g.titleAction(picked.Card)
		if action.Limit != card.NoLimit {
			g.emit(Event{Kind: LimitUsed, Rule: "E-FLEET-31", Seat: s, Card: action.ID})
		}
		g.resolve(action.Effect, cause{id: action.ID})
	case Fly, FireAt, Escort:
		if g.payAsPilot(s) {
			g.pilotDeed(s, picked)
		}
	}
	return true
}

// titleAction returns an action of a title by its id.
func (g *Game) titleAction(id card.ID) card.TitleAction {
	for _, held := range g.state.Titles {
		for _, a := range g.cat.Titles.Of(held.Title).Actions {
			if a.ID == id {
				return a
			}
		}
	}
	panic("no title has the action " + string(id))
}

// usePrice returns how many Skill cards a player pays to activate a location, and the drawback that demands them (B-CHAR-09).
func (g *Game) usePrice(s Seat, place card.Place) (price int, drawback card.ID) {
	switch {
	case g.has(s, card.TerminalIllness):
		return power[card.DiscardToActivate](g, card.TerminalIllness).N, card.TerminalIllness
	case g.has(s, card.ConflictedLoyalties) && power[card.PayToActivate](g, card.ConflictedLoyalties).Place == place:
		return power[card.PayToActivate](g, card.ConflictedLoyalties).N, card.ConflictedLoyalties
	}
	return 0, ""
}

// activate resolves the action of a player's current location.
func (g *Game) activate(s Seat) { g.activateAt(s, g.seat(s).Place) }

// activateAt resolves the action of a location, wherever the player is.
func (g *Game) activateAt(s Seat, place card.Place) {
	g.activateSide(s, g.cat.Locations.Of(place), g.seat(s).Cylon())
}

// activateSide resolves the action of a location for humans, or for Cylon players.
func (g *Game) activateSide(s Seat, location *card.Location, cylon bool) {
	g.emit(Event{Kind: Activated, Rule: "B-ACT-01", Seat: s, Place: location.ID})
	price, drawback := g.usePrice(s, location.ID)
	g.discardChosen(s, g.chooseDiscards(s, price, DiscardCards, drawback, "B-CHAR-09"), "B-CHAR-09") // before the location is resolved
	if location.Price {
		g.payForRebels(s, location.ID)
	}
	g.resolve(location.ActionOf(cylon), cause{id: card.ID(location.ID), place: location.ID})
	g.again(s, location.ID)
}

// actionFromHand offers the private part of the menu: Skill and Mutiny cards with an action, and revealing. It reports whether an action was taken.
func (g *Game) actionFromHand(s Seat) bool {
	options := g.handOptions(Hand(s), func(id card.ID) bool { return g.notAction(s, id).Why == Offered })
	options = append(options, g.handOptions(MutinyHand(s), func(id card.ID) bool { return g.notMutiny(s, id).Why == Offered })...) // D-MUT-02
	options = append(options, g.revealOptions(s)...)
	options = append(options, Option{Choice: Choice{Kind: Pass}, Private: true})
	picked := g.ask(Decision{Kind: ChooseFromHand, Seats: SeatsOf(s), Private: true, Options: options, Rule: "B-ACT-01"}).Picks[0]
	switch picked.Kind {
	case TheCard:
		played := g.cat.Skill(picked.Card)
		if played == nil {
			g.playMutiny(s, MutinyHand(s), picked.Card, "D-MUT-02")
			return true
		}
		g.play(s, picked.Card, "B-ACT-01")
		g.payReluctantly(s)
		g.resolve(played.Effect, cause{id: picked.Card})
		if played.ID == card.RepairCard {
			g.afterRepair(s)
		}
		return true
	case Reveal:
		if g.cat.Loyalty.Of(picked.Card).Goal != nil {
			g.revealGoal(s, picked.Card)
		} else {
			g.revealCylon(s, picked.Card)
		}
		return true
	default:
		return false
	}
}

// revealOptions returns the Loyalty cards that a player can reveal as an action (B-REV-01, E-CL-03).
func (g *Game) revealOptions(s Seat) (options []Option) {
	for _, slot := range g.state.Piles[Loyalty(s)] {
		if !slot.FaceUp() && g.notRevealing(s, slot.Card).Why == Offered {
			options = append(options, Option{Choice: Choice{Kind: Reveal, Card: slot.Card}, Private: true})
		}
	}
	return options
}

// afterRepair offers Tyrol a further action, once on his own turn.
func (g *Game) afterRepair(s Seat) {
	const ability = card.MaintenanceEngineer
	asked := func(a Seat) bool {
		return a == s && s == g.state.Current && g.has(s, ability) && !g.used(ability)
	}
	g.window(RepairUsed, Decision{About: ability}, asked, func(s Seat) bool {
		g.emit(Event{Kind: AbilityUsed, Rule: "B-ACT-06", Seat: s, Card: ability})
		g.emit(Event{Kind: LimitUsed, Rule: "B-ACT-06", Seat: s, Card: ability})
		g.action(s)
		return true
	})
}

// orderable returns the players whom an Executive Order may name (B-ACT-07).
func (g *Game) orderable(s Seat) []Seat {
	return g.seatsWhere(func(other Seat) bool { return other != s && g.human(other) })
}

// order resolves an Executive Order: another player moves and acts, or acts twice; each part may be declined (B-ACT-07..10).
func (g *Game) order(s Seat) {
	target := g.choosePlayer(s, ChoosePlayer, card.ExecutiveOrder, "", g.orderable(s), "B-ACT-07")
	mode := g.pick(target, Decision{Kind: ChooseOrderMode, Options: []Option{option(Choice{Kind: MoveAndAct}), option(Choice{Kind: ActTwice})}, About: card.ExecutiveOrder, Rule: "B-ACT-07"})
	if mode.Kind == MoveAndAct {
		g.actAs(target, func() { g.offerMove(target, false) })
		if !g.step.turnLost { // E-ION-74
			g.action(target)
		}
	} else {
		g.step.returned &^= SeatsOf(target)
		g.action(target)
		if g.human(target) && !g.step.returned.Has(target) && !g.step.turnLost { // B-ACT-10, P-INF-10, E-ION-74
			g.action(target)
		}
	}
	if !g.step.turnLost {
		g.actsAfterOrder(s)
	}
}
