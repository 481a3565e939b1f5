package box

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"sync"

	"battlestar/game/card"
)

// Catalogue is the components that a game is played with: those of its boxes and options, by deck and id. It is made once and never
// changes; several goroutines may read it.
type Catalogue struct {
	boxes []card.Box

	Skills          Index[card.ID, card.SkillCard] // by title
	Crises          Index[card.ID, card.Crisis]
	SuperCrises     Index[card.ID, card.Crisis]
	Quorum          Index[card.ID, card.Quorum]
	Destinations    Index[card.ID, card.Destination]
	Loyalty         Index[card.ID, card.Loyalty]
	Locations       Index[card.Place, card.Location]
	Characters      Index[card.ID, card.Character]
	Titles          Index[card.Title, card.TitleCard]
	Objectives      Index[card.ID, card.Objective]
	GalacticaDamage Index[card.ID, card.Token]
	BasestarDamage  Index[card.ID, card.Token]
	Civilians       Index[card.ID, card.Token]
	Abilities       Index[card.ID, card.Ability] // of the characters
	TitleActions    Index[card.ID, card.TitleAction]
	LocationOptions Index[card.ID, card.LocationOption] // of locations that offer several things

	copies map[card.ID]*Skill          // by title and strength
	owners map[card.ID]*card.Character // of the abilities
	titles map[card.ID]card.Title      // by the id of the title
	supply map[card.Ship]int

	loyaltyDecks map[int]card.LoyaltyDeck // by the number of players
	ids          [card.NumDecks][]card.ID
	cards        [card.NumDecks][]Cards
	effects      [card.NumDecks]map[card.ID][]card.Effects
}

// Index is the components of one deck.
type Index[K comparable, C any] struct {
	list []*C
	by   map[K]*C
}

// Of is the component with an id, or nil.
func (x *Index[K, C]) Of(id K) *C { return x.by[id] }

// All is the components in the order of the boxes. What two boxes hold copies of comes once for each.
func (x *Index[K, C]) All() iter.Seq[*C] { return slices.Values(x.list) }

func (x *Index[K, C]) add(components []C, id func(*C) K) {
	if x.by == nil {
		x.by = make(map[K]*C, len(components))
	}
	for i := range components {
		x.list = append(x.list, &components[i])
		x.by[id(&components[i])] = &components[i]
	}
}

// Skill is a Skill card of one strength.
type Skill struct {
	*card.SkillCard
	Strength int
}

// made is the catalogues that were asked for, by boxes and options: a program that plays many games makes each once.
var made sync.Map

// New is the catalogue of a game with some boxes and options. Ids of boxes that are not built are passed over.
func New(boxes []card.ID, options []string) *Catalogue {
	name := fmt.Sprint(boxes, options)
	c, ok := made.Load(name)
	if !ok {
		c, _ = made.LoadOrStore(name, catalogue(inPlay(boxes, options)))
	}
	return c.(*Catalogue)
}

// Everything is the catalogue of all that some boxes hold, the components of every option among it; of all boxes if none is named.
func Everything(boxes ...card.ID) *Catalogue {
	name := fmt.Sprint("everything in ", boxes)
	c, ok := made.Load(name)
	if !ok {
		all := slices.DeleteFunc(All(), func(b card.Box) bool { return len(boxes) > 0 && !slices.Contains(boxes, b.ID) })
		c, _ = made.LoadOrStore(name, catalogue(all))
	}
	return c.(*Catalogue)
}

func catalogue(boxes []card.Box) *Catalogue {
	c := &Catalogue{
		boxes: boxes, copies: map[card.ID]*Skill{}, owners: map[card.ID]*card.Character{}, titles: map[card.ID]card.Title{},
		supply: map[card.Ship]int{}, loyaltyDecks: map[int]card.LoyaltyDeck{},
	}
	for i := range boxes {
		c.add(&boxes[i])
	}
	c.list()
	c.count()
	return c
}

