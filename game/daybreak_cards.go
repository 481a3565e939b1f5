package game

import (
	"slices"

	"battlestar/game/card"
)

// The effects of the Crisis, Mutiny and Skill cards of Daybreak (daybreak.md, sections 4 and 6).

// resolveMutiny resolves an effect on Mutiny cards or miracle tokens, and reports whether e is one.
func (g *Game) resolveMutiny(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.DrawMutiny:
		g.mutinyByEffect(e, c)
	case card.MutinyForChosen:
		g.mutinyForChosen(g.who(e.By)[0], c)
	case card.DiscardThis:
		g.moveOpen(MutinyOpen, c.id, MutinyDiscard, you, "D-MUT-01")
	case card.GainMiracle:
		g.together(func() {
			for _, s := range g.who(e.Who) {
				if !e.Lacking || g.seat(s).Uses == 0 {
					g.gainMiracle(s, "D-MIR-03")
				}
			}
		})
	case card.MiracleForChosen:
		g.miracleForChosen(g.who(e.By)[0], c)
	case card.PassMiracle:
		g.passMiracle(you, c)
	case card.PlayOneMutiny:
		g.playOneMutiny(you, e)
	case card.Incite:
		g.incite(you, c)
	case card.Oust:
		g.oust(you, c)
	default:
		return false
	}
	return true
}

// mutinyByEffect makes the players whom an effect names draw Mutiny cards, one player after the other. Whoever holds both titles that a card names draws
// twice (D-MUT-07, D-MUT-09, D-MUT-19).
func (g *Game) mutinyByEffect(e card.DrawMutiny, c *cause) {
	who := g.who(e.Who)
	if e.Lacking {
		who = slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return !g.mayMutiny(s) || g.state.Count(MutinyHand(s)) > 0 })
	}
	for _, s := range who {
		if e.Who == card.President && c.drew.Has(s) && g.house(BothTitlesOneCard) { // O-7: as Admiral, though the Brig may have cost him that title since
			continue
		}
		for range e.N {
			g.drawMutiny(s, "D-MUT-07")
		}
		if s != NoSeat {
			c.drew |= SeatsOf(s)
		}
	}
}

// tellTruce reports whether Cylon ships are not launched or activated this turn, and if so tells the players (D-TRE-20).
func (g *Game) tellTruce(c *cause) bool {
	if g.state.Truce {
		e := Event{Rule: "D-TRE-20", Ship: card.Raider}
		if c != nil {
			e.Card = c.id
		}
		g.nothing(UnderTruce, e)
	}
	return g.state.Truce
}

// resolveUprising resolves the other effects of the Crisis and Mutiny cards, and reports whether e is one.
func (g *Game) resolveUprising(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.DiscardQuorum:
		g.loseQuorum(e.N)
	case card.ReleaseTo:
		who := g.choosePlayer(g.who(e.By)[0], ChoosePlayer, c.id, card.Brig, g.charactersAt(card.Brig), "B-BRIG-04")
		g.emit(Event{Kind: CharacterMoved, Rule: "B-BRIG-04", Seat: who, Place: e.To})
		g.leftBrig(who)
	case card.FreeAll:
		for _, s := range g.charactersAt(card.Brig) {
			if g.askWhether(s, ChooseMay, c.id, "B-TERM-11") {
				g.freeFromBrig(s, s, false, "B-BRIG-04")
			}
		}
	case card.GainAssaultRaptor:
		if e.Launched {
			g.cavalry(c)
		} else {
			g.gainAssaultRaptor()
		}
	case card.TakeRandom:
		g.takeRandom(you, g.who(e.From)[0], e.N)
	case card.RepairAllVipers:
		g.together(func() {
			for _, mark := range g.state.Marks() {
				g.moveShips(mark, g.state.Fleet(mark).Damaged, DamagedBox, Reserves, "D-MUT-12")
			}
		})
	case card.ReleaseAny:
		g.releaseAny(you, c)
	case card.PlaceTogether:
		a := g.chooseArea(you, ChooseArea, c.id, card.Basestar, card.Areas[:], "D-MUT-12")
		g.placeAll([]card.Placement{card.Put(e.Basestars, card.Basestar, a), card.Put(e.Raiders, card.Raider, a)}, "B-LIMIT-01")
	case card.DrawForChosen:
		humans := slices.DeleteFunc(g.clockwiseFrom(you), func(s Seat) bool { return !g.human(s) })
		c.target = g.choosePlayer(you, ChoosePlayer, c.id, "", humans, "D-MUT-12")
		g.drawFrom(c.target, g.skillTypes(), e.N, "B-CARD-03")
	case card.RepelBoarders:
		if g.state.CenturionsAboard() == 0 {
			g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Centurion})
			break
		}
		g.attackCenturion(you, c.id, e.Bonus)
	case card.BuryQuorum:
		g.buryQuorum(you, e.N, c)
	case card.LaunchLastNuke:
		g.launchLastNuke(you)
	case card.LaunchEach:
		if !g.tellTruce(c) {
			g.launch(e.Ship, e.N, "B-CYL-08")
		}
	default:
		return false
	}
	return true
}

