package script

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// content is what the boxes of a scenario hold, by name.
type content struct {
	characters map[card.ID]*card.Character
	loyalty    map[card.ID]*card.Loyalty
	tokens     map[card.ID]*card.Token
	supply     map[card.Ship]int
	titles     map[card.Title]*card.TitleCard
	places     []card.Place
	cards      map[card.ID]bool // everything that lies in a pile
	abilities  map[card.ID]bool // of characters and titles
	thresholds []card.Threshold
	all        []string // all that a rule line can name as a card
	nukes      int      // how many the Admiral can hold
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
	c := content{
		map[card.ID]*card.Character{},
		map[card.ID]*card.Loyalty{},
		map[card.ID]*card.Token{},
		map[card.Ship]int{},
		map[card.Title]*card.TitleCard{},
		nil,
		map[card.ID]bool{},
		map[card.ID]bool{},
		nil,
		nil,
		2,
	}
	for _, b := range box.InPlay(setup.Boxes, setup.Options) {
		if b.ID == "exodus" {
			c.nukes = game.MaxNukes
		}
		for i := range b.Characters {
			c.characters[b.Characters[i].ID] = &b.Characters[i]
			for _, a := range b.Characters[i].Abilities {
				c.abilities[a.ID] = true
			}
		}
		for _, p := range b.Pieces {
			if p.ID != "" {
				c.all = append(c.all, string(p.ID))
			}
		}
		for i := range b.Locations {
			for _, o := range b.Locations[i].Options {
				c.abilities[o.ID] = true
			}
		}
		for i := range b.Titles {
			c.titles[b.Titles[i].ID] = &b.Titles[i]
			if id := b.Titles[i].Card; id != "" {
				c.all = append(c.all, string(id))
			}
			for _, a := range b.Titles[i].Actions {
				c.abilities[a.ID] = true
			}
		}
		for i := range b.Loyalty {
			c.loyalty[b.Loyalty[i].ID] = &b.Loyalty[i]
			c.cards[b.Loyalty[i].ID] = true
		}
		for _, tokens := range [][]card.Token{b.GalacticaDamage, b.BasestarDamage, b.Civilians} {
			for i := range tokens {
				c.tokens[tokens[i].ID] = &tokens[i]
				c.cards[tokens[i].ID] = true
			}
		}
		for _, list := range [][]card.Crisis{b.Crises, b.SuperCrises} {
			for i := range list {
				c.cards[list[i].ID] = true
			}
		}
		for _, s := range b.Skills {
			for strength := range s.Copies {
				c.cards[card.SkillID(s.ID, strength)] = true
			}
		}
		for _, q := range b.Quorum {
			c.cards[q.ID] = true
		}
		for _, d := range b.Destinations {
			c.cards[d.ID] = true
		}
		for _, l := range b.Locations {
			c.places = append(c.places, l.ID)
		}
		for _, p := range b.Pieces {
			c.supply[p.Ship] += p.Count
		}
		for _, o := range b.Objectives {
			c.thresholds = o.Thresholds
			c.all = append(c.all, string(o.ID))
		}
		for _, x := range b.Skills {
			c.all = append(c.all, string(x.ID))
		}
	}
	c.all = append(append(append(c.all, keysOf(c.cards)...), keysOf(c.characters)...), keys(shipKinds.values)...)
	for title := range c.titles {
		c.all = append(c.all, title.String())
	}
	for _, place := range c.places {
		c.all = append(c.all, string(place))
	}
	slices.Sort(c.all)
	return c
}

func (c *content) place(word string) (card.Place, error) {
	known := map[string]card.Place{}
	for _, p := range c.places {
		known[string(p)] = p
	}
	return names[card.Place]{"location", known}.find(word)
}

func (c *content) card(word string) (card.ID, error) {
	if c.cards[card.ID(word)] {
		return card.ID(word), nil
	}
	var known []string
	for id := range c.cards {
		known = append(known, string(id))
	}
	slices.Sort(known)
	return "", unknown("card or token", word, known)
}

func keysOf[T any](m map[card.ID]T) []string {
	var list []string
	for id := range m {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return list
}
