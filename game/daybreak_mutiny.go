package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Mutiny cards, the Mutineer and miracle tokens (daybreak.md, sections 3 to 5).

// daybreak reports whether the Daybreak box is in play.
func (g *Game) daybreak() bool { return g.cat.With("daybreak") }

// ---- The Mutineer ----

// MutinyLimit is the number of Mutiny cards that a player may hold, MutineerLimit the number for the Mutineer (D-MUT-03, D-MTR-06).
const (
	MutinyLimit   = 1
	MutineerLimit = 2
)

// Mutineer reports whether a player is the Mutineer: the card lies faceup before that player (D-MTR-01, D-MTR-02).
func (t *Tabletop) Mutineer(s Seat, c *box.Catalog) bool {
	return slices.ContainsFunc(t.Piles[Loyalty(s)], func(slot Slot) bool { return slot.FaceUp() && isMutineer(slot.Card, c) })
}

func isMutineer(id card.ID, c *box.Catalog) bool {
	l := c.Loyalty.Of(id)
	return l != nil && l.Team == card.MutineerTeam
}

// MostMutiny returns how many Mutiny cards a player may hold (D-MUT-03).
func (t *Tabletop) MostMutiny(s Seat, c *box.Catalog) int {
	if t.Mutineer(s, c) {
		return MutineerLimit
	}
	return MutinyLimit
}

// mutineerCard returns the index of the Mutineer among a player's Loyalty cards, faceup or facedown, or -1 if the player does not have it.
func (g *Game) mutineerCard(s Seat) int {
	return slices.IndexFunc(g.state.Piles[Loyalty(s)], func(slot Slot) bool { return isMutineer(slot.Card, g.cat) })
}

// mutineerIfDealt makes a human player who holds the Mutineer facedown reveal it at once and bear its effects. If another is set, the player also
// draws another Loyalty card for it (D-MTR-02..04).
func (g *Game) mutineerIfDealt(s Seat, another bool) {
	at := g.mutineerCard(s)
	if at < 0 || !g.human(s) || !g.stands(s).loyalty || g.state.Piles[Loyalty(s)][at].FaceUp() {
		return
	}
	g.apart(func() {
		g.turnUp(Loyalty(s), at, ByMutineer, "D-MTR-02")
		if another {
			g.dealLoyalty(s, "D-MTR-03")
		}
		if !slices.Contains(g.state.Executed, g.seat(s).Character) { // else once he has a new one, after the titles have gone on (P-EXEC-04, D-MTR-11)
			g.becomeMutineer(s)
		}
	})
}

// becomeMutineer applies the cost of receiving the Mutineer: the player loses all titles, each to the highest in line besides them, and draws a
// Mutiny card (D-MTR-04).
func (g *Game) becomeMutineer(s Seat) {
	g.together(func() {
		for _, held := range g.state.Titles {
			if held.Holder == s {
				// Nobody in the Brig receives one (B-TITLE-08), unless everyone is there, the Mutineer too (E-SUCC-02).
				if to := g.heirBesides(s, held.Title); g.mayReceive(held.Title, to) || to != NoSeat && g.jailedFor(s) {
					g.giveTitle(held.Title, to, "D-MTR-04")
				}
			}
		}
	})
	g.drawMutiny(s, "D-MTR-04")
}

// handMutineerOn makes a Cylon player who was the Mutineer give the card faceup to a human player (D-MTR-09).
func (g *Game) handMutineerOn(you Seat) {
	if !g.state.Mutineer(you, g.cat) {
		return
	}
	var options []Option
	for _, s := range g.otherHumans(you) {
		if g.stands(s).loyalty {
			options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
		}
	}
	if len(options) == 0 {
		return
	}
	to := g.pick(you, Decision{Kind: ChooseMutineer, Options: options, About: g.state.Piles[Loyalty(you)][g.mutineerCard(you)].Card, Rule: "D-MTR-09"}).Seat
	g.because(ByMutineer, func() { g.move(Loyalty(you), g.mutineerCard(you), Loyalty(to), -1, All, you, "D-MTR-09") })
	g.becomeMutineer(to)
}

