package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
)

// play is the game of a scenario while it is played.
type play struct {
	*lexicon
	chance  *chance
	answers []played
	read    int              // events watched so far
	mark    int              // the first event since the last line that acted
	opened  []game.Window    // windows passed since then
	asked   []question       // everything asked so far
	recent  int              // the first of them since the last line that acted
	held    bool             // an expectation waits at what is pending
	began   game.Step        // the step in which the game begins, or continues after a correction
	check   *game.CheckState // the last one
	turns   []int            // begun by each seat
	flying  bool             // the current player was laid in a viper, and has two actions for that
}

// watch looks at what happened since the last time. Chance that the scenario does not fix is an error.
func (p *play) watch() error {
	p.noteAsked()
	var why error
	for e := range p.g.UncoveredEvents(p.read) {
		p.read++
		switch e.Kind {
		case game.TurnBegan:
			p.turns[e.Seat]++
		case game.CharacterTaken:
			if p.first[e.Seat] == "" {
				p.first[e.Seat] = e.Card
			}
		case game.CheckChanged:
			if e.Check != nil {
				p.check = e.Check
			}
		case game.CheckEnded:
			if p.check != nil {
				ended := *p.check
				ended.Result = e.Result
				p.check = &ended
			}
		}
		why = errors.Join(why, p.chance.watch(*e, p.table()))
	}
	return why
}

// pending returns what is asked, with all options shown.
func (p *play) pending() *game.Decision {
	d := p.g.Decision(game.Everyone)
	if d == nil {
		return nil
	}
	if s := d.Seat(); s != game.NoSeat {
		return p.g.Decision(s)
	}
	return d
}

// quiet reports whether a decision that the scenario does not mention is answered automatically: a window, or a look with one button.
func quiet(d *game.Decision) bool {
	return d.Kind == game.AskWindow || len(d.Options) == 1 && d.Options[0].Kind == game.Yes
}

// answer gives an answer and looks at what follows.
func (p *play) answer(seat game.Seat, picks []game.Choice) error {
	a := played{game.Answer{Seat: seat, Picks: picks}, asks(p.g), nil}
	if err := p.g.Decide(a.Answer); err != nil {
		return err
	}
	p.answers = append(p.answers, a)
	return p.watch()
}

// unveil carries out `unveil SEAT CARD`: it reveals a Motive at the pending decision, whoever is asked.
func (p *play) unveil(args []string) error {
	if len(args) != 2 {
		return errors.New("unveil SEAT CARD")
	}
	seat, err := p.seat(args[0])
	if err != nil {
		return err
	}
	id, err := p.box.card(args[1])
	if err != nil {
		return err
	}
	p.begins()
	return p.answer(seat, []game.Choice{{Kind: game.Unveil, Card: id}})
}

// skip answers a quiet decision. Everyone passes a window.
func (p *play) skip(d *game.Decision) error {
	if d.Seats == 0 { // faulty rules could do this, and no answer would ever lead on from there
		return fmt.Errorf("%s is asked of nobody", d.Kind)
	}
	if d.Kind == game.AskWindow {
		p.opened = append(p.opened, d.Window)
	}
	if p.spare(d) {
		return p.answer(d.Seat(), []game.Choice{{Kind: game.Pass}})
	}
	seats := d.Seats.List()
	number := d.Number
	for _, s := range seats {
		if d := p.pending(); d == nil || d.Kind != game.AskWindow && d.Number != number {
			return nil
		}
		if err := p.answer(s, []game.Choice{d.Options[0].Choice}); err != nil {
			return err
		}
	}
	return nil
}

// spare reports whether a decision is the second action of a player laid in a viper, which no line need mention.
func (p *play) spare(d *game.Decision) bool {
	if !p.flying || p.chance.later || d.Kind != game.ChooseAction || !d.Seats.Has(p.table().Current) {
		return false
	}
	return slices.ContainsFunc(p.asked, func(q question) bool { return q.kind == d.Kind && q.seats == d.Seats && q.number < d.Number })
}

// settle passes windows and looks until a decision must be scripted.
func (p *play) settle() error {
	if p.held {
		return nil
	}
	for d := p.pending(); d != nil && quiet(d); d = p.pending() {
		if err := p.skip(d); err != nil {
			return err
		}
	}
	return nil
}

// reach passes windows and looks until stop returns true or a decision must be scripted.
func (p *play) reach(stop func(*game.Decision) bool) (*game.Decision, error) {
	for {
		d := p.pending()
		if d == nil {
			return nil, errors.New("the game is over, nothing is asked")
		}
		if stop(d) || !quiet(d) && !p.spare(d) {
			return d, nil
		}
		if err := p.skip(d); err != nil {
			return nil, err
		}
	}
}

// window passes windows until one of the given name opens for the seats.
func (p *play) window(w game.Window, seats []game.Seat) (*game.Decision, error) {
	d, err := p.reach(func(d *game.Decision) bool {
		return d.Kind == game.AskWindow && d.Window == w && d.Seats&game.SeatsOf(seats...) == game.SeatsOf(seats...)
	})
	if err != nil {
		return nil, fmt.Errorf("no window %s opens for %s: %w", w, p.seatNames(game.SeatsOf(seats...)), err)
	}
	if d.Kind != game.AskWindow {
		return nil, fmt.Errorf("no window %s opens for %s before %s is asked %s", w, p.seatNames(game.SeatsOf(seats...)), p.seatNames(d.Seats), d.Kind)
	}
	return d, nil
}

// begins marks that a line acts now. Expectations count what happens from here on.
func (p *play) begins() {
	p.mark = p.g.EventCount()
	p.opened = nil
	p.recent = len(p.asked)
}
