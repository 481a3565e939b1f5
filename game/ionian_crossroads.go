package game

import (
	"battlestar/game/card"
)

// The Crossroads phase of the Ionian Nebula, the Trial at its end, and which players the Trial eliminates (E-ION-50..73).

// Phase is how far a game of the Ionian Nebula has progressed. It holds between the steps and in the middle of one.
type Phase uint8

// The phases.
const (
	BeforeCrossroads Phase = iota // allies are encountered, trauma is drawn
	AtCrossroads                  // the battle and the Crossroads cards (E-ION-50..59)
	AtTrial                       // the tokens are revealed (E-ION-60..69)
	AfterTrial                    // no allies or trauma are left (E-ION-71)
	// NumPhases is the number of phases.
	NumPhases
)

var phaseNames = [NumPhases]string{BeforeCrossroads: "", AtCrossroads: "crossroads", AtTrial: "trial", AfterTrial: "after-trial"}

// String is the name of the phase, empty for BeforeCrossroads.
func (p Phase) String() string { return phaseNames[p] }

// MarshalText writes the name.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (p *Phase) UnmarshalText(text []byte) error {
	at, err := indexOf(phaseNames[:], text, "phase")
	*p = Phase(at)
	return err
}

func (g *Game) enterPhase(p Phase, rule string) {
	g.emit(Event{Kind: PhaseBegan, Rule: rule, Phase: p})
}

// crossroads plays the Crossroads phase in the turn of the current player, whoever brought the fleet there, except by house rule (E-ION-50, E-ION-75).
// If that player is executed or eliminated in it, the rest of their turn is lost (E-ION-74).
func (g *Game) crossroads() {
	before, by := g.brings, NoSeat
	if g.house(ActingAtCrossroads) {
		by = g.you()
	}
	g.brings = by
	g.actAs(NoSeat, g.crossroadsPhase)
	g.brings = before
}

// laidPhase plays the phase in which a table was set up. In a game, a phase begins in the middle of a jump and is over by the next step.
func (g *Game) laidPhase() {
	switch g.state.Phase {
	case BeforeCrossroads, AfterTrial:
	case AtCrossroads:
		g.crossroads()
	case AtTrial:
		g.actAs(NoSeat, func() { g.trial(g.clockwiseFrom(g.current())) })
	}
}

// cutTurn ends the turn of the current player, who was executed or eliminated, after the effect that is being resolved. If the Crossroads phase has
// interrupted that effect, the effect is not resumed (E-ION-74).
func (g *Game) cutTurn(s Seat, rule string) {
	g.emit(Event{Kind: TurnFreed, Rule: rule, Seat: s, N: 1})
	g.step.turnLost = g.step.turnLost || g.state.Phase == AtCrossroads || g.state.Phase == AtTrial
}

func (g *Game) crossroadsPhase() {
	g.enterPhase(AtCrossroads, "E-ION-50")
	g.depth++
	var battle []card.Placement
	for _, e := range g.cat.Objective().Battle {
		battle = append(battle, e.(card.Placement))
	}
	g.placeAll(battle, "E-ION-51")
	g.because(ByJump, func() { g.emit(Event{Kind: JumpPrepMoved, Rule: "E-ION-53", N: -g.state.JumpPrep}) })
	order := g.clockwiseFrom(g.current())
	g.shuffle(CrossroadsDeck, "E-ION-54")
	g.together(func() {
		for _, s := range order {
			g.scripted(CrossroadsDeck)
			g.move(CrossroadsDeck, 0, CrossroadsCard(s), -1, 0, s, "E-ION-54")
		}
	})
	for _, s := range order {
		if id := g.state.Top(CrossroadsCard(s)); !g.layTrauma(s, CrossroadsTrauma(s), id, "E-ION-54") {
			g.show(s, SeeCard, id, "E-ION-55")
		}
	}
	for _, s := range order {
		g.takeCrossroad(s)
	}
	g.depth--
	g.trial(order)
}

