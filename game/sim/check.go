package sim

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"runtime"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
)

// How often sampled checks are made: at one answer, or in one game, out of this many.
const (
	oneView      = 5  // the events against the view
	oneRefusal   = 50 // an illegal answer
	oneSnapshot  = 40 // a snapshot and the answers since
	oneFile      = 5  // of these, through a save file and compared by hash
	oneHalfClose = 4  // games closed halfway
)

// checker replays a recorded match and checks it.
type checker struct {
	*match
	*contents
	seen   *seen
	people *table.Counter // handovers and stops, if people sit at all seats
	two    *table.Counter // if two do

	g        *game.Game
	rng      *rand.Rand
	decision int
	unveiled bool // the last answer revealed a Motive
	snapshot *game.State
	stamp    stamp
	since    []game.Answer                 // answers since the snapshot
	told     int                           // events of g already looked at
	follows  game.Seat                     // the seat whose view is followed, besides the open table
	views    [game.MaxSeats + 1]*game.View // as the events make them
	now      game.View                     // as the game gives it
	piles    [game.NumPiles][]game.Slot    // as they were when the cards were last counted
	tally    []int                         // the number of each card in them
}

// stamp tells the steps of a game apart.
type stamp struct {
	turn int
	step game.Step
}

func stampOf(t *game.Tabletop) stamp { return stamp{t.Turn, t.Step} }

// broken records a violation at the pending decision.
func (c *checker) broken(format string, args ...any) { c.violated(c.decision, format, args...) }

// check checks the match.
func (c *checker) check() {
	defer func() {
		if r := recover(); r != nil {
			c.broken("replay: panic: %v", r)
		}
	}()
	c.rng = rand.New(rand.NewPCG(c.setup.Seed, 1))
	c.tally = make([]int, len(c.cards))
	c.follows = game.Seat(c.setup.Seed % uint64(len(c.setup.Players)))
	before := runtime.NumGoroutine()
	if c.rng.IntN(oneHalfClose) == 0 {
		c.closeHalfWay()
		c.noneLeft(before)
	}

	c.g = c.begin()
	defer func() {
		c.g.Close()
		c.noneLeft(before)
	}()
	players := len(c.setup.Players)
	c.people = table.NewCounter(table.DefaultStops(), game.Seats(1)<<players-1)
	c.two = table.NewCounter(table.DefaultStops(), mixed(players))
	c.newSnapshot(c.g.Snapshot())
	for _, a := range c.answers {
		c.look()
		if len(c.violations) > 0 {
			return // what follows from a fault tells nothing new
		}
		if c.g.Decision(game.Everyone) == nil {
			c.broken("replay: the game is over before its time")
			return
		}
		c.seen.answer(c.g.Decision(a.Seat), a)
		if c.rng.IntN(oneRefusal) == 0 {
			c.refuse()
		}
		c.unveiled = len(a.Picks) == 1 && a.Picks[0].Kind == game.Unveil // the same decision is still pending (D-MOT-02)
		c.people.Answered(a)
		c.two.Answered(a)
		g, err := c.decide(c.g, a)
		if err != nil {
			c.broken("replay: %v", err)
			return
		}
		if g != c.g { // the fleet was moved on, which made another game
			c.g, c.told, c.views = g, 0, [len(c.views)]*game.View{}
			c.newSnapshot(g.Snapshot())
			continue
		}
		c.since = append(c.since, a)
	}
	c.look()
	c.checkEnd()
}

// look checks the table at the pending decision.
func (c *checker) look() {
	d := c.g.Decision(game.Everyone)
	if d != nil {
		if c.decision != 0 && d.Number != c.decision+1 && !c.unveiled {
			c.broken("decision: number %d follows %d", d.Number, c.decision)
		}
		c.decision = d.Number
	}
	news := c.g.Events(game.Everyone, c.told)
	c.told += len(news)
	c.people.Asked(d, news)
	c.two.Asked(d, news)
	c.seen.events(news)

	t := c.g.Uncovered()
	begun := stampOf(t) != c.stamp
	c.checkCards(t)
	c.checkPieces(t)
	c.checkSeats(t)
	c.checkDials(t)
	c.checkNebula(t)
	c.checkGround(t)
	var began *game.State
	if begun {
		began = c.g.Snapshot()
		c.checkBetweenSteps(began)
	}
	if d != nil {
		c.checkDecision(d, t)
	}
	c.checkEvents()
	if c.rng.IntN(oneSnapshot) == 0 {
		c.checkSnapshot()
	}
	if begun {
		c.newSnapshot(began)
	}
}

