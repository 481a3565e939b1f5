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

// comment has a computer player say something about a check of a crisis that failed in the events from index log on, once a turn at most.
func (t *Table) comment(bots game.Seats, log int) {
	events := t.logs[game.Everyone]
	for at := log; at < len(events); at++ {
		if e := &events[at]; e.Kind == game.CheckEnded && e.Result == game.Failed && e.Card != "" && bots != 0 && !t.commented(at) {
			if r := bot.Comment(t.known(t.g.View(game.Everyone)), bots, e); r.Why != bot.NoPurpose {
				t.reasons = append(t.reasons, because{at, r})
				slices.SortStableFunc(t.reasons, func(a, b because) int { return a.at - b.at })
			}
		}
	}
}

// commented reports whether somebody has said something this turn, before a place in the log.
func (t *Table) commented(at int) bool {
	for at--; at >= 0 && t.logs[game.Everyone][at].Kind != game.TurnBegan; at-- {
		if t.Reason(at).Why == bot.Suspects {
			return true
		}
	}
	return false
}

// botsOf returns the seats that computer players play.
func botsOf(seats []SeatInfo) (set game.Seats) {
	for s := range seats {
		if seats[s].Bot != "" {
			set |= game.SeatsOf(game.Seat(s))
		}
	}
	return set
}

// explain finds the reason for a bot's answer in the events that it caused, from index log on. before is the open table with the decision that was
// answered.
func (t *Table) explain(before *bot.Known, by game.Seat, log int) {
	events := t.logs[game.Everyone]
	for at := log; at < len(events); at++ {
		if r := bot.Explain(*before, by, &events[at]); r.Why != bot.NoPurpose {
			t.reasons = append(t.reasons, because{at, r})
			return // what follows results from it
		}
	}
}

// before returns what the open table shows and tells, for explain, or nil if no bot is asked.
func (t *Table) before(seats []SeatInfo) *bot.Known {
	d := t.g.Decision(game.Everyone)
	if d == nil || !slices.ContainsFunc(d.Seats.List(), func(s game.Seat) bool { return seats[s].Bot != "" }) {
		return nil
	}
	known := t.known(t.g.View(game.Everyone))
	return &known
}
