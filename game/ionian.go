package game

import (
	"slices"

	"battlestar/game/card"
)

// The rules of the Ionian Nebula: allies and trauma tokens, which last until the Trial (E-ION). The Crossroads phase is in ionian_crossroads.go.

// The numbers of the option.
const (
	AlliesInPlay   = 3 // E-ION-06
	FirstTrauma    = 3 // tokens that a character begins with (E-ION-04, E-ION-17)
	DisasterTrauma = 2 // extra tokens that a Cylon player draws for a disaster (E-ION-12)
	SparedTrauma   = 2 // the most tokens that are too few for the Trial (E-ION-62)
)

// traumaLasts reports whether trauma tokens and allies are in the game: with the option, until the Trial begins (E-ION-71, E-ION-73).
func (g *Game) traumaLasts() bool {
	return g.with(card.OptionIonianNebula) && g.state.Phase < AtTrial
}

// setUpNebula is E-ION-03..06; the pool and the decks are already shuffled.
func (g *Game) setUpNebula() {
	if !g.with(card.OptionIonianNebula) {
		return
	}
	for _, at := range traumaPlaces {
		g.move(TraumaPool, 0, at.pile, -1, 0, NoSeat, "E-ION-03")
	}
	g.dealTrauma(g.clockwiseFrom(g.state.First), "E-ION-04")
	for n := range AlliesInPlay {
		g.drawAlly(n, NoSeat, "E-ION-06")
		g.layUnseen(AllyTrauma(n), "E-ION-06")
	}
}

// ---- Trauma tokens ----

// traumaPlaces are the locations with a token of their own (E-ION-03).
var traumaPlaces = []struct {
	place card.Place
	pile  Pile
}{{card.Sickbay, SickbayTrauma}, {card.Brig, BrigTrauma}}

// TraumaAt is the pile of a location's token, NoPile if it has none (E-ION-03).
func TraumaAt(p card.Place) Pile {
	for _, at := range traumaPlaces {
		if at.place == p {
			return at.pile
		}
	}
	return NoPile
}

// dealTrauma gives players the tokens that a character begins with. Disasters are shown and replaced, and go back once all players have theirs
// (E-ION-04, E-ION-17).
func (g *Game) dealTrauma(seats []Seat, rule string) {
	shown := g.state.Count(TraumaShown)
	g.together(func() {
		for _, s := range seats {
			for g.state.Count(Trauma(s)) < FirstTrauma && g.state.Count(TraumaPool) > 0 { // E-ION-19
				g.move(TraumaPool, 0, Trauma(s), -1, 0, s, rule)
				g.showDisasters(s, rule)
			}
		}
	})
	g.putBack(shown, rule)
	for _, s := range seats {
		g.show(s, LookAtTrauma, "", rule)
	}
}

// drawTrauma has players draw tokens from the pool, one player after the other. A player draws all tokens before a disaster among them counts
// (E-ION-10, E-ION-14).
func (g *Game) drawTrauma(seats []Seat, n int, rule string) {
	for _, s := range seats {
		g.takeTrauma(s, slices.Repeat([]Pile{TraumaPool}, n), rule)
	}
}

// takeTrauma has a player take a token from each of some piles, look at them, and suffer any disasters. These then go back (E-ION-10..13).
func (g *Game) takeTrauma(s Seat, from []Pile, rule string) {
	if !g.traumaLasts() {
		return
	}
	shown := g.state.Count(TraumaShown)
	for {
		before := g.state.Count(Trauma(s))
		g.together(func() {
			for _, p := range from {
				if g.state.Count(p) > 0 { // E-ION-19
					g.move(p, 0, Trauma(s), -1, 0, s, rule)
				}
			}
		})
		if g.state.Count(Trauma(s)) == before {
			break
		}
		g.show(s, LookAtTrauma, "", rule)
		disasters := g.showDisasters(s, "E-ION-10")
		if disasters == 0 {
			break
		}
		if g.human(s) {
			g.apart(func() { g.execute(s, "E-ION-11") })
			break
		}
		from, rule = slices.Repeat([]Pile{TraumaPool}, DisasterTrauma*disasters), "E-ION-12"
	}
	g.putBack(shown, "E-ION-13")
}

