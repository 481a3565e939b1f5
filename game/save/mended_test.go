package save_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// A game is saved, and then a rule is changed on purpose: the same program is built with one line of the rules removed, and opens the save. It must
// report the answer at which the game diverges and go on from the last good snapshot. The second time it must lose nothing.
func TestMendedRule(t *testing.T) {
	if path := os.Getenv("BATTLESTAR_TEST_MENDED"); path != "" {
		underMendedRules(t, path)
		return
	}
	path, answers, number := untilFromHand(t)

	// The changed rule: looking through one's own hand is no longer an action.
	rules, err := filepath.Abs("../action.go")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(rules)
	if err != nil {
		t.Fatal(err)
	}
	const line = "	options = append(options, option(Choice{Kind: FromHand}))\n"
	if strings.Count(string(text), line) != 1 {
		t.Fatalf("the rule to mend is no longer where it was: %s", line)
	}
	mended, overlay := filepath.Join(t.TempDir(), "action.go"), filepath.Join(t.TempDir(), "overlay.json")
	if err := os.WriteFile(mended, []byte(strings.Replace(string(text), line, "", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {rules: mended}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(overlay, replace, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "test", "-vet=off", "-count=1", "-v", "-overlay", overlay, "-run", "^TestMendedRule$", ".")
	cmd.Env = append(os.Environ(), "BATTLESTAR_TEST_MENDED="+path)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("under the mended rules: %v\n%s", err, out)
	}
	said := string(out)
	for _, want := range []string{
		fmt.Sprintf("first: at decision %d, a different question would come up; the game continues from turn ", number),
		fmt.Sprintf("%d answers stood, ", answers), "again: nothing lost",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
}

// untilFromHand saves a game whose last answer looks through a hand as an action, in the third turn or later. It returns the path, how many answers
// stand, and the number of that decision.
func untilFromHand(t *testing.T) (path string, answers, number int) {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 21, Deal: true, Players: make([]game.Player, 4)}
	seats := make([]table.SeatInfo, 4)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: fmt.Sprintf("Seat %d", i+1), Color: i, Emblem: i}
	}
	tb, err := table.New(setup, seats, &save.Store{Dir: t.TempDir()}, "mended", nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for done := false; !done; {
		asked := tb.Asked()
		if asked.For == table.Window {
			if err := tb.GoOn(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seat := asked.Seats.List()[0]
		if asked.For == table.HandOver {
			if err := tb.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
		}
		v := tb.View()
		if v.Over != nil {
			t.Fatal("the game ended before anybody could look through his hand")
		}
		picks := pick(v.Decision, seat, rng).Picks
		if v.Turn >= 3 && v.Decision.Kind == game.ChooseAction && !v.Seats[seat].Cylon() {
			picks, done = []game.Choice{{Kind: game.FromHand}}, true
			number = v.Decision.Number
		}
		if err := tb.Answer(seat, picks...); err != nil {
			t.Fatal(err)
		}
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	c, err := save.Read(tb.Path())
	if err != nil {
		t.Fatal(err)
	}
	if last, ok := c.Records[len(c.Records)-1].(save.Answer); !ok || last.Number != number {
		t.Fatalf("the last record is %+v, and answer %d should be", c.Records[len(c.Records)-1], number)
	}
	return tb.Path(), standing(t, tb.Path()), number
}

// standing returns how many answers of a save still stand.
func standing(t *testing.T, path string) int {
	t.Helper()
	c, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, r := range save.Standing(c.Records) {
		if _, ok := r.(save.Answer); ok {
			n++
		}
	}
	return n
}

// underMendedRules opens the game in the program with the changed rules.
func underMendedRules(t *testing.T, path string) {
	before := standing(t, path)
	tb, err := table.Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	lost := tb.Diverged()
	if lost == nil {
		t.Fatal("it does not say that the rules were mended")
	}
	t.Logf("first: %s", lost)
	if after := standing(t, path); after != before-lost.Lost || tb.View().Turn != lost.Turn {
		t.Errorf("%d answers stand of %d, %d are said to be lost; turn %d", after, before, lost.Lost, tb.View().Turn)
	}
	mended := func() (n int) {
		for _, r := range tb.Remarks() {
			n += btoi(r.What == table.Mended)
		}
		return n
	}
	if mended() != 1 {
		t.Error("the log does not tell it")
	}
	c, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := c.Records[len(c.Records)-1].(save.Reseed); !ok {
		t.Error("chance is as it was, and what came of the lost answers was seen")
	}
	t.Logf("%d answers stood, %d stand", before, standing(t, path))
	rng := rand.New(rand.NewPCG(4, 4))
	for range 40 { // the game must go on
		if asked := tb.Asked(); asked.For == table.HandOver {
			if err := tb.OpenCurtain(asked.Seats.List()[0], ""); err != nil {
				t.Fatal(err)
			}
		}
		d := tb.View().Decision
		if err := tb.Answer(d.Seats.List()[0], pick(d, d.Seats.List()[0], rng).Picks...); err != nil {
			t.Fatal(err)
		}
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	now := standing(t, path)
	if tb, err = table.Load(path, nil); err != nil {
		t.Fatal(err)
	}
	if tb.Diverged() != nil || standing(t, path) != now || mended() != 1 {
		t.Fatalf("the second time: %v, %d answers of %d", tb.Diverged(), standing(t, path), now)
	}
	t.Log("again: nothing lost")
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
