package script

import (
	"errors"
	"fmt"

	"battlestar/game/table"
)

// Scenario is one scenario of a file, for callers that run each many times.
type Scenario struct {
	Name  string   // file and line, and the line of its row in a table
	Words []string // all words of its lines
	of    scenario
}

// Once carries out the scenario once. The error says why it fails.
func (s Scenario) Once() error { return s.of.play(false) }

// AtTable carries out the scenario and then plays it again, at a table that saves it in a file. It calls shown with the table as it was laid, and
// after each answer.
func (s Scenario) AtTable(file string, shown func(*table.Table)) error {
	r := newRun(s.of)
	err := r.carryOut()
	if r.g != nil {
		defer r.g.Close()
	}
	if err != nil {
		return err
	}
	l := laptop{file: file}
	if err := l.begin(r.dealer.state); err != nil {
		return err
	}
	shown(l.Table)
	for _, a := range r.witness.answers {
		if err := l.give(a); err != nil {
			return errors.Join(err, l.close())
		}
		shown(l.Table)
	}
	return l.close()
}

// Each returns the scenarios of a file. Each row of a table is a scenario of its own.
func Each(name string, text []byte) ([]Scenario, error) {
	scenarios, err := parse(name, text)
	var list []Scenario
	for _, s := range scenarios {
		one := Scenario{Name: fmt.Sprintf("%s:%d", s.file, s.at), Words: s.rules, of: s}
		if s.row > 0 {
			one.Name += fmt.Sprintf(" row %d", s.row)
		}
		for _, l := range s.lines {
			one.Words = append(one.Words, l.words...)
		}
		list = append(list, one)
	}
	return list, err
}
