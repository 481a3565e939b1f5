package script

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A scenario must fail if it says something wrong or leaves something out. The error names the line and suggests what was meant.
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
		{"unknown expectation", "expect nukes 1", "expect nuke 1", `"nuke" is no expectation; did you mean nuke-pool or nukes`},
		{"wrong", "expect nukes 1", "expect nukes 2", `x:7 B-NUKE-01 "expect nukes 2": nukes is 1, not 2`},
		{"character", "kara-thrace", "cara-thrace", `did you mean kara-thrace`},
		{"seat", "do william-adama", "do wiliam-adama", `did you mean william-adama`},
		{"not asked", "do william-adama", "do laura-roslin", `laura-roslin is not asked; william-adama (choose-action) may choose pass`},
		{"choice", "launch-nuke", "launch-nuk", `"launch-nuk" names no choice of any decision; did you mean action:launch-nuke or launch-nuke?; william-adama (choose-action) may`},
		{"area", "in bow", "in bough", `"bough" is no space area; there is bow`},
		{"ship", "raider*4", "rider*4", `did you mean raider`},
		{"too many ships", "raider*4", "raider*17", `there are only 16 raiders`},
		{"step", "adama action", "adama acting", `"acting" is no step of a turn; did you mean action`},
		{"twice at the table", "kara-thrace", "laura-roslin", `laura-roslin sits twice`},
		{"nobody at the table", "seats william-adama laura-roslin kara-thrace\n", "", "`seats CHARACTER...` must come first"},
		{"no step", "adama action", "adama", `turn SEAT STEP`},
		{"step of the setup", "adama action", "adama characters", "is no step of a turn; a game is set up by the line `begin SEAT`"},
		{"begin with two seats", "turn william-adama action", "begin william-adama laura-roslin", `takes at most 1 words`},
		{"begin on a table", "turn william-adama action", "begin william-adama", `lays its own table`},
		{"viper without an area", "turn", "at kara-thrace viper\nturn", `at SEAT viper AREA`},
		{"two seeds", "turn", "seed 1 2\nturn", `takes at most 1 words`},
		{"pass of two windows", "die 8", "pass before-roll after-roll\ndie 8", `takes at most 1 words`},
		{"civilian ship", "raider*4", "civilian", `which civilian ship?`},
		{"basestars", "raider*4", "basestar*2", `there are only 2 basestars`},
		{"over", "expect nukes 1", "expect over humans jump", `the game goes on`},
		{"rule", "rule B-NUKE-01", "rule", `names at least one rule`},
		{"no rule", "rule B-NUKE-01 a nuke\n", "", `there is no rule line`},
		{"no expectation", "expect nukes 1\n", "", `the scenario expects nothing`},
		{"no turn", "turn william-adama action\ndie 8\ndo william-adama launch-nuke\nexpect nukes 1", "", `has no line`},
		{"die left", "die 8", "die 8 3", `x:5 B-NUKE-01 "die 8 3": only 1 of 2 scripted dice were rolled`},
		{"die missing", "die 8\n", "", "a die was rolled (launch-nuke) that no `die` line"},
		{"die of no die", "die 8", "die 9", `"9" is no result of an 8-sided die`},
		{"card left", "turn", "deck super inbound-nukes\nturn", `inbound-nukes was never drawn`},
		{"deck twice", "turn", "deck crisis riots-basestars\ndeck crisis resistance\nturn", "line 4 says it already: \"deck crisis riots-basestars\""},
		{"drawn by chance", "expect nukes 1", "do laura-roslin box:0\nexpect nukes 1", `was drawn from the crisis-deck by chance`},
		{"unscripted choice", "expect nukes 1", "end turn\nexpect nukes 1", `was drawn`},
		{"card of another deck", "turn", "deck crisis repair/1\nturn", `"repair/1" is no card of the crisis deck: it belongs to the deck:engineering`},
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
		{"order of other kinds", "expect nukes 1", "expect order nukes-changed, nuke-changed", `"nuke-changed" is no kind of event; did you mean nukes-changed`},
		{"together with none", "expect nukes 1", "expect together die-rolled", `KIND [WORD]..., KIND`},
		{"order of one", "expect nukes 1", "expect order nukes-changed", `KIND [WORD]..., KIND`},
		{"order in no step", "expect nukes 1", "expect order nukes-changed, die-rolled in crysis", `did you mean crisis`},
		{"winner", "expect nukes 1", "expect won wiliam-adama", `did you mean william-adama`},
		{"not asked kind", "expect nukes 1", "expect not-asked william-adama chose-box", `did you mean choose-box`},
		{"not asked in no step", "expect nukes 1", "expect not-asked william-adama in jump", `there was no step jump in which anything was asked`},
		{"column", "expect nukes 1", "expect nukes {n}\ntable | m |\n| 1 |", `no line of the scenario uses the column {m}`},
		{"cells", "expect nukes 1", "expect nukes {n}\ntable | n |\n| 1 | 2 |", `the row has 2 cells, the table 1 columns`},
		{"empty name", "expect nukes 1", "expect nukes {n}\ntable | n | |\n| 1 | 2 |", `column 2 of the table has no name`},
		{"empty cell", "expect nukes 1", "expect nukes {n}\nexpect fuel {f}\nexpect food {g}\ntable | n | f | g |\n| 1 | | 8 |", `x:11 B-NUKE-01 the cell of {f} is empty; a line that is to be left out has a - there`},
		{"no column", "expect nukes 1", "expect nukes {nukes}\nexpect fuel {fuel}\ntable | fuel |\n| 8 |", `x:7 B-NUKE-01 "expect nukes {nukes}": the table has no column {nukes}`},
		{"no table", "expect nukes 1", "expect nukes {nukes}", `"{nukes}" is no number`},
		{"card of the rule line", "rule B-NUKE-01 a nuke", "rule card amush a nuke", `x:2 amush "amush" is no card, character or location; did you mean ambush`},
		{"box", "rule", "boxes bsae\nrule", `"bsae" is no box that is built; did you mean base or pegasus or exodus or daybreak?`},
		{"option", "rule", "option cylon-flet\nrule", `the option "cylon-flet" is not built yet`},
		{"pile", "expect nukes 1", "expect pile crisis-discrad empty", `"crisis-discrad" is no pile; did you mean crisis-discard`},
		{"pile of a seat", "expect nukes 1", "expect pile hand:laura 1", `did you mean hand:laura-roslin`},
		{"kind", "expect nukes 1", "expect asked laura-roslin chose-box", `"chose-box" is no kind of decision; did you mean choose-box`},
		{"ending", "expect nukes 1", "expect over humans jmp", `"jmp" is no end of the game; did you mean jump`},
		{"side", "expect nukes 1", "expect over human jump", `"human" is no side; did you mean humans`},
		{"resource", "expect nukes 1", "expect over cylons resource fod", `the game goes on`},
		{"result", "expect nukes 1", "expect check result pass", `there was no check`},
		{"deck", "turn", "deck crises resistance\nturn", `"crises" is no deck; did you mean crisis`},
		{"discard", "turn", "discard crisis resistence\nturn", `did you mean resistance`},
		{"discard of none", "turn", "discard loyalty cylon-brig\nturn", `has no discard pile`},
		{"loyalty", "turn", "loyalty laura-roslin cylon-brigg\nturn", `did you mean cylon-brig`},
		{"quorum", "turn", "quorum arest-order\nturn", `did you mean arrest-order`},
		{"super", "turn", "super laura-roslin besiged\nturn", `did you mean besieged`},
		{"civilian", "turn", "put civilian:3-population in stern\nturn", `"3-population" is no civilian ship; there is civilian-1-population`},
		{"New Caprica", "turn", "ground occupied\nturn", "needs `option new-caprica`"},
		{"stage of New Caprica", "turn", "ground landed\nturn", `"landed" is no stage of New Caprica; did you mean occupied or returned?`},
		{"forces of no ground", "turn", "forces shipyard 1\nturn", "needs `option new-caprica`"},
		{"ships of no ground", "turn", "locked 1\nturn", "needs `option new-caprica`"},
		{"stage expected", "expect nukes 1", "expect ground occupied", `the stage of New Caprica is before`},
		{"forces expected", "expect nukes 1", "expect forces shipyard 1", "needs `option new-caprica`"},
		{"ships expected", "expect nukes 1", "expect locked 1", `locked: 0 (nothing), not 1`},
		{"token", "turn", "put basestar:critical in stern\nturn", `did you mean critical-hit`},
		{"damage", "turn", "damage brig\nturn", `brig cannot be damaged`},
		{"used", "turn", "used executive-ordr\nturn", `did you mean executive-order`},
		{"vipers", "turn", "vipers damage 2\nturn", `did you mean damaged`},
		{"dial", "turn", "fuel 16\nturn", `a dial shows 0 to 15`},
		{"track", "turn", "jump-prep 5\nturn", `the jump-prep goes from 0 to 4`},
		{"number", "turn", "nukes two\nturn", `"two" is no number`},
		{"known pile", "turn", "known laura-roslin crisis-dek resistance\nturn", `did you mean crisis-deck`},
		{"known card", "turn", "known laura-roslin loyalty:kara-thrace cylon-brig\nturn", `there is no cylon-brig in loyalty:kara-thrace`},
		{"begin", "turn william-adama action", "begin wiliam-adama", `did you mean william-adama`},
		{"too few words", "turn", "raptors\nturn", `raptors needs more words`},
		{"one word too many", "launch-nuke\n", "launch-nuke bow\n", `after "launch-nuke", which is all that is asked there: william-adama is not asked`},
		{"act", "do william-adama launch-nuke", "act laura-roslin before-rol", `did you mean before-roll`},
		{"no window", "do william-adama launch-nuke", "act laura-roslin before-roll", `no window before-roll opens for laura-roslin before william-adama is asked choose-action`},
		{"hand", "turn", "give laura-roslin resistance\nturn", `"resistance" is no Skill card: it belongs to the crisis-deck`},
		{"add", "do william-adama launch-nuke", "add laura-roslin none", `laura-roslin is not asked for cards, with no card in hand; william-adama (choose-action)`},
		{"until", "do william-adama launch-nuke", "until laura-roslin skils", `did you mean skills`},
		{"event word", "expect nukes 1", "expect event nukes-changed wiliam-adama", `did you mean william-adama`},
		{"event count", "expect nukes 1", "expect events 2 nukes-changed", `it happened 1 times, not 2`},
		{"fact", "expect nukes 1", "expect check dificulty 3", `there was no check`},
		{"expect at", "expect nukes 1", "expect at kara-thrace hanger-deck", `did you mean hangar-deck`},
		{"expect area", "expect nukes 1", "expect area bow raidr 3", `did you mean raider`},
		{"expect card", "expect nukes 1", "expect hand laura-roslin repare/1", `did you mean repair/1`},
		{"expect used", "expect nukes 1", "expect used executive-ordr", `did you mean executive-order`},
		{"expect picks", "expect nukes 1", "expect picks 2", `at least 1 and at most 1 must be picked`},
		{"expect cost", "expect nukes 1", "expect cost laura-roslin box:0 2", `the cost of box:0 is 0, not 2`},
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

