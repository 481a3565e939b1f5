package game

import (
	"slices"

	"battlestar/game/card"
)

// Hull is a human ship whose locations can be damaged, with the piles of its damage tokens (B-DMG-01).
type Hull struct {
	Board   card.Board // where its locations are
	Tokens  Pile       // to draw from
	Drawn   Pile       // looked at, to choose from (B-DMG-05); NoPile if nobody chooses
	Damaged Pile       // on its locations
	Loses   int        // the number of damaged locations at which it is lost (B-DMG-02)
}

// Hulls are the ships that take damage.
var Hulls = []Hull{
	{
		Board: card.GalacticaBoard, Tokens: DamagePile, Drawn: DamageDrawn, Damaged: DamageOnBoard, Loses: 6,
	},
	{
		Board: card.PegasusBoard, Tokens: PegasusDamagePile, Damaged: PegasusDamageOnBoard, Loses: 4, // P-PEG-07, P-PEG-09
	},
}

// HullOf is the ship with a board, nil if it takes no damage.
func HullOf(b card.Board) *Hull {
	return hullWith(func(h *Hull) bool { return h.Board == b })
}

// HullWith is the ship on whose locations the tokens of a pile lie, nil for other piles.
func HullWith(damaged Pile) *Hull {
	return hullWith(func(h *Hull) bool { return h.Damaged == damaged })
}

// HullFrom is the ship whose tokens in a pile are not on its locations yet, nil for other piles.
func HullFrom(tokens Pile) *Hull {
	return hullWith(func(h *Hull) bool { return h.Tokens == tokens || h.Drawn == tokens && tokens != NoPile })
}

func hullWith(is func(*Hull) bool) *Hull {
	for i := range Hulls {
		if is(&Hulls[i]) {
			return &Hulls[i]
		}
	}
	return nil
}

// Damages is the ship that is hit when the event resolves a damage token, nil for other events. Either a location is damaged, or the token is removed
// for a resource (B-DMG-02).
func (e *Event) Damages() *Hull {
	if e.Kind != CardMoved {
		return nil
	}
	if e.To == Removed {
		return HullFrom(e.From)
	}
	return HullWith(e.To)
}

// Damaged reports whether a location is damaged.
func (t *Tabletop) Damaged(p card.Place) bool {
	return hullWith(func(h *Hull) bool {
		return slices.ContainsFunc(t.Piles[h.Damaged], func(s Slot) bool { return s.Card == card.DamageTo(p) })
	}) != nil
}

// DamagedLocations is the number of damaged locations on all ships.
func (t *Tabletop) DamagedLocations() int {
	n := 0
	for _, h := range Hulls {
		n += t.Count(h.Damaged)
	}
	return n
}

// IsLost reports whether enough locations are damaged for the ship to be lost (B-DMG-02).
func (h *Hull) IsLost(t *Tabletop) bool { return t.Count(h.Damaged) >= h.Loses }

// damageHull draws and resolves a damage token of a ship (B-DMG-01).
func (g *Game) damageHull(h *Hull, rule string) {
	if g.state.Count(h.Tokens) == 0 {
		g.nothing(NoDamageToken, Event{Rule: rule, Place: card.Place(h.Board.String())})
		return
	}
	g.resolveDamage(h, h.Tokens, 0, rule)
}

// damageGalactica damages Galactica (B-DMG-01), or the second ship if the current player so chooses before a token is seen (P-PEG-06).
func (g *Game) damageGalactica(rule string) {
	h := HullOf(card.GalacticaBoard)
	if second := g.pegasusHull(); second != nil {
		options := []Option{option(Choice{Kind: TheDeck, Deck: h.Tokens}), option(Choice{Kind: TheDeck, Deck: second.Tokens})}
		if g.pick(g.current(), Decision{Kind: ChooseHull, Options: options, Rule: "P-PEG-06"}).Deck == second.Tokens {
			h = second
		}
	}
	g.damageHull(h, rule)
}

// resolveDamage resolves a damage token. Either a location is damaged and the characters there go to Sickbay, or a resource is lost and the token is
// removed (B-DMG-01, B-DMG-02).
func (g *Game) resolveDamage(h *Hull, from Pile, at int, rule string) {
	token := g.cat.Token(g.state.Piles[from][at].Card)
	if token.Place == "" {
		g.move(from, at, Removed, -1, All, NoSeat, rule)
		g.resolve(token.Effect, cause{id: token.ID})
		return
	}
	g.move(from, at, h.Damaged, -1, All, NoSeat, rule)
	g.sendAll(g.charactersAt(token.Place), card.Sickbay, "B-DMG-01")
	if h.IsLost(&g.state.Tabletop) {
		g.loseHull(h)
	}
	g.apart(func() { g.alliesLeave(token.Place) })
}

// loseHull handles the loss of a ship, which ends the game or only that ship (B-DMG-02, P-PEG-09).
func (g *Game) loseHull(h *Hull) {
	if h.Board == card.PegasusBoard {
		g.pegasusLost()
		return
	}
	g.end(Over{Why: EndedByDamage}, "B-DMG-02")
}

// chooseDamage is the reveal of a Cylon who damages Galactica: the player draws up to 5 tokens in secret and chooses 2 (B-DMG-05).
func (g *Game) chooseDamage(you Seat, e card.ChooseDamage) {
	h := HullOf(card.GalacticaBoard)
	g.together(func() {
		for range min(e.Draw, g.state.Count(h.Tokens)) {
			g.move(h.Tokens, 0, h.Drawn, -1, SeatsOf(you), you, "B-DMG-05")
		}
	})
	n := min(e.Resolve, g.state.Count(h.Drawn))
	if n == 0 {
		return
	}
	var options []Option
	for _, slot := range g.state.Piles[h.Drawn] {
		options = append(options, Option{Choice: Choice{Kind: TheToken, Card: slot.Card}, Private: true})
	}
	picks := g.ask(Decision{Kind: ChooseDamage, Seats: SeatsOf(you), Private: true, Options: options, Min: n, Max: n, N: n, Rule: "B-DMG-05"}).Picks
	for _, p := range picks {
		g.resolveDamage(h, h.Drawn, g.find(h.Drawn, p.Card), "B-DMG-05")
	}
	g.together(func() {
		for g.state.Count(h.Drawn) > 0 {
			g.move(h.Drawn, 0, h.Tokens, -1, 0, you, "B-DMG-05")
		}
	})
	g.shuffle(h.Tokens, "B-DMG-05")
}

// repairLocation puts the damage token of a location back among the others of its ship (B-DMG-04).
func (g *Game) repairLocation(by Seat, p card.Place) {
	h := HullOf(g.cat.Locations.Of(p).Board)
	g.move(h.Damaged, g.find(h.Damaged, card.DamageTo(p)), h.Tokens, -1, 0, by, "B-DMG-04")
	g.emit(Event{Kind: Repaired, Rule: "B-CARD-15", Seat: by, Place: p})
	g.shuffle(h.Tokens, "B-DMG-04")
}
