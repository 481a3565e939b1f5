package game

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game/card"
)

// Correction is the rule that the events of a correction cite.
const Correction = "correction"

// ErrCorrection is the error of a correction that would leave an impossible table; a [CorrectionError] wraps it and says why.
var ErrCorrection = errors.New("this cannot be set right")

// CorrectionProblem is why something cannot be corrected.
type CorrectionProblem uint8

// The reasons. The comments say which fields of the [CorrectionError] tell more; if a single edit is at fault, it is in Edit.
const (
	NoFault         CorrectionProblem = iota
	AfterTheEnd                       // the game is over
	OnlyAtStep                        // this is set only at the beginning of a step
	OnlyInTurns                       // only from the first turn to the end of the game
	NoSuchSeat                        //
	NotInGame                         // it is not in this game: its box or option is not played
	OutOfBounds                       // Least, Most
	PassedAlready                     // Least: a threshold at that distance was resolved
	EndOfTrack                        // a centurion there would end the game
	NotKeptThere                      // pieces of that kind are not at that spot
	NotDamageable                     // the token names no location that can be damaged
	BasestarAway                      // that basestar is not on the board
	LiesElsewhere                     // the token lies elsewhere
	NoSuchPlace                       //
	NoOncePerGame                     // the character has no once-per-game ability
	TooFewCards                       // Most: how many are left
	NoneDiscarded                     //
	NotKept                           // the card is not kept in play
	OtherCrisis                       // the crisis was not drawn in this step
	TooFewPieces                      // Ship: there are Most, this would take N
	SixDamaged                        // damaged locations would end the game
	ThreeTokens                       // a basestar cannot keep 3 damage tokens: it is destroyed
	NoPilot                           // Seat
	WrongBoard                        // Seat: the Cylon locations are for Cylon players, and only for them
	CylonWithTitle                    // Seat, Title
	JailedWithTitle                   // Title: its holder is in the Brig while another human is not (B-TITLE-04)
	// NumCorrectionProblems is the number of reasons.
	NumCorrectionProblems
)

var whyNames = [NumCorrectionProblems]string{
	NoFault: "", AfterTheEnd: "the game is over", OnlyAtStep: "only at the beginning of a step",
	OnlyInTurns: "only from the first turn to the end of the game", NoSuchSeat: "no such seat", NotInGame: "not in this game",
	OutOfBounds: "out of bounds", PassedAlready: "passed already", EndOfTrack: "the end of the track", NotKeptThere: "not kept there",
	NotDamageable: "nothing that can be damaged", BasestarAway: "the basestar is not on the board", LiesElsewhere: "lies elsewhere",
	NoSuchPlace: "no such place", NoOncePerGame: "no ability for once per game", TooFewCards: "too few cards", NoneDiscarded: "none discarded",
	NotKept: "not kept in play", OtherCrisis: "another crisis", TooFewPieces: "too few pieces", SixDamaged: "six damaged locations",
	ThreeTokens: "three tokens on a basestar", NoPilot: "no pilot", WrongBoard: "the wrong board", CylonWithTitle: "a Cylon player with a title",
	JailedWithTitle: "a title in the Brig",
}

// CorrectionError is the error of a correction that cannot be made: why, and about what. It wraps [ErrCorrection].
type CorrectionError struct {
	Why         CorrectionProblem
	Edit        Edit // the edit at fault; of kind NoEdit if it is all of them together
	Least, Most int
	N           int
	Ship        card.Ship
	Seat        Seat
	Title       card.Title
}

// Error returns the fault in a few words for scenarios; package say puts it into a sentence.
func (f *CorrectionError) Error() string {
	text := fmt.Sprintf("%v: %s", ErrCorrection, whyNames[f.Why])
	// the others have no numbers to tell
	//exhaustive:ignore
	switch f.Why {
	case OutOfBounds, PassedAlready:
		text += fmt.Sprintf(", from %d to %d", f.Least, f.Most)
	case TooFewPieces:
		text += fmt.Sprintf(", there are %d %s, this would take %d", f.Most, f.Ship, f.N)
	}
	if f.Edit.Kind != NoEdit {
		text += ": " + f.Edit.String()
	}
	return text
}

// Unwrap implements errors.Is for [ErrCorrection].
func (f *CorrectionError) Unwrap() error { return ErrCorrection }

