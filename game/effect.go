package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// cause is the card or location that effects are resolved for, with what resolving it has found out so far.
type cause struct {
	id         card.ID
	place      card.Place
	target     Seat // the character that was chosen for a location's check
	admiral    bool // for a destination: the Admiral makes the decisions that name nobody (B-JUMP-08)
	rolledHigh bool // the die roll of the card reached its upper result
	placed     [7]int
	basestar   int     // the number of the basestar that the card has placed, or that drew the token, from 1; 0 for none
	instead    card.ID // the destination that is resolved instead of this one
	evacuated  bool    // a civilian ship was evacuated (P-NC-16)
	drew       Seats   // the players who have drawn a Mutiny card for it (D-MUT-19)
}

// resolve resolves effects in printed order (B-CRISIS-07) and returns the cause with what it has found out.
func (g *Game) resolve(effects card.Effects, c cause) cause {
	g.causing(c.id, func() {
		for len(effects) > 0 {
			n := max(1, lost(effects))
			if n == 1 {
				g.resolveOne(effects[0], &c)
			} else {
				g.together(func() {
					for _, e := range effects[:n] {
						g.resolveOne(e, &c)
					}
				})
			}
			effects = effects[n:]
		}
	})
	return c
}

// lost returns how many effects at the beginning of a list change resources at once, as in "-1 fuel and -1 food".
func lost(effects card.Effects) int {
	n := slices.IndexFunc(effects, func(e card.Effect) bool { _, is := e.(card.Change); return !is })
	if n < 0 {
		return len(effects)
	}
	return n
}

// decider returns the player who makes the decisions that name nobody (B-CRISIS-06, B-JUMP-08). A Cylon player may cause a crisis in another player's
// turn; that other player is still the current player (B-TERM-01).
func (g *Game) decider(c *cause) Seat {
	switch {
	case c.admiral:
		return g.state.Admiral()
	case g.cat.Crisis(c.id) != nil, g.cat.Missions.Of(c.id) != nil: // D-MIS-16
		return g.current()
	}
	return g.you()
}

// resolveOne resolves one effect, in the chapter of its kind.
func (g *Game) resolveOne(e card.Effect, c *cause) {
	if g.frozen() && NeedsSpace(e) {
		g.nothingInOrbit(c)
		return
	}
	resolved := g.resolveTrack(e, c) || g.resolveCards(e, c) || g.resolvePeople(e, c) || g.resolveShips(e, c) || g.resolveChoice(e, c) ||
		g.resolveAction(e, c) || g.resolveOfCheck(e) || g.resolveOfFleet(e, c) || g.resolveExodus(e, c) || g.resolveIonian(e, c) ||
		g.resolveTreachery(e, c) || g.resolveSecondShip(e, c) || g.resolvePegasusCards(e, c) || g.resolveLeader(e, c) || g.resolveNewCaprica(e, c) ||
		g.resolveMutiny(e, c) || g.resolveUprising(e, c) || g.resolveDaybreakSkills(e, c) || g.resolveHome(e, c) || g.resolveDaybreakPeople(e, c)
	if !resolved {
		panic(fmt.Sprintf("no rule for the effect %T", e))
	}
}

// resolveTrack resolves an effect that moves a dial or a marker, and reports whether e is one.
func (g *Game) resolveTrack(e card.Effect, c *cause) bool {
	switch e := e.(type) {
	case card.Change:
		g.change(e.Resource, e.By, "B-RES-01")
	case card.JumpPrep:
		g.moveJumpPrep(e.By)
	case card.IfAtMost:
		if g.state.Resources[e.Resource] <= e.N {
			*c = g.resolve(e.Then, *c)
		}
	default:
		return false
	}
	return true
}

