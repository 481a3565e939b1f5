package game

import "fmt"

// Allegiance is what a player is, as everyone knows it.
type Allegiance uint8

// The allegiances.
const (
	Human       Allegiance = iota // a human player, whoever he is in secret
	CylonPlayer                   // a revealed Cylon (B-TERM-03)
	Sympathizer                   // a Cylon player by the Sympathizer (B-SYMP-03)
	Eliminated                    // out of the game by the Trial (E-ION-67)
	Leader                        // a Cylon Leader, who is a Cylon player (P-LEAD-01)
	Infiltrator                   // a Cylon Leader who infiltrates, and is a human player for so long (P-INF-01)
	// NumAllegiances is the number of allegiances.
	NumAllegiances
)

// standing is what the rules ask about an allegiance. Each rule asks its own question, because there are players who are neither human nor
// Cylon in every respect, and some who are no longer in the game.
type standing struct {
	name    string
	human   bool // human player: moves, acts, plays cards, can be chosen and sent as one (B-TERM-03)
	cylon   bool // Cylon player: turn, locations and limits of one (B-TERM-03)
	playing bool // has turns, and is one of "each player"
	leader  bool // a Cylon Leader, whatever he is at the moment (P-LEAD-02)
	known   bool // everyone knows that he is a Cylon: he has nothing to reveal and nothing to prove (B-REV-05, E-EXEC-05)
	titles  bool // may hold titles (B-TITLE-03)
	sheet   bool // his character sheet counts (B-CHAR-06)
	loyalty bool // Loyalty cards can be dealt and given to him
	supers  bool // uses Super Crisis cards and the Cylon Fleet (B-SYMP-04)
	cards   int  // how many he may add to a check, 0 for as many as he likes (B-CHECK-04)
}

var standings = [NumAllegiances]standing{
	Human:       {name: "human", human: true, playing: true, titles: true, sheet: true, loyalty: true, supers: true},
	CylonPlayer: {name: "cylon", cylon: true, playing: true, known: true, loyalty: true, supers: true, cards: 1},
	Sympathizer: {name: "sympathizer", cylon: true, playing: true, known: true, loyalty: true, cards: 1},
	Eliminated:  {name: "eliminated"},
	Leader:      {name: "leader", cylon: true, playing: true, leader: true, known: true, sheet: true, supers: true, cards: 1},
	Infiltrator: {name: "infiltrator", human: true, playing: true, leader: true, known: true, sheet: true, cards: 2}, // P-INF-05, P-INF-08
}

func (a Allegiance) standing() *standing { return &standings[a] }

// String is the name of the allegiance.
func (a Allegiance) String() string { return a.standing().name }

// MarshalText writes the name, Human as nothing.
func (a Allegiance) MarshalText() ([]byte, error) {
	if a == Human {
		return nil, nil
	}
	return []byte(a.String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (a *Allegiance) UnmarshalText(text []byte) error {
	for known := range NumAllegiances {
		if known.String() == string(text) {
			*a = known
			return nil
		}
	}
	return fmt.Errorf("%q is nothing that a player can be in this version", text)
}

// Human says whether the player is a human player, whoever he is in secret.
func (s SeatState) Human() bool { return s.Allegiance.standing().human }

// Eligible says whether the player may hold titles: human players but for a Cylon Leader who infiltrates (B-TITLE-03, P-TITLE-03).
func (s SeatState) Eligible() bool { return s.Allegiance.standing().titles }

// Playing says whether the player is still in the game (E-ION-67).
func (s SeatState) Playing() bool { return s.Allegiance.standing().playing }

// Leader says whether the player is a Cylon Leader, infiltrating or not.
func (s SeatState) Leader() bool { return s.Allegiance.standing().leader }

// Playing are the players who are still in the game, by their seats.
func (t *Table) Playing() []Seat {
	var seats []Seat
	for s := range t.Seats {
		if t.Seats[s].Playing() {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}

// Cylon says whether the player is a Cylon player (B-TERM-03).
func (s SeatState) Cylon() bool { return s.Allegiance.standing().cylon }
