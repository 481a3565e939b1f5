package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// The worth of ships and damage to the humans, and what the Cylon ships will do.

// danger returns what the Cylon ships on the board will cost if nobody acts.
func danger(v *game.View) float64 {
	if v.Stage() == game.Occupied { // P-NC-06
		return 0
	}
	threat := -heavyWorth*float64(v.HeavyRaidersInSpace()) - raiderWorth*float64(v.RaidersInSpace())
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			threat -= basestarWorth
		}
	}
	return threat - 0.4*civilian(v)*float64(exposed(v))
}

// cylonShips returns the worth of removing all Cylon ships from the board.
func cylonShips(v *game.View) float64 {
	worth := -raiderWorth*float64(v.RaidersInSpace()) - heavyWorth*float64(v.HeavyRaidersInSpace())
	for _, b := range v.Basestars {
		worth -= basestarWorth * one(b.Area != card.NoArea)
	}
	return worth
}

// exposed returns the number of civilian ships that the raiders beside them can destroy.
func exposed(v *game.View) int {
	n := 0
	for _, a := range card.Areas {
		n += min(v.Raiders[a], v.Count(game.Civilians(a)))
	}
	return n
}

// civilian returns the worth of losing a civilian ship: on average slightly worse than losing 1 population.
func civilian(v *game.View) float64 { return 1.15 * resource(v, card.Population, -1) }

func placement(v *game.View, p card.Placement) float64 {
	n := float64(p.N)
	// no card places the other ships
	//exhaustive:ignore
	switch p.Ship {
	case card.Raider:
		return raiderWorth * n
	case card.HeavyRaider:
		return heavyWorth * n
	case card.Basestar:
		return basestarWorth * n
	case card.Civilian:
		return 0.15 * civilian(v) * n
	case card.Viper:
		return 0.5 * viperWorth * float64(min(p.N, v.AllVipers().Reserves))
	case card.Centurion:
		return -centurionStart * n
	default:
		return 0
	}
}

func destroyed(v *game.View, e card.Destroy) float64 {
	// no card destroys the other ships
	//exhaustive:ignore
	switch e.Ship {
	case card.Raptor:
		return -raptorWorth * float64(min(e.N, v.Raptors))
	case card.Civilian:
		return civilian(v) * float64(e.N)
	case card.Viper:
		return -viperWorth * float64(min(e.N, v.Fleet(card.Viper).Reserves+v.Fleet(card.Viper).Damaged))
	case card.Raider:
		return -raiderWorth * float64(min(e.N, v.RaidersInSpace()))
	case card.HeavyRaider:
		return -heavyWorth * float64(min(e.N, v.HeavyRaidersInSpace()))
	case card.Centurion:
		if v.CenturionsAboard() == 0 {
			return 0
		}
		return worstCenturion(v)
	default:
		return 0
	}
}

// damage returns the worth of n damage tokens on Galactica.
func damage(v *game.View, n int) float64 {
	worth := 0.0
	for i := range n {
		worth -= firstDamage + eachMoreDamage*float64(v.DamagedLocations()+i)
	}
	if h := game.HullOf(card.GalacticaBoard); v.Count(h.Damaged)+n >= h.Loses {
		worth -= lostGame / 2
	}
	return worth
}

// centurion returns the cost of a centurion on a space of the Boarding Party track.
func centurion(space int) float64 {
	return [...]float64{centurionStart, 16, 30, 70, lostGame}[space]
}

// worstCenturion returns the worth of destroying the centurion that has advanced farthest.
func worstCenturion(v *game.View) float64 {
	for space := len(v.Centurions) - 1; space >= 0; space-- {
		if v.Centurions[space] > 0 {
			return centurion(space)
		}
	}
	return 0
}

// ready returns the number of undamaged vipers, not counting piloted ones.
func ready(v *game.View) int {
	vipers := v.AllVipers()
	return vipers.Reserves + vipers.InSpace()
}

func risked(v *game.View, ship card.Ship) int {
	if ship == card.Raptor {
		return v.Raptors
	}
	return ready(v)
}

// activation returns the worth of an activation of Cylon ships.
func activation(v *game.View, ships card.Activation) float64 {
	if v.Stage() == game.Occupied { // P-NC-06
		return 0
	}
	basestars := 0.0
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			basestars++
		}
	}
	if basestars == 0 {
		switch {
		case ships == card.Raiders && v.RaidersInSpace() == 0:
			return growth(v, raiderWorth)
		case ships == card.HeavyRaiders && v.HeavyRaidersInSpace()+v.CenturionsAboard() == 0:
			return growth(v, heavyWorth)
		case ships == card.LaunchRaiders, ships == card.Basestars:
			return growth(v, basestarWorth)
		}
	}
	switch ships {
	case card.Raiders:
		if v.RaidersInSpace() == 0 {
			return 2 * raiderWorth * basestars
		}
		worth := 0.0
		for _, a := range card.Areas {
			n, vipers := v.Raiders[a], v.VipersIn(a)+len(pilots(v, a))
			switch {
			case n == 0:
			case vipers > 0:
				worth -= 0.5 * viperWorth * float64(n)
			case v.Count(game.Civilians(a)) > 0:
				worth += civilian(v) * float64(min(n, v.Count(game.Civilians(a))))
			case v.CiviliansInSpace() > 0:
				worth -= float64(n)
			default:
				worth += damage(v, 1) * float64(n) / 8
			}
		}
		return worth
	case card.LaunchRaiders:
		return 3 * raiderWorth * basestars
	case card.HeavyRaiders:
		if v.HeavyRaidersInSpace()+v.CenturionsAboard() == 0 {
			return heavyWorth * basestars
		}
		worth := -3 * float64(v.HeavyRaidersInSpace())
		for space, n := range v.Centurions {
			if n > 0 && space+1 < len(v.Centurions) {
				worth -= float64(n) * (centurion(space+1) - centurion(space))
			}
		}
		for _, a := range card.Areas {
			if a.Launches() {
				worth -= centurionStart * float64(v.HeavyRaiders[a])
			}
		}
		return worth
	case card.Basestars:
		return 0.6 * damage(v, 1) * basestars
	default:
		return 0
	}
}

func pilots(v *game.View, a card.Area) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Area == a && a != card.NoArea {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}
