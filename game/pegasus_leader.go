package game

import (
	"slices"

	"battlestar/game/card"
)

// Cylon Leaders, and the Sympathetic Cylon, who is much like them: how they begin, infiltrate and win (pegasus.md, sections 9 and 13).

// allegianceOf is the allegiance of a character's player until something changes it (P-LEAD-01).
func (g *Game) allegianceOf(character card.ID) Allegiance {
	if g.cat.Characters.Of(character).Class == card.CylonLeader {
		return Leader
	}
	return Human
}

// leader is the player who begins as a Cylon Leader, or NoSeat.
func (g *Game) leader() Seat {
	for s := range g.seats() {
		if a := g.seat(s).Allegiance; a == Leader || a == Infiltrator {
			return s
		}
	}
	return NoSeat
}

// leaderTaken reports whether someone plays a Cylon Leader, or is set up to: there is at most one (P-SETUP-07).
func (g *Game) leaderTaken() bool {
	for c := range g.cat.Characters.All() {
		if c.Class == card.CylonLeader && g.characterTaken(c.ID) {
			return true
		}
	}
	return false
}

// LeaderFirstSkills is the number of Skill cards that a Cylon Leader begins with (P-SETUP-12).
const LeaderFirstSkills = 2

// InfiltratorSkills is the number of extra Skill cards received per turn while infiltrating (P-INF-03, P-SYM-04).
const InfiltratorSkills = 1

// dealAgenda deals a player an Agenda (P-AGEN-01, P-SYM-02).
func (g *Game) dealAgenda(s Seat, from card.AgendaDeck, rule string) {
	g.scripted(AgendaDeck)
	at := slices.IndexFunc(g.state.Piles[AgendaDeck], func(slot Slot) bool { return g.cat.Agendas.Of(slot.Card).Deck == from })
	g.move(AgendaDeck, at, Agenda(s), -1, 0, NoSeat, rule)
	g.show(s, LookAtAgenda, "", rule)
}

// receivesAsLeader is what a Cylon Leader receives at the beginning of a turn: the cards of the sheet. While infiltrating, the player gets one more
// of the skill set, even of a type already drawn (P-LEAD-03, P-INF-03). A Sympathetic Cylon has no sheet and draws cards of different types
// (P-CPL-01, P-SYM-04).
func (g *Game) receivesAsLeader(s Seat) {
	if !g.stands(s).sheet {
		g.drawDifferent(s, CylonSkills+InfiltratorSkills*one(g.human(s)), "P-SYM-04")
		return
	}
	lines := slices.Clone(g.sheet(s).Draws)
	if g.human(s) {
		more := InfiltratorSkills
		if g.has(s, card.Industrious) { // D-CHAR-11
			more = power[card.ExtraCards](g, card.Industrious).N
		}
		lines = append(lines, card.SkillLine{N: more, Types: g.ownTypes(s)})
	}
	g.drawLines(s, lines, "P-LEAD-03", "P-LEAD-03")
}

// ---- Infiltration ----

// hideouts are the locations on Galactica where a player can begin to infiltrate (P-INF-01).
func (g *Game) hideouts(s Seat) []Option {
	var options []Option
	for p := range g.cat.Locations.All() {
		if p.Board == card.GalacticaBoard && !p.Hazardous && !g.avoids(s, p.ID) {
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	return options
}

// mayInfiltrate reports whether a player can begin to infiltrate now (P-CYLOC-03, P-INF-09).
func (g *Game) mayInfiltrate(s Seat) bool {
	return g.mayInfiltrateFrom(s, g.cat.Locations.Of(g.seat(s).Place))
}

// mayInfiltrateFrom reports whether a player can begin to infiltrate by the action of a location, wherever they are.
func (g *Game) mayInfiltrateFrom(s Seat, l *card.Location) bool {
	seat := g.seat(s)
	return seat.HasAgenda() && seat.Cylon() && l != nil && l.Infiltrates && len(g.hideouts(s)) > 0
}

// mayReturn reports whether a player can end infiltration by an action (P-INF-06, P-INF-10). Leoben has no choice of place then (P-LEAD-06).
func (g *Game) mayReturn(s Seat) bool {
	switch {
	case !g.seat(s).Infiltrating():
		return false
	case g.house(ReturnInOwnTurn) && s != g.state.Current: // P-X-33
		return false
	case g.house(CloudedReturn) && g.avoids(s, g.resurrection()): // P-X-20
		return false
	}
	return true
}

// beginInfiltration has a player go aboard Galactica and be a human player from then on (P-INF-01).
func (g *Game) beginInfiltration(s Seat) {
	to := g.pick(s, Decision{Kind: ChoosePlace, Options: g.hideouts(s), Place: g.seat(s).Place, Other: s, Rule: "P-INF-01"}).Place
	g.emit(Event{Kind: Infiltration, Rule: "P-INF-01", Seat: s, Allegiance: g.stands(s).across})
	g.emit(Event{Kind: CharacterMoved, Rule: "P-INF-01", Seat: s, Place: to})
}

// endInfiltration takes a player back to the Resurrection Ship, as a Cylon player from then on. In the player's own turn, no crisis comes (P-INF-06,
// P-INF-07, P-INF-10).
func (g *Game) endInfiltration(s Seat, rule string) { g.endInfiltrationAt(s, g.resurrection(), rule) }

// endInfiltrationAt is endInfiltration to any place. The player's Mutiny cards are discarded, but the miracle token stays (D-LEAD-08).
func (g *Game) endInfiltrationAt(s Seat, to card.Place, rule string) {
	g.step.returned |= SeatsOf(s)
	g.emit(Event{Kind: Infiltration, Rule: rule, Seat: s, Allegiance: g.stands(s).across})
	for g.state.Count(KeptQuorum(s)) > 0 {
		g.moveOpen(KeptQuorum(s), g.state.Piles[KeptQuorum(s)][0].Card, QuorumDiscard, s, "P-QUOR-02")
	}
	g.discardMutinies(s, "D-LEAD-08")
	g.leaveViper(s, "B-VIPER-06")
	g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: s, Place: to})
}