// showDisasters sets aside the disasters that a player has drawn, open to all, and returns their number.
func (g *Game) showDisasters(s Seat, rule string) (n int) {
	for g.find(Trauma(s), card.TraumaDisaster) >= 0 {
		n++
		g.because(ByDisaster, func() { g.moveOpen(Trauma(s), card.TraumaDisaster, TraumaShown, s, rule) })
	}
	return n
}

// putBack returns the tokens set aside to the pool, except as many as were there before, and shuffles it (E-ION-13).
func (g *Game) putBack(before int, rule string) {
	if g.state.Count(TraumaShown) == before {
		return
	}
	g.together(func() {
		for g.state.Count(TraumaShown) > before {
			g.move(TraumaShown, before, TraumaPool, -1, 0, NoSeat, rule)
		}
	})
	g.shuffle(TraumaPool, rule)
}

// returnToken puts the token of a card back into the pool, if there is one.
func (g *Game) returnToken(from Pile, rule string) {
	if g.state.Count(from) > 0 {
		g.move(from, 0, TraumaPool, -1, 0, NoSeat, rule)
		g.shuffle(TraumaPool, rule)
	}
}

// discardTrauma has a player discard n tokens, by choice or at random, or all if there are fewer (E-ION-18).
func (g *Game) discardTrauma(s Seat, n int, random bool, about card.ID, rule string) {
	n = min(n, g.state.Count(Trauma(s)))
	if n == 0 || !g.traumaLasts() {
		return
	}
	if random {
		for range n {
			at := g.state.draw(ChanceDiscard, g.state.Count(Trauma(s)))
			g.move(Trauma(s), at, TraumaPool, -1, 0, s, rule)
		}
		g.shuffle(TraumaPool, rule)
		return
	}
	picks := g.ask(Decision{Kind: GiveUpTrauma, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Trauma(s), nil), Min: n, Max: n, N: n, About: about, Rule: rule}).Picks
	g.together(func() {
		for _, p := range picks {
			g.move(Trauma(s), g.find(Trauma(s), p.Card), TraumaPool, -1, 0, s, rule)
		}
	})
	g.shuffle(TraumaPool, rule)
}

// loseTrauma returns all tokens of an executed human player to the pool (E-EXEC-09, E-ION-17).
func (g *Game) loseTrauma(s Seat, rule string) {
	if !g.traumaLasts() || g.state.Count(Trauma(s)) == 0 { // in the Trial all tokens leave the game at its end (E-ION-71)
		return
	}
	g.together(func() {
		for g.state.Count(Trauma(s)) > 0 {
			g.move(Trauma(s), g.placesByID(Trauma(s))[0], TraumaPool, -1, 0, s, rule)
		}
	})
	g.shuffle(TraumaPool, rule)
}

// traumaOfPlace has the current player take the token of the location where the turn begins. The location then gets another (E-ION-15, E-ION-22).
func (g *Game) traumaOfPlace(place card.Place) {
	at := TraumaAt(place)
	g.takeTrauma(g.state.Current, []Pile{at}, "E-ION-15")
	g.layUnseen(at, "E-ION-15")
}

// layTrauma has a player put a trauma token facedown on a card, and reports whether there was one. The player is asked in private even with only one
// (B-SECRET-04).
func (g *Game) layTrauma(s Seat, to Pile, about card.ID, rule string) bool {
	if g.state.Count(Trauma(s)) == 0 {
		return false
	}
	picked := g.ask(Decision{Kind: LayTrauma, Seats: SeatsOf(s), Private: true, Options: g.handOptions(Trauma(s), nil), About: about, Rule: rule}).Picks[0]
	g.move(Trauma(s), g.find(Trauma(s), picked.Card), to, -1, SeatsOf(s), s, rule)
	return true
}

