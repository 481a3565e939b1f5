package game

import "battlestar/game/card"

// cylonShips are the Cylon ships of an area, or with NoArea of all, as targets: one option for each kind in an area, one for each
// basestar.
func (g *Game) cylonShips(in card.Area) []Option {
	var options []Option
	for _, a := range card.Areas {
		if in != card.NoArea && a != in {
			continue
		}
		if g.state.Raiders[a] > 0 {
			options = append(options, option(Choice{Kind: FireAt, Ship: card.Raider, Area: a}))
		}
		if g.state.HeavyRaiders[a] > 0 {
			options = append(options, option(Choice{Kind: FireAt, Ship: card.HeavyRaider, Area: a}))
		}
		for _, n := range g.basestars() {
			if g.state.Basestars[n].Area == a {
				options = append(options, option(Choice{Kind: FireAt, Ship: card.Basestar, Area: a, N: int8(n)}))
			}
		}
	}
	return options
}

// fire is one attack on a Cylon ship by Galactica or a viper (B-COMBAT-01).
func (g *Game) fire(by Seat, target Choice, galactica, unmanned bool) {
	var why RollFor
	hit := 3
	change := 0
	switch target.Ship {
	case card.Raider:
		why = RollViperAtRaider
	case card.HeavyRaider:
		why, hit = RollViperAtHeavyRaider, 7
	default:
		why, hit = RollViperAtBasestar, 8
		if galactica {
			hit = 5
		}
		change = g.structural(int(target.N))
	}
	if galactica {
		why += RollGalacticaAtRaider - RollViperAtRaider
	}
	if unmanned && g.inPlay(card.UnmannedVipersRollLess) {
		change -= 2
	}
	g.emit(Event{Kind: AttackMade, Rule: "B-COMBAT-01", Seat: by, RollFor: why, Ship: target.Ship, Area: target.Area, N: int(target.N)})
	result := g.rollDie(roll{why: why, by: by, ship: target.Ship, area: target.Area, change: change, byPilot: !galactica && !unmanned})
	if result == notRolled {
		return
	}
	if result < hit {
		g.emit(Event{Kind: AttackMissed, Rule: "B-COMBAT-01", Seat: by, RollFor: why, Ship: target.Ship, Area: target.Area})
		return
	}
	if target.Ship == card.Basestar {
		g.damageBasestar(int(target.N))
		return
	}
	g.moveShips(target.Ship, 1, SpotOf(target.Area), Supply, "B-COMBAT-04")
}

// structural is what structural damage adds to rolls against a basestar (B-COMBAT-02).
func (g *Game) structural(n int) int {
	if g.hasToken(n, "structural-damage") {
		return 2
	}
	return 0
}

// galacticaAttacks is the action of Weapons Control (B-LOC-02).
func (g *Game) galacticaAttacks(you Seat) {
	target := g.pick(you, Decision{Kind: ChooseTarget, Options: g.cylonShips(card.NoArea), Place: card.WeaponsControl, Rule: "B-LOC-02"})
	g.fire(you, target, true, false)
}

// attackCenturion is the action of the Armory (B-LOC-08).
func (g *Game) attackCenturion(you Seat) {
	space := g.chooseCenturion(you, card.ID(card.Armory))
	g.emit(Event{Kind: AttackMade, Rule: "B-LOC-08", Seat: you, RollFor: RollForArmory, Ship: card.Centurion, N: space})
	if g.rollDie(roll{why: RollForArmory, by: you, ship: card.Centurion}) >= 7 {
		g.destroyCenturion(space)
		return
	}
	g.emit(Event{Kind: AttackMissed, Rule: "B-LOC-08", Seat: you, RollFor: RollForArmory, Ship: card.Centurion})
}

// ---- Vipers ----

// viperDeeds are what a viper of an area can do: fly to an adjacent area, or fire at a ship of its own (B-VIPER-01).
func (g *Game) viperDeeds(a card.Area) []Option {
	options := []Option{option(Choice{Kind: Fly, Area: a.Clockwise()}), option(Choice{Kind: Fly, Area: a.Counterclockwise()})}
	return append(options, g.cylonShips(a)...)
}

// pilotDeed carries one out with the viper that the player pilots.
func (g *Game) pilotDeed(s Seat, deed Choice) {
	if deed.Kind == FireAt {
		g.fire(s, deed, false, false)
		return
	}
	g.emit(Event{Kind: CharacterMoved, Rule: "B-VIPER-01", Seat: s, ToArea: deed.Area})
}

