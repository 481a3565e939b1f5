package sim

import (
	"battlestar/game"
)

// Broken returns what is wrong on the table of a game, at any moment: cards, pieces, places, titles and dials.
func Broken(g *game.Game) []string {
	setup := g.Setup()
	inBoxes := newContents(setup)
	c := checker{match: &match{setup: setup}, contents: inBoxes, g: g, tally: make([]int, len(inBoxes.cards))}
	t := g.Uncovered()
	c.checkCards(t)
	c.checkPieces(t)
	c.checkSeats(t)
	c.checkDials(t)
	c.checkGround(t)
	return c.violations
}
