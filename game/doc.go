// Package game is the rules of the game: what lies on the table, whose turn it is, what may be chosen, and what a choice does.
//
// It knows no screen, no file, no clock and no chance but its own (chance.go). A [Game] is used like this:
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
// The rules are ordinary nested calls, in a file per chapter of the rules, that run on a coroutine and call ask where a player
// has to choose. Everything that changes on the table changes by an [Event] through Table.apply, but for the order of a pile that is
// shuffled, which nobody sees: the event Shuffled says only that it is another. So the events, redacted for a seat, turn that seat's old
// [View] into its new one, and log, animation, sound and statistics read the same stream. What is no part of the table, such as the
// chance to come and the number of the decision, changes beside them ([State]).
//
// The state ([State]) is plain data. The flow can start at any [Step] of a turn from the state alone (flow.go), so a saved
// game goes on from a snapshot of the state at the beginning of a step. [Game.Snapshot] makes it from the events when somebody asks for it; the order of a
// pile that is shuffled is kept for it apart.
//
// A turn can end in the middle of anything: an execution of the current player (execution.go) sets [Table].TurnCut, which the flow tests
// between steps and a crisis between its parts. Nothing unwinds: what is being resolved is finished, and who was executed answers for
// his new character from then on.
//
// A card in a pile is its id and a mask of the seats that know it ([Slot]). A View is the same table with the unknown ids
// blank. That is the whole of the secrecy of cards; the rest is that whether a decision or a window opens depends only on what
// everyone knows (window.go).
package game
