package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"battlestar/game"
)

// Idle windows must pass at once for all people, and nothing else may. With stops everywhere none may pass.
func TestPassIdle(t *testing.T) {
	passed, asked := 0, 0
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		for range 600 {
			table.CloseCurtain()
			d := table.View().Decision
			if d == nil {
				break
			}
			window, number := d.Kind == game.AskWindow, d.Number
			table.SetStops(EveryStop())
			if table.PassIdle() {
				t.Fatalf("%s passes with stops everywhere", d.Window)
			}
			table.SetStops(DefaultStops())
			switch table.PassIdle() {
			case true:
				if !window || !d.Idle || table.View().Decision != nil && table.View().Decision.Number <= number {
					t.Fatalf("%s %s passes, idle %v", d.Kind, d.Window, d.Idle)
				}
				if b, ok := table.Back(); passed == 0 && (!ok || len(b.Picks) == 0) {
					t.Fatal("it cannot be taken back")
				}
				passed++
				continue
			case false:
				if window && d.Idle {
					t.Fatalf("%s %s of %d does not pass", d.Window, d.Roll, d.N)
				}
				if window {
					asked++
				}
			}
			if !play(t, table, rng) {
				break
			}
		}
		return passed < 100
	})
	if asked < 100 {
		t.Fatalf("%d windows were asked, %d passed", asked, passed)
	}
}

// A player who wished to be asked must be asked, even in an idle window.
func TestWishInAnIdleWindow(t *testing.T) {
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		idle := func(_ Asked, d *game.Decision) bool {
			return d.Kind == game.AskWindow && d.Idle && d.Window == game.BeforeRoll && d.Seats.Has(2)
		}
		if !playTo(t, table, rng, idle) {
			return true
		}
		table.OpenCurtain(2, "")
		if err := table.SetWishes([]Wish{{Moment: MomentOf(table.View().Decision)}}); err != nil {
			t.Fatal(err)
		}
		table.CloseCurtain()
		if !table.PassIdle() {
			t.Fatal("it does not pass")
		}
		if d := table.View().Decision; d.Kind != game.ChooseFromHand || d.Seat() != 2 {
			t.Fatalf("asked is %s", d.Kind)
		}
		return false
	})
}

// A seat is asked about its own abilities as it chose: each time, never, or only in checks it added cards to. The window open while it chooses must
// stay open. The choice must be saved with the game.
func TestAsking(t *testing.T) {
	moment := Moment{Window: game.CardsAdded} // Tyrol's window, in which he sees the added cards
	for _, how := range []Asking{AskNever, AskWhenAdded} {
		silent, spoken := 0, 0
		eachTable(t, func(table *Table, rng *rand.Rand) bool {
			at := func(_ Asked, d *game.Decision) bool { return d.Kind == game.AskWindow && MomentOf(d) == moment }
			if !playTo(t, table, rng, at) {
				return true
			}
			d := table.View().Decision
			seat := d.Seat()
			table.SetAsking(seat, moment, how)
			if table.PassIdle() || !table.Asked().Seats.Has(seat) {
				t.Fatal("the window in which he says so passes")
			}
			table = reload(t, table)
			if got := table.Asking(seat, moment); got != how {
				t.Fatalf("loaded, he is asked %v", got)
			}
			table.OpenCurtain(seat, "")
			if table.Asking(seat, Moment{Window: game.BeforeCards}) != AskEachTime || len(table.Wishes()) != 1 {
				t.Fatalf("his wishes are %+v", table.Wishes())
			}
			table.CloseCurtain()
			table.Answer(seat, game.Choice{Kind: game.Pass})
			for playTo(t, table, rng, at) {
				added := table.View().Check.Added[seat] > 0
				passes := table.PassIdle()
				if want := how == AskNever || !added; passes != want {
					t.Fatalf("asked %v, added %v: the window passes is %v", how, added, passes)
				}
				if passes {
					silent++
					continue
				}
				spoken++
				table.Answer(seat, game.Choice{Kind: game.Pass})
			}
			return silent < 5 || how == AskWhenAdded && spoken < 5
		})
	}
}

// "Never" must not be possible where cards are played from a hand, since it would reveal that the player holds none.
func TestAskingAboutHands(t *testing.T) {
	for _, m := range append(Moments(), Moment{}) {
		hands := m == Moment{} || slices.Contains([]game.Window{
			game.BeforeCards, game.StrengthTotaled, game.BeforeRoll, game.AfterRoll, game.RaidersToAct, game.VictoryWon, game.TreacheryDiscarded, game.CheckPassed,
		}, m.Window)
		if free := len(Askings(m)) > 1; free == hands {
			t.Errorf("%s: a choice of how to be asked is %v", m, free)
		}
	}
	d := &game.Decision{Number: 7, Kind: game.AskWindow, Window: game.ReplaceCheck, Place: "administration", Seats: 1}
	table := newTable(t, 4, 1)
	table.SetAsking(0, MomentOf(d), AskNever)
	if table.declined(d) != 0 {
		t.Error("never about the ability is never about the cards too")
	}
	if d.Place, d.About = "", "mysterious-intuition"; table.declined(d) != 1 {
		t.Error("never is not heard")
	}
}