// mutineerAwaited covers a Sleeper Agent phase that has not revealed the Mutineer: the current player chooses a human player to draw one more Loyalty
// card (D-MTR-08).
func (g *Game) mutineerAwaited() {
	shown := func(s Seat) bool { return g.state.Mutineer(s, g.cat) }
	if !g.state.Setup.LoyaltyMakeup(g.leader() != NoSeat).Mutineer || slices.ContainsFunc(g.clockwiseFrom(g.state.Current), shown) {
		return
	}
	able := slices.DeleteFunc(g.clockwiseFrom(g.state.Current), func(s Seat) bool { return !g.human(s) || !g.stands(s).loyalty })
	to := g.choosePlayer(g.state.Current, ChoosePlayer, "", "", able, "D-MTR-08")
	if to == NoSeat || g.state.Count(LoyaltyDeck) == 0 {
		return
	}
	g.scriptedLoyalty()
	g.move(LoyaltyDeck, 0, Loyalty(to), -1, 0, NoSeat, "D-MTR-08")
	g.mutineerIfDealt(to, false)
	g.show(to, LookAtOwnLoyalty, "", "D-MTR-08")
}

// ---- Drawing ----

// mayMutiny reports whether a player can draw and hold Mutiny cards: human players, including those who infiltrate (D-MUT-08).
func (g *Game) mayMutiny(s Seat) bool { return g.human(s) }

// drawMutiny draws a Mutiny card for a player. A player over the limit goes to the Brig at once and discards down to it (D-MUT-05, D-MUT-06).
func (g *Game) drawMutiny(s Seat, rule string) {
	g.apart(func() {
		g.tempt() // who has discarded Treachery before draws before
		if !g.takeMutiny(s, rule) {
			return
		}
		if most := g.state.MostMutiny(s, g.cat); g.state.Count(MutinyHand(s)) > most {
			if g.sendable(s, card.Brig) {
				g.send(s, card.Brig, "D-MUT-05")
			}
			g.keepMutiny(s, most, "D-MUT-06")
		}
		g.paysForMutiny(s)
	})
}

// takeMutiny moves a Mutiny card into a player's hand: the top one, or the one that military Zarek gives that player (D-MUT-10). It reports whether
// there was one.
func (g *Game) takeMutiny(s Seat, rule string) bool {
	if !g.mayMutiny(s) {
		g.nothing(NobodyToChoose, Event{Rule: "D-MUT-08"})
		return false
	}
	g.reshuffleIfEmpty(MutinyDeck)
	if g.state.Count(MutinyDeck) == 0 {
		g.nothing(EmptyDeck, Event{Rule: "B-CARD-12", Seat: s})
		return false
	}
	zarek := g.whoHas(card.NecessarySteps)
	if zarek == NoSeat {
		g.move(MutinyDeck, 0, MutinyHand(s), -1, 0, s, rule)
		g.reshuffleIfEmpty(MutinyDeck)
		return true
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "D-MUT-10", Seat: zarek, Card: card.NecessarySteps})
	drawn := g.lookAtMutinies(zarek, power[card.ChoosesMutiny](g, card.NecessarySteps).Of, "D-MUT-10")
	given := g.ask(Decision{
		Kind: GiveMutiny, Seats: SeatsOf(zarek), Private: true, Options: g.handOptions(MutinyDrawn, drawn), Other: s, About: card.NecessarySteps, Rule: "D-MUT-10",
	}).Picks[0].Card
	g.together(func() {
		g.move(MutinyDrawn, g.find(MutinyDrawn, given), MutinyHand(s), -1, SeatsOf(zarek), zarek, "D-MUT-10")
		g.buryMutinies(zarek, drawn, "D-MUT-10")
	})
	return true
}

// lookAtMutinies takes n cards off the deck for a player to choose from. The returned func reports whether a card is one of them. Others may lie
// there too, if a card being played causes this draw (D-CHAR-07).
func (g *Game) lookAtMutinies(s Seat, n int, rule string) func(card.ID) bool {
	var drawn []card.ID
	g.together(func() {
		for range n {
			g.reshuffleIfEmpty(MutinyDeck)
			if g.state.Count(MutinyDeck) > 0 {
				drawn = append(drawn, g.move(MutinyDeck, 0, MutinyDrawn, -1, SeatsOf(s), s, rule))
			}
		}
	})
	return func(id card.ID) bool { return slices.Contains(drawn, id) }
}

// buryMutinies puts the remaining cards of a draw at the bottom of the Mutiny deck.
func (g *Game) buryMutinies(by Seat, drawn func(card.ID) bool, rule string) {
	for at := 0; at < g.state.Count(MutinyDrawn); {
		if !drawn(g.state.Piles[MutinyDrawn][at].Card) {
			at++
			continue
		}
		g.move(MutinyDrawn, at, MutinyDeck, -1, 0, by, rule)
	}
}

