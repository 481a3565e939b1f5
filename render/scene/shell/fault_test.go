package shell

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/madeup"
	"battlestar/game/table"
	"battlestar/input"
)

// Every fault must be told in full in the language of the settings: with what it is about, and without an English word in another language.
func TestEveryFaultHasWords(t *testing.T) {
	s := New(nil, nil, "")
	abroad := New(nil, nil, "")
	abroad.Languages = []*say.Language{madeup.Language(english.Language())}
	system := &fs.PathError{Op: "open", Path: "/X", Err: errors.New("7")}
	var faults []error
	for why := save.NoFault + 1; why < save.NumFileProblems; why++ {
		faults = append(faults, &save.FileError{Why: why, File: "1.2", N: 3, M: 4, Err: system})
	}
	for why := table.NoFault + 1; why < table.NumRequestProblems; why++ {
		faults = append(faults, &table.RequestError{Why: why, Name: "1", N: 3, M: 4, Err: save.Divergence{Answer: 5, Why: save.ErrOtherTable, Turn: 6, Step: game.Movement, Lost: 2}})
	}
	for why := input.NoFault + 1; why < input.NumDialogProblems; why++ {
		faults = append(faults, &input.DialogError{Why: why, Path: "1", Program: "2", Err: system})
	}
	for _, err := range faults {
		said, other := s.Sentence(err), abroad.Sentence(err)
		if strings.Contains(said, "%!") || strings.Contains(other, "%!") {
			t.Errorf("%v: %q, %q", err, said, other)
		}
		if strings.ContainsFunc(other, madeup.Plain) {
			t.Errorf("%v in another language: %q", err, other)
		}
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{&save.FileError{Why: save.ErrReadOnly, File: "Friday.bsg", Err: errors.New("no space left")}, "“Friday.bsg” cannot be written (no space left)."},
		{fmt.Errorf("a wrapped one: %w", table.ErrPIN), "A wrapped one: this is not this seat’s PIN."},
		{save.Divergence{Answer: 5, Why: save.ErrOtherQuestion, Turn: 6, Step: game.Movement, Lost: 1}, "At decision 5, a different question would come up. The game continues from turn 6 (Movement), 1 decision earlier."},
		{system, "7."},
	} {
		if said := s.Sentence(c.err); said != c.want {
			t.Errorf("%q, not %q", said, c.want)
		}
	}
}
