package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
)

// Suspected is the chance of being a Cylon from which a computer player says so.
const Suspected = 0.3

// Comment returns what one of some computer players says about a check that failed, as anyone at the table could: whom they suspect, and by what it
// showed. A hidden Cylon says what a human in their place would. Often nobody has anything to say; then it is the zero Reason.
func Comment(open Known, bots game.Seats, e *game.Event) Reason {
	if open.Seat != game.Everyone {
		panic("a comment is made from the open table alone")
	}
	var all []Reason
	for _, by := range bots.List() {
		if seat := &open.Seats[by]; !seat.Human() || seat.HasAgenda() {
			continue
		}
		odds := Suspicions(open, by)
		best := Reason{}
		for s := range open.Seats {
			clue := shown(open, game.Seat(s), e)
			if game.Seat(s) != by && odds[s] >= Suspected && clue.Odds > best.Clue.Odds {
				best = Reason{Why: Suspects, Seat: game.Seat(s), By: by, Clue: clue}
			}
		}
		if best.Why != NoPurpose {
			all = append(all, best)
		}
	}
	if len(all) == 0 {
		return Reason{}
	}
	return all[open.Luck.at(game.NoSeat, open.Turn).IntN(len(all))]
}

// telling is the change of the odds from which a clue is worth a word.
const telling = 0.2

// shown returns what speaks most against a player in the check that ended, or the zero Clue.
func shown(open Known, s game.Seat, e *game.Event) belief.Clue {
	if !open.Seats[s].Human() {
		return belief.Clue{}
	}
	for _, c := range open.Belief.Clues(s) {
		if c.Turn == open.Turn && c.Card == e.Card && c.Place == e.Place && c.Odds >= telling {
			return c
		}
	}
	return belief.Clue{}
}
