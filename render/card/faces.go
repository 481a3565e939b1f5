// Package card draws the cards, sheets and tokens of the game: faces and backs, small and large.
//
// All of them share one frame (frame.go) and one way of setting text (body.go), which makes the text smaller before it would leave
// the card. What they say comes from package say, icons and numbers from the effects themselves, so that neither can differ from what
// a card does.
package card

import (
	"fmt"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Faces draws the components of the boxes in play in the language of a speaker.
type Faces struct {
	say   *say.Speaker
	in    *box.Catalog
	over  bool    // the text of the card drawn last left its room
	cut   bool    // its note was left out, because it would only fit condensed
	small bool    // it is set smaller than private text is
	size  float64 // of its text, in units; 0 for none
}

// FlightEnds returns the distance that the fleet must travel (B-KOBOL-01, P-NC-01).
func (f *Faces) FlightEnds() int { return f.in.Objective().FlightEnds() }

// SleeperAt returns the distance at which the Sleeper Agent phase begins, or 0 if there is none.
func (f *Faces) SleeperAt() int { return f.in.Objective().At(card.SleeperAgent{}) }

// New returns the faces of the components in play.
func New(in *box.Catalog, s *say.Speaker) *Faces { return &Faces{say: s, in: in} }

// State is how a card is shown, besides what it says.
type State struct {
	Legal  bool   // may be chosen
	Calm   bool   // one of many that may be chosen: a bar at its foot shows it, and it does not glow
	Hover  bool   // under the pointer
	Chosen bool   // picked: lifted, with the tab
	Used   bool   // a once-per-game ability that is spent
	Dim    bool   // may not be chosen now, though others may: picture, signs and frame step back, but not its words
	Tab    string // on the upper edge of a chosen card

	// Decided means that a token has decided which of two results a card has: Holds is its mark. The other result steps back.
	Decided bool
	Holds   card.Mark

	// TextSize is the largest text size in units, so that a row of cards has one size; 0 makes each as large as it can be.
	TextSize float64
}

// Whole reports whether the card that Any drew last shows all its words, none of them smaller than private text.
func (f *Faces) Whole() bool { return !f.over && !f.cut && !f.small }

// TextSize returns the text size of the card that Any drew last, in units; 0 if it has no text or is set condensed.
func (f *Faces) TextSize() float64 { return f.size }

// Deck returns the deck of a card that may lie in several, such as one kept in play.
func (f *Faces) Deck(id card.ID) card.Deck { return f.in.Find(id) }

// Check returns the skill check of a crisis, a mission or a location, or nil.
func (f *Faces) Check(crisis card.ID, place card.Place) *card.Check { return f.in.Check(crisis, place) }

// Type returns the type and the strength of a Skill card.
func (f *Faces) Type(id card.ID) (card.Skill, int) {
	title, strength := card.SplitSkill(id)
	if c := f.in.Skills.Of(title); c != nil {
		return c.Type, strength
	}
	return card.AnySkill, strength
}

// Goal reports whether a Loyalty card is a Personal Goal.
func (f *Faces) Goal(id card.ID) bool {
	l := f.in.Loyalty.Of(id)
	return l != nil && l.Goal != nil
}

// Attack reports whether a Crisis card is a Cylon attack.
func (f *Faces) Attack(id card.ID) bool {
	c := f.in.Crisis(id)
	return c != nil && c.Kind == card.Attack
}

// OncePerGame reports whether an ability of a character is a once-per-game ability.
func (f *Faces) OncePerGame(id card.ID) bool {
	a := f.in.Abilities.Of(id)
	return a != nil && a.Kind == card.OncePerGame
}

// Timing returns when the text of a Skill card counts.
func (f *Faces) Timing(id card.ID) card.Timing {
	title, _ := card.SplitSkill(id)
	if c := f.in.Skills.Of(title); c != nil {
		return c.Timing
	}
	return card.Action
}

// Any draws a component of any deck in the shape of its kind.
func (f *Faces) Any(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) ui.Rect {
	f.over, f.cut, f.small, f.size = false, false, false, 0
	if id == "" {
		return f.Back(u, r, deck, LookOf(deck).Color)
	}
	if deck == card.AnyDeck {
		deck = f.Deck(id)
	}
	switch deck {
	case card.SkillCards:
		return f.Skill(u, r, id, st)
	case card.Crises, card.SuperCrises, card.Missions:
		f.Crisis(u, r, id, CrisisState{State: st})
		return r
	case card.Characters:
		return f.Character(u, r, id, st)
	case card.Allies, card.Crossroads:
		return f.fate(u, r, deck, id, st)
	case card.TraumaTokens:
		return f.trauma(u, r, id, st)
	case card.AnyDeck, card.QuorumCards, card.Destinations, card.LoyaltyCards, card.Locations, card.Titles, card.Objectives, card.GalacticaDamage, card.PegasusDamage,
		card.BasestarDamage, card.CivilianShips, card.Agendas, card.Mutinies, card.Motives, card.Abilities, card.TitleActions:
		return f.Sheet(u, r, deck, id, st)
	}
	panic(fmt.Sprintf("unknown card.Deck %d", deck))
}

// Aspect returns the ratio of width to height of a deck's components.
func Aspect(deck card.Deck) float64 {
	switch deck {
	case card.SkillCards, card.QuorumCards, card.LoyaltyCards, card.Destinations, card.Agendas, card.Mutinies, card.Motives:
		return 232.0 / 364
	case card.Crises, card.SuperCrises, card.Missions:
		return 378.0 / 652
	case card.Characters:
		return 0.86
	case card.Allies, card.Crossroads:
		return fateW / fateH
	case card.AnyDeck, card.Locations, card.Titles, card.Objectives, card.GalacticaDamage, card.PegasusDamage, card.BasestarDamage, card.CivilianShips,
		card.TraumaTokens, card.Abilities, card.TitleActions:
		return 0.8
	}
	panic(fmt.Sprintf("unknown card.Deck %d", deck))
}

// SkillOf returns the kit's name of a type of Skill card. It returns false for AnySkill.
func SkillOf(s card.Skill) (ui.Skill, bool) {
	if s == card.AnySkill {
		return 0, false
	}
	return ui.Skill(s - 1), true
}
