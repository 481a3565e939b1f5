package game

import (
	"slices"

	"battlestar/game/card"
)

// The characters of Daybreak (daybreak.md, section 13).

// resolveDaybreakPeople resolves an effect that the character sheets add, and reports whether e is one.
func (g *Game) resolveDaybreakPeople(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.RaiseAny:
		g.change(g.chooseResource(you, card.Resources[:], c.id, "D-MIR-06"), e.By, "D-MIR-06")
	case card.ActivateSeveral:
		g.activateSeveral(you, e.N, c)
	case card.Defend:
		g.defend(you, c)
	case card.Treat:
		g.treat(you, e.N, c)
	case card.Exchange:
		g.exchangeCivilian(you, c)
	case card.ActivateAny:
		g.activateAny(you, c)
	case card.LookAndLeave:
		g.lookAtLoyalty(card.LookAtLoyalty{By: card.You, Of: card.AnotherHuman}, c)
		if g.seat(you).Infiltrating() { // what she has seen may have cost her life
			g.endInfiltration(you, "D-CHAR-10")
		}
	default:
		return false
	}
	return true
}

// ---- Sherman Cottle ----

// treat resolves Treatment: draw cards from another player's skill set, then give that player as many cards from hand (D-CHAR-01).
func (g *Game) treat(you Seat, n int, c *cause) {
	to := g.choosePlayer(you, ChoosePlayer, c.id, "", g.otherHumans(you), "D-CHAR-01")
	g.drawFrom(you, g.ownTypes(to), n, "D-CHAR-01")
	n = min(n, g.state.Count(Hand(you)))
	if n == 0 {
		return
	}
	picks := g.ask(Decision{
		Kind: GiveCard, Seats: SeatsOf(you), Private: true, Options: g.handOptions(Hand(you), nil), Min: n, Max: n, N: n, Other: to, About: c.id, Rule: "D-CHAR-01",
	}).Picks
	g.together(func() {
		for _, p := range picks {
			g.move(Hand(you), g.find(Hand(you), p.Card), Hand(to), -1, SeatsOf(you), you, "D-CHAR-01")
		}
	})
}

// exchangeCivilian resolves Quarantine: Cottle looks at all civilian ships in space and swaps one for a new one (D-CHAR-01).
func (g *Game) exchangeCivilian(you Seat, c *cause) {
	var options []Option
	for _, a := range card.Areas {
		for i := range g.state.Piles[Civilians(a)] {
			g.look(you, Civilians(a), i, "D-CHAR-01")
			options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
		}
	}
	g.show(you, SeeCards, "", "D-CHAR-01")
	picked := g.choose(you, Decision{Kind: ChooseCivilian, Options: options, About: c.id, Ship: card.Civilian, Rule: "D-CHAR-01"})
	g.because(ByRemoval, func() {
		g.together(func() {
			if g.state.Count(CivilianPile) > 0 {
				g.move(CivilianPile, 0, Civilians(picked.Area), -1, 0, NoSeat, "D-CHAR-01")
			}
			g.move(Civilians(picked.Area), int(picked.N), CivilianPile, -1, 0, you, "D-CHAR-01")
			g.shuffle(CivilianPile, "D-CHAR-01")
		})
	})
}

// ---- Louis Hoshi ----

