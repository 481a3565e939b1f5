package game

import "battlestar/game/card"

// Seat is a place at the table, counted clockwise from 0.
type Seat int8

// MaxSeats is the number of seats that the rules of any box allow.
const MaxSeats = 7

// NoSeat is no player. Everyone is the open table: everyone may see what a View for Everyone shows.
const (
	NoSeat   Seat = -1
	Everyone Seat = MaxSeats
)

// Seats is a set of observers: the seats, and Everyone for the open table.
type Seats uint8

// All is every observer: faceup cards are known to All.
const All Seats = 0xFF

// SeatsOf returns the set of the given seats.
func SeatsOf(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		set |= 1 << s
	}
	return set
}

// Has reports whether the set holds the seat itself.
func (set Seats) Has(s Seat) bool { return s >= 0 && set&(1<<s) != 0 }

// List returns the seats of the set in order.
func (set Seats) List() []Seat {
	var list []Seat
	for s := Seat(0); s <= Everyone; s++ {
		if set.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// SeatState is what lies before one player, visible to everyone.
type SeatState struct {
	Character  card.ID
	Place      card.Place // the location; empty in space and off the board
	Area       card.Area  // the area of the viper that the player pilots, else NoArea
	Craft      card.Ship  // that the player flies, else NoShip
	OffBoard   bool       // Helo before his second turn (B-CHAR-07), and a player briefly without a character (E-EXEC-08)
	Allegiance Allegiance
	Uses       int8 // how often the once-per-game ability can still be used (B-CHAR-04)
	NoDetector bool // the character came in without Cylon Detector (P-EXEC-09, D-MIR-11)
	Turns      int  // turns begun with this character
	// An Agenda asks about its owner: the number of their executions, and whether they have played a Super Crisis card (P-AGEN-04).
	Executions  int8
	SuperCrisis bool
	// JudgedHuman says that the player was infiltrating when the Crossroads phase began (E-COMBO-09).
	JudgedHuman bool
}

// Piloting reports whether the player flies a viper.
func (s SeatState) Piloting() bool { return s.Area != card.NoArea }
