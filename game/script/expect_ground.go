package script

import (
	"errors"
	"fmt"

	"battlestar/game/card"
)

// expectGround checks `ground before|occupied|returned`: how far a game that goes to New Caprica has come.
func (w *witness) expectGround(args []string) error {
	now := w.table().Stage().String()
	if now == "" {
		now = "before"
	}
	if len(args) != 1 || args[0] != now {
		return fmt.Errorf("the stage of New Caprica is %s", now)
	}
	return nil
}

// expectForces checks `forces PLACE N`, `forces boxed N` for those out of the game, or `forces supply N` for those that can still come.
func (w *witness) expectForces(args []string) error {
	if len(args) != 2 {
		return errors.New("expect forces PLACE N, or boxed N, or supply N")
	}
	want, err := number(args[1])
	if err != nil {
		return err
	}
	t := w.table()
	if t.NewCaprica == nil {
		return errNoGround
	}
	got := t.NewCaprica.Boxed
	switch args[0] {
	case "boxed":
	case "supply":
		got = t.ForcesLeft(w.box.Catalog)
	default:
		space, err := w.patrol(args[0])
		if err != nil {
			return err
		}
		got = t.NewCaprica.Forces[space]
	}
	if got != want {
		return fmt.Errorf("%s: there are %d, not %d", args[0], got, want)
	}
	return nil
}

// expectStack returns the expectation `locked N|SHIP...` or `prepared N|SHIP...`: N ships, or exactly these from the top down.
func expectStack(name string) func(*witness, []string) error {
	return func(w *witness, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("expect %s N, or expect %s SHIP…", name, name)
		}
		got := w.cards(ground[name])
		words, err := all(args)
		if err != nil {
			return err
		}
		if n, err := number(words[0]); err == nil && len(words) == 1 {
			if len(got) != n {
				return fmt.Errorf("%s: %d (%s), not %d", name, len(got), words2text(got), n)
			}
			return nil
		}
		if len(words) != len(got) {
			return fmt.Errorf("%s: there is %s", name, words2text(got))
		}
		for i, word := range words {
			id := civilian(word, func(id card.ID) bool { return w.box.cards[id] })
			if id == "" {
				return unknown("civilian ship", word, w.box.words(card.CivilianShips))
			}
			if got[i] != string(id) {
				return fmt.Errorf("%s: there is %s", name, words2text(got))
			}
		}
		return nil
	}
}
