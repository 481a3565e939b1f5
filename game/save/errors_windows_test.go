package save

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"golang.org/x/sys/windows"
)

// The Windows errors for a full or write-protected disk must be reported as such.
func TestWindowsErrorsOfWriting(t *testing.T) {
	for _, code := range []error{windows.ERROR_DISK_FULL, windows.ERROR_HANDLE_DISK_FULL, windows.ERROR_WRITE_PROTECT, windows.ERROR_ACCESS_DENIED} {
		err := unwritable(`C:\saves\evening.bsg`, &fs.PathError{Op: "write", Path: `C:\saves\evening.bsg`, Err: code})
		if clear(t, err); !errors.Is(err, ErrReadOnly) || !errors.Is(err, code) || strings.Contains(err.Error(), "saves") {
			t.Errorf("%v: %v", code, err)
		}
	}
}
