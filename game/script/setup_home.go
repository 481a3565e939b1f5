package script

import (
	"errors"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

var errNoHome = errors.New("that needs `option search-for-home`")

// rebelSides are the sides of the Rebel Basestar, by the words of scenarios.
var rebelSides = names[game.RebelSide]{"side of the Rebel Basestar", map[string]game.RebelSide{
	"none": game.NoRebels, game.HumanRebels.String(): game.HumanRebels, game.CylonRebels.String(): game.CylonRebels,
}}

// setRebels carries out `rebels human|cylon`.
func (d *dealer) setRebels(_ line, args []string) error {
	side, err := rebelSides.find(args[0])
	switch {
	case err != nil:
		return err
	case d.state.Home == nil:
		return errNoHome
	}
	d.state.Home.Rebels = side
	return nil
}

// setHub carries out `hub destroyed`.
func (d *dealer) setHub(_ line, args []string) error {
	switch {
	case d.state.Home == nil:
		return errNoHome
	case args[0] != "destroyed":
		return errors.New("hub destroyed; it stands if not said")
	}
	d.state.Home.HubLost = true
	return nil
}

// standing moves everyone from the Resurrection Ship to Hub Destroyed if that has taken its place, whichever line comes first.
func (d *dealer) standing() error {
	for s := range d.state.Seats {
		place := &d.state.Seats[s].Place
		switch lost := d.state.HubLost(); {
		case lost && *place == card.ResurrectionShip:
			*place = card.HubDestroyed
		case !lost && *place == card.HubDestroyed:
			return fmt.Errorf("%s is on Hub Destroyed: say `hub destroyed`", d.seatName(game.Seat(s)))
		}
	}
	return nil
}

// setMission carries out `mission CARD`, or `mission CARD failed` for one that failed and lies facedown.
func (d *dealer) setMission(_ line, args []string) error {
	seen := game.All
	switch {
	case d.state.Home == nil:
		return errNoHome
	case d.state.Count(game.ActiveMission) > 0:
		return errors.New("there is one active mission")
	case len(args) == 2 && args[1] == "failed":
		seen = 0
	case len(args) != 1:
		return errors.New("mission CARD, or mission CARD failed")
	}
	return d.put(args[:1], game.ActiveMission, seen, is(game.MissionDeck), "mission")
}

// setAssault carries out `assault-raptor reserves N aside N destroyed N`, instead of 1 in the Reserves and the others beside the board. A box that the
// line does not name holds none.
func (d *dealer) setAssault(_ line, args []string) error {
	f := d.state.Fleet(card.AssaultRaptor)
	if f == nil || f.Reserves+f.Aside == 0 {
		return errors.New("assault raptors come with daybreak, and those that fly are put into space below this line")
	}
	left := d.box.Supply(card.AssaultRaptor)
	boxes := map[string]*int{"reserves": &f.Reserves, "aside": &f.Aside, "destroyed": &f.Destroyed}
	f.Reserves, f.Aside, f.Destroyed = 0, 0, 0
	for i := 0; i+1 < len(args); i += 2 {
		n, err := amount(args[i+1])
		if err != nil {
			return err
		}
		if boxes[args[i]] == nil {
			return unknown("place of assault raptors", args[i], keys(boxes))
		}
		*boxes[args[i]] += n
		left -= n
	}
	if len(args)%2 != 0 || left != 0 {
		return fmt.Errorf("assault-raptor reserves N aside N destroyed N, together %d", d.box.Supply(card.AssaultRaptor))
	}
	return nil
}

// expectRebels checks `rebels human|cylon|none`.
func (w *witness) expectRebels(args []string) error {
	if len(args) != 1 {
		return errors.New("expect rebels human|cylon|none")
	}
	want, err := rebelSides.find(args[0])
	if got := w.table().RebelsAre(); err == nil && got != want {
		err = fmt.Errorf("its side is %q", got)
	}
	return err
}

// expectHub checks `hub destroyed|standing`.
func (w *witness) expectHub(args []string) error {
	if len(args) != 1 {
		return errors.New("expect hub destroyed|standing")
	}
	want, err := names[bool]{"state of the hub", map[string]bool{"destroyed": true, "standing": false}}.find(args[0])
	if got := w.table().HubLost(); err == nil && got != want {
		err = fmt.Errorf("it is destroyed: %v", got)
	}
	return err
}

// expectMission checks `mission CARD [failed]`, or `mission none`: what lies on the space of the Demetrius, faceup or as one that failed.
func (w *witness) expectMission(args []string) error {
	if len(args) == 0 || len(args) > 2 || len(args) == 2 && args[1] != "failed" {
		return errors.New("expect mission CARD [failed], or expect mission none")
	}
	if err := w.holdsExactly("the active mission", w.cards(game.ActiveMission), args[:1]); err != nil {
		return err
	}
	for _, slot := range w.table().Piles[game.ActiveMission] {
		if faceUp := slot.Seen == game.All; faceUp == (len(args) == 2) {
			return fmt.Errorf("it lies face up: %v", faceUp)
		}
	}
	return nil
}
