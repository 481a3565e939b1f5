package game

import (
	"slices"

	"battlestar/game/card"
)

// Search for Home: the Demetrius and its missions, the Rebel Basestar, and the overlays of Daybreak (daybreak.md, sections 7 to 9).

// ---- Missions ----

// flyMission reveals and resolves the top mission. If the current player flies it, no crisis comes this turn (D-MIS-02, D-MIS-03).
func (g *Game) flyMission(you Seat) {
	if g.state.Count(MissionDeck) == 0 { // D-MIS-13
		g.reshuffle(MissionDeck)
	}
	if g.state.Count(MissionDeck) == 0 {
		g.nothing(NoMissionLeft, Event{Rule: "D-MIS-13"})
		return
	}
	if you == g.state.Current || g.house(BridgeByAnyone) { // C-10
		g.emit(Event{Kind: CrisisStepLost, Rule: "D-MIS-03", Seat: g.state.Current})
	}
	id := g.move(MissionDeck, 0, ActiveMission, -1, All, you, "D-MIS-02")
	g.reshuffleIfEmpty(MissionDeck) // D-MIS-13
	m := g.cat.Missions.Of(id)
	g.depth++
	result := g.makeCheck(checking{check: m.Check, card: m.ID, mission: true, drawer: NoSeat, target: NoSeat}) // nothing replaces it or cuts it short (D-MIS-07)
	g.resolveOutcome(m.Check, result, cause{id: m.ID})
	g.endCheck()
	g.depth--
}

// turnMissionDown turns the mission on the Active Mission space facedown (D-MIS-10).
func (g *Game) turnMissionDown(id card.ID) {
	g.emit(Event{Kind: TurnedDown, Rule: "D-MIS-10", Seat: NoSeat, Card: id, From: ActiveMission})
}

// clearMission is the first thing in every jump: the mission goes beside the objective, to the discard pile, or back into its deck (D-MIS-12).
func (g *Game) clearMission() {
	if g.state.Count(ActiveMission) == 0 {
		return
	}
	slot := g.state.Piles[ActiveMission][0]
	switch {
	case !slot.FaceUp():
		g.move(ActiveMission, 0, MissionDeck, -1, 0, NoSeat, "D-MIS-12")
		g.shuffle(MissionDeck, "D-MIS-12")
	case g.cat.Missions.Of(slot.Card).Distance > 0:
		g.moveOpen(ActiveMission, slot.Card, Traveled, NoSeat, "D-MIS-12") // its distance has counted (D-MIS-11)
	default:
		g.moveOpen(ActiveMission, slot.Card, MissionDiscard, NoSeat, "D-MIS-12")
	}
}

// clearBoard removes the Cylon ships of some types from the main board, and some of each from the game (D-MIS-15, D-MIS-19).
func (g *Game) clearBoard(e card.ClearBoard, c *cause) {
	behind := g.house(MissionsReachFleetBoard) // O-8
	g.because(ByRemoval, func() {
		g.together(func() {
			for _, ship := range e.Ships {
				switch ship {
				case card.Basestar:
					for _, n := range g.basestars() {
						g.removeBasestar(n, "D-MIS-15")
					}
				case card.Raider, card.HeavyRaider:
					for _, a := range card.Areas {
						g.moveShips(ship, *g.state.ships(ship, SpotOf(a)), SpotOf(a), Supply, "D-MIS-15")
					}
				case card.Centurion:
					for space, n := range g.state.Centurions {
						if n > 0 {
							g.emit(Event{Kind: CenturionMoved, Rule: "D-MIS-15", N: n, FromAt: int16(space), ToAt: -1})
						}
					}
				case card.NoShip, card.Civilian, card.Viper, card.Raptor, card.MarkVII, card.AssaultRaptor: // no mission removes these
				}
				if behind {
					g.clearBehind(ship)
				}
			}
		})
	})
	g.together(func() {
		for _, ship := range e.Ships {
			if n := min(e.Boxed, g.inSupply(ship)); n > 0 {
				g.emit(Event{Kind: PiecesBoxed, Rule: "D-MIS-15", Ship: ship, N: n})
			} else {
				g.nothing(NoneLeftToPlace, Event{Rule: "D-MIS-19", Ship: ship, Card: c.id})
			}
		}
	})
}

