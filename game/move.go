package game

import (
	"slices"

	"battlestar/game/card"
)

// offerMove offers a player one move by the rules of movement (B-MOVE-01..09). In the Movement step of the player's own turn, it also offers a
// Movement ability instead, even in the Brig (P-MOVE-01..03).
func (g *Game) offerMove(s Seat, inStep bool) {
	for {
		seat := g.seat(s)
		abilities := inStep && !seat.OffBoard && g.state.Count(Hand(s)) > 0 && g.anyTimed(seat.Cylon(), card.InMovement, card.InMovementOrAction)
		var sheet []Option
		if inStep && !seat.OffBoard {
			sheet = g.movementAbilities(s)
		}
		if seat.OffBoard || seat.Jailed() && !abilities && len(sheet) == 0 { // B-CHAR-07, B-BRIG-01, P-NC-10
			return
		}
		options := make([]Option, 0, usualMoves)
		options = append(options, option(Choice{Kind: Pass}))
		if !seat.Jailed() {
			options = g.appendMoves(options, s)
		}
		options = append(options, sheet...)
		if abilities {
			options = append(options, option(Choice{Kind: FromHand}))
		}
		to := g.pick(s, Decision{Kind: ChooseMove, Options: options, Rule: "B-MOVE-09"})
		switch to.Kind {
		case FromHand:
			if !g.useMovementAbility(s) {
				continue // he looked at his cards and used none
			}
		case TheAbility:
			g.useAbility(s, to.Card, "P-MOVE-01")
		case TheArea:
			g.flyPilot(s, to.Area, "B-MOVE-06")
		case ThePlace:
			g.moveTo(s, to.Place)
		}
		return
	}
}

// appendMoves adds the areas and locations that a player can move to.
func (g *Game) appendMoves(options []Option, s Seat) []Option {
	if seat := g.seat(s); seat.Piloting() {
		for _, a := range []card.Area{seat.Area.Clockwise(), seat.Area.Counterclockwise()} { // B-MOVE-06
			options = append(options, option(Choice{Kind: TheArea, Area: a}))
		}
	}
	for p := range g.cat.Locations.All() {
		if g.notMoving(s, p.ID).Why == Offered {
			use, taxed := g.usePrice(s, p.ID)
			options = append(options, Option{Choice: Choice{Kind: ThePlace, Place: p.ID}, Cost: int8(g.movePrice(s, p)), Use: int8(use), Taxed: taxed})
		}
	}
	return options
}

// moveTo moves a player to a location. Sabotage may answer the payment: if it hits the player's location or destroys the ship they are going to, they
// do not move (P-TREACH-06).
func (g *Game) moveTo(s Seat, to card.Place) {
	l := g.cat.Locations.Of(to)
	if price := g.movePrice(s, l); price > 0 { // B-MOVE-03: said first, then paid, then moved
		from := g.seat(s).Place
		if g.spareOne([]Seat{s}, price, "") != s { // D-CHAR-09: who has no card does not move at all
			paid := g.ask(Decision{Kind: PayForMove, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Hand(s), nil), Place: to, Rule: "B-MOVE-02"})
			g.payForMove(s, paid.Picks)
		}
		if g.seat(s).Place != from || g.closed(l) != Offered {
			g.nothing(NotSent, Event{Rule: "P-TREACH-06", Seat: s, Place: to})
			return
		}
	}
	if g.tethered(s) {
		g.emit(Event{Kind: AbilityUsed, Rule: "D-CHAR-10", Seat: s, Card: card.Heretic})
		g.discardSuper(s, power[card.PaysToLeave](g, card.Heretic).N, "D-CHAR-10")
	}
	g.leaveViper(s, "B-MOVE-07")
	g.emit(Event{Kind: CharacterMoved, Rule: "B-MOVE-01", Seat: s, Place: to})
	g.tempt() // O-5
}

// payForMove discards the cost of a move. A resulting Mutiny card is drawn before the move, or by house rule after it (D-TRE-11).
func (g *Game) payForMove(s Seat, cards []Choice) {
	later := g.house(MutinyAfterMove)
	g.owed.mutiniesWait = later
	g.discardChosen(s, discards{cards: cards, counts: true}, "B-MOVE-02")
	g.owed.mutiniesWait = false
}

