package game

import (
	"slices"

	"battlestar/game/card"
)

// resolveIonian resolves an effect that the Ionian Nebula adds, and reports whether e is one.
func (g *Game) resolveIonian(e card.Effect, c *cause) bool {
	return g.resolveTrauma(e, c) || g.resolveMet(e, c) || g.resolveMetShips(e, c)
}

// resolveTrauma resolves an effect on trauma, or one that leads to other effects, and reports whether e is one.
func (g *Game) resolveTrauma(e card.Effect, c *cause) bool {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		g.crossroads()
	case card.DrawTrauma:
		g.apart(func() { g.drawTrauma(g.who(e.Who), e.N, "E-ION-10") })
	case card.DiscardTrauma:
		for _, s := range g.who(e.Who) {
			g.discardTrauma(s, e.N, e.Random, c.id, "E-ION-18")
		}
	case card.Another:
		you := g.you()
		others := slices.DeleteFunc(g.clockwiseFrom(you), func(s Seat) bool { return s == you })
		if s := g.choosePlayer(you, ChoosePlayer, c.id, "", others, "E-ION-59"); s != NoSeat {
			g.actAs(s, func() { *c = g.resolve(e.Then, *c) })
		}
	case card.IfDistance:
		if g.state.Distance <= e.AtMost {
			*c = g.resolve(e.Then, *c)
		}
	default:
		return false
	}
	return true
}

// resolveMet resolves an effect on players and cards, and reports whether e is one.
func (g *Game) resolveMet(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.AddNotCylon:
		if g.stands(you).loyalty || g.cat.Allies.Of(c.id) == nil { // E-COMBO-06: not for a card that he would draw himself
			g.addNotCylon("E-LOY-08")
		}
	case card.DrawLoyalty:
		dealt := func(s Seat) bool { return g.human(s) && g.stands(s).loyalty } // D-LEAD-02
		if e.Chosen {
			you = g.choosePlayer(you, ChoosePlayer, c.id, "", g.seatsWhere(dealt), "E-ION-59")
		}
		if dealt(you) {
			g.dealLoyalty(you, "E-LOY-08")
			g.lookAtNewLoyalty(you, "E-LOY-08")
		}
	case card.ExecuteAnother:
		others := slices.DeleteFunc(g.otherHumans(you), func(s Seat) bool { return g.seat(s).OffBoard }) // B-TERM-05
		if s := g.choosePlayer(you, ChoosePlayer, c.id, "", others, "E-EXEC-01"); s != NoSeat {
			g.execute(s, "E-EXEC-01")
		}
	case card.MoveAnywhere:
		*c = g.resolve(e.First, *c)
		g.moveAnywhere(you, c, len(e.First) == 0)
	case card.TakeDestiny:
		g.takeDestiny(e.N, Hand(you), SeatsOf(you), "E-ION-27")
	default:
		return false
	}
	return true
}

// resolveMetShips resolves an effect on ships and the boarding party, and reports whether e is one.
func (g *Game) resolveMetShips(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.DestroyRaidersHere:
		area := g.state.Basestars[c.basestar-1].Area
		if n := min(e.N, g.state.PlainRaiders(area)); n > 0 {
			g.hitShips(card.Raider, n, area, "E-ION-41")
		} else {
			g.nothing(NothingToDestroy, Event{Rule: "E-ION-41", Card: c.id, Ship: card.Raider})
		}
	case card.RepairAny:
		g.repairAny(you, e, c)
	case card.RestoreVipers:
		g.repairVipers(you, min(e.N, g.state.AllVipers().Damaged), "E-ION-27")
	case card.ReturnViper:
		if g.state.AllVipers().Destroyed > 0 {
			g.moveShips(g.chooseMark(g.current(), Destroyed, card.NoArea), 1, Destroyed, Reserves, "E-ION-56")
		}
	case card.ActivateOneViper:
		g.activateOne(you, e.Times)
	case card.VipersDestroy:
		g.vipersDestroy(you, c)
	case card.DestroyInArea:
		g.destroyInArea(you, e, c)
	case card.RemoveRaiders:
		g.removeRaiders(you, e.N, c)
	case card.ActivateRaidersThere:
		if g.state.RaidersInSpace()+len(g.basestars()) == 0 && !g.house(RaidersThereGrowFleet) {
			g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
		} else {
			g.activateShips(card.Raiders)
		}
	case card.DamageBasestar:
		if len(g.basestars()) == 0 {
			g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Basestar})
			break
		}
		hit := g.chooseBasestar(you, c.id, g.basestars(), "E-ION-56")
		for range e.N {
			g.damageBasestar(hit)
		}
	case card.HideCivilian:
		g.hideCivilian(you, c)
	case card.PushBack:
		g.together(func() {
			for space := 1; space < len(g.state.Centurions)-1; space++ {
				if n := g.state.Centurions[space]; n > 0 {
					g.emit(Event{Kind: CenturionMoved, Rule: "E-ION-27", N: n, FromAt: int16(space), ToAt: int16(space - 1)})
				}
			}
		})
	default:
		return false
	}
	return true
}

