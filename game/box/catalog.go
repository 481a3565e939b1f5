package box

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"sync"

	"battlestar/game/card"
)

// Catalog is the components that a game is played with: those of its boxes and options, by deck and id. It is made once and never changes; several
// goroutines may read it.
type Catalog struct {
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
	PegasusDamage   Index[card.ID, card.Token]
	BasestarDamage  Index[card.ID, card.Token]
	Civilians       Index[card.ID, card.Token]
	Allies          Index[card.ID, card.Ally]
	Crossroads      Index[card.ID, card.CrossroadsCard]
	Trauma          Index[card.ID, card.Trauma]
	Agendas         Index[card.ID, card.Agenda]
	Mutinies        Index[card.ID, card.MutinyCard]
	Missions        Index[card.ID, card.Mission]
	Motives         Index[card.ID, card.Motive]
	Abilities       Index[card.ID, card.Ability] // of the characters
	TitleActions    Index[card.ID, card.TitleAction]
	LocationOptions Index[card.ID, card.LocationOption] // of locations that offer several actions
	BoardActions    Index[card.ID, card.BoardAction]    // of whole boards; their deck is TitleActions

	copies map[card.ID]*Skill          // by title and strength
	owners map[card.ID]*card.Character // of the abilities
	titles map[card.ID]card.Title      // by the id of the title
	supply map[card.Ship]int

	skillTypes []card.Skill

	loyaltyMakeups []card.LoyaltyMakeup
	decks          [card.NumDecks]deck
}

// deck is what is known of the components of a deck, whatever they are.
type deck struct {
	ids   []card.ID
	by    map[card.ID]item
	cards []Cards
}

// Index is the components of one deck.
type Index[K comparable, C any] struct {
	list []*C
	by   map[K]*C
}

// Of returns the component with an id, or nil.
func (x *Index[K, C]) Of(id K) *C { return x.by[id] }

// All yields the components in the order of the boxes. If two boxes hold copies of one, it comes once for each.
func (x *Index[K, C]) All() iter.Seq[*C] { return slices.Values(x.list) }

func (x *Index[K, C]) add(id K, component *C) {
	if x.by == nil {
		x.by = map[K]*C{}
	}
	x.list = append(x.list, component)
	x.by[id] = component
}

// Skill is a Skill card of one strength.
type Skill struct {
	*card.SkillCard
	Strength int
}

// made is the catalogs that were asked for last.
var made recent

// New returns the catalog of a game with some boxes and options. Ids of boxes that are not built in are skipped.
func New(boxes []card.ID, options []string) *Catalog {
	return made.get(fmt.Sprint(boxes, options), func() []card.Box { return inPlay(boxes, options) })
}

// Everything returns the catalog of all that some boxes hold, including the components of every option; of all boxes if none is named.
func Everything(boxes ...card.ID) *Catalog {
	return made.get(fmt.Sprint("everything in ", boxes), func() []card.Box {
		return slices.DeleteFunc(All(), func(b card.Box) bool { return len(boxes) > 0 && !slices.Contains(boxes, b.ID) })
	})
}

// recent keeps some catalogs: a program that plays many games makes each once, and one that goes through all boxes and options does not keep all.
type recent struct {
	mu   sync.Mutex
	kept []named // the latest first
}

type named struct {
	name string
	c    *Catalog
}

// mostKept is the number of catalogs kept.
const mostKept = 16

func (r *recent) get(name string, boxes func() []card.Box) *Catalog {
	r.mu.Lock()
	defer r.mu.Unlock()
	at := slices.IndexFunc(r.kept, func(n named) bool { return n.name == name })
	if at == 0 {
		return r.kept[0].c
	}
	var n named
	if at > 0 {
		n = r.kept[at]
		r.kept = slices.Delete(r.kept, at, at+1)
	} else {
		n = named{name, catalog(boxes())}
	}
	r.kept = slices.Insert(r.kept[:min(len(r.kept), mostKept-1)], 0, n)
	return n.c
}