// keepMutiny makes a player discard Mutiny cards of their choice down to most (D-MUT-06).
func (g *Game) keepMutiny(s Seat, most int, rule string) {
	over := g.state.Count(MutinyHand(s)) - most
	if over <= 0 {
		return
	}
	picks := g.ask(Decision{
		Kind: DiscardMutiny, Seats: SeatsOf(s), Private: true, Options: g.handOptions(MutinyHand(s), nil), Min: over, Max: over, N: over, Rule: rule,
	}).Picks
	g.together(func() {
		for _, p := range picks {
			g.moveOpen(MutinyHand(s), p.Card, MutinyDiscard, s, rule)
		}
	})
}

// discardMutinies discards all of a player's Mutiny cards in the order of their ids, so that nobody learns in which order they were drawn.
func (g *Game) discardMutinies(s Seat, rule string) {
	g.together(func() {
		for g.state.Count(MutinyHand(s)) > 0 {
			at := g.placesByID(MutinyHand(s))[0]
			g.moveOpen(MutinyHand(s), g.state.Piles[MutinyHand(s)][at].Card, MutinyDiscard, s, rule)
		}
	})
}

// paysForMutiny discards what political Lee pays for a Mutiny card that he draws (D-MUT-11).
func (g *Game) paysForMutiny(s Seat) {
	const ability = card.MoralDilemma
	if !g.has(s, ability) || g.state.Count(Hand(s)) == 0 {
		return
	}
	g.emit(Event{Kind: AbilityUsed, Rule: "D-MUT-11", Seat: s, Card: ability})
	g.causing(ability, func() { g.discard([]Seat{s}, power[card.PaysForMutiny](g, ability).N, false, ability, "D-MUT-11") })
}

// mutinyForChosen lets a player choose a human player, possibly themselves, to draw a Mutiny card (D-MUT-18).
func (g *Game) mutinyForChosen(by Seat, c *cause) {
	humans := slices.DeleteFunc(g.clockwiseFrom(by), func(s Seat) bool { return !g.mayMutiny(s) })
	g.drawMutiny(g.choosePlayer(by, ChoosePlayer, c.id, "", humans, "D-MUT-18"), "D-MUT-18")
}

// ---- Playing ----

// notMutiny returns why a player cannot play a Mutiny card from their hand as an action (D-MUT-02).
func (g *Game) notMutiny(s Seat, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	m := g.cat.Mutinies.Of(id)
	if m == nil || g.find(MutinyHand(s), id) < 0 {
		return Refusal{Seat: NoSeat, Card: id}
	}
	if !g.mayMutiny(s) {
		return no(IsCylonPlayer, "D-MUT-08")
	}
	for _, need := range m.Needs {
		if !g.meets(s, need) {
			return no(NeedUnmet, "D-MUT-02")
		}
	}
	for _, e := range m.Effect { // D-MUT-13
		if title, is := e.(card.GiveTitle); is && !g.stands(s).titles {
			r := no(CannotHold, "D-MUT-13")
			r.Title = title.Title
			return r
		}
	}
	return Refusal{Seat: NoSeat, Card: id}
}

// vipersInSpace returns the number of vipers in space, piloted or not.
func (g *Game) vipersInSpace() int {
	n := g.state.AllVipers()
	return n.InSpace() + len(g.seatsWhere(func(s Seat) bool { return g.seat(s).Piloting() }))
}

// playMutiny plays a Mutiny card from a pile. While it is being resolved, it is in nobody's hand (D-MUT-04).
func (g *Game) playMutiny(s Seat, from Pile, id card.ID, rule string) {
	m := g.cat.Mutinies.Of(id)
	g.because(ByPlay, func() { g.moveOpen(from, id, MutinyOpen, s, rule) })
	g.emit(Event{Kind: CardPlayed, Rule: rule, Seat: s, Card: id})
	var c cause
	g.actAs(s, func() { c = g.resolve(m.Effect, cause{id: id}) })
	if g.find(MutinyOpen, id) < 0 {
		return
	}
	to := MutinyDiscard
	if m.Then == card.ThenRemove || m.Then == card.ThenRemoveOnSuccess && c.rolledHigh {
		to = Removed
	}
	g.moveOpen(MutinyOpen, id, to, s, rule)
}

