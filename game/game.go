package game

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// StateVersion is the version of [State] that this program writes.
const StateVersion = 2

// State is the whole game as plain data, at the beginning of a step.
type State struct {
	Version int
	Setup   Setup
	beside
	Table
}

// beside is what of a State is no part of the table, and so changes without events.
type beside struct {
	Seed   uint64
	Chance Chance
	Asked  int // decisions asked so far
	// Dice are the results of the next rolls, for scenarios; without them the dice are chance.
	Dice []int
	// Dealt are the cards that come next from the Loyalty deck and the Crossroads deck, however they are shuffled, for scenarios.
	Dealt []card.ID
}

// Clone is a copy that shares nothing that ever changes: a [CheckState] is never changed but replaced.
func (s *State) Clone() *State {
	c := *s
	c.Setup = s.Setup.clone()
	c.Dice = slices.Clone(s.Dice)
	c.Dealt = slices.Clone(s.Dealt)
	c.Table = s.Table.clone()
	return &c
}

// Game is one game being played. It is used from one goroutine.
type Game struct {
	state      State
	begin      *State  // where the events begin
	snapshot   *State  // at the beginning of some step, brought up to date by Snapshot
	snapshotAt int     // the number of events before that step
	orders     []order // of the piles shuffled since
	besideStep beside  // as the step began
	stepAt     int     // the number of events before the step
	cat        *box.Catalogue
	events     eventList
	cursors    [MaxSeats + 1]cursor
	pending    *Decision
	answer     Answer
	resume     func() (struct{}, bool)
	stop       func()
	yield      func(struct{}) bool
	telling
	roles
	owed   owed
	effect duringEffect
	step   duringStep
}

// telling is what events say of the changes that are being made.
type telling struct {
	depth  int8
	source []card.ID
	why    Cause // because
	group  int32 // together
}

// roles are whom and what the text means that is being resolved. Whoever sets one puts back afterwards what was there.
type roles struct {
	acting   Seat
	brings   Seat    // who has brought the Crisis card that is being resolved at Caprica, NoSeat for none (B-LOC-12)
	examiner Seat    // who looked at the Final Five card that is being resolved
	met      card.ID // the ally who is being met (C-32)
}

var nobody = roles{acting: NoSeat, brings: NoSeat, examiner: NoSeat}

// owed is what a change has brought about and is still to be done. settle does it once the change is over.
type owed struct {
	mutinies     []Seat // who has chosen to discard a card that brings a Mutiny card (D-TRE-07)
	mutiniesWait bool   // until a move is made (O-5)
	sabotage     bool   // human players have discarded Treachery cards (P-TREACH-05)
	memento      bool   // population has dropped, and somebody may draw for it (D-CHAR-04)
	despair      bool   // morale has dropped so low that somebody is executed (P-CLAR-09)
	executions   int    // under way, one in the other: memento and despair wait for them
}

// duringEffect holds until another action, card or ally is resolved (beginEffect).
type duringEffect struct {
	fresh Seats // whose characters came in by an execution (E-EXEC-21)
}

// duringStep holds until another step begins (enter).
type duringStep struct {
	turnLost     bool   // the current player was executed or eliminated in the Crossroads phase (E-ION-74)
	returned     Seats  // who has ended his infiltration since somebody was ordered (P-INF-10)
	heavyRaiders bool   // were activated
	misses       ByArea // how many of the next raiders that act in an area miss (Run Interference)
	dieByCard    bool   // the last result of a die was the strength of a card (P-CLAR-03)
	leaving      bool   // the fleet leaves New Caprica: nobody comes in for who is executed (P-NC-35)
}

// beginEffect clears what held for the effect before.
func (g *Game) beginEffect() { g.effect = duringEffect{} }

// ErrIllegal is the error of an answer that was not on offer; it is wrapped with what was wrong.
var ErrIllegal = errors.New("illegal answer")

// New begins a game. The error says what in the setup cannot be.
func New(setup Setup) (*Game, error) {
	cat, err := setup.catalogue()
	if err != nil {
		return nil, err
	}
	s := State{Version: StateVersion, Setup: setup.clone(), beside: beside{Seed: setup.Seed}}
	s.layOut(cat)
	g := newGame(s, cat)
	g.advance()
	return g, nil
}

// Restore goes on from a snapshot. It fails if the snapshot is of another version or names what no box holds.
func Restore(s *State) (*Game, error) {
	return restore(s, func(*Game) error { return nil })
}

// restore goes on from a snapshot of which something is changed first.
func restore(s *State, change func(*Game) error) (*Game, error) {
	if s.Version != StateVersion {
		return nil, fmt.Errorf("this state has version %d, this program reads version %d", s.Version, StateVersion)
	}
	cat, err := s.Setup.catalogue()
	if err != nil {
		return nil, err
	}
	if err := s.known(cat, len(s.Setup.Players)); err != nil {
		return nil, err
	}
	g := newGame(*s.Clone(), cat)
	if err := change(g); err != nil {
		g.Close()
		return nil, err
	}
	g.advance()
	return g, nil
}