func catalog(boxes []card.Box) *Catalog {
	c := &Catalog{
		boxes: boxes, copies: map[card.ID]*Skill{}, owners: map[card.ID]*card.Character{}, titles: map[card.ID]card.Title{},
		supply: map[card.Ship]int{},
	}
	for i := range boxes {
		c.add(&boxes[i])
	}
	for s := range c.Skills.All() {
		if !slices.Contains(c.skillTypes, s.Type) {
			c.skillTypes = append(c.skillTypes, s.Type)
		}
	}
	slices.Sort(c.skillTypes)
	return c
}

// item is what a deck holds about one of its components: its id, the number of cards or tokens that lie in piles, and all its lists of effects in the
// order in which they stand on it.
type item struct {
	id      card.ID
	count   int
	effects []card.Effects
}

// gather adds a box's components of one deck.
func gather[K ~string, C any](c *Catalog, of card.Deck, index *Index[K, C], components []C, as func(*C) item) {
	for i := range components {
		x := as(&components[i])
		index.add(K(x.id), &components[i])
		c.decks[of].put(x)
	}
}

func (d *deck) put(x item) {
	if d.by == nil {
		d.by = map[card.ID]item{}
	}
	if _, known := d.by[x.id]; !known {
		d.ids = append(d.ids, x.id)
	}
	d.by[x.id] = x
	d.count(x.id, x.count)
}

// count adds cards that lie in piles.
func (d *deck) count(id card.ID, n int) {
	if n == 0 {
		return
	}
	at := slices.IndexFunc(d.cards, func(c Cards) bool { return c.ID == id })
	if at < 0 {
		at, d.cards = len(d.cards), append(d.cards, Cards{ID: id})
	}
	d.cards[at].Count += n
}

// add adds what a box holds, deck by deck.
func (c *Catalog) add(b *card.Box) {
	gather(c, card.SkillCards, &c.Skills, b.Skills, func(x *card.SkillCard) item { return item{x.ID, 0, effects(x.Effect, x.Dropped)} })
	gather(c, card.Crises, &c.Crises, b.Crises, crisisItem)
	gather(c, card.SuperCrises, &c.SuperCrises, b.SuperCrises, crisisItem)
	gather(c, card.QuorumCards, &c.Quorum, b.Quorum, func(x *card.Quorum) item { return item{x.ID, x.Count, effects(x.Effect, x.Kept.Effect)} })
	gather(c, card.Destinations, &c.Destinations, b.Destinations, func(x *card.Destination) item { return item{x.ID, x.Count, effects(x.Effect)} })
	gather(c, card.LoyaltyCards, &c.Loyalty, b.Loyalty, loyaltyItem)
	gather(c, card.Locations, &c.Locations, b.Locations, locationItem)
	gather(c, card.Characters, &c.Characters, b.Characters, func(x *card.Character) item { return item{x.ID, 0, nil} })
	gather(c, card.Objectives, &c.Objectives, b.Objectives, objectiveItem)
	gather(c, card.GalacticaDamage, &c.GalacticaDamage, b.GalacticaDamage, tokenItem)
	gather(c, card.PegasusDamage, &c.PegasusDamage, b.PegasusDamage, tokenItem)
	gather(c, card.BasestarDamage, &c.BasestarDamage, b.BasestarDamage, tokenItem)
	gather(c, card.CivilianShips, &c.Civilians, b.Civilians, tokenItem)
	gather(c, card.Allies, &c.Allies, b.Allies, func(x *card.Ally) item { return item{x.ID, 1, effects(x.Benevolent, x.Antagonistic)} })
	gather(c, card.Crossroads, &c.Crossroads, b.Crossroads, func(x *card.CrossroadsCard) item { return item{x.ID, 1, effects(x.Benevolent, x.Antagonistic)} })
	gather(c, card.TitleActions, &c.BoardActions, b.BoardActions, func(x *card.BoardAction) item { return item{x.ID, 0, effects(x.Effect)} })
	gather(c, card.Agendas, &c.Agendas, b.Agendas, func(x *card.Agenda) item { return item{x.ID, 1, nil} })
	gather(c, card.Mutinies, &c.Mutinies, b.Mutinies, func(x *card.MutinyCard) item { return item{x.ID, x.Count, effects(x.Effect)} })
	gather(c, card.Missions, &c.Missions, b.Missions, func(x *card.Mission) item { return item{x.ID, 1, ofCheck(x.Check)} })
	gather(c, card.Motives, &c.Motives, b.Motives, func(x *card.Motive) item { return item{x.ID, 1, nil} })
	gather(c, card.TraumaTokens, &c.Trauma, b.Trauma, func(x *card.Trauma) item { return item{x.ID, x.Count, nil} })
	for i := range b.Skills {
		x := &b.Skills[i]
		for _, strength := range slices.Sorted(maps.Keys(x.Copies)) {
			id := card.SkillID(x.ID, strength)
			c.copies[id] = &Skill{x, strength}
			c.decks[card.SkillCards].count(id, x.Copies[strength])
		}
	}
	for i := range b.Characters {
		of := &b.Characters[i]
		gather(c, card.Abilities, &c.Abilities, of.Abilities, func(x *card.Ability) item { return item{x.ID, 0, effects(x.Effect)} })
		for _, x := range of.Abilities {
			c.owners[x.ID] = of
		}
	}
	for i := range b.Titles {
		x := &b.Titles[i]
		id := card.ID(x.ID.String())
		c.titles[id] = x.ID
		c.Titles.add(x.ID, x)
		c.decks[card.Titles].put(item{id, 0, nil})
		gather(c, card.TitleActions, &c.TitleActions, x.Actions, func(x *card.TitleAction) item { return item{x.ID, 0, effects(x.Effect)} })
	}
	for i := range b.Locations {
		for at := range b.Locations[i].Options {
			option := &b.Locations[i].Options[at]
			c.LocationOptions.add(option.ID, option)
		}
	}
	for _, piece := range b.Pieces {
		c.supply[piece.Ship] += piece.Count
	}
	c.loyaltyMakeups = append(c.loyaltyMakeups, b.LoyaltyMakeups...)
}

