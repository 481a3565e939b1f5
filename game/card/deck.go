package card

import (
	"strconv"
	"strings"
)

// Deck says where a component comes from: a deck of cards, a heap of tokens, the sheets, the boards. An ID is unique only within its deck: a Crisis
// card and an ability may share one.
type Deck uint8

// The decks. AnyDeck is no deck in particular.
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
	Allies       // of the Ionian Nebula
	Crossroads   // likewise
	TraumaTokens // likewise
	PegasusDamage
	Agendas      // of Cylon Leaders
	Mutinies     // of Daybreak
	Missions     // of Search for Home
	Motives      // of Cylon Leaders, with Daybreak
	Abilities    // of characters
	TitleActions // of titles, and of whole boards
	// NumDecks is the number of decks; every Deck is below it.
	NumDecks
)

var deckNames = [NumDecks]string{
	AnyDeck: "any", SkillCards: "skill", Crises: "crisis", SuperCrises: "super-crisis", QuorumCards: "quorum", Destinations: "destination",
	LoyaltyCards: "loyalty", Locations: "location", Characters: "character", Titles: "title", Objectives: "objective",
	GalacticaDamage: "damage", BasestarDamage: "basestar-damage", CivilianShips: "civilian", Allies: "ally", Crossroads: "crossroads",
	TraumaTokens: "trauma", PegasusDamage: "pegasus-damage", Agendas: "agenda", Mutinies: "mutiny", Missions: "mission", Motives: "motive",
	Abilities: "ability", TitleActions: "title-action",
}

// String returns the name of the deck, in kebab-case.
func (d Deck) String() string { return deckNames[d] }

// DamageTo returns the ID of the damage token of a location.
func DamageTo(p Place) ID { return "damage-" + ID(p) }

// SkillID returns the ID of a Skill card with the given title and strength.
func SkillID(title ID, strength int) ID { return title + "/" + ID(strconv.Itoa(strength)) }

// SplitSkill returns the title and the strength of a Skill card's id. The strength is -1 if the id is of something else, such as a title.
func SplitSkill(id ID) (title ID, strength int) {
	name, number, _ := strings.Cut(string(id), "/")
	strength, err := strconv.Atoi(number)
	if err != nil {
		strength = -1
	}
	return ID(name), strength
}
