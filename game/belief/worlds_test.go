package belief

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"battlestar/game"
)

// lot is one order of the Loyalty deck, by brute force: what is left of it, true for a Cylon card, and how many cards of each kind lie before each seat.
type lot struct {
	deck          []bool
	cylon, others [4]int
	p             float64
}

func lots(cylon, others int) (list []lot) {
	var lay func(deck []bool, c, h int)
	lay = func(deck []bool, c, h int) {
		if c+h == 0 {
			list = append(list, lot{deck: append([]bool(nil), deck...), p: 1})
			return
		}
		if c > 0 {
			lay(append(deck, true), c-1, h)
		}
		if h > 0 {
			lay(append(deck, false), c, h-1)
		}
	}
	lay(nil, cylon, others)
	return list
}

// The joint distribution must be what counting all orders of the Loyalty deck gives, whatever is dealt, revealed and given away.
func TestWorldsAreExact(t *testing.T) {
	for seed := range uint64(400) {
		rng := rand.New(rand.NewPCG(seed, 0))
		cylon, others := 1+rng.IntN(3), 3+rng.IntN(3)
		w := certain()
		w.left, w.deck = cylon, cylon+others
		all := lots(cylon, others)
		var done []string
		for range 12 {
			s, to := rng.IntN(4), rng.IntN(4)
			held := false
			for _, l := range all {
				held = held || l.p > 0 && l.cylon[s]+l.others[s] > 0
			}
			switch what := rng.IntN(5); {
			case what < 2 && w.deck > 0:
				done = append(done, fmt.Sprint("deal ", s))
				w.dealt(game.Seat(s))
				for i := range all {
					l := &all[i]
					if l.deck[0] {
						l.cylon[s]++
					} else {
						l.others[s]++
					}
					l.deck = l.deck[1:]
				}
			case what == 2 && w.deck > 0:
				is := rng.IntN(2) == 0
				if p := sum(all, func(l *lot) bool { return l.deck[0] == is }); p < 1e-9 {
					continue
				}
				done = append(done, fmt.Sprint("top ", is))
				w.turnedUp(is)
				for i := range all {
					l := &all[i]
					if l.deck[0] != is {
						l.p = 0
					}
					l.deck = l.deck[1:]
				}
			case what == 3 && held:
				is := rng.IntN(2) == 0
				has := func(l *lot) bool { return is && l.cylon[s] > 0 || !is && l.others[s] > 0 }
				if sum(all, has) < 1e-9 {
					continue
				}
				done = append(done, fmt.Sprint("show ", s, is))
				w.shown(game.Seat(s), is)
				for i := range all {
					l := &all[i]
					switch {
					case !has(l):
						l.p = 0
					case is:
						l.cylon[s]--
					default:
						l.others[s]--
					}
				}
			case what == 4 && held && s != to:
				done = append(done, fmt.Sprint("give ", s, to))
				w.moved(game.Seat(s), game.Seat(to))
				var next []lot
				for _, l := range all {
					n := float64(l.cylon[s] + l.others[s])
					for _, is := range []bool{true, false} {
						m := l
						m.deck = append([]bool(nil), l.deck...)
						if is {
							m.p *= float64(l.cylon[s]) / n
							m.cylon[s]--
							m.cylon[to]++
						} else {
							m.p *= float64(l.others[s]) / n
							m.others[s]--
							m.others[to]++
						}
						if m.p > 0 {
							next = append(next, m)
						}
					}
				}
				all = next
			}
			for s := range 4 {
				want := sum(all, func(l *lot) bool { return l.cylon[s] > 0 })
				if got := w.chance(w.places(game.Seat(s))); math.Abs(got-want) > 1e-9 {
					t.Fatalf("%d Cylon cards and %d others, after %v: seat %d has one with chance %.4f, not %.4f", cylon, others, done, s, got, want)
				}
			}
		}
	}
}

// sum returns the chance of something among the lots.
func sum(all []lot, is func(*lot) bool) float64 {
	p, whole := 0.0, 0.0
	for i := range all {
		whole += all[i].p
		if all[i].p > 0 && is(&all[i]) {
			p += all[i].p
		}
	}
	return p / whole
}
