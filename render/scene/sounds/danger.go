package sounds

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
)

// Danger returns how bad things look to everyone at the table, from 0 to nearly 1: the background sound follows it. It reads only what is public.
func Danger(v *game.View) float64 {
	if v.Over != nil {
		return 0
	}
	slow := 0.0 // what is running out
	for r, n := range v.Resources {
		switch {
		case n <= 2:
			slow += 0.25
		case v.InRed(card.Resource(r)):
			slow += 0.1
		}
	}
	near := 0.0 // enemies close by
	for _, a := range card.Areas {
		near += 0.035*float64(v.Raiders[a]) + 0.07*float64(v.HeavyRaiders[a])
	}
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			near += 0.2
		}
	}
	near *= 1 - 0.08*float64(v.JumpPrep) // the fleet is about to jump away
	aboard := 0.0
	for space, n := range v.Centurions {
		if n > 0 {
			aboard = 0.15 + 0.12*float64(space)
		}
	}
	behind := 0.04 * float64(v.PursuitAt())
	return 1 - math.Exp(-1.3*(slow+near+aboard+behind))
}
