package table

import "battlestar/game"

// Game is the game behind a table, for tests outside this package.
func (t *Table) Game() *game.Game { return t.g }
