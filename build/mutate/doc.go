// Mutate measures what the scenarios notice: it changes the rules and the cards a little, one change at a time, and runs the scenarios
// that can tell. A change that no scenario notices survives: it shows something that no scenario says, or nothing that can be seen.
//
//	go run ./build/mutate                     every number, 400 changes to the flow; what build/test -long runs
//	go run ./build/mutate -only jump.go       only the changes whose name holds these words, all of them; with -v also who notices
//
// Numbers are those of every component of the boxes, of every table and of every rule of package game, each up and down by one. The flow
// is conditions turned round or dropped, statements left out, limits moved, the next player taken instead of the right one, lists cut
// short; -seed and -flow choose some of these by a hash of their names, so that a change of the rules changes the choice little.
//
// A survivor has to stand in explained.txt with the reason, or a scenario is missing. It fails if too few changes are noticed, if a
// survivor is not explained, or if an explanation fits no survivor any more.
//
// # How
//
// The program writes package game anew with every change in it, each behind a switch of package mutant (rewrite.go), builds itself a second
// time with these files laid over the true ones, and lets that program try them all in one process (trial.go). Nothing of it is in the game
// as it is shipped.
package main
