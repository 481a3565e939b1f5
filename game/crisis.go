package game

import (
	"slices"

	"battlestar/game/card"
)

// crisisStep draws and resolves a crisis if the current player is a human who is not in the Brig now (B-TURN-06). In the solo and cooperative
// variants, the Brig makes no difference (B-VAR-03, B-VAR-04).
func (g *Game) crisisStep() {
	current := g.state.Current
	spared := g.seat(current).Place == card.Brig && !g.with(Solo) && !g.with(Cooperative)
	if !g.human(current) || g.state.TurnOver || spared || g.state.NoCrisis { // D-MIS-03
		return
	}
	g.drawCrisis(current)
}

// drawCrisis draws, reveals and resolves a Crisis card for a player (B-CRISIS-01, B-CRISIS-02).
func (g *Game) drawCrisis(s Seat) {
	id := g.drawAndKeepCrisis(s)
	if id == "" {
		return
	}
	g.beginEffect()
	g.moveOpen(CrisisDrawn, id, CrisisOpen, s, "B-CRISIS-01")
	id = g.maybeReplaceCrisis(s, id)
	if g.has(s, card.DelusionalIntuition) {
		g.causing(card.DelusionalIntuition, func() {
			g.emit(Event{Kind: AbilityUsed, Rule: "B-CRISIS-02", Seat: s, Card: card.DelusionalIntuition})
			g.drawFrom(s, g.skillTypes(), 1, "B-CRISIS-02")
		})
	}
	g.emit(Event{Kind: IconsPending, Rule: "B-CRISIS-09", Card: id})
	if g.state.JumpDue {
		g.emit(Event{Kind: JumpIconAdded, Rule: "P-PEG-05", Card: id})
	}
	g.resolveCrisis(g.cat.Crises.Of(id), s, false)
}

// drawAndKeepCrisis draws the card: Roslin draws 2 in secret and keeps 1 (B-CRISIS-02).
func (g *Game) drawAndKeepCrisis(s Seat) card.ID {
	n := 1
	if g.has(s, card.ReligiousVisions) {
		n = power[card.ChooseCrisis](g, card.ReligiousVisions).N
	}
	if !g.drawCrises(s, n, "B-CRISIS-01") {
		return ""
	}
	if n == 1 {
		return g.state.Piles[CrisisDrawn][0].Card
	}
	return g.chooseDrawnCrisis(s, card.ReligiousVisions, func() { g.move(CrisisDrawn, 0, CrisisDeck, -1, 0, s, "B-CARD-14") })
}

// drawCrises draws cards into the pile of drawn ones; the player who draws sees them if there are several. It reports whether there are any.
func (g *Game) drawCrises(s Seat, n int, rule string) bool {
	for range n {
		g.reshuffleIfEmpty(CrisisDeck)
		if g.state.Count(CrisisDeck) == 0 {
			break
		}
		var seen Seats
		if n > 1 {
			seen = SeatsOf(s)
		}
		g.move(CrisisDeck, 0, CrisisDrawn, -1, seen, s, rule)
		g.reshuffleIfEmpty(CrisisDeck)
	}
	return g.state.Count(CrisisDrawn) > 0
}

// chooseDrawnCrisis keeps one of the drawn cards. It calls rest to dispose of the first other, until only the kept one is left.
func (g *Game) chooseDrawnCrisis(s Seat, about card.ID, rest func()) card.ID {
	var options []Option
	for i, slot := range g.state.Piles[CrisisDrawn] {
		options = append(options, Option{Choice: Choice{Kind: TheCard, Card: slot.Card, N: int8(i)}, Private: true})
	}
	picked := g.ask(Decision{Kind: ChooseCrisis, Seats: SeatsOf(s), Private: true, Options: options, About: about, Rule: "B-CRISIS-02"}).Picks[0]
	kept := g.state.Piles[CrisisDrawn][picked.N]
	// First move the kept card out of first place, where rest takes cards.
	if picked.N == 0 && g.state.Count(CrisisDrawn) > 1 {
		g.move(CrisisDrawn, 0, CrisisDrawn, -1, SeatsOf(s), s, "B-CRISIS-02")
	}
	for g.state.Count(CrisisDrawn) > 1 {
		rest()
	}
	return kept.Card
}

