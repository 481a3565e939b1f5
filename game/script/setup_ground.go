package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoGround = errors.New("that needs `option new-caprica`, and the line `ground occupied` or `ground returned` above it")

// stages are the stages of New Caprica, by the words of scenarios. Before the landing there is nothing to lay.
var stages = names[game.Stage]{"stage of New Caprica", map[string]game.Stage{
	game.Occupied.String(): game.Occupied, game.InOrbit.String(): game.InOrbit,
}}

// landing is what a dealer knows about a table laid after the landing on New Caprica.
type landing struct {
	stacks [2]bool // whether a line says what is Locked, and what is Prepared
}

// ground holds the stacks of civilian ships on New Caprica, by the words of their lines.
var ground = map[string]game.Pile{"locked": game.LockedShips, "prepared": game.PreparedShips}

// setGround carries out `ground occupied|returned`: the fleet has landed, and the Crisis deck is that of New Caprica. land places the players and
// ships that no line places.
func (d *dealer) setGround(_ line, args []string) error {
	stage, err := stages.find(args[0])
	switch {
	case err != nil:
		return err
	case len(args) > 1:
		return errors.New("ground occupied, or ground returned")
	case d.state.NewCaprica == nil:
		return errNoGround
	case d.decks[game.CrisisDeck] != nil || d.landing != nil:
		return errors.New("it comes once, above what lies in the Crisis deck")
	}
	d.landing = &landing{}
	d.state.NewCaprica.Stage = stage
	for _, s := range []*game.State{d.state, d.full} { // the old deck and its discard pile are out of the game
		s.Piles[game.OutOfGame] = append(append(s.Piles[game.OutOfGame], s.Piles[game.CrisisDeck]...), s.Piles[game.CrisisDiscard]...)
		s.Piles[game.CrisisDeck], s.Piles[game.CrisisDiscard], s.Piles[game.GroundCrises] = s.Piles[game.GroundCrises], nil, nil
	}
	return nil
}

// setForces carries out `forces PLACE N`, or `forces boxed N` for those out of the game.
func (d *dealer) setForces(_ line, args []string) error {
	if d.landing == nil {
		return errNoGround
	}
	if len(args) != 2 {
		return errors.New("forces PLACE N, or forces boxed N")
	}
	n, err := amount(args[1])
	if err != nil {
		return err
	}
	o := d.state.NewCaprica
	if args[0] == "boxed" {
		o.Boxed = n
	} else {
		space, err := d.patrol(args[0])
		if err != nil {
			return err
		}
		o.Forces[space] = n
	}
	if n < 0 || d.state.ForcesLeft(d.box.Catalog) < 0 {
		return fmt.Errorf("there are %d occupation forces", d.box.Tokens(card.OccupationForce))
	}
	return nil
}

// patrol returns the space that a place has on the track of the occupation forces.
func (x *lexicon) patrol(word string) (int, error) {
	place, err := x.box.place(word)
	if err != nil {
		return 0, err
	}
	space := game.PatrolAt(place)
	if space < 0 {
		return 0, fmt.Errorf("no occupation force comes to %s", word)
	}
	return space, nil
}

// setStack carries out `locked N|SHIP...` or `prepared N|SHIP...`, the top ship first. A number stands for ships that nobody looks at.
func (d *dealer) setStack(l line, args []string) error {
	if d.landing == nil {
		return errNoGround
	}
	to := ground[l.words[0]]
	d.landing.stacks[to-game.LockedShips] = true
	if len(d.state.Piles[to]) > 0 {
		return errors.New("it is laid already")
	}
	if n, err := amount(args[0]); err == nil {
		pile := d.state.Piles[game.CivilianPile]
		if len(args) > 1 || n < 0 || n > len(pile) {
			return fmt.Errorf("one number, and not more than the %d ships that are left", len(pile))
		}
		d.state.Piles[to] = append(d.state.Piles[to], pile[:n]...)
		d.state.Piles[game.CivilianPile] = slices.Clone(pile[n:])
		return nil
	}
	list, err := all(args)
	if err != nil {
		return err
	}
	for _, word := range list {
		if err := d.putShip(word, to); err != nil {
			return err
		}
		q := d.queue(to)
		q.cards = append(q.cards, queued{id: d.state.Piles[to][len(d.state.Piles[to])-1].Card, at: l})
	}
	return nil
}

// land lays what no line says about a table after the landing: where the players are, the distance, and which ships are Locked. If a line lays
// Locked ships, all ships that no line lays are removed.
func (d *dealer) land() error {
	s, thresholds := d.state, d.box.Objective().Thresholds
	if d.landing == nil {
		if s.NewCaprica != nil && s.Distance >= thresholds[len(thresholds)-1].At {
			return errors.New("so far on its way the fleet has landed: say `ground occupied` or `ground returned`")
		}
		return nil
	}
	if _, said := d.said["distance"]; !said {
		s.Distance = thresholds[len(thresholds)-1].At
	}
	for i := range s.Seats {
		seat := &s.Seats[i]
		if d.placed.Has(game.Seat(i)) || seat.Character == "" {
			continue
		}
		d.leaveCraft(game.Seat(i))
		seat.OffBoard, seat.Place = false, card.ResistanceHQ
		if seat.Cylon() {
			seat.Place = card.OccupationAuthority
		}
	}
	rest := game.LockedShips
	if d.landing.stacks[0] {
		rest = game.Removed
	}
	pile := s.Piles[game.CivilianPile]
	escorted := 0 // what a line lays there stays
	if q := d.decks[game.CivilianPile]; q != nil {
		escorted = len(q.cards)
	}
	for _, slot := range pile[escorted:] {
		if rest == game.Removed {
			slot.Seen = game.All
		}
		s.Piles[rest] = append(s.Piles[rest], slot)
	}
	s.Piles[game.CivilianPile] = slices.Clone(pile[:escorted])
	return nil
}

// quietGround lists the crises of New Caprica that ask the President before they do anything.
var quietGround = []card.ID{"execution-list", "keeping-hera-hidden", "demanded-surrender", "attack-on-the-power-plant", "establish-sanitation"}
