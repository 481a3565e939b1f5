package table

import "battlestar/game"

// Game is the game behind a table, for tests outside this package.
func (t *Table) Game() *game.Game { return t.g }

// LogOf is the log as an observer may know it, whoever looks.
func (t *Table) LogOf(observer game.Seat) []game.Event { return t.logs[observer] }

// WishesOf are the wishes of a seat, whoever looks.
func (t *Table) WishesOf(seat game.Seat) []Wish { return t.wishes[seat] }

// Normal makes empty and missing lists of a view equal.
func Normal(v *game.View) { normal(v) }