// Correct makes edits that may be made at once ([Edit.AtOnce]). If they cannot be made, it returns a [CorrectionError] and changes nothing.
func (g *Game) Correct(edits []Edit) error {
	if g.pending == nil {
		return &CorrectionError{Why: AfterTheEnd}
	}
	if !AtOnce(edits) {
		return &CorrectionError{Why: OnlyAtStep}
	}
	for _, e := range edits {
		if fault := g.sensible(e); fault != nil {
			return fault
		}
	}
	for _, e := range edits {
		g.edit(e)
	}
	return nil
}

// Correct continues from a snapshot after making the edits. A seed gives new chance from there on (see [Game.Reseed]); with 0 chance stays as it was.
// If the resulting table is impossible, the error is a [CorrectionError].
func Correct(s *State, seed uint64, edits []Edit) (*Game, error) {
	if s.Over != nil || s.Step < TurnStart {
		return nil, &CorrectionError{Why: OnlyInTurns}
	}
	return restore(s, func(g *Game) error {
		if fault := g.correct(seed, edits); fault != nil {
			return fault
		}
		return nil
	})
}

func (g *Game) correct(seed uint64, edits []Edit) *CorrectionError {
	// Remove the crisis before its deck is shuffled, while its position is known. Begin the turn first, because that ends what else is due.
	first := func(e Edit) bool { return e.Kind == SetTurn || e.Kind == SetCard && e.Pile == CrisisOpen }
	for _, e := range edits {
		if first(e) {
			if fault := g.edit(e); fault != nil {
				return fault
			}
		}
	}
	if seed != 0 {
		g.Reseed(seed)
	}
	// Removals go first, so that a moved piece is available to be put down again.
	order := slices.DeleteFunc(slices.Clone(edits), first)
	slices.SortStableFunc(order, func(a, b Edit) int { return one(g.adds(a)) - one(g.adds(b)) })
	for _, e := range order {
		if fault := g.edit(e); fault != nil {
			return fault
		}
	}
	return g.sound()
}

// adds reports whether an edit removes nothing from its target.
func (g *Game) adds(e Edit) bool {
	switch e.Kind {
	case SetCounter, SetPieces, SetCard:
		return e.N >= g.state.Now(e)
	case SetPlace, SetTitle, SetTurn, DrawCards:
		return true
	}
	panic(fmt.Sprintf("unknown EditKind %d", e.Kind))
}

// edit makes one edit and records it.
func (g *Game) edit(e Edit) (fault *CorrectionError) {
	if fault := g.sensible(e); fault != nil {
		return fault
	}
	g.emit(Event{Kind: Corrected, Cause: ByCorrection, Rule: Correction, Seat: e.Seat, Edit: &e, N: g.state.Now(e)})
	g.depth++
	defer func() { g.depth-- }()
	g.because(ByCorrection, func() { fault = g.setRight(e) })
	return fault
}

// setRight changes the table by an edit.
func (g *Game) setRight(e Edit) *CorrectionError {
	more := e.N - g.state.Now(e)
	switch e.Kind {
	case SetCounter:
		if c := &counters[e.Counter]; c.set != nil {
			c.set(g, e, more)
		} else {
			change := c.change
			change.Rule, change.N = Correction, more
			g.emit(change)
		}
	case SetPieces:
		if fault := g.setPieces(e, more); fault != nil {
			fault.Edit, fault.Ship = e, e.Ship
			return fault
		}
	case SetCard:
		g.setCard(e, more)
	case SetPlace:
		g.setPlace(e)
	case SetTitle:
		g.giveTitle(e.Title, e.Seat, Correction)
	case SetTurn:
		for g.state.Count(CrisisOpen) > 0 {
			id := g.state.Piles[CrisisOpen][0].Card
			g.moveOpen(CrisisOpen, id, g.discardOfCrisis(id), NoSeat, Correction)
		}
		g.emit(Event{Kind: TurnBegan, Rule: Correction, Seat: e.Seat, N: g.state.Turn})
		g.emit(Event{Kind: StepBegan, Rule: Correction, Step: TurnStart})
	case DrawCards:
		g.drawCards(e)
	}
	return nil
}

// setPlace puts a character at a location, or into an unmanned craft of an area. If there is none, it takes one from the Reserves.
func (g *Game) setPlace(e Edit) {
	g.leaveViper(e.Seat, Correction)
	if e.Place != "" {
		g.emit(Event{Kind: CharacterMoved, Rule: Correction, Seat: e.Seat, Place: e.Place})
		return
	}
	area, _ := e.Spot.Areas()
	if g.state.Fleet(e.Ship).Space[area] == 0 {
		g.moveShips(e.Ship, 1, Reserves, e.Spot, Correction)
	}
	g.board(e.Seat, area, e.Ship, Correction)
}

