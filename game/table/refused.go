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

// Lasting reports whether an answer to the pending decision could be taken back only if all agree, because somebody would learn something by
// it. It is tried on a copy of the game; up to what is learned first, all that happens follows from what everybody knows, and so does this.
func (t *Table) Lasting(seat game.Seat, picks ...game.Choice) bool {
	return t.tried(seat, picks, learns)
}

// Confirms reports whether an answer asks for a second press: it is lasting, or spends what there is once a game, or takes a life or a title.
func (t *Table) Confirms(seat game.Seat, picks ...game.Choice) bool {
	return t.tried(seat, picks, func(observer game.Seat, e *game.Event) bool { return learns(observer, e) || grave(e) })
}

// grave reports whether an event is one that nobody brings about by a slip of the finger.
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

// tried reports whether an answer, tried on a copy of the game, brings an event of which that is so for somebody; in doubt it does.
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
