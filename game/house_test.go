package game

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"battlestar/game/card"
)

// notPlayable holds the rule conflicts without a playable alternative, and the reasons.
var notPlayable = map[string]string{
	"B-X-14": "a misprint of an early Admiral card; no source tells the misprinted numbers, so there is nothing to play",
	"B-X-15": "a misprint of one page of the rulebook; no source tells the misprinted line, so there is nothing to play",
}

var conflict = regexp.MustCompile(`(?m)^- \*\*(B-X-[0-9]+)\*\*`)

// Every conflict between the sources must have a house rule or an excuse.
func TestEveryConflictIsAHouseRule(t *testing.T) {
	text, err := os.ReadFile("testdata/reference/rules/base.md")
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, q := range Questions {
		asked[q.Rule] = true
	}
	known := map[string]bool{}
	for _, found := range conflict.FindAllStringSubmatch(string(text), -1) {
		rule := found[1]
		known[rule] = true
		if asked[rule] == (notPlayable[rule] != "") {
			t.Errorf("%s is a house rule: %v, excused: %q", rule, asked[rule], notPlayable[rule])
		}
	}
	if len(known) < 18 {
		t.Errorf("base.md names only %d conflicts", len(known))
	}
	for _, q := range Questions {
		if q.Box == "base" && !known[q.Rule] { // in exodus.md the open points are named by their rules (section 14)
			t.Errorf("the house rule %s belongs to %s, which is no conflict", q.House, q.Rule)
		}
	}
	for rule := range notPlayable {
		if !known[rule] {
			t.Errorf("%s is excused, but is no conflict", rule)
		}
	}
}

func TestHouseRulesHaveScenarios(t *testing.T) {
	files, err := filepath.Glob("testdata/scenarios/*/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words = append(words, strings.Fields(string(text))...)
	}
	for _, q := range Questions {
		if !slices.Contains(words, string(q.House)) {
			t.Errorf("no scenario plays the house rule %s", q.House)
		}
		if !slices.Contains(words, q.Rule) {
			t.Errorf("no scenario shows %s", q.Rule)
		}
	}
}

func TestHouseRulesThatCannotBe(t *testing.T) {
	for _, house := range [][]House{{"no-such-rule"}, {BrowseDiscards, BrowseDiscards}} {
		setup := testSetup(4, 1)
		setup.House = house
		if _, err := New(setup); !errors.Is(err, ErrSetup) {
			t.Errorf("the house rules %v are accepted: %v", house, err)
		}
	}
	setup := testSetup(4, 1)
	setup.House, setup.Boxes = []House{BrowseDiscards}, []card.ID{"base"}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if s, err := Restore(g.Snapshot()); err != nil {
		t.Errorf("a snapshot with a house rule: %v", err)
	} else {
		s.Close()
	}
}
