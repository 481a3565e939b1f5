package table_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"battlestar/game"
	"battlestar/game/table"
)

// Telling the log again must show the same as the first time: from any place, backwards and forwards, before and after loading.
func TestRewind(t *testing.T) {
	tb := sitDown(t, 4, 11)
	rng := rand.New(rand.NewPCG(11, 11))
	told := map[int]*game.View{}
	for playOn(t, tb, rng) {
		tb.CloseCurtain()
		for tb.Untold() > 0 {
			tb.Next()
			told[len(tb.Log())-tb.Untold()] = tb.Told().Copy()
		}
	}
	for _, tb := range []*table.Table{tb, again(t, tb)} {
		for range 200 {
			at := rng.IntN(len(tb.Log()) + 1)
			tb.Rewind(at)
			if tb.Untold() != len(tb.Log())-at {
				t.Fatalf("%d are to be told again after %d of %d", tb.Untold(), at, len(tb.Log()))
			}
			if was := told[at]; was != nil {
				if what := differs(was, tb.Told()); what != "" {
					t.Fatalf("after %d of %d it is not as it was when it was told first: %s", at, len(tb.Log()), what)
				}
			}
		}
	}
}

// endsAsItIs tells a whole log again. It must end with the current table.
func endsAsItIs(t *testing.T, tb *table.Table) {
	t.Helper()
	tb.CloseCurtain()
	told := len(tb.Log()) - tb.Untold()
	tb.Rewind(0)
	for tb.Untold() > 0 {
		tb.Next()
	}
	if what := differs(tb.Game().View(game.Everyone), tb.Told()); what != "" {
		t.Fatal("told again from the beginning, the table is another than it is: " + what)
	}
	tb.Rewind(told)
}

// differs returns the difference between two tables; "" if there is none.
func differs(one, two *game.View) string {
	a, b := one.Copy(), two.Copy()
	table.Normal(a)
	table.Normal(b)
	for p := range a.Piles {
		if !reflect.DeepEqual(a.Piles[p], b.Piles[p]) {
			return fmt.Sprintf("%v: %v, not %v", game.Pile(p), b.Piles[p], a.Piles[p])
		}
	}
	for i := range reflect.TypeOf(game.Tabletop{}).NumField() {
		if x, y := reflect.ValueOf(a.Tabletop).Field(i).Interface(), reflect.ValueOf(b.Tabletop).Field(i).Interface(); !reflect.DeepEqual(x, y) {
			return fmt.Sprintf("%s: %+v, not %+v", reflect.TypeOf(game.Tabletop{}).Field(i).Name, y, x)
		}
	}
	return ""
}
