package script

import (
	"errors"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoLeader = errors.New("only a Cylon Leader does, with `option cylon-leader`")

// setAgenda is `agenda SEAT CARD`.
func (d *dealer) setAgenda(_ line, seat game.Seat, args []string) error {
	if !d.state.Seats[seat].Leader() {
		return errNoLeader
	}
	for _, slot := range d.state.Piles[game.Agenda(seat)] {
		d.state.Piles[game.AgendaDeck] = append(d.state.Piles[game.AgendaDeck], game.Slot{Card: slot.Card})
	}
	d.state.Piles[game.Agenda(seat)] = nil
	return d.put(args, game.Agenda(seat), owner(seat), is(game.AgendaDeck), "Agenda")
}

// setInfiltrating is `infiltrating SEAT PLACE`.
func (d *dealer) setInfiltrating(_ line, seat game.Seat, args []string) error {
	s := &d.state.Seats[seat]
	if !s.Leader() {
		return errNoLeader
	}
	l := d.box.Locations.Of(card.Place(args[0]))
	if l == nil || l.Board.Cylon() {
		return fmt.Errorf("nobody infiltrates %s", args[0])
	}
	s.Allegiance, s.Place = game.Infiltrator, l.ID
	return nil
}

// setExecutions is `executions SEAT N`, setPlayedSuper `played-super SEAT`: what an Agenda asks about its holder's past.
func (d *dealer) setExecutions(_ line, seat game.Seat, args []string) error {
	n, err := number(args[0])
	if !d.state.Seats[seat].Leader() || len(args) > 1 {
		return errNoLeader
	}
	d.state.Seats[seat].Executions = int8(n)
	return err
}

func (d *dealer) setPlayedSuper(_ line, seat game.Seat, args []string) error {
	if !d.state.Seats[seat].Leader() || len(args) > 0 {
		return errNoLeader
	}
	d.state.Seats[seat].SuperCrisis = true
	return nil
}