func newGame(s State, cat *box.Catalogue) *Game {
	g := &Game{state: s, begin: s.Clone(), cat: cat, roles: nobody}
	g.resume, g.stop = iter.Pull(func(yield func(struct{}) bool) {
		g.yield = yield
		defer func() {
			if r := recover(); r != nil && r != (unwind{}) {
				panic(r)
			}
		}()
		g.run()
	})
	return g
}

// unwind leaves the flow, at the end of the game and on Close. It is recovered only at the root of the coroutine.
type unwind struct{}

// advance runs the rules to the next decision.
func (g *Game) advance() {
	g.pending = nil
	g.resume()
}

// Decide answers the pending decision. An answer that is not on offer is an error that wraps [ErrIllegal] and changes nothing.
func (g *Game) Decide(a Answer) error {
	d := g.pending
	if a.unveils() {
		return g.unveil(a)
	}
	if d == nil {
		return fmt.Errorf("%w: the game is over, nothing is asked", ErrIllegal)
	}
	if err := d.accepts(a); err != nil {
		return fmt.Errorf("%w to decision %d: %w", ErrIllegal, d.Number, err)
	}
	g.answer = Answer{a.Seat, slices.Clone(a.Picks)}
	g.advance()
	return nil
}

func (d *Decision) accepts(a Answer) error {
	if !d.Seats.Has(a.Seat) {
		return fmt.Errorf("seat %d is not asked", a.Seat)
	}
	if !d.Allows(len(a.Picks)) {
		return fmt.Errorf("%d picks, between %d and %d are asked for", len(a.Picks), d.Min, d.Max)
	}
	for i, pick := range a.Picks {
		if !slices.ContainsFunc(d.Options, func(o Option) bool { return o.Choice == pick }) {
			return fmt.Errorf("%q is not among the options", pick)
		}
		if slices.Contains(a.Picks[:i], pick) {
			return fmt.Errorf("%q is picked twice", pick)
		}
	}
	return nil
}

// Snapshot is the state at the beginning of the current step. What was answered since then is not in it.
func (g *Game) Snapshot() *State {
	g.followToStep()
	return g.snapshot.Clone()
}

// followToStep brings the snapshot up to date by the events before the current step: most steps of most games are never asked for, and to copy each would
// cost more than to play it.
func (g *Game) followToStep() {
	if g.snapshot == g.begin && g.snapshotAt < g.stepAt {
		g.snapshot = g.begin.Clone()
	}
	s := g.snapshot
	for at := g.snapshotAt; at < g.stepAt; at++ {
		for len(g.orders) > 0 && g.orders[0].before == at {
			copy(s.Piles[g.orders[0].pile], g.orders[0].cards)
			g.orders = g.orders[1:]
		}
		s.apply(g.events.at(at))
	}
	s.beside, g.snapshotAt = g.besideStep, g.stepAt
}

// order is the order into which chance put the cards of a pile before an event. No event tells it.
type order struct {
	before int // the number of events by then
	pile   Pile
	cards  []Slot
}

// noteOrder takes note of the order of a pile that has just been shuffled.
func (g *Game) noteOrder(p Pile) {
	g.orders = append(g.orders, order{g.events.count, p, slices.Clone(g.state.Piles[p])})
}

// beginStep takes note of where a step begins.
func (g *Game) beginStep() {
	g.stepAt, g.besideStep = g.events.count, g.state.beside
}

// State is the whole game as it is now, hidden cards included: for scenarios, corrections and tests of the rules. Unlike a snapshot it
// may lie in the middle of a step, where no game can go on from it.
func (g *Game) State() *State { return g.state.Clone() }

// Setup is what the game was begun with.
func (g *Game) Setup() Setup { return g.state.Setup.clone() }

// Close ends the coroutine of a game that is no longer needed.
func (g *Game) Close() {
	g.stop()
	g.pending = nil
}

// ask waits for the answer to a decision.
func (g *Game) ask(d Decision) Answer {
	if d.Max == 0 && d.Min == 0 {
		d.Min, d.Max = 1, 1
	}
	if len(d.Options) == 0 {
		panic(fmt.Sprintf("decision of kind %d without an option", d.Kind))
	}
	g.state.Asked++
	d.Number = g.state.Asked
	g.pending = &d
	if !g.yield(struct{}{}) {
		panic(unwind{})
	}
	return g.answer
}

// emit records an event and changes the table by it.
func (g *Game) emit(e Event) {
	e.Depth = g.depth
	if e.Source == "" && len(g.source) > 0 {
		e.Source = g.source[len(g.source)-1]
	}
	if e.Cause == NoCause {
		e.Cause = g.why
	}
	e.Group = g.group
	g.state.apply(&e)
	g.events.add(&e)
}

// causing runs effects whose cause is a card, an ability or a location, for the log.
func (g *Game) causing(source card.ID, do func()) {
	g.source = append(g.source, source)
	g.depth++
	g.apart(func() { g.because(NoCause, do) })
	g.depth--
	g.source = g.source[:len(g.source)-1]
}
