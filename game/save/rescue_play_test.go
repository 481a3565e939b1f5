package save_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"battlestar/game/save"
	"battlestar/game/table"
)

// A rescued game must open and be playable, report the damage in its log, and open again like any other. No take-back may go to before the damage.
func TestRescuedGameIsPlayedOn(t *testing.T) {
	for _, name := range []string{"base-four", "evening-two"} {
		data, err := os.ReadFile(filepath.Join("testdata", name+save.Ext))
		if err != nil {
			t.Fatal(err)
		}
		store := &save.Store{Dir: t.TempDir()}
		whole, err := store.Path("whole")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(whole, data, 0o644); err != nil {
			t.Fatal(err)
		}
		before, err := table.Load(whole, bots)
		if err != nil {
			t.Fatal(err)
		}
		data[len(data)/2] ^= 1
		damaged, err := store.Path("damaged")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(damaged, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := table.Load(damaged, bots); err == nil {
			t.Fatal("a damaged game was opened")
		}
		rescued, err := store.Rescue("damaged", 1)
		if err != nil {
			t.Fatal(err)
		}
		path, err := store.Path(rescued)
		if err != nil {
			t.Fatal(err)
		}
		tb, err := table.Load(path, bots)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := tb.View().Decision.Number, before.View().Decision.Number; got != want || tb.Diverged() != nil {
			t.Errorf("%s goes on at decision %d, and stood at %d; %v", name, got, want, tb.Diverged())
		}
		if n := len(slices.DeleteFunc(slices.Clone(tb.Remarks()), func(r table.Remark) bool { return r.What != table.Damaged })); n != 1 {
			t.Errorf("%s: the log says %d times that it was damaged", name, n)
		}
		// Only answers after the damage can be taken back.
		decision := tb.View().Decision.Number
		for err = tb.TakeBack(true); err == nil; err = tb.TakeBack(true) {
			decision = tb.View().Decision.Number
		}
		if err != table.ErrNothing || decision < 20 {
			t.Errorf("%s: taken back to decision %d: %v", name, decision, err)
		}
		rng := rand.New(rand.NewPCG(1, 1))
		for range 60 {
			// all others are answered in the same way
			//exhaustive:ignore
			switch asked := tb.Asked(); asked.For {
			case table.Bots:
				_, err = tb.Tick()
			case table.HandOver:
				err = tb.OpenCurtain(asked.Seats.List()[0], "")
			default:
				seat := asked.Seats.List()[0]
				err = tb.Answer(seat, pick(tb.View().Decision, seat, rng).Picks...)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		stands := tb.View().Decision.Number
		for _, tb := range []*table.Table{tb, before} {
			if err := tb.Close(); err != nil {
				t.Fatal(err)
			}
		}
		again, err := table.Load(path, bots)
		if err != nil {
			t.Fatal(err)
		}
		if got := again.View().Decision.Number; got != stands || again.Diverged() != nil {
			t.Errorf("%s: opened again it asks decision %d, not %d; %v", name, got, stands, again.Diverged())
		}
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
