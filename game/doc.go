// Package game implements the rules of the game: what is on the table, whose turn it is, what may be chosen, and what a choice does.
//
// It uses no screen, file or clock, and no randomness but its own (chance.go). A [Game] is used like this:
//
//	g, err := game.New(setup)
//	for g.View(game.Everyone).Over == nil {
//		d := g.Decision(seat)                 // what is asked, as that seat may see it
//		err = g.Decide(game.Answer{...})      // one answer; an illegal one is an error and changes nothing
//	}
//	g.Close()
//
// # How it is built
//
// The rules are ordinary nested calls, with one file per chapter of the rules. They run on a coroutine and call ask where a player
// must choose. Everything on the table changes by an [Event] through Table.apply, except the order of a shuffled pile, which nobody
// sees: the event Shuffled says only that it is new. So the events, redacted for a seat, turn that seat's old [View] into its new one,
// and log, animation, sound and statistics read the same stream. Anything that is not part of the table, such as future chance and the
// number of the decision, changes beside the events ([State]).
//
// The state ([State]) is plain data. The flow can start at any [Step] of a turn from the state alone (flow.go), so a saved game
// continues from a snapshot of the state at the beginning of a step. [Game.Snapshot] makes it from the events on request; the order of
// a shuffled pile is kept separately for it.
//
// A turn can end in the middle of anything: an execution of the current player (execution.go) sets [Table].TurnCut, which the flow tests
// between steps and a crisis between its parts. Nothing unwinds: the effect being resolved is finished, and from then on the executed
// player answers for their new character.
//
// A card in a pile is its id and a mask of the seats that know it ([Slot]). A View is the same table with the unknown ids blank. That
// is all that keeps cards secret. For the rest, whether a decision or a window opens depends only on what everyone knows (window.go).
package game
