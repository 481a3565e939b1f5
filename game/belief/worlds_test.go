package belief

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
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
					default: // a particular card: the more others, the likelier it is among them
						l.p *= float64(l.others[s])
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

// table returns a belief in the middle of nothing: players without cards, and a Loyalty deck with some Cylon cards and a special card.
func table(players, cylons, deck int) *Belief {
	v := &game.View{Tabletop: game.Tabletop{Seats: make([]game.SeatState, players)}, Boxes: box.New([]card.ID{"base", "daybreak"}, nil)}
	b := &Belief{worlds: certain(), view: v, built: true, special: 1}
	b.left, b.deck = cylons, deck
	return b
}

// deal deals each player a card.
func (b *Belief) deal() {
	for s := range b.view.Seats {
		b.fresh = append(b.fresh, b.dealt(game.Seat(s)))
	}
}

// The Mutineer is revealed at once (D-MTR-02). When it comes with the second deal, it was none of the first cards, and it says nothing of the card beside
// it: of the 8 other cards 1 is a Cylon card.
func TestMutineerComesLater(t *testing.T) {
	b := table(4, 1, 9)
	b.deal()
	b.unrevealed()
	for s := range 4 {
		if got := b.Cylon(game.Seat(s)); math.Abs(got-1.0/8) > 1e-9 {
			t.Errorf("after the first deal seat %d is a Cylon with chance %.4f, not 1/8", s, got)
		}
	}
	b.deal()
	b.turnedOver(3, "you-are-the-mutineer")
	b.unrevealed()
	for s, want := range []float64{0.25, 0.25, 0.25, 0.125} {
		if got := b.Cylon(game.Seat(s)); math.Abs(got-want) > 1e-9 {
			t.Errorf("after the second deal seat %d is a Cylon with chance %.4f, not %.4f", s, got, want)
		}
	}
}

// A Cylon player is dealt a card too and need not show a special one (B-SYMP-05): all cards of the deal may hold it.
func TestCylonsKeepSpecialCards(t *testing.T) {
	b := table(4, 1, 5) // the special card, a Cylon card and three others
	b.view.Seats[3].Allegiance = game.CylonPlayer
	b.deal()
	b.unrevealed()
	// The special card lies with the Cylon player or in the deck, each as likely. The Cylon card is any of the four others.
	for s := range 3 {
		if got := b.Cylon(game.Seat(s)); math.Abs(got-0.25) > 1e-9 {
			t.Errorf("seat %d is a Cylon with chance %.4f, not 1/4", s, got)
		}
	}
}