// clearBehind removes the ships of a type from the Cylon Fleet board too.
func (g *Game) clearBehind(ship card.Ship) {
	for _, a := range card.Areas {
		// centurions are never there
		//exhaustive:ignore
		switch ship {
		case card.Basestar:
			for n, b := range g.state.Basestars {
				if b.Behind == a {
					g.emit(Event{Kind: BasestarMoved, Rule: "O-8", N: n, FromSpot: CylonSpot(a), ToSpot: Supply})
				}
			}
		case card.Raider, card.HeavyRaider:
			g.moveShips(ship, g.state.Behind(ship, a), CylonSpot(a), Supply, "O-8")
		}
	}
}

// repairChosen repairs a damaged location of a player's choice (D-MIS-16).
func (g *Game) repairChosen(by Seat, c *cause) {
	var options []Option
	for p := range g.cat.Locations.All() {
		if g.state.Damaged(p.ID) && g.closed(p) == Offered {
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoEffect, Event{Rule: "D-MIS-16", Card: c.id})
		return
	}
	g.repairLocation(by, g.choose(by, Decision{Kind: ChooseRepair, Options: options, About: c.id, Rule: "D-MIS-16"}).Place)
}

// resolveHome resolves an effect of missions or the boards of Search for Home, and reports whether e is one.
func (g *Game) resolveHome(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.FlyMission:
		g.flyMission(you)
	case card.EachDrawsType:
		skill := g.chooseSkill(you, g.skillTypes(), 1, 1, "D-MIS-05")
		g.together(func() {
			for _, s := range g.clockwiseFrom(you) {
				g.drawSkills(s, slices.Repeat([]card.Skill{skill}, e.N), "D-MIS-05")
			}
		})
	case card.ClearBoard:
		g.clearBoard(e, c)
	case card.BringRebels:
		side := CylonRebels
		if e.Humans {
			side = HumanRebels
		}
		g.emit(Event{Kind: RebelsTurned, Rule: "D-REB-01", N: int(side)})
	case card.DestroyHub:
		if !g.state.HubLost() {
			g.emit(Event{Kind: HubLost, Rule: "D-LOC-09"})
		}
	case card.GainDistance:
		g.gainDistance(e.By)
	case card.TurnMissionDown:
		g.turnMissionDown(c.id)
	case card.RepairLocation:
		g.repairChosen(g.state.Current, c)
	case card.OrderCrises:
		g.orderTop(you, CrisisDeck, e.N, ChooseCrisisOrder, c.id, "D-REB-05")
	case card.SearchSkills:
		g.searchSkills(you, e.N, c)
	case card.SendOut:
		g.sendOut(you, e, c)
	default:
		return false
	}
	return true
}

// ---- The Rebel Basestar ----

// payments are the ways in which a player can pay for a location of the Rebel Basestar (D-REB-04).
func (g *Game) payments(s Seat) []Option {
	var options []Option
	if g.seat(s).Uses > 0 && g.MostMiracles(s) > 0 {
		options = append(options, option(Choice{Kind: TheMiracle}))
	}
	if g.state.Count(SuperHand(s)) > 0 {
		options = append(options, option(Choice{Kind: TheDeck, Deck: SuperHand(s)}))
	}
	return options
}

// payForRebels has a player pay for a location of the Rebel Basestar, with a miracle token or a Super Crisis card (D-REB-04).
func (g *Game) payForRebels(s Seat, place card.Place) {
	if g.choose(s, Decision{Kind: ChoosePayment, Options: g.payments(s), Place: place, Rule: "D-REB-04"}).Kind == TheMiracle {
		g.emit(Event{Kind: MiraclesChanged, Rule: "D-REB-04", Seat: s, N: -1})
		return
	}
	g.discardSuper(s, 1, "D-REB-04")
}

// discardSuper has a player discard Super Crisis cards of their choice, in private even if there is no choice.
func (g *Game) discardSuper(s Seat, n int, rule string) {
	for range min(n, g.state.Count(SuperHand(s))) {
		picked := g.ask(Decision{Kind: DiscardSuper, Seats: SeatsOf(s), Private: true, Options: g.handOptions(SuperHand(s), nil), Rule: rule}).Picks[0]
		g.moveOpen(SuperHand(s), picked.Card, SuperDiscard, s, rule)
	}
}

