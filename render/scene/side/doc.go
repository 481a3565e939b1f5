// Package side draws the right of the table: resources, tracks, the pieces beside the board, and the cards in play.
package side
