package say

import (
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
)

// Deck says where an id comes from, because a Crisis card and an ability may have the same.
type Deck uint8

// The decks, sheets and heaps of tokens. AnyDeck is the first that knows the id.
const (
	AnyDeck Deck = iota
	SkillCards
	Crises
	SuperCrises
	QuorumCards
	Destinations
	LoyaltyCards
	Locations
	Characters
	Titles
	Objectives
	GalacticaDamage
	BasestarDamage
	CivilianShips
	Abilities
	numDecks
)

// DeckOf is the deck of the cards in a pile.
func DeckOf(p game.Pile) Deck {
	switch p {
	case game.CrisisDeck, game.CrisisDiscard, game.CrisisDrawn:
		return Crises
	case game.SuperDeck, game.SuperDiscard:
		return SuperCrises
	case game.QuorumDeck, game.QuorumDiscard, game.QuorumHand, game.QuorumOpen, game.QuorumDrawn, game.QuorumInPlay:
		return QuorumCards
	case game.LoyaltyDeck, game.LoyaltyUnused, game.NotCylonDeck, game.NotCylonDiscard, game.AssistLoyalty:
		return LoyaltyCards
	case game.DestinationDeck, game.DestinationDrawn:
		return Destinations
	case game.DamagePile, game.DamageDrawn, game.DamageOnBoard:
		return GalacticaDamage
	case game.BasestarDamagePile:
		return BasestarDamage
	case game.CivilianPile:
		return CivilianShips
	case game.Destiny, game.CheckCards, game.CheckAside:
		return SkillCards
	}
	switch {
	case isSkillDeck(p), isSkillDiscard(p):
		return SkillCards
	case isCivilians(p):
		return CivilianShips
	case isBasestarTokens(p):
		return BasestarDamage
	case p.Owner() == game.NoSeat:
		return AnyDeck // such as cards in play: crises and super crises
	}
	seat := p.Owner()
	switch p {
	case game.Hand(seat), game.Contribution(seat):
		return SkillCards
	case game.SuperHand(seat):
		return SuperCrises
	case game.KeptQuorum(seat):
		return QuorumCards
	default:
		return LoyaltyCards
	}
}

func isSkillDeck(p game.Pile) bool {
	return p >= game.SkillDeck(card.AnySkill) && p < game.SkillDiscard(card.AnySkill)
}

func isSkillDiscard(p game.Pile) bool {
	return p >= game.SkillDiscard(card.AnySkill) && p < game.Civilians(card.NoArea)
}

func isCivilians(p game.Pile) bool {
	return p >= game.Civilians(card.NoArea) && p < game.BasestarTokens(0)
}

func isBasestarTokens(p game.Pile) bool {
	return p >= game.BasestarTokens(0) && p < game.Hand(0)
}

// library is the components of the boxes by id.
type library struct {
	exodus       bool // its box is in play, whose rules change what some components do
	skills       map[card.ID]*card.SkillCard
	crises       map[card.ID]*card.Crisis
	supers       map[card.ID]*card.Crisis
	quorum       map[card.ID]*card.Quorum
	destinations map[card.ID]*card.Destination
	loyalty      map[card.ID]*card.Loyalty
	locations    map[card.Place]*card.Location
	characters   map[card.ID]*card.Character
	titles       map[card.Title]*card.TitleCard
	objectives   map[card.ID]*card.Objective
	galactica    map[card.ID]*card.Token
	basestars    map[card.ID]*card.Token
	civilians    map[card.ID]*card.Token
	abilities    map[card.ID]*card.Ability
	owners       map[card.ID]*card.Character // of the abilities
	actions      map[card.ID]*card.TitleAction
}

func newLibrary(boxes []card.Box) library {
	l := library{
		skills: map[card.ID]*card.SkillCard{}, crises: map[card.ID]*card.Crisis{}, supers: map[card.ID]*card.Crisis{},
		quorum: map[card.ID]*card.Quorum{}, destinations: map[card.ID]*card.Destination{}, loyalty: map[card.ID]*card.Loyalty{},
		locations: map[card.Place]*card.Location{}, characters: map[card.ID]*card.Character{}, titles: map[card.Title]*card.TitleCard{},
		objectives: map[card.ID]*card.Objective{}, galactica: map[card.ID]*card.Token{}, basestars: map[card.ID]*card.Token{},
		civilians: map[card.ID]*card.Token{}, abilities: map[card.ID]*card.Ability{}, owners: map[card.ID]*card.Character{},
		actions: map[card.ID]*card.TitleAction{},
	}
	for b := range boxes {
		l.add(&boxes[b])
	}
	return l
}