// takeCrossroad reveals a player's Crossroads card and resolves the result with the mark of their token. A player without a token chooses the result
// (E-ION-55, E-ION-56).
func (g *Game) takeCrossroad(s Seat) {
	g.beginEffect()
	g.turnUp(CrossroadsCard(s), 0, ByCrossroads, "E-ION-56")
	id := g.state.Top(CrossroadsCard(s))
	var mark card.Mark
	if g.state.Count(CrossroadsTrauma(s)) > 0 {
		g.turnUp(CrossroadsTrauma(s), 0, ByCrossroads, "E-ION-56")
		mark = g.cat.Trauma.Of(g.state.Top(CrossroadsTrauma(s))).Mark
	} else {
		options := []Option{option(Choice{Kind: TheBox, N: int8(card.Benevolent)}), option(Choice{Kind: TheBox, N: int8(card.Antagonistic)})}
		mark = card.Mark(g.pick(s, Decision{Kind: ChooseFate, Options: options, About: id, Rule: "E-ION-55"}).N)
	}
	g.depth++
	g.actAs(s, func() { g.resolveResult(&g.cat.Crossroads.Of(id).Results, id, s, mark, "E-ION-56") })
	g.depth--
}

// trial resolves the end of the phase: the tokens are revealed, and whoever has the most tokens of the other side is eliminated (E-ION-60..70).
func (g *Game) trial(order []Seat) {
	g.enterPhase(AtTrial, "E-ION-60")
	g.depth++
	g.clearTrauma(order)
	for _, s := range order {
		g.turnUpAll(Trauma(s), ByTrial, "E-ION-61")
	}
	for _, s := range order {
		harmless := card.Benevolent
		if g.judgedCylon(s) {
			harmless = card.Antagonistic
		}
		g.layOpen(s, "E-ION-61", func(m card.Mark) bool { return m == harmless })
		if g.state.Count(Trauma(s)) <= SparedTrauma {
			g.layOpen(s, "E-ION-62", func(card.Mark) bool { return true })
		}
		g.emit(Event{Kind: Judged, Rule: "E-ION-61", Seat: s, N: g.state.Count(Trauma(s))})
	}
	for _, s := range g.condemn(order) {
		g.eliminate(s)
	}
	for _, s := range order {
		g.layOpen(s, "E-ION-70", func(card.Mark) bool { return true })
	}
	g.emit(Event{Kind: CardsGathered, Rule: "E-ION-70", From: TraumaShown, To: OutOfGame})
	g.emit(Event{Kind: CardsGathered, Rule: "E-ION-70", From: TraumaPool, To: OutOfGame})
	g.depth--
	g.enterPhase(AfterTrial, "E-ION-70")
}

// judgedCylon reports whether a player is judged as a Cylon player. A player who can infiltrate is judged by what they were when the phase began
// (E-COMBO-09).
func (g *Game) judgedCylon(s Seat) bool {
	if g.seat(s).HasAgenda() {
		return !g.seat(s).JudgedHuman
	}
	return g.seat(s).Cylon()
}

// clearTrauma removes the tokens and cards that belong to no player (E-ION-60). Crossroads cards that were not dealt stay unseen (E-ION-59).
func (g *Game) clearTrauma(order []Seat) {
	g.together(func() {
		for _, s := range order {
			if id := g.state.Top(CrossroadsCard(s)); id != "" {
				g.moveOpen(CrossroadsCard(s), id, Removed, NoSeat, "E-ION-60")
			}
		}
		for n := range AlliesInPlay {
			if id := g.state.Top(Ally(n)); id != "" {
				g.moveOpen(Ally(n), id, Removed, NoSeat, "E-ION-60")
			}
		}
		for _, p := range g.laidTrauma(order) {
			if g.state.Count(p) > 0 {
				g.move(p, 0, TraumaPool, -1, 0, NoSeat, "E-ION-60")
			}
		}
	})
	g.shuffle(TraumaPool, "E-ION-60")
}

