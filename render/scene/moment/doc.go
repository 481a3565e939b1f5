// Package moment shows what the table stops to look at: a revelation, a basestar that jumps in, a title that changes hands. A moment is a literal in
// kinds.go: what brings it, how the table is lit, what is seen and said, and for how long. Like any event it is told by the clock of the table,
// before anything later. A click or a key skips it.
package moment
