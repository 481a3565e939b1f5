package game

import "battlestar/game/card"

// lostInBrig reports whether a title is lost when its holder goes to the Brig (B-TITLE-04, B-TITLE-06, E-SUCC-02).
func (g *Game) lostInBrig(title card.Title) bool { return g.cat.Titles.Of(title).LostInBrig }

// heir returns the player who receives a title by succession: the highest human in its line. For a title that is lost in the Brig, players there come
// last (B-TITLE-03..05).
func (g *Game) heir(title card.Title) Seat { return g.heirBesides(NoSeat, title) }

// heirBesides returns who would receive a title if one player did not count.
func (g *Game) heirBesides(except Seat, title card.Title) Seat {
	jailed := NoSeat
	for _, id := range g.cat.Titles.Of(title).Line {
		for s := range g.seats() {
			seat := g.seat(s)
			if seat.Character != id || !g.stands(s).titles || s == except {
				continue
			}
			if g.lostInBrig(title) && g.jailedFor(s) {
				if jailed == NoSeat {
					jailed = s
				}
				continue
			}
			return s
		}
	}
	return jailed
}

// passTitles gives every title that a player holds and may not keep to the highest in its line, who may be that same player (B-TITLE-03, E-EXEC-19).
func (g *Game) passTitles(from Seat, rule string) {
	g.together(func() {
		for _, held := range g.state.Titles {
			if held.Holder == from {
				g.giveTitle(held.Title, g.heir(held.Title), rule)
			}
		}
	})
}

// giveTitle hands a title on with everything tied to it (B-TITLE-07).
func (g *Game) giveTitle(title card.Title, to Seat, rule string) {
	from := g.state.Holder(title)
	if to == from {
		return
	}
	g.emit(Event{Kind: TitleGiven, Rule: rule, Title: title, Seat: to, Other: from})
	if title == card.PresidentTitle && to != NoSeat {
		for _, i := range g.placesFor(to, QuorumHand) { // the new President looks at the Quorum hand
			g.look(to, QuorumHand, i, "B-TITLE-07")
		}
	}
}

// titleByEffect gives a title by an effect; a player in the Brig cannot become Admiral or CAG (B-TITLE-08).
func (g *Game) titleByEffect(title card.Title, to Seat, rule string) {
	if !g.mayReceive(title, to) {
		g.nothing(CannotHoldTitle, Event{Rule: "B-TITLE-08", Seat: to, Title: title})
		return
	}
	g.giveTitle(title, to, rule)
}

// mayReceive reports whether an effect may give a title to a player.
func (g *Game) mayReceive(title card.Title, to Seat) bool {
	return to != NoSeat && g.stands(to).titles && !(g.lostInBrig(title) && g.jailedFor(to))
}

// jailedFor reports whether a player is where titles lost in the Brig cannot be received. Detention bars nobody from them (P-TITLE-06).
func (g *Game) jailedFor(s Seat) bool {
	return s != NoSeat && (g.seat(s).Place == card.Brig || g.seat(s).Place == card.Detention && g.house(DetentionBarsTitles)) // P-X-22
}

// leftBrig gives a player who leaves the Brig the titles that nobody outside could hold, because all humans were in it (B-TITLE-05, E-SUCC-02).
func (g *Game) leftBrig(s Seat) {
	if !g.stands(s).titles { // P-TITLE-03
		return
	}
	g.together(func() {
		for _, held := range g.state.Titles {
			if g.lostInBrig(held.Title) && g.jailedFor(held.Holder) {
				g.giveTitle(held.Title, s, "B-TITLE-05")
			}
		}
	})
}

// drawQuorum draws a Quorum card into the President's hand (B-PRES-01).
func (g *Game) drawQuorum(rule string) {
	g.reshuffleIfEmpty(QuorumDeck)
	if g.state.Count(QuorumDeck) == 0 {
		g.nothing(EmptyDeck, Event{Rule: "B-CARD-12", Seat: g.state.President()})
		return
	}
	g.move(QuorumDeck, 0, QuorumHand, -1, 0, g.state.President(), rule)
	g.reshuffleIfEmpty(QuorumDeck)
}

