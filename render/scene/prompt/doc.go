// Package prompt is the bar at the foot of the table: who decides what, by which buttons, and whom the game is waiting for.
package prompt
