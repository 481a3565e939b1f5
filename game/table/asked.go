package table

import "battlestar/game"

// Waiting is what kind of thing the table waits for.
type Waiting uint8

// What the table may wait for.
const (
	Nothing  Waiting = iota // the game is over
	Bots                    // bots only: call Tick
	Choice                  // a seat chooses in the open, by a click
	HandOver                // a seat has to open its curtain
	Secret                  // a seat chooses behind its curtain, which is open
	Window                  // whoever may interrupt: Act or GoOn
)

// Asked is what the table waits for.
type Asked struct {
	For    Waiting
	Seat   game.Seat   // who chooses, NoSeat for a window
	Seats  game.Seats  // the humans who may still answer
	Window game.Window // which
	GoesOn bool        // the window goes on by itself
	Bar    float64     // how much of its time is over, 0 to 1
}

// Asked is what the table waits for now.
func (t *Table) Asked() Asked {
	d := t.g.Decision(game.Everyone)
	if d == nil {
		return Asked{For: Nothing, Seat: game.NoSeat}
	}
	a := Asked{Seat: d.Seat(), Seats: d.Seats & t.humans()}
	switch {
	case a.Seats == 0:
		a.For = Bots
	case d.Kind == game.AskWindow:
		a.For, a.Seat, a.Window = Window, game.NoSeat, d.Window
		a.GoesOn = !t.held && !t.Stops.At(d)
		if a.GoesOn {
			a.Bar = float64(t.bar) / float64(BarTime)
		}
	case !d.Private:
		a.For = Choice
	case t.open == a.Seat:
		a.For = Secret
	default:
		a.For = HandOver
	}
	return a
}

// Stops are the windows that wait for a click; the others go on by themselves after a bar that anyone can stop. The windows of a die
// wait only for the rolls that are set too.
type Stops struct {
	Windows [game.NumWindows]bool
	Rolls   [game.NumRolls]bool
}

// DefaultStops are the stops for an evening at a good pace.
func DefaultStops() Stops {
	var s Stops
	for w := range s.Windows {
		s.Windows[w] = true
	}
	for _, roll := range []game.RollFor{game.RollForCard, game.RollForFTL, game.RollForNuke, game.RollForArmory} {
		s.Rolls[roll] = true
	}
	return s
}

// At says whether the table stops at a window.
func (s Stops) At(d *game.Decision) bool {
	if d.Window == game.BeforeRoll || d.Window == game.AfterRoll {
		return s.Windows[d.Window] && s.Rolls[d.Roll]
	}
	return s.Windows[d.Window]
}

// sameWindow says whether a decision is still the same round of the same window, less those who have answered.
func sameWindow(before, now *game.Decision) bool {
	return before != nil && now != nil && before.Kind == game.AskWindow && now.Kind == game.AskWindow && before.Window == now.Window &&
		now.Seats&^before.Seats == 0 && now.Seats != before.Seats
}

// Count is what the pace of a turn is measured by.
type Count struct {
	HandOvers int // times the laptop has to go to somebody who opens the curtain
	Windows   int // windows that wait for a click, or that somebody interrupts
	Choices   int // choices in the open, each a click
}

// Counter counts hand-overs and stops of a game, as if humans sat at all seats.
type Counter struct {
	Stops   Stops
	turns   []Count
	open    game.Seat
	last    *game.Decision
	counted bool // the window that is open has been counted
}

// NewCounter is a counter for a game from its beginning.
func NewCounter(stops Stops) *Counter {
	return &Counter{Stops: stops, open: game.NoSeat, turns: make([]Count, 1)}
}

// Asked counts a decision before it is answered: d as the open table sees it, and the events since the decision before it, likewise.
func (c *Counter) Asked(d *game.Decision, news []game.Event) {
	if c.open != game.NoSeat && !stays(c.open, d, news) {
		c.open = game.NoSeat
	}
	for i := range news {
		if news[i].Kind == game.TurnBegan {
			c.turns = append(c.turns, Count{})
		}
	}
	if d == nil {
		return
	}
	count := &c.turns[len(c.turns)-1]
	switch {
	case d.Kind == game.AskWindow:
		if !sameWindow(c.last, d) {
			c.counted = false
		}
		if !c.counted && c.Stops.At(d) {
			c.counted = true
			count.Windows++
		}
	case !d.Private:
		count.Choices++
	case c.open != d.Seat():
		c.open = d.Seat()
		count.HandOvers++
	}
	c.last = d
}

// Answered counts the answer to the decision: an interruption of a window that would have gone on by itself is a stop too.
func (c *Counter) Answered(a game.Answer) {
	if c.last != nil && c.last.Kind == game.AskWindow && !c.counted && len(a.Picks) > 0 && a.Picks[0].Kind == game.Act {
		c.counted = true
		c.turns[len(c.turns)-1].Windows++
	}
}

// Turns is the counts of the turns begun, without the setup.
func (c *Counter) Turns() []Count { return c.turns[1:] }