// The second play must notice if a game differs after being taken back, saved and loaded.
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
	r := newRun(scenarios[0])
	if err := r.carryOut(); err != nil {
		t.Fatal(err)
	}
	defer r.g.Close()
	if err := again(r.dealer.state, r.witness.answers, r.g); err != nil {
		t.Fatal(err)
	}
	answers := slices.Clone(r.witness.answers)
	answers[1].asked = "something else"
	if err := again(r.dealer.state, answers, r.g); err == nil || !strings.Contains(err.Error(), "answer 2: it is asked") {
		t.Error("another question was not noticed:", err)
	}
	if err := again(r.dealer.state, answers[:1], r.g); err == nil || !strings.Contains(err.Error(), "at the end") {
		t.Error("another end was not noticed:", err)
	}
	other := r.dealer.state.Clone()
	other.Resources[0]--
	if err := again(other, r.witness.answers, r.g); err == nil || !strings.Contains(err.Error(), "another state") {
		t.Error("another state was not noticed:", err)
	}
}

// Any cell of a row may be a -, which removes the lines that use it. An empty cell is an error, since it is not clear what it removes.
func TestEmptyCells(t *testing.T) {
	const head = "seats laura-roslin\nrule B-RES-01 x\nfuel {fuel}\nmorale {morale}\nfood {food}\ntable | fuel | morale | food |\n"
	scenarios, err := parse("x", []byte(head+"| - | - | 3 |\n| 4 | - | - |\n| - | - | 5\n"))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"food 3", "fuel 4", "food 5"} {
		if got := scenarios[i].lines[1:]; len(got) != 1 || got[0].String() != want {
			t.Errorf("row %d is %v, not %s", i, got, want)
		}
	}
	for row, column := range map[string]string{"| | 2 | 3 |": "fuel", "| 1 | | 3 |": "morale", "| 1 | 2 | |": "food"} {
		if _, err := parse("x", []byte(head+row+"\n")); err == nil || !strings.Contains(err.Error(), "the cell of {"+column+"} is empty") {
			t.Errorf("%s: got %v", row, err)
		}
	}
}

