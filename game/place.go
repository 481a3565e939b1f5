package game

import (
	"slices"

	"battlestar/game/card"
)

// place puts new ships of one kind into an area, or centurions at the start of the Boarding Party track.
func (g *Game) place(p card.Placement, rule string) { g.placeAll([]card.Placement{p}, rule) }

// placeAll puts new ships on the board, from the supply, the Reserves or a pile. If these hold too few, a player chooses which are placed
// (B-LIMIT-01..03): allots says who. It returns how many raiders came into each area. Apollo's window for vipers comes after all are placed
// (B-CHAR-11).
func (g *Game) placeAll(placements []card.Placement, rule string) (raiders [7]int) {
	left := slices.Clone(placements)
	need := map[card.Ship]int{}
	for _, p := range left {
		need[p.Ship] += p.N
	}
	var launched []Choice
	g.together(func() {
		for i := range left {
			ship := left[i].Ship
			for left[i].N > 0 {
				have := g.unplaced(ship)
				if have == 0 {
					left[i].N = 0
					break
				}
				next := i
				if have < need[ship] {
					next = g.choosePlacement(left, ship)
				}
				left[next].N--
				need[ship]--
				area := left[next].At
				if mark := g.placeOne(ship, area, rule); mark != card.NoShip {
					launched = append(launched, Choice{Kind: TheViper, Area: area}.OfMark(mark))
				}
				if ship == card.Raider {
					raiders[area]++
				}
			}
		}
	})
	g.boardPlacedVipers(launched)
	return raiders
}

// inSupply returns how many Cylon ships of a kind are on neither board.
func (g *Game) inSupply(ship card.Ship) int { return g.unplaced(ship) - g.state.AllBehind(ship) }

// unplaced returns how many pieces of a kind can still be placed on the main board. If the supply is empty, Cylon ships come from the Cylon Fleet
// board (E-FLEET-27).
func (g *Game) unplaced(ship card.Ship) int {
	switch ship {
	case card.Raider:
		return g.cat.Supply(ship) - g.state.RaidersInSpace()
	case card.HeavyRaider:
		return g.cat.Supply(ship) - g.state.HeavyRaidersInSpace() - g.state.Boxed[ship]
	case card.Basestar:
		return g.cat.Supply(ship) - len(g.basestars()) - g.state.Boxed[ship]
	case card.Centurion:
		return g.cat.Supply(ship) - g.state.CenturionsAboard() - g.state.Boxed[ship]
	case card.Civilian:
		return g.state.Count(CivilianPile)
	case card.Viper, card.MarkVII, card.AssaultRaptor:
		if g.state.Step <= SetupSkills { // D-SET-04
			return g.state.Fleet(card.Viper).Reserves
		}
		return g.state.AllVipers().Reserves
	case card.NoShip, card.Raptor: // no card places these
	}
	return 0
}

// comesFrom returns where a Cylon ship placed on the main board comes from: the supply, else the lowest area of the Cylon Fleet board that has one
// (E-FLEET-27).
func (g *Game) comesFrom(ship card.Ship) Spot {
	if g.inSupply(ship) <= 0 {
		for _, a := range fleetAreas {
			if g.state.Behind(ship, a) > 0 {
				return CylonSpot(a)
			}
		}
	}
	return Supply
}

// freeBasestar returns the number of a basestar that is on neither board.
func (g *Game) freeBasestar() int {
	return slices.Index(g.state.Basestars[:], BasestarState{})
}

// allots returns who chooses if there are too few pieces: the current player, whoever acts (B-LIMIT-01, B-CIV-04). For a Mutiny card, it is the
// player who plays it (D-MUT-12).
func (g *Game) allots() Seat {
	if g.state.Count(MutinyOpen) > 0 {
		return g.you()
	}
	return g.current()
}

