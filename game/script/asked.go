package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
)

// question is something that was asked, and in which step of which turn.
type question struct {
	number int
	kind   game.Kind
	seats  game.Seats
	turn   int
	step   game.Step
}

// noteAsked takes note of what is asked now.
func (r *run) noteAsked() {
	d := r.pending()
	if d == nil || len(r.asked) > 0 && r.asked[len(r.asked)-1].number == d.Number {
		return
	}
	t := r.table()
	r.asked = append(r.asked, question{d.Number, d.Kind, d.Seats, t.Turn, t.Step})
}

// expectNotAsked is `not-asked SEAT [KIND] [in STEP]`: since the last line that acted, or in all of the last step of that name.
func (r *run) expectNotAsked(args []string) error {
	since := r.asked[r.recent:]
	if n := len(args); n > 2 && args[n-2] == "in" {
		step, err := steps.find(args[n-1])
		if err != nil {
			return err
		}
		if since = r.askedIn(step); since == nil {
			return fmt.Errorf("there was no step %s in which anything was asked", step)
		}
		args = args[:n-2]
	}
	if len(args) < 1 || len(args) > 2 {
		return errors.New("expect not-asked SEAT [KIND] [in STEP]")
	}
	s, err := r.seat(args[0])
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

// askedIn is what was asked in the last step of a name.
func (r *run) askedIn(step game.Step) []question {
	for i := len(r.asked) - 1; i >= 0; i-- {
		if r.asked[i].step != step {
			continue
		}
		turn := r.asked[i].turn
		return slices.DeleteFunc(slices.Clone(r.asked), func(q question) bool { return q.step != step || q.turn != turn })
	}
	return nil
}
