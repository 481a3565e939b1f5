package table_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// reasonsOf returns the reasons next to the log.
func reasonsOf(tb *table.Table) map[int]bot.Reason {
	reasons := map[int]bot.Reason{}
	for at := range tb.Log() {
		if r := tb.Reason(at); r.Why != bot.NoPurpose {
			reasons[at] = r
		}
	}
	return reasons
}

// Every act of a bot must have its reason next to the log: when it happens, when it is replayed after a take-back, and after loading. Acts of
// people have none.
func TestReasonsStandBesideTheLog(t *testing.T) {
	programs := map[string]bot.Player{"good": bot.Good}
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Seed: 5, Players: make([]game.Player, 4)}
	seats := []table.SeatInfo{{Name: "Ada"}, {Name: "B", Bot: "good"}, {Name: "C", Bot: "good"}, {Name: "D", Bot: "good"}}
	tb, err := table.New(setup, seats, &save.Store{Dir: t.TempDir()}, "evening", programs)
	if err != nil {
		t.Fatal(err)
	}
	tb.Seed = rand.New(rand.NewPCG(5, 19)).Uint64
	defer func() { tb.Close() }()
	rng := rand.New(rand.NewPCG(5, 6))
	backs := 0
	for n := 0; n < 600 && playOn(t, tb, rng); n++ {
		if n%97 == 96 {
			tb.CloseCurtain()
			if err := tb.TakeBack(true); err == nil {
				backs++
			}
		}
	}
	tb.CloseCurtain()
	was := reasonsOf(tb)
	if len(was) < 50 || backs == 0 {
		t.Fatalf("%d reasons, %d times taken back: this shows little", len(was), backs)
	}
	for at := range was {
		if e := tb.Log()[at]; e.Kind != game.ShipMoved && e.Kind != game.CheckEnded && e.Seat == 0 {
			t.Errorf("%s of a person has the reason %v", e.Kind, was[at])
		}
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	if tb, err = table.Load(tb.Path(), programs); err != nil {
		t.Fatal(err)
	}
	if now := reasonsOf(tb); !reflect.DeepEqual(was, now) {
		t.Errorf("loaded, there are %d reasons, not %d, or others", len(now), len(was))
	}
}
