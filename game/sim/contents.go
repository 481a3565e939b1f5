package sim

import (
	"maps"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// deck is a kind of card; each pile holds one kind, or a few.
type deck uint8

const (
	skillCards deck = iota
	crises
	superCrises
	quorum
	destinations
	loyalty
	damage
	basestarDamage
	civilians
	numDecks
)

var deckNames = [numDecks]string{"skill", "crisis", "super crisis", "quorum", "destination", "loyalty", "damage", "basestar damage", "civilian"}

// contents is what lies in the boxes.
type contents struct {
	ids        []card.ID
	decks      []deck // of the card with that number
	copies     []int
	number     map[card.ID]int
	skills     map[card.ID]card.Skill
	distances  map[card.ID]int
	mayReturn  map[card.ID]bool // Loyalty cards of the "not a Cylon" deck (E-LOY-01)
	locations  map[card.Place]card.Board
	characters map[card.ID]*card.Character
	supply     map[card.Ship]int
	thresholds []int
	boxes      []card.Box
	nukes      int // how many the Admiral can hold
}

func newContents(boxes []card.Box) *contents {
	c := &contents{
		number: map[card.ID]int{}, skills: map[card.ID]card.Skill{}, distances: map[card.ID]int{}, mayReturn: map[card.ID]bool{}, locations: map[card.Place]card.Board{},
		characters: map[card.ID]*card.Character{}, supply: map[card.Ship]int{}, boxes: boxes, nukes: 2,
	}
	for b := range boxes {
		box := &boxes[b]
		if box.ID == "exodus" {
			c.nukes = game.MaxNukes
		}
		for _, x := range box.Skills {
			for _, strength := range slices.Sorted(maps.Keys(x.Copies)) {
				id := card.SkillID(x.ID, strength)
				c.add(skillCards, id, x.Copies[strength])
				c.skills[id] = x.Type
			}
		}
		for _, x := range box.Crises {
			c.add(crises, x.ID, x.Count)
			c.distances[x.ID] = x.Distance
		}
		for _, x := range box.SuperCrises {
			c.add(superCrises, x.ID, x.Count)
		}
		for _, x := range box.Quorum {
			c.add(quorum, x.ID, x.Count)
		}
		for _, x := range box.Destinations {
			c.add(destinations, x.ID, x.Count)
			c.distances[x.ID] = x.Distance
		}
		for _, x := range box.Loyalty {
			c.add(loyalty, x.ID, x.Count)
			c.mayReturn[x.ID] = x.Team == card.HumanTeam
		}
		for _, x := range box.GalacticaDamage {
			c.add(damage, x.ID, x.Count)
		}
		for _, x := range box.BasestarDamage {
			c.add(basestarDamage, x.ID, x.Count)
		}
		for _, x := range box.Civilians {
			c.add(civilians, x.ID, x.Count)
		}
		for _, x := range box.Locations {
			c.locations[x.ID] = x.Board
		}
		for i := range box.Characters {
			c.characters[box.Characters[i].ID] = &box.Characters[i]
		}
		for _, x := range box.Pieces {
			c.supply[x.Ship] += x.Count
		}
		for _, x := range box.Objectives {
			for _, t := range x.Thresholds {
				c.thresholds = append(c.thresholds, t.At)
			}
		}
	}
	return c
}

// add takes in so many cards of an id; two boxes may hold the same.
func (c *contents) add(d deck, id card.ID, count int) {
	if n, known := c.number[id]; known {
		c.copies[n] += count
		return
	}
	c.number[id] = len(c.ids)
	c.ids = append(c.ids, id)
	c.decks = append(c.decks, d)
	c.copies = append(c.copies, count)
}

// holds says which decks a pile may hold cards of.
func holds(p game.Pile) [numDecks]bool {
	var may [numDecks]bool
	allow := func(decks ...deck) {
		for _, d := range decks {
			may[d] = true
		}
	}
	switch p {
	case game.Destiny, game.CheckCards, game.CheckAside:
		allow(skillCards)
	case game.CrisisDeck, game.CrisisDiscard, game.CrisisDrawn:
		allow(crises)
	case game.CrisisOpen, game.InPlay:
		allow(crises, superCrises)
	case game.SuperDeck, game.SuperDiscard:
		allow(superCrises)
	case game.QuorumDeck, game.QuorumDiscard, game.QuorumHand, game.QuorumOpen, game.QuorumDrawn, game.QuorumInPlay:
		allow(quorum)
	case game.LoyaltyDeck, game.LoyaltyUnused, game.NotCylonDeck, game.NotCylonDiscard, game.AssistLoyalty:
		allow(loyalty)
	case game.DestinationDeck, game.DestinationDrawn:
		allow(destinations)
	case game.Travelled:
		allow(destinations, crises)
	case game.DamagePile, game.DamageDrawn, game.DamageOnBoard:
		allow(damage)
	case game.BasestarDamagePile:
		allow(basestarDamage)
	case game.CivilianPile:
		allow(civilians)
	case game.Removed:
		allow(quorum, damage, civilians, loyalty)
	}
	for skill := card.Politics; skill <= card.Treachery; skill++ {
		if p == game.SkillDeck(skill) || p == game.SkillDiscard(skill) {
			allow(skillCards)
		}
	}
	for _, a := range card.Areas {
		if p == game.Civilians(a) {
			allow(civilians)
		}
	}
	for n := range 4 {
		if p == game.BasestarTokens(n) {
			allow(basestarDamage)
		}
	}
	for s := game.Seat(0); s < game.MaxSeats; s++ {
		switch p {
		case game.Hand(s), game.Contribution(s):
			allow(skillCards)
		case game.SuperHand(s):
			allow(superCrises)
		case game.KeptQuorum(s):
			allow(quorum)
		case game.Loyalty(s):
			allow(loyalty)
		}
	}
	if p == game.Contribution(game.Everyone) {
		allow(skillCards)
	}
	return may
}

// mayHold is holds of every pile.
var mayHold = func() (may [game.NumPiles][numDecks]bool) {
	for p := range may {
		may[p] = holds(game.Pile(p))
	}
	return may
}()

// isFaceDown is the piles of which the open table knows no card; in a deck it is at most a scout who does.
var isFaceDown = func() (down [game.NumPiles]bool) {
	for _, p := range []game.Pile{
		game.Destiny, game.CrisisDeck, game.SuperDeck, game.QuorumDeck, game.LoyaltyDeck, game.LoyaltyUnused, game.NotCylonDeck,
		game.DestinationDeck, game.DamagePile, game.BasestarDamagePile, game.CivilianPile,
		game.CrisisDrawn, game.QuorumHand, game.QuorumDrawn, game.DestinationDrawn, game.DamageDrawn,
	} {
		down[p] = true
	}
	for skill := card.Politics; skill <= card.Treachery; skill++ {
		down[game.SkillDeck(skill)] = true
	}
	for s := game.Seat(0); s < game.MaxSeats; s++ {
		down[game.SuperHand(s)] = true
	}
	return down
}()
