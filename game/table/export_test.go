package table

import "battlestar/game"

// Game returns the game behind a table. It is exported for tests outside this package.
func (t *Table) Game() *game.Game { return t.g }

// LogOf returns the log as the observer may see it, whoever is looking.
func (t *Table) LogOf(observer game.Seat) []game.Event { return t.logs[observer] }

// WishesOf returns the wishes of a seat, whoever is looking.
func (t *Table) WishesOf(seat game.Seat) []Wish { return t.wishes[seat] }

// Normal makes empty and nil lists of a view equal.
func Normal(v *game.View) { normal(v) }