// again lets Hoshi reactivate the location that he has just activated in his turn, once for each of three (D-CHAR-03).
func (g *Game) again(s Seat, place card.Place) {
	const ability = card.Dutiful
	if s != g.state.Current || !g.has(s, ability) {
		return
	}
	more := power[card.ActivateAgain](g, ability)
	once := ability + "/" + card.ID(place)
	if !slices.Contains(more.Places, place) || g.used(once) || g.state.Count(Hand(s)) < more.Pay || g.notUsable(s, place, false).Why != Offered {
		return
	}
	if !g.askWhether(s, ChooseMay, ability, "D-CHAR-03") {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-03", Seat: s, Card: ability})
	g.emit(Event{Kind: LimitUsed, Rule: "D-CHAR-03", Seat: s, Card: once})
	g.discardChosen(s, g.chooseDiscards(s, more.Pay, DiscardCards, ability, "D-CHAR-03"), "D-CHAR-03")
	g.activateAt(s, place)
}

// activateSeveral resolves Organized: the player activates different undamaged human locations, one after the other (D-CHAR-03).
func (g *Game) activateSeveral(you Seat, n int, c *cause) {
	var done []card.Place
	for i := range n {
		var options []Option
		for l := range g.cat.Locations.All() {
			if !g.state.ForCylons(l.Board) && !slices.Contains(done, l.ID) && g.notUsable(you, l.ID, false).Why == Offered {
				options = append(options, option(Choice{Kind: ThePlace, Place: l.ID}))
			}
		}
		if len(options) == 0 || !g.human(you) {
			return
		}
		to := g.pick(you, Decision{Kind: ChoosePlace, Options: options, Other: you, About: c.id, Pick: i + 1, Picks: n, Rule: "D-CHAR-03"}).Place
		done = append(done, to)
		g.activateAt(you, to)
	}
}

// reluctant returns how many extra cards an action of a Skill card costs Hoshi (D-CHAR-03).
func (g *Game) reluctant(s Seat) int {
	if g.has(s, card.Reluctant) {
		return power[card.PaysForActions](g, card.Reluctant).N
	}
	return 0
}

// payReluctantly makes Hoshi pay that cost once the card is played.
func (g *Game) payReluctantly(s Seat) {
	if n := g.reluctant(s); n > 0 {
		g.discardChosen(s, g.chooseDiscards(s, n, DiscardCards, card.Reluctant, "D-CHAR-03"), "D-CHAR-03")
	}
}

// ---- Brendan Costanza ----

// memento lets Hot Dog draw the top Piloting cards once per turn, after population is lost. He keeps some of them (D-CHAR-04).
func (g *Game) memento() {
	const ability = card.Memento
	asked := func(s Seat) bool { return g.has(s, ability) && !g.used(ability) }
	g.window(PopulationLost, Decision{About: ability}, asked, func(s Seat) bool {
		draw := power[card.DrawWhenLost](g, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-04", Seat: s, Card: ability})
		g.emit(Event{Kind: LimitUsed, Rule: "D-CHAR-04", Seat: s, Card: ability})
		g.causing(ability, func() {
			var drawn []card.ID
			for range draw.Draw {
				before := g.state.Count(Hand(s))
				g.drawSkills(s, []card.Skill{draw.Type}, "D-CHAR-04")
				if pile := g.state.Piles[Hand(s)]; len(pile) > before {
					drawn = append(drawn, pile[len(pile)-1].Card)
				}
			}
			n := len(drawn) - draw.Keep
			if n <= 0 {
				return
			}
			left := slices.Clone(drawn)
			options := g.handOptions(Hand(s), func(id card.ID) bool {
				at := slices.Index(left, id)
				if at >= 0 {
					left = slices.Delete(left, at, at+1)
				}
				return at >= 0
			})
			picks := g.ask(Decision{Kind: DiscardCards, Seats: SeatsOf(s), Private: true, Options: options, Min: n, Max: n, N: n, About: ability, Rule: "D-CHAR-04"}).Picks
			g.discardChosen(s, discards{cards: picks, counts: true}, "D-CHAR-04")
		})
		return true
	})
}

// escortInstead asks Hot Dog whether to destroy a viper in place of a civilian ship in space, which returns to the civilian ship pile (D-CHAR-04). It
// reports whether he did.
func (g *Game) escortInstead(from Pile, at int) bool {
	const ability = card.EscortAbility
	spared := false
	asked := func(s Seat) bool {
		return g.has(s, ability) && g.state.AllVipers().Reserves+g.vipersInSpace() > 0
	}
	g.window(CivilianFound, Decision{About: ability, Area: card.Area(heaps[from].nth), Ship: card.Civilian}, asked, func(s Seat) bool {
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-04", Seat: s, Card: ability})
		spared = true
		g.causing(ability, func() {
			g.because(ByEscort, func() {
				g.move(from, at, CivilianPile, -1, 0, s, "D-CHAR-04")
				g.shuffle(CivilianPile, "D-CHAR-04")
			})
			g.loseViper(s, ability)
		})
		return true
	})
	return spared
}

// undamagedVipers returns options for the vipers in the Reserves and those in space, including piloted ones.
func (g *Game) undamagedVipers() []Option {
	var options []Option
	for _, mark := range g.state.Marks() {
		if g.state.Fleet(mark).Reserves > 0 {
			options = append(options, option(Choice{Kind: TheViper}.OfMark(mark)))
		}
	}
	for _, a := range card.Areas {
		options = append(options, g.unmannedIn(a)...)
		for _, s := range g.pilotsIn(a) {
			options = append(options, g.pilotOption(s))
		}
	}
	return options
}

// loseViper destroys an undamaged viper of a player's choice, in the Reserves or in space.
func (g *Game) loseViper(by Seat, about card.ID) {
	picked := g.choose(by, Decision{Kind: ChooseVictim, Options: g.undamagedVipers(), Ship: card.Viper, About: about, Rule: "D-CHAR-04"})
	g.destroyPicked(picked, "D-CHAR-04")
}

// destroyPicked destroys the chosen viper: one in the Reserves, a damaged one, or one in space.
func (g *Game) destroyPicked(picked Choice, rule string) {
	switch {
	case picked.Kind == ThePilot:
		g.hitViper(picked.Area, picked.Mark(), picked.Seat, Destroyed, rule)
	case picked.Area != card.NoArea:
		g.hitViper(picked.Area, picked.Mark(), NoSeat, Destroyed, rule)
	case picked.N == InDamagedBox:
		g.because(ByHit, func() { g.moveShips(picked.Mark(), 1, DamagedBox, Destroyed, rule) })
	default:
		g.because(ByHit, func() { g.moveShips(picked.Mark(), 1, Reserves, Destroyed, rule) })
	}
}

// ---- Karl Agathon, the pilot ----

// fetchesPeople asks Helo, when ships are removed for a jump, whether to spend fuel on the people left behind (D-CHAR-05).
func (g *Game) fetchesPeople() {
	const ability = card.NoOneLeftBehind
	asked := func(s Seat) bool { return g.has(s, ability) }
	g.window(ShipsLeft, Decision{About: ability}, asked, func(s Seat) bool {
		trade := power[card.TradeFuel](g, ability)
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-05", Seat: s, Card: ability})
		g.causing(ability, func() {
			g.together(func() {
				g.change(card.Fuel, -trade.Fuel, "D-CHAR-05")
				g.change(card.Population, trade.Population, "D-CHAR-05")
			})
		})
		return true
	})
}

// ---- Lee Adama, the politician ----

// actsAfterOrder lets Lee activate his own location after his Executive Order is carried out (D-CHAR-06).
func (g *Game) actsAfterOrder(s Seat) {
	const ability = card.ForwardThinker
	if !g.has(s, ability) || !g.canActivate(s) || !g.askWhether(s, ChooseMay, ability, "D-CHAR-06") {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-06", Seat: s, Card: ability})
	g.activate(s)
}

// ---- Romo Lampkin ----

// deceive returns how many fewer cards Romo discards for a Crisis card, once for each card. Super Crisis cards do not count (D-CHAR-08, B-CHAR-13).
func (g *Game) deceive(s Seat, about card.ID) int {
	const ability = card.Deceitful
	once := ability + "/" + about
	if g.cat.Crises.Of(about) == nil || !g.has(s, ability) || g.used(once) {
		return 0
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-08", Seat: s, Card: ability})
	g.emit(Event{Kind: LimitUsed, Rule: "D-CHAR-08", Seat: s, Card: once})
	return power[card.DiscardsLess](g, ability).N
}

// defend resolves Attorney: a character leaves the Brig for a non-hazardous location. Another player pays with their hand (D-CHAR-08).
func (g *Game) defend(you Seat, c *cause) {
	who := g.choosePlayer(you, ChoosePlayer, c.id, g.meant(you, card.Brig), g.jailedWith(you), "D-CHAR-08")
	switch {
	case g.seat(who).Place == card.Detention:
		g.letGo(you, who, c.id, "D-CHAR-08")
	default:
		g.freeFromBrig(you, who, false, "D-CHAR-08")
	}
	if who == you {
		return
	}
	g.together(func() {
		for g.state.Count(Hand(who)) > 0 {
			g.move(Hand(who), g.placesByID(Hand(who))[0], Hand(you), -1, SeatsOf(who), you, "D-CHAR-08")
		}
	})
}

// steals makes Romo discard at the end of his Movement step if another character is at his location. If he cannot, he goes to the Brig when his turn
// ends (D-CHAR-08).
func (g *Game) steals(s Seat) {
	const ability = card.Kleptomania
	n := power[card.StealsOrPays](g, ability).N
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-08", Seat: s, Card: ability})
	held := g.state.Count(Hand(s))
	if held < n-1 || held == n-1 && g.spareOne([]Seat{s}, n, ability) != s { // Athena may make it so few that he can (D-CHAR-09)
		g.emit(Event{Kind: WasCaught, Rule: "D-CHAR-08", Seat: s})
		return
	}
	g.causing(ability, func() { g.discard([]Seat{s}, min(n, held), false, ability, "D-CHAR-08") })
}

// ---- Sharon Agathon ----

// spareOne asks Athena, when others must discard, whether one of them discards 1 fewer card; she draws Treachery for it (D-CHAR-09). It returns NoSeat
// if nobody is spared. Discards for a Super Crisis card and the costs of abilities are not covered; an action of a location has only costs.
func (g *Game) spareOne(seats []Seat, n int, about card.ID) Seat {
	const ability = card.ForLove
	spared := NoSeat
	if g.cat.SuperCrises.Of(about) != nil || g.cat.Locations.Of(card.Place(about)) != nil {
		return spared
	}
	able := func(athena Seat) []Seat {
		return slices.DeleteFunc(slices.Clone(seats), func(s Seat) bool { return s == NoSeat || s == athena || g.state.Count(Hand(s)) == 0 })
	}
	asked := func(s Seat) bool {
		return g.has(s, ability) && !g.used(ability) && len(able(s)) > 0
	}
	g.window(DiscardOwed, Decision{About: ability, N: n}, asked, func(s Seat) bool {
		others := able(s)
		spared = others[0]
		if len(others) > 1 {
			spared = g.choosePlayer(s, ChoosePlayer, ability, "", others, "D-CHAR-09")
		}
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-09", Seat: s, Card: ability})
		g.emit(Event{Kind: LimitUsed, Rule: "D-CHAR-09", Seat: s, Card: ability})
		g.causing(ability, func() {
			g.drawSkills(s, slices.Repeat([]card.Skill{card.Treachery}, power[card.SparesOthers](g, ability).Draw), "D-CHAR-09")
		})
		return true
	})
	return spared
}

// activateAny resolves Resolute: activate any undamaged location, on New Caprica either side of it. Nobody launches from the Brig, nor does a Cylon
// player, who stays in Cylon locations (D-CHAR-09, D-LEAD-03).
func (g *Game) activateAny(you Seat, c *cause) {
	var options []Option
	for l := range g.cat.Locations.All() {
		launch := l.ID == card.HangarDeck && (g.seat(you).Jailed() || g.seat(you).Cylon())
		if g.closed(l) == Offered && !launch && len(g.sides(you, l)) > 0 {
			options = append(options, option(Choice{Kind: ThePlace, Place: l.ID}))
		}
	}
	l := g.cat.Locations.Of(g.pick(you, Decision{Kind: ChoosePlace, Options: options, Other: you, About: c.id, Rule: "D-CHAR-09"}).Place)
	if g.mayInfiltrateFrom(you, l) { // D-LOC-07
		either := []Option{option(Choice{Kind: Locate, Place: l.ID}), option(Choice{Kind: Infiltrate})}
		if g.pick(you, Decision{Kind: ChooseOneOf, Options: either, About: card.ID(l.ID), Rule: "D-LOC-07"}).Kind == Infiltrate {
			g.beginInfiltration(you)
			return
		}
	}
	sides := g.sides(you, l)
	side := sides[0]
	if len(sides) > 1 {
		var boxes []Option
		for _, cylon := range sides {
			boxes = append(boxes, option(Choice{Kind: TheBox, N: int8(one(cylon))}))
		}
		side = g.pick(you, Decision{Kind: ChooseOneOf, Options: boxes, About: card.ID(l.ID), Place: l.ID, Rule: "D-CHAR-09"}).N == 1
	}
	g.activateSide(you, l, side)
}

// sides returns the sides of a location that a player can use from elsewhere, true for the Cylon side: that of their own allegiance and, on New Caprica,
// the other.
func (g *Game) sides(you Seat, l *card.Location) (cylon []bool) {
	own := g.seat(you).Cylon()
	if g.notUsable(you, l.ID, false).Why == Offered {
		cylon = append(cylon, own)
	}
	other := l.Board == card.NewCapricaBoard && len(l.ActionOf(!own)) > 0 && g.notOnGround(l, !own).Why == Offered
	if other && (!own || g.meets(you, l.Needs)) { // P-NC-14
		cylon = append(cylon, !own)
	}
	return cylon
}

// ---- D'Anna Biers, Aaron Doral, Simon O'Neill ----

// tethered reports whether D'Anna pays to leave where she is: the Resurrection Ship, but not Hub Destroyed (D-CHAR-10).
func (g *Game) tethered(s Seat) bool {
	return g.has(s, card.Heretic) && g.seat(s).Place == card.ResurrectionShip
}

// returnElsewhere asks Doral, when he ends his infiltration by an action, where to go instead of the Resurrection Ship. He then takes another action
// there (D-CHAR-11, D-COMBO-12). It reports whether he did.
func (g *Game) returnElsewhere(s Seat) bool {
	const ability = card.Meticulous
	if !g.has(s, ability) {
		return false
	}
	options := []Option{option(Choice{Kind: Pass})}
	for l := range g.cat.Locations.All() {
		there := g.frozen() && l.Board == card.NewCapricaBoard || !g.frozen() && g.state.ForCylons(l.Board) // P-INF-07
		if there && !l.Hazardous && g.closed(l) == Offered {
			options = append(options, option(Choice{Kind: ThePlace, Place: l.ID}))
		}
	}
	to := g.pick(s, Decision{Kind: ChoosePlace, Options: options, Other: s, About: ability, Rule: "D-CHAR-11"})
	if to.Kind == Pass {
		return false
	}
	g.spend(s, ability)
	g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-11", Seat: s, Card: ability})
	g.returnsTo(s, to.Place, "D-CHAR-11")
	g.action(s)
	return true
}

// commandShips asks Simon, when the ships of a Crisis card are about to activate, what to activate in place of its icons (D-CHAR-12). It reports whether
// he replaced them.
func (g *Game) commandShips() bool {
	const ability = card.Modifications
	commanded := false
	asked := func(s Seat) bool { return g.has(s, ability) }
	g.window(ShipsToAct, Decision{About: ability}, asked, func(s Seat) bool {
		options := []Option{option(Choice{Kind: Pass})}
		for _, ships := range []card.Activation{card.Raiders, card.LaunchRaiders, card.HeavyRaiders, card.Basestars} {
			options = append(options, option(Choice{Kind: TheActivation, N: int8(ships)}))
		}
		picked := g.pick(s, Decision{Kind: ChooseAssault, Options: options, About: ability, Rule: "D-CHAR-12"})
		if picked.Kind == Pass {
			return false
		}
		commanded = true
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-12", Seat: s, Card: ability})
		g.causing(ability, func() { g.activateShips(card.Activation(picked.N)) })
		return true
	})
	return commanded
}

// mostAdded returns how many cards a player may add to a check by their allegiance, 0 for no limit (B-CHECK-04, D-CHAR-12).
func (g *Game) mostAdded(s Seat) int {
	if !g.has(s, card.Calculating) {
		return g.stands(s).cards
	}
	most := power[card.MostCardsAs](g, card.Calculating)
	if g.human(s) {
		return most.Infiltrating
	}
	return most.Cylon
}

// vain reports whether a player cannot add cards now: Doral in another player's Action step (D-CHAR-11).
func (g *Game) vain(s Seat) bool {
	return g.has(s, card.Vanity) && g.state.Step == ActionStep && s != g.state.Current
}

// chooseShownCard returns which of the cards that a player adds is faceup, -1 for none (D-CHAR-12). Abilities do not count in a mission or for a Super
// Crisis card (D-MIS-07, B-SUPER-03), and this is no limit (O-3).
func (g *Game) chooseShownCard(s Seat, picks []Choice) int {
	check := g.state.Check
	if !g.has(s, card.LogicBound) || len(picks) == 0 || check.FaceUp || check.Mission || check.Super {
		return -1
	}
	var options []Option
	for _, p := range picks {
		options = append(options, Option{Choice: p, Private: true})
	}
	shown := g.ask(Decision{Kind: ShowCard, Seats: SeatsOf(s), Private: true, Options: options, About: card.LogicBound, Rule: "D-CHAR-12"}).Picks[0]
	return slices.Index(picks, shown)
}
