package game

import (
	"slices"

	"battlestar/game/card"
)

// The second ship, the Cylon locations of its box, and its characters (pegasus.md, sections 4, 5 and 15).

// resolveSecondShip resolves the effects of the Pegasus box's locations and characters. It reports whether e is one of them.
func (g *Game) resolveSecondShip(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.FirePegasus:
		g.firePegasus(you, e)
	case card.FireBatteries:
		g.fireBatteries(you, e)
	case card.AddJumpIcon:
		g.pay(you, e.Discard, c.id, "P-PEG-12")
		g.emit(Event{Kind: JumpDue, Rule: "P-PEG-05", Seat: you})
	case card.ExecuteTarget:
		if g.state.Check == nil || g.human(c.target) || c.place == card.ResistanceHQ && g.onGround(c.target) { // P-PEG-03, P-NC-13
			g.executeFor(c.target, c.id, "P-PEG-03")
		}
	case card.BlindJump:
		g.jumpTo("P-CLAR-06", true)
	case card.Sacrifice:
		g.sacrifice(you, e, c)
	default:
		return false
	}
	return true
}

// pegasusHull returns the second ship while it can be damaged, else nil (P-PEG-09).
func (g *Game) pegasusHull() *Hull {
	h := HullOf(card.PegasusBoard)
	if !g.state.HasBoard(card.PegasusBoard) || h.IsLost(&g.state.Tabletop) {
		return nil
	}
	return h
}

// firePegasus is the action of Pegasus CIC. It is not an attack (P-PEG-02).
func (g *Game) firePegasus(you Seat, e card.FirePegasus) {
	n, area := -1, card.NoArea
	if stars := g.basestars(); len(stars) > 0 { // B-ACT-05, else by house rule (P-X-23)
		n = g.chooseBasestar(you, card.ID(card.PegasusCIC), stars, "P-PEG-02")
		area = g.state.Basestars[n].Area
	}
	switch result := g.rollDie(roll{why: RollForPegasus, by: you, about: card.ID(card.PegasusCIC), upto: e.Hit, ship: card.Basestar, area: area}); {
	case result <= e.Hit:
		if h := g.pegasusHull(); h != nil { // P-PEG-08
			g.damageHull(h, "P-PEG-02")
		}
	case n < 0:
		g.nothing(NoBasestarThere, Event{Rule: "P-X-23", Ship: card.Basestar})
	default:
		g.damageBasestar(n)
		if result > e.Once && g.state.Basestars[n].Area != card.NoArea {
			g.damageBasestar(n)
		}
		if g.state.Basestars[n].Area == card.NoArea {
			g.won(you)
		}
	}
}

// fireBatteries is the action of the Main Batteries. It is not an attack (P-PEG-04).
func (g *Game) fireBatteries(you Seat, e card.FireBatteries) {
	about := card.ID(card.MainBatteries)
	a := g.chooseArea(you, ChooseArea, about, card.NoShip, card.Areas[:], "P-PEG-04")
	none := func(ship card.Ship) {
		g.nothing(NothingToDestroy, Event{Rule: "P-PEG-04", Card: about, Ship: ship, Area: a})
	}
	switch result := g.rollDie(roll{why: RollForBatteries, by: you, about: about, area: a}); {
	case result <= e.Civilian:
		if g.state.Count(Civilians(a)) == 0 {
			none(card.Civilian)
			return
		}
		g.destroyOne(you, a, "P-PEG-04")
	case result <= e.Viper:
		options := g.unmannedIn(a)
		for _, s := range g.pilotsIn(a) {
			options = append(options, g.pilotOption(s))
		}
		if len(options) == 0 {
			none(card.Viper)
			return
		}
		hit := g.choose(you, Decision{Kind: ChooseVictim, Options: options, Area: a, Ship: card.Viper, About: about, Rule: "P-PEG-04"})
		pilot := NoSeat
		if hit.Kind == ThePilot {
			pilot = hit.Seat
		}
		g.hitViper(a, hit.Mark(), pilot, DamagedBox, "P-PEG-04")
	default:
		n := e.Raiders
		if result > e.Few {
			n = e.More
		}
		if g.state.Raiders[a] == 0 {
			none(card.Raider)
			return
		}
		g.hitRaiders(you, n, a, result, "P-PEG-04")
	}
}

// destroyOne destroys a facedown civilian ship that a player picks in an area.
func (g *Game) destroyOne(by Seat, a card.Area, rule string) {
	var options []Option
	for i := range g.state.Piles[Civilians(a)] {
		options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
	}
	picked := g.choose(by, Decision{Kind: ChooseVictim, Options: options, Area: a, Ship: card.Civilian, Rule: rule})
	g.destroyCivilian(Civilians(a), int(picked.N), rule)
}

