// Package card draws the cards, sheets and tokens of the game: faces and backs, small and large.
//
// All of them share one frame (frame.go) and one way of setting text (body.go), which makes the text smaller before it would leave
// the card. What they say comes from package say, icons and numbers from the effects themselves, so that neither can differ from what
// a card does.
package card

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Faces draws the components of the boxes in play in the language of a speaker.
type Faces struct {
	say          *say.Speaker
	skills       map[card.ID]*card.SkillCard
	crises       map[card.ID]*card.Crisis
	supers       map[card.ID]*card.Crisis
	quorum       map[card.ID]*card.Quorum
	destinations map[card.ID]*card.Destination
	loyalty      map[card.ID]*card.Loyalty
	locations    map[card.ID]*card.Location
	characters   map[card.ID]*card.Character
	damage       map[card.ID]*card.Token
	basestar     map[card.ID]*card.Token
	civilians    map[card.ID]*card.Token
	over         bool    // the text of the card that was drawn last left its room
	cut          bool    // its note was left out, as it would only fit condensed
	small        bool    // it is set smaller than private text is
	size         float64 // of its text, in units; 0 for none
}

// New is the faces of the components of some boxes.
func New(boxes []card.Box, s *say.Speaker) *Faces {
	f := &Faces{
		say: s, skills: map[card.ID]*card.SkillCard{}, crises: map[card.ID]*card.Crisis{}, supers: map[card.ID]*card.Crisis{},
		quorum: map[card.ID]*card.Quorum{}, destinations: map[card.ID]*card.Destination{}, loyalty: map[card.ID]*card.Loyalty{},
		locations: map[card.ID]*card.Location{}, characters: map[card.ID]*card.Character{}, damage: map[card.ID]*card.Token{},
		basestar: map[card.ID]*card.Token{}, civilians: map[card.ID]*card.Token{},
	}
	for i := range boxes {
		b := &boxes[i]
		keep(f.skills, b.Skills, func(c *card.SkillCard) card.ID { return c.ID })
		keep(f.crises, b.Crises, func(c *card.Crisis) card.ID { return c.ID })
		keep(f.supers, b.SuperCrises, func(c *card.Crisis) card.ID { return c.ID })
		keep(f.quorum, b.Quorum, func(c *card.Quorum) card.ID { return c.ID })
		keep(f.destinations, b.Destinations, func(c *card.Destination) card.ID { return c.ID })
		keep(f.loyalty, b.Loyalty, func(c *card.Loyalty) card.ID { return c.ID })
		keep(f.locations, b.Locations, func(c *card.Location) card.ID { return card.ID(c.ID) })
		keep(f.characters, b.Characters, func(c *card.Character) card.ID { return c.ID })
		keep(f.damage, b.GalacticaDamage, func(c *card.Token) card.ID { return c.ID })
		keep(f.basestar, b.BasestarDamage, func(c *card.Token) card.ID { return c.ID })
		keep(f.civilians, b.Civilians, func(c *card.Token) card.ID { return c.ID })
	}
	return f
}

func keep[T any](into map[card.ID]*T, list []T, id func(*T) card.ID) {
	for i := range list {
		into[id(&list[i])] = &list[i]
	}
}

// State is how a card is shown, beside what it says.
type State struct {
	Legal  bool   // may be chosen
	Calm   bool   // one of many that may be: a bar at its foot says so, and it does not glow
	Hover  bool   // under the pointer
	Chosen bool   // picked: lifted, with the tab
	Used   bool   // a once-per-game ability that is spent
	Dim    bool   // may not be chosen now, while others may: picture, signs and frame step back, its words do not
	Tab    string // on the upper edge of a chosen card

	// TextSize is the most that the text may have, in units, so that a row of cards has one size; 0 for each as large as it can be.
	TextSize float64
}

// Whole says whether the card that Any drew last shows all its words, and none smaller than private text is.
func (f *Faces) Whole() bool { return !f.over && !f.cut && !f.small }

