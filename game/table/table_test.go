package table

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
)

func setup(n int, seed uint64) (game.Setup, []SeatInfo) {
	s := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Players: make([]game.Player, n)}
	seats := make([]SeatInfo, n)
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
	}
	return s, seats
}

func newTable(t *testing.T, n int, seed uint64) *Table {
	t.Helper()
	s, seats := setup(n, seed)
	table, err := New(s, seats, &save.Store{Dir: t.TempDir()}, "evening", testBots)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.SaveErr(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// pick answers a decision at random. In windows it mostly passes, as people do.
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

var testBots = map[string]bot.Player{"random": func(v bot.Known) game.Answer {
	return pick(v.Decision, v.Seat, rand.New(rand.NewPCG(uint64(v.Decision.Number), uint64(v.Seat))))
}}

// play does one thing that people at a table do. If needed it opens a curtain, then it answers. It reports whether anything was asked.
func play(t *testing.T, table *Table, rng *rand.Rand) bool {
	t.Helper()
	asked := table.Asked()
	// all others are answered in the same way
	//exhaustive:ignore
	switch asked.For {
	case Nothing:
		return false
	case Bots:
		if did, err := table.Tick(); !did || err != nil {
			t.Fatalf("tick: %v %v", did, err)
		}
		return true
	case Window:
		if rng.IntN(10) > 0 {
			if err := table.GoOn(); err != nil {
				t.Fatal(err)
			}
			return true
		}
		seats := asked.Seats.List()
		if err := table.Act(seats[rng.IntN(len(seats))]); err != nil {
			t.Fatal(err)
		}
		return true
	case HandOver:
		if table.View().Decision.Options != nil {
			t.Fatal("a private decision lies open on the table")
		}
		if err := table.Answer(asked.Seat); !errors.Is(err, ErrCurtain) {
			t.Fatalf("answered without a curtain: %v", err)
		}
		if err := table.OpenCurtain(asked.Seat, ""); err != nil {
			t.Fatal(err)
		}
		if table.Asked().For != Secret {
			t.Fatalf("behind the curtain it is %v", table.Asked())
		}
	}
	a := pick(table.View().Decision, asked.Seat, rng)
	if err := table.Answer(asked.Seat, a.Picks...); err != nil {
		t.Fatal(err)
	}
	return true
}

func TestWholeGamesAndLoading(t *testing.T) {
	for seed := range uint64(6) {
		n := 3 + int(seed%4)
		setup, seats := setup(n, seed)
		setup.Deal = seed > 2 // then something happens before the first question
		table, err := New(setup, seats, &save.Store{Dir: t.TempDir()}, "evening", testBots)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { table.Close() })
		if seed%2 == 1 {
			if err := table.SetSeat(1, SeatInfo{Name: "Bot", Bot: "random"}); err != nil {
				t.Fatal(err)
			}
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		for i := 0; play(t, table, rng); i++ {
			if rng.IntN(400) == 0 {
				table = reload(t, table)
			}
		}
		over := table.View().Over
		if over == nil || table.Asked().For != Nothing || table.Answer(0) == nil {
			t.Fatalf("seed %d: nothing is asked, and the game is not over", seed)
		}
		reload(t, table).Close()
		if info := save.Describe(table.Path()); info.Err != nil || info.Over == nil || *info.Over != *over || len(info.Players) != n || info.Name != "evening" {
			t.Fatalf("seed %d: listed as %+v", seed, info)
		}
	}
}

// reload closes a table and opens its save. Everything that anybody can see must be the same.
func reload(t *testing.T, table *Table) *Table {
	t.Helper()
	table.CloseCurtain()
	views, logs, remarks := everything(table)
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Load(table.Path(), testBots)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { again.Close() })
	if again.Diverged() != nil {
		t.Fatal(again.Diverged())
	}
	views2, logs2, remarks2 := everything(again)
	if !reflect.DeepEqual(views, views2) {
		t.Fatal("loaded, somebody sees another table")
	}
	if !reflect.DeepEqual(logs, logs2) {
		t.Fatalf("loaded, the log is another: %d and %d lines", len(logs[0]), len(logs2[0]))
	}
	if !reflect.DeepEqual(remarks, remarks2) || !reflect.DeepEqual(table.Seats(), again.Seats()) {
		t.Fatalf("loaded, remarks are %v, not %v", remarks2, remarks)
	}
	if n := again.Untold(); n > 0 {
		t.Fatalf("loaded, %d old things are to be told", n)
	}
	return again
}

func everything(table *Table) (views []*game.View, logs [][]game.Event, remarks []Remark) {
	for o := range table.seats {
		v := table.g.View(game.Seat(o))
		normal(v)
		views = append(views, v)
	}
	v := table.g.View(game.Everyone)
	normal(v)
	for _, log := range table.logs {
		logs = append(logs, append([]game.Event{}, log...))
	}
	return append(views, v), logs, slices.Clone(table.Remarks())
}

// normal makes empty and nil lists equal.
func normal(v *game.View) {
	for p := range v.Piles {
		if len(v.Piles[p]) == 0 {
			v.Piles[p] = nil
		}
	}
	if len(v.UsedThisTurn) == 0 {
		v.UsedThisTurn = nil
	}
}

// An answer given again after a free take-back must lead to the same game. A take-back by consent must leave the past unchanged and nothing of what
// was taken back.
func TestTakeBack(t *testing.T) {
	free, asked := 0, 0
	// The length of a game depends on the new chance after a take-back by consent. One game may end too soon to be useful.
	for seed := uint64(11); seed < 15 && (free < 50 || asked < 10); seed++ {
		f, a := takesBack(t, seed)
		free, asked = free+f, asked+a
	}
	if free < 50 || asked < 10 {
		t.Fatalf("%d taken back freely, %d by consent", free, asked)
	}
}

// takesBack plays a game in which each answer is taken back and given again. It returns how many were taken back freely and by consent.
func takesBack(t *testing.T, seed uint64) (free, asked int) {
	t.Helper()
	table := newTable(t, 4, seed)
	rng := rand.New(rand.NewPCG(1, 1))
	if err := table.TakeBack(true); !errors.Is(err, ErrNothing) {
		t.Fatalf("took back what was not: %v", err)
	}
	for i := 0; i < 1500; i++ {
		table.CloseCurtain()
		before, logs, _ := everything(table)
		number := table.View().Decision
		if number == nil {
			break
		}
		state := rng.Uint64()
		again := func() bool { return play(t, table, rand.New(rand.NewPCG(state, 1))) }
		again()
		table.CloseCurtain()
		after, logsAfter, _ := everything(table)
		err := table.TakeBack(false)
		switch {
		case err == nil:
			free++
		case errors.Is(err, ErrNeedsConsent):
			if rng.IntN(5) > 0 {
				continue // leave the answer in place
			}
			asked++
			if err := table.TakeBack(true); err != nil {
				t.Fatal(err)
			}
		default:
			t.Fatal(err)
		}
		back, logsBack, remarks := everything(table)
		if !reflect.DeepEqual(before, back) || !reflect.DeepEqual(logs, logsBack) {
			t.Fatalf("answer %d taken back, something is left of it", number.Number)
		}
		if n := table.Untold(); n > 0 {
			t.Fatalf("taken back, %d things are to be told", n)
		}
		if err != nil && (len(remarks) == 0 || remarks[len(remarks)-1].What != TakenBack) {
			t.Fatal("the log does not tell")
		}
		again()
		if err == nil {
			table.CloseCurtain()
			redone, logsRedone, _ := everything(table)
			if !reflect.DeepEqual(after, redone) || !reflect.DeepEqual(logsAfter, logsRedone) {
				t.Fatalf("answer %d done again goes another way", number.Number)
			}
		}
		if rng.IntN(100) == 0 {
			table = reload(t, table)
		}
	}
	reload(t, table)
	return free, asked
}

// A free take-back after one by consent must not restore the chance that the table has already seen.
func TestTakeBackForgetsChance(t *testing.T) {
	for seed := range uint64(20) {
		table := newTable(t, 4, seed)
		rng := rand.New(rand.NewPCG(seed, 9))
		for !errors.Is(table.TakeBack(false), ErrNeedsConsent) {
			for range 2 {
				if !play(t, table, rng) {
					t.Fatal("over before anybody learned anything")
				}
			}
		}
		old := table.g.Snapshot().Seed
		if err := table.TakeBack(true); err != nil {
			t.Fatal(err)
		}
		for table.TakeBack(false) == nil {
		}
		for table.g.Snapshot().Asked < 40 {
			play(t, table, rng)
		}
		if table.g.Snapshot().Seed == old {
			t.Fatalf("seed %d: the old chance is back", seed)
		}
	}
}

func TestCurtain(t *testing.T) {
	s, seats := setup(3, 1)
	seats[1].PIN = HashPIN("1234")
	seats[2].Bot = "random"
	table, err := New(s, seats, nil, "", testBots)
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	if err := table.OpenCurtain(1, "1235"); !errors.Is(err, ErrPIN) || table.Eyes() != game.Everyone {
		t.Fatalf("wrong PIN: %v", err)
	}
	if err := table.OpenCurtain(2, ""); !errors.Is(err, ErrBot) {
		t.Fatalf("a bot's curtain: %v", err)
	}
	if err := table.OpenCurtain(1, "1234"); err != nil || table.Eyes() != 1 || table.View().Seat != 1 {
		t.Fatalf("right PIN: %v", err)
	}
	if did, _ := table.Tick(); did {
		t.Fatal("a bot answers while a curtain is open")
	}
	table.Rest(IdleTime - FadeTime/2)
	if fade := table.Fade(); fade < 0.49 || fade > 0.51 {
		t.Fatalf("five seconds before it closes it has faded by %v", fade)
	}
	table.Touch()
	table.Rest(IdleTime - time.Second)
	if table.Eyes() != 1 {
		t.Fatal("it closed although somebody is there")
	}
	table.Rest(time.Second)
	if table.Eyes() != game.Everyone || table.View().Seat != game.Everyone || table.Fade() != 0 {
		t.Fatal("it is still open though nobody was there")
	}
	if err := table.SetSeat(1, SeatInfo{Name: "B"}); err != nil || table.OpenCurtain(1, "") != nil {
		t.Fatal("the PIN is not lifted")
	}
}

// A player with new cards must get more time to look, for each new card.
func TestClosingTime(t *testing.T) {
	table, rng := newTable(t, 4, 3), rand.New(rand.NewPCG(3, 3))
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return d.Kind == game.ChooseMove })
	seat := table.View().Decision.Seat()
	table.looked[seat] = 0
	for _, want := range []time.Duration{IdleTime + maxFreshTime, IdleTime} {
		table.OpenCurtain(seat, "")
		left, most := table.Closes()
		if fresh := most - IdleTime; most < IdleTime || most > want || want > IdleTime && fresh < 5*freshTime || left != most {
			t.Errorf("it closes in %v of %v, at most %v", left, most, want)
		}
		table.CloseCurtain()
	}
}