// closed returns why nobody can go to a location now, or Offered if they can. Closed are: a ship that a card closes, a destroyed ship (P-PEG-09), New
// Caprica before the landing, everything else until Galactica returns there, and Colonial One from then on (P-NC-03, P-NC-05).
func (g *Game) closed(l *card.Location) Reason {
	switch h := HullOf(l.Board); {
	case l.Board == card.ColonialOneBoard && g.inPlay(card.NoMovingToColonialOne):
		return ClosedByCard
	case h != nil && h.IsLost(&g.state.Tabletop):
		return IsDestroyed
	case (l.Board == card.NewCapricaBoard) != g.landed() && (l.Board == card.NewCapricaBoard || g.frozen()):
		return IsOutOfReach
	case l.Board == card.ColonialOneBoard && g.inOrbit():
		return IsOutOfReach
	case !g.state.HasBoard(l.Board), !g.state.Shows(l.ID): // D-REB-01
		return IsOutOfReach
	}
	return Offered
}

// send puts a character at a location by an effect: free, and against the rules of movement if need be (B-MOVE-08). Characters in the Brig stay there
// (B-BRIG-04). Players off the board cannot be sent, nor a Cylon player to the humans (B-CHAR-07, B-CPL-01).
func (g *Game) send(s Seat, to card.Place, rule string) { g.sendAll([]Seat{s}, to, rule) }

// sendAll is send for several players by one instruction. Their titles are passed on only when all have gone, straight to the final holders.
func (g *Game) sendAll(seats []Seat, to card.Place, rule string) {
	var sent Seats
	g.together(func() {
		for _, s := range seats {
			to := g.meant(s, to)
			if !g.sendable(s, to) {
				g.nothing(NotSent, Event{Rule: rule, Seat: s, Place: to})
				continue
			}
			g.leaveViper(s, "B-BRIG-07")
			g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: s, Place: to})
			if to == card.Brig {
				sent |= SeatsOf(s)
			}
		}
	})
	g.together(func() {
		for _, held := range g.state.Titles { // B-TITLE-04, E-FLEET-32
			if g.lostInBrig(held.Title) && sent.Has(held.Holder) {
				g.giveTitle(held.Title, g.heir(held.Title), "B-TITLE-04")
			}
		}
	})
}

// sendable reports whether an effect can put a character at a place, or at the one that stands for it (B-BRIG-05, P-NC-10). Cylon players go only to
// Cylon locations (D-LOC-09). Nobody else does, except to where Cylons wake (B-MOVE-05, D-LEAD-08).
func (g *Game) sendable(s Seat, to card.Place) bool {
	seat, there := g.seat(s), g.cat.Locations.Of(to)
	cylon := there != nil && there.Board.Cylon()
	return (seat.Cylon() == cylon || to == card.ResurrectionShip) && !seat.OffBoard && seat.Place != g.meant(s, to) && !seat.Jailed()
}

// leaveViper returns the viper that a player pilots to the Reserves (B-VIPER-06).
func (g *Game) leaveViper(s Seat, rule string) {
	if area := g.seat(s).Area; area != card.NoArea {
		mark := g.seat(s).Craft
		g.together(func() {
			g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: s}) // out of the viper, which is unmanned for a moment
			g.moveShips(mark, 1, SpotOf(area), Reserves, rule)
		})
	}
}

// board puts a player into an unmanned viper of an area.
func (g *Game) board(s Seat, area card.Area, mark card.Ship, rule string) {
	g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: s, ToArea: area, Ship: Choice{}.OfMark(mark).Ship})
}

// targets returns the players whose characters may be chosen to go to a place (B-BRIG-05).
func (g *Game) targets(to card.Place, onGalactica bool) []Seat {
	return g.seatsWhere(func(s Seat) bool {
		seat := g.seat(s)
		return g.sendable(s, to) && !(onGalactica && (seat.Piloting() || g.cat.Locations.Of(seat.Place).Board != card.GalacticaBoard))
	})
}

// on reports whether a character stands on a board.
func (g *Game) on(s Seat, board card.Board) bool {
	place := g.seat(s).Place
	return place != "" && g.cat.Locations.Of(place).Board == board
}

// charactersAt returns the players whose characters are at a location, starting with the current player (B-CRISIS-12).
func (g *Game) charactersAt(place card.Place) []Seat {
	return slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return g.seat(s).Place != place })
}

// jailed returns the human players in the Brig or in Detention.
func (g *Game) jailed() []Seat {
	return slices.DeleteFunc(g.clockwiseFrom(g.current()), func(s Seat) bool { return !g.human(s) || !g.seat(s).Jailed() })
}

// jailedWith returns the players whom an effect about the Brig reaches: for a player on New Caprica, those in Detention (P-NC-09).
func (g *Game) jailedWith(by Seat) []Seat { return g.charactersAt(g.meant(by, card.Brig)) }
