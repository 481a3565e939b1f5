package sim

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Beliefs tells how well the open table tells Cylons from humans, over many games between good computer players.
type Beliefs struct {
	Games     int
	At        []Judged // at the beginning of some turns
	PerCheck  time.Duration
	OfTheGame float64 // the share of the time of play that the belief took
	// Worst is how often a human stood above 0.9 at the beginning of a turn, of Cases.
	Worst, Cases int

	checks  int
	took    time.Duration
	playing time.Duration
}

// Judged compares what the open table believes of players at the beginning of a turn with what they are. Only players who may hide a Cylon card count.
type Judged struct {
	Turn        int
	Players     int
	Cylons      int
	Prior       Score // by the Loyalty deck and what was done with Loyalty cards
	All         Score // by skill checks too
	Bins        [10]Bin
	prior, said []verdict
}

// Score is how good chances are. AUC is the chance that a Cylon stands above a human; LogLoss is the mean of −log of what the truth was given.
type Score struct{ AUC, LogLoss float64 }

// Bin is what became of chances in a tenth of all.
type Bin struct {
	N          int
	Said, True float64 // the mean of the chances, and the share of Cylons
}

type verdict struct {
	p     float64
	cylon bool
}

// judgedTurns are the turns at whose beginning beliefs are compared: after 3, 6, 10, 15 and 25.
var judgedTurns = []int{4, 7, 11, 16, 26}

// erring returns an answer in which a share of the cards added to a check are any cards of the hand.
func erring(a game.Answer, k bot.Known, rng *rand.Rand, share float64) game.Answer {
	hand := k.Piles[game.Hand(k.Seat)]
	if k.Decision.Kind != game.ContributeCards || len(hand) == 0 {
		return a
	}
	for i := range a.Picks {
		if rng.Float64() < share {
			picked := k.Decision.Options[rng.IntN(len(k.Decision.Options))].Choice
			if !slices.Contains(a.Picks, picked) {
				a.Picks[i] = picked
			}
		}
	}
	return a
}

// Believe plays games and compares what the open table believes with what is. A share of the cards that humans add to checks is any card of their
// hand. If lessons is not nil, it counts how they play. The errors are those of [Run].
func Believe(o Options, share float64, lessons *belief.Lessons) (Beliefs, error) {
	setup := game.Setup{Boxes: o.Boxes, Options: o.Options, House: o.House, Seed: o.Seed, Players: make([]game.Player, max(o.Players, 0)), Deal: true}
	if len(setup.Boxes) == 0 {
		setup.Boxes = []card.ID{"base"}
	}
	b := Beliefs{Games: o.Games}
	for _, turn := range judgedTurns {
		b.At = append(b.At, Judged{Turn: turn - 1})
	}
	for range o.Games {
		if err := b.play(setup, share, lessons); err != nil {
			return b, err
		}
		setup.Seed++
	}
	for i := range b.At {
		b.At[i].judge()
	}
	b.PerCheck = b.took / time.Duration(max(b.checks, 1))
	b.OfTheGame = float64(b.took) / float64(max(b.playing, 1))
	return b, nil
}

// play plays one game.
func (b *Beliefs) play(setup game.Setup, share float64, lessons *belief.Lessons) error {
	g, err := game.New(setup)
	if err != nil {
		return err
	}
	defer g.Close()
	rng := rand.New(rand.NewPCG(setup.Seed, 3))
	began := time.Now()
	all, prior := belief.New(g.Begin(game.Everyone), setup), belief.New(g.Begin(game.Everyone), setup)
	luck := bot.LuckOf(setup)
	cat := setup.Catalog()
	cylon := func(s game.Seat) bool { return hidesCylon(g, cat, s) }
	var view game.View
	read := 0
	for {
		told := g.Events(game.Everyone, read)
		i := 0
		for was := range g.UncoveredEvents(read) {
			open := &told[i]
			i++
			if lessons != nil {
				lessons.Count(all, open, was, cylon)
			}
			now := time.Now()
			all.Follow(open)
			b.took += time.Since(now)
			if open.Kind != game.Contributed && !(open.Kind == game.Looked && open.From == game.CheckCards) {
				prior.Follow(open)
			}
			// no other event is judged
			//exhaustive:ignore
			switch open.Kind {
			case game.CheckEnded:
				b.checks++
			case game.TurnBegan:
				b.turn(g, cylon, all, prior, slices.Index(judgedTurns, open.N))
			}
		}
		read = g.EventCount()
		d := g.Decision(game.Everyone)
		if d == nil {
			break
		}
		seat := somebody(rng, d.Seats)
		g.Look(&view, seat)
		known := bot.Known{View: &view, Belief: all, Luck: luck}
		a := bot.Good(known)
		if share > 0 && view.Seats[seat].Human() && !cylon(seat) {
			a = erring(a, known, rng, share)
		}
		claim, says := bot.Claim(known)
		if err := g.Decide(a); err != nil {
			return err
		}
		if says {
			all.Heard(claim)
		}
	}
	b.playing += time.Since(began)
	return nil
}

// turn compares what is believed at the beginning of a turn, which is judged if at is not −1.
func (b *Beliefs) turn(g *game.Game, cylon func(game.Seat) bool, all, prior *belief.Belief, at int) {
	t := g.Uncovered()
	for i := range t.Seats {
		s := game.Seat(i)
		if !t.Seats[s].Human() || t.Seats[s].HasAgenda() {
			continue
		}
		is, p := cylon(s), all.Cylon(s)
		if !is {
			b.Cases++
		}
		if !is && p > 0.9 {
			b.Worst++
		}
		if at >= 0 {
			j := &b.At[at]
			j.said = append(j.said, verdict{p, is})
			j.prior = append(j.prior, verdict{prior.Cylon(s), is})
		}
	}
}

// hidesCylon reports whether a player who is not revealed holds a Cylon card.
func hidesCylon(g *game.Game, cat *box.Catalog, s game.Seat) bool {
	return slices.ContainsFunc(g.Uncovered().Piles[game.Loyalty(s)], func(slot game.Slot) bool {
		return !slot.FaceUp() && cat.Loyalty.Of(slot.Card).Team == card.CylonTeam
	})
}

// judge works out the scores.
func (j *Judged) judge() {
	j.Players = len(j.said)
	for _, v := range j.said {
		bin := &j.Bins[min(int(v.p*10), 9)]
		bin.N++
		bin.Said += v.p
		if v.cylon {
			j.Cylons++
			bin.True++
		}
	}
	for i := range j.Bins {
		n := float64(max(j.Bins[i].N, 1))
		j.Bins[i].Said /= n
		j.Bins[i].True /= n
	}
	j.Prior, j.All = scoreOf(j.prior), scoreOf(j.said)
}

func scoreOf(list []verdict) Score {
	list = slices.SortedFunc(slices.Values(list), func(a, b verdict) int { return cmp.Compare(a.p, b.p) })
	var s Score
	pairs, cylons, humans := 0.0, 0, 0 // of a Cylon and a human who stands below, or beside for one half
	for i := 0; i < len(list); {
		c, h := 0, 0
		for p := list[i].p; i < len(list) && list[i].p == p; i++ {
			if list[i].cylon {
				c++
				s.LogLoss -= math.Log(max(p, 0.001))
			} else {
				h++
				s.LogLoss -= math.Log(max(1-p, 0.001))
			}
		}
		pairs += float64(c) * (float64(humans) + float64(h)/2)
		cylons, humans = cylons+c, humans+h
	}
	s.AUC = pairs / float64(max(cylons*humans, 1))
	s.LogLoss /= float64(max(len(list), 1))
	return s
}
