package script

import (
	"errors"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// setMiracles carries out `miracles SEAT N`.
func (d *dealer) setMiracles(_ line, seat game.Seat, args []string) error {
	n, err := amount(args[0])
	d.state.Seats[seat].Uses = int8(n)
	return err
}

// lostMiracles takes the miracle tokens of revealed Cylons, who may have none (D-MIR-07). Cylon Leaders keep theirs.
func (d *dealer) lostMiracles() error {
	if !d.box.With("daybreak") {
		return nil
	}
	for i := range d.state.Seats {
		seat := &d.state.Seats[i]
		if !seat.Cylon() || seat.Allegiance == game.Leader {
			continue
		}
		if l, said := d.said[fmt.Sprintf("miracles %d", i)]; said && l.words[0] == "miracles" && seat.Uses > 0 {
			return fmt.Errorf("line %d gives a miracle token to %s, a revealed Cylon, who has none (D-MIR-07)", l.at, d.seatName(game.Seat(i)))
		}
		seat.Uses = 0
	}
	return nil
}

// setMutineer carries out `mutineer SEAT`: the Mutineer is one of the player's Loyalty cards, faceup. Titles are as other lines say.
func (d *dealer) setMutineer(_ line, seat game.Seat, args []string) error {
	if len(args) > 0 {
		return errors.New("mutineer SEAT")
	}
	for l := range d.box.Loyalty.All() {
		if l.Team == card.MutineerTeam {
			return d.put([]string{string(l.ID)}, game.Loyalty(seat), game.All, isLoyalty, "Loyalty card")
		}
	}
	return errors.New("the Mutineer comes with daybreak")
}

// expectMiracles checks `miracles SEAT N`.
func (w *witness) expectMiracles(args []string) error {
	if len(args) != 2 {
		return errors.New("expect miracles SEAT N")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	want, err := number(args[1])
	if got := int(w.table().Seats[s].Uses); err == nil && got != want {
		err = fmt.Errorf("there are %d", got)
	}
	return err
}
