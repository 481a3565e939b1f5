package table

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
)

// playTo plays until at returns true for what the table waits for, and reports whether that happened.
func playTo(t *testing.T, table *Table, rng *rand.Rand, at func(Asked, *game.Decision) bool) bool {
	t.Helper()
	for {
		table.CloseCurtain()
		d := table.View().Decision
		if d == nil {
			return false
		}
		if at(table.Asked(), d) {
			return true
		}
		if !play(t, table, rng) {
			return false
		}
	}
}

// eachTable plays four-player tables until do returns false.
func eachTable(t *testing.T, do func(*Table, *rand.Rand) bool) {
	t.Helper()
	for seed := range uint64(40) {
		if !do(newTable(t, 4, seed), rand.New(rand.NewPCG(seed, 21))) {
			return
		}
	}
	t.Fatal("no game comes to it")
}

// Going on with the first of many similar dice must let each of the others pass after a short bar, until somebody stops them.
func TestBundleOfDice(t *testing.T) {
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		table.SetStops(Stops{Idle: true})
		for playTo(t, table, rng, func(a Asked, d *game.Decision) bool {
			return a.For == Window && a.Moment == Moment{game.BeforeRoll, game.RollRaiderAtGalactica}
		}) {
			first := table.View().Decision.Number
			if table.Elapse(BundleTime); table.View().Decision.Number != first {
				t.Fatal("the first die has only a short bar")
			}
			moment := table.Asked().Moment
			if err := table.GoOnWithAll(); err != nil {
				t.Fatal(err)
			}
			for n := 1; ; n++ {
				asked := table.Asked()
				if asked.For != Window || asked.Moment != moment || table.bundle.dice == nil {
					break
				}
				number := table.View().Decision.Number
				if n == 4 {
					table.Hold()
					table.Elapse(time.Hour)
					if table.View().Decision.Number != number || table.Asked().GoesOn {
						t.Fatal("it cannot be stopped")
					}
					table.GoOn()
					if next := table.Asked(); next.Moment == moment && next.GoesOn && table.barTime(table.View().Decision) != BarTime {
						t.Fatal("stopped, the next one goes on all the same")
					}
					return false
				}
				table.Elapse(BundleTime)
				if d := table.View().Decision; d != nil && d.Number == number {
					t.Fatal("the next die does not go on after a short bar")
				}
			}
		}
		return true
	})
}

// If the table waits for each die, going on with one must not go on with all.
func TestBundleIsAsked(t *testing.T) {
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		table.SetStops(EveryStop())
		for playTo(t, table, rng, func(a Asked, d *game.Decision) bool {
			return a.For == Window && a.Bundle && d.Window == game.BeforeRoll
		}) {
			moment := table.Asked().Moment
			table.GoOn()
			if next := table.Asked(); next.For == Window && next.Moment == moment {
				if next.GoesOn {
					t.Fatal("going on with one die passed the next")
				}
				table.GoOnWithAll()
				if next := table.Asked(); next.For == Window && next.Moment == moment && table.bundle.dice != nil {
					if !next.GoesOn {
						t.Fatal("going on with all dice does not pass the next")
					}
					return false
				}
			}
		}
		return true
	})
}

// One click must answer every choice of order in an activation, following the order of the board. Without it each is asked.
func TestInOrder(t *testing.T) {
	eachTable(t, func(table *Table, rng *rand.Rand) bool {
		table.SetStops(Stops{Idle: true})
		for playTo(t, table, rng, func(a Asked, d *game.Decision) bool {
			return a.Order && d.Kind == game.ChooseAreaOrder && len(d.Options) > 2
		}) {
			d := table.View().Decision
			if table.Elapse(time.Hour); table.View().Decision.Number != d.Number {
				t.Fatal("an order is chosen although nobody said so")
			}
			if err := table.InOrder(); err != nil {
				t.Fatal(err)
			}
			for range 60 { // the raiders of the first area act in between
				asked := table.Asked()
				if asked.For == Choice && table.View().Decision.Kind == game.ChooseAreaOrder {
					next := table.View().Decision
					if !asked.GoesOn || len(next.Options) != len(d.Options)-1 || next.Options[0].Choice != d.Options[1].Choice {
						t.Fatalf("the next area is asked for: %+v", asked)
					}
					table.Elapse(BundleTime)
					if d := table.View().Decision; d != nil && d.Number == next.Number {
						t.Fatal("the next area does not go on by itself")
					}
					return false
				}
				if asked.For != Window {
					break
				}
				table.GoOn()
			}
		}
		return true
	})
}

