package english

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// onBasestar says what a nuke does to the basestar it is used on.
var onBasestar = map[game.Deed]string{
	game.DamagesTwice: "damage it twice", game.Destroys: "destroy it",
	game.DestroysWithRaiders: fmt.Sprintf("destroy it and up to %d raiders in its area", game.NukeRaiders),
}

// inArea says what a nuke does in the area it is used on.
var inArea = map[game.Deed]string{
	game.DamagesTwice: "damage a basestar there twice", game.Destroys: "destroy a basestar there",
	game.DestroysWithRaiders: fmt.Sprintf("destroy a basestar and up to %d raiders there", game.NukeRaiders),
	game.DestroysAll:         "destroy every ship there, ours too",
}

// onCenturion says what the Armory does to a centurion.
var onCenturion = map[game.Deed]string{game.Misses: "no effect", game.Destroys: "destroy it"}

// attackLine says what the results of an attack's die do, in one line: "5–7 damages it, 8 destroys it".
func attackLine(roll game.RollFor, house ...game.House) string {
	// few: this is called for attacks on vipers only
	deeds := [...]string{game.Damages: "damages", game.Destroys: "destroys"}
	var parts []string
	for _, results := range game.AttackTable(roll, card.NoShip, house) {
		parts = append(parts, say.Span(results.From, results.To)+" "+deeds[results.Does]+" it")
	}
	return strings.Join(parts, ", ")
}
