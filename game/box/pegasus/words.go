package pegasus

import "battlestar/game/card"

// The words below only make the literals of this package shorter to read.

func skills(types ...card.Skill) []card.Skill { return types }
