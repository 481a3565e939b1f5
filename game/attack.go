package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Deed is what an attack's die does to its target.
type Deed uint8

// The deeds.
const (
	Misses Deed = iota
	Damages
	DamagesTwice
	Destroys
	DestroysWithRaiders // a basestar, and up to NukeRaiders raiders of its area
	DestroysAll         // every ship of the area
)

// DieResults is a range of die results, within 1 to 8, that do the same.
type DieResults struct {
	From, To int
	Does     Deed
}

// dieRow is a row of the attack table: what the die does from a result up to the next row, or to the highest result.
type dieRow struct {
	from int
	does Deed
}

// attackTable holds B-COMBAT-01, B-NUKE-01, B-LOC-08 and E-FLEET-50 (few: the other rolls are not attacks). Below the first row the attack misses.
var attackTable = [NumRolls][]dieRow{
	RollViperAtRaider:          {{3, Destroys}},
	RollGalacticaAtRaider:      {{3, Destroys}},
	RollViperAtHeavyRaider:     {{7, Destroys}},
	RollGalacticaAtHeavyRaider: {{7, Destroys}},
	RollForArmory:              {{7, Destroys}},
	RollViperAtBasestar:        {{8, Damages}},
	RollAssaultAtBasestar:      {{7, Damages}}, // D-RAP-06
	RollGalacticaAtBasestar:    {{5, Damages}},
	RollForNuke:                {{1, DamagesTwice}, {3, Destroys}, {7, DestroysWithRaiders}},
	RollForAreaNuke:            {{1, DamagesTwice}, {3, Destroys}, {7, DestroysWithRaiders}, {8, DestroysAll}},
	RollRaiderAtViper:          {{5, Damages}, {8, Destroys}},
	RollRaiderAtPilot:          {{5, Damages}, {8, Destroys}},
	RollRaiderAtGalactica:      {{8, Damages}},
	RollBasestarAtGalactica:    {{4, Damages}},
}

// AttackTable returns the results of an attack's die that do something, from the lowest, for a kind of ship and the house rules in play. It is empty
// for a roll that is not an attack.
func AttackTable(roll RollFor, at card.Ship, house []House) []DieResults {
	rows := attackTable[roll]
	if roll == RollRaiderAtViper && slices.Contains(house, UnmannedVipersFragile) { // B-X-09
		rows = []dieRow{{5, Damages}, {7, Destroys}}
	}
	var table []DieResults
	for i, row := range rows {
		to := DieFaces
		if i+1 < len(rows) {
			to = rows[i+1].from - 1
		}
		table = append(table, DieResults{row.from, to, row.does})
	}
	if c := CraftOf(at); c != nil && len(table) > 0 && c.Tough { // D-RAP-05
		return []DieResults{{assaultRaptorHit, DieFaces, Destroys}}
	} else if c != nil && len(table) > 0 { // E-FLEET-37
		table[0].From += c.Evades
	}
	return table
}

// HitChance returns the chance, 0 to 1, that an attack does something by the table, without any change to the die (B-COMBAT-01).
func HitChance(roll RollFor) float64 {
	faces := 0
	for _, results := range AttackTable(roll, card.NoShip, nil) {
		faces += results.To - results.From + 1
	}
	return float64(faces) / float64(DieFaces)
}

// DieFaces is the highest result of the die (B-DIE-01).
const DieFaces = 8

// assaultRaptorHit is the lowest result that destroys an assault raptor (D-RAP-05).
const assaultRaptorHit = 7

// NukeRaiders is the most raiders that a nuke destroys along with a basestar (B-NUKE-02).
const NukeRaiders = 3

// The number of raiders that each basestar launches.
const (
	RaidersForNone  = 2 // when raiders are activated and there are none (B-CYL-02)
	RaidersLaunched = 3 // when they are launched (B-CYL-08)
)

// UnmannedLess is the penalty to attack rolls of unmanned vipers from a card in play.
const UnmannedLess = 2

// attackDoes returns what the result of an attack's die does.
func (g *Game) attackDoes(roll RollFor, at card.Ship, result int) Deed {
	return AttackDoes(roll, at, g.state.Setup.House, result)
}

// AttackDoes returns what a result of an attack's die does, by [AttackTable].
func AttackDoes(roll RollFor, at card.Ship, house []House, result int) Deed {
	for _, results := range AttackTable(roll, at, house) {
		if result >= results.From && result <= results.To {
			return results.Does
		}
	}
	return Misses
}

// Change is something that alters a number of the rules, and by how much.
type Change struct {
	By int
	ID card.ID // the card, ability, token or location that does it
}

// Sum returns the total of the changes.
func Sum(changes []Change) (by int) {
	for _, c := range changes {
		by += c.By
	}
	return by
}

// FireChanges returns the changes to the die of a human attack that apply before anyone plays a card: damage tokens of the attacked basestar, −1 for
// none (B-COMBAT-02), and a card in play that affects unmanned vipers.
func (t *Tabletop) FireChanges(c *box.Catalog, basestar int, unmanned bool) (list []Change) {
	if basestar >= 0 {
		for _, slot := range t.Piles[BasestarTokens(basestar)] { // the Ionian Nebula has tokens of its own (E-ION-01)
			if token := c.BasestarDamage.Of(slot.Card); token != nil {
				if easier, ok := token.Power.(card.EasierToHit); ok {
					list = append(list, Change{easier.By, slot.Card})
				}
			}
		}
	}
	if less := t.lastingCard(c, card.UnmannedVipersRollLess); unmanned && less != "" {
		list = append(list, Change{-UnmannedLess, less})
	}
	return list
}
