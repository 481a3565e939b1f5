package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Winners is the seats that won: all of the side that did, hidden Cylons with the Cylons (B-END-04), but nobody who is out of the game. Nobody has
// while the game goes on. Who has an Agenda wins by it, beside whom it may be.
func (v *View) Winners() Seats {
	var won Seats
	t := &v.Table
	if t.Over == nil {
		return won
	}
	for s := range t.Seats {
		if t.Seats[s].HasAgenda() && v.Boxes.With("daybreak") { // D-MOT-04
			if t.Over.wonByMotives() {
				won |= SeatsOf(Seat(s))
			}
			continue
		}
		if t.Seats[s].HasAgenda() { // P-AGEN-02, P-SYM-03
			if answers := v.AgendaAnswers(Seat(s)); len(answers) > 0 && !slices.Contains(answers, false) {
				won |= SeatsOf(Seat(s))
			}
			continue
		}
		if t.Seats[s].Playing() && t.WithTheCylons(Seat(s), v.Boxes) != t.Over.HumansWin {
			won |= SeatsOf(Seat(s))
		}
	}
	return won
}

// WithTheCylons says whether a player is a Cylon, revealed or not, as far as the table shows it: one card is enough, whatever the others say
// (B-LOY-01).
func (t *Table) WithTheCylons(s Seat, c *box.Catalogue) bool {
	if t.Seats[s].Cylon() {
		return true
	}
	for _, slot := range t.Piles[Loyalty(s)] {
		if l := c.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return false
}