// A curtain open for one seat must close before a question to another.
func TestCurtainClosesForOthers(t *testing.T) {
	table := newTable(t, 5, 4)
	rng := rand.New(rand.NewPCG(5, 5))
	since := 0
	for play(t, table, rng) {
		d := table.View().Decision
		if eyes := table.Eyes(); eyes != game.Everyone && d.Seats != game.SeatsOf(eyes) {
			t.Fatalf("the curtain of %d is open for %v", eyes, d.Seats.List())
		}
		if rng.IntN(3) == 0 {
			seat := game.Seat(rng.IntN(5))
			if err := table.OpenCurtain(seat, ""); err != nil {
				t.Fatal(err)
			}
			since += len(table.Since())
			table.CloseCurtain()
			table.OpenCurtain(seat, "")
			if len(table.Since()) != 0 {
				t.Fatal("seen a moment ago, and still new")
			}
			table.CloseCurtain()
		}
		for untold := table.Untold(); untold > 0; untold-- {
			ahead, _ := table.Ahead()
			told, more := table.Next()
			if !more || !reflect.DeepEqual(ahead, told) || table.Told().Seat != game.Everyone || table.Untold() != untold-1 {
				t.Fatal("the open table is not told one thing after the other")
			}
		}
	}
	if since == 0 {
		t.Fatal("nothing ever happened since somebody looked")
	}
}

