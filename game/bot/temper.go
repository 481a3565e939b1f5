package bot

import (
	"math"
	"math/rand/v2"

	"battlestar/game"
	"battlestar/game/belief"
)

// Temper is what kind of player a computer player is. Over some evenings one notices.
type Temper uint8

// The tempers.
const (
	Even Temper = iota
	Cautious
	Bold
	Suspicious
	Trusting
	// NumTempers is the number of tempers.
	NumTempers
)

// temper is how much a player differs from an even-tempered one.
type temper struct {
	mistrust float64 // added to the logarithm of the odds that somebody is a Cylon
	sabotage float64 // how often a hidden Cylon adds a card against a check that matters
	margin   float64 // how far above the difficulty the total of a check should be: Destiny or a player may work against it
	patience float64 // how much a once-per-game ability must gain
	reveal   float64 // added to what a hidden Cylon gains by revealing
}

var tempers = [NumTempers]temper{
	Even:       {sabotage: 0.4, margin: 2.5, patience: 1},
	Cautious:   {sabotage: 0.25, margin: 2.7, patience: 1.2, reveal: -4},
	Bold:       {sabotage: 0.55, margin: 2, patience: 0.9, reveal: 4},
	Suspicious: {mistrust: 0.6, sabotage: 0.4, margin: 2.5, patience: 1},
	Trusting:   {mistrust: -0.6, sabotage: 0.35, margin: 2.3, patience: 1},
}

// Temper returns the temper of a seat, other than that of its neighbors. It has nothing to do with the cards of that seat.
func (l Luck) Temper(s game.Seat) Temper {
	h := hash("tempers", uint64(l))
	order := rand.New(rand.NewPCG(h[0], h[1])).Perm(int(NumTempers))
	at := int(s) + len(order)
	if int(s) >= len(order) { // not that of the first seat: they may be neighbors
		at++
	}
	return Temper(order[at%len(order)])
}

// sees returns odds as a player of this temper sees them.
func (t temper) sees(odds belief.Odds) belief.Odds {
	for s, p := range odds {
		if p > 0 && p < 1 {
			odds[s] = 1 / (1 + (1-p)/p*math.Exp(-t.mistrust))
		}
	}
	return odds
}

// Suspicions returns the chance of each player to be against the humans, as a computer player sees the table from what everyone knows. A hidden Cylon
// sees it like a human in their place.
func Suspicions(open Known, by game.Seat) belief.Odds {
	return tempers[open.Luck.Temper(by)].sees(open.Belief.AsHuman(by))
}
