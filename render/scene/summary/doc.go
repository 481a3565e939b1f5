// Package summary tells a game in a few sentences, for people who come back to it.
package summary
