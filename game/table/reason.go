package table

import (
	"slices"

	"battlestar/game"
	"battlestar/game/bot"
)

// because is why a bot did what stands at a place of the log.
type because struct {
	at int
	bot.Reason
}

// Reason is why a bot did what stands at a place of the log, from what all could see before; the zero Reason for all else.
func (t *Table) Reason(at int) bot.Reason {
	if i, told := slices.BinarySearchFunc(t.reasons, at, func(b because, at int) int { return b.at - at }); told {
		return t.reasons[i].Reason
	}
	return bot.Reason{}
}

// explain finds the reason of an answer that a bot has given, in what came of it since the log was so long. Before is the open table with
// the decision that was answered.
func (t *Table) explain(before *game.View, by game.Seat, log int) {
	events := t.logs[game.Everyone]
	for at := log; at < len(events); at++ {
		if r := bot.Explain(before, by, &events[at]); r.Why != bot.NoWhy {
			t.reasons = append(t.reasons, because{at, r})
			return // what follows comes of it
		}
	}
}

// before is the open table for explain, nil where no bot is asked.
func before(g *game.Game, seats []SeatInfo) *game.View {
	d := g.Decision(game.Everyone)
	if d == nil || !slices.ContainsFunc(d.Seats.List(), func(s game.Seat) bool { return seats[s].Bot != "" }) {
		return nil
	}
	return g.View(game.Everyone)
}
