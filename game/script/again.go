package script

import (
	"encoding/json"
	"fmt"

	"battlestar/game"
)

// again plays the answers of a scenario a second time, as a table does that takes back, saves and loads all the time: before each
// answer the game is loaded from the snapshot of the step as a save holds it, and the answers since are given again. Everything must be
// as in the first game.
func again(from *game.State, answers []game.Answer, first *game.Game) error {
	g, err := game.Restore(from)
	if err != nil {
		return err
	}
	defer func() { g.Close() }()
	var base *game.State
	for i, a := range answers {
		pending := g.Decision(game.Everyone)
		if pending == nil {
			return fmt.Errorf("played again the game is over at answer %d", i+1)
		}
		if base == nil || g.Snapshot().Asked != base.Asked {
			if base, err = load(g.Snapshot()); err != nil {
				return err
			}
		}
		since := pending.Number - 1 - base.Asked
		if since > i {
			return fmt.Errorf("at answer %d the snapshot lies %d answers back", i+1, since)
		}
		// Do it,
		want := ""
		if err := g.Decide(a); err != nil {
			return fmt.Errorf("played again answer %d is refused: %w", i+1, err)
		}
		want = print(g)
		g.Close()
		// go back, load, do it again.
		if g, err = game.Restore(base); err != nil {
			return fmt.Errorf("the snapshot before answer %d cannot be restored: %w", i+1, err)
		}
		for _, earlier := range answers[i-since : i+1] {
			if err := g.Decide(earlier); err != nil {
				return fmt.Errorf("taken back and loaded, answer %d is refused: %w", i+1, err)
			}
		}
		if got := print(g); got != want {
			return fmt.Errorf("after answer %d the game taken back and loaded asks %s, not %s", i+1, got, want)
		}
	}
	if got, want := g.State().Hash(), first.State().Hash(); got != want {
		return fmt.Errorf("taken back, saved and loaded the game ends with another state")
	}
	return nil
}

// print is a fingerprint of what is pending.
func print(g *game.Game) string {
	d := g.Decision(game.Everyone)
	if d == nil {
		return "nothing"
	}
	if s := d.Seat(); s != game.NoSeat {
		d = g.Decision(s)
	}
	return fmt.Sprintf("%d %s of %d %v", d.Number, d.Kind, d.Seats, d.Options)
}

// load is a state written as a save holds it and read again.
func load(s *game.State) (*game.State, error) {
	data, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	var back game.State
	if err := json.Unmarshal(data, &back); err != nil {
		return nil, fmt.Errorf("a snapshot cannot be read again: %w", err)
	}
	if back.Hash() != s.Hash() {
		return nil, fmt.Errorf("a snapshot of step %s differs when it is read again", s.Step)
	}
	return &back, nil
}
