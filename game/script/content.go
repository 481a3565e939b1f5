package script

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// content is what the boxes of a scenario hold, and the words for it.
type content struct {
	*box.Catalogue
	cards     map[card.ID]bool // everything that lies in a pile
	abilities map[card.ID]bool // of characters, titles and locations
	all       []string         // all that a rule line can name as a card
	nukes     int              // how many the Admiral can hold
}

// boxes is the boxes that are built.
func boxes() []string {
	var list []string
	for _, b := range box.All() {
		list = append(list, string(b.ID))
	}
	return list
}

func newContent(setup game.Setup) content {
	c := content{setup.Catalogue(), map[card.ID]bool{}, map[card.ID]bool{}, keys(shipKinds.values), setup.MostNukes()}
	for deck := card.AnyDeck; deck < card.NumDecks; deck++ {
		for x := range c.Cards(deck) {
			c.cards[x.ID] = true
			c.all = append(c.all, string(x.ID))
		}
	}
	for _, deck := range []card.Deck{card.SkillCards, card.Locations, card.Characters, card.Titles, card.Objectives} {
		c.all = append(c.all, c.words(deck)...)
	}
	for _, deck := range []card.Deck{card.Abilities, card.TitleActions} {
		for id := range c.IDs(deck) {
			c.abilities[id] = true
		}
	}
	for l := range c.Locations.All() {
		for _, o := range l.Options {
			c.abilities[o.ID] = true
		}
	}
	for p := range c.Pieces() {
		if p.ID != "" {
			c.all = append(c.all, string(p.ID))
		}
	}
	for t := range c.Titles.All() {
		if t.Card != "" {
			c.all = append(c.all, string(t.Card))
		}
	}
	slices.Sort(c.all)
	return c
}

// words is the ids of a deck.
func (c *content) words(deck card.Deck) []string {
	var list []string
	for id := range c.IDs(deck) {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return list
}

func (c *content) place(word string) (card.Place, error) {
	if c.Locations.Of(card.Place(word)) == nil {
		return "", unknown("location", word, c.words(card.Locations))
	}
	return card.Place(word), nil
}

func (c *content) card(word string) (card.ID, error) {
	if !c.cards[card.ID(word)] {
		return "", unknown("card or token", word, keysOf(c.cards))
	}
	return card.ID(word), nil
}

func keysOf[T any](m map[card.ID]T) []string {
	var list []string
	for id := range m {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return list
}
