package script

import (
	"errors"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoAgenda = errors.New("only a Cylon Leader has an Agenda, with `option cylon-leader`, or a Sympathetic Cylon, with `option sympathetic-cylon`")

// setAgenda carries out `agenda SEAT CARD`.
func (d *dealer) setAgenda(_ line, seat game.Seat, args []string) error {
	if !d.state.Seats[seat].HasAgenda() {
		return errNoAgenda
	}
	for _, slot := range d.state.Piles[game.Agenda(seat)] {
		d.state.Piles[game.AgendaDeck] = append(d.state.Piles[game.AgendaDeck], game.Slot{Card: slot.Card})
	}
	d.state.Piles[game.Agenda(seat)] = nil
	return d.put(args, game.Agenda(seat), owner(seat), is(game.AgendaDeck), "Agenda")
}

// setInfiltrating carries out `infiltrating SEAT PLACE`.
func (d *dealer) setInfiltrating(_ line, seat game.Seat, args []string) error {
	s := &d.state.Seats[seat]
	if !s.HasAgenda() {
		return errNoAgenda
	}
	l := d.box.Locations.Of(card.Place(args[0]))
	if l == nil || l.Board.Cylon() {
		return fmt.Errorf("nobody infiltrates %s", args[0])
	}
	d.leaveCraft(seat)
	s.Allegiance, s.Place = game.Infiltrator, l.ID
	d.placed |= owner(seat)
	if d.with(card.OptionSympatheticCylon) {
		s.Allegiance = game.SympatheticInfiltrator
	}
	return nil
}

// setExecutions carries out `executions SEAT N`, and setPlayedSuper `played-super SEAT`: what an Agenda asks about its holder's past.
func (d *dealer) setExecutions(_ line, seat game.Seat, args []string) error {
	n, err := amount(args[0])
	if !d.state.Seats[seat].HasAgenda() || len(args) > 1 {
		return errNoAgenda
	}
	d.state.Seats[seat].Executions = int8(n)
	return err
}

func (d *dealer) setPlayedSuper(_ line, seat game.Seat, args []string) error {
	if !d.state.Seats[seat].HasAgenda() || len(args) > 0 {
		return errNoAgenda
	}
	d.state.Seats[seat].SuperCrisis = true
	return nil
}
