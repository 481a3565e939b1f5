package shell

import (
	"time"

	"battlestar/game/save"
	"battlestar/render/ui"
)

// Beside is what is read beside the frame, as it may take long: a folder on a network, a disk that sleeps, a dialog of the system.
type Beside[T any] struct {
	Of    string // what is read
	comes chan T // nil while nothing is
	since int    // tick at which it was waited for first, 0 before
}

// Begin reads in a goroutine of its own. What was begun before and has not come is forgotten.
func (b *Beside[T]) Begin(of string, read func() T) {
	comes := make(chan T, 1) // whoever reads ends, whether anybody waits or not
	*b = Beside[T]{Of: of, comes: comes}
	go func() { comes <- read() }()
}

// Waits reports whether something was begun and has not come.
func (b *Beside[T]) Waits() bool { return b.comes != nil }

// Comes reports whether something was begun that does not even lie ready to be taken.
func (b *Beside[T]) Comes() bool { return b.Waits() && len(b.comes) == 0 }

// Slow reports whether it has not come for so many ticks.
func (b *Beside[T]) Slow(u *ui.UI, ticks int) bool { return b.Waits() && u.Tick-b.since >= ticks }

// Take is what was read, in the frame in which it is there. The first time the frame waits for a moment, so that what comes at once is seen at once.
func (b *Beside[T]) Take(u *ui.UI, moment time.Duration) (got T, ok bool) {
	if !b.Waits() {
		return got, false
	}
	if b.since == 0 {
		b.since = u.Tick
	} else {
		moment = 0
	}
	select {
	case got = <-b.comes:
		*b = Beside[T]{}
		u.Wake(1) // what was put down already may follow from it
		return got, true
	case <-time.After(moment):
		u.Wake(6) // to look again
		return got, false
	}
}

// ReadingTicks is after how long it is said what is waited for.
const ReadingTicks = 18

// Listing is what [Shell.Saves] gave.
type Listing struct {
	Games []save.Info
	Err   error
}

// ListSaves begins to list the saved games.
func (s *Shell) ListSaves(b *Beside[Listing]) {
	saves := s.Saves
	b.Begin(s.Store.Dir, func() Listing {
		games, err := saves()
		return Listing{games, err}
	})
}
