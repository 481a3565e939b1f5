package shell

import (
	"time"

	"battlestar/game/save"
	"battlestar/render/ui"
)

// Beside is a read that runs outside the frames, as it may take long: a network folder, a sleeping disk, a system dialog.
type Beside[T any] struct {
	Of    string // what is being read
	comes chan T // nil while nothing is being read
	since int    // tick at which a frame first waited for it, 0 before
}

// Begin reads in a separate goroutine. An earlier read that has not arrived is dropped.
func (b *Beside[T]) Begin(of string, read func() T) {
	comes := make(chan T, 1) // buffered: the reader ends whether anybody waits or not
	*b = Beside[T]{Of: of, comes: comes}
	go func() { comes <- read() }()
}

// Waits reports whether a read was begun and has not been taken.
func (b *Beside[T]) Waits() bool { return b.comes != nil }

// Comes reports whether a read was begun and is not yet ready to be taken.
func (b *Beside[T]) Comes() bool { return b.Waits() && len(b.comes) == 0 }

// Slow reports whether a read has not arrived after that many ticks.
func (b *Beside[T]) Slow(u *ui.UI, ticks int) bool { return b.Waits() && u.Tick-b.since >= ticks }

// Take returns what was read, in the frame in which it is ready. The first call waits for a moment, so that what arrives at once is seen at once.
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
		u.Wake(1) // what is already drawn may depend on it
		return got, true
	case <-time.After(moment):
		u.Wake(6) // to look again
		return got, false
	}
}

// ReadingTicks is the wait after which the screen says what it is waiting for.
const ReadingTicks = 18

// Listing is the result of [Shell.Saves].
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
