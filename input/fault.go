package input

import (
	"fmt"
	"strconv"
)

// DialogProblem says what went wrong with the system's own windows.
type DialogProblem uint8

// What can go wrong.
const (
	NoFault DialogProblem = iota

	ErrNoDialog      // this system has no file chooser that the program can open: show the list in the game instead
	ErrCanceled      // the user closed the file chooser without choosing
	ErrDialog        // the file chooser failed: Err
	ErrElsewhere     // Path is not a file on this machine
	ErrFolder        // the folder Path cannot be opened: Err
	ErrNoFileManager // there is no Program here to open the folder Path with
	ErrFileManager   // the Program did not open the folder Path: Err

	// NumDialogProblems is the number of them.
	NumDialogProblems
)

// Error returns what went wrong, for the command line; the screen uses the language tables.
func (w DialogProblem) Error() string {
	return [NumDialogProblems]string{
		"nothing wrong", "this system has no file dialog that the game can open", "no file was chosen", "the system's file dialog failed",
		"not a file on this machine", "the folder cannot be opened", "there is no program to open the folder with", "the file manager did not open",
	}[w]
}

// DialogError is an error of the system's own windows, with its subject.
type DialogError struct {
	Why           DialogProblem
	Path, Program string
	Err           error // what the system says, or nil
}

// Error returns the fault in one sentence, for the command line.
func (f *DialogError) Error() string {
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
func (f *DialogError) Unwrap() []error { return []error{f.Why, f.Err} }
