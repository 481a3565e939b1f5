package pegasus

import "battlestar/game/card"

// destinations is the Destination cards: 5.
func destinations() []card.Destination { return nil }