// resolveCards resolves an effect on Skill cards, Quorum cards or nukes, and reports whether e is one.
func (g *Game) resolveCards(e card.Effect, c *cause) bool {
	switch e := e.(type) {
	case card.Discard:
		if g.cat.Mutinies.Of(c.id) != nil { // a price (D-TRE-08), which For Love reduces all the same (D-CHAR-13)
			s := g.who(e.Who)[0]
			g.pay(s, e.N-one(g.spareOne([]Seat{s}, e.N, c.id) == s), c.id, "D-MUT-13")
			return true
		}
		g.discard(g.who(e.Who), e.N, e.Random, c.id, "B-CARD-05")
	case card.DiscardHand:
		for _, s := range g.who(e.Who) {
			g.discardHand(s, c.id)
		}
	case card.Draw:
		g.together(func() {
			for _, s := range g.who(e.Who) {
				switch {
				case g.seat(s).HasAgenda() && c.place == card.HumanFleet:
					g.drawOwnTypes(s, e.N, "P-CYLOC-05")
				case e.Who == card.EachCylon || !g.letIgnore(s, c.id): // P-TERM-03
					g.drawByEffect(s, e)
				}
			}
		})
	case card.DrawQuorum:
		g.together(func() {
			for range e.N {
				g.drawQuorum("B-PRES-01")
			}
		})
	case card.DiscardNuke:
		if g.state.Nukes > 0 {
			g.emit(Event{Kind: NukesChanged, Rule: "B-CRISIS-04", Seat: g.state.Admiral(), N: -1})
		}
	default:
		return false
	}
	return true
}

// resolvePeople resolves an effect that sends characters, gives titles or shows loyalty, and reports whether e is one.
func (g *Game) resolvePeople(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.Send:
		g.sendAll(g.who(e.Who), e.To, "B-MOVE-08")
	case card.Execute:
		for _, s := range g.who(e.Who) {
			if s != NoSeat && !g.letIgnore(s, c.id) {
				g.executeFor(s, c.id, "E-EXEC-01")
			}
		}
	case card.SendChosen:
		g.sendChosen(e, c)
	case card.SendAllIn:
		g.sendAll(g.charactersAt(e.From), e.To, "B-CRISIS-12")
	case card.SendAllOn:
		aboard := slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return !g.on(s, e.From) })
		g.sendAll(aboard, e.To, "B-CRISIS-12")
	case card.SendTarget:
		if !g.executeInstead(c) {
			g.send(c.target, e.To, "B-LOC-06")
		}
	case card.FreeFromBrig:
		if g.house(CurrentPlayerActs) { // B-X-02
			you = g.current()
		}
		g.freeFromBrig(you, you, g.house(BrigExitAnywhere), "B-BRIG-03")
	case card.ReleaseOther:
		g.releaseOther(you, c)
	case card.GiveTitle:
		g.giveTitleByCard(e, c)
	case card.LookAtLoyalty:
		g.lookAtLoyalty(e, c)
	case card.GiveLoyalty:
		if g.state.Distance <= e.MaxDistance {
			g.giveLoyalty(you)
		}
	case card.SleeperAgent:
		g.sleeperAgent()
	case card.NextJumpWins:
		g.emit(Event{Kind: LastJumpIsNext, Rule: "B-KOBOL-01"})
	default:
		return false
	}
	return true
}

// resolveShips resolves an effect that places, moves, damages or destroys ships, and reports whether e is one.
func (g *Game) resolveShips(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.Damage:
		for range e.N {
			g.damageGalactica("B-DMG-01")
		}
	case card.ChooseDamage:
		g.chooseDamage(you, e)
	case card.Placement:
		before := g.state.Basestars
		g.place(e, "B-LIMIT-01")
		for n, b := range g.state.Basestars {
			if b.Area != card.NoArea && before[n].Area == card.NoArea {
				c.basestar = n + 1
			}
		}
	case card.Activate:
		g.activateShips(e.Ships)
	case card.ActivatePlaced:
		g.activatePlacedRaiders(c.placed)
	case card.Destroy:
		g.destroyByEffect(e, c)
	case card.DamageVipers:
		g.damageVipers(e, c)
	case card.RecallVipers:
		g.recallVipers("B-BRIG-07")
	case card.RestoreRaptor:
		g.moveShips(card.Raptor, min(1, g.state.RaptorsLost), Destroyed, Reserves, "B-RAPTOR-01")
	case card.RepairShips:
		g.repairShips(e)
	default:
		return false
	}
	return true
}

