package input

import (
	"testing"
	"time"
)

// A clock set back does not count as sleep. A clock set forward looks like sleep, which costs no more than a curtain that has to be opened again.
func TestClockThatJumps(t *testing.T) {
	r := Reader{Asleep: 5 * time.Second}
	clock := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	for i, c := range []struct {
		passes time.Duration
		slept  bool
	}{
		{0, false}, // no tick before this one
		{16 * time.Millisecond, false},
		{-time.Hour, false}, // set back
		{16 * time.Millisecond, false},
		{6 * time.Second, true},
		{16 * time.Millisecond, false},
		{-20 * 365 * 24 * time.Hour, false},
		{4 * time.Second, false},
		{8 * time.Hour, true},
	} {
		clock = clock.Add(c.passes)
		if got := r.slept(clock); got != c.slept {
			t.Errorf("%d, after %v: slept %v", i, c.passes, got)
		}
	}
}
