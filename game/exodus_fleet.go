package game

import (
	"slices"

	"battlestar/game/card"
)

// The Cylon Fleet option (E-FLEET). Its board is Tabletop.CylonFleet, where each area has the name of the main board area that it mirrors.

// fleetAreas are the areas of the Cylon Fleet board, lowest first (E-FLEET-06).
var fleetAreas = []card.Area{card.Stern, card.PortStern, card.StarboardStern, card.PortBow, card.StarboardBow, card.Bow}

// FleetArea is the area of the Cylon Fleet board for a die result of 1 to 8 (E-FLEET-05).
func FleetArea(result int) card.Area {
	return [...]card.Area{card.Stern, card.PortStern, card.StarboardStern, card.PortBow, card.StarboardBow, card.StarboardBow, card.Bow, card.Bow}[result-1]
}

// BasestarsBehind is the number of basestars in the area of the Cylon Fleet board that mirrors a.
func (t *Tabletop) BasestarsBehind(a card.Area) int {
	n := 0
	for _, b := range t.Basestars {
		n += one(a != card.NoArea && b.Behind == a)
	}
	return n
}

// Behind is the number of Cylon ships of a type in the area of the Cylon Fleet board that mirrors a, 0 without the option.
func (t *Tabletop) Behind(ship card.Ship, a card.Area) int {
	switch {
	case t.CylonFleet == nil:
		return 0
	case ship == card.Raider:
		return t.CylonFleet.Raiders[a]
	case ship == card.HeavyRaider:
		return t.CylonFleet.HeavyRaiders[a]
	case ship == card.Basestar:
		return t.BasestarsBehind(a)
	default: // no others come there
		return 0
	}
}

// AllBehind is the number of Cylon ships of a type on the Cylon Fleet board.
func (t *Tabletop) AllBehind(ship card.Ship) int {
	n := 0
	for _, a := range card.Areas {
		n += t.Behind(ship, a)
	}
	return n
}

// fleetGrows is what an activation does if it finds nothing on the main board. A ship joins the Cylon Fleet board, or if the supply is empty, the
// ships of one of its areas arrive. Then the pursuit advances (E-FLEET-24..26).
func (g *Game) fleetGrows(ship card.Ship, rule string) {
	if g.tellTruce(nil) { // D-TRE-20
		return
	}
	if g.inSupply(ship) > 0 {
		g.emit(Event{Kind: FleetGrows, Rule: rule, Ship: ship})
		result := g.rollDie(roll{why: RollForCylonFleet, by: g.current(), ship: ship})
		g.placeBehind(ship, 1, FleetArea(result), "E-FLEET-24")
	} else {
		for i := len(fleetAreas) - 1; i >= 0; i-- {
			if a := fleetAreas[i]; g.state.Behind(ship, a) > 0 {
				g.arrive(a, "E-FLEET-25")
				break
			}
		}
	}
	g.advancePursuit(1, "E-FLEET-26")
}

// placeBehind puts n ships from the supply on the Cylon Fleet board, or as many as it has.
func (g *Game) placeBehind(ship card.Ship, n int, a card.Area, rule string) {
	n = min(n, g.inSupply(ship))
	if n == 0 {
		g.nothing(NoneLeftToPlace, Event{Rule: rule, Ship: ship})
		return
	}
	if ship == card.Basestar {
		g.together(func() {
			for range n {
				g.emit(Event{Kind: BasestarMoved, Rule: rule, N: g.freeBasestar(), FromSpot: Supply, ToSpot: CylonSpot(a)})
			}
		})
		return
	}
	g.moveShips(ship, n, Supply, CylonSpot(a), rule)
}

// arrive moves all ships in an area of the Cylon Fleet board to the main board area that it mirrors.
func (g *Game) arrive(a card.Area, rule string) {
	g.together(func() {
		for n := range g.state.Basestars {
			if g.state.Basestars[n].Behind == a {
				g.emit(Event{Kind: BasestarMoved, Rule: rule, N: n, FromSpot: CylonSpot(a), ToSpot: SpotOf(a)})
			}
		}
		for _, ship := range []card.Ship{card.Raider, card.HeavyRaider} {
			g.moveShips(ship, g.state.Behind(ship, a), CylonSpot(a), SpotOf(a), rule)
		}
	})
}