func effects(lists ...card.Effects) []card.Effects { return lists }

func crisisItem(x *card.Crisis) item {
	return item{x.ID, x.Count, slices.Concat(x.Options, ofCheck(x.Check), effects(x.Setup, x.Special.Effect))}
}

func ofCheck(c *card.Check) []card.Effects {
	if c == nil {
		return nil
	}
	return effects(c.Pass, c.Middle, c.Fail, c.Consequence)
}

func loyaltyItem(x *card.Loyalty) item {
	all := effects(x.Effect)
	if x.Final != nil {
		all = append(all, x.Final.Examined, x.Final.Executed)
	}
	return item{x.ID, x.Count, all}
}

func locationItem(x *card.Location) item {
	all := effects(x.Action, x.CylonAction)
	for _, o := range x.Options {
		all = append(all, o.Effect)
	}
	return item{card.ID(x.ID), 0, slices.Concat(all, ofCheck(x.Check), x.Passive)}
}

func objectiveItem(x *card.Objective) item {
	var all []card.Effects
	for _, t := range x.Thresholds {
		all = append(all, t.Effect)
	}
	return item{x.ID, 0, all}
}

func tokenItem(x *card.Token) item { return item{x.ID, x.Count, effects(x.Effect)} }

// With reports whether a box is among those played.
func (c *Catalog) With(id card.ID) bool {
	return slices.ContainsFunc(c.boxes, func(b card.Box) bool { return b.ID == id })
}