// choosePlacement asks where the next ship goes if there are too few.
func (g *Game) choosePlacement(left []card.Placement, ship card.Ship) int {
	var areas []card.Area
	for _, p := range left {
		if p.Ship == ship && p.N > 0 {
			areas = append(areas, p.At)
		}
	}
	a := g.chooseArea(g.allots(), ChooseShips, "", ship, distinct(areas), "B-LIMIT-01")
	return slices.IndexFunc(left, func(p card.Placement) bool { return p.Ship == ship && p.N > 0 && p.At == a })
}

// placeOne places one piece. For a viper it returns the mark, which the current player chooses (E-FLEET-35), else NoShip.
func (g *Game) placeOne(ship card.Ship, area card.Area, rule string) (mark card.Ship) {
	switch ship {
	case card.Raider, card.HeavyRaider:
		g.moveShips(ship, 1, g.comesFrom(ship), SpotOf(area), rule)
	case card.Viper:
		mark = card.Viper
		if g.state.Step > SetupSkills { // D-SET-04
			mark = g.chooseMark(g.current(), Reserves, area)
		}
		g.launchViper(mark, area, rule)
	case card.Civilian:
		g.move(CivilianPile, 0, Civilians(area), -1, 0, NoSeat, rule) // the pile is shuffled: its top is a random draw
	case card.Centurion:
		g.emit(Event{Kind: CenturionMoved, Rule: rule, N: 1, FromAt: -1, ToAt: 0})
	case card.Basestar:
		from := g.comesFrom(ship)
		if _, behind := from.Areas(); behind != card.NoArea {
			n := slices.Index(g.state.Basestars[:], BasestarState{Behind: behind})
			g.emit(Event{Kind: BasestarMoved, Rule: rule, N: n, FromSpot: from, ToSpot: SpotOf(area)})
			break
		}
		g.emit(Event{Kind: BasestarPlaced, Rule: rule, N: g.freeBasestar(), ToArea: area})
	case card.Raptor, card.MarkVII, card.AssaultRaptor: // no card places these
	}
	return mark
}

// boardPlacedVipers is Apollo's window after vipers were placed from the Reserves (B-CHAR-11). It returns those that he has not boarded.
func (g *Game) boardPlacedVipers(placed []Choice) []Choice {
	const ability = card.AlertViperPilot
	if len(placed) == 0 || g.state.Step <= SetupSkills {
		return placed
	}
	there := func(c Choice) bool { return g.state.Fleet(c.Mark()).Space[c.Area] > 0 }
	asked := func(s Seat) bool {
		return g.has(s, ability) && g.on(s, card.GalacticaBoard) && !g.seat(s).Jailed() && slices.ContainsFunc(placed, there)
	}
	g.window(ViperPlaced, Decision{About: ability}, asked, func(s Seat) bool {
		var options []Option
		for _, a := range card.Areas {
			for _, mark := range g.state.Marks() {
				if c := (Choice{Kind: TheViper, Area: a}).OfMark(mark); slices.Contains(placed, c) && there(c) {
					options = append(options, option(c))
				}
			}
		}
		taken := g.choose(s, Decision{Kind: ChooseReaction, Window: ViperPlaced, Options: options, About: ability, Rule: "B-CHAR-11"})
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-11", Seat: s, Card: ability})
		at := slices.Index(placed, taken)
		placed = slices.Delete(placed, at, at+1)
		g.board(s, taken.Area, taken.Mark(), "B-CHAR-11")
		g.action(s)
		return true
	})
	return placed
}

