package game

import (
	"slices"

	"battlestar/game/card"
)

// moveJumpPrep moves the fleet marker; on Auto-Jump the fleet jumps at once (B-JUMP-01..03, B-LIMIT-06).
func (g *Game) moveJumpPrep(by int) {
	if g.inOrbit() { // the track is dead (P-NC-30)
		g.nothing(NoEffect, Event{Rule: "P-NC-30"})
		return
	}
	to := min(max(g.state.JumpPrep+by, 0), AutoJump)
	g.emit(Event{Kind: JumpPrepMoved, Rule: "B-JUMP-01", N: to - g.state.JumpPrep})
	switch {
	case to == AutoJump && g.frozen(): // P-NC-29
		g.galacticaReturns()
	case to == AutoJump:
		g.jump("B-JUMP-02")
	}
}

// FTLLosesUpTo is the highest FTL Control result that loses population (B-JUMP-04).
const FTLLosesUpTo = 6

// ftlRoll is the roll of FTL Control: on a low result, the population of the space that the marker leaves is lost (B-JUMP-04).
func (g *Game) ftlRoll(you Seat, loss int) {
	if g.house(CurrentPlayerActs) { // B-X-02
		you = g.state.Current
	}
	if g.rollDie(roll{why: RollForFTL, by: you}) <= FTLLosesUpTo {
		g.change(card.Population, -loss, "B-JUMP-04")
	}
}

// jump is the procedure of a jump (B-JUMP-05), or the end of the game (B-KOBOL-01, B-KOBOL-02).
func (g *Game) jump(rule string) { g.jumpTo(rule, false) }

// jumpTo is a jump, by choice or, if blind, to the one destination that the Admiral draws.
func (g *Game) jumpTo(rule string, blind bool) {
	g.emit(Event{Kind: Jumped, Rule: rule})
	g.clearMission()
	if g.state.LastJump {
		g.springTrap()
		g.payForGoals()
		won := true
		for _, r := range card.Resources {
			won = won && g.state.Resources[r] > 0
		}
		g.end(Over{HumansWin: won, Why: EndedByJump}, "B-KOBOL-02")
	}
	g.depth++
	g.removeShips()
	phase, stage := g.state.Phase, g.state.Stage()
	destination := g.chooseDestination(blind)
	if destination != nil {
		destination = g.resolveDestination(destination)
	}
	g.depth--
	if g.state.Phase == phase && g.state.Stage() == stage { // else the phase has put it there, and it may have moved since (E-ION-53, P-NC-02)
		g.emit(Event{Kind: JumpPrepMoved, Cause: ByJump, Rule: "B-JUMP-05", N: -g.state.JumpPrep})
	}
	if destination != nil {
		for _, e := range destination.Effect {
			if later, ok := e.(card.PrepareAfterJump); ok {
				g.causing(destination.ID, func() { g.moveJumpPrep(later.By) })
			}
		}
	}
	g.springTrap()
}

// resolveDestination resolves a destination, or what replaces it, and counts its distance. It returns where the fleet has arrived.
func (g *Game) resolveDestination(d *card.Destination) *card.Destination {
	for {
		landsFirst := g.landsBy(d) && looksAtCrises(d.Effect) // P-CLAR-01
		if landsFirst {
			g.gainDistance(d.Distance)
		}
		c := g.resolve(d.Effect, cause{id: d.ID, admiral: true})
		if c.instead == "" {
			if !landsFirst {
				g.gainDistance(d.Distance)
			}
			return d
		}
		d = g.cat.Destinations.Of(c.instead)
	}
}

// looksAtCrises reports whether a destination shows the next crises: those of New Caprica, if it brings the fleet there (P-CLAR-01).
func looksAtCrises(list card.Effects) bool {
	for e := range list.Deep() {
		if _, looks := e.(card.ArrangeCrises); looks {
			return true
		}
	}
	return false
}

// untilJump is for the cards in play that a jump ends, whatever else may end them.
var untilJump = []card.Until{card.UntilJump, card.UntilJumpOrNoRaider, card.UntilJumpOrScarDestroyed, card.UntilJumpOrBasestarDestroyed}