// layUnseen puts a token from the pool on a card or a location. Nobody looks at it.
func (g *Game) layUnseen(to Pile, rule string) {
	if g.state.Count(TraumaPool) > 0 { // E-ION-19
		g.move(TraumaPool, 0, to, -1, 0, NoSeat, rule)
	}
}

// ---- Allies ----

// AlliesAt returns the places in the row of allies of those encountered at a location.
func (t *Tabletop) AlliesAt(place card.Place, at func(card.ID) card.Place) []int {
	var here []int
	for n := range AlliesInPlay {
		if id := t.Top(Ally(n)); id != "" && at(id) == place {
			here = append(here, n)
		}
	}
	return here
}

func (g *Game) alliesAt(place card.Place) []int {
	return g.state.AlliesAt(place, func(id card.ID) card.Place { return g.cat.Allies.Of(id).At })
}

// drawAlly reveals the next Ally card that can be encountered, and reports whether there is one. Other Ally cards leave the game (E-ION-28). The deck
// is never reshuffled (E-ION-36).
func (g *Game) drawAlly(n int, by Seat, rule string) bool {
	for g.state.Count(AllyDeck) > 0 {
		next := g.cat.Allies.Of(g.state.Top(AllyDeck))
		if !g.missing(next) {
			g.moveOpen(AllyDeck, next.ID, Ally(n), by, rule)
			return true
		}
		g.because(ByLeavingOut, func() { g.moveOpen(AllyDeck, next.ID, Removed, by, "E-ION-28") })
	}
	g.nothing(NoAllyLeft, Event{Rule: "E-ION-36"})
	return false
}

// missing reports whether an ally cannot be encountered: they are or were a player's character, or their location is no longer in the game.
func (g *Game) missing(a *card.Ally) bool {
	for s := range g.state.Seats {
		if g.onePerson(g.state.Seats[s].Character, a.Is) {
			return true
		}
	}
	executed := slices.ContainsFunc(g.state.Executed, func(id card.ID) bool { return g.onePerson(id, a.Is) })
	gone := g.cat.Locations.Of(a.At).Board == card.ColonialOneBoard && g.inPlay(card.NoMovingToColonialOne)
	return gone || executed
}

// onePerson reports whether a character is the person on an Ally card, in this version or another (D-COMBO-09).
func (g *Game) onePerson(character, ally card.ID) bool {
	c := g.cat.Characters.Of(character)
	return ally != "" && (character == ally || c != nil && c.Other == ally)
}

// encounter is the end of the Movement step: at the location of an ally, the current player must encounter one, and at most one (E-ION-25, E-ION-26).
func (g *Game) encounter() {
	current := g.state.Current
	var options []Option
	here := g.alliesAt(g.seat(current).Place)
	for _, n := range here {
		options = append(options, option(Choice{Kind: TheCard, Card: g.state.Top(Ally(n))}))
	}
	if len(here) == 0 {
		return
	}
	id := g.choose(current, Decision{Kind: ChooseAlly, Options: options, Place: g.seat(current).Place, Rule: "E-ION-25"}).Card
	n := here[slices.IndexFunc(here, func(n int) bool { return g.state.Top(Ally(n)) == id })]
	ally := g.cat.Allies.Of(id)
	g.beginEffect()
	g.met = id
	g.emit(Event{Kind: AllyMet, Rule: "E-ION-25", Seat: current, Card: id, Place: ally.At})
	g.depth++
	mark := card.Disaster
	if g.state.Count(AllyTrauma(n)) > 0 {
		g.turnUp(AllyTrauma(n), 0, ByMeeting, "E-ION-27")
		mark = g.cat.Trauma.Of(g.state.Top(AllyTrauma(n))).Mark
	}
	if g.house(AllyTokenBackAtOnce) {
		g.returnToken(AllyTrauma(n), "E-ION-27")
	}
	g.resolveResult(&ally.Results, id, current, mark, "E-ION-27")
	g.depth--
	g.met = ""
	switch {
	case g.state.Top(Ally(n)) != id: // he has left already (E-ION-39), or all have (E-ION-60)
	case g.state.TurnCut: // E-ION-37
		g.removeAllies([]int{n}, "E-ION-37")
	default:
		g.returnToken(AllyTrauma(n), "E-ION-27")
		g.moveOpen(Ally(n), id, Removed, current, "E-ION-28")
		if g.drawAlly(n, current, "E-ION-28") && !g.layTrauma(current, AllyTrauma(n), g.state.Top(Ally(n)), "E-ION-29") {
			g.layUnseen(AllyTrauma(n), "E-ION-29")
		}
	}
}