// A wish must answer for its seat as if the player had spoken up, whatever he holds, either once or each time. A take-back must restore it.
func TestWishes(t *testing.T) {
	moment := Moment{Window: game.BeforeCards}
	isCheck := func(a Asked, d *game.Decision) bool { return a.For == Window && a.Moment == moment && a.Seats.Has(2) }
	table := newTable(t, 4, 3)
	rng := rand.New(rand.NewPCG(3, 3))
	if err := table.SetWishes(nil); !errors.Is(err, ErrCurtain) {
		t.Fatalf("a wish from the open table: %v", err)
	}
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return table.View().Turn == 1 })
	table.OpenCurtain(2, "")
	if err := table.SetWishes([]Wish{{Moment: moment, Card: "investigative-committee"}}); err != nil {
		t.Fatal(err)
	}
	table.CloseCurtain()
	if table.Wishes() != nil {
		t.Fatal("wishes lie on the open table")
	}
	if !playTo(t, table, rng, isCheck) {
		t.Fatal("no check")
	}
	number := table.View().Decision.Number
	if err := table.GoOn(); err != nil {
		t.Fatal(err)
	}
	d := table.View().Decision
	if d.Kind != game.ChooseFromHand || d.Seat() != 2 || table.Asked().For != HandOver {
		t.Fatalf("it is asked %v", d)
	}
	table.OpenCurtain(2, "")
	if table.Wanted() != "investigative-committee" || len(table.Wishes()) != 0 {
		t.Fatalf("it wanted %q, and wishes %v", table.Wanted(), table.Wishes())
	}
	if err := table.TakeBack(true); err != nil {
		t.Fatal(err)
	}
	if table.View().Decision.Number > number+1 {
		t.Fatal("not taken back")
	}
	if table.OpenCurtain(2, ""); len(table.Wishes()) != 1 {
		t.Fatal("the wish was taken back with the answer")
	}
	// A wish with Always must apply again in each later check, but only once per check.
	table.SetWishes([]Wish{{Moment: moment, Always: true}})
	table.CloseCurtain()
	table = reload(t, table)
	asked := map[int]int{}
	for range 4 {
		if !playTo(t, table, rng, isCheck) {
			break
		}
		beat := table.beat
		for isCheck(table.Asked(), table.View().Decision) && table.beat == beat {
			table.GoOn()
			if d := table.View().Decision; d.Kind == game.ChooseFromHand && d.Seat() == 2 && d.Window == game.BeforeCards {
				asked[beat]++
				table.OpenCurtain(2, "")
				table.Answer(2, game.Choice{Kind: game.Pass})
			}
		}
	}
	if len(asked) < 3 {
		t.Fatalf("asked in %d checks", len(asked))
	}
	for _, n := range asked {
		if n != 1 {
			t.Fatalf("asked %d times in one check", n)
		}
	}
}

// A wish about adding cards must be carried out automatically, after a delay.
func TestWishesForChecks(t *testing.T) {
	for _, none := range []bool{false, true} {
		table := newTable(t, 4, 5)
		rng := rand.New(rand.NewPCG(5, 4))
		playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return table.View().Turn == 1 })
		table.OpenCurtain(1, "")
		table.SetWishes([]Wish{{None: none}})
		table.CloseCurtain()
		if !playTo(t, table, rng, func(a Asked, d *game.Decision) bool { return d.Kind == game.Contribute && a.Seat == 1 }) {
			t.Fatal("no check")
		}
		number := table.View().Decision.Number
		table.Elapse(WishTime / 2)
		if table.View().Decision.Number != number {
			t.Fatal("answered at once")
		}
		table.Elapse(WishTime / 2)
		d := table.View().Decision
		if asked := d.Kind == game.ContributeCards && d.Seat() == 1; asked == none {
			t.Fatalf("none is %v, and then %s is asked", none, d.Kind)
		}
	}
}

