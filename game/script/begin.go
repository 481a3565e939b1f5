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
	if l.words[0] == "begin" { // a game that starts with its setup
		seat, err := d.seat(l.words[1])
		if err != nil {
			return err
		}
		unplayed := d.setup // without characters, nothing happens before the first is chosen
		unplayed.Players = make([]game.Player, len(d.setup.Players))
		g, err := game.New(unplayed)
		if err != nil {
			return err
		}
		*s = *g.Snapshot()
		g.Close()
		s.Setup = d.setup
		if d.laid {
			return errors.New("a game that begins with its setup lays its own table: no line of a setup but `deck` may come before")
		}
		s.Step = game.SetupCharacters
		s.First, s.Current = seat, seat
		for i := range s.Seats {
			s.Seats[i].Character = ""
		}
		return d.decksOfSetup()
	}
	if len(l.words) != 3 {
		return errors.New("turn SEAT STEP")
	}
	if err := d.land(); err != nil {
		return err
	}
	if err := errors.Join(d.standing(), d.lostMiracles()); err != nil {
		return err
	}
	seat, err := d.seat(l.words[1])
	if err != nil {
		return err
	}
	step, phase := game.JumpStep, slices.Index(laidPhases[:], l.words[2])
	if phase < 0 {
		if step, err = steps.find(l.words[2]); err != nil {
			return err
		}
	}
	if step < game.TurnStart || step > game.TurnEnd {
		return fmt.Errorf("%q is no step of a turn; a game is set up by the line `begin SEAT`", step)
	}
	s.Turn = max(s.Turn, 1)
	if _, said := d.said[fmt.Sprintf("turns %d", seat)]; said && s.Seats[seat].Turns == 0 {
		return fmt.Errorf("whose turn it is has begun one: `turns %s 0` is not so", l.words[1])
	}
	s.Seats[seat].Turns = max(s.Seats[seat].Turns, 1)
	s.Current, s.First, s.Step = seat, seat, step
	d.begunHere(seat, step)
	for i := range s.Piles[game.QuorumHand] {
		s.Piles[game.QuorumHand][i].Seen = game.SeatsOf(s.President())
	}
	// Below the scripted crises come those that ask before they do anything.
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
			switch comes := slices.Contains(t.Effect, card.Effect(card.CrossroadsPhase{})); {
			case comes && phase >= 0:
				d.beginPhase(game.AtCrossroads + game.Phase(phase))
			case comes:
				d.endTrial()
			}
		}
	}
	if phase >= 0 && s.Phase == game.BeforeCrossroads {
		return errors.New("the fleet is not there: `option ionian-nebula`, and a `distance` at which the Crossroads phase begins")
	}
	return nil
}

// laidPhases are the words after `turn SEAT` that begin the game in a phase, from the Crossroads phase on.
var laidPhases = [...]string{game.AtCrossroads.String(), game.AtTrial.String()}

// decksOfSetup lays the decks of a game that begins with its setup.
func (d *dealer) decksOfSetup() error {
	d.said = nil
	clear(d.decks)
	for _, l := range d.deckLines {
		if l.words[1] == "destiny" || l.words[1] == "loyalty" {
			return fmt.Errorf("%q: the setup itself makes this deck", l)
		}
		if err := d.deck(l, l.words[1:]); err != nil {
			return fmt.Errorf("%q: %w", l, err)
		}
	}
	return nil
}

// begunHere makes a turn that is laid at skills, movement or action begin where a line put its player. That matters for a second
// action (B-CHAR-10), and for Sickbay at its end (P-CLAR-02).
func (d *dealer) begunHere(seat game.Seat, step game.Step) {
	s := d.state
	sheet := d.box.Characters.Of(s.Seats[seat].Character)
	if step <= game.TurnStart || step > game.ActionStep || sheet == nil || s.Seats[seat].Cylon() {
		return
	}
	for _, a := range sheet.Abilities {
		switch {
		case a.ID == card.StimJunkie:
			s.Began = &game.BeganTurn{Place: s.Seats[seat].Place, Area: s.Seats[seat].Area}
		case a.ID == card.ExpertPilot && s.Seats[seat].Piloting() && !slices.Contains(s.UsedThisTurn, card.ExpertPilot):
			d.flying = true
			s.UsedThisTurn = append(s.UsedThisTurn, card.ExpertPilot)
		}
	}
}
