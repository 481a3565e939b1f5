package save

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
)

// What can be wrong with a saved game. The errors of this package wrap one of these and say in one sentence which file, what, and
// where it helps what to do; none of them changed anything on the disk.
var (
	ErrForeign  = errors.New("not a saved game")
	ErrDamaged  = errors.New("a damaged saved game")
	ErrVersion  = errors.New("from a newer version of this program")
	ErrInUse    = errors.New("in use by another window of this program")
	ErrExists   = errors.New("already there")
	ErrMissing  = errors.New("not there")
	ErrName     = errors.New("not a name for a saved game")
	ErrReadOnly = errors.New("cannot be written")
)

// named is the path as an error message shows it: short, as the player knows it.
func named(path string) string { return fmt.Sprintf("%q", filepath.Base(path)) }

// failed words an error of the system about a file.
func failed(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is %w: it was moved or deleted", named(path), ErrMissing)
	}
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is %w: take another name", named(path), ErrExists)
	}
	// A PathError repeats the whole path; the reason is enough.
	if inner := (*fs.PathError)(nil); errors.As(err, &inner) {
		err = inner.Err
	}
	return fmt.Errorf("%s: %w", path, err)
}

// unwritable words an error of writing.
func unwritable(path string, err error) error {
	if errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) {
		return failed(path, err)
	}
	if inner := (*fs.PathError)(nil); errors.As(err, &inner) {
		err = inner.Err
	}
	return fmt.Errorf("%s %w (%w)", named(path), ErrReadOnly, err) // short: a line under the table has to hold it
}
