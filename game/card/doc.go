// Package card is the vocabulary of the game's components: what a card, a location, a character or a token is, and the
// verbs its effects are made of, as plain values.
//
// Every verb is a struct type that implements [Effect]. A verb has four faces. Its fields and its notation (the terse words of the reference)
// are here. What it does is in package game (start at resolveOne in effect.go), its wording in package say, and its worth to the humans in
// package bot. A new verb needs all four: tests in say and bot name what is missing, and package game panics in the first game that reaches a
// verb without a rule.
package card
