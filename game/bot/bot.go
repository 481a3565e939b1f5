// Package bot provides computer players: a [game.View] in, an answer out.
//
// [Random] chooses anything on offer; it finds bugs. [Good] is greedy: it weighs every option by its worth to the humans ([Worth] and its kin), and
// takes the best one for its side. A player sees only the View of their own seat, and has no source of chance but the one that they were given.
//
// [Explain] tells why a player did something, as far as anyone at the table can tell. It consults no player, and sees only what everyone sees.
package bot

import "battlestar/game"

// Player answers the decision of a View for the seat of that View, which is one of the seats asked.
type Player func(v *game.View) game.Answer
