package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestChoose(t *testing.T) {
	changes := func(n int) []*change {
		list := []*change{{name: "a number"}}
		for i := range n {
			list = append(list, &change{name: fmt.Sprint("flow ", i), flow: true})
		}
		return list
	}
	names := func(list []*change) map[string]bool {
		m := map[string]bool{}
		for _, c := range list {
			m[c.name] = true
		}
		return m
	}
	first := names(work{seed: "1", flow: 40}.choose(changes(1000)))
	if len(first) != 41 || !first["a number"] {
		t.Fatalf("%d are chosen, not 40 and the number", len(first))
	}
	same := 0
	for name := range names(work{seed: "1", flow: 40}.choose(changes(1001))) {
		if first[name] {
			same++
		}
	}
	if same < 40 {
		t.Errorf("with one change more in the rules, only %d of the choice stay", same)
	}
	same = 0
	for name := range names(work{seed: "2", flow: 40}.choose(changes(1000))) {
		if first[name] {
			same++
		}
	}
	if same > 20 {
		t.Errorf("another seed chooses %d times the same", same)
	}
	if got := (work{only: []string{"flow 99"}}).choose(changes(1000)); len(got) != 11 {
		t.Errorf("-only chooses %d, not 11", len(got))
	}
}

func TestExplained(t *testing.T) {
	const text = "# Why.\n\nturn.go a -- nobody sees it\nbase Characters *CAGAll* -- another box\n"
	for _, tt := range []struct {
		survivors string
		want      string
	}{
		{"turn.go a|base Characters x.CAGAll 3 +1", ""},
		{"turn.go a|base Characters x.CAGAll 3 +1|turn.go b", `no scenario notices "turn.go b"`},
		{"base Characters x.CAGAll 3 +1", `"turn.go a", which does not survive`},
		{"turn.go a", "CAGAll*\", which does not survive"},
		{"turn.go a|turn.go ab|base Characters x.CAGAll 3 +1", `no scenario notices "turn.go ab"`},
	} {
		failed := explained(text, strings.Split(tt.survivors, "|"), nil)
		switch {
		case tt.want == "" && len(failed) > 0, tt.want != "" && len(failed) != 1:
			t.Errorf("%s: %v", tt.survivors, failed)
		case tt.want != "" && !strings.Contains(failed[0].Error(), tt.want):
			t.Errorf("%s: %v, not %s", tt.survivors, failed[0], tt.want)
		}
	}
	if failed := explained(text, []string{"base Characters x.CAGAll 3 +1"}, []string{"turn.go a"}); len(failed) > 0 {
		t.Errorf("what was not chosen is said not to survive: %v", failed)
	}
	if failed := explained("turn.go a\n", []string{"turn.go a"}, nil); len(failed) != 1 || !strings.Contains(failed[0].Error(), "no reason") {
		t.Errorf("a line without a reason: %v", failed)
	}
}

// Explained changes are tried at one turn in ten, the others at every turn.
func TestTurns(t *testing.T) {
	const text = "# Why.\n\nbase Pieces *Count* -- cardboard\n"
	for i := range 40 {
		name := fmt.Sprintf("base Pieces x%d.Count 1 +1", i)
		tried := 0
		for turn := 100; turn < 100+turns; turn++ {
			if !(work{turn: turn}).believes(text, name) {
				tried++
			}
		}
		if tried != 1 {
			t.Errorf("%s is tried at %d turns of %d", name, tried, turns)
		}
	}
	if (work{turn: 3}).believes(text, "turn.go a") {
		t.Error("what is not explained is believed")
	}
}

// Each number of a box is tried at one turn in six, or always if no turn is given.
func TestSixths(t *testing.T) {
	tried := map[string]int{}
	for turn := range sixths {
		var numbers []*change
		for i := range 40 {
			numbers = append(numbers, &change{name: fmt.Sprintf("base Pieces x%d.Count 1 +1", i), box: "base"})
		}
		if all := (work{turn: -1}).choose(slices.Clone(numbers)); len(all) != len(numbers) {
			t.Errorf("%d of %d numbers are tried", len(all), len(numbers))
		}
		for _, c := range (work{turn: turn + 100}).choose(numbers) {
			tried[c.name]++
		}
	}
	for name, n := range tried {
		if n != 1 {
			t.Errorf("%s is tried at %d turns of %d", name, n, sixths)
		}
	}
	if len(tried) != 40 {
		t.Errorf("only %d of 40 numbers are ever tried", len(tried))
	}
}

// The rules and the boxes are still as the rewriter expects them, and what it writes compiles. Otherwise only build/test -long would find out, after half
// an hour.
func TestRewrittenRulesCompile(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	list, err := overlay(root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command("go", "build", "-overlay", list, "./game/script")
	c.Dir = root
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// Runs the whole tool on the real rules: what a scenario checks is noticed, and what nobody can see is not.
func TestMutate(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("plays all scenarios for minutes; build/test -long does, and mutates more besides")
	}
	noticed := []string{"base Characters galen-tyrol.Abilities[reckless].Power HandLimit.N 8 +1", "base Crises admiral-grilled.Check.Difficulty 9 -1", "jump.go DestinationsDrawn one less than 2"}
	survive := []string{
		"base Characters saul-tigh.Abilities[alcoholic].Effect[0] Discard.N 1 +1", // he has only one card then
		"place.go placeAll one less than 0: left[i].N = 0",                        // nothing is left to place either way
	}
	args := []string{"run", "./build/mutate", "-v"}
	for _, name := range append(noticed, survive...) {
		args = append(args, "-only", name)
	}
	c := exec.Command("go", args...)
	c.Dir = "../.."
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range noticed {
		if !strings.Contains(string(out), "noticed   "+name) {
			t.Errorf("%s is not noticed", name)
		}
	}
	for _, name := range survive {
		if !strings.Contains(string(out), "survives  "+name) {
			t.Errorf("%s does not survive", name)
		}
	}
	if t.Failed() {
		t.Logf("%s", out)
	}
}