// The laptop is held by the player who last looked behind the curtain or answered, until somebody else may have done something.
func TestHolds(t *testing.T) {
	begin := func(at func(Asked, *game.Decision) bool) (*Table, game.Seat) {
		table, rng := newTable(t, 4, 3), rand.New(rand.NewPCG(3, 3))
		playTo(t, table, rng, at)
		table.Away()
		seat := table.View().Decision.Seats.List()[0]
		if table.Holds(seat) {
			t.Fatal("somebody holds what he has not yet had")
		}
		table.OpenCurtain(seat, "")
		table.CloseCurtain()
		if !table.Holds(seat) || table.Holds((seat+1)%4) {
			t.Fatal("who had it last does not hold it, or another does")
		}
		return table, seat
	}
	moves := func(_ Asked, d *game.Decision) bool { return d.Kind == game.ChooseMove }
	windows := func(a Asked, _ *game.Decision) bool { return a.For == Window }
	adds := func(_ Asked, d *game.Decision) bool { return d.Kind == game.Contribute }
	for _, c := range []struct {
		what  string
		at    func(Asked, *game.Decision) bool
		holds bool
		do    func(*Table, game.Seat) error
	}{
		{"he chooses", moves, true, func(table *Table, seat game.Seat) error {
			return table.Answer(seat, table.View().Decision.Options[0].Choice)
		}},
		{"he calls for his cards", adds, true, func(table *Table, seat game.Seat) error { return table.Act(seat) }},
		{"he adds none", adds, true, func(table *Table, seat game.Seat) error { return table.Answer(seat, game.Choice{Kind: game.Pass}) }},
		{"he wants to play something, and the others pass by it", windows, true, func(table *Table, seat game.Seat) error { return table.Act(seat) }},
		{"a bar passes that nobody touched", moves, true, func(table *Table, _ game.Seat) error { return table.Elapse(BarTime) }},
		{"another looks", moves, false, func(table *Table, seat game.Seat) error {
			err := table.OpenCurtain((seat+1)%4, "")
			table.CloseCurtain()
			return err
		}},
		{"all go on", windows, false, func(table *Table, _ game.Seat) error { return table.GoOn() }},
		{"somebody clicks on what is told", moves, false, func(table *Table, _ game.Seat) error { table.Anybody(); return nil }},
		{"something is taken back", moves, false, func(table *Table, _ game.Seat) error { return table.TakeBack(true) }},
		{"something is set right", moves, false, func(table *Table, _ game.Seat) error {
			return table.Correct([]game.Edit{{Kind: game.SetCounter, Counter: game.DistanceGone, N: 3}})
		}},
		{"the window loses the focus", moves, false, func(table *Table, _ game.Seat) error { table.Away(); return nil }},
		{"nobody touches the open table", moves, false, func(table *Table, _ game.Seat) error { table.Rest(IdleTime); return nil }},
		{"nobody touches the open curtain", moves, false, func(table *Table, seat game.Seat) error {
			err := table.OpenCurtain(seat, "")
			table.Rest(IdleTime + maxFreshTime)
			return err
		}},
		{"seats change", moves, false, func(table *Table, _ game.Seat) error { return table.SetSeat(3, SeatInfo{Name: "Somebody"}) }},
		{"there is a PIN", moves, false, func(table *Table, seat game.Seat) error { table.seats[seat].PIN = HashPIN("1234"); return nil }},
		{"something is loaded", moves, false, func(table *Table, _ game.Seat) error { *table = *reload(t, table); return nil }},
	} {
		table, seat := begin(c.at)
		if err := c.do(table, seat); err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
		if table.Holds(seat) != c.holds {
			t.Errorf("%s, and he holds it: %v", c.what, !c.holds)
		}
	}

	// A person playing alone with bots has nobody to hide from.
	table, seat := begin(moves)
	for s := range table.seats {
		if game.Seat(s) != seat {
			table.seats[s].Bot = "random"
		}
	}
	if table.Anybody(); !table.Holds(seat) {
		t.Error("nobody else can have done it, and he does not hold it")
	}
}

// In whole games an answer must make its player the holder of the laptop. A pass or a call to play something may come from afar, so it must leave the
// laptop with that player if he had it already, and with nobody otherwise.
func TestHoldsInWholeGames(t *testing.T) {
	kept, passed, given := 0, 0, 0
	for seed := range uint64(3) {
		table, rng := newTable(t, 4, 20+seed), rand.New(rand.NewPCG(seed, 3))
		for range 400 {
			table.CloseCurtain()
			before, d := table.holder, table.View().Decision
			answers := len(table.given)
			if !play(t, table, rng) {
				break
			}
			if d.Kind == game.AskWindow || d.Private || len(table.given) != answers+1 {
				continue
			}
			g := table.given[answers]
			said := g.picks[0].Kind == game.Pass || g.picks[0].Kind == game.Act || g.picks[0].Kind == game.FromHand
			switch {
			case said && g.seat != before:
				passed++
				if table.holder != game.NoSeat {
					t.Fatalf("after %v of seat %d, who may have said so from afar, seat %d holds it", g.picks, g.seat, table.holder)
				}
			case !table.Holds(g.seat):
				t.Fatalf("after %v of seat %d, seat %d holds it", g.picks, g.seat, table.holder)
			case said:
				kept++
			default:
				given++
			}
		}
	}
	if kept < 10 || passed < 10 || given < 10 {
		t.Fatalf("%d, %d and %d times: too few", kept, passed, given)
	}
}

// Each bar after a hit must take its full time, even if nobody touches it.
func TestEachHitHasItsBar(t *testing.T) {
	hits := 0
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		for playTo(t, table, rng, func(a Asked, d *game.Decision) bool {
			return a.For == Window && a.GoesOn && d.Window == game.AfterRoll && !d.Idle
		}) {
			number := table.View().Decision.Number
			table.Elapse(BarTime - time.Millisecond)
			if table.View().Decision.Number != number {
				t.Fatal("it goes on before its time")
			}
			table.Elapse(time.Millisecond)
			if d := table.View().Decision; d != nil && d.Number == number {
				t.Fatal("it does not go on")
			}
			hits++
		}
		return hits < 20
	})
}
