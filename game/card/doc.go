// Package card is the vocabulary of the game's components: what a card, a location, a character or a token is, and the
// verbs its effects are made of, as plain values.
//
// Every verb is a struct type that implements [Effect]. A verb has four faces: its fields and its notation (the terse
// words of the reference) stand here; what it does stands in package game (resolveOne in effect.go leads there); how it is said in package say; what
// it is worth to the humans in package bot. A new verb needs all of them: say and bot have a test that says what is missing, and in package
// game whatever has no rule panics in the first game that comes to it.
package card
