// Package bot provides computer players: what a seat knows in, an answer out.
//
// [Random] chooses anything on offer; it finds bugs. [Good] is greedy: it weighs every option by its worth to the humans ([Worth] and its kin), and
// takes the best one for its side. A player is a function of what their seat knows ([Known]): the view, and what the open table tells of everyone.
// Nothing of a player is saved, and nothing is remembered beside the log.
//
// [Explain] tells why a player did something, as far as anyone at the table can tell. It consults no player, and sees only what everyone sees.
package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
)

// Known is what a computer player knows.
type Known struct {
	*game.View                // of the player's seat, with the decision
	Belief     *belief.Belief // what the open table tells of everyone; Random does without
	Luck       Luck           // of the computer players of this game
}

// The names by which saves know the players.
const (
	NameGood   = "good"
	NameRandom = "random"
)

// Player answers the decision of what is known, for the seat of the View, which is one of the seats asked.
type Player func(k Known) game.Answer
