package table

import "battlestar/game"

// Count measures the pace of a turn.
type Count struct {
	HandOvers int // times the laptop goes to somebody who opens their curtain
	Openings  int // times the curtain opens for whoever is already at the screen (Table.Holds): one press
	Windows   int // windows that wait for a click, or that somebody interrupts
	Bars      int // windows that pass by themselves after a bar
	Choices   int // choices in the open, each one click
}

// Fight measures the pace of a fight: everything that Cylon ships do in one step, if a die is rolled for them.
type Fight struct {
	Dice    int
	Windows int // as in Count
	Bars    int
}

// Counter counts the hand-overs and the stops of a game for the people at the table. Bots need no laptop.
type Counter struct {
	// HandOversBy and StopsBy count the hand-overs and stops of the turns by what they were for, without the setup.
	HandOversBy map[game.Kind]int
	StopsBy     map[Moment]int

	stops   Stops
	people  game.Seats
	turns   []Count
	fights  []Fight
	fight   *Fight // the current one, or nil
	open    game.Seat
	holder  game.Seat // see Table.Holds
	last    *game.Decision
	check   game.CheckState // the current one
	counted bool            // the open window has been counted as a stop
}

// NewCounter returns a counter for a game from its beginning, with people at some of the seats.
func NewCounter(stops Stops, people game.Seats) *Counter {
	return &Counter{
		stops: stops, people: people, HandOversBy: map[game.Kind]int{}, StopsBy: map[Moment]int{},
		open: game.NoSeat, holder: game.NoSeat, turns: make([]Count, 1),
	}
}

// Asked counts a decision before it is answered. d is the decision as the open table sees it, and news are the events since the previous decision,
// likewise.
func (c *Counter) Asked(d *game.Decision, news []game.Event) {
	if c.open != game.NoSeat && !stays(c.open, d, news) {
		c.open = game.NoSeat
	}
	for i := range news {
		c.happened(&news[i])
	}
	last := c.last
	c.last = d
	switch {
	case d == nil || d.Seats&c.people == 0:
	case d.Kind == game.AskWindow:
		if !sameWindow(last, d) {
			c.window(d)
		}
	case !d.Private:
		c.now().Choices++
	case c.open == d.Seat():
	case c.holder == d.Seat():
		c.open = c.holder
		c.now().Openings++
	default:
		c.open, c.holder = d.Seat(), d.Seat()
		c.now().HandOvers++
		if len(c.turns) > 1 {
			c.HandOversBy[d.Kind]++
		}
	}
}

// window counts a window. If the table waits, it is a stop. If the window passes by itself, it is a bar, until somebody interrupts.
func (c *Counter) window(d *game.Decision) {
	c.counted = false
	switch {
	case c.stops.waits(d, &c.check):
		c.stop(d)
	case !c.stops.passes(d):
		c.now().Bars++
		if c.fight != nil {
			c.fight.Bars++
		}
	}
}

// happened handles the events that begin and end a turn and a fight.
func (c *Counter) happened(e *game.Event) {
	switch e.Kind {
	case game.ShipsActivated:
		if c.fight == nil {
			c.fight = &Fight{}
		}
	case game.DieRolled:
		if c.fight != nil {
			c.fight.Dice++
		}
	case game.CheckChanged:
		if e.Check != nil {
			c.check = *e.Check
		}
	case game.TurnBegan:
		c.turns = append(c.turns, Count{})
	}
	if c.fight != nil && endsFight(e) {
		if c.fight.Dice > 0 {
			c.fights = append(c.fights, *c.fight)
		}
		c.fight = nil
	}
}

func endsFight(e *game.Event) bool {
	switch e.Kind {
	case game.TurnBegan, game.StepBegan, game.CheckEnded, game.GameOver:
		return true
	case game.CardMoved:
		return e.To == game.CrisisOpen
	}
	return false
}

// Answered counts the answer to the decision. Interrupting a window that would have passed by itself is a stop too.
func (c *Counter) Answered(a game.Answer) {
	switch d := c.last; {
	case d == nil || !c.people.Has(a.Seat) || d.Kind == game.AskWindow && c.stops.passes(d): // nobody did anything
	case d.Kind == game.AskWindow && len(a.Picks) > 0 && a.Picks[0].Kind == game.Pass: // "go on" passes for everyone
		c.holder = game.NoSeat
	default:
		c.holder = sits(d, c.holder, a)
	}
	if c.last != nil && c.last.Kind == game.AskWindow && !c.counted && c.people.Has(a.Seat) && len(a.Picks) > 0 && a.Picks[0].Kind == game.Act {
		c.stop(c.last)
	}
}

func (c *Counter) stop(d *game.Decision) {
	c.counted = true
	c.now().Windows++
	if c.fight != nil {
		c.fight.Windows++
	}
	if len(c.turns) > 1 {
		c.StopsBy[MomentOf(d)]++
	}
}

func (c *Counter) now() *Count { return &c.turns[len(c.turns)-1] }

// Turns returns the counts of the turns begun, without the setup.
func (c *Counter) Turns() []Count { return c.turns[1:] }

// Fights returns the counts of the fights that are over.
func (c *Counter) Fights() []Fight { return c.fights }
