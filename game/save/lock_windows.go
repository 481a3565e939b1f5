package save

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock keeps other programs from opening the journal; closing the file, or the end of the program, lets go. Locks on Windows keep
// others from reading as well, so it is a byte far behind the end that is locked.
func lock(f *os.File) error {
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
		&windows.Overlapped{OffsetHigh: 1 << 30})
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrInUse
	}
	return nil
}
