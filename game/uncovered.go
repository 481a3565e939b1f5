package game

import "iter"

// Uncovered is the table as it lies now, with all that is hidden: for checks (package sim) and nothing else. What people look at
// is a [View]. It must not be changed, and changes with the next answer.
func (g *Game) Uncovered() *Table { return &g.state.Table }

// UncoveredEvents is what happened since an event, with all that is hidden: for scenarios and checks, and nothing else. The events must not be changed.
func (g *Game) UncoveredEvents(since int) iter.Seq[*Event] { return g.events.since(since) }
