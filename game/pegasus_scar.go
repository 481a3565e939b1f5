package game

import "battlestar/game/card"

// Scar is a raider with a marker (P-SCAR-01). It is one of the raiders in the area that Tabletop.Scar names.

// ScarFrom is the lowest die result that destroys Scar (P-SCAR-01).
const ScarFrom = 7

// ScarIn reports whether one of the raiders of an area is Scar.
func (t *Tabletop) ScarIn(a card.Area) bool { return a != card.NoArea && t.Scar == a }

// PlainRaiders returns the number of raiders in an area that any hit destroys: all but Scar (P-SCAR-02).
func (t *Tabletop) PlainRaiders(a card.Area) int { return t.Raiders[a] - one(t.ScarIn(a)) }

// PlainRaidersInSpace returns their number in all areas.
func (t *Tabletop) PlainRaidersInSpace() int { return t.RaidersInSpace() - one(t.Scar != card.NoArea) }

// moveScar moves Scar and its marker.
func (g *Game) moveScar(to card.Area, rule string) {
	from := g.state.Scar
	g.together(func() {
		g.moveShips(card.Raider, 1, SpotOf(from), SpotOf(to), rule)
		g.emit(Event{Kind: ScarMoved, Rule: rule, Area: from, ToArea: to})
	})
}

// hitScar destroys Scar; the card that brought it is discarded.
func (g *Game) hitScar(rule string) {
	a := g.state.Scar
	g.together(func() {
		g.hitShips(card.Raider, 1, a, rule)
		g.emit(Event{Kind: ScarMoved, Cause: ByHit, Rule: "P-SCAR-01", Area: a})
	})
	g.leavePlay(card.UntilJumpOrScarDestroyed)
}

// scarLeaves removes the marker with a raider that leaves the board in another way (P-SCAR-03).
func (g *Game) scarLeaves(rule string) {
	if a := g.state.Scar; a != card.NoArea {
		g.emit(Event{Kind: ScarMoved, Rule: rule, Area: a})
	}
}

// hitRaiders destroys up to n raiders in an area by a die result. Scar may be among them if the result is high enough and whoever picks them wishes
// (P-SCAR-02).
func (g *Game) hitRaiders(by Seat, n int, a card.Area, result int, rule string) {
	plain := g.state.PlainRaiders(a)
	scar := g.state.ScarIn(a) && result >= ScarFrom && n > 0 && !g.step.dieByCard
	if scar && n <= plain {
		options := []Option{
			option(Choice{Kind: FireAt, Ship: card.Raider, Area: a}), option(Choice{Kind: FireAt, Ship: card.Raider, Area: a, N: ScarIsIt}),
		}
		scar = g.pick(by, Decision{Kind: ChooseTarget, Options: options, Ship: card.Raider, Area: a, Rule: "P-SCAR-02"}).N == ScarIsIt
		n -= one(scar)
	}
	g.hitShips(card.Raider, min(n, plain), a, rule)
	if scar {
		g.hitScar(rule)
	}
}

// scarActs activates Scar, wherever it is by then (P-SCAR-04).
func (g *Game) scarActs() {
	switch a := g.state.Scar; {
	case a == card.NoArea: // shot down meanwhile
	case g.fliesOn(a):
		g.moveScar(g.towardsCivilian(a), "B-CYL-06")
	default:
		g.raiderActs(a)
	}
}

// leavePlay discards the cards that stay in play until an event that has now happened.
func (g *Game) leavePlay(until card.Until) {
	for at := len(g.state.Piles[InPlay]) - 1; at >= 0; at-- {
		if id := g.state.Piles[InPlay][at].Card; g.cat.Crisis(id).Special.Keep == until {
			g.apart(func() {
				g.because(NoCause, func() { g.moveOpen(InPlay, id, g.discardOfCrisis(id), NoSeat, "B-CRISIS-08") })
			})
		}
	}
}
