package game

import (
	"slices"
	"strings"

	"battlestar/game/card"
)

// execute executes a player's character, completely and at once (P-EXEC, E-EXEC-01). rule is the rule that calls for it.
func (g *Game) execute(s Seat, rule string) { g.executeFor(s, "", rule) }

// executeFor is execute where it matters which card calls for the execution (E-CL-16).
func (g *Game) executeFor(s Seat, by card.ID, rule string) {
	g.emit(Event{Kind: Executed, Rule: rule, Seat: s, Card: g.seat(s).Character, N: one(g.seat(s).HasAgenda())}) // P-AGEN-04
	g.depth++
	g.owed.executions++
	g.because(ByExecution, func() { g.discardForExecution(s) })
	human := false
	switch {
	case g.seat(s).Infiltrating():
		g.endInfiltration(s, "P-INF-07")
	case g.stands(s).known: // P-EXEC-03, E-EXEC-05
		g.emit(Event{Kind: CharacterMoved, Rule: "E-EXEC-05", Seat: s, Place: g.resurrection()})
	case g.proveHuman(s, by):
		human = true
		g.replaceCharacter(s, by)
	default: // P-EXEC-08, E-EXEC-14
		g.becomeCylon(s, byExecution, func() {})
	}
	ends := !human || g.exodus() // P-EXEC-12, E-EXEC-15
	if ends && s == g.state.Current && !(g.inCrisis() && g.house(ExecutionAfterCrisis)) {
		g.cutTurn(s, "E-EXEC-15")
	}
	g.owed.executions--
	g.depth--
	if g.group == 0 {
		g.settle()
	}
}

// discardForExecution is step 1: all Skill cards and the Quorum cards kept in front of the player, but not the President's hand (E-EXEC-02).
func (g *Game) discardForExecution(s Seat) {
	g.together(func() {
		for _, o := range g.handOptions(Hand(s), nil) { // by their ids: the order in which they were drawn is nobody's business
			g.discardAt(s, g.find(Hand(s), o.Card), "E-EXEC-02")
		}
	})
	g.together(func() {
		for g.state.Count(KeptQuorum(s)) > 0 {
			g.moveOpen(KeptQuorum(s), g.state.Piles[KeptQuorum(s)][0].Card, QuorumDiscard, s, "E-EXEC-02")
		}
	})
	g.discardMutinies(s, "D-REV-04")
	g.loseMiracles(s, "D-REV-04")
}

// proveHuman is step 2, and reports whether the player is proved human. A player who holds Cylon cards reveals one of them and nothing else
// (E-EXEC-03). Any other player reveals all their Loyalty cards (E-EXEC-04). Everyone is asked in private, so that nobody sees who had a choice.
func (g *Game) proveHuman(s Seat, by card.ID) bool {
	var options []Option
	for _, at := range g.hiddenLoyalty(s) {
		if id := g.state.Piles[Loyalty(s)][at].Card; g.cat.Loyalty.Of(id).Team == card.CylonTeam {
			options = append(options, Option{Choice: Choice{Kind: TheCard, Card: id}, Private: true})
		}
	}
	human := len(options) == 0
	if human {
		options = []Option{{Choice: Choice{Kind: Yes}, Private: true}}
	}
	slices.SortFunc(options, func(a, b Option) int { return strings.Compare(string(a.Card), string(b.Card)) })
	picked := g.ask(Decision{Kind: ProveLoyalty, Seats: SeatsOf(s), Private: true, Options: options, Rule: "E-EXEC-03"}).Picks[0]
	if !human {
		at := slices.IndexFunc(g.state.Piles[Loyalty(s)], func(slot Slot) bool { return slot.Card == picked.Card && !slot.FaceUp() })
		g.turnUp(Loyalty(s), at, ByReveal, "E-EXEC-03")
		g.emit(Event{Kind: Revealed, Rule: "E-EXEC-03", Seat: s, Card: picked.Card})
		g.cylonShown()
		return false
	}
	g.turnUpAll(Loyalty(s), ByExecution, "E-EXEC-04")
	g.fallen(s, by)
	return true
}

