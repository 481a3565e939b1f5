package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/sim"
)

// begun returns the state at the beginning of a game.
func begun(t *testing.T, setup game.Setup) *game.State {
	t.Helper()
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	return g.Snapshot()
}

// kept creates a saved game with these records and returns its path.
func kept(t *testing.T, path string, setup game.Setup, records ...save.Record) string {
	t.Helper()
	j, err := save.Create(path, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range records {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// Each command must print its result, or fail with one clear sentence.
func TestCommands(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good"), filepath.Join(dir, "bad")
	text := "seats william-adama laura-roslin kara-thrace\nrule B-RES-01 x\nturn william-adama action\nexpect fuel "
	for file, fuel := range map[string]string{good: "8", bad: "7"} {
		if err := os.WriteFile(file, []byte(text+fuel+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	setup := game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 3)}
	first := save.Answer{Number: 1, Picks: []string{"card:of-another-age"}}
	other := kept(t, filepath.Join(dir, "other"+save.Ext), setup, save.Snapshot{State: begun(t, setup)}, first)
	setup.Boxes = []card.ID{"of-another-age"}
	never := kept(t, filepath.Join(dir, "never"+save.Ext), setup, first)
	for _, test := range []struct {
		name    string
		command func([]string, io.Writer) error
		args    string
		out     string // part of what is printed
		err     string // part of the error; none if empty
	}{
		{"sim", Sim, "-games 2 -players 3 -bots good -distance 7", "2 games,", ""},
		{"sim, house rules", Sim, "-games 1 -players 3 -house browse-discards,resources-below-zero -distance 7", "1 games,", ""},
		{"sim, no such house rule", Sim, "-house free-jump", "", `there is no house rule "free-jump"`},
		{"sim, nobody", Sim, "-bots clever", "", `there are no bots "clever"`},
		{"sim, rows", Sim, "-games 1 -players 3,4 -bots good -distance 7", "\n      4   ", ""},
		{"sim, rows of no number", Sim, "-players 3,four", "", `"four" is no number of players`},
		{"sim, too many", Sim, "-players 9", "", "9 players"},
		{"sim, another box", Sim, "-boxes base,pegasos", "", `the box "pegasos" is not built`},
		{"sim, an option", Sim, "-options cylon-flet", "", `"cylon-flet"`},
		{"sim, an argument", Sim, "many", "", `sim takes no argument "many"`},
		{"scenario", Scenario, good, "1 passed, 0 failed\n", ""},
		{"scenario fails", Scenario, good + " " + bad, "1 passed, 1 failed\n", "not every scenario passed"},
		{"scenario, none", Scenario, "", "", "needs the files"},
		{"scenario, a flag", Scenario, "-fast", "", "-fast"},
		{"content", Content, "", "base crisis ambush\n", ""},
		{"content, a flag", Content, "-xml", "", "-xml"},
		{"replay", Replay, "../save/testdata/base-four.bsg", "Turn 1", ""},
		{"replay, none", Replay, "", "", "replay takes one saved game"},
		{"replay, a flag", Replay, "-x", "", "-x"},
		{"replay, not there", Replay, filepath.Join(dir, "none.bsg"), "", "none"},
		{"replay, foreign", Replay, good, "", "not a saved game"},
		{"replay, under other rules", Replay, other, "; the game continues from turn 0", "was played under other rules: at decision 1,"},
		{"replay, not this program", Replay, never, "", "never.bsg cannot be replayed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			err := test.command(strings.Fields(test.args), &out)
			if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Errorf("error %v, not %q", err, test.err)
			}
			if !strings.Contains(out.String(), test.out) {
				t.Errorf("%q is not in what it prints: %.300s", test.out, out.String())
			}
		})
	}
}

func TestJSON(t *testing.T) {
	var out bytes.Buffer
	if err := Sim([]string{"-games", "1", "-players", "3", "-json"}, &out); err != nil {
		t.Fatal(err)
	}
	var r sim.Result
	if err := json.Unmarshal(out.Bytes(), &r); err != nil || r.Games != 1 || r.Decisions == 0 || len(r.EndedBy) != 1 || len(r.Never) == 0 {
		t.Errorf("%v in %s", err, out.String())
	}
	out.Reset()
	if err := Sim([]string{"-games", "1", "-players", "3,4", "-json", "-distance", "7"}, &out); err != nil {
		t.Fatal(err)
	}
	for dec, n := json.NewDecoder(&out), 3; n <= 4; n++ {
		if err := dec.Decode(&r); err != nil || r.Players != n {
			t.Errorf("%v: the games of %d are %+v", err, n, r)
		}
	}
	out.Reset()
	if err := Content([]string{"-json"}, &out); err != nil {
		t.Fatal(err)
	}
	var content []map[string]any
	if err := json.Unmarshal(out.Bytes(), &content); err != nil || len(content) < 100 || content[0]["id"] == nil {
		t.Errorf("%v in %.300s", err, out.String())
	}
}

func TestHelp(t *testing.T) {
	for name, command := range map[string]func([]string, io.Writer) error{"sim": Sim, "content": Content, "scenario": Scenario, "replay": Replay} {
		var out bytes.Buffer
		if err := command([]string{"-help"}, &out); !errors.Is(err, flag.ErrHelp) || !strings.HasPrefix(out.String(), "usage: battlestar "+name) {
			t.Errorf("%s: %v, %s", name, err, out.String())
		}
	}
}
