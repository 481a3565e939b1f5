package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// expectHand checks `hand SEAT N`, or exactly the cards.
func (w *witness) expectHand(args []string) error {
	if len(args) < 2 {
		return errors.New("expect hand SEAT N, or expect hand SEAT CARD…")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	return w.holdsExactly("hand of "+args[0], w.cards(game.Hand(s)), args[1:])
}

func (w *witness) holdsExactly(what string, got, words []string) error {
	if n, err := number(words[0]); err == nil && len(words) == 1 {
		if len(got) != n {
			return fmt.Errorf("%s: %d (%s), not %d", what, len(got), words2text(got), n)
		}
		return nil
	}
	if words[0] != "empty" && words[0] != "none" {
		if err := w.known(words); err != nil {
			return err
		}
	}
	return list(what, got, words)
}

func (w *witness) expectHolds(args []string) error {
	if len(args) < 2 {
		return errors.New("expect holds SEAT CARD…")
	}
	return w.expectPile([]string{"hand:" + args[0], "has", strings.Join(args[1:], " ")})
}

// expectPile checks `pile NAME N | CARD... | empty | top CARD... | bottom CARD... | has CARD... | lacks CARD...`.
func (w *witness) expectPile(args []string) error {
	args = strings.Fields(strings.Join(args, " "))
	if len(args) < 2 {
		return errors.New("expect pile NAME N, or CARD..., or top|bottom|has|lacks CARD…")
	}
	p, err := w.pile(args[0])
	if err != nil {
		return err
	}
	got := w.cards(p)
	words, err := all(args[2:])
	if err != nil {
		return err
	}
	switch args[1] {
	case "top", "bottom", "has", "lacks":
		if len(words) == 0 {
			return errors.New("which card?")
		}
		known := w.known
		if args[1] == "lacks" {
			known = w.knownAnywhere
		}
		if err := known(words); err != nil {
			return err
		}
	default:
		return w.holdsExactly(args[0], got, args[1:])
	}
	left := slices.Clone(got)
	for i, word := range words {
		at := slices.Index(left, word)
		switch {
		case args[1] == "top" && (i >= len(got) || got[i] != word),
			args[1] == "bottom" && (i >= len(got) || got[len(got)-1-i] != word):
			return fmt.Errorf("the %s of %s is not %s; it holds from the top %s", args[1], args[0], word, short(got))
		case args[1] == "has" && at < 0:
			return fmt.Errorf("%s has no %s (more); it holds %s", args[0], word, short(got))
		case args[1] == "lacks" && at >= 0:
			return fmt.Errorf("%s has %s", args[0], word)
		}
		if at >= 0 {
			left = slices.Delete(left, at, at+1)
		}
	}
	return nil
}

// knows counts the cards with an id that an observer sees in a pile.
func (w *witness) knows(args []string) (int, error) {
	if len(args) != 3 {
		return 0, errors.New("expect seen|unseen SEAT PILE CARD")
	}
	s, err := w.observer(args[0])
	if err != nil {
		return 0, err
	}
	p, err := w.pile(args[1])
	if err != nil {
		return 0, err
	}
	if err := w.known(args[2:]); err != nil {
		return 0, err
	}
	n := 0
	for _, slot := range w.g.View(s).Piles[p] {
		if string(slot.Card) == args[2] {
			n++
		}
	}
	return n, nil
}

func (w *witness) expectSeen(args []string) error {
	n, err := w.knows(args)
	if err == nil && n == 0 {
		err = errors.New("it is not")
	}
	return err
}

func (w *witness) expectUnseen(args []string) error {
	n, err := w.knows(args)
	if err == nil && n > 0 {
		err = errors.New("it is seen")
	}
	return err
}

// expectSees checks `sees SEAT PILE N`: the number of cards or tokens that a seat sees in a pile, including those shown only by their backs.
func (w *witness) expectSees(args []string) error {
	if len(args) != 3 {
		return errors.New("expect sees SEAT PILE N")
	}
	s, err := w.observer(args[0])
	if err != nil {
		return err
	}
	p, err := w.pile(args[1])
	if err != nil {
		return err
	}
	want, err := number(args[2])
	if got := len(w.g.View(s).Piles[p]); err == nil && got != want {
		err = fmt.Errorf("%s sees %d in %s, not %d", args[0], got, args[1], want)
	}
	return err
}

// expectAssist checks the assisting character of a solo game: the name, or words for the state.
func (w *witness) expectAssist(args []string) error {
	t := w.table()
	if len(args) == 0 {
		return errors.New("expect assist CHARACTER, or here|gone|spent|unspent…")
	}
	for _, word := range args {
		is := word == string(t.Assist)
		switch word {
		case "here":
			is = !t.AssistGone
		case "gone":
			is = t.AssistGone
		case "spent":
			is = t.AssistUses == 0
		case "unspent":
			is = t.AssistUses > 0
		}
		if !is {
			return fmt.Errorf("the assist %s is not %s", t.Assist, word)
		}
	}
	return nil
}

// expectExecuted checks `executed CHARACTER... | none`.
func (w *witness) expectExecuted(args []string) error {
	if len(args) == 0 {
		return errors.New("expect executed CHARACTER... or none")
	}
	var want []card.ID
	for _, word := range args {
		if word == "none" && len(args) == 1 {
			continue
		}
		if w.box.Characters.Of(card.ID(word)) == nil {
			return unknown("character", word, w.box.words(card.Characters))
		}
		want = append(want, card.ID(word))
	}
	if got := w.table().Executed; !slices.Equal(got, want) {
		return fmt.Errorf("executed are %v, not %v", got, want)
	}
	return nil
}