// maybeReplaceCrisis is Starbuck's window: the revealed card may be discarded and a new one drawn.
func (g *Game) maybeReplaceCrisis(s Seat, id card.ID) card.ID {
	const ability = card.SecretDestiny
	g.window(CrisisRevealed, Decision{About: id}, func(a Seat) bool { return g.has(a, ability) }, func(a Seat) bool {
		g.spend(a, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CRISIS-02", Seat: a, Card: ability})
		g.because(ByReplacement, func() { g.moveOpen(CrisisOpen, id, CrisisDiscard, a, "B-CRISIS-02") })
		g.drawCrises(s, 1, "B-CRISIS-02")
		id = g.state.Piles[CrisisDrawn][0].Card
		g.moveOpen(CrisisDrawn, id, CrisisOpen, s, "B-CRISIS-02")
		return true
	})
	return id
}

// resolveCrisis resolves a faceup Crisis or Super Crisis card, by its kind (B-CRISIS-03).
func (g *Game) resolveCrisis(c *card.Crisis, drawer Seat, super bool) {
	g.depth++
	defer func() { g.depth-- }()
	why, distance := cause{id: c.ID}, g.state.Distance
	switch c.Kind {
	case card.Attack:
		g.attackCard(c)
	case card.CheckOnly:
		g.crisisCheck(c, drawer, super)
	case card.Choice, card.CheckOrChoice:
		switch box := g.chooseBox(c, super); box.Kind {
		case TheCheck:
			g.crisisCheck(c, drawer, super)
		case TheAbility: // D-CHAR-06
			g.discard([]Seat{g.current()}, power[card.AnotherOption](g, box.Card).Discard, false, c.ID, "D-CHAR-06")
		default:
			g.resolve(c.Options[box.N], why)
		}
	}
	if g.state.Distance > distance { // E-ION-50
		g.passThresholds()
	}
}

// chooseBox asks the named player to choose a box of the card; the check is one of them (B-CRISIS-04). Helo may change the choice (B-CRISIS-05).
func (g *Game) chooseBox(c *card.Crisis, super bool) Choice {
	var options []Option
	if c.Check != nil {
		options = append(options, option(Choice{Kind: TheCheck}))
	}
	for i, list := range c.Options {
		if slices.Contains(list, card.Effect(card.DiscardNuke{})) && g.state.Nukes == 0 {
			continue // the box says so
		}
		if needs, is := list[0].(card.NeedsGround); is && !g.onGround(g.who(needs.Who)[0]) {
			continue // likewise
		}
		options = append(options, option(Choice{Kind: TheBox, N: int8(i)}))
	}
	chooser := g.who(c.Chooser)[0]
	box := options[0].Choice
	printed := slices.Clone(options)
	if !super && g.has(chooser, card.DifferentPath) { // D-CHAR-06
		options = append(options, option(Choice{Kind: TheAbility, Card: card.DifferentPath}))
	}
	if len(options) > 1 && c.Chooser == card.Current && g.has(chooser, card.Amoral) { // he must take the first (B-CHAR-05); Helo may change that too
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-05", Seat: chooser, Card: card.Amoral})
	} else {
		box = g.pick(chooser, Decision{Kind: ChooseBox, Options: options, About: c.ID, Rule: "B-CRISIS-04"})
	}
	tell := func(s Seat, box Choice) {
		n := int(box.N)
		switch box.Kind {
		case TheCheck:
			n = -1
		case TheAbility:
			return // said once it is sure
		}
		g.emit(Event{Kind: ChoseBox, Rule: "B-CRISIS-04", Seat: s, Card: c.ID, N: n})
	}
	tell(chooser, box)
	const ability = card.MoralCompass
	about := Decision{About: c.ID, Other: chooser}
	others := func() []Option {
		return slices.DeleteFunc(slices.Clone(printed), func(o Option) bool { return o.Choice == box })
	}
	asked := func(s Seat) bool { return !super && len(others()) > 0 && g.has(s, ability) }
	g.window(ChoiceMade, about, asked, func(s Seat) bool {
		g.spend(s, ability)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-CRISIS-05", Seat: s, Card: ability})
		box = g.choose(s, Decision{Kind: ChooseBox, Options: others(), About: c.ID, Rule: "B-CRISIS-05"})
		tell(s, box)
		return true
	})
	if box.Kind == TheAbility {
		g.spend(chooser, card.DifferentPath)
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-06", Seat: chooser, Card: card.DifferentPath})
	}
	return box
}

// crisisCheck makes the check of a crisis and resolves its outcome.
func (g *Game) crisisCheck(c *card.Crisis, drawer Seat, super bool) {
	result := g.makeCheck(checking{check: c.Check, card: c.ID, super: super, drawer: drawer, target: NoSeat})
	if result != NoResult { // it did not fall away
		g.resolveOutcome(c.Check, result, cause{id: c.ID})
	}
	g.endCheck()
}

// attackCard resolves the three steps of a Cylon attack: activate, set up, special rule (B-ATTACK-01..05).
func (g *Game) attackCard(c *card.Crisis) {
	why, cut := cause{id: c.ID}, g.state.TurnCut
	g.causing(c.ID, func() {
		for _, ships := range c.Activate {
			g.activateShips(ships)
		}
		var placements []card.Placement
		for _, e := range c.Setup {
			if p, ships := e.(card.Placement); ships {
				placements = append(placements, p)
			}
		}
		why.placed = g.placeAll(placements, "B-ATTACK-03")
		for _, e := range c.Setup {
			if scar, is := e.(card.PutScar); is && why.placed[scar.At] > 0 {
				g.emit(Event{Kind: ScarMoved, Rule: "P-SCAR-01", ToArea: scar.At})
			}
		}
		if c.Special.Keep != card.NotKept {
			g.moveOpen(CrisisOpen, c.ID, InPlay, NoSeat, "B-CRISIS-08")
		}
	})
	if c.Special.Keep == card.NotKept && g.state.TurnCut == cut { // E-EXEC-16
		g.resolve(c.Special.Effect, why)
	}
}

// discardOfCrisis returns the discard pile of a Crisis or Super Crisis card. A card of the deck that was put away at the landing leaves the game
// (P-NC-02).
func (g *Game) discardOfCrisis(id card.ID) Pile {
	switch {
	case g.cat.SuperCrises.Of(id) != nil:
		return SuperDiscard
	case g.landed() && !g.cat.Crises.Of(id).Ground:
		return Removed
	}
	return CrisisDiscard
}

// keepWithObjective keeps the card where its distance counts (Legendary Discovery, B-JUMP-10). Effects of the Ionian Nebula at that distance wait
// until the card is resolved (E-ION-50).
func (g *Game) keepWithObjective(e card.KeepWithObjective, c *cause) {
	g.moveOpen(CrisisOpen, c.id, Traveled, NoSeat, "B-JUMP-10")
	if g.with(card.OptionIonianNebula) {
		g.emit(Event{Kind: DistanceGained, Rule: "B-JUMP-10", N: e.Distance})
		return
	}
	g.gainDistance(e.Distance)
}

// bringCrisis is the action of Caprica: play a Super Crisis card, or draw 2 Crisis cards and resolve 1 (B-LOC-11, B-LOC-12).
func (g *Game) bringCrisis(you Seat, e card.BringCrisis) {
	options := []Option{}
	if g.state.Count(SuperHand(you)) > 0 && g.stands(you).supers {
		options = append(options, option(Choice{Kind: TheDeck, Deck: SuperHand(you)}))
	}
	options = append(options, option(Choice{Kind: TheDeck, Deck: CrisisDeck}))
	if g.choose(you, Decision{Kind: ChooseCaprica, Options: options, Place: card.Caprica, Rule: "B-LOC-11"}).Deck != CrisisDeck {
		picked := g.ask(Decision{Kind: ChooseSuperCrisis, Seats: SeatsOf(you), Private: true, Options: g.handOptions(SuperHand(you), nil), Rule: "B-LOC-11"}).Picks[0]
		g.moveOpen(SuperHand(you), picked.Card, CrisisOpen, you, "B-SUPER-02")
		g.playedByCylon(g.cat.SuperCrises.Of(picked.Card), you, true)
		return
	}
	if !g.drawCrises(you, e.Draw, "B-LOC-11") {
		return
	}
	rest := func() { g.move(CrisisDrawn, 0, CrisisDiscard, 0, All, you, "B-LOC-11") }
	if e.Bury {
		rest = func() { g.move(CrisisDrawn, 0, CrisisDeck, -1, 0, you, "P-CYLOC-01") }
	}
	id := g.chooseDrawnCrisis(you, card.ID(card.Caprica), rest)
	g.moveOpen(CrisisDrawn, id, CrisisOpen, you, "B-LOC-11")
	g.playedByCylon(g.cat.Crises.Of(id), you, false)
}

// playedByCylon resolves a crisis that a Cylon player plays and discards it at once. Its icons are ignored (B-LOC-11), except with Exodus for the
// jump icon (E-RULE-08). The ability that answers any revealed crisis may still be used.
func (g *Game) playedByCylon(c *card.Crisis, you Seat, super bool) {
	if !super {
		c = g.cat.Crises.Of(g.maybeReplaceCrisis(you, c.ID))
	}
	before, cut := g.state.MoreCrises, g.state.TurnCut
	if g.state.JumpDue && !super {
		g.emit(Event{Kind: JumpIconAdded, Rule: "P-PEG-05", Card: c.ID})
	}
	g.brings = you
	g.resolveCrisis(c, you, super)
	g.brings = NoSeat
	if more := g.state.MoreCrises - before; more > 0 {
		// Fulfiller of Prophecy: the next crisis would come after this card's ships act, and at Caprica they do not.
		g.emit(Event{Kind: CrisisAdded, Rule: "B-LOC-11", N: -more})
	}
	if g.find(CrisisOpen, c.ID) >= 0 {
		g.moveOpen(CrisisOpen, c.ID, g.discardOfCrisis(c.ID), you, "B-LOC-11")
	}
	if g.state.TurnCut != cut || !g.revised() || g.state.NoJumpStep { // E-EXEC-16, P-NC-15
		return
	}
	if g.hasJumpIcon(c) { // P-CPL-04, E-RULE-08
		g.causing(c.ID, func() { g.moveJumpPrep(1) })
	}
	if c.Icons.Evacuate && g.inOrbit() && !g.house(NoEvacuationAtCaprica) { // P-NC-43, P-X-31
		g.brings = you
		g.evacuates(c.ID)
		g.brings = NoSeat
	}
}

// hasJumpIcon reports whether a crisis advances the fleet marker: by its own icon, or by one added to it (P-PEG-05).
func (g *Game) hasJumpIcon(c *card.Crisis) bool {
	return c.Icons.Jump || slices.Contains(g.state.JumpAdded, c.ID)
}

// activateStep resolves the activation icons of this turn's crises, in the order drawn (B-TURN-07, B-TURN-09).
func (g *Game) activateStep() {
	replaced := 0 // of the crises whose icons Simon replaces; Fulfiller of Prophecy may bring one more (D-CHAR-12)
	if len(g.state.Icons) > 0 && !g.state.TurnOver && !g.frozen() && g.commandShips() {
		replaced = len(g.state.Icons)
	}
	for i := 0; i < len(g.state.Icons) && !g.state.TurnOver; i++ { // B-REV-04
		id := g.state.Icons[i]
		icon := g.cat.Crises.Of(id).Icons.Activate
		if icon != card.NoActivation && !g.frozen() && i >= replaced { // P-NC-06
			g.causing(id, func() { g.activateShips(icon) })
		}
		if g.cat.Crises.Of(id).Icons.Forces && i >= replaced { // P-NC-07
			g.causing(id, g.activateForces)
		}
		if g.state.MoreCrises > 0 && g.human(g.state.Current) { // Fulfiller of Prophecy (B-TURN-09)
			g.emit(Event{Kind: CrisisAdded, Rule: "B-TURN-09", N: -1})
			g.drawCrisis(g.state.Current)
		}
	}
	if g.step.heavyRaiders { // B-VAR-03
		g.revealAssist()
	}
}

// jumpStep advances the fleet marker by 1 for each jump icon (B-TURN-08). Once Galactica is back at New Caprica, evacuation icons count instead, but
// not in the step that brings her there (P-NC-31).
func (g *Game) jumpStep() {
	if g.state.TurnOver || g.state.NoJumpStep { // B-REV-04, P-NC-15
		return
	}
	if g.inOrbit() {
		g.evacuates(g.state.Icons...)
		return
	}
	advances := 0
	for _, id := range g.state.Icons {
		advances += one(g.hasJumpIcon(g.cat.Crises.Of(id)))
	}
	if advances > 0 {
		current := g.state.Current
		g.moveJumpPrep(advances)
		if current == g.state.Current && g.state.Mutineer(current, g.cat) { // D-MTR-07
			g.drawMutiny(current, "D-MTR-07")
		}
	}
}