// searchSkills has a player take cards from a Skill deck and its discard pile, which is shuffled into the deck. The others learn the type and the
// number (D-REB-06).
func (g *Game) searchSkills(you Seat, n int, c *cause) {
	var options []Option
	for _, skill := range g.skillTypes() {
		if g.state.Count(SkillDeck(skill))+g.state.Count(SkillDiscard(skill)) > 0 {
			options = append(options, option(Choice{Kind: TheSkill, Skill: skill}))
		}
	}
	if len(options) == 0 {
		g.nothing(NoEffect, Event{Rule: "B-TERM-10", Card: c.id})
		return
	}
	skill := g.pick(you, Decision{Kind: ChooseSkillDeck, Options: options, About: c.id, Rule: "D-REB-06"}).Skill
	deck := SkillDeck(skill)
	if g.state.Count(SkillDiscard(skill)) > 0 {
		g.emit(Event{Kind: CardsGathered, Rule: "D-REB-06", From: SkillDiscard(skill), To: deck})
	}
	for at := range g.state.Piles[deck] {
		g.look(you, deck, at, "D-REB-06")
	}
	n = min(n, g.state.Count(deck))
	picks := g.ask(Decision{
		Kind: TakeSkills, Seats: SeatsOf(you), Private: true, Options: g.handOptions(deck, nil), Min: n, Max: n, N: n, About: c.id, Rule: "D-REB-06",
	}).Picks
	g.together(func() {
		for _, p := range picks {
			g.move(deck, g.find(deck, p.Card), Hand(you), -1, 0, you, "D-REB-06")
		}
	})
	g.shuffle(deck, "D-REB-06")
}

// sendOut places raiders or unmanned vipers in an area and activates only these (D-REB-07).
func (g *Game) sendOut(you Seat, e card.SendOut, c *cause) {
	var options []Option
	if g.unplaced(card.Raider) > 0 {
		options = append(options, option(Choice{Kind: TheShip, Ship: card.Raider}))
	}
	if g.state.AllVipers().Reserves > 0 {
		options = append(options, option(Choice{Kind: TheShip, Ship: card.Viper}))
	}
	if len(options) == 0 {
		g.nothing(NoneLeftToPlace, Event{Rule: "D-REB-07", Card: c.id, Ship: card.Raider})
		return
	}
	ship := g.choose(you, Decision{Kind: ChooseCylonShips, Options: options, About: c.id, Rule: "D-REB-07"}).Ship
	a := g.chooseArea(you, ChooseArea, c.id, ship, card.Areas[:], "D-REB-07")
	if ship == card.Raider {
		placed := g.placeAll([]card.Placement{card.Put(e.Raiders, card.Raider, a)}, "D-REB-07")
		if !g.tellTruce(c) {
			g.activatePlacedRaiders(placed)
		}
		return
	}
	g.launchTogether(you, e.Vipers, a, true, c)
}

// ---- The overlays ----

// incite is the action of the Press Room (D-LOC-03, D-LOC-14).
func (g *Game) incite(you Seat, c *cause) {
	others := slices.DeleteFunc(g.otherHumans(you), func(s Seat) bool { return !g.mayMutiny(s) })
	if to := g.choosePlayer(you, ChoosePlayer, c.id, card.PressRoom, others, "D-LOC-03"); to != NoSeat {
		g.apart(func() {
			if g.takeMutiny(to, "D-LOC-03") {
				g.keepMutiny(to, 1, "D-LOC-03")
				g.paysForMutiny(to)
			}
		})
	}
	if g.state.Count(MutinyHand(you)) == 0 {
		return
	}
	picks := g.ask(Decision{
		Kind: DiscardMutiny, Seats: SeatsOf(you), Private: true, Options: g.handOptions(MutinyHand(you), nil), Min: 0, Max: 1, About: c.id, Rule: "D-LOC-03",
	}).Picks
	for _, p := range picks {
		g.moveOpen(MutinyHand(you), p.Card, MutinyDiscard, you, "D-LOC-03")
	}
}

// oust has a player name a new President while the President holds a Mutiny card. The President may give up Accept Prophecy to stay (D-LOC-05,
// D-LOC-13).
func (g *Game) oust(you Seat, c *cause) {
	president := g.state.President()
	if president == NoSeat || g.state.Count(MutinyHand(president)) == 0 {
		g.nothing(NoEffect, Event{Rule: "D-LOC-05", Card: c.id})
		return
	}
	able := slices.DeleteFunc(g.presidents(you), func(s Seat) bool { return s == president && !g.house(PresidentRenamed) }) // C-11
	to := g.choosePlayer(you, ChooseNewPresident, c.id, card.Administration, able, "D-LOC-13")
	if to == NoSeat || to == president {
		return
	}
	if g.find(QuorumInPlay, card.AcceptProphecy) >= 0 && g.askWhether(president, ChooseMay, card.AcceptProphecy, "D-LOC-05") {
		g.moveOpen(QuorumInPlay, card.AcceptProphecy, QuorumDiscard, president, "D-LOC-05")
		return
	}
	g.titleByEffect(card.PresidentTitle, to, "D-LOC-05")
}