// replaceCharacter is step 3: morale drops, the old character leaves the game, and a new one of any type enters. With Exodus, the player then draws a
// new Loyalty card. Without it, the player keeps the faceup ones (P-EXEC-06), and first gets what Boomer's player is still owed (P-EXEC-04).
func (g *Game) replaceCharacter(s Seat, by card.ID) {
	if by != card.EmotionallyFragile {
		g.because(ByExecution, func() { g.change(card.Morale, -1, "E-EXEC-07") })
	}
	wasBoomer := g.printed(s, card.SleeperDrawback) != nil
	g.leaveViper(s, "E-EXEC-08")
	onGround := g.onGround(s)
	g.emit(Event{Kind: CharacterGone, Rule: "E-EXEC-08", Seat: s, Card: g.seat(s).Character, N: one(by == card.EmotionallyFragile)})
	if g.step.leaving { // nobody comes in after the end
		return
	}
	if g.exodus() {
		g.discardLoyalty(s)
	}
	owed := wasBoomer && !g.exodus() && !g.sleeperAgentOver()
	if owed {
		g.dealLoyalty(s, "P-EXEC-04")
		g.show(s, LookAtOwnLoyalty, "", "P-EXEC-04")
	}
	g.loseTrauma(s, "E-EXEC-09")
	character := g.newCharacter(s)
	g.emit(Event{Kind: CharacterTaken, Rule: "E-EXEC-10", Seat: s, Card: character, N: one(g.losesDetector(character))})
	g.bringIn(s, onGround)
	g.passTitles(s, "E-EXEC-19")
	if !g.jailedFor(s) {
		g.leftBrig(s) // the Admiral may have been in the Brig because everybody was (E-SUCC-02)
	}
	if g.state.Mutineer(s, g.cat) { // after the titles have gone on (D-MTR-11)
		g.becomeMutineer(s)
	}
	g.beginsWithMutiny(s) // no part of what executed the old character: he chooses it himself (D-MUT-10)
	g.effect.fresh |= SeatsOf(s)
	if g.traumaLasts() {
		g.dealTrauma([]Seat{s}, "E-ION-17")
		g.allyIsPlayed(g.seat(s).Character)
	}
	if g.exodus() {
		g.drawNewLoyalty(s, wasBoomer)
	} else {
		g.adjustLoyalty(s, owed)
	}
}

// losesDetector reports whether a character who enters now has no Cylon Detector: the political Baltar after the Sleeper Agent phase, but not with
// Exodus (P-EXEC-09, E-EXEC-25). No miracle token restores it (D-MIR-11).
func (g *Game) losesDetector(id card.ID) bool {
	has := slices.ContainsFunc(g.cat.Characters.Of(id).Abilities, func(a card.Ability) bool { return a.ID == card.CylonDetector })
	return has && !g.exodus() && g.sleeperAgentOver()
}

// cutShort reports whether a check is dropped because the current player was executed during it. This holds for the check of a crisis, the rest of
// which is not resolved, but not for a check that an action calls for (E-EXEC-16).
func (g *Game) cutShort(c checking) bool {
	return c.card != "" && !c.mission && g.state.TurnCut && !c.cut
}

// inCrisis reports whether a Crisis card of this turn is being resolved.
func (g *Game) inCrisis() bool { return g.state.Step >= CrisisStep && g.state.Step <= JumpStep }

// discardLoyalty discards all Loyalty cards of a player, which are faceup. "Not a Cylon" cards may come back (E-EXEC-09, E-LOY-08), but the
// Sympathizer and the Final Five do not (E-CL-15). They go in order of their ids: the order in which they were dealt stays secret.
func (g *Game) discardLoyalty(s Seat) {
	var ids []card.ID
	g.together(func() {
		for _, at := range g.placesByID(Loyalty(s)) {
			ids = append(ids, g.state.Piles[Loyalty(s)][at].Card)
		}
		for _, id := range ids {
			if isMutineer(id, g.cat) { // D-MTR-11
				continue
			}
			to := NotCylonDiscard
			if l := g.cat.Loyalty.Of(id); l.Team != card.HumanTeam || l.Final != nil {
				to = Removed
			}
			g.moveOpen(Loyalty(s), id, to, s, "E-EXEC-09")
		}
	})
}

// newCharacter asks for a character of any type who is neither in play nor executed (E-EXEC-10). If none is left, the humans lose (E-EXEC-18).
func (g *Game) newCharacter(s Seat) card.ID {
	var options []Option
	for c := range g.cat.Characters.All() {
		if !g.characterTaken(c.ID) && !slices.Contains(g.state.Executed, c.ID) && c.Class != card.CylonLeader && !g.otherSelf(c, true) {
			options = append(options, option(Choice{Kind: TheCard, Card: c.ID}))
		}
	}
	if len(options) == 0 {
		g.end(Over{Why: EndedByExecution}, "E-EXEC-18")
	}
	return g.pick(s, Decision{Kind: ChooseCharacter, Options: options, Rule: "E-EXEC-10"}).Card
}

