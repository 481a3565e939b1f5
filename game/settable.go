package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// Settable is something that can be set right: the edit that leaves it as it is, and the most that it may be set to. For places, there is one
// for each seat and each place where that player may be; for a title, there is one.
type Settable struct {
	Edit
	Most int
}

// Settables returns everything that can be set right, as it is on the open table now, in the order of the boards. A correction is judged as a whole,
// where it is made ([Correct]).
func (g *Game) Settables() []Settable {
	var list []Settable
	add := func(e Edit) {
		_, most, fault := g.bounds(e)
		if fault == nil {
			if e.Kind == SetCounter || e.Kind == SetPieces || e.Kind == SetCard {
				e.N = g.state.Now(e)
			}
			list = append(list, Settable{e, most})
		}
	}
	for c := NoCounter + 1; c < NumCounters; c++ {
		for s := range g.state.Seats {
			if s == 0 || counters[c].seated {
				add(Edit{Kind: SetCounter, Counter: c, Seat: Seat(s)})
			}
		}
	}
	for _, p := range pieces {
		for _, spot := range p.at {
			add(Edit{Kind: SetPieces, Ship: p.ship, Spot: spot})
		}
	}
	for _, h := range homes {
		for pile := h.first; pile <= h.last; pile++ {
			for _, token := range g.tokensOf(h) {
				add(Edit{Kind: SetCard, Card: token, Pile: pile})
			}
		}
	}
	for _, p := range g.state.keptPiles() {
		for _, slot := range g.state.Piles[p] {
			add(Edit{Kind: SetCard, Card: slot.Card, Pile: InPlay})
		}
	}
	if open := g.state.Piles[CrisisOpen]; g.state.Step == CrisisStep && len(open) > 0 {
		list = append(list, Settable{Edit{Kind: SetCard, Card: open[len(open)-1].Card, Pile: CrisisOpen, N: 1}, 1})
	}
	for s := range g.state.Seats {
		seat := Seat(s)
		for p := range g.cat.Locations.All() {
			if g.livesOn(&g.state.Seats[s], p.ID) {
				add(Edit{Kind: SetPlace, Seat: seat, Place: p.ID})
			}
		}
		if g.sheetPilots(seat) && !g.frozen() {
			for _, spot := range areaSpots {
				for _, craft := range g.state.Marks() {
					add(Edit{Kind: SetPlace, Seat: seat, Ship: craft, Spot: spot})
				}
			}
		}
		add(Edit{Kind: SetTurn, Seat: seat})
		for p := NoPile; p < NumPiles; p++ {
			add(Edit{Kind: DrawCards, Seat: seat, Pile: p})
		}
	}
	for _, held := range g.state.Titles {
		add(Edit{Kind: SetTitle, Title: held.Title, Seat: max(0, held.Holder)})
	}
	return list
}

// sheetPilots reports whether a player's character flies craft and the sheet counts.
func (g *Game) sheetPilots(s Seat) bool {
	return g.stands(s).sheet && g.sheet(s) != nil && g.sheet(s).Pilot
}