// advancePursuit moves the pursuit marker n spaces, one after the other (E-FLEET-14, E-FLEET-15). Without the option, nothing happens.
func (g *Game) advancePursuit(n int, rule string) {
	if !g.state.HasBoard(card.CylonFleetBoard) || g.frozen() { // E-COMBO-14
		return
	}
	for range n {
		g.emit(Event{Kind: PursuitMoved, Rule: rule, N: 1})
		g.depth++
		switch g.state.PursuitAt() {
		case 1:
			g.placeCivilians(1, "E-FLEET-14")
		case 3:
			g.placeCivilians(2, "E-FLEET-14")
		case AutoAttack:
			g.together(func() {
				for _, a := range card.Areas {
					g.arrive(a, "E-FLEET-15")
				}
			})
			g.emit(Event{Kind: PursuitMoved, Rule: "E-FLEET-15", N: -AutoAttack})
		}
		g.depth--
	}
}

// placeCivilians places civilian ships, drawn unseen, where no area is named. The CAG picks the area of each, or the current player if nobody is left
// to be CAG. If there are areas without a civilian ship, it must be one of them (E-FLEET-33).
func (g *Game) placeCivilians(n int, rule string) {
	by := g.state.Holder(card.CAGTitle)
	if by == NoSeat {
		by = g.current()
	}
	g.together(func() {
		for range n {
			if g.state.Count(CivilianPile) == 0 {
				g.nothing(NoCivilianToPlace, Event{Rule: "E-FLEET-33", Ship: card.Civilian})
				return
			}
			var empty []card.Area
			for _, a := range card.Areas {
				if g.state.Count(Civilians(a)) == 0 {
					empty = append(empty, a)
				}
			}
			if len(empty) == 0 {
				empty = card.Areas[:]
			}
			a := g.chooseArea(by, ChooseArea, "", card.Civilian, empty, "E-FLEET-33")
			g.placeOne(card.Civilian, a, rule)
		}
	})
}

// chooseTwo is Basestar Bridge: the player names two different options before the first is resolved. They resolve in the order named (E-FLEET-09).
func (g *Game) chooseTwo(you Seat, c *cause) {
	location := g.cat.Locations.Of(c.place)
	var named []card.ID
	for pick := range 2 {
		var options []Option
		for _, o := range location.Options {
			if !slices.Contains(named, o.ID) {
				options = append(options, option(Choice{Kind: TheAction, Card: o.ID}))
			}
		}
		picked := g.pick(you, Decision{Kind: ChooseBridge, Options: options, Place: location.ID, Pick: pick + 1, Picks: 2, Rule: "E-FLEET-09"})
		named = append(named, picked.Card)
	}
	for _, id := range named {
		at := slices.IndexFunc(location.Options, func(o card.LocationOption) bool { return o.ID == id })
		g.emit(Event{Kind: AbilityUsed, Rule: "E-FLEET-10", Seat: you, Card: id})
		g.depth++
		for _, e := range location.Options[at].Effect {
			g.resolveOne(e, c)
		}
		g.depth--
	}
}

// reinforce places a basestar or raiders in an area of the Cylon Fleet board (E-FLEET-11).
func (g *Game) reinforce(you Seat, e card.Reinforce) {
	ship := g.pick(you, Decision{
		Kind: ChooseCylonShips, Options: []Option{option(Choice{Kind: TheShip, Ship: card.Basestar}), option(Choice{Kind: TheShip, Ship: card.Raider})},
		Rule: "E-FLEET-10",
	}).Ship
	if g.inSupply(ship) == 0 {
		g.nothing(NoneLeftToPlace, Event{Rule: "E-FLEET-11", Ship: ship})
		return
	}
	n := e.Raiders
	if ship == card.Basestar {
		n = e.Basestars
	}
	a := g.chooseArea(you, ChooseCylonArea, "", ship, card.Areas[:], "E-FLEET-10")
	g.placeBehind(ship, n, a, "E-FLEET-11")
}

// passOn gives a title to another human player of its holder's choice (E-FLEET-30). Apollo's action in a viper just launched may have cost the holder
// the title (B-CHAR-11).
func (g *Game) passOn(you Seat, title card.Title) {
	if g.state.Holder(title) != you {
		g.nothing(TitleLost, Event{Rule: "E-FLEET-30", Seat: you, Title: title})
		return
	}
	others := slices.DeleteFunc(g.otherHumans(you), func(s Seat) bool { return !g.mayReceive(title, s) })
	const about = "activate-and-pass-on"
	if len(others) == 0 {
		g.nothing(NobodyForTitle, Event{Rule: "E-FLEET-30", Card: about})
		return
	}
	g.giveTitle(title, g.choosePlayer(you, ChoosePlayer, about, "", others, "E-FLEET-30"), "E-FLEET-30")
}

