// Package prompt is the bar at the foot of the table: who decides what, by which buttons, and for whom the game waits.
package prompt