// Now returns what is on the table where the edit would set N: the number, or 1 if it is already so, else 0. For an edit that sets no state it is 0.
func (t *Tabletop) Now(e Edit) int {
	if e.Seat < 0 || int(e.Seat) >= len(t.Seats) {
		return 0
	}
	switch s := &t.Seats[e.Seat]; e.Kind {
	case SetCounter:
		return counters[e.Counter].now(t, e.Seat)
	case SetPieces:
		return t.piecesAt(e.Ship, e.Spot)
	case SetCard:
		piles := []Pile{e.Pile}
		if e.Pile == InPlay {
			piles = t.keptPiles()
		}
		holds := func(p Pile) bool {
			return slices.ContainsFunc(t.Piles[p], func(s Slot) bool { return s.Card == e.Card })
		}
		return one(slices.ContainsFunc(piles, holds))
	case SetPlace:
		if e.Place != "" {
			return one(s.Place == e.Place)
		}
		return one(s.Piloting() && SpotOf(s.Area) == e.Spot && s.Craft == e.Ship)
	case SetTitle:
		return one(t.Holder(e.Title) == e.Seat)
	case SetTurn, DrawCards: // they set nothing that could be told
		return 0
	}
	panic(fmt.Sprintf("unknown EditKind %d", e.Kind))
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// ---- Counters ----

// Counter is a number that everyone can see on the table.
type Counter uint8

// The counters. Those that each player has come last.
const (
	NoCounter Counter = iota
	FuelDial
	FoodDial
	MoraleDial
	PopulationDial
	DistanceGone
	JumpPreparation
	NukesLeft
	Pursuit
	QuorumCards  // in the President's hand: drawn from the deck, or put back at random
	OnceLeft     // once-per-game uses that Seat has left; with Daybreak, their miracle tokens
	DiscardsOwed // cards of their choice that Seat discards at the beginning of the step
	// NumCounters is the number of counters.
	NumCounters
)

// counter is how a counter is set right.
type counter struct {
	name   string // for saves and scenarios
	seated bool   // every player has one
	atOnce bool   // set at the pending decision: no option depends on it
	now    func(t *Tabletop, s Seat) int
	// most returns the least and the greatest number that it may be set to, or why it cannot be set here.
	most func(g *Game, e Edit) (least, most int, fault *CorrectionError)
	// change is the event that changes it by N; set does what is needed where that is not all.
	change Event
	set    func(g *Game, e Edit, more int)
}

var counters = [NumCounters]counter{
	NoCounter:      {now: func(*Tabletop, Seat) int { return 0 }, most: func(*Game, Edit) (int, int, *CorrectionError) { return 0, 0, &CorrectionError{Why: NotInGame} }},
	FuelDial:       dial(card.Fuel),
	FoodDial:       dial(card.Food),
	MoraleDial:     dial(card.Morale),
	PopulationDial: dial(card.Population),
	DistanceGone: {
		name: "distance", change: Event{Kind: DistanceGained},
		now: func(t *Tabletop, _ Seat) int { return t.Distance },
		most: func(g *Game, e Edit) (least, most int, fault *CorrectionError) {
			if met := g.state.Thresholds; met > 0 { // what comes with a threshold cannot be undone
				least = g.cat.Objective().Thresholds[met-1].At
			}
			return least, MaxResource, nil
		},
	},
	JumpPreparation: {
		name: "jump-preparation", change: Event{Kind: JumpPrepMoved}, most: upTo(AutoJump - 1),
		now: func(t *Tabletop, _ Seat) int { return t.JumpPrep },
	},
	NukesLeft: {
		name: "nukes", change: Event{Kind: NukesChanged},
		now: func(t *Tabletop, _ Seat) int { return t.Nukes },
		most: func(g *Game, _ Edit) (least, most int, fault *CorrectionError) {
			if g.state.NukesGone { // D-MUT-14
				return 0, 0, nil
			}
			return 0, g.state.Setup.MostNukes(), nil
		},
	},
	Pursuit: {
		name: "pursuit", change: Event{Kind: PursuitMoved},
		now: func(t *Tabletop, _ Seat) int { return t.PursuitAt() },
		most: func(g *Game, _ Edit) (least, most int, fault *CorrectionError) {
			if !g.state.HasBoard(card.CylonFleetBoard) {
				return 0, 0, &CorrectionError{Why: NotInGame}
			}
			return 0, AutoAttack - 1, nil
		},
	},
	QuorumCards: {
		name: "quorum-hand", set: (*Game).setQuorumHand,
		now: func(t *Tabletop, _ Seat) int { return t.Count(QuorumHand) },
		most: func(g *Game, _ Edit) (least, most int, fault *CorrectionError) {
			return 0, g.state.Count(QuorumHand) + g.state.Count(QuorumDeck) + g.state.Count(QuorumDiscard), nil
		},
	},
	OnceLeft: {
		name: "once-left", seated: true,
		now: func(t *Tabletop, s Seat) int { return int(t.Seats[s].Uses) },
		most: func(g *Game, e Edit) (least, most int, fault *CorrectionError) {
			if g.daybreak() { // miracle tokens pay for it (D-MIR-01)
				return 0, g.MostMiracles(e.Seat), nil
			}
			if sheet := g.sheet(e.Seat); sheet == nil || !slices.ContainsFunc(sheet.Abilities, func(a card.Ability) bool { return a.Kind == card.OncePerGame }) {
				return 0, 0, &CorrectionError{Why: NoOncePerGame}
			}
			return 0, 1, nil
		},
		set: func(g *Game, e Edit, more int) {
			if g.daybreak() {
				g.emit(Event{Kind: MiraclesChanged, Rule: Correction, Seat: e.Seat, N: more})
				return
			}
			for ; more > 0; more-- {
				g.emit(Event{Kind: OnceUsed, Rule: Correction, Seat: e.Seat, N: -1})
			}
			for ; more < 0; more++ {
				g.emit(Event{Kind: OnceUsed, Rule: Correction, Seat: e.Seat})
			}
		},
	},
	DiscardsOwed: {
		name: "discard", seated: true, most: upTo(10),
		now: func(t *Tabletop, s Seat) int { return int(t.Owed[s]) },
		set: func(*Game, Edit, int) {}, // finishCorrection has him discard them
	},
}

func dial(r card.Resource) counter {
	return counter{
		name: r.String(), atOnce: true, change: Event{Kind: ResourceChanged, Resource: r}, most: upTo(MaxResource),
		now: func(t *Tabletop, _ Seat) int { return t.Resources[r] },
	}
}

// Seated reports whether every player has one.
func (c Counter) Seated() bool { return counters[c].seated }

func upTo(n int) func(*Game, Edit) (least, most int, fault *CorrectionError) {
	return func(*Game, Edit) (least, most int, fault *CorrectionError) { return 0, n, nil }
}

// fields returns the letters of what follows its name, for [editForms].
func (c *counter) fields() string {
	if c.seated {
		return "sn"
	}
	return "n"
}

func (g *Game) setQuorumHand(_ Edit, more int) {
	for ; more > 0; more-- {
		g.drawQuorum(Correction)
	}
	if more < 0 {
		for ; more < 0; more++ {
			at := g.state.draw(ChanceQuorum, g.state.Count(QuorumHand))
			g.move(QuorumHand, at, QuorumDeck, -1, SeatsOf(g.state.President()), g.state.President(), Correction)
		}
		g.shuffle(QuorumDeck, Correction)
	}
}

// ---- Pieces ----

// piece says where the pieces of a kind may be set, and where the rest of them are.
type piece struct {
	ship card.Ship
	at   []Spot
	rest Spot
}

var (
	areaSpots     = spotsFrom(SpotOf(card.Bow), 6)
	cylonSpots    = spotsFrom(CylonSpot(card.Bow), 6)
	boardingTrack = spotsFrom(BoardingSpot(0), 5)
	craftSpots    = append(slices.Clip(areaSpots), DamagedBox, Destroyed)
	cylonHaunts   = append(slices.Clip(areaSpots), cylonSpots...)
)

func spotsFrom(first Spot, n int) []Spot {
	spots := make([]Spot, n)
	for i := range spots {
		spots[i] = first + Spot(i)
	}
	return spots
}

var pieces = func() []piece {
	all := []piece{{card.Raider, cylonHaunts, Supply}, {card.HeavyRaider, cylonHaunts, Supply}, {card.Basestar, cylonHaunts, Supply}}
	for _, c := range Crafts {
		all = append(all, piece{c.Ship, craftSpots, Reserves})
	}
	return append(all, piece{card.Civilian, areaSpots, Supply}, piece{card.Raptor, []Spot{Reserves}, Destroyed}, piece{card.Centurion, boardingTrack, Supply})
}()

// pieceOf returns how pieces of a kind are set, and whether they can be set at that spot.
func pieceOf(ship card.Ship, at Spot) (piece, bool) {
	for _, p := range pieces {
		if p.ship == ship && slices.Contains(p.at, at) {
			return p, true
		}
	}
	return piece{}, false
}

// piecesAt returns the number of pieces of a kind at a spot; of craft, only the unmanned ones.
func (t *Tabletop) piecesAt(ship card.Ship, at Spot) int {
	if _, is := pieceOf(ship, at); !is {
		return 0
	}
	main, behind := at.Areas()
	space, boarding := at.Boarding()
	switch {
	case !t.HasBoard(card.CylonFleetBoard) && behind != card.NoArea || CraftOf(ship) != nil && t.Fleet(ship) == nil:
		return 0
	case boarding:
		return t.Centurions[space]
	case ship == card.Civilian:
		return len(t.Piles[Civilians(main)])
	case ship == card.Basestar:
		n := 0
		for _, b := range t.Basestars {
			n += one(b == BasestarState{Area: main, Behind: behind})
		}
		return n
	default:
		return *t.ships(ship, at)
	}
}

// setPieces puts more pieces at a spot, or takes −more away.
func (g *Game) setPieces(e Edit, more int) *CorrectionError {
	p, _ := pieceOf(e.Ship, e.Spot)
	main, _ := e.Spot.Areas()
	space, boarding := e.Spot.Boarding()
	switch {
	case boarding && more > 0:
		g.emit(Event{Kind: CenturionMoved, Rule: Correction, N: more, FromAt: -1, ToAt: int16(space)})
	case boarding:
		g.emit(Event{Kind: CenturionMoved, Rule: Correction, N: -more, FromAt: int16(space), ToAt: -1})
	case e.Ship == card.Civilian:
		return g.setCivilians(main, more)
	case e.Ship == card.Basestar:
		return g.setBasestars(e.Spot, more)
	case more > 0:
		g.moveShips(e.Ship, more, p.rest, e.Spot, Correction)
	default:
		g.moveShips(e.Ship, -more, e.Spot, p.rest, Correction)
	}
	return nil
}

// setCivilians draws civilian ships unseen, or puts them back and shuffles the pile.
func (g *Game) setCivilians(a card.Area, more int) *CorrectionError {
	if left := g.state.Count(CivilianPile); more > left {
		return &CorrectionError{Why: TooFewPieces, Most: left + g.state.CiviliansInSpace(), N: more + g.state.CiviliansInSpace()}
	}
	for ; more > 0; more-- {
		g.move(CivilianPile, 0, Civilians(a), -1, 0, NoSeat, Correction)
	}
	if more < 0 {
		for ; more < 0; more++ {
			g.move(Civilians(a), g.state.Count(Civilians(a))-1, CivilianPile, -1, 0, NoSeat, Correction)
		}
		g.shuffle(CivilianPile, Correction)
	}
	return nil
}

// setBasestars brings basestars from the supply, or takes them away with their tokens.
func (g *Game) setBasestars(at Spot, more int) *CorrectionError {
	main, behind := at.Areas()
	for n := len(g.state.Basestars) - 1; n >= 0 && more < 0; n-- {
		if g.state.Basestars[n] != (BasestarState{Area: main, Behind: behind}) {
			continue
		}
		if more++; behind != card.NoArea {
			g.emit(Event{Kind: BasestarMoved, Rule: Correction, N: n, FromSpot: at, ToSpot: Supply})
		} else {
			g.removeBasestar(n, Correction)
		}
	}
	if left := g.inSupply(card.Basestar); more > left {
		most := g.cat.Supply(card.Basestar)
		return &CorrectionError{Why: TooFewPieces, Most: most, N: most - left + more}
	}
	for ; more > 0; more-- {
		if behind != card.NoArea {
			g.emit(Event{Kind: BasestarMoved, Rule: Correction, N: g.freeBasestar(), FromSpot: Supply, ToSpot: at})
		} else {
			g.placeOne(card.Basestar, main, Correction)
		}
	}
	return nil
}

// ---- Cards and tokens ----

// home is the piles in which a token may be set, and the pile where it lies otherwise, which is searched and shuffled.
type home struct {
	first, last, rest Pile
	located           bool                            // each token names a location
	away              func(t *Tabletop, nth int) bool // whether the nth pile belongs to something not on the board; nil for never
}

var homes = func() (homes []home) {
	for _, h := range Hulls {
		homes = append(homes, home{first: h.Damaged, last: h.Damaged, rest: h.Tokens, located: true})
	}
	return append(homes, home{
		first: BasestarTokens(0), last: hands - 1, rest: BasestarDamagePile,
		away: func(t *Tabletop, n int) bool { return t.Basestars[n].Area == card.NoArea },
	})
}()

// homeOf returns the home of a pile, if it has one.
func homeOf(p Pile) (home, bool) {
	at := slices.IndexFunc(homes, func(h home) bool { return p >= h.first && p <= h.last })
	if at < 0 {
		return home{}, false
	}
	return homes[at], true
}

// tokensOf returns the tokens of a home, wherever they lie, except those that name no location of the board and so never stay there.
func (g *Game) tokensOf(h home) []card.ID {
	var ids []card.ID
	for p := h.first; p <= h.last+1; p++ {
		pile := h.rest
		if p <= h.last {
			pile = p
		}
		for _, slot := range g.state.Piles[pile] {
			if !h.located || g.cat.Token(slot.Card).Place != "" {
				ids = append(ids, slot.Card)
			}
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// setCard puts a card or token where it should lie, or away from there.
func (g *Game) setCard(e Edit, more int) {
	h, _ := homeOf(e.Pile)
	switch {
	case e.Pile == InPlay && more < 0:
		g.removeFromPlay(e.Card)
	case e.Pile == CrisisOpen && e.N == 0: // before the step began it lay in the deck
		g.move(CrisisDeck, g.find(CrisisDeck, e.Card), CrisisDiscard, 0, All, NoSeat, Correction)
	case more > 0:
		g.shuffle(h.rest, Correction)
		slots := g.state.Piles[h.rest]
		at := g.find(h.rest, e.Card)
		slots[0], slots[at] = slots[at], slots[0]
		g.move(h.rest, 0, e.Pile, -1, All, NoSeat, Correction)
	case more < 0:
		g.move(e.Pile, g.find(e.Pile, e.Card), h.rest, -1, 0, NoSeat, Correction)
		g.shuffle(h.rest, Correction)
	}
}

// removeFromPlay discards a card that is kept in play.
func (g *Game) removeFromPlay(id card.ID) {
	for _, p := range g.state.keptPiles() {
		if g.find(p, id) < 0 {
			continue
		}
		to := QuorumDiscard
		if p == InPlay {
			to = g.discardOfCrisis(id)
		}
		g.moveOpen(p, id, to, NoSeat, Correction)
		return
	}
}

// keptPiles returns the piles of cards kept in play; for corrections, all of them are [InPlay].
func (t *Tabletop) keptPiles() []Pile {
	piles := []Pile{InPlay, QuorumInPlay}
	for s := range t.Seats {
		piles = append(piles, KeptQuorum(Seat(s)))
	}
	return piles
}

// drawable reports whether a player can draw from a pile: the deck or discard pile of a type of Skill card in the game.
func (g *Game) drawable(p Pile) bool {
	for s := range g.cat.Skills.All() {
		if s.Type == p.Skill() {
			return true
		}
	}
	return false
}

// drawCards makes a player draw from a deck, or take the top of a discard pile.
func (g *Game) drawCards(e Edit) {
	if !e.Pile.isDiscard() {
		g.drawSkills(e.Seat, slices.Repeat([]card.Skill{e.Pile.Skill()}, e.N), Correction)
		return
	}
	for range e.N {
		g.move(e.Pile, 0, Hand(e.Seat), -1, All, e.Seat, Correction)
	}
}