// launchNukeAtArea is the Admiral's action: a nuke at a space area of the main board (E-FLEET-50..54).
func (g *Game) launchNukeAtArea(s Seat) {
	g.nukeArea(s, g.chooseArea(s, ChooseArea, "launch-nuke", card.NoShip, card.Areas[:], "E-FLEET-50"))
}

// nukeArea launches a nuke at an area.
func (g *Game) nukeArea(s Seat, a card.Area) {
	g.emit(Event{Kind: NukesChanged, Rule: "E-FLEET-53", Seat: s, N: -1})
	g.emit(Event{Kind: AttackMade, Rule: "E-FLEET-50", Seat: s, RollFor: RollForAreaNuke, Area: a})
	result := g.rollDie(roll{why: RollForAreaNuke, by: s, area: a})
	does := g.attackDoes(RollForAreaNuke, card.Basestar, result)
	stars := len(g.basestars())
	defer func() {
		if len(g.basestars()) < stars {
			g.won(s)
		}
	}()
	if does == DestroysAll {
		g.together(func() { g.destroyAllIn(a) })
		return
	}
	hit := -1
	if there := g.basestarsIn(a); len(there) > 0 {
		hit = g.chooseBasestar(s, "launch-nuke", there, "E-FLEET-51")
	}
	switch {
	case hit < 0:
		g.nothing(NoBasestarThere, Event{Rule: "E-FLEET-52", Ship: card.Basestar, Area: a})
	case does != DamagesTwice:
		g.destroyBasestar(hit, "E-FLEET-50")
	default:
		g.damageBasestar(hit)
		if g.state.Basestars[hit].Area != card.NoArea {
			g.damageBasestar(hit)
		}
	}
	if does == DestroysWithRaiders {
		g.hitRaiders(s, min(NukeRaiders, g.state.Raiders[a]), a, result, "E-FLEET-50")
	}
}

// destroyAllIn destroys every ship in an area, human ships included (E-FLEET-54).
func (g *Game) destroyAllIn(a card.Area) {
	for _, n := range g.basestarsIn(a) {
		g.destroyBasestar(n, "E-FLEET-50")
	}
	g.hitShips(card.Raider, g.state.Raiders[a], a, "E-FLEET-50")
	g.hitShips(card.HeavyRaider, g.state.HeavyRaiders[a], a, "E-FLEET-50")
	for _, pilot := range g.pilotsIn(a) {
		g.hitViper(a, g.seat(pilot).Craft, pilot, Destroyed, "E-FLEET-54")
	}
	for _, mark := range g.state.Marks() {
		g.because(ByHit, func() { g.moveShips(mark, g.state.Fleet(mark).Space[a], SpotOf(a), Destroyed, "E-FLEET-54") })
	}
	for g.state.Count(Civilians(a)) > 0 {
		g.destroyCivilian(Civilians(a), 0, "E-FLEET-54")
	}
}

// basestarsIn are the numbers of the basestars in an area of the main board.
func (g *Game) basestarsIn(a card.Area) []int {
	return slices.DeleteFunc(g.basestars(), func(n int) bool { return g.state.Basestars[n].Area != a })
}

// followLater is what a jump does with the ships in space (E-FLEET-40). The Cylon ships wait on the Cylon Fleet board, without damage (E-FLEET-41).
// Civilian ships stay.
func (g *Game) followLater() {
	g.recallForJump("E-FLEET-40")
	for _, a := range card.Areas {
		for _, n := range g.basestarsIn(a) {
			g.emit(Event{Kind: BasestarMoved, Rule: "E-FLEET-40", N: n, FromSpot: SpotOf(a), ToSpot: CylonSpot(a)})
			g.repairBasestar(n, "E-FLEET-41")
		}
		g.moveShips(card.Raider, g.state.Raiders[a], SpotOf(a), CylonSpot(a), "E-FLEET-40")
		g.moveShips(card.HeavyRaider, g.state.HeavyRaiders[a], SpotOf(a), CylonSpot(a), "E-FLEET-40")
	}
}
