package card

import (
	"fmt"
	"strings"
)

// ---- Verbs that the Exodus box adds ----

// ExecuteHere executes another character in the player's location, chosen by the player (E-EXEC-01).
type ExecuteHere struct{}

// Notation implements [Effect].
func (ExecuteHere) Notation() string { return "execute another character in your location" }

// DrawOwn makes a player draw N Skill cards of types in their skill set (B-CARD-03).
type DrawOwn struct {
	Who Who
	N   int
}

// Notation implements [Effect].
func (e DrawOwn) Notation() string {
	return fmt.Sprintf("%s %d skill from his skill set", e.Who.does("draw"), e.N)
}

// ExchangeSkills lets the player discard any number of Skill cards and draw as many, all of one type in their skill set.
type ExchangeSkills struct{}

// Notation implements [Effect].
func (ExchangeSkills) Notation() string {
	return "you discard any number of skill\nyou draw as many skill, all of 1 type of your skill set"
}

// SearchDestiny lets a player look through the Destiny deck and discard N cards of their choice from it; it is then shuffled.
type SearchDestiny struct {
	Who Who
	N   int
}

// Notation implements [Effect].
func (e SearchDestiny) Notation() string {
	return fmt.Sprintf("%s look at the whole Destiny deck and discard %d cards of his choice from it, then shuffle it", e.Who, e.N)
}

// TakeHand lets the Cylon player who played the card take all Skill cards of a human player, who goes to a place (B-BRIG-05).
type TakeHand struct{ To Place }

// Notation implements [Effect].
func (e TakeHand) Notation() string {
	return "the cylon who played this card picks 1 human and takes all of that player's skill cards\nthat human -> " + e.To.Name()
}

// ExchangeQuorum lets the President discard any number of Quorum cards from hand and draw as many.
type ExchangeQuorum struct{}

// Notation implements [Effect].
func (ExchangeQuorum) Notation() string {
	return "you discard any number of quorum from the hand, draw as many"
}

// ArrangeQuorum lets the player look at the top N Quorum cards and put them back on top in any order, President or not.
type ArrangeQuorum struct{ N int }

// Notation implements [Effect].
func (e ArrangeQuorum) Notation() string {
	return fmt.Sprintf("look at the top %d quorum, put them back on top in any order (president or not)", e.N)
}

// Appoint gives one of some titles, if in play, to a player of choice (B-TITLE-08).
type Appoint struct{ Titles []Title }

// Notation implements [Effect].
func (e Appoint) Notation() string {
	names := make([]string, len(e.Titles))
	for i, title := range e.Titles {
		names[i] = title.Name()
	}
	return "choose any player\nthat player gets the " + strings.Join(names, " or the ") + " title"
}

// PassTitlesOn gives each title that a player holds to the other player highest in its line of succession (E-SUCC-01).
type PassTitlesOn struct{ Who Who }

// Notation implements [Effect].
func (e PassTitlesOn) Notation() string {
	return fmt.Sprintf("each title card held by %s -> the other player highest in its line of succession", e.Who)
}

// LeaveBrigFor moves the player out of the Brig to a place, if they are there (B-BRIG-04).
type LeaveBrigFor struct{ To Place }

// Notation implements [Effect].
func (e LeaveBrigFor) Notation() string { return "if you are in Brig: you -> " + e.To.Name() }

// PlaceAnywhere places civilian ships where the card names no area (B-CIV-03, E-FLEET-33).
type PlaceAnywhere struct{ N int }

// Notation implements [Effect].
func (e PlaceAnywhere) Notation() string {
	return fmt.Sprintf("place %d civilian at any area of the main board", e.N)
}

// DestroyCylons destroys every Cylon ship in the space areas around Galactica.
type DestroyCylons struct{}

// Notation implements [Effect].
func (DestroyCylons) Notation() string { return "destroy every Cylon ship on the main board" }

// ClearArea removes every Cylon ship from one area, chosen by the current player (B-CRISIS-06).
type ClearArea struct{}

// Notation implements [Effect].
func (ClearArea) Notation() string {
	return "choose 1 area of the main board and remove every Cylon ship in it"
}

// DamagePlaced draws N damage tokens for the basestar that the card has just placed (B-DMG-06).
type DamagePlaced struct{ N int }

// Notation implements [Effect].
func (e DamagePlaced) Notation() string { return fmt.Sprintf("damage that basestar x%d", e.N) }

// LaunchPilots lets every player with Piloting in their skill set and their character on Galactica launch a viper that they pilot.
type LaunchPilots struct{}

// Notation implements [Effect].
func (LaunchPilots) Notation() string {
	return "may: each character on Galactica with piloting in his skill set launches himself in a viper at once"
}

// PrepareAfterJump moves the fleet marker once the current jump has put it back to its start (B-JUMP-05).
type PrepareAfterJump struct{ By int }

// Notation implements [Effect].
func (e PrepareAfterJump) Notation() string {
	return fmt.Sprintf("jump prep %+d, after the step of this jump that resets the track", e.By)
}
