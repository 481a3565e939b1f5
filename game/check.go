package game

import (
	"fmt"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// checking is a skill check to be made.
type checking struct {
	check   *card.Check
	card    card.ID    // the crisis, or empty
	super   bool       // it is a Super Crisis card (B-SUPER-03)
	mission bool       // it is a mission, which nothing changes (D-MIS-07)
	drawer  Seat       // who drew the crisis, or NoSeat
	place   card.Place // the location, or empty
	target  Seat
	cut     bool // the current player's turn had ended by an execution before the check began
}

// setCheck changes the open state of the check. From the reveal until the result, its total follows the cards (B-CHECK-07).
func (g *Game) setCheck(rule string, change func(*CheckState)) { g.setCheckFor(NoCause, rule, change) }

// setCheckFor is setCheck with a cause, if the state alone does not tell what changes.
func (g *Game) setCheckFor(why Cause, rule string, change func(*CheckState)) {
	var check CheckState
	if g.state.Check != nil {
		check = *g.state.Check
	}
	change(&check)
	if check.Revealed && check.Result == NoResult { // the total is public: everyone can add up the revealed cards
		check.Total = g.total(&check)
	}
	g.emit(Event{Kind: CheckChanged, Cause: why, Rule: rule, Check: &check, Card: check.Card, Place: check.Place, N: check.Difficulty})
}

// change alters the difficulty.
func (s *CheckState) change(by int, source card.ID) {
	s.Difficulty += by
	s.Changes = append(slices.Clip(s.Changes), Change{by, source})
}

// makeCheck makes a skill check up to its outcome (B-CHECK-02). The caller resolves the outcome's text and then ends the check.
func (g *Game) makeCheck(c checking) CheckResult {
	c.cut = g.state.TurnCut
	outer, waiting := g.setAside()
	g.setCheckFor(CheckOpens, "B-CHECK-01", func(s *CheckState) {
		*s = CheckState{
			Card: c.card, Place: c.place, Super: c.super, Drawer: c.drawer, Target: c.target,
			Difficulty: c.check.Difficulty, Partial: c.check.Partial, Stage: CheckAnnounced, Outer: outer, Waiting: waiting, Mission: c.mission,
		}
		for _, skill := range c.check.Skills {
			s.Skills[skill] = true
		}
		// William Adama: strength 1 counts positive on a Crisis card that he drew (B-CHECK-08).
		s.OnesCount = !c.super && g.has(c.drawer, card.InspirationalLeader)
	})
	if c.mission {
		g.setCheck("D-MIS-06", func(s *CheckState) { s.Stage = BeforeCards })
		g.addDestiny()
		g.contribute()
		g.reveal()
	} else if result := g.changeAndReveal(c); result != NoResult {
		return result
	}
	if g.cutShort(c) {
		g.nothing(CutShort, Event{Rule: "E-EXEC-16", Card: c.card})
		return NoResult
	}
	g.setCheckFor(CheckTotals, "B-CHECK-07", func(s *CheckState) { s.Stage, s.Revealed = StrengthTotaled, true })
	if !c.mission {
		g.strengthTotaled()
	}
	g.setCheck("B-CHECK-09", func(s *CheckState) {
		switch {
		case s.Total >= s.Difficulty:
			s.Result = Passed
		case s.Partial > 0 && s.Total >= s.Partial:
			s.Result = Middle
		default:
			s.Result = Failed
		}
	})
	check := g.state.Check
	g.emit(Event{Kind: CheckEnded, Rule: "B-CHECK-09", Card: c.card, Place: c.place, N: check.Total, Result: check.Result})
	if check.Reward > 0 && check.Result == Passed && check.Total >= c.check.Difficulty+check.Reward { // D-TRE-13
		g.gainMiracle(g.current(), "D-TRE-13")
	}
	return g.state.Check.Result
}

// changeAndReveal is the part of a check up to its total that a mission lacks: whatever may change it, before its cards are added and once they are
// revealed. It returns a result only if the check is decided without cards.
func (g *Game) changeAndReveal(c checking) CheckResult {
	g.announceCheck(c)
	if result := g.replaceCheck(c); result != NoResult {
		g.setCheck("B-CHECK-02", func(s *CheckState) { s.Result = result })
		g.emit(Event{Kind: CheckEnded, Rule: "B-CHECK-02", Card: c.card, Place: c.place, Result: result})
		return result
	}
	g.beforeCards(c)
	g.addDestiny()
	g.contribute()
	g.zeroAType(c)
	g.reveal()
	g.cardsRevealed(c)
	if !g.state.Check.Silent { // D-TRE-12
		g.resolveAbilities(c)
	}
	if !g.cutShort(c) {
		g.recklessFlip()
	}
	if !g.cutShort(c) {
		g.consequence(c)
	}
	return NoResult
}

// announceCheck is W1: the difficulty of a location's check may be changed.
func (g *Game) announceCheck(c checking) {
	adjust := func(source card.ID, by Seat, change int, rule string) {
		g.causing(source, func() {
			g.emit(Event{Kind: AbilityUsed, Rule: rule, Seat: by, Card: source, N: change})
			g.setCheck(rule, func(s *CheckState) { s.change(change, source) })
		})
	}
	for _, sure := range g.automaticChanges(c.place, c.target) {
		adjust(sure.id, sure.of, sure.change, "B-CHECK-02")
		if sure.of == NoSeat && g.cat.Quorum.Of(sure.id) != nil {
			g.keptCounted(QuorumInPlay, sure.id, NoSeat, "B-CHECK-02")
		}
	}
	// Each may be used once per check.
	var done []card.ID
	may := func(s Seat) []card.ID {
		var able []card.ID
		if c.place == card.AdmiralsQuarters && g.has(s, card.CylonHatred) {
			able = append(able, card.CylonHatred)
		}
		if (c.place == card.Administration || c.place == card.Brig || c.place == card.Detention) && g.has(s, card.FriendsInLowPlaces) {
			able = append(able, card.FriendsInLowPlaces)
		}
		if c.place == card.AdmiralsQuarters && g.find(KeptQuorum(s), card.AssignArbitrator) >= 0 {
			able = append(able, card.AssignArbitrator)
		}
		return slices.DeleteFunc(able, func(id card.ID) bool { return slices.Contains(done, id) })
	}
	about := Decision{Place: c.place, About: c.card}
	g.window(CheckAnnounced, about, func(s Seat) bool { return len(may(s)) > 0 }, func(s Seat) bool {
		var options []Option
		for _, id := range may(s) {
			for _, by := range g.changes(s, id) {
				options = append(options, option(Choice{Kind: lowerOrRaise(by), Card: id}))
			}
		}
		options = append(options, option(Choice{Kind: Pass}))
		picked := g.pick(s, Decision{Kind: ChooseDifficulty, Window: CheckAnnounced, Options: options, Place: c.place, Rule: "B-CHECK-02"})
		if picked.Kind == Pass {
			return false
		}
		done = append(done, picked.Card)
		for _, by := range g.changes(s, picked.Card) {
			if lowerOrRaise(by) == picked.Kind {
				adjust(picked.Card, s, by, "B-CHECK-02")
			}
		}
		if picked.Card == card.AssignArbitrator {
			g.keptCounted(KeptQuorum(s), picked.Card, s, "B-CHECK-02")
		}
		return true
	})
}

// automaticChange is a change to the difficulty of a location's check that nobody decides.
type automaticChange struct {
	id     card.ID // the ability, the Quorum card in play, or the location itself
	of     Seat    // whose ability, or NoSeat
	change int
}

// automaticChanges returns those changes for a location's check and its target, NoSeat if it has none yet.
func (g *Game) automaticChanges(place card.Place, target Seat) (list []automaticChange) {
	if place == card.AdmiralsQuarters && g.has(target, card.Insubordinate) {
		list = append(list, automaticChange{card.Insubordinate, target, g.changes(target, card.Insubordinate)[0]})
	}
	if l := g.cat.Locations.Of(place); l != nil && l.Check != nil && l.Check.InBrig != 0 && target != NoSeat && g.seat(target).Place == card.Brig { // P-PEG-03
		list = append(list, automaticChange{card.ID(place), NoSeat, l.Check.InBrig})
	}
	administration := place == card.Administration && g.cat.Locations.Of(place).Check != nil // with Daybreak it has none (D-LOC-05)
	prophecy := administration || place == card.AdmiralsQuarters && target != NoSeat && target == g.state.President()
	if prophecy && g.find(QuorumInPlay, card.AcceptProphecy) >= 0 {
		list = append(list, automaticChange{card.AcceptProphecy, NoSeat, g.changes(NoSeat, card.AcceptProphecy)[0]})
	}
	return list
}

// automaticTotal returns the sum of those changes; negative makes the check easier.
func (g *Game) automaticTotal(place card.Place, target Seat) (by int) {
	for _, c := range g.automaticChanges(place, target) {
		by += c.change
	}
	return by
}

// changes returns by how much an ability of a player, or a Quorum card kept in play, may change a difficulty.
func (g *Game) changes(s Seat, id card.ID) []int {
	if q := g.cat.Quorum.Of(id); q != nil {
		return differences(q.Kept.Effect)
	}
	return differences(g.ability(s, id).Effect)
}

func differences(effects card.Effects) []int {
	var list []int
	for _, e := range effects {
		switch e := e.(type) {
		case card.Difficulty:
			list = append(list, e.By)
		case card.May:
			list = append(list, differences(e.Then)...)
		case card.OneOf:
			for _, option := range e.Options {
				list = append(list, differences(option)...)
			}
		}
	}
	return list
}

func lowerOrRaise(by int) ChoiceKind {
	if by < 0 {
		return Lower
	}
	return Raise
}

// replaceCheck is W2: Boomer decides the check of a Crisis card, or a card decides that of a location. No cards are added.
func (g *Game) replaceCheck(c checking) CheckResult {
	if c.card == "" {
		return g.decideByCard(c)
	}
	if c.super {
		return NoResult
	}
	const ability = card.MysteriousIntuition
	result := NoResult
	asked := func(s Seat) bool { return g.has(s, ability) }
	g.window(ReplaceCheck, Decision{About: ability}, asked, func(s Seat) bool {
		options := []Option{option(Choice{Kind: PassCheck}), option(Choice{Kind: FailCheck}), option(Choice{Kind: Pass})}
		picked := g.pick(s, Decision{Kind: ChooseCheckResult, Window: ReplaceCheck, Options: options, About: ability, Rule: "B-CHECK-02"})
		if picked.Kind == Pass {
			return false
		}
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHECK-02", Seat: s, Card: ability})
		result = Passed
		if picked.Kind == FailCheck {
			result = Failed
		}
		return true
	})
	return result
}

// beforeCards is W3. At most one reckless card is played per check (P-RECK-01); Dee may look at the top of a Skill deck.
func (g *Game) beforeCards(c checking) {
	g.setCheck("B-CHECK-02", func(s *CheckState) { s.Stage = BeforeCards })
	about := Decision{About: g.state.Check.Card, Place: g.state.Check.Place}
	may := func(s Seat) (able []card.ID) {
		if !c.super && g.has(s, card.FastLearner) {
			able = append(able, card.FastLearner)
		}
		if g.mayCountPolitics(s) {
			able = append(able, card.ChiefOfStaff)
		}
		return able
	}
	fits := func(id card.ID) bool {
		sc := g.cat.Skill(id)
		_, silences := sc.Effect[0].(card.NoAbilities)
		excluded := (sc.Reckless || silences) && (g.state.Check.Reckless || g.state.Check.Silent) // P-RECK-01, D-TRE-12
		return sc.Timing == card.BeforeCardsAdded && !excluded
	}
	g.window(BeforeCards, about, func(s Seat) bool { return g.mayHold(s) || len(may(s)) > 0 }, func(s Seat) bool {
		played, used := g.playOrUse(s, BeforeCards, about, fits, may(s)...)
		switch used {
		case card.FastLearner:
			g.learn(s)
		case card.ChiefOfStaff:
			g.countPolitics(s)
		}
		if played == nil {
			return used != ""
		}
		if played.Reckless {
			g.setCheck("P-RECK-01", func(check *CheckState) { check.Reckless = true })
		}
		if few, draws := played.Effect[0].(card.DrawWithFew); draws {
			g.causing(played.ID, func() { g.drawWithFew(s, few) })
			return true
		}
		g.setCheck("B-CHECK-02", func(check *CheckState) {
			switch e := played.Effect[0].(type) {
			case card.AllFaceUp: // B-CARD-19, P-CHECK-03
				check.FaceUp, check.DestinyDown = true, e.ButDestiny
			case card.CountsPositive:
				check.Skills[e.Type] = true
			case card.NoDestiny:
				check.NoDestiny = true
			case card.NoAbilities:
				check.Silent = true
			case card.MiracleIfBeaten:
				check.Reward = e.By
			case card.Difficulty:
				check.change(e.By, played.ID)
			}
		})
		return true
	})
}

// faces returns who sees cards as they are added to the check.
func (g *Game) faces() Seats {
	if g.state.Check.FaceUp {
		return All
	}
	return 0
}

// DestinyAdded is the number of Destiny cards in a check (B-CHECK-02).
const DestinyAdded = 2

// addDestiny adds the cards of the Destiny deck. Cards that Dee put there are turned faceup if all players' cards are (P-CHECK-03).
func (g *Game) addDestiny() {
	check := g.state.Check
	if check.FaceUp {
		g.together(func() {
			for _, at := range g.placesByID(Contribution(Everyone)) {
				g.turnUp(Contribution(Everyone), at, NoCause, "P-CHECK-03")
			}
		})
	}
	if check.NoDestiny {
		return
	}
	seen := g.faces()
	if check.DestinyDown {
		seen = 0
	}
	g.takeDestiny(DestinyAdded, Contribution(Everyone), seen, "B-CHECK-02")
}

// takeDestiny takes n cards of the Destiny deck. When the last card is taken, the deck is rebuilt at once (B-CARD-10).
func (g *Game) takeDestiny(n int, to Pile, seen Seats, rule string) {
	g.together(func() {
		for range n {
			if g.state.Count(Destiny) == 0 {
				g.buildDestiny()
			}
			if g.state.Count(Destiny) == 0 {
				return
			}
			g.move(Destiny, 0, to, -1, seen, NoSeat, rule)
			if g.state.Count(Destiny) == 0 {
				g.buildDestiny()
			}
		}
	})
}

// AddedFromDetention is the most cards that a player in Detention adds to a check (P-NC-10).
const AddedFromDetention = 2

// AddedFromBrig is the most cards that a player in the Brig adds to a check (B-CHECK-04).
const AddedFromBrig = 1

// AddedFrom returns the most cards that a player with so many in hand adds to a check from where they are. Abilities may allow them fewer.
func AddedFrom(at card.Place, hand int) int {
	switch at {
	case card.Brig:
		return min(hand, AddedFromBrig)
	case card.Detention:
		return min(hand, AddedFromDetention)
	default:
		return hand
	}
}

// contribute is W4: each player adds cards once, from the current player's left, the current player last (B-CHECK-03..06).
func (g *Game) contribute() {
	g.setCheck("B-CHECK-03", func(s *CheckState) {
		s.Stage = CardsAdded
		s.Added[Everyone] = int8(g.state.Count(Contribution(Everyone)))
	})
	likeAll := g.state.Check.Mission && g.house(MissionsUnlimited) // O-3
	for _, s := range g.clockwiseFrom(g.leftOf(g.current())) {
		most := g.state.Count(Hand(s))
		switch {
		case g.seat(s).Place == card.Brig && g.with(Solo): // B-VAR-03
			most = min(most, 3)
		case g.seat(s).Jailed(): // B-CHECK-04, P-NC-10
			most = AddedFrom(g.seat(s).Place, most)
		case g.has(s, card.Misguided) && !likeAll: // B-CHAR-05
			most = min(most, power[card.MostCards](g, card.Misguided).N)
		}
		limit := g.mostAdded(s)
		if likeAll {
			limit = g.stands(s).cards
		}
		if limit > 0 {
			most = min(most, limit)
		}
		if g.vain(s) && !likeAll {
			continue // all know it (D-CHAR-11)
		}
		notOne := g.has(s, card.Impulsive) && !g.seat(s).Jailed() // B-CHAR-05, P-NC-09
		if most == 0 || most == 1 && notOne {
			continue // an empty hand is known to all
		}
		about := Decision{About: g.state.Check.Card, Place: g.state.Check.Place, N: most, Rule: "B-CHECK-03"}
		d := about
		d.Kind, d.Options = Contribute, []Option{option(Choice{Kind: Pass}), option(Choice{Kind: Act})}
		var picks []Choice
		if g.pick(s, d).Kind == Act {
			d.Kind, d.Seats, d.Private, d.Options, d.Min, d.Max = ContributeCards, SeatsOf(s), true, g.handOptions(Hand(s), nil), 0, most
			d.NotOne = notOne
			picks = g.ask(d).Picks
		}
		shown := g.chooseShownCard(s, picks)
		g.together(func() {
			for i, p := range picks {
				seen := g.faces()
				if i == shown {
					seen = All
				}
				g.move(Hand(s), g.find(Hand(s), p.Card), Contribution(s), -1, seen, s, "B-CHECK-03")
			}
		})
		g.setCheck("B-CHECK-03", func(check *CheckState) { check.Added[s] = int8(len(picks)) })
		g.emit(Event{Kind: Contributed, Rule: "B-CHECK-03", Seat: s, N: len(picks)})
		if !g.state.Check.Mission {
			g.onProbation(s)
		}
	}
}

// zeroAType is W5: Tyrol names a type whose cards have strength 0; not on a Super Crisis card (B-SUPER-03).
func (g *Game) zeroAType(c checking) {
	const ability = card.BlindDevotion
	if c.super {
		return
	}
	g.window(CardsAdded, Decision{About: ability}, func(s Seat) bool { return g.has(s, ability) }, func(s Seat) bool {
		options := []Option{option(Choice{Kind: Pass})}
		for _, skill := range g.skillTypes() {
			options = append(options, option(Choice{Kind: TheSkill, Skill: skill}))
		}
		picked := g.pick(s, Decision{Kind: ChooseZeroType, Window: CardsAdded, Options: options, About: ability, Rule: "B-CHECK-02"})
		if picked.Kind == Pass {
			return false
		}
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHECK-02", Seat: s, Card: ability})
		g.setCheck("B-CHECK-02", func(check *CheckState) { check.Zero = picked.Skill })
		return true
	})
}

// reveal shuffles all cards of the check together and reveals them; who added which stays unknown (B-CHECK-13).
func (g *Game) reveal() {
	g.together(func() {
		for _, s := range append(g.clockwiseFrom(g.leftOf(g.current())), Everyone) {
			if g.state.Count(Contribution(s)) > 0 {
				g.emit(Event{Kind: CardsGathered, Rule: "B-CHECK-13", From: Contribution(s), To: CheckCards})
			}
		}
	})
	g.shuffle(CheckCards, "B-CHECK-13")
	g.together(func() {
		for i := range g.state.Piles[CheckCards] {
			g.turnUp(CheckCards, i, NoCause, "B-CHECK-13")
		}
	})
}

// total returns the total of the revealed cards.
func (g *Game) total(check *CheckState) int {
	cards := make([]card.ID, 0, g.state.Count(CheckCards))
	for _, slot := range g.state.Piles[CheckCards] {
		cards = append(cards, slot.Card)
	}
	return check.Count(g.cat, cards).Total()
}

// Count is the total of a check's cards, by side.
type Count struct {
	For, Against int     // the strengths of the cards
	Help         int     // what an ability adds to the total, but to no card's strength
	Helper       card.ID // the card with that ability, or ""
}

// Total returns the total of the check: positive strength minus negative (B-CHECK-07).
func (c Count) Total() int { return c.For - c.Against + c.Help }

// Count returns what cards come to in the check (B-CHECK-07, B-CHECK-08). Once All Hands on Deck is resolved, each card of printed strength 0 adds to
// the total, however many copies of it there are (D-TRE-15, D-TRE-21).
func (s *CheckState) Count(cat *box.Catalog, cards []card.ID) Count {
	var c Count
	zeroes := 0
	for _, id := range cards {
		skill := cat.Skill(id)
		if n := s.Strength(skill.Type, skill.Strength); n < 0 {
			c.Against -= n
		} else {
			c.For += n
		}
		zeroes += one(skill.Strength == 0)
	}
	for _, title := range s.Resolved {
		if helps, is := cat.Skills.Of(title).Effect[0].(card.ZeroesHelp); is {
			c.Help, c.Helper = helps.By*zeroes, title
		}
	}
	return c
}

// Strength returns what a card of a type and printed strength adds to the total of the check: negative if it counts against it.
func (s *CheckState) Strength(skill card.Skill, strength int) int {
	one := strength == 1
	if skill == s.Double && s.Double != card.AnySkill { // E-CHECK-09
		strength *= 2
	}
	positive := s.Skills[skill] || s.OnesCount && one
	switch {
	case skill == s.Zero && s.Zero != card.AnySkill:
		return 0
	case positive:
		return strength
	default:
		return -strength
	}
}

// strengthTotaled is W6: Declare Emergency, once, even if it changes nothing (B-CHECK-11).
func (g *Game) strengthTotaled() {
	about := Decision{About: g.state.Check.Card, Place: g.state.Check.Place, N: g.state.Check.Total}
	asked := func(s Seat) bool { return !g.state.Check.Emergency && g.mayHold(s) }
	g.window(StrengthTotaled, about, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, StrengthTotaled, about, g.timed(card.AfterStrengthTotaled))
		if !ok {
			return false
		}
		g.setCheckFor(CheckEased, "B-CHECK-11", func(check *CheckState) {
			check.Emergency = true
			check.change(played.Effect[0].(card.Difficulty).By, played.ID)
		})
		return true
	})
}

