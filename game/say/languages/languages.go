// Package languages is the languages that there are.
package languages

import (
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/german"
	"battlestar/game/say/hungarian"
)

// Offered is the languages that players may choose, the first of them if they choose none. Each has all words.
func Offered() []*say.Language { return []*say.Language{english.Language()} }

// Unfinished is the languages that lack words yet.
func Unfinished() []*say.Language { return []*say.Language{german.Language(), hungarian.Language()} }
