package game

import "battlestar/game/card"

// Assault raptors (daybreak.md, section 10) are vipers except for the rules here.

// gainAssaultRaptor moves one from beside the board to the Reserves, if there is one left (D-RAP-03).
func (g *Game) gainAssaultRaptor() bool {
	if g.state.Fleet(card.AssaultRaptor).Aside == 0 {
		g.nothing(NoRaptorAside, Event{Rule: "D-RAP-03", Ship: card.AssaultRaptor})
		return false
	}
	g.moveShips(card.AssaultRaptor, 1, Supply, Reserves, "D-RAP-03")
	return true
}

// cavalry places one in a launch area chosen by the current player, who may activate it there.
func (g *Game) cavalry(c *cause) {
	current := g.current()
	if !g.gainAssaultRaptor() {
		return
	}
	a := g.chooseArea(current, ChooseArea, c.id, card.AssaultRaptor, launchAreas, "D-RAP-03")
	g.launchViper(card.AssaultRaptor, a, "D-RAP-03")
	placed := Choice{Kind: TheViper, Area: a}.OfMark(card.AssaultRaptor)
	for range g.boardPlacedVipers([]Choice{placed}) {
		g.activateThis(current, card.AssaultRaptor, a, true)
	}
}

// damaged returns where a craft goes that would be damaged: an assault raptor is destroyed (D-RAP-05).
func damaged(mark card.Ship) Spot {
	if CraftOf(mark).Tough {
		return Destroyed
	}
	return DamagedBox
}

// stayBehind asks which assault raptors stay in their areas when the fleet jumps (D-RAP-07): the pilots for their own, the current player for
// unmanned ones. It returns the number of unmanned ones that stay in each area, and the pilots who stay.
func (g *Game) stayBehind() (unmanned ByArea, pilots Seats) {
	f := g.state.Fleet(card.AssaultRaptor)
	if f == nil {
		return unmanned, pilots
	}
	stays := func(s Seat, a card.Area) bool {
		options := []Option{option(Choice{Kind: Yes}), option(Choice{Kind: Pass})}
		return g.pick(s, Decision{Kind: ChooseStay, Options: options, Ship: card.AssaultRaptor, Area: a, Rule: "D-RAP-07"}).Kind == Yes
	}
	for _, s := range g.clockwiseFrom(g.state.Current) {
		if g.seat(s).Craft == card.AssaultRaptor && stays(s, g.seat(s).Area) {
			pilots |= SeatsOf(s)
		}
	}
	for _, a := range card.Areas {
		for range f.Space[a] {
			unmanned[a] += one(stays(g.state.Current, a))
		}
	}
	return unmanned, pilots
}

// ---- Vipers that effects of Daybreak activate ----

// payAsPilot is payToFly for the viper that a player pilots: the discard may send the player out of it (D-TRE-07).
func (g *Game) payAsPilot(you Seat) bool { return g.payToFly(you) && g.seat(you).Piloting() }

// payToFly makes a player discard a Skill card before activating a viper, if a card in play demands it (D-LOC-12). It reports whether the player may
// activate.
func (g *Game) payToFly(you Seat) bool {
	id := g.lastingCard(card.VipersCostCard)
	if id == "" {
		return true
	}
	if g.state.Count(Hand(you)) == 0 {
		g.nothing(NoEffect, Event{Rule: "D-LOC-12", Seat: you, Card: id})
		return false
	}
	g.apart(func() { g.pay(you, 1, id, "D-LOC-12") }) // what it brings comes before the viper acts (D-TRE-07)
	return true
}

// flyCost returns how many Skill cards it costs now to activate a viper.
func (g *Game) flyCost() int { return one(g.inPlay(card.VipersCostCard)) }

// activateThis activates one unmanned viper of an area; with may, the player can decline. It returns where the viper is then, and whether it was
// activated.
func (g *Game) activateThis(you Seat, mark card.Ship, a card.Area, may bool) (card.Area, bool) {
	if g.state.Fleet(mark).Space[a] == 0 || g.state.Count(Hand(you)) < g.flyCost() {
		return a, false
	}
	options := g.viperDeeds(a)
	if may {
		options = append([]Option{option(Choice{Kind: Pass})}, options...)
	}
	deed := g.pick(you, Decision{Kind: ChooseViperDeed, Options: options, Area: a, Ship: mark, Rule: "B-VIPER-01"})
	if deed.Kind == Pass {
		return a, false
	}
	g.payToFly(you)
	return g.doUnmanned(you, a, mark, deed), true
}

// activateOften activates one unmanned viper, from the Reserves or in space, up to n times.
func (g *Game) activateOften(you Seat, n int, c *cause) {
	options := append(g.launches(), g.unmannedVipers()...)
	if g.state.Count(Hand(you)) < g.flyCost() {
		g.nothing(NoViperToActivate, Event{Rule: "B-LOC-05", Ship: card.Viper, Card: c.id})
		return
	}
	picked := g.pick(you, Decision{Kind: ChooseViper, Options: options, Ship: card.Viper, About: c.id, Pick: 1, Picks: n, Rule: "B-LOC-05"})
	mark, at := picked.Mark(), picked.Area
	if picked.Kind == Launch {
		g.payToFly(you)
		g.launchViper(mark, at, "B-VIPER-01")
		if len(g.boardPlacedVipers([]Choice{{Kind: TheViper, Area: at, Ship: picked.Ship}})) == 0 {
			return
		}
		n--
	}
	for i := range n {
		var flown bool
		if at, flown = g.activateThis(you, mark, at, i > 0 || picked.Kind == Launch); !flown {
			return
		}
	}
}

// launchTogether places up to n unmanned vipers from the Reserves in an area and activates each once; Apollo may take one of them.
func (g *Game) launchTogether(you Seat, n int, a card.Area, all bool, c *cause) {
	var placed []Choice
	g.together(func() {
		for i := range min(n, g.state.AllVipers().Reserves) {
			if !all && i > 0 {
				options := []Option{option(Choice{Kind: Yes}), option(Choice{Kind: Pass})}
				if g.pick(you, Decision{Kind: ChooseTimes, Options: options, About: c.id, Area: a, Ship: card.Viper, N: i + 1, Rule: "B-VIPER-01"}).Kind == Pass {
					break
				}
			}
			mark := g.chooseMark(you, Reserves, a)
			g.launchViper(mark, a, "B-VIPER-01")
			placed = append(placed, Choice{Kind: TheViper, Area: a}.OfMark(mark))
		}
	})
	was := g.human(you) // a Cylon player may send them out too (D-REB-07)
	for _, p := range g.boardPlacedVipers(placed) {
		if g.human(you) != was {
			return
		}
		g.activateThis(you, p.Mark(), a, false)
	}
}

// joinPilot is Launch Reserves: it launches vipers into an area where a player pilots one.
func (g *Game) joinPilot(you Seat, n int, c *cause) {
	var areas []card.Area
	for _, a := range card.Areas {
		if len(g.pilotsIn(a)) > 0 {
			areas = append(areas, a)
		}
	}
	a := g.chooseArea(you, ChooseArea, c.id, card.Viper, areas, "B-VIPER-01")
	g.launchTogether(you, n, a, false, c)
}
