// Mutate measures how much the scenarios notice. It makes small changes to the rules and the cards, one at a time, and runs the scenarios that could
// notice each. A change that no scenario notices survives: either it shows something that no scenario checks, or it has no visible effect.
//
//	go run ./build/mutate                     every number, 300 changes to the flow
//	go run ./build/mutate -turn 7             a sixth of the numbers, a tenth of what explained.txt explains; build/test -long runs this
//	go run ./build/mutate -only jump.go       only the changes whose name contains these words, all of them; with -v also who notices
//
// The numbers are those of every component of the boxes, of every table and of every rule of package game, each changed up and down by one. The flow
// changes are conditions negated or dropped, statements left out, limits shifted by one, the player to the left instead of the right one, and lists
// cut short. The flags -seed and -flow select some of these by a hash of their names, so that a change to the rules changes the selection little.
//
// A survivor must be listed in explained.txt with its reason; otherwise a scenario is missing. The program fails if too few changes are noticed, if
// a survivor is not explained, or if an explanation no longer matches a survivor. Survivors are the most expensive changes, since every scenario has
// to be run for each. With -turn, therefore, an explained change is retried only at every tenth turn and taken on trust otherwise. This only delays
// the discovery of a stale explanation. Each number of a box is tried at every sixth turn; flow changes that are not explained are tried at every
// turn. When you add a box, try all of it with -only and its name.
//
// # How
//
// The program rewrites package game with every change in it, each behind a switch of package mutant (rewrite.go). It then builds itself a second
// time with these files as an overlay, and has that program try the changes, one process per processor with a share each (trial.go). A change is
// tried with the scenarios that could notice it, until one does: a change to the rules with those that pass its switch, a number of a box with those
// that play with that box. None of this is in the game as shipped.
package main
