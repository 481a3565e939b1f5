package script

import (
	"slices"
	"sync"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// content is what the boxes of a scenario hold, and the words for it.
type content struct {
	*box.Catalog
	cards     map[card.ID]bool // everything that lies in a pile
	abilities map[card.ID]bool // of characters, titles and locations
	all       []string         // everything that a rule line can name as a card
	nukes     int              // how many the Admiral can hold
}

// boxes returns the ids of the boxes that are built.
func boxes() []string {
	var list []string
	for _, b := range box.All() {
		list = append(list, string(b.ID))
	}
	return list
}

func newContent(setup game.Setup) content {
	c := content{setup.Catalog(), map[card.ID]bool{}, map[card.ID]bool{}, keys(shipKinds.values), setup.MostNukes()}
	for deck := card.AnyDeck; deck < card.NumDecks; deck++ {
		for x := range c.Cards(deck) {
			c.cards[x.ID] = true
			c.all = append(c.all, string(x.ID))
		}
	}
	for _, deck := range []card.Deck{card.SkillCards, card.Locations, card.Characters, card.Titles, card.Objectives, card.TitleActions} {
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
	if c.With("pegasus") || c.With("daybreak") {
		c.all = append(c.all, infiltration)
	}
	slices.Sort(c.all)
	return c
}

// infiltration is the reference card of Cylon Leaders and the Sympathetic Cylon, which lies in no deck.
const infiltration = "infiltration"

// everything is a catalog of each box with the base game, and of each option with each box. What one lacks because it was
// replaced, another has.
var everything = sync.OnceValue(func() []*box.Catalog {
	var all []*box.Catalog
	for _, b := range boxes() {
		all = append(all, game.Setup{Boxes: []card.ID{"base", card.ID(b)}}.Catalog())
	}
	for _, v := range game.Variants {
		for _, b := range boxes() {
			all = append(all, game.Setup{Boxes: []card.ID{"base", card.ID(b)}, Options: []string{v.ID}}.Catalog())
		}
	}
	return all
})

// words returns the ids of a deck, sorted.
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
