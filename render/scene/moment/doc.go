// Package moment is what the table stops to look at: a revelation, a basestar that jumps in, a title that changes hands. A moment is a literal in kinds.go:
// what brings it, how the table is lit, what is seen and said, for how long. It is told by the clock of the table like any event, before anything
// later is; a click or a key goes on.
package moment
