package table

import (
	"slices"

	"battlestar/game"
)

// telling is how far the open table has been told what happened.
type telling struct {
	told  int        // the number of events of its log
	view  *game.View // after them
	marks []mark     // in order; the first is where the log begins
}

// mark is the open table as it was after the first at events of the log. It is not changed.
type mark struct {
	at   int
	view *game.View
}

// markEvery is the most events that Next tells without adding a mark, so that going back is quick.
const markEvery = 200

// mark keeps the view that the next events of the log begin with: where a game begins, and after corrections, which may reveal what no event tells.
func (t *Table) mark(v *game.View) {
	v.Decision = nil
	at := len(t.logs[game.Everyone])
	t.telling.marks = slices.DeleteFunc(t.telling.marks, func(m mark) bool { return m.at >= at })
	t.telling.marks = append(t.telling.marks, mark{at, v})
	if t.telling.view == nil {
		t.telling.view = v.Copy()
	}
}

// cut forgets what was told after the first log events.
func (t *telling) cut(log int) {
	t.marks = slices.DeleteFunc(t.marks, func(m mark) bool { return m.at > log })
	t.told = min(t.told, log)
}

// toldAll is for what is not told piece by piece: the log is the same, or nobody saw how it came about.
func (t *Table) toldAll() {
	t.telling.told = len(t.logs[game.Everyone])
	t.telling.view = t.g.View(game.Everyone)
	t.telling.view.Decision = nil
}

// Next tells the open table the next event, and returns false when everything is told. Told is the view after it.
func (t *Table) Next() (game.Event, bool) {
	e, more := t.Ahead()
	if !more {
		return game.Event{}, false
	}
	t.telling.told++
	t.telling.view.Follow(&e)
	if i := slices.IndexFunc(t.telling.marks, func(m mark) bool { return m.at == t.telling.told }); i >= 0 {
		t.telling.view = t.telling.marks[i].view.Copy()
	}
	if last := t.telling.marks[len(t.telling.marks)-1].at; t.telling.told >= last+markEvery {
		t.telling.marks = append(t.telling.marks, mark{t.telling.told, t.telling.view.Copy()})
	}
	return e, true
}

// Ahead returns what Next tells next.
func (t *Table) Ahead() (game.Event, bool) {
	if t.Untold() == 0 {
		return game.Event{}, false
	}
	return t.logs[game.Everyone][t.telling.told], true
}

// Told returns the open table after what Next told last, without a decision. It is valid until the next call of Next.
func (t *Table) Told() *game.View { return t.telling.view }

// Untold returns the number of events that Next has not told yet: the last ones of the open table's log.
func (t *Table) Untold() int { return len(t.logs[game.Everyone]) - t.telling.told }

// Rewind goes back or ahead to where the first told events of the open table's log are told. Next tells the later ones again.
func (t *Table) Rewind(told int) {
	told = max(0, min(told, len(t.logs[game.Everyone])))
	last := 0
	for i, m := range t.telling.marks {
		if m.at <= told {
			last = i
		}
	}
	m := t.telling.marks[last]
	if told < t.telling.told || m.at > t.telling.told {
		t.telling.told, t.telling.view = m.at, m.view.Copy()
	}
	for t.telling.told < told {
		t.Next()
	}
}
