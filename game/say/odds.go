package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// oddsOf returns the results of a roll that do something, as what the die itself must show. A fixed change such as +2 is added to the die, but the
// result is never below 1 or above 8 (B-DIE-03). If ship is a Viper Mark VII, it is the target.
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

// fireChanges returns the changes to the die of an attack on a basestar, −1 for another target: [game.Tabletop.FireChanges].
func (s lines) fireChanges(v *game.View, basestar int, unmanned bool) []game.Change {
	if v == nil || basestar >= len(v.Basestars) {
		return nil
	}
	return v.FireChanges(s.lib, basestar, unmanned)
}

// attack returns the roll for an attack on a kind of ship by a craft, or by Galactica for NoShip.
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