// resolveChoice resolves a die roll, a choice, or what becomes of the card itself, and reports whether e is one of them.
func (g *Game) resolveChoice(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.Roll:
		g.rollFor(e, c, you)
	case card.Risk:
		g.risk(e, c)
	case card.FailResult:
		*c = g.resolve(g.cat.Crisis(c.id).Check.Fail, *c)
	case card.OneOf:
		g.oneOf(e, c)
	case card.May:
		if lost, is := e.Then[0].(card.DiscardTrauma); is && g.state.Count(Trauma(g.who(lost.Who)[0])) == 0 {
			g.nothing(NoTraumaToGiveUp, Event{Rule: "E-ION-18", Seat: g.who(lost.Who)[0], Card: c.id})
		} else if _, frees := e.Then[0].(card.ReleaseChosen); frees && len(g.jailedWith(g.who(e.Who)[0])) == 0 {
			g.nothing(NobodyToChoose, Event{Rule: "B-BRIG-05", Card: c.id})
		} else if _, frees := e.Then[0].(card.ReleaseTo); frees && len(g.jailedWith(g.who(e.Who)[0])) == 0 {
			g.nothing(NobodyToChoose, Event{Rule: "B-BRIG-05", Card: c.id})
		} else if _, frees := e.Then[0].(card.ReleaseDetained); frees && len(g.charactersAt(card.Detention)) == 0 {
			g.nothing(NobodyToChoose, Event{Rule: "P-NC-46", Card: c.id})
		} else if !g.possible(e.Then, c) {
			g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id})
		} else if who := g.who(e.Who)[0]; g.askWhether(who, ChooseMay, c.id, "B-TERM-11") {
			*c = g.resolve(e.Then, *c)
		} else {
			g.nothing(LeftBe, Event{Rule: "B-TERM-11", Seat: who, Card: c.id})
		}
	case card.AnotherCrisis:
		g.emit(Event{Kind: CrisisAdded, Rule: "B-TURN-09", N: 1})
	case card.KeepWithObjective:
		g.keepWithObjective(e, c)
	case card.Lasts:
		g.moveOpen(CrisisOpen, c.id, InPlay, NoSeat, "B-CRISIS-08")
		if e.What == card.NoMovingToColonialOne { // it has left the game (E-ION-31)
			for p := range g.cat.Locations.All() {
				if p.Board == card.ColonialOneBoard {
					g.alliesLeave(p.ID)
				}
			}
		}
	case card.Target:
		g.targetCheck(you, c)
	case card.MakeCheck:
		g.locationCheck(you, NoSeat, c)
	default:
		return false
	}
	return true
}