// bringIn puts a new character on the board (P-EXEC-09, E-EXEC-11, E-EXEC-22..24). One who starts off the board arrives at the start of the player's
// second turn from now. If the place cannot be entered, it is Sickbay with Exodus, else the Hangar Deck (P-EXEC-14). Until Galactica returns to New
// Caprica, it is always Resistance HQ (P-EXEC-14, P-EXEC-16). onGround says that the previous character was executed on New Caprica.
func (g *Game) bringIn(s Seat, onGround bool) {
	switch start := g.sheet(s).Setup; {
	case g.printed(s, card.SleeperDrawback) != nil && g.sleeperAgentOver():
		to := card.Brig
		if onGround || g.frozen() {
			to = card.Detention
		}
		g.emit(Event{Kind: CharacterMoved, Rule: "E-EXEC-22", Seat: s, Place: to})
	case g.frozen() && (start != card.StartsOffBoard || g.house(HeloArrivesAtOnce)): // P-X-26
		g.emit(Event{Kind: CharacterMoved, Rule: "P-EXEC-14", Seat: s, Place: card.ResistanceHQ})
	case start == card.StartsOffBoard:
		g.emit(Event{Kind: CharacterOff, Rule: "E-EXEC-23", Seat: s})
	case start == card.StartsInViper && g.state.AllVipers().Reserves == 0:
		g.emit(Event{Kind: CharacterMoved, Rule: "E-EXEC-24", Seat: s, Place: card.HangarDeck})
	case start == card.StartsInViper:
		g.launchPilot(s, "", "E-EXEC-24")
	default:
		at := g.firstPlace(s)
		switch {
		case at == "" && g.exodus():
			at = card.Sickbay
		case at == "":
			at = card.HangarDeck
		}
		g.emit(Event{Kind: CharacterMoved, Rule: "E-EXEC-11", Seat: s, Place: at})
	}
}

// adjustLoyalty handles what a new character brings without Exodus, where the player keeps their Loyalty cards. Before the Sleeper Agent phase,
// Boomer and Baltar add a card to the deck, and Baltar is dealt one (P-EXEC-09). If the Sympathizer is among the cards dealt, including the one owed
// to Boomer's player, it acts now that there is a character for it to act on.
func (g *Game) adjustLoyalty(s Seat, owed bool) {
	baltar := g.printed(s, card.Coward) != nil
	if !g.sleeperAgentOver() && (baltar || g.printed(s, card.SleeperDrawback) != nil) {
		g.takeLoyalty(card.HumanTeam, min(1, g.unusedHumans()))
		g.shuffle(LoyaltyDeck, "P-EXEC-09")
		if baltar {
			g.dealLoyalty(s, "P-EXEC-09")
			g.show(s, LookAtOwnLoyalty, "", "P-EXEC-09")
			owed = true
		}
	}
	if owed {
		g.sympathizeIfDealt(s)
	}
}

// unusedHumans is the number of "not a Cylon" cards left outside the Loyalty deck (P-SETUP-13).
func (g *Game) unusedHumans() int {
	n := 0
	for _, slot := range g.state.Piles[LoyaltyUnused] {
		n += one(g.cat.Loyalty.Of(slot.Card).Team == card.HumanTeam)
	}
	return n
}

// drawNewLoyalty deals the Loyalty cards of a new character, and the player then looks at them (E-EXEC-12, E-EXEC-13, E-EXEC-22, E-EXEC-25).
func (g *Game) drawNewLoyalty(s Seat, wasBoomer bool) {
	over := g.sleeperAgentOver()
	g.addNotCylon("E-EXEC-12")
	g.together(func() {
		g.dealLoyalty(s, "E-EXEC-12")
		if wasBoomer && !over {
			g.dealLoyalty(s, "E-EXEC-13")
		}
	})
	if g.printed(s, card.SleeperDrawback) != nil {
		g.addNotCylon("E-EXEC-22")
		if over {
			g.dealLoyalty(s, "E-EXEC-22")
		}
	}
	if g.printed(s, card.Coward) != nil && !over {
		g.addNotCylon("E-EXEC-25")
		g.dealLoyalty(s, "E-EXEC-25")
	}
	g.lookAtNewLoyalty(s, "E-EXEC-12")
}

// addNotCylon shuffles a card of the "not a Cylon" deck into the Loyalty deck. If that deck is empty, it is first reshuffled from its discards
// (E-LOY-08).
func (g *Game) addNotCylon(rule string) {
	g.reshuffleIfEmpty(NotCylonDeck)
	if g.state.Count(NotCylonDeck) > 0 {
		g.move(NotCylonDeck, 0, LoyaltyDeck, -1, 0, NoSeat, rule)
	}
	g.shuffle(LoyaltyDeck, rule)
}

// lookAtNewLoyalty lets a player look at a newly drawn Loyalty card. The Sympathizer is revealed at once (B-SYMP-01).
func (g *Game) lookAtNewLoyalty(s Seat, rule string) {
	g.show(s, LookAtOwnLoyalty, "", rule)
	g.sympathizeIfDealt(s)
}

// sleeperAgentOver reports whether the Sleeper Agent phase is over.
func (g *Game) sleeperAgentOver() bool {
	for _, t := range g.cat.Objective().Thresholds[:g.state.Thresholds] {
		if slices.Contains(t.Effect, card.Effect(card.SleeperAgent{})) {
			return true
		}
	}
	return false
}
