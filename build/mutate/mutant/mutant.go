// Package mutant is the switches behind which build/mutate puts its changes to the rules. The game as it is shipped does not know it.
package mutant

import (
	"cmp"
	"slices"
)

// Site is one change that can be switched on.
type Site struct {
	Name  string // file, function, what is changed; unique
	Flow  bool   // a change to the flow, else a number
	Table bool   // in a table of the package, which is read once and not where it is used
}

// Sites is every change that is built in, by number; none in the program as it is shipped. The rewritten rules set it.
var Sites []Site

// Read is the fields of components that the rules read, as Type.Field. The rewritten rules set it.
var Read []string

// None is the number of no change.
const None = -1

var (
	on      = None
	reached []bool
	steps   int
	limit   int
	anew    []func()
)

// Endless is the panic of a change that makes the rules run on and on.
type Endless struct{}

// Switch turns one change on and all others off, for as many steps as given.
func Switch(site, most int) {
	on, steps, limit = site, 0, most
	for _, f := range anew {
		f()
	}
	reached, steps = make([]bool, len(Sites)), 0
}

// Steps is how many sites were passed since Switch, and which.
func Steps() (int, []bool) { return steps, reached }

// Anew registers what has to be made anew when another change is switched on: tables, and what is remembered of the boxes.
func Anew(f func()) { anew = append(anew, f) }

// On reports whether a change is switched on. It panics with [Endless] once it was asked too often.
func On(site int) bool {
	if steps++; steps > limit {
		panic(Endless{})
	}
	if site < len(reached) {
		reached[site] = true
	}
	return site == on
}

// Not turns a condition round.
func Not[T ~bool](site int, b T) T { return b != T(On(site)) }

// Always makes a condition true.
func Always[T ~bool](site int, b T) T { return b || T(On(site)) }

// Never makes a condition false.
func Never[T ~bool](site int, b T) T { return b && !T(On(site)) }

// Less is <, changed to <=.
func Less[T cmp.Ordered](site int, a, b T) bool { return a < b || On(site) && a == b }

// AtMost is <=, changed to <.
func AtMost[T cmp.Ordered](site int, a, b T) bool { return a < b || a == b && !On(site) }

// More is >, changed to >=.
func More[T cmp.Ordered](site int, a, b T) bool { return a > b || On(site) && a == b }

// AtLeast is >=, changed to >.
func AtLeast[T cmp.Ordered](site int, a, b T) bool { return a > b || a == b && !On(site) }

// Int is a number, one higher by this change and one lower by the next.
func Int[T ~int | ~int8 | ~int16 | ~uint8](site int, n T) T {
	switch {
	case On(site):
		return n + 1
	case On(site + 1):
		return n - 1
	}
	return n
}

// Other is a value, changed to another one.
func Other[T any](site int, is, other T) T {
	if On(site) {
		return other
	}
	return is
}

// Shorter is a list, changed to one without its last.
func Shorter[S ~[]E, E any](site int, list S) S {
	if On(site) && len(list) > 0 {
		return slices.Clip(list[:len(list)-1])
	}
	return list
}
