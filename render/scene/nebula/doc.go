// Package nebula is what lies over the board with the Ionian Nebula: the ally who is being met, the Crossroads and the Trial.
package nebula
