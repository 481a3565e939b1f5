package game

import "iter"

// Uncovered returns the table as it is now, including everything hidden, for checks only (package sim). People look at a [View]. The table must not
// be changed, and it changes with the next answer.
func (g *Game) Uncovered() *Tabletop { return &g.state.Tabletop }

// UncoveredEvents returns the events since a given one, including everything hidden, for scenarios and checks only. The events must not be changed.
func (g *Game) UncoveredEvents(since int) iter.Seq[*Event] { return g.events.since(since) }