// laidTrauma returns the piles of the tokens that no player holds.
func (g *Game) laidTrauma(order []Seat) []Pile {
	var piles []Pile
	for _, s := range order {
		piles = append(piles, CrossroadsTrauma(s))
	}
	for n := range AlliesInPlay {
		piles = append(piles, AllyTrauma(n))
	}
	for _, at := range traumaPlaces {
		piles = append(piles, at.pile)
	}
	return piles
}

// layOpen takes tokens of some marks, which everyone has seen, away from a player.
func (g *Game) layOpen(s Seat, rule string, of func(card.Mark) bool) {
	g.because(ByTrial, func() {
		g.together(func() {
			for _, o := range g.handOptions(Trauma(s), nil) {
				if of(g.cat.Trauma.Of(o.Card).Mark) {
					g.moveOpen(Trauma(s), o.Card, TraumaShown, s, rule)
				}
			}
		})
	})
}

// condemn returns the players with the most tokens left, nobody if no tokens are left (E-ION-63). All Cylon players among them are condemned, and one
// human player. If there are several, the President chooses that one before anyone is eliminated (E-ION-64, E-ION-69).
func (g *Game) condemn(order []Seat) []Seat {
	most := 0
	for _, s := range order {
		most = max(most, g.state.Count(Trauma(s)))
	}
	if most == 0 {
		g.nothing(NobodyCondemned, Event{Rule: "E-ION-63"})
		return nil
	}
	var cylons, humans []Seat
	for _, s := range order {
		switch {
		case g.state.Count(Trauma(s)) < most:
		case g.judgedCylon(s):
			cylons = append(cylons, s)
		default:
			humans = append(humans, s)
		}
	}
	if len(humans) == 0 {
		return cylons
	}
	var options []Option
	for _, s := range humans {
		options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
	}
	return append(cylons, g.choose(g.state.President(), Decision{Kind: ChooseCondemned, Options: options, Rule: "E-ION-64"}).Seat)
}

// eliminate takes a player out of the game by an execution without a new character (E-ION-65..69).
func (g *Game) eliminate(s Seat) {
	g.emit(Event{Kind: Condemned, Rule: "E-ION-65", Seat: s, Card: g.seat(s).Character})
	g.depth++
	g.owed.executions++ // whom it drives to despair despairs when it is over (P-CLAR-09)
	g.because(ByExecution, func() { g.discardForExecution(s) })
	if !g.stands(s).known && g.proveHuman(s, "") { // E-ION-66
		g.because(ByExecution, func() { g.change(card.Morale, -1, "E-ION-65") })
		g.discardLoyalty(s) // E-ION-68
	}
	if g.state.Mutineer(s, g.cat) {
		g.moveOpen(Loyalty(s), g.state.Piles[Loyalty(s)][g.mutineerCard(s)].Card, Removed, s, "E-ION-68")
	}
	g.leaveViper(s, "E-ION-65")
	g.emit(Event{Kind: CharacterGone, Rule: "E-ION-65", Seat: s, Card: g.seat(s).Character})
	g.together(func() {
		for g.state.Count(SuperHand(s)) > 0 {
			g.move(SuperHand(s), g.placesByID(SuperHand(s))[0], OutOfGame, -1, 0, s, "E-ION-65")
		}
	})
	g.emit(Event{Kind: LeftGame, Rule: "E-ION-65", Seat: s, Allegiance: Eliminated})
	g.passTitles(s, "E-ION-69")
	if s == g.state.Current { // E-ION-67
		g.cutTurn(s, "E-ION-67")
		g.emit(Event{Kind: TurnPassed, Rule: "E-ION-67", Seat: g.leftOf(s), Other: s})
	}
	g.owed.executions--
	g.depth--
	g.settle()
}

// nextTurn returns the player whose turn is next. If the current player left the game in this turn, the next player is already current (E-ION-67).
func (g *Game) nextTurn() Seat {
	if g.state.TurnPassedOn {
		return g.state.Current
	}
	return g.leftOf(g.state.Current)
}
