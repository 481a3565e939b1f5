package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

func (d *dealer) setPlace(_ line, seat game.Seat, args []string) error {
	s := &d.state.Seats[seat]
	d.placed |= owner(seat)
	d.leaveCraft(seat)
	s.Place, s.OffBoard = "", false
	craft := game.CraftOf(shipKinds.values[args[0]])
	switch {
	case args[0] == "off-board" && len(args) == 1:
		s.OffBoard = true
	case craft != nil:
		if len(args) != 2 {
			return fmt.Errorf("at SEAT %s AREA", craft.Word)
		}
		area, err := areas.find(args[1])
		if err != nil {
			return err
		}
		s.Area, s.Craft = area, craft.Ship
		return d.takeCraft(craft.Ship, 1)
	default:
		place, err := d.box.place(strings.Join(args, " "))
		s.Place = place
		return err
	}
	return nil
}

// leaveCraft puts the craft that a player pilots back where it begins.
func (d *dealer) leaveCraft(seat game.Seat) {
	s := &d.state.Seats[seat]
	if s.Piloting() {
		*d.begins(s.Craft)++
	}
	s.Area, s.Craft = card.NoArea, card.NoShip
}

// begins returns the count of a kind of craft in the box where they begin, or nil if the game has none.
func (d *dealer) begins(ship card.Ship) *int {
	f := d.state.Fleet(ship)
	switch {
	case f == nil:
		return nil
	case game.CraftOf(ship).Begins == game.DamagedBox:
		return &f.Damaged
	default:
		return &f.Reserves
	}
}

// takeCraft takes craft from where they begin.
func (d *dealer) takeCraft(ship card.Ship, n int) error {
	box := d.begins(ship)
	if box == nil {
		return errNoFleet
	}
	if *box -= n; *box < 0 {
		return fmt.Errorf("there are %d of %s in all", d.box.Supply(ship), shipName(ship))
	}
	return nil
}

// setVipers carries out `vipers damaged 2 destroyed 1`.
func (d *dealer) setVipers(_ line, args []string) error {
	if len(args)%2 != 0 {
		return errors.New("vipers damaged N, or vipers destroyed N")
	}
	for i := 0; i < len(args); i += 2 {
		n, err := amount(args[i+1])
		if err != nil {
			return err
		}
		switch args[i] {
		case "damaged":
			d.state.Fleet(card.Viper).Damaged += n
		case "destroyed":
			d.state.Fleet(card.Viper).Destroyed += n
		default:
			return unknown("box of vipers", args[i], []string{"damaged", "destroyed"})
		}
		if err := d.takeCraft(card.Viper, n); err != nil {
			return err
		}
	}
	return nil
}