// returnsTo ends a player's infiltration by the action for it. Only then does leaving the Brig cost cards (P-INF-06, D-LEAD-07, D-CHAR-10).
func (g *Game) returnsTo(s Seat, to card.Place, rule string) {
	jailed := g.seat(s).Jailed()
	g.endInfiltrationAt(s, to, rule)
	if jailed {
		g.discardToThree(s)
	}
}

// ---- Abilities ----

// avoids reports whether a player cannot choose to go to a location because someone is there (P-LEAD-06).
func (g *Game) avoids(s Seat, to card.Place) bool {
	return g.has(s, card.Clouded) && slices.ContainsFunc(g.charactersAt(to), func(other Seat) bool { return other != s })
}

// movementAbilities are the abilities of a player's sheet that can be used instead of moving (P-MOVE-01).
func (g *Game) movementAbilities(s Seat) []Option {
	var options []Option
	for _, a := range g.abilities(s) {
		if a.When == card.AsMovement && g.has(s, a.ID) {
			options = append(options, option(Choice{Kind: TheAbility, Card: a.ID}))
		}
	}
	return options
}

// useAbility has a player use an ability of their sheet as an action, or instead of moving.
func (g *Game) useAbility(s Seat, id card.ID, rule string) {
	if g.ability(s, id).Kind == card.OncePerGame {
		g.spend(s, id)
	}
	g.emit(Event{Kind: AbilityUsed, Rule: rule, Seat: s, Card: id})
	g.actAs(s, func() { g.resolve(g.ability(s, id).Effect, cause{id: id}) })
}

// cylonShown makes Cavil pay when a player reveals a "You Are a Cylon" card.
func (g *Game) cylonShown() {
	cavil := g.whoHas(card.LiesAndSecrets)
	if cavil == NoSeat || g.state.Count(Hand(cavil)) == 0 {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "B-CHAR-01", Seat: cavil, Card: card.LiesAndSecrets})
	g.actAs(cavil, func() { g.resolve(g.ability(cavil, card.LiesAndSecrets).Effect, cause{id: card.LiesAndSecrets}) })
}

// resolveLeader resolves an effect that the sheets of the Cylon Leaders add, and reports whether e is one.
func (g *Game) resolveLeader(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.BringFleet:
		g.bringFleet(you, e, c)
	case card.TakeActions:
		for range e.N {
			g.action(you)
		}
	case card.PutOnDestiny:
		g.putOnDestiny(you, e.N)
	case card.SwapHands:
		g.swapHands(you, c)
	case card.TakeAndGive:
		g.takeAndGive(you, c)
	default:
		return false
	}
	return true
}

// bringFleet is Cavil's Primacy.
func (g *Game) bringFleet(you Seat, e card.BringFleet, c *cause) {
	switch stars := g.basestars(); {
	case g.unplaced(card.Basestar) > 0:
		g.place(card.Put(1, card.Basestar, card.Bow), "B-CHAR-01")
	case len(stars) > 0 && g.askWhetherToBring(you, card.Basestar, c): // by missions there may be none left (D-MIS-15)
		g.because(ByRemoval, func() { g.removeBasestar(g.chooseBasestar(you, c.id, stars, "B-CHAR-01"), "B-CHAR-01") })
	}
	if g.askWhetherToBring(you, card.Raider, c) {
		g.placeAll([]card.Placement{e.Raiders, e.Civilians}, "B-CHAR-01")
	}
}