// finishCorrection does, at the beginning of a step, what needs a player's decision.
func (g *Game) finishCorrection() {
	for s := range g.state.Seats {
		if n := int(g.state.Owed[s]); n > 0 {
			cards := g.chooseDiscards(Seat(s), n, DiscardCards, "", Correction)
			g.because(ByCorrection, func() { g.discardChosen(Seat(s), cards, Correction) })
		}
	}
	if g.state.Arrived {
		g.passThresholds()
	}
}

// sensible returns why an edit by itself cannot be made, nil if it can.
func (g *Game) sensible(e Edit) *CorrectionError {
	least, most, fault := g.bounds(e)
	if fault == nil {
		switch left := g.cardsFor(e); {
		case least > 0 && e.N < least:
			fault = &CorrectionError{Why: PassedAlready}
		case e.N < least || e.N > most:
			fault = &CorrectionError{Why: OutOfBounds}
		case e.Kind == SetCard && left == 0:
			fault = &CorrectionError{Why: LiesElsewhere}
		case e.Kind == DrawCards && e.Pile.isDiscard() && e.N > left:
			fault = &CorrectionError{Why: NoneDiscarded}
		case e.Kind == DrawCards && e.N > left:
			fault, most = &CorrectionError{Why: TooFewCards}, left
		}
	}
	if fault != nil {
		fault.Edit, fault.Least, fault.Most = e, least, most
	}
	return fault
}

// bounds returns the least and the most that an edit may set, or why it cannot be made here.
func (g *Game) bounds(e Edit) (least, most int, fault *CorrectionError) {
	no := func(why CorrectionProblem) (int, int, *CorrectionError) { return 0, 0, &CorrectionError{Why: why} }
	if e.Seat < 0 || int(e.Seat) >= len(g.state.Seats) {
		return no(NoSuchSeat)
	}
	if of := e.Kind; !g.stands(e.Seat).playing && (of == SetPlace || of == SetTitle || of == SetTurn || of == DrawCards || of == SetCounter && e.Counter.Seated()) {
		return no(NotInGame) // he is out of the game (E-ION-67)
	}
	switch e.Kind {
	case SetCounter:
		return counters[e.Counter].most(g, e)
	case SetPieces:
		return g.boundsOfPieces(e)
	case SetCard:
		return g.boundsOfCard(e)
	case SetPlace:
		if e.Place != "" && g.cat.Locations.Of(e.Place) == nil {
			return no(NoSuchPlace)
		}
		if area, _ := e.Spot.Areas(); e.Place == "" && (area == card.NoArea || !slices.Contains(g.state.Marks(), e.Ship)) {
			return no(NotKeptThere)
		}
		return 0, e.N, nil
	case SetTitle:
		if !g.state.HasTitle(e.Title) {
			return no(NotInGame)
		}
		return 0, e.N, nil
	case SetTurn:
		return 0, e.N, nil
	case DrawCards:
		switch {
		case !g.drawable(e.Pile):
			return no(NotInGame)
		case e.Pile.isDiscard():
			return 0, 1, nil // the top card
		}
		return 0, 10, nil
	default:
		return no(NotInGame)
	}
}

// mostInArea is more than the table ever needs; whether there are enough pieces is judged with all edits together.
const mostInArea = 30

func (g *Game) boundsOfPieces(e Edit) (least, most int, fault *CorrectionError) {
	p, is := pieceOf(e.Ship, e.Spot)
	main, behind := e.Spot.Areas()
	switch {
	case !is:
		return 0, 0, &CorrectionError{Why: NotKeptThere}
	case p.ship != card.Civilian && g.cat.Supply(p.ship) == 0 || behind != card.NoArea && !g.state.HasBoard(card.CylonFleetBoard):
		return 0, 0, &CorrectionError{Why: NotInGame}
	case e.Spot == BoardingSpot(len(g.state.Centurions)-1):
		return 0, 0, &CorrectionError{Why: EndOfTrack}
	case main != card.NoArea || behind != card.NoArea:
		return 0, mostInArea, nil
	}
	return 0, g.cat.Supply(p.ship), nil
}