// A window that goes on by itself must take its time, whoever holds what, and must wait if somebody touches it.
func TestBar(t *testing.T) {
	table := newTable(t, 4, 2)
	table.SetStops(Stops{})
	rng := rand.New(rand.NewPCG(2, 2))
	windows := 0
	for play(t, table, rng) && windows < 20 {
		asked := table.Asked()
		if asked.For != Window || asked.Bundle {
			continue
		}
		windows++
		number := table.View().Decision.Number
		if !asked.GoesOn {
			t.Fatal("it does not go on by itself")
		}
		table.CloseCurtain()
		table.Elapse(BarTime / 2)
		if bar := table.Asked().Bar; bar < 0.49 || bar > 0.51 || table.View().Decision.Number != number {
			t.Fatalf("half the time, %v of the bar", bar)
		}
		if windows%2 == 0 {
			table.Hold()
			table.Elapse(time.Hour)
			if table.Asked().GoesOn || table.View().Decision.Number != number {
				t.Fatal("it did not wait")
			}
			continue
		}
		table.Elapse(BarTime / 2)
		if table.View().Over == nil && table.View().Decision.Number < number+len(asked.Seats.List()) {
			t.Fatal("it did not go on for all")
		}
	}
	if windows < 20 {
		t.Fatalf("%d windows", windows)
	}
}

