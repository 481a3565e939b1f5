package sim

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// contents is everything in the boxes, with a number for each card and token that lies in piles.
type contents struct {
	*box.Catalog
	cards  []counted
	number [card.NumDecks]map[card.ID]int // the place in cards
	nukes  int                            // the most the Admiral can hold
}

// counted is a card or token with all its copies.
type counted struct {
	box.Cards
	deck card.Deck
}

func newContents(setup game.Setup) *contents {
	in := setup.Catalog()
	c := &contents{Catalog: in, nukes: setup.MostNukes()}
	for deck := card.AnyDeck; deck < card.NumDecks; deck++ {
		c.number[deck] = map[card.ID]int{}
		for cards := range in.Cards(deck) {
			c.number[deck][cards.ID] = len(c.cards)
			c.cards = append(c.cards, counted{cards, deck})
		}
	}
	return c
}

// removable lists the decks whose cards the rules may remove from the game.
var removable = []card.Deck{card.QuorumCards, card.LoyaltyCards, card.Destinations, card.GalacticaDamage, card.CivilianShips, card.Allies, card.Crossroads, card.Crises, card.Mutinies}

// find returns the number of a card that lies in a pile, if possible that of a deck whose cards may lie there. fits reports whether it may.
func (c *contents) find(p game.Pile, id card.ID) (n int, fits, known bool) {
	for _, deck := range p.Decks() {
		if n, ok := c.number[deck][id]; ok {
			return n, p != game.Removed || slices.Contains(removable, deck), true
		}
	}
	for deck := range c.number {
		if n, ok := c.number[deck][id]; ok {
			return n, false, true
		}
	}
	return 0, false, false
}

// distanceOf returns the distance of a card beside the objective.
func (c *contents) distanceOf(id card.ID) int {
	if d := c.Destinations.Of(id); d != nil {
		return d.Distance
	}
	if m := c.Missions.Of(id); m != nil {
		return m.Distance
	}
	return c.Crises.Of(id).Distance
}
