package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// FileProblem is what is wrong with a saved game, or with an operation on one.
type FileProblem uint8

// What can be wrong. Some also match another under errors.Is: what is too large is damaged.
const (
	NoFault FileProblem = iota

	ErrForeign // it is not a saved game

	ErrDamaged     // byte N of M is not what was written
	ErrTooLarge    // damaged: larger than any game
	ErrTooShort    // damaged: it ends before the game begins
	ErrNonsense    // damaged: a record in it makes no sense
	ErrNothingLeft // damaged: nothing of it can be played

	ErrVersion       // from a newer version of this program
	ErrVersionFormat // likewise: format N; this one reads up to M
	ErrVersionState  // likewise: state N; this one reads up to M

	ErrInUse    // by another window of this program
	ErrExists   // the name is already taken
	ErrMissing  // it was moved or deleted
	ErrName     // File is not a name for a saved game: it needs 1 to M letters
	ErrReadOnly // it cannot be written; Err says why
	ErrSystem   // the system reports an error with a file: Err

	ErrUnplayable // no part of it can be played with this version of the program; Err says why
	ErrRules      // the rules cannot continue; Err says why

	// Why an answer does not fit the rules as they are now.
	ErrWouldBeOver   // the game would be over already
	ErrOtherQuestion // a different question would come up
	ErrOtherTable    // the table would look different
	ErrNotOnOffer    // the option chosen then is not available

	// NumFileProblems is the number of them.
	NumFileProblems
)

// Is implements errors.Is for a fault that also counts as another.
func (w FileProblem) Is(target error) bool {
	// only a few also count as another
	//exhaustive:ignore
	switch w {
	case ErrTooLarge, ErrTooShort, ErrNonsense, ErrNothingLeft:
		return target == ErrDamaged
	case ErrVersionFormat, ErrVersionState:
		return target == ErrVersion
	default:
		return false
	}
}

// Error describes the fault for the command line; the screen uses the language tables.
func (w FileProblem) Error() string {
	return [NumFileProblems]string{
		"nothing wrong", "not a saved game",
		"a damaged saved game", "a damaged saved game: too large to be one", "a damaged saved game: it ends before the game begins",
		"a damaged saved game: one of its records is invalid", "a damaged saved game: no part of it can be played",
		"from a newer version of this program", "of a newer format than this program reads", "of a newer state than this program reads",
		"in use by another window of this program", "already exists", "missing: it was moved or deleted", "not a valid name for a saved game",
		"cannot be written", "cannot be used",
		"this version of the program cannot play any part of this game", "the rules cannot continue",
		"the game would be over already", "a different question would come up", "the table would look different", "the option chosen then is not available",
	}[w]
}

// FileError is an error of a saved game: what is wrong, and with which file. It changed nothing on the disk.
type FileError struct {
	Why  FileProblem
	File string // its short name, as the player knows it; for ErrSystem the whole path
	N, M int
	Err  error // what the system or the rules say, or nil
}

// Error describes the fault in one sentence, for the command line.
func (f *FileError) Error() string {
	text := f.Why.Error()
	if f.M > 0 {
		text += fmt.Sprintf(" (%d of %d)", f.N, f.M)
	}
	if f.Err != nil {
		text += ": " + f.Err.Error()
	}
	if f.File != "" {
		text = strconv.Quote(f.File) + ": " + text
	}
	return text
}

// Unwrap implements errors.Is.
func (f *FileError) Unwrap() []error { return []error{f.Why, f.Err} }

// in adds to a fault the name of its file.
func in(path string, err error) error {
	fault := FileError{File: filepath.Base(path)}
	if inner := (*FileError)(nil); errors.As(err, &inner) {
		fault = *inner
		fault.File = filepath.Base(path)
	} else if !errors.As(err, &fault.Why) {
		return err
	}
	return &fault
}

// failed turns a system error about a file into a fault.
func failed(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return in(path, ErrMissing)
	case errors.Is(err, fs.ErrExist):
		return in(path, ErrExists)
	case errors.Is(err, ErrForeign):
		return in(path, ErrForeign)
	}
	return &FileError{Why: ErrSystem, File: path, Err: reason(err)}
}

// unwritable turns a write error into a fault.
func unwritable(path string, err error) error {
	// A file in place of a folder differs from a missing folder, but gives the same error on Windows.
	if errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
		return failed(path, err)
	}
	return &FileError{Why: ErrReadOnly, File: filepath.Base(path), Err: reason(err)} // short: it must fit on a line under the table
}

// reason returns a system error without the paths that a PathError and a LinkError repeat.
func reason(err error) error {
	if inner := (*fs.PathError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	if inner := (*os.LinkError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	return err
}
