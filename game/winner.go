package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Winners returns the seats that won: everyone on the winning side, hidden Cylons with the Cylons (B-END-04), but nobody who is out of the game. It
// is empty while the game goes on. A player with an Agenda wins by it, whichever side wins.
func (v *View) Winners() Seats {
	var won Seats
	if v.Over == nil {
		return won
	}
	for s := range v.Seats {
		if v.hasWon(Seat(s)) {
			won |= SeatsOf(Seat(s))
		}
	}
	return won
}

func (v *View) hasWon(s Seat) bool {
	switch seat := v.Seats[s]; {
	case seat.HasAgenda() && v.Boxes.With("daybreak"): // D-MOT-04
		return v.Over.wonByMotives()
	case seat.HasAgenda(): // P-AGEN-02, P-SYM-03
		answers := v.AgendaAnswers(s)
		return answers != nil && !slices.Contains(answers, false)
	default:
		return seat.Playing() && v.WithTheCylons(s, v.Boxes) != v.Over.HumansWin
	}
}

// WithTheCylons reports whether a player is a Cylon, revealed or not, as far as the table shows it: one Cylon card is enough, whatever the others say
// (B-LOY-01).
func (t *Tabletop) WithTheCylons(s Seat, c *box.Catalog) bool {
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