// pegasusLost marks the end of Pegasus: everyone aboard goes to Sickbay, and nobody can go there again (P-PEG-09).
func (g *Game) pegasusLost() {
	g.emit(Event{Kind: PegasusDestroyed, Rule: "P-PEG-09"})
	aboard := slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return !g.on(s, card.PegasusBoard) })
	g.sendAll(aboard, card.Sickbay, "P-PEG-09")
}

// ---- Helena Cain ----

// executeInstead asks Cain whether to execute the player whom Admiral's Quarters would send to the Brig. It reports whether that player was executed.
func (g *Game) executeInstead(c *cause) bool {
	const ability = card.Intolerant
	cain := g.whoHas(ability)
	if c.place != card.AdmiralsQuarters || cain == NoSeat || g.state.Check.Total < power[card.ExecuteInstead](g, ability).From || !g.human(c.target) ||
		!g.askWhether(cain, ChooseMay, ability, "B-CHAR-01") {
		return false
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-01", Seat: cain, Card: ability})
	g.causing(ability, func() { g.executeFor(c.target, ability, "P-EXEC-01") })
	return true
}

// ---- Anastasia Dualla ----

// moraleDropped executes Dee if morale is now low enough, once the effect that lowers it is over (P-CLAR-09).
func (g *Game) moraleDropped() {
	const ability = card.EmotionallyFragile
	if dee := g.whoHas(ability); dee == NoSeat || g.state.Resources[card.Morale] > power[card.ExecutedAt](g, ability).Morale {
		return
	}
	g.owed.despair = true
	if g.group == 0 {
		g.settle()
	}
}

func (g *Game) despair() {
	const ability = card.EmotionallyFragile
	dee := g.whoHas(ability)
	if dee == NoSeat || slices.Contains(g.state.Executed, g.seat(dee).Character) { // left behind on New Caprica, she is gone already (P-NC-35)
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-01", Seat: dee, Card: ability})
	g.causing(ability, func() { g.executeFor(dee, ability, "P-CLAR-09") })
}

// ---- Ellen Tigh ----

// adroitTo returns the humans at Ellen's location to whom she may give a card at the end of her Movement step.
func (g *Game) adroitTo(s Seat) []Seat {
	if !g.has(s, card.PoliticallyAdroit) || g.state.Count(Hand(s)) == 0 {
		return nil
	}
	return slices.DeleteFunc(g.besides(s), func(other Seat) bool { return !g.human(other) })
}

// adroit lets Ellen give one of them a card and draw.
func (g *Game) adroit(s Seat) {
	const ability = card.PoliticallyAdroit
	beside := g.adroitTo(s)
	if !g.askWhether(s, ChooseMay, ability, "B-CHAR-01") {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-01", Seat: s, Card: ability})
	g.causing(ability, func() {
		to := beside[0]
		if len(beside) > 1 {
			to = g.choosePlayer(s, ChoosePlayer, ability, "", beside, "B-CHAR-01")
		}
		given := g.ask(Decision{Kind: GiveCard, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Hand(s), nil), Other: to, About: ability, Rule: "B-CHAR-01"}).Picks[0]
		g.move(Hand(s), g.find(Hand(s), given.Card), Hand(to), -1, SeatsOf(s), s, "B-CHAR-01")
		g.drawOwnTypes(s, power[card.CardForCards](g, ability).Draw, "B-CHAR-01")
	})
}

// borrowable returns the titles that Ellen may take at the start of her turn (P-CLAR-10).
func (g *Game) borrowable(s Seat) (titles []Option) {
	if !g.has(s, card.Manipulative) || g.state.TurnCut {
		return nil
	}
	for _, title := range []card.Title{card.AdmiralTitle, card.PresidentTitle} {
		if g.state.Holder(title) != s && g.mayReceive(title, s) {
			titles = append(titles, option(Choice{Kind: TheTitle, Card: card.ID(title.String())}))
		}
	}
	return titles
}

// borrowTitle lets Ellen take a title at the start of her turn, until its end (P-CLAR-10).
func (g *Game) borrowTitle(s Seat) {
	const ability = card.Manipulative
	titles := g.borrowable(s)
	if len(titles) == 0 {
		return
	}
	options := append([]Option{option(Choice{Kind: Pass})}, titles...)
	picked := g.pick(s, Decision{Kind: ChooseBorrowed, Options: options, About: ability, Rule: "P-CLAR-10"})
	if picked.Kind == Pass {
		return
	}
	g.spend(s, ability)
	g.emit(Event{Kind: AbilityUsed, Rule: "P-CLAR-10", Seat: s, Card: ability})
	title := g.cat.Title(picked.Card).ID
	g.causing(ability, func() {
		owner := g.state.Holder(title)
		g.giveTitle(title, s, "P-CLAR-10")
		g.emit(Event{Kind: TitleLent, Rule: "P-CLAR-10", Seat: s, Other: owner, Title: title})
	})
}

// returnTitle gives back the title that Ellen took for this turn, if she still has it: to its owner if they can hold it, else by succession
// (P-CLAR-10). Whoever replaces her, at her seat or in the turn, has it by succession (E-EXEC-19, E-ION-69).
func (g *Game) returnTitle() {
	lent, current := g.state.Lent, g.state.Current
	if lent == nil || g.state.Holder(lent.Title) != current || g.printed(current, card.Manipulative) == nil {
		return
	}
	to := lent.Holder
	if !g.mayReceive(lent.Title, to) {
		to = g.heir(lent.Title) // perhaps herself, if nobody else can hold it
	}
	if to != NoSeat {
		g.giveTitle(lent.Title, to, "P-CLAR-10")
	}
}

// ---- Louanne Katraine ----

// sacrifice sends Kat to Sickbay and destroys ships of one kind in the area that she leaves.
func (g *Game) sacrifice(you Seat, e card.Sacrifice, c *cause) {
	a := g.seat(you).Area
	g.send(you, card.Sickbay, "B-CHAR-01")
	var options []Option
	for _, o := range g.cylonShips(a) {
		if o.Ship != card.Raider || o.N != ScarIsIt { // P-SCAR-02
			options = append(options, option(Choice{Kind: TheShip, Ship: o.Ship, Area: a, N: o.N}))
		}
	}
	for i := range g.state.Piles[Civilians(a)] {
		options = append(options, option(Choice{Kind: TheShip, Ship: card.Civilian, Area: a, N: int8(i)}))
	}
	if len(options) == 0 {
		g.nothing(NothingToDestroy, Event{Rule: "B-TERM-10", Card: c.id})
		return
	}
	switch hit := g.choose(you, Decision{Kind: ChooseTarget, Options: options, About: c.id, Area: a, Rule: "B-CHAR-01"}); hit.Ship {
	case card.Raider:
		g.hitShips(card.Raider, min(e.Raiders, g.state.PlainRaiders(a)), a, "B-COMBAT-04")
	case card.HeavyRaider:
		g.hitShips(card.HeavyRaider, min(e.HeavyRaiders, g.state.HeavyRaiders[a]), a, "B-COMBAT-04")
	case card.Basestar:
		g.destroyBasestar(int(hit.N), "B-DMG-07")
		g.won(you)
	case card.Civilian:
		g.destroyCivilian(Civilians(a), int(hit.N), "B-CIV-02")
	case card.NoShip, card.Viper, card.Raptor, card.Centurion, card.MarkVII, card.AssaultRaptor: // not among the options
	}
}

// restless sends Kat to Sickbay at the end of her Action step if she is where her turn began, but not out of the Brig (P-CLAR-02).
func (g *Game) restless(s Seat) {
	const ability = card.StimJunkie
	began, seat := g.state.Began, g.seat(s)
	if began == nil || !g.has(s, ability) || seat.OffBoard || seat.Place != began.Place || seat.Area != began.Area || seat.Jailed() || seat.hurt() {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "P-CLAR-02", Seat: s, Card: ability})
	g.actAs(s, func() { g.resolve(g.ability(s, ability).Effect, cause{id: ability}) })
}

// learn is Dee's look at the top of a Skill deck: all the cards go into the check, or all into her hand.
func (g *Game) learn(s Seat) {
	const ability = card.FastLearner
	g.spend(s, ability)
	g.emit(Event{Kind: AbilityUsed, Rule: "P-CHECK-01", Seat: s, Card: ability})
	g.causing(ability, func() {
		var options []Option
		for _, skill := range g.skillTypes() {
			options = append(options, option(Choice{Kind: TheSkill, Skill: skill}))
		}
		deck := SkillDeck(g.pick(s, Decision{Kind: ChooseSkillDeck, Options: options, About: ability, Rule: "P-CHECK-01"}).Skill)
		n := power[card.LookAtDeck](g, ability).N
		n = min(n, g.state.Count(deck))
		for at := range n {
			g.look(s, deck, at, "P-CHECK-01")
		}
		take := g.ask(Decision{
			Kind: ChooseLearned, Seats: SeatsOf(s), Options: []Option{option(Choice{Kind: Yes}), option(Choice{Kind: Pass})}, About: ability, Rule: "P-CHECK-01",
		}).Picks[0].Kind == Pass
		to, seen := Contribution(Everyone), SeatsOf(s)
		if take {
			to = Hand(s)
		}
		g.together(func() {
			for range n {
				g.move(deck, 0, to, -1, seen, s, "P-CHECK-01")
			}
		})
		g.reshuffleIfEmpty(deck)
	})
}
