// Package guide is the notes of a first game.
package guide
