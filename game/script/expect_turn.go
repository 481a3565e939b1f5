package script

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

func (w *witness) expectTurn(args []string) error {
	if len(args) != 2 {
		return errors.New("expect turn SEAT STEP")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	step, err := steps.find(args[1])
	if err != nil {
		return err
	}
	if d := w.pending(); d != nil && w.spare(d) && step > game.ActionStep {
		if err := w.skip(d); err != nil {
			return err
		}
		if err := w.settle(); err != nil {
			return err
		}
	}
	if t := w.table(); t.Current != s || t.Step != step {
		return fmt.Errorf("it is %s's turn, step %s", w.seatName(t.Current), t.Step)
	}
	return nil
}

// expectTurns checks `turns SEAT N`: the turns that a seat has begun.
func (w *witness) expectTurns(args []string) error {
	if len(args) != 2 {
		return errors.New("expect turns SEAT N")
	}
	s, err := w.seat(args[0])
	if err != nil {
		return err
	}
	want, err := number(args[1])
	if err != nil {
		return err
	}
	if got := w.turns[s]; got != want {
		return fmt.Errorf("%s has begun %d turns, not %d", args[0], got, want)
	}
	return nil
}

func (w *witness) usedWord(args []string) (bool, error) {
	if len(args) != 1 {
		return false, errors.New("expect used|unused ABILITY")
	}
	if !w.box.abilities[card.ID(args[0])] && !w.isTitle(args[0]) {
		return false, unknown("ability or card that is used once a turn", args[0], w.limited())
	}
	return slices.Contains(w.table().UsedThisTurn, card.ID(args[0])), nil
}

func (w *witness) expectUsed(args []string) error {
	used, err := w.usedWord(args)
	if err == nil && !used {
		err = errors.New("it is not")
	}
	return err
}

func (w *witness) expectUnused(args []string) error {
	used, err := w.usedWord(args)
	if err == nil && used {
		err = errors.New("it is used")
	}
	return err
}

// expectCheck checks the last skill check: difficulty N, partial N, total N, result passed, SEAT N for the number of cards that a seat added,
// and what happened to the cards in it.
func (w *witness) expectCheck(args []string) error {
	if len(args) < 2 || len(args)%2 != 0 {
		return errors.New("expect check [difficulty N] [partial N] [total N] [SEAT|destiny N] [result passed|middle|failed]")
	}
	if w.check == nil {
		return errors.New("there was no check")
	}
	for i := 0; i < len(args); i += 2 {
		if args[i] == "result" {
			want, err := results.find(args[i+1])
			if err != nil {
				return err
			}
			if w.check.Result != want {
				return fmt.Errorf("it %s, with %d of %d", resultNames[w.check.Result], w.check.Total, w.check.Difficulty)
			}
			continue
		}
		if got, ok := w.checkWords()[args[i]]; ok {
			if got != args[i+1] {
				return fmt.Errorf("%s is %s, not %s", args[i], got, args[i+1])
			}
			continue
		}
		facts := map[string]int{
			"difficulty": w.check.Difficulty, "total": w.check.Total, "partial": w.check.Partial,
			"destiny": int(w.check.Added[game.Everyone]),
		}
		for s := range w.setup.Players {
			for _, who := range w.seatCalled(game.Seat(s)) {
				facts[who] = int(w.check.Added[s])
			}
		}
		got, ok := facts[args[i]]
		if !ok {
			return unknown("fact of a check", args[i], append(append(keys(facts), keys(w.checkWords())...), "result"))
		}
		want, err := number(args[i+1])
		if err != nil {
			return err
		}
		if got != want {
			return fmt.Errorf("the %s is %d, not %d", args[i], got, want)
		}
	}
	return nil
}

// checkWords returns what happened to the cards of the last check, each fact as one word.
func (w *witness) checkWords() map[string]string {
	list := func(ids []card.ID) string {
		if len(ids) == 0 {
			return "none"
		}
		var words []string
		for _, id := range ids {
			words = append(words, string(id))
		}
		return strings.Join(words, ",")
	}
	out := slices.Sorted(slices.Values(w.check.TakenOut)) // the check holds its cards in shuffled order
	words := map[string]string{"resolved": list(w.check.Resolved), "taken-out": list(out), "double": "none", "consequence": "none"}
	if w.check.Double != card.AnySkill {
		words["double"] = w.check.Double.String()
	}
	if w.check.Consequent {
		words["consequence"] = "yes"
	}
	return words
}

// expectOver checks `over humans|cylons WHY [RESOURCE]`.
func (w *witness) expectOver(args []string) error {
	if len(args) < 2 || len(args) > 3 || len(args) == 3 && args[1] != game.EndedByResource.String() {
		return errors.New("expect over humans|cylons WHY, or resource RESOURCE")
	}
	side, err := names[bool]{"side", map[string]bool{"humans": true, "cylons": false}}.find(args[0])
	if err != nil {
		return err
	}
	why, err := endings.find(args[1])
	if err != nil {
		return err
	}
	over := w.table().Over
	if over == nil {
		return errors.New("the game goes on")
	}
	if over.HumansWin != side || over.Why != why {
		return fmt.Errorf("it is over: humans win %v, by %s", over.HumansWin, over.Why)
	}
	if len(args) > 2 {
		which, err := resources.find(args[2])
		if err != nil {
			return err
		}
		if over.Resource != which {
			return fmt.Errorf("it was %s that ran out", over.Resource)
		}
	}
	return nil
}

func (w *witness) expectNotOver(args []string) error {
	if len(args) > 0 {
		return errors.New("expect not-over, and nothing more")
	}
	if over := w.table().Over; over != nil {
		return fmt.Errorf("the game is over: humans win %v, by %s", over.HumansWin, over.Why)
	}
	return nil
}

// expectWon checks `won SEAT... | nobody`: exactly these seats have won.
func (w *witness) expectWon(args []string) error {
	if len(args) == 0 {
		return errors.New("expect won SEAT..., or nobody")
	}
	var want game.Seats
	if len(args) > 1 || args[0] != "nobody" {
		for _, word := range args {
			s, err := w.seat(word)
			if err != nil {
				return err
			}
			want |= game.SeatsOf(s)
		}
	}
	if w.table().Over == nil {
		return errors.New("the game goes on")
	}
	if got := w.g.View(game.Everyone).Winners(); got != want {
		return fmt.Errorf("won has %s", cmp.Or(w.seatNames(got), "nobody"))
	}
	return nil
}
