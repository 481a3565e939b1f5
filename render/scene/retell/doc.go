// Package retell replays what happened: the last turn for those who were away for a moment, and any turn of a game.
package retell