// resolveAction resolves an effect of the actions of cards, titles and locations, and reports whether e is one.
func (g *Game) resolveAction(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.ExtraAction:
		g.action(you)
	case card.Order:
		g.order(you)
	case card.LookAtTop:
		g.launchScout(you, e, c)
	case card.ViperAttacks:
		if g.payAsPilot(you) {
			g.maximumFirepower(you, e.N)
		}
	case card.Repair:
		g.repair(you, e)
	case card.GiveThisCard:
		g.giveThisCard(you, e, c)
	case card.Mutiny:
		g.mutiny(you, e, c)
	case card.ResolveQuorum:
		g.reshuffleIfEmpty(QuorumDeck)
		g.together(func() {
			for range e.N {
				if g.state.Count(QuorumDeck) > 0 {
					g.move(QuorumDeck, 0, QuorumDrawn, -1, SeatsOf(you), you, "B-PRES-02")
					g.reshuffleIfEmpty(QuorumDeck)
				}
			}
		})
		if g.state.Count(QuorumDrawn) > 0 {
			g.playQuorum(you, QuorumDrawn, "B-PRES-02")
		}
	case card.DrawOrPlayQuorum:
		g.drawOrPlayQuorum(you)
	case card.LaunchNuke:
		g.launchNuke(you)
	case card.FTLRoll:
		if !g.house(FTLRollAfterJump) { // B-X-01
			loss, _ := FTLPopulation(g.state.JumpPrep)
			g.ftlRoll(you, loss)
		}
	case card.JumpFleet:
		loss, _ := FTLPopulation(g.state.JumpPrep)
		g.jump("B-JUMP-04")
		if g.house(FTLRollAfterJump) {
			g.ftlRoll(you, loss)
		}
	case card.GalacticaAttacks:
		g.galacticaAttacks(you)
	case card.LookAtCivilians:
		n := e.N
		if g.has(you, card.Efficient) {
			g.emit(Event{Kind: AbilityUsed, Rule: "P-CLAR-13", Seat: you, Card: card.Efficient})
			n = 0
		}
		g.lookAtCivilians(you, n)
	case card.ActivateVipers:
		g.activateVipers(you, e.N)
	case card.LaunchSelf:
		g.launchSelf(you)
	case card.AttackCenturion:
		g.attackCenturion(you, card.ID(card.Armory), 0)
	case card.BringCrisis:
		g.bringCrisis(you, e)
	case card.CommandFleet:
		g.commandFleet(you, e)
	case card.Infiltrate:
		g.infiltrate(you)
	case card.SwapSuperCrisis:
		g.swapSuperCrisis(you)
	default:
		return false
	}
	return true
}

// resolveOfFleet resolves an effect that the Cylon Fleet option adds, and reports whether e is one.
func (g *Game) resolveOfFleet(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.Pursuit:
		g.advancePursuit(e.By, "E-FLEET-14")
	case card.PlaceCivilians:
		g.placeCivilians(e.N, "E-FLEET-33")
	case card.ActivateViper:
		by := you
		if e.By != card.Nobody {
			by = g.who(e.By)[0]
		}
		g.activateViper(by, e.May, 1, 1)
	case card.PassTitle:
		g.passOn(you, e.Title)
	case card.LaunchNukeAtArea:
		g.launchNukeAtArea(you)
	case card.ChooseTwo:
		g.chooseTwo(you, c)
	case card.Reinforce:
		g.reinforce(you, e)
	case card.RollBelowRaiders:
		if g.rollDie(roll{why: RollForBridge, by: you, about: c.id}) < g.state.RaidersInSpace() {
			*c = g.resolve(e.Then, *c)
		}
	default:
		return false
	}
	return true
}

// resolveOfCheck resolves a skill check ability, or a card played around a check, and reports whether e is one.
func (g *Game) resolveOfCheck(e card.Effect) bool {
	you := g.you()
	switch e := e.(type) {
	case card.TakeOut:
		g.takeOut(e)
	case card.AddDestiny:
		g.addOpenDestiny(e.N)
	case card.VipersIfStrong:
		g.vipersIfStrong(e)
	case card.CountsDouble:
		g.setCheckFor(CheckDoubles, "E-CHECK-09", func(s *CheckState) { s.Double = e.Type })
	case card.IronWill: // weighed with the result
		g.setCheck("E-CHECK-11", func(s *CheckState) { s.Spared = e.Short })
	case card.MoveOrAct:
		g.moveOrAct(you)
	case card.GainNuke:
		g.gainNuke()
	default:
		return false
	}
	return true
}

// drawByEffect draws the cards of an effect: of named types, which may be outside the skill set, or of any type (B-CHAR-02).
func (g *Game) drawByEffect(s Seat, e card.Draw) {
	from := e.Types
	if len(from) == 0 {
		from = g.skillTypes()
		if g.seat(s).Cylon() && g.house(DifferentTypesAlways) { // P-X-18
			g.drawDifferent(s, e.N, "P-X-18")
			return
		}
	}
	g.drawFrom(s, from, e.N, "B-CARD-03")
}

