package sounds

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
)

// Danger is how bad things look to everybody at the table, from 0 to nearly 1: the bed of the sounds follows it. It reads what lies open
// and nothing else.
func Danger(v *game.View) float64 {
	if v.Over != nil {
		return 0
	}
	slow := 0.0 // what they run out of
	for r, n := range v.Resources {
		switch {
		case n <= 2:
			slow += 0.25
		case v.InRed(card.Resource(r)):
			slow += 0.1
		}
	}
	near := 0.0 // who is upon them
	for _, a := range card.Areas {
		near += 0.035*float64(v.Raiders[a]) + 0.07*float64(v.HeavyRaiders[a])
	}
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			near += 0.2
		}
	}
	near *= 1 - 0.08*float64(v.JumpPrep) // the fleet is about to be gone
	aboard := 0.0
	for space, n := range v.Centurions {
		if n > 0 {
			aboard = 0.15 + 0.12*float64(space)
		}
	}
	behind := 0.04 * float64(v.PursuitAt())
	return 1 - math.Exp(-1.3*(slow+near+aboard+behind))
}
