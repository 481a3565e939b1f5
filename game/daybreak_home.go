package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// HomeBoards is what Search for Home adds to the table besides its piles.
type HomeBoards struct {
	Rebels  RebelSide
	HubLost bool // the overlay of the Cylon locations shows Hub Destroyed (D-LOC-09)
}

// RebelSide is which side of its marker the Rebel Basestar shows (D-REB-01).
type RebelSide uint8

// The sides.
const (
	NoRebels    RebelSide = iota // it is not in the game yet
	HumanRebels                  // its locations are for human players
	CylonRebels                  // its locations are for Cylon players
	// NumRebelSides is the number of sides.
	NumRebelSides
)

var rebelNames = [NumRebelSides]string{NoRebels: "", HumanRebels: "human", CylonRebels: "cylon"}

// String is the name of the side, empty while there is none.
func (r RebelSide) String() string { return rebelNames[r] }

// MarshalText writes the name.
func (r RebelSide) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (r *RebelSide) UnmarshalText(text []byte) error {
	at := slices.Index(rebelNames[:], string(text))
	if at < 0 {
		return fmt.Errorf("%q is no side of the Rebel Basestar in this version", text)
	}
	*r = RebelSide(at)
	return nil
}

// RebelsAre is the side that the Rebel Basestar shows, NoRebels if it is not in the game.
func (t *Tabletop) RebelsAre() RebelSide {
	if t.Home == nil {
		return NoRebels
	}
	return t.Home.Rebels
}

// HubLost reports whether Hub Destroyed has taken the place of the Resurrection Ship (D-LOC-09).
func (t *Tabletop) HubLost() bool { return t.Home != nil && t.Home.HubLost }

// ForCylons reports whether a board's locations are now for Cylon players only (E-FLEET-08, D-REB-02).
func (t *Tabletop) ForCylons(b card.Board) bool {
	return b.Cylon() || b == card.RebelBoard && t.RebelsAre() == CylonRebels
}

// ForHumans reports whether a board's locations are now for human players only.
func (t *Tabletop) ForHumans(b card.Board) bool {
	return b.Human() || b == card.RebelBoard && t.RebelsAre() == HumanRebels
}

// Shows reports whether a location is now visible on its board: of the Resurrection Ship and Hub Destroyed, one covers the other (D-LOC-09).
func (t *Tabletop) Shows(p card.Place) bool {
	switch p {
	case card.HubDestroyed:
		return t.HubLost()
	case card.ResurrectionShip:
		return !t.HubLost()
	}
	return true
}
