package main

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"battlestar/build/mutate/mutant"
)

// limits stands for rules that can be changed: a limit that a scenario checks, one that no scenario checks, an endless loop, and a panic.
func limits() (seen, unseen int) {
	hand := mutant.Int(0, 10)
	for mutant.Not(2, false) {
	}
	if mutant.On(3) {
		panic("too far")
	}
	return hand, mutant.Int(4, 7)
}

func fakeTrials(t *testing.T) *trials {
	t.Helper()
	mutant.Sites = make([]mutant.Site, 6)
	t.Cleanup(func() {
		mutant.Sites = nil
		mutant.Switch(mutant.None, 1000)
	})
	tried := &trials{told: io.Discard, scenarios: []*scenario{
		{name: "hand", run: func() error {
			if seen, _ := limits(); seen != 10 {
				return errors.New("the hand holds another number")
			}
			return nil
		}},
		{name: "nothing", run: func() error { return nil }},
	}}
	if err := tried.prove(); err != nil {
		t.Fatal(err)
	}
	return tried
}

func TestTrials(t *testing.T) {
	tried := fakeTrials(t)
	for _, tt := range []struct {
		name    string
		site    int
		noticed bool
	}{
		{"one more", 0, true},
		{"one less", 1, true},
		{"loops for ever", 2, true},
		{"panics", 3, true},
		{"looked at by nobody, one more", 4, false},
		{"looked at by nobody, one less", 5, false},
	} {
		c := &change{name: tt.name, flow: true, site: tt.site, number: mutant.None}
		if got := tried.noticed(c) != nil; got != tt.noticed {
			t.Errorf("%s: noticed %t, not %t", tt.name, got, tt.noticed)
		}
	}
	// Nothing remains switched on.
	if err := tried.prove(); err != nil {
		t.Error(err)
	}
}

func TestTrialsCount(t *testing.T) {
	tried := fakeTrials(t)
	changes := []*change{
		{name: "hand", flow: true, site: 0, number: mutant.None},
		{name: "unseen", flow: true, site: 4, number: mutant.None},
		{name: "unseen too", site: 5, number: mutant.None},
	}
	var out strings.Builder
	tried.told = &out
	r := tried.try(changes, time.Now().Add(time.Hour))
	if r.Left != 0 || r.Numbers.Tried != 1 || r.Flow.Tried != 2 || r.Flow.share() != 0.5 || r.Numbers.share() != 0 {
		t.Errorf("%+v", r)
	}
	if want := "survives  unseen\nsurvives  unseen too\n"; out.String() != want {
		t.Errorf("it says %q, not %q", out.String(), want)
	}
	if r := tried.try(changes, time.Now().Add(-time.Second)); r.Left != 3 {
		t.Errorf("without time %d are left, not 3", r.Left)
	}
	// A believed change counts as a survivor without being tried: "hand" would be noticed.
	tried.believed = func(name string) bool { return name == "hand" }
	if r := tried.try(changes, time.Now().Add(time.Hour)); r.Believed != 1 || !slices.Equal(r.Flow.Survivors, []string{"hand", "unseen"}) {
		t.Errorf("with one believed: %+v", r)
	}
}

func TestProveTellsWhatFailsUnchanged(t *testing.T) {
	tried := fakeTrials(t)
	tried.scenarios = append(tried.scenarios, &scenario{name: "wrong", run: func() error { return errors.New("wrong") }})
	if tried.prove() == nil {
		t.Error("a scenario that fails with nothing changed is not told")
	}
}

func TestCandidates(t *testing.T) {
	tried := fakeTrials(t)
	tried.scenarios = append(tried.scenarios, &scenario{name: "named", words: []string{"food-shortage*2"}, steps: 99, reached: make([]bool, 6)})
	names := func(c *change) []string {
		var list []string
		for _, s := range tried.candidates(c) {
			list = append(list, s.name)
		}
		return list
	}
	if got := names(&change{site: 0, number: mutant.None}); !slices.Equal(got, []string{"hand"}) {
		t.Errorf("a change in the rules is tried by %v, not by those that reach it", got)
	}
	if got := names(&change{site: mutant.None, box: "base", component: "food-shortage"}); !slices.Equal(got, []string{"named", "nothing", "hand"}) {
		t.Errorf("a number of a card is tried by %v, not by all, who names it first", got)
	}
	tried.scenarios = append(tried.scenarios, &scenario{name: "of Exodus", words: []string{"boxes", "base", "exodus"}})
	if got := names(&change{site: mutant.None, box: "exodus"}); !slices.Equal(got, []string{"of Exodus"}) {
		t.Errorf("a number of Exodus is tried by %v, not by those that play with it", got)
	}
}
