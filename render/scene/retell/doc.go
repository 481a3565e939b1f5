// Package retell tells again what happened: the last turn to those who were away for a moment, and any turn of a game.
package retell
