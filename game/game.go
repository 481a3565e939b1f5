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
	Tabletop
}

// beside is the part of a State that is not on the table, and so changes without events.
type beside struct {
	Seed   uint64
	Chance Chance
	Asked  int // decisions asked so far
	// Dice are the results of the next rolls, for scenarios. Without them, rolls are random.
	Dice []int
	// Dealt are the cards that come next from the Loyalty, Crossroads, Agenda and Motive decks, however these are shuffled, for scenarios.
	Dealt []card.ID
}

// Clone returns a copy that shares nothing that ever changes: a [CheckState] is replaced, never changed.
func (s *State) Clone() *State {
	c := *s
	c.Setup = s.Setup.clone()
	c.Dice = slices.Clone(s.Dice)
	c.Dealt = slices.Clone(s.Dealt)
	c.Tabletop = s.Tabletop.clone()
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
	cat        *box.Catalog
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

// telling is what events say about the changes being made.
type telling struct {
	depth  int8
	source []card.ID
	why    Cause // because
	group  int32 // together
}

// roles are the players and cards meant by the text being resolved. Whoever sets one restores it afterwards.
type roles struct {
	acting   Seat
	brings   Seat    // the player who brought the Crisis card being resolved at Caprica, NoSeat for none (B-LOC-12)
	examiner Seat    // the player who looked at the Final Five card being resolved
	met      card.ID // the ally being encountered (C-32)
}

var nobody = roles{acting: NoSeat, brings: NoSeat, examiner: NoSeat}

// owed is what a change has caused and is not done yet. settle does it once the change is over.
type owed struct {
	mutinies     []Seat // players who chose to discard a card that brings a Mutiny card (D-TRE-07)
	mutiniesWait bool   // mutinies wait until the move is made (O-5)
	sabotage     bool   // human players have discarded Treachery cards (P-TREACH-05)
	memento      bool   // population has dropped, and a player may draw for it (D-CHAR-04)
	despair      bool   // morale has dropped so low that a character is executed (P-CLAR-09)
	executions   int    // the number under way, nested: memento and despair wait for them
}

// duringEffect holds until another action, card or ally is resolved (beginEffect).
type duringEffect struct {
	fresh Seats // players whose characters entered after an execution (E-EXEC-21)
}

// duringStep holds until another step begins (enter).
type duringStep struct {
	turnLost     bool   // the current player was executed or eliminated in the Crossroads phase (E-ION-74)
	returned     Seats  // players who have ended infiltration since someone was ordered (P-INF-10)
	heavyRaiders bool   // heavy raiders were activated
	misses       ByArea // how many of the next raiders to act in an area miss (Run Interference)
	dieByCard    bool   // the last die result was the strength of a card (P-CLAR-03)
	leaving      bool   // the fleet is leaving New Caprica: an executed character is not replaced (P-NC-35)
}

// beginEffect clears what held for the previous effect.
func (g *Game) beginEffect() { g.effect = duringEffect{} }

// ErrIllegal is the error for an answer that is not on offer, wrapped with what is wrong.
var ErrIllegal = errors.New("illegal answer")

// New begins a game. The error says what is wrong with the setup.
func New(setup Setup) (*Game, error) {
	cat, err := setup.catalog()
	if err != nil {
		return nil, err
	}
	s := State{Version: StateVersion, Setup: setup.clone(), beside: beside{Seed: setup.Seed}}
	s.layOut(cat)
	g := newGame(s, cat)
	g.advance()
	return g, nil
}

// Restore continues from a snapshot. It fails if the snapshot has another version or names something that no box holds.
func Restore(s *State) (*Game, error) {
	return restore(s, func(*Game) error { return nil })
}

// restore continues from a snapshot after change has altered it.
func restore(s *State, change func(*Game) error) (*Game, error) {
	if s.Version != StateVersion {
		return nil, fmt.Errorf("this state has version %d, this program reads version %d", s.Version, StateVersion)
	}
	cat, err := s.Setup.catalog()
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

func newGame(s State, cat *box.Catalog) *Game {
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

// unwind leaves the flow, at the end of the game and on Close. Only the root of the coroutine recovers it.
type unwind struct{}

// advance runs the rules to the next decision.
func (g *Game) advance() {
	g.pending = nil
	g.resume()
}

// Decide answers the pending decision. If the answer is not on offer, it returns an error that wraps [ErrIllegal] and changes nothing.
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
		if d.NotOne {
			return fmt.Errorf("%d picks, but none or several are asked for, %d at most", len(a.Picks), d.Max)
		}
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

// Snapshot is the state at the beginning of the current step, without the answers given since.
func (g *Game) Snapshot() *State {
	g.followToStep()
	return g.snapshot.Clone()
}

// followToStep applies the events before the current step to the snapshot. Most steps of most games are never asked for, and copying each would cost
// more than playing it.
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
	before int // the number of events before it
	pile   Pile
	cards  []Slot
}

// noteOrder records the order of a pile that has just been shuffled.
func (g *Game) noteOrder(p Pile) {
	g.orders = append(g.orders, order{g.events.count, p, slices.Clone(g.state.Piles[p])})
}

// beginStep records where a step begins.
func (g *Game) beginStep() {
	g.stepAt, g.besideStep = g.events.count, g.state.beside
}

// State is the whole game as it is now, hidden cards included: for scenarios, corrections and tests of the rules. Unlike a snapshot, it may lie in
// the middle of a step, from which no game can continue.
func (g *Game) State() *State { return g.state.Clone() }

// Setup is the setup that the game began with.
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

// emit records an event and applies it to the table.
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

// causing runs do with a card, an ability or a location as the cause of its events, for the log.
func (g *Game) causing(source card.ID, do func()) {
	g.source = append(g.source, source)
	g.depth++
	g.apart(func() { g.because(NoCause, do) })
	g.depth--
	g.source = g.source[:len(g.source)-1]
}
