package pegasus

import "battlestar/game/card"

// quorum is the Quorum cards: 9.
func quorum() []card.Quorum { return nil }
