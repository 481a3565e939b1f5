// Package mutant contains the switches that build/mutate puts its changes to the rules behind. The game as shipped does not use it.
package mutant

import (
	"cmp"
	"slices"
)

// Site is one change that can be switched on.
type Site struct {
	Name  string // file, function, what is changed; unique
	Flow  bool   // whether it is a change to the flow, not to a number
	Table bool   // whether it is in a package-level table, which is read only once
}

// Sites holds every change that is built in, by number. It is empty in the program as shipped; the rewritten rules set it.
var Sites []Site

// Read holds the fields of components that the rules read, as Type.Field. The rewritten rules set it.
var Read []string

// None is the site or number to switch on for no change.
const None = -1

var (
	on      = None
	reached []bool
	steps   int
	limit   int
	anew    []func()
)

// Endless is the value of the panic raised when a change makes the rules run without end.
type Endless struct{}

// Switch turns one change on and all others off. The rules may then pass at most the given number of switches.
func Switch(site, most int) {
	on, steps, limit = site, 0, most
	for _, f := range anew {
		f()
	}
	reached, steps = make([]bool, len(Sites)), 0
}

// Steps returns how many switches were passed since Switch, and which sites were reached.
func Steps() (int, []bool) { return steps, reached }

// Anew registers what must be rebuilt when another change is switched on: tables, and whatever is cached of the boxes.
func Anew(f func()) { anew = append(anew, f) }

// On reports whether a change is switched on. It panics with [Endless] once the limit of Switch is exceeded.
func On(site int) bool {
	if steps++; steps > limit {
		panic(Endless{})
	}
	if site < len(reached) {
		reached[site] = true
	}
	return site == on
}

// Not negates a condition.
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

// Int returns a number that this change makes one higher and the next change one lower.
func Int[T ~int | ~int8 | ~int16 | ~uint8](site int, n T) T {
	switch {
	case On(site):
		return n + 1
	case On(site + 1):
		return n - 1
	}
	return n
}

// Other returns a value, or another one if changed.
func Other[T any](site int, is, other T) T {
	if On(site) {
		return other
	}
	return is
}

// Shorter returns a list, without its last element if changed.
func Shorter[S ~[]E, E any](site int, list S) S {
	if On(site) && len(list) > 0 {
		return slices.Clip(list[:len(list)-1])
	}
	return list
}
