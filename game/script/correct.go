package script

import (
	"errors"
	"strconv"
	"strings"

	"battlestar/game"
)

// correct sets something right: at once what may be, all else at the beginning of a step, before anything was answered in it, as the
// table does it.
func (r *run) correct(args []string) error {
	var edits []game.Edit
	for _, words := range split(args, "then") {
		for i, word := range words {
			if seat, err := r.seat(word); err == nil {
				words[i] = strconv.Itoa(int(seat))
			}
		}
		e, err := game.ParseEdit(strings.Join(words, " "))
		if err != nil {
			return err
		}
		edits = append(edits, e)
	}
	asked := asks(r.g)
	d := r.pending()
	switch {
	case d == nil:
		return errors.New("the game is over")
	case game.AtOnce(edits):
		r.begins()
		if err := r.g.Correct(edits); err != nil {
			return err
		}
	case d.Number != r.g.Snapshot().Asked+1:
		return errors.New("this is set right at the beginning of the step, and something was answered in it already")
	default:
		g, err := game.Correct(r.g.Snapshot(), 0, edits)
		if err != nil {
			return err
		}
		r.g.Close()
		r.g, r.read, r.mark, r.opened, r.recent, r.began = g, 0, 0, nil, len(r.asked), g.Uncovered().Step
	}
	r.answers = append(r.answers, played{edits: edits, asked: asked})
	return r.watch()
}