// destroyByEffect destroys pieces by a card's effect.
func (g *Game) destroyByEffect(e card.Destroy, c *cause) {
	g.together(func() {
		for done := range e.N {
			switch e.Ship {
			case card.Raptor:
				g.because(ByHit, func() { g.moveShips(card.Raptor, min(1, g.state.Raptors), Reserves, Destroyed, "B-RAPTOR-01") })
			case card.Civilian:
				g.destroyDrawnCivilian(c)
			case card.Viper:
				g.destroyViper(c)
			case card.Raider, card.HeavyRaider:
				count := g.state.PlainRaiders // P-SCAR-02
				if e.Ship == card.HeavyRaider {
					count = func(a card.Area) int { return g.state.HeavyRaiders[a] }
				}
				a := g.chooseShip(e.N-done, count, g.decider(c), c.id, e.Ship, "B-CRISIS-06")
				if a == card.NoArea {
					return
				}
				g.hitShips(e.Ship, 1, a, "B-COMBAT-04")
			case card.Centurion:
				if g.state.CenturionsAboard() == 0 {
					g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id, Ship: card.Centurion})
					return
				}
				g.destroyCenturion(g.chooseCenturion(e.N-done, g.decider(c), c.id))
			case card.Basestar, card.MarkVII, card.AssaultRaptor: // no card destroys these
			}
		}
	})
}

// destroyDrawnCivilian draws a civilian ship from the pile and destroys it. If the pile is empty, a player picks one on the board (B-CIV-04): allots
// says who.
func (g *Game) destroyDrawnCivilian(c *cause) {
	stacksOnly := g.landed() && !g.with(card.OptionCylonFleet) // P-X-10
	if g.state.Count(CivilianPile) > 0 && !stacksOnly {        // from New Caprica on only what was escorted lies there (E-COMBO-17)
		g.destroyCivilian(CivilianPile, 0, "B-CIV-04")
		return
	}
	if g.groundPile() != NoPile || stacksOnly || g.frozen() { // P-NC-27
		g.destroyOnGround("P-NC-27")
		return
	}
	var options []Option
	for _, a := range card.Areas {
		for i := range g.state.Piles[Civilians(a)] {
			options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "B-CIV-04", Ship: card.Civilian})
		return
	}
	picked := g.choose(g.allots(), Decision{Kind: ChooseVictim, Options: options, Ship: card.Civilian, Rule: "B-CIV-04"})
	g.destroyCivilian(Civilians(picked.Area), int(picked.N), "B-CIV-04")
}

// chooseShip asks for the area of the next of take ships to be taken; count gives the number in each area. It returns NoArea if none is left.
func (g *Game) chooseShip(take int, count func(card.Area) int, by Seat, about card.ID, ship card.Ship, rule string) card.Area {
	var options []Option
	there := 0
	for _, a := range card.Areas {
		if n := count(a); n > 0 {
			options = append(options, option(Choice{Kind: TheArea, Area: a}))
			there += n
		}
	}
	if there == 0 {
		return card.NoArea
	}
	return g.chooseOf(take, there, by, Decision{Kind: ChooseTarget, Options: options, About: about, Ship: ship, Rule: rule}).Area
}

// chooseCenturion asks for the space of the next of take centurions aboard to be taken.
func (g *Game) chooseCenturion(take int, by Seat, about card.ID) int {
	var options []Option
	for space, n := range g.state.Centurions {
		if n > 0 {
			options = append(options, option(Choice{Kind: TheCenturion, N: int8(space)}))
		}
	}
	return int(g.chooseOf(take, g.state.CenturionsAboard(), by, Decision{Kind: ChooseTarget, Options: options, About: about, Ship: card.Centurion, Rule: "B-LOC-08"}).N)
}

func (g *Game) destroyCenturion(space int) {
	g.emit(Event{Kind: CenturionMoved, Cause: ByHit, Rule: "B-COMBAT-04", N: 1, FromAt: int16(space), ToAt: -1})
}