// playQuorum asks a player to choose a Quorum card from a pile in private, and resolves it (B-PRES-02). From the Quorum hand, the player may also
// take none. It reports whether a card was played.
func (g *Game) playQuorum(s Seat, from Pile, rule string) bool {
	options := g.handOptions(from, nil)
	if from == QuorumHand {
		options = append(options, Option{Choice: Choice{Kind: Pass}, Private: true})
	}
	picked := g.ask(Decision{Kind: ChooseQuorum, Seats: SeatsOf(s), Private: true, Options: options, Rule: rule}).Picks[0]
	if picked.Kind == Pass {
		return false
	}
	g.moveOpen(from, picked.Card, QuorumOpen, s, rule)
	if from != QuorumHand {
		g.together(func() {
			for g.state.Count(from) > 0 { // the others to the bottom, unseen (B-CARD-14)
				g.move(from, 0, QuorumDeck, -1, 0, s, rule)
			}
		})
	}
	hunted := from == QuorumHand && g.onGround(s) && s == g.state.President()
	g.resolveQuorum(s, picked.Card)
	g.quorumUsed()
	if hunted && g.onGround(s) {
		g.caught(s)
	}
	return true
}

// resolveQuorum resolves a faceup Quorum card and puts it where it goes.
func (g *Game) resolveQuorum(s Seat, id card.ID) {
	q := g.cat.Quorum.Of(id)
	g.emit(Event{Kind: CardPlayed, Rule: "B-PRES-02", Seat: s, Card: id})
	var c cause
	g.actAs(s, func() { c = g.resolve(q.Effect, cause{id: id}) })
	if g.find(QuorumOpen, id) < 0 {
		return // it was given to somebody, or discarded with him
	}
	switch {
	case q.Then == card.ThenKeep:
		to := QuorumInPlay
		for _, e := range q.Effect {
			if _, given := e.(card.GiveThisCard); given {
				to = QuorumDiscard // there was nobody to give it to
			}
		}
		g.moveOpen(QuorumOpen, id, to, s, "B-PRES-04")
	case q.Then == card.ThenRemoveOnSuccess && c.rolledHigh:
		g.moveOpen(QuorumOpen, id, Removed, s, "B-PRES-02")
	default:
		g.moveOpen(QuorumOpen, id, QuorumDiscard, s, "B-PRES-02")
	}
}

// keptCounted discards a Quorum card that stays in play only until it has counted.
func (g *Game) keptCounted(from Pile, id card.ID, by Seat, rule string) {
	if g.cat.Quorum.Of(id).Kept.Once {
		g.moveOpen(from, id, QuorumDiscard, by, rule)
	}
}

// holderOf returns the player before whom a Quorum card is kept in play, or NoSeat.
func (g *Game) holderOf(id card.ID) Seat {
	for s := range g.seats() {
		if g.find(KeptQuorum(s), id) >= 0 {
			return s
		}
	}
	return NoSeat
}

// launchNuke is the Admiral's title action (B-NUKE-01, B-NUKE-02).
func (g *Game) launchNuke(s Seat) {
	n := g.chooseBasestar(s, "launch-nuke", g.basestars(), "B-NUKE-01")
	area := g.state.Basestars[n].Area
	g.emit(Event{Kind: NukesChanged, Rule: "B-NUKE-01", Seat: s, N: -1})
	g.emit(Event{Kind: AttackMade, Rule: "B-NUKE-01", Seat: s, RollFor: RollForNuke, Ship: card.Basestar, Area: area, N: n})
	result := g.rollDie(roll{why: RollForNuke, by: s, ship: card.Basestar, area: area, changes: g.state.FireChanges(g.cat, n, false)})
	// A nuke never misses; its remaining result also destroys raiders.
	//exhaustive:ignore
	switch g.attackDoes(RollForNuke, card.Basestar, result) {
	case DamagesTwice:
		g.damageBasestar(n)
		if g.state.Basestars[n].Area != card.NoArea {
			g.damageBasestar(n)
		}
	case Destroys:
		g.destroyBasestar(n, "B-NUKE-01")
	default:
		g.together(func() {
			g.destroyBasestar(n, "B-NUKE-01")
			g.hitRaiders(s, min(NukeRaiders, g.state.Raiders[area]), area, result, "B-NUKE-02")
		})
	}
	if g.state.Basestars[n].Area == card.NoArea {
		g.won(s)
	}
}
