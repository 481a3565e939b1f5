package game

import "fmt"

// Allegiance is what a player is, as everyone knows it.
type Allegiance uint8

// The allegiances.
const (
	Human                  Allegiance = iota // a human player, whatever they are in secret
	CylonPlayer                              // a revealed Cylon (B-TERM-03)
	Sympathizer                              // a Cylon player by the Sympathizer card (B-SYMP-03)
	Eliminated                               // eliminated by the Trial (E-ION-67)
	Leader                                   // a Cylon Leader, who is a Cylon player (P-LEAD-01)
	Infiltrator                              // a Cylon Leader who infiltrates, and is a human player meanwhile (P-INF-01)
	SympatheticCylon                         // a Cylon player by the card of that name, with an Agenda and no sheet (P-SYM-02)
	SympatheticInfiltrator                   // a Sympathetic Cylon who infiltrates (P-SYM-04)
	// NumAllegiances is the number of allegiances.
	NumAllegiances
)

// standing holds what the rules ask about an allegiance. Each rule asks its own question: some players are neither human nor Cylon in every respect,
// and some are no longer in the game.
type standing struct {
	name    string
	human   bool // human player: moves, acts, plays cards, can be chosen and sent as one (B-TERM-03)
	cylon   bool // Cylon player: has the turn, locations and limits of one (B-TERM-03)
	playing bool // takes turns, and is one of "each player"
	known   bool // everyone knows that the player is a Cylon, with nothing to reveal or prove (B-REV-05, E-EXEC-05)
	titles  bool // may hold titles (B-TITLE-03)
	sheet   bool // the character sheet counts (B-CHAR-06)
	loyalty bool // can be dealt and given Loyalty cards
	supers  bool // uses Super Crisis cards and the Cylon Fleet (B-SYMP-04)
	cards   int  // the most cards to add to a check, 0 for no limit (B-CHECK-04)
	// across is the allegiance once the player begins or ends infiltration; Human if the player never infiltrates (P-INF-09).
	across Allegiance
}

var standings = [NumAllegiances]standing{
	Human:       {name: "human", human: true, playing: true, titles: true, sheet: true, loyalty: true, supers: true},
	CylonPlayer: {name: "cylon", cylon: true, playing: true, known: true, loyalty: true, supers: true, cards: 1},
	Sympathizer: {name: "sympathizer", cylon: true, playing: true, known: true, loyalty: true, cards: 1},
	Eliminated:  {name: "eliminated"},
	Leader:      {name: "leader", cylon: true, playing: true, known: true, sheet: true, supers: true, cards: 1, across: Infiltrator},
	Infiltrator: {name: "infiltrator", human: true, playing: true, known: true, sheet: true, cards: 2, across: Leader}, // P-INF-05, P-INF-08

	SympatheticCylon:       {name: "sympathetic-cylon", cylon: true, playing: true, known: true, supers: true, cards: 1, across: SympatheticInfiltrator}, // P-SYM-05
	SympatheticInfiltrator: {name: "sympathetic-infiltrator", human: true, playing: true, known: true, cards: 2, across: SympatheticCylon},
}

func (a Allegiance) standing() *standing { return &standings[a] }

// String returns the name of the allegiance.
func (a Allegiance) String() string { return a.standing().name }

// MarshalText writes the name; Human is empty.
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

// Human reports whether the player is a human player, whatever they are in secret.
func (s SeatState) Human() bool { return s.Allegiance.standing().human }

// Eligible reports whether the player may hold titles: human players, except while infiltrating (B-TITLE-03, P-TITLE-03).
func (s SeatState) Eligible() bool { return s.Allegiance.standing().titles }

// MostAdded returns the most cards that the player may add to a check because of what they are (B-CHECK-04); 0 if there is no limit.
func (s SeatState) MostAdded() int { return s.Allegiance.standing().cards }

// Playing reports whether the player is still in the game (E-ION-67).
func (s SeatState) Playing() bool { return s.Allegiance.standing().playing }

// HasAgenda reports whether the player wins by an Agenda: a Cylon Leader or a Sympathetic Cylon, infiltrating or not (P-AGEN-02, P-SYM-03).
func (s SeatState) HasAgenda() bool { return s.Allegiance.standing().across != Human }

// Infiltrating reports whether the player infiltrates (P-INF-01).
func (s SeatState) Infiltrating() bool { return s.HasAgenda() && s.Human() }

// Playing returns the seats of the players who are still in the game.
func (t *Tabletop) Playing() []Seat {
	var seats []Seat
	for s := range t.Seats {
		if t.Seats[s].Playing() {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}

// Cylon reports whether the player is a Cylon player (B-TERM-03).
func (s SeatState) Cylon() bool { return s.Allegiance.standing().cylon }