func TestPlaysOnWithoutADisk(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s, seats := setup(3, 3)
	table, err := New(s, seats, &save.Store{Dir: filepath.Join(blocked, "saves")}, "evening", nil)
	if err != nil {
		t.Fatal(err)
	}
	if !errors.Is(table.SaveErr(), save.ErrReadOnly) {
		t.Fatalf("no folder: %v", table.SaveErr())
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for range 50 {
		play(t, table, rng)
	}
	if !errors.Is(table.SaveErr(), save.ErrReadOnly) {
		t.Fatalf("no folder: %v", table.SaveErr())
	}
	// When the folder can be created, the next answer must save everything.
	if err := os.Remove(blocked); err != nil {
		t.Fatal(err)
	}
	for table.SaveErr() != nil {
		play(t, table, rng)
	}
	reload(t, table)
}

// If the rules have changed since, the game must go on from its last snapshot and say so once. From then on the journal must match.
func TestLoadUnderOtherRules(t *testing.T) {
	table := newTable(t, 4, 6)
	rng := rand.New(rand.NewPCG(6, 6))
	for n := 0; n < 100 || isSnapshot(table.standing[len(table.standing)-1]) || isSnapshot(table.standing[len(table.standing)-2]); n++ {
		play(t, table, rng)
	}
	table.Close()
	path := filepath.Join(t.TempDir(), "other"+save.Ext)
	journal, err := save.Create(path, table.setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range table.standing {
		if a, ok := r.(save.Answer); ok && i == len(table.standing)-1 {
			a.Picks = []string{"card:of-another-age"}
			r = a
		}
		if err := journal.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	journal.Close()

	again, err := Load(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	last := lastSnapshot(table.standing)
	lost := again.Diverged()
	if lost == nil || lost.Lost < 1 || lost.Turn != last.Turn || again.View().Decision.Number != last.Asked+1 || again.Seats()[0].Name != "A" {
		t.Fatalf("it goes on with answer %d: %v", again.View().Decision.Number, lost)
	}
	for range 30 {
		play(t, again, rng)
	}
	if reload(t, again).Diverged() != nil {
		t.Fatal("said twice")
	}
}

// Whoever opens a save or a copy of it must play on with different chance. Known things must stay the same, and the copy must not reveal what the
// other game will bring.
func TestOpenBeginsChanceAnew(t *testing.T) {
	table, rng := newTable(t, 4, 5), rand.New(rand.NewPCG(5, 5))
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return d.Kind == game.ChooseSkillType })
	table.CloseCurtain()
	views, logs, remarks := everything(table)
	type end struct{ views, logs, remarks any }
	var ends []end
	for i := range 2 {
		path := filepath.Join(t.TempDir(), fmt.Sprint("copy", i)+save.Ext)
		if err := table.Copy(path); err != nil {
			t.Fatal(err)
		}
		again, err := Open(path, testBots, rand.Uint64)
		if err != nil {
			t.Fatal(err)
		}
		defer again.Close()
		if v, l, r := everything(again); !reflect.DeepEqual(v, views) || !reflect.DeepEqual(l, logs) || !reflect.DeepEqual(r, remarks) {
			t.Fatal("opening it changes what somebody knows")
		}
		for range 6 {
			d := again.View().Decision
			if err := again.OpenCurtain(d.Seats.List()[0], ""); err != nil {
				t.Fatal(err)
			}
			if err := again.Answer(d.Seats.List()[0], again.View().Decision.Options[0].Choice); err != nil {
				t.Fatal(err)
			}
		}
		again.CloseCurtain()
		again = reload(t, again) // reload must restore the game exactly
		v, l, r := everything(again)
		ends = append(ends, end{v, l, r})
		if err := again.TakeBack(true); err != nil {
			t.Fatal(err)
		}
	}
	if reflect.DeepEqual(ends[0].views, ends[1].views) {
		t.Error("the copy foretells the game")
	}
}

// A take-back to before an opening must renew chance. The log must mention it only if somebody learned something.
func TestTakeBackPastAnOpening(t *testing.T) {
	table, rng := newTable(t, 4, 5), rand.New(rand.NewPCG(5, 5))
	playTo(t, table, rng, func(_ Asked, d *game.Decision) bool { return d.Kind == game.ChooseMove && len(d.Options) > 2 })
	d := table.View().Decision
	for _, o := range d.Options {
		if o.Kind == game.ThePlace && !table.Lasting(d.Seat(), o.Choice) {
			if err := table.Answer(d.Seat(), o.Choice); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	before := table.g.State().Seed
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Open(table.Path(), testBots, rand.Uint64)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	opened, remarks := again.g.State().Seed, len(again.Remarks())
	if err := again.TakeBack(false); err != nil {
		t.Fatal(err)
	}
	if now := again.g.State().Seed; now == before || now == opened {
		t.Errorf("the old chance is back: %d, %d, %d", before, opened, now)
	}
	if len(again.Remarks()) != remarks || len(reload(t, again).Remarks()) != remarks {
		t.Errorf("it is remarked: %v", again.Remarks())
	}
}

// The game played last must be listed first, whatever the file times say.
func TestPlayedLastStandsFirst(t *testing.T) {
	store := &save.Store{Dir: t.TempDir()}
	s, seats := setup(3, 1)
	for _, name := range []string{"first", "second", "third"} {
		table, err := New(s, seats, store, name, nil)
		if err != nil {
			t.Fatal(err)
		}
		table.Close()
	}
	path := filepath.Join(store.Dir, "second"+save.Ext)
	if err := os.Chtimes(path, time.Time{}, time.Date(2040, 1, 1, 0, 0, 0, 0, time.UTC)); err != nil {
		t.Fatal(err)
	}
	order := func() string {
		list, err := store.List()
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for i := range list {
			names = append(names, list[i].Name)
		}
		return strings.Join(names, " ")
	}
	if got := order(); got != "third second first" {
		t.Errorf("in the order begun they stand %q", got)
	}
	table, err := Open(filepath.Join(store.Dir, "first"+save.Ext), nil, rand.Uint64)
	if err != nil {
		t.Fatal(err)
	}
	table.Close()
	if got := order(); got != "first third second" {
		t.Errorf("the first opened again, they stand %q", got)
	}
}