// moveAnywhere moves a human player's character to a non-hazardous location of their choice; out of the Brig only if the card names it.
func (g *Game) moveAnywhere(s Seat, c *cause, namesBrig bool) {
	if !g.human(s) || g.seat(s).OffBoard {
		return // he was executed (E-EXEC-14)
	}
	if g.seat(s).Jailed() && !namesBrig { // B-BRIG-04
		g.nothing(NoEffect, Event{Rule: "B-BRIG-04", Card: c.id})
		return
	}
	open := slices.DeleteFunc(g.openPlaces(), func(o Option) bool { return g.avoids(s, o.Place) }) // P-LEAD-06
	if len(open) == 0 {
		return
	}
	to := g.pick(s, Decision{Kind: ChoosePlace, Options: open, About: c.id, Other: s, Rule: "E-ION-27"}).Place
	jailed := g.seat(s).Place == card.Brig
	g.leaveViper(s, "B-MOVE-08")
	g.emit(Event{Kind: CharacterMoved, Rule: "B-MOVE-08", Seat: s, Place: to})
	if jailed {
		g.leftBrig(s)
	}
}

// repairAny repairs locations one after the other, or vipers.
func (g *Game) repairAny(you Seat, e card.RepairAny, c *cause) {
	g.together(func() {
		for n := range e.Locations {
			options := []Option{option(Choice{Kind: Pass})}
			for p := range g.cat.Locations.All() {
				if g.state.Damaged(p.ID) && g.closed(p) == Offered { // P-PEG-13
					options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
				}
			}
			most := min(e.Vipers, g.state.AllVipers().Damaged)
			if n == 0 && most > 0 {
				options = append(options, option(Choice{Kind: TheViper}))
				for fewer := most - 1; fewer > 0; fewer-- {
					options = append(options, option(Choice{Kind: TheViper, N: int8(fewer)}))
				}
			}
			if len(options) == 1 {
				if n == 0 {
					g.nothing(NoEffect, Event{Rule: "E-ION-27", Card: c.id})
				}
				return
			}
			switch picked := g.pick(you, Decision{Kind: ChooseRepair, Options: options, About: c.id, Pick: n + 1, Picks: e.Locations, Rule: "E-ION-27"}); picked.Kind {
			case Pass:
				return
			case TheViper:
				if picked.N > 0 {
					most = int(picked.N)
				}
				g.repairVipers(you, most, "E-ION-27")
				return
			default:
				g.repairLocation(you, picked.Place)
			}
		}
	})
}