func (c *Catalogue) add(b *card.Box) {
	c.Skills.add(b.Skills, func(x *card.SkillCard) card.ID { return x.ID })
	c.Crises.add(b.Crises, func(x *card.Crisis) card.ID { return x.ID })
	c.SuperCrises.add(b.SuperCrises, func(x *card.Crisis) card.ID { return x.ID })
	c.Quorum.add(b.Quorum, func(x *card.Quorum) card.ID { return x.ID })
	c.Destinations.add(b.Destinations, func(x *card.Destination) card.ID { return x.ID })
	c.Loyalty.add(b.Loyalty, func(x *card.Loyalty) card.ID { return x.ID })
	c.Locations.add(b.Locations, func(x *card.Location) card.Place { return x.ID })
	c.Characters.add(b.Characters, func(x *card.Character) card.ID { return x.ID })
	c.Titles.add(b.Titles, func(x *card.TitleCard) card.Title { return x.ID })
	c.Objectives.add(b.Objectives, func(x *card.Objective) card.ID { return x.ID })
	token := func(x *card.Token) card.ID { return x.ID }
	c.GalacticaDamage.add(b.GalacticaDamage, token)
	c.BasestarDamage.add(b.BasestarDamage, token)
	c.Civilians.add(b.Civilians, token)
	for i := range b.Skills {
		for strength := range b.Skills[i].Copies {
			c.copies[card.SkillID(b.Skills[i].ID, strength)] = &Skill{&b.Skills[i], strength}
		}
	}
	for i := range b.Characters {
		c.Abilities.add(b.Characters[i].Abilities, func(x *card.Ability) card.ID {
			c.owners[x.ID] = &b.Characters[i]
			return x.ID
		})
	}
	for i := range b.Titles {
		c.titles[card.ID(b.Titles[i].ID.String())] = b.Titles[i].ID
		c.TitleActions.add(b.Titles[i].Actions, func(x *card.TitleAction) card.ID { return x.ID })
	}
	for i := range b.Locations {
		c.LocationOptions.add(b.Locations[i].Options, func(x *card.LocationOption) card.ID { return x.ID })
	}
	for _, piece := range b.Pieces {
		c.supply[piece.Ship] += piece.Count
	}
	for _, deck := range b.LoyaltyDecks {
		c.loyaltyDecks[deck.Players] = deck
	}
}

// With says whether a box is among those played.
func (c *Catalogue) With(id card.ID) bool {
	return slices.ContainsFunc(c.boxes, func(b card.Box) bool { return b.ID == id })
}

// Pieces is the plastic ships and the tokens that are no ships, in the order of the boxes.
func (c *Catalogue) Pieces() iter.Seq[card.Piece] {
	return func(yield func(card.Piece) bool) {
		for i := range c.boxes {
			for _, p := range c.boxes[i].Pieces {
				if !yield(p) {
					return
				}
			}
		}
	}
}

// Supply is how many pieces of a kind there are (B-LIMIT-01).
func (c *Catalogue) Supply(s card.Ship) int { return c.supply[s] }

// LoyaltyDeck is what the Loyalty deck of so many players is made of; of nothing if no box is for so many.
func (c *Catalogue) LoyaltyDeck(players int) card.LoyaltyDeck { return c.loyaltyDecks[players] }

// Players is the most players that the boxes are for.
func (c *Catalogue) Players() (most int) {
	for n := range c.loyaltyDecks {
		most = max(most, n)
	}
	return most
}

// Skill is the Skill card of a title and strength, or nil.
func (c *Catalogue) Skill(id card.ID) *Skill { return c.copies[id] }

// Crisis is a Crisis or Super Crisis card, or nil. No id is in both decks.
func (c *Catalogue) Crisis(id card.ID) *card.Crisis {
	if super := c.SuperCrises.Of(id); super != nil {
		return super
	}
	return c.Crises.Of(id)
}