func (g *Game) sendChosen(e card.SendChosen, c *cause) {
	by := g.who(e.By)[0]
	targets := g.targets(e.To, e.OnGalactica)
	if e.OnGround { // P-NC-46
		targets = slices.DeleteFunc(targets, func(s Seat) bool { return !g.onGround(s) })
	}
	if e.Another {
		targets = slices.DeleteFunc(targets, func(s Seat) bool { return s == by })
	}
	target := g.choosePlayer(by, ChooseCharacterFor, c.id, g.meant(NoSeat, e.To), targets, "B-BRIG-05")
	c.target = target
	if target == NoSeat {
		return
	}
	if e.Discard > 0 {
		g.discard([]Seat{target}, e.Discard, false, c.id, "B-CARD-05")
	}
	g.send(target, e.To, "B-BRIG-05")
}

// freeFromBrig moves a character out of the Brig to a non-hazardous location, on Galactica or, by house rule, anywhere (B-BRIG-03, B-X-13).
func (g *Game) freeFromBrig(by, who Seat, anywhere bool, rule string) {
	if g.seat(who).Place != card.Brig {
		g.nothing(NoEffect, Event{Rule: rule, Seat: who})
		return
	}
	var options []Option
	for p := range g.cat.Locations.All() {
		reached := p.Board == card.GalacticaBoard || anywhere && g.state.ForHumans(p.Board) && g.closed(p) == Offered
		if reached && !p.Hazardous && !(by == who && g.avoids(who, p.ID)) { // P-LEAD-06
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	to := g.pick(by, Decision{Kind: ChoosePlace, Options: options, Other: who, Rule: rule}).Place
	g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: who, Place: to})
	g.leftBrig(who)
}

func (g *Game) releaseOther(you Seat, c *cause) {
	jailed := slices.DeleteFunc(g.jailedWith(you), func(s Seat) bool { return s == you })
	switch who := g.choosePlayer(you, ChoosePlayer, c.id, g.meant(you, card.Brig), jailed, "B-BRIG-04"); {
	case who == NoSeat:
	case g.seat(who).Place == card.Detention:
		g.letGo(you, who, c.id, "P-NC-09")
	default:
		g.freeFromBrig(you, who, false, "B-BRIG-04") // the card says Galactica
	}
}

func (g *Game) giveTitleByCard(e card.GiveTitle, c *cause) {
	switch e.To {
	case card.ToAdmiral:
		g.titleByEffect(e.Title, g.state.Admiral(), "B-TITLE-08")
	case card.ToTarget:
		g.titleByEffect(e.Title, c.target, "B-LOC-10")
	case card.ToYou:
		g.titleByEffect(e.Title, g.you(), "B-TITLE-08")
	case card.ToAnother:
		by := g.you()
		others := slices.DeleteFunc(g.otherHumans(by), func(s Seat) bool { return s == g.state.Holder(e.Title) || !g.stands(s).titles })
		if to := g.choosePlayer(by, ChooseNewPresident, c.id, "", others, "B-TITLE-08"); to != NoSeat {
			g.titleByEffect(e.Title, to, "B-TITLE-08")
		}
	case card.ToChosenByPresident:
		by := g.state.President()
		others := g.seatsWhere(func(s Seat) bool { return s != by && g.stands(s).titles })
		if to := g.choosePlayer(by, ChooseNewPresident, c.id, "", others, "B-TITLE-08"); to != NoSeat {
			g.titleByEffect(e.Title, to, "B-TITLE-08")
		}
	case card.ToNextInLine: // P-CLAR-15
		if to := g.heirBesides(g.state.Holder(e.Title), e.Title); to != NoSeat {
			g.titleByEffect(e.Title, to, "P-CLAR-15")
		} else {
			g.nothing(NobodyForTitle, Event{Rule: "P-CLAR-15", Card: c.id})
		}
	}
}

