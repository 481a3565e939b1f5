package game

import (
	"slices"

	"battlestar/game/card"
)

// decideByCard lets a card decide the check of a location, which then is not made (E-CHECK-03).
func (g *Game) decideByCard(c checking) CheckResult {
	if !g.exodus() {
		return NoResult
	}
	result := NoResult
	about := Decision{Place: c.place}
	asked := func(s Seat) bool { return result == NoResult && g.mayHold(s) }
	g.window(ReplaceCheck, about, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, ReplaceCheck, about, g.timed(card.BeforeCheck))
		if !ok {
			return false
		}
		options := []Option{option(Choice{Kind: PassCheck}), option(Choice{Kind: FailCheck})}
		result = Passed
		if g.pick(s, Decision{Kind: ChooseCheckResult, Window: ReplaceCheck, Options: options, Place: c.place, About: played.ID, Rule: "E-CHECK-03"}).Kind == FailCheck {
			result = Failed
		}
		return true
	})
	return result
}

// hasAbility reports whether a Skill card has a skill check ability (E-CHECK-01).
func (g *Game) hasAbility(id card.ID) bool { return g.cat.Skill(id).Timing == card.InCheck }

// lieOpen records that the cards of the check are faceup, and whether any has a skill check ability (E-CHECK-13, E-CHECK-15).
func (g *Game) lieOpen(rule string) {
	g.setCheck(rule, func(s *CheckState) {
		s.Stage, s.Revealed = CardsRevealed, true
		s.HasAbility = s.HasAbility || slices.ContainsFunc(g.state.Piles[CheckCards], func(slot Slot) bool { return g.hasAbility(slot.Card) })
	})
}

// cardsRevealed is Cally's window on her own turn: she may discard one of the cards, whose ability is then not resolved. It still counts for a
// consequence (E-CHECK-15).
func (g *Game) cardsRevealed(c checking) {
	const ability = card.QuickFix
	fixes := !c.super && g.has(g.current(), ability) // E-CHECK-16
	if !c.super {
		g.humanDelusion()
	}
	if !fixes && !slices.ContainsFunc(g.state.Piles[CheckCards], func(slot Slot) bool { return g.hasAbility(slot.Card) }) {
		return
	}
	g.lieOpen("E-CHECK-03")
	asked := func(s Seat) bool { return fixes && s == g.current() && g.state.Count(CheckCards) > 0 }
	g.window(CardsRevealed, Decision{About: ability}, asked, func(s Seat) bool {
		picked := g.pick(s, Decision{Kind: ChooseCheckCard, Window: CardsRevealed, Options: g.checkOptions(), About: ability, Rule: "E-CHECK-03"})
		if picked.Kind == Pass {
			return false
		}
		fixes = false
		g.emit(Event{Kind: AbilityUsed, Rule: "E-CHECK-03", Seat: s, Card: ability})
		g.causing(ability, func() { g.takeFromCheck(picked.Card, "E-CHECK-03") })
		return true
	})
}

// checkOptions returns the cards of the check, each kind once, and none.
func (g *Game) checkOptions() []Option {
	options := []Option{option(Choice{Kind: Pass})}
	for _, slot := range g.state.Piles[CheckCards] {
		if o := option(Choice{Kind: TheCard, Card: slot.Card}); !slices.Contains(options, o) {
			options = append(options, o)
		}
	}
	return options
}

// takeFromCheck discards a card of the check, which no longer counts (E-CHECK-08).
func (g *Game) takeFromCheck(id card.ID, rule string) {
	g.because(ByTakingOut, func() { g.moveOpen(CheckCards, id, SkillDiscard(g.cat.Skill(id).Type), NoSeat, rule) })
	g.setCheck(rule, func(s *CheckState) { s.TakenOut = append(slices.Clip(s.TakenOut), id) })
}

// resolveAbilities resolves the skill check abilities, each title once. The current player sees what one does before choosing the next
// (E-CHECK-04..06). If the check is cut short, the rest are not resolved.
func (g *Game) resolveAbilities(c checking) {
	for !g.cutShort(c) {
		var due []Option
		for _, slot := range g.state.Piles[CheckCards] {
			o := option(Choice{Kind: TheCard, Card: slot.Card})
			if g.hasAbility(slot.Card) && (!g.cat.Skill(slot.Card).NeedsReckless || g.state.Check.Reckless) && !slices.Contains(g.state.Check.Resolved, g.cat.Skill(slot.Card).ID) && !slices.Contains(due, o) {
				due = append(due, o)
			}
		}
		if len(due) == 0 {
			return
		}
		current := g.current()
		next := g.choose(current, Decision{
			Kind: ChooseCheckAbility, Options: due, About: g.state.Check.Card, Place: g.state.Check.Place, Rule: "E-CHECK-04",
		}).Card
		g.emit(Event{Kind: AbilityResolved, Rule: "E-CHECK-04", Seat: current, Card: next})
		g.setCheck("E-CHECK-05", func(s *CheckState) { s.Resolved = append(slices.Clip(s.Resolved), g.cat.Skill(next).ID) })
		// The current player resolves it, whoever called for the check (B-TIME-04).
		g.actAs(current, func() { g.resolve(g.cat.Skill(next).Effect, cause{id: g.cat.Skill(next).ID}) })
	}
}

