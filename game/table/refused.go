package table

import (
	"battlestar/game"
	"battlestar/game/save"
)

// Refused says why a choice cannot be made now, from what the eyes on the screen may see; see [game.Game.Refused].
func (t *Table) Refused(c game.Choice) game.Refusal { return t.g.Refused(t.Eyes(), c) }

// Leads are the cards that the seat behind whose curtain the screen is can play in its action, each with the choice that leads there; see
// [game.Game.Leads].
func (t *Table) Leads() []game.Lead {
	if t.open == game.NoSeat {
		return nil
	}
	return t.g.Leads(t.open)
}

// Lasting says whether an answer to the pending decision could be taken back only if all agree, because somebody would learn something by
// it. It is tried on a copy of the game; up to what is learned first, all that happens follows from what everybody knows, and so does this.
func (t *Table) Lasting(seat game.Seat, picks ...game.Choice) bool {
	from := len(t.standing) - 1
	for from > 0 && !isSnapshot(t.standing[from]) {
		from--
	}
	g, diverged, err := save.Replay(t.setup, t.standing[max(0, from):], nil)
	if err != nil {
		return true
	}
	defer g.Close()
	read := g.EventCount()
	if len(diverged) > 0 || g.Decide(game.Answer{Seat: seat, Picks: picks}) != nil {
		return true // in doubt
	}
	for o := range t.logs {
		observer := game.Seat(o)
		if o >= len(t.seats) && observer != game.Everyone {
			continue
		}
		events := g.Events(observer, read)
		for i := range events {
			if learns(observer, &events[i]) {
				return true
			}
		}
	}
	return false
}
