package game

import (
	"slices"

	"battlestar/game/card"
)

// activateShips resolves an activation icon (B-CYL-01..15, E-FLEET-18..22).
func (g *Game) activateShips(ships card.Activation) {
	if g.tellTruce(nil) {
		if ships == card.HeavyRaiders && g.house(CenturionsUnderTruce) { // D-TRE-27
			g.advanceCenturions(g.state.Centurions)
		}
		return
	}
	g.emit(Event{Kind: ShipsActivated, Rule: "B-CYL-01", Activation: ships})
	g.depth++
	defer func() { g.depth-- }()
	alone := g.with(card.OptionCylonFleet) && len(g.basestars()) == 0 // an activation that finds nothing to act does something else (E-FLEET-17)
	switch ships {
	case card.Raiders:
		switch {
		case g.state.RaidersInSpace() > 0:
			g.activateRaiders(true, func(a card.Area) int { return g.state.Raiders[a] })
		case alone:
			g.fleetGrows(card.Raider, "E-FLEET-18")
		default:
			g.launch(card.Raider, RaidersForNone, "B-CYL-02")
		}
		if id := g.lastingCard(card.ConstantBarrage); id != "" {
			g.causing(id, func() { g.launch(card.Raider, RaidersForNone, "B-CRISIS-08") })
		}
	case card.LaunchRaiders:
		if alone {
			g.fleetGrows(card.Basestar, "E-FLEET-20")
			return
		}
		g.launch(card.Raider, RaidersLaunched, "B-CYL-08")
	case card.HeavyRaiders:
		if alone && g.state.HeavyRaidersInSpace()+g.state.CenturionsAboard() == 0 {
			g.fleetGrows(card.HeavyRaider, "E-FLEET-19")
			return
		}
		g.activateHeavyRaiders()
	case card.Basestars:
		if alone {
			g.fleetGrows(card.Basestar, "E-FLEET-20")
			return
		}
		g.activateBasestars()
	}
}

