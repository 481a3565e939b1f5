package say

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// outcome is results of the die that do the same: from the lowest to the highest.
type outcome struct {
	from, to int
	does     deed
}

// deed is what a die does to its target.
type deed uint8

const (
	misses deed = iota
	damages
	damagesTwice
	destroys
	destroysWithRaiders
	destroysAll
)

// attackTable is B-COMBAT-01. Where there is no line, nothing happens.
var attackTable = [game.NumRolls][]outcome{
	game.RollViperAtRaider:          {{3, 8, destroys}},
	game.RollGalacticaAtRaider:      {{3, 8, destroys}},
	game.RollViperAtHeavyRaider:     {{7, 8, destroys}},
	game.RollGalacticaAtHeavyRaider: {{7, 8, destroys}},
	game.RollForArmory:              {{7, 8, destroys}},
	game.RollViperAtBasestar:        {{8, 8, damages}},
	game.RollGalacticaAtBasestar:    {{5, 8, damages}},
	game.RollForNuke:                {{1, 2, damagesTwice}, {3, 6, destroys}, {7, 8, destroysWithRaiders}},
	game.RollForAreaNuke:            {{1, 2, damagesTwice}, {3, 6, destroys}, {7, 7, destroysWithRaiders}, {8, 8, destroysAll}},
	game.RollRaiderAtViper:          {{5, 7, damages}, {8, 8, destroys}},
	game.RollRaiderAtPilot:          {{5, 7, damages}, {8, 8, destroys}},
	game.RollRaiderAtGalactica:      {{8, 8, damages}},
	game.RollBasestarAtGalactica:    {{4, 8, damages}},
}

// oddsOf is the results of a roll, at a Viper Mark VII if ship is one, that do something, when a fixed change such as +2 is added to the die: what the die itself has
// to show. The result is never below 1 or above 8 (B-DIE-03).
func oddsOf(v *game.View, roll game.RollFor, ship card.Ship, change int) []outcome {
	table := attackTable[roll]
	if roll == game.RollRaiderAtViper && v != nil && slices.Contains(v.House, game.UnmannedVipersFragile) {
		table = []outcome{{5, 6, damages}, {7, 8, destroys}} // B-X-09
	}
	if ship == card.MarkVII { // missed once more often (E-FLEET-37)
		table = slices.Clone(table)
		table[0].from++
	}
	var odds []outcome
	for _, o := range table {
		from, to := 0, 0
		for die := 1; die <= 8; die++ {
			if result := min(max(die+change, 1), 8); result >= o.from && result <= o.to {
				if from == 0 {
					from = die
				}
				to = die
			}
		}
		if from > 0 {
			odds = append(odds, outcome{from, to, o.does})
		}
	}
	return odds
}

// HitChance is the chance, 0 to 1, that an attack by the table does something, without any change to the die (B-COMBAT-01).
func HitChance(roll game.RollFor) float64 {
	faces := 0
	for _, o := range attackTable[roll] {
		faces += o.to - o.from + 1
	}
	return float64(faces) / 8
}

// structural is what damage on a basestar adds to the rolls against it (B-COMBAT-02).
func structural(v *game.View, basestar int8) int {
	if v == nil || basestar < 0 || int(basestar) >= len(v.Basestars) {
		return 0
	}
	for _, slot := range v.Piles[game.BasestarTokens(int(basestar))] {
		if slot.Card == "structural-damage" {
			return 2
		}
	}
	return 0
}

// unmannedChange is what cards in play add to the attack rolls of unmanned vipers.
func (s *Speaker) unmannedChange(v *game.View) int {
	change := 0
	for _, slot := range v.Piles[game.InPlay] {
		change += s.unmannedLess(slot.Card)
	}
	return change
}

// unmannedLess is what one card in play adds to them.
func (s *Speaker) unmannedLess(id card.ID) int {
	c := s.lib.Crisis(id)
	if c == nil {
		return 0
	}
	change := 0
	for _, e := range c.Special.Effect {
		if lasts, ok := e.(card.Lasts); ok && lasts.What == card.UnmannedVipersRollLess {
			change -= 2
		}
	}
	return change
}

// attack is what is rolled when a viper or Galactica attacks a kind of ship.
func attack(byViper bool, ship card.Ship) game.RollFor {
	switch {
	case ship == card.Raider && byViper:
		return game.RollViperAtRaider
	case ship == card.Raider:
		return game.RollGalacticaAtRaider
	case ship == card.HeavyRaider && byViper:
		return game.RollViperAtHeavyRaider
	case ship == card.HeavyRaider:
		return game.RollGalacticaAtHeavyRaider
	case ship == card.Basestar && byViper:
		return game.RollViperAtBasestar
	case ship == card.Basestar:
		return game.RollGalacticaAtBasestar
	default:
		return game.NoRoll
	}
}
