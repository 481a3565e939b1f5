package table_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/sim"
	"battlestar/game/table"
)

var bots = map[string]bot.Player{"random": func(v bot.Known) game.Answer {
	return pick(v.Decision, v.Seat, rand.New(rand.NewPCG(uint64(v.Decision.Number), uint64(v.Seat))))
}}

func pick(d *game.Decision, seat game.Seat, rng *rand.Rand) game.Answer {
	a := game.Answer{Seat: seat}
	if d.Kind == game.AskWindow && rng.IntN(10) > 0 {
		a.Picks = []game.Choice{{Kind: game.Pass}}
		return a
	}
	n := d.Min + rng.IntN(d.Max-d.Min+1)
	if !d.Allows(n) {
		n = d.Min
	}
	for _, i := range rng.Perm(len(d.Options))[:n] {
		a.Picks = append(a.Picks, d.Options[i].Choice)
	}
	return a
}

func sitDown(t *testing.T, players int, seed uint64) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Players: make([]game.Player, players)}
	if seed%4 >= 2 {
		setup.Boxes = append(setup.Boxes, "exodus")
		setup.Options = []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}
	}
	seats := make([]table.SeatInfo, players)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: fmt.Sprintf("Seat %d", i+1), Color: i, Emblem: i}
	}
	if seed%2 == 1 {
		seats[players-1].Bot = "random"
	}
	tb, err := table.New(setup, seats, &save.Store{Dir: t.TempDir()}, "evening", bots)
	if err != nil {
		t.Fatal(err)
	}
	tb.Seed = rand.New(rand.NewPCG(seed, 19)).Uint64
	t.Cleanup(func() { tb.Close() })
	return tb
}

// playOn makes the people at the table do one thing. It returns false when the game is over.
func playOn(t *testing.T, tb *table.Table, rng *rand.Rand) bool {
	t.Helper()
	asked := tb.Asked()
	var err error
	switch {
	case asked.For == table.Nothing:
		return false
	case asked.For == table.Bots:
		tb.CloseCurtain()
		_, err = tb.Tick()
	case asked.For == table.Window && rng.IntN(5) > 0:
		err = tb.GoOn()
	default:
		list := asked.Seats.List()
		seat := list[rng.IntN(len(list))]
		if asked.For == table.HandOver {
			if err := tb.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
		}
		err = tb.Answer(seat, pick(tb.View().Decision, seat, rng).Picks...)
	}
	if err != nil {
		t.Fatal(err)
	}
	return true
}