// Pieces yields the plastic ships and the tokens that are not ships, in the order of the boxes.
func (c *Catalog) Pieces() iter.Seq[card.Piece] {
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

// Tokens returns the number of tokens of a kind that is not a ship.
func (c *Catalog) Tokens(id card.ID) int {
	n := 0
	for p := range c.Pieces() {
		if p.ID == id {
			n += p.Count
		}
	}
	return n
}

// Supply returns the number of pieces of a kind (B-LIMIT-01).
func (c *Catalog) Supply(s card.Ship) int { return c.supply[s] }

// LoyaltyMakeup returns the makeup of the Loyalty deck for a number of players, with or without a Cylon Leader; the zero value if no box has one.
func (c *Catalog) LoyaltyMakeup(players int, leader bool) card.LoyaltyMakeup {
	for _, d := range c.loyaltyMakeups {
		if d.Players == players && d.Leader == leader {
			return d
		}
	}
	return card.LoyaltyMakeup{}
}

// Players returns the most players that the boxes are for.
func (c *Catalog) Players() (most int) {
	for _, d := range c.loyaltyMakeups {
		most = max(most, d.Players)
	}
	return most
}

// SkillTypes returns the types that have Skill cards.
func (c *Catalog) SkillTypes() []card.Skill { return c.skillTypes }

// Skill returns the Skill card of a title and strength, or nil.
func (c *Catalog) Skill(id card.ID) *Skill { return c.copies[id] }

// Crisis returns a Crisis or Super Crisis card, or nil. No id is in both decks.
func (c *Catalog) Crisis(id card.ID) *card.Crisis {
	if super := c.SuperCrises.Of(id); super != nil {
		return super
	}
	return c.Crises.Of(id)
}

// Objective returns the objective that is played, or nil.
func (c *Catalog) Objective() *card.Objective {
	if len(c.Objectives.list) == 0 {
		return nil
	}
	return c.Objectives.list[len(c.Objectives.list)-1]
}

// Token returns a damage token or a civilian ship, or nil. No id is in two of those heaps.
func (c *Catalog) Token(id card.ID) *card.Token {
	for _, heap := range [...]*Index[card.ID, card.Token]{&c.GalacticaDamage, &c.PegasusDamage, &c.BasestarDamage, &c.Civilians} {
		if token := heap.Of(id); token != nil {
			return token
		}
	}
	return nil
}

// Title returns the card of the title with an id such as "president", or nil.
func (c *Catalog) Title(id card.ID) *card.TitleCard { return c.Titles.Of(c.titles[id]) }

// Owner returns the character with an ability, or nil.
func (c *Catalog) Owner(ability card.ID) *card.Character { return c.owners[ability] }

// Has reports whether a deck has an id. A Skill card may be named with or without its strength.
func (c *Catalog) Has(deck card.Deck, id card.ID) bool {
	_, has := c.decks[deck].by[id]
	return has || deck == card.SkillCards && c.copies[id] != nil
}

// Find returns the first deck that has an id, or AnyDeck. If you know the deck, use it, as an id may be in two. The title of a Skill card may also be
// the id of another card, which lies in piles by that id; Find then returns the deck of that card.
func (c *Catalog) Find(id card.ID) card.Deck {
	for deck := card.SkillCards + 1; deck < card.NumDecks; deck++ {
		if c.Has(deck, id) {
			return deck
		}
	}
	if c.Has(card.SkillCards, id) {
		return card.SkillCards
	}
	return card.AnyDeck
}

// Check returns the skill check of a crisis or mission, or if there is no such card, of a location; nil for none.
func (c *Catalog) Check(crisis card.ID, place card.Place) *card.Check {
	if m := c.Missions.Of(crisis); m != nil {
		return m.Check
	}
	if of := c.Crisis(crisis); of != nil {
		return of.Check
	}
	if l := c.Locations.Of(place); l != nil {
		return l.Check
	}
	return nil
}

// CountsFor returns the card that makes a type count for a skill check (B-CHECK-08), or "".
func (c *Catalog) CountsFor(skill card.Skill) card.ID {
	for _, deck := range []card.Deck{card.SkillCards, card.QuorumCards} {
		for id := range c.IDs(deck) {
			for _, list := range c.Effects(deck, id) {
				for e := range list.Deep() {
					if counts, is := e.(card.CountsPositive); is && counts.Type == skill {
						return id
					}
				}
			}
		}
	}
	return ""
}

// IDs yields the ids of a deck in the order of the boxes, each once; Skill cards by title.
func (c *Catalog) IDs(deck card.Deck) iter.Seq[card.ID] { return slices.Values(c.decks[deck].ids) }

// Cards is one card or token with the number of its copies.
type Cards struct {
	ID    card.ID
	Count int
}

// Cards yields the cards or tokens of a deck that lie in piles, in the order of the boxes, each once with all its copies; Skill cards by title and
// strength. It is empty for what lies in no pile, such as the sheets.
func (c *Catalog) Cards(deck card.Deck) iter.Seq[Cards] { return slices.Values(c.decks[deck].cards) }

// Effects returns all lists of effects of a component, in the order in which they stand on it.
func (c *Catalog) Effects(deck card.Deck, id card.ID) []card.Effects {
	if deck == card.SkillCards {
		id, _ = card.SplitSkill(id)
	}
	return c.decks[deck].by[id].effects
}
