package script

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const ruleFiles = "../testdata/reference/rules/"

var ruleHead = regexp.MustCompile("^(?:- \\*\\*(B-[A-Z]+-[0-9]+)\\*\\*|(?:- |\\| )?`([ED]-[A-Z]+-[0-9]+)`|- \\*\\*(P-[A-Z]+-[0-9]+)\\*\\*)(.*)")

// complete lists the sections of exodus.md, pegasus.md and daybreak.md whose scenarios are complete.
var complete = []string{
	"E-LOY", "E-EXEC", "E-CL", "E-CHECK", "E-RULE", "E-SUCC", "E-FLEET", "E-ATK", "E-ION", "P-SETUP", "P-TERM", "P-TITLE",
	"P-QUOR", "P-HAZ", "P-PEG", "P-CYLOC", "P-CPL", "P-REV", "P-MOVE", "P-TREACH", "P-RECK", "P-CHECK", "P-DIE", "P-EXEC", "P-CIV", "P-SCAR",
	"P-CLAR", "P-VAR", "P-SECRET", "P-LEAD", "P-AGEN", "P-INF", "P-NC",
	"D-SET", "D-LOY", "D-MTR", "D-MUT", "D-MIR", "D-TRE", "D-LOC", "D-HOME", "D-MIS", "D-REB", "D-RAP", "D-LEAD", "D-MOT", "D-REV", "D-CHAR", "D-COMBO",
	"D-SUCC", "D-ATK",
}

// Every rule of base.md and of those sections needs a scenario, or a line in unobservable.txt with the reason. Rules of base.md marked (!), which a
// naive program gets wrong, need two.
func TestEveryRuleHasAScenario(t *testing.T) {
	shown := map[string]int{}
	for _, file := range files(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := Rules(file, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range rules {
			shown[id]++
		}
	}
	excused := map[string]bool{}
	eachLine(t, filepath.Join(scenarios, "..", "unobservable.txt"), func(text string) {
		id, reason, _ := strings.Cut(text, " ")
		if !ruleID.MatchString(id) {
			return
		}
		if strings.TrimSpace(reason) == "" || shown[id] > 0 {
			t.Errorf("unobservable.txt: %s has no reason, or a scenario all the same", id)
		}
		excused[id] = true
	})
	known := map[string]bool{}
	for _, name := range []string{"base.md", "exodus.md", "pegasus.md", "daybreak.md"} {
		eachLine(t, ruleFiles+name, func(text string) {
			found := ruleHead.FindStringSubmatch(text)
			if found == nil {
				return
			}
			id, need := found[1]+found[2]+found[3], 1
			known[id] = true
			switch {
			case found[1] == "" && !slices.Contains(complete, id[:strings.LastIndex(id, "-")]):
				return
			case found[1] != "" && strings.Contains(found[4], "(!)"):
				need = 2
			}
			if shown[id] < need && !excused[id] {
				t.Errorf("%s has %d scenarios, not %d", id, shown[id], need)
			}
		})
	}
	for id := range shown {
		if ruleID.MatchString(id) && !known[id] {
			t.Errorf("scenarios name %s, which is no rule", id)
		}
	}
	for id := range excused {
		if !known[id] {
			t.Errorf("unobservable.txt names %s, which is no rule", id)
		}
	}
}

func eachLine(t *testing.T, file string, do func(string)) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		do(lines.Text())
	}
}