func oneOf[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// anyEdit returns a random edit, which is usually possible.
func anyEdit(tb *table.Table, rng *rand.Rand) game.Edit {
	byWhat := map[game.Edit][]game.Settable{}
	var whats []game.Edit
	for _, s := range tb.Settables() {
		what := whatIs(s.Edit)
		if byWhat[what] == nil {
			whats = append(whats, what)
		}
		byWhat[what] = append(byWhat[what], s)
	}
	return anyOf(oneOf(rng, byWhat[oneOf(rng, whats)]), tb.View(), rng)
}

// anyOf sets something to a possible value, or to a little more or less.
func anyOf(s game.Settable, v *game.View, rng *rand.Rand) game.Edit {
	e := s.Edit
	switch e.Kind {
	case game.SetCard:
		e.N = rng.IntN(2)
		if e.Pile == game.InPlay || e.Pile == game.CrisisOpen {
			e.N = 0
		}
	case game.DrawCards:
		e.N = 1 + rng.IntN(min(3, s.Most))
	case game.SetTitle:
		e.Seat = game.Seat(rng.IntN(len(v.Seats)))
	case game.SetCounter, game.SetPieces:
		e.N += rng.IntN(4) - 1
	case game.SetPlace, game.SetTurn: // stay as they are
	}
	return e
}

// whatIs strips the seat, place, area and amount from an edit.
func whatIs(e game.Edit) game.Edit {
	e.Seat, e.N, e.Place, e.Card = 0, 0, "", ""
	switch main, behind := e.Spot.Areas(); {
	case main != card.NoArea:
		e.Spot = game.SpotOf(card.Bow)
	case behind != card.NoArea:
		e.Spot = game.CylonSpot(card.Bow)
	}
	if e.Pile == game.BasestarTokens(1) {
		e.Pile = game.BasestarTokens(0)
	}
	return e
}

// again closes a table and loads it. The state must be the same, including hidden cards.
func again(t *testing.T, tb *table.Table) *table.Table {
	t.Helper()
	tb.CloseCurtain()
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	loaded, err := table.Load(tb.Path(), bots)
	if err != nil {
		t.Fatal(err)
	}
	loaded.Seed = tb.Seed
	t.Cleanup(func() { loaded.Close() })
	if loaded.Diverged() != nil {
		t.Fatal(loaded.Diverged())
	}
	if loaded.Game().State().Hash() != tb.Game().State().Hash() {
		t.Fatal("loaded, the state is another")
	}
	if !reflect.DeepEqual(tb.Log(), loaded.Log()) {
		one, two := tb.Log(), loaded.Log()
		for i := range min(len(one), len(two)) {
			if !reflect.DeepEqual(one[i], two[i]) {
				t.Fatalf("loaded, line %d of %d of the log is\n%+v, not\n%+v", i, len(one), two[i], one[i])
			}
		}
		t.Fatalf("loaded, the log has %d lines, not %d", len(two), len(one))
	}
	if !reflect.DeepEqual(tb.Seats(), loaded.Seats()) || tb.Stops() != loaded.Stops() {
		t.Fatalf("loaded, the seats are %+v, not %+v, or the stops are others", loaded.Seats(), tb.Seats())
	}
	for seat := range tb.Seats() {
		if one, two := tb.WishesOf(game.Seat(seat)), loaded.WishesOf(game.Seat(seat)); len(one) != len(two) || len(one) > 0 && !reflect.DeepEqual(one, two) {
			t.Fatalf("loaded, seat %d wishes %v, not %v", seat, two, one)
		}
	}
	if !reflect.DeepEqual(tb.Remarks(), loaded.Remarks()) {
		t.Fatalf("loaded, the remarks are %v, not %v", loaded.Remarks(), tb.Remarks())
	}
	one, ok1 := tb.Back()
	two, ok2 := loaded.Back()
	if ok1 != ok2 || one.Seat != two.Seat || len(one.Events) != len(two.Events) || fmt.Sprint(one.Picks, one.Edits) != fmt.Sprint(two.Picks, two.Edits) {
		t.Fatalf("loaded, what can be taken back is %+v, not %+v", two, one)
	}
	return loaded
}

// Whole games with take-backs, corrections, seat changes and wishes. No take-back may change the seats, a wish may come back only to its owner, and
// loading must restore everything.
func TestTakeBackAndCorrectionsInWholeGames(t *testing.T) {
	made, offered, refused := map[game.Edit]int{}, map[game.Edit]bool{}, 0
	backs, changes, wished, most := 0, 0, 0, 12
	if testing.Short() {
		most = 2
	}
	for seed := range uint64(most) {
		tb := sitDown(t, 3+int(seed%4), seed)
		rng := rand.New(rand.NewPCG(seed, 7))
		said := make([][]table.Wish, len(tb.Seats())) // all that the current player of the seat has wished
		for playOn(t, tb, rng) {
			if tb.View().Over != nil {
				break
			}
			seats := tb.Seats()
			switch n := rng.IntN(60); {
			case n < 3:
				for range 1 + rng.IntN(4) { // one step after the other
					if err := tb.TakeBack(rng.IntN(2) == 0); err == nil {
						backs++
					} else if !errors.Is(err, table.ErrNothing) && !errors.Is(err, table.ErrNeedsConsent) {
						t.Fatal(err)
					}
				}
			case n < 9:
				var edits []game.Edit
				for range 1 + rng.IntN(3) {
					edits = append(edits, anyEdit(tb, rng))
				}
				// Edits that rarely succeed are tried more often.
				settables := tb.Settables()
				for _, s := range settables {
					offered[whatIs(s.Edit)] = true
				}
				unset := slices.DeleteFunc(slices.Clone(settables), func(s game.Settable) bool { return made[whatIs(s.Edit)] > 0 })
				if len(unset) == 0 {
					unset = settables
				}
				if rare := oneOf(rng, unset); made[whatIs(rare.Edit)] < 3 {
					edits = []game.Edit{anyOf(rare, tb.View(), rng)}
					if rare.Kind == game.SetPlace && rare.Ship == card.MarkVII { // most of the Mark VII are damaged
						repaired := game.Edit{Kind: game.SetPieces, Ship: card.MarkVII, Spot: game.DamagedBox, N: tb.View().Fleet(card.MarkVII).Damaged - 1}
						edits = append([]game.Edit{repaired}, edits...)
					}
				}
				before := tb.Game().State().Hash()
				_, can := tb.CanCorrect(edits)
				switch err := tb.Correct(edits); {
				case err == nil:
					for _, e := range edits {
						made[whatIs(e)]++
					}
				case !errors.Is(err, game.ErrCorrection) && !errors.Is(err, table.ErrOver):
					t.Fatal(err)
				case tb.Game().State().Hash() != before:
					t.Fatalf("%v is refused (%v) and changed something", edits, err)
				default:
					refused++
					if can == nil && !game.AtOnce(edits) {
						t.Fatalf("%v can be made, and is refused: %v", edits, err)
					}
				}
				if broken := sim.Broken(tb.Game()); broken != nil {
					t.Fatalf("seed %d, after %v: %v", seed, edits, broken)
				}
			case n == 9:
				tb = again(t, tb)
			case n == 10:
				seat := game.Seat(rng.IntN(len(seats)))
				switch info := &seats[seat]; {
				case info.Bot != "":
					info.Bot = ""
				case !slices.ContainsFunc(seats, func(s table.SeatInfo) bool { return s.Bot != "" }):
					info.Bot = "random"
				default:
					info.Name = fmt.Sprint("Guest ", changes)
				}
				if err := tb.SetSeat(seat, seats[seat]); err != nil {
					t.Fatal(err)
				}
				said[seat] = nil
				changes++
			case n < 13:
				seat := game.Seat(rng.IntN(len(seats)))
				if tb.OpenCurtain(seat, "") != nil {
					break // the seat has a bot
				}
				if err := tb.SetWishes([]table.Wish{anyWish(rng), anyWish(rng)}); err != nil {
					t.Fatal(err)
				}
				said[seat] = append(said[seat], tb.Wishes()...)
				tb.CloseCurtain()
				wished++
			}
			if rng.IntN(20) == 0 {
				endsAsItIs(t, tb)
			}
			if !slices.Equal(tb.Seats(), seats) {
				t.Fatalf("seed %d: at the table sit %+v, not %+v", seed, tb.Seats(), seats)
			}
			for seat := range said {
				for _, w := range tb.WishesOf(game.Seat(seat)) {
					if !slices.Contains(said[seat], w) {
						t.Fatalf("seed %d: seat %d has the wish %+v, which it never made", seed, seat, w)
					}
				}
			}
		}
		endsAsItIs(t, again(t, tb))
	}
	t.Logf("%d taken back, made %v, %d refused, %d seat changes, %d wishes", backs, made, refused, changes, wished)
	for what := range offered {
		if made[what] == 0 && !testing.Short() {
			t.Errorf("%q was never set", what)
		}
	}
}

// A seat changes during a step, a correction is made at the beginning of the step, and it is taken back. The log must report the seat change in the
// same place as after loading.
func TestSeatChangeWhereItIsToldAfterACorrectionIsTakenBack(t *testing.T) {
	tb := sitDown(t, 4, 4)
	rng := rand.New(rand.NewPCG(4, 7))
	tried := 0
	for tried < 60 && playOn(t, tb, rng) {
		for range rng.IntN(3) {
			if !playOn(t, tb, rng) {
				return
			}
		}
		if tb.View().Over != nil {
			break
		}
		info := tb.Seats()[1]
		info.Name = fmt.Sprint("Guest ", tried)
		if err := tb.SetSeat(1, info); err != nil {
			t.Fatal(err)
		}
		raiders := game.Edit{Kind: game.SetPieces, Ship: card.Raider, Spot: game.SpotOf(oneOf(rng, card.Areas[:]))}
		raiders.N = tb.View().Now(raiders) + 1
		if tb.Correct([]game.Edit{raiders}) != nil {
			continue
		}
		if err := tb.TakeBack(true); err != nil {
			t.Fatal(err)
		}
		tried++
		tb = again(t, tb)
	}
	if tried < 60 {
		t.Fatalf("tried only %d times", tried)
	}
}