// newSnapshot begins a new stretch: answers from here on count as given since this snapshot.
func (c *checker) newSnapshot(s *game.State) {
	c.snapshot = s
	c.stamp = stampOf(c.g.Uncovered())
	c.since = c.since[:0]
}

// ---- Decisions ----

func (c *checker) checkDecision(open *game.Decision, t *game.Tabletop) {
	if open.Seats == 0 || open.Seats>>len(t.Seats) != 0 {
		c.broken("decision: the seats %v are asked", open.Seats.List())
		return
	}
	asked := open.Seats.List()
	c.judge(open, c.g.Decision(asked[c.rng.IntN(len(asked))]))
	if other := game.Seat(c.rng.IntN(len(t.Seats))); open.Private && !open.Seats.Has(other) {
		if seen := c.g.Decision(other); len(seen.Options) > 0 || seen.About != open.About {
			c.broken("decision: seat %d sees the private kind %d of seat %d", other, open.Kind, asked[0])
		}
	}
}

// judge checks a decision as everyone sees it and as a player who is asked sees it.
func (c *checker) judge(open, d *game.Decision) {
	asked := open.Seats.List()
	switch {
	case len(d.Options) == 0:
		c.broken("decision: kind %d without an option", d.Kind)
	case d.Min < 0 || d.Min > d.Max || d.Max < 1 || d.Max > len(d.Options):
		c.broken("decision: kind %d asks for %d to %d of %d options", d.Kind, d.Min, d.Max, len(d.Options))
	case d.Private && len(asked) != 1:
		c.broken("decision: kind %d is private for the seats %v", d.Kind, asked)
	case d.Private && len(open.Options) > 0:
		c.broken("decision: everybody sees the options of the private kind %d", d.Kind)
	case len(asked) > 1 && d.Kind != game.AskWindow:
		c.broken("decision: kind %d asks the seats %v", d.Kind, asked)
	}
	for i, o := range d.Options {
		if o.Private && !d.Private {
			c.broken("decision: kind %d shows everybody the private option %q", d.Kind, o)
		}
		for _, other := range d.Options[:i] {
			if other.Choice == o.Choice {
				c.broken("decision: kind %d offers %q twice", d.Kind, o)
			}
		}
	}
}

// refuse gives answers that are not on offer.
func (c *checker) refuse() {
	before := c.g.View(c.follows)
	d := c.g.Decision(game.Everyone)
	seat := d.Seats.List()[0]
	d = c.g.Decision(seat)
	bad := []game.Answer{
		{Seat: game.NoSeat, Picks: []game.Choice{d.Options[0].Choice}},
		{Seat: game.Everyone, Picks: []game.Choice{d.Options[0].Choice}},
		{Seat: seat, Picks: []game.Choice{{Kind: game.TheCard, Card: "no such card"}}},
		{Seat: seat, Picks: make([]game.Choice, d.Max+1)},
	}
	if d.Min > 0 {
		bad = append(bad, game.Answer{Seat: seat})
	}
	if d.Max > 1 {
		bad = append(bad, game.Answer{Seat: seat, Picks: []game.Choice{d.Options[0].Choice, d.Options[0].Choice}})
	}
	for _, a := range bad {
		if err := c.g.Decide(a); !errors.Is(err, game.ErrIllegal) {
			c.broken("refusal: the answer %v of seat %d gives %v", a.Picks, a.Seat, err)
		}
	}
	after := c.g.View(c.follows)
	if !sameTable(&before.Tabletop, &after.Tabletop) || !reflect.DeepEqual(before.Decision, after.Decision) {
		c.broken("refusal: an illegal answer changed the view of seat %d", c.follows)
	}
}

// ---- Events, snapshots, replay, end ----

