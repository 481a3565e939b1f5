// Package guide shows the notes of a first game.
package guide
