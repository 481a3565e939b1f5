package table

import "battlestar/game"

// Refused says why a choice cannot be made now, from what the eyes on the screen may see; see [game.Game.Refused].
func (t *Table) Refused(c game.Choice) game.Refusal { return t.g.Refused(t.Eyes(), c) }
