package game

import (
	"fmt"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// The rules of Conflicted Loyalties: Personal Goals and the Final Five (E-CL).

// The numbers of the Personal Goals.
const (
	LostVipers     = 6  // damaged or destroyed vipers, for Sacrifice
	RaidersToFight = 10 // raiders in space, for Stand and Fight
	SelfishPrice   = 20 // the strength of the Skill cards that Selfish costs
	LastNewCard    = 6  // the greatest distance at which revealing a goal brings a new Loyalty card (E-CL-05)
)

// GoalMet reports whether a seat meets the need of a Personal Goal, by what the table shows and the house rules (E-CL-03, E-CL-09).
func (t *Tabletop) GoalMet(s Seat, need card.GoalNeed, c *box.Catalog, house []House) bool {
	seat := &t.Seats[s]
	switch need {
	case card.TwoTitles:
		titles := 0
		for _, held := range t.Titles {
			titles += one(held.Holder == s)
		}
		return titles >= 2
	case card.NoNukes:
		return t.Nukes == 0
	case card.PresidentInBrig:
		return t.President() != NoSeat && t.Seats[t.President()].Jailed()
	case card.SixVipersLost:
		vipers := t.AllVipers()
		return vipers.Damaged+vipers.Destroyed >= LostVipers
	case card.InBrigOrSickbay:
		return seat.Jailed() || seat.hurt()
	case card.TwentyStrength:
		strength := 0
		for _, slot := range t.Piles[Hand(s)] {
			_, n := card.SplitSkill(slot.Card)
			strength += max(n, 0)
		}
		return strength >= SelfishPrice
	case card.TenRaiders:
		raiders := t.RaidersInSpace()
		if slices.Contains(house, FleetBoardCounts) { // O-4
			raiders += t.AllBehind(card.Raider)
		}
		return raiders >= RaidersToFight
	case card.DistanceOneVisited:
		return slices.ContainsFunc(t.Piles[Traveled], func(slot Slot) bool {
			d := c.Destinations.Of(slot.Card)
			return d != nil && d.Distance == 1
		})
	}
	panic(fmt.Sprintf("unknown card.GoalNeed %d", need))
}

// revealGoal is the action of revealing a Personal Goal, which stays faceup in front of its owner. If the end is far enough away, the owner draws a
// new Loyalty card (E-CL-03, E-CL-05, E-CL-06).
func (g *Game) revealGoal(s Seat, id card.ID) {
	if g.cat.Loyalty.Of(id).Goal.Needs == card.TwentyStrength {
		g.paySelfish(s, id)
	}
	g.turnUp(Loyalty(s), g.find(Loyalty(s), id), ByGoal, "E-CL-03")
	if g.state.Distance > LastNewCard {
		return
	}
	g.addNotCylon("E-CL-05")
	g.dealLoyalty(s, "E-CL-05")
	g.lookAtNewLoyalty(s, "E-CL-05")
}

// paySelfish has a player choose Skill cards one by one until they are strong enough, then discards them. The player cannot back out: it would tell
// the others what the hand holds.
func (g *Game) paySelfish(s Seat, id card.ID) {
	left := g.handOptions(Hand(s), nil)
	var paid []Choice
	for due := SelfishPrice; due > 0; {
		picked := g.ask(Decision{Kind: DiscardCards, Seats: SeatsOf(s), Private: true, Options: slices.Clone(left), N: due, About: id, Rule: "E-CL-03"}).Picks[0]
		at := slices.IndexFunc(left, func(o Option) bool { return o.Choice == picked })
		due -= g.cat.Skill(picked.Card).Strength
		left = slices.Delete(left, at, at+1)
		paid = append(paid, picked)
	}
	g.discardChosen(s, discards{cards: paid, counts: true}, "E-CL-03")
}

// payForGoals charges the costs of human players' unrevealed Personal Goals when the fleet has made its last jump (E-CL-07). All are paid before
// anything is tested.
func (g *Game) payForGoals() {
	g.owed.executions++ // whom it drives to despair despairs when all is paid (P-CLAR-09)
	for _, s := range g.clockwiseFrom(g.state.Current) {
		if !g.human(s) { // E-CL-08
			continue
		}
		for _, at := range g.placesByID(Loyalty(s)) {
			slot := g.state.Piles[Loyalty(s)][at]
			if goal := g.cat.Loyalty.Of(slot.Card).Goal; goal != nil && !slot.FaceUp() {
				g.turnUp(Loyalty(s), at, ByMissedGoal, "E-CL-07")
				g.causing(slot.Card, func() { g.change(goal.Costs, -1, "E-CL-07") })
			}
		}
	}
	g.owed.executions--
	g.settle()
}

// examine resolves Final Five cards that a player has looked at. All are shown. Their owner then resolves them one by one, in the order that the
// current player chooses, and turns each facedown again (E-CL-11, E-CL-12).
func (g *Game) examine(by, owner Seat, cards []card.ID) {
	for _, id := range cards {
		g.turnUp(Loyalty(owner), g.find(Loyalty(owner), id), ByExamination, "E-CL-11")
	}
	before := g.examiner
	g.examiner = by
	for len(cards) > 0 {
		var options []Option
		for _, id := range cards {
			options = append(options, option(Choice{Kind: TheCard, Card: id}))
		}
		id := g.choose(g.state.Current, Decision{Kind: OrderFinalFive, Options: options, Other: owner, Rule: "E-CL-12"}).Card
		cards = slices.DeleteFunc(cards, func(other card.ID) bool { return other == id })
		if g.find(Loyalty(owner), id) < 0 {
			continue // the execution of its owner has revealed it (E-CL-16)
		}
		g.actAs(owner, func() { g.resolve(g.cat.Loyalty.Of(id).Final.Examined, cause{id: id}) })
		if g.find(Loyalty(owner), id) >= 0 {
			g.emit(Event{Kind: TurnedDown, Rule: "E-CL-11", Seat: owner, Card: id, From: Loyalty(owner)})
		}
	}
	g.examiner = before
}

// fallen resolves the Final Five cards that an execution has revealed, except the one that called for it. They leave the game (E-CL-15, E-CL-16).
func (g *Game) fallen(s Seat, by card.ID) {
	for _, at := range g.placesByID(Loyalty(s)) {
		id := g.state.Piles[Loyalty(s)][at].Card
		final := g.cat.Loyalty.Of(id).Final
		if final != nil && (id != by || g.house(FinalFiveTextTwice)) {
			g.actAs(s, func() { g.resolve(final.Executed, cause{id: id}) })
		}
	}
}
