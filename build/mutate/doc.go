// Mutate measures what the scenarios notice: it changes the rules and the cards a little, one change at a time, and runs the scenarios
// that can tell. A change that no scenario notices survives: it shows something that no scenario says, or nothing that can be seen.
//
//	go run ./build/mutate                     every number, 400 changes to the flow
//	go run ./build/mutate -turn 7             a sixth of the numbers, a tenth of what explained.txt explains; what build/test -long runs
//	go run ./build/mutate -only jump.go       only the changes whose name holds these words, all of them; with -v also who notices
//
// Numbers are those of every component of the boxes, of every table and of every rule of package game, each up and down by one. The flow
// is conditions turned round or dropped, statements left out, limits moved, the next player taken instead of the right one, lists cut
// short; -seed and -flow choose some of these by a hash of their names, so that a change of the rules changes the choice little.
//
// A survivor has to stand in explained.txt with the reason, or a scenario is missing. It fails if too few changes are noticed, if a
// survivor is not explained, or if an explanation fits no survivor any more. A survivor is the dearest of all, as every scenario has to be
// run for it: so with -turn, what is explained is believed but at each tenth turn, which only delays that an explanation that fits nothing
// any more is found. A number of a box is tried at each sixth turn; the flow that is not explained at every one. Whoever adds a box tries all of it,
// with -only and its name.
//
// # How
//
// The program writes package game anew with every change in it, each behind a switch of package mutant (rewrite.go), builds itself a second
// time with these files laid over the true ones, and has that program try them, a share in a process on each processor (trial.go). A change
// is tried by the scenarios that can notice it, until one does: a change to the rules by those that pass its switch, a number of a box by
// those that play with the box. Nothing of it is in the game as it is shipped.
package main
