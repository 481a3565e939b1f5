package card

import "fmt"

// ---- Verbs of the cards of the Pegasus box ----

// DiscardThenDraw makes players discard N Skill cards of their choice and draw as many of a type, one player after the other (P-CLAR-12).
type DiscardThenDraw struct {
	Who  Who
	N    int
	Type Skill
}

// Notation implements [Effect].
func (e DiscardThenDraw) Notation() string {
	return fmt.Sprintf("%s %d skill then draws %d %s", e.Who.does("discard"), e.N, e.N, e.Type)
}

// IntoDestiny shuffles the top N cards of a Skill deck into the Destiny deck.
type IntoDestiny struct {
	N    int
	Type Skill
}

// Notation implements [Effect].
func (e IntoDestiny) Notation() string {
	return fmt.Sprintf("shuffle %d %s into destiny", e.N, e.Type)
}

// NewDestiny replaces the Destiny deck with N cards of one type (P-CLAR-16).
type NewDestiny struct {
	N    int
	Type Skill
}

// Notation implements [Effect].
func (e NewDestiny) Notation() string {
	return fmt.Sprintf("discard the whole destiny deck\nbuild a new destiny deck of %d %s and nothing else", e.N, e.Type)
}

// DrawSuperCrisis makes players draw N Super Crisis cards.
type DrawSuperCrisis struct {
	Who Who
	N   int
}

// Notation implements [Effect].
func (e DrawSuperCrisis) Notation() string {
	return fmt.Sprintf("%s %d super crisis", e.Who.does("draw"), e.N)
}

// ReleaseChosen moves a character out of the Brig to another location, both chosen by By (B-BRIG-04, P-HAZ-01).
type ReleaseChosen struct{ By Who }

// Notation implements [Effect].
func (e ReleaseChosen) Notation() string {
	return "1 character in Brig -> another location, both chosen by " + e.By.String()
}

// ExecuteIn executes a character in a place, chosen by the player, perhaps their own (P-CLAR-18).
type ExecuteIn struct{ Place Place }

// Notation implements [Effect].
func (e ExecuteIn) Notation() string {
	return fmt.Sprintf("execute a character in %s, chosen by you", e.Place.Name())
}

// IfMourned does more if an execution has cost morale in this game (P-EXEC-17).
type IfMourned struct{ Then Effects }

// Notation implements [Effect].
func (e IfMourned) Notation() string {
	return "if an execution has cost at least 1 morale in this game, " + e.Then.Notation()
}

// PutScar makes the raider that the card has placed in an area Scar (P-SCAR-01).
type PutScar struct{ At Area }

// Notation implements [Effect].
func (PutScar) Notation() string { return "put the scar token on that raider" }

// DefendCivilian makes the player choose a civilian ship in space and destroy raiders or heavy raiders beside it. If the die is at most Upto, the
// civilian ship is destroyed too.
type DefendCivilian struct{ Raiders, HeavyRaiders, Upto int }

// Choice returns the choice of which Cylon ships beside it are destroyed.
func (e DefendCivilian) Choice() OneOf {
	return OneOf{By: You, Options: []Effects{Do(Destroy{N: e.Raiders, Ship: Raider}), Do(Destroy{N: e.HeavyRaiders, Ship: HeavyRaider})}}
}

// Notation implements [Effect].
func (e DefendCivilian) Notation() string {
	return fmt.Sprintf("choose 1 civilian on the board\n"+
		"choose one, in the area of that civilian: destroy %d raider; destroy %d heavy raider\n"+
		"roll: 1-%d -> destroy that civilian; %d-8 -> nothing", e.Raiders, e.HeavyRaiders, e.Upto, e.Upto+1)
}

// RepairBoth lets the player repair damaged locations, on either ship, and also up to Vipers damaged vipers (P-PEG-13).
type RepairBoth struct{ Locations, Vipers int }

// Notation implements [Effect].
func (e RepairBoth) Notation() string {
	return fmt.Sprintf("you may repair %d location\nyou may repair up to %d viper", e.Locations, e.Vipers)
}

// LookAtBottom lets the player look at the bottom card of a deck of their choice, except Loyalty cards (P-CLAR-05).
type LookAtBottom struct{}

// Notation implements [Effect].
func (LookAtBottom) Notation() string { return "choose a deck, look at its bottom card" }

// ArrangeCrises lets the Admiral look at the top N Crisis cards and put each on the top or bottom of the deck, in any order.
type ArrangeCrises struct{ N int }

// Notation implements [Effect].
func (e ArrangeCrises) Notation() string {
	return fmt.Sprintf("look at the top %d of the Crisis deck, then put them on its top or bottom in any order", e.N)
}

// ScarCrisis is the Crisis card that brings Scar.
const ScarCrisis ID = "scar"

// FindCrisis finds a Crisis card in its deck or discard pile and resolves it at once; the deck is shuffled.
type FindCrisis struct{ Card ID }

// Notation implements [Effect].
func (FindCrisis) Notation() string {
	return "find the Crisis card Scar in the Crisis deck or discard pile and resolve it now\nshuffle the Crisis deck"
}

// Misjump discards the destination and resolves the next one instead (P-CLAR-17).
type Misjump struct{}

// Notation implements [Effect].
func (Misjump) Notation() string {
	return "discard this card\ndraw 1 destination and resolve it instead"
}
