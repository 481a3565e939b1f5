package german

import (
	"fmt"

	"battlestar/game"
)

// onBasestar is what a nuke does to the basestar that it is spent on.
var onBasestar = map[game.Deed]string{
	game.DamagesTwice: "er wird 2-mal beschädigt", game.Destroys: "er wird zerstört",
	game.DestroysWithRaiders: fmt.Sprintf("er wird zerstört und mit ihm bis zu %d Jäger auf seinem Feld", game.NukeRaiders),
}

// inArea is what a nuke does in the area that it is spent on.
var inArea = map[game.Deed]string{
	game.DamagesTwice: "ein Basisstern dort wird 2-mal beschädigt", game.Destroys: "ein Basisstern dort wird zerstört",
	game.DestroysWithRaiders: fmt.Sprintf("ein Basisstern und bis zu %d Jäger dort werden zerstört", game.NukeRaiders),
	game.DestroysAll:         "jedes Schiff dort wird zerstört, auch die eigenen",
}

// onCenturion is what the Armory does to a centurion.
var onCenturion = map[game.Deed]string{game.Misses: "nichts", game.Destroys: "er wird zerstört"}