// Objective is the objective that is played, or nil.
func (c *Catalogue) Objective() *card.Objective {
	if len(c.Objectives.list) == 0 {
		return nil
	}
	return c.Objectives.list[len(c.Objectives.list)-1]
}

// Token is a damage token or a civilian ship, or nil. No id is in two of those heaps.
func (c *Catalogue) Token(id card.ID) *card.Token {
	for _, heap := range [...]*Index[card.ID, card.Token]{&c.GalacticaDamage, &c.BasestarDamage, &c.Civilians} {
		if token := heap.Of(id); token != nil {
			return token
		}
	}
	return nil
}

// Title is the card of the title with an id such as "president", or nil.
func (c *Catalogue) Title(id card.ID) *card.TitleCard { return c.Titles.Of(c.titles[id]) }

// Owner is the character with an ability, or nil.
func (c *Catalogue) Owner(ability card.ID) *card.Character { return c.owners[ability] }

// Has says whether a deck has an id. A Skill card may be named with or without its strength.
func (c *Catalogue) Has(deck card.Deck, id card.ID) bool {
	switch deck {
	case card.AnyDeck:
		return false
	case card.SkillCards:
		return c.Skills.Of(id) != nil || c.copies[id] != nil
	case card.Crises:
		return c.Crises.Of(id) != nil
	case card.SuperCrises:
		return c.SuperCrises.Of(id) != nil
	case card.QuorumCards:
		return c.Quorum.Of(id) != nil
	case card.Destinations:
		return c.Destinations.Of(id) != nil
	case card.LoyaltyCards:
		return c.Loyalty.Of(id) != nil
	case card.Locations:
		return c.Locations.Of(card.Place(id)) != nil
	case card.Characters:
		return c.Characters.Of(id) != nil
	case card.Titles:
		return c.Title(id) != nil
	case card.Objectives:
		return c.Objectives.Of(id) != nil
	case card.GalacticaDamage:
		return c.GalacticaDamage.Of(id) != nil
	case card.BasestarDamage:
		return c.BasestarDamage.Of(id) != nil
	case card.CivilianShips:
		return c.Civilians.Of(id) != nil
	case card.Abilities:
		return c.Abilities.Of(id) != nil
	case card.TitleActions:
		return c.TitleActions.Of(id) != nil
	}
	return false
}

// Find is the first deck that has an id, or AnyDeck. Who knows the deck asks for that, as an id may be in two.
func (c *Catalogue) Find(id card.ID) card.Deck {
	for deck := card.AnyDeck + 1; deck < card.NumDecks; deck++ {
		if c.Has(deck, id) {
			return deck
		}
	}
	return card.AnyDeck
}

// IDs is the ids of a deck in the order of the boxes, each once; Skill cards by title.
func (c *Catalogue) IDs(deck card.Deck) iter.Seq[card.ID] { return slices.Values(c.ids[deck]) }

// Cards is what there is of one card or token.
type Cards struct {
	ID    card.ID
	Count int
}

// Cards is the cards or tokens of a deck that lie in piles, in the order of the boxes, each once with all its copies; Skill cards by title and
// strength. It is empty for what lies in no pile, such as the sheets.
func (c *Catalogue) Cards(deck card.Deck) iter.Seq[Cards] { return slices.Values(c.cards[deck]) }

