// Package nebula draws what covers the board with the Ionian Nebula: the encounter with an ally, the Crossroads and the Trial.
package nebula
