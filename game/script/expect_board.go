package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

func (w *witness) expectArea(args []string) error {
	if len(args) < 2 {
		return errors.New("expect area AREA empty, or expect area AREA [only] SHIP N…")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	t := w.table()
	there := map[string]int{"raider": t.Raiders[a], "heavy-raider": t.HeavyRaiders[a], "civilian": len(t.Piles[game.Civilians(a)]), "basestar": 0}
	for _, mark := range t.Marks() {
		there[shipName(mark)] = t.Fleet(mark).Space[a]
	}
	for _, n := range basestars(t) {
		if t.Basestars[n].Area == a {
			there["basestar"]++
		}
	}
	for s := range t.Seats {
		if t.Seats[s].Area == a {
			there[w.seatName(game.Seat(s))]++
		}
	}
	return w.isThere(a.String(), there, args[1:])
}

// expectScar checks `scar AREA|none`: the area of the raider that is Scar.
func (w *witness) expectScar(args []string) error {
	if len(args) != 1 {
		return errors.New("expect scar AREA, or expect scar none")
	}
	want := card.NoArea
	if args[0] != "none" {
		var err error
		if want, err = areas.find(args[0]); err != nil {
			return err
		}
	}
	if scar := w.table().Scar; scar != want {
		return fmt.Errorf("scar is at: %s", scar)
	}
	return nil
}

// expectBehind checks `behind AREA empty | [only] SHIP [N]...`: the area of the Cylon Fleet board that mirrors one.
func (w *witness) expectBehind(args []string) error {
	if len(args) < 2 {
		return errors.New("expect behind AREA empty, or expect behind AREA [only] SHIP N…")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	there := map[string]int{}
	for _, ship := range []card.Ship{card.Raider, card.HeavyRaider, card.Basestar} {
		there[shipName(ship)] = w.table().Behind(ship, a)
	}
	return w.isThere(a.String(), there, args[1:])
}

// isThere compares what is in an area with `empty | [only] SHIP|SEAT [N]...`.
func (w *witness) isThere(a string, there map[string]int, args []string) error {
	if args[0] == "empty" && len(args) > 1 {
		return fmt.Errorf("%s empty, and nothing more", a)
	}
	if args[0] == "empty" {
		args = []string{"only"}
	}
	only := args[0] == "only"
	if only {
		args = args[1:]
	}
	named := map[string]bool{}
	for i := 0; i < len(args); i++ {
		word := args[i]
		if s, err := w.seat(word); err == nil {
			word = w.seatName(s)
		}
		if there[word] == 0 {
			_, isSeat := w.seat(word)
			_, isShip := shipKinds.find(word)
			if isSeat != nil && isShip != nil {
				return isShip
			}
		}
		if named[word] {
			return fmt.Errorf("%s is said twice; how many there are is said by a number", word)
		}
		want := 1
		if i+1 < len(args) {
			if n, err := number(args[i+1]); err == nil {
				want = n
				i++
			}
		}
		if there[word] != want {
			return fmt.Errorf("in %s there is %s %d, not %d", a, word, there[word], want)
		}
		named[word] = true
	}
	for _, word := range keys(there) {
		if only && !named[word] && there[word] > 0 {
			return fmt.Errorf("in %s there is also %s %d", a, word, there[word])
		}
	}
	return nil
}

func (w *witness) expectAt(args []string) error {
	if len(args) < 2 {
		return errors.New("expect at SEAT PLACE")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	seat := w.table().Seats[s]
	got := string(seat.Place)
	switch {
	case seat.OffBoard:
		got = "off-board"
	case seat.Piloting():
		got = shipName(seat.Craft) + " " + seat.Area.String()
	}
	want := strings.Join(args[1:], " ")
	if game.CraftOf(shipKinds.values[args[1]]) != nil && len(args) == 3 {
		_, err = areas.find(args[2])
	} else if args[1] != "off-board" {
		_, err = w.box.place(want)
	}
	if err == nil && got != want {
		err = fmt.Errorf("%s is at %s, not at %s", args[0], got, want)
	}
	return err
}

func basestars(t *game.Tabletop) []int {
	var list []int
	for n, b := range t.Basestars {
		if b.Area != card.NoArea {
			list = append(list, n)
		}
	}
	return list
}

// expectBasestar checks `basestar AREA TOKEN...`, or none.
func (w *witness) expectBasestar(args []string) error {
	if len(args) < 2 {
		return errors.New("expect basestar AREA TOKEN..., or none")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	for _, n := range basestars(w.table()) {
		if w.table().Basestars[n].Area == a {
			return w.holdsExactly("basestar in "+args[0], w.cards(game.BasestarTokens(n)), args[1:])
		}
	}
	return errors.New("there is none")
}

func (w *witness) expectCenturions(args []string) error {
	var got []string
	for _, n := range w.table().Centurions {
		got = append(got, fmt.Sprint(n))
	}
	if len(args) == len(got)-1 {
		args = append(args, "0")
	}
	if !slices.Equal(got, args) {
		return fmt.Errorf("by space from Start there are %s", strings.Join(got, " "))
	}
	return nil
}

func (w *witness) expectDamaged(args []string) error {
	if len(args) == 0 {
		return errors.New("expect damaged PLACE..., or none")
	}
	var got []string
	for _, h := range game.Hulls {
		for _, id := range w.cards(h.Damaged) {
			got = append(got, string(w.box.Token(card.ID(id)).Place))
		}
	}
	if args[0] != "none" {
		for _, word := range args {
			if _, err := w.box.place(word); err != nil {
				return err
			}
		}
	}
	return list("damaged", got, args)
}

// expectNukePool checks `nuke-pool N`: the nuke tokens beside the board.
func (w *witness) expectNukePool(args []string) error {
	if len(args) != 1 {
		return errors.New("expect nuke-pool N")
	}
	want, err := number(args[0])
	if err != nil {
		return err
	}
	if got := w.g.NukePool(); got != want {
		return fmt.Errorf("beside the board there are %d, not %d", got, want)
	}
	return nil
}