// If two players want the same window, the current player must decide their order (B-TIME-02).
func TestTwoWish(t *testing.T) {
	moment := Moment{Window: game.BeforeCards}
	table := newTable(t, 4, 7)
	rng := rand.New(rand.NewPCG(7, 7))
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return table.View().Turn == 1 })
	for _, s := range []game.Seat{1, 3} {
		table.OpenCurtain(s, "")
		table.SetWishes([]Wish{{Moment: moment}})
	}
	if !playTo(t, table, rng, func(a Asked, d *game.Decision) bool {
		return a.Moment == moment && a.Seats.Has(1) && a.Seats.Has(3)
	}) {
		t.Fatal("no check")
	}
	table.GoOn()
	if d := table.View().Decision; d.Kind != game.WindowOrder || d.Seat() != table.View().Current || len(d.Options) != 2 {
		t.Fatalf("asked is %+v", d)
	}
}

// The card that a player means to play by a wish must not be shown to another who speaks up in the same window, or after it was taken back.
func TestWantedIsOnesOwn(t *testing.T) {
	moment := Moment{Window: game.BeforeCards}
	toWindow := func(t *testing.T) *Table {
		table := newTable(t, 4, 7)
		rng := rand.New(rand.NewPCG(7, 7))
		playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return table.View().Turn == 1 })
		table.OpenCurtain(3, "")
		table.SetWishes([]Wish{{Moment: moment, Card: "declare-emergency"}})
		if !playTo(t, table, rng, func(a Asked, d *game.Decision) bool { return a.Moment == moment && a.Seats.Has(1) && a.Seats.Has(3) }) {
			t.Fatal("no check")
		}
		return table
	}
	wanted := func(table *Table, seat game.Seat) card.ID {
		for table.View().Decision.Kind == game.WindowOrder {
			d := table.View().Decision
			table.OpenCurtain(d.Seat(), "")
			table.Answer(d.Seat(), game.Choice{Kind: game.TheSeat, Seat: seat})
			table.CloseCurtain()
		}
		if d := table.View().Decision; d.Kind != game.ChooseFromHand || d.Seat() != seat {
			t.Fatalf("asked is %s of %d", d.Kind, d.Seat())
		}
		table.OpenCurtain(seat, "")
		return table.Wanted()
	}
	table := toWindow(t)
	table.Act(1)
	table.GoOn()
	if got := wanted(table, 1); got != "" {
		t.Errorf("in the same window it is shown %q, what another means to play", got)
	}
	table = toWindow(t)
	table.GoOn()
	if got := wanted(table, 3); got != "declare-emergency" {
		t.Errorf("it is shown %q, not what it means to play", got)
	}
	if err := table.TakeBack(true); err != nil {
		t.Fatal(err)
	}
	table.Act(1)
	table.CloseCurtain()
	for _, s := range table.View().Decision.Seats.List() {
		if table.View().Decision.Kind == game.AskWindow {
			table.Answer(s, game.Choice{Kind: game.Pass})
		}
	}
	if got := wanted(table, 1); got != "" {
		t.Errorf("taken back, another is shown %q", got)
	}
}

// A used wish must not go to a new player in the seat.
func TestTakenBackSomebodyElsesWish(t *testing.T) {
	moment := Moment{Window: game.BeforeCards}
	table := newTable(t, 4, 3)
	rng := rand.New(rand.NewPCG(3, 3))
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return table.View().Turn == 1 })
	table.OpenCurtain(2, "")
	table.SetWishes([]Wish{{Moment: moment}})
	if !playTo(t, table, rng, func(a Asked, _ *game.Decision) bool { return a.Moment == moment && a.Seats.Has(2) }) {
		t.Fatal("no check")
	}
	table.GoOn()
	if len(table.wishes[2]) != 0 {
		t.Fatal("the wish was not had")
	}
	table.SetSeat(2, SeatInfo{Name: "Somebody else"})
	if err := table.TakeBack(true); err != nil {
		t.Fatal(err)
	}
	if len(table.wishes[2]) != 0 {
		t.Fatal("a new player has the wish of the old one")
	}
}