// activateVipers makes up to n activations of unmanned vipers, each chosen after the one before was seen (B-LOC-05).
func (g *Game) activateVipers(you Seat, n int) {
	for i := range n {
		options := []Option{option(Choice{Kind: Pass})}
		if g.state.Vipers.Reserves > 0 {
			for _, a := range launchAreas {
				options = append(options, option(Choice{Kind: Launch, Area: a}))
			}
		}
		for _, a := range card.Areas {
			if g.state.Vipers.Space[a] > 0 {
				options = append(options, option(Choice{Kind: TheViper, Area: a}))
			}
		}
		if len(options) == 1 {
			g.emit(Event{Kind: NothingHappens, Rule: "B-LOC-05", Ship: card.Viper})
			return
		}
		picked := g.pick(you, Decision{Kind: ChooseViper, Options: options, Ship: card.Viper, Pick: i + 1, Picks: n, Rule: "B-LOC-05"})
		switch picked.Kind {
		case Pass:
			return
		case Launch:
			g.place(card.Put(1, card.Viper, picked.Area), "B-VIPER-01")
		case TheViper:
			deed := g.pick(you, Decision{Kind: ChooseViperDeed, Options: g.viperDeeds(picked.Area), Area: picked.Area, Ship: card.Viper, Pick: i + 1, Picks: n, Rule: "B-VIPER-01"})
			g.unmannedDeed(you, picked.Area, deed)
		}
		if !g.human(you) { // he revealed himself when Apollo had taken the viper: his action is over (B-REV-02, B-REV-04)
			return
		}
	}
}

// unmannedDeed is a deed of an unmanned viper, whoever orders it: a pilot in the same area does not fly it (B-VIPER-03).
func (g *Game) unmannedDeed(you Seat, from card.Area, deed Choice) {
	if deed.Kind == FireAt {
		g.fire(you, deed, false, true)
		return
	}
	g.moveShips(card.Viper, 1, SpotOf(from), SpotOf(deed.Area), "B-VIPER-01")
}

// launchSelf is the action of the Hangar Deck (B-LOC-07).
func (g *Game) launchSelf(you Seat) {
	if g.state.Vipers.Reserves == 0 {
		var options []Option
		for _, a := range card.Areas {
			if g.state.Vipers.Space[a] > 0 {
				options = append(options, option(Choice{Kind: TheViper, Area: a}))
			}
		}
		back := g.choose(you, Decision{Kind: ChooseFallback, Options: options, Ship: card.Viper, Rule: "B-LOC-07"}).Area
		g.moveShips(card.Viper, 1, SpotOf(back), Reserves, "B-LOC-07")
	}
	a := g.chooseArea(you, ChooseArea, card.ID(card.HangarDeck), card.Viper, launchAreas, "B-LOC-07")
	g.moveShips(card.Viper, 1, Reserves, SpotOf(a), "B-LOC-07")
	g.board(you, a, "B-LOC-07")
}

// maximumFirepower is up to n attacks, one after the other (B-CARD-17).
func (g *Game) maximumFirepower(you Seat, n int) {
	for i := range n {
		targets := g.cylonShips(g.seat(you).Area)
		if len(targets) == 0 {
			return
		}
		options := append([]Option{option(Choice{Kind: Pass})}, targets...)
		target := g.pick(you, Decision{Kind: ChooseTarget, Options: options, About: "maximum-firepower", Pick: i + 1, Picks: n, Rule: "B-CARD-17"})
		if target.Kind == Pass {
			return
		}
		g.fire(you, target, false, false)
	}
}

// repair repairs the player's location, or on the Hangar Deck up to so many damaged vipers: all that he may, or with N that many
// (B-CARD-15).
func (g *Game) repair(you Seat, e card.Repair) {
	place := g.seat(you).Place
	var options []Option
	if g.state.Damaged(place) {
		options = append(options, option(Choice{Kind: ThePlace, Place: place}))
	}
	most := min(e.Vipers, g.state.Vipers.Damaged)
	if place == card.HangarDeck && most > 0 {
		options = append(options, option(Choice{Kind: TheViper}))
		for n := most - 1; n > 0; n-- {
			options = append(options, option(Choice{Kind: TheViper, N: int8(n)}))
		}
	}
	if picked := g.choose(you, Decision{Kind: ChooseRepair, Options: options, About: "repair", Rule: "B-CARD-15"}); picked.Kind == TheViper {
		if picked.N > 0 {
			most = int(picked.N)
		}
		g.moveShips(card.Viper, most, DamagedBox, Reserves, "B-CARD-15")
		return
	}
	token := "damage-" + card.ID(place)
	g.move(DamageOnBoard, g.find(DamageOnBoard, token), DamagePile, -1, 0, you, "B-DMG-04")
	g.emit(Event{Kind: Repaired, Rule: "B-CARD-15", Seat: you, Place: place})
	g.shuffle(DamagePile, "B-DMG-04")
}

