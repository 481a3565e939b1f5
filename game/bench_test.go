package game_test

import (
	"fmt"
	"iter"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
)

// BenchmarkGames plays whole four-player games with random bots on one core. The same run makes a bare coroutine ask as often as the games did. The
// benchmark reports games and decisions (those with at least two options) per second, and how many times faster the bare coroutine is.
func BenchmarkGames(b *testing.B) {
	var asked, decisions int
	var view game.View
	for i := 0; b.Loop(); i++ {
		setup := game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 4), Seed: uint64(i), Deal: true}
		g, err := game.New(setup)
		if err != nil {
			b.Fatal(err)
		}
		for {
			open := g.Decision(game.Everyone)
			if open == nil {
				break
			}
			view.Seat = open.Seats.List()[0]
			view.Decision = open
			if open.Private {
				view.Decision = g.Decision(view.Seat)
			}
			asked++
			if len(view.Decision.Options) > 1 {
				decisions++
			}
			if err := g.Decide(bot.Random(bot.Known{View: &view, Luck: bot.Luck(i)})); err != nil {
				b.Fatal(fmt.Errorf("seed %d: %w", i, err))
			}
		}
		g.Close()
	}
	took := b.Elapsed()
	b.StopTimer()
	bare := bareCoroutine(asked)
	b.ReportMetric(float64(b.N)/took.Seconds(), "games/s")
	b.ReportMetric(float64(decisions)/took.Seconds(), "decisions/s")
	b.ReportMetric(float64(asked)/bare.Seconds(), "bare/s")
	b.ReportMetric((float64(asked)/bare.Seconds())/(float64(decisions)/took.Seconds()), "times-bare")
	b.ReportMetric(float64(asked)/float64(b.N), "asked/game")
}

// BenchmarkFork restores a snapshot from the middle of a game with all boxes, as a bot does to try out what may happen.
func BenchmarkFork(b *testing.B) {
	g, err := game.New(game.Setup{Boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}, Players: make([]game.Player, 5), Seed: 1, Deal: true})
	if err != nil {
		b.Fatal(err)
	}
	defer g.Close()
	for range 150 {
		seat := g.Decision(game.Everyone).Seats.List()[0]
		if err := g.Decide(bot.Random(bot.Known{View: &game.View{Seat: seat, Decision: g.Decision(seat)}})); err != nil {
			b.Fatal(err)
		}
	}
	s := g.Snapshot()
	for b.Loop() {
		fork, err := game.Restore(s)
		if err != nil {
			b.Fatal(err)
		}
		fork.Close()
	}
}

// bareCoroutine measures how long a coroutine takes to ask n times and do nothing else.
func bareCoroutine(n int) time.Duration {
	began := time.Now()
	next, stop := iter.Pull(func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	})
	defer stop()
	for range n {
		next()
	}
	return time.Since(began)
}