// Stops must be saved with the game.
func TestStopsAreSaved(t *testing.T) {
	table := newTable(t, 3, 1)
	stops := DefaultStops()
	stops.Waits[game.BeforeCards][0] = false
	stops.Waits[game.AfterRoll][game.RollRaiderAtPilot] = true
	table.SetStops(stops)
	again := reload(t, table)
	if again.Stops() != stops {
		t.Fatal("loaded, the table waits elsewhere")
	}
	if len(again.Remarks()) != 0 {
		t.Fatal("stops stand in the log")
	}
}

func TestSomebodyElsesWishes(t *testing.T) {
	table := newTable(t, 3, 1)
	table.OpenCurtain(1, "")
	table.SetWishes([]Wish{{None: true, Always: true}})
	table.SetSeat(1, SeatInfo{Name: "Somebody else"})
	if table.OpenCurtain(1, ""); len(table.Wishes()) != 0 {
		t.Fatal("a new player has the wishes of the old one")
	}
}

// hidden returns a copy of a state in which the hand cards that an observer does not know are permuted.
func hidden(s *game.State, observer game.Seat, rng *rand.Rand) (*game.State, bool) {
	s = s.Clone()
	var pool []*game.Slot
	for seat := range s.Seats {
		hand := s.Piles[game.Hand(game.Seat(seat))]
		for i := range hand {
			if !hand[i].Seen.Has(observer) {
				pool = append(pool, &hand[i])
			}
		}
	}
	changed := false
	rng.Shuffle(len(pool), func(i, j int) {
		changed = changed || pool[i].Card != pool[j].Card
		pool[i].Card, pool[j].Card = pool[j].Card, pool[i].Card
	})
	return s, changed
}

// shown returns everything that an observer sees of a table, in one string.
func shown(table *Table, observer game.Seat) string {
	v := table.g.View(observer)
	normal(v)
	text, err := json.Marshal([]any{table.Asked(), v, table.logs[observer]})
	if err != nil {
		panic(err)
	}
	return string(text)
}

// pace plays the rest of a turn by the clock alone: bars run, wishes are carried out, and whoever is asked behind the curtain plays nothing. It
// returns what an observer sees after every tick, and stops where a player would have to show cards.
func pace(t *testing.T, from *game.State, setup game.Setup, seats []SeatInfo, stops Stops, list []Wish, observer game.Seat, leak func(*Table)) (frames []string, interruptions int) {
	g, err := game.Restore(from)
	if err != nil {
		t.Fatal(err)
	}
	table := &Table{g: g, setup: setup, seats: seats, stops: stops, open: game.NoSeat}
	defer table.Close()
	table.collect()
	table.standing = []save.Record{save.Snapshot{State: from}}
	table.refresh()
	for s := range seats {
		table.OpenCurtain(game.Seat(s), "")
		table.SetWishes(list)
		table.CloseCurtain()
	}
	turn := from.Turn
	for range 400 {
		d := table.g.Decision(game.Everyone)
		if d == nil || table.View().Turn != turn || slices.ContainsFunc(table.logs[game.Everyone], func(e game.Event) bool {
			return e.From.Owner() != game.NoSeat && e.Kind == game.CardMoved && e.Card != ""
		}) {
			break
		}
		if leak != nil {
			leak(table)
		}
		for table.PassIdle() {
			frames = append(frames, shown(table, observer))
		}
		frames = append(frames, shown(table, observer))
		// all others do not stop here
		//exhaustive:ignore
		switch asked := table.Asked(); asked.For {
		case HandOver:
			seat := asked.Seat
			table.OpenCurtain(seat, "")
			d := table.View().Decision
			switch {
			case slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == game.Pass }):
				interruptions++
				table.Answer(seat, game.Choice{Kind: game.Pass})
			case d.Kind == game.ContributeCards && d.Min == 0:
				interruptions++
				table.Answer(seat)
			default:
				return frames, interruptions
			}
			table.CloseCurtain()
		case Choice:
			if asked.Order {
				table.InOrder()
			} else if table.wish(asked.Seat, d) != nil {
				table.Elapse(WishTime / 2)
			} else {
				table.Answer(asked.Seat, d.Options[0].Choice)
			}
		case Window:
			if asked.GoesOn {
				table.Elapse(BundleTime / 2)
			} else {
				table.GoOn()
			}
		default:
			return frames, interruptions
		}
	}
	return frames, interruptions
}

