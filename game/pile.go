package game

import (
	"fmt"

	"battlestar/game/card"
)

// Pile names a heap of cards or tokens: a deck, a discard pile, a hand, the ships of an area.
type Pile uint8

// The piles that are there once. Those of a skill, a seat, an area or a basestar have a function each.
const (
	NoPile Pile = iota
	Destiny
	CheckCards // the cards of a skill check, turned up
	CheckAside // those of a skill check in the middle of which another is made
	CrisisDeck
	CrisisDiscard
	CrisisDrawn // drawn, not yet turned up
	CrisisOpen  // being resolved, or resolved this turn (B-TURN-10)
	InPlay      // Crisis and Super Crisis cards kept in play
	SuperDeck
	SuperDiscard
	QuorumDeck
	QuorumDiscard
	QuorumHand
	QuorumOpen  // being resolved
	QuorumDrawn // looked at, to choose from
	QuorumInPlay
	LoyaltyDeck
	LoyaltyUnused   // Cylon cards that left the game unseen (B-SETUP-10)
	NotCylonDeck    // the "You Are Not a Cylon" cards that stay in the game with Exodus (E-LOY-06)
	NotCylonDiscard // those that were discarded (E-LOY-08)
	AssistLoyalty   // of the assist in a solo game (B-VAR-03)
	DestinationDeck
	DestinationDrawn
	Travelled // destinations and cards beside the objective, whose distance counts
	DamagePile
	DamageDrawn
	DamageOnBoard
	BasestarDamagePile
	CivilianPile
	Removed // out of the game, face up
	skillDecks
	skillDiscards = skillDecks + 7
	civilians     = skillDiscards + 7
	baseTokens    = civilians + 7
	hands         = baseTokens + 4
	contributions = hands + MaxSeats
	superHands    = contributions + MaxSeats + 1 // the last contribution is destiny's
	keptQuorum    = superHands + MaxSeats
	loyalties     = keptQuorum + MaxSeats
	// NumPiles is the number of piles; every Pile is below it.
	NumPiles = loyalties + MaxSeats
)

// SkillDeck is the deck of a type of Skill card.
func SkillDeck(s card.Skill) Pile { return skillDecks + Pile(s) }

// SkillDiscard is the discard pile of a type of Skill card.
func SkillDiscard(s card.Skill) Pile { return skillDiscards + Pile(s) }

// Civilians is the civilian ships in an area.
func Civilians(a card.Area) Pile { return civilians + Pile(a) }

// BasestarTokens is the damage tokens on a basestar.
func BasestarTokens(n int) Pile { return baseTokens + Pile(n) }

// Hand is the Skill cards that a player holds.
func Hand(s Seat) Pile { return hands + Pile(s) }

// Contribution is the cards that a player, or for Everyone the Destiny deck, has added to the skill check.
func Contribution(s Seat) Pile { return contributions + Pile(s) }

// SuperHand is the Super Crisis cards that a player holds.
func SuperHand(s Seat) Pile { return superHands + Pile(s) }

// KeptQuorum is the Quorum cards that stay in play before a player.
func KeptQuorum(s Seat) Pile { return keptQuorum + Pile(s) }

// Loyalty is the Loyalty cards of a player, face down ones and revealed ones.
func Loyalty(s Seat) Pile { return loyalties + Pile(s) }

// Skill is the type of a deck of Skill cards or of a discard pile of them, AnySkill for other piles.
func (p Pile) Skill() card.Skill {
	switch {
	case p >= civilians || p < skillDecks:
		return card.AnySkill
	case p >= skillDiscards:
		return card.Skill(p - skillDiscards)
	default:
		return card.Skill(p - skillDecks)
	}
}

// Owner is the player who holds the pile and looks at its cards, or NoSeat.
func (p Pile) Owner() Seat {
	switch {
	case p >= loyalties:
		return Seat(p - loyalties)
	case p >= keptQuorum:
		return Seat(p - keptQuorum)
	case p >= superHands:
		return Seat(p - superHands)
	case p >= contributions && p < superHands-1:
		return Seat(p - contributions)
	case p >= hands && p < contributions:
		return Seat(p - hands)
	default:
		return NoSeat
	}
}

// Decks are those whose cards or tokens may lie in the pile; none for NoPile.
func (p Pile) Decks() []card.Deck { return pileDecks[p] }

