package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// begin sets the turn and the step, and what follows from the distance.
func (d *dealer) begin(l line) error {
	s := d.state
	if l.words[0] == "begin" { // a game from its setup on
		seat, err := d.seat(l.words[1])
		if err != nil {
			return err
		}
		unplayed := d.setup // without characters nothing has happened before the first is chosen
		unplayed.Players = make([]game.Player, len(d.setup.Players))
		g, err := game.New(unplayed)
		if err != nil {
			return err
		}
		*s = *g.Snapshot()
		g.Close()
		s.Setup = d.setup
		if d.laid {
			return errors.New("a game that begins with its setup lays its own table: no line of a setup may come before")
		}
		s.Step = game.SetupCharacters
		s.First, s.Current = seat, seat
		for i := range s.Seats {
			s.Seats[i].Character = ""
		}
		return nil
	}
	if len(l.words) != 3 {
		return errors.New("turn SEAT STEP")
	}
	if err := d.land(); err != nil {
		return err
	}
	seat, err := d.seat(l.words[1])
	if err != nil {
		return err
	}
	step, err := steps.find(l.words[2])
	if err != nil {
		return err
	}
	if step < game.TurnStart || step > game.TurnEnd {
		return fmt.Errorf("%q is no step of a turn; a game is set up by the line `begin SEAT`", step)
	}
	s.Turn = max(s.Turn, 1)
	s.Seats[seat].Turns = max(s.Seats[seat].Turns, 1)
	s.Current, s.First, s.Step = seat, seat, step
	d.begunFlying(seat, step)
	for i := range s.Piles[game.QuorumHand] {
		s.Piles[game.QuorumHand][i].Seen = game.SeatsOf(s.President())
	}
	// A crisis that nobody scripted asks before it does anything.
	if q := d.decks[game.CrisisDeck]; q == nil || !q.any {
		laid := 0
		if q != nil {
			laid = len(q.cards)
		}
		for i := laid; i < len(s.Piles[game.CrisisDeck]); i++ {
			deck := s.Piles[game.CrisisDeck]
			if deck[i].Card == "food-shortage" || deck[i].Card == "water-shortage-basestars-jump" || slices.Contains(quietGround, deck[i].Card) {
				deck[i], deck[laid] = deck[laid], deck[i]
				laid++
			}
		}
	}
	s.Thresholds = 0
	for _, t := range d.box.Objective().Thresholds {
		if s.Distance >= t.At {
			s.Thresholds++
			if slices.Contains(t.Effect, card.Effect(card.NextJumpWins{})) {
				s.LastJump = true
			}
			if slices.Contains(t.Effect, card.Effect(card.CrossroadsPhase{})) {
				d.endTrial()
			}
		}
	}
	return nil
}

// begunFlying has whoever is laid in a viper, with the turn's movement or action to come, begin his turn there: he has what his sheet gives
// him for it (B-CHAR-10).
func (d *dealer) begunFlying(seat game.Seat, step game.Step) {
	s := d.state
	if step <= game.TurnStart || step > game.ActionStep || !s.Seats[seat].Piloting() || slices.Contains(s.UsedThisTurn, expertPilot) {
		return
	}
	for _, a := range d.box.Characters.Of(s.Seats[seat].Character).Abilities {
		if a.ID == expertPilot && !s.Seats[seat].Cylon() {
			d.flying = true
			s.UsedThisTurn = append(s.UsedThisTurn, expertPilot)
		}
	}
}

// expertPilot is the ability of whoever starts the turn piloting a viper.
const expertPilot card.ID = "expert-pilot"
