package table

import (
	"battlestar/game"
	"battlestar/game/save"
)

// Refused says why a choice cannot be made now, from what the eyes on the screen may see; see [game.Game.Refused].
func (t *Table) Refused(c game.Choice) game.Refusal { return t.g.Refused(t.Eyes(), c) }

// Leads returns the cards that the seat whose curtain is open can play in its action, each with the choice that leads there; see [game.Game.Leads].
func (t *Table) Leads() []game.Lead {
	if t.open == game.NoSeat {
		return nil
	}
	return t.g.Leads(t.open)
}

// Lasting reports whether an answer to the pending decision could be taken back only if everyone agrees, because somebody would learn something
// from it. The answer is tried on a copy of the game. Up to the first thing learned, all that happens follows from what everyone knows, and so does
// this result.
func (t *Table) Lasting(seat game.Seat, picks ...game.Choice) bool {
	return t.tried(seat, picks, learns)
}

// Confirms reports whether an answer needs a second press: it is lasting, uses something limited to once per game, or takes a life or a title.
func (t *Table) Confirms(seat game.Seat, picks ...game.Choice) bool {
	return t.tried(seat, picks, func(observer game.Seat, e *game.Event) bool { return learns(observer, e) || grave(e) })
}

// grave reports whether an event is too serious to be caused by a slip of the finger.
func grave(e *game.Event) bool {
	switch e.Kind {
	case game.OnceUsed, game.Executed, game.Condemned, game.BecameCylon:
		return true
	case game.MiraclesChanged:
		return e.N < 0
	case game.TitleGiven:
		return e.Other != game.NoSeat && e.Other != e.Seat
	}
	return false
}

// tried reports whether an answer, tried on a copy of the game, causes an event that satisfies is for some observer. If in doubt, it reports true.
func (t *Table) tried(seat game.Seat, picks []game.Choice, is func(observer game.Seat, e *game.Event) bool) bool {
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
		return true
	}
	for o := range t.logs {
		observer := game.Seat(o)
		if o >= len(t.seats) && observer != game.Everyone {
			continue
		}
		events := g.Events(observer, read)
		for i := range events {
			if is(observer, &events[i]) {
				return true
			}
		}
	}
	return false
}
