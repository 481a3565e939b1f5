package bot

import (
	"sync"

	"battlestar/game/box"
	"battlestar/game/card"
)

// library is every component that a player knows from the boxes, by id.
type library struct {
	crises       map[card.ID]*card.Crisis // Super Crisis cards too
	skills       map[card.ID]*card.SkillCard
	quorum       map[card.ID]*card.Quorum
	destinations map[card.ID]*card.Destination
	loyalty      map[card.ID]*card.Loyalty
	locations    map[card.Place]*card.Location
	characters   map[card.ID]*card.Character
	tokens       map[card.ID]*card.Token
	effects      map[card.ID][]card.Effects // all lists of a component, abilities included
}

// cards is the library of all boxes that are built. Ids are unique among them.
var cards = sync.OnceValue(func() *library {
	l := &library{
		crises: map[card.ID]*card.Crisis{}, skills: map[card.ID]*card.SkillCard{}, quorum: map[card.ID]*card.Quorum{},
		destinations: map[card.ID]*card.Destination{}, loyalty: map[card.ID]*card.Loyalty{}, locations: map[card.Place]*card.Location{},
		characters: map[card.ID]*card.Character{}, tokens: map[card.ID]*card.Token{}, effects: map[card.ID][]card.Effects{},
	}
	for _, b := range box.All() {
		l.add(b)
	}
	return l
})

func (l *library) add(b card.Box) {
	for _, list := range [][]card.Crisis{b.Crises, b.SuperCrises} {
		for i := range list {
			c := &list[i]
			l.crises[c.ID] = c
			l.effects[c.ID] = append(l.effects[c.ID], c.Options...)
			l.effects[c.ID] = append(l.effects[c.ID], c.Setup, c.Special.Effect)
			if c.Check != nil {
				l.effects[c.ID] = append(l.effects[c.ID], c.Check.Pass, c.Check.Middle, c.Check.Fail, c.Check.Consequence)
			}
		}
	}
	for i := range b.Skills {
		s := &b.Skills[i]
		for strength := range s.Copies {
			l.skills[card.SkillID(s.ID, strength)] = s
		}
		l.effects[s.ID] = append(l.effects[s.ID], s.Effect)
	}
	for i := range b.Quorum {
		q := &b.Quorum[i]
		l.quorum[q.ID] = q
		l.effects[q.ID] = append(l.effects[q.ID], q.Effect)
	}
	for i := range b.Destinations {
		d := &b.Destinations[i]
		l.destinations[d.ID] = d
		l.effects[d.ID] = append(l.effects[d.ID], d.Effect)
	}
	for i := range b.Loyalty {
		l.loyalty[b.Loyalty[i].ID] = &b.Loyalty[i]
		l.effects[b.Loyalty[i].ID] = append(l.effects[b.Loyalty[i].ID], b.Loyalty[i].Effect)
	}
	for i := range b.Locations {
		place := &b.Locations[i]
		l.locations[place.ID] = place
		l.effects[card.ID(place.ID)] = append(l.effects[card.ID(place.ID)], place.Action)
	}
	for i := range b.Characters {
		c := &b.Characters[i]
		l.characters[c.ID] = c
		for _, a := range c.Abilities {
			l.effects[a.ID] = append(l.effects[a.ID], a.Effect)
		}
	}
	for _, list := range [][]card.Token{b.GalacticaDamage, b.BasestarDamage, b.Civilians} {
		for i := range list {
			l.tokens[list[i].ID] = &list[i]
		}
	}
}

// find gives the first effect of a kind in the lists of a component, however deep.
func find[E card.Effect](id card.ID) (E, bool) {
	for _, list := range cards().effects[id] {
		if e, ok := findIn[E](list); ok {
			return e, true
		}
	}
	var none E
	return none, false
}

func findIn[E card.Effect](list card.Effects) (E, bool) {
	for _, e := range list {
		if found, ok := e.(E); ok {
			return found, true
		}
		for _, inner := range inside(e) {
			if found, ok := findIn[E](inner); ok {
				return found, true
			}
		}
	}
	var none E
	return none, false
}

// inside is the lists that an effect holds.
func inside(e card.Effect) []card.Effects {
	switch e := e.(type) {
	case card.IfAtMost:
		return []card.Effects{e.Then}
	case card.Roll:
		return []card.Effects{e.Low, e.High}
	case card.Risk:
		return []card.Effects{e.Roll.Low, e.Roll.High}
	case card.OneOf:
		return e.Options
	case card.May:
		return []card.Effects{e.Then}
	case card.Mutiny:
		return []card.Effects{e.Low}
	case card.RollBelowRaiders:
		return []card.Effects{e.Then}
	default:
		return nil
	}
}
