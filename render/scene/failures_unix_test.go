//go:build unix

package scene

import (
	"os"
	"strings"
	"syscall"
	"testing"
)

// The disk is full in the middle of the game: the screen says so, the game goes on, the file stays whole, and when there is room again all is
// saved. A limit on the size of files stands in for the full disk; it stops a write in the middle of a record, as a full disk does.
func TestFullDiskInTheMiddleOfAGame(t *testing.T) {
	s := testShell(t)
	h, app, tab := botsAt(t, s)
	goesOn(t, h, tab)
	info, err := os.Stat(tab.Path())
	if err != nil {
		t.Fatal(err)
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	full := limit
	full.Cur = uint64(info.Size()) + 7
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	free := func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Error(err)
		}
	}
	defer free()
	goesOn(t, h, tab)
	if said := text(app); !strings.Contains(said, textNotSaved) || !strings.Contains(said, "file too large") {
		t.Errorf("the screen does not say that nothing is saved: %s", said)
	}
	if now, err := os.Stat(tab.Path()); err != nil || now.Size() != info.Size() {
		t.Errorf("half a record is left in the file: %d bytes, %d were good; %v", now.Size(), info.Size(), err)
	}
	free()
	goesOn(t, h, tab)
	if strings.Contains(text(app), textNotSaved) {
		t.Errorf("there is room again, and the screen says %s", text(app))
	}
	whole(t, tab)
}
