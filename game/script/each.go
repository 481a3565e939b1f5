package script

import "fmt"

// Scenario is one scenario of a file, for whoever runs each many times.
type Scenario struct {
	Name  string   // file and line, and the line of its row in a table
	Words []string // all words of its lines
	play  func() error
}

// Once carries the scenario out once and says why it fails.
func (s Scenario) Once() error { return s.play() }

// Each is the scenarios of a file; each row of a table is one of its own.
func Each(name string, text []byte) ([]Scenario, error) {
	scenarios, err := parse(name, text)
	var list []Scenario
	for _, s := range scenarios {
		one := Scenario{Name: fmt.Sprintf("%s:%d", s.file, s.at), Words: s.rules, play: func() error { return s.play(false) }}
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
