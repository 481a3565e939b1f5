package table

import (
	"slices"

	"battlestar/game"
	"battlestar/game/bot"
)

// because is why a bot caused the event at a place in the log.
type because struct {
	at int
	bot.Reason
}

// Reason returns why a bot caused the event at a place in the log, from what everyone could see before it. For any other event it is the zero
// Reason.
func (t *Table) Reason(at int) bot.Reason {
	if i, told := slices.BinarySearchFunc(t.reasons, at, func(b because, at int) int { return b.at - at }); told {
		return t.reasons[i].Reason
	}
	return bot.Reason{}
}

// explain finds the reason for a bot's answer in the events that it caused, from index log on. before is the open table with the decision that was
// answered.
func (t *Table) explain(before *game.View, by game.Seat, log int) {
	events := t.logs[game.Everyone]
	for at := log; at < len(events); at++ {
		if r := bot.Explain(before, by, &events[at]); r.Why != bot.NoPurpose {
			t.reasons = append(t.reasons, because{at, r})
			return // what follows results from it
		}
	}
}

// before returns the open table for explain, or nil if no bot is asked.
func before(g *game.Game, seats []SeatInfo) *game.View {
	d := g.Decision(game.Everyone)
	if d == nil || !slices.ContainsFunc(d.Seats.List(), func(s game.Seat) bool { return seats[s].Bot != "" }) {
		return nil
	}
	return g.View(game.Everyone)
}
