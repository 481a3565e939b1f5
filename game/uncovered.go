package game

// Uncovered is the table as it lies now, with all that is hidden: for checks (package sim) and nothing else. What people look at
// is a [View]. It must not be changed, and changes with the next answer.
func (g *Game) Uncovered() *Table { return &g.state.Table }
