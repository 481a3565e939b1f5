package table

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"battlestar/game"
	"battlestar/game/save"
)

// If the rules fail in the middle of an answer, the report needs that answer. All answers before it must be in the journal, and the game must open
// again at that question.
func TestRulesThatStop(t *testing.T) {
	table := newTable(t, 4, 5)
	rng := rand.New(rand.NewPCG(5, 5))
	for table.View().Turn < 2 {
		play(t, table, rng)
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	contents, err := save.Read(table.Path())
	if err != nil {
		t.Fatal(err)
	}
	// The rules will fail on this impossible table: nobody has a character, except the current player, who must still be asked.
	state := lastSnapshot(save.Standing(contents.Records)).Clone()
	for i := range state.Seats {
		if game.Seat(i) != state.Current {
			state.Seats[i].Character = ""
		}
	}
	path := filepath.Join(t.TempDir(), "broken"+save.Ext)
	journal, err := save.Create(path, contents.Header.Setup, contents.Header.Table)
	if err != nil {
		t.Fatal(err)
	}
	if err := journal.Append(save.Snapshot{State: state}); err != nil {
		t.Fatal(err)
	}
	if err := journal.Close(); err != nil {
		t.Fatal(err)
	}
	if table, err = Load(path, testBots); err != nil {
		t.Fatal(err)
	}
	stopped := func() (problem any) {
		defer func() { problem = recover() }()
		for range 2000 {
			if !play(t, table, rng) {
				break
			}
		}
		return nil
	}()
	trying := table.Trying()
	if stopped == nil || trying == nil {
		t.Fatalf("the rules stopped with %v, at %+v", stopped, trying)
	}
	table.Close()

	if contents, err = save.Read(path); err != nil {
		t.Fatal(err)
	}
	last := state.Asked
	for _, r := range contents.Records {
		if a, ok := r.(save.Answer); ok {
			last = a.Number
		}
	}
	if table, err = Load(path, testBots); err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	if d := table.View().Decision; trying.Number != last+1 || d == nil || d.Number != trying.Number || table.Trying() != nil {
		t.Errorf("it stopped at answer %d, the journal holds %d, and asked is %+v", trying.Number, last, d)
	}
}
