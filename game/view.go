package game

import (
	"iter"
	"slices"

	"battlestar/game/box"
)

// View is what one seat, or for [Everyone] the open table, may see: the table with unknown cards blank, and the pending decision. It does not change
// as the game goes on, and may be kept. It must not be changed: its options, house rules, components and its decision's options are the game's own.
type View struct {
	Seat Seat
	Tabletop
	Options  []string     // of the setup
	House    []House      // of the setup
	Boxes    *box.Catalog // the components that the game is played with
	Decision *Decision    // pending, its options hidden if they are private to another; nil when the game is over
}

// View returns what a seat may see now.
func (g *Game) View(seat Seat) *View {
	v := new(View)
	g.Look(v, seat)
	return v
}

// Look refreshes v in place with what a seat may see now, and keeps nothing of what was seen before; use View to keep the result.
func (g *Game) Look(v *View, seat Seat) {
	g.fill(v, &g.state.Tabletop, seat)
	v.Decision = g.Decision(seat)
}

// fill puts what a seat may see of a table into a view.
func (g *Game) fill(v *View, t *Tabletop, seat Seat) {
	*v = View{Seat: seat, Tabletop: v.Tabletop, Options: g.state.Setup.Options, House: g.state.Setup.House, Boxes: g.cat}
	t.showTo(seat, &v.Tabletop)
}

// Decision returns the pending decision as a seat may see it, nil when the game is over. It must not be changed.
func (g *Game) Decision(seat Seat) *Decision {
	if g.pending == nil || !g.pending.Private || g.pending.Seats.Has(seat) {
		return g.pending
	}
	d := *g.pending
	d.Options = nil
	d.Min, d.Max, d.N = 0, 0, 0
	d.Place, d.Area, d.Ship = "", 0, 0
	if !slices.Contains(openAbout, d.Kind) || g.cat.Loyalty.Of(d.About) != nil { // a Personal Goal is paid for before it is revealed
		d.About = ""
	}
	return &d
}

// openAbout are the kinds of private decisions about a card or ability that everyone knows: only what is chosen from is hidden.
var openAbout = []Kind{
	ChooseFromHand, ContributeCards, DiscardCards, DiscardAny, ForceHand, ShowCard, GiveCard, GiveQuorum, BuryQuorumCards, DiscardMutiny, GiveMutiny,
	ChooseMutiny, ChooseCrisis, ChooseQuorumOrder, ChooseCrisisOrder, GiveUpTrauma, TakeSkills,
}

// StepTaken is an event as a seat may know it, with that seat's view after it. The view is valid until the next one and has no decision.
type StepTaken struct {
	Event Event
	View  *View
}

// Steps yields what happened since the last call for this seat, each event with the view after it.
func (g *Game) Steps(seat Seat) iter.Seq[StepTaken] {
	return func(yield func(StepTaken) bool) {
		c := g.cursor(seat)
		for c.next < g.events.count {
			e := g.events.at(c.next).redact(seat)
			c.next++
			c.view.Follow(&e)
			if !yield(StepTaken{e, c.view}) {
				return
			}
		}
	}
}

// Begin returns what a seat may see of the table before the first event; it has no decision.
func (g *Game) Begin(seat Seat) *View {
	v := new(View)
	g.fill(v, &g.begin.Tabletop, seat)
	return v
}

// Follow updates the view to the state after an event, told as its seat may know it.
func (v *View) Follow(e *Event) {
	v.apply(e)
	v.redact(e.From, v.Seat)
	v.redact(e.To, v.Seat)
}

// Copy returns a copy of the view that can be changed on its own.
func (v *View) Copy() *View {
	other := *v
	other.Tabletop = v.Tabletop.clone()
	return &other
}

// Events returns the events from number since on (see EventCount) as a seat may know them, without the views: much cheaper than Steps.
func (g *Game) Events(seat Seat, since int) []Event {
	events := make([]Event, 0, g.events.count-since)
	for e := range g.events.since(since) {
		events = append(events, e.redact(seat))
	}
	return events
}

// EventCount returns the number of events since New or Restore.
func (g *Game) EventCount() int { return g.events.count }

// cursor is how far a seat has followed the events.
type cursor struct {
	next int
	view *View
}

func (g *Game) cursor(seat Seat) *cursor {
	c := &g.cursors[seat]
	if c.view == nil {
		c.view = g.Begin(seat)
	}
	return c
}
