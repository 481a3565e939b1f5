package table

import (
	"slices"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
)

// believed is what the open table's log tells about who may be a Cylon, with how much of the log and of the remarks it has taken in.
type believed struct {
	*belief.Belief
	read, heard int
}

// Belief returns what the open table tells about who may be a Cylon. It is valid until something happens.
func (t *Table) Belief() *belief.Belief {
	log, b := t.logs[game.Everyone], &t.belief
	if b.Belief == nil || b.read > len(log) {
		*b = believed{Belief: belief.New(t.telling.marks[0].view, t.setup)}
	}
	for ; ; b.read++ {
		t.believeMark()
		for ; b.heard < len(t.remarks) && t.remarks[b.heard].At <= b.read; b.heard++ {
			if r := &t.remarks[b.heard]; r.What == Claimed {
				b.Heard(r.Claim)
			}
		}
		if b.read == len(log) {
			return b.Belief
		}
		b.Follow(&log[b.read])
	}
}

// believeMark takes over the table at a mark of the log, where a correction may have changed what no event tells.
func (t *Table) believeMark() {
	if i := slices.IndexFunc(t.telling.marks, func(m mark) bool { return m.at == t.belief.read }); i > 0 {
		t.belief.Corrected(t.telling.marks[i].view)
	}
}

// known returns what a computer player knows who sees a view.
func (t *Table) known(v *game.View) bot.Known {
	return bot.Known{View: v, Belief: t.Belief(), Luck: bot.LuckOf(t.setup)}
}

// Suspicions returns the chance of each player to be against the humans, as a computer player sees the table from what everyone knows.
func (t *Table) Suspicions(by game.Seat) belief.Odds { return bot.Suspicions(t.known(nil), by) }

// Temper returns the temper of a computer player.
func (t *Table) Temper(s game.Seat) bot.Temper { return bot.LuckOf(t.setup).Temper(s) }

// Known returns what the eyes on the screen know, for a computer player to answer in their place.
func (t *Table) Known() bot.Known { return t.known(t.View()) }