// TextSize is the size of the text of the card that Any drew last, in units; 0 where it has none, or is set condensed.
func (f *Faces) TextSize() float64 { return f.size }

// Deck is the deck of a card that may lie in several, such as one kept in play.
func (f *Faces) Deck(id card.ID) say.Deck {
	title, _ := game.SplitSkill(id)
	switch {
	case f.skills[title] != nil:
		return say.SkillCards
	case f.crises[id] != nil:
		return say.Crises
	case f.supers[id] != nil:
		return say.SuperCrises
	case f.quorum[id] != nil:
		return say.QuorumCards
	case f.destinations[id] != nil:
		return say.Destinations
	case f.loyalty[id] != nil:
		return say.LoyaltyCards
	case f.locations[id] != nil:
		return say.Locations
	case f.characters[id] != nil:
		return say.Characters
	case f.damage[id] != nil:
		return say.GalacticaDamage
	case f.basestar[id] != nil:
		return say.BasestarDamage
	case f.civilians[id] != nil:
		return say.CivilianShips
	default:
		return say.AnyDeck
	}
}

// Check is the skill check of a crisis or a location, or nil.
func (f *Faces) Check(crisis card.ID, place card.Place) *card.Check {
	if c := f.crisis(crisis); c != nil {
		return c.Check
	}
	if l := f.locations[card.ID(place)]; l != nil {
		return l.Check
	}
	return nil
}

// Type is the type and the strength of a Skill card.
func (f *Faces) Type(id card.ID) (card.Skill, int) {
	title, strength := game.SplitSkill(id)
	if c := f.skills[title]; c != nil {
		return c.Type, strength
	}
	return card.AnySkill, strength
}

// Goal says whether a Loyalty card is a Personal Goal.
func (f *Faces) Goal(id card.ID) bool {
	l := f.loyalty[id]
	return l != nil && l.Goal != nil
}

// Attack says whether a Crisis card is a Cylon attack.
func (f *Faces) Attack(id card.ID) bool {
	c := f.crisis(id)
	return c != nil && c.Kind == card.Attack
}

// Timing is when the text of a Skill card counts.
func (f *Faces) Timing(id card.ID) card.Timing {
	title, _ := game.SplitSkill(id)
	if c := f.skills[title]; c != nil {
		return c.Timing
	}
	return card.Action
}

// crisis is a Crisis or Super Crisis card, or nil.
func (f *Faces) crisis(id card.ID) *card.Crisis {
	if c := f.crises[id]; c != nil {
		return c
	}
	return f.supers[id]
}

// Any draws a component of any deck in the shape of its kind.
func (f *Faces) Any(u *ui.UI, r ui.Rect, deck say.Deck, id card.ID, st State) ui.Rect {
	f.over, f.cut, f.small, f.size = false, false, false, 0
	if id == "" {
		return f.Back(u, r, deck, LookOf(deck).Color)
	}
	if deck == say.AnyDeck {
		deck = f.Deck(id)
	}
	switch deck {
	case say.SkillCards:
		return f.Skill(u, r, id, st)
	case say.Crises, say.SuperCrises:
		f.Crisis(u, r, id, CrisisState{State: st})
		return r
	case say.Characters:
		return f.Character(u, r, id, st)
	default:
		return f.Sheet(u, r, deck, id, st)
	}
}

// Aspect is width by height of the components of a deck.
func Aspect(deck say.Deck) float64 {
	switch deck {
	case say.SkillCards, say.QuorumCards, say.LoyaltyCards, say.Destinations:
		return 232.0 / 364
	case say.Crises, say.SuperCrises:
		return 378.0 / 652
	case say.Characters:
		return 0.86
	default:
		return 0.8
	}
}

// SkillOf is the kit's name of a type of Skill card; for AnySkill false.
func SkillOf(s card.Skill) (ui.Skill, bool) {
	if s == card.AnySkill {
		return 0, false
	}
	return ui.Skill(s - 1), true
}