// checkEvents now and then applies the events to the followed views and compares them with the new ones.
func (c *checker) checkEvents() {
	if c.rng.IntN(oneView) > 0 && c.g.Decision(game.Everyone) != nil {
		return
	}
	for _, observer := range []game.Seat{c.follows, game.Everyone} {
		for step := range c.g.Steps(observer) {
			c.views[observer] = step.View
		}
		old := c.views[observer]
		if old == nil {
			continue
		}
		c.g.Look(&c.now, observer)
		if !sameTable(&old.Tabletop, &c.now.Tabletop) {
			c.broken("events: they do not give the view of seat %d: %s", observer, difference(&old.Tabletop, &c.now.Tabletop))
		}
	}
}

// checkSnapshot continues from the last snapshot with the answers since, and compares.
func (c *checker) checkSnapshot() {
	s := c.snapshot
	viaFile := c.rng.IntN(oneFile) == 0
	if viaFile {
		data, err := json.Marshal(s)
		if err == nil {
			s = new(game.State)
			err = json.Unmarshal(data, s)
		}
		if err != nil {
			c.broken("snapshot: %v", err)
			return
		}
	}
	again, err := game.Restore(s)
	if err != nil {
		c.broken("snapshot: %v", err)
		return
	}
	defer again.Close()
	for _, a := range c.since {
		if err := again.Decide(a); err != nil {
			c.broken("snapshot: an answer since is refused: %v", err)
			return
		}
	}
	if !sameTable(again.Uncovered(), c.g.Uncovered()) {
		c.broken("snapshot: the table differs: %s", difference(again.Uncovered(), c.g.Uncovered()))
	}
	seat := game.Everyone
	if d := c.g.Decision(seat); d != nil {
		seat = d.Seats.List()[0]
	}
	if !reflect.DeepEqual(again.Decision(seat), c.g.Decision(seat)) {
		c.broken("snapshot: another decision")
	}
	if viaFile && again.Snapshot().Hash() != c.g.Snapshot().Hash() {
		c.broken("snapshot: another hash")
	}
}

// checkEnd checks how the game ended.
func (c *checker) checkEnd() {
	t := c.g.Uncovered()
	if c.g.Decision(game.Everyone) != nil || t.Over == nil {
		c.broken("end: the replay goes on after the last answer")
		return
	}
	if c.g.Snapshot().Hash() != c.end.Hash() {
		c.broken("replay: the state at the end has another hash")
	}
	if !endsRight(t) {
		c.broken("end: %+v is not how the table looks", *t.Over)
	}
	if err := c.g.Decide(game.Answer{}); !errors.Is(err, game.ErrIllegal) {
		c.broken("end: an answer after the end gives %v", err)
	}
}

// endsRight reports whether the table of a game that is over matches how it ended.
func endsRight(t *game.Tabletop) bool {
	switch t.Over.Why {
	case game.EndedByResource:
		return t.Resources[t.Over.Resource] <= 0 && !t.Over.HumansWin
	case game.EndedByDamage:
		return game.HullOf(card.GalacticaBoard).IsLost(t) && !t.Over.HumansWin
	case game.EndedByExecution:
		return !t.Over.HumansWin
	case game.EndedByBoarding:
		return t.Centurions[len(t.Centurions)-1] > 0 && !t.Over.HumansWin
	case game.EndedByJump:
		return (t.LastJump || t.Stage() == game.InOrbit) && t.Over.HumansWin == (min(t.Resources[0], t.Resources[1], t.Resources[2], t.Resources[3]) > 0)
	}
	return false
}

// closeHalfWay plays part of the game and drops it.
func (c *checker) closeHalfWay() {
	g := c.begin()
	for _, a := range c.answers[:c.rng.IntN(len(c.answers)+1)] {
		g, _ = c.decide(g, a)
	}
	g.Close()
	if g.Decision(game.Everyone) != nil {
		c.broken("close: a closed game still asks")
	}
	g.Close() // closing twice does no harm
}

// noneLeft compares the number of goroutines with what it was before.
func (c *checker) noneLeft(before int) {
	if now := runtime.NumGoroutine(); now > before {
		c.broken("close: %d goroutines are left", now-before)
	}
}
