package table

import "battlestar/game"

// Count is what the pace of a turn is measured by.
type Count struct {
	HandOvers int // times the laptop has to go to somebody who opens the curtain
	Windows   int // windows that wait for a click, or that somebody interrupts
	Choices   int // choices in the open, each a click
}

// Counter counts hand-overs and stops of a game, as if humans sat at all seats.
type Counter struct {
	Stops Stops
	// HandOversBy and StopsBy are what the hand-overs and the stops of the turns were for, without the setup.
	HandOversBy map[game.Kind]int
	StopsBy     map[Moment]int

	turns   []Count
	open    game.Seat
	last    *game.Decision
	check   *game.CheckState // being made
	counted bool             // the window that is open has been counted
}

// NewCounter is a counter for a game from its beginning.
func NewCounter(stops Stops) *Counter {
	return &Counter{Stops: stops, HandOversBy: map[game.Kind]int{}, StopsBy: map[Moment]int{}, open: game.NoSeat, turns: make([]Count, 1)}
}

// Asked counts a decision before it is answered: d as the open table sees it, and the events since the decision before it, likewise.
func (c *Counter) Asked(d *game.Decision, news []game.Event) {
	if c.open != game.NoSeat && !stays(c.open, d, news) {
		c.open = game.NoSeat
	}
	for i := range news {
		switch news[i].Kind {
		case game.TurnBegan:
			c.turns = append(c.turns, Count{})
		case game.CheckChanged:
			c.check = news[i].Check
		}
	}
	if d == nil {
		return
	}
	switch {
	case d.Kind == game.AskWindow:
		if !sameWindow(c.last, d) {
			c.counted = false
		}
		if !c.counted && c.Stops.waits(d, c.check) {
			c.stop(d)
		}
	case !d.Private:
		c.turns[len(c.turns)-1].Choices++
	case c.open != d.Seat():
		c.open = d.Seat()
		c.turns[len(c.turns)-1].HandOvers++
		if len(c.turns) > 1 {
			c.HandOversBy[d.Kind]++
		}
	}
	c.last = d
}

// Answered counts the answer to the decision: an interruption of a window that would have gone on by itself is a stop too.
func (c *Counter) Answered(a game.Answer) {
	if c.last != nil && c.last.Kind == game.AskWindow && !c.counted && len(a.Picks) > 0 && a.Picks[0].Kind == game.Act {
		c.stop(c.last)
	}
}

func (c *Counter) stop(d *game.Decision) {
	c.counted = true
	c.turns[len(c.turns)-1].Windows++
	if len(c.turns) > 1 {
		c.StopsBy[MomentOf(d)]++
	}
}

// Turns is the counts of the turns begun, without the setup.
func (c *Counter) Turns() []Count { return c.turns[1:] }
