package script

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
)

// playWords are the words that begin a line of the play.
var playWords = []string{"do", "play", "add", "act", "pass", "die", "refuse", "correct", "unveil", "expect", "until", "end"}

// playLine carries out a line of the play that acts.
func (p *play) playLine(l line) error {
	args := l.words[1:]
	if p.chance.late != nil && l.words[0] != "refuse" {
		return p.chance.late
	}
	p.held = false
	switch l.words[0] {
	case "do", "play":
		return p.deed(l.words[0], args)
	case "add":
		return p.add(args)
	case "act":
		return p.act(args)
	case "pass":
		return p.pass(args)
	case "refuse":
		return p.refuse(args)
	case "correct":
		return p.correct(args)
	case "unveil":
		return p.unveil(args)
	case "until":
		return p.untilStep(args)
	case "end":
		if len(args) != 1 || args[0] != "turn" {
			return errors.New("end turn")
		}
		return p.until(func(e game.Event, _ game.Seat) bool { return e.Kind == game.TurnBegan })
	}
	if slices.Contains(setupWords, l.words[0]) {
		return fmt.Errorf("%q belongs to the setup, above the line `turn`", l.words[0])
	}
	return unknown("line of a scenario", l.words[0], playWords)
}

// deed carries out `do SEAT CHOICE... [then CHOICE...]...`, or `play`, which plays from the hand.
func (p *play) deed(word string, args []string) error {
	seat, err := p.seat(args[0])
	if err != nil {
		return err
	}
	steps := split(args[1:], "then")
	if word == "play" {
		steps = append([][]string{{"from-hand"}}, steps...)
	}
	for i, picks := range steps {
		if err := p.do(seat, picks, i == 0); err != nil {
			return err
		}
	}
	return nil
}

// untilStep carries out `until SEAT STEP`.
func (p *play) untilStep(args []string) error {
	if len(args) != 2 {
		return errors.New("until SEAT STEP")
	}
	seat, err := p.seat(args[0])
	if err != nil {
		return err
	}
	step, err := steps.find(args[1])
	if err != nil {
		return err
	}
	return p.until(func(e game.Event, current game.Seat) bool {
		return e.Kind == game.StepBegan && e.Step == step && current == seat
	})
}

// split cuts words into parts at each occurrence of a word.
func split(words []string, at string) [][]string {
	parts := [][]string{nil}
	for _, w := range words {
		if w == at {
			parts = append(parts, nil)
			continue
		}
		parts[len(parts)-1] = append(parts[len(parts)-1], w)
	}
	return parts
}

func (p *play) do(seat game.Seat, words []string, first bool) error {
	if len(words) == 0 {
		return errors.New("do what?")
	}
	words, err := all(words)
	if err != nil {
		return err
	}
	d, err := p.reach(func(d *game.Decision) bool {
		return d.Kind != game.AskWindow && d.Seats.Has(seat) && (len(words) == 1 && words[0] == "yes" || p.spare(d) && slices.Contains(p.namesOf(d), words[0]))
	})
	if err != nil {
		return err
	}
	if !d.Seats.Has(seat) {
		return fmt.Errorf("%s is not asked%s", p.seatName(seat), p.offers(d))
	}
	now, rest := words, []string(nil)
	if d.Max == 1 {
		now, rest = words[:1], words[1:]
	}
	picks, err := p.resolve(d, now)
	if err != nil {
		return err
	}
	if first {
		p.begins()
	}
	if err := p.answer(seat, picks); err != nil || len(rest) == 0 {
		return err
	}
	if err := p.do(seat, rest, false); err != nil {
		return fmt.Errorf("after %q, which is all that is asked there: %w", now[0], err)
	}
	return nil
}

// add makes a contribution to a skill check.
func (p *play) add(args []string) error {
	if len(args) < 2 {
		return errors.New("add SEAT none, or add SEAT CARD…")
	}
	seat, err := p.seat(args[0])
	if err != nil {
		return err
	}
	d, err := p.reach(func(*game.Decision) bool { return false })
	if err != nil {
		return err
	}
	if d.Kind != game.Contribute || !d.Seats.Has(seat) {
		why := ""
		if p.table().Count(game.Hand(seat)) == 0 {
			why = ", with no card in hand"
		}
		return fmt.Errorf("%s is not asked for cards%s%s", p.seatName(seat), why, p.offers(d))
	}
	p.begins()
	if len(args) == 2 && args[1] == "none" {
		return p.answer(seat, []game.Choice{{Kind: game.Pass}})
	}
	if err := p.answer(seat, []game.Choice{{Kind: game.Act}}); err != nil {
		return err
	}
	picks, err := p.resolve(p.pending(), args[1:])
	if err != nil {
		return err
	}
	return p.answer(seat, picks)
}

