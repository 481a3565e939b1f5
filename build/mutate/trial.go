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

// scenario is a scenario that may notice a change.
type scenario struct {
	name    string
	words   []string
	run     func() error
	steps   int    // switches passed when nothing is changed
	reached []bool // the sites passed, by number
}

// plays reports whether components of a box can appear in the scenario. A scenario plays with the base game alone unless it names other boxes.
func (s *scenario) plays(box string) bool { return box == "base" || slices.Contains(s.words, box) }

// change is one change to the rules or the cards.
type change struct {
	name      string
	flow      bool
	site      int    // index of mutant.Sites, or None
	number    int    // index of a number of the boxes, or None
	by        int    // what is added to that number
	box       string // the box with that number, or empty
	component string
	table     bool
}

// enough limits a changed run: the rules count as endless when they pass this many times as many switches as the longest scenario.
const enough = 20

// trials tries changes.
type trials struct {
	scenarios []*scenario
	most      int                    // switches passed by the longest scenario
	believed  func(name string) bool // reports whether an explanation makes a change survive untried; nil if all are tried
	told      io.Writer
	verbose   bool        // also tells what is noticed
	last      []*scenario // the scenarios that noticed something, the latest first
}

// switchTo turns one change on, or none if c is nil.
func (t *trials) switchTo(c *change, most int) {
	mutant.SwitchNumber(mutant.None, 0)
	site := mutant.None
	if c != nil {
		site = c.site
		mutant.SwitchNumber(c.number, c.by)
	}
	mutant.Switch(site, most)
}

// prove runs all scenarios with no change on, and records the sites that each reaches.
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

// attempt runs a scenario and treats a panic as a failure.
func attempt(s *scenario) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: panic: %v", s.name, r)
		}
	}()
	return s.run()
}

// noticed returns the scenario that notices a change, or nil.
func (t *trials) noticed(c *change) *scenario {
	for _, s := range t.candidates(c) {
		t.switchTo(c, enough*t.most)
		if err := attempt(s); err != nil {
			if t.verbose {
				fmt.Fprintf(t.told, "noticed   %s\n          by %v\n", c.name, err)
			}
			t.last = slices.Insert(slices.DeleteFunc(t.last, func(o *scenario) bool { return o == s }), 0, s)
			return s
		}
	}
	return nil
}

// candidates returns the scenarios that may notice a change, the likeliest first: those that name the component, then those that noticed the latest
// changes, then the shortest.
func (t *trials) candidates(c *change) []*scenario {
	var list []*scenario
	for _, s := range t.scenarios {
		if c.site == mutant.None && s.plays(c.box) || c.site != mutant.None && (c.table || s.reached[c.site]) {
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

// tally is the outcome of some changes.
type tally struct {
	Tried     int
	Survivors []string
}

func (t *tally) add(other tally) {
	t.Tried += other.Tried
	t.Survivors = append(t.Survivors, other.Survivors...)
}

func (t *tally) share() float64 {
	if t.Tried == 0 {
		return 1
	}
	return 1 - float64(len(t.Survivors))/float64(t.Tried)
}

// try tries changes until the time is up, and tells of each survivor.
func (t *trials) try(changes []*change, until time.Time) (r result) {
	for i, c := range changes {
		if time.Now().After(until) {
			r.Left = len(changes) - i
			break
		}
		of := &r.Numbers
		if c.flow {
			of = &r.Flow
		}
		of.Tried++
		switch {
		case t.believed != nil && t.believed(c.name):
			r.Believed++
			of.Survivors = append(of.Survivors, c.name)
		case t.noticed(c) == nil:
			of.Survivors = append(of.Survivors, c.name)
			fmt.Fprintln(t.told, "survives ", c.name)
		}
	}
	return r
}