// rollFor rolls the die of a card and resolves the result.
func (g *Game) rollFor(e card.Roll, c *cause, by Seat) {
	why := RollForCard
	switch c.place {
	case "":
	case card.BasestarBridge:
		why = RollForBridge
	default:
		why = RollForHumanFleet
	}
	if g.rollDie(roll{why: why, by: by, about: c.id, upto: e.Upto}) <= e.Upto {
		*c = g.resolve(e.Low, *c)
		return
	}
	c.rolledHigh = true
	*c = g.resolve(e.High, *c)
}

// freeVipers returns the number of undamaged vipers without a pilot.
func (g *Game) freeVipers() int {
	vipers := g.state.AllVipers()
	return vipers.Reserves + vipers.InSpace()
}

// risked returns how many ships of a kind can be risked.
func (g *Game) risked(ship card.Ship) int {
	if ship == card.Raptor {
		return g.state.Raptors
	}
	return g.state.AllVipers().Reserves + g.vipersInSpace()
}

// risk resolves a roll that needs ships (B-CARD-18).
func (g *Game) risk(e card.Risk, c *cause) {
	if g.risked(e.Ship) < e.N {
		g.nothing(TooFewToRisk, Event{Rule: "B-CARD-18", Card: c.id, Ship: e.Ship})
		return
	}
	by := g.you()
	if e.By != card.Nobody {
		by = g.who(e.By)[0]
		if !g.askWhether(by, ChooseRisk, c.id, "B-JUMP-08") {
			return
		}
	}
	g.actAs(by, func() { g.rollFor(e.Roll, c, by) })
}

func (g *Game) oneOf(e card.OneOf, c *cause) {
	var options []Option
	for i, list := range e.Options {
		if g.possible(list, c) {
			options = append(options, option(Choice{Kind: TheBox, N: int8(i)}))
		}
	}
	if len(options) == 0 {
		g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id})
		return
	}
	by := g.who(e.By)[0]
	picked := g.choose(by, Decision{Kind: ChooseOneOf, Options: options, About: c.id, Rule: "B-CRISIS-06"})
	*c = g.resolve(e.Options[picked.N], *c)
}

// possible reports whether a list of a card can be chosen at all. It cannot destroy what is not there (B-ACT-05), nor look at Loyalty cards of a player
// who was not chosen or has none (B-BRIG-05).
func (g *Game) possible(list card.Effects, c *cause) bool {
	for _, e := range list {
		if look, ok := e.(card.LookAtLoyalty); ok && look.Of == card.ChosenPlayer {
			return c.target != NoSeat && slices.Contains(g.loyaltyToLookAt(g.who(look.By)[0], card.AnyPlayer), c.target)
		}
		switch e := e.(type) {
		case card.DestroyForces:
			return g.state.Forces() > 0
		case card.ExecuteRevealed:
			return len(g.revealed()) > 0
		case card.GainAssaultRaptor: // a raptor pays for it
			return g.state.Raptors > 0
		case card.OneOf: // P-TERM-03: something of it
			return slices.ContainsFunc(e.Options, func(list card.Effects) bool { return g.possible(list, c) })
		}
		if d, ok := e.(card.Destroy); ok {
			// no card asks this about other ships
			//exhaustive:ignore
			switch d.Ship {
			case card.Viper:
				return g.state.AllVipers().Reserves+g.state.AllVipers().Damaged+g.vipersInSpace() > 0
			case card.Raider:
				return g.state.PlainRaidersInSpace() > 0
			case card.HeavyRaider:
				return g.state.HeavyRaidersInSpace() > 0
			case card.Centurion:
				return g.state.CenturionsAboard() > 0
			}
		}
	}
	return true
}

