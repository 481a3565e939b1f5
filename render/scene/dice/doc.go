// Package dice shows what a die is rolled for, what its results do, and its result.
package dice