// act answers a window: the named seats want to play something, and the others pass.
func (p *play) act(args []string) error {
	if len(args) < 2 {
		return errors.New("act SEAT... WINDOW")
	}
	w, err := windows.find(args[len(args)-1])
	if err != nil {
		return err
	}
	var seats []game.Seat
	for _, word := range args[:len(args)-1] {
		seat, err := p.seat(word)
		if err != nil {
			return err
		}
		seats = append(seats, seat)
	}
	d, err := p.window(w, seats)
	if err != nil {
		return err
	}
	p.begins()
	for _, s := range seats {
		if err := p.answer(s, []game.Choice{{Kind: game.Act}}); err != nil {
			return err
		}
	}
	for _, s := range d.Seats.List() {
		if !slices.Contains(seats, s) {
			if err := p.answer(s, []game.Choice{{Kind: game.Pass}}); err != nil {
				return err
			}
		}
	}
	return nil
}

// pass passes windows up to and including the next of a name, or the Nth.
func (p *play) pass(args []string) error {
	name, n, err := times(args[0])
	if err != nil {
		return err
	}
	w, err := windows.find(name)
	if err != nil {
		return err
	}
	for range n {
		d, err := p.window(w, nil)
		if err != nil {
			return err
		}
		p.begins()
		if err := p.skip(d); err != nil {
			return err
		}
	}
	return nil
}

// refuse checks that an answer is refused and changes nothing.
func (p *play) refuse(args []string) error {
	if len(args) < 2 {
		return errors.New("refuse SEAT CHOICE…")
	}
	seat, err := p.seat(args[0])
	if err != nil {
		return err
	}
	if err := p.settle(); err != nil {
		return err
	}
	p.begins()
	d := p.pending()
	words, err := all(args[1:])
	if err != nil {
		return err
	}
	tries := [][]game.Choice{nil}
	if !(len(words) == 1 && words[0] == "none") {
		for _, word := range words {
			choices := p.possible(word)
			if d != nil {
				for _, o := range d.Options {
					if slices.Contains(p.called(o.Choice), word) && !slices.Contains(choices, o.Choice) {
						choices = append(choices, o.Choice)
					}
				}
			}
			if len(choices) == 0 {
				return fmt.Errorf("%q names no choice of any decision%s", word, meant(word, p.words()))
			}
			var longer [][]game.Choice
			for _, t := range tries {
				for _, c := range choices {
					longer = append(longer, append(slices.Clone(t), c))
				}
			}
			tries = longer
		}
	}
	before := p.g.State().Hash()
	for _, picks := range tries {
		err := p.g.Decide(game.Answer{Seat: seat, Picks: picks})
		switch {
		case err == nil:
			return fmt.Errorf("%s was accepted", picks)
		case !errors.Is(err, game.ErrIllegal):
			return err
		}
	}
	if p.g.State().Hash() != before {
		return errors.New("it was refused, but changed the state")
	}
	return nil
}

// until plays on until done returns true. Nobody moves, acts or adds cards. Any other decision must be scripted.
func (p *play) until(done func(game.Event, game.Seat) bool) error {
	p.begins()
	current := p.g.Uncovered().Current
	from := p.g.EventCount()
	for {
		for _, e := range p.g.Events(game.Everyone, from) {
			from++
			if e.Kind == game.TurnBegan {
				current = e.Seat
			}
			if done(e, current) {
				return nil
			}
		}
		d := p.pending()
		switch {
		case d == nil:
			return errors.New("the game is over before that")
		case quiet(d):
			if err := p.skip(d); err != nil {
				return err
			}
		case d.Kind == game.ChooseMove || d.Kind == game.ChooseAction || d.Kind == game.Contribute:
			if err := p.answer(d.Seat(), []game.Choice{{Kind: game.Pass}}); err != nil {
				return err
			}
		default:
			return fmt.Errorf("before that a choice must be scripted%s", p.offers(d))
		}
	}
}

// correct makes a correction as package table does. Some edits are made at once, all others at the beginning of a step, before anything is
// answered in it.
func (p *play) correct(args []string) error {
	var edits []game.Edit
	for _, words := range split(args, "then") {
		for i, word := range words {
			if seat, err := p.seat(word); err == nil {
				words[i] = strconv.Itoa(int(seat))
			}
		}
		e, err := game.ParseEdit(strings.Join(words, " "))
		if err != nil {
			return err
		}
		edits = append(edits, e)
	}
	asked := asks(p.g)
	d := p.pending()
	switch {
	case d == nil:
		return errors.New("the game is over")
	case game.AtOnce(edits):
		p.begins()
		if err := p.g.Correct(edits); err != nil {
			return err
		}
	case d.Number != p.g.Snapshot().Asked+1:
		return errors.New("this is set right at the beginning of the step, and something was answered in it already")
	default:
		g, err := game.Correct(p.g.Snapshot(), 0, edits)
		if err != nil {
			return err
		}
		p.g.Close()
		p.g, p.read, p.mark, p.opened, p.recent, p.began = g, 0, 0, nil, len(p.asked), g.Uncovered().Step
	}
	p.answers = append(p.answers, played{edits: edits, asked: asked})
	return p.watch()
}
