package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"battlestar/build/mutate/mutant"
)

// scenario is something that may notice a change.
type scenario struct {
	name    string
	words   []string
	run     func() error
	steps   int    // switches passed with no change on
	reached []bool // which
}

// change is one change to the rules or the cards.
type change struct {
	name      string
	flow      bool
	site      int    // of package mutant, or None
	number    int    // of the boxes, or None
	by        int    // what is added to that number
	component string // whose number it is
	table     bool
}

// enough is how many times as many switches as any scenario passes may be passed before the rules are said to run on and on.
const enough = 20

// trials tries changes.
type trials struct {
	scenarios []*scenario
	most      int // switches passed by any scenario
	verbose   io.Writer
	last      []*scenario // what noticed something last, the latest first
}

// switchTo turns one change on, or with nil none.
func (t *trials) switchTo(c *change, most int) {
	mutant.SwitchNumber(mutant.None, 0)
	site := mutant.None
	if c != nil {
		site = c.site
		mutant.SwitchNumber(c.number, c.by)
	}
	mutant.Switch(site, most)
}

// prove runs all scenarios with no change on, and remembers what each reaches.
func (t *trials) prove() error {
	for _, s := range t.scenarios {
		t.switchTo(nil, 1<<40)
		if err := attempt(s); err != nil {
			return fmt.Errorf("with nothing changed %w", err)
		}
		s.steps, s.reached = mutant.Steps()
		t.most = max(t.most, s.steps)
	}
	return nil
}

// attempt runs a scenario; a panic is a failure.
func attempt(s *scenario) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: panic: %v", s.name, r)
		}
	}()
	return s.run()
}

// noticed says which scenario notices a change, or nil.
func (t *trials) noticed(c *change) *scenario {
	for _, s := range t.candidates(c) {
		t.switchTo(c, enough*t.most)
		if err := attempt(s); err != nil {
			if t.verbose != nil {
				fmt.Fprintf(t.verbose, "noticed   %s\n          by %v\n", c.name, err)
			}
			t.last = slices.Insert(slices.DeleteFunc(t.last, func(o *scenario) bool { return o == s }), 0, s)
			return s
		}
	}
	return nil
}

// candidates is the scenarios that can notice a change, the likeliest first: those that say the component's name, those that noticed the
// last changes, and those that do little.
func (t *trials) candidates(c *change) []*scenario {
	var list []*scenario
	for _, s := range t.scenarios {
		if c.site == mutant.None || c.table || s.reached[c.site] {
			list = append(list, s)
		}
	}
	recent := map[*scenario]int{}
	for i, s := range t.last {
		recent[s] = min(i, 50) - 50
	}
	named := map[*scenario]int{}
	for _, s := range list {
		if c.component != "" && slices.ContainsFunc(s.words, func(w string) bool { return strings.Contains(w, c.component) }) {
			named[s] = -1
		}
	}
	slices.SortStableFunc(list, func(a, b *scenario) int {
		return cmp.Or(named[a]-named[b], recent[a]-recent[b], a.steps-b.steps)
	})
	return list
}

// tally is what became of some changes.
type tally struct {
	tried     int
	survivors []string
}

func (t *tally) share() float64 {
	if t.tried == 0 {
		return 1
	}
	return 1 - float64(len(t.survivors))/float64(t.tried)
}

// try tries changes until the time is up, and tells each survivor. left is how many were not tried.
func (t *trials) try(changes []*change, until time.Time, out io.Writer) (numbers, flow tally, left int) {
	for i, c := range changes {
		if time.Now().After(until) {
			return numbers, flow, len(changes) - i
		}
		of := &numbers
		if c.flow {
			of = &flow
		}
		of.tried++
		if t.noticed(c) == nil {
			of.survivors = append(of.survivors, c.name)
			fmt.Fprintln(out, "survives ", c.name)
		}
	}
	return numbers, flow, 0
}
