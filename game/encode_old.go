package game

import (
	"fmt"

	"battlestar/game/card"
)

// written1 is a State of version 1. That version had numbers and positions where names are now, and single fields for some things that are lists now.
// Its fields shadow those of today.
type written1 struct {
	*written
	President, Admiral    Seat
	AssistSpent           bool
	Resources             [4]int
	Raiders, HeavyRaiders [7]int
	Vipers                fleet1
	CylonFleet            *fleetBoard1
	Seats                 []seat1
	Basestars             []basestar1
	Check                 *check1
	Over                  *over1
}

type fleet1 struct {
	Reserves, Damaged, Destroyed int
	Space                        [7]int
}

type fleetBoard1 struct {
	Raiders, HeavyRaiders [7]int
	Pursuit               int
	CAG                   Seat
	MarkVII               fleet1
}

type seat1 struct {
	SeatState
	Area                               uint8
	Cylon, Sympathizer, MarkVII, Spent bool
}

type basestar1 struct{ Area, Behind uint8 }

type check1 struct {
	CheckState
	Skills               [7]bool
	Zero, Double, Result uint8
	Outer                *check1
}

type over1 struct {
	Over
	Resource uint8
}

// upgrade turns it into a State of today. It fails on a number that names nothing.
func (w *written1) upgrade(s *State) error {
	s.Version = StateVersion
	s.Titles = []Held{{card.PresidentTitle, w.President}, {card.AdmiralTitle, w.Admiral}}
	s.Resources, s.Raiders, s.HeavyRaiders = w.Resources, w.Raiders, w.HeavyRaiders
	s.Fleets = []Fleet{w.Vipers.upgrade(card.Viper)}
	if f := w.CylonFleet; f != nil {
		s.Titles = append(s.Titles, Held{card.CAGTitle, f.CAG})
		s.CylonFleet = &FleetBoard{Raiders: f.Raiders, HeavyRaiders: f.HeavyRaiders, Pursuit: f.Pursuit}
		s.Fleets = append(s.Fleets, f.MarkVII.upgrade(card.MarkVII))
	}
	for _, old := range w.Seats {
		seat := old.SeatState
		seat.Area = card.Area(old.Area)
		switch {
		case old.Sympathizer:
			seat.Allegiance = Sympathizer
		case old.Cylon:
			seat.Allegiance = CylonPlayer
		}
		switch {
		case seat.Area == card.NoArea:
		case old.MarkVII:
			seat.Craft = card.MarkVII
		default:
			seat.Craft = card.Viper
		}
		if !old.Spent {
			seat.Uses = 1
		}
		s.Seats = append(s.Seats, seat)
		if seat.Area > card.PortBow {
			return errArea
		}
	}
	if s.Assist != "" && !w.AssistSpent {
		s.AssistUses = 1
	}
	for n, old := range w.Basestars {
		if n >= len(s.Basestars) || old.Area > uint8(card.PortBow) || old.Behind > uint8(card.PortBow) {
			return errArea
		}
		s.Basestars[n] = BasestarState{Area: card.Area(old.Area), Behind: card.Area(old.Behind)}
	}
	if w.Over != nil {
		s.Over = &w.Over.Over
		s.Over.Resource = card.Resource(w.Over.Resource)
		if s.Over.Resource > card.Population {
			return fmt.Errorf("%d is no resource", s.Over.Resource)
		}
	}
	var err error
	s.Check, err = w.Check.upgrade()
	return err
}

var errArea = fmt.Errorf("something is in an area that does not exist")

func (f fleet1) upgrade(craft card.Ship) Fleet {
	return Fleet{Craft: craft, Reserves: f.Reserves, Space: f.Space, Damaged: f.Damaged, Destroyed: f.Destroyed}
}

func (c *check1) upgrade() (*CheckState, error) {
	if c == nil {
		return nil, nil
	}
	outer, err := c.Outer.upgrade()
	if err == nil && (c.Zero > uint8(card.Treachery) || c.Double > uint8(card.Treachery) || c.Result > uint8(Failed)) {
		err = fmt.Errorf("a check counts what does not exist")
	}
	check := c.CheckState
	check.Skills, check.Outer = c.Skills, outer
	check.Zero, check.Double, check.Result = card.Skill(c.Zero), card.Skill(c.Double), CheckResult(c.Result)
	return &check, err
}