// The language can express some things that no scenario of the rules needs.
func TestLanguage(t *testing.T) {
	for _, text := range []string{
		`rule B-NUKE-01 the words of the design: what is picked next goes on in the same line, ids in either order
put basestar raider*3 viper civilian:population-2 civilian:population-1 in bow
put basestar in stern
turn william-adama action
die 8
do william-adama launch-nuke bow
expect area bow only viper 1 civilian 2
expect area stern only basestar 1
expect nukes 1
expect population +0
expect events 1 ship-moved raider bow supply 3
expect no-event ship-moved raider stern
`,
		`rule card assign-arbitrator an ability of a Quorum card is a word, also where it is not offered
deck crisis food-shortage
turn william-adama crisis
expect not-offered laura-roslin lower:assign-arbitrator raise:assign-arbitrator
expect offered laura-roslin box:0
expect about food-shortage
expect picks 1
`,
		`rule B-MOVE-02 what a move costs
give kara-thrace repair/1
turn kara-thrace movement
expect cost kara-thrace administration 1
expect cost kara-thrace command 0
expect turns kara-thrace 1
`,
		`rule B-CHAR-10 the second action of whoever was laid in a viper need not be mentioned, and may be
at kara-thrace viper bow
put raider*2 in bow
turn kara-thrace action
die 3 3
do kara-thrace raider@bow
expect asked kara-thrace choose-action
do kara-thrace raider@bow
expect turn kara-thrace crisis
expect raiders 0
`,
		`rule B-CHAR-10 not mentioned, it is passed
at kara-thrace viper bow
deck crisis food-shortage
turn kara-thrace action
do kara-thrace pass
do laura-roslin box:0
expect order resource-changed everyone food, step-began activate
expect not-asked kara-thrace contribute
`,
		`rule B-CHAR-10 laid elsewhere she has one action; and one by a line that says more is hers anyway
at kara-thrace armory
turn kara-thrace action
do kara-thrace pass
expect turn kara-thrace crisis
`,
		`rule B-SECRET-01 what a seat knows
loyalty laura-roslin cylon-brig
hidden laura-roslin not-a-cylon
known william-adama loyalty:laura-roslin cylon-brig
turn kara-thrace movement
expect seen william-adama loyalty:laura-roslin cylon-brig
expect unseen william-adama loyalty:laura-roslin not-a-cylon
expect unseen kara-thrace loyalty:laura-roslin cylon-brig
`,
	} {
		if err := Run("x", []byte("seats william-adama laura-roslin kara-thrace\n"+text)); err != nil {
			t.Error(err)
		}
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
	want := "FAIL " + file + ":7 B-RES-02 \"expect fuel 7\": fuel is 8, not 7 (william-adama: choose-action)\n1 passed, 1 failed\n"
	if out.String() != want {
		t.Errorf("got  %s\nwant %s", out.String(), want)
	}
	if Command([]string{filepath.Join(dir, "none")}, &out) {
		t.Error("a file that is not there was taken for a success")
	}
}

// The examples in doc.go are scenarios and must pass.
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

// Setup lines for New Caprica must be possible with the pieces that exist, and expectations must match what lies there.
func TestGround(t *testing.T) {
	const good = `boxes base pegasus
option new-caprica
seats saul-tigh laura-roslin kara-thrace
rule P-NC-16 a ship is prepared
ground occupied
forces breeders-canyon 1
locked 2-population empty
at kara-thrace shipyard
turn kara-thrace action
do kara-thrace activate
expect prepared 2-population
`
	if err := Run("good", []byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, old, text, want string }{
		{"stage twice", "forces", "ground returned\nforces", `it comes once, above what lies in the Crisis deck`},
		{"stage below the deck", "ground occupied", "deck crisis resistance\nground occupied", `it comes once, above what lies in the Crisis deck`},
		{"too many forces", "canyon 1", "canyon 5", `there are 4 occupation forces`},
		{"forces nowhere", "breeders-canyon", "detention", `no occupation force comes to detention`},
		{"ship", "2-population empty", "3-population", `"3-population" is no civilian ship`},
		{"too many ships", "2-population empty", "13", `not more than the 12 ships`},
		{"ships twice", "forces", "locked 1\nforces", `it is laid already`},
		{"card of the old deck", "turn", "deck crisis resistance\nturn", `"resistance" lies in no deck`},
		{"far, but not landed", "ground occupied\nforces breeders-canyon 1\nlocked 2-population empty\n", "distance 7\n", "say `ground occupied`"},
		{"wrong ship", "expect prepared 2-population", "expect prepared empty", `prepared: there is civilian-2-population`},
		{"unknown ship", "expect prepared 2-population", "expect prepared 3-population", `"3-population" is no civilian ship`},
		{"wrong number", "expect prepared 2-population", "expect locked 2", `locked: 1 (civilian-empty), not 2`},
		{"wrong forces", "expect prepared 2-population", "expect forces breeders-canyon 2", `breeders-canyon: there are 1, not 2`},
		{"wrong supply", "expect prepared 2-population", "expect forces supply 4", `supply: there are 3, not 4`},
		{"wrong stage", "expect prepared 2-population", "expect ground returned", `the stage of New Caprica is occupied`},
		{"by chance", "locked 2-population empty\nat", "locked 2\ndeck crisis organize-the-pilots\ndeck destiny repair/1*2\nat", `was seen or destroyed by chance`},
	} {
		text := strings.Replace(good, test.old, test.text, 1)
		if text == good {
			t.Fatalf("%s: %q is not there", test.name, test.old)
		}
		if err := Once("x", []byte(text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v\nwant %s", test.name, err, test.want)
		}
	}
}
