package game

import (
	"slices"

	"battlestar/game/card"
)

// Treachery, reckless skill checks and Movement abilities (pegasus.md, sections 7 and 8).

// resolveTreachery resolves the effects that the Skill cards of the Pegasus box add. It reports whether e is one of them.
func (g *Game) resolveTreachery(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.Spare:
		r := g.chooseResource(you, card.Resources[:], c.id, "P-MOVE-01")
		g.emit(Event{Kind: LossSpared, Rule: "P-MOVE-01", Seat: you, Resource: r, N: e.By})
	case card.OneAction:
		g.action(you)
	case card.FlyAndAttack:
		g.flyAndAttack(you, c)
	case card.RaidersMiss:
		g.step.misses[g.seat(you).Area] += e.N
	case card.HeavyRaidersOnly:
		g.heavyRaidersOnly()
	case card.SwapWithDestiny:
		g.swapWithDestiny(you, c)
	case card.LoseIfJailed:
		g.change(g.chooseResource(you, g.highest(), c.id, "P-TREACH-01"), -e.N, "P-TREACH-01")
	case card.TreacheryForHumans:
		for _, s := range g.otherHumans(you) { // one after the other, as cards are drawn (B-CARD-07)
			g.discard([]Seat{s}, e.N, true, c.id, "B-CARD-06")
			g.drawSkills(s, slices.Repeat([]card.Skill{card.Treachery}, e.N), "P-TREACH-04")
		}
	default:
		return false
	}
	return true
}

// ---- Reckless skill checks ----

// drawWithFew lets each human player with few cards draw from their skill set, starting with the player of the card (B-TIME-04).
func (g *Game) drawWithFew(by Seat, e card.DrawWithFew) {
	for _, s := range g.clockwiseFrom(by) {
		if g.human(s) && g.state.Count(Hand(s)) <= e.Holds && g.askWhether(s, ChooseMay, "support-the-people", "P-RECK-01") {
			g.drawOwnTypes(s, e.N, "B-CARD-03")
		}
	}
}

// heavyRaidersOnly activates heavy raiders, without the centurions aboard (P-RECK-05).
func (g *Game) heavyRaidersOnly() {
	g.emit(Event{Kind: ShipsActivated, Rule: "P-RECK-05", Activation: card.HeavyRaiders})
	g.depth++
	defer func() { g.depth-- }()
	if g.with(card.OptionCylonFleet) && len(g.basestars())+g.state.HeavyRaidersInSpace()+g.state.CenturionsAboard() == 0 {
		g.fleetGrows(card.HeavyRaider, "E-FLEET-19")
		return
	}
	g.step.heavyRaiders = true
	g.heavyRaidersAct()
}

// ---- Sabotage ----

// dropped notes that a card was discarded from a hand. Treachery of a human player opens the Sabotage window once the discard is done (P-TREACH-05,
// P-TREACH-07, P-TREACH-08).
func (g *Game) dropped(s Seat, id card.ID) {
	if g.cat.Skill(id).Type != card.Treachery || !g.human(s) || g.why == ByCorrection || g.why == ByExecution && g.house(NoSabotageOfExecutions) { // P-X-21
		return
	}
	g.owed.sabotage = true
	if g.group == 0 {
		g.settle()
	}
}

// sabotage is the Sabotage window: it asks every Cylon player with a card in hand, whatever it is (P-SECRET-03).
func (g *Game) sabotage() {
	about := Decision{Rule: "P-TREACH-05"}
	asked := func(s Seat) bool {
		return g.seat(s).Cylon() && g.state.Count(Hand(s)) > 0 && g.anyTimed(true, card.TreacheryDropped) && !g.used("sabotage")
	}
	g.window(TreacheryDiscarded, about, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, TreacheryDiscarded, about, g.timed(card.TreacheryDropped))
		if ok {
			g.actAs(s, func() { g.resolve(played.Effect, cause{id: played.ID}) })
		}
		return ok
	})
}