// loseQuorum discards n cards from the President's hand at random.
func (g *Game) loseQuorum(n int) {
	president := g.state.President()
	if president == NoSeat || g.state.Count(QuorumHand) == 0 {
		g.nothing(NoQuorumToDiscard, Event{Rule: "B-CARD-06", Seat: president})
		return
	}
	g.together(func() {
		for range min(n, g.state.Count(QuorumHand)) {
			at := g.state.draw(ChanceDiscard, g.state.Count(QuorumHand))
			g.moveOpen(QuorumHand, g.state.Piles[QuorumHand][at].Card, QuorumDiscard, president, "B-CARD-06")
		}
	})
}

// takeRandom moves n random Skill cards from another player's hand to the player's own.
func (g *Game) takeRandom(you, from Seat, n int) {
	g.together(func() {
		for _, taken := range g.randomCards(from, n) {
			g.move(Hand(from), g.find(Hand(from), taken.Card), Hand(you), -1, SeatsOf(from), you, "B-CARD-06")
		}
	})
}

// releaseAny moves a character out of the Brig to any location on Galactica. The player chooses both (D-MUT-17).
func (g *Game) releaseAny(you Seat, c *cause) {
	who := g.choosePlayer(you, ChoosePlayer, c.id, g.meant(you, card.Brig), g.jailedWith(you), "B-BRIG-04")
	switch {
	case who == NoSeat:
	case g.seat(who).Place == card.Detention:
		g.letGo(you, who, c.id, "P-NC-09")
	default:
		g.freeFromBrig(you, who, false, "D-MUT-17")
	}
}

// buryQuorum makes a player look at the Quorum hand and put n cards on the bottom of the deck, in the order named.
func (g *Game) buryQuorum(you Seat, n int, c *cause) {
	n = min(n, g.state.Count(QuorumHand))
	if n == 0 {
		g.nothing(NoQuorumToDiscard, Event{Rule: "D-MUT-12", Card: c.id})
		return
	}
	for _, at := range g.placesByID(QuorumHand) {
		g.look(you, QuorumHand, at, "D-MUT-12")
	}
	picks := g.ask(Decision{
		Kind: BuryQuorumCards, Seats: SeatsOf(you), Private: true, Options: g.handOptions(QuorumHand, nil), Min: n, Max: n, N: n, About: c.id, Rule: "D-MUT-12",
	}).Picks
	g.together(func() {
		for _, p := range picks {
			g.move(QuorumHand, g.find(QuorumHand, p.Card), QuorumDeck, -1, SeatsOf(you)|g.sightOf(QuorumHand), you, "B-CARD-14")
		}
	})
}

// launchLastNuke resolves Unauthorized Usage: a nuke is launched by the rules in play, then all nuke tokens leave the game (D-MUT-14, D-MUT-16).
func (g *Game) launchLastNuke(you Seat) {
	switch {
	case g.frozen(): // P-NC-06
	case g.with(card.OptionCylonFleet):
		var areas []card.Area
		for _, a := range card.Areas {
			if len(g.basestarsIn(a)) > 0 {
				areas = append(areas, a)
			}
		}
		if len(areas) > 0 {
			g.nukeArea(you, g.chooseArea(you, ChooseArea, "launch-nuke", card.NoShip, areas, "D-MUT-16"))
		}
	case len(g.basestars()) > 0:
		g.launchNuke(you)
	}
	g.emit(Event{Kind: NukesBoxed, Rule: "D-MUT-14"})
	if left := g.state.Nukes; left > 0 {
		g.emit(Event{Kind: NukesChanged, Rule: "D-MUT-14", Seat: g.state.Admiral(), N: -left})
	}
}