// playOneMutiny is Zarek's Abuse Power: he plays one of the drawn cards that he may play, and the others go to the bottom of the deck (D-CHAR-07).
func (g *Game) playOneMutiny(s Seat, e card.PlayOneMutiny) {
	drawn := g.lookAtMutinies(s, e.Draw, "D-CHAR-07")
	g.reshuffleIfEmpty(MutinyDeck) // D-MUT-01
	playable := func(id card.ID) bool {
		return drawn(id) && !slices.ContainsFunc(g.cat.Mutinies.Of(id).Needs, func(n card.Need) bool { return !g.meets(s, n) })
	}
	options := g.handOptions(MutinyDrawn, playable)
	if len(options) == 0 {
		options = []Option{{Choice: Choice{Kind: Pass}, Private: true}}
	}
	picked := g.ask(Decision{Kind: ChooseMutiny, Seats: SeatsOf(s), Private: true, Options: options, About: card.AbusePower, Rule: "D-CHAR-07"}).Picks[0]
	if picked.Kind == TheCard {
		g.playMutiny(s, MutinyDrawn, picked.Card, "D-CHAR-07")
	}
	g.together(func() { g.buryMutinies(s, drawn, "D-CHAR-07") })
}

// ---- Treachery discarded by choice ----

// tempt draws Mutiny cards for the players who have chosen to discard Treachery that calls for one, once per turn each (D-TRE-07, D-TRE-10).
func (g *Game) tempt() {
	waiting := g.owed.mutinies
	g.owed.mutinies = nil // what they draw may make somebody discard again
	for _, s := range waiting {
		if !g.human(s) || g.state.Tempted.Has(s) {
			continue
		}
		g.emit(Event{Kind: WasTempted, Rule: "D-TRE-10", Seat: s})
		g.drawMutiny(s, "D-TRE-07")
	}
}

// ---- Miracle tokens ----

// MostMiracles returns how many miracle tokens a player may have: 0 for a player who can have none (D-MIR-03, D-MIR-07).
func (g *Game) MostMiracles(s Seat) int {
	switch {
	case !g.daybreak() || s == NoSeat || !g.stands(s).sheet || g.sheet(s) == nil:
		return 0
	case g.sheet(s).Miracles > 0:
		return g.sheet(s).Miracles
	}
	return 1
}

// gainMiracle gives a player a miracle token, if they may have one more.
func (g *Game) gainMiracle(s Seat, rule string) {
	if int(g.seat(s).Uses) >= g.MostMiracles(s) {
		g.nothing(NoMoreMiracles, Event{Rule: "D-MIR-03", Seat: s})
		return
	}
	g.emit(Event{Kind: MiraclesChanged, Rule: rule, Seat: s, N: 1})
}

// loseMiracles takes all of a player's miracle tokens (D-MIR-07, D-MIR-08).
func (g *Game) loseMiracles(s Seat, rule string) {
	if n := int(g.seat(s).Uses); g.daybreak() && n > 0 {
		g.emit(Event{Kind: MiraclesChanged, Rule: rule, Seat: s, N: -n})
	}
}

// miracleForChosen lets a player choose another player, who may have one more token, to gain it (D-MIR-04).
func (g *Game) miracleForChosen(by Seat, c *cause) {
	able := g.seatsWhere(func(s Seat) bool { return s != by && int(g.seat(s).Uses) < g.MostMiracles(s) })
	if to := g.choosePlayer(by, ChoosePlayer, c.id, "", able, "D-MIR-04"); to != NoSeat {
		g.gainMiracle(to, "D-MIR-04")
	}
}

// believers returns the players at support Baltar's location to whom he may give a miracle token, or from whom he may take one (D-MIR-05).
func (g *Game) believers(you Seat) []Seat {
	return slices.DeleteFunc(g.besides(you), func(s Seat) bool { return !g.mayGiveMiracle(you, s) && !g.mayTakeMiracle(s) })
}

func (g *Game) mayGiveMiracle(from, to Seat) bool {
	return g.seat(from).Uses > 0 && int(g.seat(to).Uses) < g.MostMiracles(to)
}

func (g *Game) mayTakeMiracle(from Seat) bool { return g.seat(from).Uses > 0 }

// passMiracle is support Baltar's Cult Leader: a token passes to a player at his location, or from that player (D-MIR-05).
func (g *Game) passMiracle(you Seat, c *cause) {
	with := g.choosePlayer(you, ChoosePlayer, c.id, "", g.believers(you), "D-MIR-05")
	from, to := with, you
	if g.mayGiveMiracle(you, with) { // who may have one more has none that could be taken: nobody but Baltar has two (D-MIR-03)
		from, to = you, with
	}
	g.together(func() {
		g.emit(Event{Kind: MiraclesChanged, Rule: "D-MIR-05", Seat: from, N: -1})
		if int(g.seat(to).Uses) < g.MostMiracles(to) {
			g.emit(Event{Kind: MiraclesChanged, Rule: "D-MIR-05", Seat: to, N: 1})
		}
	})
}
