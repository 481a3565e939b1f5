package set

import "battlestar/assets/gen/solid"

// The colors of light. The pictures use few, each for a mood.
var (
	Warm  = solid.RGB(2.6, 1.45, 0.55)
	Amber = solid.RGB(2.6, 1.15, 0.25)
	Cold  = solid.RGB(0.55, 1.35, 2.1)
	Teal  = solid.RGB(0.35, 1.6, 1.7)
	Alarm = solid.RGB(2.8, 0.34, 0.20)
	Hope  = solid.RGB(0.6, 2.0, 1.1)
	Pale  = solid.RGB(1.7, 1.75, 1.8)
	Dusk  = solid.RGB(1.5, 0.7, 1.6)
)