// Deck is the deck of the cards in the pile, or [card.AnyDeck] where they may be of several, such as the cards kept in play.
func (p Pile) Deck() card.Deck {
	if len(pileDecks[p]) == 1 {
		return pileDecks[p][0]
	}
	return card.AnyDeck
}

var pileDecks = func() (decks [NumPiles][]card.Deck) {
	of := func(deck card.Deck, from, to Pile) {
		for p := from; p < to; p++ {
			decks[p] = []card.Deck{deck}
		}
	}
	of(card.SkillCards, Destiny, CheckAside+1)
	of(card.Crises, CrisisDeck, CrisisDrawn+1)
	decks[CrisisOpen] = []card.Deck{card.Crises, card.SuperCrises}
	decks[InPlay] = []card.Deck{card.Crises, card.SuperCrises}
	of(card.SuperCrises, SuperDeck, SuperDiscard+1)
	of(card.QuorumCards, QuorumDeck, QuorumInPlay+1)
	of(card.LoyaltyCards, LoyaltyDeck, AssistLoyalty+1)
	of(card.Destinations, DestinationDeck, DestinationDrawn+1)
	decks[Travelled] = []card.Deck{card.Destinations, card.Crises}
	of(card.GalacticaDamage, DamagePile, DamageOnBoard+1)
	of(card.BasestarDamage, BasestarDamagePile, BasestarDamagePile+1)
	of(card.CivilianShips, CivilianPile, CivilianPile+1)
	decks[Removed] = []card.Deck{
		card.SkillCards, card.Crises, card.SuperCrises, card.QuorumCards, card.Destinations, card.LoyaltyCards,
		card.GalacticaDamage, card.BasestarDamage, card.CivilianShips,
	}
	of(card.SkillCards, skillDecks, civilians)
	of(card.CivilianShips, civilians, baseTokens)
	of(card.BasestarDamage, baseTokens, hands)
	of(card.SkillCards, hands, superHands)
	of(card.SuperCrises, superHands, keptQuorum)
	of(card.QuorumCards, keptQuorum, loyalties)
	of(card.LoyaltyCards, loyalties, NumPiles)
	return decks
}()

// Ordered says whether the places of the cards in the pile mean something. In hands and the like they do not, and a View shows
// them sorted, so that no order betrays when a card came.
func (p Pile) Ordered() bool {
	return p < hands && p != QuorumHand
}

// isDiscard says whether the pile is a discard pile, of which only the top card is known to all (B-CARD-04).
func (p Pile) isDiscard() bool {
	return p >= skillDiscards && p < civilians || p == CrisisDiscard || p == SuperDiscard || p == QuorumDiscard
}

var pileNames = [...]string{
	"none", "destiny", "check", "check-aside", "crisis-deck", "crisis-discard", "crisis-drawn", "crisis-open", "in-play",
	"super-deck", "super-discard", "quorum-deck", "quorum-discard", "quorum-hand", "quorum-open", "quorum-drawn", "quorum-in-play", "loyalty-deck",
	"loyalty-unused", "not-cylon-deck", "not-cylon-discard", "assist-loyalty", "destination-deck", "destination-drawn", "travelled", "damage-pile", "damage-drawn", "damage-on-board",
	"basestar-damage-pile", "civilian-pile", "removed",
}

// String is the name of the pile, in kebab-case, with a colon before its skill, area or seat.
func (p Pile) String() string {
	switch {
	case p < skillDecks:
		return pileNames[p]
	case p < skillDiscards:
		return "deck:" + card.Skill(p-skillDecks).String()
	case p < civilians:
		return "discard:" + card.Skill(p-skillDiscards).String()
	case p < baseTokens:
		return "civilians:" + card.Area(p-civilians).String()
	case p < hands:
		return fmt.Sprintf("basestar-tokens:%d", p-baseTokens)
	case p < contributions:
		return fmt.Sprintf("hand:%d", p-hands)
	case p < superHands:
		return fmt.Sprintf("contribution:%d", p-contributions)
	case p < keptQuorum:
		return fmt.Sprintf("super-hand:%d", p-superHands)
	case p < loyalties:
		return fmt.Sprintf("kept-quorum:%d", p-keptQuorum)
	default:
		return fmt.Sprintf("loyalty:%d", p-loyalties)
	}
}

// Slot is a card in a pile and who knows it. In a View a card that the observer does not know has no id.
type Slot struct {
	Card card.ID
	Seen Seats
}

// FaceUp says whether the card lies open to all.
func (s Slot) FaceUp() bool { return s.Seen == All }

type slots []Slot
