package german

import (
	"fmt"

	"battlestar/game"
)

// onBasestar says what a nuke does to the basestar it is used on.
var onBasestar = map[game.Deed]string{
	game.DamagesTwice: "er wird 2-mal beschädigt", game.Destroys: "er wird zerstört",
	game.DestroysWithRaiders: fmt.Sprintf("er wird zerstört und mit ihm bis zu %d Jäger auf seinem Feld", game.NukeRaiders),
}

// inArea says what a nuke does in the area it is used on.
var inArea = map[game.Deed]string{
	game.DamagesTwice: "ein Basisstern dort wird 2-mal beschädigt", game.Destroys: "ein Basisstern dort wird zerstört",
	game.DestroysWithRaiders: fmt.Sprintf("ein Basisstern und bis zu %d Jäger dort werden zerstört", game.NukeRaiders),
	game.DestroysAll:         "jedes Schiff dort wird zerstört, auch die eigenen",
}

// onCenturion says what the Armory does to a centurion.
var onCenturion = map[game.Deed]string{game.Misses: "nichts", game.Destroys: "er wird zerstört"}