// resolveDaybreakSkills resolves an effect of the Skill cards, and reports whether e is one.
func (g *Game) resolveDaybreakSkills(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.ForceTheirHand:
		g.forceHand(c)
	case card.ZeroesHelp: // counted with the total as soon as it is among the resolved ones (D-TRE-15, D-TRE-21)
	case card.TakeFromCheck:
		g.quickThinking(e, c)
	case card.DamageToRemove:
		g.dogfight(c)
	case card.DrawByResult: // weighed with the result
	case card.ShareQuorum:
		g.shareQuorum(you, c)
	case card.Truce:
		g.emit(Event{Kind: TruceBegan, Rule: "D-TRE-20"})
	case card.ActivateOneOf:
		g.activateElsewhere(you, e.Places, c)
	case card.ActivateOften:
		g.activateOften(you, e.N, c)
	case card.JoinPilot:
		g.joinPilot(you, e.N, c)
	default:
		return false
	}
	return true
}

// forceHand makes the current player, if human, add a card to the check faceup or draw a Mutiny card. The added card is not a contribution (D-TRE-18,
// D-TRE-23).
func (g *Game) forceHand(c *cause) {
	s := g.current()
	if !g.human(s) {
		g.nothing(NoEffect, Event{Rule: "D-TRE-18", Card: c.id})
		return
	}
	options := append(g.handOptions(Hand(s), nil), Option{Choice: Choice{Kind: Pass}, Private: true})
	picked := g.ask(Decision{Kind: ForceHand, Seats: SeatsOf(s), Private: true, Options: options, About: c.id, Rule: "D-TRE-18"}).Picks[0]
	if picked.Kind == Pass {
		g.drawMutiny(s, "D-TRE-18")
		return
	}
	g.moveOpen(Hand(s), picked.Card, CheckCards, s, "D-TRE-18")
	g.lieOpen("D-TRE-23")
}

// quickThinking lets the current player take a weak card from the check into their hand (D-TRE-16).
func (g *Game) quickThinking(e card.TakeFromCheck, c *cause) {
	options := []Option{option(Choice{Kind: Pass})}
	for _, o := range g.checkOptions() {
		if sc := g.cat.Skill(o.Card); o.Kind == TheCard && sc.Strength <= e.Most && sc.ID != c.id {
			options = append(options, o)
		}
	}
	current := g.current()
	if len(options) == 1 {
		g.nothing(NoneStrongEnough, Event{Rule: "D-TRE-16"})
		return
	}
	picked := g.pick(current, Decision{Kind: ChooseCheckCard, Options: options, About: c.id, Rule: "D-TRE-16"})
	if picked.Kind == Pass {
		return
	}
	g.because(ByTakingOut, func() {
		g.move(CheckCards, g.find(CheckCards, picked.Card), Hand(current), -1, All, current, "D-TRE-16")
	})
	g.setCheck("D-TRE-16", func(s *CheckState) { s.TakenOut = append(slices.Clip(s.TakenOut), picked.Card) })
}

// dogfight lets the current player damage a viper to remove another card from the check (D-TRE-17).
func (g *Game) dogfight(c *cause) {
	current := g.current()
	damage := card.DamageVipers{N: 1, By: card.Current}
	inSpace := g.vipersInSpace()
	if g.frozen() { // P-NC-06
		damage.In, inSpace = card.InReserves, 0
	}
	options := []Option{option(Choice{Kind: Pass})}
	for _, o := range g.checkOptions() {
		if o.Kind == TheCard && !(g.cat.Skill(o.Card).ID == c.id && g.alone(o.Card)) {
			options = append(options, o)
		}
	}
	if len(options) == 1 || g.state.AllVipers().Reserves+inSpace == 0 {
		g.nothing(NoViperToDamage, Event{Rule: "D-TRE-17", Ship: card.Viper})
		return
	}
	picked := g.pick(current, Decision{Kind: ChooseCheckCard, Options: options, About: c.id, Rule: "D-TRE-17"})
	if picked.Kind == Pass {
		return
	}
	g.damageVipers(damage, c)
	g.takeFromCheck(picked.Card, "D-TRE-17")
}

// alone reports whether a card is the only one of its kind in the check.
func (g *Game) alone(id card.ID) bool {
	n := 0
	for _, slot := range g.state.Piles[CheckCards] {
		n += one(slot.Card == id)
	}
	return n == 1
}

