package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoFleet = errors.New("only with the option cylon-fleet")

// setFleet is `pursuit N` and `mark-vii reserves N destroyed N`: the Vipers Mark VII that are not said to be elsewhere are damaged.
func (r *run) setFleet(word string, args []string) error {
	f := r.state.CylonFleet
	if f == nil {
		return errNoFleet
	}
	if word == "pursuit" {
		n, err := number(args[0])
		if err == nil && (n < 0 || n >= game.AutoAttack) {
			err = fmt.Errorf("the pursuit marker goes from 0 to %d", game.AutoAttack-1)
		}
		f.Pursuit = n
		return err
	}
	if len(args)%2 != 0 {
		return errors.New("mark-vii reserves N, or mark-vii destroyed N")
	}
	for i := 0; i < len(args); i += 2 {
		n, err := number(args[i+1])
		if err != nil {
			return err
		}
		switch args[i] {
		case "reserves":
			f.MarkVII.Reserves += n
		case "destroyed":
			f.MarkVII.Destroyed += n
		default:
			return unknown("box of vipers", args[i], []string{"reserves", "destroyed"})
		}
		if err := r.fromDamaged(n); err != nil {
			return err
		}
	}
	return nil
}

// fromDamaged takes Vipers Mark VII out of the Damaged Vipers box, where they begin.
func (r *run) fromDamaged(n int) error {
	f := r.state.CylonFleet
	if f == nil {
		return errNoFleet
	}
	if f.MarkVII.Damaged -= n; f.MarkVII.Damaged < 0 {
		return fmt.Errorf("there are %d Vipers Mark VII in all", r.box.supply[card.MarkVII])
	}
	return nil
}

// putBehind puts ships into an area of the Cylon Fleet board.
func (r *run) putBehind(list []string, area card.Area) error {
	s := r.state
	if s.CylonFleet == nil {
		return errNoFleet
	}
	for _, word := range list {
		ship, err := shipKinds.find(word)
		if err != nil {
			return err
		}
		left := r.box.supply[ship] - s.AllBehind(ship)
		switch ship {
		case card.Raider:
			left -= s.RaidersInSpace()
			s.CylonFleet.Raiders[area]++
		case card.HeavyRaider:
			left -= s.HeavyRaidersInSpace()
			s.CylonFleet.HeavyRaiders[area]++
		case card.Basestar:
			n := slices.Index(s.Basestars[:], game.BasestarState{})
			left -= len(basestars(&s.Table))
			if left > 0 {
				s.Basestars[n].Behind = area
			}
		default:
			return fmt.Errorf("a %s stands in no area of the Cylon Fleet board", ship)
		}
		if left <= 0 {
			return fmt.Errorf("there are only %d %ss", r.box.supply[ship], ship)
		}
	}
	return nil
}