// askWhetherToBring asks whether to take a basestar off the board, or to place raiders.
func (g *Game) askWhetherToBring(you Seat, ship card.Ship, c *cause) bool {
	options := []Option{option(Choice{Kind: Yes}), option(Choice{Kind: Pass})}
	return g.pick(you, Decision{Kind: ChooseMay, Options: options, About: c.id, Ship: ship, Rule: "B-CHAR-01"}).Kind == Yes
}

// putOnDestiny puts cards of a hand on top of the Destiny deck, the first picked on top. Nobody else sees them.
func (g *Game) putOnDestiny(you Seat, n int) {
	n = min(n, g.state.Count(Hand(you)))
	if n == 0 {
		return
	}
	picks := g.ask(Decision{
		Kind: LayOnDestiny, Seats: SeatsOf(you), Private: true, Options: g.handOptions(Hand(you), nil), Min: n, Max: n, N: n, Rule: "B-CHAR-01",
	}).Picks
	g.together(func() {
		for _, p := range slices.Backward(picks) {
			g.move(Hand(you), g.find(Hand(you), p.Card), Destiny, 0, SeatsOf(you), you, "B-CHAR-01")
		}
	})
}

// swapHands is Leoben's Cryptic Message. Each of the two players then knows the other's hand.
func (g *Game) swapHands(you Seat, c *cause) {
	others := g.seatsWhere(func(s Seat) bool { return s != you })
	with := g.choosePlayer(you, ChoosePlayer, c.id, "", others, "B-CHAR-01")
	mine, theirs := g.handOptions(Hand(you), nil), g.handOptions(Hand(with), nil)
	both := SeatsOf(you, with)
	give := func(from, to Seat, cards []Option) {
		for _, o := range cards {
			g.move(Hand(from), g.find(Hand(from), o.Card), Hand(to), -1, both, from, "B-CHAR-01")
		}
	}
	g.together(func() {
		give(you, with, mine)
		give(with, you, theirs)
	})
}

// takeAndGive is Intimate (P-CLAR-04).
func (g *Game) takeAndGive(you Seat, c *cause) {
	others := g.seatsWhere(func(s Seat) bool { return s != you })
	from := g.choosePlayer(you, ChoosePlayer, c.id, "", others, "P-CLAR-04")
	for _, taken := range g.randomCards(from, 1) {
		g.move(Hand(from), g.find(Hand(from), taken.Card), Hand(you), -1, SeatsOf(from), you, "P-CLAR-04")
	}
	g.drawSkills(from, []card.Skill{g.chooseSkill(you, g.skillTypes(), 1, 1, "P-CLAR-04")}, "P-CLAR-04")
}

// humanDelusion is Caprica Six's window once the cards of a check are revealed (P-LEAD-08).
func (g *Game) humanDelusion() {
	asked := func(s Seat) bool { return g.has(s, card.HumanDelusion) && g.state.Count(Hand(s)) > 0 }
	if !slices.ContainsFunc(g.clockwiseFrom(g.state.Current), asked) {
		return
	}
	g.lieOpen("P-LEAD-08")
	g.window(CardsRevealed, Decision{About: card.HumanDelusion}, asked, func(s Seat) bool {
		added := g.addAfterReveal(s)
		if added {
			g.lieOpen("P-LEAD-08")
		}
		return added
	})
}

// addAfterReveal is Caprica Six's Human Delusion, and reports whether she added cards: any number, faceup, which is no contribution (P-LEAD-08).
func (g *Game) addAfterReveal(s Seat) bool {
	n := g.state.Count(Hand(s))
	picks := g.ask(Decision{
		Kind: ContributeCards, Window: CardsRevealed, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Hand(s), nil), Max: n, N: n,
		About: card.HumanDelusion, Rule: "P-LEAD-08",
	}).Picks
	if len(picks) == 0 {
		return false
	}
	g.spend(s, card.HumanDelusion)
	g.emit(Event{Kind: AbilityUsed, Rule: "P-LEAD-08", Seat: s, Card: card.HumanDelusion})
	g.together(func() {
		for _, p := range picks {
			g.moveOpen(Hand(s), p.Card, CheckCards, s, "P-LEAD-08")
		}
	})
	return true
}