// putShips carries out `put SHIP... in AREA`, or `behind AREA` for the Cylon Fleet board. A basestar may have tokens:
// basestar:critical-hit,disabled-hangar.
func (d *dealer) putShips(_ line, args []string) error {
	behind := len(args) > 2 && args[len(args)-2] == "behind"
	if len(args) < 3 || args[len(args)-2] != "in" && !behind {
		return errors.New("put SHIP... in AREA, or put SHIP... behind AREA")
	}
	area, err := areas.find(args[len(args)-1])
	if err != nil {
		return err
	}
	list, err := all(args[:len(args)-2])
	if err != nil {
		return err
	}
	if behind {
		return d.putBehind(list, area)
	}
	s := d.state
	for _, word := range list {
		if word == "scar" {
			if s.Scar != card.NoArea {
				return fmt.Errorf("there is one Scar, and it is in %s already", s.Scar)
			}
			s.Scar, word = area, "raider"
		}
		kind, detail, detailed := strings.Cut(word, ":")
		ship, err := shipKinds.find(kind)
		if err != nil {
			return err
		}
		if detailed && ship != card.Civilian && ship != card.Basestar {
			return fmt.Errorf("a %s is like any other: %q", ship, word)
		}
		supply := func(now int) error {
			if now >= d.box.Supply(ship) {
				return fmt.Errorf("there are only %d %ss", d.box.Supply(ship), ship)
			}
			return nil
		}
		// other ships lie in no area, as the default says
		//exhaustive:ignore
		switch ship {
		case card.Raider:
			err = supply(s.RaidersInSpace() + s.AllBehind(ship))
			s.Raiders[area]++
		case card.HeavyRaider:
			err = supply(s.HeavyRaidersInSpace() + s.AllBehind(ship))
			s.HeavyRaiders[area]++
		case card.Viper, card.MarkVII, card.AssaultRaptor:
			if err = d.takeCraft(ship, 1); err == nil {
				s.Fleet(ship).Space[area]++
			}
		case card.Civilian:
			if !detailed {
				return errors.New("which civilian ship? civilian:civilian-1-population")
			}
			err = d.putCivilian(detail, area)
		case card.Basestar:
			n := slices.IndexFunc(s.Basestars[:], func(b game.BasestarState) bool { return b == game.BasestarState{} })
			if n < 0 || n >= d.box.Supply(ship) {
				return supply(d.box.Supply(ship))
			}
			s.Basestars[n].Area = area
			if detailed {
				err = d.put(strings.Split(detail, ","), game.BasestarTokens(n), game.All, is(game.BasestarDamagePile), "damage token of basestars")
			}
		default:
			return fmt.Errorf("a %s stands in no area", ship)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// putCivilian puts a civilian ship into an area.
func (d *dealer) putCivilian(word string, area card.Area) error {
	return d.putShip(word, game.Civilians(area))
}

// putShip puts a civilian ship into a pile.
func (d *dealer) putShip(word string, to game.Pile) error {
	id := civilian(word, func(id card.ID) bool {
		return slices.ContainsFunc(d.full.Piles[game.CivilianPile], func(slot game.Slot) bool { return slot.Card == id })
	})
	if id == "" {
		return unknown("civilian ship", word, d.box.words(card.CivilianShips))
	}
	return d.put([]string{string(id)}, to, 0, is(game.CivilianPile), "civilian ship")
}

// civilian returns the civilian ship that a word names, if it is known. The word may lack "civilian-", and may be population-2 for 2-population.
func civilian(word string, known func(card.ID) bool) card.ID {
	what, n, _ := strings.Cut(word, "-")
	for _, id := range []string{word, "civilian-" + word, "civilian-" + n + "-" + what} {
		if known(card.ID(id)) {
			return card.ID(id)
		}
	}
	return ""
}

var errNoFleet = errors.New("only with the option cylon-fleet")

// setFleet carries out `pursuit N` or `mark-vii reserves N destroyed N`. Viper Mark VIIs that no line puts elsewhere are damaged.
func (d *dealer) setFleet(l line, args []string) error {
	f := d.state.CylonFleet
	if f == nil {
		return errNoFleet
	}
	if l.words[0] == "pursuit" {
		n, err := amount(args[0])
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
		n, err := amount(args[i+1])
		if err != nil {
			return err
		}
		craft := d.state.Fleet(shipKinds.values[l.words[0]])
		switch args[i] {
		case "reserves":
			craft.Reserves += n
		case "destroyed":
			craft.Destroyed += n
		default:
			return unknown("box of vipers", args[i], []string{"reserves", "destroyed"})
		}
		if err := d.takeCraft(craft.Craft, n); err != nil {
			return err
		}
	}
	return nil
}

// putBehind puts ships into an area of the Cylon Fleet board.
func (d *dealer) putBehind(list []string, area card.Area) error {
	s := d.state
	if !s.HasBoard(card.CylonFleetBoard) {
		return errNoFleet
	}
	for _, word := range list {
		ship, err := shipKinds.find(word)
		if err != nil {
			return err
		}
		left := d.box.Supply(ship) - s.AllBehind(ship)
		// other ships do not lie there, as the default says
		//exhaustive:ignore
		switch ship {
		case card.Raider:
			left -= s.RaidersInSpace()
			s.CylonFleet.Raiders[area]++
		case card.HeavyRaider:
			left -= s.HeavyRaidersInSpace()
			s.CylonFleet.HeavyRaiders[area]++
		case card.Basestar:
			n := slices.Index(s.Basestars[:], game.BasestarState{})
			left -= len(basestars(&s.Tabletop))
			if left > 0 {
				s.Basestars[n].Behind = area
			}
		default:
			return fmt.Errorf("a %s stands in no area of the Cylon Fleet board", ship)
		}
		if left <= 0 {
			return fmt.Errorf("there are only %d %ss", d.box.Supply(ship), ship)
		}
	}
	return nil
}
