package pegasus

import "battlestar/game/card"

// superCrises is the Super Crisis cards: 5.
func superCrises() []card.Crisis { return nil }
