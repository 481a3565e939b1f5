package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoNebula = errors.New("that needs `option ionian-nebula`")

// tokens are the trauma tokens, by the words of scenarios.
var tokens = names[card.ID]{"trauma token", map[string]card.ID{
	"benevolent": card.TraumaBenevolent, "antagonistic": card.TraumaAntagonistic, "disaster": card.TraumaDisaster,
}}

// putTrauma moves trauma tokens from the pool.
func (d *dealer) putTrauma(words []string, to game.Pile, seen game.Seats) error {
	if !d.with(card.OptionIonianNebula) {
		return errNoNebula
	}
	words, err := all(words)
	for _, word := range words {
		id, unknown := tokens.find(word)
		err = errors.Join(err, unknown)
		if unknown == nil {
			err = errors.Join(err, d.take(id, game.TraumaPool, to, seen))
		}
	}
	return err
}

// setTrauma carries out `trauma SEAT TOKEN...`.
func (d *dealer) setTrauma(_ line, seat game.Seat, args []string) error {
	return d.putTrauma(args, game.Trauma(seat), owner(seat))
}

// setToken carries out `token PLACE TOKEN`.
func (d *dealer) setToken(_ line, args []string) error {
	to := game.TraumaAt(card.Place(args[0]))
	if to == game.NoPile {
		return fmt.Errorf("no token lies in %s", args[0])
	}
	return d.putTrauma(args[1:], to, 0)
}

// setAlly carries out `ally CARD [TOKEN [SEAT]]`: the seat has laid the token and knows it.
func (d *dealer) setAlly(_ line, args []string) error {
	if d.box.Allies.Of(card.ID(args[0])) == nil {
		return unknown("ally of this game", args[0], d.box.words(card.Allies))
	}
	free := slices.IndexFunc([]int{0, 1, 2}, func(n int) bool { return d.state.Count(game.Ally(n)) == 0 })
	if free < 0 {
		return fmt.Errorf("there are %d allies at most", game.AlliesInPlay)
	}
	err := d.take(card.ID(args[0]), game.AllyDeck, game.Ally(free), game.All)
	if err != nil || len(args) == 1 {
		return err
	}
	var seen game.Seats
	if len(args) > 2 {
		seat, err := d.seat(args[2])
		if err != nil {
			return err
		}
		seen = owner(seat)
	}
	return d.putTrauma(args[1:2], game.AllyTrauma(free), seen)
}

// setEliminated carries out `eliminated SEAT`: the Trial is over, and the player is out of the game.
func (d *dealer) setEliminated(_ line, seat game.Seat, args []string) error {
	if len(args) > 0 {
		return errors.New("eliminated SEAT")
	}
	s := d.state
	d.leaveCraft(seat)
	id := s.Seats[seat].Character
	s.Executed = append(s.Executed, id)
	s.Seats[seat] = game.SeatState{Character: id, OffBoard: true, Allegiance: game.Eliminated, Uses: s.Seats[seat].Uses}
	if err := d.setLoyalty(seat, nil, 0); err != nil {
		return err
	}
	for _, held := range s.Titles {
		if held.Holder == seat {
			s.SetHolder(held.Title, d.humanHeir(held.Title))
		}
	}
	return nil
}

// beginPhase makes a game begin in the Crossroads phase or in the Trial.
func (d *dealer) beginPhase(phase game.Phase) {
	s := d.state
	s.Phase = phase
	for i := range s.Seats {
		if seat := &s.Seats[i]; seat.HasAgenda() { // as when the phase began (E-COMBO-09)
			seat.JudgedHuman = seat.Human()
		}
	}
}

// endTrial makes a game laid at such a distance begin after the Trial (E-ION-70).
func (d *dealer) endTrial() {
	s := d.state
	s.Phase = game.AfterTrial
	s.Piles[game.OutOfGame] = append(s.Piles[game.OutOfGame], s.Piles[game.TraumaPool]...)
	s.Piles[game.TraumaPool] = nil
}

// expectAllies checks `allies CARD... | none`: exactly these are in play, in any order.
func (w *witness) expectAllies(args []string) error {
	if len(args) == 0 {
		return errors.New("expect allies CARD…, or expect allies none")
	}
	return w.holdsExactly("the allies", w.alliesInPlay(), args)
}

// expectAlly checks `ally CARD PLACE`: an ally in play has the marker at that location.
func (w *witness) expectAlly(args []string) error {
	if len(args) != 2 {
		return errors.New("expect ally CARD PLACE")
	}
	ally := w.box.Allies.Of(card.ID(args[0]))
	if ally == nil {
		return unknown("ally of this game", args[0], w.box.words(card.Allies))
	}
	place, err := w.box.place(args[1])
	if err != nil {
		return err
	}
	if in := w.alliesInPlay(); !slices.Contains(in, args[0]) {
		return fmt.Errorf("%s is not in play; there is %s", args[0], words2text(in))
	}
	if ally.At != place {
		return fmt.Errorf("the marker lies at %s", ally.At)
	}
	return nil
}

func (w *witness) alliesInPlay() []string {
	var got []string
	for n := range game.AlliesInPlay {
		got = append(got, w.cards(game.Ally(n))...)
	}
	return got
}

// expectPhase checks `phase crossroads|trial|after-trial|before`.
func (w *witness) expectPhase(args []string) error {
	now := w.table().Phase.String()
	if now == "" {
		now = "before"
	}
	if len(args) != 1 || args[0] != now {
		return fmt.Errorf("the phase is %s", now)
	}
	return nil
}
