package hungarian

import (
	"fmt"

	"battlestar/game"
)

// onBasestar says what a nuke does to the basestar it is used on.
var onBasestar = map[game.Deed]string{
	game.DamagesTwice: "kétszer megsérül", game.Destroys: "megsemmisül",
	game.DestroysWithRaiders: fmt.Sprintf("megsemmisül, és vele együtt legfeljebb %d raider az űrszektorában", game.NukeRaiders),
}

// inArea says what a nuke does in the area it is used on.
var inArea = map[game.Deed]string{
	game.DamagesTwice: "egy ottani báziscsillag kétszer megsérül", game.Destroys: "egy ottani báziscsillag megsemmisül",
	game.DestroysWithRaiders: fmt.Sprintf("egy ottani báziscsillag és legfeljebb %d raider megsemmisül", game.NukeRaiders),
	game.DestroysAll:         "minden ottani hajó megsemmisül, a sajátok is",
}

// onCenturion says what the Armory does to a centurion.
var onCenturion = map[game.Deed]string{game.Misses: "semmi", game.Destroys: "megsemmisül"}