// shareQuorum resolves Popular Influence: the President gets one of two Quorum cards, and the other is played or discarded.
func (g *Game) shareQuorum(you Seat, c *cause) {
	g.reshuffleIfEmpty(QuorumDeck)
	g.together(func() {
		for range 2 {
			if g.state.Count(QuorumDeck) > 0 {
				g.move(QuorumDeck, 0, QuorumDrawn, -1, SeatsOf(you), you, "B-PRES-01")
				g.reshuffleIfEmpty(QuorumDeck)
			}
		}
	})
	if g.state.Count(QuorumDrawn) == 0 {
		g.nothing(EmptyDeck, Event{Rule: "B-CARD-12", Card: c.id})
		return
	}
	given := g.ask(Decision{
		Kind: GiveQuorum, Seats: SeatsOf(you), Private: true, Options: g.handOptions(QuorumDrawn, nil), About: c.id, Rule: "B-PRES-01",
	}).Picks[0].Card
	g.move(QuorumDrawn, g.find(QuorumDrawn, given), QuorumHand, -1, SeatsOf(you), you, "B-PRES-01")
	if g.state.Count(QuorumDrawn) == 0 {
		return
	}
	other := g.state.Piles[QuorumDrawn][0].Card
	options := []Option{{Choice: Choice{Kind: TheCard, Card: other}, Private: true}, {Choice: Choice{Kind: Pass}, Private: true}}
	if g.ask(Decision{Kind: PlayOrDiscard, Seats: SeatsOf(you), Private: true, Options: options, About: other, Rule: "B-PRES-02"}).Picks[0].Kind == Pass {
		g.moveOpen(QuorumDrawn, other, QuorumDiscard, you, "B-PRES-02")
		return
	}
	g.moveOpen(QuorumDrawn, other, QuorumOpen, you, "B-PRES-02")
	g.resolveQuorum(you, other)
	g.quorumUsed()
}

// activateElsewhere lets a player activate one of several locations, damaged or not, from where they are.
func (g *Game) activateElsewhere(you Seat, places []card.Place, c *cause) {
	var options []Option
	for _, p := range places {
		if why := g.notUsable(you, p, true).Why; why == Offered {
			price, taxed := g.usePrice(you, p)
			options = append(options, Option{Choice: Choice{Kind: ThePlace, Place: p}, Cost: int8(price), Taxed: taxed, Change: int8(g.automaticTotal(p, NoSeat))})
		}
	}
	g.activateAt(you, g.choose(you, Decision{Kind: ChoosePlace, Options: options, Other: you, About: c.id, Rule: "B-ACT-01"}).Place)
}

// offerChangeOfPlans opens the window after a check has passed: players may give up the pass result for cards (D-TRE-14). It reports whether they did.
func (g *Game) offerChangeOfPlans() bool {
	if !g.anyTimed(false, card.AfterPass) || g.state.Check.Mission {
		return false
	}
	changed := false
	about := Decision{About: g.state.Check.Card, Place: g.state.Check.Place, N: g.state.Check.Total}
	asked := func(s Seat) bool { return !changed && g.mayHold(s) }
	g.window(CheckPassed, about, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, CheckPassed, about, g.timed(card.AfterPass))
		if !ok {
			return false
		}
		changed = true
		g.causing(played.ID, func() {
			for _, human := range g.clockwiseFrom(s) { // B-TIME-04
				if g.human(human) {
					g.drawOwnTypes(human, played.Effect[0].(card.InsteadOfPass).Draw, "D-TRE-14")
				}
			}
		})
		return true
	})
	return changed
}

// recklessFlip reveals the top Treachery card after the abilities of a reckless check. If its strength is 0, a second card is revealed and both are
// resolved. They are not in the check (D-COMBO-02, D-COMBO-03).
func (g *Game) recklessFlip() {
	if !g.daybreak() || !g.state.Check.Reckless {
		return
	}
	deck, discard := SkillDeck(card.Treachery), SkillDiscard(card.Treachery)
	flip := func() card.ID {
		g.reshuffleIfEmpty(deck)
		if g.state.Count(deck) == 0 {
			return ""
		}
		id := g.move(deck, 0, TurnedUp, -1, All, NoSeat, "D-COMBO-02")
		g.reshuffleIfEmpty(deck) // at once (B-CARD-11): the card turned up is not among them
		return id
	}
	first := flip()
	if first == "" {
		return
	}
	if g.cat.Skill(first).Strength == 0 {
		second := flip()
		for _, id := range []card.ID{first, second} {
			if id == "" {
				continue
			}
			current := g.current()
			g.emit(Event{Kind: AbilityResolved, Rule: "D-COMBO-02", Seat: current, Card: id})
			g.actAs(current, func() { g.resolve(g.cat.Skill(id).Effect, cause{id: g.cat.Skill(id).ID}) })
		}
	}
	for _, slot := range slices.Clone(g.state.Piles[TurnedUp]) {
		g.moveOpen(TurnedUp, slot.Card, discard, NoSeat, "D-COMBO-02")
	}
	g.reshuffleIfEmpty(deck)
}
