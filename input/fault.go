package input

import (
	"fmt"
	"strconv"
)

// Why says what went wrong with the system's own windows.
type Why uint8

// What can go wrong.
const (
	NoFault Why = iota

	ErrNoDialog      // this system has no file chooser that the program can open: show the list in the game instead
	ErrCancelled     // the user closed the file chooser without choosing
	ErrDialog        // the file chooser failed: Err
	ErrElsewhere     // Path is not a file on this machine
	ErrFolder        // the folder Path cannot be opened: Err
	ErrNoFileManager // there is no Program here to open the folder Path with
	ErrFileManager   // the Program did not open the folder Path: Err

	// NumWhys is the number of them.
	NumWhys
)

// Error returns what went wrong, for the command line; the screen uses the language tables.
func (w Why) Error() string {
	return [NumWhys]string{
		"nothing wrong", "this system has no file dialog that the game can open", "no file was chosen", "the system's file dialog failed",
		"not a file on this machine", "the folder cannot be opened", "there is no program to open the folder with", "the file manager did not open",
	}[w]
}

// Fault is an error of the system's own windows, with its subject.
type Fault struct {
	Why           Why
	Path, Program string
	Err           error // what the system says, or nil
}

// Error returns the fault in one sentence, for the command line.
func (f *Fault) Error() string {
	text := f.Why.Error()
	for _, about := range [...]string{f.Program, f.Path} {
		if about != "" {
			text += " " + strconv.Quote(about)
		}
	}
	if f.Err != nil {
		text += fmt.Sprintf(" (%v)", f.Err)
	}
	return text
}

// Unwrap supports errors.Is.
func (f *Fault) Unwrap() []error { return []error{f.Why, f.Err} }