// count gathers the cards that lie in piles.
func (c *Catalogue) count() {
	put := func(deck card.Deck, id card.ID, count int) {
		for i := range c.cards[deck] {
			if c.cards[deck][i].ID == id {
				c.cards[deck][i].Count += count
				return
			}
		}
		c.cards[deck] = append(c.cards[deck], Cards{id, count})
	}
	for x := range c.Skills.All() {
		for _, strength := range slices.Sorted(maps.Keys(x.Copies)) {
			put(card.SkillCards, card.SkillID(x.ID, strength), x.Copies[strength])
		}
	}
	for x := range c.Crises.All() {
		put(card.Crises, x.ID, x.Count)
	}
	for x := range c.SuperCrises.All() {
		put(card.SuperCrises, x.ID, x.Count)
	}
	for x := range c.Quorum.All() {
		put(card.QuorumCards, x.ID, x.Count)
	}
	for x := range c.Destinations.All() {
		put(card.Destinations, x.ID, x.Count)
	}
	for x := range c.Loyalty.All() {
		put(card.LoyaltyCards, x.ID, x.Count)
	}
	for x := range c.GalacticaDamage.All() {
		put(card.GalacticaDamage, x.ID, x.Count)
	}
	for x := range c.BasestarDamage.All() {
		put(card.BasestarDamage, x.ID, x.Count)
	}
	for x := range c.Civilians.All() {
		put(card.CivilianShips, x.ID, x.Count)
	}
}

// Effects is all lists of effects of a component, in the order in which they stand on it.
func (c *Catalogue) Effects(deck card.Deck, id card.ID) []card.Effects {
	if deck == card.SkillCards {
		id, _ = card.SplitSkill(id)
	}
	return c.effects[deck][id]
}

// list gathers the ids and the lists of effects of all components.
func (c *Catalogue) list() {
	put := func(deck card.Deck, id card.ID, lists ...card.Effects) {
		if c.effects[deck] == nil {
			c.effects[deck] = map[card.ID][]card.Effects{}
		}
		if _, known := c.effects[deck][id]; !known {
			c.ids[deck] = append(c.ids[deck], id)
		}
		c.effects[deck][id] = lists
	}
	check := func(c *card.Check) []card.Effects {
		if c == nil {
			return nil
		}
		return []card.Effects{c.Pass, c.Middle, c.Fail, c.Consequence}
	}
	for x := range c.Skills.All() {
		put(card.SkillCards, x.ID, x.Effect)
	}
	for x := range c.Crises.All() {
		put(card.Crises, x.ID, slices.Concat(x.Options, check(x.Check), []card.Effects{x.Setup, x.Special.Effect})...)
	}
	for x := range c.SuperCrises.All() {
		put(card.SuperCrises, x.ID, slices.Concat(x.Options, check(x.Check), []card.Effects{x.Setup, x.Special.Effect})...)
	}
	for x := range c.Quorum.All() {
		put(card.QuorumCards, x.ID, x.Effect, x.Kept.Effect)
	}
	for x := range c.Destinations.All() {
		put(card.Destinations, x.ID, x.Effect)
	}
	for x := range c.Loyalty.All() {
		if x.Final != nil {
			put(card.LoyaltyCards, x.ID, x.Effect, x.Final.Examined, x.Final.Executed)
			continue
		}
		put(card.LoyaltyCards, x.ID, x.Effect)
	}
	for x := range c.Locations.All() {
		lists := []card.Effects{x.Action}
		for _, o := range x.Options {
			lists = append(lists, o.Effect)
		}
		put(card.Locations, card.ID(x.ID), slices.Concat(lists, check(x.Check), x.Passive)...)
	}
	for x := range c.Characters.All() {
		put(card.Characters, x.ID)
	}
	for x := range c.Titles.All() {
		put(card.Titles, card.ID(x.ID.String()), x.Powers)
	}
	for x := range c.Objectives.All() {
		var lists []card.Effects
		for _, t := range x.Thresholds {
			lists = append(lists, t.Effect)
		}
		put(card.Objectives, x.ID, lists...)
	}
	for x := range c.GalacticaDamage.All() {
		put(card.GalacticaDamage, x.ID, x.Effect)
	}
	for x := range c.BasestarDamage.All() {
		put(card.BasestarDamage, x.ID, x.Effect)
	}
	for x := range c.Civilians.All() {
		put(card.CivilianShips, x.ID, x.Effect)
	}
	for x := range c.Abilities.All() {
		put(card.Abilities, x.ID, x.Effect)
	}
	for x := range c.TitleActions.All() {
		put(card.TitleActions, x.ID, x.Effect)
	}
}
