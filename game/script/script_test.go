package script

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
)

// Everything that a scenario does not say, or says wrong, fails it, with the line and what could have been meant.
func TestStrict(t *testing.T) {
	const good = `seats william-adama laura-roslin kara-thrace
rule B-NUKE-01 a nuke
put basestar raider*4 in bow
turn william-adama action
die 8
do william-adama launch-nuke
expect nukes 1
`
	if err := Run("good", []byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, old, text, want string }{
		{"unknown command", "die 8", "dye 8", `x:5 B-NUKE-01 "dye 8": "dye" is no line of a scenario; did you mean die`},
		{"unknown setup", "put basestar", "putt basestar", `did you mean put`},
		{"setup after turn", "die 8", "fuel 3", `"fuel" belongs to the setup`},
		{"unknown expectation", "expect nukes 1", "expect nuke 1", `"nuke" is no expectation; did you mean nukes`},
		{"wrong", "expect nukes 1", "expect nukes 2", `x:7 B-NUKE-01 "expect nukes 2": nukes is 1, not 2`},
		{"character", "kara-thrace", "cara-thrace", `did you mean kara-thrace`},
		{"seat", "do william-adama", "do wiliam-adama", `did you mean william-adama`},
		{"not asked", "do william-adama", "do laura-roslin", `laura-roslin is not asked; william-adama (choose-action) may choose pass`},
		{"choice", "launch-nuke", "launch-nuk", `"launch-nuk" is not offered`},
		{"area", "in bow", "in bough", `"bough" is no space area; there is bow`},
		{"ship", "raider*4", "rider*4", `did you mean raider`},
		{"too many ships", "raider*4", "raider*17", `there are only 16 raiders`},
		{"step", "adama action", "adama acting", `"acting" is no step of a turn; did you mean action`},
		{"rule", "rule B-NUKE-01", "rule", `names at least one rule`},
		{"no rule", "rule B-NUKE-01 a nuke\n", "", `there is no rule line`},
		{"no expectation", "expect nukes 1\n", "", `the scenario expects nothing`},
		{"no turn", "turn william-adama action\ndie 8\ndo william-adama launch-nuke\nexpect nukes 1", "", `has no line`},
		{"die left", "die 8", "die 8 3", `x:5 B-NUKE-01 "die 8 3": only 1 of 2 scripted dice were rolled`},
		{"die missing", "die 8\n", "", "a die was rolled (launch-nuke) that no `die` line"},
		{"die of no die", "die 8", "die 9", `"9" is no result of an 8-sided die`},
		{"card left", "turn", "deck super inbound-nukes\nturn", `inbound-nukes was never drawn`},
		{"deck twice", "turn", "deck crisis riots-basestars\ndeck crisis resistance\nturn", `was laid already by line 4`},
		{"drawn by chance", "expect nukes 1", "do laura-roslin box:0\nexpect nukes 1", `was drawn from the crisis-deck by chance`},
		{"unscripted choice", "expect nukes 1", "end turn\nexpect nukes 1", `was drawn`},
		{"card of another deck", "turn", "deck crisis repair/1\nturn", `"repair/1" is no card of the crisis deck`},
		{"card", "turn", "give laura-roslin repare/1\nturn", `did you mean repair/1`},
		{"too many cards", "turn", "deck crisis resistance*2\nturn", `there is no "resistance" (any more)`},
		{"place", "turn", "at laura-roslin brigg\nturn", `did you mean brig`},
		{"refused word", "expect nukes 1", "refuse william-adama brigg", `"brigg" names no choice of any decision; did you mean brig`},
		{"accepted", "do william-adama launch-nuke", "refuse william-adama launch-nuke", `was accepted`},
		{"not offered word", "die 8", "die 8\nexpect not-offered william-adama lunch-nuke", `did you mean launch-nuke`},
		{"not offered", "die 8", "die 8\nexpect not-offered william-adama launch-nuke", `"launch-nuke" is; william-adama`},
		{"all options", "die 8", "die 8\nexpect options william-adama launch-nuke pass", `from-hand is offered too`},
		{"window", "expect nukes 1", "expect window befor-roll laura-roslin", `did you mean before-roll`},
		{"event", "expect nukes 1", "expect event nukes-changed B-NUKE-02", `it did not happen`},
		{"event kind", "expect nukes 1", "expect event nuke-changed", `did you mean nukes-changed`},
		{"column", "expect nukes 1", "expect nukes {n}\ntable | m |\n| 1 |", `no line of the scenario uses the column {m}`},
		{"cells", "expect nukes 1", "expect nukes {n}\ntable | n |\n| 1 | 2 |", `the row has 2 cells, the table 1 columns`},
		{"row", "expect nukes 1", "expect nukes {n}\ntable | n |\n| 1 |\n| 2 |", `x:7 B-NUKE-01 (row of line 10) "expect nukes 2"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(good, test.old, test.text, 1)
			if text == good {
				t.Fatal("nothing replaced")
			}
			err := Run("x", []byte(text))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("got  %v\nwant %s", err, test.want)
			}
		})
	}
}

// The second play notices when a game taken back, saved and loaded is not the same.
func TestAgainNoticesAnotherGame(t *testing.T) {
	scenarios, err := parse("x", []byte(`seats william-adama laura-roslin kara-thrace
rule B-ACT-01 x
turn william-adama movement
do william-adama command then pass
expect fuel 8
`))
	if err != nil {
		t.Fatal(err)
	}
	r := &run{scenario: scenarios[0], decks: map[game.Pile]*queue{}}
	if err := r.carryOut(); err != nil {
		t.Fatal(err)
	}
	defer r.g.Close()
	if err := again(r.state, r.answers, r.g); err != nil {
		t.Fatal(err)
	}
	answers := slices.Clone(r.answers)
	answers[1].asked = "something else"
	if err := again(r.state, answers, r.g); err == nil || !strings.Contains(err.Error(), "answer 2: it is asked") {
		t.Error("another question was not noticed:", err)
	}
	if err := again(r.state, answers[:1], r.g); err == nil || !strings.Contains(err.Error(), "at the end") {
		t.Error("another end was not noticed:", err)
	}
	other := r.state.Clone()
	other.Resources[0]--
	if err := again(other, r.answers, r.g); err == nil || !strings.Contains(err.Error(), "another state") {
		t.Error("another state was not noticed:", err)
	}
}

func TestCommand(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.txt")
	text := "seats william-adama laura-roslin kara-thrace\nrule B-RES-01 one\nturn william-adama action\nexpect fuel 8\nrule B-RES-02 two\nturn william-adama action\nexpect fuel 7\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if Command([]string{file}, &out) {
		t.Error("a failure was taken for a success")
	}
	want := "FAIL " + file + ":7 B-RES-02 \"expect fuel 7\": fuel is 8, not 7\n1 passed, 1 failed\n"
	if out.String() != want {
		t.Errorf("got  %s\nwant %s", out.String(), want)
	}
	if Command([]string{filepath.Join(dir, "none")}, &out) {
		t.Error("a file that is not there was taken for a success")
	}
}

// The examples of doc.go are scenarios, and pass.
func TestExamples(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	for _, part := range strings.Split(string(source), "//\tseats  william-adama")[1:] {
		text := "seats  william-adama"
		for _, l := range strings.Split(part, "\n") {
			if strings.HasPrefix(l, "// ") || strings.HasPrefix(l, "package") {
				break
			}
			text += strings.TrimPrefix(l, "//") + "\n"
		}
		if err := Run("doc.go", []byte(text)); err != nil {
			t.Errorf("%v in\n%s", err, text)
		}
		examples++
	}
	if examples != 2 {
		t.Errorf("%d examples found", examples)
	}
}
