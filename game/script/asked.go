package script

import (
	"slices"

	"battlestar/game"
)

// question is a decision that was asked, with its turn and step.
type question struct {
	number int
	kind   game.Kind
	seats  game.Seats
	turn   int
	step   game.Step
}

// noteAsked records what is asked now.
func (p *play) noteAsked() {
	d := p.pending()
	if d == nil || len(p.asked) > 0 && p.asked[len(p.asked)-1].number == d.Number {
		return
	}
	t := p.table()
	p.asked = append(p.asked, question{d.Number, d.Kind, d.Seats, t.Turn, t.Step})
}

// askedIn returns what was asked in the last step of that name.
func (p *play) askedIn(step game.Step) []question {
	for i := len(p.asked) - 1; i >= 0; i-- {
		if p.asked[i].step != step {
			continue
		}
		turn := p.asked[i].turn
		return slices.DeleteFunc(slices.Clone(p.asked), func(q question) bool { return q.step != step || q.turn != turn })
	}
	return nil
}
