// Package dice shows what a die is rolled for, what its results do, and how it fell.
package dice
