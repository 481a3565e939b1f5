package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
)

// expectAsked checks `asked SEAT [KIND [private|open]]`. The game stops at the decision that it names.
func (w *witness) expectAsked(args []string) error {
	if len(args) < 1 {
		return errors.New("expect asked SEAT KIND")
	}
	if len(args) > 3 || args[0] == "nobody" && len(args) > 1 {
		return errors.New("expect asked SEAT [KIND [private|open]], or expect asked nobody")
	}
	if args[0] == "nobody" {
		if err := w.settle(); err != nil {
			return err
		}
		if d := w.pending(); d != nil {
			return fmt.Errorf("%s is asked %s", w.seatNames(d.Seats), d.Kind)
		}
		return nil
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	stop := func(d *game.Decision) bool { return d.Kind != game.AskWindow && d.Seats.Has(s) }
	var kind game.Kind
	if len(args) > 1 {
		if kind, err = kinds.find(args[1]); err != nil {
			return err
		}
		stop = func(d *game.Decision) bool { return d.Kind == kind && d.Seats.Has(s) }
	}
	d := w.pending()
	if !w.held {
		if d, err = w.reach(stop); err != nil {
			return err
		}
	}
	if !d.Seats.Has(s) || kind != game.NoDecision && d.Kind != kind {
		return fmt.Errorf("it is not%s", w.offers(d))
	}
	if len(args) > 2 {
		private, err := names[bool]{"secrecy of a decision", map[string]bool{"private": true, "open": false}}.find(args[2])
		if err != nil {
			return err
		}
		if d.Private != private {
			return fmt.Errorf("the decision is private: %v", d.Private)
		}
	}
	if quiet(d) {
		w.held = true
	}
	return nil
}

// expectNotAsked checks `not-asked SEAT [KIND] [in STEP]`: since the last line that acted, or throughout the last step of that name.
func (w *witness) expectNotAsked(args []string) error {
	since := w.asked[w.recent:]
	if n := len(args); n > 2 && args[n-2] == "in" {
		step, err := steps.find(args[n-1])
		if err != nil {
			return err
		}
		if since = w.askedIn(step); since == nil {
			return fmt.Errorf("there was no step %s in which anything was asked", step)
		}
		args = args[:n-2]
	}
	if len(args) < 1 || len(args) > 2 {
		return errors.New("expect not-asked SEAT [KIND] [in STEP]")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	meant := func(k game.Kind) bool { return k != game.AskWindow }
	if len(args) == 2 {
		kind, err := kinds.find(args[1])
		if err != nil {
			return err
		}
		meant = func(k game.Kind) bool { return k == kind }
	}
	at := slices.IndexFunc(since, func(q question) bool { return q.seats.Has(s) && meant(q.kind) })
	if at >= 0 {
		return fmt.Errorf("%s was asked %s", args[0], since[at].kind)
	}
	return nil
}

// expectAbout checks `about WORD...`: the card, place, seat, area, ship, number or rule of the pending decision.
func (w *witness) expectAbout(args []string) error {
	if len(args) == 0 {
		return errors.New("expect about WORD…")
	}
	d := w.pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	about := []string{string(d.About), string(d.Place), kebab(d.Area.String()), kebab(d.Ship.String()), fmt.Sprint(d.N), d.Rule}
	if slices.Contains(kindsOfOther, d.Kind) || slices.Contains(windowsOfOther, d.Window) {
		about = append(about, w.seatCalled(d.Other)...)
	}
	for _, word := range args {
		if !slices.Contains(about, word) {
			return fmt.Errorf("%q is not; the decision is about %s", word, strings.Join(strings.Fields(strings.Join(about, " ")), ", "))
		}
	}
	return nil
}

// Decisions about another player. All others leave Other at 0, which is also a seat.
var (
	kindsOfOther   = []game.Kind{game.ChoosePlace, game.TakeCard, game.SeeCard}
	windowsOfOther = []game.Window{game.ChoiceMade, game.BeforeRoll, game.AfterRoll}
)

// expectPicks checks `picks N [N]`: how many options must be picked, at least and at most.
func (w *witness) expectPicks(args []string) error {
	d := w.pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	var want []int
	for _, word := range args {
		n, err := number(word)
		if err != nil {
			return err
		}
		want = append(want, n)
	}
	if len(want) == 1 {
		want = append(want, want[0])
	}
	if len(want) != 2 {
		return errors.New("expect picks N, or expect picks AT-LEAST AT-MOST")
	}
	if d.Min != want[0] || d.Max != want[1] {
		return fmt.Errorf("at least %d and at most %d must be picked%s", d.Min, d.Max, w.offers(d))
	}
	return nil
}

// expectTaken returns the expectation `cost SEAT CHOICE N`, or one like it: what an option says that its choice takes.
func expectTaken(name string, taken func(o *game.Option) int8) func(*witness, []string) error {
	return func(w *witness, args []string) error {
		if len(args) != 3 {
			return fmt.Errorf("expect %s SEAT CHOICE N", name)
		}
		if err := w.expectOffered(args[:2]); err != nil {
			return err
		}
		want, err := number(args[2])
		if err != nil {
			return err
		}
		d, _, err := w.offeredTo(args[:2])
		if err != nil {
			return err
		}
		for i := range d.Options {
			o := &d.Options[i]
			if n := int(taken(o)); slices.Contains(w.called(o.Choice), args[1]) && n != want {
				return fmt.Errorf("the %s of %s is %d, not %d", name, w.called(o.Choice)[0], n, want)
			}
		}
		return nil
	}
}

// offeredTo returns the pending decision as a seat sees it, and the words for its choices.
func (w *witness) offeredTo(args []string) (*game.Decision, []string, error) {
	if len(args) < 2 {
		return nil, nil, errors.New("expect offered|not-offered|options SEAT CHOICE…")
	}
	s, err := w.observer(args[0])
	if err != nil {
		return nil, nil, err
	}
	d := w.g.Decision(s)
	if d == nil {
		return nil, nil, errors.New("nothing is asked")
	}
	words, err := all(args[1:])
	return d, words, err
}

func (w *witness) expectOffered(args []string) error {
	d, words, err := w.offeredTo(args)
	if err != nil {
		return err
	}
	for i, word := range words {
		named := 0
		for _, o := range d.Options {
			named += one(slices.Contains(w.called(o.Choice), word))
		}
		if named == 0 {
			return w.notOffered(d, word)
		}
		if said := count(words[:i+1], word); said > named {
			return fmt.Errorf("%q is said %d times, and offered %d times%s", word, said, named, w.offers(d))
		}
	}
	return nil
}

// count returns how often a word is in a list.
func count(list []string, word string) (n int) {
	for _, w := range list {
		n += one(w == word)
	}
	return n
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

func (w *witness) expectNotOffered(args []string) error {
	d, words, err := w.offeredTo(args)
	if err != nil {
		return err
	}
	for _, word := range words {
		if len(w.possible(word)) == 0 {
			return fmt.Errorf("%q names no choice of any decision%s", word, meant(word, w.words()))
		}
		if slices.ContainsFunc(d.Options, func(o game.Option) bool { return slices.Contains(w.called(o.Choice), word) }) {
			return fmt.Errorf("%q is%s", word, w.offers(d))
		}
	}
	return nil
}

func (w *witness) expectOptions(args []string) error {
	if err := w.expectOffered(args); err != nil && !(len(args) == 2 && args[1] == "none") {
		return err
	}
	d, words, err := w.offeredTo(args)
	if err != nil {
		return err
	}
	for _, o := range d.Options {
		if !slices.ContainsFunc(w.called(o.Choice), func(name string) bool { return slices.Contains(words, name) }) {
			return fmt.Errorf("%s is offered too", w.called(o.Choice)[0])
		}
	}
	return nil
}

// expectWindow checks `window NAME SEAT...`: it opens for exactly these seats. The game stops there.
func (w *witness) expectWindow(args []string) error {
	if len(args) < 2 {
		return errors.New("expect window NAME SEAT…")
	}
	open, err := windows.find(args[0])
	if err != nil {
		return err
	}
	var want game.Seats
	for _, word := range args[1:] {
		s, err := w.seat(word)
		if err != nil {
			return err
		}
		want |= game.SeatsOf(s)
	}
	w.held = false
	d, err := w.window(open, nil)
	if err != nil {
		return err
	}
	w.held = true
	if d.Seats != want {
		return fmt.Errorf("it is open for %s", w.seatNames(d.Seats))
	}
	return nil
}

// expectNoWindow checks `no-window NAME`: none of that name opened since the last line that acted.
func (w *witness) expectNoWindow(args []string) error {
	if len(args) != 1 {
		return errors.New("expect no-window NAME")
	}
	open, err := windows.find(args[0])
	if err != nil {
		return err
	}
	if slices.Contains(w.opened, open) || w.pending() != nil && w.pending().Window == open && w.pending().Kind == game.AskWindow {
		return errors.New("it opened")
	}
	return nil
}
