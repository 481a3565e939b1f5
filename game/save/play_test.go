package save

import (
	"math/rand/v2"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// setup returns a game of n players.
func setup(n int, seed uint64) game.Setup {
	s := game.Setup{Boxes: []card.ID{"base"}, Seed: seed}
	for i := range n {
		s.Players = append(s.Players, game.Player{Name: string(rune('A' + i))})
	}
	return s
}

// random answers a decision at random.
func random(g *game.Game, rng *rand.Rand) game.Answer {
	seats := g.Decision(game.Everyone).Seats.List()
	seat := seats[rng.IntN(len(seats))]
	d := g.Decision(seat)
	a := game.Answer{Seat: seat}
	n := d.Min
	if d.Max > d.Min {
		n += rng.IntN(d.Max - d.Min + 1)
	}
	if !d.Allows(n) {
		n = d.Min
	}
	for _, i := range rng.Perm(len(d.Options))[:n] {
		a.Picks = append(a.Picks, d.Options[i].Choice)
	}
	return a
}

// records plays a game at random, to its end or for the given number of answers, and returns the records of its journal.
func records(t testing.TB, s game.Setup, answers int) []Record {
	t.Helper()
	g, err := game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	rng := rand.New(rand.NewPCG(s.Seed, 1))
	last := g.Snapshot()
	list := []Record{Snapshot{last}}
	for range answers {
		if g.Decision(game.Everyone) == nil {
			break
		}
		a := random(g, rng)
		list = append(list, AnswerTo(g.Decision(a.Seat), a, false))
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
		if now := g.Snapshot(); now.Asked != last.Asked || now.Step != last.Step {
			last = now
			list = append(list, Snapshot{now})
		}
	}
	return list
}

// A whole game for six must stay small enough to copy anywhere, also with Exodus or with all boxes.
func TestWholeGameIsSmall(t *testing.T) {
	for seed := range uint64(6) {
		w := begin()
		s := setup(6, seed)
		if seed > 0 {
			s.Boxes = append(s.Boxes, "exodus")
			s.Options = []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}
		}
		if seed > 3 {
			s.Boxes = append(s.Boxes, "pegasus", "daybreak")
			s.Options = append(s.Options, card.OptionSearchForHome, card.OptionCylonLeader)
		}
		for _, r := range records(t, s, 100000) {
			if err := w.record(r); err != nil {
				t.Fatal(err)
			}
		}
		if len(w.data) > 256<<10 {
			t.Errorf("seed %d: %d bytes", seed, len(w.data))
		}
	}
}

func TestReplayGivesTheSameState(t *testing.T) {
	for seed := range uint64(4) {
		s := setup(3+int(seed), seed)
		list := records(t, s, 100000)
		last := list[len(list)-1]
		if r, ok := last.(Snapshot); !ok || r.State.Over == nil {
			t.Fatalf("seed %d: the last record is no snapshot of the end: %T", seed, last)
		}
		n := 0
		g, diverged, err := Replay(s, list, func(*game.Game, Record) { n++ })
		if err != nil || len(diverged) > 0 || n != len(list) {
			t.Fatalf("seed %d: %v %v after %d of %d", seed, diverged, err, n, len(list))
		}
		if g.Snapshot().Hash() != last.(Snapshot).State.Hash() {
			t.Errorf("seed %d: another state", seed)
		}
		g.Close()
	}
}

func TestReplayWithoutSnapshots(t *testing.T) {
	s := setup(4, 9)
	var answers []Record
	var last *game.State
	for _, r := range records(t, s, 200) {
		switch r := r.(type) {
		case Answer:
			answers = append(answers, r)
		case Snapshot:
			last = r.State
		}
	}
	g, diverged, err := Replay(s, answers, nil)
	if err != nil || len(diverged) > 0 || g.Snapshot().Hash() != last.Hash() {
		t.Fatalf("%v %v", diverged, err)
	}
	g.Close()
}

// If the rules have changed since, some answer no longer fits: one in the middle, and one after the last snapshot.
func TestDivergence(t *testing.T) {
	s := setup(4, 5)
	list := records(t, s, 150)
	spoil := func(at int) []Record {
		spoiled := append([]Record(nil), list...)
		a := spoiled[at].(Answer)
		a.Fingerprint++
		spoiled[at] = a
		return spoiled
	}
	isAnswer := func(r Record) bool { _, ok := r.(Answer); return ok }
	last := len(list) - 1
	for isAnswer(list[last]) {
		last--
	}
	if last == len(list)-1 {
		t.Fatal("no answer after the last snapshot; play a little longer")
	}
	at := 20
	for !isAnswer(list[at]) {
		at++
	}

	g, diverged, err := Replay(s, spoil(at), nil)
	if err != nil || len(diverged) != 1 || diverged[0].Answer != list[at].(Answer).Number || diverged[0].Lost != 0 {
		t.Fatalf("in the middle: %v %v", diverged, err)
	}
	end := g.Decision(game.Everyone).Number
	g.Close()

	g, diverged, err = Replay(s, spoil(last+1), nil)
	if err != nil || len(diverged) != 1 || diverged[0].Lost != len(list)-1-last {
		t.Fatalf("at the end: %v %v", diverged, err)
	}
	if g.Decision(game.Everyone).Number != list[last].(Snapshot).State.Asked+1 || g.Decision(game.Everyone).Number >= end {
		t.Fatal("the game does not go on from the last snapshot")
	}
	g.Close()

	changed := append([]Record(nil), list...)
	state := list[last].(Snapshot).State.Clone()
	state.Nukes++
	changed[last] = Snapshot{state}
	g, diverged, err = Replay(s, changed, nil)
	if err != nil || len(diverged) != 1 || diverged[0].Lost != 0 || g.View(game.Everyone).Nukes != state.Nukes {
		t.Fatalf("a snapshot that differs: %v %v", diverged, err)
	}
	g.Close()
}

func TestTakenBackAnswersDoNotStand(t *testing.T) {
	s := setup(3, 2)
	list := records(t, s, 60)
	number := func(r Record) int { return r.(Answer).Number }
	var with []Record
	for _, r := range list {
		with = append(with, r)
		if a, ok := r.(Answer); ok && a.Number == 40 {
			with = append(with, TakeBack{To: 30})
			for _, r := range list {
				if a, ok := r.(Answer); ok && a.Number > 30 && a.Number <= 40 {
					with = append(with, r)
				} else if s, ok := r.(Snapshot); ok && s.State.Asked > 30 && s.State.Asked < 40 {
					with = append(with, r)
				}
			}
		}
	}
	standing := Standing(with)
	n := 0
	for _, r := range standing {
		if _, ok := r.(Answer); ok {
			if n++; number(r) != n {
				t.Fatalf("answer %d stands where %d should", number(r), n)
			}
		}
	}
	if n != 60 {
		t.Fatalf("%d answers stand", n)
	}
}
