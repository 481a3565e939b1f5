package game

import (
	"fmt"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Occupation is what New Caprica's board adds to the table.
type Occupation struct {
	Stage    Stage
	Forces   [PatrolSpaces]int // occupation forces, by the spaces of their track
	Boxed    int               // those that are out of the game
	Returned int               // the turn in which Galactica came back
}

// PatrolSpaces is how many spaces the track of the occupation forces has (P-NC-20).
const PatrolSpaces = 3

// OutOfTrack is where an occupation force is that is out of the game; what it is in the supply is −1.
const OutOfTrack = PatrolSpaces

// patrolled are the locations of the spaces of the track (P-NC-20).
var patrolled = [PatrolSpaces]card.Place{card.OccupationAuthority, card.BreedersCanyon, card.Shipyard}

// PatrolAt is the space of the track that a location is, -1 for none (P-NC-20).
func PatrolAt(p card.Place) int { return slices.Index(patrolled[:], p) }

// Patrolled is the location of a space of the track.
func Patrolled(space int) card.Place { return patrolled[space] }

// Stage is how far a game has come that goes to New Caprica.
type Stage uint8

// The stages.
const (
	BeforeLanding Stage = iota // or a game that does not go there
	Occupied                   // everybody is on New Caprica, Galactica is away (P-NC-05)
	InOrbit                    // Galactica has returned (P-NC-29)
	// NumStages is the number of stages.
	NumStages
)

var stageNames = [NumStages]string{BeforeLanding: "", Occupied: "occupied", InOrbit: "returned"}

// String is the name of the stage, empty before the landing.
func (s Stage) String() string { return stageNames[s] }

// MarshalText writes the name.
func (s Stage) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Stage) UnmarshalText(text []byte) error {
	at := slices.Index(stageNames[:], string(text))
	if at < 0 {
		return fmt.Errorf("%q is no stage of New Caprica in this version", text)
	}
	*s = Stage(at)
	return nil
}

// Stage is how far the game has come; BeforeLanding also where it never goes to New Caprica.
func (t *Table) Stage() Stage {
	if t.NewCaprica == nil {
		return BeforeLanding
	}
	return t.NewCaprica.Stage
}

// Forces is how many occupation forces are on the track.
func (t *Table) Forces() int {
	n := 0
	if t.NewCaprica != nil {
		for _, here := range t.NewCaprica.Forces {
			n += here
		}
	}
	return n
}

// ForcesAt is how many are at a location.
func (t *Table) ForcesAt(p card.Place) int {
	if space := PatrolAt(p); space >= 0 && t.NewCaprica != nil {
		return t.NewCaprica.Forces[space]
	}
	return 0
}

// ForcesLeft is how many occupation forces can still be placed (P-NC-22).
func (t *Table) ForcesLeft(c *box.Catalogue) int {
	if t.NewCaprica == nil {
		return 0
	}
	return c.Tokens(card.OccupationForce) - t.Forces() - t.NewCaprica.Boxed
}
