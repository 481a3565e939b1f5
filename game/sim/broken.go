package sim

import (
	"battlestar/game"
	"battlestar/game/box"
)

// Broken says what lies on a table that cannot lie there: cards, pieces, places, titles and dials, of a game at any moment.
func Broken(g *game.Game) []string {
	setup := g.Setup()
	inBoxes := newContents(box.InPlay(setup.Boxes, setup.Options))
	c := checker{match: &match{setup: setup}, contents: inBoxes, g: g, tally: make([]int, len(inBoxes.ids))}
	t := g.Uncovered()
	c.checkCards(t)
	c.checkPieces(t)
	c.checkSeats(t)
	c.checkDials(t)
	return c.violations
}
