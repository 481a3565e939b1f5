package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// oddsOf is the results of a roll, at a Viper Mark VII if ship is one, that do something, when a fixed change such as +2 is added to the die: what the die itself has
// to show. The result is never below 1 or above 8 (B-DIE-03).
func oddsOf(v *game.View, roll game.RollFor, ship card.Ship, change int) []game.DieResults {
	var house []game.House
	if v != nil {
		house = v.House
	}
	var odds []game.DieResults
	for _, o := range game.AttackTable(roll, ship, house) {
		from, to := 0, 0
		for die := 1; die <= game.DieFaces; die++ {
			if result := min(max(die+change, 1), game.DieFaces); result >= o.From && result <= o.To {
				if from == 0 {
					from = die
				}
				to = die
			}
		}
		if from > 0 {
			odds = append(odds, game.DieResults{From: from, To: to, Does: o.Does})
		}
	}
	return odds
}

// structural is what damage on a basestar adds to the rolls against it (B-COMBAT-02).
func (s lines) structural(v *game.View, basestar int8) int {
	if v == nil || basestar < 0 || int(basestar) >= len(v.Basestars) {
		return 0
	}
	return v.StructuralDamage(s.lib, int(basestar))
}

// unmannedChange is what cards in play add to the attack rolls of unmanned vipers.
func (s lines) unmannedChange(v *game.View) int {
	change := 0
	for _, slot := range v.Piles[game.InPlay] {
		change += s.unmannedLess(slot.Card)
	}
	return change
}

// unmannedLess is what one card in play adds to them.
func (s lines) unmannedLess(id card.ID) int {
	c := s.lib.Crisis(id)
	if c == nil {
		return 0
	}
	change := 0
	for _, e := range c.Special.Effect {
		if lasts, ok := e.(card.Lasts); ok && lasts.What == card.UnmannedVipersRollLess {
			change -= game.UnmannedLess
		}
	}
	return change
}

// attack is what is rolled when a craft, or with NoShip Galactica, attacks a kind of ship.
func attack(by, ship card.Ship) game.RollFor {
	byViper := by != card.NoShip
	switch {
	case ship == card.Raider && byViper:
		return game.RollViperAtRaider
	case ship == card.Raider:
		return game.RollGalacticaAtRaider
	case ship == card.HeavyRaider && byViper:
		return game.RollViperAtHeavyRaider
	case ship == card.HeavyRaider:
		return game.RollGalacticaAtHeavyRaider
	case ship == card.Basestar && by == card.AssaultRaptor: // D-RAP-06
		return game.RollAssaultAtBasestar
	case ship == card.Basestar && byViper:
		return game.RollViperAtBasestar
	case ship == card.Basestar:
		return game.RollGalacticaAtBasestar
	default:
		return game.NoRoll
	}
}