// endCheck is W9 and the discard of the cards (B-CHECK-12); William Adama may take them instead.
func (g *Game) endCheck() {
	if !g.exodus() { // a new character may act in the windows that come after what executed the old one (P-EXEC-13)
		g.beginEffect()
	}
	const ability = card.CommandAuthority
	taken := !g.state.Check.Super && !g.state.Check.Mission && g.state.Check.Result != NoResult // one that fell away has not been resolved (E-EXEC-16)
	asked := func(s Seat) bool { return taken && g.state.Count(CheckCards) > 0 && g.has(s, ability) }
	g.window(CheckResolved, Decision{About: ability}, asked, func(s Seat) bool {
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHECK-02", Seat: s, Card: ability})
		g.together(func() {
			for g.state.Count(CheckCards) > 0 {
				g.move(CheckCards, 0, Hand(s), -1, SeatsOf(s), s, "B-CHECK-02")
			}
		})
		return true
	})
	g.together(func() {
		for g.state.Count(CheckCards) > 0 {
			id := g.state.Piles[CheckCards][0].Card
			g.move(CheckCards, 0, SkillDiscard(g.cat.Skill(id).Type), 0, All, NoSeat, "B-CHECK-12")
		}
	})
	g.takeUp()
}

// setAside suspends the check in the middle of which another is made. Protect the Fleet may launch a viper that Apollo takes, and his action may call
// for a check (E-CHECK-10, B-CHAR-11). It returns the suspended check, nil for none, and its number of cards.
func (g *Game) setAside() (outer *CheckState, waiting int) {
	if outer = g.state.Check; outer == nil {
		return nil, 0
	}
	waiting = g.state.Count(CheckCards)
	g.together(func() {
		for range waiting {
			g.move(CheckCards, 0, CheckAside, -1, All, NoSeat, "B-CHAR-11")
		}
	})
	return outer, waiting
}

