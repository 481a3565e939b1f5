package card

import "fmt"

// ---- Verbs of the Cylon Leaders of the Pegasus box ----

// BringFleet places a basestar in front of Galactica, or takes one off the board if none is left; then raiders and a civilian ship may follow
// (Cavil).
type BringFleet struct {
	Raiders   Placement
	Civilians Placement
}

// Notation implements [Effect].
func (e BringFleet) Notation() string {
	return fmt.Sprintf("place 1 basestar at bow; if no basestar is left to place: you may take 1 basestar off the board\n"+
		"then you may: place %d raider at %s, place %d civilian at %s", e.Raiders.N, e.Raiders.At, e.Civilians.N, e.Civilians.At)
}

// TakeActions gives the player some actions, one after the other.
type TakeActions struct{ N int }

// Notation implements [Effect].
func (e TakeActions) Notation() string { return fmt.Sprintf("you take %d actions", e.N) }

// PutOnDestiny makes the player put N cards from hand on top of the Destiny deck, in any order.
type PutOnDestiny struct{ N int }

// Notation implements [Effect].
func (e PutOnDestiny) Notation() string {
	return fmt.Sprintf("%d cards of your hand go on top of destiny", e.N)
}

// SwapHands swaps the player's Skill cards with another's.
type SwapHands struct{}

// Notation implements [Effect].
func (SwapHands) Notation() string { return "you and another player swap whole hands of skill cards" }

// TakeAndGive takes a random Skill card from another player, who draws one of a type that the player chooses (P-CLAR-04).
type TakeAndGive struct{}

// Notation implements [Effect].
func (TakeAndGive) Notation() string {
	return "take 1 random skill card from the hand of another player\n" +
		"that player draws 1 card of a type chosen by you, in their skill set or not"
}
