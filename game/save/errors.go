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

// Why is what is wrong with a saved game, or with what is to be done with one.
type Why uint8

// What can be wrong. Some are of another kind too, as errors.Is tells: what is too large is damaged.
const (
	NoFault Why = iota

	ErrForeign // it is no saved game

	ErrDamaged     // byte N of M is not what was written
	ErrTooLarge    // damaged: larger than any game
	ErrTooShort    // damaged: it ends before the game begins
	ErrNonsense    // damaged: a record in it makes no sense
	ErrNothingLeft // damaged: nothing of it can be played

	ErrVersion       // from a newer version of this program
	ErrVersionFormat // likewise: format N; this one reads up to M
	ErrVersionState  // likewise: state N; this one reads up to M

	ErrInUse    // by another window of this program
	ErrExists   // there is one of that name
	ErrMissing  // it was moved or deleted
	ErrName     // File is no name for a saved game: it needs between 1 and M letters
	ErrReadOnly // it cannot be written: Err
	ErrSystem   // what the system says of a file: Err

	ErrUnplayable // no part of it can be played with this version of the program: Err
	ErrRules      // the rules cannot go on: Err

	// Why what was answered does not fit the rules as they are now.
	ErrWouldBeOver   // the game would be over already
	ErrOtherQuestion // something else would be asked
	ErrOtherTable    // the table would look different
	ErrNotOnOffer    // what was chosen then is not on offer

	// NumWhys is the number of them.
	NumWhys
)

// Is implements errors.Is for what is of another kind too.
func (w Why) Is(target error) bool {
	// few are of another kind too
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

// Error is what is wrong, for the command line; the screen has it from the language tables.
func (w Why) Error() string {
	return [NumWhys]string{
		"nothing wrong", "not a saved game",
		"a damaged saved game", "a damaged saved game, larger than any game", "a damaged saved game, which ends before the game begins",
		"a damaged saved game, a record in which makes no sense", "a damaged saved game of which nothing can be played",
		"from a newer version of this program", "of a newer format than this program reads", "of a newer state than this program reads",
		"in use by another window of this program", "already there", "not there: it was moved or deleted", "not a name for a saved game",
		"cannot be written", "cannot be used",
		"no part of this game can be played with this version of the program", "the rules cannot go on",
		"the game would be over already", "something else would be asked", "the table would look different", "what was chosen then is not on offer",
	}[w]
}

// Fault is an error of a saved game: what is wrong, and with which file. It changed nothing on the disk.
type Fault struct {
	Why  Why
	File string // its name, short, as the player knows it; for ErrSystem the whole path
	N, M int
	Err  error // what the system or the rules say, or nil
}

// Error is the fault in one sentence, for the command line.
func (f *Fault) Error() string {
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
func (f *Fault) Unwrap() []error { return []error{f.Why, f.Err} }

// in says of a fault in which file it is.
func in(path string, err error) error {
	fault := Fault{File: filepath.Base(path)}
	if inner := (*Fault)(nil); errors.As(err, &inner) {
		fault = *inner
		fault.File = filepath.Base(path)
	} else if !errors.As(err, &fault.Why) {
		return err
	}
	return &fault
}

// failed is an error of the system about a file.
func failed(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return in(path, ErrMissing)
	case errors.Is(err, fs.ErrExist):
		return in(path, ErrExists)
	case errors.Is(err, ErrForeign):
		return in(path, ErrForeign)
	}
	return &Fault{Why: ErrSystem, File: path, Err: reason(err)}
}

// unwritable is an error of writing.
func unwritable(path string, err error) error {
	// A file in the place of a folder is something else than one that is gone, but on Windows the same error.
	if errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
		return failed(path, err)
	}
	return &Fault{Why: ErrReadOnly, File: filepath.Base(path), Err: reason(err)} // short: a line under the table has to hold it
}

// reason is an error of the system without the paths, which a PathError and a LinkError repeat.
func reason(err error) error {
	if inner := (*fs.PathError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	if inner := (*os.LinkError)(nil); errors.As(err, &inner) {
		return inner.Err
	}
	return err
}