// takeUp ends the state of a check and resumes the one that waited for it, if any.
func (g *Game) takeUp() {
	ended := g.state.Check
	first := g.state.Count(CheckAside) - ended.Waiting
	g.together(func() {
		for range ended.Waiting {
			g.move(CheckAside, first, CheckCards, -1, All, NoSeat, "B-CHAR-11")
		}
	})
	g.emit(Event{Kind: CheckChanged, Cause: CheckGoesOn, Rule: "B-CHECK-12", Check: ended.Outer})
}

// targetCheck chooses the character that a location's check is about, and makes the check (B-LOC-06, B-LOC-10).
func (g *Game) targetCheck(you Seat, c *cause) {
	var targets []Seat
	switch c.place {
	case card.AdmiralsQuarters:
		targets = g.targets(card.Brig, false)
	case card.ResistanceHQ: // P-NC-13
		targets = slices.DeleteFunc(g.clockwiseFrom(you), func(s Seat) bool { return !g.onGround(s) })
	case card.Airlock: // P-PEG-03, B-TERM-05
		targets = slices.DeleteFunc(g.clockwiseFrom(you), func(s Seat) bool { return !g.human(s) || g.seat(s).OffBoard })
	default:
		targets = g.presidents(you)
	}
	target := g.choosePlayer(you, ChoosePlayer, c.id, c.place, targets, "B-LOC-06")
	if target == NoSeat { // Resolute, out of the Brig (B-BRIG-05)
		return
	}
	g.locationCheck(you, target, c)
}

// presidents returns who may be named President at Administration. While there is a Vice President who is not the President, only they may be
// (B-LOC-10).
func (g *Game) presidents(you Seat) []Seat {
	vice := g.holderOf(card.AssignVicePresident)
	return slices.DeleteFunc(g.clockwiseFrom(you), func(s Seat) bool {
		return !g.stands(s).titles || vice != NoSeat && vice != g.state.President() && vice != s
	})
}

// locationCheck makes the check of a location; a fail only uses up the action (B-CHECK-18).
func (g *Game) locationCheck(you, target Seat, c *cause) {
	check := g.cat.Locations.Of(c.place).Check
	c.target = target
	result := g.makeCheck(checking{check: check, place: c.place, target: target, drawer: NoSeat})
	g.resolveOutcome(check, result, *c)
	g.endCheck()
}

// outcome returns the text of a result.
func (g *Game) outcome(check *card.Check, result CheckResult) card.Effects {
	switch result {
	case Passed:
		return check.Pass
	case Middle:
		return check.Middle
	case Failed:
		return check.Fail
	}
	panic(fmt.Sprintf("unknown CheckResult %d", result))
}
