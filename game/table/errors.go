package table

import "fmt"

// RequestProblem is what is wrong with a request to a table.
type RequestProblem uint8

// What can be wrong.
const (
	NoFault RequestProblem = iota

	ErrOver         // the game is over
	ErrCurtain      // the choice is private: the curtain must be opened first
	ErrBot          // the seat of Name is played by a bot
	ErrPIN          // it is not the PIN of the seat
	ErrNoWindow     // nobody is asked whether to go on
	ErrNothing      // there is nothing to take back
	ErrNeedsConsent // somebody learned something since: everyone must agree, and chance is reseeded
	ErrNotBack      // it cannot be taken back; Err says why
	ErrNoOrder      // it is not a choice of an order
	ErrNotKept      // the game is not kept, so there is nothing to copy
	ErrSeats        // N seats do not fit a setup for M players
	ErrNoSuchBot    // seat N is for the bot Name, which this program does not have; also matches ErrSeats under errors.Is
	ErrBotAnswers   // the bot Name at seat N answers for seat M

	// NumRequestProblems is the number of them.
	NumRequestProblems
)

// Is implements errors.Is for a fault that also counts as another.
func (w RequestProblem) Is(target error) bool { return w == ErrNoSuchBot && target == ErrSeats }

// Error describes the fault for the command line; the screen uses the language tables.
func (w RequestProblem) Error() string {
	return [NumRequestProblems]string{
		"nothing wrong", "the game is over", "this choice is private: open the curtain first", "this seat is played by a bot",
		"this is not this seat’s PIN", "no one is being asked whether to interrupt", "there is nothing to undo",
		"someone learned something, so everyone must agree, and random results from here on will be new", "this cannot be undone",
		"this decision does not ask for an order", "this game is not saved, so there is nothing to export", "the seats do not match the setup",
		"a seat is for a bot that this program does not have", "a bot decides for another seat",
	}[w]
}

// RequestError is an error of a table, with its details.
type RequestError struct {
	Why  RequestProblem
	Name string
	N, M int
	Err  error // of the saved game, or nil
}

// Error describes the fault in one sentence, for the command line.
func (f *RequestError) Error() string {
	text := f.Why.Error()
	if f.Name != "" {
		text += ": " + f.Name
	}
	if f.N > 0 {
		text += fmt.Sprintf(" (%d of %d)", f.N, f.M)
	}
	if f.Err != nil {
		text += ": " + f.Err.Error()
	}
	return text
}

// Unwrap implements errors.Is.
func (f *RequestError) Unwrap() []error { return []error{f.Why, f.Err} }
