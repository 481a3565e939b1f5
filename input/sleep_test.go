package input

import (
	"testing"
	"time"
)

func TestSlept(t *testing.T) {
	r := Reader{Asleep: 5 * time.Second}
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	for i, c := range []struct {
		passes time.Duration
		slept  bool
	}{{time.Hour, false}, {time.Second / 60, false}, {4 * time.Second, false}, {6 * time.Second, true}, {time.Second / 60, false}, {8 * time.Hour, true}} {
		now = now.Add(c.passes)
		if got := r.slept(now); got != c.slept {
			t.Errorf("tick %d, %v after the one before: slept is %v", i, c.passes, got)
		}
	}
	off := Reader{}
	off.slept(now)
	if off.slept(now.Add(time.Hour)) {
		t.Error("it is told although it is turned off")
	}
}
