package game

import (
	"fmt"

	"battlestar/game/card"
)

// fleetNow is [Table.Now] of an edit of the Cylon Fleet option.
func (t *Table) fleetNow(e Edit) int {
	f := t.CylonFleet
	switch {
	case f == nil:
		return 0
	case e.Kind == SetPursuit:
		return f.Pursuit
	case e.Kind == SetMarkVIIDamaged:
		return t.Fleet(card.MarkVII).Damaged
	case e.Kind == SetMarkVIIDestroyed:
		return t.Fleet(card.MarkVII).Destroyed
	default:
		return t.Behind(e.Ship, e.Area)
	}
}

// setBehind puts more ships on the Cylon Fleet board, or −more of them back into the supply.
func (g *Game) setBehind(e Edit, more int) error {
	if e.Ship != card.Basestar {
		g.shift(e.Ship, more, Supply, CylonSpot(e.Area))
		return nil
	}
	for n := len(g.state.Basestars) - 1; n >= 0 && more < 0; n-- {
		if g.state.Basestars[n].Behind == e.Area {
			g.emit(Event{Kind: BasestarMoved, Rule: Correction, N: n, FromSpot: CylonSpot(e.Area), ToSpot: Supply})
			more++
		}
	}
	if more > g.inSupply(card.Basestar) {
		return fmt.Errorf("there are %d basestars", g.cat.Supply(card.Basestar))
	}
	for ; more > 0; more-- {
		g.emit(Event{Kind: BasestarMoved, Rule: Correction, N: g.freeBasestar(), FromSpot: Supply, ToSpot: CylonSpot(e.Area)})
	}
	return nil
}
