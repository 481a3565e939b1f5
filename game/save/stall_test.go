package save

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestStall measures how long a frame waits for a save: for the records appended between two frames of a whole game for six, to a real file. It
// asserts nothing, since the times depend on the machine and its load.
func TestStall(t *testing.T) {
	var waits [2][]time.Duration // for an answer, and for a step
	size := 0
	for seed := range uint64(3) {
		s := setup(6, seed)
		j, err := Create(filepath.Join(t.TempDir(), "evening"+Ext), s, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records(t, s, 100000) {
			_, step := r.(Snapshot)
			began := time.Now()
			if err := j.Append(r); err != nil {
				t.Fatal(err)
			}
			waits[btoi(step)] = append(waits[btoi(step)], time.Since(began))
		}
		size = max(size, j.written)
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for i, what := range []string{"an answer", "a step"} {
		slices.Sort(waits[i])
		n := len(waits[i])
		t.Attr([]string{"wait-for-a-saved-answer", "wait-for-a-saved-step"}[i], fmt.Sprintf("%v in the middle, 99 of 100 within %v", waits[i][n/2], waits[i][n*99/100]))
		t.Logf("%s: %v in the middle, 99 of 100 within %v, %v at most, of %d", what, waits[i][n/2], waits[i][n*99/100], waits[i][n-1], n)
	}
	t.Attr("largest-save", fmt.Sprintf("%d bytes", size))
	t.Logf("the largest file: %d bytes", size)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
