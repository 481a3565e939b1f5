package english

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// rolled is what the results of an attack's die do, as a card says it: "1–6: nothing. 7–8: destroy it".
func rolled(roll game.RollFor) string {
	// few: a miss is no result of an attack
	deeds := [...]string{
		game.Damages: "damage it", game.DamagesTwice: "damage it twice", game.Destroys: "destroy it",
		game.DestroysWithRaiders: fmt.Sprintf("destroy it and up to %d raiders in its area", game.NukeRaiders), game.DestroysAll: "destroy every ship there",
	}
	var parts []string
	next := 1
	for _, results := range game.AttackTable(roll, card.NoShip, nil) {
		if results.From > next {
			parts = append(parts, say.Span(next, results.From-1)+": nothing")
		}
		parts = append(parts, say.Span(results.From, results.To)+": "+deeds[results.Does])
		next = results.To + 1
	}
	return strings.Join(parts, ". ")
}

// populations is what may be lost at FTL Control, by the spaces of the jump preparation track (B-LOC-01).
func populations() []string {
	var list []string
	for space := range game.AutoJump {
		if loss, allowed := game.FTLPopulation(space); allowed {
			list = append(list, say.Number(loss))
		}
	}
	return list
}

// attackLine is what the results of an attack's die do, in one line: "5–7 damages it, 8 destroys it".
func attackLine(roll game.RollFor, house ...game.House) string {
	// few: it is asked for attacks on vipers only
	deeds := [...]string{game.Damages: "damages", game.Destroys: "destroys"}
	var parts []string
	for _, results := range game.AttackTable(roll, card.NoShip, house) {
		parts = append(parts, say.Span(results.From, results.To)+" "+deeds[results.Does]+" it")
	}
	return strings.Join(parts, ", ")
}