func (g *Game) boundsOfCard(e Edit) (least, most int, fault *CorrectionError) {
	no := func(why CorrectionProblem) (int, int, *CorrectionError) { return 0, 0, &CorrectionError{Why: why} }
	switch h, is := homeOf(e.Pile); {
	case e.Pile == InPlay:
		if g.state.Now(e) == 0 {
			return no(NotKept)
		}
		return 0, 1, nil
	case e.Pile == CrisisOpen:
		if g.state.Step != CrisisStep || g.find(CrisisDeck, e.Card) < 0 {
			return no(OtherCrisis)
		}
		return 0, 0, nil
	case !is:
		return no(NotInGame)
	case h.located && (g.cat.Token(e.Card) == nil || g.cat.Token(e.Card).Place == ""):
		return no(NotDamageable)
	case h.away != nil && h.away(&g.state.Tabletop, int(e.Pile-h.first)):
		return no(BasestarAway)
	}
	return 0, 1, nil
}

// cardsFor returns how many cards are available to an edit that moves cards.
func (g *Game) cardsFor(e Edit) int {
	switch h, is := homeOf(e.Pile); {
	case e.Kind == SetCard && is:
		return one(g.find(h.rest, e.Card) >= 0 || g.find(e.Pile, e.Card) >= 0)
	case e.Kind == DrawCards && !e.Pile.isDiscard():
		return g.state.Count(e.Pile) + g.state.Count(SkillDiscard(e.Pile.Skill()))
	case e.Kind == DrawCards:
		return g.state.Count(e.Pile)
	default:
		return 1
	}
}

// sound returns what is impossible in the table after a correction, nil if nothing is.
func (g *Game) sound() *CorrectionError {
	t := &g.state.Tabletop
	for _, mark := range t.Marks() {
		if f := t.Fleet(mark); f.Reserves < 0 {
			return &CorrectionError{Why: TooFewPieces, Ship: mark, Most: g.cat.Supply(mark), N: g.cat.Supply(mark) - f.Reserves}
		}
	}
	for _, ship := range []card.Ship{card.Raider, card.HeavyRaider, card.Centurion} {
		if left := g.inSupply(ship); left < 0 {
			return &CorrectionError{Why: TooFewPieces, Ship: ship, Most: g.cat.Supply(ship), N: g.cat.Supply(ship) - left}
		}
	}
	if hullWith(func(h *Hull) bool { return h.IsLost(t) }) != nil {
		return &CorrectionError{Why: SixDamaged}
	}
	for n := range t.Basestars {
		if g.basestarDamage(n) > 2 {
			return &CorrectionError{Why: ThreeTokens}
		}
	}
	return g.soundSeats()
}

func (g *Game) soundSeats() *CorrectionError {
	t := &g.state.Tabletop
	for i := range t.Seats {
		s := &t.Seats[i]
		if s.Piloting() && !g.sheetPilots(Seat(i)) {
			return &CorrectionError{Why: NoPilot, Seat: Seat(i)}
		}
		if !g.livesOn(s, s.Place) {
			return &CorrectionError{Why: WrongBoard, Seat: Seat(i)}
		}
	}
	for _, held := range t.Titles {
		if held.Holder != NoSeat && !g.stands(held.Holder).titles {
			return &CorrectionError{Why: CylonWithTitle, Seat: held.Holder, Title: held.Title}
		}
	}
	free := slices.ContainsFunc(t.Seats, func(s SeatState) bool { return s.Eligible() && s.Place != card.Brig })
	for _, held := range t.Titles {
		if g.lostInBrig(held.Title) && held.Holder != NoSeat && t.Seats[held.Holder].Place == card.Brig && free {
			return &CorrectionError{Why: JailedWithTitle, Seat: held.Holder, Title: held.Title}
		}
	}
	return nil
}

// livesOn reports whether a player can be at a location or, with none, in space or off the board. Cylon players can be at Cylon locations, the others
// at human locations, and both on New Caprica. Until Galactica returns, nobody can be elsewhere (P-NC-05). On the Rebel Basestar, even a player who
// has lost the right to be there can stay until they move (D-REB-03).
func (g *Game) livesOn(s *SeatState, p card.Place) bool {
	l := g.cat.Locations.Of(p)
	switch {
	case l == nil:
		return !s.Cylon() && (s.OffBoard || !g.frozen())
	case !g.state.HasBoard(l.Board) || !g.state.Shows(p):
		return false
	case l.Board == card.NewCapricaBoard:
		return !(s.Cylon() && p == card.Detention) // P-NC-10
	case g.frozen() || l.Board == card.ColonialOneBoard && g.landed():
		return false
	case l.Board == card.RebelBoard:
		return true
	}
	return l.Board.Cylon() == s.Cylon()
}
