// Package languages lists the languages of the game.
package languages

import (
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/german"
	"battlestar/game/say/hungarian"
)

// Offered returns the languages that players may choose; the first is the default. Each of them is complete.
func Offered() []*say.Language { return []*say.Language{english.Language()} }

// Unfinished returns the languages that still lack words.
func Unfinished() []*say.Language { return []*say.Language{german.Language(), hungarian.Language()} }
