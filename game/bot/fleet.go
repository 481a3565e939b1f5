package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Threats to the fleet other than the ships that act now: civilian ships in space and, with the Cylon Fleet option, the ships on its board and the
// pursuit.

// arrival returns the cost of all ships on the Cylon Fleet board arriving.
func arrival(v *game.View) float64 {
	return raiderWorth*float64(v.AllBehind(card.Raider)) + heavyWorth*float64(v.AllBehind(card.HeavyRaider)) +
		basestarWorth*float64(v.AllBehind(card.Basestar))
}

// stray returns the cost of civilian ships in space.
func stray(v *game.View, n int) float64 { return placement(v, card.Put(n, card.Civilian, card.NoArea)) }

// pursuit returns the worth of advancing the pursuit marker. Each advance brings the Auto Attack nearer; some place civilian ships.
func pursuit(v *game.View, by int) float64 {
	if !v.HasBoard(card.CylonFleetBoard) {
		return 0
	}
	worth, space := 0.0, v.PursuitAt()
	for range by {
		space = space%game.AutoAttack + 1
		worth += arrival(v) / float64(game.AutoAttack)
		switch space {
		case 1:
			worth += stray(v, 1)
		case 3:
			worth += stray(v, 2)
		}
	}
	return worth
}

// growth returns the worth of an activation that finds nothing on the board: a ship added to the Cylon Fleet board, and a step of the pursuit.
func growth(v *game.View, ship float64) float64 {
	if !v.HasBoard(card.CylonFleetBoard) {
		return 0
	}
	return 0.6*ship + pursuit(v, 1)
}

// safety returns how safe a civilian ship is in an area.
func safety(v *game.View, a card.Area) float64 {
	worth := float64(v.VipersIn(a)) - 2*float64(v.Raiders[a]) - 0.3*float64(v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()])
	for _, b := range v.Basestars {
		if b.Area == a {
			worth -= 2
		}
	}
	return worth - 0.3*float64(v.Behind(card.Raider, a))
}

// escort returns what is saved by taking a civilian ship in an area off the board.
func escort(v *game.View, a card.Area) float64 {
	if !v.HasBoard(card.CylonFleetBoard) || v.Count(game.Civilians(a)) == 0 {
		return 0
	}
	risk := 0.15 + 0.05*float64(min(4, v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()]+v.Behind(card.Raider, a)))
	if v.Raiders[a] > 0 {
		risk += 0.35
	}
	return -risk * civilian(v)
}
