package pegasus

import "battlestar/game/card"

// crises is the Crisis cards: 20.
func crises() []card.Crisis { return nil }