// removeShips is B-JUMP-06, E-FLEET-40. Damaged vipers stay damaged, and centurions stay aboard (B-BOARD-04).
func (g *Game) removeShips() {
	g.because(ByJump, func() {
		if g.with(card.OptionCylonFleet) {
			g.together(g.followLater)
		} else {
			g.together(g.leaveBehind)
		}
	})
	g.fetchesPeople()
	for _, slot := range slices.Clone(g.state.Piles[InPlay]) {
		c := g.cat.Crisis(slot.Card)
		switch {
		case lasting(g.cat, slot.Card) == card.RelentlessPursuit:
			g.moveOpen(InPlay, slot.Card, CrisisDeck, NoSeat, "B-JUMP-06")
			g.shuffle(CrisisDeck, "B-JUMP-06")
		case slices.Contains(untilJump, c.Special.Keep):
			g.moveOpen(InPlay, slot.Card, g.discardOfCrisis(slot.Card), NoSeat, "B-JUMP-06")
		}
	}
}

// leaveBehind clears the space areas.
func (g *Game) leaveBehind() {
	g.scarLeaves("P-SCAR-03")
	for _, a := range card.Areas {
		g.moveShips(card.Raider, g.state.Raiders[a], SpotOf(a), Supply, "B-JUMP-06")
		g.moveShips(card.HeavyRaider, g.state.HeavyRaiders[a], SpotOf(a), Supply, "B-JUMP-06")
	}
	for _, n := range g.basestars() {
		g.removeBasestar(n, "B-JUMP-06")
	}
	g.recallForJump("B-JUMP-06")
	for _, a := range card.Areas {
		for g.state.Count(Civilians(a)) > 0 {
			g.move(Civilians(a), 0, CivilianPile, -1, 0, NoSeat, "B-CIV-05")
		}
	}
	g.shuffle(CivilianPile, "B-CIV-05")
}

// DestinationsDrawn is the number of Destination cards that the Admiral chooses from (B-JUMP-07).
const DestinationsDrawn = 2

// chooseDestination has the Admiral draw Destination cards and keep 1 in secret. If a Mission Specialist is in play, that player draws 3 instead
// (B-JUMP-07). A blind jump ignores the specialist and goes to the one that the Admiral draws (P-CLAR-06).
func (g *Game) chooseDestination(blind bool) *card.Destination {
	chooser, n := g.state.Admiral(), DestinationsDrawn
	if blind {
		n = 1
	}
	const specialist = card.AssignSpecialist
	if holder := g.holderOf(specialist); holder != NoSeat && !blind {
		chooser, n = holder, g.cat.Quorum.Of(specialist).Kept.Power.(card.DrawDestinations).N
		g.keptCounted(KeptQuorum(holder), specialist, holder, "B-JUMP-07")
	}
	g.together(func() {
		for range min(n, g.state.Count(DestinationDeck)) {
			g.move(DestinationDeck, 0, DestinationDrawn, -1, SeatsOf(chooser), chooser, "B-JUMP-07")
		}
	})
	if g.state.Count(DestinationDrawn) == 0 {
		return nil
	}
	var options []Option
	for i, slot := range g.state.Piles[DestinationDrawn] {
		options = append(options, Option{Choice: Choice{Kind: TheCard, Card: slot.Card, N: int8(i)}, Private: true})
	}
	picked := g.ask(Decision{Kind: ChooseDestination, Seats: SeatsOf(chooser), Private: true, Options: options, Rule: "B-JUMP-07"}).Picks[0]
	g.together(func() { // first, so that what lies drawn is always the jump that is being made
		at := 0
		for n := range options {
			if n == int(picked.N) {
				at = 1
				continue
			}
			g.move(DestinationDrawn, at, DestinationDeck, -1, 0, chooser, "B-CARD-13")
		}
	})
	g.move(DestinationDrawn, 0, Traveled, -1, All, chooser, "B-JUMP-07")
	return g.cat.Destinations.Of(picked.Card)
}

// gainDistance adds to the distance and resolves the objective's thresholds that it reaches, in order (B-JUMP-10, B-KOBOL-03).
func (g *Game) gainDistance(n int) {
	g.emit(Event{Kind: DistanceGained, Rule: "B-JUMP-10", N: n})
	g.passThresholds()
}

func (g *Game) passThresholds() {
	for thresholds := g.cat.Objective().Thresholds; g.state.Thresholds < len(thresholds); {
		next := thresholds[g.state.Thresholds]
		if g.state.Distance < next.At {
			return
		}
		g.emit(Event{Kind: ThresholdMet, Rule: "B-TIME-05", N: next.At})
		g.resolve(next.Effect, cause{id: g.cat.Objective().ID})
	}
}