// basestars returns the numbers of the basestars on the board.
func (g *Game) basestars() []int {
	var numbers []int
	for n, b := range g.state.Basestars {
		if b.Area != card.NoArea {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// crippled reports whether a basestar has a damage token with a power.
func crippled[P card.Power](g *Game, n int) bool {
	return slices.ContainsFunc(g.state.Piles[BasestarTokens(n)], func(s Slot) bool {
		_, has := g.cat.BasestarDamage.Of(s.Card).Power.(P)
		return has
	})
}

// launch makes each basestar launch n ships of a kind (B-CYL-08, B-CYL-14). If the supply runs short, the current player chooses which basestars launch
// (B-LIMIT-01).
func (g *Game) launch(ship card.Ship, n int, rule string) {
	if g.tellTruce(nil) { // D-TRE-20
		return
	}
	if g.inPlay(card.BasestarsLaunchMore) {
		n++
	}
	var placements []card.Placement
	for _, b := range g.basestars() {
		if crippled[card.LaunchesNothing](g, b) {
			continue
		}
		placements = append(placements, card.Put(n, ship, g.state.Basestars[b].Area))
		g.emit(Event{Kind: Launched, Rule: rule, Ship: ship, N: n, Area: g.state.Basestars[b].Area})
	}
	if len(placements) == 0 {
		g.nothing(NoneLaunched, Event{Rule: rule, Ship: ship})
		return
	}
	g.because(ByLaunch, func() { g.placeAll(placements, rule) })
}

// activateRaiders makes the given number of raiders in each area act, area by area, in an order that the current player chooses (B-CYL-03). The numbers
// are taken before the first raider acts, so raiders that arrive in an area that has not acted yet do not act again. With scar, Scar acts too, as the
// last raider of its area. It acts twice if the card that brought it is in play (P-SCAR-04).
func (g *Game) activateRaiders(scar bool, acting func(card.Area) int) {
	var left [7]int
	for _, a := range card.Areas {
		left[a] = acting(a)
	}
	defer func() { g.step.misses = ByArea{} }()
	g.interfere(left)
	again := false
	for {
		var areas []card.Area
		for _, a := range card.Areas {
			if left[a] > 0 {
				areas = append(areas, a)
			}
		}
		if len(areas) == 0 {
			if again {
				g.scarActs()
			}
			return
		}
		a := g.chooseArea(g.current(), ChooseAreaOrder, "", card.Raider, areas, "B-CYL-03")
		scarHere := scar && g.state.ScarIn(a)
		left[a] -= one(scarHere)
		for ; left[a] > 0 && g.state.PlainRaiders(a) > 0; left[a]-- { // one may have been destroyed meanwhile
			if g.fliesOn(a) { // and so do all that are left
				g.together(func() {
					for range min(left[a], g.state.PlainRaiders(a)) {
						g.moveShips(card.Raider, 1, SpotOf(a), SpotOf(g.towardsCivilian(a)), "B-CYL-06")
					}
				})
				break
			}
			g.raiderActs(a)
		}
		left[a] = 0
		if scarHere {
			scar = false
			g.scarActs()
			again = g.inPlay(card.PersonalVendetta)
			if again && !g.house(ScarAgainAtTheEnd) { // P-X-24
				g.scarActs()
				again = false
			}
		}
	}
}

// activatePlacedRaiders activates the raiders that a card has just placed, except those that Apollo has shot down since (B-CHAR-11, B-CYL-03).
func (g *Game) activatePlacedRaiders(placed [7]int) {
	if g.tellTruce(nil) { // D-TRE-20
		return
	}
	g.activateRaiders(false, func(a card.Area) int { return min(placed[a], g.state.PlainRaiders(a)) })
}

// fliesOn reports whether a raider finds nothing to attack in its area while another area has civilian ships (B-CYL-06).
func (g *Game) fliesOn(a card.Area) bool {
	return g.state.VipersIn(a) == 0 && len(g.pilotsIn(a)) == 0 && g.state.Count(Civilians(a)) == 0 && g.state.CiviliansInSpace() > 0
}

// raiderActs makes one raider take the first action that it can where it is (B-CYL-04, B-CYL-05, B-CYL-07).
func (g *Game) raiderActs(a card.Area) {
	switch {
	case g.step.misses[a] > 0:
		g.step.misses[a]--
		g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", RollFor: RollRaiderAtViper, Area: a})
	case g.state.VipersIn(a) > 0:
		victim := g.choose(g.current(), Decision{Kind: ChooseVictim, Options: g.unmannedIn(a), Area: a, Ship: card.Viper, Rule: "E-FLEET-35"})
		g.raiderAttacksViper(a, victim.Mark(), NoSeat)
	case len(g.pilotsIn(a)) > 0:
		pilot := g.choosePilot(a)
		g.raiderAttacksViper(a, g.seat(pilot).Craft, pilot)
	case g.state.Count(Civilians(a)) > 0:
		g.destroyCivilianIn(a)
	default:
		g.emit(Event{Kind: AttackMade, Rule: "B-CYL-04", RollFor: RollRaiderAtGalactica, Ship: card.Raider, Area: a})
		result := g.rollDie(roll{why: RollRaiderAtGalactica, by: g.current(), ship: card.Raider, area: a})
		if g.attackDoes(RollRaiderAtGalactica, card.Raider, result) == Damages {
			g.damageGalactica("B-COMBAT-01")
		} else {
			g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", RollFor: RollRaiderAtGalactica, Area: a})
		}
	}
}

func (g *Game) pilotsIn(a card.Area) []Seat {
	return g.seatsWhere(func(s Seat) bool { return g.seat(s).Area == a && a != card.NoArea })
}

// pilotOption is the option for the viper that a player pilots.
func (g *Game) pilotOption(s Seat) Option {
	return option(Choice{Kind: ThePilot, Seat: s, Area: g.seat(s).Area}.OfMark(g.seat(s).Craft))
}

func (g *Game) choosePilot(a card.Area) Seat {
	var options []Option
	for _, s := range g.pilotsIn(a) {
		options = append(options, g.pilotOption(s))
	}
	return g.choose(g.current(), Decision{Kind: ChooseVictim, Options: options, Area: a, Ship: card.Viper, Rule: "B-CYL-04"}).Seat
}

// raiderAttacksViper resolves an attack on an unmanned viper, or on one that a player pilots (B-COMBAT-01, B-COMBAT-03). A Mark VII is missed on 1 more
// result of the die (E-FLEET-37).
func (g *Game) raiderAttacksViper(a card.Area, mark card.Ship, pilot Seat) {
	why := RollRaiderAtViper
	if pilot != NoSeat {
		why = RollRaiderAtPilot
	}
	g.emit(Event{Kind: AttackMade, Rule: "B-CYL-04", RollFor: why, Ship: mark, Area: a, Other: pilot})
	result := g.rollDie(roll{why: why, by: g.current(), ship: mark, area: a, piloted: pilot != NoSeat})
	// a raider can at most destroy
	//exhaustive:ignore
	switch g.attackDoes(why, mark, result) {
	case Misses:
		g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", RollFor: why, Area: a, Other: pilot})
	case Damages:
		g.hitViper(a, mark, pilot, DamagedBox, "B-COMBAT-03")
	default:
		g.hitViper(a, mark, pilot, Destroyed, "B-COMBAT-03")
	}
}

// hitViper damages or destroys a viper in space; its pilot goes to Sickbay (B-COMBAT-03).
func (g *Game) hitViper(a card.Area, mark card.Ship, pilot Seat, to Spot, rule string) {
	if to == DamagedBox {
		to = damaged(mark)
		if g.has(pilot, card.ForcedToEject) { // D-CHAR-04
			g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-04", Seat: pilot, Card: card.ForcedToEject})
			to = Destroyed
		}
	}
	g.because(ByHit, func() {
		g.together(func() {
			if pilot != NoSeat {
				g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: pilot, Place: card.Sickbay})
			}
			g.moveShips(mark, 1, SpotOf(a), to, rule)
		})
	})
}

// destroyCivilianIn destroys a civilian ship in an area. The current player chooses it facedown (B-CYL-04, B-X-17).
func (g *Game) destroyCivilianIn(a card.Area) {
	var options []Option
	for i := range g.state.Piles[Civilians(a)] {
		options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
	}
	if g.house(CiviliansAtRandom) {
		g.destroyCivilian(Civilians(a), g.state.draw(ChanceVictim, len(options)), "B-CYL-04")
		return
	}
	picked := g.choose(g.current(), Decision{Kind: ChooseVictim, Options: options, Area: a, Ship: card.Civilian, Rule: "B-X-17"})
	g.destroyCivilian(Civilians(a), int(picked.N), "B-CYL-04")
}

// destroyCivilian reveals a civilian ship, removes it from the game and loses what it carried (B-CIV-02).
func (g *Game) destroyCivilian(from Pile, at int, rule string) {
	if heaps[from].each == eachArea && g.whoHas(card.EscortAbility) != NoSeat && g.escortInstead(from, at) { // D-CHAR-04
		return
	}
	var id card.ID
	g.because(ByHit, func() { id = g.move(from, at, Removed, -1, All, NoSeat, rule) })
	g.resolve(g.cat.Token(id).Effect, cause{id: id})
	g.pursuitShaken()
}

// pursuitShaken discards the cards that stay in play until a civilian ship or a basestar is destroyed.
func (g *Game) pursuitShaken() {
	for _, slot := range slices.Clone(g.state.Piles[InPlay]) {
		if g.cat.Crisis(slot.Card).Special.Keep == card.UntilCivilianOrBasestarDestroyed {
			g.apart(func() { g.moveOpen(InPlay, slot.Card, g.discardOfCrisis(slot.Card), NoSeat, "B-CRISIS-08") })
		}
	}
}

// towardsCivilian is the next area on the way to the nearest civilian ship, clockwise if both ways are equally long (B-CYL-06). There is one.
func (g *Game) towardsCivilian(a card.Area) card.Area {
	forward, back := a.Clockwise(), a.Counterclockwise()
	for g.state.Count(Civilians(forward)) == 0 && g.state.Count(Civilians(back)) == 0 {
		forward, back = forward.Clockwise(), back.Counterclockwise()
	}
	if g.state.Count(Civilians(forward)) > 0 {
		return a.Clockwise()
	}
	return a.Counterclockwise()
}

// activateHeavyRaiders implements B-CYL-09..11: centurions first, then heavy raiders (B-X-07). Centurions that come aboard now do not advance.
func (g *Game) activateHeavyRaiders() {
	g.step.heavyRaiders = true
	aboard := g.state.Centurions
	if g.house(HeavyRaidersFirst) {
		g.heavyRaidersAct()
		g.advanceCenturions(aboard)
		return
	}
	g.advanceCenturions(aboard)
	g.heavyRaidersAct()
}

// heavyRaidersAct makes the heavy raiders board and move. If there are none at the start, the basestars launch some (B-X-08).
func (g *Game) heavyRaidersAct() {
	if g.state.HeavyRaidersInSpace() == 0 {
		g.launch(card.HeavyRaider, 1, "B-CYL-11")
		return
	}
	began := g.state.HeavyRaiders
	var boarding []card.Area
	for _, a := range launchAreas {
		for range began[a] {
			boarding = append(boarding, a)
		}
	}
	g.together(func() {
		for len(boarding) > 0 {
			free := g.unplaced(card.Centurion)
			if free == 0 {
				break // the others stay where they are (B-LIMIT-04)
			}
			next := 0
			if free < len(boarding) {
				area := g.chooseArea(g.current(), ChooseHeavyRaider, "", card.HeavyRaider, distinct(boarding), "B-LIMIT-04")
				next = slices.Index(boarding, area)
			}
			a := boarding[next]
			boarding = slices.Delete(boarding, next, next+1)
			g.because(ByBoarding, func() {
				g.moveShips(card.HeavyRaider, 1, SpotOf(a), Supply, "B-CYL-09")
				g.emit(Event{Kind: CenturionMoved, Rule: "B-CYL-09", N: 1, FromAt: -1, ToAt: 0})
			})
			g.emit(Event{Kind: Boarded, Rule: "B-CYL-09", Area: a})
		}
	})
	g.together(func() {
		for _, a := range card.Areas {
			if !a.Launches() && began[a] > 0 {
				g.moveShips(card.HeavyRaider, began[a], SpotOf(a), SpotOf(towardsLaunch(a)), "B-CYL-09")
			}
		}
	})
	if g.house(LaunchAfterBoarding) && g.state.HeavyRaidersInSpace() == 0 {
		g.launch(card.HeavyRaider, 1, "B-X-08")
	}
}

func distinct(areas []card.Area) []card.Area {
	list := slices.Clone(areas)
	slices.Sort(list)
	return slices.Compact(list)
}

// towardsLaunch is the next area on the way to the nearest launch area (B-CYL-09).
func towardsLaunch(a card.Area) card.Area {
	switch a {
	case card.Bow:
		return card.PortBow
	case card.Stern:
		return card.PortStern
	case card.StarboardBow:
		return card.Bow
	case card.StarboardStern:
		return card.Stern
	case card.PortBow, card.PortStern, card.NoArea: // it is there
	}
	return a
}

// advanceCenturions moves every centurion forward by 1; one on the last space ends the game at once (B-BOARD-01..03).
func (g *Game) advanceCenturions(aboard [5]int) {
	g.together(func() {
		for space := len(aboard) - 2; space >= 0; space-- {
			if n := aboard[space]; n > 0 {
				g.emit(Event{Kind: CenturionMoved, Cause: ByBoarding, Rule: "B-CYL-09", N: n, FromAt: int16(space), ToAt: int16(space + 1)})
			}
		}
	})
	if g.state.Centurions[len(g.state.Centurions)-1] > 0 {
		g.end(Over{Why: EndedByBoarding}, "B-BOARD-03")
	}
}

// activateBasestars makes each basestar attack Galactica, in an order that the current player chooses (B-CYL-13).
func (g *Game) activateBasestars() {
	left := slices.DeleteFunc(g.basestars(), func(n int) bool { return crippled[card.DoesNotAttack](g, n) })
	if len(left) == 0 {
		g.nothing(NoBasestarAttacks, Event{Rule: "B-CYL-13", Ship: card.Basestar})
	}
	for len(left) > 0 {
		n := g.chooseBasestar(g.current(), "", left, "B-CYL-13")
		left = slices.DeleteFunc(left, func(other int) bool { return other == n })
		area := g.state.Basestars[n].Area
		g.emit(Event{Kind: AttackMade, Rule: "B-CYL-13", RollFor: RollBasestarAtGalactica, Ship: card.Basestar, Area: area, N: n})
		result := g.rollDie(roll{why: RollBasestarAtGalactica, by: g.current(), ship: card.Basestar, area: area})
		if g.attackDoes(RollBasestarAtGalactica, card.Basestar, result) == Damages {
			g.damageGalactica("B-COMBAT-01")
		} else {
			g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", RollFor: RollBasestarAtGalactica, Area: area})
		}
	}
}

// alike reports whether it makes no difference which of two basestars is chosen: both are in one area, with the same damage tokens, which are faceup.
func (g *Game) alike(n, other int) bool {
	tokens := func(n int) []card.ID {
		var ids []card.ID
		for _, slot := range g.state.Piles[BasestarTokens(n)] {
			ids = append(ids, slot.Card)
		}
		slices.Sort(ids)
		return ids
	}
	return g.state.Basestars[n] == g.state.Basestars[other] && slices.Equal(tokens(n), tokens(other))
}

// chooseBasestar asks a player to choose one of several basestars, unless they are alike.
func (g *Game) chooseBasestar(by Seat, about card.ID, numbers []int, rule string) int {
	var options []Option
	for _, n := range numbers {
		options = append(options, option(Choice{Kind: TheBasestar, N: int8(n), Area: g.state.Basestars[n].Area}))
	}
	if !slices.ContainsFunc(numbers, func(n int) bool { return !g.alike(n, numbers[0]) }) {
		return numbers[0]
	}
	return int(g.choose(by, Decision{Kind: ChooseBasestar, Options: options, About: about, Rule: rule}).N)
}

// commandFleet is the action of the Cylon Fleet (B-LOC-13).
func (g *Game) commandFleet(you Seat, e card.CommandFleet) {
	var options []Option
	for _, ships := range []card.Activation{card.Raiders, card.HeavyRaiders, card.Basestars, card.LaunchRaiders} {
		options = append(options, option(Choice{Kind: TheActivation, N: int8(ships)}))
	}
	picked := card.Activation(g.pick(you, Decision{Kind: ChooseCylonFleet, Options: options, Place: card.CylonFleet, Rule: "B-LOC-13"}).N)
	if picked == card.LaunchRaiders {
		g.launch(card.Raider, e.Raiders, "B-LOC-13")
		g.launch(card.HeavyRaider, e.HeavyRaiders, "B-LOC-13")
		return
	}
	g.activateShips(picked)
}