// launchScout looks at the top of the deck that the card names, or else of the Crisis or the Destination deck.
func (g *Game) launchScout(you Seat, e card.LookAtTop, c *cause) {
	switch {
	case e.Of == card.Crises:
		g.scout(you, CrisisDeck, ScoutTop, c.id)
		return
	case e.Of == card.Destinations:
		g.scout(you, DestinationDeck, ScoutTop, c.id)
		return
	case e.Of == card.Missions:
		g.scout(you, MissionDeck, MissionTop, c.id)
		return
	}
	var options []Option
	for _, deck := range []Pile{CrisisDeck, DestinationDeck} {
		options = append(options, option(Choice{Kind: TheDeck, Deck: deck}))
	}
	deck := g.pick(you, Decision{Kind: ScoutDeck, Options: options, About: c.id, Rule: "B-CARD-18"}).Deck
	if g.cat.Skill(c.id) != nil && g.has(you, card.RaptorPilot) { // D-CHAR-05
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-05", Seat: you, Card: card.RaptorPilot})
		g.arrange(you, deck, power[card.LookAtMore](g, card.RaptorPilot).N, ScoutMore, c)
		return
	}
	g.scout(you, deck, ScoutTop, c.id)
}

// giveThisCard hands the Quorum card being resolved to a human player (B-PRES-04, B-PRES-05).
func (g *Game) giveThisCard(you Seat, e card.GiveThisCard, c *cause) {
	able := g.otherHumans(you)
	if e.Self {
		able = g.seatsWhere(g.human)
	}
	if c.id == card.AssignVicePresident { // P-QUOR-02
		able = slices.DeleteFunc(able, func(s Seat) bool { return !g.stands(s).titles })
	}
	to := g.choosePlayer(you, ChoosePlayer, c.id, "", able, "B-PRES-05")
	if to != NoSeat {
		g.moveOpen(QuorumOpen, c.id, KeptQuorum(to), you, "B-PRES-04")
	}
}

func (g *Game) otherHumans(s Seat) []Seat {
	return slices.DeleteFunc(g.clockwiseFrom(s), func(o Seat) bool { return o == s || !g.human(o) })
}

// mutiny makes another player roll for the Admiral title.
func (g *Game) mutiny(you Seat, e card.Mutiny, c *cause) {
	others := slices.DeleteFunc(g.otherHumans(you), func(s Seat) bool { return s == g.state.Admiral() })
	chosen := g.choosePlayer(you, ChoosePlayer, c.id, "", others, "B-PRES-04")
	if chosen == NoSeat {
		return
	}
	if g.rollDie(roll{why: RollForCard, by: chosen, about: c.id, upto: e.Upto}) <= e.Upto {
		*c = g.resolve(e.Low, *c)
		return
	}
	g.titleByEffect(card.AdmiralTitle, chosen, "B-TITLE-08")
}

// drawOrPlayQuorum is the second half of the President's Office (B-LOC-09).
func (g *Game) drawOrPlayQuorum(you Seat) {
	options := []Option{option(Choice{Kind: Pass}), option(Choice{Kind: TheAction, Card: "draw-quorum"})}
	if g.state.Count(QuorumHand) > 0 {
		options = append(options, option(Choice{Kind: TheAction, Card: "play-quorum"}))
	}
	switch g.pick(you, Decision{Kind: ChooseQuorumDraw, Options: options, Rule: "B-LOC-09"}).Card {
	case "draw-quorum":
		g.drawQuorum("B-LOC-09")
	case "play-quorum":
		g.playQuorum(you, QuorumHand, "B-LOC-09")
	}
}

