// Package bot is computer players: a [game.View] in, an answer out.
//
// [Random] chooses anything that is on offer; it finds bugs. [Good] is greedy: it weighs every option by what it is worth to the
// humans ([Worth] and its kin), and takes the best one for its side. A player sees only the View of its own seat and knows no chance
// but the source that it was given.
//
// [Explain] tells why somebody did something, as all may tell who see the table. It asks no player, and sees no more than they all do.
package bot

import "battlestar/game"

// Player answers the decision of a View for the seat of that View, which is one of those asked.
type Player func(v *game.View) game.Answer