func (l *library) add(box *card.Box) {
	l.exodus = l.exodus || box.ID == "exodus"
	for i := range box.Skills {
		l.skills[box.Skills[i].ID] = &box.Skills[i]
	}
	for i := range box.Crises {
		l.crises[box.Crises[i].ID] = &box.Crises[i]
	}
	for i := range box.SuperCrises {
		l.supers[box.SuperCrises[i].ID] = &box.SuperCrises[i]
	}
	for i := range box.Quorum {
		l.quorum[box.Quorum[i].ID] = &box.Quorum[i]
	}
	for i := range box.Destinations {
		l.destinations[box.Destinations[i].ID] = &box.Destinations[i]
	}
	for i := range box.Loyalty {
		l.loyalty[box.Loyalty[i].ID] = &box.Loyalty[i]
	}
	for i := range box.Locations {
		l.locations[box.Locations[i].ID] = &box.Locations[i]
	}
	for i := range box.Characters {
		c := &box.Characters[i]
		l.characters[c.ID] = c
		for j := range c.Abilities {
			l.abilities[c.Abilities[j].ID] = &c.Abilities[j]
			l.owners[c.Abilities[j].ID] = c
		}
	}
	for i := range box.Titles {
		t := &box.Titles[i]
		l.titles[t.ID] = t
		for j := range t.Actions {
			l.actions[t.Actions[j].ID] = &t.Actions[j]
		}
	}
	for i := range box.Objectives {
		l.objectives[box.Objectives[i].ID] = &box.Objectives[i]
	}
	for i := range box.GalacticaDamage {
		l.galactica[box.GalacticaDamage[i].ID] = &box.GalacticaDamage[i]
	}
	for i := range box.BasestarDamage {
		l.basestars[box.BasestarDamage[i].ID] = &box.BasestarDamage[i]
	}
	for i := range box.Civilians {
		l.civilians[box.Civilians[i].ID] = &box.Civilians[i]
	}
}

// crisis is a Crisis or Super Crisis card, or nil.
func (l *library) crisis(id card.ID) *card.Crisis {
	if c := l.crises[id]; c != nil {
		return c
	}
	return l.supers[id]
}

// title is the title with an id such as "president".
func (l *library) title(id card.ID) *card.TitleCard {
	for t, c := range l.titles {
		if card.ID(t.String()) == id {
			return c
		}
	}
	return nil
}

// has says whether a deck has an id.
func (l *library) has(deck Deck, id card.ID) bool {
	switch deck {
	case SkillCards:
		title, _ := game.SplitSkill(id)
		return l.skills[title] != nil
	case Crises:
		return l.crises[id] != nil
	case SuperCrises:
		return l.supers[id] != nil
	case QuorumCards:
		return l.quorum[id] != nil
	case Destinations:
		return l.destinations[id] != nil
	case LoyaltyCards:
		return l.loyalty[id] != nil
	case Locations:
		return l.locations[card.Place(id)] != nil
	case Characters:
		return l.characters[id] != nil
	case Titles:
		return l.title(id) != nil
	case Objectives:
		return l.objectives[id] != nil
	case GalacticaDamage:
		return l.galactica[id] != nil
	case BasestarDamage:
		return l.basestars[id] != nil
	case CivilianShips:
		return l.civilians[id] != nil
	case Abilities:
		return l.abilities[id] != nil
	default:
		return false
	}
}

// find is the first deck that has an id, or AnyDeck if none has it.
func (l *library) find(id card.ID) Deck {
	for deck := AnyDeck + 1; deck < numDecks; deck++ {
		if l.has(deck, id) {
			return deck
		}
	}
	return AnyDeck
}

// CardName is the name of any component; of a Skill card with its strength, as in "Executive Order 2". A component that no box
// knows is called by its id.
func (s *Speaker) CardName(id card.ID) string {
	l := &s.lib
	name := ""
	switch l.find(id) {
	case SkillCards:
		title, strength := game.SplitSkill(id)
		name = l.skills[title].Name
		if strength >= 0 {
			name += " " + strconv.Itoa(strength)
		}
	case Crises, SuperCrises:
		name = l.crisis(id).Name
	case QuorumCards:
		name = l.quorum[id].Name
	case Destinations:
		name = l.destinations[id].Name
	case LoyaltyCards:
		name = l.loyalty[id].Name
	case Locations:
		return s.Place(card.Place(id))
	case Characters:
		name = l.characters[id].Name
	case Titles:
		return s.Title(l.title(id).ID)
	case Objectives:
		name = l.objectives[id].Name
	case GalacticaDamage:
		name = l.galactica[id].Name
	case BasestarDamage:
		name = l.basestars[id].Name
	case CivilianShips:
		return s.Ship(card.Civilian)
	case Abilities:
		name = l.abilities[id].Name
	}
	switch {
	case name != "":
		return curly(name)
	case l.actions[id] != nil:
		return s.titleAction(id)
	default:
		return string(id)
	}
}
