package bot

import (
	"fmt"
	"math/rand/v2"

	"battlestar/game"
)

// The chances of Random, in percent. Players pass most windows, and constant interruptions would make a poor test.
const (
	passesWindow = 90
	passesOwn    = 50 // of the windows that open only for an ability, and so rarely
	addsNothing  = 40
	goesBack     = 10 // out of the hand without having played a card
)

// Random plays at random. It uses only the Seat and the Decision of the View, so a View without a table will do.
func Random(k Known) game.Answer {
	v, d, rng := k.View, k.Decision, k.Luck.at(k.Seat, k.Decision.Number)
	switch d.Kind {
	case game.AskWindow:
		passes := passesWindow
		// in the other windows, it passes as often as elsewhere
		//exhaustive:ignore
		switch d.Window {
		case game.CrisisRevealed, game.ChoiceMade, game.CheckAnnounced, game.ReplaceCheck, game.CardsAdded, game.CardsRevealed, game.CheckResolved, game.ViperPlaced,
			game.EndOfTurn, game.RepairUsed:
			passes = passesOwn
		}
		if rng.IntN(100) < passes {
			return pickFirst(v, game.Pass)
		}
	case game.Contribute:
		if rng.IntN(100) < addsNothing {
			return pickFirst(v, game.Pass)
		}
	case game.ContributeCards:
		// Adding few cards is the rule; a whole hand is rarely added.
		n := min(1+rng.IntN(3)*rng.IntN(2), d.Max)
		if !d.Allows(n) {
			n++
		}
		return pickSome(v, rng, n)
	case game.ChooseFromHand, game.ChooseQuorum:
		// A player who opened their hand usually plays something, if possible.
		if n := len(d.Options); n > 1 && rng.IntN(100) >= goesBack {
			for {
				if c := d.Options[rng.IntN(n)].Choice; c.Kind != game.Pass {
					return game.Answer{Seat: v.Seat, Picks: []game.Choice{c}}
				}
			}
		}
	}
	return pickSome(v, rng, d.Min+rng.IntN(d.Max-d.Min+1))
}

// pickFirst picks the first option of a kind; it must exist.
func pickFirst(v *game.View, kind game.ChoiceKind) game.Answer {
	for i := range v.Decision.Options {
		if c := v.Decision.Options[i].Choice; c.Kind == kind {
			return game.Answer{Seat: v.Seat, Picks: []game.Choice{c}}
		}
	}
	panic(fmt.Sprintf("a decision of kind %d without an option of kind %d", v.Decision.Kind, kind))
}

// pickSome picks n different options at random.
func pickSome(v *game.View, rng *rand.Rand, n int) game.Answer {
	options := v.Decision.Options
	picks := make([]game.Choice, 0, n)
	// Each option is taken with its remaining probability (Knuth's selection sampling): there is no list to shuffle.
	for i := range options {
		if left := n - len(picks); left > 0 && rng.IntN(len(options)-i) < left {
			picks = append(picks, options[i].Choice)
		}
	}
	return game.Answer{Seat: v.Seat, Picks: picks}
}