// ---- Damage ----

// damageGalactica draws a damage token and resolves it (B-DMG-01).
func (g *Game) damageGalactica(rule string) {
	if g.state.Count(DamagePile) == 0 {
		g.emit(Event{Kind: NothingHappens, Rule: rule, Place: "galactica"})
		return
	}
	g.resolveDamage(DamagePile, 0, rule)
}

// resolveDamage resolves a damage token: a location is damaged and those there go to Sickbay; a resource is lost and the token with it
// (B-DMG-01, B-DMG-02).
func (g *Game) resolveDamage(from Pile, at int, rule string) {
	token := g.cat.tokens[g.state.Piles[from][at].Card]
	if token.Place == "" {
		g.move(from, at, Removed, -1, All, NoSeat, rule)
		g.resolve(token.Effect, cause{id: token.ID})
		return
	}
	g.move(from, at, DamageOnBoard, -1, All, NoSeat, rule)
	for _, s := range g.charactersAt(token.Place) {
		g.send(s, card.Sickbay, "B-DMG-01")
	}
	if g.state.DamagedLocations() >= 6 {
		g.end(Over{Why: EndedByDamage}, "B-DMG-02")
	}
}

// chooseDamage is the reveal of a Cylon who damages Galactica: he draws up to 5 tokens in secret and chooses 2 (B-DMG-05).
func (g *Game) chooseDamage(you Seat, e card.ChooseDamage) {
	for range min(e.Draw, g.state.Count(DamagePile)) {
		g.move(DamagePile, 0, DamageDrawn, -1, SeatsOf(you), you, "B-DMG-05")
	}
	n := min(e.Resolve, g.state.Count(DamageDrawn))
	if n == 0 {
		return
	}
	var options []Option
	for _, slot := range g.state.Piles[DamageDrawn] {
		options = append(options, Option{Choice: Choice{Kind: TheToken, Card: slot.Card}, Private: true})
	}
	picks := g.ask(Decision{Kind: ChooseDamage, Seats: SeatsOf(you), Private: true, Options: options, Min: n, Max: n, N: n, Rule: "B-DMG-05"}).Picks
	for _, p := range picks {
		g.resolveDamage(DamageDrawn, g.find(DamageDrawn, p.Card), "B-DMG-05")
	}
	for g.state.Count(DamageDrawn) > 0 {
		g.move(DamageDrawn, 0, DamagePile, -1, 0, you, "B-DMG-05")
	}
	g.shuffle(DamagePile, "B-DMG-05")
}

// damageBasestar draws a damage token for a basestar; 3 points destroy it (B-DMG-06).
func (g *Game) damageBasestar(n int) {
	if g.basestarDamage(n) >= 2 || g.state.Count(BasestarDamagePile) == 0 {
		g.destroyBasestar(n, "B-DMG-06")
		return
	}
	g.move(BasestarDamagePile, 0, BasestarTokens(n), -1, All, NoSeat, "B-DMG-06")
	if g.basestarDamage(n) >= 3 {
		g.destroyBasestar(n, "B-DMG-06")
	}
}

func (g *Game) basestarDamage(n int) int {
	points := 0
	for _, slot := range g.state.Piles[BasestarTokens(n)] {
		points++
		if slot.Card == "critical-hit" {
			points++
		}
	}
	return points
}

// destroyBasestar takes a basestar away, its tokens back to their pile (B-DMG-07, B-DMG-08).
func (g *Game) destroyBasestar(n int, rule string) {
	g.removeBasestar(n, rule)
	g.pursuitShaken()
}

func (g *Game) removeBasestar(n int, rule string) {
	g.emit(Event{Kind: BasestarGone, Rule: rule, N: n, Area: g.state.Basestars[n].Area})
	if g.state.Count(BasestarTokens(n)) == 0 {
		return
	}
	for g.state.Count(BasestarTokens(n)) > 0 {
		g.move(BasestarTokens(n), 0, BasestarDamagePile, -1, 0, NoSeat, "B-DMG-07")
	}
	g.shuffle(BasestarDamagePile, "B-DMG-07")
}