// resolveResult resolves the result of an Ally or Crossroads card that a token, or a player without one, has decided.
func (g *Game) resolveResult(results *card.Results, id card.ID, s Seat, mark card.Mark, rule string) {
	g.emit(Event{Kind: ResultDecided, Rule: rule, Seat: s, Card: id, Mark: mark})
	if effects := results.Of(mark); len(effects) > 0 {
		g.resolve(effects, cause{id: id})
	} else {
		g.nothing(NeitherResult, Event{Rule: rule, Card: id})
	}
}

// alliesLeave removes the allies of a location that was damaged or has left the game (E-ION-31). By house rule, the ally being encountered stays, and
// the player who encounters them replaces them (C-32).
func (g *Game) alliesLeave(place card.Place) {
	g.removeAllies(slices.DeleteFunc(g.alliesAt(place), func(n int) bool {
		return g.house(MetAllyReplacedByPlayer) && g.state.Top(Ally(n)) == g.met
	}), "E-ION-31")
}

// allyIsPlayed removes the ally whose character a player has chosen after an execution (E-ION-32).
func (g *Game) allyIsPlayed(character card.ID) {
	var gone []int
	for n := range AlliesInPlay {
		if a := g.cat.Allies.Of(g.state.Top(Ally(n))); a != nil && g.onePerson(character, a.Is) {
			gone = append(gone, n)
		}
	}
	g.removeAllies(gone, "E-ION-32")
}

// removeAllies removes allies from the game, returns their tokens unseen to the pool, and replaces the allies one at a time (E-ION-31, E-ION-33).
func (g *Game) removeAllies(gone []int, rule string) {
	if len(gone) == 0 {
		return
	}
	g.together(func() {
		for _, n := range gone {
			g.moveOpen(Ally(n), g.state.Top(Ally(n)), Removed, NoSeat, rule)
			if g.state.Count(AllyTrauma(n)) > 0 {
				g.move(AllyTrauma(n), 0, TraumaPool, -1, 0, NoSeat, rule)
			}
		}
	})
	g.shuffle(TraumaPool, rule)
	for _, n := range gone {
		g.replaceAlly(n)
	}
}

// replaceAlly brings a new ally in place of one that was removed. The Cylon player with the most tokens puts one of them on the new ally. If there is
// no such player, the current player puts an unseen token there (E-ION-33..35).
func (g *Game) replaceAlly(n int) {
	if g.state.Count(AllyDeck) == 0 { // E-ION-36
		return
	}
	by, most := NoSeat, 0
	var tied []Seat
	for _, s := range g.who(card.EachCylon) {
		switch held := g.state.Count(Trauma(s)); {
		case held > most:
			most, tied = held, []Seat{s}
		case held == most && held > 0:
			tied = append(tied, s)
		}
	}
	if len(tied) > 0 {
		var options []Option
		for _, s := range tied {
			options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
		}
		by = g.choose(g.state.Current, Decision{Kind: ChooseReplacer, Options: options, Rule: "E-ION-34"}).Seat // C-24
	}
	if by == NoSeat {
		if g.drawAlly(n, g.state.Current, "E-ION-35") {
			g.layUnseen(AllyTrauma(n), "E-ION-35")
		}
		return
	}
	if g.drawAlly(n, by, "E-ION-33") {
		g.layTrauma(by, AllyTrauma(n), g.state.Top(Ally(n)), "E-ION-33")
	}
}