// activateOne activates one unmanned viper the given number of times; a viper from the Reserves is launched first.
func (g *Game) activateOne(you Seat, times int) {
	options := append(g.launches(), g.unmannedVipers()...)
	if len(options) == 0 || g.state.Count(Hand(you)) < g.flyCost() {
		g.nothing(NoViperToActivate, Event{Rule: "E-ION-27", Ship: card.Viper})
		return
	}
	for i := range options {
		options[i].Cost = int8(g.flyCost())
	}
	picked := g.pick(you, Decision{Kind: ChooseViper, Options: options, Ship: card.Viper, Pick: 1, Picks: 1, Rule: "E-ION-27"})
	at, mark := picked.Area, picked.Mark()
	if picked.Kind == Launch {
		times--
		g.payToFly(you) // D-LOC-12
		g.launchViper(mark, at, "B-VIPER-01")
		g.boardPlacedVipers([]Choice{{Kind: TheViper, Area: at, Ship: picked.Ship}})
	}
	for n := range times {
		if g.state.Fleet(mark).Space[at] == 0 || !g.human(you) { // somebody has boarded it, or what he did has ended this (B-CHAR-11)
			return
		}
		if g.state.Count(Hand(you)) < g.flyCost() {
			return
		}
		deed := g.pick(you, Decision{Kind: ChooseViperDeed, Options: g.viperDeeds(at), Area: at, Ship: mark, Pick: n + 1, Picks: times, Rule: "B-VIPER-01"})
		g.payToFly(you)
		at = g.doUnmanned(you, at, mark, deed)
	}
}

// vipersDestroy lets unmanned vipers each destroy a raider in their own area. The player decides how many do.
func (g *Game) vipersDestroy(you Seat, c *cause) {
	var done ByArea
	g.together(func() {
		for first := true; ; first = false {
			options := []Option{option(Choice{Kind: Pass})}
			for _, a := range card.Areas {
				if g.state.PlainRaiders(a) > 0 && g.state.VipersIn(a) > done[a] {
					options = append(options, option(Choice{Kind: TheArea, Area: a}))
				}
			}
			if len(options) == 1 {
				if first {
					g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
				}
				return
			}
			a := g.pick(you, Decision{Kind: ChooseTarget, Options: options, About: c.id, Ship: card.Raider, Rule: "E-ION-27"}).Area
			if a == card.NoArea {
				return
			}
			done[a]++
			g.hitShips(card.Raider, 1, a, "B-COMBAT-04")
		}
	})
}

// destroyInArea destroys raiders, or every Cylon ship, in an area of the player's choice.
func (g *Game) destroyInArea(you Seat, e card.DestroyInArea, c *cause) {
	var areas []card.Area
	for _, a := range card.Areas {
		if e.Raiders == 0 && g.cylonsIn(a) || g.state.PlainRaiders(a) > 0 {
			areas = append(areas, a)
		}
	}
	if len(areas) == 0 {
		g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
		return
	}
	a := g.chooseArea(you, ChooseStrike, c.id, card.Raider, areas, "E-ION-27")
	if e.Raiders == 0 {
		g.removeCylons([]card.Area{a}, true, c)
		return
	}
	g.hitShips(card.Raider, min(e.Raiders, g.state.PlainRaiders(a)), a, "B-COMBAT-04")
}

// removeRaiders takes raiders off the main board, one after the other.
func (g *Game) removeRaiders(you Seat, n int, c *cause) {
	if g.state.RaidersInSpace() == 0 {
		g.nothing(NoCylonShip, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Raider})
		return
	}
	g.together(func() {
		for done := range n {
			a := g.chooseShip(n-done, func(a card.Area) int { return g.state.Raiders[a] }, you, c.id, card.Raider, "E-ION-56")
			if a == card.NoArea {
				return
			}
			g.because(ByRemoval, func() { g.moveShips(card.Raider, 1, SpotOf(a), Supply, "E-ION-56") })
		}
	})
}

// hideCivilian shuffles a civilian ship in space back into the civilian ship pile, unseen.
func (g *Game) hideCivilian(you Seat, c *cause) {
	var options []Option
	for _, a := range card.Areas {
		for i := range g.state.Piles[Civilians(a)] {
			options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "E-ION-27", Card: c.id, Ship: card.Civilian})
		return
	}
	picked := g.pick(you, Decision{Kind: ChooseCivilian, Options: options, About: c.id, Ship: card.Civilian, Rule: "E-ION-27"})
	g.because(ByRemoval, func() {
		g.move(Civilians(picked.Area), int(picked.N), CivilianPile, -1, 0, you, "E-ION-27")
		g.shuffle(CivilianPile, "E-ION-27")
	})
}
