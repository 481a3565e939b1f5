package save

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock keeps other programs from opening the journal. Closing the file or ending the program releases it. Locks on Windows also keep others from
// reading, so the locked byte is far beyond the end.
func lock(f *os.File) error {
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
		&windows.Overlapped{OffsetHigh: 1 << 30})
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrInUse
	}
	return nil
}
