// Package menu has the pages before a game: title, new game, load, settings, house rules.
package menu