// takeOut discards every card whose printed strength is among those named (E-CHECK-08).
func (g *Game) takeOut(e card.TakeOut) {
	strong := func(slot Slot) bool {
		strength := g.cat.Skill(slot.Card).Strength
		return strength >= e.From && strength <= e.To
	}
	if !slices.ContainsFunc(g.state.Piles[CheckCards], strong) {
		g.nothing(NoneStrongEnough, Event{Rule: "E-CHECK-08"})
	}
	g.together(func() {
		for {
			at := slices.IndexFunc(g.state.Piles[CheckCards], strong)
			if at < 0 {
				return
			}
			g.takeFromCheck(g.state.Piles[CheckCards][at].Card, "E-CHECK-08")
		}
	})
}

// addOpenDestiny adds n cards of the Destiny deck to the check, faceup (E-CHECK-06).
func (g *Game) addOpenDestiny(n int) {
	before := g.state.Count(CheckCards)
	g.takeDestiny(n, CheckCards, All, "E-CHECK-06")
	g.setCheck("E-CHECK-06", func(s *CheckState) { s.Added[Everyone] += int8(g.state.Count(CheckCards) - before) })
	g.lieOpen("E-CHECK-06")
}

// vipersIfStrong lets the current player activate unmanned vipers if the cards of a type are strong enough now (E-CHECK-10).
func (g *Game) vipersIfStrong(e card.VipersIfStrong) {
	strength := 0
	for _, slot := range g.state.Piles[CheckCards] {
		if sc := g.cat.Skill(slot.Card); sc.Type == e.Type {
			n := g.state.Check.Strength(sc.Type, sc.Strength)
			strength += max(n, -n)
		}
	}
	if strength < e.Strength {
		g.nothing(TooWeak, Event{Rule: "E-CHECK-10"})
		return
	}
	g.activateVipers(g.current(), e.Vipers)
}

// consequence resolves the consequence of a Crisis or Super Crisis card, pass or fail, before the total is taken (E-CHECK-13..15).
func (g *Game) consequence(c checking) {
	if c.card == "" || len(c.check.Consequence) == 0 || !g.state.Check.HasAbility {
		return
	}
	g.emit(Event{Kind: Consequence, Rule: "E-CHECK-13", Card: c.card})
	g.setCheck("E-CHECK-13", func(s *CheckState) { s.Consequent = true })
	g.resolve(c.check.Consequence, cause{id: c.card})
}

// resolveOutcome resolves the text of the result. If Iron Will was resolved, it prevents the fail effect of a check that failed by little, and costs
// morale if the total is 0 or less (E-CHECK-11).
func (g *Game) resolveOutcome(check *card.Check, result CheckResult, why cause) {
	effects := g.outcome(check, result)
	s := g.state.Check
	if result == Passed && g.offerChangeOfPlans() {
		effects = nil
	}
	for _, title := range s.Resolved { // D-TRE-19
		if draws, ok := g.cat.Skills.Of(title).Effect[0].(card.DrawByResult); ok {
			n := draws.Fail
			if result == Passed {
				n = draws.Pass
			}
			g.causing(title, func() { g.drawByEffect(g.current(), card.Draw{N: n, Types: []card.Skill{draws.Type}}) })
		}
	}
	for _, title := range s.Resolved {
		will, ok := g.cat.Skills.Of(title).Effect[0].(card.IronWill)
		if !ok {
			continue
		}
		spared := result == Failed && s.Total >= s.Difficulty-s.Spared
		if spared || s.Total <= 0 {
			g.emit(Event{Kind: AbilityUsed, Rule: "E-CHECK-11", Seat: NoSeat, Card: title})
		}
		g.causing(title, func() {
			if s.Total <= 0 {
				g.change(card.Morale, -will.Morale, "E-CHECK-11")
			}
			if spared {
				effects = nil
				g.nothing(FailsByLittle, Event{Rule: "E-CHECK-11"})
			}
		})
	}
	g.resolve(effects, why)
}

// moveOrAct lets every player, including Cylon players, move or take 1 action. Whoever played the card goes first, then clockwise (E-RULE-01).
func (g *Game) moveOrAct(you Seat) {
	for _, s := range g.clockwiseFrom(you) {
		if g.step.turnLost { // E-ION-74
			return
		}
		if g.seat(s).OffBoard || s == g.state.Current && g.state.TurnCut { // B-CHAR-07, E-EXEC-15
			continue
		}
		options := []Option{option(Choice{Kind: JustAct}), option(Choice{Kind: Pass})}
		if !g.seat(s).Jailed() { // B-BRIG-01, P-NC-10
			options = append([]Option{option(Choice{Kind: JustMove})}, options...)
		}
		switch g.pick(s, Decision{Kind: ChooseMoveOrAct, Options: options, About: card.StateOfEmergency, Rule: "E-RULE-01"}).Kind {
		case JustMove:
			g.actAs(s, func() { g.offerMove(s, false) })
		case JustAct:
			g.action(s)
		}
	}
}

// MaxNukes is the most nukes that the Admiral can hold with Exodus (E-RULE-04).
const MaxNukes = 3

// NukePool returns how many nuke tokens are beside the board for the Admiral to gain. With Exodus, these are all that the Admiral does not hold
// (E-SET-03, E-RULE-03). Without it, a used one is out of the game (B-NUKE-01).
func (g *Game) NukePool() int {
	if !g.exodus() || g.state.NukesGone { // D-MUT-14
		return 0
	}
	return MaxNukes - g.state.Nukes
}

// gainNuke gives the Admiral a nuke from beside the board (E-RULE-03, E-RULE-04).
func (g *Game) gainNuke() {
	if g.NukePool() <= 0 {
		g.nothing(NoMoreNukes, Event{Rule: "E-RULE-04"})
		return
	}
	g.emit(Event{Kind: NukesChanged, Rule: "E-RULE-04", Seat: g.state.Admiral(), N: 1})
}