// ---- Movement abilities ----

// useMovementAbility asks a player to choose a card from their hand to use instead of moving (P-MOVE-01). It reports whether one was used.
func (g *Game) useMovementAbility(s Seat) bool {
	options := g.handOptions(Hand(s), func(id card.ID) bool { return g.notMovement(s, id).Why == Offered })
	options = append(options, Option{Choice: Choice{Kind: Pass}, Private: true})
	picked := g.ask(Decision{Kind: ChooseMovement, Seats: SeatsOf(s), Private: true, Options: options, Rule: "P-MOVE-01"}).Picks[0]
	if picked.Kind == Pass {
		return false
	}
	g.play(s, picked.Card, "P-MOVE-01")
	g.payReluctantly(s)
	g.actAs(s, func() { g.resolve(g.cat.Skill(picked.Card).Effect, cause{id: picked.Card}) })
	return true
}

// flyAndAttack is Full Throttle: fly to any area, then attack.
func (g *Game) flyAndAttack(you Seat, c *cause) {
	if !g.payAsPilot(you) {
		return
	}
	if to := g.chooseArea(you, ChooseArea, c.id, card.Viper, card.Areas[:], "P-MOVE-05"); to != g.seat(you).Area {
		g.emit(Event{Kind: CharacterMoved, Cause: ByFlight, Rule: "P-MOVE-05", Seat: you, ToArea: to})
	}
	targets := g.cylonShips(g.seat(you).Area)
	if len(targets) == 0 {
		return
	}
	options := append([]Option{option(Choice{Kind: Pass})}, targets...)
	if target := g.pick(you, Decision{Kind: ChooseTarget, Options: options, About: c.id, Rule: "P-MOVE-05"}); target.Kind != Pass {
		g.fire(you, target, gun{craft: g.seat(you).Craft})
	}
}

// swapWithDestiny is God's Plan: the played card goes on top of the Destiny deck, and the card that was there into the hand. Everyone has seen the
// first, only the player sees the second.
func (g *Game) swapWithDestiny(you Seat, c *cause) {
	g.move(Destiny, 0, Hand(you), -1, SeatsOf(you), you, "P-TREACH-01") // that deck is never empty (B-CARD-10)
	from := SkillDiscard(card.Treachery)
	g.emit(Event{
		Kind: CardMoved, Rule: "P-TREACH-01", Seat: you, Card: c.id, From: from, FromAt: int16(g.find(from, c.id)), To: Destiny,
		Seen: All &^ SeatsOf(Everyone), // all have seen it, but it lies face down
	})
	g.uncover(from)
}

// ---- Interrupts ----

// interfere is the window before raiders are activated: pilots in areas where some would act may make them miss (Run Interference).
func (g *Game) interfere(acting [7]int) {
	if !g.anyTimed(false, card.BeforeRaidersAct) {
		return
	}
	asked := func(s Seat) bool { return g.mayHold(s) && acting[g.seat(s).Area] > 0 }
	g.window(RaidersToAct, Decision{Ship: card.Raider}, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, RaidersToAct, Decision{Ship: card.Raider, Area: g.seat(s).Area}, g.timed(card.BeforeRaidersAct))
		if ok {
			g.actAs(s, func() { g.resolve(played.Effect, cause{id: played.ID}) })
		}
		return ok
	})
}

// won is the window after a player has destroyed a basestar or a centurion (Major Victory).
func (g *Game) won(by Seat) {
	if !g.anyTimed(false, card.AfterVictory) {
		return
	}
	asked := func(s Seat) bool { return s == by && g.mayHold(s) && !g.used("major-victory") }
	g.window(VictoryWon, Decision{}, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, VictoryWon, Decision{}, g.timed(card.AfterVictory))
		if ok {
			g.actAs(s, func() { g.resolve(played.Effect, cause{id: played.ID}) })
		}
		return ok
	})
}
