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
	Forces   [PatrolSpaces]int // occupation forces, by space of their track
	Boxed    int               // forces out of the game
	Returned int               // the turn in which Galactica came back
}

// PatrolSpaces is the number of spaces on the track of the occupation forces (P-NC-20).
const PatrolSpaces = 3

// OutOfTrack is the space of an occupation force that is out of the game; in the supply it is −1.
const OutOfTrack = PatrolSpaces

// patrolled are the locations of the track's spaces (P-NC-20).
var patrolled = [PatrolSpaces]card.Place{card.OccupationAuthority, card.BreedersCanyon, card.Shipyard}

// PatrolAt returns the space of the track that a location is, or -1 for none (P-NC-20).
func PatrolAt(p card.Place) int { return slices.Index(patrolled[:], p) }

// Patrolled returns the location of a space of the track.
func Patrolled(space int) card.Place { return patrolled[space] }

// Stage is how far a game that goes to New Caprica has come.
type Stage uint8

// The stages.
const (
	BeforeLanding Stage = iota // or a game that does not go there
	Occupied                   // everyone is on New Caprica, Galactica is away (P-NC-05)
	InOrbit                    // Galactica has returned (P-NC-29)
	// NumStages is the number of stages.
	NumStages
)

var stageNames = [NumStages]string{BeforeLanding: "", Occupied: "occupied", InOrbit: "returned"}

// String returns the name of the stage, empty before the landing.
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

// Stage returns how far the game has come: BeforeLanding also if it never goes to New Caprica.
func (t *Tabletop) Stage() Stage {
	if t.NewCaprica == nil {
		return BeforeLanding
	}
	return t.NewCaprica.Stage
}

// Forces returns the number of occupation forces on the track.
func (t *Tabletop) Forces() int {
	n := 0
	if t.NewCaprica != nil {
		for _, here := range t.NewCaprica.Forces {
			n += here
		}
	}
	return n
}

// ForcesAt returns the number of occupation forces at a location.
func (t *Tabletop) ForcesAt(p card.Place) int {
	if space := PatrolAt(p); space >= 0 && t.NewCaprica != nil {
		return t.NewCaprica.Forces[space]
	}
	return 0
}

// ForcesLeft returns the number of occupation forces that can still be placed (P-NC-22).
func (t *Tabletop) ForcesLeft(c *box.Catalog) int {
	if t.NewCaprica == nil {
		return 0
	}
	return c.Tokens(card.OccupationForce) - t.Forces() - t.NewCaprica.Boxed
}