// damageVipers damages vipers outside an attack (B-COMBAT-05).
func (g *Game) damageVipers(e card.DamageVipers, c *cause) {
	by := g.decider(c)
	if e.By != card.Nobody {
		by = g.who(e.By)[0]
	}
	g.together(func() {
		for done := range e.N {
			var options []Option
			there := 0
			for _, mark := range g.state.Marks() {
				if n := g.state.Fleet(mark).Reserves; e.In != card.InSpace && n > 0 {
					options = append(options, option(Choice{Kind: TheViper}.OfMark(mark)))
					there += n
				}
			}
			if e.In != card.InReserves {
				for _, a := range card.Areas {
					unmanned := g.unmannedIn(a)
					for _, o := range unmanned {
						there += g.state.Fleet(o.Mark()).Space[a]
					}
					options = append(options, unmanned...)
					if e.Unmanned {
						continue
					}
					for _, s := range g.pilotsIn(a) {
						options = append(options, g.pilotOption(s))
						there++
					}
				}
			}
			if len(options) == 0 {
				g.nothing(NoViperToDamage, Event{Rule: "B-COMBAT-05", Ship: card.Viper})
				return
			}
			picked := g.chooseOf(e.N-done, there, by, Decision{Kind: ChooseVictim, Options: options, Ship: card.Viper, About: c.id, Rule: "B-COMBAT-05"})
			switch {
			case picked.Kind == ThePilot:
				g.hitViper(picked.Area, picked.Mark(), picked.Seat, DamagedBox, "B-COMBAT-05")
			case picked.Area == card.NoArea:
				g.because(ByHit, func() { g.moveShips(picked.Mark(), 1, Reserves, damaged(picked.Mark()), "B-COMBAT-05") })
			default:
				g.hitViper(picked.Area, picked.Mark(), NoSeat, DamagedBox, "B-COMBAT-05")
			}
		}
	})
}

// recallVipers returns every viper in space to the Reserves, pilots to the Hangar Deck (B-JUMP-06).
func (g *Game) recallVipers(rule string) { g.recall(ByArea{}, 0, rule) }

// recallForJump is recallVipers, but assault raptors may stay in their areas (D-RAP-07).
func (g *Game) recallForJump(rule string) {
	stay, pilots := g.stayBehind()
	g.recall(stay, pilots, rule)
}

// recall returns the vipers in space to the Reserves, except some assault raptors.
func (g *Game) recall(stay ByArea, pilots Seats, rule string) {
	g.together(func() {
		for s := range g.seats() {
			if g.seat(s).Piloting() && !pilots.Has(s) {
				g.leaveViper(s, rule)
				g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: s, Place: card.HangarDeck})
			}
		}
		for _, a := range card.Areas {
			for _, mark := range g.state.Marks() {
				n := g.state.Fleet(mark).Space[a]
				if CraftOf(mark).Stays {
					n -= stay[a]
				}
				g.moveShips(mark, n, SpotOf(a), Reserves, rule)
			}
		}
	})
}

// repairShips lets the Admiral return damaged or destroyed vipers and raptors to the Reserves (Ragnar Anchorage).
func (g *Game) repairShips(e card.RepairShips) {
	by := g.state.Admiral()
	vipers, raptors := e.Vipers, e.Raptors
	g.together(func() {
		for {
			options := []Option{option(Choice{Kind: Pass})}
			for _, mark := range g.state.Marks() {
				if vipers > 0 && g.state.Fleet(mark).Damaged > 0 {
					options = append(options, option(Choice{Kind: TheViper, N: 0}.OfMark(mark)))
				}
				if vipers > 0 && g.state.Fleet(mark).Destroyed > 0 && !CraftOf(mark).Tough { // D-RAP-11
					options = append(options, option(Choice{Kind: TheViper, N: 1}.OfMark(mark)))
				}
			}
			if raptors > 0 && g.state.RaptorsLost > 0 {
				options = append(options, option(Choice{Kind: TheRaptor}))
			}
			if len(options) == 1 {
				return
			}
			switch picked := g.pick(by, Decision{Kind: ChooseRestore, Options: options, Rule: "B-JUMP-08"}); {
			case picked.Kind == Pass:
				return
			case picked.Kind == TheRaptor:
				raptors--
				g.moveShips(card.Raptor, 1, Destroyed, Reserves, "B-RAPTOR-01")
			case picked.N == 0:
				vipers--
				g.moveShips(picked.Mark(), 1, DamagedBox, Reserves, "B-JUMP-08")
			default:
				vipers--
				g.moveShips(picked.Mark(), 1, Destroyed, Reserves, "B-JUMP-08")
			}
		}
	})
}
