package belief

import (
	"cmp"
	"math/bits"
	"slices"

	"battlestar/game"
)

// world is one way in which the hidden Cylon cards can lie.
type world struct {
	cylon marks
	p     float64
}

// marks has a bit for each place of [worlds] that holds a Cylon card.
type marks uint32

// against is the mark of a Cylon Leader whose Agenda is against the humans. It is no card of the Loyalty deck.
const against marks = 1 << 31

// cards returns the number of Cylon cards.
func (m marks) cards() int { return bits.OnesCount32(uint32(m &^ against)) }

func bit(place int) marks { return 1 << place }

// worlds is the exact joint distribution of where the hidden Cylon cards lie: in front of whom, or still in the Loyalty deck.
type worlds struct {
	all    []world     // their chances sum to 1
	owners []game.Seat // of each place that holds a facedown card, free if none does; [outside] for cards that no player has
	left   int         // Cylon cards not yet revealed
	deck   int         // cards in the Loyalty deck
	leader game.Seat   // whose mark is against, or NoSeat
}

const (
	outside = game.Everyone
	free    = game.NoSeat
)

func certain() worlds { return worlds{all: []world{{p: 1}}, leader: game.NoSeat} }

// places returns the marks of all facedown cards in front of a seat.
func (w *worlds) places(s game.Seat) marks {
	var m marks
	for i, owner := range w.owners {
		if owner == s {
			m |= bit(i)
		}
	}
	if s == w.leader {
		m |= against
	}
	return m
}

// place makes room for a card in front of a seat.
func (w *worlds) place(s game.Seat) int {
	if at := slices.Index(w.owners, free); at >= 0 {
		w.owners[at] = s
		return at
	}
	w.owners = append(w.owners, s)
	return len(w.owners) - 1
}

// dealt puts the unknown top card of the Loyalty deck in front of a seat, and returns its place.
func (w *worlds) dealt(s game.Seat) int {
	at := w.place(s)
	split := make([]world, 0, 2*len(w.all))
	for _, x := range w.all {
		p := w.next(x)
		if p < 1 {
			split = append(split, world{x.cylon, x.p * (1 - p)})
		}
		if p > 0 {
			split = append(split, world{x.cylon | bit(at), x.p * p})
		}
	}
	w.all = split
	w.deck = max(w.deck-1, 0)
	return at
}

// next returns the chance that the top card of the Loyalty deck is a Cylon card.
func (w *worlds) next(x world) float64 {
	if w.deck == 0 {
		return 0
	}
	return min(max(float64(w.left-x.cylon.cards())/float64(w.deck), 0), 1)
}

// turnedUp takes the top card of the Loyalty deck, which everyone has seen.
func (w *worlds) turnedUp(cylon bool) {
	w.weigh(func(x world) float64 {
		if cylon {
			return w.next(x)
		}
		return 1 - w.next(x)
	})
	w.deck = max(w.deck-1, 0)
	w.left -= number(cylon)
}

// shown takes a facedown card of a seat out of the joint, which everyone has now seen: any of those that it can be.
func (w *worlds) shown(s game.Seat, cylon bool) {
	mine := w.places(s) &^ against
	if mine == 0 {
		return
	}
	gone := bits.Len32(uint32(mine)) - 1
	possible := w.change(func(x world, add func(marks, float64)) {
		candidates := mine & x.cylon
		if !cylon {
			candidates = mine &^ x.cylon
		}
		if candidates != 0 {
			add(vacated(x.cylon, bits.TrailingZeros32(uint32(candidates)), gone), x.p*ways(candidates, cylon))
		}
	})
	if !possible { // a correction has changed the cards
		w.change(func(x world, add func(marks, float64)) { add(x.cylon&^bit(gone), x.p) })
	}
	w.owners[gone] = free
	w.left -= number(cylon)
}

// ways is how much more likely a card is to be seen with so many candidates: a human card is a particular one, and the more there are, the likelier
// it is among them. A Cylon card is revealed by choice, or with all others.
func ways(candidates marks, cylon bool) float64 {
	if cylon {
		return 1
	}
	return float64(candidates.cards())
}

// takeOut takes the human card at a place out of the joint.
func (w *worlds) takeOut(at int) {
	w.change(func(x world, add func(marks, float64)) { add(x.cylon&^bit(at), x.p) })
	w.owners[at] = free
}

// vacated returns the marks once the card at one place has gone and the card at another, which is then free, has taken its place.
func vacated(m marks, gone, last int) marks {
	if gone != last {
		if m&bit(last) != 0 {
			m |= bit(gone)
		} else {
			m &^= bit(gone)
		}
	}
	return m &^ bit(last)
}

// moved gives a facedown card of a seat, nobody knows which, to another.
func (w *worlds) moved(from, to game.Seat) {
	mine := w.places(from) &^ against
	if mine == 0 {
		return
	}
	last, at := bits.Len32(uint32(mine))-1, w.place(to)
	share := 1 / float64(bits.OnesCount32(uint32(mine)))
	w.change(func(x world, add func(marks, float64)) {
		for rest := mine; rest != 0; rest &= rest - 1 {
			card := bits.TrailingZeros32(uint32(rest))
			m := vacated(x.cylon, card, last)
			if x.cylon&bit(card) != 0 {
				m |= bit(at)
			}
			add(m, x.p*share)
		}
	})
	w.owners[last] = free
}

// returned shuffles a facedown card of a seat, nobody knows which, into the Loyalty deck.
func (w *worlds) returned(from game.Seat) {
	w.moved(from, outside)
	at := slices.Index(w.owners, outside)
	if at < 0 {
		return
	}
	w.change(func(x world, add func(marks, float64)) { add(x.cylon&^bit(at), x.p) })
	w.owners[at] = free
	w.deck++
}

// change makes new worlds from each. It reports false, and all stay, if none is left.
func (w *worlds) change(each func(x world, add func(marks, float64))) bool {
	var next []world
	for _, x := range w.all {
		each(x, func(m marks, p float64) { next = append(next, world{m, p}) })
	}
	slices.SortStableFunc(next, func(a, b world) int { return cmp.Compare(a.cylon, b.cylon) })
	merged := next[:0]
	for _, x := range next {
		if n := len(merged); n > 0 && merged[n-1].cylon == x.cylon {
			merged[n-1].p += x.p
		} else {
			merged = append(merged, x)
		}
	}
	return w.scale(merged)
}

// weigh multiplies the chance of each world by a likelihood.
func (w *worlds) weigh(likelihood func(x world) float64) {
	next := make([]world, 0, len(w.all))
	for _, x := range w.all {
		if p := x.p * likelihood(x); p > 0 {
			next = append(next, world{x.cylon, p})
		}
	}
	w.scale(next)
}

// scale takes new worlds, with chances that sum to 1. It reports false if there are none.
func (w *worlds) scale(next []world) bool {
	sum := 0.0
	for _, x := range next {
		sum += x.p
	}
	if sum <= 0 {
		return false
	}
	for i := range next {
		next[i].p /= sum
	}
	w.all = next
	return true
}

// chance returns the chance that a seat has any of some marks.
func (w *worlds) chance(of marks) float64 {
	p := 0.0
	for _, x := range w.all {
		if x.cylon&of != 0 {
			p += x.p
		}
	}
	return min(p, 1)
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}
