package game

import "iter"

// eventList holds the events of a game, in chunks, so that adding events copies none.
type eventList struct {
	chunks []*[chunkSize]Event
	count  int
}

const chunkSize = 64

func (l *eventList) add(e *Event) {
	if l.count%chunkSize == 0 {
		l.chunks = append(l.chunks, new([chunkSize]Event))
	}
	*l.at(l.count) = *e
	l.count++
}

func (l *eventList) at(i int) *Event { return &l.chunks[i/chunkSize][i%chunkSize] }

// since returns the events from number first on.
func (l *eventList) since(first int) iter.Seq[*Event] {
	return func(yield func(*Event) bool) {
		for i := first; i < l.count; i++ {
			if !yield(l.at(i)) {
				return
			}
		}
	}
}