// With the same wishes and stops, the evening must look the same to everybody else whatever the hands hold: what is asked, for how long, and what
// goes on.
func TestPaceTellsNothing(t *testing.T) {
	var wished []Wish
	for _, m := range append(Moments(), Moment{}) {
		wished = append(wished, Wish{Moment: m, Always: true, Card: "declare-emergency"})
	}
	leak := func(table *Table) {
		d := table.g.Decision(game.Everyone)
		if d.Kind != game.AskWindow {
			return
		}
		for _, s := range d.Seats.List() {
			for _, slot := range table.g.View(s).Piles[game.Hand(s)] {
				if slot.Card[:4] == "exec" || slot.Card[:4] == "decl" {
					table.Hold() // waits only if somebody holds such a card
				}
			}
		}
	}
	for _, planted := range []bool{false, true} {
		compared, interruptions, found := 0, 0, 0
		for seed := range uint64(5) {
			table := newTable(t, 4, seed)
			rng := rand.New(rand.NewPCG(seed, 31))
			for turn, last := 0, -1; turn < 12 && play(t, table, rng); {
				s := table.g.Snapshot()
				if s.Turn == 0 || s.Turn == last || s.Over != nil {
					continue
				}
				last = s.Turn
				turn++
				table.CloseCurtain()
				from := lastSnapshot(table.standing)
				stops := DefaultStops()
				switch turn % 3 {
				case 1:
					stops = Stops{}
				case 2:
					stops = Stops{Idle: true}
				}
				for _, observer := range []game.Seat{game.Everyone, game.Seat(turn % 4)} {
					other, changed := hidden(from, observer, rng)
					if !changed {
						continue
					}
					var l func(*Table)
					if planted {
						l = leak
					}
					// The observer's own wish is shown with his own hand, which is the same in both games.
					a, n := pace(t, from, table.setup, table.seats, stops, wished, observer, l)
					b, _ := pace(t, other, table.setup, table.seats, stops, wished, observer, l)
					compared += len(a)
					interruptions += n
					if !reflect.DeepEqual(a, b) {
						found++
						if !planted {
							for i := range a {
								if i >= len(b) || a[i] != b[i] {
									t.Fatalf("seed %d turn %d observer %d frame %d:\n%s\n%s", seed, s.Turn, observer, i, a[i], b[min(i, len(b)-1)])
								}
							}
							t.Fatalf("seed %d turn %d: %d frames, not %d", seed, s.Turn, len(b), len(a))
						}
					}
				}
			}
			table.Close()
		}
		if compared < 1000 || interruptions < 50 {
			t.Fatalf("%d moments compared, %d interruptions", compared, interruptions)
		}
		if planted && found == 0 {
			t.Fatal("the planted leak was not found")
		}
		t.Logf("%d moments, %d interruptions", compared, interruptions)
	}
}

func TestMomentNames(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range append(Moments(), Moment{}) {
		name, _ := m.MarshalText()
		var again Moment
		if err := again.UnmarshalText(name); err != nil || again != m || seen[string(name)] {
			t.Fatalf("%s: %v", name, err)
		}
		seen[string(name)] = true
	}
	if new(Moment).UnmarshalText([]byte("nonsense")) == nil {
		t.Fatal("nonsense is a moment")
	}
}