// lookAtCivilians resolves the action of Communications: only the player sees the ships, then may move each 1 area (B-LOC-03). If n is 0, they see all
// ships.
func (g *Game) lookAtCivilians(you Seat, n int) {
	var options []Option
	for _, a := range card.Areas {
		for i := range g.state.Piles[Civilians(a)] {
			options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoEffect, Event{Rule: "B-LOC-03", Place: card.Communications})
		return
	}
	var picks []Choice
	for _, o := range options {
		picks = append(picks, o.Choice)
	}
	if n > 0 {
		picks = g.ask(Decision{Kind: ChooseCivilians, Seats: SeatsOf(you), Options: options, Min: 0, Max: min(n, len(options)), Place: card.Communications, Rule: "B-LOC-03"}).Picks
	}
	if len(picks) == 0 {
		return
	}
	for _, p := range picks {
		g.look(you, Civilians(p.Area), int(p.N), "B-LOC-03")
	}
	g.show(you, SeeCards, "", "B-LOC-03")
	// Take the later slots of an area first, so that moving one ship does not shift the others.
	slices.SortFunc(picks, func(a, b Choice) int { return int(b.N) - int(a.N) })
	g.together(func() {
		for _, p := range picks {
			options := []Option{option(Choice{Kind: Pass})}
			for _, a := range []card.Area{p.Area.Clockwise(), p.Area.Counterclockwise()} {
				options = append(options, option(Choice{Kind: TheArea, Area: a}))
			}
			if g.has(you, card.Efficient) && g.house(EfficientAnywhere) { // P-X-28
				for a := p.Area.Clockwise().Clockwise(); a != p.Area.Counterclockwise(); a = a.Clockwise() {
					options = append(options, option(Choice{Kind: TheArea, Area: a}))
				}
			}
			to := g.pick(you, Decision{
				Kind: MoveCivilian, Options: options,
				Area: p.Area, Ship: card.Civilian, N: int(p.N), Rule: "B-LOC-03",
			})
			if to.Kind == TheArea {
				g.move(Civilians(p.Area), int(p.N), Civilians(to.Area), -1, 0, you, "B-LOC-03")
			}
		}
	})
}

// infiltrate is the action of the Human Fleet: look at a hand, take a card (B-LOC-14).
func (g *Game) infiltrate(you Seat) {
	others := g.seatsWhere(func(s Seat) bool { return s != you })
	target := g.choosePlayer(you, ChoosePlayer, "human-fleet", "", others, "B-LOC-14")
	for _, i := range g.placesFor(you, Hand(target)) {
		g.look(you, Hand(target), i, "B-LOC-14")
	}
	options := g.handOptions(Hand(target), nil)
	if len(options) == 0 { // an empty hand is known to all; from another he must take (B-TERM-11)
		options = append(options, Option{Choice: Choice{Kind: Pass}, Private: true})
	}
	picked := g.ask(Decision{Kind: TakeCard, Seats: SeatsOf(you), Private: true, Options: options, Other: target, Rule: "B-LOC-14"}).Picks[0]
	if picked.Kind == TheCard {
		g.move(Hand(target), g.find(Hand(target), picked.Card), Hand(you), -1, SeatsOf(target), you, "B-LOC-14")
	}
}

// swapSuperCrisis is the first half of the Resurrection Ship (B-LOC-15).
func (g *Game) swapSuperCrisis(you Seat) {
	if g.state.Count(SuperHand(you)) == 0 {
		return
	}
	options := append(g.handOptions(SuperHand(you), nil), Option{Choice: Choice{Kind: Pass}, Private: true})
	picked := g.ask(Decision{Kind: SwapSuper, Seats: SeatsOf(you), Private: true, Options: options, Rule: "B-LOC-15"}).Picks[0]
	if picked.Kind == Pass {
		return
	}
	g.moveOpen(SuperHand(you), picked.Card, SuperDiscard, you, "B-LOC-15")
	g.drawSuperCrisis(you, "B-LOC-15")
}

func (g *Game) drawSuperCrisis(s Seat, rule string) {
	g.reshuffleIfEmpty(SuperDeck)
	if g.state.Count(SuperDeck) > 0 {
		g.move(SuperDeck, 0, SuperHand(s), -1, 0, s, rule)
		g.reshuffleIfEmpty(SuperDeck)
	}
}
