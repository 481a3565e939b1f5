package table

import (
	"slices"

	"battlestar/game"
)

// telling is how far the open table has been told what happened.
type telling struct {
	told  int        // events of its log
	view  *game.View // after them
	marks []mark     // in their order; the first is where the log begins
}

// mark is the open table as it was after so many events of the log. It is not changed.
type mark struct {
	at   int
	view *game.View
}

// markEvery is after how many events at most a mark is made by the way, so that going back is quick.
const markEvery = 200

// mark keeps the view that the next events of the log begin with: where a game begins, and after corrections, which may uncover what no
// event tells of.
func (t *Table) mark(v *game.View) {
	v.Decision = nil
	at := len(t.logs[game.Everyone])
	t.telling.marks = slices.DeleteFunc(t.telling.marks, func(m mark) bool { return m.at >= at })
	t.telling.marks = append(t.telling.marks, mark{at, v})
	if t.telling.view == nil {
		t.telling.view = v.Copy()
	}
}

// cut forgets what was told after so many events of the log.
func (t *telling) cut(log int) {
	t.marks = slices.DeleteFunc(t.marks, func(m mark) bool { return m.at > log })
	t.told = min(t.told, log)
}

// toldAll is for what is not told piece by piece: the log is the same, or nobody saw how it came.
func (t *Table) toldAll() {
	t.telling.told = len(t.logs[game.Everyone])
	t.telling.view = t.g.View(game.Everyone)
	t.telling.view.Decision = nil
}

// Next tells the open table the next thing that happened; false when all is told. Told is the view after it.
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

// Ahead is what Next tells next.
func (t *Table) Ahead() (game.Event, bool) {
	if t.Untold() == 0 {
		return game.Event{}, false
	}
	return t.logs[game.Everyone][t.telling.told], true
}

// Told is the open table after what Next told last, without a decision. It is valid until the next one.
func (t *Table) Told() *game.View { return t.telling.view }

// Untold is how many things happened that Next has not told yet: the last ones of the log of the open table.
func (t *Table) Untold() int { return len(t.logs[game.Everyone]) - t.telling.told }

// Rewind goes back, or on, to where so many events of the log of the open table are told. What comes after them is told again by Next.
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
